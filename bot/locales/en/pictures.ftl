### What the pictures and words of all games share.

## Seats, in the colours and shapes of the pictures

seat = { $mark } { $name }
mark-0 = 🔴
mark-1 = 🔺
mark-2 = 🟨
mark-3 = 🔷
player-0 = Coral
player-1 = Teal
player-2 = Amber
player-3 = Violet
player-wins = { $name } wins
player-named = { $name } ({ $colour })

## Lists

list-comma = { $first }, { $next }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-sentences = { $first } { $next }
list-semicolon = { $first }; { $next }

## The position in words, where a game has no words of its own

says-turn = { $game }. { $name } is to act.
says-stopped = { $game }. The match was stopped.
says-players = Players: { $players }.
says-points = { $name } has { $points }
says-over = { $game }, the match is over. { $count ->
    [one] { $names } wins
   *[other] Shared: { $names }
 }.
prompt-over = The match is over.

## All games in one picture

overview-picture = A typical position of each game, with its name.
