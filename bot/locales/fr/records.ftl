command-match-record = Enregistrer une partie dans un fichier que tout le monde peut revoir et vérifier
parameter-match-record = Une autre partie de ce salon ; par défaut, la plus récente
command-match-import = Ouvrir un fichier de partie pour le revoir
parameter-match-import = Un fichier de /match record ou d’Enregistrer la partie, de cette version ou d’une plus ancienne
button-record = Enregistrer la partie
record-title = Le fichier de cette partie, avec chaque action. Tout le monde peut la revoir et la vérifier avec `/match import`.
import-title = ### { $game }
import-players = Ont joué : { $players }.
import-played = { $unit ->
    [rounds] { $count ->
        [0] Elle s’est terminée dans la première manche, le { $at }.
        [one] Elle a duré { $count } manche et s’est terminée le { $at }.
       *[other] Elle a duré { $count } manches et s’est terminée le { $at }.
     }
   *[turns] { $count ->
        [one] Elle a duré { $count } tour et s’est terminée le { $at }.
       *[other] Elle a duré { $count } tours et s’est terminée le { $at }.
     }
 }
import-checked = -# J’ai rejoué chaque action : la graine, les actions et le résultat s’accordent selon les règles. Les noms, les temps et les conseils sont tels que les donne le fichier.
button-open-replay = Ouvrir la relecture
button-import-share = Partager dans ce salon
import-shared-by = { $user } partage une partie d’un fichier :
import-shared = C’est partagé : tout le salon peut maintenant ouvrir la relecture.
refusal-import-gone = Je n’ai pas cette relecture pour toi ici. Un fichier que tu ouvres n’est qu’à toi tant que tu ne le partages pas dans un salon, et je garde tes 20 derniers, ou moins s’ils sont très grands. Ouvre de nouveau le fichier avec `/match import`.
refusal-import-shared-already = Cette partie est déjà partagée. Pour la partager encore, ouvre de nouveau le fichier.
refusal-share-in-servers = Les parties se partagent dans les salons des serveurs. Ouvre le fichier là-bas.
end-resigned-unnamed = Tous les autres ont abandonné.
end-claimed-unnamed = La victoire a été réclamée, car le temps était écoulé.
end-cancelled-unnamed = La partie a été arrêtée.
end-ended-unnamed = La modération a fermé la partie.
me-switch-named-in-records-on = Nom dans les fichiers : oui
me-switch-named-in-records-off = Nom dans les fichiers : non
refusal-record-not-downloaded = Discord ne m’a pas donné le fichier. Joins-le de nouveau.
refusal-record-too-large = Le fichier est trop grand : un fichier de partie a au plus { $most } ko. Choisis le fichier que t’a donné *Enregistrer la partie*.
refusal-record-not-a-record = Ce n’est pas un fichier de partie de Guildhall. Choisis le fichier `.json` que t’a donné *Enregistrer la partie*.
refusal-record-unknown-version = Le fichier a la version { $version } du format, et je connais les versions jusqu’à { $newest }. Mets le bot à jour, ou enregistre de nouveau la partie.
refusal-record-damaged = Le fichier est endommagé : quelque chose y manque, ou n’est pas comme dans un fichier de partie. Enregistre de nouveau la partie.
refusal-record-unknown-game = Le fichier est d’un jeu que je ne connais pas. Ouvre-le avec le bot qui l’a écrit.
refusal-record-changed = Le fichier a été changé après son enregistrement : sa somme de contrôle n’est pas la bonne. Enregistre de nouveau la partie.
refusal-record-not-over = La partie de ce fichier n’était pas finie quand elle a été enregistrée. Joue-la jusqu’à la fin, puis enregistre-la de nouveau.
refusal-record-other-seed = La graine de ce fichier n’est pas celle dont l’empreinte était montrée dès le début, le hasard a donc pu être changé. Demande le fichier d’origine.
refusal-record-other-table = Aucune partie ne peut commencer comme le dit ce fichier : ses options ou son nombre de joueurs ne vont pas avec le jeu. Demande le fichier d’origine.
refusal-record-illegal-action = L’action { $number } de ce fichier enfreint les règles, la partie n’a donc pas pu se passer ainsi. Demande le fichier d’origine, ou ouvre-le avec la version du bot qui l’a écrit.
refusal-record-other-result = Le résultat de ce fichier ne découle pas de ses actions. Demande le fichier d’origine.
refusal-record-other-times = Les temps de ce fichier se contredisent : quelque chose s’est passé avant ce qui précède. Demande le fichier d’origine.
refusal-record-other-players = Ce fichier se trompe sur qui a joué : le niveau d’un ordinateur n’existe pas, ou le fichier cache ou invente l’aide d’un ordinateur. Demande le fichier d’origine.
refusal-record-other-events = Les abandons, tels que les donne ce fichier, ne vont pas avec les actions et le résultat. Demande le fichier d’origine.
