# What ``bot check`` says in the terminal: one line for each thing that it has looked at.

cli-check = Look before the start whether settings, files, database and Discord are fine. Without --live, it changes nothing.

check-mark-fine = [ ok ]
check-mark-note = [note]
check-mark-wrong = [FAIL]
check-passed = Nothing has to be repaired.
check-failures = { $count ->
    [one] One thing has to be repaired before the bot can run well.
   *[other] { $count } things have to be repaired before the bot can run well.
}

## Settings and files

check-settings = The settings can be used.
check-env-missing = There is no { $file } in this folder: all settings come from the environment.
check-env-private = Only its owner may read { $file }.
check-env-others = Other users of this machine may read the token in { $file }. Repair it with: { $command }
check-files-private = Only their owner may read the database and the backups beside it.
check-files-others = Other users of this machine may read the database or its backups, which hold the secrets of running matches. Repair it with: { $command }
check-other-user = You run this check as root, who may read everything, but { $file } belongs to the user { $owner }. Run it as { $owner }, as the bot runs.
check-letters = Pictures can show names in Thai, Arabic and Devanagari letters.
check-letters-missing = Pictures cannot show names in Thai, Arabic or Devanagari letters: they name these players by their colours, and the marks of Thai words overlap. Install the library FriBiDi and start the bot again: sudo apt-get install libfribidi0

## Database

check-database = The database { $database } can be used (schema { $revision }).
check-database-new = The database { $file } does not exist yet. The bot creates it at its first start.
check-database-empty = The database { $database } is empty. The bot creates its tables at its first start.
check-database-older = The database { $database } has the schema { $revision } of an older version. The start upgrades it to { $newest }: make a backup first.
check-database-memory = The database is in memory: all matches are lost when the bot stops.
check-space = { NUMBER($free) } MB are free in { $folder }.
check-space-little = Only { NUMBER($free) } MB are free in { $folder }. Delete old backups or other files soon.
check-space-none = Only { NUMBER($free) } MB are free in { $folder }: too little to save matches. Delete old backups or other files.
check-postgresql = The server is PostgreSQL { $version }.
check-postgresql-old = The server is PostgreSQL { $version }, with which the bot is not tested. Use { $oldest } or newer.
check-postgresql-encoding = The database { $database } has the encoding { $encoding }, which cannot hold every text. Create it again with: ENCODING 'UTF8'
check-postgresql-read-only = The database { $database } can only be read. Connect to the primary server, or allow writing in it.
check-postgresql-may-not-create = The user in DATABASE_URL may not create tables in the database { $database }. Make the user its owner: ALTER DATABASE … OWNER TO …
check-postgresql-owner = Tables in the database { $database } belong to the user { $owner }. Restore the backup as the user in DATABASE_URL: pg_restore --no-owner

## Discord

check-token = Discord accepts DISCORD_TOKEN. The bot's name is { $name }.
check-clock = The clock of this machine is right.
check-clock-wrong = The clock of this machine is { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 } { $direction ->
    [fast] fast
   *[slow] slow
 }, which is unfair in races of Space Builder. Have it set by itself: sudo timedatectl set-ntp true
check-application = The application { $name } is invited with this link: { $link }
check-application-endpoint = The application has an interactions endpoint URL, so Discord sends clicks and commands there instead of to the bot. Empty that field on the page General Information in the Developer Portal.
check-application-code-grant = The application requires an OAuth2 code grant, so the link to invite it does not work. Switch that off on the page Bot in the Developer Portal.
check-starts = The bot may connect { $left } more times today, and needs { $shards ->
    [one] one
   *[other] { $shards }
 } for a start.
check-starts-few = The bot may connect only { $left } more times today. Something starts it again and again: look into its log.
check-starts-none = The bot has connected too often today. Discord lets it connect again in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 }.
check-gateway = Discord's gateway can be reached: { $url }
