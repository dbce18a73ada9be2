### Space Builder: what its pictures say, and the position in words.

## In the picture

space-builder-round = Round { $round }
space-builder-map = Map { $number }
space-builder-match-over = Match over
space-builder-state-rest = sits out
space-builder-state-late = late
space-builder-state-left = has left
space-builder-legend-turn = turn
space-builder-legend-side = side
space-builder-legend-place = place
space-builder-legend-missing = missing
space-builder-wins = { $name } wins
space-builder-no-winner = No winner
space-builder-no-round-won = no round won
space-builder-title-card = The title card of Space Builder: a city on a moon under a night sky, with a rover and a lander at work.

## Cards

space-builder-building-DOM = Bubble Dome
space-builder-building-SIL = Comet Silo
space-builder-building-HRN = Sky Horn
space-builder-building-GRN = Fern House
space-builder-building-OBS = Owl Eye
space-builder-building-REA = Ember Reactor
space-builder-building-HAN = Moth Hangar
space-builder-building-LFT = Lift Needle
space-builder-detail-DOM-A = two round windows
space-builder-detail-DOM-B = three round windows
space-builder-detail-SIL-A = one belt
space-builder-detail-SIL-B = two belts
space-builder-detail-HRN-A = solid dot
space-builder-detail-HRN-B = hollow ring
space-builder-detail-GRN-A = two leaves
space-builder-detail-GRN-B = three leaves
space-builder-detail-OBS-A = one yellow step
space-builder-detail-OBS-B = two yellow steps
space-builder-detail-REA-A = one puff
space-builder-detail-REA-B = two puffs
space-builder-detail-HAN-A = round porthole
space-builder-detail-HAN-B = square porthole
space-builder-detail-LFT-A = cabin near the roof
space-builder-detail-LFT-B = cabin far from the roof
space-builder-way-0 = roof up
space-builder-way-1 = roof right
space-builder-way-2 = roof down
space-builder-way-3 = roof left
space-builder-square-A1 = Top left
space-builder-square-B1 = Top middle
space-builder-square-C1 = Top right
space-builder-square-A2 = Middle left
space-builder-square-B2 = Centre
space-builder-square-C2 = Middle right
space-builder-square-A3 = Bottom left
space-builder-square-B3 = Bottom middle
space-builder-square-C3 = Bottom right
# The same within a sentence: "lays the card top left".
space-builder-place-A1 = top left
space-builder-place-B1 = top middle
space-builder-place-C1 = top right
space-builder-place-A2 = middle left
space-builder-place-B2 = centre
space-builder-place-C2 = middle right
space-builder-place-A3 = bottom left
space-builder-place-B3 = bottom middle
space-builder-place-C3 = bottom right
space-builder-flaw-not-built = not built
space-builder-flaw-wrong-place = wrong place
space-builder-flaw-wrong-way-round = turned wrong
space-builder-flaw-wrong-side = wrong side
space-builder-flaw-wrong-way-round-and-wrong-side = turned wrong and wrong side

## What is to be done now

space-builder-prompt-all-ready = All are ready.
space-builder-prompt-ready = { $waits ->
    [all] Press { $ready }. The map appears once all are ready.
    [two] Press { $ready }. The map appears once all are ready, or { $wait } seconds after two are.
   *[start] Press { $ready } before the start: the map appears then, or as soon as all are ready.
 }
space-builder-prompt-building = In your panel, build what the map shows.
space-builder-prompt-settling = The race is over. The cities are being checked.
space-builder-prompt-open = Open the map when you have time. From then on, your clock cannot be stopped.
space-builder-prompt-wait = Your part of this round is done.
space-builder-prompt-held = { $card } is picked up: turn it, flip it, lay it.
space-builder-prompt-hand = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
 } still to be laid.
space-builder-prompt-tap = All cards are laid: press Done when you are sure.
space-builder-prompt-unfreeze = { $count ->
    [one] Unfreeze the last card, to build it too.
   *[other] Unfreeze any card to build too: all count the same.
 }
space-builder-prompt-over = The match is over.
space-builder-prompt-abandoned = The match was given up.

## What was done, behind the player's name

space-builder-did-take = picked up { $card }
space-builder-did-turn-right = turned the card to the right
space-builder-did-turn-left = turned the card to the left
space-builder-did-flip = flipped the card
space-builder-did-lay = laid the card ({ $place })
space-builder-did-back = took the card back
space-builder-did-tap = finished the city
space-builder-did-tap-at = finished the city at { $time }
space-builder-did-stop = stopped building
space-builder-did-stop-at = stopped building at { $time }
space-builder-did-ready = got ready
space-builder-did-sit = sat this round out
space-builder-did-open = opened the map
space-builder-did-unfreeze = unfroze { $card }
space-builder-did-unfreeze-by-time = chose no card in time, so { $card } was unfrozen
space-builder-did-leave = left the match
space-builder-did-start = The map went up
space-builder-did-expire = The time of a builder ran out
space-builder-did-settle = The cities were checked
space-builder-did-cancel = Presses were lost while a clock ran, so the round was cancelled and begins again with a new map

## The position in words

space-builder-says-ready = Space Builder, round { $round }: getting ready.
space-builder-says-building = Space Builder, round { $round }: the race is on.
space-builder-says-settling = Space Builder, round { $round }: the race is over.
space-builder-says-turns = Space Builder, round { $round }: everyone builds when they have time.
space-builder-says-unfreeze = Space Builder: round { $round } has been checked.
space-builder-says-over = Space Builder: the match is over.
space-builder-says-abandoned = Space Builder: the match was given up.
space-builder-says-won = { $name } wins the match.
space-builder-says-nobody-won = Nobody wins.
space-builder-says-pile = { $count ->
    [one] 1 map lies
   *[other] { $count } maps lie
 } face down.
space-builder-says-player = { $name }{ $state }: unfrozen { $cards }; { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 } won, { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
 } so far.
space-builder-says-brief = { $name }{ $state }: { $cards } cards, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 } won, { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
 }.
space-builder-part = {" "}({ $part })
space-builder-part-out = has left
space-builder-part-sits = sits out
space-builder-part-late = late for this round
space-builder-part-ready = ready
space-builder-part-awaited = not ready yet
space-builder-part-builds = builds
space-builder-part-tapped = finished at { $time }
space-builder-part-stopped = stopped at { $time }
space-builder-part-done = is done
space-builder-part-waited-for = waited for
space-builder-says-own-map = Space Builder, round { $round }: the map of { $name }.
space-builder-says-to-build = To build: { $cards }.
space-builder-says-facing-0 = The map lies as every board does, with its landing pad bottom left.
space-builder-says-facing-1 = The map is turned to the right: its landing pad is top left, on every board it is bottom left.
space-builder-says-facing-2 = The map is upside down: its landing pad is top right, on every board it is bottom left.
space-builder-says-facing-3 = The map is turned to the left: its landing pad is bottom right, on every board it is bottom left.
space-builder-says-square = { $place }: { $card }, { $way }, { $detail }.
# Replays show anybody the board and the hand of the player who acted, so these are not "yours".
space-builder-says-board = The board, its landing pad bottom left:
space-builder-says-empty-board = The board is empty.
space-builder-says-hand = In hand: { $cards }.
space-builder-says-in-hand = { $card }, { $way }, { $detail }
space-builder-says-held = Picked up: { $card }.
space-builder-says-ghost = { $name } at { $time }
space-builder-says-ghosts = Finished: { $taps }.
space-builder-says-round-won = { $name } won round { $round }.
space-builder-says-round-nobody = Nobody won round { $round }.
space-builder-says-tapped = { $name } finished at { $time }
space-builder-says-stopped = { $name } { $by ->
    [player] stopped
   *[race] was stopped
 }
space-builder-says-faultless = { $done }, no fault.
space-builder-says-faulty = { $done }, { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
 }: { $flaws }.
space-builder-says-flaw = { $cards } ({ $flaw })
space-builder-says-answer = Map { $number } with its landing pad bottom left:
space-builder-says-both-sides = Front and back of the eight cards, roof up.
space-builder-says-faces = { $card }: front { $first }, back { $second }.

## The sheet of both sides

space-builder-differs-DOM = 2 / 3 windows
space-builder-differs-SIL = 1 / 2 belts
space-builder-differs-HRN = dot / ring
space-builder-differs-GRN = 2 / 3 leaves
space-builder-differs-OBS = 1 / 2 steps
space-builder-differs-REA = 1 / 2 puffs
space-builder-differs-HAN = round / square
space-builder-differs-LFT = high / low

## The picture of the rules

space-builder-rules-1-1 = The same city,
space-builder-rules-1-2 = pad on pad
space-builder-rules-2-1 = Turn and flip
space-builder-rules-2-2 = as on the map
space-builder-rules-3-1 = Press Done:
space-builder-rules-3-2 = last one stops
space-builder-rules-4-1 = Not built: 1
space-builder-rules-4-2 = wrong: 2 faults
space-builder-rules-5-1 = Fewest faults
space-builder-rules-5-2 = thaw a card
space-builder-rules-6-1 = Win a round
space-builder-rules-6-2 = with all eight
space-builder-rules-picture = The rules in a picture. Build the city of the map on your board with the cards that are not frozen. { $facing ->
        [upright] The map lies upright: its landing pad is bottom left, like yours.
       *[random] The map may lie askew: its landing pad belongs on yours, which is bottom left.
    } Turn each card and flip it to the side that the map shows. When your city is finished, press Done; once all builders but one have pressed it, the last one has to stop. Then the cities are checked: a card that is not built is one fault, one in the wrong place, the wrong way round or with the wrong side up is two. The fewest faults win the round, the fastest of equals; the winner unfreezes a card and has one more to build. The first to win a round with all eight cards wins the match.

## What decided a round, in a review: each sentence names a card and a time

space-builder-review-fastest = { $player }’s fastest card: { $card } in { $time }.
space-builder-review-slowest = { $player }’s slowest card: { $card } in { $time }.
space-builder-review-laid = { $player } lost { $time } on { $card }: laid it { $count ->
    [one] in vain
    [2] twice
   *[other] { $count } times
 }.
space-builder-review-turned = { $player } lost { $time } on { $card }: { $count ->
    [one] 1 turn
   *[other] { $count } turns
 } in vain.
space-builder-review-fault = { $player } laid { $card } at { $time }: { $flaw }, { $count ->
    [one] 1 fault
   *[other] { $count } faults
 }.
space-builder-review-missing = { $player } had not laid { $card } by { $time }: { $count ->
    [one] 1 fault
   *[other] { $count } faults
 }.

## A round seen again: the boards at a time on the builders' clocks

space-builder-seconds = { $seconds } s
space-builder-moment-lay = { $player } laid { $card } after { $split }{ $tries ->
    [1] {""}
   *[other] , on try { $tries }
 }.
space-builder-moment-tap = { $player } finished.
space-builder-moment-stop = { $player } stopped.
space-builder-moment-wasted = { $placings ->
    [0] {""}
    [one] 1 placing
   *[other] { $placings } placings
 }{ $turns ->
    [0] {""}
   *[other] { $placings ->
        [0] {""}
       *[other] {" and "}
    }{ $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
 } in vain: { $time }
space-builder-moment-lost = { $time } in vain
space-builder-moment-best-count = best { $laid }/{ $count }
space-builder-moment-best = Your best round with { $count } cards on { $turned ->
    [yes] a turned map
   *[no] an upright map
} took { $end }. { $laid ->
    [0] By this time it had no card yet
    [one] By this time it had 1 card
    [all] By this time it was finished
   *[other] By this time it had { $laid } cards
}.{ $equal ->
    [0] { "" }
    [one] { " " }Its first card took { $equal_at }, yours here { $own_at }.
   *[other] { " " }Its first { $equal } cards took { $equal_at }, yours here { $own_at }.
} { $races ->
    [one] (Of your last finished race.)
   *[other] (Of your last { $races } finished races.)
}
space-builder-says-moment = Round { $round } after { $time }, all cities side by side.
space-builder-says-moment-builder = { $name }: { $laid } of { $count ->
    [one] 1 card
   *[other] { $count } cards
 } laid{ $finish ->
    [tap] , finished at { $end }
    [stop] , stopped at { $end }
   *[none] {""}
 }{ $card ->
    [none] {""}
   *[other] ; last { $card } after { $split }
 }.{ $wasted ->
    [none] {""}
   *[other] {" "}{ $wasted }.
 }
space-builder-says-board-of = The board of { $name }:
