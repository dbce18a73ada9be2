# What is wrong with a setting: shown to the person who starts the bot, in the terminal.
# Each message names the variable, what was found and what is expected.

settings-file = { $path } can't be read ({ $found }). Expected: a text file in UTF-8 that the bot may open.

settings-misspelt = There is no setting { $name }. Did you mean { $meant }?

# $length: the number of characters; the value itself is never shown
settings-discord-token = DISCORD_TOKEN is not the token of a bot: it has { $length } characters (not shown here). Expected: the token from the page “Bot” of your application, three parts with dots between them.

settings-database-url = DATABASE_URL is “{ $found }”. Expected: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE.
settings-database-parameters = DATABASE_URL has { $count ->
    [one] the parameter { $names }, which the bot cannot use with PostgreSQL. Leave it out.
   *[other] the parameters { $names }, which the bot cannot use with PostgreSQL. Leave them out.
}
settings-database-repeated = DATABASE_URL has the parameter { $name } more than once. Expected: one value.
settings-database-number = DATABASE_URL has the parameter { $name } with the value “{ $found }”. Expected: a whole number.

settings-discord-api = DISCORD_API is “{ $found }”. Expected: the address of a proxy for Discord, such as http://127.0.0.1:8080/api/v10, or nothing.

settings-shard-count = SHARD_COUNT is “{ $found }”. Expected: a whole number from 1 to { $most }, or nothing to let Discord choose.

settings-shard-ids = SHARD_IDS is “{ $found }”. Expected: numbers and ranges with commas between them, such as 0,1 or 0-3.
settings-shard-ids-alone = SHARD_IDS is “{ $found }”, but SHARD_COUNT is not set. Expected: SHARD_COUNT, the number of shards of all processes together.
settings-shard-ids-range = SHARD_IDS is “{ $found }”, but there is no shard { $shard }. Expected: numbers from 0 to { $last }, one less than SHARD_COUNT.
settings-shard-ids-twice = SHARD_IDS is “{ $found }” and has shard { $shard } more than once. Expected: each number once.
settings-shard-ids-sqlite = SHARD_IDS is “{ $found }”, a part of the { $count } shards, so several processes share the database, and DATABASE_URL is SQLite, which serves one. Expected: a PostgreSQL address in DATABASE_URL, or no SHARD_IDS.

settings-log-format = LOG_FORMAT is “{ $found }”. Expected: plain or json.
settings-log-level = LOG_LEVEL is “{ $found }”. Expected: DEBUG, INFO, WARNING, ERROR or CRITICAL.
settings-privacy-url = PRIVACY_URL is “{ $found }”. Expected: the address of a page, such as https://example.net/privacy.
settings-terms-url = TERMS_URL is “{ $found }”. Expected: the address of a page, such as https://example.net/terms.
settings-contact = CONTACT is too long, or holds a secret (not shown here). Expected: at most { $most } characters, such as an e-mail address.
settings-emojis = EMOJIS is “{ $found }”. Expected: on or off.
settings-coach = COACH is “{ $found }”. Expected: on or off.
settings-welcome = WELCOME is “{ $found }”. Expected: on or off.
settings-metrics-port = METRICS_PORT is “{ $found }”. Expected: a whole number from 1 to { $most }, or nothing for no metrics.
settings-metrics-host = METRICS_HOST is “{ $found }”. Expected: an address of this machine, such as 127.0.0.1 or ::1, or 0.0.0.0 for all of them.
settings-metrics-port-taken = METRICS_PORT is { $port }, but another program listens on that port of { $host }. Choose another one, or end that program.
settings-metrics-address = METRICS_HOST is { $host }, and METRICS_PORT is { $port }, but the bot cannot listen there: { $reason }. Expected: an address of this machine, such as 127.0.0.1 or 0.0.0.0, and a port that the bot may use.
