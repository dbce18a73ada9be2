server-log-title = ### Lo que se ha cambiado aquí
server-log-empty = En este servidor aún no se ha cambiado nada. Aquí aparecen los cambios de sus ajustes y las medidas de su moderación.
server-log-line = - { $at } · { $user }: { $what }
button-server-log-older = Anteriores
button-server-log-newest = Más recientes
refusal-server-managers-only = Solo los miembros con el permiso Gestionar servidor pueden hacer esto.

command-server = Cómo se juega con Guildhall en este servidor, para quienes lo cuidan
command-server-log = Mira quién cambió qué en este servidor
