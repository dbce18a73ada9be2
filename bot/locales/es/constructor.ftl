constructor-name = Constructor
constructor-title = Ronda { $round } de { $rounds }

constructor-option-starter-ice = Empieza Hielo.
constructor-option-starter-black = Empieza Negro.
constructor-option-same-pattern-off = Cada ronda tiene su propio patrón.
constructor-option-open-rings-on = Anillos abiertos: un anillo también puede rodear una pequeña en lo alto de una torre.
constructor-option-decider-on = Desempate: si hay empate tras dos rondas, decide una tercera, en la que se pueden cambiar los colores.
constructor-option-extra-patterns-on = Patrones adicionales, que pueden favorecer a un color.

constructor-question-kind = Pulsa la loseta donde va.
constructor-question-tile = Pulsa la pieza que va allí.
constructor-question-piece = Pulsa la loseta de destino.

constructor-button-move = { $source }→{ $target }
constructor-button-move-short = { $source }→
constructor-button-swap = Cambiar los colores
constructor-kind-title-R = Anillo
constructor-kind-title-M = Mediana
constructor-kind-title-S = Pequeña

constructor-possible-pattern = elegir uno de { $count } patrones
constructor-possible-place = { $kind ->
        [R] colocar un anillo
        [M] colocar una mediana
        [S] colocar una pequeña
       *[any] colocar una pieza
    } en { $count ->
        [one] 1 loseta
       *[other] una de { $count } losetas
    }
constructor-possible-move = mover { $count ->
        [one] 1 pieza
       *[other] una de { $count } piezas
    }
constructor-possible-swap = cambiar los colores

constructor-do-pattern = Elegir { $pattern }
constructor-do-place = { $kind ->
        [R] Colocar un anillo en { $tile }
        [M] Colocar una mediana en { $tile }
       *[S] Colocar una pequeña en { $tile }
    }
constructor-do-move = { $kind ->
        [R] Mover el anillo de { $source } a { $target }, alrededor de la { $under }
        [M] Mover la mediana de { $source } a { $target }, sobre el { $under }
       *[S] Mover la pequeña de { $source } a { $target }, sobre la { $under }
    }
constructor-do-swap = Cambiar los colores

constructor-score-round-1 = ronda 1: { $points }
constructor-score-round-2 = ronda 2: { $points }
constructor-score-decider = desempate: { $points }

constructor-illegal-not-an-action = Eso no es una acción de Constructor. Usa los botones bajo el tablero o los comandos del juego.
constructor-illegal-choose-pattern-first = Primero hay que elegir el patrón de esta ronda.
constructor-illegal-pattern-chosen = El patrón de esta ronda ya está elegido.
constructor-illegal-no-such-pattern = En esta partida no hay ningún patrón llamado «{ $pattern }».
constructor-illegal-no-swap = Los colores solo se pueden cambiar en un desempate, justo después de su primera acción.
constructor-illegal-no-such-tile = En este tablero no hay una loseta { $tile }.
constructor-illegal-tile-taken = Las piezas se colocan en losetas vacías, y { $tile } está ocupada.
constructor-illegal-none-left = No te quedan { $kind ->
    [R] anillos
    [M] medianas
   *[S] pequeñas
 } en la reserva.
constructor-illegal-tile-empty = En { $tile } no hay ninguna pieza que pueda moverse.
constructor-illegal-not-alone = La pieza de { $tile } comparte su loseta, así que ya no puede moverse.
constructor-illegal-not-your-piece = La pieza de { $tile } no es tuya.
constructor-illegal-not-adjacent = Una pieza se mueve a una loseta vecina, y { $source } y { $target } no son vecinas.
constructor-illegal-target-empty = Una pieza se mueve sobre otra, y { $tile } está vacía.
constructor-illegal-own-colour = Una pieza se mueve sobre una pieza rival, y la de { $tile } es tuya.
constructor-illegal-ring-on-tower = Un anillo rodea una pequeña que está sola, y la de { $tile } está en lo alto de una torre.
constructor-illegal-wrong-kind = { $mover ->
    [R] Un anillo solo se mueve alrededor de una pequeña
    [M] Una mediana solo se mueve sobre un anillo
   *[S] Una pequeña solo se mueve sobre una mediana
 }, y en { $tile } encontraría { $exposed ->
    [R] un anillo
    [M] una mediana
   *[S] una pequeña
 }.

command-constructor = Constructor: anillos y discos, dos rondas, dos jugadores
command-constructor-pattern = Elige el patrón de la ronda
command-constructor-place = Coloca una pieza de tu reserva en una loseta vacía
command-constructor-move = Mueve una pieza que está sola sobre una pieza rival vecina
command-constructor-swap = Cambia los colores en un desempate, en vez de tu primera acción
parameter-constructor-seat = El color que tomas; aún puedes cambiar de asiento en la mesa
choice-constructor-seat-ice = Hielo
choice-constructor-seat-black = Negro
parameter-constructor-starter-name = quién empieza
parameter-constructor-starter = Quién empieza la primera ronda
choice-constructor-starter-drawn = Decide el azar
choice-constructor-starter-ice = Hielo
choice-constructor-starter-black = Negro
parameter-constructor-same-pattern-name = mismo patrón
parameter-constructor-same-pattern = Las dos rondas con el mismo patrón (sí, salvo que digas no)
parameter-constructor-open-rings-name = anillos abiertos
parameter-constructor-open-rings = Variante: un anillo puede rodear una pequeña en lo alto de una torre
parameter-constructor-decider-name = ronda de desempate
parameter-constructor-decider = Una tercera ronda si hay empate
parameter-constructor-extra-patterns-name = patrones extra
parameter-constructor-extra-patterns = Ofrecer más patrones, que pueden favorecer a un color
parameter-constructor-pattern-pattern = El patrón
parameter-constructor-place-kind = Anillo, mediana o pequeña
parameter-constructor-place-tile = La loseta vacía, por ejemplo b2
parameter-constructor-move-source = La loseta de tu pieza
parameter-constructor-move-target = La loseta vecina a la que se mueve

constructor-rules = ### Constructor
    Dos jugadores construyen torres en nueve losetas. Gana quien controla más torres después de dos rondas.{ $decider ->
        [on] {" "}Si las dos rondas juntas quedan empatadas, decide una tercera, en la que se pueden cambiar los colores.
       *[off] {""}
    }

    { "**" }Piezas.** Cada color tiene tres anillos, tres medianas (discos anchos) y tres pequeñas (discos estrechos).

    { "**" }Tu turno.** Haz una de estas dos cosas:
    - **Coloca** una pieza de tu reserva en cualquier loseta vacía.
    - **Mueve** una de tus piezas que esté sola sobre una pieza rival vecina: un anillo rodea una pequeña, una mediana va sobre un anillo, una pequeña va sobre una mediana. No importa la altura de la torre que haya debajo; solo cuenta la pieza a la que llega.

    Una pieza que comparte su loseta se queda allí para siempre. Una mediana también puede ir sobre un anillo que ya tiene una pequeña dentro. Un anillo necesita { $open_rings ->
        [on] una pequeña que esté sola o en lo alto de una torre.
       *[off] una pequeña que esté sola.
    }

    { "**" }Torres.** Dos o más piezas una encima de otra son una torre, y pertenece al color que está arriba. Un anillo alrededor de una pequeña todavía no es una torre: no hay nada apilado.

    { "**" }Final de una ronda.** No se puede pasar. En cuanto quien tiene el turno no puede colocar ni mover, la ronda termina, y cada torre es un punto para quien la controla. La segunda ronda la empieza el otro color, con el tablero vacío{ $same_pattern ->
        [off] {" "}y un patrón que elige.
       *[on] {" "}y el mismo patrón.
    } Los puntos de todas las rondas se suman.{ $extra_patterns ->
        [on] {" "}Se pueden elegir patrones adicionales; no se sabe si están equilibrados.
       *[off] {""}
    }

    { "**" }Cómo se escriben las acciones.** `Rb2` coloca un anillo en b2 (M mediana, S pequeña), `b2-c1` mueve de b2 a c1, `pattern rhombus` elige un patrón.
constructor-begins-ahead = { $count ->
    [0.5] { $player } empieza con medio punto: con puntos iguales, gana.
    [1] { $player } empieza con 1 punto.
   *[other] { $player } empieza con { $count } puntos.
 }
constructor-begins-ahead-by = { $count ->
    [0.5] medio punto
    [1] 1 punto
   *[other] { $count } puntos
 }
