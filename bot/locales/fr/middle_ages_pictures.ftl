middle-ages-last-round = Manche finale
middle-ages-no-site = Aucun chantier
middle-ages-stopped = Arrêt à la manche { $round }
middle-ages-left = Abandon
middle-ages-left-all = Abandon : { $names }
middle-ages-wins = { $names } gagne
middle-ages-share = Égalité : { $names }
middle-ages-tie-vp = Même total : les points des chantiers décident
middle-ages-tie-coins = Même total, mêmes points : les écus décident
middle-ages-tie-vp-coins = Même total : points, puis écus décident
middle-ages-card-B01 = Tonnelle
middle-ages-card-B02 = Cabane
middle-ages-card-B03 = Pont couvert
middle-ages-card-B04 = Cabane perchée
middle-ages-card-B05 = Pont de pierre
middle-ages-card-B06 = Lavoir
middle-ages-card-B07 = Hutte de paille
middle-ages-card-B08 = Maison de ville
middle-ages-card-B09 = Chaumière
middle-ages-card-B10 = Maison rurale
middle-ages-card-B11 = Maison
middle-ages-card-B12 = Étable
middle-ages-card-B13 = Auberge
middle-ages-card-B14 = Porcherie
middle-ages-card-B15 = Relais rural
middle-ages-card-B16 = Silo à grains
middle-ages-card-B17 = Écurie
middle-ages-card-B18 = Forge
middle-ages-card-B19 = Moulin à vent
middle-ages-card-B20 = Moulin à eau
middle-ages-card-B21 = Halles
middle-ages-card-B22 = Maison bourgeoise
middle-ages-card-B23 = Relais de poste
middle-ages-card-B24 = Hôtel
middle-ages-card-B25 = Taverne
middle-ages-card-B26 = Ferme
middle-ages-card-B27 = Église
middle-ages-card-B28 = Tour de guet
middle-ages-card-B29 = Abbaye
middle-ages-card-B30 = Cloître
middle-ages-card-B31 = Chapelle
middle-ages-card-B32 = Aqueduc
middle-ages-card-B33 = Château fort
middle-ages-card-B34 = Cathédrale
middle-ages-card-M1 = Grue I
middle-ages-card-M2 = Scie circulaire I
middle-ages-card-M3 = Instrument de mesure I
middle-ages-card-M4 = Four à tuiles I
middle-ages-card-M5 = Grue II
middle-ages-card-M6 = Scie circulaire II
middle-ages-card-M7 = Instrument de mesure II
middle-ages-card-M8 = Four à tuiles II
middle-ages-worker-apprentice = Apprenti ({ $yields })
middle-ages-worker-labourer = Manœuvre ({ $yields })
middle-ages-worker-craftsman = Compagnon ({ $yields })
middle-ages-worker-master = Maître ({ $yields })
middle-ages-kind-apprentice = Apprenti
middle-ages-kind-labourer = Manœuvre
middle-ages-kind-craftsman = Compagnon
middle-ages-kind-master = Maître
middle-ages-marked = { $mark } : { $card }
middle-ages-amount-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
 }
middle-ages-amount-wood = { $count } bois
middle-ages-amount-knowledge = { $count ->
    [one] { $count } savoir
   *[other] { $count } savoirs
 }
middle-ages-amount-tile = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
 }
middle-ages-none = aucun
middle-ages-hidden = face cachée
middle-ages-empty = aucune carte
middle-ages-prompt-over = La partie est finie.
middle-ages-prompt = { $actions ->
    [0] Aucune action restante
    [one] Encore { $actions } action
   *[other] Encore { $actions } actions
 } : tu peux { $can }.
middle-ages-verb-send = envoyer un ouvrier
middle-ages-verb-build = ouvrir un chantier
middle-ages-verb-hire = recruter un ouvrier
middle-ages-verb-coins = prendre { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
 }
middle-ages-verb-buy = acheter une action pour { $price ->
    [one] { $price } écu
   *[other] { $price } écus
 }
middle-ages-verb-end = finir ton tour
middle-ages-did-build = ouverture du chantier { $site }
middle-ages-did-hire-apprentice = recrutement d’un apprenti ({ $yields })
middle-ages-did-hire-labourer = recrutement d’un manœuvre ({ $yields })
middle-ages-did-hire-craftsman = recrutement d’un compagnon ({ $yields })
middle-ages-did-hire-master = recrutement d’un maître ({ $yields })
middle-ages-a-apprentice = un apprenti
middle-ages-a-labourer = un manœuvre
middle-ages-a-craftsman = un compagnon
middle-ages-a-master = un maître
middle-ages-a-machine = la machine { $name }
middle-ages-did-send = envoi { ELIDE("de", $unit) } sur le chantier { $site } ({ $wage ->
    [0] sans salaire
    [one] { $wage } écu payé
   *[other] { $wage } écus payés
 }{ $actions ->
    [one] {""}
   *[other] , { $actions } actions utilisées
 } ; il manque encore { $missing })
middle-ages-did-finish-building = chantier { $site } terminé avec { $unit } ({ $wage ->
    [0] sans salaire
    [one] salaire de { $wage } écu
   *[other] salaire de { $wage } écus
 }{ $actions ->
    [one] {""}
   *[other] , { $actions } actions utilisées
 }, gain de { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
 }{ $points ->
    [0] {""}
    [one] {" "}et { $points } point
   *[other] {" "}et { $points } points
 })
middle-ages-did-finish-machine = chantier { $site } terminé avec { $unit } ({ $wage ->
    [0] sans salaire
    [one] salaire de { $wage } écu
   *[other] salaire de { $wage } écus
 }{ $actions ->
    [one] {""}
   *[other] , { $actions } actions utilisées
 }, gain de { $points ->
    [one] { $points } point
   *[other] { $points } points
 } et d’une machine sans salaire)
middle-ages-did-coins = { $coins ->
    [one] { $coins } écu pris
   *[other] { $coins } écus pris
 }
middle-ages-did-buy = achat d’une action pour { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
 }
middle-ages-did-build-several = ouverture { $sites }
middle-ages-the-site = du chantier { $site }
middle-ages-did-hire-several = recrutement { $workers }
middle-ages-hired = { ELIDE("de", $worker) } ({ $yields })
middle-ages-did-coins-several = { $coins } écus pris en { $count } actions
middle-ages-did-buy-several = achat { $count ->
        [one] d’une action
       *[other] de { $count } actions
    } pour { $coins } écus
middle-ages-did-end = fin du tour{ $actions ->
        [none] {" "}sans rien faire
       *[some] { "" }
    }
middle-ages-did-leave = départ de la partie
middle-ages-says-turn = Moyen Âge, manche { $round }. À { $name } de jouer, { $actions ->
    [0] sans action restante
    [one] avec encore { $actions } action
   *[other] avec encore { $actions } actions
 }. Objectif : { $target ->
    [one] { $target } point
   *[other] { $target } points
 } ; ensuite, on finit la manche.
middle-ages-says-turn-one-more = Moyen Âge, manche { $round }. À { $name } de jouer, { $actions ->
    [0] sans action restante
    [one] avec encore { $actions } action
   *[other] avec encore { $actions } actions
 }. Objectif : { $target ->
    [one] { $target } point
   *[other] { $target } points
 } ; ensuite, les autres ont encore un tour.
middle-ages-says-stopped = Moyen Âge. La partie a été arrêtée à la manche { $round }.
middle-ages-says-over = Moyen Âge. La partie est finie : { $result }.
middle-ages-says-ending = Ce sont les derniers tours. Encore à jouer : { $names }.
middle-ages-says-money = { $coins ->
        [0] On ne peut plus prendre d’écus à ce tour
        [one] Une action permet de prendre { $coins } écu
       *[other] Une action permet de prendre { $coins } écus
    } ; une action de plus coûte { $price ->
        [one] { $price } écu
       *[other] { $price } écus
    }.
middle-ages-says-left = { $name } (a quitté la partie)
middle-ages-says-player = { $name } a { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
 } et { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
middle-ages-says-free = Ouvriers libres : { $units }.
middle-ages-says-machine = { $name } ({ $supplies })
middle-ages-says-site = Chantier { $site } : il manque encore { $missing } ; ouvriers sur place : { $crew } ; rapporte { $coins ->
    [0] {""}
    [one] { $coins } écu,{" "}
   *[other] { $coins } écus,{" "}
 }{ $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
middle-ages-says-price = Y envoyer l’ouvrier suivant coûte { $actions } actions.
middle-ages-says-count = Chantiers terminés : { $count }.
middle-ages-says-finished = Chantiers terminés : { $sites }.
middle-ages-says-brief = { $name } : { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $units ->
    [one] { $units } ouvrier libre
   *[other] { $units } ouvriers libres
 }, { $finished ->
    [one] { $finished } chantier terminé
   *[other] { $finished } chantiers terminés
 }, chantiers ouverts : { $sites }.
middle-ages-says-score = { $name }, rang { $rank } : { $total ->
    [one] { $total } point
   *[other] { $total } points
 } ({ $buildings } pour les bâtiments, { $machines } pour les machines, { $coin_points } pour { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
 }).
middle-ages-says-sites = Chantiers à ouvrir : { $cards }. Ensuite : { $upcoming }. { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
 } dans la pioche.
middle-ages-says-workers = Ouvriers à recruter : { $cards }. Ensuite : { $upcoming }. { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
 } dans la pioche.
middle-ages-says-offer = { $site } (demande { $needs } ; rapporte { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 })
middle-ages-says-offer-machine = { $site } (demande { $needs } ; rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
 } et fournit { $supplies })
middle-ages-says-hand = { $worker } ({ $yields }, salaire { $wage })
middle-ages-resource-stone = Pierre
middle-ages-resource-wood = Bois
middle-ages-resource-knowledge = Savoir
middle-ages-resource-tile = Tuile
middle-ages-rules-1-1 = Chantier
middle-ages-rules-1-2 = ouvrir : 1 action
middle-ages-rules-2-1 = Recruter
middle-ages-rules-2-2 = 1 action
middle-ages-rules-3-1 = Envoyer, payer
middle-ages-rules-3-2 = { $send_cost ->
        [flat] 1 action chacun
       *[escalating] tous en un tour
    }
middle-ages-rules-4-1 = Tout coché : fini
middle-ages-rules-4-2 = équipe libre
middle-ages-rules-5-1 = Écus ou actions
middle-ages-rules-5-2 = { $free_actions ->
        [one] { $free_actions } action/tour
       *[other] { $free_actions } actions/tour
    }
middle-ages-rules-6-1 = { $end_rule ->
        [one_more] Encore un tour
       *[round] Manche finale
    }
middle-ages-rules-6-2 = le score décide
middle-ages-rules-picture = Les règles en image. Un tour compte { $free_actions ->
        [one] { $free_actions } action.
        [3] trois actions.
       *[other] { $free_actions } actions.
    } Ouvrir un chantier coûte une action. Recruter un ouvrier coûte une action. Envoyer un ouvrier sur un chantier coûte son salaire et une action{ $send_cost ->
        [flat] , à chaque fois.
       *[escalating] {" "}; le deuxième envoyé sur le même chantier dans le même tour coûte deux actions, le troisième trois.
    } Un chantier a une case pour chaque chose demandée, et l’ouvrier qui l’apporte la coche. Quand toutes les cases sont cochées, le chantier est terminé : il rapporte ses écus et ses points, et l’équipe est de nouveau libre. Une, deux ou trois actions pour prendre des écus rapportent 1, 3 ou 6 écus ; { $extra_action_price ->
        [one] { $extra_action_price } écu achète
       *[other] { $extra_action_price } écus achètent
    } une action de plus. Dès que quelqu’un a { $target_vp ->
        [one] { $target_vp } point
       *[other] { $target_vp } points
    }, { $end_rule ->
        [one_more] les autres jouent encore un tour.
       *[round] la manche en cours est la dernière.
    } Dix écus valent un point de plus, et le plus grand nombre de points gagne.
