clip-ended = { DATETIME($date, dateStyle: "long") }
clip-score = { $points }
clip-alt = Un clip avec { $players } : { $game }.
clip-alt-on = Un clip avec { $players } : { $game }, le { DATETIME($date, dateStyle: "long") }.
button-clip = Partager un clip
button-clip-stop = Arrêter
command-match-clip = Partager la partie finie de ce salon en image animée
parameter-match-clip-first = Le premier tour à montrer ; dans une course, la première étape
parameter-match-clip-last = Le dernier tour à montrer ; dans une course, la dernière étape
parameter-match-clip-speed = La vitesse à laquelle passent les tours
parameter-match-clip-format = WebP est plus net et plus petit ; GIF marche partout
choice-speed-slow = Lente
choice-speed-normal = Normale
choice-speed-fast = Rapide
choice-format-webp = WebP
choice-format-gif = GIF
refusal-clip-not-over = Un clip vient après la fin : cette partie est encore en cours.
refusal-clip-nothing-played = Rien n’a été joué dans cette partie, il n’y a donc pas de clip.
refusal-clip-players-only = Il faut avoir joué la partie pour en partager un clip.
refusal-clip-underway = Un clip est déjà en cours de dessin sur ce serveur. Attends qu’il soit terminé.
refusal-clip-turns = { $count ->
    [one] Cette partie n’a que { $count } tour
   *[other] Cette partie va du tour 1 au tour { $count }
 } : choisis le premier et le dernier à montrer, dans cet ordre.
refusal-clip-steps = { $count ->
    [one] Cette partie n’a que { $count } étape
   *[other] Cette partie va de l’étape 1 à l’étape { $count }
 } : choisis la première et la dernière à montrer, dans cet ordre.
refusal-clip-failed = Le clip n’a pas pu être dessiné. Réessaie.
refusal-clip-too-large = Même un très petit clip est plus grand que ce que ce serveur accepte ({ $most } Mo).
refusal-clip-gone = Ce clip est déjà terminé.
clip-begins = Le clip se prépare.
clip-progress = Dessin du clip : image { $done } sur { $total }.
clip-stopped = Le clip a été arrêté. Rien n’a été publié.
clip-posted = Le clip est dans le salon.
clip-of = Clip : { $game }, { $players }
clip-of-turns = Clip : { $game }, { $players }, tours { $first } à { $last }
clip-of-steps = Clip : { $game }, { $players }, étapes { $first } à { $last }
cli-record-clip = Dessiner une partie entière en image animée.
cli-record-clip-output = Le fichier à écrire ; il ne doit pas encore exister. Par défaut, le nom du fichier de partie avec le format à la fin.
cli-record-clip-first = Le premier tour à montrer ; dans une course, la première étape.
cli-record-clip-last = Le dernier tour à montrer ; dans une course, la dernière étape.
cli-record-clip-speed = La vitesse à laquelle passent les tours.
cli-record-clip-format = WebP est plus net et plus petit ; GIF marche partout.
cli-record-clip-theme = Les couleurs des images.
cli-record-clip-megabytes = La taille maximale du fichier.
cli-record-clip-no-size = { $size } n’est pas une taille : choisis un nombre supérieur à 0, au plus { $most }.
cli-record-clip-drawing = Dessin
cli-record-clip-too-large = Même un très petit clip ne tient pas dans cette taille.
cli-record-clip-done = Le clip est écrit dans { $file } : { $frames } images de { $width } × { $height }.
