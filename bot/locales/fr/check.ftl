# What ``bot check`` says in the terminal: one line for each thing that it has looked at.

cli-check = Vérifier avant le démarrage si les réglages, les fichiers, la base de données et Discord sont en ordre. Sans --live, rien n’est modifié.

check-mark-fine = [ ok  ]
check-mark-note = [note ]
check-mark-wrong = [ÉCHEC]
check-passed = Il n’y a rien à réparer.
check-failures = { $count ->
    [one] Il y a { $count } chose à réparer pour que le bot tourne bien.
   *[other] Il y a { $count } choses à réparer pour que le bot tourne bien.
}

## Settings and files

check-settings = Les réglages sont utilisables.
check-env-missing = Il n’y a pas de fichier { $file } dans ce dossier : tous les réglages viennent des variables d’environnement.
check-env-private = Seul le compte propriétaire peut lire { $file }.
check-env-others = D’autres comptes de cette machine peuvent lire le token dans { $file }. Pour réparer ça : { $command }
check-files-private = Seul le compte propriétaire peut lire la base de données et les sauvegardes qui sont à côté.
check-files-others = D’autres comptes de cette machine peuvent lire la base de données ou ses sauvegardes, qui contiennent les secrets des parties en cours. Pour réparer ça : { $command }
check-other-user = Tu lances cette vérification avec root, qui peut tout lire, mais { $file } appartient au compte { $owner }. Lance-la avec le compte { $owner }, celui qui fait tourner le bot.
check-letters = Les images peuvent montrer les noms en écriture thaïe, arabe et devanagari.
check-letters-missing = Les images ne peuvent pas montrer les noms en écriture thaïe, arabe ou devanagari : elles désignent ces joueurs par leur couleur, et les signes des mots thaïs se chevauchent. Installe la bibliothèque FriBiDi et redémarre le bot : sudo apt-get install libfribidi0

## Database

check-database = La base de données { $database } est utilisable (schéma { $revision }).
check-database-new = La base de données { $file } n’existe pas encore. Le bot la crée à son premier démarrage.
check-database-empty = La base de données { $database } est vide. Le bot crée ses tables à son premier démarrage.
check-database-older = La base de données { $database } a le schéma { $revision } d’une version plus ancienne. Au démarrage, le bot la met au schéma { $newest } : fais d’abord une sauvegarde.
check-database-memory = La base de données est en mémoire : toutes les parties sont perdues quand le bot s’arrête.
check-space = Il reste { NUMBER($free) } Mo d’espace libre dans { $folder }.
check-space-little = Il ne reste que { NUMBER($free) } Mo d’espace libre dans { $folder }. Supprime bientôt d’anciennes sauvegardes ou d’autres fichiers.
check-space-none = Il ne reste que { NUMBER($free) } Mo d’espace libre dans { $folder } : c’est trop peu pour enregistrer les parties. Supprime d’anciennes sauvegardes ou d’autres fichiers.
check-postgresql = Le serveur de la base de données est PostgreSQL { $version }.
check-postgresql-old = Le serveur de la base de données est PostgreSQL { $version }, une version avec laquelle le bot n’est pas testé. Utilise { $oldest } ou une version plus récente.
check-postgresql-encoding = La base de données { $database } a l’encodage { $encoding }, qui ne peut pas contenir tous les textes. Crée-la de nouveau avec : ENCODING 'UTF8'
check-postgresql-read-only = La base de données { $database } est en lecture seule. Connecte le bot au serveur principal, ou autorise l’écriture.
check-postgresql-may-not-create = Le compte de DATABASE_URL n’a pas le droit de créer des tables dans la base de données { $database }. Rends-le propriétaire de la base : ALTER DATABASE … OWNER TO …
check-postgresql-owner = Des tables de la base de données { $database } appartiennent au compte { $owner }. Restaure la sauvegarde avec le compte de DATABASE_URL : pg_restore --no-owner

## Discord

check-token = Discord accepte DISCORD_TOKEN. Le bot s’appelle { $name }.
check-clock = L’horloge de cette machine est à l’heure.
check-clock-wrong = L’horloge de cette machine { $direction ->
    [fast] avance
   *[slow] retarde
 } de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }, ce qui est injuste dans les courses de Space Builder. Pour qu’elle se règle toute seule : sudo timedatectl set-ntp true
check-application = Voici le lien pour inviter l’application { $name } : { $link }
check-application-endpoint = L’application a une « Interactions Endpoint URL » : Discord y envoie donc les clics et les commandes, au lieu de les envoyer au bot. Vide ce champ sur la page « General Information » du Developer Portal.
check-application-code-grant = L’application demande un « OAuth2 Code Grant », le lien d’invitation ne marche donc pas. Désactive cette option sur la page « Bot » du Developer Portal.
check-starts = Le bot peut encore se connecter { $left } fois aujourd’hui, et un démarrage demande { $shards ->
    [one] { $shards } connexion
   *[other] { $shards } connexions
 }.
check-starts-few = Le bot ne peut plus se connecter que { $left } fois aujourd’hui. Quelque chose le redémarre sans cesse : regarde son journal.
check-starts-none = Le bot s’est connecté trop souvent aujourd’hui. Discord le laissera se connecter de nouveau dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }.
check-gateway = La passerelle de Discord est joignable : { $url }
