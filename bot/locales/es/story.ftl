board-recent = -# { $turn }
board-recent-rest = … { $rest }
board-began = Empezó una partida de { $game }: { $players }.
board-began-with = { $began } Empieza { $player }.
board-earlier = Un tablero anterior de esta partida.
board-unknown = Esta partida ya no está guardada.
board-lost = El bot se restauró desde una copia de seguridad, y lo que mostraba este tablero se perdió.
button-what-happened = Resumen

frame-points = { $player } { $points }
log-sentence = { $seat }: { $done }.
log-system = { $done }.
log-times = { $line } ({ $count } veces)
log-again = { $line } Pasó { $count ->
    [2] dos veces
   *[other] { $count } veces
 }.
log-idle-forced = nada que hacer
log-forced = { $done } (no había otra opción)
log-forced-why = { $done } ({ $why })
points-line = { $points }.
points-gain = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
 }
points-of-two = { $one } { $first }–{ $second } { $other }
points-of-several = { $first } · { $next }
points-score = { $when ->
    [end] Marcador final: { $score }
   *[other] { $score }
 }
points-lead = { $how ->
    [level] hay igualdad
    [shared] { $players } comparten la cabeza{ $when ->
        [end] {" "}al final
       *[other] {""}
    }
    [new] { $players } se pone en cabeza{ $when ->
        [end] {" "}al final
       *[other] {""}
    }
   *[old] { $players } va en cabeza
 }
constructor-points-score = { $when ->
    [end] Marcador final: { $score }
    [round] { $score } en total
   *[other] { $score }
 }
space-builder-points-score = { $when ->
    [end] Marcador final: { $score } en rondas
   *[other] { $score } en rondas
 }
log-heading = **{ $title }**
log-heading-round = **{ $title } · { $who }**
log-item = - { $item }
log-title = ### El registro
log-title-page = ### El registro, página { $page } de { $pages }
button-log-first = Primera
button-log-back = Atrás
button-log-forward = Adelante
button-log-last = Última

happened-title = ### Qué pasó desde tu último turno
happened-title-watching = ### Qué pasó desde el último turno de quienes deben jugar
happened-more = Pasó más. El registro, en *{ $more }*, lo tiene todo.
happened-nothing = No ha pasado nada desde entonces.

event-resigned = { $who } se rindió.
event-undone = { $who } deshizo su última acción.
event-undo-declined = { $user } no aceptó: la última acción de { $player } se queda.
event-undo-withdrawn = { $who } siguió jugando en vez de deshacer la última acción.
event-undo-expired = No hubo acuerdo de toda la mesa a tiempo: la última acción de { $player } se queda.
event-cancel-declined = { $player } propuso anular la partida. { $user } no aceptó: la partida sigue.
event-cancel-withdrawn = { $who } siguió jugando en vez de anular la partida.

constructor-milestone-round = La ronda { $round } ha terminado: { $points }.
constructor-milestone-why = La ronda { $round } ha terminado, porque { $player } no puede colocar ni mover: { $points }.{ $cleared ->
    [yes] { " " }El tablero se vacía para la ronda { $next }.
   *[no] { "" }
 }
constructor-milestone-points = { $player } { $points }
middle-ages-milestone-last = { $target ->
    [one] Se alcanzó { $target } punto: empiezan los últimos turnos.
   *[other] Se alcanzaron { $target } puntos: empiezan los últimos turnos.
 }
middle-ages-milestone-reached = { $target ->
    [one] Se alcanzó { $target } punto al final de una ronda: la partida ha terminado.
   *[other] Se alcanzaron { $target } puntos al final de una ronda: la partida ha terminado.
 }
middle-ages-milestone-idle = En diez rondas nadie ha iniciado una obra, contratado un trabajador ni enviado uno, así que la partida ha terminado.
middle-ages-milestone-stuck = Ya no se puede terminar ninguna obra, así que la partida ha terminado.
builders-milestone-rolled = { $again ->
    [0] La tirada inicial: { $rolls }.
   *[other] Otra vez tras un empate: { $rolls }.
 }
builders-milestone-die = { $player } { $die }
builders-milestone-start = Empieza { $player }.
