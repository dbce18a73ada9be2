command-learn = Apprendre un jeu en trois minutes, ou reprendre une leçon
parameter-learn-game = Le jeu que tu veux apprendre
learn = ### Apprendre un jeu
    Chaque leçon dure environ trois minutes et n’est visible que pour toi. Tu peux t’arrêter à tout moment et continuer plus tard.
button-learn = Apprendre
button-lesson-play = Jouer contre un débutant
button-lesson-practise = M’entraîner en solo
button-lesson-back = Retour
button-lesson-next = Suivant
button-lesson-skip = Passer
button-lesson-show = Résoudre
button-lesson-more = Plus de défis
button-lesson-again = Recommencer
lesson-title = ### { $game } · Étape { $step } sur { $steps }
lesson-challenge-title = ### Défi { $number } { $stars }
lesson-stars = { $done ->
    [0] *Plus de défis* mène à des défis facultatifs et plus difficiles, avec une étoile pour chacun : { $stars }
   *[other] Défis : { $stars }
 }
lesson-next = À toi de jouer : **Jouer contre un débutant** lance une partie contre un ordinateur faible, `/{ $command } new` ouvre une table où d’autres peuvent venir.
lesson-end-title = ### { $game } · Tu sais jouer
lesson-partner = { $number ->
        [1] Tuteur
       *[other] Tuteur { $number }
    }
lesson-mistake = C’est permis ({ $did }), mais { $why } L’action est annulée : réessaie.
lesson-mistake-plain = C’est permis, mais { $why } L’action est annulée : réessaie.
lesson-late = Ton temps était écoulé. La pendule repart maintenant.
lesson-old-page = Tu as continué ailleurs. Voici où tu en es.
refusal-no-lesson = Il n’y a pas de leçon pour ce jeu. `/rules game` montre ses règles.
