button-replay = Repetición
button-replay-words = En palabras
button-replay-moments = Momentos clave
button-replay-turns = Todos los turnos
button-replay-steps = Todos los pasos
menu-replay-jump = Saltar a
menu-replay-moment = Momentos clave

replay-title = ### { $game } · { $where }
replay-title-in = ### { $game } · { $place } · { $where }
replay-words-title = **{ $where }**
replay-start = El inicio
replay-preparation = Antes del turno 1
replay-now = Ahora
replay-turn = Turno { $number }
replay-turn-of = Turno { $number } de { $count }
replay-step = Paso { $number }
replay-step-of = Paso { $number } de { $count }
replay-turn-by = { $where } · { $who }
replay-turn-did = { $more ->
    [0] { $done }
    [one] { $done } y una acción más
   *[other] { $done } y { $more } acciones más
 }
replay-moment = { $time }: { $sentence }
replay-standing = Puntos hasta ahora: { $standing }
replay-standing-end = Puntos al final: { $standing }
replay-gained = Una decisión que subió en { $points ->
    [one] 1 punto porcentual
   *[other] { $points } puntos porcentuales
 } la probabilidad de ganar.
replay-lost = Una decisión que bajó en { $points ->
    [one] 1 punto porcentual
   *[other] { $points } puntos porcentuales
 } la probabilidad de ganar.
replay-end = La partida terminó.
replay-moments = El menú de abajo muestra ahora solo los momentos clave.
replay-no-moments = Aún no ha terminado ninguna ronda, así que no hay momentos clave.
replay-choice = { $date } · { $game } · { $players }
replay-choice-running = Ahora · { $game } · { $players }

refusal-replay-elsewhere = Aquí no tengo esa partida para ti: puedes mirar una partida en su propio canal, o en cualquier lugar si jugaste en ella, mientras esté guardada.
refusal-replay-broken = El acta de esta partida ya no encaja con las reglas, así que no hay repetición.
refusal-replay-not-found = No conozco ninguna partida así en este canal. Escribe un juego o un nombre y elige una de la lista.

command-match-replay = Mira una partida turno por turno
parameter-match-replay = Qué partida; si no dices nada, la más reciente
