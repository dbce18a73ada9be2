board-recent = -# { $turn }
board-recent-rest = … { $rest }
board-began = { $game }, nouvelle partie : { $players }.
board-began-with = { $began } { $player } commence.
board-earlier = Un ancien plateau de cette partie.
board-unknown = Cette partie n’est plus enregistrée.
board-lost = Le bot a été rétabli à partir d’une sauvegarde, et ce que ce plateau montrait est perdu.
button-what-happened = Résumé
frame-points = { $player } { $points }
log-sentence = { $seat } : { $done }.
log-system = { $done }.
log-times = { $line } ({ $count } fois)
log-again = { $line } Ça s’est produit { $count ->
    [2] deux fois
   *[other] { $count } fois
 }.
log-idle-forced = aucune action possible
log-forced = { $done } (rien d’autre n’était possible)
log-forced-why = { $done } ({ $why })
points-line = { $points }.
points-gain = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
 }
points-of-two = { $one } { $first }–{ $second } { $other }
points-of-several = { $first } · { $next }
points-score = { $when ->
    [end] Score final : { $score }
   *[other] { $score }
 }
points-lead = { $how ->
    [level] égalité
    [shared] en tête à égalité{ $when ->
        [end] {" "}à la fin
       *[other] {""}
    } : { $players }
    [new] { $players } prend la tête{ $when ->
        [end] {" "}à la fin
       *[other] {""}
    }
   *[old] { $players } mène
 }
constructor-points-score = { $when ->
    [end] Score final : { $score }
    [round] { $score } en tout
   *[other] { $score }
 }
space-builder-points-score = { $when ->
    [end] Score final : { $score } en manches
   *[other] { $score } en manches
 }
log-heading = **{ $title }**
log-heading-round = **{ $title } · { $who }**
log-item = - { $item }
log-title = ### Le journal
log-title-page = ### Le journal, page { $page } sur { $pages }
button-log-first = Début
button-log-back = Précédent
button-log-forward = Suivant
button-log-last = Fin
happened-title = ### Ce qui s’est passé depuis ton dernier tour
happened-title-watching = ### Ce qui s’est passé depuis le dernier tour des joueurs attendus
happened-more = Il s’est passé plus de choses. Le journal, sous *{ $more }*, les contient toutes.
happened-nothing = Rien ne s’est passé depuis.
event-resigned = { $who } a abandonné.
event-undone = { $who } a annulé sa dernière action.
event-undo-declined = { $user } a refusé : la dernière action de { $player } reste.
event-undo-withdrawn = { $who } a continué à jouer au lieu d’annuler sa dernière action.
event-undo-expired = Tout le monde n’a pas accepté à temps : la dernière action de { $player } reste.
event-cancel-declined = { $player } a proposé d’arrêter la partie. { $user } a refusé : la partie continue.
event-cancel-withdrawn = { $who } a continué à jouer au lieu d’arrêter la partie.
constructor-milestone-round = La manche { $round } est finie : { $points }.
constructor-milestone-why = La manche { $round } est finie, car { $player } ne peut ni poser ni déplacer : { $points }.{ $cleared ->
    [yes] { " " }Le plateau est vidé pour la manche { $next }.
   *[no] { "" }
 }
constructor-milestone-points = { $player } { $points }
middle-ages-milestone-last = { $target ->
    [one] { $target } point est atteint : les derniers tours commencent.
   *[other] { $target } points sont atteints : les derniers tours commencent.
 }
middle-ages-milestone-reached = { $target ->
    [one] { $target } point est atteint à la fin d’une manche : la partie est finie.
   *[other] { $target } points sont atteints à la fin d’une manche : la partie est finie.
 }
middle-ages-milestone-idle = Depuis dix manches, personne n’a ouvert de chantier, recruté ni envoyé d’ouvrier : la partie est finie.
middle-ages-milestone-stuck = Plus aucun chantier ne peut être terminé : la partie est finie.
builders-milestone-rolled = { $again ->
    [0] Pour savoir qui commence : { $rolls }.
   *[other] Encore une fois, après une égalité : { $rolls }.
 }
builders-milestone-die = { $player } { $die }
builders-milestone-start = { $player } commence.
