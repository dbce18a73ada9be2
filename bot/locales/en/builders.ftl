# Builders: its name, options, controls, commands and rules. What pictures say is in builders_pictures.ftl.

builders-name = Builders
builders-title-orders = The orders
builders-title-foundation = Turn { $turn }, the foundation
builders-title-panels = Turn { $turn }, the panels

## Options, as a table shows them

builders-option-spaces = The track has { $count } spaces a side.
builders-option-pieces-a-corner = Each corner passed brings { $count } pieces.
builders-option-head-start = { $count ->
    [0] All pawns start on the same corner.
    [one] In turn order, each pawn starts 1 space further on.
   *[other] In turn order, each pawn starts { $count } spaces further on.
 }
builders-option-small-triangles = There are { $count } small triangles (C).
builders-option-large-triangles = There are { $count } large triangles (D).
builders-option-corner-joints = { $count ->
    [0] There are no corner joints, so no structures.
    [one] There is 1 corner joint for structures.
   *[other] There are { $count } corner joints for structures.
 }
builders-option-shortest-side = { $count ->
    [0] Each side of the foundation has at least as many B as there are players.
   *[other] Each side of the foundation has at least { $count } B.
 }

## Controls

builders-button-panel-order = Write Your Order
builders-button-panel-take = Take { $count ->
    [one] 1 Piece
   *[other] { $count } Pieces
 }
builders-button-roll = Roll
builders-button-move = Move { $value }{ $corners ->
    [0] {""}
    [one] {" "}(1 Corner)
   *[other] {" "}({ $corners } Corners)
 }
builders-button-build = Build up to { $value }
builders-button-lay = Lay { $kind }{ $joints ->
    [0] {""}
    [one] {" "}(1 Joint)
   *[other] {" "}({ $joints } Joints)
 }
builders-button-lead = Lead { $shape } { $panel } ({ $joints ->
    [one] 1 Joint
   *[other] { $joints } Joints
 }, { $pieces ->
    [one] 1 Piece
   *[other] { $pieces } Pieces
 })
builders-button-structure = Structure ({ $step } of { $steps }{ $points ->
    [0] {""}
   *[other] , { $points } Points
 })
builders-button-many = As Many as I Can ({ $count })
builders-button-done = Done
builders-button-zoom = Zoom
builders-button-finished = The Finished Puzzle
builders-side-title-north = North
builders-side-title-east = East
builders-side-title-south = South
builders-side-title-west = West

builders-warning-done = You still have { $count ->
    [one] a step
   *[other] { $count } steps
 }, and the next could earn { $points ->
    [one] a point
   *[other] { $points } points
 }. End your turn all the same?

## Choosing pieces

builders-choosing-order = ### Your order
    { $total } pieces, at most { $corners } A and { $rectangles } B. Nobody else sees it before all orders are in.
    -# A: corners of the foundation. B: its sides. C: small triangles. D: large triangles.
builders-choosing-take = ### Take { $total ->
        [one] 1 piece
       *[other] { $total } pieces
    } from the box
    Nobody may hold more than two A. Everybody sees what you take.
builders-choosing-so-far = Chosen: **{ $pieces }**{ $left ->
    [0] . A button with a letter fills up with that piece.
   *[other] , { $left } more to choose. A button with a letter fills up with that piece.
 }
builders-choosing-handed-in = Handed in: **{ $pieces }**. You can change it until all orders are in.
builders-button-kind = { $kind }: { $count }
builders-button-fewer = −{ $count }
builders-button-more = +{ $count }
builders-button-confirm-order = { $left ->
    [0] Hand In
   *[other] Hand In ({ $count } of { $total })
 }
builders-button-confirm-take = { $left ->
    [0] Take Them
   *[other] Take Them ({ $count } of { $total })
 }
builders-quick-usual = Usual
builders-quick-even = Even
builders-quick-foundation = A and B First
builders-quick-triangles = Half C, Half D
builders-quick-small = As Many C
builders-quick-large = As Many D
builders-choice-quick = { $name }: { $pieces }

## The end

builders-verdict-complete = The puzzle is complete.
builders-verdict-exhausted = Nothing more can be built.
builders-verdict-tie = { $ended } { $tie }.
builders-score-left-match = has left the match and is not ranked
builders-score-joints = joints: { $points }
builders-score-structures = structures: { $points }
builders-score-structure-points = points for them: { $points }
builders-score-laid = pieces laid: { $points }
builders-score-left = pieces left: { $points }

## Rules broken

builders-illegal-not-an-action = "{ $text }" is not an action of Builders. Write for example order 1A 4B 3C 2D, roll, move, take 5C 5D, lay B, lead C north, structure or done.
builders-illegal-left-the-match = You have left the match.
builders-illegal-order-first = First everybody has to hand in an order.
builders-illegal-roll-first = First the dice have to be rolled.
builders-illegal-take-first = First you have to take the pieces that your move has brought.
builders-illegal-choose-first = The dice are rolled: now move, or build.
builders-illegal-building-begun = You have begun to build, so go on building or end your turn.
builders-illegal-order-handed-in = Your order is in; until all are, you can only hand in another one.
builders-illegal-orders-revealed = The orders are revealed, so nothing can be ordered any more.
builders-illegal-wrong-number = It has to be exactly { $needed ->
    [one] 1 piece
   *[other] { $needed } pieces
 }, and these are { $given }.
builders-illegal-order-limit = An order has at most { $most } { $piece }, and this one has { $given }.
builders-illegal-corners-held = Nobody may hold more than { $most } A: you have { $held } and would take { $taken }.
builders-illegal-not-in-box = { $most ->
    [0] There is no { $piece } in the box any more
   *[other] There are only { $most } { $piece } in the box
 }, and you would take { $given }.
builders-illegal-nothing-to-take = You cannot move: the box has nothing left that you could use, so you have to build.
builders-illegal-no-such-piece = There is no piece { $piece }. The pieces are A, B, C and D.
builders-illegal-not-in-hand = You have no { $piece } in hand.
builders-illegal-no-steps-left = You have used all steps of your dice. End your turn, or take something back.
builders-illegal-nothing-built = A turn of building has at least one step, and you have not built anything yet.
builders-illegal-foundation-open = The foundation is still open: until its last corner only A and B can be laid, and { $piece } has to wait.
builders-illegal-foundation-closed = The foundation is closed, so { $piece } has no place in the puzzle any more.
builders-illegal-side-too-short = A corner can end the { $side } side only once it has at least { $needed } B, and it has { $there }.
builders-illegal-side-too-long = The { $side } side has { $there } B and can have at most { $most }, or the foundation would have more than 36 pieces. Now comes an A.
builders-illegal-side-fixed = The { $side } side has to be as long as the one opposite, which has { $needed } B. It has { $there }.
builders-illegal-no-open-row = No row is open, so { $piece } can only lead one: say on which panel.
builders-illegal-other-shape = The open row is of { $shape }, so { $piece } does not fit in.
builders-illegal-row-open = A row of { $shape } is open on the { $panel } panel. It has to be ended before another one is led.
builders-illegal-panel-finished = The { $panel } panel is finished.
builders-illegal-odd-length = A row of D needs an even length, and the { $panel } panel is { $length } units long now.
builders-illegal-row-needs = The row needs { $needed } { $shape }, and box and hands have { $there } together: then it could never be ended.
builders-illegal-puzzle-ended = The puzzle has ended, so no { $piece } can be laid in it. You can still use your steps for a structure.
builders-illegal-no-corner-joint = A step of a structure takes a C and a corner joint, and you have no corner joint. Doubles bring two.

## Commands

command-builders-name = builders
command-builders = Builders: one wooden puzzle for two to four players
command-builders-order-name = order
command-builders-order = Hand in your order of ten pieces, in secret
command-builders-roll-name = roll
command-builders-roll = Roll the dice
command-builders-move-name = move
command-builders-move = Move your pawn by the dice
command-builders-take-name = take
command-builders-take = Take pieces from the box after passing corners
command-builders-build-name = build
command-builders-build = Lay a piece, lead a row, or build as much as you can
command-builders-structure-name = structure
command-builders-structure = Add a C and a corner joint to your structure
command-builders-done-name = done
command-builders-done = End your turn of building
parameter-builders-spaces-name = spaces
parameter-builders-spaces = Spaces on each side of the track (8 to 12)
parameter-builders-pieces-a-corner-name = pieces-a-corner
parameter-builders-pieces-a-corner = Pieces for each corner passed (5 to 12)
parameter-builders-head-start-name = head-start
parameter-builders-head-start = Spaces between the pawns at the start (0 to 2)
parameter-builders-small-triangles-name = small-triangles
parameter-builders-small-triangles = C in the box (100 to 200)
parameter-builders-large-triangles-name = large-triangles
parameter-builders-large-triangles = D in the box (50 to 120)
parameter-builders-corner-joints-name = corner-joints
parameter-builders-corner-joints = Corner joints in their box (0 to 48)
parameter-builders-shortest-side-name = shortest-side
parameter-builders-shortest-side = B that each side has at least (2 to 4); as many as players unless you say otherwise
parameter-builders-order-pieces-name = pieces
parameter-builders-order-pieces = Ten pieces, such as 1A 4B 3C 2D
parameter-builders-take-pieces-name = pieces
parameter-builders-take-pieces = Exactly as many as the move has brought, such as 5C 5D
parameter-builders-build-step-name = what
parameter-builders-build-step = A piece to lay, a row to lead, or as many as you can

## Rules

builders-rules = ### Builders
    Two to four players build one wooden puzzle together, and each against all: every joint that you set is a point. Most points win.

    { "**" }The pieces.** A are the corners and B the sides of the foundation, C are small triangles and D large ones. First everybody orders ten in secret.

    { "**" }Your turn** is one roll of two dice, used whole for one of two things. A double counts twice{ $corner_joints ->
        [0] .
       *[other] {" "}and brings two corner joints.
    }
    - **Move** your pawn. Each corner that it passes or lands on brings { $pieces_a_corner ->
        [10] ten pieces
       *[other] { $pieces_a_corner } pieces
    } of your choice. Nobody may hold more than two A.
    - **Build** up to so many pieces; you can stop earlier.

    { "**" }The foundation** is laid first, piece after piece: B along a side, an A at its end. An A ends a side early, as soon as it has { $shortest_side ->
        [0] as many B as there are players.
       *[other] { $shortest_side } B.
    } Opposite sides are equal, and at most 36 pieces lie in all. Once it is closed, A and B are of no use any more.

    { "**" }The panels** grow on its four sides, row by row, each row of C only or of D only. One row is open at a time, and it has to be ended before the next. Whoever begins a row chooses panel and shape. A row of D needs an even length, and there must be enough pieces to end it. Each row is shorter, until a point finishes the panel.

    { "**" }Joints.** A piece earns a joint for each piece already there that it touches along an edge.

    { "**" }Structures.** Four C and four corner joints from your hand, a step each, are a structure worth 8 points. An unfinished one is worth nothing.{ $corner_joints ->
        [0] {" "}There are no corner joints at this table, so nobody can build one.
       *[other] {""}
    }

    { "**" }Leaving.** If you resign, all that you hold goes back to the boxes and your joints stay in the puzzle. The others play on, and you are not ranked.

    { "**" }The end** comes once the puzzle is complete or nothing more can be built. Equal points: more joints, then more pieces laid, then fewer left in hand.

## What can be done now, behind "You can"

builders-possible-order = order your first pieces
builders-possible-roll = roll the dice
builders-possible-move = move your pawn
builders-possible-take = take pieces
builders-possible-lay = lay a piece in { $count ->
        [one] 1 place
       *[other] { $count } places
    }
builders-possible-lead = start a row in { $count ->
        [one] 1 way
       *[other] { $count } ways
    }
builders-possible-structure = build on your structure
builders-possible-done = end your turn

## What to do, as hints say it

builders-do-order = Order { $pieces }
builders-do-roll = Roll the dice
builders-do-move = Move { $value }
builders-do-take = Take { $pieces }
builders-do-lay = Lay { $kind ->
        [A] an A
       *[other] a { $kind }
    }{ $ends ->
        [ring] {" "}and close the foundation
        [row] {" "}and end the row
        [panel] {" "}and finish the panel
       *[none] {""}
    }
builders-do-lead = Lead a row of { $shape } on the { $panel }
builders-do-finish = Lay a { $shape } and finish the { $panel }
builders-do-structure = { $steps ->
        [0] Finish your structure
        [one] Begin a structure
       *[other] Add to your structure
    }
builders-do-done = End your turn
