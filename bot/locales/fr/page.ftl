button-page = Enregistrer en page
page-ready = Toute la partie en une page : télécharge le fichier et ouvre-le dans n’importe quel navigateur. Il marche hors ligne.
page-begins = Rassemblement des tours …
page-progress = Dessin des images : { $done } sur { $total }. Ça prend environ une demi-minute.
refusal-page-not-over = La page d’une partie est disponible une fois la partie finie.
refusal-page-not-made = La page n’a pas pu être faite cette fois. Réessaie dans une minute.
page-title = { $game } : { $players }
page-date = Partie du { DATETIME($date, dateStyle: "long") }
page-part-players = Joueurs et résultat
page-score-player = Joueur
page-score-points = Score
page-score-parts = Détails
page-part-board = Le plateau
page-part-controls = Commandes
page-first = Début
page-back = Précédent
page-play = Lecture
page-pause = Pause
page-forward = Suivant
page-last = Fin
page-step = Position
page-speed = Vitesse
page-speed-slow = Lente
page-speed-normal = Normale
page-speed-fast = Rapide
page-keys = Touches : les flèches reculent et avancent, Début et Fin vont à la première et à la dernière position, et la barre d’espace lance la lecture.
page-colours = Couleurs
page-colours-device = Comme mon appareil
page-colours-dark = Sombre
page-colours-light = Clair
page-frame-title = { $frame } · { $title }
page-words = En mots
page-no-script = Voici comment la partie s’est terminée. Avec JavaScript, la page montre toute la partie.
page-part-moments = Moments clés
page-part-steps = Toute la partie
page-part-review = Analyse
page-computer = { $player } (ordinateur, { $level })
page-review-estimates = Tous les nombres sont des estimations tirées de nombreuses { $part ->
    [step] manches simulées
   *[turn] parties jouées jusqu’au bout
 }.
page-review-alt = Les chances de gagner de { $players } dans { $count } positions. À la fin : { $shares }.
page-review-share = { $player } { $percent } %
page-review-percent = { $percent } %
page-review-turning-points = Tournants
page-review-table = Les chances, étape par étape
page-part-table = La table
page-part-options = Options
page-usual-options = Cette partie a été jouée avec les options habituelles.
page-assisted = { $how ->
    [played] Un ordinateur a joué dans cette partie.
   *[unknown] Des ordinateurs ont aidé dans cette partie.
 }
page-moment-lead = { $player } a pris la tête.
page-moment-gain = { $player } a gagné { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, le plus en un tour.
page-moment-end = La fin. { $result }
page-made-with = Fait avec Guildhall.
cli-record-page = Écrire une partie entière en une page que tout navigateur montre sans réseau.
cli-record-page-output = Le fichier à écrire ; il ne doit pas encore exister. Par défaut, le nom du fichier de partie avec .html à la fin.
cli-record-page-theme = Les couleurs des images.
cli-record-page-language = La langue de la page.
cli-record-page-done = La page est écrite dans { $file }. Ouvre-la dans un navigateur.
cli-record-page-painting = Dessin
