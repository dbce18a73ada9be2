space-builder-round = Ronda { $round }
space-builder-map = Mapa { $number }
space-builder-match-over = Fin de partida
space-builder-state-rest = no juega
space-builder-state-late = llegó tarde
space-builder-state-left = se fue
space-builder-legend-turn = giro
space-builder-legend-side = cara
space-builder-legend-place = lugar
space-builder-legend-missing = falta
space-builder-wins = Gana { $name }
space-builder-no-winner = No gana nadie
space-builder-no-round-won = sin victorias
space-builder-title-card = La carátula de Space Builder: una ciudad en una luna bajo un cielo nocturno, con un vehículo y un módulo de aterrizaje en plena labor.

space-builder-building-DOM = Cúpula Burbuja
space-builder-building-SIL = Silo Cometa
space-builder-building-HRN = Bocina Celeste
space-builder-building-GRN = Casa Helecho
space-builder-building-OBS = Ojo Búho
space-builder-building-REA = Reactor Brasa
space-builder-building-HAN = Hangar Polilla
space-builder-building-LFT = Aguja Ascensor
space-builder-detail-DOM-A = dos ventanas redondas
space-builder-detail-DOM-B = tres ventanas redondas
space-builder-detail-SIL-A = una banda
space-builder-detail-SIL-B = dos bandas
space-builder-detail-HRN-A = punto lleno
space-builder-detail-HRN-B = anillo hueco
space-builder-detail-GRN-A = dos hojas
space-builder-detail-GRN-B = tres hojas
space-builder-detail-OBS-A = un peldaño amarillo
space-builder-detail-OBS-B = dos peldaños amarillos
space-builder-detail-REA-A = una nube
space-builder-detail-REA-B = dos nubes
space-builder-detail-HAN-A = ventanilla redonda
space-builder-detail-HAN-B = ventanilla cuadrada
space-builder-detail-LFT-A = cabina cerca del techo
space-builder-detail-LFT-B = cabina lejos del techo
space-builder-way-0 = techo arriba
space-builder-way-1 = techo a la derecha
space-builder-way-2 = techo abajo
space-builder-way-3 = techo a la izquierda
space-builder-square-A1 = Arriba a la izquierda
space-builder-square-B1 = Arriba en el centro
space-builder-square-C1 = Arriba a la derecha
space-builder-square-A2 = Centro a la izquierda
space-builder-square-B2 = Centro
space-builder-square-C2 = Centro a la derecha
space-builder-square-A3 = Abajo a la izquierda
space-builder-square-B3 = Abajo en el centro
space-builder-square-C3 = Abajo a la derecha
space-builder-place-A1 = arriba a la izquierda
space-builder-place-B1 = arriba en el centro
space-builder-place-C1 = arriba a la derecha
space-builder-place-A2 = centro a la izquierda
space-builder-place-B2 = centro
space-builder-place-C2 = centro a la derecha
space-builder-place-A3 = abajo a la izquierda
space-builder-place-B3 = abajo en el centro
space-builder-place-C3 = abajo a la derecha
space-builder-flaw-not-built = sin construir
space-builder-flaw-wrong-place = lugar equivocado
space-builder-flaw-wrong-way-round = mal girada
space-builder-flaw-wrong-side = otra cara
space-builder-flaw-wrong-way-round-and-wrong-side = mal girada y con otra cara

space-builder-prompt-all-ready = Todo listo.
space-builder-prompt-ready = { $waits ->
    [all] Pulsa «{ $ready }». El mapa aparece en cuanto toda la mesa esté lista.
    [two] Pulsa «{ $ready }». El mapa aparece en cuanto toda la mesa esté lista, o { $wait } segundos después de que dos tengan todo listo.
   *[start] Pulsa «{ $ready }» antes del inicio: el mapa aparece entonces, o en cuanto toda la mesa esté lista.
 }
space-builder-prompt-building = Construye en tu panel lo que muestra el mapa.
space-builder-prompt-settling = La carrera ha terminado. Se están revisando las ciudades.
space-builder-prompt-open = Abre el mapa cuando tengas tiempo. Desde ese momento, tu reloj no se puede parar.
space-builder-prompt-wait = Tu parte de esta ronda está hecha.
space-builder-prompt-held = Tomaste { $card }: gira la carta, voltéala, ponla.
space-builder-prompt-hand = { $count ->
    [one] Falta 1 carta
   *[other] Faltan { $count } cartas
 } por poner.
space-builder-prompt-tap = Todas las cartas están puestas: pulsa «Terminé» cuando no tengas dudas.
space-builder-prompt-unfreeze = { $count ->
    [one] Descongela la última carta para construirla también.
   *[other] Descongela una carta para construirla también: todas cuentan igual.
 }
space-builder-prompt-over = La partida ha terminado.
space-builder-prompt-abandoned = La partida se dejó sin terminar.

space-builder-did-take = carta tomada ({ $card })
space-builder-did-turn-right = carta girada a la derecha
space-builder-did-turn-left = carta girada a la izquierda
space-builder-did-flip = carta volteada
space-builder-did-lay = carta puesta ({ $place })
space-builder-did-back = carta devuelta a la mano
space-builder-did-tap = ciudad terminada
space-builder-did-tap-at = ciudad terminada en { $time }
space-builder-did-stop = construcción detenida
space-builder-did-stop-at = construcción detenida a los { $time }
space-builder-did-ready = todo listo
space-builder-did-sit = ronda saltada
space-builder-did-open = mapa abierto
space-builder-did-unfreeze = carta descongelada ({ $card })
space-builder-did-unfreeze-by-time = ninguna carta elegida a tiempo, así que se descongeló { $card }
space-builder-did-leave = abandono de la partida
space-builder-did-start = Se mostró el mapa
space-builder-did-expire = A alguien se le acabó el tiempo
space-builder-did-settle = Se revisaron las ciudades
space-builder-did-cancel = Se perdieron pulsaciones mientras corría un reloj, así que la ronda se anuló y empieza de nuevo con otro mapa

space-builder-says-ready = Space Builder, ronda { $round }: preparación.
space-builder-says-building = Space Builder, ronda { $round }: la carrera está en marcha.
space-builder-says-settling = Space Builder, ronda { $round }: la carrera ha terminado.
space-builder-says-turns = Space Builder, ronda { $round }: cada cual construye cuando tiene tiempo.
space-builder-says-unfreeze = Space Builder: la ronda { $round } está revisada.
space-builder-says-over = Space Builder: la partida ha terminado.
space-builder-says-abandoned = Space Builder: la partida se dejó sin terminar.
space-builder-says-won = { $name } gana la partida.
space-builder-says-nobody-won = No gana nadie.
space-builder-says-pile = { $count ->
    [one] Queda 1 mapa
   *[other] Quedan { $count } mapas
 } boca abajo.
space-builder-says-player = { $name }{ $state }: descongeladas { $cards }; hasta ahora { $rounds ->
    [one] 1 ronda ganada
   *[other] { $rounds } rondas ganadas
 } y { $faults ->
    [one] 1 fallo
   *[other] { $faults } fallos
 }.
space-builder-says-brief = { $name }{ $state }: { $cards } cartas, { $rounds ->
    [one] 1 ronda ganada
   *[other] { $rounds } rondas ganadas
 }, { $faults ->
    [one] 1 fallo
   *[other] { $faults } fallos
 }.
space-builder-part = {" "}({ $part })
space-builder-part-out = se fue
space-builder-part-sits = no juega esta ronda
space-builder-part-late = llegó tarde a esta ronda
space-builder-part-ready = con todo listo
space-builder-part-awaited = aún se prepara
space-builder-part-builds = construye
space-builder-part-tapped = terminó en { $time }
space-builder-part-stopped = paró a los { $time }
space-builder-part-done = ya terminó
space-builder-part-waited-for = se le espera
space-builder-says-own-map = Space Builder, ronda { $round }: el mapa de { $name }.
space-builder-says-to-build = Por construir: { $cards }.
space-builder-says-facing-0 = El mapa está como todos los tableros, con la plataforma abajo a la izquierda.
space-builder-says-facing-1 = El mapa está girado a la derecha: su plataforma está arriba a la izquierda; en todos los tableros está abajo a la izquierda.
space-builder-says-facing-2 = El mapa está cabeza abajo: su plataforma está arriba a la derecha; en todos los tableros está abajo a la izquierda.
space-builder-says-facing-3 = El mapa está girado a la izquierda: su plataforma está abajo a la derecha; en todos los tableros está abajo a la izquierda.
space-builder-says-square = { $place }: { $card }, { $way }, { $detail }.
space-builder-says-board = El tablero, con la plataforma abajo a la izquierda:
space-builder-says-empty-board = El tablero está vacío.
space-builder-says-hand = En la mano: { $cards }.
space-builder-says-in-hand = { $card }, { $way }, { $detail }
space-builder-says-held = Carta tomada: { $card }.
space-builder-says-ghost = { $name } en { $time }
space-builder-says-ghosts = Ya terminado: { $taps }.
space-builder-says-round-won = { $name } ganó la ronda { $round }.
space-builder-says-round-nobody = Nadie ganó la ronda { $round }.
space-builder-says-tapped = { $name } terminó en { $time }
space-builder-says-stopped = { $name } { $by ->
    [player] paró
   *[race] tuvo que parar
 }
space-builder-says-faultless = { $done }, sin fallos.
space-builder-says-faulty = { $done }, { $faults ->
    [one] 1 fallo
   *[other] { $faults } fallos
 }: { $flaws }.
space-builder-says-flaw = { $cards } ({ $flaw })
space-builder-says-answer = Mapa { $number } con la plataforma abajo a la izquierda:
space-builder-says-both-sides = Anverso y reverso de las ocho cartas, con el techo arriba.
space-builder-says-faces = { $card }: anverso { $first }, reverso { $second }.

space-builder-differs-DOM = 2 / 3 ventanas
space-builder-differs-SIL = 1 / 2 bandas
space-builder-differs-HRN = punto / anillo
space-builder-differs-GRN = 2 / 3 hojas
space-builder-differs-OBS = 1 / 2 peldaños
space-builder-differs-REA = 1 / 2 nubes
space-builder-differs-HAN = círculo / cuadro
space-builder-differs-LFT = alta / baja

space-builder-rules-1-1 = Misma ciudad
space-builder-rules-1-2 = y plataforma
space-builder-rules-2-1 = Gira y voltea
space-builder-rules-2-2 = según el mapa
space-builder-rules-3-1 = Pulsa Terminé:
space-builder-rules-3-2 = el último para
space-builder-rules-4-1 = Sin construir: 1
space-builder-rules-4-2 = mal: 2 fallos
space-builder-rules-5-1 = Menos fallos:
space-builder-rules-5-2 = descongela una
space-builder-rules-6-1 = Gana la ronda
space-builder-rules-6-2 = con las ocho
space-builder-rules-picture = Las reglas en una imagen. Construye la ciudad del mapa en tu tablero con las cartas que no están congeladas. { $facing ->
        [upright] El mapa está derecho: su plataforma está abajo a la izquierda, como la tuya.
       *[random] El mapa puede estar girado: su plataforma corresponde a la tuya, que está abajo a la izquierda.
    } Gira cada carta y voltéala a la cara que muestra el mapa. Cuando tu ciudad esté terminada, pulsa «Terminé»; cuando solo falta una persona por pulsarlo, esa persona tiene que parar. Después se revisan las ciudades: una carta sin construir es un fallo; una en el lugar equivocado, mal girada o con la cara equivocada son dos. Gana la ronda quien tiene menos fallos; con los mismos fallos, quien tardó menos; quien gana descongela una carta y tiene una más que construir. Gana la partida quien gana primero una ronda con las ocho cartas.

space-builder-review-fastest = La carta más rápida de { $player }: { $card } en { $time }.
space-builder-review-slowest = La carta más lenta de { $player }: { $card } en { $time }.
space-builder-review-laid = { $player } perdió { $time } con { $card }: { $count ->
    [one] carta puesta en vano
    [2] carta puesta dos veces
   *[other] carta puesta { $count } veces
 }.
space-builder-review-turned = { $player } perdió { $time } con { $card }: { $count ->
    [one] 1 giro
   *[other] { $count } giros
 } en vano.
space-builder-review-fault = { $player } puso { $card } a los { $time }: { $flaw }, { $count ->
    [one] 1 fallo
   *[other] { $count } fallos
 }.
space-builder-review-missing = { $player } aún no había puesto { $card } a los { $time }: { $count ->
    [one] 1 fallo
   *[other] { $count } fallos
 }.

space-builder-seconds = { $seconds } s
space-builder-moment-lay = { $player } puso { $card } en { $split }{ $tries ->
    [1] {""}
   *[other] , al intento { $tries }
 }.
space-builder-moment-tap = { $player } terminó.
space-builder-moment-stop = { $player } paró.
space-builder-moment-wasted = { $placings ->
    [0] {""}
    [one] 1 intento
   *[other] { $placings } intentos
 }{ $turns ->
    [0] {""}
   *[other] { $placings ->
        [0] {""}
       *[other] {" y "}
    }{ $turns ->
        [one] 1 giro
       *[other] { $turns } giros
    }
 } en vano: { $time }
space-builder-moment-lost = { $time } en vano
space-builder-moment-best-count = mejor { $laid }/{ $count }
space-builder-moment-best = Tu mejor ronda con { $count } cartas y { $turned ->
    [yes] el mapa girado
   *[no] el mapa derecho
    } duró { $end }. { $laid ->
    [0] A estas alturas aún no tenía cartas puestas
    [one] A estas alturas tenía 1 carta puesta
    [all] A estas alturas ya estaba terminada
   *[other] A estas alturas tenía { $laid } cartas puestas
    }.{ $equal ->
    [0] { "" }
    [one] { " " }Su primera carta llevó { $equal_at }; aquí la tuya, { $own_at }.
   *[other] { " " }Sus primeras { $equal } cartas llevaron { $equal_at }; aquí las tuyas, { $own_at }.
    } { $races ->
    [one] (De tu última carrera terminada.)
   *[other] (De tus últimas { $races } carreras terminadas.)
    }
space-builder-says-moment = Ronda { $round } tras { $time }, todas las ciudades lado a lado.
space-builder-says-moment-builder = { $name }: { $laid } de { $count ->
    [one] 1 carta puesta
   *[other] { $count } cartas puestas
 }{ $finish ->
    [tap] , terminó en { $end }
    [stop] , paró a los { $end }
   *[none] {""}
 }{ $card ->
    [none] {""}
   *[other] ; la última, { $card } en { $split }
 }.{ $wasted ->
    [none] {""}
   *[other] {" "}{ $wasted }.
 }
space-builder-says-board-of = El tablero de { $name }:
