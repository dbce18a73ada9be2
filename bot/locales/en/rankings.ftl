# /ranking and /records: what the finished matches of a server say about members who keep a rating.

command-ranking-name = ranking
command-ranking = See the ranking of the members of this server who keep a rating
parameter-ranking-game-name = game
parameter-ranking-game = The game; without it, that of the match in this channel
command-records-name = records
command-records = See the records in this server, and how a game is played here
parameter-records-game-name = game
parameter-records-game = The game; without it, that of the match in this channel
refusal-ratings-off = Ratings are switched off in this server.
refusal-ratings-players-only = In this server, only members who keep a rating themselves see rankings and records. `/me rating` switches yours on.
menu-server-games = Another game

ranking-title = { $game }: ranking
ranking-empty = Nobody is ranked yet. Keep a rating (`/me rating`), and you are listed here after your first rated match in this server.
ranking-pool-two = Two players
ranking-pool-more = Three or more players
ranking-provisional = Provisional, by name
ranking-line = { $place ->
    [none] { $name } · { $tier_name }
   *[other] { $place } · { $name } · { $tier_name }
}
ranking-line-numbers = { ranking-line } · { $number }
ranking-number = { NUMBER($number, useGrouping: 0) }
ranking-about = -# These members keep a rating and have finished a rated match in this server. A rating is provisional until ten matches and three opponents.
button-ranking-numbers = Show Numbers
button-ranking-tiers = Hide Numbers

records-title = ### { $game }: records in this server
records-empty = There are none yet.
records-about = -# Only members who keep a rating (`/me rating`) hold records and are counted; all others are somebody.
records-highest = **Highest score:** { $name }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}, against { $others } · { $date }
records-fastest = **Fastest win:** { $name }, in { $time }, against { $others } · { $date }
records-closest = **Closest match:** { $others }, { $value ->
    [0] equal on points
    [one] { $value } point apart
   *[other] { $value } points apart
} · { $date }
records-faultless = **Longest run without a fault:** { $name }, { $value ->
    [one] { $value } round
   *[other] { $value } rounds in a row
}, against { $others } · { $date }
records-comeback = **Largest comeback:** { $name }, whose chance to win was once { $value } %, against { $others } · { $date }
records-elsewhere = { $record } · { $channel }
records-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
records-hours = { $count } hours
records-days = { $count } days

records-habits = **How it is played here**
records-matches = - { $count ->
    [one] One match
   *[other] { $count } matches
} of members who keep a rating, among themselves.
records-more-later = - From { $least } matches on, this says how long they take, who wins and what is built.
records-lasted = - Half of the matches take at most { $time }.
records-seats = - With { $players } players, of { $count } matches: { $seats }.
records-seat = { $seat } won { $count }
records-built = - Built most in the last { $count } matches: { $names }.
records-built-times = { $name }: { NUMBER($count, useGrouping: 0) }
records-list = { $first } · { $next }
