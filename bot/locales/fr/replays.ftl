button-replay = Revoir
button-replay-words = En mots
button-replay-moments = Moments clés
button-replay-turns = Tous les tours
button-replay-steps = Toutes les étapes
menu-replay-jump = Aller à
menu-replay-moment = Moments clés
replay-title = ### { $game } · { $where }
replay-title-in = ### { $game } · { $place } · { $where }
replay-words-title = **{ $where }**
replay-start = Le début
replay-preparation = Avant le tour 1
replay-now = Maintenant
replay-turn = Tour { $number }
replay-turn-of = Tour { $number } sur { $count }
replay-step = Étape { $number }
replay-step-of = Étape { $number } sur { $count }
replay-turn-by = { $where } · { $who }
replay-turn-did = { $more ->
    [0] { $done }
    [one] { $done }, et { $more } autre action
   *[other] { $done }, et { $more } autres actions
 }
replay-moment = { $time } : { $sentence }
replay-standing = Points jusqu’ici : { $standing }
replay-standing-end = Points à la fin : { $standing }
replay-gained = Une décision qui a augmenté les chances de gagner de { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de pourcentage.
replay-lost = Une décision qui a réduit les chances de gagner de { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de pourcentage.
replay-end = La partie s’est terminée.
replay-moments = Le menu ci-dessous ne montre plus que les moments clés.
replay-no-moments = Aucune manche n’est encore finie, il n’y a donc pas de moments clés.
replay-choice = { $date } · { $game } · { $players }
replay-choice-running = En cours · { $game } · { $players }
refusal-replay-elsewhere = Je n’ai pas cette partie pour toi ici : tu peux revoir une partie dans son propre salon, ou partout si tu y as joué, tant qu’elle est enregistrée.
refusal-replay-broken = Le fichier de cette partie ne correspond plus aux règles, on ne peut donc pas la revoir.
refusal-replay-not-found = Je ne connais pas de partie comme celle-là dans ce salon. Tape un jeu ou un nom, et choisis-en une dans la liste.
command-match-replay = Revoir une partie tour par tour
parameter-match-replay = Quelle partie ; par défaut, la plus récente
