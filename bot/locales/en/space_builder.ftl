# Space Builder: its name, options, controls, panel, commands and rules. What pictures say is in
# space_builder_pictures.ftl.

space-builder-name = Space Builder
space-builder-title = Round { $round }

## Options, as a table shows them

space-builder-option-mode-turns = In turns: each builds on an own clock, and the clocks are compared afterwards.
space-builder-option-upright = The map always lies upright.
space-builder-option-sealed = Everybody gets another map.
space-builder-option-ghosts = Builders hear of taps that their clock has passed.
space-builder-option-clock-live = A round lasts at most { $cap }. Two who are ready wait { $wait } seconds for the others.
space-builder-option-clock-turns = A clock runs at most { $cap }. { $hours ->
    [one] A round is open for an hour.
   *[other] A round is open for { $hours } hours.
 }

## Above and under the board

space-builder-race = Round { $round }: { $told } { $won }
space-builder-race-tapped = { $seat } taps at { $time } ({ $faults ->
    [0] no fault
    [one] 1 fault
   *[other] { $faults } faults
 }).
space-builder-race-stopped = { $seat } is stopped at { $time }{ $hand ->
    [0] {""}
    [one] {" "}with one card in hand
   *[other] {" "}with { $hand } cards in hand
 } ({ $faults ->
    [0] no fault
    [one] 1 fault
   *[other] { $faults } faults
 }).
space-builder-race-won = { $seat } wins the round.
space-builder-race-nobody = Nobody wins the round.
space-builder-note-start = The map goes up { $time }.
space-builder-note-deadline = The map can be opened until { $time }, { $left }.
space-builder-note-thaw = Without a choice the first frozen card is taken { $left }.
space-builder-note-tap = { $seat } taps the pile ({ $time }).
space-builder-button-ready = Ready
space-builder-button-panel = My Panel
space-builder-button-resume = Resume
space-builder-button-open = Open the Map
space-builder-button-sit = Sit Out
space-builder-button-faces = Faces
space-builder-button-last = Last Round
space-builder-button-unfreeze = Unfreeze { $name }
space-builder-faces = Both sides of the eight cards, upright.
space-builder-last = The last round that was checked.
space-builder-begin-sure = Your clock starts now and cannot be stopped. Start?
space-builder-begun = Your clock runs. The map is in the message below.
space-builder-button-begin = Start My Clock
space-builder-sit-sure = Do you want to sit this round out? You cannot win it then.
space-builder-button-sit-sure = Sit Out This Round
space-builder-sat = You sit this round out.
space-builder-unfrozen = { $name } is yours to build from the next round on.

## The panel

space-builder-panel-title = { "**" }Your panel, round { $round }**
space-builder-panel-not-ready = You are not ready yet.
space-builder-panel-ready = You are ready. The map comes into this panel; if not, { "**" }My Panel** under the board opens it.
space-builder-panel-sits-out = You sit this round out.
space-builder-panel-take = Take a card up, then turn or flip it and lay it on a location.
space-builder-panel-held = You hold { $name }: { $card }.
space-builder-panel-tapped = You tapped the pile at { $time }. Your city stays as it is.
space-builder-panel-stopped = You laid down tools at { $time }.
space-builder-panel-over = This round is over.
space-builder-panel-ghost = { $seat } tapped at { $time }.
space-builder-button-pad = Pad
space-builder-button-flip = ⇄ Flip
space-builder-button-back = ↩ Back
space-builder-button-tap = ✋ Tap
space-builder-button-stop = ⏹ Stop

## What is refused

refusal-race-old-panel = This panel belongs to a round that is over. Open the one of this round with the button on the board.
refusal-race-not-opened = You have not opened the map of this round. Open it with the button on the board: your clock starts with it.
refusal-race-no-last-round = No round has been checked yet.
space-builder-illegal-already-taken-up = You hold { $card } already.
space-builder-illegal-frozen = { $card } is still frozen. Win a round to unfreeze a card.
space-builder-illegal-no-such-card = There is no card { $card }.
space-builder-illegal-nothing-taken-up = You hold no card. Take one up first.
space-builder-illegal-one-quarter-turn = A card makes one quarter-turn at a time.
space-builder-illegal-landing-pad = Nothing is built on the landing pad.
space-builder-illegal-no-such-location = There is no location { $location }. They are A1, B1, C1, A2, B2, C2, B3 and C3.
space-builder-illegal-cards-in-hand = { $count ->
    [one] { $card } is still in your hand. Lay it first, or lay down tools.
   *[other] { $count } cards are still in your hand. Lay them first, or lay down tools.
 }
space-builder-illegal-already-tapped = You have tapped the pile: your city stays as it is.
space-builder-illegal-tools-down = You have laid down tools: your city stays as it is.
space-builder-illegal-too-early = That was before its time, so it does not count.
space-builder-illegal-time-is-up = Your time is up: your city stays as it is.
space-builder-illegal-round-over = The round is over: your city stays as it is.
space-builder-illegal-not-in-round = You take no part in this round.
space-builder-illegal-map-not-opened = You have not opened the map yet.
space-builder-illegal-already-opened = You have opened the map already, and your clock runs. { "**" }Resume** brings your panel back.
space-builder-illegal-map-comes-by-itself = In a live race nobody opens the map: it goes up for all at once.
space-builder-illegal-deadline-passed = The time for opening the map is over.
space-builder-illegal-sat-out = You sit this round out.
space-builder-illegal-already-ready = You are ready already.
space-builder-illegal-no-need-to-be-ready = In turns nobody has to be ready: open the map when you like.
space-builder-illegal-too-few-left = You cannot sit out: { $needed } have to stay.
space-builder-illegal-too-few-ready = { $needed } have to be ready.
space-builder-illegal-round-not-over = The round is not over yet.
space-builder-illegal-not-the-winner = Only the winner of the round unfreezes a card.
space-builder-illegal-not-frozen = { $card } is not frozen.
space-builder-illegal-choice-over = The time to choose is over: { $card } is taken.
space-builder-illegal-heard-all = Nothing was missed, so the round counts.
space-builder-illegal-no-clock-ran = No clock was running, so the round counts.
space-builder-illegal-left-the-match = You have left the match.
space-builder-illegal-not-your-turn = There is nothing to do for you now.
space-builder-illegal-not-while-getting-ready = The map is not up yet.
space-builder-illegal-not-while-building = That is not possible while a round is being built.
space-builder-illegal-not-while-unfreezing = The round is over. The winner chooses a card to unfreeze.
space-builder-illegal-not-an-action = "{ $text }" is not something that a builder does.

## The end

space-builder-score-unfrozen = { $points ->
    [one] 1 unfrozen card
   *[other] { $points } unfrozen cards
 }
space-builder-score-rounds-won = { $points ->
    [one] 1 round won
   *[other] { $points } rounds won
 }
space-builder-score-faults = { $points ->
    [one] 1 fault
   *[other] { $points } faults
 }

## Commands

command-space-builder-name = space-builder
command-space-builder = Space Builder: a race to build the city on the map, two to four players
command-space-builder-ready-name = ready
command-space-builder-ready = Get ready for the map, and open your panel
command-space-builder-open-name = open
command-space-builder-open = Open the map: your own clock starts
command-space-builder-lay-name = lay
command-space-builder-lay = Lay a card on a location
command-space-builder-turn-name = turn
command-space-builder-turn = Turn a card
command-space-builder-flip-name = flip
command-space-builder-flip = Turn a card over to its other side
command-space-builder-back-name = back
command-space-builder-back = Take a card back into your hand
command-space-builder-tap-name = tap
command-space-builder-tap = Tap the pile: your city is finished
command-space-builder-stop-name = stop
command-space-builder-stop = Lay down tools: your city stays as it lies, unfinished
command-space-builder-unfreeze-name = unfreeze
command-space-builder-unfreeze = Unfreeze a card after a round that you have won
command-space-builder-leave-name = leave
command-space-builder-leave = Leave the match
parameter-space-builder-mode-name = mode
parameter-space-builder-mode = Live all at once, or in turns over days
choice-space-builder-mode-live = Live: all at the same time
choice-space-builder-mode-turns = In turns: each on an own clock
parameter-space-builder-facing-name = facing
parameter-space-builder-facing = How the map lies
choice-space-builder-facing-random = In a random direction
choice-space-builder-facing-upright = Always upright, for beginners
parameter-space-builder-sealed-name = sealed
parameter-space-builder-sealed = In turns: everybody gets another map
parameter-space-builder-ghosts-name = ghosts
parameter-space-builder-ghosts = In turns: hear of taps that your clock has passed
parameter-space-builder-cap-seconds-name = cap
parameter-space-builder-cap-seconds = The longest a clock runs, in seconds
parameter-space-builder-ready-seconds-name = wait
parameter-space-builder-ready-seconds = Live: how many seconds two who are ready wait for the others
parameter-space-builder-deadline-hours-name = deadline
parameter-space-builder-deadline-hours = In turns: for how many hours a round is open
parameter-space-builder-lay-card-name = card
parameter-space-builder-lay-card = Which of your cards
parameter-space-builder-turn-card-name = card
parameter-space-builder-turn-card = Which of your cards
parameter-space-builder-flip-card-name = card
parameter-space-builder-flip-card = Which of your cards
parameter-space-builder-back-card-name = card
parameter-space-builder-back-card = Which of your cards
parameter-space-builder-lay-location-name = location
parameter-space-builder-lay-location = Where to
parameter-space-builder-turn-by-name = by
parameter-space-builder-turn-by = Which way; clockwise if you leave it out
choice-space-builder-by-clockwise = A quarter clockwise
choice-space-builder-by-counterclockwise = A quarter counterclockwise
choice-space-builder-by-half = Half a turn
parameter-space-builder-unfreeze-card-name = card
parameter-space-builder-unfreeze-card = Which of your frozen cards

## Rules

space-builder-rules = ### Space Builder
    Two to four players race to build the same space city. The map shows each building with its place, the way its roof points and one of its two sides. { $facing ->
        [upright] It lies upright: the landing pad is bottom left.
       *[random] It may lie askew: the landing pad tells how.
    }

    { "**" }A round.** Build the city on your own board, pad on pad, with all your unfrozen cards: take a card up, turn or flip it, lay it. When you have finished, tap the pile. The second-to-last builder to tap ends the round, and the last one has to stop.

    { "**" }The check.** A card that is not built is 1 fault. A card in the wrong place, the wrong way round or with the wrong side up is 2 faults. The fewest faults win; of equals, whoever tapped first. Who was stopped can win too.

    { "**" }Unfreezing.** You start with four cards, the other four are frozen. The winner of a round unfreezes one of them and has to build it from then on. Whoever wins a round with all eight cards wins the match.

    { $mode ->
        [turns] { "**" }In turns.** Each opens { $sealed ->
            [on] a map of their own
           *[off] the map
        } when they like; the clocks are put side by side afterwards as if it had been one race. (There are live tables too.)
       *[live] { "**" }Live.** The map goes up for all who are ready at the same moment. (There are tables in turns too: each opens the map when they like, and the clocks are put side by side afterwards.)
    }

    { "**" }Clocks** are Discord's own: a click counts at the time at which Discord saw it, however slow the bot is.

## What can be done now, behind "You can"

space-builder-possible-ready = say that you are ready
space-builder-possible-sit = sit this round out
space-builder-possible-open = open the map
space-builder-possible-take = take up { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
space-builder-possible-turn = turn the card
space-builder-possible-flip = flip the card
space-builder-possible-lay = lay the card in { $count ->
        [one] 1 place
       *[other] { $count } places
    }
space-builder-possible-back = take the card back
space-builder-possible-tap = tap the pile
space-builder-possible-stop = stop building
space-builder-possible-unfreeze = unfreeze { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## What to do, as hints say it

space-builder-do-take = Take up { $card }
space-builder-do-turn-right = Turn the card to the right
space-builder-do-turn-left = Turn the card to the left
space-builder-do-flip = Flip the card
space-builder-do-lay = Lay the card on { $location }
space-builder-do-back = Take the card back
space-builder-do-tap = Tap the pile
space-builder-do-tap-at = Tap the pile
space-builder-do-stop = Stop building
space-builder-do-stop-at = Stop building
space-builder-do-ready = Say that you are ready
space-builder-do-sit = Sit this round out
space-builder-do-open = Open the map
space-builder-do-unfreeze = Unfreeze { $card }
