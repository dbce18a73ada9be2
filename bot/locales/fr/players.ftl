players-good-odds = De tout ce que j’ai essayé, c’est ce qui a donné les meilleurs résultats.
players-only-action = Rien d’autre n’est possible.
players-wins-at-once = Ça gagne la partie.
players-sure-win = Après ça, le meilleur jeu gagne la partie.
players-constructor-pattern = Ce motif ne favorise aucune couleur.
players-constructor-pattern-extra = On ne sait pas si ce motif favorise une couleur.
players-constructor-swap = L’autre couleur est mieux placée.
players-constructor-capture-tallest = Ça prend la plus haute tour adverse, de { $height } pièces.
players-constructor-capture = Ça prend une tour adverse, de { $height } pièces.
players-constructor-tower = Ça forme et garde une nouvelle tour, de { $height } pièces.
players-constructor-enclose = Le plot dans l’anneau ne peut plus aller nulle part.
players-constructor-threaten = Ça menace { $height ->
        [one] la pièce adverse
       *[other] la tour adverse
    } en { $tile } : il serait possible d’aller dessus au prochain tour.
players-constructor-lure = Si la pièce adverse en { $tile } va dessus, elle laisse { $tile } vide.
players-constructor-quiet = Aucune pièce voisine ne peut aller dessus maintenant.
players-middle-ages-finish = Ça termine un chantier, pour { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }{ $coins ->
        [0] { "" }
        [one] { " " }et { $coins } écu
       *[other] { " " }et { $coins } écus
    }.
players-middle-ages-send = { $wasted ->
        [0] Tout ce qu’apporte cet ouvrier y est utile
       *[other] { $used ->
            [0] Rien de ce qu’apporte cet ouvrier n’y est utile
            [one] { $used } ressource de cet ouvrier y est utile
           *[other] { $used } ressources de cet ouvrier y sont utiles
        }
    } ; ensuite, il manque encore { $left ->
        [one] { $left } ressource
       *[other] { $left } ressources
    }.
players-middle-ages-machine = Une machine travaille sans salaire, encore et encore.
players-middle-ages-build = L’équipe disponible a toutes les sortes de ressources demandées{ $open ->
        [0] , et aucun chantier n’est ouvert
        [one] , et un seul chantier est ouvert
       *[other] { "" }
    }.
players-middle-ages-build-reward = Il rapporte { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } et { $coins ->
        [one] { $coins } écu
       *[other] { $coins } écus
    } une fois terminé.
players-middle-ages-hire = { $open ->
        [0] Cet ouvrier donne { $yields ->
            [one] { $yields } ressource
           *[other] { $yields } ressources
        }
        [one] Cet ouvrier a ce qui manque encore à un chantier ouvert
       *[other] Cet ouvrier a ce qui manque encore à { $open } chantiers ouverts
    }{ $free ->
        [0] , et aucun ouvrier n’est libre
        [one] , et un seul ouvrier est libre
       *[other] { "" }
    }.
players-middle-ages-coins = { $coins ->
        [0] Il ne reste aucun écu
        [one] Il ne reste que { $coins } écu
       *[other] Il reste { $coins } écus
    }{ $wages ->
        [enough] { " " }pour les salaires à venir
       *[short] { $coins ->
            [0] { " " }pour les salaires des ouvriers libres
           *[other] , moins que les salaires des ouvriers libres
        }
    }.
players-middle-ages-buy = Ce qu’elle permet de faire rapporte plus qu’elle ne coûte.
players-middle-ages-end = Rien de ce qui reste à faire ne vaut son prix.
players-builders-pieces = { $for ->
        [foundation] Les fondations, qui viennent d’abord, sont faites de A et de B.
        [panels] Les pans sont faits de C et de D, et rapportent plus que les fondations.
       *[both] Les fondations sont faites de A et de B, et ensuite les pans de C et de D.
    }
players-builders-roll = Rien d’autre n’est possible.
players-builders-move = Ça passe { $corners ->
        [one] { $corners } coin
       *[other] { $corners } coins
    } et rapporte { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    } à poser plus tard.
players-builders-near = Construire rapporterait peu maintenant, et le prochain coin se rapproche.
players-builders-corner = Ça tourne le coin avant que les fondations deviennent trop longues.
players-builders-side = Chaque pièce sur le côté des fondations est une clé.
players-builders-row = Ça rapporte { $joints ->
        [one] { $joints } clé
       *[other] { $joints } clés
    }.
players-builders-many = Avec ce qui va ensuite, ça fait { $count } étapes pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans ce tour.
players-builders-lead = La main a { $have ->
        [one] { $have } pièce
       *[other] { $have } pièces
    } de cette forme.
players-builders-finish = Une seule pièce fait toute la dernière rangée de ce pan.
players-builders-structure = { $steps ->
        [0] Ça rapporte ses huit points.
        [one] Ensuite, il lui faut encore { $steps } étape pour ses huit points.
       *[other] Ensuite, il lui faut encore { $steps } étapes pour ses huit points.
    }
players-builders-unfinished = La partie finit avec ce tour, elle reste donc inachevée. Mais avoir moins de pièces en main peut départager une égalité.
players-builders-done = Ce qui vient ensuite aiderait plus les autres.
players-builders-end = Plus rien ne peut être ajouté au puzzle, ça finit donc la partie.
players-space-builder-ready = Le plan vient quand les autres sont en place aussi.
players-space-builder-open = Fais-le quand tu as quelques minutes tranquilles : ta pendule démarre aussitôt.
players-space-builder-take = Cette carte n’est pas encore comme le plan la montre.
players-space-builder-turn = Compare le toit avec le plan, et regarde dans quel sens est l’aire d’atterrissage.
players-space-builder-flip = Regarde les petits détails : le plan montre l’autre face de la carte.
players-space-builder-lay = Trouve l’emplacement à partir de l’aire d’atterrissage, tournée comme le plan.
players-space-builder-tap = Tout est comme sur le plan : va plus vite que les autres.
players-space-builder-unfreeze = C’est la plus facile à distinguer des cartes que tu connais.
