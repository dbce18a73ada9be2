### The lesson of Space Builder.

space-builder-lesson-place = Race to build the city on the map. The nine buttons are your board: lay the Bubble Dome on its square, top right.
space-builder-lesson-place-done = It lies as on the map. The next card is picked up by itself.
space-builder-lesson-place-wrong = the Bubble Dome is not on its square yet.
space-builder-lesson-place-wrong-place = the map shows the Bubble Dome top right. Elsewhere it would be 2 faults.
space-builder-lesson-place-wrong-turn = the map shows the Bubble Dome with its roof up. The wrong way round it would be 2 faults.
space-builder-lesson-place-wrong-side = the map shows the Bubble Dome with two windows. The side with three would be 2 faults.
space-builder-lesson-place-wrong-card = the Bubble Dome comes first here.

space-builder-lesson-turn = The map's Comet Silo is upside down: roof below, ground above. Press **Turn** until you read "roof down", then its square.
space-builder-lesson-turn-done = A card the wrong way round is 2 faults, and so is a wrong square.
space-builder-lesson-turn-wrong = the Comet Silo does not lie as on the map yet.
space-builder-lesson-turn-wrong-place = on the map the Comet Silo is on another square. In the wrong place it would be 2 faults.
space-builder-lesson-turn-wrong-turn = on the map its roof points down. The wrong way round it would be 2 faults.
space-builder-lesson-turn-wrong-side = the map shows the side with one belt. The other side would be 2 faults.
space-builder-lesson-turn-wrong-card = the Comet Silo comes first here.

space-builder-lesson-flip = Each card has two sides. The map's Sky Horn has a hollow ring, yours a dot: **Flip**. Turn its roof to the right. Lay it.
space-builder-lesson-flip-done = Square, roof and side: that is all there is to a card.
space-builder-lesson-flip-wrong = the Sky Horn does not lie as on the map yet.
space-builder-lesson-flip-wrong-place = on the map the Sky Horn is on another square. In the wrong place it would be 2 faults.
space-builder-lesson-flip-wrong-turn = on the map its roof points right. The wrong way round it would be 2 faults.
space-builder-lesson-flip-wrong-side = it still has a solid dot, and the map shows a hollow ring. The wrong side would be 2 faults.
space-builder-lesson-flip-wrong-card = the Sky Horn comes first here.

space-builder-lesson-finish = Lay the Fern House as on the map, then press **Done**: it says that you are done, and the last one still building must stop.
space-builder-lesson-finish-done = You win the round. The fewest faults win; speed decides only if they are equal.
space-builder-lesson-finish-wrong = your city is not finished yet.

space-builder-lesson-fix = A new map, and all is laid, but one card has the wrong side. Press that card to pick it up, then **Flip** and **Done**.
space-builder-lesson-fix-done = No fault: you win again. Nobody tells you of a fault before the end.
space-builder-lesson-fix-wrong = a card is still wrong.

space-builder-lesson-unfreeze = A winner unfreezes one of four frozen cards. Who first wins a round with all eight wins the match. Choose any: all count the same.
space-builder-lesson-unfreeze-done = From now on you build five cards, Tutor four: leaders have more to do.

space-builder-lesson-end = In a live match all press **Ready**, and the map appears for everybody at once. Maps may lie turned: *More Challenges* shows how.

## More challenges

space-builder-lesson-askew = This map lies turned: its pad is top left, yours bottom left. Turn it in your head: where is the Bubble Dome?
space-builder-lesson-askew-done = What is right of the map's pad is above yours. Roofs turn, too: right on the map is up on your board.
space-builder-lesson-askew-wrong = the Bubble Dome is not on its square yet.
space-builder-lesson-askew-wrong-place = look from the pad: on the map the Bubble Dome is just to the right of it. What is to the right of the map's pad is above yours.
space-builder-lesson-askew-wrong-turn = roofs turn with the map: on it the roof points right, so on your board it points up, as it lay in your hand.
space-builder-lesson-askew-wrong-side = a turned map still shows the side with two windows. The other side would be 2 faults.
space-builder-lesson-askew-wrong-card = the Bubble Dome comes first here.

space-builder-lesson-roof = In your head, turn the map a quarter to the left, and its roofs, too. Lay the Fern House, then **Done**.
space-builder-lesson-roof-done = Bottom right, roof down. See where a card is from the pad, and where its roof points from there.
space-builder-lesson-roof-wrong = your city is not finished yet.

space-builder-lesson-map = A map upside down: left is right, up is down, roofs point the other way. Build all four cards, then **Done**.
space-builder-lesson-map-done = A whole city without a fault. That wins most rounds, even against a faster builder.
space-builder-lesson-map-wrong = your city is not finished yet.

space-builder-lesson-race = A race: Tutor finishes after three minutes. The pad is bottom right: turn the map a quarter to the right. Be **Done** first.
space-builder-lesson-race-done = Faster than Tutor, and without a fault: that wins the round.
space-builder-lesson-race-wrong = your city is not finished yet.
space-builder-lesson-race-wrong-slow = Tutor finished after three minutes, before you, and would win the round.

## What was wrong once the city was checked, in any step

space-builder-lesson-fault-place = is on the wrong square, which would be 2 faults: press it, then the square that the map shows
space-builder-lesson-fault-turn = has its roof the wrong way, which would be 2 faults: press it, then **Turn** until its roof points as on the map
space-builder-lesson-fault-side = shows the wrong side, which would be 2 faults: press it, then **Flip**
space-builder-lesson-wrong-DOM-place = the { space-builder-building-DOM } { space-builder-lesson-fault-place }.
space-builder-lesson-wrong-DOM-turn = the { space-builder-building-DOM } { space-builder-lesson-fault-turn }.
space-builder-lesson-wrong-DOM-side = the { space-builder-building-DOM } { space-builder-lesson-fault-side }.
space-builder-lesson-wrong-SIL-place = the { space-builder-building-SIL } { space-builder-lesson-fault-place }.
space-builder-lesson-wrong-SIL-turn = the { space-builder-building-SIL } { space-builder-lesson-fault-turn }.
space-builder-lesson-wrong-SIL-side = the { space-builder-building-SIL } { space-builder-lesson-fault-side }.
space-builder-lesson-wrong-HRN-place = the { space-builder-building-HRN } { space-builder-lesson-fault-place }.
space-builder-lesson-wrong-HRN-turn = the { space-builder-building-HRN } { space-builder-lesson-fault-turn }.
space-builder-lesson-wrong-HRN-side = the { space-builder-building-HRN } { space-builder-lesson-fault-side }.
space-builder-lesson-wrong-GRN-place = the { space-builder-building-GRN } { space-builder-lesson-fault-place }.
space-builder-lesson-wrong-GRN-turn = the { space-builder-building-GRN } { space-builder-lesson-fault-turn }.
space-builder-lesson-wrong-GRN-side = the { space-builder-building-GRN } { space-builder-lesson-fault-side }.

## What the learner did, behind "You"

# Without the time, which means nothing where no clock runs.
space-builder-you-tap-at = pressed **Done**
space-builder-you-stop-at = stopped building
