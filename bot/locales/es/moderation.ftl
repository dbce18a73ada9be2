moderate-title = ### Partidas abiertas en este servidor, primero la que más tiempo espera
moderate-none = No hay ninguna partida ni mesa abierta en este servidor.
moderate-line = - **{ $game }** · { $channel } · { $players } · { $state }
moderate-state-table = { $free ->
    [0] una mesa completa que no ha empezado, abierta { $since }
    [one] una mesa con un asiento libre, abierta { $since }
   *[other] una mesa con { $free } asientos libres, abierta { $since }
 }
moderate-state-turn = turno de { $players }, que empezó { $since }
moderate-state-time = nadie tiene que jugar ahora
moderate-state-lost = espera desde que se perdió su canal { $since }
moderate-state-paused = en pausa desde { $since }
moderate-choice = { $game }, partida { $number }: { $players }
moderate-choice-unnamed = { $game }, partida { $number }
moderate-match-title = ### Partida { $number }
moderate-you-play = -# También juegas en esta partida. Los jugadores y el registro del servidor lo ven.
moderate-why = ¿Por qué? Lo ve toda la mesa.
moderate-pause-form = Pausar esta partida
moderate-end-form = Cerrar esta partida para siempre
moderate-paused = La partida está en pausa: nadie puede jugar, y el tiempo no corre.
moderate-resumed = La partida sigue, con el tiempo que quedaba.
moderate-move-where = La partida se juega en { $channel }. ¿Dónde debe seguir?
moderate-moved = La partida sigue en { $channel }.
menu-moderate = Elegir una partida
menu-moderate-move = Elegir un canal o un hilo
button-moderate-first = Primera página
button-moderate-next = Página siguiente
button-moderate-jump = Ir a la partida
button-moderate-back = Volver a la lista
button-moderate-pause = Pausar
button-moderate-resume = Reanudar
button-moderate-move = Trasladar
button-moderate-end = Cerrar
button-moderate-thread = Hilo nuevo en este canal

board-paused = En pausa por { $by }, de la moderación{ $plays ->
    [yes] {" "}y con asiento en esta partida
   *[no] { "" }
 }: { $reason }
board-paused-until = -# No se puede jugar ni pasa el tiempo hasta que la moderación reanude la partida. Aún pueden anularla de común acuerdo, en *Más*.
event-paused = { $user }, de la moderación{ $plays ->
    [yes] {" "}y con asiento en esta partida
   *[no] { "" }
 }, puso la partida en pausa.
event-unpaused = { $user }, de la moderación{ $plays ->
    [yes] {" "}y con asiento en esta partida
   *[no] { "" }
 }, reanudó la partida.
channel-lost-missing = Discord no encuentra su canal, así que espera y no pasa el tiempo. `/match move` en otro canal del servidor la continúa allí.
channel-lost-deleted = Se borró su canal, así que espera y no pasa el tiempo. `/match move` en otro canal del servidor la continúa allí.
channel-lost-left = Me quitaron del servidor, así que espera y no pasa el tiempo. Sigue cuando me inviten otra vez allí.
refusal-channel-lost = El canal de esta partida ya no existe. Traslada la partida a otro canal: entonces sigue.
me-match-lost = - ⏸ { $match }: { $why }
me-match-paused = - { $match }: en pausa por la moderación. [Mirar]({ $link })
says-paused = { $game }. La partida está en pausa.
space-builder-panel-paused = La partida está en pausa. Todos los relojes están parados, no se puede construir nada, y nadie ve el mapa.
refusal-match-paused = { $by }, de la moderación{ $plays ->
    [yes] {" "}y con asiento en esta partida
   *[no] { "" }
 }, la puso en pausa: { $reason }
    No pasa el tiempo hasta que la moderación la reanude. Aún pueden anular la partida de común acuerdo.
refusal-already-paused = Alguien ya puso esta partida en pausa.
refusal-not-paused = Esta partida ya no está en pausa.
refusal-moderate-over = Esta partida terminó mientras tanto.
refusal-moderate-no-channel = No puedo ver ese canal. Elige otro.
refusal-server-moderators-only = Solo los miembros con el permiso Gestionar mensajes en este servidor pueden hacer esto.
refusal-no-reason = Da un motivo: los jugadores lo ven.

blocked-title = ### Bloqueos de este servidor
blocked-nobody = En este servidor no hay ningún bloqueo.
blocked-line = - { $user }: { $reason } · { $by }, { $at }
blocked-now = Bloqueo activo para { $user }: ya no puede empezar partidas en este servidor. Sus partidas en curso siguen; `/server matches` puede cerrarlas.
unblocked-now = { $user } puede volver a jugar en este servidor.
refusal-you-are-blocked = La moderación bloqueó tu participación en las partidas de este servidor: { $reason } Las partidas en que ya estás siguen. Si crees que es un error, pregunta aquí a la moderación.
refusal-user-is-blocked = La moderación bloqueó la participación de <@{ $user }> en las partidas de este servidor, así que no puede jugar aquí.
refusal-block-yourself = No puedes bloquearte.
refusal-block-a-bot = Un bot no juega partidas, así que no se puede bloquear.
refusal-block-a-moderator = No se puede bloquear a quien posee o modera un servidor. Quita primero el permiso Gestionar mensajes.
refusal-already-blocked = El bloqueo ya está activo. `/server blocked` dice por qué.
refusal-not-blocked = No hay ningún bloqueo para esta persona en este servidor.

server-log-match-paused = partida { $match } en pausa en <#{ $channel }>{ $plays ->
    [yes] , en la que juega
   *[no] { "" }
 }: { $reason }
server-log-match-unpaused = partida { $match } reanudada en <#{ $channel }>{ $plays ->
    [yes] , en la que juega
   *[no] { "" }
 }
server-log-match-moved = partida { $match } trasladada de <#{ $channel }> a <#{ $to }>{ $plays ->
    [yes] , en la que juega
   *[no] { "" }
 }
server-log-match-ended = partida { $match } cerrada en <#{ $channel }>{ $plays ->
    [yes] , en la que juega
   *[no] { "" }
 }: { $reason }
server-log-user-blocked = bloqueo de <@{ $user }>: { $reason }
server-log-user-unblocked = fin del bloqueo de <@{ $user }>
server-log-name-reported = se denunció este nombre; `/server names` decide
server-log-name-allowed = nombre denunciado permitido: <@{ $user }>
server-log-name-hidden = nombre que sigue oculto: <@{ $user }>
server-log-welcomed = invitación recibida, y saludo en <#{ $channel }>

command-server-matches = Pausa, traslada o cierra partidas abiertas, para la moderación
command-server-block = Impide que alguien juegue partidas en este servidor, para la moderación
parameter-server-block-user = A quién
parameter-server-block-reason = Por qué; lo verá esa persona
command-server-unblock = Deja que alguien vuelva a jugar en este servidor, para la moderación
command-server-names = Decide sobre los nombres que denunciaron los miembros, para la moderación
command-server-blocked = Mira a quién se bloqueó en este servidor y por qué, para la moderación

button-report-name = Denunciar un nombre
report-name-title = ¿Qué nombre es ofensivo? Las imágenes muestran entonces la palabra de su color, en todo este servidor, hasta que decida la moderación. Nadie sabrá que lo denunciaste.
report-name-menu = ¿El nombre de quién?
report-name-sure = ¿Denunciar el nombre de { $player }? Decide la moderación de este servidor.
name-reported = El nombre está oculto en imágenes y listas hasta que decida la moderación.
name-noted = La moderación verá tu denuncia. El nombre se queda hasta que decida, porque rechazó tus denuncias anteriores.
names-title = **Nombres denunciados.** Los nombres ocultos aparecen como la palabra del color del jugador.
names-nobody = En este servidor no hay ningún nombre denunciado ni oculto.
names-line = { $user }, denuncia del { $at }: { $status ->
    [open] oculto hasta que decidas.
    [unproven] visible hasta que decidas.
   *[hidden] oculto por la moderación, sea cual sea el nombre.
 }
button-name-allow = Permitir
button-name-hide = Mantener oculto
refusal-report-yourself = No puedes denunciar tu propio nombre.
refusal-name-reported = Este nombre ya está denunciado.
refusal-name-allowed = La moderación permitió este nombre. Puedes denunciarlo otra vez si cambia.
refusal-name-decided = Ya se decidió sobre este nombre. `/server names` muestra lo que queda.
refusal-name-not-shown = Ahora mismo no conozco este nombre, así que las imágenes muestran el color. Inténtalo de nuevo dentro de un minuto.
refusal-no-names-to-report = Aquí no hay ningún nombre que puedas denunciar.
refusal-own-name = Sobre tu propio nombre tiene que decidir otra persona de la moderación.
refusal-too-many-reports = Denunciaste { $most } nombres en un día. Puedes denunciar más mañana o avisar a la moderación.
