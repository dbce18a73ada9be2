clock-none = Sin reloj: cada cual se toma el tiempo que necesita.
clock-pace = Reloj: { $pace } por turno. La reserva: { $bank }.
clock-pace-live = 3 minutos
clock-pace-day = un día
clock-pace-three-days = 3 días
clock-pace-week = una semana
clock-bank-no-bank = vacía
clock-bank-one-turn = lo mismo que un turno
clock-bank-three-turns = lo mismo que tres turnos
clock-bank-five-turns = lo mismo que cinco turnos
clock-waking-on = Las horas de silencio y los días libres de quien juega no cuentan. Si cambian, vale desde el próximo turno.
clock-waking-off = Cuentan todas las horas, también las de silencio y los días libres.
clock-overtime-nothing = Cuando se acaba el tiempo, no pasa nada.
clock-overtime-claim = Cuando se acaba el tiempo, el resto puede reclamar la partida por abandono.
clock-overtime-simplest = Cuando se acaba el tiempo, el bot hace la acción más sencilla. Tras dos turnos así seguidos juega de inmediato, hasta que esa persona pulse un botón.
clock-overtime-substitute = Cuando se acaba el tiempo, otra persona puede tomar el asiento.
clock-away = { $days ->
    [0] Las ausencias no detienen el reloj.
    [one] Las ausencias detienen el reloj hasta { $days } día en total.
   *[other] Las ausencias detienen el reloj hasta { $days } días en total.
 }

button-clock = Reloj
clock-title = ### El reloj de esta mesa
    Elígelo antes de que alguien tome asiento.
clock-menu-pace = Tiempo por turno
clock-menu-bank = Reserva
clock-menu-waking = Horas que cuentan
clock-menu-overtime = Cuando se acaba el tiempo
choice-clock-none = Sin reloj
choice-clock-live = En vivo: 3 minutos
choice-clock-day = Un día
choice-clock-three-days = 3 días
choice-clock-week = Una semana
choice-bank-no-bank = Sin reserva
choice-bank-one-turn = Lo mismo que un turno
choice-bank-three-turns = Lo mismo que tres turnos
choice-bank-five-turns = Lo mismo que cinco turnos
choice-waking-off = Todas las horas
choice-waking-on = Solo fuera de las horas de silencio
clock-menu-away = Ausencias
choice-away-no-absence = Las ausencias no paran el reloj
choice-away-two-weeks = Las ausencias lo paran hasta 14 días
choice-away-month = Las ausencias lo paran hasta 30 días
choice-overtime-nothing = No pasa nada
choice-overtime-claim = El resto puede reclamar la partida
choice-overtime-simplest = El bot juega el turno
choice-overtime-substitute = Otra persona puede tomar el asiento
parameter-new-clock = El tiempo por turno; la mesa tiene un menú para lo demás

refusal-clock-not-the-host = Solo quien abrió la mesa puede elegir su reloj. Puedes dejar la mesa.
refusal-clock-is-fixed = Alguien ya tomó asiento con este reloj. Para cambiarlo, cierra la mesa y abre otra.

board-deadline = -# ⏳ { $player } tiene tiempo hasta { $at } ({ $left }).
board-late = -# ⌛ Se acabó el tiempo de { $player }, pero aún puede jugar.
board-bot-plays = -# 🤖 { $player } agotó su tiempo dos veces seguidas: el bot juega en su lugar hasta que pulse un botón.
board-turn-of-bot = El bot juega este turno en lugar de { $players }.
board-reminded = -# ⏰ { $player }: { $count ->
    [one] 1 recordatorio enviado.
   *[other] { $count } recordatorios enviados.
 }
board-last-reminder = -# 🔕 { $player } ya recibió todos los recordatorios de este turno.
board-away = -# 🌙 Ausencia de { $player } hasta { $at }.
board-stand-in = -# 🤝 { $player } juega por { $owner }.
board-stand-in-asked = -# 🤝 { $friend }, ¿quieres jugar como suplente de { $player } durante su ausencia?
button-stand-in = Ser suplente
stand-in-accepted = { $count ->
    [one] Juegas por { $owner } hasta su regreso.
   *[other] Juegas por { $owner } en { $count } partidas hasta su regreso.
 } Tú haces las acciones; rendirse, anular la partida o dejar jugar a una IA es decisión suya. En *{ $more }* puedes devolver el asiento en cualquier momento.
stand-in-declined = No juegas por { $owner }.
refusal-not-asked-to-stand-in = Nadie te pide que juegues como suplente aquí, o ya no. No ha cambiado nada.
refusal-stand-in-not-here = No estás en el servidor de esta partida, así que no puedes jugar allí.
refusal-stand-in-practice = En la práctica no puede haber suplente.
refusal-owner-decides = Juegas por { $owner }, así que esto es decisión suya. Puedes hacer las acciones o devolver el asiento en *{ $more }*.
board-next = -# Después de este turno le toca a { $player }.
board-progress = -# { $done } de { $count } { $done ->
    [one] ya terminó
   *[other] ya terminaron
    }. Se espera a { $players }.
log-by-time = { $sentence } Se acabó el tiempo.
log-by-bot = { $sentence } Jugó el bot.
event-bot-plays = { $who } agotó su tiempo dos veces seguidas: el bot juega en su lugar hasta que pulse un botón.
event-late = { $who }: se acabó el tiempo.
event-claimed = { $user } reclamó la partida por abandono de { $player }.
event-seat-taken = { $user } tomó el asiento de { $seat }.
event-lent = { $user } juega como { $seat } por un tiempo.
event-stand-in-declined = { $user } no juega como { $seat } mientras tanto.
event-given-back = { $user } vuelve a jugar como { $seat }.
button-claim = Reclamar: abandono de { $player }
button-take-seat = Tomar el asiento de { $player }
end-claimed = { $by } reclamó la partida: se acabó el tiempo de { $gone }.
end-stand-in = -# 🤝 { $player } jugó por { $owner } hasta el final.

refusal-not-late = Su tiempo no se ha acabado, o ya no cuenta: jugó mientras tanto, o alguien se adelantó. Nada ha cambiado: mira el tablero actual.
refusal-claim-yourself = Se acabó tu propio tiempo. Aún puedes jugar o rendirte.

button-nudge = Enviar recordatorio
nudged = El recordatorio está en camino. En horas de silencio y días libres espera hasta que terminen.
nudged-away = 🌙 Ausencia de { $player } hasta { $at }: el recordatorio espera hasta entonces.
refusal-nudge-nobody = No es el turno de nadie más, así que no hay a quién recordárselo.
refusal-nudge-answer-first = Se espera tu respuesta: primero acepta o rechaza.
refusal-nudge-silent = Ya se enviaron todos los recordatorios de este turno. Aún puedes escribir un mensaje por tu cuenta.
refusal-nudged-today = Ya hubo un recordatorio hace menos de un día. Inténtalo mañana.

match-somewhere = **{ $game }**
match-in = **{ $game }** ({ $place })
direct-stand-in = { $match }: ¿quieres jugar como suplente de { $owner } durante su ausencia? [Ir al tablero]({ $link }).
direct-turn = { $match }: es tu turno. [Ir al tablero]({ $link }).
direct-asked = { $match }: falta tu respuesta. [Ir al tablero]({ $link }).
direct-asked-undo = { $line } ¿Se puede deshacer la última acción? No responder hasta { $at } significa no.
direct-asked-cancel = { $line } ¿Se anula la partida? No responder hasta { $at } significa { $silence ->
        [yes] sí, porque nadie ha jugado en una semana
       *[no] no
    }.
direct-next = { $match }: el próximo turno es tuyo. [Ir al tablero]({ $link }).
direct-invited = { $match }: tienes una invitación a una mesa. [Ir allí]({ $link }).
direct-over = { $match }: la partida ha terminado. [Mira cómo acabó]({ $link }).
direct-claim = { $match }: se acabó el tiempo de { $player }, y puedes reclamar la partida por abandono. Mientras no lo hagas, aún puede jugar. [Ir al tablero]({ $link }).
direct-claimed = { $match }: se acabó el tiempo, y { $by } reclamó la partida por tu abandono. [Échale un vistazo]({ $link }).
direct-seat-taken = { $match }: se acabó el tiempo, y { $by } tomó tu asiento. [Échale un vistazo]({ $link }).
direct-stand-in-claimed = { $match }: se acabó el tiempo, y { $by } reclamó la partida por abandono de { $owner }. Ya no juegas como suplente. [Échale un vistazo]({ $link }).
direct-stand-in-seat-taken = { $match }: se acabó el tiempo, y { $by } tomó el asiento de { $owner }. Ya no juegas como suplente. [Échale un vistazo]({ $link }).
direct-ended = { $match }: { $by }, de la moderación, cerró la partida: { $reason } [Échale un vistazo]({ $link }).
direct-lost = { $match }: { $why }
direct-deadline = { $line } Tienes tiempo hasta { $at } ({ $left }).
direct-late = { $line } Se acabó tu tiempo, pero aún puedes jugar{ $overtime ->
    [claim] , hasta que alguien reclame la partida por abandono
    [substitute] , hasta que alguien tome el asiento
   *[other] {""}
 }.
direct-reminder = Un recordatorio. { $line }
direct-alone = { $line } Solo faltas tú.
direct-last-reminder = { $line } Este es mi último recordatorio de este turno.
digest-title = { $count ->
    [one] ### Una partida te espera
   *[other] ### { $count } partidas te esperan
 }
digest-line = - { $line }
lines-more = -# Y { $count } más.
button-mute-turn = Silenciar este turno
button-mute-match = Silenciar esta partida
button-unmute = Quitar silencio
button-notifications = Avisos
muted-turn = Este turno está en silencio. **Avisos** tiene un botón que lo revierte.
muted-match = Esta partida está en silencio. **Avisos** tiene un botón que lo revierte.
hint-refused = Discord rechazó mi mensaje directo para ti, así que te menciono en el canal. Permite los mensajes directos de miembros de este servidor y vuelve a elegir `/me notices`.

me-title = ### Tus avisos
me-delivery-mention = Recibes una mención en el canal cuando es tu turno.
me-delivery-direct = Recibes un mensaje directo cuando es tu turno.
me-delivery-none = No recibes ningún aviso. `/me matches` muestra lo que te espera.
me-early = También recibes un aviso cuando empieza quien juega antes que tú.
me-quiet = Horas de silencio: de { $from } a { $to } (hora de { $zone }, ahora { $there }). Lo que espera llega en un mensaje directo cuando terminan.
me-days-off = Días libres: { $days } (hora de { $zone }, ahora { $there }). Lo que espera llega en un mensaje directo cuando terminan.
me-no-quiet = No tienes horas de silencio.
me-digest = Todos tus avisos llegan en un mensaje directo al día, siempre a esta hora: { $at } (hora de { $zone }, ahora { $there }).
me-away = Tu ausencia dura hasta { $at }.
me-refused = Discord rechazó mi último mensaje directo para ti, así que te menciono en los canales.
me-title-overview = ### Tus ajustes
me-is-set = **{ $section }.** { $sentences }
me-is-auto-end-turn-on = Tu turno termina automáticamente cuando no queda nada útil que hacer.
me-is-auto-end-turn-off = Tú terminas tus turnos.
me-is-end-turn-after-0 = Termina de inmediato cuando solo quedan extras, como comprar.
me-is-end-turn-after-30 = Termina a los 30 segundos cuando solo quedan extras, como comprar.
me-is-end-turn-after-60 = Termina al minuto cuando solo quedan extras, como comprar.
me-is-end-turn-after-300 = Termina a los 5 minutos cuando solo quedan extras, como comprar.
me-is-end-turn-after-off = No termina mientras puedas comprar algo.
me-is-named-in-records-on = Las actas guardadas de tus partidas muestran tu nombre.
me-is-named-in-records-off = Las actas guardadas de tus partidas muestran solo tu color.
me-is-not-away = No tienes ninguna ausencia.
me-title-learning = ### Guía, imágenes e idioma
me-coach-auto = La guía explica lo que puedes hacer en tu primera partida de cada juego.
me-coach-on = La guía explica lo que puedes hacer en todas las partidas.
me-coach-off = La guía no dice nada.
me-pictures-usual = Las imágenes solo para ti son como las del canal.
me-pictures-large = Las imágenes solo para ti vienen en partes grandes con mucho contraste.
me-language = Lo que solo tú lees está en este idioma: { $language }.
me-language-client = Lo que solo tú lees está en el idioma de tu Discord.
somebody = alguien
me-title-invitations = ### Invitaciones
me-refused-hosts = { $count ->
    [0] Cualquiera puede invitarte.
    [one] No puede invitarte: { $hosts }.
   *[other] No pueden invitarte: { $hosts }.
 }
me-about-invitations = Las personas que elijas aquí no pueden invitarte a mesas ni revanchas, ni pedirte que juegues como suplente. No reciben ningún aviso. Aún pueden coincidir contigo en una mesa.
me-menu-refused-hosts = Quién no puede invitarte
me-title-rating = ### Valoración
me-rating = { $is_on ->
    [yes] Llevas una valoración y un perfil que otras personas de tus servidores pueden ver.
   *[no] No llevas valoración, y nadie ve un perfil tuyo.
 }
me-about-rating = Una valoración indica tu nivel en un juego: *Pico*, *Ladrillo*, *Martillo*, *Escuadra* o *Maravilla*. Sube cuando ganas y baja cuando pierdes. Una partida cuenta si toda la mesa lleva una valoración y se juega con las reglas habituales. Si dejas de llevarla, ya no apareces en ninguna clasificación ni lista.
me-about-placement = Las partidas de **posicionamiento** contra IA determinan dónde empieza tu valoración: hasta cinco por juego, antes de tu primera partida con valoración. Elige el juego de la siguiente:
me-menu-rating = Si llevas una valoración
choice-rating-on = Llevo una valoración y un perfil
choice-rating-off = No llevo valoración
me-reset-rating = No llevar valoración
button-keep-rating = ¿Llevar una valoración?
button-me-rating = Elegir
refusal-placement-rated = Ya tienes partidas con valoración de este juego, así que tu valoración ya empezó.
refusal-placement-enough = Ya jugaste todas tus partidas de posicionamiento de este juego. A partir de ahora cuentan las partidas con personas.
refusal-placement-open = Tienes una partida de posicionamiento de este juego en curso. Termínala primero.
refusal-placement-no-rating = No llevas valoración. Elige primero `/me rating`.
refusal-cancel-placement = Una partida de posicionamiento ya no se puede anular. Puedes rendirte, lo que cuenta como derrota.
refusal-undo-placement = En una partida de posicionamiento no se puede deshacer nada.
me-menu-delivery = Cómo recibes los avisos
me-menu-digest = Todo a la vez, una vez al día
choice-digest-off = Cada aviso de inmediato
choice-digest-at = Una vez al día: { $at }
me-switch-notify-early-on = Aviso anticipado: sí
me-switch-notify-early-off = Aviso anticipado: no
me-switch-auto-end-turn-on = Fin de turno automático: sí
me-switch-auto-end-turn-off = Fin de turno automático: no
me-about-notify-early = **Aviso anticipado** te avisa también cuando empieza quien juega antes que tú.
me-about-auto-end-turn = **Fin de turno automático** termina tu turno cuando no queda nada útil que hacer. Si solo quedan extras, como comprar, espera el tiempo que elijas abajo. Puedes deshacer el final hasta que juegue otra persona.
me-menu-end-turn-after = Cuando solo quedan extras
choice-end-turn-after-0 = Solo extras: terminar de inmediato
choice-end-turn-after-30 = Solo extras: a los 30 segundos
choice-end-turn-after-60 = Solo extras: al minuto
choice-end-turn-after-300 = Solo extras: a los 5 minutos
choice-end-turn-after-off = Solo extras: no terminar nunca
me-about-named-in-records = **Nombre en las actas** muestra tu nombre en las actas guardadas de tus partidas. Si no, muestran solo tu color.
me-menu-quiet-from = Cuándo empiezan las horas de silencio
me-menu-quiet-to = Cuándo terminan las horas de silencio
choice-quiet-from-at = Desde { $at }
choice-quiet-to-at = Hasta { $at }
me-menu-days-off = Días libres, de ninguno a tres
choice-days-off-0 = Lunes libres
choice-days-off-1 = Martes libres
choice-days-off-2 = Miércoles libres
choice-days-off-3 = Jueves libres
choice-days-off-4 = Viernes libres
choice-days-off-5 = Sábados libres
choice-days-off-6 = Domingos libres
weekday-0 = lunes
weekday-1 = martes
weekday-2 = miércoles
weekday-3 = jueves
weekday-4 = viernes
weekday-5 = sábado
weekday-6 = domingo
me-menu-until = Cuánto dura tu ausencia
me-menu-stand-in = Suplente que juega por ti mientras tanto
me-menu-coach = Cuándo habla la guía
me-menu-pictures = Qué tamaño tienen tus imágenes
me-menu-language = El idioma de lo que solo tú lees
me-menu-zone = Elige tu zona horaria
choice-absence-tonight = Hasta esta noche
choice-absence-tomorrow = Hasta mañana por la noche
choice-absence-three-days = 3 días
choice-absence-week = Una semana
choice-absence-two-weeks = 2 semanas
choice-absence-month = Un mes
choice-absence-two-months = 2 meses
me-section-notices = Avisos
me-section-quiet = Horas de silencio
me-section-away = Ausencia
me-section-learning = Guía, imágenes e idioma
me-section-invitations = Invitaciones
me-section-rating = Valoración
me-reset-notices = Restablecer avisos
me-reset-quiet = Sin silencio ni días libres
me-reset-learning = Restablecer todo esto
me-reset-away = Ya volví
button-zone = Zona horaria
button-zone-again = Buscar otra vez
button-all-settings = Todos los ajustes
button-more-settings = Más ajustes
me-zone-title = Tu zona horaria
me-zone-label = Una ciudad o un país (en inglés)
me-zone-example = Lima
me-zone-done = Tu zona horaria es la de { $zone }, donde ahora es esta hora: { $there }.
me-zones-found = Elige el lugar cuya hora tienes.
me-zone-in = { $city } ({ $country })
me-zone-now = Hora actual allí: { $at }
me-off = no
me-muted-match = Esta partida está en silencio.
me-muted-turn = Este turno está en silencio.
me-stand-in-next = Le pediré a { $friend } que juegue por ti. Ahora elige cuánto dura tu ausencia.
me-rest-kept = Lo demás que elegiste ya está guardado.
me-away-progress = Estoy actualizando tus partidas. { $total ->
        [0] Puede tardar un minuto.
       *[other] Hasta ahora: { $done } de { $total }.
    } Continúa aunque cierres este mensaje.
me-away-done = Tu ausencia dura hasta { $at }. Tus rivales lo ven. Tus relojes se paran donde la mesa lo permite.
me-stand-in-asked = { $count ->
    [0] { $friend } no puede jugar por ti en ninguna partida, o ya recibió la petición: tu suplente tiene que estar en el mismo servidor y no en la partida, y la partida no puede estar en pausa.
    [one] Le pedí a { $friend } que juegue por ti en una partida. Hasta que acepte, nadie juega por ti allí.
   *[other] Le pedí a { $friend } que juegue por ti en { $count } partidas. Hasta que acepte, nadie juega por ti allí.
 }
me-not-away = No tienes ninguna ausencia, así que no ha cambiado nada.
me-back = Qué bien tenerte de vuelta. { $count ->
    [0] Tus relojes corren otra vez, y tus asientos son tuyos.
    [one] Tus relojes corren otra vez. Una IA juega por ti en una partida hasta que recuperes tu asiento: `/me matches` te lleva allí.
   *[other] Tus relojes corren otra vez. Una IA juega por ti en { $count } partidas hasta que recuperes tus asientos: `/me matches` te lleva allí.
}
me-no-matches = No tienes partidas en curso. `/help` tiene botones que abren una mesa.
me-matches-title = { $count ->
    [one] ### Tu partida
   *[other] ### Tus { $count } partidas
 }
me-match-turn = - ▶ { $match }: tu turno. [Ir]({ $link })
me-match-asked = - ▶ { $match }: falta tu respuesta. [Ir]({ $link })
me-match-waiting = - { $match }: se espera al resto. [Mirar]({ $link })
me-match-claim = - { $match }: se acabó el tiempo de { $player }, y puedes reclamar la partida por abandono. [Mirar]({ $link })
me-match-out = - { $match }: quedaste fuera, y el resto sigue. [Mirar]({ $link })
me-match-lent = - { $match }: { $player } juega por ti. [Mirar]({ $link })
me-match-lobby = - { $match }: la mesa está abierta. [Ir]({ $link })
me-match-invited = - ▶ { $match }: tienes una invitación a una mesa. [Ir]({ $link })
me-match-asked-to-stand-in = - ▶ { $match }: ¿quieres jugar como suplente de { $owner }? [Ir]({ $link })
me-match-stand-in = { $line } · se le pidió a { $friend } que juegue por ti
me-match-for-owner = { $line } · juegas por { $owner }
me-match-turn-too = { $line } · también es tu turno
me-match-late = { $line } · se acabó tu tiempo
me-match-deadline = { $line } · hasta { $at } ({ $left })
button-give-back = Devolver el asiento
button-take-back = Recuperar mi asiento
given-back = El asiento vuelve a ser de quien lo tenía.
taken-back = Recuperaste tu asiento.
refusal-not-lent = En esta partida nadie juega por otra persona.

refusal-no-such-time = Escribe una hora del día como `22:30`.
refusal-no-such-zone = No conozco ese lugar. Prueba con el nombre en inglés o con una ciudad más grande de tu zona horaria, como Lima.
refusal-which-zone = Varios lugares encajan con eso. Elige uno de los que aparecen mientras escribes.
refusal-quiet-half = Di cuándo empiezan y también cuándo terminan tus horas de silencio.
refusal-quiet-too-long = Las horas de silencio empiezan y terminan a horas distintas y duran como máximo { $most } horas. Para no recibir ningún aviso, elígelo en `/me notices`.
refusal-not-away = Di también cuánto dura tu ausencia.
refusal-no-such-day = Escribe un día dentro de los próximos { $most } días, como `{ $example }`, o un número de días.
refusal-stand-in-yourself = Ni tú ni un bot pueden ser tu suplente. Nombra a otra persona o a nadie.

refusal-refuse-whom = Nombra a otras personas: ni a ti ni a un bot.
refusal-too-many-refused = Puedes rechazar las invitaciones de { $most } personas como máximo. Quita primero a alguien de la lista.
refusal-stand-in-not-welcome = Ahora mismo no puedo pedirle a <@{ $user }> que juegue como suplente. Nombra a otra persona o a nadie.

command-me = Cómo recibes los avisos, tus ausencias y todas tus partidas
command-me-settings = Mira todo lo que has ajustado, con botones para cambiarlo
command-me-notices = Mira y elige cómo recibes el aviso de que es tu turno
parameter-me-where = Cómo recibes los avisos; si no dices nada, ves el ajuste actual
parameter-me-early = Avisarme también cuando empieza quien juega antes que yo
command-me-invitations = Mira y elige quién no puede invitarte
parameter-me-refuse = Alguien que ya no puede invitarte
parameter-me-accept = Alguien que puede volver a invitarte
choice-delivery-mention = Mencionarme en el canal
choice-delivery-direct = Enviarme un mensaje directo
choice-delivery-none = No avisarme
command-me-quiet = Mira y ajusta las horas en que nada te molesta
parameter-me-from = Cuándo empiezan, por ejemplo 22:30; no para quitarlas
parameter-me-to = Cuándo terminan, por ejemplo 7:00
parameter-me-zone = Tu zona horaria: escribe una ciudad o un país (en inglés)
command-me-digest = Recibe todos los avisos una vez al día en un mensaje directo
parameter-me-at = La hora del día, por ejemplo 18:00; no para quitarla
command-me-away = Mira y di cuánto dura tu ausencia; tus rivales la ven
parameter-me-until = El último día, por ejemplo 2030-12-31, o un número de días
parameter-me-stand-in = Suplente que juega por ti mientras tanto
command-me-coach = Mira y elige cuándo la guía explica lo que puedes hacer
parameter-me-coach = En la primera partida de cada juego, en todas o nunca
choice-coach-auto = En mi primera partida de cada juego
choice-coach-on = En todas las partidas
choice-coach-off = Nunca
command-me-pictures = Mira y elige qué tamaño tienen las imágenes solo para ti
parameter-me-size = Como en el canal o en partes grandes
command-me-language = Mira y elige el idioma de lo que solo tú lees
parameter-me-language = El idioma; el de tu Discord si no eliges otro
choice-language-client = El de mi Discord
choice-pictures-usual = Como en el canal
choice-pictures-large = En partes grandes con mucho contraste
command-me-rating = Elige si llevas una valoración y un perfil, y juega partidas de posicionamiento
parameter-me-keep = Si tus partidas cuentan y el resto puede ver tu perfil
command-me-back = Di que ya volviste
command-me-matches = Mira todas tus partidas en todos los servidores, primero las más urgentes

command-match-nudge = Envía un recordatorio a quienes tienen el turno
command-match-move = Continúa una de tus partidas en este canal
parameter-match-move = Qué partida
match-move-line = { $game }, partida { $id }
moved-here = La partida sigue aquí.
moved-beside = Este canal tiene otra partida, así que la tuya sigue en un hilo propio: [ir allí]({ $link }).
moved-in-private = La partida sigue en un hilo privado: [ir allí]({ $link }).
refusal-already-here = Esta partida ya está en este canal. Usa el comando en el canal donde debe seguir.
refusal-not-this-server = Esta partida pertenece a otro servidor y no puede salir de él.
