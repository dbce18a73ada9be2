# bot check --live: a visit to the real Discord

cli-check-live = Visita este servidor (indica su id) y prueba allí una vez todo lo que el bot necesita: el bot publica, espera un clic tuyo y después lo borra todo.
live-left-out = La visita al servidor se omite hasta que se corrija lo que falla arriba.
live-not-a-server = «{ $text }» no es el id de un servidor, que es un número como 1234567890123456789.

live-reason = Una comprobación de Guildhall. Esto se borra solo.
live-thread-name = Comprobación de Guildhall
live-board-text = **Una comprobación de Guildhall.** Pulsa los dos botones.
live-button-click = Pulsar aquí
live-button-form = Abrir el formulario
live-form-title = Un formulario
live-form-label = Escribe algo, o nada
live-thanks = Gracias. Solo tú ves esto.
live-mention-text = { $user }, esta es la mención de la comprobación.
live-folded = Un tablero reducido a una línea, sin imagen ni botones.

live-step-channel = Creación de un canal
live-step-forum = Creación de un foro
live-step-thread = Hilo
live-step-forum-post = Publicación en el foro
live-step-board = Tablero
live-step-edit = Edición del tablero
live-step-mention = Mención
live-step-click = Respuesta al clic
live-step-open-form = Apertura del formulario
live-step-form = Respuesta al formulario
live-step-history = Lectura del historial
live-step-fold = Reducción del tablero a una línea
live-step-emoji = Emoji
live-step-look = Búsqueda de lo que crearon las visitas

live-no-server = El bot no está en el servidor { $server }. Invítalo con el enlace de arriba e indica el id de ese servidor: activa «Modo desarrollador» en Discord y elige «Copiar ID del servidor» en el menú del servidor.
live-server-unavailable = Discord dice que el servidor { $server } no está disponible en este momento. Inténtalo de nuevo más tarde.
live-not-ready = Pasaron { $seconds } segundos y el gateway de Discord aún no había dejado entrar al bot. Inténtalo de nuevo más tarde.
live-permissions = El bot tiene en { $server } todos los permisos que pide.
live-permissions-missing = Permisos que le faltan al bot en { $server }: { $permissions }. Puede que Discord rechace algunos pasos.
live-channel-found = El canal #{ $name } ya existe: se usa y se conserva.
live-channel-made = Se creó el canal #{ $name }: Discord le dio el id { $id }.
live-no-channel = No hay ningún canal #{ $name }. Crea uno en el que el bot pueda escribir, o dale al bot el permiso Gestionar canales para esta comprobación.
live-no-forum = No hay ningún foro #{ $name }, así que no se comprobaron las publicaciones en foros. Si quieres comprobarlas, crea uno o dale al bot el permiso Gestionar canales para esta comprobación.
live-refused = { $step }: Discord respondió con el estado { $status }, código { $code }: { $answer }
live-failed = { $step }: Discord no dio ninguna respuesta que se pueda leer ({ $error }).
live-thread = Se abrió un hilo: Discord le dio el id { $id }.
live-forum-post = Se creó una publicación en el foro: Discord le dio el id { $id }.
live-board = Se publicó un tablero en { $milliseconds } ms: Discord le dio el id { $id } y muestra en él { $pictures ->
    [one] una imagen
   *[other] { $pictures } imágenes
 } y, junto a él, { $files ->
    [0] ningún archivo
    [one] un archivo
   *[other] { $files } archivos
 }.
live-board-without-picture = Se publicó un tablero en { $milliseconds } ms: Discord le dio el id { $id }, pero no muestra ninguna imagen en él. Junto a él { $files ->
    [0] no hay archivos
    [one] hay un archivo
   *[other] hay { $files } archivos
 }.
live-edit = Se editó el tablero: Discord muestra la imagen nueva.
live-edit-refused = Discord no aceptó una imagen nueva al editar (estado { $status }, código { $code }: { $answer }). En ese caso, el bot publica un mensaje nuevo, así que no se pierde nada.
live-edit-old-picture = Se editó el tablero, pero Discord no muestra la imagen nueva.
live-mention = Se envió una mención a quien posee la aplicación, y Discord la reconoce.
live-mention-none = Se envió una mención a quien posee la aplicación, pero Discord no la reconoce. ¿Está esa persona en el servidor?
live-please-click = Ahora te toca a ti: abre { $link } y pulsa los dos botones en menos de { $minutes } minutos. Después envía el formulario.
live-click = Tu clic recibió respuesta a los { $milliseconds } ms.
live-form = Tu formulario recibió respuesta a los { $milliseconds } ms de enviarlo.
live-not-clicked = Nadie usó el botón «Pulsar aquí», así que no se comprobaron los clics. Repite la comprobación y pulsa los dos botones.
live-no-form = Nadie envió el formulario, así que no se comprobaron los formularios. Repite la comprobación, abre el formulario y envíalo.
live-history = El tablero se encontró otra vez en el historial de su canal, { $count ->
    [one] donde hay un solo mensaje
   *[other] entre { $count } mensajes
 }.
live-history-empty = El tablero no apareció en el historial de su canal, o apareció sin sus botones. Después de una caída, el bot publicaría un tablero dos veces.
live-fold = El tablero anterior quedó reducido a una línea.
live-fold-picture = El tablero anterior quedó reducido a una línea, pero Discord sigue mostrando su imagen.
live-emoji = Se subió un emoji: Discord le dio el id { $id }.
live-earlier-deleted = Una visita anterior se interrumpió. Lo que había dejado ya está borrado ({ $count }).
live-cleaned = Todo lo que se creó ya está borrado ({ $count }).
live-not-cleaned = El bot no pudo borrarlo todo. Borra tú esto, por favor: { $names }.
live-interrupted = La visita se interrumpió.
