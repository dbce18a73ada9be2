builders-order-title = Commande 10 pièces
builders-order-A = coins, au plus 2
builders-order-B = côtés, au plus 9
builders-order-C = petits triangles
builders-order-D = grands triangles
builders-wins = { $names } gagne
builders-share = Égalité : { $names }
builders-tie = Points égaux, départage : { $steps }
builders-left = Abandon
builders-stopped = Partie arrêtée
builders-finished-on = { DATETIME($date, dateStyle: "medium") }
builders-tie-joints = le plus de clés
builders-tie-laid = le plus de pièces posées
builders-tie-left = le moins de pièces en main
builders-count = { $count } { $kind }
builders-none = rien
builders-side-north = nord
builders-side-east = est
builders-side-south = sud
builders-side-west = ouest
builders-panel-north = pan nord
builders-panel-east = pan est
builders-panel-south = pan sud
builders-panel-west = pan ouest
builders-prompt-order = Commande { $count } pièces en secret.
builders-prompt-roll = Lance les dés.
builders-prompt-choose-move-build = Avance de { $value } cases, ou { $pieces ->
    [0] construis une structure
    [one] pose { $pieces } pièce
   *[other] pose jusqu’à { $pieces } pièces
 }.
builders-prompt-choose-move = Avance de { $value } cases.
builders-prompt-build = { $pieces ->
    [0] Continue ta structure
    [one] Pose encore { $pieces } pièce
   *[other] Pose encore jusqu’à { $pieces } pièces
 }, ou finis ton tour.
builders-prompt-choose-build = { $pieces ->
    [0] Construis une structure.
    [one] Pose { $pieces } pièce.
   *[other] Pose jusqu’à { $pieces } pièces.
 }
builders-prompt-done = Tu ne peux plus rien construire : finis ton tour.
builders-prompt-ended = Le puzzle est fini. Continue ta structure, ou finis ton tour : la partie se termine alors.
builders-prompt-take = { $count ->
    [one] Prends { $count } pièce
   *[other] Prends { $count } pièces
 } dans la boîte.
builders-prompt-over = La partie est finie.
builders-did-order = commande de { $pieces }
builders-did-roll = lancer de dés
builders-did-roll-known = lancer de { $first } + { $second }{ $double ->
    [yes] {" "}(un double : { $value } étapes{ $corner_joints ->
        [0] {""}
       *[other] {" "}et 2 clés d’angle
    })
   *[no] {""}
 }
builders-did-roll-pass = lancer de { $first } + { $second }, tour passé (rien n’allait)
builders-did-move = avance de { $value }{ $corners ->
    [0] {""}
    [one] {" "}en passant { $corners } coin
   *[other] {" "}en passant { $corners } coins
 }
builders-did-take = prise de { $pieces }
builders-did-lay = { $ends ->
    [ring] fondations fermées par{" "}
    [row] rangée complétée par{" "}
    [panel] { $panel } terminé par{" "}
   *[none] pose d’
 }{ $kind ->
    [A] un coin A
    [B] un côté B
    [C] un petit C
   *[D] un grand D
 }
builders-did-lay-several = pose de { $pieces }
builders-did-lead = rangée de { $shape } entamée sur le { $panel }
builders-did-finish = { $panel } terminé par { $shape ->
    [C] un petit C
   *[D] un grand D
 }
builders-did-structure = { $steps ->
    [0] structure terminée (8 points)
    [one] structure commencée
   *[other] structure continuée
 }
builders-did-done = fin du tour
builders-did-leave = départ de la partie
builders-says-foundation = Builders, les fondations. À { $name } de jouer.
builders-says-panels = Builders, les pans. À { $name } de jouer.
builders-says-stopped = Builders, la partie a été arrêtée.
builders-says-over = Builders, la partie est finie. { $result }.
builders-says-tie = { $tie }.
builders-says-order = Builders, commandes de départ.
builders-says-kinds = Une commande a au plus 2 coins (A) et 9 côtés (B). Le reste : petits (C) et grands triangles (D).
builders-says-handed-in = { $name } a remis sa commande.
builders-says-writes = { $name } choisit encore.
builders-says-own-order = { $name } a commandé { $pieces }.
builders-says-dice-sum = Les dés montrent { $first } et { $second }, ce qui vaut { $value }.
builders-says-dice-double = Les dés montrent { $first } et { $second }, un double qui vaut { $value }.
builders-says-left = { $left ->
    [0] Il ne reste aucune étape.
    [one] Il reste { $left } étape.
   *[other] Il reste { $left } étapes.
 }
builders-says-ring = Les fondations sont fermées : { $count } pièces, { $north } B au nord et au sud, { $east } B à l’est et à l’ouest.
builders-says-ring-open = Les fondations sont ouvertes : { $north } B au nord, { $east } à l’est, { $south } au sud, { $west } à l’ouest. Côté en cours : { $side } ; un côté a au moins { $shortest } B.
builders-says-row = Une rangée de { $shape } est ouverte sur le { $panel } : la prochaine est la pièce { $slot } sur { $slots } et rapporte { $joints ->
    [one] { $joints } clé
   *[other] { $joints } clés
 }.
builders-says-panel = Le { $panel } fait maintenant { $length } unités de long ({ $base } à la base), posé sur { $below ->
        [foundation] les fondations
       *[other] une rangée de { $below }
    }.
builders-says-panel-finished = Le { $panel } est terminé.
builders-says-leads = Rangées possibles ici : { $leads }.
builders-says-lead = { $shape } ({ $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
 } pour { $joints ->
    [one] { $joints } clé
   *[other] { $joints } clés
 }, { $next ->
    [0] la pointe
    [one] puis { $next } unité
   *[other] puis { $next } unités
 })
builders-says-lead-odd-length = pas de { $shape }, car la longueur est impaire
builders-says-lead-row-needs = pas de { $shape }, car il en reste trop peu pour une rangée de { $pieces }
builders-says-player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $joints ->
    [one] { $joints } clé
   *[other] { $joints } clés
 }, { $structures ->
    [one] { $structures } structure
   *[other] { $structures } structures
 }{ $progress ->
    [0] {""}
   *[other] {" "}et { $progress } étapes sur { $steps } de la suivante
 } ; en main : { $hand } ; { $corner_joints ->
    [one] { $corner_joints } clé d’angle
   *[other] { $corner_joints } clés d’angle
 } ; case { $space } sur { $spaces }.
builders-says-score = { $name }, rang { $rank } : { $total } en tout ; { $joints ->
    [one] { $joints } clé
   *[other] { $joints } clés
 }{ $structures ->
    [0] {""}
    [one] , { $structures } structure pour { $structure_points }
   *[other] , { $structures } structures pour { $structure_points }
 }, { $laid ->
    [one] { $laid } pièce posée
   *[other] { $laid } pièces posées
 }{ $left ->
    [0] {""}
    [one] , { $left } pièce restante
   *[other] , { $left } pièces restantes
 }.
builders-says-gone = { $name } a quitté la partie.
builders-says-leaver = { $name } a quitté la partie, hors classement ; il reste sur le puzzle { $joints ->
        [one] { $joints } clé
       *[other] { $joints } clés
    }{ $structures ->
        [0] {""}
        [one] {" "}et { $structures } structure
       *[other] {" "}et { $structures } structures
    }.
builders-says-box = Dans la boîte : { $pieces } ; { $corner_joints ->
    [one] { $corner_joints } clé d’angle
   *[other] { $corner_joints } clés d’angle
 }.
builders-says-away = Mises de côté : { $pieces }. Pas encore posées : { $small } C et { $large } D.
builders-says-move = Avancer mène à la case { $space }{ $corners ->
    [0] {""}
    [one] {" "}en passant { $corners } coin, pour { $pieces } pièces
   *[other] {" "}en passant { $corners } coins, pour { $pieces } pièces
 }.
builders-says-step = { $action ->
    [lay] poser { $piece ->
        [A] un coin A
        [B] un côté B
        [C] un petit C
       *[D] un grand D
    }
    [lead] entamer une rangée de { $piece } sur le { $panel }
   *[structure] continuer la structure
 } ({ $joints ->
    [0] { $points ->
        [0] aucune clé
       *[other] { $points } points
    }
    [one] { $joints } clé
   *[other] { $joints } clés
 })
builders-says-steps = Étapes possibles : { $steps }.
builders-says-choice = À prendre : { $total ->
    [one] { $total } pièce
   *[other] { $total } pièces
 }, au plus { $most }.
builders-says-last-build = Dernier tour : { $name } a lancé { $first } et { $second } et construit { $steps ->
    [one] { $steps } pièce
   *[other] { $steps } pièces
 }.
builders-says-last-move = Dernier tour : { $name } a lancé { $first } et { $second }, a avancé et a pris { $pieces }.
builders-says-last-pass = Dernier tour : { $name } a lancé { $first } et { $second } et a dû passer (rien n’allait).
builders-says-closeup = Le puzzle de plus près ; chaque nombre indique ce que rapporte un emplacement.
builders-says-puzzle-alone = Le puzzle seul dans un cadre, { $pieces } pièces : { $shares }.
builders-says-ended = La partie s’est terminée le { DATETIME($date, dateStyle: "long") }.
builders-says-share = { $name } a { $joints ->
    [one] { $joints } clé
   *[other] { $joints } clés
 } et a posé { $laid ->
    [one] { $laid } pièce
   *[other] { $laid } pièces
 }
builders-rules-1-1 = Lance les dés
builders-rules-1-2 = avance ou pose
builders-rules-2-1 = Passe un coin
builders-rules-2-2 = +{ $pieces_a_corner } pièces
builders-rules-3-1 = Fondations
builders-rules-3-2 = 36 pièces max.
builders-rules-4-1 = Puis rangées
builders-rules-4-2 = d’une forme
builders-rules-5-1 = Clés : points
builders-rules-5-2 = une par bord
builders-rules-6-1 = Structures
builders-rules-6-2 = { $corner_joints ->
        [0] aucune ici
       *[other] 8 points l’une
    }
builders-rules-picture = Les règles en image. Un tour, c’est un lancer : avance ton pion de sa valeur, ou construis jusqu’à ce nombre de pièces ; un double compte deux fois{ $corner_joints ->
        [0] .
       *[other] {" "}et rapporte deux clés d’angle.
    } Chaque coin du parcours passé rapporte { $pieces_a_corner ->
        [10] dix pièces
       *[other] { $pieces_a_corner } pièces
    } de la boîte. On pose d’abord les fondations avec des rectangles B et un coin A au bout de chaque côté, 36 pièces au plus. Puis un pan de triangles s’élève sur chaque côté, rangée par rangée : une rangée n’a que de petits triangles C ou que de grands D, et une seule rangée est ouverte à la fois. Une pièce rapporte une clé, donc un point, pour chaque pièce déjà posée qu’elle touche par un bord. Quatre C et quatre clés d’angle de ta main font une structure qui vaut huit points. Quand le puzzle est complet ou qu’on ne peut plus rien construire, le plus grand nombre de points gagne.
