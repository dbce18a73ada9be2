seat = { $mark } { $name }
mark-0 = 🔴
mark-1 = 🔺
mark-2 = 🟨
mark-3 = 🔷
player-0 = Coral
player-1 = Cian
player-2 = Ámbar
player-3 = Violeta
player-wins = Gana { $name }
player-named = { $name } ({ $colour })

list-comma = { $first }, { $next }
list-and = { $first } { Y($last) }
list-or = { $first } { O($last) }
list-sentences = { $first } { $next }
list-semicolon = { $first }; { $next }

says-turn = { $game }. Turno de { $name }.
says-stopped = { $game }. La partida se detuvo.
says-players = Jugadores: { $players }.
says-points = { $name } tiene { $points }
says-over = { $game }, la partida ha terminado. { $count ->
    [one] Gana { $names }
   *[other] Victoria compartida: { $names }
 }.
prompt-over = La partida ha terminado.

overview-picture = Una posición típica de cada juego, con su nombre.
