table-title = ### { $game } · Une table est ouverte
table-opened = { $host } aimerait jouer. { $free ->
        [0] Toutes les places sont prises : appuie sur **Commencer**.
       *[other] Prends une place ci-dessous. { $enough ->
            [yes] **Commencer** lance la partie sans les places libres.
           *[no] **Commencer** apparaît quand assez de places sont prises.
        }
    }
table-rematch = { $host } aimerait une revanche. Elle commence d’elle-même dès que tout le monde a repris une place.{ $enough ->
        [yes] { " " }Pour jouer sans les autres, appuie sur **Commencer**.
       *[no] { "" }
    }
table-invited = Invitations : { $guests }.
table-seat = { $seat } : { $who }
table-seat-free = libre
table-option = -# • { $option }
rules-of-channel = -# Avec les options de la partie de ce salon.
rules-of-this-table = { "**" }À cette table**
rules-option = - { $option }
table-boards-keep = Les anciens plateaux gardent leur image.
table-boards-delete = Les anciens plateaux sont supprimés.
table-changed = { $host } a changé ceci depuis que d’autres ont pris place : { "**" }{ $options }**.
button-even-out = Équilibrer
button-head-start-off = Sans avance
button-head-start-new = Je débute
head-start-title = ### Une avance
    { $words }
    Avec une avance, la partie n’est pas classée.
head-start-nobody = Tout le monde commence à égalité. Qui joue moins bien ou découvre le jeu peut commencer avec plus.
head-start-moves = Une seule personne peut avoir une avance. Si tu en choisis une autre, { $user } la perd.
head-start-proposed = D’après vos cotes, ceci équilibre la partie :
menu-head-start = Qui, et combien
head-start-choice = { $player } : { $size }
board-head-start = -# { $words }
refusal-head-start-not-seated = Une avance est pour quelqu’un qui a une place à une table avec au moins une autre personne.
refusal-head-start-taken = Quelqu’un a déjà l’avance. L’hôte est la seule personne qui peut te la donner.
button-table-rules = { $pages ->
    [1] Changer les règles
   *[other] Changer les règles, { $page } sur { $pages }
 }
button-table-look = Changer la table
button-table-again = Reprendre le formulaire
table-rules-title = Les règles de cette table
table-look-title = Cette table
table-form-range = { $low } à { $high }
table-form-yes = Oui
table-form-no = Non
table-form-as-usual = Comme dans les règles
table-form-no-preset = Comme maintenant
table-form-play = Toi et toute personne qui te rejoint
table-form-watch = Des ordinateurs, et tu regardes : { $level }
table-form-who-plays = qui joue
table-form-not-a-number = Rien n’est encore changé : { $option } est un nombre entier de { $low } à { $high }, pas « { $value } ». Le bouton montre le formulaire comme tu l’as rempli.
table-changed-done = Changé : { $options }. La table l’indique.
table-unchanged = Rien n’est changé : la table était déjà ainsi.
board-practice = Entraînement : tu peux annuler autant que tu veux.
end-practice = C’était un entraînement.
board-placement = Partie de placement : pas de conseils, et rien ne peut être annulé.
end-rated = -# { $kind ->
    [placement] C’était une partie de placement. `/profile` montre où commence ta cote, et `/me rating` lance la suivante.
   *[rated] Cette partie était classée.
 }
table-rating = { $state ->
        [computers] Non classée : un ordinateur joue.
        [options] Non classée : les options ne sont pas celles d’habitude.
        [people] Non classée : certaines personnes ici n’ont pas de cote (`/me rating`).
        [week] Non classée : les mêmes personnes ont fini quatre parties classées cette semaine.
        [full] Classée.
       *[open] Classée, si toutes les personnes qui jouent ont une cote (`/me rating`).
    }
refusal-practice-alone = L’entraînement se joue en solo : laisse de côté les adversaires, ou ouvre une table sans entraînement.
parameter-new-practice = En solo contre un débutant, si possible dans un fil privé ; annule autant que tu veux
match-begun-here = La partie a commencé : [y aller]({ $link }).
table-opened-here = La table est ouverte : [y aller]({ $link }).
rematch-began = La revanche a commencé : [y aller]({ $link }).
match-begun-in-thread = La partie a commencé dans son propre fil : [y aller]({ $link }).
table-opened-in-thread = La table est ouverte dans son propre fil : [y aller]({ $link }).
match-begun-beside = Ce salon a une autre partie, la tienne a donc commencé dans son propre fil : [y aller]({ $link }).
table-opened-beside = Ce salon a une autre partie, ta table est donc ouverte dans son propre fil : [y aller]({ $link }).
rematch-began-beside = La revanche a commencé dans son propre fil : [y aller]({ $link }).
match-begun-in-private = Ton entraînement a commencé dans un fil privé : [y aller]({ $link }).
line = **{ $game }** : { $players }
    { $state }
line-new = **{ $game }** : { $host } ouvre une table.
line-closed = **{ $game }** : { $state }
line-table = { $free ->
    [0] Une table complète, qui peut commencer.
    [one] Une table avec { $free } place libre.
   *[other] Une table avec { $free } places libres.
 }
line-turn = On attend { $players }. Le tour a commencé { $since }.
line-running = La partie est en cours.
line-paused = En pause { $since }.
line-lost = La partie attend, car son fil a disparu.
line-moved = **{ $game }** continue dans { $channel }.
button-line = Y aller
thread-name = { $game } : table de { $host }
thread-name-plain = Une table pour { $game }
button-join = Jouer { $seat }
button-start = Commencer
button-leave = Quitter la table
button-decline-invitation = Refuser l’invitation
button-refuse-host = Plus d’invitations
host-refused = Tu as refusé, et { $host } ne peut plus t’inviter. `/me invitations` permet d’y revenir.
refusal-not-invited = Tu n’as pas d’invitation en attente ici, donc rien n’a changé. `/me invitations` dit qui ne peut pas t’inviter.
button-cancel = Fermer la table
table-left = Tu n’as plus de place à cette table.
table-declined = Tu as refusé l’invitation.
table-closed = La table est fermée.
table-closed-title = ### { $game } · La table est fermée
table-cancelled = { $by } a fermé la table avant le début de la partie. Rien n’a été joué.
table-ended = { $by }{ $plays ->
    [yes] , qui y avait une place,
   *[no] { "" }
 } a fermé la table au nom de la modération avant le début de la partie. Rien n’a été joué. La raison : { $reason }
board-title-plain = -# { $game }
board-title = -# { $game } · { $where }
board-turn = { $player }, à toi de jouer ({ $seat }).
board-player = { $player } ({ $seat })
board-turn-of-all = { $players }, à vous de jouer.
board-asked = { $waiting } : une question de { $asking } attend une réponse.
board-question = { $player } : { $prompt }
read-turn-of-others = À { $players } de jouer : { $prompt }
board-elsewhere = Cette partie continue dans { $channel }.
board-resigned = -# Abandon : { $players }. Le bot joue alors l’action la plus simple.
board-left = -# Partie quittée par { $players }.
board-claimed = -# Hors de la partie, car le temps était écoulé : { $players }.
picture-zoom = Le puzzle de plus près.
picture-finished = Ce que vous avez construit ensemble, en souvenir.
area-title = Tout ce que { $player } possède.
button-area = 🔍 { $player }
button-sure-not = Choisir autre chose
button-sure = Le faire
button-sure-always = Le faire, ne plus demander
request-undo = { $asking } aimerait annuler { $scope ->
        [last] la dernière action
       *[all] sa dernière action et tout ce qui a suivi
    }. D’accord ?
request-cancel = { $asking } aimerait arrêter la partie. D’accord ?
request-silence-undo = -# Continuer à jouer veut dire non, et l’absence de réponse avant le { $at } aussi.
request-silence-cancel = -# Continuer à jouer veut dire non. { $silence ->
        [yes] Personne n’a joué depuis une semaine : l’absence de réponse avant le { $at } veut dire oui.
       *[no] Tout le monde doit accepter : l’absence de réponse avant le { $at } veut dire non.
    }
button-agree = Accepter
button-decline = Refuser
menu-actions = Choix : { $first } à { $last }
button-read = En mots
button-large = Grande image
picture-large = La position en { $parts ->
    [one] { $parts } partie
   *[other] { $parts } parties
 }. `/me pictures` montre plus d’images comme celle-ci.
part-of-picture = Partie { $part } sur { $parts }.
button-rules = Règles
button-undo = Annuler
button-more = Plus
button-back = Retour
button-rematch = Revanche
button-log = Journal
button-show = Montrer le plateau ici
button-resign = Abandonner
button-resign-sure = Oui, abandonner
button-claim-sure = Oui, réclamer
button-take-seat-sure = Oui, prendre la place
button-cancel-match = Arrêter la partie
button-cancel-sure = Oui, l’arrêter
button-fair-play = Fair-play
fair-play = Tu peux vérifier après coup que personne n’a influencé le hasard. Tout le hasard de cette partie vient d’un nombre tiré à son début, la graine. Elle reste secrète jusqu’à la fin ; alors tout le monde peut la vérifier ici avec son SHA-256 : `{ $hash }`.
fair-play-over = Tout le hasard de cette partie est venu de la graine `{ $seed }`. Son SHA-256, `{ $hash }`, était affiché ici dès le début, la graine n’a donc pas été changée ; **Enregistrer la partie** contient tout ce qu’il faut pour le vérifier.
more-title = **Cette partie**
more-help-title = **Règles et aide**
more-leave-title = **Quitter la partie :** si tu abandonnes, tu ne joues plus.
more-cancel-title = **Finir la partie pour tout le monde :** si elle est arrêtée, personne ne gagne.
more-table-title = **Cette table**
more-table-empty = Tu n’as pas de place à cette table. Prends une place libre pour jouer.
board-grace = Ton tour finit { $left }.
board-late-claim = -# { $others } : la victoire peut être réclamée contre { $player }. Le bouton est sous *Plus*.
board-late-substitute = -# Quelqu’un d’autre peut prendre la place de { $player } : le bouton est sous *Plus*.
computers-removed = Aucun ordinateur n’a plus de place à cette table.
computer-marks = La partie sera marquée comme jouée avec un ordinateur.
computer-sure-seat = Ajouter un ordinateur à cette table ? Son niveau : { $level }. La partie sera marquée comme jouée avec un ordinateur.
computer-sure-own = Laisser un ordinateur continuer à ta place ? Son niveau : { $level }. Tu peux reprendre ta place à tout moment. La partie sera marquée comme jouée avec un ordinateur.
button-computer-sure = Oui, un ordinateur joue
cancel-sure = Veux-tu vraiment arrêter la partie ? Elle finit aussitôt pour tout le monde, et personne ne gagne.
resign-sure = Veux-tu vraiment abandonner ? C’est définitif. { $others ->
        [one] La victoire va alors à ton adversaire.
       *[other] Les autres continuent sans toi, et tu ne peux plus que regarder.
    }
take-seat-sure = Veux-tu vraiment prendre la place de { $player } ? Tu joueras à sa place, et { $player } pourra seulement regarder.
claim-sure = Veux-tu vraiment réclamer la victoire contre { $player } ? C’est définitif. { $others ->
        [one] La partie s’arrête, et la victoire est à toi.
       *[other] Les autres joueurs continuent la partie.
    }
acted = { $count ->
    [one] C’est fait. { $who } : { $done }.
   *[other] C’est fait : { $count } actions. La dernière : { $who }, { $done }.
 }
acted-plainly = Ton action est faite. Le plateau la montre.
not-done = Rien n’a été fait. Choisis de nouveau sur le plateau.
undone = Ton action a été annulée.
asked-to-undo = { $why ->
    [acted] Quelqu’un a joué depuis
    [revealed] Quelque chose de nouveau a été révélé
    [late] Tu peux réclamer la victoire, et tu ne le pourrais plus
   *[over] Ton tour est fini
 } : on demande donc aux autres si tu peux annuler ta dernière action. Ils ont un jour ; par défaut, c’est non.
cancelled = La partie est arrêtée.
asked-to-cancel = On demande aux autres s’il faut arrêter la partie. Tout le monde doit accepter. Le délai est d’un jour ; sans réponse, c’est non.
asked-to-cancel-idle = On demande aux autres s’il faut arrêter la partie. Le délai est d’un jour. Personne n’a joué depuis une semaine : sans réponse, c’est donc oui.
resigned = Tu as abandonné.
ended = La partie est fermée. Tout le salon voit ta raison.
claimed = Tu as réclamé la victoire contre { $player }.
seat-taken = La place est à toi.
shown-again = Le plateau est de nouveau à la fin du salon.
end-title = ### { $game } · La fin
end-winner = { $count ->
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
 }
end-winner-early = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent.
 }
end-nobody = Il n’y a plus personne, donc personne ne gagne.
end-draw = Égalité.
end-score = { $seat } { $player } : **{ $total }** ({ $parts })
end-score-short = { $player } { $points }
end-score-plain = { $seat } { $player } : **{ $total }**
end-resigned = { $by } a abandonné.
end-called-off = { $by } a demandé d’arrêter la partie, et personne ne s’y est opposé.
end-cancelled = { $by } a arrêté la partie.
end-ended = { $by }{ $plays ->
    [yes] , qui y joue,
   *[no] { "" }
 } a fermé la partie au nom de la modération : { $reason }
end-players = Ont joué : { $players }.
illegal-match-over = La partie est finie.
illegal-not-your-turn = Ce n’est pas à toi de jouer.
illegal-not-an-action = « { $text } » n’est pas une action de ce jeu.
illegal-not-legal = Ce n’est pas possible maintenant.
refusal-already-begun = Cette partie a déjà commencé. Attends la prochaine, ou ouvre ta propre table.
refusal-not-begun = Cette partie n’a pas encore commencé : sa table est encore ouverte.
refusal-match-over = Cette partie est finie. Tu peux demander une revanche, ou ouvrir une nouvelle table.
refusal-not-over = Cette partie est encore en cours. Une revanche est possible une fois qu’elle est finie.
refusal-no-such-match = Je ne connais pas cette partie ici : elle se joue peut-être ailleurs, n’a plus besoin de toi, ou n’est plus enregistrée. Sers-toi des boutons sous son plateau, ou ouvre une nouvelle table.
refusal-no-match-here = Il n’y a pas encore eu de partie dans ce salon. Ouvre une table avec l’une des commandes `new` ; `/help` en donne la liste.
refusal-other-game-here = La partie de ce salon est d’un autre jeu. Utilise les commandes de ce jeu.
refusal-channel-taken = Ce salon a déjà une table ou une partie ({ $game }) avec { $players } : [y aller]({ $link }). Une deuxième reçoit son propre fil, mais { $why ->
        [none] il n’y a pas de fils ici
        [bot] je ne peux pas en ouvrir : il me manque { $permissions }
       *[member] tu ne peux pas en ouvrir ici : il te manque { $permissions }
    }. Les joueurs de cette partie peuvent la finir, ou la déplacer avec `/match move` dans un autre salon ; les membres qui ont la permission Gérer les messages peuvent faire les deux avec `/server matches`.
refusal-channel-taken-elsewhere = Ce salon a déjà une autre partie, et je ne peux pas y ouvrir de fil pour toi. Choisis un autre salon.
refusal-never-began = Cette table a été fermée avant le début de la partie, il n’y a donc pas de plateau.
refusal-no-seat = Il te faut une place pour lancer la partie. { $free ->
        [0] Toutes les places sont prises.
       *[other] Choisis d’abord une couleur.
    }
refusal-not-in-match = { $status ->
    [lobby] Tu n’as pas de place à cette table. S’il y en a une de libre, tu peux la prendre.
    [over] Tu n’as pas joué dans cette partie. Tu peux la revoir, ou ouvrir une nouvelle table.
   *[running] Tu ne joues pas dans cette partie, tu peux donc seulement regarder. Tu peux lire le plateau et les règles.
}
refusal-not-your-turn = Ce n’est pas à toi de jouer. C’est à { $owed }.
refusal-you-resigned = Tu as abandonné cette partie, tu peux donc seulement la regarder.
refusal-seat-lent = Ici, { $player } joue pour toi, donc rien n’a changé. Pour jouer toi-même, appuie sur **Reprendre ma place** sous *{ $more }*.
refusal-seat-lost = Ton temps était écoulé, et { $by } a pris ta place. Tu peux donc seulement regarder : tu peux lire le plateau et les règles.
refusal-claimed-out = Ton temps était écoulé, et { $by } a réclamé la victoire contre toi. Tu peux donc seulement regarder cette partie.
refusal-already-seated = Tu as déjà une place à cette table. Tu peux passer à une place libre, ou quitter la table.
refusal-table-full = Toutes les places de cette table sont prises. Tu peux regarder, ou ouvrir ta propre table.
refusal-seats-reserved = Les places libres sont gardées pour les personnes invitées. Ouvre ta propre table.
refusal-no-such-seat = Cette table n’a pas cette place. Choisis une des places affichées.
refusal-seat-taken = Cette place est déjà occupée. Choisis une place encore libre.
refusal-not-enough-players = Ce jeu demande au moins { $needed } joueurs, et { $seated ->
    [one] il n’y a que { $seated } personne
   *[other] il y a { $seated } personnes
 } à la table. Invite quelqu’un.
refusal-not-the-host = L’hôte d’une table est la seule personne qui peut la fermer. Tu peux la quitter.
refusal-not-undoable = Dans ce jeu, on ne peut pas annuler d’action.
refusal-undo-secret = Personne ne l’a encore vu, tu peux donc simplement choisir de nouveau.
refusal-nothing-due = Il n’y a rien à faire pour l’instant.
refusal-nothing-to-undo = Tu n’as encore rien fait que tu puisses annuler.
refusal-already-asked = On demande déjà quelque chose aux autres. Attends leur réponse, ou continue à jouer.
refusal-not-your-undo = Ici, **{ $undo }** concerne la dernière action de { $player }, à qui ce bouton est réservé. Le tien est sous **{ $more }** : tu peux y demander à annuler ta propre dernière action.
refusal-nothing-asked = Plus personne ne demande rien.
refusal-not-asked = Cette question n’est pas pour toi.
refusal-own-request = C’est toi qui as posé cette question, donc les autres y répondent.
refusal-busy = Trop de personnes ont appuyé au même moment. Rien n’a changé ; réessaie.
refusal-option-out-of-range = Rien n’a été ouvert : `{ $option }` peut aller de { $low } à { $high }, pas { $value }.
refusal-option-not-offered = Rien n’a été ouvert : `{ $option }` peut être { $choices }, pas { $value }.
refusal-option-unknown = Rien n’a été ouvert : ce jeu n’a pas d’option `{ $option }`.
refusal-options-not-the-host = L’hôte est la seule personne qui peut changer cette table. Tu peux la quitter, ou ouvrir ta propre table.
refusal-watch-with-guests = D’autres personnes sont invitées ou ont une place ici, des ordinateurs ne peuvent donc pas jouer sans elles. Ouvre une autre table pour ça.
refusal-invited-yourself = Tu ne peux pas t’inviter toi-même. N’indique pas d’adversaire, et tout le monde pourra venir.
refusal-invited-a-bot = Un bot ne peut pas prendre place à la table. Invite une personne, ou ne nomme pas d’adversaire.
refusal-invited-twice = Tu as nommé quelqu’un deux fois. Nomme chaque personne une seule fois.
refusal-too-many-invited = Pour ce jeu, le nombre d’invitations est limité à { $most }.
refusal-not-welcome = Je ne peux pas inviter <@{ $user }> pour toi en ce moment. Ouvre une table sans invitation : tout le monde peut venir.
refusal-invited-too-often = Tu as invité <@{ $user }> { $most } fois en une heure, sans que la place soit prise. Une nouvelle invitation est possible <t:{ $free }:R>. D’ici là, ouvre une table sans invitation : tout le monde peut venir.
refusal-too-many-openings-a-minute = Tu as ouvert { $most } tables en une minute. Tu peux ouvrir la prochaine <t:{ $free }:R>.
refusal-too-many-openings-an-hour = Tu as ouvert { $most } tables en une heure. Tu peux ouvrir la prochaine <t:{ $free }:R>.
refusal-wrong-channel = Une partie se joue dans un salon textuel ou un fil d’un serveur. Essaie là-bas.
refusal-no-thread-here = Je ne peux pas ouvrir de fil ici. Laisse le fil de côté, ou utilise un salon textuel ordinaire.
refusal-moderators-only = Seuls les membres qui ont la permission Gérer les messages peuvent fermer la partie d’autres personnes. Les joueurs peuvent abandonner, ou arrêter la partie ensemble.
refusal-bot-lacks-permissions = Je ne peux pas tenir de partie dans ce salon : il me manque { $count ->
    [one] la permission { $permissions }
   *[other] les permissions { $permissions }
 }. Demande à quelqu’un qui gère ce serveur de l’autoriser ici, ou choisis un autre salon.
refusal-bot-lacks-permissions-here = Je ne peux pas tenir de partie dans ce salon : il me manque { $count ->
    [one] la permission { $permissions }
   *[other] les permissions { $permissions }
 }. Ouvre plutôt ta table dans { $channels }, ou demande à quelqu’un qui gère ce serveur.
refusal-member-lacks-permissions = Tu ne peux pas écrire là-bas, et je n’y écris pas à ta place : il te manque { $count ->
    [one] la permission { $permissions }
   *[other] les permissions { $permissions }
 }. Choisis un autre salon, ou demande à quelqu’un qui gère ce serveur.
refusal-member-lacks-thread = Tu ne peux pas ouvrir de fils là-bas, et je n’en ouvre pas à ta place : il te manque { $count ->
    [one] la permission { $permissions }
   *[other] les permissions { $permissions }
 }. Utilise la commande dans un fil qui existe, ou demande à quelqu’un qui gère ce serveur.
refusal-member-lacks-post = Tu ne peux pas créer de posts dans { $forum }, et je n’en crée pas pour toi : il te manque la permission { $permissions }. Demande à quelqu’un qui gère ce serveur.
refusal-member-cannot-share = Tu ne peux pas publier de fichiers dans le salon de cette partie, et je n’en publie pas à ta place : il te manque { $count ->
    [one] la permission { $permissions }
   *[other] les permissions { $permissions }
 }. Demande à quelqu’un qui gère ce serveur.
refusal-share-from-there = D’ici, je ne vois pas si tu peux publier dans le salon de cette partie. [Vas-y]({ $link }) et partage sous son plateau.
refusal-timed-out = Ton exclusion temporaire sur ce serveur est encore en cours, donc je ne publie rien pour toi avant sa fin.
refusal-unknown-game = Je ne connais pas ce jeu. Choisis-en un dans la liste.
refusal-rule-broken = { $rule } { $possible }
possible-now = Tu peux { $possible }.
possible-example = { $possible } Par exemple : { $example }.
refusal-rule-broken-waiting = { $rule } C’est maintenant à { $owed } de jouer.
refusal-closing = Je vais redémarrer, donc rien n’a été fait. Réessaie dans une minute.
refusal-stale-panel = Ce panneau est d’un tour précédent, donc rien n’a changé. Ouvres-en un nouveau avec le bouton sous le plateau.
refusal-no-panel-now = Tu n’as rien à choisir en privé pour l’instant. Regarde le plateau pour voir à qui de jouer.
refusal-stale-board = Ce plateau n’est plus à jour. Ce qui s’est passé depuis :
    { $changes }
    { "[" }Aller au plateau actuel]({ $link }).
stale-nothing = - La table ou ses joueurs ont changé.
stale-repaired = Ce plateau n’était plus à jour. Je le mets à jour maintenant ; regarde et choisis de nouveau.
stale-acted = Ta dernière action est déjà faite, ce bouton n’a donc rien changé. [Aller au plateau actuel]({ $link }).
refusal-lost = Le bot a été rétabli à partir d’une sauvegarde, et ce que tu vois ici est perdu, donc rien n’a changé. [Aller au plateau actuel]({ $link }).
lost-repaired = Le bot a été rétabli à partir d’une sauvegarde, et ce que montrait ce plateau est perdu. Je le mets à jour maintenant ; regarde et choisis de nouveau.
stale-not-posted = Ce plateau n’est plus à jour, mais Discord ne m’a pas laissé publier le nouveau. J’essaie de nouveau maintenant.
stale-not-posted-permissions = Ce plateau n’est plus à jour, mais je n’ai pas pu publier le nouveau ici : il me manque { $permissions }. Demande à quelqu’un qui gère ce serveur de l’autoriser. J’essaie encore.
shown-below = C’est dans le message ci-dessous.
refusal-board-moved-on = Ce plateau n’est plus à jour : la partie a avancé depuis. [Aller au plateau actuel]({ $link }).
refusal-elsewhere = Cette partie ne se joue pas ici. Sers-toi des boutons sous son plateau.
refusal-moved-away = Cette partie se joue maintenant dans un autre salon. [Y aller]({ $link }).
refusal-unknown-button = Je ne connais pas ce bouton, donc rien n’a changé. Utilise les boutons sous le plateau le plus récent.
refusal-unknown-command = Je ne connais pas cette commande sous cette forme, donc rien n’a changé. Tape-la de nouveau.
refusal-none-fits = « { $query } » n’est pas un de tes choix. Tu peux choisir { $names }.
refusal-several-fit = Plusieurs choix vont avec « { $query } » : { $names }. Tape une plus grande partie du nom, ou choisis dans la liste.
refusal-too-many-actions = Cette partie compte { $most } actions, et son fichier n’a plus de place. Abandonne, ou arrête-la.
refusal-too-long = C’est trop long : je lis au plus { $most } caractères. Tape quelque chose de plus court.
refusal-already-answered = Tu as déjà répondu à cette question.
error-unexpected = Quelque chose s’est mal passé de mon côté, et la partie n’a pas changé. Réessaie. Si ça se reproduit, donne le numéro { $id } aux personnes qui gèrent ce bot.
error-uncertain = Quelque chose s’est mal passé de mon côté, et je ne sais pas si ton action a été faite. Regarde le plateau avant de réessayer. Les personnes qui gèrent ce bot peuvent chercher le numéro { $id }.
error-after-commit = Ton action a été faite, mais je n’ai pas pu te montrer la réponse. Regarde le plateau au lieu de réessayer. Les personnes qui gèrent ce bot peuvent chercher le numéro { $id }.
unacknowledged-unexpected = La connexion à Discord a échoué un instant, donc rien n’a été fait. Réessaie.
unacknowledged-uncertain = La connexion à Discord a échoué un instant, et je ne sais pas si ton action a été faite. Regarde le plateau avant de réessayer.
unacknowledged-after-commit = Ton action a été faite, mais la connexion à Discord a échoué un instant. Regarde le plateau au lieu de réessayer.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-create-public-threads = Créer des fils publics
permission-create-private-threads = Créer des fils privés
permission-manage-threads = Gérer les fils
command-match = Agir sur la partie de ce salon
command-match-show = Publier de nouveau le plateau à la fin du salon
command-match-read = Lire toute la position en mots
command-match-log = Voir ce qui a été fait jusqu’ici
command-match-undo = Annuler ta dernière action, ou le demander
command-match-resign = Abandonner la partie
command-match-cancel = Arrêter la partie, ou le demander aux autres
command-match-rematch = Rejouer avec les mêmes personnes, la personne suivante commence
command-match-end = Fermer une partie bloquée, pour la modération
parameter-match-end-reason = Pourquoi ; tout le monde le voit
command-help = Comment ça marche, et les règles des jeux
parameter-help-game = Le jeu dont tu veux lire les règles
command-new = Ouvrir une table pour { $game }
parameter-new-opponent = Qui inviter ; si tu n’indiques rien, tout le monde peut venir
parameter-new-second = Une deuxième personne à inviter
parameter-new-third = Une troisième personne à inviter
parameter-new-theme-name = apparence
parameter-new-theme = L’aspect des images
parameter-new-thread = Jouer dans un fil à part, pour que le salon reste libre
parameter-new-locale-name = langue
parameter-new-locale = La langue des plateaux et des images
parameter-new-boards-name = anciens plateaux
parameter-new-boards = Ce que devient le plateau d’un tour fini
choice-boards-fold = Une ligne qui raconte le tour
choice-boards-keep = Une ligne au-dessus de l’image
choice-boards-delete = Suppression
choice-theme-dark = Sombre
choice-theme-light = Clair
choice-theme-contrast = Contraste élevé
help = ### Guildhall
    Des jeux de construction entre amis, chacun à son rythme. Un bouton ci-dessous ouvre une table ici ; `/rules game` donne les règles.
    1. Tes amis prennent place. **Commencer** lance la partie.
    2. Une mention te prévient quand c’est à toi de jouer. Joue avec les boutons sous le plateau.
    3. **Conseil** t’aide. **Plus** décrit la position en mots, et contient le journal et le reste.
    Le bouton **Apprendre** enseigne un jeu en trois minutes. `/me notices` règle tes notifications, `/me matches` donne la liste de tes parties.
welcome = ### Bonjour, je suis Guildhall
    Des jeux de construction entre amis, chacun à son rythme. Un bouton ci-dessous ouvre une table dans ce salon.
    1. Tu découvres un jeu ? Le bouton **Apprendre**, ou `/learn`, l’enseigne en trois minutes. La leçon n’est visible que pour toi.
    2. `/help` explique comment jouer. La commande marche dans tous les salons.
    -# Si tu gères ce serveur : `/server settings` règle les salons pour les tables et la langue, `/server check` trouve ce qui me manque.
