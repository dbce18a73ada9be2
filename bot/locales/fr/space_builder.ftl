space-builder-name = Space Builder
space-builder-title = Manche { $round }
space-builder-option-mode-turns = En différé : on construit quand on a le temps, et les temps sont comparés.
space-builder-option-upright = Le plan n’est jamais tourné.
space-builder-option-computers-slow = Les ordinateurs construisent deux fois moins vite.
space-builder-option-computers-patient = Les ordinateurs t’attendent : ils ne terminent jamais avant toi.
space-builder-option-sealed = Chaque joueur reçoit un plan différent, et personne ne voit qui a terminé.
space-builder-option-ghosts = Ton panneau te dit quand quelqu’un d’autre va plus vite que toi.
space-builder-option-clock-live = Une manche dure au plus { $cap ->
        [one] { $cap } minute
       *[other] { $cap } minutes
    }. Dès que deux joueurs sont en place, les autres ont encore { $wait } secondes.
space-builder-begins-ahead = { $player } voit le plan { $count ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $count } secondes
 } avant le départ de sa propre pendule.
space-builder-begins-ahead-by = { $count ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $count } secondes
 }
space-builder-option-clock-turns = Tu as au plus { $cap ->
    [one] { $cap } minute
   *[other] { $cap } minutes
 } pour construire. { $hours ->
    [one] Une manche est ouverte pendant { $hours } heure.
   *[other] Une manche est ouverte pendant { $hours } heures.
 }
space-builder-race = Manche { $round } : { $result }
space-builder-race-tapped = { $player } a { $won ->
    [yes] gagné : ville terminée
   *[no] terminé
 } à { $time } ({ $faults ->
    [0] aucune faute
    [one] { $faults } faute
   *[other] { $faults } fautes
 }).
space-builder-race-stopped = { $player } a { $won ->
    [yes] gagné : arrêt
   *[no] { $by ->
        [player] arrêté
       *[race] dû s’arrêter
    }
 } à { $time }{ $hand ->
    [0] {""}
    [one] {" "}avec { $hand } carte en main
   *[other] {" "}avec { $hand } cartes en main
 } ({ $faults ->
    [0] aucune faute
    [one] { $faults } faute
   *[other] { $faults } fautes
 }).
space-builder-race-won = { $player } a gagné.
space-builder-race-nobody = Personne n’a gagné.
space-builder-race-tie = À égalité de fautes, la vitesse décide.
space-builder-race-absent = { $players } n’{ $count ->
    [one] a
   *[other] ont
 } pas participé.
space-builder-note-standing = { $player } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } à construire, { $rounds ->
    [one] { $rounds } manche gagnée
   *[other] { $rounds } manches gagnées
 }.
space-builder-note-start = Départ : { $time }{ $late ->
    [yes] . Qui n’est pas en place à ce moment-là passe cette manche.
   *[no] {""}
 }
space-builder-note-deadline = Tu peux ouvrir le plan jusqu’au { $time } ({ $left }).
space-builder-note-thaw = Sans choix, la première carte gelée se dégèle d’elle-même { $left }.
space-builder-progress-ready = -# En place : { $done } sur { $count }. On attend { $players }.
space-builder-progress-built = -# Ville construite ou temps écoulé : { $done } sur { $count }. On attend { $players }.
space-builder-note-resting = -# { $players } { $count ->
    [one] passe
   *[other] passent
} cette manche.
space-builder-note-late = -# La manche a commencé sans { $players }.
space-builder-note-tap = { $player } a terminé à { $time }.
space-builder-button-ready = En place
space-builder-button-panel = Mon panneau
space-builder-button-open = Ouvrir le plan
space-builder-button-sit = Passer la manche
space-builder-button-faces = Toutes les cartes
space-builder-button-last = Dernière manche
space-builder-faces = Recto et verso des huit cartes, toit en haut : la bande du bas est le sol. Compare les détails.
space-builder-last = La vérification de la dernière manche : 1 faute pour une carte non construite, 2 pour une carte fausse.
space-builder-begin-sure = Dès que le plan est ouvert, ta pendule ne peut plus être arrêtée. As-tu le temps maintenant ?
space-builder-begun = C’est parti ! Le plan est dans le message ci-dessous.
space-builder-button-begin = Démarrer ma pendule
space-builder-sit-sure = Passer cette manche ? Tu ne pourras alors pas la gagner.
space-builder-button-sit-sure = Passer cette manche
space-builder-sat = Tu passes cette manche.
space-builder-unfrozen = La carte { $name } est dégelée : tu la construis dès la prochaine manche.
space-builder-panel-title = { "**" }Ton panneau, manche { $round }**
space-builder-panel-not-ready = Tu n’es pas encore en place. Appuie sur { "**" }{ $button }** sous le plateau.{ $waits ->
    [all] {""}
   *[other] {" "}Qui n’est pas en place quand le plan apparaît passe cette manche.
 }
space-builder-panel-ready = Tu es en place. Le plan apparaîtra ici quand tout le monde sera en place{ $waits ->
    [all] {""}
   *[other] , ou { $wait } secondes après que deux joueurs le seront
 }. Sinon, appuie sur { "**" }{ $button }** sous le plateau.
space-builder-panel-replaced = Ton panneau est maintenant dans un autre message. Si tu ne le vois pas, appuie sur { "**" }{ $button }** sous le plateau.
space-builder-panel-sits-out = Tu passes cette manche.
space-builder-panel-late = Cette manche a commencé sans toi. Tu peux être en place pour la prochaine.
space-builder-panel-lay = { "**" }{ $card }** : { $way }, { $detail }.{ $round ->
    [1] {" "}Tourne et retourne la carte comme sur le plan, puis choisis son emplacement.
   *[other] {""}
 }
space-builder-panel-clock = { $kind ->
    [lead] -# Départ de ta pendule : { $since }.
   *[usual] -# Ta pendule a démarré { $since }.
 }
space-builder-panel-correct = { "**" }{ $card }**, sur sa case : { $way }, { $detail }.{ $round ->
    [1] {" "}Tourne la carte, retourne-la ou choisis un autre emplacement.
   *[other] {""}
 }
space-builder-panel-all-laid = Toutes les cartes sont posées. Appuie sur { "**" }Terminé** quand tout te paraît juste, ou reprends une carte.
space-builder-panel-tapped = Tu as terminé à { $time }. { $mode ->
    [turns] Si quelqu’un va plus vite et que la manche finit avant ce temps, seul compte ce que tu avais posé jusque-là.
   *[live] Tu ne peux plus changer ta ville.
 }
space-builder-panel-stopped = Tu as arrêté à { $time }. { $mode ->
    [turns] Si la manche finit avant ce temps, seul compte ce que tu avais posé jusque-là.
   *[live] Tu ne peux plus changer ta ville.
 }
space-builder-panel-expired = Ton temps est écoulé. Ce que tu as posé compte, et plus personne ne t’attend.
space-builder-panel-settling = Cette manche est finie ; on vérifie les villes.
space-builder-panel-over = Cette manche est finie. { $who ->
    [nobody] Personne ne l’a gagnée.
    [you] Tu l’as gagnée : choisis sous le plateau quelle carte dégeler.
   *[other] { $player } l’a gagnée et dégèle une carte. Puis la manche suivante commence.
 } Le plateau montre toutes les villes ; dès la manche suivante, c’est son bouton *{ $button }*.
space-builder-panel-not-opened = Appuie sur { "**" }{ $button }** sous le plateau quand tu as le temps de construire.
space-builder-panel-match-over = La partie est finie.
space-builder-panel-ghost = { $player } a terminé à { $time }.
space-builder-stop-sure = { "**" }Arrêter de construire ?** Tu ne pourras plus changer ta ville, et chaque carte qui n’est pas posée est une faute. La pendule tourne toujours.
space-builder-button-pad = Aire
space-builder-button-empty = ⠀+⠀
space-builder-button-turn = Tourner
space-builder-button-flip = Retourner
space-builder-button-back = Retirer
space-builder-button-tap = Terminé
space-builder-button-stop = Arrêter de construire
space-builder-button-stop-sure = Arrêter pour de bon
space-builder-button-build-on = Continuer à construire
space-builder-button-card-A = { $name }{ $arrow }
space-builder-button-card-B = { $name }{ $arrow }″
space-builder-short-DOM = Dôm
space-builder-short-SIL = Silo
space-builder-short-HRN = Cor
space-builder-short-GRN = Ser
space-builder-short-OBS = Œil
space-builder-short-REA = Réa
space-builder-short-HAN = Han
space-builder-short-LFT = Aig
refusal-race-old-panel = Ce panneau est celui d’une manche finie. Appuie sur **{ $button }** sur le plateau pour ouvrir le panneau de cette manche.
refusal-race-not-opened = Tu n’as pas ouvert le plan de cette manche. Appuie sur { "**" }{ $button }** sur le plateau : ta pendule démarre alors.
refusal-race-no-last-round = Aucune manche n’a encore été vérifiée.
refusal-race-no-such-card = Il n’y a pas de carte « { $card } ». Les cartes sont { $cards }.
refusal-race-no-such-place = Il n’y a pas d’emplacement « { $place } ». Choisis-en un dans la liste, par exemple « en haut à gauche ».
space-builder-illegal-already-taken-up = La carte { $card } est déjà prise : tourne-la, retourne-la ou choisis son emplacement.
space-builder-illegal-frozen = La carte { $card } est encore gelée. Tu dégèles une carte en gagnant une manche.
space-builder-illegal-no-such-card = Il n’y a pas de carte « { $card } ».
space-builder-illegal-nothing-taken-up = Aucune carte n’est prise. Choisis-en d’abord une.
space-builder-illegal-one-quarter-turn = Une carte tourne d’un quart à la fois.
space-builder-illegal-landing-pad = L’aire d’atterrissage, en bas à gauche, reste libre. Choisis un des huit autres emplacements.
space-builder-illegal-no-such-location = Cet emplacement n’existe pas. Choisis un des huit autour de l’aire d’atterrissage et au-dessus.
space-builder-illegal-cards-in-hand = { $count ->
    [one] La carte { $card } n’est pas encore posée. Pose-la avant d’appuyer sur { "**" }Terminé**.
   *[other] { $count } cartes ne sont pas encore posées. Pose-les avant d’appuyer sur { "**" }Terminé**.
 }
space-builder-illegal-already-tapped = Tu as appuyé sur { "**" }Terminé** : tu ne peux plus changer ta ville.
space-builder-illegal-tools-down = Tu as arrêté de construire : tu ne peux plus changer ta ville.
space-builder-illegal-too-many-clicks = Tu as déplacé tes cartes { $most } fois dans cette manche, et c’est la limite. Appuie sur { "**" }Terminé**, ou arrête de construire.
space-builder-illegal-too-early = Tu as appuyé avant le départ de la pendule, ça ne compte donc pas.
space-builder-illegal-time-is-up = Ton temps est écoulé : tu ne peux plus changer ta ville.
space-builder-illegal-round-over = La manche est finie : tu ne peux plus changer ta ville.
space-builder-illegal-not-in-round = Tu n’es pas dans cette manche. Tu peux être dans la prochaine.
space-builder-illegal-map-not-opened = Tu n’as pas encore ouvert le plan. Appuie sur { "**" }Ouvrir le plan** sur le plateau.
space-builder-illegal-already-opened = Tu as ouvert le plan, et ta pendule tourne. Appuie sur { "**" }Ouvrir le plan** pour retrouver ton panneau.
space-builder-illegal-map-comes-by-itself = Dans une course en direct, personne n’ouvre le plan : il apparaît pour tout le monde à la fois quand vous êtes en place.
space-builder-illegal-deadline-passed = Il est trop tard pour ouvrir le plan de cette manche.
space-builder-illegal-sat-out = Tu passes cette manche. Tu peux être dans la prochaine.
space-builder-illegal-already-ready = Tu es déjà en place.
space-builder-illegal-no-need-to-be-ready = Ici, pas besoin d’être en place : ouvre le plan quand tu as le temps.
space-builder-illegal-too-few-left = Tu ne peux pas passer : une manche demande { $needed } joueurs.
space-builder-illegal-too-few-ready = Une manche demande { $needed } joueurs en place.
space-builder-illegal-round-not-over = La manche n’est pas encore finie.
space-builder-illegal-not-the-winner = Il faut avoir gagné la manche pour dégeler une carte.
space-builder-illegal-not-frozen = La carte { $card } n’est pas gelée.
space-builder-illegal-choice-over = Il est trop tard pour choisir : la carte { $card } est dégelée.
space-builder-illegal-heard-all = Rien n’a été perdu, la manche compte donc.
space-builder-illegal-no-clock-ran = Aucune pendule ne tournait, la manche compte donc.
space-builder-illegal-left-the-match = Tu as quitté la partie.
space-builder-illegal-not-your-turn = Tu n’as rien à faire pour l’instant.
space-builder-illegal-not-while-getting-ready = Le plan n’est pas encore là.
space-builder-illegal-not-while-building = Pas maintenant : une manche est en cours.
space-builder-illegal-not-while-unfreezing = La manche est finie. On attend le choix de la carte à dégeler.
space-builder-illegal-not-after-a-round = On ne dégèle une carte qu’après une manche, quand on l’a gagnée.
space-builder-illegal-not-an-action = « { $text } » n’est pas une action de ce jeu.
space-builder-standing = Manches gagnées jusqu’ici : { $standing }
space-builder-standing-end = Manches gagnées à la fin : { $standing }
space-builder-score-unfrozen = { $points ->
    [one] { $points } carte dégelée
   *[other] { $points } cartes dégelées
 }
space-builder-score-rounds-won = { $points ->
    [one] { $points } manche gagnée
   *[other] { $points } manches gagnées
 }
space-builder-score-faults = { $points ->
    [one] { $points } faute
   *[other] { $points } fautes
 }
command-space-builder = Space Builder : une course pour construire la ville du plan, deux à quatre joueurs
command-space-builder-ready = Dire que tu es en place pour le plan, et ouvrir ton panneau
command-space-builder-open = Ouvrir le plan : ta pendule démarre
command-space-builder-lay = Poser une carte sur ton plateau
command-space-builder-turn = Tourner une carte
command-space-builder-flip = Retourner une carte sur son autre face
command-space-builder-back = Reprendre une carte dans ta main
command-space-builder-tap = Dire que tu as terminé : ta ville est finie
command-space-builder-stop = Arrêter de construire : ta ville reste inachevée
command-space-builder-unfreeze = Dégeler une carte après une manche que tu as gagnée
command-space-builder-leave = Quitter la partie
parameter-space-builder-mode-name = mode
parameter-space-builder-mode = Tout le monde à la fois, ou quand on a le temps
choice-space-builder-mode-live = En direct : tout le monde à la fois
choice-space-builder-mode-turns = En différé : quand on a le temps
parameter-space-builder-facing-name = sens du plan
parameter-space-builder-facing = Comment le plan est tourné
choice-space-builder-facing-random = Dans un sens au hasard
choice-space-builder-facing-upright = Toujours droit, pour débuter
parameter-space-builder-sealed-name = plans secrets
parameter-space-builder-sealed = En différé : chaque joueur a un plan différent, et personne ne voit qui a terminé
parameter-space-builder-computers-name = vitesse des ordinateurs
parameter-space-builder-computers = La vitesse des ordinateurs
choice-space-builder-computers-usual = Aussi vite qu’une personne de leur niveau
choice-space-builder-computers-slow = Deux fois moins vite
choice-space-builder-computers-patient = Ils attendent que tu aies terminé
parameter-space-builder-ghosts-name = fantômes
parameter-space-builder-ghosts = En différé : ton panneau te dit quand quelqu’un d’autre va plus vite que toi
parameter-space-builder-cap-seconds-name = limite de temps
parameter-space-builder-cap-seconds = De combien de secondes tu disposes au plus pour construire (30 à 780)
parameter-space-builder-ready-seconds-name = attente
parameter-space-builder-ready-seconds = En direct : les secondes laissées aux autres dès que deux joueurs sont en place (10 à 540)
parameter-space-builder-deadline-hours-name = délai
parameter-space-builder-deadline-hours = En différé : combien d’heures une manche est ouverte (1 à 336)
parameter-space-builder-lay-card = Laquelle de tes cartes
parameter-space-builder-turn-card = Laquelle de tes cartes
parameter-space-builder-flip-card = Laquelle de tes cartes
parameter-space-builder-back-card = Laquelle de tes cartes
parameter-space-builder-lay-location = Où sur ton plateau
parameter-space-builder-turn-by = Dans quel sens ; sans choix, dans le sens horaire
choice-space-builder-by-clockwise = Un quart dans le sens horaire
choice-space-builder-by-counterclockwise = Un quart dans le sens antihoraire
choice-space-builder-by-half = Un demi-tour
parameter-space-builder-unfreeze-card = Laquelle de tes cartes gelées
space-builder-rules = ### Space Builder
    De deux à quatre joueurs font la course pour construire la même ville spatiale. Le plan montre chaque bâtiment avec son emplacement, le sens de son toit (à l’opposé de sa bande de sol) et l’une de ses deux faces. { $facing ->
        [upright] Il est droit : l’aire d’atterrissage est en bas à gauche.
       *[random] Il peut être tourné : l’aire d’atterrissage dit comment.
    }

    { "**" }Une manche.** { $facing ->
        [upright] Construis la ville du plan
       *[random] Tourne le plan dans ta tête jusqu’à ce que son aire d’atterrissage soit dans le même coin que la tienne. Construis cette ville
    } sur ton propre plateau avec toutes tes cartes dégelées : prends une carte, tourne-la ou retourne-la, pose-la. Quand ta ville est finie, appuie sur { "**" }Terminé**. Dès qu’il ne reste qu’une ville inachevée, la manche finit et sa construction s’arrête. Arrêter de construire, ce n’est pas terminer : le reste continue.

    { "**" }La vérification.** Une carte qui n’est pas construite vaut 1 faute. Une carte au mauvais emplacement, dans le mauvais sens ou sur la mauvaise face vaut 2 fautes. Le plus petit nombre de fautes gagne ; à égalité, c’est la ville terminée en premier. On peut gagner aussi avec une ville arrêtée.

    { "**" }Dégeler.** Tu commences avec quatre cartes, les quatre autres sont gelées. Gagner une manche dégèle l’une d’elles, qu’il faut construire à partir de là. La première manche gagnée avec les huit cartes fait gagner la partie.

    { $mode ->
        [turns] { "**" }En différé.** On ouvre { $sealed ->
            [on] son propre plan
           *[off] le plan
        } quand on veut. Ensuite, les pendules sont comparées comme dans une seule course : la manche finit quand il ne reste qu’une ville inachevée, et ce qui y a été fait après ce temps ne compte pas. { $sealed ->
            [on] Personne ne voit qui a terminé.
           *[off] Le plateau dit qui a terminé, mais pas en combien de temps.
        } (Il y a aussi des tables en direct.)
       *[live] { "**" }En direct.** Le plan apparaît au même moment pour tous les joueurs en place. (Il y a aussi des tables en différé : on ouvre le plan quand on veut, et les pendules sont comparées ensuite.)
    }

    { "**" }Les pendules** sont celles de Discord : un appui compte au moment où Discord l’a vu, même si le bot est lent.
space-builder-possible-ready = dire que tu es en place
space-builder-possible-sit = passer cette manche
space-builder-possible-open = ouvrir le plan
space-builder-possible-take = prendre { $count ->
        [one] { $count } carte
       *[other] une carte parmi { $count }
    }
space-builder-possible-turn = tourner la carte
space-builder-possible-flip = retourner la carte
space-builder-possible-lay = poser la carte ({ $count ->
        [one] { $count } emplacement
       *[other] { $count } emplacements
    })
space-builder-possible-back = reprendre la carte
space-builder-possible-tap = dire que tu as terminé
space-builder-possible-stop = arrêter de construire
space-builder-possible-unfreeze = dégeler { $count ->
        [one] { $count } carte
       *[other] une carte parmi { $count }
    }
space-builder-do-take = Prendre la carte { $card }
space-builder-do-turn-right = Tourner la carte vers la droite
space-builder-do-turn-left = Tourner la carte vers la gauche
space-builder-do-flip = Retourner la carte
space-builder-do-lay = Poser la carte ({ $place })
space-builder-do-back = Reprendre la carte
space-builder-do-tap = Appuyer sur Terminé
space-builder-do-tap-at = Appuyer sur Terminé
space-builder-do-stop = Arrêter de construire
space-builder-do-stop-at = Arrêter de construire
space-builder-do-ready = Dire que tu es en place
space-builder-do-sit = Passer cette manche
space-builder-do-open = Ouvrir le plan
space-builder-do-unfreeze = Dégeler la carte { $card }
