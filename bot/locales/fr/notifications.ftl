clock-none = Sans pendule : on prend le temps qu’il faut.
clock-pace = Pendule : { $pace } par tour. Réserve : { $bank }.
clock-pace-live = 3 minutes
clock-pace-day = un jour
clock-pace-three-days = 3 jours
clock-pace-week = une semaine
clock-bank-no-bank = vide
clock-bank-one-turn = l’équivalent d’un tour
clock-bank-three-turns = l’équivalent de trois tours
clock-bank-five-turns = l’équivalent de cinq tours
clock-waking-on = Les heures calmes et les jours de repos de chaque joueur ne comptent pas. Leurs changements comptent à partir du tour suivant.
clock-waking-off = Toutes les heures comptent, heures calmes et jours de repos aussi.
clock-overtime-nothing = Quand le temps est écoulé, il ne se passe rien.
clock-overtime-claim = Quand le temps est écoulé, les autres peuvent réclamer la victoire.
clock-overtime-simplest = Quand le temps est écoulé, le bot joue l’action la plus simple. Après deux tours de suite ainsi, il joue aussitôt, jusqu’à ce que la personne appuie sur un bouton.
clock-overtime-substitute = Quand le temps est écoulé, quelqu’un d’autre peut prendre la place.
clock-away = { $days ->
    [0] Les absences n’arrêtent pas la pendule.
    [one] Les absences arrêtent la pendule jusqu’à { $days } jour en tout.
   *[other] Les absences arrêtent la pendule jusqu’à { $days } jours en tout.
 }
button-clock = Pendule
clock-title = ### La pendule de cette table
    Choisis-la avant que quelqu’un d’autre prenne place.
clock-menu-pace = Temps par tour
clock-menu-bank = Réserve
clock-menu-waking = Heures qui comptent
clock-menu-overtime = Quand le temps est écoulé
choice-clock-none = Sans pendule
choice-clock-live = En direct : 3 minutes
choice-clock-day = Un jour
choice-clock-three-days = 3 jours
choice-clock-week = Une semaine
choice-bank-no-bank = Sans réserve
choice-bank-one-turn = L’équivalent d’un tour
choice-bank-three-turns = L’équivalent de trois tours
choice-bank-five-turns = L’équivalent de cinq tours
choice-waking-off = Toutes, même les heures calmes
choice-waking-on = Seulement hors heures calmes
clock-menu-away = Absences
choice-away-no-absence = Les absences n’arrêtent pas la pendule
choice-away-two-weeks = Les absences l’arrêtent jusqu’à 14 jours
choice-away-month = Les absences l’arrêtent jusqu’à 30 jours
choice-overtime-nothing = Il ne se passe rien
choice-overtime-claim = Les autres peuvent réclamer la victoire
choice-overtime-simplest = Le bot joue le tour
choice-overtime-substitute = Quelqu’un d’autre peut prendre la place
parameter-new-clock = Le temps par tour ; la table a un menu pour le reste
refusal-clock-not-the-host = L’hôte est la seule personne qui peut choisir la pendule de sa table. Tu peux quitter la table.
refusal-clock-is-fixed = Quelqu’un a déjà pris place avec cette pendule. Pour la changer, ferme la table et ouvres-en une autre.
board-deadline = -# ⏳ Limite pour { $player } : { $at } ({ $left }).
board-late = -# ⌛ Temps écoulé pour { $player }, qui peut encore jouer.
board-bot-plays = -# 🤖 Deux retards de suite pour { $player } : le bot joue à sa place jusqu’à son prochain appui sur un bouton.
board-turn-of-bot = Le bot joue ce tour pour { $players }.
board-reminded = -# ⏰ { $count ->
    [one] { $player } a reçu { $count } rappel.
   *[other] { $player } a reçu { $count } rappels.
 }
board-last-reminder = -# 🔕 { $player } a reçu tous les rappels de ce tour.
board-away = -# 🌙 Absence de { $player } jusqu’au { $at }.
board-stand-in = -# 🤝 { $player } joue pour { $owner }.
board-stand-in-asked = -# 🤝 { $friend }, veux-tu prendre le relais de { $player } pendant son absence ?
button-stand-in = Prendre le relais
stand-in-accepted = { $count ->
    [one] Tu joues pour { $owner } jusqu’à son retour.
   *[other] Tu joues pour { $owner } dans { $count } parties jusqu’à son retour.
 } Tu fais les actions ; abandonner, arrêter la partie ou laisser jouer un ordinateur reste sa décision. Sous *{ $more }*, tu peux rendre la place à tout moment.
stand-in-declined = Tu ne joues pas pour { $owner }.
refusal-not-asked-to-stand-in = On ne te demande pas de jouer pour quelqu’un ici, ou plus maintenant. Rien n’a changé.
refusal-stand-in-not-here = Tu n’es pas sur le serveur de cette partie, tu ne peux donc pas y jouer.
refusal-stand-in-practice = Personne ne peut prendre ton relais dans un entraînement.
refusal-owner-decides = Tu joues pour { $owner }, ce n’est donc pas à toi d’en décider. Tu peux faire les actions, ou rendre la place sous *{ $more }*.
board-next = -# Après ce tour, ce sera à { $player }.
board-progress = -# Terminé : { $done } sur { $count }. On attend { $players }.
log-by-time = { $sentence } Le temps était écoulé.
log-by-bot = { $sentence } Le bot a joué.
event-bot-plays = Deux retards de suite pour { $who } : le bot joue à sa place jusqu’à son prochain appui sur un bouton.
event-late = { $who } : temps écoulé.
event-claimed = { $user } a réclamé la victoire, car { $player } n’a pas joué à temps.
event-seat-taken = { $user } a pris la place { $seat }.
event-lent = { $user } occupe la place { $seat } pour un temps.
event-stand-in-declined = { $user } ne prend pas le relais pour { $seat }.
event-given-back = { $user } reprend la place { $seat }.
button-claim = Réclamer : { $player } abandonne
button-take-seat = Prendre la place de { $player }
end-claimed = { $by } a réclamé la victoire : le temps de { $gone } était écoulé.
end-stand-in = -# 🤝 { $player } a joué pour { $owner } jusqu’à la fin.
refusal-not-late = Le temps n’est pas écoulé, ou plus maintenant : un coup a été joué, ou quelqu’un a été plus rapide. Rien n’a changé : regarde le plateau actuel.
refusal-claim-yourself = Ton propre temps est écoulé. Tu peux encore jouer, ou abandonner.
button-nudge = Relancer
nudged = Un rappel est en route. Pendant les heures calmes et les jours de repos, il attend leur fin.
nudged-away = 🌙 Absence de { $player } jusqu’au { $at } : le rappel attend jusque-là.
refusal-nudge-nobody = Ce n’est à personne d’autre de jouer, il n’y a donc personne à relancer.
refusal-nudge-answer-first = On attend ta réponse : accepte ou refuse d’abord.
refusal-nudge-silent = Tous les rappels de ce tour ont été envoyés. Tu peux encore écrire toi-même.
refusal-nudged-today = Une relance a déjà eu lieu il y a moins d’un jour. Réessaie demain.
match-somewhere = **{ $game }**
match-in = **{ $game }** ({ $place })
direct-stand-in = { $match } : veux-tu prendre le relais de { $owner } pendant son absence ? [Aller au plateau]({ $link }).
direct-turn = { $match } : à toi de jouer. [Aller au plateau]({ $link }).
direct-asked = { $match } : on attend ta réponse. [Aller au plateau]({ $link }).
direct-asked-undo = { $line } La dernière action peut-elle être annulée ? Sans réponse avant le { $at }, c’est non.
direct-asked-cancel = { $line } Faut-il arrêter la partie ? Sans réponse avant le { $at }, c’est { $silence ->
        [yes] oui, car personne n’a joué depuis une semaine
       *[no] non
    }.
direct-next = { $match } : ce sera bientôt à toi. [Aller au plateau]({ $link }).
direct-invited = { $match } : une invitation à une table t’attend. [Y aller]({ $link }).
direct-over = { $match } : la partie est finie. [Voir la fin]({ $link }).
direct-claim = { $match } : temps écoulé pour { $player }, tu peux réclamer la victoire. Tant que tu ne le fais pas, { $player } peut encore jouer. [Aller au plateau]({ $link }).
direct-claimed = { $match } : le temps était écoulé, et { $by } a réclamé la victoire contre toi. [Voir la partie]({ $link }).
direct-seat-taken = { $match } : le temps était écoulé, et { $by } a pris ta place. [Voir la partie]({ $link }).
direct-stand-in-claimed = { $match } : le temps était écoulé, et { $by } a réclamé la victoire contre { $owner }. Tu ne prends plus le relais. [Voir la partie]({ $link }).
direct-stand-in-seat-taken = { $match } : le temps était écoulé, et { $by } a pris la place de { $owner }. Tu ne prends plus le relais. [Voir la partie]({ $link }).
direct-ended = { $match } : { $by } a fermé la partie au nom de la modération : { $reason } [Voir la partie]({ $link }).
direct-lost = { $match } : { $why }
direct-deadline = { $line } Ta limite : { $at } ({ $left }).
direct-late = { $line } Ton temps est écoulé, mais tu peux encore jouer{ $overtime ->
    [claim] {" "}tant que personne ne réclame la victoire
    [substitute] {" "}tant que personne ne prend la place
   *[other] {""}
 }.
direct-reminder = Un rappel. { $line }
direct-alone = { $line } On n’attend plus que toi.
direct-last-reminder = { $line } C’était mon dernier rappel pour ce tour.
digest-title = { $count ->
    [one] ### { $count } partie t’attend
   *[other] ### { $count } parties t’attendent
 }
digest-line = - { $line }
lines-more = -# Et { $count } de plus.
button-mute-turn = Couper pour ce tour
button-mute-match = Couper pour cette partie
button-unmute = Réactiver
button-notifications = Notifications
muted-turn = Les notifications de ce tour sont coupées. **Notifications** a un bouton pour les réactiver.
muted-match = Les notifications de cette partie sont coupées. **Notifications** a un bouton pour les réactiver.
hint-refused = Discord a refusé mon message privé pour toi, je te mentionne donc dans le salon. Autorise les messages privés des membres de ce serveur, puis choisis de nouveau `/me notices`.
me-title = ### Tes notifications
me-delivery-mention = Une mention te prévient dans le salon quand c’est à toi de jouer.
me-delivery-direct = Un message privé te prévient quand c’est à toi de jouer.
me-delivery-none = Rien ne te prévient. `/me matches` montre ce qui t’attend.
me-early = Tu reçois aussi une notification quand la personne avant toi commence son tour.
me-quiet = Heures calmes : de { $from } à { $to } (heure de { $zone }, il y est { $there }). Ce qui attend arrive dans un seul message privé à leur fin.
me-days-off = Jours de repos : { $days } (heure de { $zone }, il y est { $there }). Ce qui attend arrive dans un seul message privé à leur fin.
me-no-quiet = Tu n’as pas d’heures calmes.
me-digest = Toutes tes notifications arrivent dans un seul message privé par jour, à { $at } (heure de { $zone }, il y est { $there }).
me-away = Ton absence dure jusqu’au { $at }.
me-refused = Discord a refusé mon dernier message privé pour toi, je te mentionne donc dans les salons.
me-title-overview = ### Tes réglages
me-is-set = **{ $section }.** { $sentences }
me-is-auto-end-turn-on = Ton tour finit de lui-même quand il ne reste rien d’utile à faire.
me-is-auto-end-turn-off = Tu finis tes tours toi-même.
me-is-end-turn-after-0 = Il finit aussitôt quand il ne reste que des extras, comme acheter.
me-is-end-turn-after-30 = Il finit après 30 secondes quand il ne reste que des extras, comme acheter.
me-is-end-turn-after-60 = Il finit après une minute quand il ne reste que des extras, comme acheter.
me-is-end-turn-after-300 = Il finit après 5 minutes quand il ne reste que des extras, comme acheter.
me-is-end-turn-after-off = Il ne finit pas tant que tu peux encore acheter quelque chose.
me-is-named-in-records-on = Les fichiers de tes parties montrent ton nom.
me-is-named-in-records-off = Les fichiers de tes parties ne montrent que ta couleur.
me-is-not-away = Pas d’absence prévue.
me-title-learning = ### Coach, images et langue
me-coach-auto = Le coach explique ce que tu peux faire dans ta première partie de chaque jeu.
me-coach-on = Le coach explique ce que tu peux faire dans toutes les parties.
me-coach-off = Le coach ne dit rien.
me-pictures-usual = Les images rien que pour toi ressemblent à celles du salon.
me-pictures-large = Les images rien que pour toi viennent en grandes parties très contrastées.
me-language = Langue des messages rien que pour toi : { $language }.
me-language-client = Langue des messages rien que pour toi : celle de ton Discord.
somebody = quelqu’un
me-title-invitations = ### Invitations
me-refused-hosts = { $count ->
        [0] Tout le monde peut t’inviter.
       *[other] Invitations refusées : { $hosts }.
    }
me-about-invitations = Les personnes que tu choisis ici ne peuvent ni t’inviter à des tables et à des revanches, ni te demander de prendre leur relais. Elles n’en savent rien. Vous pouvez toujours jouer à la même table.
me-menu-refused-hosts = Qui ne peut pas t’inviter
me-title-rating = ### Cote
me-rating = { $is_on ->
    [yes] Tu as une cote et un profil que les autres peuvent voir sur tes serveurs.
   *[no] Tu n’as pas de cote, et personne ne voit de profil de toi.
 }
me-about-rating = Une cote dit ta force à un jeu : *Pelle*, *Truelle*, *Maillet*, *Équerre* ou *Merveille*. Elle monte quand tu gagnes et baisse quand tu perds. Une partie compte si tout le monde à la table a une cote et si les règles habituelles s’appliquent. Si tu renonces à la tienne, tu n’es dès lors dans aucun classement ni aucune liste.
me-about-placement = Les parties de **placement** contre des ordinateurs trouvent où commence ta cote : jusqu’à cinq par jeu, avant ta première partie classée. Choisis le jeu de la prochaine :
me-menu-rating = Si tu as une cote
choice-rating-on = J’ai une cote et un profil
choice-rating-off = Je n’ai pas de cote
me-reset-rating = Ne pas avoir de cote
button-keep-rating = Avoir une cote ?
button-me-rating = Choisir
refusal-placement-rated = Tu as déjà des parties classées de ce jeu, ta cote a donc commencé.
refusal-placement-enough = Tu as joué toutes tes parties de placement de ce jeu. À partir de maintenant, ce sont les parties avec d’autres personnes qui comptent.
refusal-placement-open = Tu es dans une partie de placement de ce jeu. Joue-la d’abord jusqu’au bout.
refusal-placement-no-rating = Tu n’as pas de cote. Choisis d’abord `/me rating`.
refusal-cancel-placement = Une partie de placement ne peut plus être arrêtée. Tu peux abandonner, ce qui compte comme une défaite.
refusal-undo-placement = Dans une partie de placement, rien ne peut être annulé.
me-menu-delivery = Comment te prévenir
me-menu-digest = Tout à la fois, une fois par jour
choice-digest-off = Chaque notification aussitôt
choice-digest-at = Une fois par jour, à { $at }
me-switch-notify-early-on = Prévenir tôt : oui
me-switch-notify-early-off = Prévenir tôt : non
me-switch-auto-end-turn-on = Finir mon tour pour moi : oui
me-switch-auto-end-turn-off = Finir mon tour pour moi : non
me-about-notify-early = **Prévenir tôt** t’avertit aussi quand la personne avant toi commence son tour.
me-about-auto-end-turn = **Finir mon tour pour moi** finit ton tour quand il ne reste rien d’utile à faire. S’il ne reste que des extras, comme acheter, l’attente est celle que tu choisis ci-dessous. Tu peux annuler cette fin tant que personne d’autre n’a joué.
me-menu-end-turn-after = Quand il ne reste que des extras
choice-end-turn-after-0 = Que des extras : finir aussitôt
choice-end-turn-after-30 = Que des extras : après 30 secondes
choice-end-turn-after-60 = Que des extras : après 1 minute
choice-end-turn-after-300 = Que des extras : après 5 minutes
choice-end-turn-after-off = Que des extras : ne jamais finir
me-about-named-in-records = **Nom dans les fichiers** montre ton nom dans les fichiers de tes parties. Sinon, ils ne montrent que ta couleur.
me-menu-quiet-from = Début des heures calmes
me-menu-quiet-to = Fin des heures calmes
choice-quiet-from-at = De { $at }
choice-quiet-to-at = Jusqu’à { $at }
me-menu-days-off = Jours de repos, zéro à trois
choice-days-off-0 = Repos le lundi
choice-days-off-1 = Repos le mardi
choice-days-off-2 = Repos le mercredi
choice-days-off-3 = Repos le jeudi
choice-days-off-4 = Repos le vendredi
choice-days-off-5 = Repos le samedi
choice-days-off-6 = Repos le dimanche
weekday-0 = lundi
weekday-1 = mardi
weekday-2 = mercredi
weekday-3 = jeudi
weekday-4 = vendredi
weekday-5 = samedi
weekday-6 = dimanche
me-menu-until = Durée de ton absence
me-menu-stand-in = Qui joue pour toi pendant ce temps
me-menu-coach = Quand le coach parle
me-menu-pictures = Taille des images pour toi
me-menu-language = La langue des messages rien que pour toi
me-menu-zone = Choisis ton fuseau horaire
choice-absence-tonight = Jusqu’à ce soir
choice-absence-tomorrow = Jusqu’à demain soir
choice-absence-three-days = Pour 3 jours
choice-absence-week = Pour une semaine
choice-absence-two-weeks = Pour 2 semaines
choice-absence-month = Pour un mois
choice-absence-two-months = Pour 2 mois
me-section-notices = Notifications
me-section-quiet = Heures calmes
me-section-away = Absence
me-section-learning = Coach, images, langue
me-section-invitations = Invitations
me-section-rating = Cote
me-reset-notices = Notifications par défaut
me-reset-quiet = Ni heures calmes ni repos
me-reset-learning = Tout remettre par défaut
me-reset-away = Me revoilà
button-zone = Fuseau horaire
button-zone-again = Chercher de nouveau
button-all-settings = Tous les réglages
button-more-settings = Plus de réglages
me-zone-title = Ton fuseau horaire
me-zone-label = Une ville ou un pays, en anglais
me-zone-example = Paris
me-zone-done = Ton fuseau horaire est celui de { $zone }, où il est { $there }.
me-zones-found = Choisis le lieu dont tu as l’heure.
me-zone-in = { $city } ({ $country })
me-zone-now = Il y est { $at }
me-off = non
me-muted-match = Les notifications de cette partie sont coupées.
me-muted-turn = Les notifications de ce tour sont coupées.
me-stand-in-next = Je demanderai à { $friend } de jouer pour toi. Choisis maintenant la durée de ton absence.
me-rest-kept = Tes autres choix sont enregistrés.
me-away-progress =
    Je mets tes parties à jour. { $total ->
        [0] Ça peut prendre une minute.
       *[other] Jusqu’ici : { $done } sur { $total }.
    } Ça continue si tu fermes ce message.
me-away-done = Ton absence dure jusqu’au { $at }. Tes adversaires le voient. Tes pendules s’arrêtent là où la table le permet.
me-stand-in-asked = { $count ->
    [0] { $friend } ne peut jouer pour toi dans aucune partie, ou a déjà reçu ta demande : il faut être sur le même serveur sans jouer dans la partie, et la partie ne doit pas être en pause.
    [one] J’ai demandé à { $friend } de jouer pour toi dans { $count } partie. En attendant son accord, personne n’y joue pour toi.
   *[other] J’ai demandé à { $friend } de jouer pour toi dans { $count } parties. En attendant son accord, personne n’y joue pour toi.
 }
me-not-away = Tu n’as pas d’absence en cours, donc rien n’a changé.
me-back = Bon retour. { $count ->
    [0] Tes pendules tournent de nouveau, et tes places sont à toi.
    [one] Tes pendules tournent de nouveau. Un ordinateur joue pour toi dans { $count } partie tant que tu n’as pas repris ta place : `/me matches` y mène.
   *[other] Tes pendules tournent de nouveau. Un ordinateur joue pour toi dans { $count } parties tant que tu n’as pas repris tes places : `/me matches` y mène.
}
me-no-matches = Tu n’as aucune partie en cours. `/help` a des boutons qui ouvrent une table.
me-matches-title = { $count ->
    [one] ### Ta partie
   *[other] ### Tes { $count } parties
 }
me-match-turn = - ▶ { $match } : à toi de jouer. [Y aller]({ $link })
me-match-asked = - ▶ { $match } : on attend ta réponse. [Y aller]({ $link })
me-match-waiting = - { $match } : on attend les autres. [Voir]({ $link })
me-match-claim = - { $match } : temps écoulé pour { $player }, tu peux réclamer la victoire. [Voir]({ $link })
me-match-out = - { $match } : tu n’y joues plus, et les autres continuent. [Voir]({ $link })
me-match-lent = - { $match } : { $player } joue pour toi. [Voir]({ $link })
me-match-lobby = - { $match } : la table est ouverte. [Y aller]({ $link })
me-match-invited = - ▶ { $match } : on t’invite à une table. [Y aller]({ $link })
me-match-asked-to-stand-in = - ▶ { $match } : veux-tu prendre le relais de { $owner } ? [Y aller]({ $link })
me-match-stand-in = { $line } · relais demandé à { $friend }
me-match-for-owner = { $line } · tu joues pour { $owner }
me-match-turn-too = { $line } · c’est aussi ton tour
me-match-late = { $line } · ton temps est écoulé
me-match-deadline = { $line } · jusqu’au { $at } ({ $left })
button-give-back = Rendre la place
button-take-back = Reprendre ma place
given-back = La place est rendue.
taken-back = Tu as retrouvé ta place.
refusal-not-lent = Personne ne joue pour quelqu’un d’autre dans cette partie.
refusal-no-such-time = Tape une heure comme `22:30`.
refusal-no-such-zone = Je ne connais pas ce lieu. Essaie une plus grande ville de ton fuseau horaire avec son nom anglais, par exemple London.
refusal-which-zone = Plusieurs lieux correspondent. Choisis l’un de ceux qui sont proposés pendant que tu tapes.
refusal-quiet-half = Indique à la fois le début et la fin de tes heures calmes.
refusal-quiet-too-long = Les heures calmes ont un début et une fin différents et durent au plus { $most } heures. Pour ne recevoir aucune notification, choisis-le dans `/me notices`.
refusal-not-away = Indique aussi la durée de ton absence.
refusal-no-such-day = Tape un jour parmi les { $most } prochains, comme `{ $example }`, ou un nombre de jours.
refusal-stand-in-yourself = Ni toi ni un bot ne pouvez prendre ton relais. Nomme quelqu’un d’autre, ou personne.
refusal-refuse-whom = Nomme d’autres personnes : ni toi, ni un bot.
refusal-too-many-refused = Tu peux refuser les invitations de { $most } personnes au plus. Retire d’abord quelqu’un de la liste.
refusal-stand-in-not-welcome = Je ne peux pas demander à <@{ $user }> de prendre ton relais en ce moment. Nomme quelqu’un d’autre, ou personne.
command-me = Comment te prévenir, tes absences, et toutes tes parties
command-me-settings = Voir tous tes réglages, avec des boutons pour les changer
command-me-notices = Voir et choisir comment te prévenir quand c’est à toi de jouer
parameter-me-where = Comment te prévenir ; si tu n’indiques rien, tu vois le réglage
parameter-me-early = Aussi me prévenir quand la personne avant moi commence son tour
command-me-invitations = Voir et choisir qui ne peut pas t’inviter
parameter-me-refuse = Quelqu’un qui ne peut plus t’inviter
parameter-me-accept = Quelqu’un qui peut de nouveau t’inviter
choice-delivery-mention = Me mentionner dans le salon
choice-delivery-direct = M’envoyer un message privé
choice-delivery-none = Ne pas me prévenir
command-me-quiet = Voir et régler les heures où rien ne te dérange
parameter-me-from = Leur début, par exemple 22:30 ; non pour aucune
parameter-me-to = Leur fin, par exemple 7:00
parameter-me-zone = Ton fuseau horaire : tape une ville ou un pays, en anglais
command-me-digest = Recevoir toutes les notifications une fois par jour dans un message privé
parameter-me-at = L’heure, par exemple 18:00 ; non pour aucune
command-me-away = Voir et indiquer la durée de ton absence ; tes adversaires la voient
parameter-me-until = Le dernier jour, par exemple 2030-12-31, ou un nombre de jours
parameter-me-stand-in = Qui joue pour toi pendant ce temps
command-me-coach = Voir et choisir quand le coach explique ce que tu peux faire
parameter-me-coach = Dans la première partie de chaque jeu, dans toutes, ou jamais
choice-coach-auto = Dans ma première partie de chaque jeu
choice-coach-on = Dans toutes les parties
choice-coach-off = Jamais
command-me-pictures = Voir et choisir la taille des images rien que pour toi
parameter-me-size = Comme dans le salon, ou en grandes parties
command-me-language = Voir et choisir la langue des messages rien que pour toi
parameter-me-language = La langue ; par défaut, celle de ton Discord
choice-language-client = Celle de mon Discord
choice-pictures-usual = Comme dans le salon
choice-pictures-large = En grandes parties, très contrastées
command-me-rating = Choisir si tu as une cote et un profil, et jouer des parties de placement
parameter-me-keep = Si tes parties comptent et si d’autres peuvent voir ton profil
command-me-back = Dire que tu es de retour
command-me-matches = Voir toutes tes parties sur tous les serveurs, les plus urgentes d’abord
command-match-nudge = Envoyer un rappel à qui doit jouer
command-match-move = Continuer une de tes parties dans ce salon
parameter-match-move = Quelle partie
match-move-line = { $game }, partie { $id }
moved-here = La partie continue ici.
moved-beside = Ce salon a une autre partie, la tienne continue donc dans son propre fil : [y aller]({ $link }).
moved-in-private = La partie continue dans un fil privé : [y aller]({ $link }).
refusal-already-here = Cette partie est déjà dans ce salon. Utilise la commande dans le salon où elle doit continuer.
refusal-not-this-server = Cette partie est d’un autre serveur et ne peut pas le quitter.
