# Why an action is good: one sentence each that does not name the action. They are shown as hints.

players-good-odds = Of all that was tried out, one action did best.

## Constructor

players-constructor-pattern = Choose any pattern: all are equally good for both.
players-constructor-swap = The other colour stands better: take it over.
players-constructor-capture-tallest = Move: you can take over your opponent's tallest tower.
players-constructor-capture = Move: you can take over a tower of your opponent.
players-constructor-tower = Move: you can make a new tower, { $height } pieces high, that is yours.
players-constructor-enclose = Move: put a ring around a small, so that it is stuck.
players-constructor-threaten = Place a piece where it can land on one of your opponent's in the next turn.
players-constructor-lure = Place a piece where your opponent can land on it: what that uncovers is worth more.
players-constructor-quiet = Place a piece where nothing can land on it, and let your opponent run out of good moves.

## The Builders: Middle Ages

players-middle-ages-finish = Send a worker: you can finish a site now, for { $points } victory { $points ->
        [one] point
       *[other] points
    } and { $coins } { $coins ->
        [one] coin
       *[other] coins
    }.
players-middle-ages-send = Send a worker to a site where little work is wasted; { $left } would still be missing there.
players-middle-ages-machine = Build a machine: it works for nothing, again and again.
players-middle-ages-build = Start a site: you have { $open ->
        [0] none open
        [one] only one open
       *[other] { $open } open
    }, and one in the row fits your workers.
players-middle-ages-hire = Hire: you have { $free ->
        [0] nobody free
        [one] only one unit free
       *[other] { $free } units free
    }, and one in the row fits your sites.
players-middle-ages-coins = Take coins: you have { $coins }, and the wages to come will need more.
players-middle-ages-buy = Buy an action: what you can do with it brings more than it costs.
players-middle-ages-end = End your turn: nothing left to do is worth its price.

## Builders

players-builders-order = Order what others will need too: the pieces of the panels earn more than those of the foundation.
players-builders-roll = Roll the dice: nothing else can be done.
players-builders-move = Move: you pass a corner and take { $pieces } pieces, more than building would bring now.
players-builders-near = Move: building would bring little now, and the next corner comes nearer.
players-builders-take = Take what you can lay soon, and what the others need.
players-builders-corner = Build: turn the corner now, before the foundation gets longer than you want it.
players-builders-side = Build: go on with the side of the foundation; each piece there is a joint.
players-builders-row = Build: the next piece of the open row earns { $joints } { $joints ->
        [one] joint
       *[other] joints
    }.
players-builders-lead = Build: start a row of a shape that you have { $have } times, so that most of it will be yours.
players-builders-structure = Build: your structure needs { $steps } more { $steps ->
        [one] step
       *[other] steps
    } for its eight points.
players-builders-done = Stop here: what comes next would help the others more than you.

## Space Builder

players-space-builder-ready = Say that you are ready; the map comes once the others are ready too.
players-space-builder-open = Open the map when you have a few quiet minutes: your clock starts at once.
players-space-builder-take = Take a card that does not lie as on the map yet.
players-space-builder-turn = Compare the roof with the map, and mind which way the landing pad lies.
players-space-builder-flip = Look at the small details: it is the other side of the card that the map shows.
players-space-builder-lay = Find the location from the landing pad, turned as the map is, and lay the card.
players-space-builder-tap = Everything lies as the map shows it: tap the pile before the others do.
players-space-builder-unfreeze = Unfreeze the card that is easiest to recognize.
