### The lesson of Space Builder.

# After a wrong choice. What was done is left out: the words and the map have to fit a phone together.
space-builder-lesson-mistake = { $why }

space-builder-lesson-place = Race to build the city on the map. The nine buttons are your board: lay the Bubble Dome on its square, top right.
space-builder-lesson-place-done = It lies as on the map. The next card is picked up by itself.
space-builder-lesson-place-wrong = The Bubble Dome is not on its square yet. Try again.
space-builder-lesson-place-wrong-place = The map shows the Bubble Dome top right. You still hold it: try again.
space-builder-lesson-place-wrong-turn = The map shows its roof up. You still hold it: turn it, then try again.
space-builder-lesson-place-wrong-side = The map shows two windows. You still hold it: flip it, then try again.
space-builder-lesson-place-wrong-card = The Bubble Dome comes first here. Try again.

space-builder-lesson-turn = The map's Comet Silo is upside down: roof below, ground above. Press **Turn** until you read "roof down", then its square.
space-builder-lesson-turn-done = A card the wrong way round is 2 faults, and so is a wrong square.
space-builder-lesson-turn-wrong = The Comet Silo does not lie as on the map yet. Try again.
space-builder-lesson-turn-wrong-place = The map shows it on another square. You still hold it: try again.
space-builder-lesson-turn-wrong-turn = The map shows its roof down. You still hold it: turn it, then try again.
space-builder-lesson-turn-wrong-side = The map shows one belt. You still hold it: flip it, then try again.
space-builder-lesson-turn-wrong-card = The Comet Silo comes first here. Try again.

space-builder-lesson-flip = Each card has two sides. The map's Sky Horn has a hollow ring, yours a dot: **Flip**. Turn its roof to the right. Lay it.
space-builder-lesson-flip-done = A card with any mistake, or several, is 2 faults, a missing card 1.
space-builder-lesson-flip-wrong = The Sky Horn does not lie as on the map yet. Try again.
space-builder-lesson-flip-wrong-place = The map shows it on another square. You still hold it: try again.
space-builder-lesson-flip-wrong-turn = The map shows its roof right. You still hold it: turn it, then try again.
space-builder-lesson-flip-wrong-side = The map shows a hollow ring. You still hold it: flip it, then try again.
space-builder-lesson-flip-wrong-card = The Sky Horn comes first here. Try again.

space-builder-lesson-finish = Lay the Fern House as on the map (three leaves, so **Flip**), then press **Done**: the one who still builds must stop.
space-builder-lesson-finish-done = You win the round. The fewest faults win; speed decides only if they are equal.
space-builder-lesson-finish-wrong = Your city is not finished yet. Try again.

space-builder-lesson-fix = A new map, and all is laid, but one card has the wrong side. Press that card to pick it up, then **Flip** and **Done**.
space-builder-lesson-fix-done = No fault: you win again. Nobody tells you of a fault before the end.
space-builder-lesson-fix-wrong = A card is still wrong. Try again.

space-builder-lesson-unfreeze = A winner unfreezes one of four cards. The first to win a round with all eight wins the match. Choose any: all count the same.
space-builder-lesson-unfreeze-done = From now on you build five cards, Tutor four: leaders have more to do.

space-builder-lesson-end = In a live match all press **Ready**, and the map appears for everybody at once. Maps may lie turned: *More Challenges* shows how.

## More challenges

space-builder-lesson-askew = This map lies turned: its pad is top left, yours bottom left. Turn it in your head: where is the Bubble Dome?
space-builder-lesson-askew-done = What is right of the map's pad is above yours. Roofs turn, too: right on the map is up on your board.
space-builder-lesson-askew-wrong = The Bubble Dome is not on its square yet. Try again.
space-builder-lesson-askew-wrong-place = What is right of the map's pad is above yours. You still hold it: try again.
space-builder-lesson-askew-wrong-turn = Right on the map is up on your board. You still hold it: turn its roof up, then try again.
space-builder-lesson-askew-wrong-side = The map shows two windows. You still hold it: flip it, then try again.
space-builder-lesson-askew-wrong-card = The Bubble Dome comes first here. Try again.

space-builder-lesson-roof = In your head, turn the map a quarter to the left, and its roofs, too. Lay the Fern House, then **Done**.
space-builder-lesson-roof-done = Bottom right, roof down. See where a card is from the pad, and where its roof points from there.
space-builder-lesson-roof-wrong = Your city is not finished yet. Try again.

space-builder-lesson-map = A map upside down: left is right, up is down, roofs point the other way. Build all four cards, then **Done**.
space-builder-lesson-map-done = A whole city without a fault. That wins most rounds, even against a faster builder.
space-builder-lesson-map-wrong = Your city is not finished yet. Try again.

space-builder-lesson-race = A race: Tutor finishes after three minutes. The pad is bottom right: turn the map a quarter to the right. Be **Done** first.
space-builder-lesson-race-done = Faster than Tutor, and without a fault: that wins the round.
space-builder-lesson-race-wrong = Your city is not finished yet. Try again.
space-builder-lesson-race-wrong-slow = Tutor finished before you, after three minutes, and wins the round. Try again.

## What was wrong once the city was checked, in any step

space-builder-lesson-fault-place = is on the wrong square: 2 faults. Press it, then the square that the map shows
space-builder-lesson-fault-turn = has its roof the wrong way: 2 faults. Press it, then **Turn** until it is as on the map
space-builder-lesson-fault-side = shows the wrong side: 2 faults. Press it, then **Flip**
space-builder-lesson-wrong-DOM-place = The { space-builder-building-DOM } { space-builder-lesson-fault-place }.
space-builder-lesson-wrong-DOM-turn = The { space-builder-building-DOM } { space-builder-lesson-fault-turn }.
space-builder-lesson-wrong-DOM-side = The { space-builder-building-DOM } { space-builder-lesson-fault-side }.
space-builder-lesson-wrong-SIL-place = The { space-builder-building-SIL } { space-builder-lesson-fault-place }.
space-builder-lesson-wrong-SIL-turn = The { space-builder-building-SIL } { space-builder-lesson-fault-turn }.
space-builder-lesson-wrong-SIL-side = The { space-builder-building-SIL } { space-builder-lesson-fault-side }.
space-builder-lesson-wrong-HRN-place = The { space-builder-building-HRN } { space-builder-lesson-fault-place }.
space-builder-lesson-wrong-HRN-turn = The { space-builder-building-HRN } { space-builder-lesson-fault-turn }.
space-builder-lesson-wrong-HRN-side = The { space-builder-building-HRN } { space-builder-lesson-fault-side }.
space-builder-lesson-wrong-GRN-place = The { space-builder-building-GRN } { space-builder-lesson-fault-place }.
space-builder-lesson-wrong-GRN-turn = The { space-builder-building-GRN } { space-builder-lesson-fault-turn }.
space-builder-lesson-wrong-GRN-side = The { space-builder-building-GRN } { space-builder-lesson-fault-side }.
