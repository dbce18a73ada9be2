# Why an action is good: one sentence each that doesn't name the action. They are shown as hints.

players-good-odds = Of everything that was tried, one action led to the best results.

## Constructor

players-constructor-pattern = Choose a pattern: all of them are equally good for both.
players-constructor-swap = Look at who stands better: the other colour does, so take it over.
players-constructor-capture-tallest = Move: you can take over your opponent's tallest tower.
players-constructor-capture = Move: you can take over a tower of your opponent.
players-constructor-tower = Move: you can make a new tower, { $height } pieces high, that is yours.
players-constructor-enclose = Move: put a ring round a small, so that the small can go nowhere any more.
players-constructor-threaten = Place a piece where it can land on one of your opponent's in the next turn.
players-constructor-lure = Place a piece where your opponent can land on it: what that uncovers is worth more.
players-constructor-quiet = Place a piece where nothing can land on it, and let your opponent run out of good moves.

## The Builders: Middle Ages

players-middle-ages-finish = Send a worker: that finishes a site for { $points ->
    [one] 1 point
   *[other] { $points } points
 } and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }.
players-middle-ages-send = Send a worker to a site where little of the work is wasted. { $left ->
    [one] Only 1 resource is
   *[other] { $left } resources are
 } missing there then.
players-middle-ages-machine = Start a machine: it works without a wage for the rest of the match.
players-middle-ages-build = Start a site: you have { $open ->
    [0] none
    [one] only one
   *[other] { $open }
 }, and one in the row suits your workers.
players-middle-ages-hire = Hire a worker: you have { $free ->
    [0] nobody
    [one] only one
   *[other] { $free }
 } free, and one in the row suits your sites.
players-middle-ages-coins = Take coins: you have { $coins }, and the wages to come will need more.
players-middle-ages-buy = Buy an action: what you can do with it brings more than it costs.
players-middle-ages-end = End your turn: nothing else is worth its price now.

## Builders

players-builders-order = Order what others will need too: the pieces of the panels earn more than those of the foundation.
players-builders-roll = Roll the dice: nothing else can be done.
players-builders-move = Move: you pass a corner and take { $pieces } pieces, more than building would bring now.
players-builders-near = Move: building would bring little now, and the next corner comes nearer.
players-builders-take = Take what you can lay soon, and what the others will lack.
players-builders-corner = Build: turn the corner now, before the foundation gets longer than you want it.
players-builders-side = Build: go on with the side of the foundation; each piece there is a joint.
players-builders-row = Build: the next piece of the open row earns { $joints } { $joints ->
        [one] joint
       *[other] joints
    }.
players-builders-lead = Build: lead a row of a shape of which you have { $have }, so that most of it will be yours.
players-builders-structure = Build: your structure needs { $steps } more { $steps ->
        [one] step
       *[other] steps
    } for its eight points.
players-builders-done = Stop here: what comes next would help the others more than you.

## Space Builder

players-space-builder-ready = Say that you are ready; the map comes once the others are.
players-space-builder-open = Open the map when you have a few quiet minutes: your clock starts at once.
players-space-builder-take = Take up a card that doesn't lie yet as the map shows it.
players-space-builder-turn = Compare the roof with the map, and mind which way the landing pad lies.
players-space-builder-flip = Look at the small details: it is the other side of the card that the map shows.
players-space-builder-lay = Find the location from the landing pad, turned as the map is, and lay the card.
players-space-builder-tap = Everything lies as the map shows it: tap the pile before the others do.
players-space-builder-unfreeze = Unfreeze the card that you tell most easily from those you know.
