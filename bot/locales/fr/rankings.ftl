command-ranking = Voir le classement des membres de ce serveur qui ont une cote
parameter-ranking-game = Le jeu ; par défaut, celui de la partie de ce salon
command-records = Voir les records de ce serveur, et comment on y joue à un jeu
parameter-records-game = Le jeu ; par défaut, celui de la partie de ce salon
refusal-ratings-off = Les cotes sont désactivées sur ce serveur.
refusal-ratings-players-only = Sur ce serveur, il faut avoir une cote pour voir les classements et les records. `/me rating` active la tienne.
menu-server-games = Un autre jeu
ranking-title = { $game } : classement
ranking-empty = Personne n’est encore dans le classement. Active ta cote (`/me rating`), et tu y seras après ta première partie classée sur ce serveur.
ranking-pool-two = Deux joueurs
ranking-pool-more = Trois joueurs ou plus
ranking-provisional = Provisoires, par nom
ranking-line = { $place ->
    [none] { $name } · { $tier_name }
   *[other] { $place } · { $name } · { $tier_name }
}
ranking-line-numbers = { ranking-line } · { $number }
ranking-number = { NUMBER($number, useGrouping: 0) }
ranking-about = -# Ces membres ont une cote et ont fini une partie classée sur ce serveur. Une cote reste provisoire jusqu’à dix parties et trois adversaires.
button-ranking-numbers = Voir les nombres
button-ranking-tiers = Cacher les nombres
records-title = ### { $game } : records de ce serveur
records-empty = Il n’y en a pas encore.
records-about = -# Seuls les membres qui ont une cote (`/me rating`) ont des records et sont comptés ; les autres sont « quelqu’un ».
records-highest = **Plus haut score :** { $name }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}, contre { $others } · { $date }
records-fastest = **Victoire la plus rapide :** { $name }, en { $time }, contre { $others } · { $date }
records-closest = **Partie la plus serrée :** { $others }, { $value ->
    [0] à égalité de points
    [one] { $value } point d’écart
   *[other] { $value } points d’écart
} · { $date }
records-faultless = **Plus longue série sans faute :** { $name }, { $value ->
    [one] { $value } manche
   *[other] { $value } manches de suite
}, contre { $others } · { $date }
records-comeback = **Plus grande remontée :** { $name }, depuis { $value } % de chances de gagner, contre { $others } · { $date }
records-elsewhere = { $record } · { $channel }
records-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
records-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
records-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
records-habits = **Comment on joue ici**
records-matches = - { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} entre membres qui ont une cote.
records-more-later = - À partir de { $least } parties, on verra ici combien de temps elles durent, qui gagne et ce qui est construit.
records-lasted = - La moitié des parties dure au plus { $time }.
records-seats = - À { $players } joueurs, victoires sur { $count } parties : { $seats }.
records-seat = { $seat } ({ $count })
records-built = - Le plus construit dans les { $count } dernières parties : { $names }.
records-built-times = { $name } ({ NUMBER($count, useGrouping: 0) })
records-list = { $first } · { $next }
