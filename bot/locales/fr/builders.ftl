builders-name = Builders
builders-title-orders = Les commandes
builders-title-foundation = Tour { $turn }, les fondations
builders-title-panels = Tour { $turn }, les pans
builders-stage-orders = Les commandes
builders-stage-foundation = Les fondations
builders-stage-panels = Les pans
builders-luck = les dés
builders-option-spaces = Le parcours a { $count } cases par côté.
builders-option-pieces-a-corner = Chaque coin passé rapporte { $count } pièces.
builders-option-head-start = { $count ->
    [0] Tous les pions partent du même coin.
    [one] Dans l’ordre du tour, chaque pion part { $count } case plus loin.
   *[other] Dans l’ordre du tour, chaque pion part { $count } cases plus loin.
 }
builders-option-small-triangles = Il y a { $count } petits triangles (C).
builders-option-large-triangles = Il y a { $count } grands triangles (D).
builders-option-corner-joints = { $count ->
    [0] Il n’y a pas de clés d’angle, donc pas de structures.
    [one] Il y a { $count } clé d’angle pour les structures.
   *[other] Il y a { $count } clés d’angle pour les structures.
 }
builders-option-shortest-side = { $count ->
    [0] Chaque côté des fondations a au moins autant de B qu’il y a de joueurs.
   *[other] Chaque côté des fondations a au moins { $count } B.
 }
builders-near-foundation = -# La partie finit au plus tard quand quatre pans sur ces fondations sont terminés. Maintenant : côté { $side } sur 4.
builders-steps-left = -# Étapes restantes : { $left } sur { $value }. Après la dernière, le tour finit de lui-même.
builders-near-panels = -# La partie finit au plus tard quand tous les pans sont terminés : pour l’instant { $finished } sur 4. Il reste de la place pour { $room } C (un D en prend quatre).
builders-button-panel-order = Écrire ta commande
builders-button-panel-take = Choisir { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
 }
builders-button-usual = Prendre { $pieces }
builders-button-roll = Lancer
builders-button-move = Avancer de { $value }{ $pieces ->
    [0] {""}
    [one] , prendre { $pieces } pièce
   *[other] , prendre { $pieces } pièces
 }
builders-button-build = Construire jusqu’à { $value }
builders-button-lay = Poser { $kind ->
    [A] le coin A
    [B] le côté B
    [C] un petit C
   *[D] un grand D
 }{ $joints ->
    [0] {""}
   *[other] {" "}(+{ $joints })
 }
builders-button-lead = { $panel ->
    [north] Nord
    [east] Est
    [south] Sud
   *[west] Ouest
 } : { $pieces ->
    [one] dernier { $shape ->
        [C] petit C
       *[D] grand D
    }
   *[other] rangée de { $pieces } { $shape ->
        [C] petits C
       *[D] grands D
    }
 } (+{ $joints })
builders-menu-lead = Quelle rangée entamer ?
builders-choice-lead = Rangée entière : { $joints ->
    [one] { $joints } point
   *[other] { $joints } points
 }{ $next ->
    [0] , ce qui termine le pan
   *[other] {""}
 }{ $same ->
    [0] {""}
   *[other] {" "}; pareil : { $sides }
 }
builders-button-structure = { $step ->
        [1] Nouvelle structure ({ $steps } étapes, +{ $points })
        [4] Terminer la structure (+{ $points })
       *[other] Structure, étape { $step }/{ $steps } (+{ $points })
    }
builders-button-many = { $steps ->
    [0] Poser { $count } d’un coup
    [one] Poser { $count }, structure : 1
   *[other] { $count ->
        [0] { $steps } étapes de structure
       *[other] Poser { $count }, structure : { $steps }
    }
 }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
 }
builders-button-done = Finir mon tour
builders-button-zoom = Zoom
builders-button-finished = Le puzzle terminé
builders-forced-move = rien à poser : { $place ->
    [north] le côté nord
    [east] le côté est
    [south] le côté sud
    [west] le côté ouest
   *[row] la rangée ouverte
 } demande { $kinds ->
    [A] un A
    [AB] un A ou un B
   *[other] un { $kinds }
 }
builders-warning-done = Tu peux encore { $count ->
    [0] continuer ta structure
    [one] poser { $count } pièce
   *[other] poser jusqu’à { $count } pièces
 }, et la prochaine étape rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. Finir quand même ton tour ?
builders-choosing-order = ### Ta commande
    Choisis { $total } pièces, au plus { $corners } A et { $rectangles } B. Ta commande reste secrète jusqu’à ce que toutes soient remises.
    -# A : coins des fondations. B : leurs côtés. C : petits triangles. D : grands triangles.
builders-choosing-take = ### Prends { $total ->
        [one] { $total } pièce
       *[other] { $total } pièces
    } dans la boîte
    { $foundation ->
        [open]
            Tu ne peux jamais avoir plus de deux A en main.
            -# A : coins des fondations. B : leurs côtés. C : petits triangles. D : grands triangles.
       *[closed] -# C : petits triangles. D : grands triangles.
    }
builders-choosing-held = Tu as en main **{ $pieces }**. { $open ->
    [foundation] Les fondations sont ouvertes.
    [none] Aucune rangée n’est ouverte.
   *[other] Une rangée de { $open } est ouverte sur le { $panel } : il manque { $left ->
        [one] { $left } pièce
       *[other] { $left } pièces
    }.
 }
builders-choosing-so-far = { $left ->
    [0] Choix : **{ $pieces }**.
   *[other] Choix : **{ $pieces }**, encore { $left } à choisir. Un bouton avec une lettre ajoute d’un coup tout ce qui manque.
 }
builders-choosing-handed-in = Commande remise : **{ $pieces }**. Tu peux la changer jusqu’à ce que toutes les commandes soient remises.
builders-button-kind = { $kind } : { $count }
builders-button-fewer = −{ $count }
builders-button-more = +{ $count }
builders-button-confirm-order = { $left ->
    [0] Remettre
   *[other] Remettre ({ $count } sur { $total })
 }
builders-button-confirm-take = { $left ->
    [0] Les prendre
   *[other] Les prendre ({ $count } sur { $total })
 }
builders-quick-usual = Comme d’habitude
builders-quick-even = Un peu de tout
builders-quick-foundation = Surtout A et B
builders-quick-triangles = Moitié C, moitié D
builders-quick-small = Surtout C
builders-quick-large = Surtout D
builders-choice-quick = { $name } : { $pieces }
builders-verdict-complete = Le puzzle est complet.
builders-verdict-exhausted = On ne peut plus rien construire.
builders-verdict-tie = { $ended } { $tie }.
builders-score-left-match = a quitté la partie, hors classement
builders-score-joints = { $points ->
    [one] { $points } clé
   *[other] { $points } clés
 }
builders-score-structures = { "" }
builders-score-structure-points = { $structures ->
    [0] { "" }
    [one] { $points } points pour { $structures } structure
   *[other] { $points } points pour { $structures } structures
 }
builders-score-laid = { $points ->
    [one] { $points } pièce posée
   *[other] { $points } pièces posées
 }
builders-score-left = { $points ->
    [one] { $points } pièce restante
   *[other] { $points } pièces restantes
 }
builders-illegal-not-an-action = Je ne comprends pas « { $text } ». Utilise les boutons sous le plateau, ou les commandes du jeu.
builders-illegal-left-the-match = Tu as quitté la partie.
builders-illegal-order-first = D’abord, tout le monde remet une commande.
builders-illegal-roll-first = D’abord, il faut lancer les dés.
builders-illegal-take-first = Prends d’abord les pièces que ton déplacement a rapportées.
builders-illegal-choose-first = Les dés sont lancés. Maintenant, avance ou construis.
builders-illegal-building-begun = Tu as commencé à construire. Continue, ou finis ton tour.
builders-illegal-order-handed-in = Ta commande est remise. Tu peux la changer jusqu’à ce que toutes le soient.
builders-illegal-orders-revealed = Toutes les commandes sont remises, on ne peut donc plus les changer.
builders-illegal-wrong-number = Il te faut exactement { $needed ->
    [one] { $needed } pièce
   *[other] { $needed } pièces
 }, et tu en as choisi { $given }.
builders-illegal-order-limit = Tu peux commander au plus { $most } { $piece }, et tu en as choisi { $given }.
builders-illegal-corners-held = Tu peux avoir en main au plus { $most } A. Tu en as { $held }, et tu en veux { $taken } de plus.
builders-illegal-not-in-box = { $most ->
    [0] La boîte n’a plus de { $piece }
    [one] La boîte n’a plus que { $most } { $piece }
   *[other] La boîte n’a plus que { $most } { $piece }
 }, et tu en veux { $given }.
builders-illegal-nothing-to-take = Avancer ne te rapporterait rien : aucune pièce de la boîte n’est utile. Tu dois donc construire.
builders-illegal-no-such-piece = Il n’y a pas de pièce { $piece }. Les pièces sont A, B, C et D.
builders-illegal-not-in-hand = Tu n’as pas de { $piece } en main.
builders-illegal-no-steps-left = Tu as posé autant de pièces que tes dés le permettent. Finis ton tour, ou annule quelque chose.
builders-illegal-nothing-built = Tu as choisi de construire, pose donc au moins une pièce.
builders-illegal-foundation-open = Tant que les fondations ne sont pas fermées, on ne peut poser que des A et des B. { $piece } doit attendre.
builders-illegal-foundation-closed = Les fondations sont fermées, il n’y a donc plus de place pour { $piece }.
builders-illegal-side-too-short = Côté { $side } : il faut au moins { $needed } B avant un coin A. Il y en a { $there }.
builders-illegal-side-too-long = Côté { $side } : il y a { $there } B, et il peut y en avoir au plus { $most } : les fondations ont en tout au plus 36 pièces. Ensuite vient un A.
builders-illegal-side-fixed = Côté { $side } : il faut { $needed } B, comme en face. Il y en a { $there }.
builders-illegal-no-open-row = Aucune rangée n’est ouverte. Pour en entamer une avec { $piece }, dis sur quel pan.
builders-illegal-other-shape = La rangée ouverte est faite de { $shape }, donc { $piece } n’y va pas.
builders-illegal-row-open = Une rangée de { $shape } est ouverte sur le pan { $panel }. Termine-la avant d’en entamer une autre.
builders-illegal-panel-finished = Le pan { $panel } est terminé.
builders-illegal-odd-length = Une rangée de D demande une longueur paire, et le pan { $panel } a maintenant une longueur de { $length }.
builders-illegal-row-needs = La rangée demande { $needed } { $shape }, mais il n’en reste que { $there } dans la boîte et toutes les mains ensemble : personne ne pourrait la terminer.
builders-illegal-puzzle-ended = Le puzzle est fini, il n’y a donc plus de place pour { $piece }. Tu peux encore continuer ta structure.
builders-illegal-no-corner-joint = Chaque étape d’une structure demande un C et une clé d’angle, et tu n’as pas de clé d’angle. Un double en rapporte deux.
command-builders = Builders : un puzzle en bois pour deux à quatre joueurs
command-builders-order = Remettre ta commande de dix pièces, en secret
command-builders-move = Avancer ton pion selon les dés
command-builders-take = Prendre des pièces dans la boîte après avoir passé des coins
command-builders-build = Poser une pièce, entamer une rangée, ou construire tout ce que tu peux
command-builders-structure = Ajouter un C et une clé d’angle à ta structure
command-builders-done = Finir ton tour de construction
parameter-builders-spaces-name = cases par côté
parameter-builders-spaces = Cases de chaque côté du parcours (8 à 12)
parameter-builders-pieces-a-corner-name = pièces par coin
parameter-builders-pieces-a-corner = Pièces pour chaque coin passé (5 à 12)
parameter-builders-head-start-name = écart au départ
parameter-builders-head-start = Cases entre les pions au départ (0 à 2)
parameter-builders-small-triangles-name = petits triangles
parameter-builders-small-triangles = C dans la boîte (100 à 200)
parameter-builders-large-triangles-name = grands triangles
parameter-builders-large-triangles = D dans la boîte (50 à 120)
parameter-builders-corner-joints-name = clés d’angle
parameter-builders-corner-joints = Clés d’angle dans leur boîte (0 à 48)
parameter-builders-shortest-side-name = côté le plus court
parameter-builders-shortest-side = B de chaque côté au moins (2 à 4) ; sans choix, autant que de joueurs
parameter-builders-order-pieces = Dix pièces, par exemple 1A 4B 3C 2D
parameter-builders-take-pieces = Autant que ton déplacement en rapporte, par exemple 5C 5D
parameter-builders-build-step = Une pièce à poser, une rangée à entamer, ou tout ce que tu peux
builders-rules = ### Builders
    De deux à quatre joueurs construisent ensemble un puzzle en bois, mais chacun pour soi : chaque clé que tu poses est un point. Le plus grand nombre de points gagne.

    { "**" }Les pièces.** Les A sont les coins et les B les côtés des fondations. Les C sont de petits triangles et les D de grands. D’abord, tout le monde commande dix pièces en secret.

    { "**" }Ton tour** commence par un lancer de deux dés. Utilise toute sa valeur pour une de ces deux choses. Un double compte deux fois{ $corner_joints ->
        [0] .
       *[other] {" "}et rapporte deux clés d’angle, qui tiennent les structures ensemble.
    }
    - **Avance** ton pion. Chaque coin qu’il passe ou atteint rapporte { $pieces_a_corner ->
        [10] dix pièces
       *[other] { $pieces_a_corner } pièces
    } de ton choix. Tu ne peux jamais avoir plus de deux A en main.
    - **Construis** : pose autant de pièces que montrent les dés, ou moins.

    { "**" }Les fondations** viennent d’abord, pièce après pièce : des B le long d’un côté, un A au bout. Tu peux finir un côté par un A dès qu’il a { $shortest_side ->
        [0] autant de B qu’il y a de joueurs.
       *[other] { $shortest_side } B.
    } Les côtés opposés sont égaux, et les fondations ont en tout au plus 36 pièces. Une fois qu’elles sont fermées, les A et les B ne servent plus à rien.

    { "**" }Les pans** s’élèvent sur leurs quatre côtés, rangée par rangée. Une rangée est faite uniquement de C ou uniquement de D. Une seule rangée est ouverte à la fois, et il faut la terminer avant d’entamer la suivante. Qui entame une rangée en choisit le pan et la forme. Une rangée de D demande une longueur paire, et il doit rester assez de pièces pour terminer la rangée. Chaque rangée est plus courte que celle du dessous, jusqu’à ce qu’une seule pièce termine le pan.

    { "**" }Clés.** Une pièce rapporte une clé pour chaque pièce qu’elle touche par un bord.

    { "**" }Structures.** Une structure demande quatre étapes et vaut 8 points. Chaque étape utilise un C et une clé d’angle de ta main. Inachevée, elle ne vaut rien.{ $corner_joints ->
        [0] {" "}Il n’y a pas de clés d’angle à cette table, personne ne peut donc en construire.
       *[other] {""}
    }

    { "**" }Abandon.** Si tu abandonnes, tout ce que tu as en main retourne dans les boîtes et tes clés restent dans le puzzle. Les autres continuent, et tu n’es pas au classement.

    { "**" }La fin** arrive quand le puzzle est complet ou qu’on ne peut plus rien construire. À égalité de points, c’est le plus de clés qui gagne, puis le plus de pièces posées, puis le moins de pièces en main.
builders-possible-order = commander dix pièces
builders-possible-roll = lancer les dés
builders-possible-move = avancer ton pion
builders-possible-take = prendre des pièces dans la boîte
builders-possible-lay = { $count ->
    [one] poser la prochaine pièce
   *[other] poser la prochaine pièce ({ $count } sortes)
 }
builders-possible-lead = { $count ->
    [one] entamer une rangée
   *[other] entamer une rangée ({ $count } façons)
 }
builders-possible-structure = continuer une structure
builders-possible-done = finir ton tour
builders-do-order = Commander { $pieces }
builders-do-roll = Lancer les dés
builders-do-move = Avancer de { $value }
builders-do-take = Prendre { $pieces }
builders-do-lay = Poser { $kind ->
        [A] un A
       *[other] un { $kind }
    }{ $ends ->
        [ring] {" "}et fermer les fondations
        [row] {" "}et finir la rangée
        [panel] {" "}et terminer le pan
       *[none] {""}
    }
builders-do-lead = Entamer une rangée de { $shape } sur le { $panel }
builders-do-finish = Poser un { $shape } et terminer le { $panel }
builders-do-structure = { $steps ->
        [0] Terminer ta structure
        [one] Commencer une structure
       *[other] Continuer ta structure
    }
builders-do-done = Finir le tour
builders-progress = -# Commandes remises : { $done } sur { $count }. On attend { $players }.
builders-begins-ahead = { $player } commence avec { $count ->
    [one] { $count } structure complète, qui vaut 8 points
   *[other] { $count } structures complètes, qui valent 8 points chacune
 }.
builders-begins-ahead-by = { $count ->
    [one] { $count } structure
   *[other] { $count } structures
 }
