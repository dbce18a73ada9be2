moderate-title = ### Parties ouvertes sur ce serveur, celle qui attend depuis le plus longtemps d’abord
moderate-none = Aucune partie ni table n’est ouverte sur ce serveur.
moderate-line = - **{ $game }** · { $channel } · { $players } · { $state }
moderate-state-table = { $free ->
    [0] une table complète qui n’a pas commencé, ouverte { $since }
    [one] une table avec { $free } place libre, ouverte { $since }
   *[other] une table avec { $free } places libres, ouverte { $since }
 }
moderate-state-turn = à { $players } de jouer, tour commencé { $since }
moderate-state-time = personne ne doit jouer maintenant
moderate-state-lost = attend depuis la perte de son salon { $since }
moderate-state-paused = en pause { $since }
moderate-choice = { $game }, partie { $number } : { $players }
moderate-choice-unnamed = { $game }, partie { $number }
moderate-match-title = ### Partie { $number }
moderate-you-play = -# Tu joues toi-même dans cette partie. Les joueurs et le journal du serveur le voient.
moderate-why = Pourquoi ? Tous les joueurs le voient.
moderate-pause-form = Mettre cette partie en pause
moderate-end-form = Fermer cette partie pour de bon
moderate-paused = La partie est en pause : personne ne peut jouer, et le temps est arrêté.
moderate-resumed = La partie continue, avec le temps qui restait.
moderate-move-where = La partie se joue dans { $channel }. Où doit-elle continuer ?
moderate-moved = La partie continue dans { $channel }.
menu-moderate = Choisir une partie
menu-moderate-move = Choisir un salon ou un fil
button-moderate-first = Première page
button-moderate-next = Page suivante
button-moderate-jump = Aller à la partie
button-moderate-back = Retour à la liste
button-moderate-pause = Mettre en pause
button-moderate-resume = Reprendre
button-moderate-move = Déplacer
button-moderate-end = Fermer
button-moderate-thread = Nouveau fil dans ce salon
board-paused = Partie mise en pause par { $by } (modération{ $plays ->
        [yes] , joue dans cette partie
       *[no] { "" }
    }) : { $reason }
board-paused-until = -# On ne peut pas jouer et le temps est arrêté jusqu’à ce que la modération fasse reprendre la partie. Vous pouvez toujours l’arrêter ensemble, sous *Plus*.
event-paused = { $user } (modération{ $plays ->
    [yes] , joue dans cette partie
   *[no] { "" }
 }) a mis la partie en pause.
event-unpaused = { $user } (modération{ $plays ->
    [yes] , joue dans cette partie
   *[no] { "" }
 }) a fait reprendre la partie.
channel-lost-missing = Discord ne trouve pas son salon, elle attend donc et le temps est arrêté. `/match move` dans un autre salon du serveur la fait continuer là-bas.
channel-lost-deleted = Son salon a été supprimé, elle attend donc et le temps est arrêté. `/match move` dans un autre salon du serveur la fait continuer là-bas.
channel-lost-left = On m’a retiré du serveur, elle attend donc et le temps est arrêté. Elle continue dès qu’on m’y invite de nouveau.
refusal-channel-lost = Le salon de cette partie n’existe plus. Déplace la partie dans un autre salon : elle continue alors.
me-match-lost = - ⏸ { $match } : { $why }
me-match-paused = - { $match } : mise en pause par la modération. [Voir]({ $link })
says-paused = { $game }. La partie est en pause.
space-builder-panel-paused = La partie est en pause. Toutes les pendules sont arrêtées, rien ne peut être construit, et personne ne voit le plan.
refusal-match-paused = { $by } (modération{ $plays ->
    [yes] , joue dans cette partie
   *[no] { "" }
 }) a mis la partie en pause : { $reason }
    Le temps est arrêté jusqu’à ce que la modération la fasse reprendre. Vous pouvez toujours arrêter la partie ensemble.
refusal-already-paused = Cette partie est déjà en pause.
refusal-not-paused = Cette partie n’est plus en pause.
refusal-moderate-over = Cette partie s’est terminée entre-temps.
refusal-moderate-no-channel = Je ne peux pas voir ce salon. Choisis-en un autre.
refusal-server-moderators-only = Seuls les membres qui ont la permission Gérer les messages sur ce serveur peuvent faire ça.
refusal-no-reason = Donne une raison : les joueurs la voient.
blocked-title = ### Blocages ici
blocked-nobody = Il n’y a aucun blocage sur ce serveur.
blocked-line = - { $user } : { $reason } · { $by }, { $at }
blocked-now = Blocage de { $user } : aucune nouvelle partie possible sur ce serveur. Celles en cours continuent ; `/server matches` peut les fermer.
unblocked-now = { $user } peut de nouveau jouer sur ce serveur.
refusal-you-are-blocked = La modération a bloqué ton accès aux parties de ce serveur : { $reason } Les parties où tu joues déjà continuent. Si tu penses que c’est une erreur, demande à la modération ici.
refusal-user-is-blocked = La modération a bloqué l’accès de <@{ $user }> aux parties de ce serveur : cette personne ne peut donc pas jouer ici.
refusal-block-yourself = Tu ne peux pas te bloquer toi-même.
refusal-block-a-bot = Un bot ne joue pas de parties, il ne peut donc pas être bloqué.
refusal-block-a-moderator = On ne peut bloquer ni la personne propriétaire d’un serveur, ni sa modération. Retire d’abord la permission Gérer les messages.
refusal-already-blocked = Ce blocage existe déjà. `/server blocked` dit pourquoi.
refusal-not-blocked = Il n’y a pas de blocage de cette personne sur ce serveur.
server-log-match-paused = partie { $match } mise en pause dans <#{ $channel }>{ $plays ->
    [yes] , en y jouant
   *[no] { "" }
 } : { $reason }
server-log-match-unpaused = partie { $match } reprise dans <#{ $channel }>{ $plays ->
    [yes] , en y jouant
   *[no] { "" }
 }
server-log-match-moved = partie { $match } déplacée de <#{ $channel }> vers <#{ $to }>{ $plays ->
    [yes] , en y jouant
   *[no] { "" }
 }
server-log-match-ended = partie { $match } fermée dans <#{ $channel }>{ $plays ->
    [yes] , en y jouant
   *[no] { "" }
 } : { $reason }
server-log-user-blocked = blocage de <@{ $user }> : { $reason }
server-log-user-unblocked = fin du blocage de <@{ $user }>
server-log-name-reported = ce nom a été signalé ; `/server names` décide
server-log-name-allowed = nom signalé de <@{ $user }> autorisé
server-log-name-hidden = nom de <@{ $user }> laissé caché
server-log-welcomed = invitation reçue, message de bienvenue dans <#{ $channel }>
command-server-matches = Mettre en pause, déplacer ou fermer des parties ouvertes, pour la modération
command-server-block = Exclure quelqu’un des parties de ce serveur, pour la modération
parameter-server-block-user = Qui
parameter-server-block-reason = Pourquoi ; la personne le voit
command-server-unblock = Laisser quelqu’un jouer de nouveau sur ce serveur, pour la modération
command-server-names = Décider des noms que des membres ont signalés, pour la modération
command-server-blocked = Voir les blocages de ce serveur et leurs raisons, pour la modération
button-report-name = Signaler un nom
report-name-title = Quel nom est choquant ? Les images montrent alors le mot de sa couleur, pour tout ce serveur, jusqu’à ce que la modération décide. Personne n’apprend que tu l’as signalé.
report-name-menu = Quel nom ?
report-name-sure = Signaler le nom de { $player } ? La modération de ce serveur en décide.
name-reported = Le nom est caché dans les images et les listes jusqu’à ce que la modération décide.
name-noted = La modération verra ton signalement. Le nom reste jusqu’à sa décision, car elle a refusé tes signalements précédents.
names-title = **Noms signalés.** Les noms cachés apparaissent comme le mot de leur couleur.
names-nobody = Aucun nom n’est signalé ni caché sur ce serveur.
names-line = { $user }, nom signalé { $at } : { $status ->
    [open] caché jusqu’à ta décision.
    [unproven] affiché jusqu’à ta décision.
   *[hidden] caché par la modération, quel que soit le nom.
 }
button-name-allow = Autoriser
button-name-hide = Laisser caché
refusal-report-yourself = Tu ne peux pas signaler ton propre nom.
refusal-name-reported = Ce nom est déjà signalé.
refusal-name-allowed = La modération a autorisé ce nom. Tu pourras le signaler de nouveau s’il change.
refusal-name-decided = Une décision a déjà été prise pour ce nom. `/server names` montre ce qui reste.
refusal-name-not-shown = Je ne connais pas ce nom en ce moment, les images montrent donc la couleur. Réessaie dans une minute.
refusal-no-names-to-report = Il n’y a pas ici de nom que tu pourrais signaler.
refusal-own-name = C’est à une autre personne de la modération de décider de ton propre nom.
refusal-too-many-reports = Tu as signalé { $most } noms en un jour. Tu pourras en signaler d’autres demain, ou t’adresser à la modération.
