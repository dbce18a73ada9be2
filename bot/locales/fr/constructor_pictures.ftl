constructor-ice = Glace
constructor-black = Noir
constructor-round = Manche
constructor-round-number = Manche { $round }
constructor-choose-first = Choisir
constructor-choose-second = un motif
constructor-wins = { $name } gagne
constructor-draw = Égalité
constructor-called-off = Arrêtée
constructor-score = { $most }–{ $least }
constructor-pattern-rhombus = Losange
constructor-pattern-trapezoid = Trapèze
constructor-pattern-triring = Triangle
constructor-pattern-diamond = Diamant
constructor-pattern-brick = Brique
constructor-pattern-pinwheel = Moulinet
constructor-pattern-hourglass = Sablier
constructor-mark-0 = ⚪
constructor-mark-1 = ⚫
constructor-prompt-pattern = Choisis le motif de cette manche.
constructor-prompt-over = La partie est finie.
constructor-prompt-place = Pose une pièce sur une case vide.
constructor-prompt-move = Déplace une de tes pièces sur une pièce adverse voisine.
constructor-prompt-swap = Échange les couleurs.
constructor-prompt-place-move = Pose une pièce, ou déplaces-en une sur une pièce adverse.
constructor-prompt-place-swap = Pose une pièce, ou échange les couleurs.
constructor-prompt-move-swap = Déplace une de tes pièces sur une pièce adverse voisine, ou échange les couleurs.
constructor-prompt-place-move-swap = Pose une pièce, déplaces-en une sur une pièce adverse voisine, ou échange les couleurs.
constructor-did-pattern = choix du motif { $pattern }
constructor-the-pattern-rhombus = Losange
constructor-the-pattern-trapezoid = Trapèze
constructor-the-pattern-triring = Triangle
constructor-the-pattern-diamond = Diamant
constructor-the-pattern-brick = Brique
constructor-the-pattern-pinwheel = Moulinet
constructor-the-pattern-hourglass = Sablier
constructor-did-place =
    { $kind ->
        [R] anneau posé en { $tile }
        [M] disque posé en { $tile }
       *[S] plot posé en { $tile }
    }
constructor-piece =
    { $colour ->
        [ice]
            { $kind ->
                [R] anneau glace
                [M] disque glace
               *[S] plot glace
            }
       *[black]
            { $kind ->
                [R] anneau noir
                [M] disque noir
               *[S] plot noir
            }
    }
constructor-did-move =
    { $kind ->
        [R] anneau déplacé de { $source } autour du { $under } en { $target }
        [M] disque déplacé de { $source } sur { ELIDE("le", $under) } en { $target }
       *[S] plot déplacé de { $source } sur { ELIDE("le", $under) } en { $target }
    }{ $effect ->
        [made] , ce qui forme une tour de { $height }
        [taken] , ce qui prend la tour, maintenant haute de { $height }
       *[none] {""}
    }
constructor-did-swap = échange des couleurs
constructor-says-round = Constructor, manche { $round } sur { $rounds }, motif { $pattern }. À { $turn } de jouer.
constructor-says-choice = Constructor, manche { $round } sur { $rounds }. À { $turn } de choisir le motif.
constructor-says-round-over = Constructor, fin de la manche { $round } sur { $rounds }, motif { $pattern }.
constructor-says-stopped = Constructor, manche { $round } sur { $rounds }. La partie a été arrêtée.
constructor-says-over = Constructor, la partie est finie. { $result } : { $points }.
constructor-says-result = Manche { $round } ({ $pattern }) : Glace { $ice }, Noir { $black }.
constructor-says-player = { $name } : { $towers ->
        [one] { $towers } tour
       *[other] { $towers } tours
    } ; en réserve { $rings ->
        [one] { $rings } anneau
       *[other] { $rings } anneaux
    }, { $mediums ->
        [one] { $mediums } disque
       *[other] { $mediums } disques
    }, { $smalls ->
        [one] { $smalls } plot
       *[other] { $smalls } plots
    }.
constructor-says-options = Au choix : { $patterns }.
constructor-says-option = { $number } { $pattern } (rangées de { $rows })
constructor-says-unbalanced = { $number } { $pattern } (rangées de { $rows }, non équilibré)
constructor-says-swapped = Les couleurs sont échangées pour cette manche.
constructor-says-placed = Dernière action : { $piece } posé en { $target }.
constructor-says-moved = Dernière action : { $piece } déplacé de { $source } à { $target }.
constructor-says-tile = { $tile } (voisines : { $near }) : { $stack }.
constructor-says-short = { $tile } : { $stack }.
constructor-says-empty = vide
constructor-says-on = { $top } sur { $below }
constructor-says-around = { $top } autour du { $below }
constructor-says-tower = { $stack } ; tour de { $height } pour { $colour ->
        [ice] Glace
       *[black] Noir
    }
constructor-says-ended = Fin de la manche { $round } :
constructor-says-moves = Déplacements possibles : { $moves }.
constructor-says-move = { $source } à { $target }
constructor-rules-heading = Une pièce seule va sur une pièce adverse voisine
constructor-rules-piece-ring = Anneau
constructor-rules-onto-ring = autour du plot
constructor-rules-piece-medium = Disque
constructor-rules-onto-medium = sur tout anneau
constructor-rules-piece-small = Plot
constructor-rules-onto-small = sur un disque
constructor-rules-not-yet = Pas de
constructor-rules-no-tower = tour
constructor-rules-tower = Tour
constructor-rules-picture = Les règles en image. Une pièce seule va sur une pièce voisine de l’autre couleur. Anneau : il se pose autour d’un plot { $open_rings ->
        [on] qui est seul ou en haut d’une tour.
       *[other] qui est seul.
    } Un anneau glace saute autour d’un plot noir. Ce n’est pas encore une tour. Disque : il se pose sur tout anneau, vide ou avec un plot dedans. Un disque noir saute sur cet anneau glace autour d’un plot noir. Maintenant, trois pièces forment une tour, et elle est à Noir, car Noir est au sommet. Plot : il se pose sur un disque. Un plot glace saute sur ce disque noir. La tour a maintenant une hauteur de quatre et elle est à Glace, car Glace est au sommet.
