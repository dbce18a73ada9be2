middle-ages-last-round = Última ronda
middle-ages-no-site = Aún sin obras
middle-ages-stopped = Detenida en la ronda { $round }
middle-ages-left = Se fue
middle-ages-left-all = Fuera de la partida: { $names }
middle-ages-wins = Gana { $names }
middle-ages-share = Ganan { $names }
middle-ages-tie-vp = Mismo total: deciden los puntos de obras
middle-ages-tie-coins = Mismo total y puntos: deciden las monedas
middle-ages-tie-vp-coins = Mismo total: deciden puntos y luego monedas

middle-ages-card-B01 = Cenador
middle-ages-card-B02 = Cabaña de madera
middle-ages-card-B03 = Puente cubierto
middle-ages-card-B04 = Casa del árbol
middle-ages-card-B05 = Puente de piedra
middle-ages-card-B06 = Lavadero
middle-ages-card-B07 = Choza de paja
middle-ages-card-B08 = Casa urbana
middle-ages-card-B09 = Casita
middle-ages-card-B10 = Casa rural
middle-ages-card-B11 = Casa
middle-ages-card-B12 = Establo
middle-ages-card-B13 = Posada
middle-ages-card-B14 = Pocilga
middle-ages-card-B15 = Parador rural
middle-ages-card-B16 = Silo de grano
middle-ages-card-B17 = Caballeriza
middle-ages-card-B18 = Fragua
middle-ages-card-B19 = Molino de viento
middle-ages-card-B20 = Molino de agua
middle-ages-card-B21 = Mercado cubierto
middle-ages-card-B22 = Casa burguesa
middle-ages-card-B23 = Posta
middle-ages-card-B24 = Hotel
middle-ages-card-B25 = Taberna
middle-ages-card-B26 = Granja
middle-ages-card-B27 = Iglesia
middle-ages-card-B28 = Atalaya
middle-ages-card-B29 = Abadía
middle-ages-card-B30 = Claustro
middle-ages-card-B31 = Capilla
middle-ages-card-B32 = Acueducto
middle-ages-card-B33 = Castillo
middle-ages-card-B34 = Catedral
middle-ages-card-M1 = Grúa I
middle-ages-card-M2 = Sierra circular I
middle-ages-card-M3 = Aparato de medida I
middle-ages-card-M4 = Horno de tejas I
middle-ages-card-M5 = Grúa II
middle-ages-card-M6 = Sierra circular II
middle-ages-card-M7 = Aparato de medida II
middle-ages-card-M8 = Horno de tejas II
middle-ages-worker-apprentice = Aprendiz ({ $yields })
middle-ages-worker-labourer = Peón ({ $yields })
middle-ages-worker-craftsman = Oficial ({ $yields })
middle-ages-worker-master = Maestro ({ $yields })
middle-ages-kind-apprentice = Aprendiz
middle-ages-kind-labourer = Peón
middle-ages-kind-craftsman = Oficial
middle-ages-kind-master = Maestro
middle-ages-marked = { $mark }: { $card }

middle-ages-amount-stone = { $count ->
    [one] 1 piedra
   *[other] { $count } piedras
 }
middle-ages-amount-wood = { $count ->
    [one] 1 madera
   *[other] { $count } maderas
 }
middle-ages-amount-knowledge = { $count ->
    [one] 1 conocimiento
   *[other] { $count } conocimientos
 }
middle-ages-amount-tile = { $count ->
    [one] 1 teja
   *[other] { $count } tejas
 }
middle-ages-none = no hay
middle-ages-hidden = boca abajo
middle-ages-empty = nada

middle-ages-prompt-over = La partida ha terminado.
middle-ages-prompt = { $actions ->
    [0] No quedan acciones
    [one] Queda 1 acción
   *[other] Quedan { $actions } acciones
 }: puedes { $can }.
middle-ages-verb-send = enviar un trabajador
middle-ages-verb-build = iniciar una obra
middle-ages-verb-hire = contratar un trabajador
middle-ages-verb-coins = tomar { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
 }
middle-ages-verb-buy = comprar una acción por { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
 }
middle-ages-verb-end = terminar tu turno

middle-ages-did-build = obra { $site } iniciada
middle-ages-did-hire-apprentice = aprendiz contratado ({ $yields })
middle-ages-did-hire-labourer = peón contratado ({ $yields })
middle-ages-did-hire-craftsman = oficial contratado ({ $yields })
middle-ages-did-hire-master = maestro contratado ({ $yields })
middle-ages-a-apprentice = un aprendiz
middle-ages-a-labourer = un peón
middle-ages-a-craftsman = un oficial
middle-ages-a-master = un maestro
middle-ages-a-machine = la máquina { $name }
middle-ages-did-send = envío de { $unit } a la obra { $site } ({ $wage ->
    [0] sin salario
    [one] 1 moneda de salario
   *[other] { $wage } monedas de salario
 }{ $actions ->
    [one] {""}
   *[other] , { $actions } acciones gastadas
 }; aún necesita { $missing })
middle-ages-did-finish-building = obra { $site } terminada con { $unit } ({ $wage ->
    [0] sin salario
    [one] 1 moneda de salario
   *[other] { $wage } monedas de salario
 }{ $actions ->
    [one] {""}
   *[other] , { $actions } acciones gastadas
 }; ganancia: { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
 }{ $points ->
    [0] {""}
    [one] {" "}y 1 punto
   *[other] {" "}y { $points } puntos
 })
middle-ages-did-finish-machine = obra { $site } terminada con { $unit } ({ $wage ->
    [0] sin salario
    [one] 1 moneda de salario
   *[other] { $wage } monedas de salario
 }{ $actions ->
    [one] {""}
   *[other] , { $actions } acciones gastadas
 }; ganancia: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } y una máquina que no cobra salario)
middle-ages-did-coins = { $coins ->
    [one] 1 moneda tomada
   *[other] { $coins } monedas tomadas
 }
middle-ages-did-buy = acción comprada por { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
 }
middle-ages-did-build-several = obras iniciadas ({ $sites })
middle-ages-the-site = { $site }
middle-ages-did-hire-several = contratación de { $workers }
middle-ages-hired = { $worker } ({ $yields })
middle-ages-did-coins-several = { $coins } monedas tomadas en { $count } acciones
middle-ages-did-buy-several = { $count ->
        [one] 1 acción comprada
       *[other] { $count } acciones compradas
    } por { $coins } monedas
middle-ages-did-end = turno terminado{ $actions ->
        [none] {" "}sin hacer nada
       *[some] { "" }
    }
middle-ages-did-leave = abandono de la partida

middle-ages-says-turn = Edad Media, ronda { $round }. Turno de { $name }, { $actions ->
    [0] ya sin acciones
    [one] con 1 acción por usar
   *[other] con { $actions } acciones por usar
 }. Cuando alguien llega a { $target ->
    [one] 1 punto
   *[other] { $target } puntos
 }, se completa la ronda y termina la partida.
middle-ages-says-turn-one-more = Edad Media, ronda { $round }. Turno de { $name }, { $actions ->
    [0] ya sin acciones
    [one] con 1 acción por usar
   *[other] con { $actions } acciones por usar
 }. Cuando alguien llega a { $target ->
    [one] 1 punto
   *[other] { $target } puntos
 }, el resto tiene un turno más.
middle-ages-says-stopped = Edad Media. La partida se detuvo en la ronda { $round }.
middle-ages-says-over = Edad Media. La partida ha terminado: { $result }.
middle-ages-says-ending = Son los últimos turnos. Aún les toca a: { $names }.
middle-ages-says-money = { $coins ->
    [0] En este turno ya no se pueden tomar monedas
    [one] Con una acción se puede tomar 1 moneda
   *[other] Con una acción se pueden tomar { $coins } monedas
 }; una acción más cuesta { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
 }.
middle-ages-says-left = { $name } (dejó la partida)
middle-ages-says-player = { $name } tiene { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
 } y { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }.
middle-ages-says-free = Trabajadores libres: { $units }.
middle-ages-says-machine = { $name } ({ $supplies })
middle-ages-says-site = Obra { $site }: aún necesita { $missing }; cuadrilla: { $crew }; da { $coins ->
    [0] {""}
    [one] 1 moneda y{" "}
   *[other] { $coins } monedas y{" "}
 }{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }.
middle-ages-says-price = El próximo trabajador que se envíe allí cuesta { $actions } acciones.
middle-ages-says-count = Obras terminadas: { $count }.
middle-ages-says-finished = Terminadas: { $sites }.
middle-ages-says-brief = { $name }: { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
 }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }, { $units ->
    [one] 1 trabajador libre
   *[other] { $units } trabajadores libres
 }, { $finished ->
    [one] 1 obra terminada
   *[other] { $finished } obras terminadas
 }, obras en curso: { $sites }.
middle-ages-says-score = { $name }, puesto { $rank }: { $total ->
    [one] 1 punto
   *[other] { $total } puntos
 } ({ $buildings } por edificios, { $machines } por máquinas, { $coin_points } por { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
 }).
middle-ages-says-sites = Obras por iniciar: { $cards }. Siguiente: { $upcoming }. { $deck ->
    [one] 1 carta
   *[other] { $deck } cartas
 } en el mazo.
middle-ages-says-workers = Trabajadores por contratar: { $cards }. Siguiente: { $upcoming }. { $deck ->
    [one] 1 carta
   *[other] { $deck } cartas
 } en el mazo.
middle-ages-says-offer = { $site } (necesita { $needs }; da { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
 } y { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 })
middle-ages-says-offer-machine = { $site } (necesita { $needs }; da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } y aporta { $supplies })
middle-ages-says-hand = { $worker } ({ $yields }, salario { $wage })

middle-ages-resource-stone = Piedra
middle-ages-resource-wood = Madera
middle-ages-resource-knowledge = Conocimiento
middle-ages-resource-tile = Teja
middle-ages-rules-1-1 = Iniciar una obra
middle-ages-rules-1-2 = 1 acción
middle-ages-rules-2-1 = Contratar
middle-ages-rules-2-2 = 1 acción
middle-ages-rules-3-1 = Enviar y pagar
middle-ages-rules-3-2 = { $send_cost ->
    [flat] 1 acción por vez
   *[escalating] en un turno
 }
middle-ages-rules-4-1 = Todo marcado:
middle-ages-rules-4-2 = cuadrilla libre
middle-ages-rules-5-1 = Acción o cobro:
middle-ages-rules-5-2 = { $free_actions ->
        [one] 1 por turno
       *[other] { $free_actions } por turno
    }
middle-ages-rules-6-1 = { $end_rule ->
        [one_more] Un turno más
       *[round] Última ronda
    }
middle-ages-rules-6-2 = decide el total
middle-ages-rules-picture = Las reglas en una imagen. Un turno tiene { $free_actions ->
        [one] 1 acción.
        [3] tres acciones.
       *[other] { $free_actions } acciones.
    } Iniciar una obra cuesta una acción. Contratar un trabajador cuesta una acción. Enviar un trabajador a una obra cuesta su salario y una acción{ $send_cost ->
        [flat] {" "}cada vez.
       *[escalating] ; el segundo que se envía a la misma obra en el mismo turno cuesta dos acciones, el tercero tres.
    } Una obra tiene un recuadro por cada cosa que necesita, y el trabajador que la aporta lo marca. Cuando todos están marcados, la obra está terminada: paga sus monedas y puntos, y la cuadrilla vuelve a estar libre. Una, dos o tres acciones gastadas en monedas dan 1, 3 o 6 monedas; { $extra_action_price ->
        [one] con 1 moneda se compra
       *[other] con { $extra_action_price } monedas se compra
    } una acción más. Cuando alguien llega a { $target_vp ->
        [one] 1 punto
       *[other] { $target_vp } puntos
    }, { $end_rule ->
        [one_more] el resto tiene un turno más.
       *[round] esa ronda es la última.
    } Diez monedas son un punto más, y gana quien tiene más puntos.
