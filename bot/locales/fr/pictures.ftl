seat = { $mark } { $name }
mark-0 = 🔴
mark-1 = 🔺
mark-2 = 🟨
mark-3 = 🔷
player-0 = Corail
player-1 = Cyan
player-2 = Ambre
player-3 = Violet
player-wins = { $name } gagne
player-named = { $name } ({ $colour })
list-comma = { $first }, { $next }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-sentences = { $first } { $next }
list-semicolon = { $first } ; { $next }
says-turn = { $game }. À { $name } de jouer.
says-stopped = { $game }. La partie a été arrêtée.
says-players = Joueurs : { $players }.
says-points = { $name } a { $points }
says-over = { $game }, la partie est finie. { $count ->
    [one] { $names } gagne
   *[other] Égalité : { $names }
 }.
prompt-over = La partie est finie.
overview-picture = Une position typique de chaque jeu, avec son nom.
