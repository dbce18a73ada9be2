command-profile = Mira tu perfil o el de alguien que permite verlo
parameter-profile-user = De quién es el perfil; si no dices nada, el tuyo
parameter-profile-game = El juego del que quieres ver más

profile-title = ### Perfil de { $user }
profile-title-own = ### Tu perfil
profile-scope = -# Con las partidas de este servidor.
profile-scope-own = -# Con tus partidas de todos los servidores. El resto ve las de su propio servidor, y solo si llevas una valoración: `/me rating`.
profile-empty = Aquí aún no ha terminado ninguna partida.
profile-empty-own = Aún no has terminado ninguna partida.
profile-game-line = - **{ $game }** · { $count ->
    [one] 1 partida
   *[other] { $count } partidas
 } · { $ratings }
profile-game-alt = { $game }: { $count ->
    [one] 1 partida
   *[other] { $count } partidas
 }, { $ratings }.
profile-unrated = aún sin valoración
profile-pool-two = con 2
profile-pool-more = con 3+
profile-rating = { $pool ->
    [two] con dos jugadores
   *[more] con más jugadores
 } **{ $tier }**{ $settled ->
    [no] {" "}(provisional)
   *[yes] {""}
 }
profile-provisional = { $tier } (?)
profile-favourite = Juego favorito
profile-favourite-line = Juego favorito: { $game }.
profile-last = Últimas partidas
profile-last-line = Últimas partidas, la más reciente al final: { $ranks }.
profile-rank = { $ending ->
    [shared] 1.º compartido de { $players }
   *[other] { profile-place } de { $players }
 }
profile-place = { $rank ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
   *[other] 4.º
 }
profile-best = Récord: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
profile-best-unplayed = Mejor partida
profile-best-line = Mejor partida de { $game }: { $result }.
profile-best-result = { profile-place } de { $players }{ $points ->
    [none] {""}
    [one] {" "}con 1 punto
   *[other] {" "}con { $points } puntos
 }
profile-choose = Elige un juego para ver más o alguien con quien comparar.
menu-profile-meet = Comparar con…
button-profile-share = Compartir
button-profile-back = Volver al perfil
button-profile-number = Mostrar el número
button-profile-best = Ver la mejor partida
button-profile-last = Ver la última partida
profile-shared = Publicado, como lo ve el resto aquí.
refusal-profile-hidden = Aquí no hay ningún perfil de esta persona que puedas ver.
refusal-profile-share = Puedes compartir tu perfil en servidores que muestran perfiles, si llevas una valoración: `/me rating`.
refusal-profile-shared-already = Ya lo compartiste.
refusal-profile-empty = Aún no has terminado ninguna partida en este servidor.
refusal-profile-whom = Elige a otra persona.

profile-page-title = ### { $game } · { $user }
profile-page-empty = Aún no ha terminado ninguna partida de este juego.
profile-page-rating = { $pool ->
    [two] **Con dos jugadores:**
   *[more] **Con más jugadores:**
 } { $tier }, más o menos como una IA de nivel *{ $level }*{ $settled ->
    [no] , pero provisional tras pocas partidas con valoración
   *[yes] {""}
 }{ $number ->
    [none] {""}
   *[other] . El número es **{ $number }**; se empieza con 1000
 }.
profile-page-few = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
 } hasta ahora; a partir de { $least }, esta página las cuenta por asiento, jugadores y duración.
profile-page-seats = **Por asiento:** { $counts }
profile-page-players = **Por número de jugadores:** { $counts }
profile-page-lengths = **Por duración:** { $counts }
profile-count = { $name }: { $count ->
    [one] 1 partida
   *[other] { $count } partidas
 }, primer puesto en { $firsts }
profile-seat = asiento { $number }
profile-players = { $number } jugadores
profile-length-hour = hasta una hora
profile-length-day = hasta un día
profile-length-longer = más de un día
profile-page-first = **Primera partida:** { $at }
profile-page-best = **Mejor partida:** { $result }, { $at }

profile-meet-title = ### { $user } { Y($other) }
profile-meet-none = Aún no han terminado ninguna partida en la misma mesa.
profile-meet-line = { $game }: { $count ->
    [one] 1 partida
   *[other] { $count } partidas
 }. { $user } quedó por delante en { $won }, { $other } en { $lost }{ $drawn ->
    [0] .
    [one] ; { $drawn } terminó en igualdad.
   *[other] ; { $drawn } terminaron en igualdad.
 }
profile-meet-last = Última: { $game }, { $at }.
