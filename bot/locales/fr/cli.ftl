# What the person who runs the bot sees in a terminal.

cli-about = Guildhall : des jeux de construction entre amis, dans les salons d’un serveur Discord.
cli-command = COMMANDE
cli-version = Guildhall { $version }, schéma de base de données { $schema }
cli-version-help = Afficher la version et le schéma de la base de données, puis quitter.
cli-run = Connecter le bot à Discord et le faire tourner (commande par défaut).
cli-sandbox = Essayer le bot dans le navigateur, sans Discord : ni compte, ni token.
cli-sandbox-port = Le port de la page sur cette machine.
cli-sandbox-no-browser = Ne pas ouvrir de navigateur ; afficher seulement l’adresse.
cli-sandbox-database = Un fichier où garder les parties ; sans lui, elles disparaissent quand le bac à sable se ferme.
cli-sandbox-missing = Le bac à sable a besoin de SimCord, qui n’est pas installé. Lance le bac à sable avec : uv run bot sandbox
cli-sandbox-open = Le bac à sable est ouvert. Joue ici : { $url }
    Choisis en haut de la page qui tu es. Appuie sur Ctrl+C pour arrêter.
cli-sandbox-closed = Le bac à sable est fermé.
cli-sandbox-port-taken = Le port { $port } n’est pas libre. Choisis-en un autre avec --port.
cli-atlas = Dessiner les éléments de toutes les images dans un seul fichier, à côté de la base de données. Le bot le fait de lui-même à son premier démarrage.
cli-atlas-folder = Le dossier où écrire ; par défaut, celui de la base de données.
cli-atlas-done = Les éléments de toutes les images sont dans { $file } ({ $megabytes } Mo).
cli-atlas-failed = Impossible d’écrire les éléments de toutes les images dans { $folder } : { $error }.
cli-ratings = Recalculer toutes les cotes à partir des parties finies.
cli-ratings-counted = { $count ->
    [one] { $count } partie compte.
   *[other] { $count } parties comptent.
 }
cli-backup = Copier la base de données dans un fichier pendant que le bot tourne.
cli-backup-file = Le fichier à écrire ; il ne doit pas encore exister. Ou bien un dossier : le fichier y est alors nommé d’après la date et l’heure.
cli-backup-keep = Ne garder que ce nombre de copies dans le dossier, et supprimer les plus anciennes.
cli-backup-keep-folder = --keep demande un dossier, et { $file } n’en est pas un. Crée d’abord le dossier.
cli-backup-done = La base de données est sauvegardée dans { $file }.
cli-backup-exists = { $file } existe déjà et n’a pas été modifié. Choisis un autre nom de fichier.
cli-backup-missing = Il n’y a pas de base de données { $file } à sauvegarder.
cli-backup-empty = { $file } est vide, il n’y a donc rien à sauvegarder. Est-ce bien la DATABASE_URL du bot qui tourne ?
cli-backup-failed = Impossible de sauvegarder la base de données : { $error }.
cli-backup-damaged = La copie de { $file } était endommagée et a été supprimée. Garde tes sauvegardes plus anciennes, et vérifie le disque.
cli-backup-not-sqlite = Cette base de données n’est pas un fichier SQLite. Pour sauvegarder une base PostgreSQL, utilise pg_dump.
cli-tournament = Faire jouer l’ordinateur contre lui-même, à plusieurs niveaux, et afficher les résultats.
cli-tournament-game = JEU
cli-tournament-game-help = L’identifiant d’un jeu, par exemple constructor.
cli-tournament-levels = Au moins deux niveaux parmi beginner, casual, expert, master et random, séparés par des virgules ; chacun joue contre ceux qui le suivent.
cli-tournament-matches = Le nombre de parties pour chaque paire de niveaux ; les places tournent.
cli-tournament-players = Le nombre de joueurs à une table : un du premier niveau, les autres du second.
cli-tournament-processes = Le nombre de processus qui jouent en même temps.
cli-tournament-progress = { $level } contre { $other } : { $number } sur { $all }
cli-tournament-head = | rencontre | joueurs | parties | points | intervalle à 95 % | défaites | ms par action, moyenne / maximum | ms de l’autre |
    | --- | --- | --- | --- | --- | --- | --- | --- |
cli-tournament-row = | { $level } contre { $other } | { $players } | { $matches } | { $points } | { $low } à { $high } | { $lost } | { $mine } | { $theirs } |
cli-tournament-no-game = Il n’y a pas de jeu { $game }. Choisis parmi : { $games }.
cli-tournament-no-level = Indique au moins deux de ces niveaux, séparés par des virgules : { $levels }.
cli-tournament-no-seats = Ce jeu est pour { $least } à { $most } joueurs.
cli-record = Vérifier, lire et convertir des fichiers de partie.
cli-record-file = Un fichier de partie, comme en donnent « Enregistrer la partie » et /match record.
cli-record-verify = Vérifier un fichier de partie : sa somme de contrôle, la graine, chaque action et le résultat.
cli-record-show = Raconter une partie tour par tour, ou décrire en entier une seule de ses positions.
cli-record-show-frame = Une seule position, par le numéro affiché entre crochets : 0 est le début.
cli-record-show-picture = Dessiner cette position, ou la dernière, dans ce nouveau fichier : .png, .jpg ou .webp.
cli-record-schema = Afficher le schéma JSON des fichiers de partie.
cli-record-checking = Vérification
cli-record-progress = { $doing } { $bar } { $percent } %
cli-record-true = { $file } est authentique : la graine, { $actions ->
        [0] l’absence d’actions
        [one] la seule action
       *[other] les { $actions } actions
    } et le résultat s’accordent selon les règles.
cli-record-unproven = Les noms, les temps et les conseils sont tels que les donne le fichier : aucun fichier ne peut les prouver.
cli-record-about = { $game } · { $players } · { $unit ->
        [rounds] { $count ->
            [one] { $count } manche
           *[other] { $count } manches
        }
       *[turns] { $count ->
            [one] { $count } tour
           *[other] { $count } tours
        }
    } · finie le { $day }
cli-record-refused = { $file } : { $reason }
cli-record-unreadable = Impossible de lire { $file } : { $error }.
cli-record-unwritable = Impossible d’écrire { $file } : { $error }.
cli-record-exists = { $file } existe déjà et n’a pas été modifié. Choisis un autre nom de fichier.
cli-record-no-frame = Il n’y a pas de position { $frame } : celles de cette partie vont de 0 à { $last }.
cli-record-no-picture-format = { $file } n’est pas un nom d’image. Le nom doit finir par .png, .jpg ou .webp.
cli-record-frame = [{ $frame }/{ $last }] { $title }
cli-record-picture = La position { $frame } est dessinée dans { $file }.
cli-not-positive = { $number } n’est pas un nombre supérieur à 0.
cli-no-token = DISCORD_TOKEN n’est pas défini. Mets le token du bot dans .env, ou essaie le bot sans Discord : bot sandbox
cli-wrong-token = Discord a refusé DISCORD_TOKEN. Copie de nouveau le token depuis la page du bot dans le Developer Portal.
cli-intents = Discord a refusé les intents du bot. Il n’a besoin d’aucun intent privilégié ; vérifie sa page dans le Developer Portal.
cli-token-reset = Discord n’accepte plus DISCORD_TOKEN : le token a été réinitialisé, ou le bot a été supprimé. Copie le nouveau token depuis la page du bot dans le Developer Portal.
cli-shard-unknown = Discord ne connaît pas les shards de ce bot. Vérifie SHARD_IDS et SHARD_COUNT, ou retire les deux.
cli-shards-needed = Le bot est sur trop de serveurs pour son nombre de shards. Augmente SHARD_COUNT, ou retire ce réglage.
cli-gateway-old = Discord n’accepte plus cette version du bot. Installe la plus récente.
cli-gateway-closed = Discord a fermé la connexion pour de bon (code { $code }). Redémarre le bot ; si ça n’aide pas, cherche ce code dans la documentation de Discord.
cli-discord-forbids = Discord, ou quelque chose entre cette machine et Discord, interdit au bot de se connecter. Vérifie la page du bot dans le Developer Portal, et le proxy ou le pare-feu de cette machine.
cli-too-many-requests = Discord reçoit trop de requêtes de l’adresse de cette machine et n’en accepte plus. Redémarre le bot dans { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
cli-too-many-requests-for-now = Discord reçoit trop de requêtes de l’adresse de cette machine et n’en accepte plus. Redémarre le bot dans une heure.
cli-commands-refused = Discord a refusé les commandes du bot ({ $reason }). C’est une erreur du bot : signale-la, s’il te plaît, et reviens à la version précédente.
cli-unreadable-answer = Ce n’est pas Discord qui a répondu, mais autre chose à sa place. Vérifie le proxy, le pare-feu et la connexion de cette machine.
cli-discord-failed = Discord a refusé le bot ({ $reason }).
cli-no-discord = Discord est injoignable. Vérifie la connexion de cette machine et réessaie.
cli-database-corrupt = La base de données { $file } est endommagée, ou n’est pas une base SQLite. Elle n’a pas été modifiée. Restaure une sauvegarde, ou indique un autre fichier dans DATABASE_URL.
cli-database-forbidden = Le bot n’a pas le droit de lire et de modifier la base de données { $file }. Vérifie à qui appartiennent le fichier et son dossier, quelles sont leurs permissions, et si on peut écrire sur le disque. La base de données elle-même n’a pas été modifiée.
cli-database-unreachable = Impossible d’ouvrir la base de données ({ $reason }). Vérifie DATABASE_URL, et que le serveur tourne ou que le dossier existe.
cli-database-driver = DATABASE_URL est une adresse PostgreSQL, mais le pilote de PostgreSQL (asyncpg) n’est pas installé. Installe le bot avec l’extra postgresql, comme le montre docs/hosting.md.
cli-database-newer = La base de données a été écrite par une version plus récente de ce bot (révision { $revision }). Elle n’a pas été modifiée. Installe cette version plus récente.
cli-database-in-use = Des processus d’une version plus ancienne de ce bot tournent encore, et ils ne peuvent pas utiliser la base de données telle que cette version la demande (révision { $revision }). Arrête-les, puis redémarre cette version. La base de données n’a pas été modifiée.

## The gallery of pictures

gallery-about = Dessiner les positions typiques de chaque jeu avec chaque apparence des images, et écrire les images dans un dossier.
gallery-folder = DOSSIER
gallery-folder-help = Le dossier des images ; il est créé s’il n’existe pas. Par défaut, gallery.
gallery-game-help = Ne dessiner que les positions de ce jeu.
gallery-done = { $count ->
    [one] { $count } image dans { $folder }
   *[other] { $count } images dans { $folder }
 }
gallery-other-files = { $folder } contient d’autres fichiers et n’a pas été modifié. Choisis un dossier nouveau ou vide.
gallery-failed = Impossible d’écrire les images dans { $folder } : { $error }.

## Commands that only the sandbox has

command-sandbox = Ce que seul le Discord simulé peut faire
command-sandbox-restart = Arrêter le bot et le redémarrer sur la même base de données
sandbox-welcome = ### Bienvenue dans Guildhall
    Choisis un jeu et joue contre un ordinateur débutant. Tu découvres un jeu ? **Apprendre** l’enseigne en trois minutes. Pour jouer à deux, ouvre cette page dans un autre onglet et choisis Bruno en haut. `/help` en dit plus.
sandbox-restarting = Le bot redémarre. Continue à jouer avec les mêmes boutons.

## The page of the sandbox

sandbox-title = Guildhall
sandbox-subtitle = Bac à sable
sandbox-channel = jeux
sandbox-host = Modération
sandbox-place-channel = # { $name }
sandbox-place-thread = 🧵 { $name }
sandbox-place-direct = ✉ Messages privés
sandbox-changed = Ce bouton vient de changer. Regarde le plateau tel qu’il est maintenant, et choisis de nouveau.
sandbox-failed = Le bot n’a pas répondu à temps. Regarde le plateau avant de réessayer.
sandbox-parameter-unknown = { $command } n’a pas d’option « { $name } ». { $count ->
    [0] Cette commande n’en a aucune.
    [one] Sa seule option : { $known }.
   *[other] Ses options : { $known }.
 }
sandbox-parameter-unnamed = { $count ->
    [0] { $command } n’a pas d’options : retire « { $value } ».
    [one] Écris nom:valeur au lieu de « { $value } ». { $command } a l’option { $known }.
   *[other] Écris nom:valeur au lieu de « { $value } ». { $command } a les options { $known }.
 }
sandbox-parameter-value = L’option « { $name } » ne peut pas être « { $value } ».
sandbox-parameter-file = L’option « { $name } » est un fichier. Tape { $command } sans rien d’autre, puis choisis le fichier.
sandbox-parameter-missing = { $command } a aussi besoin de l’option « { $name } ».
sandbox-lost = Le bac à sable est fermé. Lance-le de nouveau dans le terminal.
