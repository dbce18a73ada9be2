command-profile = Voir ton profil ou celui de quelqu’un qui le montre
parameter-profile-user = Le profil de qui ; par défaut, le tien
parameter-profile-game = Le jeu à voir de plus près
profile-title = ### Profil de { $user }
profile-title-own = ### Ton profil
profile-scope = -# Avec les parties de ce serveur.
profile-scope-own = -# Avec tes parties de tous les serveurs. Les autres voient celles de leur propre serveur, et seulement si tu as une cote : `/me rating`.
profile-empty = Aucune partie n’a encore été finie ici.
profile-empty-own = Tu n’as encore fini aucune partie.
profile-game-line = - **{ $game }** · { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 } · { $ratings }
profile-game-alt = { $game } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }, { $ratings }.
profile-unrated = pas encore de cote
profile-pool-two = à 2
profile-pool-more = à 3+
profile-rating = { $pool ->
    [two] à deux joueurs
   *[more] à plus de joueurs
 } **{ $tier }**{ $settled ->
    [no] {" "}(provisoire)
   *[yes] {""}
 }
profile-provisional = { $tier } ?
profile-favourite = Jeu préféré
profile-favourite-line = Jeu préféré : { $game }.
profile-last = Dernières parties
profile-last-line = Dernières parties, la plus récente à la fin : { $ranks }.
profile-rank = { $ending ->
    [shared] 1re place ex æquo sur { $players }
   *[other] { profile-place } sur { $players }
 }
profile-place = { $rank ->
    [1] 1re place
    [2] 2e place
    [3] 3e place
   *[other] 4e place
 }
profile-best = Record : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
profile-best-unplayed = Meilleure partie
profile-best-line = Meilleure partie ({ $game }) : { $result }.
profile-best-result = { profile-place } sur { $players }{ $points ->
    [none] {""}
    [one] {" "}avec { $points } point
   *[other] {" "}avec { $points } points
 }
profile-choose = Choisis un jeu pour en voir plus, ou quelqu’un avec qui comparer.
menu-profile-meet = Face à face avec …
button-profile-share = Partager
button-profile-back = Retour au profil
button-profile-number = Voir le nombre
button-profile-best = Revoir la meilleure partie
button-profile-last = Revoir la dernière partie
profile-shared = C’est publié, tel que les autres le voient ici.
refusal-profile-hidden = Il n’y a pas de profil de cette personne que tu puisses voir ici.
refusal-profile-share = Tu peux partager ton profil sur les serveurs qui montrent les profils, si tu as une cote : `/me rating`.
refusal-profile-shared-already = Tu as déjà partagé ceci.
refusal-profile-empty = Tu n’as encore fini aucune partie sur ce serveur.
refusal-profile-whom = Choisis quelqu’un d’autre.
profile-page-title = ### { $game } · { $user }
profile-page-empty = Aucune partie de ce jeu n’a encore été finie.
profile-page-rating = { $pool ->
        [two] **À deux joueurs :**
       *[more] **À plus de joueurs :**
    } { $tier }, à peu près au niveau *{ $level }*{ $settled ->
        [no] , mais c’est provisoire après peu de parties classées
       *[yes] {""}
    }{ $number ->
        [none] {""}
       *[other] . Le nombre est **{ $number }** ; on commence à 1 000
    }.
profile-page-few = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 } jusqu’ici ; à partir de { $least }, cette page les compte par place, nombre de joueurs et durée.
profile-page-seats = **Par place :** { $counts }
profile-page-players = **Par nombre de joueurs :** { $counts }
profile-page-lengths = **Par durée :** { $counts }
profile-count = { $name } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }, dont { $firsts } à la 1re place
profile-seat = place { $number }
profile-players = { $number } joueurs
profile-length-hour = jusqu’à une heure
profile-length-day = jusqu’à un jour
profile-length-longer = plus longue
profile-page-first = **Première partie :** { $at }
profile-page-best = **Meilleure partie :** { $result }, { $at }
profile-meet-title = ### { $user } et { $other }
profile-meet-none = Aucune partie n’a encore été finie ensemble.
profile-meet-line = { $game } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }. { $user } devant dans { $won }, { $other } dans { $lost }{ $drawn ->
    [0] .
   *[other] {" "}; { $drawn } à égalité.
 }
profile-meet-last = Dernière : { $game }, { $at }.
