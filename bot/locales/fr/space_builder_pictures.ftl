space-builder-round = Manche { $round }
space-builder-map = Plan { $number }
space-builder-match-over = Partie finie
space-builder-state-rest = passe
space-builder-state-late = en retard
space-builder-state-left = abandon
space-builder-legend-turn = sens
space-builder-legend-side = face
space-builder-legend-place = case
space-builder-legend-missing = manque
space-builder-wins = { $name } gagne
space-builder-no-winner = Personne ne gagne
space-builder-no-round-won = sans victoire
space-builder-title-card = La carte de titre de Space Builder : une ville sur une lune, sous un ciel de nuit, avec un rover et un atterrisseur au travail.
space-builder-building-DOM = Dôme bulle
space-builder-building-SIL = Silo comète
space-builder-building-HRN = Cor du ciel
space-builder-building-GRN = Serre fougère
space-builder-building-OBS = Œil de hibou
space-builder-building-REA = Réacteur braise
space-builder-building-HAN = Hangar phalène
space-builder-building-LFT = Aiguille cabine
space-builder-detail-DOM-A = deux fenêtres rondes
space-builder-detail-DOM-B = trois fenêtres rondes
space-builder-detail-SIL-A = une ceinture
space-builder-detail-SIL-B = deux ceintures
space-builder-detail-HRN-A = point plein
space-builder-detail-HRN-B = anneau creux
space-builder-detail-GRN-A = deux feuilles
space-builder-detail-GRN-B = trois feuilles
space-builder-detail-OBS-A = une marche jaune
space-builder-detail-OBS-B = deux marches jaunes
space-builder-detail-REA-A = une bouffée
space-builder-detail-REA-B = deux bouffées
space-builder-detail-HAN-A = hublot rond
space-builder-detail-HAN-B = hublot carré
space-builder-detail-LFT-A = cabine près du toit
space-builder-detail-LFT-B = cabine loin du toit
space-builder-way-0 = toit en haut
space-builder-way-1 = toit à droite
space-builder-way-2 = toit en bas
space-builder-way-3 = toit à gauche
space-builder-square-A1 = En haut à gauche
space-builder-square-B1 = En haut au milieu
space-builder-square-C1 = En haut à droite
space-builder-square-A2 = Au milieu à gauche
space-builder-square-B2 = Au centre
space-builder-square-C2 = Au milieu à droite
space-builder-square-A3 = En bas à gauche
space-builder-square-B3 = En bas au milieu
space-builder-square-C3 = En bas à droite
space-builder-place-A1 = en haut à gauche
space-builder-place-B1 = en haut au milieu
space-builder-place-C1 = en haut à droite
space-builder-place-A2 = au milieu à gauche
space-builder-place-B2 = au centre
space-builder-place-C2 = au milieu à droite
space-builder-place-A3 = en bas à gauche
space-builder-place-B3 = en bas au milieu
space-builder-place-C3 = en bas à droite
space-builder-flaw-not-built = encore en main
space-builder-flaw-wrong-place = mauvaise case
space-builder-flaw-wrong-way-round = mauvais sens
space-builder-flaw-wrong-side = mauvaise face
space-builder-flaw-wrong-way-round-and-wrong-side = mauvais sens et mauvaise face
space-builder-prompt-all-ready = Tout le monde est en place.
space-builder-prompt-ready = { $waits ->
    [all] Appuie sur { $ready }. Le plan apparaît quand tout le monde est en place.
    [two] Appuie sur { $ready }. Le plan apparaît quand tout le monde est en place, ou { $wait } secondes après que deux joueurs le sont.
   *[start] Appuie sur { $ready } avant le départ : le plan apparaît à ce moment-là, ou dès que tout le monde est en place.
 }
space-builder-prompt-building = Construis dans ton panneau ce que montre le plan.
space-builder-prompt-settling = La course est finie. On vérifie les villes.
space-builder-prompt-open = Ouvre le plan quand tu as le temps. Dès ce moment, ta pendule ne peut plus être arrêtée.
space-builder-prompt-wait = Tu as fini ta part de cette manche.
space-builder-prompt-held = Carte en main : { $card }. Tourne-la, retourne-la, pose-la.
space-builder-prompt-hand = { $count ->
    [one] Encore { $count } carte à poser.
   *[other] Encore { $count } cartes à poser.
 }
space-builder-prompt-tap = Toutes les cartes sont posées : appuie sur Terminé quand tout te paraît juste.
space-builder-prompt-unfreeze = { $count ->
    [one] Dégèle la dernière carte, pour la construire aussi.
   *[other] Dégèle une carte à construire en plus : toutes se valent.
 }
space-builder-prompt-over = La partie est finie.
space-builder-prompt-abandoned = La partie a été abandonnée.
space-builder-did-take = carte { $card } prise
space-builder-did-turn-right = carte tournée vers la droite
space-builder-did-turn-left = carte tournée vers la gauche
space-builder-did-flip = carte retournée
space-builder-did-lay = carte posée ({ $place })
space-builder-did-back = carte reprise
space-builder-did-tap = ville terminée
space-builder-did-tap-at = ville terminée à { $time }
space-builder-did-stop = construction arrêtée
space-builder-did-stop-at = construction arrêtée à { $time }
space-builder-did-ready = en place
space-builder-did-sit = manche passée
space-builder-did-open = plan ouvert
space-builder-did-unfreeze = carte { $card } dégelée
space-builder-did-unfreeze-by-time = aucun choix à temps, carte { $card } dégelée
space-builder-did-leave = départ de la partie
space-builder-did-start = Le plan est apparu
space-builder-did-expire = Le temps de quelqu’un s’est écoulé
space-builder-did-settle = Les villes ont été vérifiées
space-builder-did-cancel = Des appuis se sont perdus pendant qu’une pendule tournait : la manche est annulée et recommence avec un nouveau plan
space-builder-says-ready = Space Builder, manche { $round } : mise en place.
space-builder-says-building = Space Builder, manche { $round } : la course est lancée.
space-builder-says-settling = Space Builder, manche { $round } : la course est finie.
space-builder-says-turns = Space Builder, manche { $round } : on construit quand on a le temps.
space-builder-says-unfreeze = Space Builder : la manche { $round } a été vérifiée.
space-builder-says-over = Space Builder : la partie est finie.
space-builder-says-abandoned = Space Builder : la partie a été abandonnée.
space-builder-says-won = { $name } gagne la partie.
space-builder-says-nobody-won = Personne ne gagne.
space-builder-says-pile = { $count ->
    [one] { $count } plan reste face cachée.
   *[other] { $count } plans restent face cachée.
 }
space-builder-says-player = { $name }{ $state }, cartes dégelées : { $cards } ; { $rounds ->
    [one] { $rounds } manche gagnée
   *[other] { $rounds } manches gagnées
 }, { $faults ->
    [one] { $faults } faute
   *[other] { $faults } fautes
 } jusqu’ici.
space-builder-says-brief = { $name }{ $state } : { $cards } cartes, { $rounds ->
    [one] { $rounds } manche gagnée
   *[other] { $rounds } manches gagnées
 }, { $faults ->
    [one] { $faults } faute
   *[other] { $faults } fautes
 }.
space-builder-part = {" "}({ $part })
space-builder-part-out = abandon
space-builder-part-sits = passe la manche
space-builder-part-late = en retard pour cette manche
space-builder-part-ready = en place
space-builder-part-awaited = pas encore en place
space-builder-part-builds = construit
space-builder-part-tapped = a terminé à { $time }
space-builder-part-stopped = arrêt à { $time }
space-builder-part-done = a terminé
space-builder-part-waited-for = on l’attend
space-builder-says-own-map = Space Builder, manche { $round } : le plan de { $name }.
space-builder-says-to-build = À construire : { $cards }.
space-builder-says-facing-0 = Le plan est dans le même sens que tous les plateaux, aire d’atterrissage en bas à gauche.
space-builder-says-facing-1 = Le plan est tourné à droite : son aire d’atterrissage est en haut à gauche ; sur chaque plateau, elle est en bas à gauche.
space-builder-says-facing-2 = Le plan est à l’envers : son aire d’atterrissage est en haut à droite ; sur chaque plateau, elle est en bas à gauche.
space-builder-says-facing-3 = Le plan est tourné à gauche : son aire d’atterrissage est en bas à droite ; sur chaque plateau, elle est en bas à gauche.
space-builder-says-square = { $place } : { $card }, { $way }, { $detail }.
space-builder-says-board = Le plateau, aire d’atterrissage en bas à gauche :
space-builder-says-empty-board = Le plateau est vide.
space-builder-says-hand = En main : { $cards }.
space-builder-says-in-hand = { $card }, { $way }, { $detail }
space-builder-says-held = Carte prise : { $card }.
space-builder-says-ghost = { $name } à { $time }
space-builder-says-ghosts = Déjà terminé : { $taps }.
space-builder-says-round-won = { $name } a gagné la manche { $round }.
space-builder-says-round-nobody = Personne n’a gagné la manche { $round }.
space-builder-says-tapped = { $name } a terminé à { $time }
space-builder-says-stopped = { $name } { $by ->
    [player] a arrêté
   *[race] a dû s’arrêter
 }
space-builder-says-faultless = { $done }, aucune faute.
space-builder-says-faulty = { $done }, { $faults ->
    [one] { $faults } faute
   *[other] { $faults } fautes
 } : { $flaws }.
space-builder-says-flaw = { $cards } ({ $flaw })
space-builder-says-answer = Plan { $number }, aire d’atterrissage en bas à gauche :
space-builder-says-both-sides = Recto et verso des huit cartes, toit en haut.
space-builder-says-faces = { $card } : recto { $first }, verso { $second }.
space-builder-differs-DOM = 2 / 3 fenêtres
space-builder-differs-SIL = 1 / 2 ceintures
space-builder-differs-HRN = point / anneau
space-builder-differs-GRN = 2 / 3 feuilles
space-builder-differs-OBS = 1 / 2 marches
space-builder-differs-REA = 1 / 2 bouffées
space-builder-differs-HAN = rond / carré
space-builder-differs-LFT = haut / bas
space-builder-rules-1-1 = La même ville,
space-builder-rules-1-2 = aire sur aire
space-builder-rules-2-1 = Sens et face
space-builder-rules-2-2 = comme le plan
space-builder-rules-3-1 = Terminé :
space-builder-rules-3-2 = stop au dernier
space-builder-rules-4-1 = Manque : 1
space-builder-rules-4-2 = faux : 2 fautes
space-builder-rules-5-1 = Moins de fautes
space-builder-rules-5-2 = dégèle 1 carte
space-builder-rules-6-1 = Manche gagnée
space-builder-rules-6-2 = avec les huit
space-builder-rules-picture = Les règles en image. Construis la ville du plan sur ton plateau avec les cartes qui ne sont pas gelées. { $facing ->
        [upright] Le plan est droit : son aire d’atterrissage est en bas à gauche, comme la tienne.
       *[random] Le plan peut être tourné : son aire d’atterrissage va sur la tienne, qui est en bas à gauche.
    } Tourne chaque carte et retourne-la sur la face que montre le plan. Quand ta ville est finie, appuie sur Terminé ; quand il ne reste qu’une ville inachevée, sa construction s’arrête. Puis les villes sont vérifiées : une carte non construite vaut une faute, une carte au mauvais emplacement, dans le mauvais sens ou sur la mauvaise face en vaut deux. Le plus petit nombre de fautes gagne la manche, à égalité la ville la plus rapide ; gagner dégèle une carte, qu’il faut construire en plus. La première manche gagnée avec les huit cartes fait gagner la partie.
space-builder-review-fastest = Carte la plus rapide de { $player } : { $card } en { $time }.
space-builder-review-slowest = Carte la plus lente de { $player } : { $card } en { $time }.
space-builder-review-laid = { $player } a perdu { $time } sur { $card } : carte posée { $count ->
    [one] pour rien
    [2] deux fois
   *[other] { $count } fois
 }.
space-builder-review-turned = { $player } a perdu { $time } sur { $card } : { $count ->
    [one] { $count } rotation
   *[other] { $count } rotations
 } pour rien.
space-builder-review-fault = { $player } a posé { $card } à { $time } : { $flaw }, { $count ->
    [one] { $count } faute
   *[other] { $count } fautes
 }.
space-builder-review-missing = { $player } n’avait pas posé { $card } à { $time } : { $count ->
    [one] { $count } faute
   *[other] { $count } fautes
 }.
space-builder-seconds = { $seconds } s
space-builder-moment-lay = { $player } a posé { $card } après { $split }{ $tries ->
    [1] {""}
   *[other] , à l’essai { $tries }
 }.
space-builder-moment-tap = { $player } a terminé.
space-builder-moment-stop = { $player } a arrêté.
space-builder-moment-wasted = { $placings ->
    [0] {""}
    [one] { $placings } pose
   *[other] { $placings } poses
 }{ $turns ->
    [0] {""}
   *[other] { $placings ->
        [0] {""}
       *[other] {" et "}
    }{ $turns ->
        [one] { $turns } rotation
       *[other] { $turns } rotations
    }
 } pour rien : { $time }
space-builder-moment-lost = { $time } pour rien
space-builder-moment-best-count = record { $laid }/{ $count }
space-builder-moment-best = Ta meilleure manche avec { $count } cartes sur { $turned ->
    [yes] un plan tourné
   *[no] un plan droit
} a pris { $end }. { $laid ->
    [0] À cet instant, elle n’avait encore aucune carte
    [one] À cet instant, elle avait { $laid } carte
    [all] À cet instant, elle était terminée
   *[other] À cet instant, elle avait { $laid } cartes
}.{ $equal ->
    [0] { "" }
    [one] { " " }Sa première carte a pris { $equal_at }, la tienne ici { $own_at }.
   *[other] { " " }Ses { $equal } premières cartes ont pris { $equal_at }, les tiennes ici { $own_at }.
} { $races ->
    [one] (Sur ta dernière course finie.)
   *[other] (Sur tes { $races } dernières courses finies.)
}
space-builder-says-moment = Manche { $round } après { $time }, toutes les villes côte à côte.
space-builder-says-moment-builder = { $name } : { $laid } sur { $count ->
    [one] { $count } carte posée
   *[other] { $count } cartes posées
 }{ $finish ->
    [tap] , fin à { $end }
    [stop] , arrêt à { $end }
   *[none] {""}
 }{ $card ->
    [none] {""}
   *[other] {" "}; en dernier { $card } après { $split }
 }.{ $wasted ->
    [none] {""}
   *[other] {" "}{ $wasted }.
 }
space-builder-says-board-of = Le plateau de { $name } :
