# Why an action is good: one sentence each, which a hint shows behind the action.

players-good-odds = Of everything that I tried, this led to the best results.

## Constructor

players-constructor-pattern = All patterns are equally good for both of you.
players-constructor-swap = The other colour stands better.
players-constructor-capture-tallest = It takes your opponent's tallest tower.
players-constructor-capture = It takes a tower of your opponent's.
players-constructor-tower = It makes a new tower, { $height } pieces high, and it is yours.
players-constructor-enclose = The small in the ring can go nowhere any more.
players-constructor-threaten = From there it can land on a piece of your opponent's in the next turn.
players-constructor-lure = Your opponent can land on it, but what that uncovers is worth more to you.
players-constructor-quiet = Nothing can land on it, and your opponent runs out of good moves.

## The Builders: Middle Ages

players-middle-ages-finish = It finishes a site, for { $points } victory { $points ->
        [one] point
       *[other] points
    } and { $coins } { $coins ->
        [one] coin
       *[other] coins
    }.
players-middle-ages-send = Little of the work is wasted there; { $left } will then be missing.
players-middle-ages-machine = A machine works for nothing, again and again.
players-middle-ages-build = It fits your workers, and you have { $open ->
        [0] no open site
        [one] only one open site
       *[other] { $open } open sites
    }.
players-middle-ages-hire = { $open ->
        [0] Every site will need workers,
       *[other] This worker fits your sites,
    } and you have { $free ->
        [0] nobody free
        [one] only one worker free
       *[other] { $free } workers free
    }.
players-middle-ages-coins = You have { $coins }, and the wages to come will need more.
players-middle-ages-buy = What you can do with it brings more than it costs.
players-middle-ages-end = Nothing that is left to do is worth its price.

## Builders

players-builders-order = Others will need these too: pieces of the panels earn more than those of the foundation.
players-builders-roll = Nothing else can be done.
players-builders-move = You pass { $corners ->
        [one] a corner
       *[other] { $corners } corners
    } and take { $pieces } pieces, more than building would bring now.
players-builders-near = Building would bring little now, and the next corner comes nearer.
players-builders-take = You can lay them soon, or the others will lack them.
players-builders-corner = Turn the corner now, before the foundation gets longer than you want it.
players-builders-side = Each piece on the side of the foundation is a joint.
players-builders-row = It earns { $joints } { $joints ->
        [one] joint
       *[other] joints
    }.
players-builders-lead = You have { $have } of that shape, so most of the row will be yours.
players-builders-structure = It needs { $steps } more { $steps ->
        [one] step
       *[other] steps
    } for its eight points.
players-builders-done = What comes next would help the others more than you.

## Space Builder

players-space-builder-ready = The map comes once the others are ready too.
players-space-builder-open = Do it when you have a few quiet minutes: your clock starts at once.
players-space-builder-take = It does not lie yet as the map shows it.
players-space-builder-turn = Compare the roof with the map, and mind which way the landing pad lies.
players-space-builder-flip = Look at the small details: the map shows the other side of the card.
players-space-builder-lay = Find the place from the landing pad, turned as the map is.
players-space-builder-tap = Everything lies as the map shows it: be faster than the others.
players-space-builder-unfreeze = You tell it most easily from the cards you know.
