# Space Builder: its name, options, controls, panel, commands and rules. What pictures say is in
# space_builder_pictures.ftl.

space-builder-name = Space Builder
space-builder-title = Round { $round }

## Options, as a table shows them

space-builder-option-mode-turns = In turns: everyone builds when they have time, and the times are compared.
space-builder-option-upright = The map is never turned.
space-builder-option-computers-slow = Computers build half as fast.
space-builder-option-computers-patient = Computers wait for you: they never finish first.
space-builder-option-sealed = Everyone gets a different map, and nobody sees who has finished.
space-builder-option-ghosts = Your panel tells you when you are slower than somebody else.
# A cap of whole minutes is a number, any other is like "2:30".
space-builder-option-clock-live = A round lasts at most { $cap ->
    [one] 1 minute
   *[other] { $cap } minutes
 }. Once two are ready, they wait { $wait } seconds for the others.
space-builder-begins-ahead = { $player } sees the map { $count ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $count } seconds
 } before their own clock starts.
space-builder-begins-ahead-by = { $count ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $count } seconds
 }
space-builder-option-clock-turns = You have at most { $cap ->
    [one] 1 minute
   *[other] { $cap } minutes
 } to build. { $hours ->
    [one] A round is open for one hour.
   *[other] A round is open for { $hours } hours.
 }

## Above and under the board

space-builder-race = Round { $round }: { $result }
space-builder-race-tapped = { $player } { $won ->
    [yes] won: finished
   *[no] finished
 } at { $time } ({ $faults ->
    [0] no fault
    [one] 1 fault
   *[other] { $faults } faults
 }).
space-builder-race-stopped = { $player } { $won ->
    [yes] won: stopped
   *[no] { $by ->
        [player] stopped
       *[race] was stopped
    }
 } at { $time }{ $hand ->
    [0] {""}
    [one] {" "}with one card left
   *[other] {" "}with { $hand } cards left
 } ({ $faults ->
    [0] no fault
    [one] 1 fault
   *[other] { $faults } faults
 }).
space-builder-race-won = { $player } won.
space-builder-race-nobody = Nobody won.
space-builder-race-tie = With equal faults, the faster wins.
space-builder-race-absent = { $players } { $count ->
    [one] was
   *[other] were
 } not part of it.
space-builder-note-standing = { $player }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } to build, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 } won.
# Where the start is late, the time is past: "Start: 2 seconds ago".
space-builder-note-start = Start: { $time }{ $late ->
    [yes] . Anybody who is not ready then sits this round out.
   *[no] {""}
 }
space-builder-note-deadline = You can open the map until { $time } ({ $left }).
space-builder-note-thaw = If you do not choose, the first one is unfrozen { $left }.
space-builder-progress-ready = -# { $done } of { $count } { $done ->
    [one] is
   *[other] are
} ready. Waiting for { $players }.
space-builder-progress-built = -# { $done } of { $count } { $done ->
    [one] has
   *[other] have
} built or run out of time. Waiting for { $players }.
space-builder-note-resting = -# { $players } { $count ->
    [one] sits
   *[other] sit
} this round out.
space-builder-note-late = -# The round started without { $players }.
space-builder-note-tap = { $player } finished at { $time }.
space-builder-button-ready = Ready
space-builder-button-panel = My Panel
space-builder-button-open = Open the Map
space-builder-button-sit = Sit Out
space-builder-button-faces = All Cards
space-builder-button-last = Last Round
space-builder-faces = Front and back of the eight cards, roof up: the strip below is the ground. Compare the details.
space-builder-last = How the last round was checked: 1 fault for a card that is not built, 2 for one that is wrong.
space-builder-begin-sure = Once the map is open, your clock cannot be stopped. Do you have time now?
space-builder-begun = Go! The map is in the message below.
space-builder-button-begin = Start My Clock
space-builder-sit-sure = Sit this round out? Then you cannot win it.
space-builder-button-sit-sure = Sit Out This Round
space-builder-sat = You are sitting this round out.
space-builder-unfrozen = { $name } is unfrozen: you build it from the next round on.

## The panel

space-builder-panel-title = { "**" }Your panel, round { $round }**
space-builder-panel-not-ready = You are not ready yet. Press { "**" }{ $button }** under the board.{ $waits ->
    [all] {""}
   *[other] {" "}Anybody who is not ready when the map appears sits this round out.
 }
space-builder-panel-ready = You are ready. The map will appear here once all are ready{ $waits ->
    [all] {""}
   *[other] , or { $wait } seconds after two are
 }. If it does not, press { "**" }{ $button }** under the board.
space-builder-panel-replaced = Your panel is in another message now. If you do not see it, press { "**" }{ $button }** under the board.
space-builder-panel-sits-out = You are sitting this round out.
space-builder-panel-late = This round started without you. You can be ready for the next one.
space-builder-panel-lay = { "**" }{ $card }**: { $way }, { $detail }.{ $round ->
    [1] {" "}Turn and flip it as on the map, then choose its place.
   *[other] {""}
 }
# Before the clock of a head start, the time is in the future: "Start of your clock: in 20 seconds".
space-builder-panel-clock = { $kind ->
    [lead] -# Start of your clock: { $since }.
   *[usual] -# Your clock started { $since }.
 }
space-builder-panel-correct = { "**" }{ $card }**, on its square: { $way }, { $detail }.{ $round ->
    [1] {" "}Turn it, flip it or choose another place.
   *[other] {""}
 }
space-builder-panel-all-laid = All cards are laid. Press { "**" }Done** when you are sure, or pick a card up again.
space-builder-panel-tapped = You finished at { $time }. { $mode ->
    [turns] If somebody else is faster and the round ends before that time, only what you had laid by then counts.
   *[live] You cannot change your city any more.
 }
space-builder-panel-stopped = You stopped at { $time }. { $mode ->
    [turns] If the round ends before that time, only what you had laid by then counts.
   *[live] You cannot change your city any more.
 }
space-builder-panel-expired = Your time is up. What you have laid counts, and nobody waits for you any more.
space-builder-panel-settling = This round is over; the cities are being checked.
space-builder-panel-over = This round is over. { $who ->
    [nobody] Nobody won it.
    [you] You won it: choose under the board which card to unfreeze.
   *[other] { $player } won it and unfreezes a card. Then the next round begins.
 } The board shows all cities; once the next round begins, its button *{ $button }* does.
space-builder-panel-not-opened = Press { "**" }{ $button }** under the board when you have time to build.
space-builder-panel-match-over = The match is over.
space-builder-panel-ghost = { $player } finished at { $time }.
space-builder-stop-sure = { "**" }Stop building?** You cannot change your city any more then, and every card that is not laid is a fault. The clock is still running.
space-builder-button-pad = Pad
# Blanks that Discord keeps (U+2800) make the empty squares about as wide as the others.
space-builder-button-empty = ⠀+⠀
space-builder-button-turn = Turn
space-builder-button-flip = Flip
space-builder-button-back = Remove
space-builder-button-tap = Done
space-builder-button-stop = Stop Building
space-builder-button-stop-sure = Stop for Good
space-builder-button-build-on = Keep Building
# A card on a button: its front, then its back. At most six characters fit on a phone.
space-builder-button-card-A = { $name }{ $arrow }
space-builder-button-card-B = { $name }{ $arrow }″
space-builder-short-DOM = Dom
space-builder-short-SIL = Silo
space-builder-short-HRN = Hor
space-builder-short-GRN = Fer
space-builder-short-OBS = Owl
space-builder-short-REA = Rea
space-builder-short-HAN = Mot
space-builder-short-LFT = Lift

## What is refused

refusal-race-old-panel = This panel belongs to a round that is over. Press **{ $button }** on the board to open the panel of this round.
refusal-race-not-opened = You have not opened the map of this round. Press { "**" }{ $button }** on the board: your clock starts then.
refusal-race-no-last-round = No round has been checked yet.
refusal-race-no-such-card = There is no card called "{ $card }". The cards are { $cards }.
refusal-race-no-such-place = There is no place called "{ $place }". Choose one from the list, such as "top left".
space-builder-illegal-already-taken-up = { $card } is picked up already: turn it, flip it or choose its place.
space-builder-illegal-frozen = { $card } is still frozen. You unfreeze a card by winning a round.
space-builder-illegal-no-such-card = There is no card called { $card }.
space-builder-illegal-nothing-taken-up = No card is picked up. Choose one first.
space-builder-illegal-one-quarter-turn = A card turns by one quarter at a time.
space-builder-illegal-landing-pad = The landing pad, bottom left, stays free. Choose one of the eight other places.
space-builder-illegal-no-such-location = There is no such place. Choose one of the eight around and above the landing pad.
space-builder-illegal-cards-in-hand = { $count ->
    [one] { $card } is not laid yet. Lay it before you press { "**" }Done**.
   *[other] { $count } cards are not laid yet. Lay them before you press { "**" }Done**.
 }
space-builder-illegal-already-tapped = You have pressed { "**" }Done**: you cannot change your city any more.
space-builder-illegal-tools-down = You have stopped building: you cannot change your city any more.
space-builder-illegal-too-many-clicks = You have moved your cards { $most } times in this round, and that is the limit. Press { "**" }Done**, or stop building.
space-builder-illegal-too-early = That was pressed before the clock started, so it does not count.
space-builder-illegal-time-is-up = Your time is up: you cannot change your city any more.
space-builder-illegal-round-over = The round is over: you cannot change your city any more.
space-builder-illegal-not-in-round = You are not in this round. You can be in the next one.
space-builder-illegal-map-not-opened = You have not opened the map yet. Press { "**" }Open the Map** on the board.
space-builder-illegal-already-opened = You have opened the map, and your clock is running. Press { "**" }Open the Map** to get your panel back.
space-builder-illegal-map-comes-by-itself = In a live race nobody opens the map: it appears for everyone at once when you are ready.
space-builder-illegal-deadline-passed = It is too late to open the map of this round.
space-builder-illegal-sat-out = You are sitting this round out. You can be in the next one.
space-builder-illegal-already-ready = You are ready already.
space-builder-illegal-no-need-to-be-ready = Here nobody has to be ready: open the map when you have time.
space-builder-illegal-too-few-left = You cannot sit out: a round needs { $needed } builders.
space-builder-illegal-too-few-ready = A round needs { $needed } who are ready.
space-builder-illegal-round-not-over = The round is not over yet.
space-builder-illegal-not-the-winner = Only the winner of the round unfreezes a card.
space-builder-illegal-not-frozen = { $card } is not frozen.
space-builder-illegal-choice-over = It is too late to choose: { $card } is unfrozen.
space-builder-illegal-heard-all = Nothing was missed, so the round counts.
space-builder-illegal-no-clock-ran = No clock was running, so the round counts.
space-builder-illegal-left-the-match = You have left the match.
space-builder-illegal-not-your-turn = There is nothing for you to do now.
space-builder-illegal-not-while-getting-ready = The map is not up yet.
space-builder-illegal-not-while-building = Not now: a round is being built.
space-builder-illegal-not-while-unfreezing = The round is over. Its winner is choosing a card to unfreeze.
space-builder-illegal-not-after-a-round = A card can be unfrozen only after a round, by its winner.
space-builder-illegal-not-an-action = "{ $text }" is not something a builder can do.

## What each player has, in replays and clips

space-builder-standing = Rounds won so far: { $standing }
space-builder-standing-end = Rounds won at the end: { $standing }

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
command-space-builder-open = Open the map: your clock starts
command-space-builder-lay-name = lay
command-space-builder-lay = Lay a card on your board
command-space-builder-turn-name = turn
command-space-builder-turn = Turn a card
command-space-builder-flip-name = flip
command-space-builder-flip = Flip a card to its other side
command-space-builder-back-name = back
command-space-builder-back = Take a card back into your hand
command-space-builder-tap-name = tap
command-space-builder-tap = Say that you are done: your city is finished
command-space-builder-stop-name = stop
command-space-builder-stop = Stop building: your city is left unfinished
command-space-builder-unfreeze-name = unfreeze
command-space-builder-unfreeze = Unfreeze a card after a round that you have won
command-space-builder-leave-name = leave
command-space-builder-leave = Leave the match
parameter-space-builder-mode-name = mode
parameter-space-builder-mode = All at once, or everyone when they have time
choice-space-builder-mode-live = Live: all at the same time
choice-space-builder-mode-turns = In turns: everyone when they have time
parameter-space-builder-facing-name = facing
parameter-space-builder-facing = How the map lies
choice-space-builder-facing-random = In a random direction
choice-space-builder-facing-upright = Always upright, for beginners
parameter-space-builder-sealed-name = sealed
parameter-space-builder-sealed = In turns: everyone gets a different map, and nobody sees who has finished
parameter-space-builder-computers-name = computers
parameter-space-builder-computers = How fast computers build
choice-space-builder-computers-usual = As fast as people of their level
choice-space-builder-computers-slow = Half as fast
choice-space-builder-computers-patient = They wait until you are done
parameter-space-builder-ghosts-name = ghosts
parameter-space-builder-ghosts = In turns: your panel tells you when you are slower than somebody else
parameter-space-builder-cap-seconds-name = cap
parameter-space-builder-cap-seconds = How many seconds you have to build at most (30 to 780)
parameter-space-builder-ready-seconds-name = wait
parameter-space-builder-ready-seconds = Live: how many seconds two who are ready wait for the others (10 to 540)
parameter-space-builder-deadline-hours-name = deadline
parameter-space-builder-deadline-hours = In turns: how many hours a round is open (1 to 336)
parameter-space-builder-lay-card-name = card
parameter-space-builder-lay-card = Which of your cards
parameter-space-builder-turn-card-name = card
parameter-space-builder-turn-card = Which of your cards
parameter-space-builder-flip-card-name = card
parameter-space-builder-flip-card = Which of your cards
parameter-space-builder-back-card-name = card
parameter-space-builder-back-card = Which of your cards
parameter-space-builder-lay-location-name = location
parameter-space-builder-lay-location = Where on your board
parameter-space-builder-turn-by-name = by
parameter-space-builder-turn-by = Which way; clockwise if you leave it out
choice-space-builder-by-clockwise = A quarter clockwise
choice-space-builder-by-counterclockwise = A quarter counterclockwise
choice-space-builder-by-half = Half a turn
parameter-space-builder-unfreeze-card-name = card
parameter-space-builder-unfreeze-card = Which of your frozen cards

## Rules

space-builder-rules = ### Space Builder
    Two to four players race to build the same space city. The map shows each building with its place, the way its roof points (away from its strip of ground) and one of its two sides. { $facing ->
        [upright] It lies upright: the landing pad is bottom left.
       *[random] It may be turned: the landing pad tells how.
    }

    { "**" }A round.** { $facing ->
        [upright] Build the city of the map
       *[random] Turn the map in your mind until its landing pad is in the same corner as yours. Build that city
    } on your own board with all your unfrozen cards: take a card up, turn or flip it, lay it. When your city is finished, press { "**" }Done**. As soon as all builders but one have pressed it, the round ends and the last one has to stop. Stopping does not count: the others build on.

    { "**" }The check.** A card that is not built is 1 fault. A card in the wrong place, the wrong way round or with the wrong side up is 2 faults. The builder with the fewest faults wins; if two have equally few, the first to be done. A stopped player can win too.

    { "**" }Unfreezing.** You start with four cards, the other four are frozen. The winner of a round unfreezes one of them and has to build it from then on. The first to win a round with all eight cards wins the match.

    { $mode ->
        [turns] { "**" }In turns.** Each opens { $sealed ->
            [on] a map of their own
           *[off] the map
        } when they like. Afterwards the clocks are compared as if it had been one race: the round ends when all builders but one have pressed { "**" }Done**, and what the last one did after that time does not count. { $sealed ->
            [on] Nobody sees who has finished.
           *[off] The board says who has finished, but not how fast.
        } (There are live tables too.)
       *[live] { "**" }Live.** The map appears for all who are ready at the same moment. (There are tables in turns too: each opens the map when they like, and the clocks are compared afterwards.)
    }

    { "**" }Clocks** are Discord's own: a button counts at the time at which Discord saw it pressed, however slow the bot is.

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
space-builder-possible-tap = say that you are done
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
space-builder-do-lay = Lay the card ({ $place })
space-builder-do-back = Take the card back
space-builder-do-tap = Press Done
space-builder-do-tap-at = Press Done
space-builder-do-stop = Stop building
space-builder-do-stop-at = Stop building
space-builder-do-ready = Say that you are ready
space-builder-do-sit = Sit this round out
space-builder-do-open = Open the map
space-builder-do-unfreeze = Unfreeze { $card }
