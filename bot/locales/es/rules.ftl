command-rules = Las reglas de los juegos y todas las cartas y piezas
command-rules-card = Consulta una carta, un edificio, una pieza o una opción
command-rules-game = Lee las reglas de un juego, sección por sección
parameter-rules-card = Lo que quieres consultar
parameter-rules-game = El juego cuyas reglas quieres leer

rules-entry = ### { $name }
    { $game }. { $words }
rules-entry-others = -# También: { $names }{ $more ->
    [0] .
   *[other] {" "}y { $more } más.
 }
rules-entry-choice = { $name } ({ $game })
rules-entry-option-name = Opción: { $name }
rules-entry-option = { $words }.
rules-callouts = Cada § de la imagen es una sección de las reglas. Elígela en el menú de abajo para leerla.
rules-menu-sections = Leer una sección
rules-menu-entries = ¿Qué es esto?
rules-section-choice = §{ $number } { $heading }
rules-section-all = Todo
rules-section-title = ### { $game } · §{ $number }
button-rule = Reglas §{ $number }: { $heading }
refusal-no-such-entry = No hay ninguna carta, edificio, pieza u opción con el nombre «{ $name }». Escribe unas letras y elige de la lista.

constructor-entry-ring-name = Anillo
constructor-entry-ring = Cada color tiene tres. Un anillo rodea una pequeña rival que está sola. Eso no es una torre, pero una mediana puede ir encima. Un anillo solo puede recibir encima una mediana rival.
constructor-entry-medium-name = Mediana
constructor-entry-medium = Cada color tiene tres. Una mediana va sobre un anillo rival, también si rodea una pequeña. Una pequeña puede ir sobre ella.
constructor-entry-small-name = Pequeña
constructor-entry-small = Cada color tiene tres. Una pequeña va sobre una mediana rival, y después ya nada puede ir encima. Mientras está sola, un anillo puede rodearla.
constructor-entry-enclosed-name = Anillo alrededor de una pequeña
constructor-entry-enclosed = Ni torre ni punto para nadie. Una mediana del otro color aún puede ir sobre el anillo.
constructor-entry-tower-name = Torre
constructor-entry-tower = Dos o más piezas una encima de otra. Pertenece al color de la pieza de arriba y cuenta un punto al final de la ronda, por alta que sea.

middle-ages-entry-building = Una obra. Necesita { $needs }, y da { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    } y { $points ->
        [0] ningún punto
        [one] 1 punto
       *[other] { $points } puntos
    } cuando está terminada. Hay una sola carta así.
middle-ages-entry-machine = Una máquina. Necesita { $needs }, y da { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } cuando está terminada. A partir de entonces trabaja sin salario para quien la tiene y aporta { $supplies }. Hay una sola carta así.
middle-ages-entry-worker = Un trabajador con un salario de { $wage ->
        [one] 1 moneda
       *[other] { $wage } monedas
    } por envío. Aporta { $brings }. { $count ->
        [one] Hay una sola carta así.
       *[other] Hay { $count } cartas así.
    }

space-builder-entry = Una carta con dos caras. Anverso: { $front }. Reverso: { $back }.

builders-entry-A-name = A, esquina
builders-entry-A = Una esquina de los cimientos. Cada jugador puede tener dos como máximo; hay 8. Cuando los cimientos están cerrados, ya no sirve.
builders-entry-B-name = B, lado
builders-entry-B = Un lado de los cimientos; ponerlo gasta un paso. Hay 36. Cuando los cimientos están cerrados, ya no sirve.
builders-entry-C-name = C, triángulo pequeño
builders-entry-C = Llena filas de triángulos pequeños, y cuatro forman una estructura. Hay 144.
builders-entry-D-name = D, triángulo grande
builders-entry-D = Llena filas de triángulos grandes; una fila de D necesita una longitud par. Hay 72.
builders-entry-joint-name = Unión
builders-entry-joint = Donde una pieza toca otra que ya estaba: un punto para quien la pone. A nadie se le acaban las uniones.
builders-entry-corner-joint-name = Unión de esquina
builders-entry-corner-joint = Un doble da dos, mientras haya: 24 en la mayoría de las mesas. Cuatro de ellas y cuatro C forman una estructura.
builders-entry-structure-name = Estructura
builders-entry-structure = Cuatro pasos, cada uno con una C y una unión de esquina: 8 puntos cuando está en pie, y nada antes.
