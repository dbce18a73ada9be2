# Lessons: what every game has in common. The steps of a game are in KEY_lesson.ftl.

command-learn-name = learn
command-learn = Learn a game in three minutes, or go on with a lesson
parameter-learn-game-name = game
parameter-learn-game = The game that you want to learn

learn = ### Learn a game
    Each lesson takes about three minutes. Only you see it. You can stop at any time and go on later.

button-learn = Learn
button-lesson-play = Play a Beginner
button-lesson-practise = Practise Alone
button-lesson-back = Back
button-lesson-next = Next
button-lesson-skip = Skip
button-lesson-show = Solve
button-lesson-more = More Challenges
button-lesson-again = Begin Again

lesson-title = ### { $game } · Step { $step } of { $steps }
lesson-challenge-title = ### Challenge { $number } { $stars }
lesson-stars = { $done ->
    [0] *More Challenges* are optional and harder, with a star for each: { $stars }
   *[other] Challenges: { $stars }
 }
lesson-next = Now play: **Play a Beginner** begins a match against a weak computer, `/{ $command } new` opens a table where others can join.
lesson-end-title = ### { $game } · You are ready
lesson-partner = { $number ->
        [1] Tutor
       *[other] Tutor { $number }
    }
lesson-mistake = You { $did }, but { $why } It is taken back: try again.
lesson-mistake-plain = That is allowed, but { $why } It is taken back: try again.
lesson-late = Your time was up. The clock starts again now.
lesson-old-page = You have gone on elsewhere. This is where you are now.

refusal-no-lesson = There is no lesson for this game. `/rules game` shows its rules.
