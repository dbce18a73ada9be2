players-good-odds = De todo lo que probé, esto llevó a los mejores resultados.
players-only-action = No hay otra opción.
players-wins-at-once = Gana la partida.
players-sure-win = Después, con el mejor juego, la partida está ganada.

players-constructor-pattern = Este patrón no favorece a ningún color.
players-constructor-pattern-extra = No se sabe si este patrón favorece a un color.
players-constructor-swap = El otro color está mejor.
players-constructor-capture-tallest = Captura la torre rival más alta, de altura { $height }.
players-constructor-capture = Captura una torre rival, de altura { $height }.
players-constructor-tower = Forma y mantiene una torre nueva, de altura { $height }.
players-constructor-enclose = La pequeña dentro del anillo ya no puede ir a ninguna parte.
players-constructor-threaten = Amenaza la { $height ->
        [one] pieza
       *[other] torre
    } rival de { $tile }: podría ir sobre ella en el próximo turno.
players-constructor-lure = Si la pieza rival de { $tile } va sobre ella, { $tile } queda vacía.
players-constructor-quiet = Ninguna pieza que esté ahora al lado puede ir sobre ella.

players-middle-ages-finish = Termina una obra, por { $points } { $points ->
        [one] punto
       *[other] puntos
    } de victoria{ $coins ->
        [0] { "" }
        [one] { " " }y 1 moneda
       *[other] { " " }y { $coins } monedas
    }.
players-middle-ages-send = { $wasted ->
        [0] Todo lo que aporta este trabajador sirve allí
       *[other] { $used ->
            [0] Nada de lo que aporta este trabajador sirve allí
            [one] Solo 1 recurso de este trabajador sirve allí
           *[other] Solo { $used } recursos de este trabajador sirven allí
        }
    }; después { $left ->
        [one] falta 1 recurso
       *[other] faltan { $left } recursos
    }.
players-middle-ages-machine = Una máquina trabaja gratis, una y otra vez.
players-middle-ages-build = La cuadrilla disponible tiene todos los tipos de recurso que necesita{ $open ->
        [0] , y no hay ninguna obra en curso
        [one] , y solo hay una obra en curso
       *[other] { "" }
    }.
players-middle-ages-build-reward = Da { $points } { $points ->
        [one] punto
       *[other] puntos
    } de victoria y { $coins } { $coins ->
        [one] moneda
       *[other] monedas
    } cuando está terminada.
players-middle-ages-hire = { $open ->
        [0] Este trabajador aporta { $yields } { $yields ->
            [one] recurso
           *[other] recursos
        }
        [one] Este trabajador tiene lo que aún le falta a una obra en curso
       *[other] Este trabajador tiene lo que aún les falta a { $open } obras en curso
    }{ $free ->
        [0] , y no hay trabajadores libres
        [one] , y solo hay un trabajador libre
       *[other] { "" }
    }.
players-middle-ages-coins = { $coins ->
        [0] No quedan monedas
        [one] Solo queda 1 moneda
       *[other] Quedan { $coins } monedas
    }{ $wages ->
        [enough] { " " }para los próximos salarios
       *[short] { $coins ->
            [0] { " " }para los salarios de los trabajadores libres
           *[other] , menos que los salarios de los trabajadores libres
        }
    }.
players-middle-ages-buy = Lo que se puede hacer con ella da más de lo que cuesta.
players-middle-ages-end = Nada de lo que queda por hacer vale su precio.

players-builders-pieces = { $for ->
        [foundation] Los cimientos, que van primero, se hacen con A y B.
        [panels] Los paneles se hacen con C y D, y dan más que los cimientos.
       *[both] Los cimientos se hacen con A y B, y después los paneles con C y D.
    }
players-builders-roll = No se puede hacer otra cosa.
players-builders-move = Así se pasa por { $corners ->
        [one] una esquina
       *[other] { $corners } esquinas
    } y se { $pieces ->
        [one] toma 1 pieza
       *[other] toman { $pieces } piezas
    } para después.
players-builders-near = Construir daría poco ahora, y así la próxima esquina queda más cerca.
players-builders-corner = Así se dobla la esquina antes de que los cimientos se alarguen demasiado.
players-builders-side = Cada pieza en el lado de los cimientos es una unión.
players-builders-row = Da { $joints } { $joints ->
        [one] unión
       *[other] uniones
    }.
players-builders-many = Con lo que encaja después, son { $count } pasos por { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en este turno.
players-builders-lead = La mano tiene { $have ->
        [one] una pieza
       *[other] { $have } piezas
    } de esa forma.
players-builders-finish = Una sola pieza es toda la última fila de ese panel.
players-builders-structure = { $steps ->
        [0] Eso da sus ocho puntos.
        [one] Después necesita 1 paso más para sus ocho puntos.
       *[other] Después necesita { $steps } pasos más para sus ocho puntos.
    }
players-builders-unfinished = La partida termina con este turno, así que quedará sin terminar. Pero tener menos piezas sin poner puede decidir un empate.
players-builders-done = Lo que viene después ayudaría más al resto.
players-builders-end = Ya no se puede añadir nada al rompecabezas, así que con eso termina la partida.

players-space-builder-ready = El mapa llega cuando el resto también confirma.
players-space-builder-open = Hazlo cuando tengas unos minutos de calma: tu reloj empieza de inmediato.
players-space-builder-take = Aún no está como la muestra el mapa.
players-space-builder-turn = Compara el techo con el mapa, y fíjate en dónde está la plataforma.
players-space-builder-flip = Mira los pequeños detalles: el mapa muestra la otra cara de la carta.
players-space-builder-lay = Busca el lugar desde la plataforma, con el giro del mapa.
players-space-builder-tap = Todo está como lo muestra el mapa: termina antes que el resto.
players-space-builder-unfreeze = Es la que más fácil se distingue de las cartas que conoces.
