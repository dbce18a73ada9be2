# What is wrong with a setting: shown to the person who starts the bot, in the terminal.
# Each message names the variable, what was found and what is expected.

settings-file = Impossible de lire { $path } ({ $found }). Attendu : un fichier texte en UTF-8 que le bot a le droit d’ouvrir.

settings-misspelt = Il n’y a pas de réglage { $name }. Voulais-tu dire { $meant } ?

# $length: the number of characters; the value itself is never shown
settings-discord-token = DISCORD_TOKEN n’est pas le token d’un bot : il a { $length ->
    [one] { $length } caractère
   *[other] { $length } caractères
 } (sa valeur n’est pas montrée ici). Attendu : le token de la page « Bot » de ton application, trois parties séparées par des points.

settings-database-url = DATABASE_URL vaut « { $found } ». Attendu : sqlite:///FICHIER ou postgresql://COMPTE:MOT_DE_PASSE@SERVEUR/BASE.
settings-database-parameters = DATABASE_URL a { $count ->
    [one] l’option { $names }, que le bot ne peut pas utiliser avec PostgreSQL. Retire-la.
   *[other] les options { $names }, que le bot ne peut pas utiliser avec PostgreSQL. Retire-les.
}
settings-database-repeated = DATABASE_URL a plusieurs fois l’option { $name }. Attendu : une seule valeur.
settings-database-number = DATABASE_URL a l’option { $name } avec la valeur « { $found } ». Attendu : un nombre entier.

settings-discord-api = DISCORD_API vaut « { $found } ». Attendu : l’adresse d’un proxy pour Discord, par exemple http://127.0.0.1:8080/api/v10, ou rien.

settings-shard-count = SHARD_COUNT vaut « { $found } ». Attendu : un nombre entier de 1 à { $most }, ou rien pour laisser Discord choisir.

settings-shard-ids = SHARD_IDS vaut « { $found } ». Attendu : des nombres et des plages séparés par des virgules, par exemple 0,1 ou 0-3.
settings-shard-ids-alone = SHARD_IDS vaut « { $found } », mais SHARD_COUNT n’est pas défini. Attendu : SHARD_COUNT, le nombre de shards de tous les processus ensemble.
settings-shard-ids-range = SHARD_IDS vaut « { $found } », mais il n’y a pas de shard { $shard }. Attendu : des nombres de 0 à { $last }, soit un de moins que SHARD_COUNT.
settings-shard-ids-twice = SHARD_IDS vaut « { $found } » et contient plusieurs fois le shard { $shard }. Attendu : chaque nombre une seule fois.
settings-shard-ids-sqlite = SHARD_IDS vaut « { $found } », soit une partie seulement des { $count } shards : plusieurs processus se partagent donc la base de données. Mais DATABASE_URL est une base SQLite, qui ne peut servir qu’un seul processus. Attendu : une adresse PostgreSQL dans DATABASE_URL, ou pas de SHARD_IDS.

settings-log-format = LOG_FORMAT vaut « { $found } ». Attendu : plain ou json.
settings-log-level = LOG_LEVEL vaut « { $found } ». Attendu : DEBUG, INFO, WARNING, ERROR ou CRITICAL.
settings-privacy-url = PRIVACY_URL vaut « { $found } ». Attendu : l’adresse d’une page, par exemple https://example.net/privacy.
settings-terms-url = TERMS_URL vaut « { $found } ». Attendu : l’adresse d’une page, par exemple https://example.net/terms.
settings-contact = CONTACT est trop long, ou contient un secret (sa valeur n’est pas montrée ici). Attendu : au plus { $most } caractères, par exemple une adresse e-mail.
settings-emojis = EMOJIS vaut « { $found } ». Attendu : on ou off.
settings-coach = COACH vaut « { $found } ». Attendu : on ou off.
settings-welcome = WELCOME vaut « { $found } ». Attendu : on ou off.
settings-metrics-port = METRICS_PORT vaut « { $found } ». Attendu : un nombre entier de 1 à { $most }, ou rien pour ne pas avoir de métriques.
settings-metrics-host = METRICS_HOST vaut « { $found } ». Attendu : une adresse de cette machine, par exemple 127.0.0.1 ou ::1, ou 0.0.0.0 pour toutes.
settings-metrics-port-taken = METRICS_PORT vaut { $port }, mais un autre programme écoute déjà sur ce port de { $host }. Choisis-en un autre, ou arrête ce programme.
settings-metrics-address = METRICS_HOST vaut { $host } et METRICS_PORT vaut { $port }, mais le bot ne peut pas y écouter : { $reason }. Attendu : une adresse de cette machine, par exemple 127.0.0.1 ou 0.0.0.0, et un port que le bot a le droit d’utiliser.
