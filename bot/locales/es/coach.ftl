coach-line = -# **Guía:** { $why }
coach-off = A partir de tu próxima acción, la guía calla. `/me coach` la recupera.
button-coach-off = Quitar la guía
button-legend = ¿Qué significa esto?
legend-title = ### Lo que ves
legend-line = { $icon } { $meaning }

constructor-mark-ring = Un anillo. Rodea una pequeña que está sola.
constructor-mark-medium = Una mediana, el disco plano. Va sobre un anillo.
constructor-mark-small = Una pequeña, el disco estrecho. Va sobre una mediana.
constructor-mark-enclosed = Un anillo que rodea una pequeña: no es torre ni da puntos. Una mediana aún puede ir sobre el anillo.
constructor-mark-tower-ice = Una torre con este punto arriba es de Hielo.
constructor-mark-tower-black = Una torre con este punto arriba es de Negro.
constructor-mark-height = El número junto a una torre: cuántas piezas tiene. Cada torre cuenta un punto, por alta que sea.
constructor-mark-last = El borde brillante de una loseta: allí fue la última acción.
constructor-mark-scales = La balanza: este patrón puede favorecer a un color.
constructor-mark-points = El número grande junto a un nombre: las torres que cuentan ahora. Debajo, las piezas por colocar.
constructor-mark-points-later = Los números junto a un nombre: los puntos de rondas anteriores y las torres que cuentan ahora. Debajo, las piezas por colocar.

constructor-coach-pattern = El patrón dice qué losetas son vecinas. { $extra ->
    [yes] Los que llevan una balanza pueden favorecer a un color.
   *[no] Ninguno favorece a un color.
 }
constructor-coach-capture = Puedes capturar una torre: una pieza tuya vecina encaja encima, y la torre es de quien tiene la pieza de arriba.
constructor-coach-tower = Puedes formar una torre: una pieza tuya encaja sobre la vecina. Una torre es un punto para el color de arriba.
constructor-coach-enclose = Tu anillo puede rodear la pequeña sola que tiene al lado: aún no es torre, pero la pequeña ya no puede moverse.
constructor-coach-danger = En el próximo turno, tu rival puede llegar a { $count ->
        [one] una de tus piezas
       *[other] { $count } de tus piezas
    } desde una loseta vecina.
constructor-coach-few = { $count ->
        [one] Solo queda una loseta libre
       *[other] Solo quedan { $count } losetas libres
    }. La ronda termina cuando quien tiene el turno no puede hacer nada: cuenta los turnos que quedan.
constructor-coach-place = Una torre con tu pieza arriba es un punto: mediana sobre anillo, o pequeña sobre mediana. Un anillo alrededor de una pequeña solo la bloquea.
constructor-coach-swap = Si te gusta más el otro lado, cambia los colores. Eso gasta tu turno.

middle-ages-mark-points = Puntos. Con { $target } empieza la última ronda.
middle-ages-mark-coin = Monedas. Pagan salarios, y diez valen un punto al final.
middle-ages-mark-stone = Piedra: en una obra, lo que necesita; en un trabajador, lo que aporta.
middle-ages-mark-wood = Madera.
middle-ages-mark-knowledge = Conocimiento.
middle-ages-mark-tile = Tejas.
middle-ages-mark-letters = Las letras nombran obras; los números, trabajadores. Los menús usan los mismos. Tus propias obras y trabajadores los conservan hasta que termina tu turno. La última carta de una fila muestra cuántas quedan en el mazo.
middle-ages-mark-wage = La moneda en un trabajador: el salario por cada envío.
middle-ages-mark-machine = Una carta azul es una máquina: una vez terminada, trabaja para ti sin salario. La flecha muestra lo que aporta.
middle-ages-mark-actions = Acciones gratis que quedan en este turno: { $count }. Una más cuesta { $price } monedas.
middle-ages-mark-missing = Recuadros de una obra: uno por cada cosa que necesita, marcado cuando un trabajador la aporta. 1/3 significa uno de tres.
middle-ages-mark-done = Una marca grande: esta necesidad está cubierta.
middle-ages-mark-faded = Los trabajadores atenuados no se pueden enviar ahora. Los que están en una obra siguen allí hasta que termina.
middle-ages-mark-area = El botón *{ $button }*: todo lo que tienes tú y todo lo que tiene el resto.

middle-ages-coach-finish = La obra { $site } aún necesita { $missing }; { $unit } aporta todo eso y la termina: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } y { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
 }.
middle-ages-coach-send = La obra { $site } aún necesita { $missing }; { $unit } aporta { $brings }, { $wage ->
    [0] sin salario
    [one] por 1 moneda
   *[other] por { $wage } monedas
 }.
middle-ages-coach-unit = tu { $unit }
middle-ages-coach-second-site = Con una segunda obra puedes enviar a las dos en un turno sin recargo. Una máquina sigue trabajando para ti.
middle-ages-coach-build = Inicia una obra que necesite lo que aportan tus trabajadores: solo puedes enviarlos a obras tuyas.
middle-ages-coach-hire = No te queda ningún trabajador libre. Vuelven cuando su obra termina, o contratas a otro.
middle-ages-coach-hire-more = Aún falta: { $missing }. Ninguno de tus trabajadores libres lo aporta: busca en la fila de trabajadores.
middle-ages-coach-coins = Cada trabajador libre cuesta más que { $coins ->
        [one] tu única moneda
       *[other] tus { $coins } monedas
    }. La primera acción por monedas en un turno da 1, la segunda 2, la tercera 3.
middle-ages-coach-buy = Ya usaste tus acciones gratis. Otra cuesta { $price } monedas: conviene si termina algo.
middle-ages-coach-end = Ya usaste tus acciones gratis, y en el próximo turno hay más.

space-builder-mark-pad = La plataforma. { $facing ->
    [upright] Está abajo a la izquierda, en el mapa y en tu tablero.
   *[random] En tu tablero está abajo a la izquierda; en el mapa muestra cómo está girado.
 }
space-builder-mark-turn = El mapa puede estar girado. Gíralo en tu mente hasta que la plataforma esté abajo a la izquierda, y lee entonces lugares y giros.
space-builder-mark-sides = Cada carta tiene un anverso...
space-builder-mark-sides-back = ... y un reverso, que difiere en pequeños detalles.
space-builder-mark-cards = Los cuadritos bajo un nombre: con cuántas de las ocho cartas construye ese jugador. Quien gana una ronda con las ocho gana la partida.
space-builder-mark-faults = Fallos: 1 por una carta sin construir, 2 por una carta que está mal de cualquier manera. Quien tiene menos fallos gana la ronda.

space-builder-coach-ready = Cuando aparezca el mapa, pon tus cartas como las muestra: lugar, giro y cara.
space-builder-coach-unfreeze = A partir de ahora construyes con una carta más. Gana la partida quien gana primero una ronda con las ocho.

builders-mark-A = A, las esquinas de los cimientos.
builders-mark-B = B, sus lados.
builders-mark-C = C, los triángulos pequeños de un panel.
builders-mark-D = D, los triángulos grandes.
builders-mark-dice = Los dados: quedan { $left } de { $value } pasos en este turno. Cada pieza que pones gasta uno.
builders-mark-joint = Una unión, donde una pieza toca otra que ya estaba: un punto para el jugador de ese color.
builders-mark-corner-joint = Una unión de esquina, para estructuras: un doble da dos. El número de al lado: cuántas tiene un jugador; arriba, cuántas quedan.
builders-mark-structure = Una estructura: cuatro pasos, cada uno con una C y una unión de esquina. Da 8 puntos cuando está en pie. 1/4: un paso hecho.
builders-mark-next = El contorno discontinuo: adónde va la siguiente pieza.
builders-mark-new = El contorno brillante: piezas puestas en este turno.
builders-mark-leader = Va en cabeza: nadie tiene más puntos.
builders-mark-track = Las fichas del marco siguen las flechas: cada esquina por la que pasa una ficha le da piezas nuevas a su jugador.

builders-coach-order = Las esquinas (A) y los lados (B) forman los cimientos; los triángulos (C y D) llenan los paneles sobre sus lados.
builders-coach-move = Mover gasta toda la tirada, pero cada esquina por la que pasas da piezas nuevas. Construye mientras encajen tus piezas.
builders-coach-take = Toma lo que puedas poner pronto. Lo que tomas no lo tiene el resto.
builders-coach-foundation = Primero van los cimientos: B a lo largo de sus lados, A en sus extremos. Una pieza que toca la anterior forma una unión: un punto.
builders-coach-lay = Te { $left ->
        [one] queda 1 paso
       *[other] quedan { $left } pasos
    }. El próximo lugar da { $joints ->
        [0] ninguna unión
        [one] 1 unión
       *[other] { $joints } uniones
    }, a un punto cada una.
builders-coach-lead = Puedes empezar una fila: elige su panel y su forma. Vale más para quien tiene piezas de esa forma.
builders-coach-structure = El cuarto paso de una estructura da 8 puntos. Cada paso lleva una C y una unión de esquina. Tienes { $pieces } C y { $joints ->
        [one] 1 unión de esquina
       *[other] { $joints } uniones de esquina
    }.
builders-coach-ended = En el rompecabezas ya no cabe nada, así que este es el último turno. Una estructura solo cuenta si la terminas ahora.
builders-coach-done = Puedes terminar tu turno antes de usar todos los pasos: el resto se pierde.
