# What the person who runs the bot sees in a terminal.

cli-about = Guildhall: juegos de construcción entre amigos en los canales de un servidor de Discord.
cli-command = COMANDO
cli-version = Guildhall { $version }, esquema de la base de datos { $schema }
cli-version-help = Muestra la versión y el esquema de la base de datos, y termina.
cli-run = Conecta con Discord y pone el bot en marcha (es el comando por defecto).
cli-sandbox = Prueba el bot en el navegador, sin Discord: sin cuenta ni token.
cli-sandbox-port = El puerto de la página en este equipo.
cli-sandbox-no-browser = No abre ningún navegador; solo muestra la dirección.
cli-sandbox-database = Un archivo para guardar las partidas; sin él, se pierden al terminar.
cli-sandbox-missing = La zona de pruebas necesita SimCord, que no está instalado. Ábrela con: uv run bot sandbox
cli-sandbox-open = La zona de pruebas está abierta. Juega aquí: { $url }
    Elige en la parte de arriba de la página quién eres. Para terminar, pulsa Ctrl+C.
cli-sandbox-closed = La zona de pruebas está cerrada.
cli-sandbox-port-taken = El puerto { $port } está ocupado. Elige otro con --port.
cli-atlas = Dibuja las partes de todas las imágenes en un solo archivo junto a la base de datos. El bot lo hace por sí mismo la primera vez que se inicia.
cli-atlas-folder = La carpeta en la que se escribe; por defecto, la de la base de datos.
cli-atlas-done = Las partes de todas las imágenes están en { $file } ({ $megabytes } MB).
cli-atlas-failed = No se pudieron escribir las partes de todas las imágenes en { $folder }: { $error }.
cli-ratings = Calcula otra vez todas las valoraciones a partir de las partidas terminadas.
cli-ratings-counted = { $count ->
    [one] Se tuvo en cuenta { $count } partida.
   *[other] Se tuvieron en cuenta { $count } partidas.
 }
cli-backup = Copia la base de datos en un archivo mientras el bot está en marcha.
cli-backup-file = El archivo que se escribe, que aún no debe existir, o una carpeta: entonces el archivo lleva la fecha y la hora en el nombre.
cli-backup-keep = Conserva en la carpeta solo este número de copias y borra las más antiguas.
cli-backup-keep-folder = --keep necesita una carpeta, y { $file } no lo es. Crea antes la carpeta.
cli-backup-done = La base de datos está guardada en { $file }.
cli-backup-exists = { $file } ya existe y no se ha tocado. Indica un archivo nuevo.
cli-backup-missing = No hay ninguna base de datos { $file } que guardar.
cli-backup-empty = { $file } está vacío, así que no hay nada que guardar. ¿Es DATABASE_URL la misma que usa el bot en marcha?
cli-backup-failed = No se pudo guardar la base de datos: { $error }.
cli-backup-damaged = La copia de { $file } estaba dañada y se borró. Conserva tus copias de seguridad anteriores y revisa el disco.
cli-backup-not-sqlite = Esta base de datos no es un archivo de SQLite. Las bases de datos de PostgreSQL se guardan con pg_dump.
cli-tournament = Hace que las IA jueguen entre sí y muestra los resultados.
cli-tournament-game = JUEGO
cli-tournament-game-help = La clave de un juego, por ejemplo constructor.
cli-tournament-levels = Dos o más de los niveles beginner, casual, expert, master y random, separados por comas. Cada uno juega contra los que van después.
cli-tournament-matches = Cuántas partidas juega cada pareja de niveles; los asientos van cambiando.
cli-tournament-players = Cuántas IA se sientan a la mesa: una del primer nivel y el resto del segundo.
cli-tournament-processes = Cuántos procesos juegan a la vez.
cli-tournament-progress = { $level } contra { $other }: { $number } de { $all }
cli-tournament-head = | niveles | jugadores | partidas | puntos | intervalo del 95 % | derrotas | ms por acción, media / máximo | los del rival |
    | --- | --- | --- | --- | --- | --- | --- | --- |
cli-tournament-row = | { $level } contra { $other } | { $players } | { $matches } | { $points } | { $low } a { $high } | { $lost } | { $mine } | { $theirs } |
cli-tournament-no-game = No existe el juego { $game }. Elige uno de estos: { $games }.
cli-tournament-no-level = Indica al menos dos de estos niveles, separados por comas: { $levels }.
cli-tournament-no-seats = Este juego es para { $least } a { $most } jugadores.
cli-record = Comprueba, lee y convierte actas de partidas.
cli-record-file = Un acta, como las que dan «Guardar el acta» y /match record.
cli-record-verify = Comprueba un acta: su suma de comprobación, la semilla, cada acción y el resultado.
cli-record-show = Muestra una partida turno por turno, o una sola posición con todos sus detalles.
cli-record-show-frame = Solo una posición, por su número entre corchetes: 0 es el inicio.
cli-record-show-picture = Dibuja esa posición, o la última, en este archivo nuevo: .png, .jpg o .webp.
cli-record-schema = Muestra el esquema JSON de las actas.
cli-record-checking = Comprobando
cli-record-progress = { $doing } { $bar } { $percent } %
cli-record-true = { $file } es un acta auténtica: la semilla, { $actions ->
        [one] su única acción
       *[other] sus { $actions } acciones
    } y el resultado encajan según las reglas.
cli-record-unproven = Los nombres, las horas y las pistas son los que dice el archivo: ningún archivo puede demostrarlos.
cli-record-about = { $game } · { $players } · { $unit ->
        [rounds] { $count ->
            [one] una ronda
           *[other] { $count } rondas
        }
       *[turns] { $count ->
            [one] un turno
           *[other] { $count } turnos
        }
    } · terminó el { $day }
cli-record-refused = { $file }: { $reason }
cli-record-unreadable = No se puede leer { $file }: { $error }.
cli-record-unwritable = No se puede escribir { $file }: { $error }.
cli-record-exists = { $file } ya existe y no se ha tocado. Indica un archivo nuevo.
cli-record-no-frame = No existe la posición { $frame }: esta partida tiene las posiciones 0 a { $last }.
cli-record-no-picture-format = { $file } no es el nombre de una imagen. El nombre tiene que terminar en .png, .jpg o .webp.
cli-record-frame = [{ $frame }/{ $last }] { $title }
cli-record-picture = La posición { $frame } está dibujada en { $file }.
cli-not-positive = { $number } no es un número positivo.
cli-no-token = Falta DISCORD_TOKEN. Pon el token del bot en .env o prueba el bot sin Discord: bot sandbox
cli-wrong-token = Discord rechazó DISCORD_TOKEN. Copia otra vez el token de la página «Bot» del Developer Portal.
cli-intents = Discord rechazó los intents del bot. No necesita ninguno con privilegios; revisa la página «Bot» del Developer Portal.
cli-token-reset = Discord ya no acepta DISCORD_TOKEN: el token se restableció o el bot se borró. Copia el token nuevo de la página «Bot» del Developer Portal.
cli-shard-unknown = Discord no conoce los shards de este bot. Revisa SHARD_IDS y SHARD_COUNT, o quita las dos variables.
cli-shards-needed = El bot está en demasiados servidores para su número de shards. Aumenta SHARD_COUNT o quita esa variable.
cli-gateway-old = Discord ya no admite esta versión del bot. Instala la más reciente.
cli-gateway-closed = Discord cerró la conexión de forma definitiva (código { $code }). Inicia el bot otra vez; si no basta, busca el código en la documentación de Discord.
cli-discord-forbids = Discord, o algo que está entre este equipo y Discord, no deja que el bot inicie sesión. Revisa la página del bot en el Developer Portal, y el proxy o el firewall de este equipo.
cli-too-many-requests = Discord recibe demasiadas solicitudes desde la dirección de este equipo y no acepta más. Inicia el bot otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
cli-too-many-requests-for-now = Discord recibe demasiadas solicitudes desde la dirección de este equipo y no acepta más. Inicia el bot otra vez dentro de una hora.
cli-commands-refused = Discord rechazó los comandos del bot ({ $reason }). Es un error del bot: comunícalo, por favor, y usa mientras tanto la versión anterior.
cli-unreadable-answer = La respuesta recibida no viene de Discord. Revisa el proxy, el firewall y la conexión de este equipo.
cli-discord-failed = Discord rechazó al bot ({ $reason }).
cli-no-discord = No se puede conectar con Discord. Revisa la conexión de este equipo e inténtalo de nuevo.
cli-database-corrupt = La base de datos { $file } está dañada o no es de SQLite. No se ha cambiado. Restaura una copia de seguridad o indica otro archivo en DATABASE_URL.
cli-database-forbidden = El bot no tiene permiso para leer la base de datos { $file } y escribir en ella. Revisa a quién pertenecen el archivo y su carpeta, qué permisos tienen y si se puede escribir en el disco. La base de datos en sí no se ha cambiado.
cli-database-unreachable = No se puede abrir la base de datos ({ $reason }). Revisa DATABASE_URL, y comprueba que el servidor esté en marcha o que exista la carpeta.
cli-database-driver = DATABASE_URL es una dirección de PostgreSQL, pero falta su controlador (asyncpg). Instala el bot con el extra postgresql, como muestra docs/hosting.md.
cli-database-newer = La base de datos es de una versión más nueva de este bot (revisión { $revision }). No se ha cambiado. Instala esa versión.
cli-database-in-use = Aún están en marcha procesos de una versión anterior de este bot, y no pueden trabajar con la base de datos que necesita esta versión (revisión { $revision }). Detenlos e inicia otra vez esta versión. La base de datos no se ha cambiado.

## The gallery of pictures

gallery-about = Dibuja las posiciones típicas de cada juego con cada aspecto visual y escribe las imágenes en una carpeta.
gallery-folder = CARPETA
gallery-folder-help = La carpeta para las imágenes; si no existe, se crea. Por defecto, gallery.
gallery-game-help = Dibuja solo las posiciones de este juego.
gallery-done = { $count ->
    [one] { $count } imagen
   *[other] { $count } imágenes
 } en { $folder }
gallery-other-files = { $folder } contiene otros archivos y se ha dejado como estaba. Indica una carpeta nueva o vacía.
gallery-failed = No se pueden escribir las imágenes en { $folder }: { $error }.

## Commands that only the sandbox has

command-sandbox = Lo que solo puede hacer el Discord simulado
command-sandbox-restart = Detén el bot e inícialo otra vez con la misma base de datos
sandbox-welcome = ### Te doy la bienvenida a Guildhall
    Elige un juego y juega contra una IA de nivel principiante. ¿No conoces un juego? **Aprender** lo enseña en tres minutos. Para jugar entre dos personas, abre esta página en otra pestaña y elige a Bruno en la parte de arriba. `/help` dice más.
sandbox-restarting = El bot se está reiniciando. Sigue jugando con los mismos botones.

## The page of the sandbox

sandbox-title = Guildhall
sandbox-subtitle = Zona de pruebas
sandbox-channel = juegos
sandbox-host = Moderación
sandbox-place-channel = # { $name }
sandbox-place-thread = 🧵 { $name }
sandbox-place-direct = ✉ Mensajes directos
sandbox-changed = Ese botón acaba de cambiar. Mira cómo está ahora el tablero y elige otra vez.
sandbox-failed = El bot no respondió a tiempo. Mira el tablero antes de intentarlo otra vez.
sandbox-parameter-unknown = { $command } no tiene ningún parámetro «{ $name }». { $count ->
    [0] No tiene parámetros.
   *[other] Tiene { $known }.
 }
sandbox-parameter-unnamed = { $count ->
    [0] { $command } no tiene parámetros: quita «{ $value }».
    [one] Escribe nombre:valor en vez de «{ $value }». { $command } tiene el parámetro { $known }.
   *[other] Escribe nombre:valor en vez de «{ $value }». { $command } tiene los parámetros { $known }.
 }
sandbox-parameter-value = El parámetro «{ $name }» no puede ser «{ $value }».
sandbox-parameter-file = El parámetro «{ $name }» es un archivo. Escribe solo { $command } y luego elige el archivo.
sandbox-parameter-missing = { $command } necesita también el parámetro «{ $name }».
sandbox-lost = La zona de pruebas se ha cerrado. Ábrela otra vez desde la terminal.
