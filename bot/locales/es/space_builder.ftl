space-builder-name = Space Builder
space-builder-title = Ronda { $round }

space-builder-option-mode-turns = Por turnos: cada cual construye cuando tiene tiempo, y los tiempos se comparan.
space-builder-option-upright = El mapa nunca está girado.
space-builder-option-computers-slow = Las IA construyen a la mitad de velocidad.
space-builder-option-computers-patient = Las IA te esperan: nunca terminan antes que tú.
space-builder-option-sealed = Cada cual recibe un mapa distinto, y nadie ve quién ha terminado.
space-builder-option-ghosts = Tu panel privado te avisa cuando vas más despacio que otra persona.
space-builder-option-clock-live = Una ronda dura como máximo { $cap ->
    [one] 1 minuto
   *[other] { $cap } minutos
 }. Cuando dos tienen todo listo, esperan { $wait } segundos al resto.
space-builder-begins-ahead = { $player } ve el mapa { $count ->
    [60] 1 minuto
    [120] 2 minutos
    [300] 5 minutos
   *[other] { $count } segundos
 } antes de que empiece su reloj.
space-builder-begins-ahead-by = { $count ->
    [60] 1 minuto
    [120] 2 minutos
    [300] 5 minutos
   *[other] { $count } segundos
 }
space-builder-option-clock-turns = Tienes como máximo { $cap ->
    [one] 1 minuto
   *[other] { $cap } minutos
 } para construir. { $hours ->
    [one] Una ronda está abierta una hora.
   *[other] Una ronda está abierta { $hours } horas.
 }

space-builder-race = Ronda { $round }: { $result }
space-builder-race-tapped = { $player } { $won ->
    [yes] ganó: terminó
   *[no] terminó
 } en { $time } ({ $faults ->
    [0] sin fallos
    [one] 1 fallo
   *[other] { $faults } fallos
 }).
space-builder-race-stopped = { $player } { $won ->
    [yes] ganó: paró
   *[no] { $by ->
        [player] paró
       *[race] tuvo que parar
    }
 } en { $time }{ $hand ->
    [0] {""}
    [one] {" "}con una carta sin poner
   *[other] {" "}con { $hand } cartas sin poner
 } ({ $faults ->
    [0] sin fallos
    [one] 1 fallo
   *[other] { $faults } fallos
 }).
space-builder-race-won = { $player } ganó.
space-builder-race-nobody = No ganó nadie.
space-builder-race-tie = Con los mismos fallos, gana quien fue más rápido.
space-builder-race-absent = No { $count ->
    [one] participó
   *[other] participaron
 }: { $players }.
space-builder-note-standing = { $player }: { $cards ->
    [one] 1 carta por construir
   *[other] { $cards } cartas por construir
 }, { $rounds ->
    [one] 1 ronda ganada
   *[other] { $rounds } rondas ganadas
 }.
space-builder-note-start = Inicio: { $time }{ $late ->
    [yes] . Quien no tenga todo listo entonces no juega esta ronda.
   *[no] {""}
 }
space-builder-note-deadline = Puedes abrir el mapa hasta { $time } ({ $left }).
space-builder-note-thaw = Si nadie elige, la primera se descongela { $left }.
space-builder-progress-ready = -# Con todo listo: { $done } de { $count }. Se espera a { $players }.
space-builder-progress-built = -# { $done } de { $count } { $done ->
    [one] ya construyó o agotó
   *[other] ya construyeron o agotaron
    } su tiempo. Se espera a { $players }.
space-builder-note-resting = -# No { $count ->
    [one] juega
   *[other] juegan
    } esta ronda: { $players }.
space-builder-note-late = -# La ronda empezó sin { $players }.
space-builder-note-tap = { $player } terminó en { $time }.
space-builder-button-ready = Todo listo
space-builder-button-panel = Mi panel
space-builder-button-open = Abrir el mapa
space-builder-button-sit = Saltarme la ronda
space-builder-button-faces = Todas las cartas
space-builder-button-last = Última ronda
space-builder-faces = Anverso y reverso de las ocho cartas, con el techo arriba: la franja de abajo es el suelo. Compara los detalles.
space-builder-last = Así se revisó la última ronda: 1 fallo por una carta sin construir, 2 por una que está mal.
space-builder-begin-sure = Con el mapa abierto, tu reloj ya no se puede parar. ¿Tienes tiempo ahora?
space-builder-begun = ¡Ya! El mapa está en el mensaje de abajo.
space-builder-button-begin = Iniciar mi reloj
space-builder-sit-sure = ¿Saltarte esta ronda? Entonces no puedes ganarla.
space-builder-button-sit-sure = Saltarme esta ronda
space-builder-sat = No juegas esta ronda.
space-builder-unfrozen = { $name }: carta descongelada; la construyes a partir de la próxima ronda.

space-builder-panel-title = { "**" }Tu panel, ronda { $round }**
space-builder-panel-not-ready = Aún falta tu confirmación. Pulsa { "**" }{ $button }** bajo el tablero.{ $waits ->
    [all] {""}
   *[other] {" "}Quien no tenga todo listo cuando aparezca el mapa no juega esta ronda.
 }
space-builder-panel-ready = Todo listo por tu parte. El mapa aparecerá aquí en cuanto toda la mesa esté lista{ $waits ->
    [all] {""}
   *[other] , o { $wait } segundos después de que dos tengan todo listo
 }. Si no aparece, pulsa { "**" }{ $button }** bajo el tablero.
space-builder-panel-replaced = Tu panel está ahora en otro mensaje. Si no lo ves, pulsa { "**" }{ $button }** bajo el tablero.
space-builder-panel-sits-out = No juegas esta ronda.
space-builder-panel-late = Esta ronda empezó sin ti. Ten todo listo a tiempo para la próxima.
space-builder-panel-lay = { "**" }{ $card }**: { $way }, { $detail }.{ $round ->
    [1] {" "}Gira y voltea la carta como en el mapa, y luego elige su lugar.
   *[other] {""}
 }
space-builder-panel-clock = { $kind ->
    [lead] -# Inicio de tu reloj: { $since }.
   *[usual] -# Tu reloj empezó { $since }.
 }
space-builder-panel-correct = { "**" }{ $card }**, en el tablero: { $way }, { $detail }.{ $round ->
    [1] {" "}Gira la carta, voltéala o elige otro lugar.
   *[other] {""}
 }
space-builder-panel-all-laid = Todas las cartas están puestas. Pulsa { "**" }Terminé** cuando no tengas dudas, o vuelve a tomar una carta.
space-builder-panel-tapped = Terminaste en { $time }. { $mode ->
    [turns] Si alguien va más rápido y la ronda termina antes de ese tiempo, solo cuenta lo que habías puesto hasta entonces.
   *[live] Ya no puedes cambiar tu ciudad.
 }
space-builder-panel-stopped = Paraste con el reloj en { $time }. { $mode ->
    [turns] Si la ronda termina antes de ese tiempo, solo cuenta lo que habías puesto hasta entonces.
   *[live] Ya no puedes cambiar tu ciudad.
 }
space-builder-panel-expired = Se acabó tu tiempo. Lo que has puesto cuenta, y ya nadie te espera.
space-builder-panel-settling = Esta ronda ha terminado; se están revisando las ciudades.
space-builder-panel-over = Esta ronda ha terminado. { $who ->
    [nobody] No la ganó nadie.
    [you] La ganaste: elige bajo el tablero qué carta descongelar.
   *[other] La ganó { $player }, y descongela una carta. Después empieza la siguiente ronda.
 } El tablero muestra todas las ciudades; cuando empiece la siguiente ronda, se verán con su botón *{ $button }*.
space-builder-panel-not-opened = Pulsa { "**" }{ $button }** debajo del tablero cuando tengas tiempo para construir.
space-builder-panel-match-over = La partida ha terminado.
space-builder-panel-ghost = { $player } terminó en { $time }.
space-builder-stop-sure = { "**" }¿Dejar de construir?** Después ya no puedes cambiar tu ciudad, y cada carta sin poner es un fallo. El reloj sigue corriendo.
space-builder-button-pad = Plat.
space-builder-button-empty = ⠀+⠀
space-builder-button-turn = Girar
space-builder-button-flip = Voltear
space-builder-button-back = Quitar
space-builder-button-tap = Terminé
space-builder-button-stop = Dejar de construir
space-builder-button-stop-sure = Parar del todo
space-builder-button-build-on = Seguir construyendo
space-builder-button-card-A = { $name }{ $arrow }
space-builder-button-card-B = { $name }{ $arrow }″
space-builder-short-DOM = Cúp
space-builder-short-SIL = Silo
space-builder-short-HRN = Boc
space-builder-short-GRN = Hel
space-builder-short-OBS = Ojo
space-builder-short-REA = Rea
space-builder-short-HAN = Pol
space-builder-short-LFT = Asc

refusal-race-old-panel = Este panel es de una ronda que ya terminó. Pulsa **{ $button }** en el tablero para abrir el panel de esta ronda.
refusal-race-not-opened = No has abierto el mapa de esta ronda. Pulsa { "**" }{ $button }** en el tablero: entonces empieza tu reloj.
refusal-race-no-last-round = Aún no se ha revisado ninguna ronda.
refusal-race-no-such-card = No hay ninguna carta llamada «{ $card }». Las cartas son { $cards }.
refusal-race-no-such-place = No hay ningún lugar llamado «{ $place }». Elige uno de la lista, por ejemplo «arriba a la izquierda».
space-builder-illegal-already-taken-up = Ya tomaste { $card }: gira o voltea la carta, o elige su lugar.
space-builder-illegal-frozen = La carta { $card } sigue congelada. Descongelas una carta al ganar una ronda.
space-builder-illegal-no-such-card = No hay ninguna carta llamada { $card }.
space-builder-illegal-nothing-taken-up = No hay ninguna carta tomada. Elige primero una.
space-builder-illegal-one-quarter-turn = Una carta gira un cuarto de vuelta cada vez.
space-builder-illegal-landing-pad = La plataforma, abajo a la izquierda, queda libre. Elige uno de los otros ocho lugares.
space-builder-illegal-no-such-location = No existe ese lugar. Elige uno de los ocho lugares que no son la plataforma.
space-builder-illegal-cards-in-hand = { $count ->
    [one] Falta poner { $card }. Hazlo antes de pulsar { "**" }Terminé**.
   *[other] Faltan { $count } cartas por poner. Ponlas antes de pulsar { "**" }Terminé**.
 }
space-builder-illegal-already-tapped = Pulsaste { "**" }Terminé**: ya no puedes cambiar tu ciudad.
space-builder-illegal-tools-down = Dejaste de construir: ya no puedes cambiar tu ciudad.
space-builder-illegal-too-many-clicks = Moviste tus cartas { $most } veces en esta ronda, y ese es el límite. Pulsa { "**" }Terminé** o deja de construir.
space-builder-illegal-too-early = Eso se pulsó antes de que empezara el reloj, así que no cuenta.
space-builder-illegal-time-is-up = Se acabó tu tiempo: ya no puedes cambiar tu ciudad.
space-builder-illegal-round-over = La ronda ha terminado: ya no puedes cambiar tu ciudad.
space-builder-illegal-not-in-round = No estás en esta ronda. Puedes estar en la próxima.
space-builder-illegal-map-not-opened = Aún no has abierto el mapa. Pulsa { "**" }Abrir el mapa** en el tablero.
space-builder-illegal-already-opened = Ya abriste el mapa, y tu reloj corre. Pulsa { "**" }Abrir el mapa** para recuperar tu panel.
space-builder-illegal-map-comes-by-itself = En una carrera en vivo nadie abre el mapa: aparece a la vez para toda la mesa cuando todo está listo.
space-builder-illegal-deadline-passed = Ya es tarde para abrir el mapa de esta ronda.
space-builder-illegal-sat-out = No juegas esta ronda. Puedes jugar la próxima.
space-builder-illegal-already-ready = Ya tienes todo listo.
space-builder-illegal-no-need-to-be-ready = Aquí no hace falta pulsar nada antes: abre el mapa cuando tengas tiempo.
space-builder-illegal-too-few-left = No puedes saltarte la ronda: hacen falta { $needed } jugadores.
space-builder-illegal-too-few-ready = Una ronda necesita { $needed } jugadores con todo listo.
space-builder-illegal-round-not-over = La ronda aún no ha terminado.
space-builder-illegal-not-the-winner = Solo quien ganó la ronda descongela una carta.
space-builder-illegal-not-frozen = La carta { $card } no está congelada.
space-builder-illegal-choice-over = Ya es tarde para elegir: la carta { $card } está descongelada.
space-builder-illegal-heard-all = No se perdió nada, así que la ronda cuenta.
space-builder-illegal-no-clock-ran = No corría ningún reloj, así que la ronda cuenta.
space-builder-illegal-left-the-match = Dejaste la partida.
space-builder-illegal-not-your-turn = Ahora no tienes nada que hacer.
space-builder-illegal-not-while-getting-ready = El mapa aún no está a la vista.
space-builder-illegal-not-while-building = Ahora no: hay una ronda en construcción.
space-builder-illegal-not-while-unfreezing = La ronda ha terminado. Quien la ganó elige una carta para descongelar.
space-builder-illegal-not-after-a-round = Una carta se descongela solo después de una ronda, y lo hace quien la ganó.
space-builder-illegal-not-an-action = «{ $text }» no es algo que se pueda hacer al construir.

space-builder-standing = Rondas ganadas hasta ahora: { $standing }
space-builder-standing-end = Rondas ganadas al final: { $standing }

space-builder-score-unfrozen = { $points ->
    [one] 1 carta descongelada
   *[other] { $points } cartas descongeladas
 }
space-builder-score-rounds-won = { $points ->
    [one] 1 ronda ganada
   *[other] { $points } rondas ganadas
 }
space-builder-score-faults = { $points ->
    [one] 1 fallo
   *[other] { $points } fallos
 }

command-space-builder = Space Builder: una carrera por construir la ciudad del mapa, dos a cuatro jugadores
command-space-builder-ready = Di que tienes todo listo para el mapa y abre tu panel
command-space-builder-open = Abre el mapa: empieza tu reloj
command-space-builder-lay = Pon una carta en tu tablero
command-space-builder-turn = Gira una carta
command-space-builder-flip = Voltea una carta a su otra cara
command-space-builder-back = Devuelve una carta a tu mano
command-space-builder-tap = Di que terminaste: tu ciudad está terminada
command-space-builder-stop = Deja de construir: tu ciudad queda sin terminar
command-space-builder-unfreeze = Descongela una carta después de una ronda que ganaste
command-space-builder-leave = Deja la partida
parameter-space-builder-mode-name = modo
parameter-space-builder-mode = Toda la mesa a la vez, o cada cual cuando tenga tiempo
choice-space-builder-mode-live = En vivo: toda la mesa a la vez
choice-space-builder-mode-turns = Por turnos: cada cual cuando tenga tiempo
parameter-space-builder-facing-name = orientación del mapa
parameter-space-builder-facing = Cómo está orientado el mapa
choice-space-builder-facing-random = En una dirección al azar
choice-space-builder-facing-upright = Siempre derecho, para principiantes
parameter-space-builder-sealed-name = mapas secretos
parameter-space-builder-sealed = Por turnos: cada cual recibe un mapa distinto, y nadie ve quién ha terminado
parameter-space-builder-computers-name = ritmo de las IA
parameter-space-builder-computers = Con qué rapidez construyen las IA
choice-space-builder-computers-usual = Tan rápido como personas de su nivel
choice-space-builder-computers-slow = A la mitad de velocidad
choice-space-builder-computers-patient = Esperan a que termines
parameter-space-builder-ghosts-name = fantasmas
parameter-space-builder-ghosts = Por turnos: tu panel te avisa cuando vas más despacio que otra persona
parameter-space-builder-cap-seconds-name = límite de tiempo
parameter-space-builder-cap-seconds = Cuántos segundos tienes como máximo para construir (30 a 780)
parameter-space-builder-ready-seconds-name = espera
parameter-space-builder-ready-seconds = En vivo: cuántos segundos se espera al resto cuando dos tienen todo listo (10 a 540)
parameter-space-builder-deadline-hours-name = plazo
parameter-space-builder-deadline-hours = Por turnos: cuántas horas está abierta una ronda (1 a 336)
parameter-space-builder-lay-card = Cuál de tus cartas
parameter-space-builder-turn-card = Cuál de tus cartas
parameter-space-builder-flip-card = Cuál de tus cartas
parameter-space-builder-back-card = Cuál de tus cartas
parameter-space-builder-lay-location = En qué lugar de tu tablero
parameter-space-builder-turn-by = En qué sentido; a la derecha si no dices nada
choice-space-builder-by-clockwise = Un cuarto de vuelta a la derecha
choice-space-builder-by-counterclockwise = Un cuarto de vuelta a la izquierda
choice-space-builder-by-half = Media vuelta
parameter-space-builder-unfreeze-card = Cuál de tus cartas congeladas

space-builder-rules = ### Space Builder
    De dos a cuatro jugadores compiten por construir la misma ciudad espacial. El mapa muestra cada edificio con su lugar, la dirección a la que apunta su techo (opuesta a su franja de suelo) y una de sus dos caras. { $facing ->
        [upright] Está derecho: la plataforma está abajo a la izquierda.
       *[random] Puede estar girado: la plataforma indica cómo.
    }

    { "**" }Una ronda.** { $facing ->
        [upright] Construye la ciudad del mapa
       *[random] Gira el mapa en tu mente hasta que su plataforma esté en la misma esquina que la tuya. Construye esa ciudad
    } en tu propio tablero con todas tus cartas descongeladas: toma una carta, gírala o voltéala, ponla. Cuando tu ciudad esté terminada, pulsa { "**" }Terminé**. En cuanto solo falta una persona por pulsarlo, la ronda acaba y esa persona tiene que parar. Dejar de construir no es terminar: el resto sigue construyendo.

    { "**" }La revisión.** Una carta sin construir es 1 fallo. Una carta en el lugar equivocado, mal girada o con la cara equivocada son 2 fallos. Gana quien tiene menos fallos; si hay igualdad, quien terminó primero. También puede ganar quien tuvo que parar.

    { "**" }Descongelar.** Empiezas con cuatro cartas; las otras cuatro están congeladas. Quien gana una ronda descongela una de ellas y tiene que construirla desde entonces. Gana la partida quien gana primero una ronda con las ocho cartas.

    { $mode ->
        [turns] { "**" }Por turnos.** Cada cual abre { $sealed ->
            [on] su propio mapa
           *[off] el mapa
        } cuando quiere. Después se comparan los relojes como si hubiera sido una sola carrera: la ronda acaba cuando solo falta una persona por pulsar { "**" }Terminé**, y lo que esa persona hizo después de ese tiempo no cuenta. { $sealed ->
            [on] Nadie ve quién terminó.
           *[off] El tablero dice quién terminó, pero no con qué rapidez.
        } (También hay mesas en vivo.)
       *[live] { "**" }En vivo.** El mapa aparece en el mismo momento para quienes tienen todo listo. (También hay mesas por turnos: cada cual abre el mapa cuando quiere, y los relojes se comparan después.)
    }

    { "**" }Los relojes** son los de Discord: un botón cuenta en el momento en que Discord lo vio pulsado, por lento que sea el bot.

space-builder-possible-ready = decir que tienes todo listo
space-builder-possible-sit = saltarte esta ronda
space-builder-possible-open = abrir el mapa
space-builder-possible-take = tomar { $count ->
        [one] 1 carta
       *[other] una de { $count } cartas
    }
space-builder-possible-turn = girar la carta
space-builder-possible-flip = voltear la carta
space-builder-possible-lay = poner la carta en { $count ->
        [one] 1 lugar
       *[other] uno de { $count } lugares
    }
space-builder-possible-back = devolver la carta a la mano
space-builder-possible-tap = decir que terminaste
space-builder-possible-stop = dejar de construir
space-builder-possible-unfreeze = descongelar { $count ->
        [one] 1 carta
       *[other] una de { $count } cartas
    }

space-builder-do-take = Tomar { $card }
space-builder-do-turn-right = Girar la carta a la derecha
space-builder-do-turn-left = Girar la carta a la izquierda
space-builder-do-flip = Voltear la carta
space-builder-do-lay = Poner la carta ({ $place })
space-builder-do-back = Devolver la carta a la mano
space-builder-do-tap = Pulsar «Terminé»
space-builder-do-tap-at = Pulsar «Terminé»
space-builder-do-stop = Dejar de construir
space-builder-do-stop-at = Dejar de construir
space-builder-do-ready = Decir que tienes todo listo
space-builder-do-sit = Saltarte esta ronda
space-builder-do-open = Abrir el mapa
space-builder-do-unfreeze = Descongelar { $card }
