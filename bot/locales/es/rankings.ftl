command-ranking = Mira la clasificación de los miembros de este servidor que llevan una valoración
parameter-ranking-game = El juego; si no dices nada, el de la partida de este canal
command-records = Mira los récords de este servidor y cómo se juega aquí
parameter-records-game = El juego; si no dices nada, el de la partida de este canal
refusal-ratings-off = Las valoraciones están desactivadas en este servidor.
refusal-ratings-players-only = En este servidor, solo los miembros que llevan una valoración ven clasificaciones y récords. `/me rating` activa la tuya.
menu-server-games = Otro juego

ranking-title = { $game }: clasificación
ranking-empty = Aún no hay nadie en la clasificación. Lleva una valoración (`/me rating`), y aparecerás aquí después de tu primera partida con valoración en este servidor.
ranking-pool-two = Dos jugadores
ranking-pool-more = Tres o más jugadores
ranking-provisional = Provisional, por nombre
ranking-line = { $place ->
    [none] { $name } · { $tier_name }
   *[other] { $place } · { $name } · { $tier_name }
    }
ranking-line-numbers = { ranking-line } · { $number }
ranking-number = { NUMBER($number, useGrouping: 0) }
ranking-about = -# Estos miembros llevan una valoración y terminaron una partida con valoración en este servidor. Una valoración es provisional hasta las diez partidas y los tres rivales.
button-ranking-numbers = Mostrar números
button-ranking-tiers = Ocultar números

records-title = ### { $game }: récords de este servidor
records-empty = Aún no hay ninguno.
records-about = -# Solo los miembros que llevan una valoración (`/me rating`) tienen récords y cuentan; el resto aparece como «alguien».
records-highest = **Puntuación más alta:** { $name }, { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
    }, contra { $others } · { $date }
records-fastest = **Victoria más rápida:** { $name }, en { $time }, contra { $others } · { $date }
records-closest = **Partida más reñida:** { $others }, { $value ->
    [0] con los mismos puntos
    [one] con { $value } punto de diferencia
   *[other] con { $value } puntos de diferencia
    } · { $date }
records-faultless = **Racha más larga sin fallos:** { $name }, { $value ->
    [one] { $value } ronda
   *[other] { $value } rondas seguidas
    }, contra { $others } · { $date }
records-comeback = **Mayor remontada:** { $name }, que llegó a tener solo un { $value } % de probabilidad de ganar, contra { $others } · { $date }
records-elsewhere = { $record } · { $channel }
records-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
    }
records-hours = { $count ->
    [one] una hora
   *[other] { $count } horas
    }
records-days = { $count ->
    [one] un día
   *[other] { $count } días
    }

records-habits = **Cómo se juega aquí**
records-matches = - { $count ->
    [one] Una partida
   *[other] { $count } partidas
    } entre miembros que llevan una valoración.
records-more-later = - A partir de { $least } partidas, aquí se dice cuánto duran, quién gana y qué se construye.
records-lasted = - La mitad de las partidas dura como máximo { $time }.
records-seats = - Con { $players } jugadores, de { $count } partidas: { $seats }.
records-seat = { $seat } ganó { $count }
records-built = - Lo más construido en las últimas { $count } partidas: { $names }.
records-built-times = { $name }: { NUMBER($count, useGrouping: 0) }
records-list = { $first } · { $next }
