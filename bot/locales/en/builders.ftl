# Builders: its name, options, controls, commands and rules. What pictures say is in builders_pictures.ftl.

builders-name = Builders
builders-title-orders = The orders
builders-title-foundation = Turn { $turn }, the foundation
builders-title-panels = Turn { $turn }, the panels
builders-stage-orders = The orders
builders-stage-foundation = The foundation
builders-stage-panels = The panels
builders-luck = the dice

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

## How near the end is

builders-near-foundation = -# The match ends at the latest when four panels on this foundation are finished. Now: side { $side } of 4.
builders-steps-left = -# Steps left: { $left } of { $value }. After the last one the turn ends by itself.
builders-near-panels = -# The match ends at the latest when all panels are finished: now { $finished } of 4. The rest has room for { $room } C (a D takes four).

## Controls

builders-button-panel-order = Write Your Order
builders-button-panel-take = Choose { $count ->
    [one] 1 Piece
   *[other] { $count } Pieces
 }
builders-button-usual = Take { $pieces }
builders-button-roll = Roll
builders-button-move = Move { $value }{ $pieces ->
    [0] {""}
    [one] , Take 1 Piece
   *[other] , Take { $pieces } Pieces
 }
builders-button-build = Build up to { $value }
builders-button-lay = Lay { $kind ->
    [A] Corner A
    [B] Side B
    [C] Small C
   *[D] Large D
 }{ $joints ->
    [0] {""}
   *[other] {" "}(+{ $joints })
 }
builders-button-lead = { $panel ->
    [north] North
    [east] East
    [south] South
   *[west] West
 }: { $pieces ->
    [one] Last { $shape ->
        [C] Small C
       *[D] Large D
    }
   *[other] Row of { $pieces } { $shape ->
        [C] Small C
       *[D] Large D
    }
 } (+{ $joints })
builders-menu-lead = Begin which row?
builders-choice-lead = Whole row: { $joints ->
    [one] 1 point
   *[other] { $joints } points
 }{ $next ->
    [0] , which finishes the panel
   *[other] {""}
 }{ $same ->
    [0] {""}
   *[other] ; the same on { $sides }
 }
builders-button-structure = { $step ->
    [1] Begin a Structure ({ $steps } Steps, +{ $points })
    [4] Finish the Structure (+{ $points })
   *[other] Structure, Step { $step } of { $steps } (for +{ $points })
 }
builders-button-many = { $steps ->
    [0] Lay { $count } at Once
    [one] Lay { $count }, 1 Structure Step
   *[other] { $count ->
        [0] { $steps } Structure Steps
       *[other] Lay { $count }, { $steps } Structure Steps
    }
 }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
 }
builders-button-done = End My Turn
builders-button-zoom = Zoom
builders-button-finished = The Finished Puzzle

builders-forced-move = nothing to lay: the { $place ->
    [north] north side
    [east] east side
    [south] south side
    [west] west side
   *[row] open row
 } needs { $kinds ->
    [A] an A
    [AB] an A or a B
   *[other] a { $kinds }
 }

builders-warning-done = You can still { $count ->
    [0] build on your structure
    [one] lay a piece
   *[other] lay up to { $count } pieces
 }, and the next step earns { $points ->
    [one] 1 point
   *[other] { $points } points
 }. End your turn all the same?

## Choosing pieces

builders-choosing-order = ### Your order
    Choose { $total } pieces, at most { $corners } A and { $rectangles } B. It stays secret until all are in.
    -# A: corners of the foundation. B: its sides. C: small triangles. D: large triangles.
builders-choosing-take = ### Take { $total ->
        [one] 1 piece
       *[other] { $total } pieces
    } from the box
    { $foundation ->
        [open]
            You may never hold more than two A.
            -# A: corners of the foundation. B: its sides. C: small triangles. D: large triangles.
       *[closed] -# C: small triangles. D: large triangles.
    }
builders-choosing-held = You hold **{ $pieces }**. { $open ->
    [foundation] The foundation is open.
    [none] No row is open.
   *[other] A row of { $open } is open on the { $panel }: { $left ->
        [one] 1 piece is
       *[other] { $left } pieces are
    } missing.
 }
builders-choosing-so-far = { $left ->
    [0] Chosen: **{ $pieces }**.
   *[other] Chosen: **{ $pieces }**, { $left } more to choose. A button with a letter adds all of them.
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
builders-quick-usual = The Usual
builders-quick-even = Some of Each
builders-quick-foundation = Mostly A and B
builders-quick-triangles = Half C, Half D
builders-quick-small = Mostly C
builders-quick-large = Mostly D
builders-choice-quick = { $name }: { $pieces }

## The end

builders-verdict-complete = The puzzle is complete.
builders-verdict-exhausted = Nothing more can be built.
builders-verdict-tie = { $ended } { $tie }.
builders-score-left-match = left the match and is not ranked
builders-score-joints = { $points ->
    [one] 1 joint
   *[other] { $points } joints
 }
builders-score-structures = { "" }
builders-score-structure-points = { $structures ->
    [0] { "" }
    [one] { $points } points for 1 structure
   *[other] { $points } points for { $structures } structures
 }
builders-score-laid = { $points ->
    [one] 1 piece laid
   *[other] { $points } pieces laid
 }
builders-score-left = { $points ->
    [one] 1 piece left
   *[other] { $points } pieces left
 }

## Rules broken

builders-illegal-not-an-action = I do not understand "{ $text }". Use the buttons under the board, or the commands of the game.
builders-illegal-left-the-match = You have left the match.
builders-illegal-order-first = First, everyone hands in an order.
builders-illegal-roll-first = First, the dice are rolled.
builders-illegal-take-first = First, take the pieces that your move has brought.
builders-illegal-choose-first = The dice are rolled. Now move, or build.
builders-illegal-building-begun = You have begun to build. Go on, or end your turn.
builders-illegal-order-handed-in = Your order is in. You can change it until all orders are in.
builders-illegal-orders-revealed = All orders are in, so they cannot be changed any more.
builders-illegal-wrong-number = You need exactly { $needed ->
    [one] 1 piece
   *[other] { $needed } pieces
 }, and you chose { $given }.
builders-illegal-order-limit = You can order at most { $most } { $piece }, and you chose { $given }.
builders-illegal-corners-held = You may hold at most { $most } A. You have { $held }, and you want { $taken } more.
builders-illegal-not-in-box = { $most ->
    [0] The box has no { $piece } left
    [one] The box has only 1 { $piece } left
   *[other] The box has only { $most } { $piece } left
 }, and you want { $given }.
builders-illegal-nothing-to-take = Moving would bring you nothing: no piece left in the box is of use. So you have to build.
builders-illegal-no-such-piece = There is no piece { $piece }. The pieces are A, B, C and D.
builders-illegal-not-in-hand = You have no { $piece } in hand.
builders-illegal-no-steps-left = You have laid as many pieces as your dice allow. End your turn, or undo something.
builders-illegal-nothing-built = You have chosen to build, so lay at least one piece.
builders-illegal-foundation-open = Until the foundation is closed, only A and B can be laid. { $piece } has to wait.
builders-illegal-foundation-closed = The foundation is closed, so there is no place for { $piece } any more.
builders-illegal-side-too-short = The { $side } side needs at least { $needed } B before a corner A. It has { $there }.
builders-illegal-side-too-long = The { $side } side has { $there } B, and it can have at most { $most }: the whole foundation has at most 36 pieces. Next comes an A.
builders-illegal-side-fixed = The { $side } side gets { $needed } B, like the side opposite. It has { $there }.
builders-illegal-no-open-row = No row is open. To begin one with { $piece }, say on which panel.
builders-illegal-other-shape = The open row is made of { $shape }, so { $piece } does not fit.
builders-illegal-row-open = A row of { $shape } is open on the { $panel } panel. Complete it before you begin another.
builders-illegal-panel-finished = The { $panel } panel is finished.
builders-illegal-odd-length = A row of D needs an even length, and the { $panel } panel is { $length } long now.
builders-illegal-row-needs = The row needs { $needed } { $shape }, but only { $there } are left in the box and all hands: nobody could complete it.
builders-illegal-puzzle-ended = The puzzle is at its end, so { $piece } has no place in it. You can still build on your structure.
builders-illegal-no-corner-joint = Each step of a structure takes a C and a corner joint, and you have no corner joint. A double brings two.

## Commands

command-builders-name = builders
command-builders = Builders: one wooden puzzle for two to four players
command-builders-order-name = order
command-builders-order = Hand in your order of ten pieces, in secret
command-builders-move-name = move
command-builders-move = Move your pawn by the dice
command-builders-take-name = take
command-builders-take = Take pieces from the box after passing corners
command-builders-build-name = build
command-builders-build = Lay a piece, begin a row, or build as much as you can
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
parameter-builders-take-pieces = As many as your move has brought, such as 5C 5D
parameter-builders-build-step-name = what
parameter-builders-build-step = A piece to lay, a row to begin, or as many as you can

## Rules

builders-rules = ### Builders
    Two to four players build one wooden puzzle together, but each for themselves: every joint you set is a point. Most points win.

    { "**" }The pieces.** A are the corners and B the sides of the foundation. C are small triangles and D large ones. First, everyone orders ten pieces in secret.

    { "**" }Your turn** begins with a roll of two dice. Use all of it for one of two things. A double counts twice{ $corner_joints ->
        [0] .
       *[other] {" "}and brings two corner joints, which hold structures together.
    }
    - **Move** your pawn. Each corner that it passes or lands on brings { $pieces_a_corner ->
        [10] ten pieces
       *[other] { $pieces_a_corner } pieces
    } of your choice. You may never hold more than two A.
    - **Build**: lay as many pieces as the dice show, or fewer.

    { "**" }The foundation** comes first, piece after piece: B along a side, an A at its end. You can end a side with an A once it has { $shortest_side ->
        [0] as many B as there are players.
       *[other] { $shortest_side } B.
    } Opposite sides are equal, and the whole foundation has at most 36 pieces. Once it is closed, A and B are of no use any more.

    { "**" }The panels** grow on its four sides, row by row. A row is made of C only or of D only. One row is open at a time and has to be completed before the next one begins. The player who begins a row chooses its panel and shape. A row of D needs an even length, and there must be enough pieces left to complete the row. Each row is shorter than the one below, until a single piece finishes the panel.

    { "**" }Joints.** A piece earns a joint for each piece that it touches along an edge.

    { "**" }Structures.** A structure takes four steps and is worth 8 points. Each step uses one C and one corner joint from your hand. An unfinished one is worth nothing.{ $corner_joints ->
        [0] {" "}There are no corner joints at this table, so nobody can build one.
       *[other] {""}
    }

    { "**" }Leaving.** If you resign, all that you hold goes back to the boxes and your joints stay in the puzzle. The others play on, and you are not ranked.

    { "**" }The end** comes when the puzzle is complete or nothing more can be built. If points are equal, more joints win, then more pieces laid, then fewer pieces left in hand.

## What can be done now, behind "You can"

builders-possible-order = order ten pieces
builders-possible-roll = roll the dice
builders-possible-move = move your pawn
builders-possible-take = take pieces from the box
builders-possible-lay = { $count ->
    [one] lay the next piece
   *[other] lay the next piece, of { $count } kinds
 }
builders-possible-lead = { $count ->
    [one] begin a row
   *[other] begin a row in { $count } ways
 }
builders-possible-structure = build on a structure
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
builders-do-lead = Begin a row of { $shape } on the { $panel }
builders-do-finish = Lay a { $shape } and finish the { $panel }
builders-do-structure = { $steps ->
        [0] Finish your structure
        [one] Begin a structure
       *[other] Add to your structure
    }
builders-do-done = End the turn
builders-progress = -# { $done } of { $count } orders { $done ->
    [one] is
   *[other] are
} in. Waiting for { $players }.
builders-begins-ahead = { $player } begins with { $count ->
    [one] a complete structure, which is worth 8 points
   *[other] { $count } complete structures, each worth 8 points
 }.
builders-begins-ahead-by = { $count ->
    [one] 1 structure
   *[other] { $count } structures
 }
