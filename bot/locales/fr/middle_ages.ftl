middle-ages-name = Les Bâtisseurs : Moyen Âge
middle-ages-title = Manche { $round }, objectif { $target ->
    [one] { $target } point
   *[other] { $target } points
}
middle-ages-title-last = Manche { $round }, derniers tours
middle-ages-stage = Manche { $round }
middle-ages-luck = les nouvelles cartes des rangées
middle-ages-option-target-vp = Objectif : { $count ->
    [one] { $count } point
   *[other] { $count } points
 }.
middle-ages-option-start-coins = { $count ->
    [one] Tout le monde commence avec { $count } écu.
   *[other] Tout le monde commence avec { $count } écus.
 }
middle-ages-option-free-actions = { $count ->
    [one] { $count } action gratuite par tour.
   *[other] { $count } actions gratuites par tour.
 }
middle-ages-option-extra-action-price = { $count ->
    [one] Une action de plus coûte { $count } écu.
   *[other] Une action de plus coûte { $count } écus.
 }
middle-ages-option-send-cost-flat = Envoyer un ouvrier coûte toujours une action.
middle-ages-option-end-rule-one-more = Quand quelqu’un a assez de points, les autres jouent encore un tour.
middle-ages-option-must-use-actions-on = Toutes les actions gratuites doivent être utilisées.
middle-ages-option-reveal-next-building = Tu vois le prochain chantier, mais pas le prochain ouvrier.
middle-ages-option-reveal-next-none = Les prochaines cartes sont face cachée.
middle-ages-option-tiebreak-none = En cas d’égalité, le rang est partagé.
middle-ages-menu-build = Ouvrir un chantier
middle-ages-menu-hire = Recruter un ouvrier
middle-ages-menu-cards = Ouvrir ou recruter
middle-ages-menu-sends = { $buys ->
    [yes] Acheter 1 action, envoyer
   *[no] Envoyer un ouvrier
 }
middle-ages-menu-sites = { $buys ->
    [yes] Acheter, envoyer où ?
   *[no] Envoyer un ouvrier où ?
 }
middle-ages-menu-send = { $buys ->
        [yes] Acheter, envoyer vers { $mark }
       *[no] Envoyer un ouvrier vers { $mark }
    }
middle-ages-button-send = { $unit } vers { $site }{ $wage ->
    [0] {""}
   *[other] {" "}(salaire { $wage })
 }
middle-ages-button-coins = Prendre { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
 }
middle-ages-button-buy = Acheter une action ({ $price ->
    [one] { $price } écu
   *[other] { $price } écus
 })
middle-ages-button-end = Finir le tour
middle-ages-button-end-now = Finir maintenant
middle-ages-question = { $actions ->
    [0] Achète une action, ou finis ton tour.
    [one] Choisis ta dernière action.
   *[other] Choisis une action (encore { $actions }).
 }
middle-ages-question-useless = Aucun ouvrier libre n’apporte ce qui manque : { $missing }.
middle-ages-question-dear = Tu ne peux envoyer aucun ouvrier : { $why ->
    [actions] le prochain ouvrier sur un chantier coûte { $price } actions.
   *[coins] tu as trop peu d’écus.
 }
middle-ages-question-end = { $count ->
        [0] { "**" }La partie finit avec ce tour.**
        [one] { "**" }Derniers tours :** après toi, il ne reste que le tour de { $players }.
       *[other] { "**" }Derniers tours :** après toi, il ne reste que les tours de { $players }.
    }
middle-ages-price-on = { $price } actions sur { $sites }
middle-ages-question-surcharge = À ce tour, le prochain ouvrier coûte { $prices }.
middle-ages-button-areas = 🔍 Zones
middle-ages-choice-send = { $site } ← { $unit }
middle-ages-choice-open-site = Manque { $missing }
middle-ages-choice-site = Demande { $needs } ; rapporte { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
 }{ $points ->
    [0] {""}
    [one] {" "}et { $points } point
   *[other] {" "}et { $points } points
 }
middle-ages-choice-machine = Demande { $needs } ; rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, puis comme machine { $supplies }, sans salaire
middle-ages-choice-worker = Salaire de { $wage ->
    [one] { $wage } écu
   *[other] { $wage } écus
 } à chaque envoi
middle-ages-effect = { $wage ->
    [0] Sans salaire
    [one] Salaire { $wage } écu
   *[other] Salaire { $wage } écus
 }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 } : { $effect }
middle-ages-effect-bought = { $actions ->
    [one] {""}
   *[other] { $actions } actions,{" "}
 }{ $cost ->
    [one] { $cost } écu
   *[other] { $cost } écus
 } ({ $bought } pour { $buys ->
    [one] { $buys } action de plus
   *[other] { $buys } actions de plus
 }{ $wage ->
    [0] , sans salaire
   *[other] , { $wage } pour le salaire
 }) : { $effect }
middle-ages-effect-finishes = le termine, +{ $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
 }, +{ $points ->
    [one] { $points } point
   *[other] { $points } points
 }
middle-ages-effect-missing = manque encore { $missing }
middle-ages-effect-useless = n’y ajoute rien
middle-ages-warning-end = Il te reste { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }. Finir ton tour quand même ?
middle-ages-warning-useless = Le chantier { $site } ne demande rien de ce qu’apporte { $unit }. Envoyer quand même cet ouvrier ?
middle-ages-warning-coins = Tu as acheté cette action pour { $price ->
    [one] { $price } écu
   *[other] { $price } écus
 }, mais elle n’en rapporte que { $coins }. Prendre les écus quand même ?
middle-ages-warning-buy = Une action de plus coûte { $price ->
    [one] { $price } écu
   *[other] { $price } écus
 }, et elle ne peut servir qu’à prendre des écus, ce qui rapporte moins. L’acheter quand même ?
middle-ages-score-left-match = a quitté la partie
middle-ages-score-buildings = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour les bâtiments
middle-ages-score-machines = { $points } pour les machines
middle-ages-score-coins = { "" }
middle-ages-score-coin-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
 }
middle-ages-illegal-not-an-action = Je ne comprends pas « { $text } ». Utilise les menus et les boutons sous le plateau, ou les commandes du jeu.
middle-ages-illegal-left-the-match = Tu as quitté la partie.
middle-ages-illegal-no-such-card = Il n’y a pas de carte « { $card } ». Choisis-en une dans la liste.
middle-ages-illegal-not-a-site = { $card } est un ouvrier, pas un chantier.
middle-ages-illegal-not-a-worker = { $card } est un chantier. On ne recrute que des ouvriers.
middle-ages-illegal-not-a-unit = { $card } est un bâtiment. On n’envoie que des ouvriers et des machines.
middle-ages-illegal-not-in-row = { $card } n’est pas dans la rangée. On ne prend que les cartes de la rangée.
middle-ages-illegal-row-empty = Cette rangée est vide, et sa pioche aussi. On ne peut plus rien y prendre.
middle-ages-illegal-not-your-site = { $site } n’est pas un de tes chantiers ouverts.
middle-ages-illegal-site-finished = Le chantier { $site } est déjà terminé.
middle-ages-illegal-not-your-unit = { $unit } n’est pas un de tes ouvriers.
middle-ages-illegal-machine-unfinished = La machine { $unit } n’est pas encore terminée, elle ne peut donc pas travailler.
middle-ages-illegal-not-free = { $unit } travaille sur le chantier { $site } et y reste jusqu’à ce qu’il soit terminé.
middle-ages-illegal-not-enough-actions = Ça coûte { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
 }, et il t’en reste { $left }. Tu peux en acheter { $buys ->
    [one] { $buys } de plus
   *[other] { $buys } de plus
 } pour { $price ->
    [one] { $price } écu
   *[other] { $price } écus
 } chacune.
middle-ages-illegal-not-enough-coins = Ça coûte { $needed ->
    [one] { $needed } écu
   *[other] { $needed } écus
 }, et tu en as { $had }.
middle-ages-illegal-coin-cap = Tu peux prendre des écus { $cap } fois par tour, et tu l’as déjà fait.
middle-ages-illegal-must-use-actions = Dans cette partie, toutes les actions gratuites doivent être utilisées, et il t’en reste { $count }.
command-middle-ages = Les Bâtisseurs : Moyen Âge : ouvriers et chantiers, deux à quatre joueurs
command-middle-ages-build = Ouvrir un chantier de la rangée
command-middle-ages-hire = Recruter un ouvrier de la rangée
command-middle-ages-send = Envoyer un ouvrier ou une machine sur un de tes chantiers
command-middle-ages-coins = Utiliser une action pour prendre des écus
command-middle-ages-buy = Acheter une action de plus avec des écus
command-middle-ages-end = Finir ton tour
parameter-middle-ages-preset-name = jeu de règles
parameter-middle-ages-preset = Le préréglage des règles ; les autres options le modifient
choice-middle-ages-preset-official = Officiel
choice-middle-ages-preset-bga = BGA : toutes les actions gratuites doivent être utilisées
choice-middle-ages-preset-thai = Thaï : toutes les actions gratuites à utiliser, sans supplément, un tour de plus
parameter-middle-ages-target-vp-name = points à atteindre
parameter-middle-ages-target-vp = Nombre de points qui met fin à la partie (1 à 60)
parameter-middle-ages-start-coins-name = écus au départ
parameter-middle-ages-start-coins = Écus au début (0 à 100)
parameter-middle-ages-free-actions-name = actions gratuites
parameter-middle-ages-free-actions = Actions gratuites par tour (1 à 10)
parameter-middle-ages-extra-action-price-name = prix d’une action
parameter-middle-ages-extra-action-price = Écus pour une action de plus (1 à 20)
parameter-middle-ages-send-cost-name = coût d’envoi
parameter-middle-ages-send-cost = Ce que coûte un autre ouvrier sur le même chantier dans un tour
choice-middle-ages-send-cost-escalating = Une action de plus à chaque fois
choice-middle-ages-send-cost-flat = Toujours une action
parameter-middle-ages-end-rule-name = règle de fin
parameter-middle-ages-end-rule = Ce qui se passe quand quelqu’un a assez de points
choice-middle-ages-end-rule-round = La manche est jouée jusqu’au bout
choice-middle-ages-end-rule-one_more = Les autres jouent encore un tour
parameter-middle-ages-must-use-actions-name = toutes les actions
parameter-middle-ages-must-use-actions = Si toutes les actions gratuites doivent être utilisées
parameter-middle-ages-reveal-next-name = cartes suivantes
parameter-middle-ages-reveal-next = Si la prochaine carte de chaque pioche est visible
choice-middle-ages-reveal-next-both = Les deux sont visibles
choice-middle-ages-reveal-next-building = Seulement le prochain chantier
choice-middle-ages-reveal-next-none = Les deux sont face cachée
parameter-middle-ages-build-card = Un chantier de la rangée
parameter-middle-ages-hire-card = Un ouvrier de la rangée
parameter-middle-ages-send-unit = Un de tes ouvriers libres ou une de tes machines libres
parameter-middle-ages-send-site = Un de tes chantiers ouverts
middle-ages-rules = ### Les Bâtisseurs : Moyen Âge
    De deux à quatre joueurs recrutent des ouvriers et terminent des chantiers. Quand quelqu’un a { $target_vp ->
        [one] { $target_vp } point
       *[other] { $target_vp } points
    } à la fin d’un tour, { $end_rule ->
        [one_more] les autres jouent encore un tour.
       *[round] la manche est jouée jusqu’au bout.
    } Ensuite, dix écus valent un point de plus, et le plus grand nombre de points gagne.

    { "**" }Ton tour** compte { $free_actions ->
        [one] une action
        [2] deux actions
        [3] trois actions
        [4] quatre actions
       *[other] { $free_actions } actions
    }, et tu peux en acheter d’autres pour { $extra_action_price ->
        [one] { $extra_action_price } écu
       *[other] { $extra_action_price } écus
    } chacune{ $must_use_actions ->
        [on] . Toutes les actions gratuites doivent être utilisées :
       *[off] {" "}:
    }
    - **Ouvrir un chantier** de la rangée (1 action).
    - **Recruter un ouvrier** de la rangée (1 action, sans payer d’écus pour l’instant).
    - **Envoyer un ouvrier** sur un de tes chantiers et payer son salaire à chaque fois. { $send_cost ->
        [flat] Ça coûte toujours 1 action, même sur le même chantier.
       *[escalating] Dans un tour, le premier ouvrier envoyé sur un chantier coûte 1 action, le deuxième sur le même chantier 2, le troisième 3, et ainsi de suite.
    }
    - **Prendre des écus** : la première fois dans un tour rapporte 1 écu, la deuxième 2, la troisième 3. Trois fois, pas plus.

    { "**" }Un chantier est terminé** dès que son équipe apporte tout ce qu’il demande en pierre (S), bois (W), savoir (K) et tuiles (T). Dans l’image, chaque ressource demandée est une case du chantier, cochée une fois apportée. Chacune compte séparément : trop de l’une ne remplace pas une autre. Tu reçois les écus et les points du chantier, et toute l’équipe est aussitôt de nouveau libre.

    { "**" }Une machine** rejoint tes ouvriers quand elle est terminée. Elle ne demande pas de salaire, mais l’envoyer coûte des actions comme pour tout ouvrier.

    { "**" }Bon à savoir.** Les ouvriers restent sur un chantier jusqu’à ce qu’il soit terminé. { $send_cost ->
        [flat] {""}
       *[escalating] Envoyer sur plusieurs chantiers coûte moins que sur un seul.{" "}
    }Garde toujours quelques écus.

    { "**" }La fin.** Les points des bâtiments et des machines, et un point par dix écus. Si les totaux sont égaux, { $tiebreak ->
        [none] le rang est partagé.
       *[vp_then_coins] les points des bâtiments et des machines décident, puis les écus.
    } La partie finit aussi si plus aucun chantier ne peut être terminé, ou si pendant dix manches personne n’ouvre de chantier, ne recrute ni n’envoie d’ouvrier.
middle-ages-possible-build = ouvrir { $count ->
        [one] { $count } chantier
       *[other] un chantier parmi { $count }
    }
middle-ages-possible-hire = recruter { $count ->
        [one] { $count } ouvrier
       *[other] un ouvrier parmi { $count }
    }
middle-ages-possible-send = envoyer un ouvrier{ $count ->
        [one] {""}
       *[other] {" "}({ $count } choix)
    }
middle-ages-possible-coins = prendre des écus
middle-ages-possible-buy = acheter une action
middle-ages-possible-end = finir ton tour
middle-ages-do-build = Ouvrir le chantier { $site }
middle-ages-do-hire-apprentice = Recruter l’apprenti avec { $yields }
middle-ages-do-hire-labourer = Recruter le manœuvre avec { $yields }
middle-ages-do-hire-craftsman = Recruter le compagnon avec { $yields }
middle-ages-do-hire-master = Recruter le maître avec { $yields }
middle-ages-do-send = Envoyer { $unit }{ $yields ->
    [none] {""}
   *[other] {" "}avec { $yields }
 } sur le chantier { $site }
middle-ages-do-finish-building = Envoyer { $unit }{ $yields ->
    [none] {""}
   *[other] {" "}avec { $yields }
 } sur le chantier { $site }
middle-ages-do-finish-machine = Envoyer { $unit }{ $yields ->
    [none] {""}
   *[other] {" "}avec { $yields }
 } sur le chantier { $site }
middle-ages-do-coins = Prendre des écus
middle-ages-do-buy = Acheter une action
middle-ages-do-end = Finir le tour
middle-ages-begins-ahead = { $player } commence avec { $count ->
    [one] { $count } écu
   *[other] { $count } écus
 } de plus.
middle-ages-begins-ahead-by = { $count } écus
