# /server: what a server's owner and its moderators see and change.

server-log-title = ### What was changed here
server-log-empty = Nothing has been changed in this server yet. Changes of its settings and steps of its moderators are listed here.
server-log-line = - { $at } · { $user }: { $what }
button-server-log-older = Older
button-server-log-newest = Newest
refusal-server-managers-only = Only members with the permission Manage Server can do this.

command-server-name = server
command-server = How Guildhall plays in this server, for those who look after it
command-server-log-name = log
command-server-log = See who changed what in this server
