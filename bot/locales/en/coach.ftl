# The coach of the first match, and what the marks in the pictures mean.

coach-line = -# **Coach:** { $why }
coach-off = From your next action on, the coach is quiet. `/me coach` brings it back.
button-coach-off = Coach Off
button-legend = What Does This Mean?
legend-title = ### What you see
legend-line = { $icon } { $meaning }

## Constructor

constructor-mark-ring = A ring. It goes around a small that stands alone.
constructor-mark-medium = A medium, the flat disc. It lands on a ring.
constructor-mark-small = A small, the narrow disc. It lands on a medium.
constructor-mark-enclosed = A ring around a small: no tower, and no points. A medium can still land on the ring.
constructor-mark-tower-ice = This dot on top of a tower: it belongs to Ice.
constructor-mark-tower-black = This dot on top of a tower: it belongs to Black.
constructor-mark-height = The number beside a tower: how many pieces it has. Each tower counts one point, however tall.
constructor-mark-last = The bright edge of a tile: the last action happened there.
constructor-mark-scales = Scales: this pattern may favour one of you.
constructor-mark-points = The large number beside a name: the towers that count now. Below it the pieces left to place.
constructor-mark-points-later = The numbers beside a name: points of earlier rounds, then the towers that count now. Below them the pieces left to place.

constructor-coach-pattern = The pattern says which tiles are neighbours. { $extra ->
    [yes] A pattern with scales may favour one of you.
   *[no] No pattern favours one of you.
 }
constructor-coach-capture = You can take a tower: a piece of yours beside it fits on top, and the piece on top owns the tower.
constructor-coach-tower = You can make a tower: a piece of yours fits on the one beside it. A tower is a point for the colour on top.
constructor-coach-enclose = Your ring can go around the lone small beside it: no tower yet, but the small can no longer move.
constructor-coach-danger = Next turn your opponent can land on { $count ->
        [one] one of your pieces
       *[other] { $count } of your pieces
    } from a neighbouring tile.
constructor-coach-few = Only { $count ->
        [one] one tile is
       *[other] { $count } tiles are
    } free. The round ends when the player to act can do nothing: count the turns that are left.
constructor-coach-place = A tower with your piece on top is a point: medium on ring, or small on medium. A ring around a small only blocks it.
constructor-coach-swap = If you like the other side better, swap colours. It takes your turn.

## The Builders: Middle Ages

middle-ages-mark-points = Points. At { $target } the last round begins.
middle-ages-mark-coin = Coins. They pay wages, and ten are worth a point at the end.
middle-ages-mark-stone = Stone: on a site what it needs, on a worker what they bring.
middle-ages-mark-wood = Wood.
middle-ages-mark-knowledge = Knowledge.
middle-ages-mark-tile = Tiles.
middle-ages-mark-letters = Letters name sites, numbers name workers. The menus use the same ones. Your own sites and workers keep theirs until your turn ends. The last card of a row shows how many are left in the deck.
middle-ages-mark-wage = The coin on a worker: the wage each time you send them.
middle-ages-mark-machine = A blue card is a machine: once finished, it works for you without a wage. The arrow shows what it brings.
middle-ages-mark-actions = Free actions left this turn: { $count }. One more costs { $price } coins.
middle-ages-mark-missing = Boxes on a site: one for each thing it needs, ticked once a worker brings it. 1/3 means one of three.
middle-ages-mark-done = A big tick: this need is met.
middle-ages-mark-faded = Faded workers cannot be sent now. Those on a site are busy until it is finished.
middle-ages-mark-area = The button *{ $button }*: all that you have, and all that the others have.

middle-ages-coach-finish = The { $site } lacks { $missing }; { $unit } brings that and finishes it: { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
middle-ages-coach-send = The { $site } lacks { $missing }; { $unit } brings { $brings }, for { $wage ->
        [0] no wage
        [one] 1 coin
       *[other] { $wage } coins
    }.
middle-ages-coach-unit = your { $unit }
middle-ages-coach-second-site = With a second site you can send to both in one turn without the surcharge. A machine goes on working for you.
middle-ages-coach-build = Start a site that needs what your workers bring: you can send them only to sites of your own.
middle-ages-coach-hire = None of your workers is free. They come back when their site is finished, or you hire another.
middle-ages-coach-hire-more = Still missing: { $missing }. None of your free workers brings it: look along the row of workers.
middle-ages-coach-coins = Every free worker costs more than your { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }. The first action for coins in a turn brings 1, the second 2, the third 3.
middle-ages-coach-buy = Your free actions are used. Another one costs { $price } coins: good if it finishes something.
middle-ages-coach-end = Your free actions are used, and new ones come next turn.

## Space Builder

space-builder-mark-pad = The landing pad. { $facing ->
    [upright] It is at the bottom left, on the map and on your board.
   *[random] On your board it is at the bottom left; on the map it shows which way the map lies.
 }
space-builder-mark-turn = The map may lie turned. Turn it in your mind until the pad is at the bottom left, then read off places and turns.
space-builder-mark-sides = Every card has a front ...
space-builder-mark-sides-back = ... and a back, which differs in small details.
space-builder-mark-cards = The small squares under a name: how many of the eight cards that player builds with. To win a round with all eight wins the match.
space-builder-mark-faults = Faults: 1 for a card that is not built, 2 for a card that is wrong in any way. The fewest win a round.

space-builder-coach-ready = When the map appears, lay your cards as it shows them: place, turn and side.
space-builder-coach-unfreeze = From now on you build with one card more. The first to win a round with all eight wins the match.

## Builders

builders-mark-A = A, the corners of the foundation.
builders-mark-B = B, its sides.
builders-mark-C = C, the small triangles of a panel.
builders-mark-D = D, the large triangles.
builders-mark-dice = The dice: { $left } of { $value } steps are left this turn. Each piece you lay takes one.
builders-mark-joint = A joint, where a piece touches one that lay there before: a point for the player in whose colour it is.
builders-mark-corner-joint = A corner joint, for structures: a double brings two. The number behind it: how many a player has; above, how many are left.
builders-mark-structure = A structure: four steps, each with one C and one corner joint. It brings 8 points once it stands. 1/4: one step is done.
builders-mark-next = The dashed outline: where the next piece goes.
builders-mark-new = The bright outline: laid this turn.
builders-mark-leader = Leads: nobody has more points.
builders-mark-track = The pawns on the frame go the way of the arrows: each corner that a pawn passes brings its player new pieces.

builders-coach-order = Corners (A) and sides (B) make the foundation, triangles (C and D) fill the panels above its sides.
builders-coach-move = To move costs the whole roll, but each corner that you pass brings new pieces. Build as long as your pieces fit.
builders-coach-take = Take what you can lay soon. What you take, the others cannot have.
builders-coach-foundation = First comes the foundation: B along its sides, A at their ends. A piece that touches the one before makes a joint: a point.
builders-coach-lay = You have { $left ->
        [one] 1 step
       *[other] { $left } steps
    } left. The next place earns { $joints ->
        [0] no joint
        [one] 1 joint
       *[other] { $joints } joints
    }, a point each.
builders-coach-lead = You can begin a row: choose its panel and shape. It is worth most to those who hold its shape.
builders-coach-structure = A structure's fourth step earns 8 points. Each takes a C and a corner joint. You have { $pieces } C and { $joints ->
        [one] 1 corner joint
       *[other] { $joints } corner joints
    }.
builders-coach-ended = Nothing more fits into the puzzle, so this is the last turn. A structure counts only if you finish it now.
builders-coach-done = You can end your turn before all steps are used: the rest lapses.
