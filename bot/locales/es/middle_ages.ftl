middle-ages-name = Los Constructores: Edad Media
middle-ages-title = Ronda { $round }, meta: { $target ->
    [one] 1 punto
   *[other] { $target } puntos
    }
middle-ages-title-last = Ronda { $round }, últimos turnos
middle-ages-stage = Ronda { $round }
middle-ages-luck = las cartas nuevas de las filas

middle-ages-option-target-vp = La meta es { $count ->
    [one] 1 punto
   *[other] { $count } puntos
 }.
middle-ages-option-start-coins = { $count ->
    [one] Se empieza con 1 moneda.
   *[other] Se empieza con { $count } monedas.
 }
middle-ages-option-free-actions = { $count ->
    [one] 1 acción gratis por turno.
   *[other] { $count } acciones gratis por turno.
 }
middle-ages-option-extra-action-price = { $count ->
    [one] Una acción más cuesta 1 moneda.
   *[other] Una acción más cuesta { $count } monedas.
 }
middle-ages-option-send-cost-flat = Enviar un trabajador cuesta siempre una acción.
middle-ages-option-end-rule-one-more = Cuando alguien tiene puntos suficientes, el resto tiene un turno más.
middle-ages-option-must-use-actions-on = Hay que usar todas las acciones gratis.
middle-ages-option-reveal-next-building = Se ve la siguiente obra, pero no el siguiente trabajador.
middle-ages-option-reveal-next-none = Las siguientes cartas están boca abajo.
middle-ages-option-tiebreak-none = Si los totales son iguales, se comparte el puesto.

middle-ages-menu-build = Iniciar una obra
middle-ages-menu-hire = Contratar un trabajador
middle-ages-menu-cards = Iniciar obra o contratar
middle-ages-menu-sends = { $buys ->
    [yes] Comprar una y enviar
   *[no] Enviar un trabajador
 }
middle-ages-menu-sites = { $buys ->
    [yes] Comprar y enviar, ¿adónde?
   *[no] ¿Adónde enviar?
 }
middle-ages-menu-send = { $buys ->
    [yes] Comprar y enviar a { $mark }
   *[no] Enviar trabajador a { $mark }
 }
middle-ages-button-send = Enviar { $unit } a { $site }{ $wage ->
    [0] {""}
   *[other] {" "}(salario { $wage })
 }
middle-ages-button-coins = Tomar { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
 }
middle-ages-button-buy = Comprar acción ({ $price ->
    [one] 1 moneda
   *[other] { $price } monedas
 })
middle-ages-button-end = Terminar turno
middle-ages-button-end-now = Terminar ya
middle-ages-question = { $actions ->
    [0] Compra una acción o termina tu turno.
    [one] Elige tu última acción.
   *[other] Elige una acción (quedan { $actions }).
 }
middle-ages-question-useless = Ningún trabajador libre aporta lo que falta: { $missing }.
middle-ages-question-dear = No puedes enviar a nadie: { $why ->
    [actions] el próximo trabajador en una obra cuesta { $price } acciones.
   *[coins] no te alcanzan las monedas.
 }
middle-ages-question-end = { $count ->
    [0] { "**" }La partida termina con este turno.**
    [one] { "**" }Últimos turnos:** después de ti solo juega { $players }.
   *[other] { "**" }Últimos turnos:** después de ti solo juegan { $players }.
 }
middle-ages-price-on = { $price } acciones en { $sites }
middle-ages-question-surcharge = En este turno, el próximo trabajador cuesta { $prices }.
middle-ages-button-areas = 🔍 Zonas
middle-ages-choice-send = { $site } ← { $unit }
middle-ages-choice-open-site = Aún necesita { $missing }
middle-ages-choice-site = Necesita { $needs }; da { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
 }{ $points ->
    [0] {""}
    [one] {" "}y 1 punto
   *[other] {" "}y { $points } puntos
 }
middle-ages-choice-machine = Necesita { $needs }; da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } y luego, como máquina, { $supplies } sin salario
middle-ages-choice-worker = Salario: { $wage ->
    [one] 1 moneda
   *[other] { $wage } monedas
 } por cada envío
middle-ages-effect = { $wage ->
    [0] Sin salario
    [one] Salario de 1 moneda
   *[other] Salario de { $wage } monedas
 }, { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
 }: { $effect }
middle-ages-effect-bought = { $actions ->
    [one] {""}
   *[other] { $actions } acciones,{" "}
 }{ $cost ->
    [one] 1 moneda
   *[other] { $cost } monedas
 } ({ $bought } por { $buys ->
    [one] 1 acción más
   *[other] { $buys } acciones más
 }{ $wage ->
    [0] , sin salario
   *[other] , { $wage } de salario
 }): { $effect }
middle-ages-effect-finishes = la termina, +{ $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
 }, +{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
middle-ages-effect-missing = aún necesita { $missing }
middle-ages-effect-useless = no aporta nada allí

middle-ages-warning-end = Te { $count ->
    [one] queda 1 acción
   *[other] quedan { $count } acciones
 }. ¿Terminar tu turno de todos modos?
middle-ages-warning-useless = La obra { $site } no necesita nada de lo que aporta { $unit }. ¿Enviar este trabajador de todos modos?
middle-ages-warning-coins = Compraste esta acción por { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
 }, pero solo da { $coins }. ¿Tomar las monedas de todos modos?
middle-ages-warning-buy = Una acción más cuesta { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
 }, y con ella solo puedes tomar monedas, que dan menos. ¿Comprarla de todos modos?

middle-ages-score-left-match = dejó la partida
middle-ages-score-buildings = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } por edificios
middle-ages-score-machines = { $points } por máquinas
middle-ages-score-coins = { "" }
middle-ages-score-coin-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } por { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
 }

middle-ages-illegal-not-an-action = No entiendo «{ $text }». Usa los menús y botones bajo el tablero o los comandos del juego.
middle-ages-illegal-left-the-match = Dejaste la partida.
middle-ages-illegal-no-such-card = No existe la carta «{ $card }». Elige una de la lista.
middle-ages-illegal-not-a-site = { $card } es un trabajador, no una obra.
middle-ages-illegal-not-a-worker = { $card } es una obra. Solo se pueden contratar trabajadores.
middle-ages-illegal-not-a-unit = { $card } es un edificio. Solo se pueden enviar trabajadores y máquinas.
middle-ages-illegal-not-in-row = { $card } no está en la fila. Solo se pueden tomar las cartas de la fila.
middle-ages-illegal-row-empty = Esa fila está vacía, y su mazo también. Ya no se puede tomar nada de allí.
middle-ages-illegal-not-your-site = { $site } no es una de tus obras en curso.
middle-ages-illegal-site-finished = La obra { $site } ya está terminada.
middle-ages-illegal-not-your-unit = { $unit } no es uno de tus trabajadores.
middle-ages-illegal-machine-unfinished = La máquina { $unit } aún no está terminada, así que no puede trabajar.
middle-ages-illegal-not-free = { $unit } trabaja en la obra { $site } y se queda allí hasta que esté terminada.
middle-ages-illegal-not-enough-actions = Eso cuesta { $needed ->
    [one] 1 acción
   *[other] { $needed } acciones
 }, y tienes { $left }. Puedes comprar { $buys ->
    [one] 1 más
   *[other] { $buys } más
 } por { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
 } cada una.
middle-ages-illegal-not-enough-coins = Eso cuesta { $needed ->
    [one] 1 moneda
   *[other] { $needed } monedas
 }, y tienes { $had }.
middle-ages-illegal-coin-cap = Puedes tomar monedas { $cap } veces por turno, y ya lo hiciste.
middle-ages-illegal-must-use-actions = En esta partida hay que usar todas las acciones gratis, y te quedan { $count }.

command-middle-ages = Los Constructores: Edad Media: trabajadores y obras, dos a cuatro jugadores
command-middle-ages-build = Inicia una obra de la fila
command-middle-ages-hire = Contrata un trabajador de la fila
command-middle-ages-send = Envía un trabajador o una máquina a una de tus obras
command-middle-ages-coins = Usa una acción para tomar monedas
command-middle-ages-buy = Compra una acción más con monedas
command-middle-ages-end = Termina tu turno
parameter-middle-ages-preset-name = conjunto de reglas
parameter-middle-ages-preset = Qué conjunto de reglas; las demás opciones lo cambian
choice-middle-ages-preset-official = Oficial
choice-middle-ages-preset-bga = BGA: hay que usar todas las acciones gratis
choice-middle-ages-preset-thai = Tailandés: hay que usar todas las acciones gratis, sin recargo, un turno más
parameter-middle-ages-target-vp-name = puntos para terminar
parameter-middle-ages-target-vp = Con cuántos puntos termina la partida (1 a 60)
parameter-middle-ages-start-coins-name = monedas iniciales
parameter-middle-ages-start-coins = Monedas al empezar (0 a 100)
parameter-middle-ages-free-actions-name = acciones gratis
parameter-middle-ages-free-actions = Acciones gratis por turno (1 a 10)
parameter-middle-ages-extra-action-price-name = precio de una acción
parameter-middle-ages-extra-action-price = Monedas por una acción más (1 a 20)
parameter-middle-ages-send-cost-name = precio de enviar
parameter-middle-ages-send-cost = Cuánto cuesta enviar otro trabajador a la misma obra en un turno
choice-middle-ages-send-cost-escalating = Una acción más cada vez
choice-middle-ages-send-cost-flat = Siempre una acción
parameter-middle-ages-end-rule-name = regla del final
parameter-middle-ages-end-rule = Qué pasa cuando alguien tiene puntos suficientes
choice-middle-ages-end-rule-round = Se completa la ronda
choice-middle-ages-end-rule-one_more = El resto tiene un turno más
parameter-middle-ages-must-use-actions-name = usar todas las acciones
parameter-middle-ages-must-use-actions = Si hay que usar todas las acciones gratis
parameter-middle-ages-reveal-next-name = cartas siguientes
parameter-middle-ages-reveal-next = Si se puede ver la siguiente carta de cada mazo
choice-middle-ages-reveal-next-both = Se ven las dos
choice-middle-ages-reveal-next-building = Solo la siguiente obra
choice-middle-ages-reveal-next-none = Las dos boca abajo
parameter-middle-ages-build-card = Una obra de la fila
parameter-middle-ages-hire-card = Un trabajador de la fila
parameter-middle-ages-send-unit = Uno de tus trabajadores o máquinas libres
parameter-middle-ages-send-site = Una de tus obras en curso

middle-ages-rules = ### Los Constructores: Edad Media
    De dos a cuatro jugadores contratan trabajadores y terminan obras. Cuando alguien tiene { $target_vp ->
        [one] 1 punto
       *[other] { $target_vp } puntos
    } al final de un turno, { $end_rule ->
        [one_more] el resto tiene un turno más.
       *[round] se completa la ronda.
    } Entonces cada diez monedas cuentan un punto más, y gana quien tiene más puntos.

    { "**" }Tu turno** tiene { $free_actions ->
        [one] una acción
        [2] dos acciones
        [3] tres acciones
        [4] cuatro acciones
       *[other] { $free_actions } acciones
    }, y puedes comprar más por { $extra_action_price ->
        [one] 1 moneda
       *[other] { $extra_action_price } monedas
    } cada una{ $must_use_actions ->
        [on] . Hay que usar todas las acciones gratis:
       *[off] :
    }
    - **Inicia una obra** de la fila (1 acción).
    - **Contrata un trabajador** de la fila (1 acción, todavía sin monedas).
    - **Envía un trabajador** a una de tus obras y paga su salario cada vez. { $send_cost ->
        [flat] Eso cuesta siempre 1 acción, aunque sea otra vez a la misma obra.
       *[escalating] En un turno, el primer trabajador enviado a una obra cuesta 1 acción, el segundo a la misma obra 2, el tercero 3, y así sucesivamente.
    }
    - **Toma monedas**: la primera vez en un turno da 1 moneda, la segunda 2, la tercera 3. Tres veces es el máximo.

    { "**" }Una obra está terminada** en cuanto su cuadrilla aporta todo lo que necesita de piedra (S), madera (W), conocimiento (K) y teja (T). En la imagen, cada unidad es un recuadro de la obra, que se marca cuando ya está. Cada recurso cuenta por separado: lo que sobra de uno no compensa lo que falta de otro. Recibes las monedas y los puntos de la obra, y toda la cuadrilla vuelve a estar libre de inmediato.

    { "**" }Una máquina** se une a tus trabajadores cuando está terminada. No cobra salario, pero enviarla cuesta acciones como cualquier trabajador.

    { "**" }Conviene saber.** Los trabajadores se quedan en una obra hasta que está terminada. { $send_cost ->
        [flat] {""}
       *[escalating] Enviar a varias obras sale más barato que enviar a una sola.{" "}
    }No te quedes sin monedas.

    { "**" }El final.** Puntos por edificios y máquinas, y uno por cada diez monedas. Si los totales son iguales, { $tiebreak ->
        [none] se comparte el puesto.
       *[vp_then_coins] deciden los puntos por edificios y máquinas, y luego las monedas.
    } La partida también termina si ya no se puede terminar ninguna obra, o si durante diez rondas nadie inicia una obra, contrata un trabajador o lo envía.

middle-ages-possible-build = iniciar { $count ->
        [one] 1 obra
       *[other] una de { $count } obras
    }
middle-ages-possible-hire = contratar { $count ->
        [one] 1 trabajador
       *[other] uno de { $count } trabajadores
    }
middle-ages-possible-send = enviar un trabajador{ $count ->
        [one] {""}
       *[other] {" "}({ $count } opciones)
    }
middle-ages-possible-coins = tomar monedas
middle-ages-possible-buy = comprar una acción
middle-ages-possible-end = terminar tu turno

middle-ages-do-build = Iniciar la obra { $site }
middle-ages-do-hire-apprentice = Contratar al aprendiz con { $yields }
middle-ages-do-hire-labourer = Contratar al peón con { $yields }
middle-ages-do-hire-craftsman = Contratar al oficial con { $yields }
middle-ages-do-hire-master = Contratar al maestro con { $yields }
middle-ages-do-send = Enviar { $unit }{ $yields ->
    [none] {""}
   *[other] {" "}con { $yields }
 } a la obra { $site }
middle-ages-do-finish-building = Enviar { $unit }{ $yields ->
    [none] {""}
   *[other] {" "}con { $yields }
 } a la obra { $site }
middle-ages-do-finish-machine = Enviar { $unit }{ $yields ->
    [none] {""}
   *[other] {" "}con { $yields }
 } a la obra { $site }
middle-ages-do-coins = Tomar monedas
middle-ages-do-buy = Comprar una acción
middle-ages-do-end = Terminar el turno
middle-ages-begins-ahead = { $player } empieza con { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
 } más.
middle-ages-begins-ahead-by = { $count } monedas
