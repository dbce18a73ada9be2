computer = 🤖 **{ $name }** · { $level }
computer-name-0 = Moellon
computer-name-1 = Corbeau
computer-name-2 = Aronde
computer-name-3 = Claveau
computer-name-4 = Linteau
computer-name-5 = Mortier
computer-name-6 = Aplomb
computer-name-7 = Tréteau
choice-level-beginner = Débutant
choice-level-casual = Amateur
choice-level-expert = Expert
choice-level-master = Maître
parameter-new-computer = Jouer contre un ordinateur de ce niveau
parameter-new-watch-name = qui joue
parameter-new-watch = Qui joue : toi avec d’autres, ou des ordinateurs entre eux
button-add-computer = Ajouter un ordinateur
button-remove-computers = Retirer les ordinateurs
computer-title = Quel niveau ? Il prend la première place libre.
computer-menu = Quel niveau ?
computer-seated = L’ordinateur a pris place.
table-assisted = Au moins un ordinateur joue, et le résultat le dira.
end-alone = -# Pour jouer avec d’autres, ouvre une table avec `/{ $command } new`.
end-watched = -# Regardée par { $host }.
end-assisted = -# { $how ->
    [hints] Des conseils ont été utilisés dans cette partie.
    [both] Au moins un ordinateur a joué dans cette partie, et des conseils ont été utilisés.
   *[played] Au moins un ordinateur a joué dans cette partie.
 }
board-thinking = { $player } : réflexion en cours.
event-computer = { $user } occupe à présent la place { $seat }.
event-hint = { $who } a reçu { $count ->
    [1] un conseil
   *[other] { $count } conseils
 }.
button-hand-over = Laisser jouer l’ordinateur
hand-over-title = Un ordinateur peut continuer pour toi. Il peut aussi continuer pour quelqu’un qui a quitté le serveur, qui fait attendre les autres depuis 7 jours, ou dont le temps est écoulé si cette table le permet. Chaque place peut être reprise plus tard.
hand-over-menu = Quelle place, et quel niveau ?
hand-over-own = Ta place, { $player } : { $level }
hand-over-seat = { $player } : { $level }
handed-over = L’ordinateur continue. { $whose ->
    [own] Pour retrouver ta place, appuie sur *{ $more }* et *Reprendre ma place*.
   *[other] La place peut être reprise avec *{ $more }* et *Reprendre ma place*.
 }
button-hint = Conseil
button-hint-sure = Voir le conseil
hint-sure = Un conseil marque cette partie : tout le monde verra qu’un ordinateur a aidé. En veux-tu un ?
hint-best = **{ $action }.** { $why }
hint-wait = Tu ne peux rien faire d’autre qu’attendre.
hint-logged = -# L’ordinateur de niveau { $level } ferait ceci. Ce message n’est visible que pour toi. Le journal dit que tu as reçu un conseil.
command-match-hint = Voir ce que ferait un ordinateur, rien que pour toi
command-match-computer = Ajouter un ordinateur à la table, ou le laisser jouer à ta place
parameter-match-computer = Son niveau
refusal-no-computers = Aucun ordinateur n’a de place à cette table.
refusal-seat-not-free = Tu peux donner ta propre place à un ordinateur. Pour celle de quelqu’un d’autre, il faut que cette personne ait quitté le serveur, fait attendre les autres pendant 7 jours, ou épuisé son temps à une table qui le permet.
refusal-is-a-computer = Un ordinateur joue déjà à cette place.
refusal-hint-rated = Cette partie est classée, il n’y a donc pas de conseils.
refusal-no-hint-now = L’ordinateur n’a pas trouvé de conseil cette fois. Réessaie dans une minute.
