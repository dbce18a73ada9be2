# What the person who runs the bot sees in a terminal.

cli-about = Guildhall: building games for friends in the channels of a Discord server.
cli-command = COMMAND
cli-version = Guildhall { $version }, database schema { $schema }
cli-version-help = Print the version and the schema of the database, and exit.
cli-run = Connect to Discord and run the bot (the default).
cli-sandbox = Try the bot in the browser, without Discord: no account, no token.
cli-sandbox-port = The port of the page on this machine.
cli-sandbox-no-browser = Do not open a browser; print the address only.
cli-sandbox-database = A file to keep the matches in; without it they are gone afterwards.
cli-sandbox-missing = The sandbox needs SimCord, which is not installed. Start it with: uv run bot sandbox
cli-sandbox-open = The sandbox is open. Play here: { $url }
    Choose who you are at the top of the page. Press Ctrl+C to end.
cli-sandbox-closed = The sandbox is closed.
cli-sandbox-port-taken = Port { $port } is not free. Choose another one with --port.
cli-atlas = Draw the parts of all pictures into one file beside the database. The bot does it itself at its first start.
cli-atlas-folder = The folder to write to: that of the database if none is named.
cli-atlas-done = The parts of all pictures are in { $file } ({ $megabytes } MB).
cli-atlas-failed = The parts of all pictures could not be written to { $folder }: { $error }.
cli-ratings = Recount all ratings from the finished matches.
cli-ratings-counted = { $count ->
    [one] { $count } match counts.
   *[other] { $count } matches count.
 }
cli-backup = Copy the database to a file while the bot runs.
cli-backup-file = The file to write, which must not exist yet, or a folder: the file in it is then named after the time.
cli-backup-keep = Keep only this number of copies in the folder, and delete the older ones.
cli-backup-keep-folder = --keep needs a folder, and { $file } is none. Create the folder first.
cli-backup-done = The database is saved to { $file }.
cli-backup-exists = { $file } exists already and was not touched. Name a new file.
cli-backup-missing = There is no database { $file } to save.
cli-backup-empty = { $file } is empty, so there is nothing to save. Is DATABASE_URL that of the running bot?
cli-backup-failed = The database could not be saved: { $error }.
cli-backup-damaged = The copy of { $file } is damaged and was deleted. Keep your older backups, and check the disk.
cli-backup-not-sqlite = This database is not a SQLite file. Save a PostgreSQL database with pg_dump.
cli-tournament = Let computer players play each other, and print the results.
cli-tournament-game = GAME
cli-tournament-game-help = The key of a game, such as constructor.
cli-tournament-levels = Two or more of beginner, casual, expert, master and random, separated by commas; each plays those named after it.
cli-tournament-matches = How many matches each two of them play; the seats rotate.
cli-tournament-players = How many sit at a table: one of the first level, the others of the second.
cli-tournament-processes = How many processes play at once.
cli-tournament-progress = { $level } against { $other }: { $number } of { $all }
cli-tournament-head = | match-up | players | matches | points | 95 % interval | lost | ms an action, mean / longest | the other's |
    | --- | --- | --- | --- | --- | --- | --- | --- |
cli-tournament-row = | { $level } against { $other } | { $players } | { $matches } | { $points } | { $low } to { $high } | { $lost } | { $mine } | { $theirs } |
cli-tournament-no-game = There is no game { $game }. Choose one of: { $games }.
cli-tournament-no-level = Name at least two of these levels, separated by commas: { $levels }.
cli-tournament-no-seats = This game is for { $least } to { $most } players.
cli-record = Check, read and convert record files of matches.
cli-record-file = A record file, as Save the Record and /match record give it.
cli-record-verify = Check a record file: its checksum, the seed, each action and the result.
cli-record-show = Tell a match turn by turn, or one frame of it with the whole position.
cli-record-show-frame = One frame only, by its number in brackets: 0 is the start.
cli-record-show-picture = Draw the frame, or the last one, into this new file: .png, .jpg or .webp.
cli-record-schema = Print the JSON schema of record files.
cli-record-checking = Checking
cli-record-progress = { $doing } { $bar } { $percent } %
cli-record-true = { $file } is a true record: the seed, { $actions ->
        [one] its only action
       *[other] all { $actions } actions
    } and the result fit together by the rules.
cli-record-unproven = Names, times and hints are as the file tells them: no file can prove them.
cli-record-about = { $game } · { $players } · { $unit ->
        [rounds] { $count ->
            [one] one round
           *[other] { $count } rounds
        }
       *[turns] { $count ->
            [one] one turn
           *[other] { $count } turns
        }
    } · ended on { $day }
cli-record-refused = { $file }: { $reason }
cli-record-unreadable = { $file } cannot be read: { $error }.
cli-record-unwritable = { $file } cannot be written: { $error }.
cli-record-exists = { $file } exists already and was not touched. Name a new file.
cli-record-no-frame = There is no frame { $frame }: this match has the frames 0 to { $last }.
cli-record-no-picture-format = { $file } does not name a picture. Let the name end with .png, .jpg or .webp.
cli-record-frame = [{ $frame }/{ $last }] { $title }
cli-record-picture = Frame { $frame } is drawn in { $file }.
cli-not-positive = { $number } is not a positive number.
cli-no-token = DISCORD_TOKEN is not set. Put the bot's token into .env, or try the bot without Discord: bot sandbox
cli-wrong-token = DISCORD_TOKEN was refused by Discord. Copy the token again from the bot's page in the Developer Portal.
cli-intents = Discord refused the intents of the bot. It needs none that are privileged; check its page in the Developer Portal.
cli-token-reset = Discord no longer accepts DISCORD_TOKEN: it was reset, or the bot was deleted. Copy the new token from the bot's page in the Developer Portal.
cli-shard-unknown = Discord does not know the shards of this bot. Check SHARD_IDS and SHARD_COUNT, or leave both out.
cli-shards-needed = The bot is in too many servers for its number of shards. Raise SHARD_COUNT, or leave it out.
cli-gateway-old = Discord no longer speaks with this version of the bot. Install the newest one.
cli-gateway-closed = Discord closed the connection for good (code { $code }). Start the bot again; if that does not help, look the code up in Discord's documentation.
cli-discord-forbids = Discord, or something between this machine and Discord, forbids the bot to log in. Check the bot's page in the Developer Portal, and the proxy or firewall of this machine.
cli-too-many-requests = Discord gets too many requests from this machine's address and refuses more. Start the bot again in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
cli-too-many-requests-for-now = Discord gets too many requests from this machine's address and refuses more. Start the bot again in an hour.
cli-commands-refused = Discord refused the commands of the bot ({ $reason }). This is a mistake in the bot: please report it, and use the version before this one.
cli-unreadable-answer = What answered in Discord's place is not Discord. Check the proxy, the firewall and the connection of this machine.
cli-discord-failed = Discord refused the bot ({ $reason }).
cli-no-discord = Discord cannot be reached. Check the connection of this machine and try again.
cli-database-corrupt = The database { $file } is damaged or is no SQLite database. It was not changed. Restore a backup, or name another file in DATABASE_URL.
cli-database-forbidden = The bot may not read and write the database { $file }. Check the owner and the permissions of the file and of its folder, and that the disk can be written to. The database itself was not changed.
cli-database-unreachable = The database cannot be opened ({ $reason }). Check DATABASE_URL, and that the server runs or the folder exists.
cli-database-driver = DATABASE_URL is a PostgreSQL address, but the driver for it (asyncpg) is not installed. Install the bot with the extra postgresql, as docs/hosting.md shows.
cli-database-newer = The database was written by a newer version of this bot (revision { $revision }). It was not changed. Install the newer version.
cli-database-in-use = Processes of an older version of this bot are still running, and they cannot work with the database that this version needs (revision { $revision }). Stop them, then start this version again. The database was not changed.

## The gallery of pictures

gallery-about = Draw the typical positions of every game in every theme, and write the pictures into a folder.
gallery-folder = FOLDER
gallery-folder-help = The folder for the pictures; it is made if it is missing. The default is gallery.
gallery-game-help = Draw only the positions of this game.
gallery-done = { $count } pictures in { $folder }
gallery-other-files = { $folder } holds other files and was left as it is. Name a new or an empty folder.
gallery-failed = The pictures cannot be written to { $folder }: { $error }.

## Commands that only the sandbox has

command-sandbox-name = sandbox
command-sandbox = What only the simulated Discord can do
command-sandbox-restart-name = restart
command-sandbox-restart = Stop the bot and start it again on the same database
sandbox-welcome = ### Welcome to Guildhall
    Pick a game and play it against a beginner. New to a game? **Learn** teaches it in three minutes. To play with two people, open this page in another tab and choose Bruno at the top. `/help` says more.
sandbox-restarting = The bot is restarting. Play on with the same buttons.

## The page of the sandbox

sandbox-title = Guildhall
sandbox-subtitle = Sandbox
sandbox-channel = games
sandbox-host = Moderators
sandbox-place-channel = # { $name }
sandbox-place-thread = 🧵 { $name }
sandbox-place-direct = ✉ Direct messages
sandbox-changed = That button has just changed. Look at the board as it is now, and choose again.
sandbox-failed = The bot did not answer in time. Look at the board before you try again.
sandbox-parameter-unknown = { $command } has no parameter "{ $name }". { $count ->
    [0] It has none.
   *[other] It has { $known }.
 }
sandbox-parameter-unnamed = { $count ->
    [0] { $command } has no parameters: leave "{ $value }" out.
    [one] Write name:value instead of "{ $value }". { $command } has the parameter { $known }.
   *[other] Write name:value instead of "{ $value }". { $command } has the parameters { $known }.
 }
sandbox-parameter-value = The parameter "{ $name }" cannot be "{ $value }".
sandbox-parameter-file = The parameter "{ $name }" is a file. Type { $command } alone, then choose the file.
sandbox-parameter-missing = { $command } also needs the parameter "{ $name }".
sandbox-lost = The sandbox has ended. Start it again in the terminal.
