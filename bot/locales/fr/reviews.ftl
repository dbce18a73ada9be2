button-review = Analyse
button-review-share = Partager
button-review-curve = Courbe
button-review-try = Essayer
button-review-see = Voir le tour
button-review-see-round = Voir la manche
refusal-review-not-over = Une analyse vient après la fin : cette partie est encore en cours.
refusal-review-nothing-played = Rien n’a été joué dans cette partie, il n’y a donc rien à analyser.
refusal-review-players-only = Il faut avoir joué la partie, ou en être l’hôte, pour partager ceci.
refusal-review-not-ready = Cette analyse n’est plus disponible. Ouvre-la de nouveau.
refusal-review-failed = L’analyse n’a pas pu être terminée. Ouvre-la de nouveau ; elle reprend là où elle s’est arrêtée.
refusal-review-shared-already = Cette analyse est déjà partagée.
refusal-review-try-opening = Ta partie d’entraînement est déjà en train de s’ouvrir.
refusal-cannot-post = Je ne peux pas publier dans ce salon. Demande à quelqu’un qui gère le serveur de me l’autoriser.
refusal-practice-only = Seule une partie d’entraînement peut commencer au milieu d’une autre.
refusal-record-outdated = Les règles ont changé depuis cette partie, on ne peut donc pas la continuer.
review-waiting = L’analyse commence dans un instant : une autre est en cours.
review-begins = L’analyse commence dans un instant.
review-progress = Lecture de la partie : { $done } sur { $total }. Ça prend environ une demi-minute ; tu peux revenir plus tard.
review-later = L’analyse prend plus de temps que d’habitude. Ouvre-la de nouveau dans quelques minutes ; elle continue entre-temps.
review-shared = L’analyse est publiée dans le salon de la partie.
button-story = Le récit
story-title = ### Le récit · { $game }
story-panel = { $place ->
        [none] { "" }
       *[other] **{ $place }.**{ " " }
    }{ $told }
    -# Chances de gagner de { $player } : de { $before } % à { $after } %.
story-even = Aucun moment à lui seul n’a décidé cette partie.
story-later = Le récit prend plus de temps que d’habitude. Ouvre-le de nouveau dans quelques minutes ; il continue entre-temps.
story-shared = Le récit est publié dans le salon de la partie.
refusal-story-not-ready = Ce récit n’est plus disponible. Ouvre-le de nouveau.
refusal-story-shared-already = Ce récit est déjà partagé.
review-title = ### Analyse · { $game }
review-of = La partie de { $players }.
review-lead = Plus la zone qui porte une marque est grande, plus la victoire de cette couleur était probable { $part ->
    [step] après cette étape
   *[turn] après ce tour
 }.
review-player = { $player } : { $start } % au début, au plus bas { $lowest } %, au plus haut { $highest } %.{ $accuracy ->
    [none] { "" }
   *[other] { " " }Précision { $accuracy } %.
 }{ $luck ->
    [none] { "" }
    [good] { " " }Hasard : favorable.
    [bad] { " " }Hasard : défavorable.
   *[even] { " " }Hasard : neutre.
 }
review-about = -# Les chances de gagner comptent ce qui peut encore venir, pas seulement les points jusqu’ici.{ $accuracy ->
    [none] { "" }
   *[other] { " " }Précision : 100 % veut dire qu’aucune décision n’a rendu une victoire moins probable.
 }{ $luck ->
    [none] { "" }
   *[other] { " " }Hasard : dit si { $luck } ont rendu une victoire plus ou moins probable, sur tous les tours ensemble.
 } Tous les nombres et les meilleurs choix sont ceux d’un ordinateur fort : à 0 % ou à 100 %, il ne voyait aucun moyen de changer le résultat.
review-about-race = -# Ce sont des manches entières qui décident une course. Tous les nombres sont des estimations tirées de nombreuses manches simulées.
review-rounds = **Les manches les plus décisives, le plus grand changement d’abord**
review-no-rounds = Aucune manche n’a changé grand-chose.
review-round = **{ $name } : les chances de gagner de { $player } sont montées de { $before } % à { $after } %.**
review-no-points = Aucune décision à elle seule n’a changé grand-chose.
review-points = **Les décisions à regarder, le plus grand changement d’abord**
review-choose = **{ $kind ->
        [rounds] Les manches les plus décisives
       *[points] Les décisions à regarder
    } :**
review-moment = { $letter } · { $place }
review-board-before = { $marked ->
    [yes] (Le meilleur choix est marqué.)
   *[no] { "" }
 }
review-gained = **{ $name } : les chances de gagner de { $player } sont montées de { $before } % à { $after } %.**
review-lost = **{ $name } : les chances de gagner de { $player } sont tombées de { $before } % à { $after } %.**
review-done = Ce qui a été joué : { $done }.
review-turn-luck = Puis { $luck } les ont portées à { $share } %.
review-agrees = Un ordinateur fort aurait fait la même chose.
review-strong = C’était un choix fort. { $why }
review-strong-part = **{ $played }** était un choix fort. { $why }
review-prefers = Mieux : **{ $action }**. { $why }
review-prefers-instead = Mieux que « { $played } » : **{ $action }**. { $why }
review-missed = Avec ce choix, les chances de gagner auraient été plus hautes de { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de pourcentage.
review-then = La partie aurait pu continuer ainsi. { $line }.
review-then-clause = { $player } : { $done }
review-try-done = Tu joues { $seat } contre { $computers ->
        [one] un ordinateur fort
       *[other] des ordinateurs forts
    }, et c’est à toi de jouer : [continuer à partir de cette position]({ $link }).{ $luck ->
        [none] { "" }
       *[some] { " " }Le hasard décide comme dans la partie.
    }
review-start = Début
review-end = Fin
review-picture = Les chances de gagner de chaque couleur, { $part ->
    [step] étape par étape
   *[turn] tour par tour
 }. { $players }
review-picture-player = { $player } : { $values }.
review-picture-value = { $number ->
    [0] { $share } % au début
   *[other] { $share } % après { $part ->
        [step] l’étape
       *[turn] le tour
    } { $number }
 }
