# What is wrong with a setting: shown to the person who starts the bot, in the terminal.
# Each message names the variable, what was found and what is expected.

settings-file = No se puede leer { $path } ({ $found }). Se espera: un archivo de texto en UTF-8 que el bot pueda abrir.

settings-misspelt = No existe el ajuste { $name }. ¿Querías decir { $meant }?

# $length: the number of characters; the value itself is never shown
settings-discord-token = DISCORD_TOKEN no es el token de un bot: tiene { $length ->
    [one] un carácter
   *[other] { $length } caracteres
 } (el valor no se muestra aquí). Se espera: el token de la página «Bot» de tu aplicación, tres partes separadas por puntos.

settings-database-url = DATABASE_URL es «{ $found }». Se espera: sqlite:///ARCHIVO o postgresql://USUARIO:CONTRASEÑA@SERVIDOR/BASE_DE_DATOS.
settings-database-parameters = DATABASE_URL tiene { $count ->
    [one] el parámetro { $names }, que el bot no puede usar con PostgreSQL. Quítalo.
   *[other] los parámetros { $names }, que el bot no puede usar con PostgreSQL. Quítalos.
 }
settings-database-repeated = DATABASE_URL tiene el parámetro { $name } más de una vez. Se espera: un solo valor.
settings-database-number = DATABASE_URL tiene el parámetro { $name } con el valor «{ $found }». Se espera: un número entero.

settings-discord-api = DISCORD_API es «{ $found }». Se espera: la dirección de un proxy para Discord, por ejemplo http://127.0.0.1:8080/api/v10, o nada.

settings-shard-count = SHARD_COUNT es «{ $found }». Se espera: un número entero de 1 a { $most }, o nada para que elija Discord.

settings-shard-ids = SHARD_IDS es «{ $found }». Se espera: números e intervalos separados por comas, por ejemplo 0,1 o 0-3.
settings-shard-ids-alone = SHARD_IDS es «{ $found }», pero falta SHARD_COUNT. Se espera: en SHARD_COUNT, el número de shards de todos los procesos juntos.
settings-shard-ids-range = SHARD_IDS es «{ $found }», pero no existe el shard { $shard }. Se espera: números de 0 a { $last }, uno menos que SHARD_COUNT.
settings-shard-ids-twice = SHARD_IDS es «{ $found }» y tiene el shard { $shard } más de una vez. Se espera: cada número una sola vez.
settings-shard-ids-sqlite = SHARD_IDS es «{ $found }», una parte de los { $count } shards, así que varios procesos comparten la base de datos; pero DATABASE_URL es de SQLite, que solo sirve para un proceso. Se espera: una dirección de PostgreSQL en DATABASE_URL, o nada en SHARD_IDS.

settings-log-format = LOG_FORMAT es «{ $found }». Se espera: plain o json.
settings-log-level = LOG_LEVEL es «{ $found }». Se espera: DEBUG, INFO, WARNING, ERROR o CRITICAL.
settings-privacy-url = PRIVACY_URL es «{ $found }». Se espera: la dirección de una página, por ejemplo https://example.net/privacy.
settings-terms-url = TERMS_URL es «{ $found }». Se espera: la dirección de una página, por ejemplo https://example.net/terms.
settings-contact = CONTACT es demasiado largo o contiene un secreto (el valor no se muestra aquí). Se espera: como máximo { $most } caracteres, por ejemplo una dirección de correo electrónico.
settings-emojis = EMOJIS es «{ $found }». Se espera: on u off.
settings-coach = COACH es «{ $found }». Se espera: on u off.
settings-welcome = WELCOME es «{ $found }». Se espera: on u off.
settings-metrics-port = METRICS_PORT es «{ $found }». Se espera: un número entero de 1 a { $most }, o nada si no quieres métricas.
settings-metrics-host = METRICS_HOST es «{ $found }». Se espera: una dirección de este equipo, por ejemplo 127.0.0.1 o ::1, o bien 0.0.0.0 para todas.
settings-metrics-port-taken = METRICS_PORT es { $port }, pero otro programa ya usa ese puerto de { $host }. Elige otro puerto o cierra ese programa.
settings-metrics-address = METRICS_HOST es { $host } y METRICS_PORT es { $port }, pero el bot no puede escuchar allí: { $reason }. Se espera: una dirección de este equipo, por ejemplo 127.0.0.1 o 0.0.0.0, y un puerto que el bot pueda usar.
