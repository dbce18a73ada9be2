constructor-name = Constructor
constructor-title = Manche { $round } sur { $rounds }
constructor-option-starter-ice = Glace commence.
constructor-option-starter-black = Noir commence.
constructor-option-same-pattern-off = Chaque manche a son propre motif.
constructor-option-open-rings-on = Anneaux libres : un anneau peut aussi entourer un plot au sommet d’une tour.
constructor-option-decider-on = Manche décisive : une égalité après deux manches est tranchée par une troisième, où les couleurs peuvent être échangées.
constructor-option-extra-patterns-on = Motifs en plus, qui peuvent favoriser une couleur.
constructor-question-kind = Appuie sur la case où la poser.
constructor-question-tile = Appuie sur la pièce à y poser.
constructor-question-piece = Appuie sur la case d’arrivée.
constructor-button-move = { $source }→{ $target }
constructor-button-move-short = { $source }→
constructor-button-swap = Échanger les couleurs
constructor-kind-title-R = Anneau
constructor-kind-title-M = Disque
constructor-kind-title-S = Plot
constructor-possible-pattern = choisir un motif parmi { $count }
constructor-possible-place =
    { $kind ->
        [R] poser un anneau
        [M] poser un disque
        [S] poser un plot
       *[any] poser une pièce
    } ({ $count ->
        [one] { $count } case possible
       *[other] { $count } cases possibles
    })
constructor-possible-move = déplacer { $count ->
        [one] { $count } pièce
       *[other] une pièce parmi { $count }
    }
constructor-possible-swap = échanger les couleurs
constructor-do-pattern = Choisir le motif { $pattern }
constructor-do-place =
    { $kind ->
        [R] Poser un anneau en { $tile }
        [M] Poser un disque en { $tile }
       *[S] Poser un plot en { $tile }
    }
constructor-do-move =
    { $kind ->
        [R] Déplacer l’anneau de { $source } autour du { $under } en { $target }
        [M] Déplacer le disque de { $source } sur { ELIDE("le", $under) } en { $target }
       *[S] Déplacer le plot de { $source } sur { ELIDE("le", $under) } en { $target }
    }
constructor-do-swap = Échanger les couleurs
constructor-score-round-1 = manche 1 : { $points }
constructor-score-round-2 = manche 2 : { $points }
constructor-score-decider = manche décisive : { $points }
constructor-illegal-not-an-action = Ce n’est pas une action de Constructor. Utilise les boutons sous le plateau ou les commandes du jeu.
constructor-illegal-choose-pattern-first = Il faut d’abord choisir le motif de cette manche.
constructor-illegal-pattern-chosen = Le motif de cette manche est déjà choisi.
constructor-illegal-no-such-pattern = Il n’y a pas de motif « { $pattern } » dans cette partie.
constructor-illegal-no-swap = Les couleurs ne peuvent être échangées que dans une manche décisive, juste après sa première action.
constructor-illegal-no-such-tile = Il n’y a pas de case { $tile } sur ce plateau.
constructor-illegal-tile-taken = Les pièces se posent sur des cases vides, et { $tile } est occupée.
constructor-illegal-none-left = Tu n’as plus { $kind ->
    [R] d’anneau
    [M] de disque
   *[S] de plot
 } dans ta réserve.
constructor-illegal-tile-empty = Il n’y a pas de pièce à déplacer en { $tile }.
constructor-illegal-not-alone = La pièce en { $tile } partage sa case, elle ne peut donc plus jamais bouger.
constructor-illegal-not-your-piece = La pièce en { $tile } n’est pas à toi.
constructor-illegal-not-adjacent = Une pièce se déplace vers une case voisine, et { $source } et { $target } ne sont pas voisines.
constructor-illegal-target-empty = Une pièce se déplace sur une autre pièce, et { $tile } est vide.
constructor-illegal-own-colour = Une pièce se déplace sur une pièce adverse, et celle en { $tile } est à toi.
constructor-illegal-ring-on-tower = Un anneau entoure un plot seul, et celui en { $tile } est au sommet d’une tour.
constructor-illegal-wrong-kind = { $mover ->
    [R] Un anneau ne va qu’autour d’un plot
    [M] Un disque ne va que sur un anneau
   *[S] Un plot ne va que sur un disque
 }, et en { $tile } il y a { $exposed ->
    [R] un anneau
    [M] un disque
   *[S] un plot
 }.
command-constructor = Constructor : anneaux et disques, deux manches, deux joueurs
command-constructor-pattern = Choisir le motif de la manche
command-constructor-place = Poser une pièce de ta réserve sur une case vide
command-constructor-move = Déplacer une pièce seule sur une pièce adverse voisine
command-constructor-swap = Échanger les couleurs dans une manche décisive, au lieu de ta première action
parameter-constructor-seat = Ta couleur ; tu peux encore changer de place à la table
choice-constructor-seat-ice = Glace
choice-constructor-seat-black = Noir
parameter-constructor-starter-name = qui commence
parameter-constructor-starter = Qui commence la première manche
choice-constructor-starter-drawn = Le hasard décide
choice-constructor-starter-ice = Glace
choice-constructor-starter-black = Noir
parameter-constructor-same-pattern-name = même motif
parameter-constructor-same-pattern = Les deux manches sur le même motif (oui, sauf si tu dis non)
parameter-constructor-open-rings-name = anneaux ouverts
parameter-constructor-open-rings = Variante : un anneau peut entourer un plot au sommet d’une tour
parameter-constructor-decider-name = manche décisive
parameter-constructor-decider = Une troisième manche en cas d’égalité
parameter-constructor-extra-patterns-name = motifs en plus
parameter-constructor-extra-patterns = Proposer plus de motifs, qui peuvent favoriser une couleur
parameter-constructor-pattern-pattern = Le motif
parameter-constructor-place-kind = Anneau, disque ou plot
parameter-constructor-place-tile = La case vide, par exemple b2
parameter-constructor-move-source = La case de ta pièce
parameter-constructor-move-target = La case voisine où elle va
constructor-rules = ### Constructor
    Deux joueurs construisent des tours sur neuf cases. Le plus grand nombre de tours contrôlées en deux manches gagne.{ $decider ->
        [on] {" "}Si les deux manches ensemble sont à égalité, une troisième décide, où les couleurs peuvent être échangées.
       *[off] {""}
    }

    { "**" }Pièces.** Chaque couleur a trois anneaux (R), trois disques larges (M) et trois plots étroits (S).

    { "**" }Ton tour.** Fais une de ces deux choses :
    - **Pose** une pièce de ta réserve sur n’importe quelle case vide.
    - **Déplace** une de tes pièces seules sur une pièce adverse voisine : un anneau va autour d’un plot, un disque sur un anneau, un plot sur un disque. La hauteur de la tour dessous ne compte pas ; seule compte la pièce où elle arrive.

    Une pièce qui partage sa case y reste pour de bon. Un disque peut aussi aller sur un anneau qui contient déjà un plot. Un anneau a besoin { $open_rings ->
        [on] d’un plot seul ou posé au sommet d’une tour.
       *[off] d’un plot seul.
    }

    { "**" }Tours.** Deux pièces ou plus l’une sur l’autre forment une tour, qui est à la couleur du sommet. Un anneau autour d’un plot n’est pas encore une tour : rien n’est empilé.

    { "**" }Fin d’une manche.** On ne peut pas passer. Dès que la couleur qui doit jouer ne peut ni poser ni déplacer, la manche est finie, et chaque tour donne un point à la couleur qui la contrôle. L’autre couleur commence la deuxième manche, sur un plateau vide{ $same_pattern ->
        [off] {" "}dont elle choisit le motif.
       *[on] {" "}du même motif.
    } Les points de toutes les manches s’additionnent.{ $extra_patterns ->
        [on] {" "}Des motifs en plus peuvent être choisis ; on ne sait pas s’ils sont équilibrés.
       *[off] {""}
    }

    { "**" }Comment écrire les actions.** `Rb2` pose un anneau (R) en b2, M est un disque, S un plot. `b2-c1` déplace la pièce de b2 à c1, `pattern rhombus` choisit un motif.
constructor-begins-ahead = { $count ->
    [0.5] { $player } commence avec un demi-point : à égalité de points, c’est une victoire.
    [1] { $player } commence avec 1 point.
   *[other] { $player } commence avec { $count } points.
 }
constructor-begins-ahead-by = { $count ->
    [0.5] un demi-point
    [1] 1 point
   *[other] { $count } points
 }
