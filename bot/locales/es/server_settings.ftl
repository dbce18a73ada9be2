language-name = Español

command-server-settings = Decide dónde y cómo se juega en este servidor
command-server-check = Comprueba si todo está en orden para jugar partidas aquí

server-settings-title = ### Cómo se juega en este servidor
server-settings-channels = **Las mesas se abren:** { $where ->
    [some] solo en { $channels }
    [gone] en ninguna parte
   *[everywhere] en todos los canales
 }
server-settings-place = **Las partidas se juegan:** { $place ->
    [thread] en un hilo propio
    [forum] como publicaciones en { $forum }
    [no-forum] como publicaciones en un foro
   *[channel] en el propio canal
 }
server-settings-match-lines = **Partidas en hilos:** { $is_on ->
    [on] una línea en el canal dice cómo va cada una
   *[off] sin línea en el canal
 }
server-settings-posts-for-members = **Miembros que no pueden escribir o abrir hilos allí:** { $is_on ->
    [on] les abro mesas de todos modos
   *[off] no les abro mesas
 }
server-settings-boards = **Tableros anteriores:** { $value }
server-settings-posts = **Lo que publico por mi cuenta:** { $value }
server-settings-ratings = **Valoraciones, perfiles y clasificaciones:** { $value }
server-settings-theme = **Imágenes:** { $value }
server-settings-clock = **Reloj:** { $value }
server-settings-locale = **Idioma:** { $value }
server-settings-pings = **Mención por una mesa nueva:** { $count ->
    [0] nadie
   *[other] { $pings }
 }
server-settings-ping = { $role } ({ $game })
server-settings-computers = **IA:** { $computers ->
    [on] pueden jugar
   *[off] no pueden jugar; es posible la práctica a solas
 }
server-problem = ⚠️ { $problem }
server-hint = 💡 { $hint }
server-channels-more = { $channels } y { $count } más

server-section-where = Dónde
server-section-tables = Mesas
server-section-people = Personas
button-server-reset = Restablecer esta parte

server-menu-channels = Las mesas se abren en todos los canales
server-menu-forum = El foro para las publicaciones
server-menu-ping = { $game }: sin mención
server-menu-place = Dónde se juegan las partidas
server-menu-boards = Tableros anteriores
server-menu-ratings = Quién ve valoraciones y perfiles
server-menu-posts = Lo que publico por mi cuenta
server-menu-theme = Imágenes
server-menu-clock = Reloj
server-menu-locale = Idioma
server-menu-place-set = Se juega: { $value }
server-menu-boards-set = Tableros anteriores: { $value }
server-menu-ratings-set = Valoraciones: { $value }
server-menu-posts-set = Por mi cuenta: { $value }
server-menu-theme-set = Imágenes: { $value }
server-menu-clock-set = Reloj: { $value }
server-menu-locale-set = Idioma: { $value }
choice-place-channel = En el propio canal
choice-place-thread = En un hilo propio
choice-place-forum = Como publicaciones en un foro
choice-ratings-everybody = Las ve todo el mundo
choice-ratings-players = Solo las ven quienes llevan una
choice-ratings-off = No hay
choice-posts-few = Poco: solo los tableros y sus líneas
choice-posts-usual = Normal: una imagen pequeña queda después de cada ronda
choice-posts-many = Mucho: también la historia de cada partida
choice-locale-server = El de este servidor
server-switch-match-lines-on = Líneas de partidas: sí
server-switch-match-lines-off = Líneas de partidas: no
server-switch-posts-for-members-on = Mesas para todos los miembros: sí
server-switch-posts-for-members-off = Mesas para todos los miembros: no
server-switch-computers-on = IA: pueden jugar
server-switch-computers-off = IA: no pueden jugar

server-problem-channels-gone = { $count ->
    [one] Se borró uno de los canales elegidos.
   *[other] Se borraron { $count } de los canales elegidos.
 }
server-problem-all-channels-gone = Todos los canales en los que se pueden abrir mesas se borraron, así que no se puede abrir ninguna. Elige otros.
server-problem-only-forums = Las mesas solo se pueden abrir en un foro, pero las partidas se juegan en canales. Elige «Como publicaciones en un foro» o permite un canal.
server-problem-outside-forum = { $problem } Hasta entonces, las partidas se juegan donde se piden.
server-problem-no-forum = No se ha elegido ningún foro para las publicaciones.
server-problem-forum-gone = Se borró el foro para las publicaciones.
server-problem-forum-not-allowed = { $forum } no está entre los canales en los que se pueden abrir mesas.
server-problem-forum-permissions = En { $forum } me { $count ->
    [one] falta el permiso
   *[other] faltan los permisos
 } { $permissions }.
server-problem-forum-tags = { $forum } exige una etiqueta en cada publicación, pero no tiene ninguna que yo pueda usar para { $games }. Añade una etiqueta con el nombre del juego o una llamada «{ $state }».
server-problem-forum-unused = { $forum } no se usa, porque las partidas no se juegan como publicaciones en un foro.
server-problem-no-threads = No puedo abrir hilos en { $channels }, así que allí las partidas se juegan en el canal.
server-problem-members = Los miembros no pueden abrir mesas en { $channels }, porque a sus roles les falta { $permissions } allí. Permítelo o activa «Mesas para todos los miembros».
server-problem-role-gone = Se borró el rol que recibía la mención por { $game }.
server-problem-role-silent = { $role } no recibe avisos de { $game }: permite que cualquiera mencione ese rol o dame el permiso Mencionar a @everyone.
server-hint-tags = { $count ->
    [one] Si { $forum } tuviera una etiqueta llamada { $tags }, la usaría para sus publicaciones.
   *[other] Si { $forum } tuviera etiquetas con estos nombres, las usaría para sus publicaciones: { $tags }.
 }

server-check-fine = Todo está en orden: aquí se pueden jugar partidas.
server-check-title = ### Qué falta aquí
server-check-channel = - { $count ->
    [0] { $channel } ([abrir]({ $link })): los hilos, y con ellos la práctica, necesitan { $thread_permissions }
    [one] { $channel } ([abrir]({ $link })): no hay partidas sin el permiso { $permissions }{ $thread_count ->
        [0] { "" }
       *[other] ; los hilos necesitan { $thread_permissions }
     }
   *[other] { $channel } ([abrir]({ $link })): no hay partidas sin los permisos { $permissions }{ $thread_count ->
        [0] { "" }
       *[other] ; los hilos necesitan { $thread_permissions }
     }
 }
server-check-nowhere = No hay ningún canal de texto en el que los miembros puedan usar comandos.
server-check-more = - y { $count ->
    [one] un canal más
   *[other] { $count } canales más
 }
server-check-invite = - En todo el servidor me falta { $permissions }. [Invítame otra vez]({ $link }) para { $count ->
    [one] añadirlo
   *[other] añadirlos
 }.
server-check-line = - { $line }
server-check-tags-refused = No puedo cambiar las etiquetas de mis publicaciones en { $forum }. Dame allí el permiso Gestionar hilos.

server-log-set-channels = apertura de mesas { $new_count ->
    [0] en todos los canales
   *[other] solo en { $new }{ $new_more ->
        [0] { "" }
       *[other] { " " }y { $new_more } más
     }
 } ({ $old_count ->
    [0] antes: en todos los canales
   *[other] antes: { $old }{ $old_more ->
        [0] { "" }
       *[other] { " " }y { $old_more } más
     }
 })
server-log-set-place = partidas { $new ->
    [thread] en hilos
    [forum] como publicaciones en un foro
   *[channel] en el canal
 } (antes: { $old ->
    [thread] en hilos
    [forum] como publicaciones en un foro
   *[channel] en el canal
 })
server-log-set-forum = { $new ->
    [none] foro { $old } quitado
   *[other] partidas como publicaciones en { $new }
 }
server-log-set-boards = tableros anteriores: «{ $new ->
    [keep] { choice-boards-keep }
    [delete] { choice-boards-delete }
   *[fold] { choice-boards-fold }
 }»
server-log-set-posts = lo que publico por mi cuenta: «{ $new ->
    [few] { choice-posts-few }
    [many] { choice-posts-many }
   *[usual] { choice-posts-usual }
 }»
server-log-set-ratings = quién ve valoraciones y perfiles: «{ $new ->
    [players] { choice-ratings-players }
    [off] { choice-ratings-off }
   *[everybody] { choice-ratings-everybody }
 }»
server-log-set-theme = imágenes: { $new ->
    [light] { choice-theme-light }
    [contrast] { choice-theme-contrast }
   *[dark] { choice-theme-dark }
 } (antes: { $old ->
    [light] { choice-theme-light }
    [contrast] { choice-theme-contrast }
   *[dark] { choice-theme-dark }
 })
server-log-set-clock = reloj: «{ $new ->
    [live] { choice-clock-live }
    [day] { choice-clock-day }
    [three-days] { choice-clock-three-days }
    [week] { choice-clock-week }
   *[none] { choice-clock-none }
 }» (antes: { $old ->
    [live] { choice-clock-live }
    [day] { choice-clock-day }
    [three-days] { choice-clock-three-days }
    [week] { choice-clock-week }
   *[none] { choice-clock-none }
 })
server-log-set-locale = idioma: { $new ->
    [server] el del servidor
    [en] inglés
   *[other] { $new }
 }
server-log-set-ping = { $new ->
    [none] fin de la mención de { $old } por { $game }
   *[other] mención de { $new } por { $game }
 }
server-log-set-computers = { $new ->
    [on] las IA pueden jugar
   *[off] las IA no pueden jugar
 }
server-log-set-match-lines = { $new ->
    [on] las partidas en hilos tienen una línea en el canal
   *[off] las partidas en hilos no tienen línea en el canal
 }
server-log-set-posts-for-members = { $new ->
    [on] abro mesas e hilos para miembros que no pueden escribir allí
   *[off] no abro mesas ni hilos para miembros que no pueden escribir allí
 }
server-log-reset-settings = ajustes restablecidos: { $section ->
    [where] dónde se juegan las partidas
    [tables] mesas
   *[people] personas
 }

table-ping = -# ¿Quién juega, { $role }?
table-opened-in-forum = La mesa está abierta como publicación en el foro: [ir allí]({ $link }).
match-begun-in-forum = La partida ha empezado como publicación en el foro: [ir allí]({ $link }).
opened-outside-forum = No está en el foro de este servidor. { $problem }
opened-outside-thread = No tiene hilo propio, porque no puedo abrir hilos aquí.
forum-post = { $host } abrió una mesa de { $game }. Está justo debajo.
forum-tag-open = Abierta
forum-tag-running = En curso
forum-tag-finished = Terminada

permission-create-posts = Crear publicaciones

refusal-server-unknown = No veo este servidor. Alguien que lo gestione tiene que invitarme antes.
refusal-ping-everyone = No menciono a @everyone. Elige un rol más pequeño.
refusal-ping-not-yours = Tú no puedes mencionar { $role }, así que no menciono ese rol por ti. Permite que cualquiera lo mencione o pregunta a alguien con el permiso Mencionar a @everyone.
refusal-tables-elsewhere = En este servidor, las partidas se juegan en { $channels }. Abre tu mesa allí. Las lecciones (`/learn`) funcionan en todas partes, y también la práctica en un hilo privado.
refusal-tables-in-hidden-channels = En este servidor, las partidas se juegan solo en canales que no puedes ver. Pide a quien lo gestiona que te dé acceso. Las lecciones (`/learn`) funcionan en todas partes.
refusal-channels-gone = Se borraron los canales en que se pueden jugar partidas aquí. Quien gestiona este servidor puede elegir otros con `/server settings`. Las lecciones (`/learn`) funcionan en todas partes.
refusal-no-post-here = Discord no me deja crear una publicación en { $forum }. Pide a quien gestiona este servidor que mire `/server check`.
refusal-forum-unusable = En este servidor, las partidas se juegan como publicaciones en un foro, y eso no es posible ahora. { $problem }
refusal-computers-not-allowed = En este servidor, las IA no pueden participar en partidas. Aún puedes practicar por tu cuenta contra una: usa `practice: True` al abrir una mesa o termina una lección.
