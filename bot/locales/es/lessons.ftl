command-learn = Aprende un juego en tres minutos o sigue con una lección
parameter-learn-game = El juego que quieres aprender

learn = ### Aprende un juego
    Cada lección dura unos tres minutos. Solo tú la ves. Puedes parar en cualquier momento y seguir más tarde.

button-learn = Aprender
button-lesson-play = Jugar contra un principiante
button-lesson-practise = Practicar por mi cuenta
button-lesson-back = Atrás
button-lesson-next = Siguiente
button-lesson-skip = Saltar
button-lesson-show = Resolver
button-lesson-more = Más retos
button-lesson-again = Empezar de nuevo

lesson-title = ### { $game } · Paso { $step } de { $steps }
lesson-challenge-title = ### Reto { $number } { $stars }
lesson-stars = { $done ->
    [0] *Más retos* son opcionales y más difíciles, con una estrella cada uno: { $stars }
   *[other] Retos: { $stars }
 }
lesson-next = Ahora juega: **Jugar contra un principiante** inicia una partida contra una IA de poco nivel, `/{ $command } new` abre una mesa en la que puede jugar más gente.
lesson-end-title = ### { $game } · Ya sabes jugar
lesson-partner = { $number ->
        [1] Tutor
       *[other] Tutor { $number }
    }
lesson-mistake = Tu acción: { $did }. Pero { $why } Queda deshecha: inténtalo de nuevo.
lesson-mistake-plain = Eso está permitido, pero { $why } Queda deshecho: inténtalo de nuevo.
lesson-late = Se acabó tu tiempo. El reloj empieza otra vez ahora.
lesson-old-page = Ya seguiste en otro mensaje. Ahora estás aquí.

refusal-no-lesson = No hay ninguna lección de este juego. `/rules game` muestra sus reglas.
