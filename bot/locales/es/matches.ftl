table-title = ### { $game } · Mesa abierta
table-opened = { $host } quiere jugar. { $free ->
        [0] Todos los asientos están ocupados: pulsa **Empezar**.
       *[other] Toma un asiento abajo. { $enough ->
            [yes] **Empezar** inicia la partida sin los asientos libres.
           *[no] **Empezar** aparece cuando hay gente suficiente en la mesa.
        }
    }
table-rematch = { $host } quiere una revancha. Empieza sola en cuanto todas las personas que jugaron tienen asiento.{ $enough ->
    [yes] { " " }Para jugar sin el resto, pulsa **Empezar**.
   *[no] { "" }
 }
table-invited = Con invitación: { $guests }.
table-seat = { $seat }: { $who }
table-seat-free = libre
table-option = -# • { $option }
rules-of-channel = -# Con las opciones de la partida de este canal.
rules-of-this-table = { "**" }En esta mesa**
rules-option = - { $option }
table-boards-keep = Los tableros anteriores conservan su imagen.
table-boards-delete = Los tableros anteriores se borran.
table-changed = { $host } cambió esto desde que hay más gente en la mesa: { "**" }{ $options }**.
button-even-out = Equilibrar
button-head-start-off = Sin ventaja
button-head-start-new = Soy principiante
head-start-title = ### Una ventaja
    { $words }
    Una partida con ventaja no cuenta para la valoración.
head-start-nobody = Toda la mesa empieza igual. Quien juega peor o es principiante en el juego puede empezar con más.
head-start-moves = Solo una persona puede tener ventaja. Si eliges a otra, { $user } la pierde.
head-start-proposed = Según sus valoraciones, esto equilibra la partida:
menu-head-start = Quién y cuánto
head-start-choice = { $player }: { $size }
board-head-start = -# { $words }
refusal-head-start-not-seated = La ventaja es para alguien que está en una mesa con al menos otra persona.
refusal-head-start-taken = Alguien ya tiene la ventaja. Solo quien abrió la mesa puede dártela a ti.
button-table-rules = { $pages ->
    [1] Cambiar las reglas
   *[other] Cambiar las reglas, { $page } de { $pages }
 }
button-table-look = Cambiar la mesa
button-table-again = Corregir el formulario
table-rules-title = Las reglas de esta mesa
table-look-title = Esta mesa
table-form-range = { $low } a { $high }
table-form-yes = Sí
table-form-no = No
table-form-as-usual = Como dicen las reglas
table-form-no-preset = Como está ahora
table-form-play = Tú y quien tome asiento
table-form-watch = Solo las IA, y tú miras: { $level }
table-form-who-plays = quién juega
table-form-not-a-number = Aún no ha cambiado nada: { $option } es un número entero de { $low } a { $high }, no «{ $value }». El botón muestra el formulario como lo llenaste.
table-changed-done = Cambiado: { $options }. La mesa lo indica.
table-unchanged = No ha cambiado nada: la mesa ya estaba así.
board-practice = Práctica: puedes deshacer tanto como quieras.
end-practice = Fue una partida de práctica.
board-placement = Partida de posicionamiento: sin pistas, y no se puede deshacer nada.
end-rated = -# { $kind ->
    [placement] Fue una partida de posicionamiento. `/profile` muestra dónde empieza tu valoración, y `/me rating` inicia la siguiente.
   *[rated] Fue una partida con valoración.
 }
table-rating = { $state ->
    [computers] Sin valoración: juega una IA.
    [options] Sin valoración: las opciones no son las habituales.
    [people] Sin valoración: no todas las personas de la mesa llevan una (`/me rating`).
    [week] Sin valoración: las mismas personas ya terminaron cuatro partidas con valoración esta semana.
    [full] Con valoración.
   *[open] Con valoración, si todas las personas que juegan llevan una (`/me rating`).
 }
refusal-practice-alone = La práctica es solo para ti: deja fuera a los rivales o abre una mesa sin práctica.
parameter-new-practice = Contra un principiante, en un hilo privado si es posible; deshaz tanto como quieras
match-begun-here = La partida ha empezado: [ir allí]({ $link }).
table-opened-here = La mesa está abierta: [ir allí]({ $link }).
rematch-began = La revancha ha empezado: [ir allí]({ $link }).
match-begun-in-thread = La partida ha empezado en un hilo propio: [ir allí]({ $link }).
table-opened-in-thread = La mesa está abierta en un hilo propio: [ir allí]({ $link }).
match-begun-beside = Este canal tiene otra partida, así que la tuya ha empezado en un hilo propio: [ir allí]({ $link }).
table-opened-beside = Este canal tiene otra partida, así que tu mesa está abierta en un hilo propio: [ir allí]({ $link }).
rematch-began-beside = La revancha ha empezado en un hilo propio: [ir allí]({ $link }).
match-begun-in-private = Tu práctica ha empezado en un hilo privado: [ir allí]({ $link }).
line = **{ $game }**: { $players }
    { $state }
line-new = **{ $game }**: { $host } abre una mesa.
line-closed = **{ $game }**: { $state }
line-table = { $free ->
    [0] Una mesa completa, a punto de empezar.
    [one] Una mesa con un asiento libre.
   *[other] Una mesa con { $free } asientos libres.
 }
line-turn = Se espera a { $players }. El turno empezó { $since }.
line-running = La partida está en curso.
line-paused = En pausa desde { $since }.
line-lost = La partida espera, porque su hilo ya no existe.
line-moved = **{ $game }** sigue en { $channel }.
button-line = Ir
thread-name = { $game }: mesa de { $host }
thread-name-plain = Una mesa de { $game }

button-join = Jugar como { $seat }
button-start = Empezar
button-leave = Dejar la mesa
button-decline-invitation = Rechazar la invitación
button-refuse-host = No más invitaciones
host-refused = Rechazaste la invitación, y { $host } ya no puede invitarte. `/me invitations` lo revierte.
refusal-not-invited = No tienes ninguna invitación pendiente aquí, así que no ha cambiado nada. `/me invitations` dice quién no puede invitarte.
button-cancel = Cerrar la mesa
table-left = Ya no tienes asiento en esta mesa.
table-declined = Rechazaste la invitación.
table-closed = La mesa está cerrada.
table-closed-title = ### { $game } · Mesa cerrada
table-cancelled = { $by } cerró la mesa antes de que empezara la partida. No se jugó nada.
table-ended = { $by }, de la moderación{ $plays ->
    [yes] {" "}y con asiento en la mesa
   *[no] { "" }
 }, cerró la mesa antes de que empezara la partida. No se jugó nada. El motivo: { $reason }

board-title-plain = -# { $game }
board-title = -# { $game } · { $where }
board-turn = { $player }, es tu turno como { $seat }.
board-player = { $player } ({ $seat })
board-turn-of-all = { $players }, es su turno.
board-asked = { $waiting }, { $asking } pregunta algo.
board-question = { $player }: { $prompt }
read-turn-of-others = Turno de { $players }: { $prompt }
board-elsewhere = Esta partida sigue en { $channel }.

board-resigned = -# Rendición: { $players }. El bot hace la acción más sencilla en su lugar.
board-left = -# Fuera de la partida: { $players }.
board-claimed = -# Fuera de la partida, porque se acabó el tiempo: { $players }.
picture-zoom = El rompecabezas de cerca.
picture-finished = Lo que construyeron en conjunto, para guardarlo.
area-title = Todo lo que tiene { $player }.
button-area = 🔍 { $player }
button-sure-not = Elegir otra vez
button-sure = Hacerlo
button-sure-always = Hacerlo y no preguntar más

request-undo = ¿Puede { $asking } deshacer { $scope ->
        [last] la última acción
       *[all] su última acción y todo lo que se hizo después
    }?
request-cancel = { $asking } quiere anular la partida. ¿Te parece bien?
request-silence-undo = -# Seguir jugando significa no, y también no responder hasta { $at }.
request-silence-cancel = -# Seguir jugando significa no. { $silence ->
        [yes] Nadie ha jugado en una semana, así que no responder hasta { $at } significa sí.
       *[no] Hace falta el acuerdo de toda la mesa, así que no responder hasta { $at } significa no.
    }

button-agree = De acuerdo
button-decline = Rechazar

menu-actions = Elegir: { $first } a { $last }
button-read = En palabras
button-large = Imagen grande
picture-large = La posición en { $parts ->
    [one] 1 parte
   *[other] { $parts } partes
 }. `/me pictures` muestra más imágenes así.
part-of-picture = Parte { $part } de { $parts }.
button-rules = Reglas
button-undo = Deshacer
button-more = Más
button-back = Volver
button-rematch = Revancha
button-log = Registro
button-show = Mostrar el tablero aquí
button-resign = Rendirse
button-resign-sure = Sí, rendirme
button-claim-sure = Sí, reclamar
button-take-seat-sure = Sí, tomar el asiento
button-cancel-match = Anular la partida
button-cancel-sure = Sí, anularla

button-fair-play = Juego limpio
fair-play = Después puedes comprobar que nadie influyó en el azar. Todo el azar de esta partida sale de un número que se sorteó al empezar, la semilla. Es secreta hasta el final; entonces cualquiera puede comprobarla aquí con su SHA-256: `{ $hash }`.
fair-play-over = Todo el azar de esta partida salió de la semilla `{ $seed }`. Su SHA-256, `{ $hash }`, se mostró aquí desde el principio, así que la semilla no cambió; **Guardar el acta** contiene todo lo necesario para comprobarlo.
more-title = **Esta partida**
more-help-title = **Reglas y ayuda**
more-leave-title = **Dejar la partida:** si te rindes, quedas fuera.
more-cancel-title = **Terminar la partida para toda la mesa:** si se anula, nadie gana.
more-table-title = **Esta mesa**
more-table-empty = No tienes asiento en esta mesa. Toma uno libre para jugar.
board-grace = Tu turno termina { $left }.
board-late-claim = -# { $others }: se puede reclamar la partida por abandono de { $player }. El botón está en *Más*.
board-late-substitute = -# Otra persona puede tomar el asiento de { $player }: el botón está en *Más*.

computers-removed = Ya no hay ninguna IA en esta mesa.
computer-marks = La partida quedará marcada como jugada con una IA.
computer-sure-seat = ¿Sentar una IA en esta mesa? Su nivel: { $level }. La partida quedará marcada como jugada con una IA.
computer-sure-own = ¿Dejar que una IA siga en tu lugar? Su nivel: { $level }. Puedes recuperar tu asiento cuando quieras. La partida quedará marcada como jugada con una IA.
button-computer-sure = Sí, que juegue una IA
cancel-sure = ¿De verdad quieres anular la partida? Termina de inmediato para toda la mesa, y nadie gana.
resign-sure = ¿De verdad quieres rendirte? Es definitivo. { $others ->
    [one] Si lo haces, gana tu rival.
   *[other] El resto sigue sin ti, y solo puedes mirar.
 }
take-seat-sure = ¿De verdad quieres tomar el asiento de { $player }? Jugarás en su lugar, y { $player } solo podrá mirar.
claim-sure = ¿De verdad quieres reclamar la partida por abandono de { $player }? Es definitivo. { $others ->
    [one] La partida termina, y ganas tú.
   *[other] El resto sigue jugando.
 }

acted = { $count ->
    [one] Hecho. { $who }: { $done }.
   *[other] Hecho: { $count } acciones. La última es de { $who }: { $done }.
 }
acted-plainly = Tu acción está hecha. El tablero la muestra.
not-done = No se hizo nada. Elige otra vez en el tablero.
undone = Tu acción se ha deshecho.
asked-to-undo = { $why ->
    [acted] Alguien ya jugó después
    [revealed] Se reveló algo nuevo
    [late] Ahora puedes reclamar la partida por abandono, y entonces ya no podrías
   *[over] Tu turno ya terminó
 }, así que se pregunta al resto si puedes deshacer tu última acción. Hay un día de plazo; no responder significa no.
cancelled = La partida queda anulada.
asked-to-cancel = Se pregunta al resto si anular la partida. Hace falta el acuerdo de toda la mesa. Hay un día para responder; no responder significa no.
asked-to-cancel-idle = Se pregunta al resto si anular la partida. Hay un día de plazo. Nadie ha jugado en una semana, así que no responder significa sí.
resigned = Te rendiste.
ended = La partida está cerrada. Todo el canal ve tu motivo.
claimed = Reclamaste la partida por abandono de { $player }.
seat-taken = El asiento es tuyo.
shown-again = El tablero está otra vez al final del canal.

end-title = ### { $game } · Fin de la partida
end-winner = { $count ->
    [one] Gana { $winners }.
   *[other] Ganan { $winners }.
 }
end-winner-early = { $count ->
    [one] Gana { $winners }.
   *[other] Ganan { $winners }.
 }
end-nobody = Toda la mesa dejó la partida, así que nadie gana.
end-draw = Es un empate.
end-score = { $seat } { $player }: **{ $total }** ({ $parts })
end-score-short = { $player } { $points }
end-score-plain = { $seat } { $player }: **{ $total }**
end-resigned = { $by } se rindió.
end-called-off = { $by } pidió anular la partida, y nadie se opuso.
end-cancelled = { $by } anuló la partida.
end-ended = { $by }, de la moderación{ $plays ->
    [yes] {" "}y con asiento en ella
   *[no] { "" }
 }, cerró la partida: { $reason }
end-players = Fue una partida de { $players }.

illegal-match-over = La partida ha terminado.
illegal-not-your-turn = No es tu turno.
illegal-not-an-action = «{ $text }» no es una acción de este juego.
illegal-not-legal = Eso no es posible ahora.

refusal-already-begun = Esta partida ya ha empezado. Espera a la próxima o abre tu propia mesa.
refusal-not-begun = Esta partida aún no ha empezado: su mesa sigue abierta.
refusal-match-over = Esta partida ha terminado. Puedes pedir una revancha o abrir otra mesa.
refusal-not-over = Esta partida sigue en curso. La revancha es posible cuando termine.
refusal-no-such-match = Aquí no conozco esta partida: quizá se juega en otro lugar, ya no te necesita o ya no está guardada. Usa los botones bajo su propio tablero o abre otra mesa.
refusal-no-match-here = En este canal aún no ha habido ninguna partida. Abre una mesa con uno de los comandos `new`; `/help` los enumera.
refusal-other-game-here = La partida de este canal es de otro juego. Usa los comandos de ese juego.
refusal-channel-taken = Este canal ya tiene una mesa o partida de { $game } con { $players }: [ir allí]({ $link }). La segunda va en un hilo propio, pero { $why ->
    [none] aquí no hay hilos
    [bot] no puedo abrir uno: me falta { $permissions }
   *[member] no puedes abrir uno aquí: te falta { $permissions }
 }. Los jugadores de esa partida pueden terminarla o trasladarla con `/match move` en otro canal; los miembros con Gestionar mensajes pueden hacer ambas cosas con `/server matches`.
refusal-channel-taken-elsewhere = Ese canal ya tiene otra partida, y no puedo abrirte un hilo allí. Elige otro canal.
refusal-never-began = Esta mesa se cerró antes de que empezara la partida, así que no hay tablero.
refusal-no-seat = Necesitas un asiento para empezar la partida. { $free ->
        [0] Todos los asientos están ocupados.
       *[other] Elige primero un color.
    }
refusal-not-in-match = { $status ->
    [lobby] No tienes asiento en esta mesa. Si hay uno libre, puedes tomarlo.
    [over] No jugaste en esta partida. Puedes ver la repetición o abrir otra mesa.
   *[running] No juegas en esta partida, así que solo puedes mirar. Puedes ver el tablero y leer las reglas.
}
refusal-not-your-turn = No es tu turno. Ahora es el turno de { $owed }.
refusal-you-resigned = Te rendiste en esta partida, así que ahora solo puedes mirarla.
refusal-seat-lent = Aquí { $player } juega por ti, así que nada ha cambiado. Para jugar de nuevo, pulsa **Recuperar mi asiento** en *{ $more }*.
refusal-seat-lost = Se acabó tu tiempo, y { $by } tomó tu asiento. Por eso ahora solo puedes mirar: puedes ver el tablero y leer las reglas.
refusal-claimed-out = Se acabó tu tiempo, y { $by } reclamó la partida por tu abandono. Por eso ahora solo puedes mirarla.
refusal-already-seated = Ya tienes asiento en esta mesa. Puedes cambiar a uno libre o dejarla.
refusal-table-full = Todos los asientos de esta mesa están ocupados. Puedes mirar o abrir tu propia mesa.
refusal-seats-reserved = Los asientos libres son para quienes tienen invitación. Abre tu propia mesa.
refusal-no-such-seat = Esta mesa no tiene ese asiento. Elige uno de los que se muestran.
refusal-seat-taken = Ese asiento ya está ocupado. Elige uno que siga libre.
refusal-not-enough-players = Este juego necesita al menos { $needed } jugadores, y en la mesa { $seated ->
    [one] solo hay uno
   *[other] hay { $seated }
 }. Invita a alguien.
refusal-not-the-host = Solo quien abrió la mesa puede cerrarla. Tú puedes dejarla.
refusal-not-undoable = En este juego las acciones no se pueden deshacer.
refusal-undo-secret = Aún no lo ha visto nadie, así que puedes elegir otra vez.
refusal-nothing-due = Ahora mismo no hay nada que hacer.
refusal-nothing-to-undo = Aún no has hecho nada que puedas deshacer.
refusal-already-asked = Ya se está preguntando algo al resto. Espera su respuesta o sigue jugando.
refusal-not-your-undo = **{ $undo }** anula aquí lo último que hizo { $player }, así que nadie más puede pulsarlo. El tuyo está en **{ $more }**: allí puedes pedir deshacer tu propia última acción.
refusal-nothing-asked = Ya nadie pide nada.
refusal-not-asked = Esta pregunta no es para ti.
refusal-own-request = Tú hiciste esta pregunta, así que responde el resto.
refusal-busy = Demasiadas personas pulsaron algo a la vez. No ha cambiado nada; inténtalo de nuevo.
refusal-option-out-of-range = No se abrió nada: `{ $option }` puede ser de { $low } a { $high }, no { $value }.
refusal-option-not-offered = No se abrió nada: `{ $option }` puede ser { $choices }, no { $value }.
refusal-option-unknown = No se abrió nada: este juego no tiene la opción `{ $option }`.
refusal-options-not-the-host = Solo quien abrió la mesa puede cambiarla. Tú puedes dejarla o abrir la tuya.
refusal-watch-with-guests = Aquí hay más gente con invitación o asiento, así que las IA no pueden jugar solas. Abre otra mesa para eso.
refusal-invited-yourself = No puedes enviarte una invitación. No indiques ningún rival, y podrá jugar cualquiera.
refusal-invited-a-bot = Un bot no puede sentarse a la mesa. Invita a una persona o no indiques ningún rival.
refusal-invited-twice = Nombraste a alguien dos veces. Nombra a cada persona una sola vez.
refusal-too-many-invited = A este juego puedes invitar como máximo a { $most }.
refusal-not-welcome = Ahora mismo no puedo invitar a <@{ $user }> de tu parte. Abre una mesa sin invitaciones: podrá jugar cualquiera.
refusal-invited-too-often = Invitaste a <@{ $user }> { $most } veces en una hora, sin que tomara asiento. Puedes volver a hacerlo <t:{ $free }:R>. Hasta entonces, abre una mesa sin la invitación: podrá jugar cualquiera.
refusal-too-many-openings-a-minute = Abriste { $most } mesas en un minuto. Puedes abrir la próxima <t:{ $free }:R>.
refusal-too-many-openings-an-hour = Abriste { $most } mesas en una hora. Puedes abrir la próxima <t:{ $free }:R>.
refusal-wrong-channel = Una partida se puede jugar en un canal de texto o un hilo de un servidor. Inténtalo allí.
refusal-no-thread-here = Aquí no puedo abrir un hilo. Omite el hilo o usa un canal de texto normal.
refusal-moderators-only = Solo los miembros con el permiso Gestionar mensajes pueden cerrar una partida ajena. Los jugadores pueden rendirse o anularla de común acuerdo.
refusal-bot-lacks-permissions = No puedo llevar una partida en este canal: me { $count ->
    [one] falta el permiso { $permissions }
   *[other] faltan los permisos { $permissions }
 }. Pide a quien gestiona este servidor que lo permita aquí, o usa otro canal.
refusal-bot-lacks-permissions-here = No puedo llevar una partida en este canal: me { $count ->
    [one] falta el permiso { $permissions }
   *[other] faltan los permisos { $permissions }
 }. Abre tu mesa en { $channels } o pregunta a quien gestiona este servidor.
refusal-member-lacks-permissions = No puedes escribir allí, y yo no escribo allí por ti: te { $count ->
    [one] falta el permiso { $permissions }
   *[other] faltan los permisos { $permissions }
 }. Usa otro canal o pregunta a quien gestiona este servidor.
refusal-member-lacks-thread = No puedes abrir hilos allí, y yo no los abro por ti: te { $count ->
    [one] falta el permiso { $permissions }
   *[other] faltan los permisos { $permissions }
 }. Usa el comando en un hilo que ya exista o pregunta a quien gestiona este servidor.
refusal-member-lacks-post = No puedes crear publicaciones en { $forum }, y yo no las creo por ti: te falta el permiso { $permissions }. Pregunta a quien gestiona este servidor.
refusal-member-cannot-share = No puedes publicar archivos en el canal de esta partida, y yo no los publico allí por ti: te { $count ->
    [one] falta el permiso { $permissions }
   *[other] faltan los permisos { $permissions }
 }. Pregunta a quien gestiona este servidor.
refusal-share-from-there = Desde aquí no veo si puedes publicar en el canal de esa partida. [Ve allí]({ $link }) y compártelo bajo su tablero.
refusal-timed-out = Estás en aislamiento temporal en este servidor, así que no publico nada por ti hasta que termine.
refusal-unknown-game = No conozco este juego. Elige uno de la lista.
refusal-rule-broken = { $rule } { $possible }
possible-now = Puedes { $possible }.
possible-example = { $possible } Por ejemplo: { $example }.
refusal-rule-broken-waiting = { $rule } Ahora es el turno de { $owed }.
refusal-closing = Estoy a punto de reiniciarme, así que no se ha hecho nada. Inténtalo de nuevo dentro de un minuto.
refusal-stale-panel = Este panel es de un turno anterior, así que no ha cambiado nada. Abre otro con el botón bajo el tablero.
refusal-no-panel-now = Ahora no tienes nada que elegir en privado. Mira en el tablero de quién es el turno.
refusal-stale-board = Este tablero está desactualizado. Lo que ha pasado desde entonces:
    { $changes }
    { "[" }Ir al tablero actual]({ $link }).
stale-nothing = - Cambió la mesa o sus jugadores.
stale-repaired = Este tablero estaba desactualizado. Lo estoy actualizando; míralo y elige otra vez.
stale-acted = Tu última acción ya está hecha, así que este botón no cambió nada. [Ir al tablero actual]({ $link }).
refusal-lost = El bot se restauró desde una copia de seguridad, y lo que ves aquí se perdió, así que no ha cambiado nada. [Ir al tablero actual]({ $link }).
lost-repaired = El bot se restauró desde una copia de seguridad, y lo que mostraba este tablero se perdió. Lo estoy actualizando; míralo y elige otra vez.
stale-not-posted = Este tablero está desactualizado, pero Discord no me dejó publicar el nuevo. Lo estoy intentando otra vez.
stale-not-posted-permissions = Este tablero está desactualizado, pero no pude publicar el nuevo aquí: me falta { $permissions }. Pide a quien gestiona este servidor que lo permita. Lo estoy intentando otra vez.

shown-below = Está en el mensaje de abajo.
refusal-board-moved-on = Este tablero está desactualizado: la partida ha seguido desde entonces. [Ir al tablero actual]({ $link }).
refusal-elsewhere = Esta partida no se juega aquí. Usa los botones bajo su propio tablero.
refusal-moved-away = Esta partida se juega ahora en otro canal. [Ir allí]({ $link }).
refusal-unknown-button = No conozco este botón, así que no ha cambiado nada. Usa los botones bajo el tablero más reciente.
refusal-unknown-command = No conozco este comando en esta forma, así que no ha cambiado nada. Escríbelo otra vez.
refusal-none-fits = «{ $query }» no es una de tus opciones. Puedes elegir { $names }.
refusal-several-fit = Hay varias que coinciden con «{ $query }»: { $names }. Escribe más letras o elige de la lista.
refusal-too-many-actions = Esta partida tiene { $most } acciones, y en su acta no caben más. Ríndete o pide anularla.
refusal-too-long = Es demasiado largo: leo como máximo { $most } caracteres. Escríbelo más corto.
refusal-already-answered = Ya has respondido a esta pregunta.

error-unexpected = Algo falló por mi parte, y la partida no ha cambiado. Inténtalo de nuevo. Si vuelve a pasar, da a quienes administran este bot el número { $id }.
error-uncertain = Algo falló por mi parte, y no sé si tu acción se hizo. Mira el tablero antes de intentarlo otra vez. Quienes administran este bot pueden buscar el número { $id }.
error-after-commit = Tu acción se hizo, pero no pude mostrarte la respuesta. Mira el tablero en vez de intentarlo otra vez. Quienes administran este bot pueden buscar el número { $id }.

unacknowledged-unexpected = La conexión con Discord falló un momento, así que no se ha hecho nada. Inténtalo de nuevo.
unacknowledged-uncertain = La conexión con Discord falló un momento, y no sé si tu acción se hizo. Mira el tablero antes de intentarlo otra vez.
unacknowledged-after-commit = Tu acción se hizo, pero la conexión con Discord falló un momento. Mira el tablero en vez de intentarlo otra vez.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
permission-create-public-threads = Crear hilos públicos
permission-create-private-threads = Crear hilos privados
permission-manage-threads = Gestionar hilos

command-match = Haz algo con la partida de este canal
command-match-show = Publica otra vez el tablero al final del canal
command-match-read = Lee toda la posición en palabras
command-match-log = Mira lo que se ha hecho hasta ahora
command-match-undo = Deshaz tu última acción o pídelo
command-match-resign = Ríndete en la partida
command-match-cancel = Anula la partida o propónselo al resto
command-match-rematch = Juega otra vez con la misma gente; empieza el siguiente asiento
command-match-end = Cierra una partida atascada, para la moderación
parameter-match-end-reason = El motivo; lo ve todo el mundo

command-help = Cómo funciona esto y las reglas de los juegos
parameter-help-game = El juego cuyas reglas quieres leer

command-new = Abre una mesa de { $game }
parameter-new-opponent = A quién invitas; si no dices nada, puede jugar cualquiera
parameter-new-second = Una segunda invitación
parameter-new-third = Una tercera invitación
parameter-new-theme-name = aspecto
parameter-new-theme = Qué aspecto tienen las imágenes
parameter-new-thread = Jugar en un hilo propio, para que el canal quede libre
parameter-new-locale-name = idioma
parameter-new-locale = El idioma de los tableros y las imágenes
parameter-new-boards-name = tableros anteriores
parameter-new-boards = Qué pasa con el tablero de un turno que terminó
choice-boards-fold = Una línea que resume el turno
choice-boards-keep = Una línea encima de la imagen
choice-boards-delete = Se borra
choice-theme-dark = Oscuro
choice-theme-light = Claro
choice-theme-contrast = Alto contraste

help = ### Guildhall
    Juegos de construcción entre amigos, cada cual a su ritmo. Un botón de abajo abre una mesa aquí; `/rules game` explica las reglas.
    1. Tus amigos toman asiento. **Empezar** inicia la partida.
    2. Recibes una mención cuando es tu turno. Juega con los botones bajo el tablero.
    3. **Pista** ayuda. **Más** describe la posición en palabras y tiene el registro y lo demás.
    El botón **Aprender** enseña un juego en tres minutos. `/me notices` ajusta cómo recibes los avisos, `/me matches` muestra tus partidas.
welcome = ### Hola, soy Guildhall
    Juegos de construcción entre amigos, cada cual a su ritmo. Un botón de abajo abre una mesa en este canal.
    1. ¿No conoces un juego? El botón **Aprender**, o `/learn`, lo enseña en tres minutos. Solo tú ves la lección.
    2. `/help` dice cómo se juega. Funciona en todos los canales.
    -# Si gestionas este servidor: `/server settings` fija los canales para las mesas y el idioma, `/server check` encuentra lo que me falta.
