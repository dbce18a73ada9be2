### The lesson of Space Builder.

space-builder-lesson-place = Space Builder is a race: build the city on the map before the others do. The nine buttons are your board; its landing pad is bottom left, as on the map. The Bubble Dome comes first. It already looks as on the map, so just click its square: top right.
space-builder-lesson-place-done = It lies as on the map. You build only the four framed cards; the pale ones are still frozen. The next card is picked up by itself.
space-builder-lesson-place-wrong = the Bubble Dome is not on its square yet.
space-builder-lesson-place-wrong-place = the map shows the Bubble Dome top right. Elsewhere it would be 2 faults.
space-builder-lesson-place-wrong-turn = the map shows the Bubble Dome with its roof up. The wrong way round it would be 2 faults.
space-builder-lesson-place-wrong-side = the map shows the Bubble Dome with two windows. The side with three would be 2 faults.
space-builder-lesson-place-wrong-card = the Bubble Dome comes first here.

space-builder-lesson-turn = Next comes the Comet Silo. On the map it is upside down: its roof points down, its grey ground is on top. Click **Turn** until the line below says "roof down"; each click turns it a quarter to the right. Then click its square.
space-builder-lesson-turn-done = Now it lies as on the map. When a round ends, faults are counted: a card the wrong way round is 2 faults, and so is one in the wrong place.
space-builder-lesson-turn-wrong = the Comet Silo does not lie as on the map yet.
space-builder-lesson-turn-wrong-place = on the map the Comet Silo is on another square. In the wrong place it would be 2 faults.
space-builder-lesson-turn-wrong-turn = on the map its roof points down. The wrong way round it would be 2 faults.
space-builder-lesson-turn-wrong-side = the map shows the side with one belt. The other side would be 2 faults.
space-builder-lesson-turn-wrong-card = the Comet Silo comes first here.

space-builder-lesson-flip = Every card has two sides that differ in one detail. The Sky Horn on the map has a hollow ring. As long as yours has a solid dot, click **Flip**. Then turn it until its roof points right (its grey ground is on the left), and click its square.
space-builder-lesson-flip-done = Place, turn and side: that is all there is to a card. In a match, the button **All Cards** shows both sides of every card.
space-builder-lesson-flip-wrong = the Sky Horn does not lie as on the map yet.
space-builder-lesson-flip-wrong-place = on the map the Sky Horn is on another square. In the wrong place it would be 2 faults.
space-builder-lesson-flip-wrong-turn = on the map its roof points right. The wrong way round it would be 2 faults.
space-builder-lesson-flip-wrong-side = it still has a solid dot, and the map shows a hollow ring. The wrong side would be 2 faults.
space-builder-lesson-flip-wrong-card = the Sky Horn comes first here.

space-builder-lesson-finish = Lay the Fern House without help: find its place, its roof and its side on the map. To change a card that is laid, click it. When all four are as on the map, click **Tap**: that says that you are done, and the last player who is still building has to stop.
space-builder-lesson-finish-done = You win the round without a fault. Tutor had to stop: the wrong side of the Sky Horn is 2 faults, the missing Fern House 1. The fewest faults win; speed decides only if they are equal.
space-builder-lesson-finish-wrong = your city is not finished yet.
space-builder-lesson-finish-wrong-DOM = { space-builder-lesson-fault-DOM }: that would be 2 faults.
space-builder-lesson-finish-wrong-SIL = { space-builder-lesson-fault-SIL }: that would be 2 faults.
space-builder-lesson-finish-wrong-HRN = { space-builder-lesson-fault-HRN }: that would be 2 faults.
space-builder-lesson-finish-wrong-GRN = { space-builder-lesson-fault-GRN }: that would be 2 faults.

space-builder-lesson-unfreeze = Everybody has eight cards, but four are frozen at first. The winner of a round unfreezes one and has to build it from then on. The first to win a round with all eight cards wins the match. Choose a card.
space-builder-lesson-unfreeze-done = From the next round on you build five cards and Tutor four. So the leader always has more to do.

space-builder-lesson-askew = A new match, and its map lies turned: the pad is top left, yours is bottom left. Nobody can turn the map, so turn it in your head until its pad is bottom left, too. Where is the Bubble Dome then? Click that square.
space-builder-lesson-askew-done = Yes. What is to the right of the pad on this map is above the pad on your board. The roof turns with it: right on the map, up on your board.
space-builder-lesson-askew-wrong = the Bubble Dome is not on its square yet.
space-builder-lesson-askew-wrong-place = look from the pad: on the map the Bubble Dome is just to the right of it. What is to the right of the map's pad is above yours.
space-builder-lesson-askew-wrong-turn = roofs turn with the map: on it the roof points right, so on your board it points up, as it lay in your hand.
space-builder-lesson-askew-wrong-side = a turned map still shows the side with two windows. The other side would be 2 faults.
space-builder-lesson-askew-wrong-card = the Bubble Dome comes first here.

space-builder-lesson-roof = The Comet Silo and the Sky Horn have been laid for you. On the map the Fern House is bottom left, and its roof points left. In your head, turn the map a quarter to the left again, and its roof with it. Then turn the card and click its square.
space-builder-lesson-roof-done = Bottom right, roof down. Two things help: see where a card is from the pad, and where its roof points from there.
space-builder-lesson-roof-wrong = the Fern House does not lie right yet.
space-builder-lesson-roof-wrong-place = the Fern House belongs elsewhere. Turned back, the pad goes from top left to bottom left, and so what is bottom left goes on to the next corner.
space-builder-lesson-roof-wrong-turn = its roof is wrong: what points left on this map points down after a quarter to the left.
space-builder-lesson-roof-wrong-side = the map shows the side with two leaves. The other side would be 2 faults.
space-builder-lesson-roof-wrong-card = the Fern House comes first here.

space-builder-lesson-fix = All cards are laid, but one is wrong, and in a match nobody tells you which. Compare them with the map; a click picks a card up and tells you how it lies. Put the wrong one right, then click **Tap**.
space-builder-lesson-fix-done = You win without a fault. Tutor built the map as it lay, without turning it: each card in the wrong place is 2 faults.
space-builder-lesson-fix-wrong = a card is still wrong.
space-builder-lesson-fix-wrong-DOM = { space-builder-lesson-fault-DOM }: that would be 2 faults.
space-builder-lesson-fix-wrong-SIL = { space-builder-lesson-fault-SIL }: that would be 2 faults.
space-builder-lesson-fix-wrong-HRN = { space-builder-lesson-fault-HRN }: that would be 2 faults.
space-builder-lesson-fix-wrong-GRN = { space-builder-lesson-fault-GRN }: that would be 2 faults.

space-builder-lesson-map = A whole map, upside down this time: left is right, up is down, and every roof points the other way. Take your time, no clock runs. Build all four cards, then click **Tap**.
space-builder-lesson-map-done = A whole city without a fault. That wins most rounds, even against a faster builder.
space-builder-lesson-map-wrong = your city is not finished yet.
space-builder-lesson-map-wrong-DOM = { space-builder-lesson-fault-DOM }: that would be 2 faults.
space-builder-lesson-map-wrong-SIL = { space-builder-lesson-fault-SIL }: that would be 2 faults.
space-builder-lesson-map-wrong-HRN = { space-builder-lesson-fault-HRN }: that would be 2 faults.
space-builder-lesson-map-wrong-GRN = { space-builder-lesson-fault-GRN }: that would be 2 faults.

space-builder-lesson-race = Now a race: your clock started when this map appeared. Tutor taps the pile after three minutes, without a fault. The pad is bottom right, so turn the map a quarter to the right in your head. Build all four cards, and **Tap** first.
space-builder-lesson-race-done = Faster than Tutor, and without a fault: that wins the round. The time is above the board.
space-builder-lesson-race-wrong = your city is not finished yet.
space-builder-lesson-race-wrong-DOM = { space-builder-lesson-fault-DOM }: with 2 faults you would lose to Tutor, who makes none.
space-builder-lesson-race-wrong-SIL = { space-builder-lesson-fault-SIL }: with 2 faults you would lose to Tutor, who makes none.
space-builder-lesson-race-wrong-HRN = { space-builder-lesson-fault-HRN }: with 2 faults you would lose to Tutor, who makes none.
space-builder-lesson-race-wrong-GRN = { space-builder-lesson-fault-GRN }: with 2 faults you would lose to Tutor, who makes none.
space-builder-lesson-race-wrong-slow = Tutor finished after three minutes, before you, and would win the round.

space-builder-lesson-fault-DOM = the Bubble Dome does not lie as on the map
space-builder-lesson-fault-SIL = the Comet Silo does not lie as on the map
space-builder-lesson-fault-HRN = the Sky Horn does not lie as on the map
space-builder-lesson-fault-GRN = the Fern House does not lie as on the map

space-builder-lesson-end = In a live match everybody clicks **Ready**, and the map appears for all at once. In turns, you click **Open the Map** when you have time, and the times are compared afterwards. Everything else is as you have just played it.

## What the learner did, behind "You"

# Without the time, which means nothing where no clock runs.
space-builder-you-tap-at = tapped the pile
space-builder-you-stop-at = stopped building
