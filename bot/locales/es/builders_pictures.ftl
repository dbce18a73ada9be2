builders-order-title = Pide 10 piezas
builders-order-A = esquinas, máx. 2
builders-order-B = lados, máx. 9
builders-order-C = triángulos pequeños
builders-order-D = triángulos grandes
builders-wins = Gana { $names }
builders-share = Ganan { $names }
builders-tie = Mismos puntos: deciden { $steps }
builders-left = Se fue
builders-stopped = La partida se detuvo
builders-finished-on = { DATETIME($date, dateStyle: "medium") }
builders-tie-joints = más uniones
builders-tie-laid = más piezas puestas
builders-tie-left = menos piezas en mano

builders-count = { $count } { $kind }
builders-none = nada
builders-side-north = norte
builders-side-east = este
builders-side-south = sur
builders-side-west = oeste
builders-panel-north = panel norte
builders-panel-east = panel este
builders-panel-south = panel sur
builders-panel-west = panel oeste

builders-prompt-order = Pide { $count } piezas en secreto.
builders-prompt-roll = Tira los dados.
builders-prompt-choose-move-build = Mueve { $value } casillas o { $pieces ->
    [0] construye en una estructura
    [one] pon una pieza
   *[other] pon hasta { $pieces } piezas
 }.
builders-prompt-choose-move = Mueve { $value } casillas.
builders-prompt-build = { $pieces ->
    [0] Construye en tu estructura
    [one] Pon una pieza más
   *[other] Pon hasta { $pieces } piezas más
 } o termina tu turno.
builders-prompt-choose-build = { $pieces ->
    [0] Construye en una estructura.
    [one] Pon una pieza.
   *[other] Pon hasta { $pieces } piezas.
 }
builders-prompt-done = Ya no puedes construir nada: termina tu turno.
builders-prompt-ended = El rompecabezas ha terminado. Construye en tu estructura o termina tu turno: con eso acaba la partida.
builders-prompt-take = { $count ->
    [one] Toma 1 pieza
   *[other] Toma { $count } piezas
 } de la caja.
builders-prompt-over = La partida ha terminado.

builders-did-order = pedido de { $pieces }
builders-did-roll = tirada de dados
builders-did-roll-known = tirada de { $first } + { $second }{ $double ->
    [yes] {" "}(un doble: { $value } pasos{ $corner_joints ->
        [0] {""}
       *[other] {" "}y 2 uniones de esquina
    })
   *[no] {""}
 }
builders-did-roll-pass = tirada de { $first } + { $second } y turno perdido (nada encajaba)
builders-did-move = avance de { $value } casillas{ $corners ->
    [0] {""}
    [one] {" "}con paso por una esquina
   *[other] {" "}con paso por { $corners } esquinas
 }
builders-did-take = { $pieces } de la caja
builders-did-lay = { $kind ->
    [A] esquina A puesta
    [B] lado B puesto
    [C] C pequeña puesta
   *[D] D grande puesta
 }{ $ends ->
    [ring] {" "}(cimientos cerrados)
    [row] {" "}(fila completada)
    [panel] {" "}({ $panel } terminado)
   *[none] {""}
 }
builders-did-lay-several = { $pieces } en el rompecabezas
builders-did-lead = fila de { $shape } empezada en el { $panel }
builders-did-finish = { $panel } terminado con una { $shape ->
    [C] C pequeña
   *[D] D grande
 }
builders-did-structure = { $steps ->
    [0] estructura terminada (8 puntos)
    [one] estructura empezada
   *[other] estructura ampliada
 }
builders-did-done = turno terminado
builders-did-leave = abandono de la partida

builders-says-foundation = Builders, los cimientos. Turno de { $name }.
builders-says-panels = Builders, los paneles. Turno de { $name }.
builders-says-stopped = Builders, la partida se detuvo.
builders-says-over = Builders, la partida ha terminado. { $result }.
builders-says-tie = { $tie }.
builders-says-order = Builders, pedidos iniciales.
builders-says-kinds = Un pedido tiene como máximo 2 esquinas (A) y 9 lados (B). El resto son triángulos pequeños (C) y grandes (D).
builders-says-handed-in = { $name } ya hizo su pedido.
builders-says-writes = { $name } aún elige.
builders-says-own-order = { $name } pidió { $pieces }.
builders-says-dice-sum = Los dados muestran { $first } y { $second }; valen { $value }.
builders-says-dice-double = Los dados muestran { $first } y { $second }, un doble que vale { $value }.
builders-says-left = { $left ->
    [0] No queda ningún paso.
    [one] Queda 1 paso.
   *[other] Quedan { $left } pasos.
 }
builders-says-ring = Los cimientos están cerrados: { $count } piezas, { $north } B al norte y al sur, { $east } B al este y al oeste.
builders-says-ring-open = Los cimientos están abiertos: { $north } B al norte, { $east } al este, { $south } al sur, { $west } al oeste. Ahora se pone el lado { $side }; un lado tiene al menos { $shortest } B.
builders-says-row = Hay una fila de { $shape } abierta en el { $panel }: la siguiente pieza es la { $slot } de { $slots } y da { $joints ->
    [one] 1 unión
   *[other] { $joints } uniones
 }.
builders-says-panel = El { $panel } mide { $length } de { $base } unidades de largo, sobre { $below ->
    [foundation] los cimientos
   *[other] una fila de { $below }
 }.
builders-says-panel-finished = El { $panel } está terminado.
builders-says-leads = Allí una fila puede ser de { $leads }.
builders-says-lead = { $shape } ({ $pieces ->
    [one] 1 pieza
   *[other] { $pieces } piezas
 } por { $joints ->
    [one] 1 unión
   *[other] { $joints } uniones
 }, { $next ->
    [0] la punta
    [one] luego 1 unidad
   *[other] luego { $next } unidades
 })
builders-says-lead-odd-length = no { $shape }, porque la longitud es impar
builders-says-lead-row-needs = no { $shape }, porque no quedan suficientes para una fila de { $pieces }
builders-says-player = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }, { $joints ->
    [one] 1 unión
   *[other] { $joints } uniones
 }, { $structures ->
    [one] 1 estructura
   *[other] { $structures } estructuras
 }{ $progress ->
    [0] {""}
   *[other] {" "}y { $progress } de { $steps } pasos de la siguiente
 }; en la mano: { $hand }; { $corner_joints ->
    [one] 1 unión de esquina
   *[other] { $corner_joints } uniones de esquina
 }; casilla { $space } de { $spaces }.
builders-says-score = { $name }, puesto { $rank }: { $total } en total; { $joints ->
    [one] 1 unión
   *[other] { $joints } uniones
 }{ $structures ->
    [0] {""}
    [one] , 1 estructura por { $structure_points }
   *[other] , { $structures } estructuras por { $structure_points }
 }, { $laid ->
    [one] 1 pieza puesta
   *[other] { $laid } piezas puestas
 }{ $left ->
    [0] {""}
    [one] , 1 pieza sin poner
   *[other] , { $left } piezas sin poner
 }.
builders-says-gone = { $name } dejó la partida.
builders-says-leaver = { $name } dejó la partida y queda fuera de la clasificación; se conserva lo hecho: { $joints ->
    [one] 1 unión
   *[other] { $joints } uniones
 }{ $structures ->
    [0] {""}
    [one] {" "}y 1 estructura
   *[other] {" "}y { $structures } estructuras
 }.
builders-says-box = En la caja: { $pieces }; { $corner_joints ->
    [one] 1 unión de esquina
   *[other] { $corner_joints } uniones de esquina
 }.
builders-says-away = Fuera del juego: { $pieces }. Aún sin poner: { $small } C y { $large } D.
builders-says-move = Mover lleva a la casilla { $space }{ $corners ->
    [0] {""}
    [one] , con paso por una esquina, que da { $pieces } piezas
   *[other] , con paso por { $corners } esquinas, que dan { $pieces } piezas
 }.
builders-says-step = { $action ->
    [lay] poner { $piece ->
        [A] una esquina A
        [B] un lado B
        [C] una C pequeña
       *[D] una D grande
    }
    [lead] empezar una fila de { $piece } en el { $panel }
   *[structure] construir en la estructura
 } ({ $joints ->
    [0] { $points ->
        [0] sin unión
       *[other] { $points } puntos
    }
    [one] 1 unión
   *[other] { $joints } uniones
 })
builders-says-steps = Próximos pasos: { $steps }.
builders-says-choice = Por tomar: { $total ->
    [one] 1 pieza
   *[other] { $total } piezas
 }, como máximo { $most }.
builders-says-last-build = Último turno: { $name } sacó { $first } y { $second } y construyó { $steps ->
    [one] 1 pieza
   *[other] { $steps } piezas
 }.
builders-says-last-move = Último turno: { $name } sacó { $first } y { $second }, movió y tomó { $pieces }.
builders-says-last-pass = Último turno: { $name } sacó { $first } y { $second } y tuvo que pasar (nada encajaba).
builders-says-closeup = El rompecabezas de cerca; cada número es lo que da un lugar.
builders-says-puzzle-alone = El rompecabezas solo, en un marco, con { $pieces } piezas: { $shares }.
builders-says-ended = La partida terminó el { DATETIME($date, dateStyle: "long") }.
builders-says-share = { $name } tiene { $joints ->
    [one] 1 unión
   *[other] { $joints } uniones
 } y puso { $laid ->
    [one] 1 pieza
   *[other] { $laid } piezas
 }

builders-rules-1-1 = Tira y mueve
builders-rules-1-2 = o construye
builders-rules-2-1 = Cada esquina:
builders-rules-2-2 = toma { $pieces_a_corner } piezas
builders-rules-3-1 = Cimientos
builders-rules-3-2 = antes, máx. 36
builders-rules-4-1 = Luego las filas
builders-rules-4-2 = de una forma
builders-rules-5-1 = Unión: puntos
builders-rules-5-2 = una por borde
builders-rules-6-1 = Estructuras
builders-rules-6-2 = { $corner_joints ->
        [0] no en esta mesa
       *[other] a 8 puntos
    }
builders-rules-picture = Las reglas en una imagen. Un turno es una tirada: mueve la ficha según su valor o construye hasta ese número de piezas; un doble cuenta el doble{ $corner_joints ->
        [0] .
       *[other] {" "}y da dos uniones de esquina.
    } Cada esquina del recorrido por la que se pasa da { $pieces_a_corner ->
        [10] diez piezas
       *[other] { $pieces_a_corner } piezas
    } de la caja. Primero se ponen los cimientos con rectángulos B y una esquina A al final de cada lado, como máximo 36 piezas. Después en cada lado crece un panel de triángulos, fila por fila: una fila tiene solo triángulos pequeños C o solo grandes D, y hay una sola fila abierta a la vez. Una pieza da una unión, un punto, por cada pieza ya puesta que toca a lo largo de un borde. Cuatro C y cuatro uniones de esquina de la propia mano forman una estructura que vale ocho puntos. Cuando el rompecabezas está completo o ya no se puede construir nada, gana quien tiene más puntos.
