command-rules = Les règles des jeux, et chaque carte et chaque pièce
command-rules-card = Chercher une carte, un bâtiment, une pièce ou une option
command-rules-game = Lire les règles d’un jeu, section par section
parameter-rules-card = Ce que tu cherches
parameter-rules-game = Le jeu dont tu veux lire les règles
rules-entry = ### { $name }
    { $game }. { $words }
rules-entry-others = -# Aussi : { $names }{ $more ->
    [0] .
   *[other] {" "}et { $more } de plus.
 }
rules-entry-choice = { $name } ({ $game })
rules-entry-option-name = Option : { $name }
rules-entry-option = { $words }.
rules-callouts = Chaque § de l’image est une section des règles. Choisis-la dans le menu ci-dessous pour la lire.
rules-menu-sections = Lire une section
rules-menu-entries = Qu’est-ce que c’est ?
rules-section-choice = §{ $number } { $heading }
rules-section-all = Toutes les règles
rules-section-title = ### { $game } · §{ $number }
button-rule = Règles §{ $number } : { $heading }
refusal-no-such-entry = Il n’y a pas de carte, de bâtiment, de pièce ni d’option « { $name } ». Tape quelques lettres et choisis dans la liste.
constructor-entry-ring-name = Anneau
constructor-entry-ring = Chaque couleur en a trois. Un anneau va autour d’un plot adverse seul. Ce n’est pas une tour, mais un disque peut aller dessus. Un anneau seul reçoit un disque adverse.
constructor-entry-medium-name = Disque
constructor-entry-medium = Chaque couleur en a trois. Un disque va sur un anneau adverse, même autour d’un plot. Un plot peut aller dessus.
constructor-entry-small-name = Plot
constructor-entry-small = Chaque couleur en a trois. Un plot va sur un disque adverse, et plus rien ne peut ensuite y aller. Tant qu’il est seul, un anneau peut l’entourer.
constructor-entry-enclosed-name = Anneau autour d’un plot
constructor-entry-enclosed = Pas de tour, et pas de point pour personne. Un disque de l’autre couleur peut encore aller sur l’anneau.
constructor-entry-tower-name = Tour
constructor-entry-tower = Deux pièces ou plus l’une sur l’autre. Elle est à la couleur de la pièce du sommet et vaut un point à la fin de la manche, quelle que soit sa hauteur.
middle-ages-entry-building = Un chantier. Il demande { $needs }, et rapporte { $coins ->
        [one] { $coins } écu
       *[other] { $coins } écus
    } et { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    } quand il est terminé. Cette carte existe une fois.
middle-ages-entry-machine = Une machine. Elle demande { $needs }, et rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } quand elle est terminée. Dès lors, elle travaille sans salaire pour qui la possède et apporte { $supplies }. Cette carte existe une fois.
middle-ages-entry-worker = Un ouvrier, salaire : { $wage ->
        [one] { $wage } écu
       *[other] { $wage } écus
    } à chaque envoi. Apporte { $brings }. { $count ->
        [one] Cette carte existe { $count } fois.
       *[other] Cette carte existe { $count } fois.
    }
space-builder-entry = Une carte à deux faces. Recto : { $front }. Verso : { $back }.
builders-entry-A-name = A, coin
builders-entry-A = Un coin des fondations. Chaque joueur peut en avoir deux en main au plus ; il y en a 8. Une fois les fondations fermées, il ne sert plus à rien.
builders-entry-B-name = B, côté
builders-entry-B = Un côté des fondations, une étape pour le poser. Il y en a 36. Une fois les fondations fermées, il ne sert plus à rien.
builders-entry-C-name = C, petit triangle
builders-entry-C = Remplit les rangées de petits triangles, et quatre font une structure. Il y en a 144.
builders-entry-D-name = D, grand triangle
builders-entry-D = Remplit les rangées de grands triangles ; une rangée de D demande une longueur paire. Il y en a 72.
builders-entry-joint-name = Clé
builders-entry-joint = Là où une pièce en touche une posée avant : un point pour qui la pose. Personne ne manque de clés.
builders-entry-corner-joint-name = Clé d’angle
builders-entry-corner-joint = Un double en rapporte deux, tant qu’il y en a : 24 à la plupart des tables. Quatre d’entre elles et quatre C font une structure.
builders-entry-structure-name = Structure
builders-entry-structure = Quatre étapes, chacune avec un C et une clé d’angle : 8 points une fois debout, et rien avant.
