language-name = Français
command-server-settings = Décider où et comment on joue sur ce serveur
command-server-check = Voir si tout est en ordre pour jouer ici
server-settings-title = ### Comment on joue sur ce serveur
server-settings-channels = **Les tables s’ouvrent :** { $where ->
    [some] seulement dans { $channels }
    [gone] nulle part
   *[everywhere] dans tous les salons
 }
server-settings-place = **Les parties se jouent :** { $place ->
    [thread] dans leur propre fil
    [forum] en posts dans { $forum }
    [no-forum] en posts dans un forum
   *[channel] dans le salon même
 }
server-settings-match-lines = **Parties dans des fils :** { $is_on ->
    [on] une ligne dans le salon dit où en est chacune
   *[off] sans ligne dans le salon
 }
server-settings-posts-for-members = **Membres qui ne peuvent pas y écrire ni y ouvrir de fils :** { $is_on ->
    [on] je leur ouvre quand même des tables
   *[off] je ne leur ouvre pas de tables
 }
server-settings-boards = **Anciens plateaux :** { $value }
server-settings-posts = **Ce que je publie de moi-même :** { $value }
server-settings-ratings = **Cotes, profils et classements :** { $value }
server-settings-theme = **Images :** { $value }
server-settings-clock = **Pendule :** { $value }
server-settings-locale = **Langue :** { $value }
server-settings-pings = **Mention pour une nouvelle table :** { $count ->
    [0] personne
   *[other] { $pings }
 }
server-settings-ping = { $role } ({ $game })
server-settings-computers = **Ordinateurs :** { $computers ->
    [on] peuvent jouer
   *[off] ne peuvent pas jouer ; l’entraînement en solo reste possible
 }
server-problem = ⚠️ { $problem }
server-hint = 💡 { $hint }
server-channels-more = { $channels } et { $count } de plus
server-section-where = Lieux
server-section-tables = Tables
server-section-people = Personnes
button-server-reset = Réinitialiser cette section
server-menu-channels = Les tables s’ouvrent dans tous les salons
server-menu-forum = Le forum pour les posts
server-menu-ping = { $game } : ne mentionner personne
server-menu-place = Où se jouent les parties
server-menu-boards = Anciens plateaux
server-menu-ratings = Qui voit les cotes et les profils
server-menu-posts = Ce que je publie de moi-même
server-menu-theme = Images
server-menu-clock = Pendule
server-menu-locale = Langue
server-menu-place-set = Lieu : { $value }
server-menu-boards-set = Anciens plateaux : { $value }
server-menu-ratings-set = Cotes : { $value }
server-menu-posts-set = De moi-même : { $value }
server-menu-theme-set = Images : { $value }
server-menu-clock-set = Pendule : { $value }
server-menu-locale-set = Langue : { $value }
choice-place-channel = Dans le salon même
choice-place-thread = Dans leur propre fil
choice-place-forum = En posts dans un forum
choice-ratings-everybody = Tout le monde les voit
choice-ratings-players = Il faut avoir une cote pour les voir
choice-ratings-off = Il n’y en a pas
choice-posts-few = Peu (seulement les plateaux et leurs lignes)
choice-posts-usual = Normal (une petite image reste après chaque manche)
choice-posts-many = Beaucoup (aussi le récit de chaque partie)
choice-locale-server = Celle de ce serveur
server-switch-match-lines-on = Lignes des parties : oui
server-switch-match-lines-off = Lignes des parties : non
server-switch-posts-for-members-on = Publier pour tous : oui
server-switch-posts-for-members-off = Publier pour tous : non
server-switch-computers-on = Ordinateurs : permis
server-switch-computers-off = Ordinateurs : pas permis
server-problem-channels-gone = { $count ->
    [one] { $count } des salons choisis a été supprimé.
   *[other] { $count } des salons choisis ont été supprimés.
 }
server-problem-all-channels-gone = Tous les salons où des tables peuvent s’ouvrir ont été supprimés, aucune table ne peut donc s’ouvrir. Choisis-en d’autres.
server-problem-only-forums = Les tables ne peuvent s’ouvrir que dans un forum, mais les parties se jouent dans des salons. Choisis « En posts dans un forum », ou autorise un salon.
server-problem-outside-forum = { $problem } En attendant, les parties se jouent là où on les demande.
server-problem-no-forum = Aucun forum n’a été choisi pour les posts.
server-problem-forum-gone = Le forum pour les posts a été supprimé.
server-problem-forum-not-allowed = { $forum } ne fait pas partie des salons où des tables peuvent s’ouvrir.
server-problem-forum-permissions = Dans { $forum }, il me manque { $count ->
    [one] la permission
   *[other] les permissions
 } { $permissions }.
server-problem-forum-tags = { $forum } demande un tag pour chaque post, mais n’en a aucun que je puisse utiliser pour { $games }. Ajoute un tag avec le nom du jeu, ou un tag « { $state } ».
server-problem-forum-unused = { $forum } n’est pas utilisé, car les parties ne se jouent pas en posts dans un forum.
server-problem-no-threads = Je ne peux pas ouvrir de fils dans { $channels }, les parties s’y jouent donc dans le salon.
server-problem-members = Les membres ne peuvent pas ouvrir de tables dans { $channels }, car il y manque à leurs rôles : { $permissions }. Autorise-le, ou active « Publier pour tous ».
server-problem-role-gone = Le rôle mentionné pour { $game } a été supprimé.
server-problem-role-silent = { $role } ne reçoit pas de notification pour { $game } : permets à tout le monde de mentionner ce rôle, ou donne-moi la permission Mentionner @everyone, @here et tous les rôles.
server-hint-tags = { $count ->
    [one] Si { $forum } avait un tag appelé { $tags }, je l’utiliserais pour ses posts.
   *[other] Si { $forum } avait des tags avec ces noms, je les utiliserais pour ses posts : { $tags }.
 }
server-check-fine = Tout est en ordre : on peut jouer ici.
server-check-title = ### Ce qui manque ici
server-check-channel = - { $count ->
    [0] { $channel } ([ouvrir]({ $link })) : les fils, et donc l’entraînement, demandent { $thread_permissions }
    [one] { $channel } ([ouvrir]({ $link })) : pas de partie sans la permission { $permissions }{ $thread_count ->
        [0] { "" }
       *[other] {" "}; les fils demandent { $thread_permissions }
     }
   *[other] { $channel } ([ouvrir]({ $link })) : pas de partie sans les permissions { $permissions }{ $thread_count ->
        [0] { "" }
       *[other] {" "}; les fils demandent { $thread_permissions }
     }
 }
server-check-nowhere = Il n’y a pas de salon textuel où les membres peuvent utiliser des commandes.
server-check-more = - et { $count ->
    [one] { $count } salon de plus
   *[other] { $count } salons de plus
 }
server-check-invite = - Sur tout le serveur, il me manque { $permissions }. [Invite-moi de nouveau]({ $link }) pour { $count ->
    [one] l’ajouter
   *[other] les ajouter
 }.
server-check-line = - { $line }
server-check-tags-refused = Je ne peux pas changer les tags de mes posts dans { $forum }. Donne-moi la permission Gérer les fils pour ce forum.
server-log-set-channels = ouverture des tables { $new_count ->
    [0] dans tous les salons
   *[other] seulement dans { $new }{ $new_more ->
        [0] { "" }
       *[other] { " " }et { $new_more } de plus
     }
 } ({ $old_count ->
    [0] avant : dans tous les salons
   *[other] avant : { $old }{ $old_more ->
        [0] { "" }
       *[other] { " " }et { $old_more } de plus
     }
 })
server-log-set-place = parties jouées { $new ->
    [thread] dans des fils
    [forum] en posts dans un forum
   *[channel] dans le salon
 } (avant : { $old ->
    [thread] dans des fils
    [forum] en posts dans un forum
   *[channel] dans le salon
 })
server-log-set-forum = { $new ->
    [none] forum { $old } retiré
   *[other] parties jouées en posts dans { $new }
 }
server-log-set-boards = sort des anciens plateaux réglé sur « { $new ->
    [keep] { choice-boards-keep }
    [delete] { choice-boards-delete }
   *[fold] { choice-boards-fold }
 } »
server-log-set-posts = mes publications réglées sur « { $new ->
        [few] { choice-posts-few }
        [many] { choice-posts-many }
       *[usual] { choice-posts-usual }
    } »
server-log-set-ratings = visibilité des cotes et des profils réglée sur « { $new ->
        [players] { choice-ratings-players }
        [off] { choice-ratings-off }
       *[everybody] { choice-ratings-everybody }
    } »
server-log-set-theme = images réglées sur { $new ->
    [light] { choice-theme-light }
    [contrast] { choice-theme-contrast }
   *[dark] { choice-theme-dark }
 } (avant : { $old ->
    [light] { choice-theme-light }
    [contrast] { choice-theme-contrast }
   *[dark] { choice-theme-dark }
 })
server-log-set-clock = pendule réglée sur « { $new ->
    [live] { choice-clock-live }
    [day] { choice-clock-day }
    [three-days] { choice-clock-three-days }
    [week] { choice-clock-week }
   *[none] { choice-clock-none }
 } » (avant : { $old ->
    [live] { choice-clock-live }
    [day] { choice-clock-day }
    [three-days] { choice-clock-three-days }
    [week] { choice-clock-week }
   *[none] { choice-clock-none }
 })
server-log-set-locale = langue réglée sur « { $new ->
        [server] celle du serveur
        [en] anglais
       *[other] { $new }
    } »
server-log-set-ping = { $new ->
    [none] plus de mention de { $old } pour { $game }
   *[other] mention de { $new } pour { $game }
 }
server-log-set-computers = { $new ->
        [on] ordinateurs autorisés à jouer
       *[off] ordinateurs exclus des parties
    }
server-log-set-match-lines = { $new ->
    [on] une ligne dans le salon pour les parties dans des fils
   *[off] plus de ligne dans le salon pour les parties dans des fils
 }
server-log-set-posts-for-members = { $new ->
    [on] tables et fils ouverts aussi pour les membres qui ne peuvent pas y écrire
   *[off] ni tables ni fils ouverts pour les membres qui ne peuvent pas y écrire
 }
server-log-reset-settings = réglages réinitialisés ({ $section ->
        [where] lieux des parties
        [tables] tables
       *[people] personnes
    })
table-ping = -# Qui veut jouer, { $role } ?
table-opened-in-forum = La table est ouverte en post dans le forum : [y aller]({ $link }).
match-begun-in-forum = La partie a commencé en post dans le forum : [y aller]({ $link }).
opened-outside-forum = Ce n’est pas dans le forum de ce serveur. { $problem }
opened-outside-thread = Elle n’a pas de fil à part, car je ne peux pas ouvrir de fils ici.
forum-post = { $host } a ouvert une table pour { $game }. Elle est juste en dessous.
forum-tag-open = Ouverte
forum-tag-running = En cours
forum-tag-finished = Finie
permission-create-posts = Créer des posts
refusal-server-unknown = Je ne vois pas ce serveur. Quelqu’un qui le gère doit d’abord m’y inviter.
refusal-ping-everyone = Je ne mentionne pas tout le monde. Choisis un plus petit rôle.
refusal-ping-not-yours = Tu ne peux pas mentionner { $role } toi-même, donc je ne mentionne pas ce rôle à ta place. Permets à tout le monde de le mentionner, ou demande à quelqu’un qui a la permission Mentionner @everyone, @here et tous les rôles.
refusal-tables-elsewhere = Sur ce serveur, les parties se jouent dans { $channels }. Ouvre ta table là. Les leçons (`/learn`) marchent partout, et l’entraînement dans un fil privé aussi.
refusal-tables-in-hidden-channels = Sur ce serveur, les parties se jouent seulement dans des salons que tu ne peux pas voir. Demande l’accès à quelqu’un qui le gère. Les leçons (`/learn`) marchent partout.
refusal-channels-gone = Les salons où des parties peuvent être jouées ici ont été supprimés. Quelqu’un qui gère ce serveur peut en choisir d’autres avec `/server settings`. Les leçons (`/learn`) marchent partout.
refusal-no-post-here = Discord ne me laisse pas créer de post dans { $forum }. Demande à quelqu’un qui gère ce serveur de regarder `/server check`.
refusal-forum-unusable = Sur ce serveur, les parties se jouent en posts dans un forum, et ce n’est pas possible maintenant. { $problem }
refusal-computers-not-allowed = Sur ce serveur, les ordinateurs ne peuvent pas participer aux parties. Tu peux toujours t’entraîner en solo contre l’un d’eux : ajoute `practice: True` en ouvrant une table, ou finis une leçon.
