server-log-title = ### Ce qui a été changé ici
server-log-empty = Rien n’a encore été changé sur ce serveur. Les changements de ses réglages et les mesures de sa modération apparaissent ici.
server-log-line = - { $at } · { $user } : { $what }
button-server-log-older = Plus anciens
button-server-log-newest = Les plus récents
refusal-server-managers-only = Seuls les membres qui ont la permission Gérer le serveur peuvent faire ça.
command-server = Comment Guildhall joue sur ce serveur, pour qui s’en occupe
command-server-log = Voir qui a changé quoi sur ce serveur
