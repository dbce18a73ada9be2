# bot check --live: a visit to the real Discord

cli-check-live = Visiter le serveur qui a cet identifiant et y essayer une fois tout ce que le bot doit pouvoir faire : le bot publie, attend un clic de ta part, puis supprime tout ce qu’il a créé.
live-left-out = Pas de visite du serveur tant que les erreurs ci-dessus ne sont pas réparées.
live-not-a-server = « { $text } » n’est pas l’identifiant d’un serveur, qui est un nombre comme 1234567890123456789.

live-reason = Une vérification de Guildhall. Ceci sera supprimé automatiquement.
live-thread-name = Vérification de Guildhall
live-board-text = **Une vérification de Guildhall.** Appuie sur les deux boutons.
live-button-click = Appuyer ici
live-button-form = Ouvrir le formulaire
live-form-title = Un formulaire
live-form-label = Écris quelque chose, ou rien
live-thanks = Merci. Ce message n’est visible que pour toi.
live-mention-text = { $user }, cette mention fait partie de la vérification.
live-folded = Un plateau replié : une ligne, sans image ni boutons.

live-step-channel = Création d’un salon
live-step-forum = Création d’un forum
live-step-thread = Fil
live-step-forum-post = Post du forum
live-step-board = Plateau
live-step-edit = Modification du plateau
live-step-mention = Mention
live-step-click = Réponse au clic
live-step-open-form = Ouverture du formulaire
live-step-form = Réponse au formulaire
live-step-history = Lecture de l’historique
live-step-fold = Repli du plateau
live-step-emoji = Emoji
live-step-look = Recherche de ce qu’une visite a créé

live-no-server = Le bot n’est pas sur le serveur { $server }. Invite-le avec le lien ci-dessus, et donne l’identifiant de ce serveur : active le « Mode développeur » dans Discord, et choisis « Copier l’identifiant du serveur » dans le menu du serveur.
live-server-unavailable = Discord dit que le serveur { $server } n’est pas disponible en ce moment. Réessaie plus tard.
live-not-ready = La passerelle de Discord n’a pas laissé entrer le bot en { $seconds } secondes. Réessaie plus tard.
live-permissions = Le bot a toutes les permissions qu’il demande sur { $server }.
live-permissions-missing = Sur { $server }, il manque au bot : { $permissions }. Discord refusera peut-être certaines étapes.
live-channel-found = Il y a déjà un salon #{ $name } : la vérification l’utilise et ne le supprime pas.
live-channel-made = Le salon #{ $name } a été créé : Discord lui a donné l’identifiant { $id }.
live-no-channel = Il n’y a pas de salon #{ $name }. Crées-en un où le bot peut écrire, ou donne au bot la permission Gérer les salons pour cette vérification.
live-no-forum = Il n’y a pas de forum #{ $name }, les posts dans les forums n’ont donc pas été vérifiés. Pour les vérifier aussi, crées-en un, ou donne au bot la permission Gérer les salons pour cette vérification.
live-refused = { $step } : Discord a répondu « { $answer } » (statut { $status }, code { $code }).
live-failed = { $step } : Discord n’a pas donné de réponse lisible ({ $error }).
live-thread = Un fil a été ouvert : Discord lui a donné l’identifiant { $id }.
live-forum-post = Un post a été créé dans le forum : Discord lui a donné l’identifiant { $id }.
live-board = Un plateau a été publié en { $milliseconds } ms : Discord lui a donné l’identifiant { $id }, et y montre { $pictures ->
    [one] { $pictures } image
   *[other] { $pictures } images
 }, avec { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
 } à côté.
live-board-without-picture = Un plateau a été publié en { $milliseconds } ms : Discord lui a donné l’identifiant { $id }, mais n’y montre pas d’image ; il y a { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
 } à côté.
live-edit = Le plateau a été modifié : Discord montre la nouvelle image.
live-edit-refused = Discord n’a pas accepté de nouvelle image dans un message existant (statut { $status }, code { $code } : { $answer }). Le bot publie alors un nouveau message, rien n’est donc perdu.
live-edit-old-picture = Le plateau a été modifié, mais Discord ne montre pas la nouvelle image.
live-mention = Une mention a été envoyée à la personne propriétaire de l’application, et Discord la reconnaît comme mention.
live-mention-none = Une mention a été envoyée à la personne propriétaire de l’application, mais Discord ne la reconnaît pas comme mention. Cette personne est-elle sur le serveur ?
live-please-click = À toi maintenant : ouvre { $link } et appuie sur les deux boutons dans les { $minutes } minutes. Envoie ensuite le formulaire.
live-click = Ton clic a reçu une réponse au bout de { $milliseconds } ms.
live-form = Ton formulaire a reçu une réponse au bout de { $milliseconds } ms.
live-not-clicked = Personne n’a appuyé sur « Appuyer ici », les clics n’ont donc pas été vérifiés. Recommence la vérification et appuie sur les deux boutons.
live-no-form = Personne n’a envoyé le formulaire, les formulaires n’ont donc pas été vérifiés. Recommence la vérification, ouvre le formulaire et envoie-le.
live-history = Le plateau a été retrouvé dans l’historique de son salon ({ $count ->
    [one] { $count } message lu
   *[other] { $count } messages lus
 }).
live-history-empty = Le plateau n’a pas été retrouvé dans l’historique de son salon, ou il y était sans ses boutons. Après un plantage, le bot publierait un plateau deux fois.
live-fold = L’ancien plateau a été replié en une ligne.
live-fold-picture = L’ancien plateau a été replié, mais Discord montre toujours son image.
live-emoji = Un emoji a été importé : Discord lui a donné l’identifiant { $id }.
live-earlier-deleted = Une visite précédente avait été interrompue. Ce qu’elle avait laissé a été supprimé ({ $count }).
live-cleaned = Tout ce qui a été créé a été supprimé ({ $count }).
live-not-cleaned = Le bot n’a pas pu tout supprimer. Supprime toi-même ce qui reste : { $names }.
live-interrupted = La visite a été interrompue.
