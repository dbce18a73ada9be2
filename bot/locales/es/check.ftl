# What ``bot check`` says in the terminal: one line for each thing that it has looked at.

cli-check = Comprueba antes de iniciar el bot si los ajustes, los archivos, la base de datos y Discord están en orden. Sin --live no cambia nada.

check-mark-fine = [ ok  ]
check-mark-note = [aviso]
check-mark-wrong = [FALLO]
check-passed = No hay nada que corregir.
check-failures = { $count ->
    [one] Hay que corregir una cosa para que el bot funcione bien.
   *[other] Hay que corregir { $count } cosas para que el bot funcione bien.
}

## Settings and files

check-settings = Los ajustes son válidos.
check-env-missing = En esta carpeta no hay ningún archivo { $file }: todos los ajustes vienen de las variables de entorno.
check-env-private = Ninguna otra cuenta de este equipo puede leer { $file }.
check-env-others = Otras cuentas de este equipo pueden leer el token que está en { $file }. Corrígelo con: { $command }
check-files-private = Ninguna otra cuenta de este equipo puede leer la base de datos ni las copias de seguridad que están junto a ella.
check-files-others = Otras cuentas de este equipo pueden leer la base de datos o sus copias de seguridad, que contienen los secretos de las partidas en curso. Corrígelo con: { $command }
check-other-user = Haces esta comprobación con root, que puede leerlo todo, pero { $file } pertenece a la cuenta { $owner }. Hazla con la cuenta { $owner }, que es la del bot.
check-letters = Las imágenes pueden mostrar nombres en letras tailandesas, árabes y devanagari.
check-letters-missing = Las imágenes no pueden mostrar nombres en letras tailandesas, árabes ni devanagari: en lugar de esos nombres muestran el color de cada jugador, y los signos de las palabras tailandesas se superponen. Instala la biblioteca FriBiDi e inicia el bot otra vez: sudo apt-get install libfribidi0

## Database

check-database = La base de datos { $database } se puede usar (esquema { $revision }).
check-database-new = La base de datos { $file } aún no existe. El bot la crea la primera vez que se inicia.
check-database-empty = La base de datos { $database } está vacía. El bot crea sus tablas la primera vez que se inicia.
check-database-older = La base de datos { $database } tiene el esquema { $revision }, de una versión anterior. Al iniciarse, el bot la actualiza al { $newest }: haz antes una copia de seguridad.
check-database-memory = La base de datos está en memoria: todas las partidas se pierden cuando el bot se detiene.
check-space = Hay { NUMBER($free) } MB libres en { $folder }.
check-space-little = Solo hay { NUMBER($free) } MB libres en { $folder }. Borra pronto copias de seguridad antiguas u otros archivos.
check-space-none = Solo hay { NUMBER($free) } MB libres en { $folder }: no alcanza para guardar partidas. Borra copias de seguridad antiguas u otros archivos.
check-postgresql = El servidor es PostgreSQL { $version }.
check-postgresql-old = El servidor es PostgreSQL { $version }, y el bot no está probado con esa versión. Usa la { $oldest } o una posterior.
check-postgresql-encoding = La base de datos { $database } tiene la codificación { $encoding }, que no admite todos los textos. Créala otra vez con: ENCODING 'UTF8'
check-postgresql-read-only = La base de datos { $database } es de solo lectura. Conéctate al servidor principal o permite la escritura.
check-postgresql-may-not-create = El usuario de DATABASE_URL no puede crear tablas en la base de datos { $database }. Haz que le pertenezca: ALTER DATABASE … OWNER TO …
check-postgresql-owner = Hay tablas en la base de datos { $database } que pertenecen al usuario { $owner }. Restaura la copia de seguridad con el usuario de DATABASE_URL: pg_restore --no-owner

## Discord

check-token = Discord acepta DISCORD_TOKEN. El bot se llama { $name }.
check-clock = El reloj de este equipo está en hora.
check-clock-wrong = El reloj de este equipo va { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 } { $direction ->
    [fast] adelantado
   *[slow] atrasado
 }, y eso es injusto en las carreras de Space Builder. Haz que se ajuste solo: sudo timedatectl set-ntp true
check-application = La aplicación { $name } se invita con este enlace: { $link }
check-application-endpoint = La aplicación tiene una «Interactions Endpoint URL», así que Discord envía allí los clics y los comandos, y no al bot. Vacía ese campo en la página «General Information» del Developer Portal.
check-application-code-grant = La aplicación exige un «OAuth2 Code Grant», así que el enlace para invitarla no funciona. Desactívalo en la página «Bot» del Developer Portal.
check-starts = Hoy el bot puede conectarse { $left ->
    [one] una vez más
   *[other] { $left } veces más
 }, y para iniciarse necesita { $shards ->
    [one] una conexión
   *[other] { $shards } conexiones
 }.
check-starts-few = Hoy el bot solo puede conectarse { $left ->
    [one] una vez más
   *[other] { $left } veces más
 }. Algo lo inicia una y otra vez: mira su registro.
check-starts-none = Hoy el bot se ha conectado demasiadas veces. Discord le permite conectarse otra vez dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
 }.
check-gateway = El gateway de Discord responde: { $url }
