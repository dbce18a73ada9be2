builders-name = Builders
builders-title-orders = Los pedidos
builders-title-foundation = Turno { $turn }, los cimientos
builders-title-panels = Turno { $turn }, los paneles
builders-stage-orders = Los pedidos
builders-stage-foundation = Los cimientos
builders-stage-panels = Los paneles
builders-luck = los dados

builders-option-spaces = El recorrido tiene { $count } casillas por lado.
builders-option-pieces-a-corner = Cada esquina por la que se pasa da { $count } piezas.
builders-option-head-start = { $count ->
    [0] Todas las fichas salen de la misma esquina.
    [one] En el orden de turno, cada ficha sale 1 casilla más adelante.
   *[other] En el orden de turno, cada ficha sale { $count } casillas más adelante.
 }
builders-option-small-triangles = Hay { $count } triángulos pequeños (C).
builders-option-large-triangles = Hay { $count } triángulos grandes (D).
builders-option-corner-joints = { $count ->
    [0] No hay uniones de esquina, así que tampoco estructuras.
    [one] Hay 1 unión de esquina para estructuras.
   *[other] Hay { $count } uniones de esquina para estructuras.
 }
builders-option-shortest-side = { $count ->
    [0] Cada lado de los cimientos tiene al menos tantas B como jugadores hay.
   *[other] Cada lado de los cimientos tiene al menos { $count } B.
 }

builders-near-foundation = -# La partida termina a más tardar cuando hay cuatro paneles terminados sobre estos cimientos. Ahora: lado { $side } de 4.
builders-steps-left = -# Pasos que quedan: { $left } de { $value }. Después del último, el turno termina solo.
builders-near-panels = -# La partida termina a más tardar cuando todos los paneles están terminados: ahora { $finished } de 4. Sitio que queda: { $room } C (una D ocupa cuatro).

builders-button-panel-order = Escribir tu pedido
builders-button-panel-take = Elegir { $count ->
    [one] 1 pieza
   *[other] { $count } piezas
 }
builders-button-usual = Tomar { $pieces }
builders-button-roll = Tirar
builders-button-move = Mover { $value }{ $pieces ->
    [0] {""}
    [one] , tomar 1 pieza
   *[other] , tomar { $pieces } piezas
 }
builders-button-build = Construir hasta { $value }
builders-button-lay = Poner { $kind ->
    [A] esquina A
    [B] lado B
    [C] C pequeña
   *[D] D grande
 }{ $joints ->
    [0] {""}
   *[other] {" "}(+{ $joints })
 }
builders-button-lead = { $panel ->
    [north] Norte
    [east] Este
    [south] Sur
   *[west] Oeste
 }: { $pieces ->
    [one] última { $shape ->
        [C] C pequeña
       *[D] D grande
    }
   *[other] fila de { $pieces } { $shape ->
        [C] C pequeñas
       *[D] D grandes
    }
 } (+{ $joints })
builders-menu-lead = ¿Qué fila empiezas?
builders-choice-lead = Fila entera: { $joints ->
    [one] 1 punto
   *[other] { $joints } puntos
 }{ $next ->
    [0] , y termina el panel
   *[other] {""}
 }{ $same ->
    [0] {""}
   *[other] ; igual en { $sides }
 }
builders-button-structure = { $step ->
    [1] Estructura nueva ({ $steps } pasos, +{ $points })
    [4] Terminar la estructura (+{ $points })
   *[other] Estructura: { $step } de { $steps } (para +{ $points })
 }
builders-button-many = { $steps ->
    [0] Poner { $count } a la vez
    [one] Poner { $count } y 1 paso
   *[other] { $count ->
        [0] { $steps } pasos de estructura
       *[other] Poner { $count } y { $steps } pasos
    }
 }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
 }
builders-button-done = Terminar mi turno
builders-button-zoom = Ampliar
builders-button-finished = El rompecabezas terminado

builders-forced-move = nada que poner: { $place ->
    [north] el lado norte
    [east] el lado este
    [south] el lado sur
    [west] el lado oeste
   *[row] la fila abierta
 } necesita { $kinds ->
    [A] una A
    [AB] una A o una B
   *[other] una { $kinds }
 }

builders-warning-done = Aún puedes { $count ->
    [0] construir en tu estructura
    [one] poner una pieza
   *[other] poner hasta { $count } piezas
 }, y el siguiente paso da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }. ¿Terminar tu turno de todos modos?

builders-choosing-order = ### Tu pedido
    Elige { $total } piezas, como máximo { $corners } A y { $rectangles } B. Queda en secreto hasta que estén todos los pedidos.
    -# A: esquinas de los cimientos. B: sus lados. C: triángulos pequeños. D: triángulos grandes.
builders-choosing-take = ### Toma { $total ->
        [one] 1 pieza
       *[other] { $total } piezas
    } de la caja
    { $foundation ->
        [open]
            Nunca puedes tener más de dos A.
            -# A: esquinas de los cimientos. B: sus lados. C: triángulos pequeños. D: triángulos grandes.
       *[closed] -# C: triángulos pequeños. D: triángulos grandes.
    }
builders-choosing-held = Tienes **{ $pieces }**. { $open ->
    [foundation] Los cimientos están abiertos.
    [none] No hay ninguna fila abierta.
   *[other] Hay una fila de { $open } abierta en el { $panel }: { $left ->
        [one] falta 1 pieza
       *[other] faltan { $left } piezas
    }.
 }
builders-choosing-so-far = { $left ->
    [0] Elección: **{ $pieces }**.
   *[other] Elección: **{ $pieces }**; faltan { $left }. Un botón con una letra añade todas las que faltan.
 }
builders-choosing-handed-in = Entregado: **{ $pieces }**. Puedes cambiarlo hasta que estén todos los pedidos.
builders-button-kind = { $kind }: { $count }
builders-button-fewer = −{ $count }
builders-button-more = +{ $count }
builders-button-confirm-order = { $left ->
    [0] Entregar
   *[other] Entregar ({ $count } de { $total })
 }
builders-button-confirm-take = { $left ->
    [0] Tomarlas
   *[other] Tomarlas ({ $count } de { $total })
 }
builders-quick-usual = Lo habitual
builders-quick-even = De todo un poco
builders-quick-foundation = Sobre todo A y B
builders-quick-triangles = Mitad C, mitad D
builders-quick-small = Sobre todo C
builders-quick-large = Sobre todo D
builders-choice-quick = { $name }: { $pieces }

builders-verdict-complete = El rompecabezas está completo.
builders-verdict-exhausted = Ya no se puede construir nada.
builders-verdict-tie = { $ended } { $tie }.
builders-score-left-match = dejó la partida, fuera de la clasificación
builders-score-joints = { $points ->
    [one] 1 unión
   *[other] { $points } uniones
 }
builders-score-structures = { "" }
builders-score-structure-points = { $structures ->
    [0] { "" }
    [one] { $points } puntos por 1 estructura
   *[other] { $points } puntos por { $structures } estructuras
 }
builders-score-laid = { $points ->
    [one] 1 pieza puesta
   *[other] { $points } piezas puestas
 }
builders-score-left = { $points ->
    [one] 1 pieza sin poner
   *[other] { $points } piezas sin poner
 }

builders-illegal-not-an-action = No entiendo «{ $text }». Usa los botones bajo el tablero o los comandos del juego.
builders-illegal-left-the-match = Dejaste la partida.
builders-illegal-order-first = Primero hay que entregar todos los pedidos.
builders-illegal-roll-first = Primero se tiran los dados.
builders-illegal-take-first = Primero toma las piezas que te dio tu movimiento.
builders-illegal-choose-first = Los dados ya están tirados. Ahora mueve o construye.
builders-illegal-building-begun = Ya empezaste a construir. Sigue o termina tu turno.
builders-illegal-order-handed-in = Tu pedido está entregado. Puedes cambiarlo hasta que estén todos los pedidos.
builders-illegal-orders-revealed = Todos los pedidos están entregados, así que ya no se pueden cambiar.
builders-illegal-wrong-number = { $needed ->
    [one] Hace falta exactamente 1 pieza
   *[other] Hacen falta exactamente { $needed } piezas
 }, y elegiste { $given }.
builders-illegal-order-limit = Puedes pedir como máximo { $most } { $piece }, y elegiste { $given }.
builders-illegal-corners-held = Puedes tener como máximo { $most } A. Tienes { $held } y quieres { $taken } más.
builders-illegal-not-in-box = { $most ->
    [0] En la caja no queda ninguna { $piece }
    [one] En la caja solo queda 1 { $piece }
   *[other] En la caja solo quedan { $most } { $piece }
 }, y quieres { $given }.
builders-illegal-nothing-to-take = Mover no te daría nada: ninguna pieza de la caja sirve ya. Así que tienes que construir.
builders-illegal-no-such-piece = No hay ninguna pieza { $piece }. Las piezas son A, B, C y D.
builders-illegal-not-in-hand = No tienes ninguna { $piece } en la mano.
builders-illegal-no-steps-left = Ya pusiste tantas piezas como permiten los dados. Termina tu turno o deshaz algo.
builders-illegal-nothing-built = Elegiste construir, así que pon al menos una pieza.
builders-illegal-foundation-open = Hasta que los cimientos estén cerrados solo se pueden poner A y B. { $piece } tiene que esperar.
builders-illegal-foundation-closed = Los cimientos están cerrados, así que ya no hay lugar para { $piece }.
builders-illegal-side-too-short = El lado { $side } necesita al menos { $needed } B antes de una esquina A. Tiene { $there }.
builders-illegal-side-too-long = El lado { $side } tiene { $there } B, y puede tener como máximo { $most }: los cimientos enteros tienen como máximo 36 piezas. Ahora toca una A.
builders-illegal-side-fixed = El lado { $side } lleva { $needed } B, como el lado opuesto. Tiene { $there }.
builders-illegal-no-open-row = No hay ninguna fila abierta. Para empezar una con { $piece }, di en qué panel.
builders-illegal-other-shape = La fila abierta es de { $shape }, así que { $piece } no encaja.
builders-illegal-row-open = Hay una fila de { $shape } abierta en el panel { $panel }. Complétala antes de empezar otra.
builders-illegal-panel-finished = El panel { $panel } está terminado.
builders-illegal-odd-length = Una fila de D necesita una longitud par, y el panel { $panel } mide ahora { $length }.
builders-illegal-row-needs = La fila necesita { $needed } { $shape }, pero entre la caja y todas las manos quedan solo { $there }: nadie podría completarla.
builders-illegal-puzzle-ended = El rompecabezas ha llegado a su fin, así que { $piece } no tiene lugar en él. Aún puedes construir en tu estructura.
builders-illegal-no-corner-joint = Cada paso de una estructura lleva una C y una unión de esquina, y no tienes ninguna unión de esquina. Un doble da dos.

command-builders = Builders: un rompecabezas de madera para dos a cuatro jugadores
command-builders-order = Entrega en secreto tu pedido de diez piezas
command-builders-move = Mueve tu ficha según los dados
command-builders-take = Toma piezas de la caja después de pasar por esquinas
command-builders-build = Pon una pieza, empieza una fila o construye todo lo que puedas
command-builders-structure = Añade una C y una unión de esquina a tu estructura
command-builders-done = Termina tu turno de construir
parameter-builders-spaces-name = casillas por lado
parameter-builders-spaces = Casillas en cada lado del recorrido (8 a 12)
parameter-builders-pieces-a-corner-name = piezas por esquina
parameter-builders-pieces-a-corner = Piezas por cada esquina por la que se pasa (5 a 12)
parameter-builders-head-start-name = distancia al salir
parameter-builders-head-start = Casillas entre las fichas al empezar (0 a 2)
parameter-builders-small-triangles-name = triángulos pequeños
parameter-builders-small-triangles = C en la caja (100 a 200)
parameter-builders-large-triangles-name = triángulos grandes
parameter-builders-large-triangles = D en la caja (50 a 120)
parameter-builders-corner-joints-name = uniones de esquina
parameter-builders-corner-joints = Uniones de esquina en su caja (0 a 48)
parameter-builders-shortest-side-name = lado más corto
parameter-builders-shortest-side = Mínimo de B en cada lado (2 a 4); si no dices nada, tantas como jugadores
parameter-builders-order-pieces = Diez piezas, por ejemplo 1A 4B 3C 2D
parameter-builders-take-pieces = Tantas como te dio tu movimiento, por ejemplo 5C 5D
parameter-builders-build-step = Una pieza que poner, una fila que empezar o tantas como puedas

builders-rules = ### Builders
    De dos a cuatro jugadores construyen juntos un rompecabezas de madera, pero cada cual por su cuenta: cada unión que pones es un punto. Gana quien tiene más puntos.

    { "**" }Las piezas.** Las A son las esquinas y las B los lados de los cimientos. Las C son triángulos pequeños y las D, grandes. Primero se piden diez piezas en secreto.

    { "**" }Tu turno** empieza con una tirada de dos dados. Úsala entera para una de dos cosas. Un doble cuenta el doble{ $corner_joints ->
        [0] .
       *[other] {" "}y da dos uniones de esquina, que sujetan las estructuras.
    }
    - **Mueve** tu ficha. Cada esquina por la que pasa o en la que cae da { $pieces_a_corner ->
        [10] diez piezas
       *[other] { $pieces_a_corner } piezas
    } a tu elección. Nunca puedes tener más de dos A.
    - **Construye**: pon tantas piezas como muestran los dados, o menos.

    { "**" }Los cimientos** van primero, pieza por pieza: B a lo largo de un lado, una A al final. Puedes cerrar un lado con una A cuando tiene { $shortest_side ->
        [0] tantas B como jugadores hay.
       *[other] { $shortest_side } B.
    } Los lados opuestos son iguales, y los cimientos enteros tienen como máximo 36 piezas. Cuando están cerrados, las A y las B ya no sirven.

    { "**" }Los paneles** crecen en sus cuatro lados, fila por fila. Una fila es solo de C o solo de D. Hay una fila abierta a la vez y hay que completarla antes de empezar la siguiente. Quien empieza una fila elige su panel y su forma. Una fila de D necesita una longitud par, y deben quedar piezas suficientes para completar la fila. Cada fila es más corta que la de abajo, hasta que una sola pieza termina el panel.

    { "**" }Uniones.** Una pieza da una unión por cada pieza que toca a lo largo de un borde.

    { "**" }Estructuras.** Una estructura lleva cuatro pasos y vale 8 puntos. Cada paso usa una C y una unión de esquina de tu mano. Una sin terminar no vale nada.{ $corner_joints ->
        [0] {" "}En esta mesa no hay uniones de esquina, así que nadie puede construir una.
       *[other] {""}
    }

    { "**" }Dejar la partida.** Si te rindes, todo lo que tienes vuelve a las cajas y tus uniones quedan en el rompecabezas. El resto sigue jugando, y quedas fuera de la clasificación.

    { "**" }El final** llega cuando el rompecabezas está completo o ya no se puede construir nada. A igualdad de puntos, gana quien tiene más uniones, luego quien puso más piezas y luego quien tiene menos piezas en la mano.

builders-possible-order = pedir diez piezas
builders-possible-roll = tirar los dados
builders-possible-move = mover tu ficha
builders-possible-take = tomar piezas de la caja
builders-possible-lay = { $count ->
    [one] poner la siguiente pieza
   *[other] poner la siguiente pieza, a elegir entre { $count } clases
 }
builders-possible-lead = { $count ->
    [one] empezar una fila
   *[other] empezar una fila ({ $count } opciones)
 }
builders-possible-structure = hacer un paso de una estructura
builders-possible-done = terminar tu turno

builders-do-order = Pedir { $pieces }
builders-do-roll = Tirar los dados
builders-do-move = Mover { $value }
builders-do-take = Tomar { $pieces }
builders-do-lay = Poner { $kind ->
        [A] una A
       *[other] una { $kind }
    }{ $ends ->
        [ring] {" "}y cerrar los cimientos
        [row] {" "}y completar la fila
        [panel] {" "}y terminar el panel
       *[none] {""}
    }
builders-do-lead = Empezar una fila de { $shape } en el { $panel }
builders-do-finish = Poner una { $shape } y terminar el { $panel }
builders-do-structure = { $steps ->
        [0] Terminar la estructura
        [one] Empezar una estructura
       *[other] Ampliar la estructura
    }
builders-do-done = Terminar el turno
builders-progress = -# Pedidos entregados: { $done } de { $count }. Se espera a { $players }.
builders-begins-ahead = { $player } empieza con { $count ->
    [one] una estructura completa, que vale 8 puntos
   *[other] { $count } estructuras completas, que valen 8 puntos cada una
 }.
builders-begins-ahead-by = { $count ->
    [one] 1 estructura
   *[other] { $count } estructuras
 }
