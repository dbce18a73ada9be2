# Why an action is good: one sentence each, behind the action. A hint shows it to the player, a review to everybody,
# so it addresses nobody; in Space Builder there are only hints.

players-good-odds = Of everything that I tried, this led to the best results.
players-only-action = Nothing else is possible.
players-wins-at-once = It wins the match.
players-sure-win = After it, best play wins the match.

## Constructor

players-constructor-pattern = This pattern favours no player.
players-constructor-pattern-extra = It is not known whether this pattern favours a player.
players-constructor-swap = The other colour stands better.
players-constructor-capture-tallest = It takes the other player’s tallest tower, { $height } pieces high.
players-constructor-capture = It takes a tower of the other player, { $height } pieces high.
players-constructor-tower = It makes and holds a new tower, { $height } pieces high.
players-constructor-enclose = The small in the ring can go nowhere any more.
players-constructor-threaten = It threatens the other player’s { $height ->
        [one] piece
       *[other] tower
    } on { $tile }: it could land there next turn.
players-constructor-lure = If the other player’s piece on { $tile } lands on it, that leaves { $tile } empty.
players-constructor-quiet = No piece that is beside it now can land on it.

## The Builders: Middle Ages

players-middle-ages-finish = It finishes a site, for { $points } victory { $points ->
        [one] point
       *[other] points
    }{ $coins ->
        [0] { "" }
        [one] { " " }and 1 coin
       *[other] { " " }and { $coins } coins
    }.
players-middle-ages-send = { $wasted ->
        [0] All of it is of use
       *[other] { $used ->
            [0] Nothing that this worker brings is of use there
            [one] 1 resource that this worker brings is of use
           *[other] { $used } resources that this worker brings are of use
        }
    }; then { $left ->
        [one] 1 more is
       *[other] { $left } more are
    } needed.
players-middle-ages-machine = A machine works for nothing, again and again.
players-middle-ages-build = The crew at hand has every kind of resource that it needs{ $open ->
        [0] , and no site is open
        [one] , and only one site is open
       *[other] { "" }
    }.
players-middle-ages-build-reward = It brings { $points } victory { $points ->
        [one] point
       *[other] points
    } and { $coins } { $coins ->
        [one] coin
       *[other] coins
    } once it is finished.
players-middle-ages-hire = { $open ->
        [0] This worker yields { $yields } { $yields ->
            [one] resource
           *[other] resources
        }
        [one] This worker has what an open site still misses
       *[other] This worker has what { $open } open sites still miss
    }{ $free ->
        [0] , and nobody is free
        [one] , and only one worker is free
       *[other] { "" }
    }.
players-middle-ages-coins = { $coins ->
        [0] There are no coins left
        [one] There is only 1 coin left
       *[other] There are { $coins } coins left
    }{ $wages ->
        [enough] { " " }for the wages to come
       *[short] { $coins ->
            [0] { " " }for the wages of the free workers
           *[other] , less than the wages of the free workers
        }
    }.
players-middle-ages-buy = What can be done with it brings more than it costs.
players-middle-ages-end = Nothing that is left to do is worth its price.

## Builders

players-builders-pieces = { $for ->
        [foundation] The foundation, which comes first, is made of A and B.
        [panels] The panels are made of C and D, and earn more than the foundation.
       *[both] The foundation is made of A and B, and the panels after it of C and D.
    }
players-builders-roll = Nothing else can be done.
players-builders-move = That passes { $corners ->
        [one] a corner
       *[other] { $corners } corners
    } and takes { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    } to lay later.
players-builders-near = Building would bring little now, and the next corner comes nearer.
players-builders-corner = That turns the corner before the foundation gets too long.
players-builders-side = Each piece on the side of the foundation is a joint.
players-builders-row = It earns { $joints } { $joints ->
        [one] joint
       *[other] joints
    }.
players-builders-many = With what fits after it, that is { $count } steps for { $points ->
        [one] 1 point
       *[other] { $points } points
    } in this turn.
players-builders-lead = The hand has { $have ->
        [one] one piece
       *[other] { $have } pieces
    } of that shape.
players-builders-finish = One piece is the whole last row of that panel.
players-builders-structure = { $steps ->
        [0] That brings its eight points.
        [one] After that it needs 1 more step for its eight points.
       *[other] After that it needs { $steps } more steps for its eight points.
    }
players-builders-unfinished = The match ends with this turn, so it stays unfinished. But having fewer pieces left can win a tie.
players-builders-done = What comes next would help the others more.
players-builders-end = Nothing more can be added to the puzzle, so that ends the match.

## Space Builder

players-space-builder-ready = The map comes once the others are ready too.
players-space-builder-open = Do it when you have a few quiet minutes: your clock starts at once.
players-space-builder-take = It does not lie yet as the map shows it.
players-space-builder-turn = Compare the roof with the map, and mind which way the landing pad lies.
players-space-builder-flip = Look at the small details: the map shows the other side of the card.
players-space-builder-lay = Find the place from the landing pad, turned as the map is.
players-space-builder-tap = Everything lies as the map shows it: be faster than the others.
players-space-builder-unfreeze = You tell it most easily from the cards you know.
