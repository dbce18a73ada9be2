### Builders: what its pictures say, and the position in words.

## In the picture

builders-order-title = Order 10 pieces
builders-order-A = corners, at most 2
builders-order-B = sides, at most 9
builders-order-C = small triangles
builders-order-D = large triangles
builders-wins = { $names } wins
builders-share = Shared: { $names }
builders-tie = Equal points: { $steps } decide
builders-left = Has left
builders-stopped = The match was stopped
builders-finished-on = { DATETIME($date, dateStyle: "medium") }
builders-tie-joints = more joints
builders-tie-laid = more pieces laid
builders-tie-left = fewer pieces left

## Pieces and sides

builders-count = { $count } { $kind }
builders-none = none
builders-side-north = north
builders-side-east = east
builders-side-south = south
builders-side-west = west
builders-panel-north = north panel
builders-panel-east = east panel
builders-panel-south = south panel
builders-panel-west = west panel

## What may be done now

builders-prompt-order = Order { $count } pieces in secret.
builders-prompt-roll = Roll the dice.
builders-prompt-choose-move-build = Move { $value } spaces, or { $pieces ->
    [0] build on a structure
    [one] lay a piece
   *[other] lay up to { $pieces } pieces
 }.
builders-prompt-choose-move = Move { $value } spaces.
builders-prompt-build = { $pieces ->
    [0] Build on your structure
    [one] Lay one more piece
   *[other] Lay up to { $pieces } more pieces
 }, or end your turn.
builders-prompt-choose-build = { $pieces ->
    [0] Build on a structure.
    [one] Lay a piece.
   *[other] Lay up to { $pieces } pieces.
 }
builders-prompt-done = You can build nothing more: end your turn.
builders-prompt-ended = The puzzle has ended. Build on your structure, or end your turn: that ends the match.
builders-prompt-take = { $count ->
    [one] Take 1 piece
   *[other] Take { $count } pieces
 } from the box.
builders-prompt-over = The match is over.

## What is done, behind the player's name

builders-did-order = ordered { $pieces }
builders-did-roll = rolled the dice
builders-did-roll-known = rolled { $first } + { $second }{ $double ->
    [yes] {" "}(a double: { $value } steps{ $corner_joints ->
        [0] {""}
       *[other] {" "}and 2 corner joints
    })
   *[no] {""}
 }
builders-did-roll-pass = rolled { $first } + { $second } and had to pass (nothing fitted)
builders-did-move = moved { $value }{ $corners ->
    [0] {""}
    [one] {" "}past a corner
   *[other] {" "}past { $corners } corners
 }
builders-did-take = took { $pieces }
builders-did-lay = { $ends ->
    [ring] closed the foundation with
    [row] completed the row with
    [panel] finished the { $panel } with
   *[none] laid
 } { $kind ->
    [A] a corner A
    [B] a side B
    [C] a small C
   *[D] a large D
 }
builders-did-lay-several = laid { $pieces }
builders-did-lead = began a row of { $shape } on the { $panel }
builders-did-finish = finished the { $panel } with a { $shape ->
    [C] small C
   *[D] large D
 }
builders-did-structure = { $steps ->
    [0] finished a structure (8 points)
    [one] began a structure
   *[other] added to a structure
 }
builders-did-done = ended the turn
builders-did-leave = left the match

## The position in words

builders-says-foundation = Builders, the foundation. { $name } is to act.
builders-says-panels = Builders, the panels. { $name } is to act.
builders-says-stopped = Builders, the match was stopped.
builders-says-over = Builders, the match is over. { $result }.
builders-says-tie = { $tie }.
builders-says-order = Builders, opening orders.
builders-says-kinds = An order has at most 2 corners (A) and 9 sides (B). The rest are small (C) and large triangles (D).
builders-says-handed-in = { $name } has handed in an order.
builders-says-writes = { $name } is still choosing.
builders-says-own-order = { $name } ordered { $pieces }.
builders-says-dice-sum = The dice show { $first } and { $second }, worth { $value }.
builders-says-dice-double = The dice show { $first } and { $second }, a double worth { $value }.
builders-says-left = { $left ->
    [0] No step is left.
    [one] 1 step is left.
   *[other] { $left } steps are left.
 }
builders-says-ring = The foundation is closed: { $count } pieces, { $north } B in the north and south, { $east } B in the east and west.
builders-says-ring-open = The foundation is open: { $north } B in the north, { $east } in the east, { $south } in the south, { $west } in the west. The { $side } side is being laid; a side has at least { $shortest } B.
builders-says-row = A row of { $shape } is open on the { $panel }: piece { $slot } of { $slots } is next and earns { $joints ->
    [one] 1 joint
   *[other] { $joints } joints
 }.
builders-says-panel = The { $panel } is { $length } of { $base } units long on { $below ->
    [foundation] the foundation
   *[other] a row of { $below }
 }.
builders-says-panel-finished = The { $panel } is finished.
builders-says-leads = A row there can be of { $leads }.
builders-says-lead = { $shape } ({ $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
 } for { $joints ->
    [one] 1 joint
   *[other] { $joints } joints
 }, { $next ->
    [0] the point
    [one] then 1 unit
   *[other] then { $next } units
 })
builders-says-lead-odd-length = not { $shape }, because the length is odd
builders-says-lead-row-needs = not { $shape }, because too few are left for a row of { $pieces }
builders-says-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, { $joints ->
    [one] 1 joint
   *[other] { $joints } joints
 }, { $structures ->
    [one] 1 structure
   *[other] { $structures } structures
 }{ $progress ->
    [0] {""}
   *[other] {" "}and { $progress } of { $steps } steps of the next
 }; in hand { $hand }; { $corner_joints ->
    [one] 1 corner joint
   *[other] { $corner_joints } corner joints
 }; space { $space } of { $spaces }.
builders-says-score = { $name }, place { $rank }: { $total } in all; { $joints ->
    [one] 1 joint
   *[other] { $joints } joints
 }{ $structures ->
    [0] {""}
    [one] , 1 structure for { $structure_points }
   *[other] , { $structures } structures for { $structure_points }
 }, { $laid ->
    [one] 1 piece laid
   *[other] { $laid } pieces laid
 }{ $left ->
    [0] {""}
    [one] , 1 piece left
   *[other] , { $left } pieces left
 }.
builders-says-gone = { $name } has left the match.
builders-says-leaver = { $name } has left the match and is not ranked; { $joints ->
    [one] 1 joint
   *[other] { $joints } joints
 }{ $structures ->
    [0] {""}
    [one] {" "}and 1 structure
   *[other] {" "}and { $structures } structures
 } stay.
builders-says-box = In the box: { $pieces }; { $corner_joints ->
    [one] 1 corner joint
   *[other] { $corner_joints } corner joints
 }.
builders-says-away = Put away: { $pieces }. Not laid yet: { $small } C and { $large } D.
builders-says-move = Moving leads to space { $space }{ $corners ->
    [0] {""}
    [one] {" "}past a corner, for { $pieces } pieces
   *[other] {" "}past { $corners } corners, for { $pieces } pieces
 }.
builders-says-step = { $action ->
    [lay] lay { $piece ->
        [A] a corner A
        [B] a side B
        [C] a small C
       *[D] a large D
    }
    [lead] begin a row of { $piece } on the { $panel }
   *[structure] build on the structure
 } ({ $joints ->
    [0] { $points ->
        [0] no joint
       *[other] { $points } points
    }
    [one] 1 joint
   *[other] { $joints } joints
 })
builders-says-steps = Next steps: { $steps }.
builders-says-choice = To take: { $total ->
    [one] 1 piece
   *[other] { $total } pieces
 }, at most { $most }.
builders-says-last-build = Last turn: { $name } rolled { $first } and { $second } and built { $steps ->
    [one] 1 piece
   *[other] { $steps } pieces
 }.
builders-says-last-move = Last turn: { $name } rolled { $first } and { $second }, moved and took { $pieces }.
builders-says-last-pass = Last turn: { $name } rolled { $first } and { $second } and had to pass (nothing fitted).
builders-says-closeup = A closer look at the puzzle; each number is what a place earns.
builders-says-puzzle-alone = The puzzle alone in a frame, { $pieces } pieces: { $shares }.
builders-says-ended = The match ended on { DATETIME($date, dateStyle: "long") }.
builders-says-share = { $name } has { $joints ->
    [one] 1 joint
   *[other] { $joints } joints
 } and laid { $laid ->
    [one] 1 piece
   *[other] { $laid } pieces
 }

## The picture of the rules

builders-rules-1-1 = Roll the dice
builders-rules-1-2 = move or build
builders-rules-2-1 = Pass a corner
builders-rules-2-2 = take { $pieces_a_corner } pieces
builders-rules-3-1 = Foundation
builders-rules-3-2 = first, up to 36
builders-rules-4-1 = Then the rows
builders-rules-4-2 = of one shape
builders-rules-5-1 = Joints: points
builders-rules-5-2 = one per edge
builders-rules-6-1 = Structures
builders-rules-6-2 = { $corner_joints ->
        [0] not at this table
       *[other] 8 points each
    }
builders-rules-picture = The rules in a picture. A turn is one roll: move the pawn by its value, or build up to that number of pieces; a double counts twice{ $corner_joints ->
        [0] .
       *[other] {" "}and brings two corner joints.
    } Each corner of the track passed brings { $pieces_a_corner ->
        [10] ten pieces
       *[other] { $pieces_a_corner } pieces
    } from the box. First the foundation is laid of rectangles B, with a corner A at the end of each side, at most 36 pieces. Then each side grows a panel of triangles, row by row: a row has only small triangles C or only large ones D, and one row is open at a time. A piece earns one joint, a point, for each piece already laid that it touches along an edge. Four C and four corner joints from the own hand make a structure worth eight points. When the puzzle is complete or nothing more can be built, most points win.
