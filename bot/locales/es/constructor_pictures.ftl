constructor-ice = Hielo
constructor-black = Negro
constructor-round = Ronda
constructor-round-number = Ronda { $round }
constructor-choose-first = Elige
constructor-choose-second = un patrón
constructor-wins = Gana { $name }
constructor-draw = Empate
constructor-called-off = Anulada
constructor-score = { $most }–{ $least }

constructor-pattern-rhombus = Rombo
constructor-pattern-trapezoid = Trapecio
constructor-pattern-triring = Triángulo
constructor-pattern-diamond = Diamante
constructor-pattern-brick = Ladrillo
constructor-pattern-pinwheel = Molinillo
constructor-pattern-hourglass = Reloj

constructor-mark-0 = ⚪
constructor-mark-1 = ⚫

constructor-prompt-pattern = Elige el patrón de esta ronda.
constructor-prompt-over = La partida ha terminado.
constructor-prompt-place = Coloca una pieza en una loseta vacía.
constructor-prompt-move = Mueve una de tus piezas sobre una pieza rival vecina.
constructor-prompt-swap = Cambia los colores.
constructor-prompt-place-move = Coloca una pieza o mueve una sobre una rival.
constructor-prompt-place-swap = Coloca una pieza o cambia los colores.
constructor-prompt-move-swap = Mueve una de tus piezas sobre una pieza rival vecina o cambia los colores.
constructor-prompt-place-move-swap = Coloca una pieza, mueve una sobre una pieza rival vecina o cambia los colores.

constructor-did-pattern = patrón { $pattern } elegido
constructor-the-pattern-rhombus = «Rombo»
constructor-the-pattern-trapezoid = «Trapecio»
constructor-the-pattern-triring = «Triángulo»
constructor-the-pattern-diamond = «Diamante»
constructor-the-pattern-brick = «Ladrillo»
constructor-the-pattern-pinwheel = «Molinillo»
constructor-the-pattern-hourglass = «Reloj»
constructor-did-place = { $kind ->
        [R] anillo colocado en { $tile }
        [M] mediana colocada en { $tile }
       *[S] pequeña colocada en { $tile }
    }
constructor-piece = { $colour ->
        [ice]
            { $kind ->
                [R] anillo de hielo
                [M] mediana de hielo
               *[S] pequeña de hielo
            }
       *[black]
            { $kind ->
                [R] anillo negro
                [M] mediana negra
               *[S] pequeña negra
            }
    }
constructor-did-move = { $kind ->
    [R] anillo movido de { $source } a { $target }, alrededor de la { $under }
    [M] mediana movida de { $source } a { $target }, sobre el { $under }
   *[S] pequeña movida de { $source } a { $target }, sobre la { $under }
 }{ $effect ->
    [made] {" "}(nueva torre de altura { $height })
    [taken] {" "}(torre capturada, ahora de altura { $height })
   *[none] {""}
 }
constructor-did-swap = colores cambiados

constructor-says-round = Constructor, ronda { $round } de { $rounds }, con el patrón { $pattern }. Turno de { $turn }.
constructor-says-choice = Constructor, ronda { $round } de { $rounds }. { $turn } elige el patrón.
constructor-says-round-over = Constructor, final de la ronda { $round } de { $rounds }, con el patrón { $pattern }.
constructor-says-stopped = Constructor, ronda { $round } de { $rounds }. La partida se detuvo.
constructor-says-over = Constructor, la partida ha terminado. { $result }: { $points }.
constructor-says-result = Ronda { $round } ({ $pattern }): hielo { $ice }, negro { $black }.
constructor-says-player = { $name }: { $towers ->
        [one] 1 torre
       *[other] { $towers } torres
    }; en reserva, { $rings ->
        [one] 1 anillo
       *[other] { $rings } anillos
    }, { $mediums ->
        [one] 1 mediana
       *[other] { $mediums } medianas
    }, { $smalls ->
        [one] 1 pequeña
       *[other] { $smalls } pequeñas
    }.
constructor-says-options = Para elegir: { $patterns }.
constructor-says-option = { $number } { $pattern } (filas de { $rows })
constructor-says-unbalanced = { $number } { $pattern } (filas de { $rows }, sin equilibrar)
constructor-says-swapped = Los colores se cambiaron para esta ronda.
constructor-says-placed = Última acción: { $piece } de la reserva a { $target }.
constructor-says-moved = Última acción: { $piece } de { $source } a { $target }.
constructor-says-tile = { $tile } (junto a { $near }): { $stack }.
constructor-says-short = { $tile }: { $stack }.
constructor-says-empty = vacía
constructor-says-on = { $top } sobre { $below }
constructor-says-around = { $top } alrededor de { $below }
constructor-says-tower = { $stack }; torre de altura { $height } para { $colour ->
        [ice] hielo
       *[black] negro
    }
constructor-says-ended = Así terminó la ronda { $round }:
constructor-says-moves = Movimientos posibles: { $moves }.
constructor-says-move = { $source } a { $target }

constructor-rules-heading = Una pieza sola se mueve sobre una rival vecina
constructor-rules-piece-ring = Anillo
constructor-rules-onto-ring = rodea pequeñas
constructor-rules-piece-medium = Mediana
constructor-rules-onto-medium = sobre anillos
constructor-rules-piece-small = Pequeña
constructor-rules-onto-small = sobre medianas
constructor-rules-not-yet = Aún no
constructor-rules-no-tower = es torre
constructor-rules-tower = Torre
constructor-rules-picture = Las reglas en una imagen. Una pieza sola se mueve sobre una pieza vecina del otro color. Anillo: rodea una pequeña { $open_rings ->
        [on] que está sola o en lo alto de una torre.
       *[other] que está sola.
    } Un anillo de hielo salta y rodea una pequeña negra. Todavía no es una torre. Mediana: va sobre cualquier anillo, vacío o con una pequeña dentro. Una mediana negra salta encima de ese anillo de hielo que rodea una pequeña negra. Ahora tres piezas forman una torre, y es de negro, porque negro está arriba. Pequeña: va sobre una mediana. Una pequeña de hielo salta encima de esa mediana negra. Ahora la torre tiene altura cuatro y es de hielo, porque hielo está arriba.
