# Constructor: its name, options, controls, commands and rules. What pictures say is in constructor_pictures.ftl.

constructor-name = Constructor
constructor-title = Round { $round } of { $rounds }

## Options, as a table shows them

constructor-option-starter-ice = Ice starts.
constructor-option-starter-black = Black starts.
constructor-option-same-pattern-off = Each round has a pattern of its own.
constructor-option-open-rings-on = Open rings: a ring may also go around a small on top of a tower.
constructor-option-decider-on = Decider: a tie after two rounds is settled by a third one, in which colours may be swapped.
constructor-option-extra-patterns-on = Extra patterns, which may favour one of you.

## Controls

constructor-question-kind = Press the tile for it.
constructor-question-tile = Press the piece for it.
constructor-question-piece = Press the tile to land on.

constructor-button-move = { $source }→{ $target }
constructor-button-move-short = { $source }→
constructor-button-swap = Swap Colours
constructor-kind-title-R = Ring
constructor-kind-title-M = Medium
constructor-kind-title-S = Small

## What can be done now, behind "You can"

constructor-possible-pattern = choose one of { $count } patterns
constructor-possible-place =
    { $kind ->
        [R] place a ring
        [M] place a medium
        [S] place a small
       *[any] place a piece
    } on { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
constructor-possible-move = move { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
constructor-possible-swap = swap colours

## What to do, as hints say it

constructor-do-pattern = Choose { $pattern }
constructor-do-place =
    { $kind ->
        [R] Place a ring on { $tile }
        [M] Place a medium on { $tile }
       *[S] Place a small on { $tile }
    }
constructor-do-move =
    { $kind ->
        [R] Move the ring from { $source } around the { $under } on { $target }
        [M] Move the medium from { $source } onto the { $under } on { $target }
       *[S] Move the small from { $source } onto the { $under } on { $target }
    }
constructor-do-swap = Swap colours

## Score sheet

constructor-score-round-1 = round 1: { $points }
constructor-score-round-2 = round 2: { $points }
constructor-score-decider = decider: { $points }

## Rules broken

constructor-illegal-not-an-action = That is not an action of Constructor. Use the buttons under the board or the commands of the game.
constructor-illegal-choose-pattern-first = The pattern of this round has to be chosen first.
constructor-illegal-pattern-chosen = The pattern of this round is already chosen.
constructor-illegal-no-such-pattern = There is no pattern called "{ $pattern }" in this match.
constructor-illegal-no-swap = Colours can only be swapped in a decider, right after its first action.
constructor-illegal-no-such-tile = There is no tile { $tile } on this board.
constructor-illegal-tile-taken = Pieces are placed on empty tiles, and { $tile } is taken.
constructor-illegal-none-left = You have no { $kind ->
    [R] ring
    [M] medium
   *[S] small
 } left in your reserve.
constructor-illegal-tile-empty = There is no piece on { $tile } that could move.
constructor-illegal-not-alone = The piece on { $tile } shares its tile, so it can never move again.
constructor-illegal-not-your-piece = The piece on { $tile } is not yours.
constructor-illegal-not-adjacent = A piece moves to a neighbouring tile, and { $source } and { $target } are not neighbours.
constructor-illegal-target-empty = A piece moves onto another piece, and { $tile } is empty.
constructor-illegal-own-colour = A piece moves onto an opponent's piece, and the one on { $tile } is yours.
constructor-illegal-ring-on-tower = A ring goes around a small that stands alone, and the one on { $tile } is on top of a tower.
constructor-illegal-wrong-kind = { $mover ->
    [R] A ring moves only around a small
    [M] A medium moves only onto a ring
   *[S] A small moves only onto a medium
 }, and on { $tile } it would meet { $exposed ->
    [R] a ring
    [M] a medium
   *[S] a small
 }.

## Commands

command-constructor-name = constructor
command-constructor = Constructor: rings and discs, two rounds, two players
command-constructor-pattern-name = pattern
command-constructor-pattern = Choose the pattern of the round
command-constructor-place-name = place
command-constructor-place = Place a piece from your reserve on an empty tile
command-constructor-move-name = move
command-constructor-move = Move a piece that stands alone onto an opposing piece beside it
command-constructor-swap-name = swap
command-constructor-swap = Swap colours in a decider, instead of your first action
parameter-constructor-seat-name = colour
parameter-constructor-seat = The colour you take; you can still change seats at the table
choice-constructor-seat-ice = Ice
choice-constructor-seat-black = Black
parameter-constructor-starter-name = starter
parameter-constructor-starter = Who starts the first round
choice-constructor-starter-drawn = Chance decides
choice-constructor-starter-ice = Ice
choice-constructor-starter-black = Black
parameter-constructor-same-pattern-name = same-pattern
parameter-constructor-same-pattern = Both rounds on the same pattern (yes unless you say no)
parameter-constructor-open-rings-name = open-rings
parameter-constructor-open-rings = Variant: a ring may go around a small on top of a tower
parameter-constructor-decider-name = decider
parameter-constructor-decider = A third round if it is a tie
parameter-constructor-extra-patterns-name = extra-patterns
parameter-constructor-extra-patterns = Offer more patterns, which may favour a player
parameter-constructor-pattern-pattern-name = pattern
parameter-constructor-pattern-pattern = The pattern
parameter-constructor-place-kind-name = kind
parameter-constructor-place-kind = Ring, medium or small
parameter-constructor-place-tile-name = tile
parameter-constructor-place-tile = The empty tile, such as b2
parameter-constructor-move-source-name = from
parameter-constructor-move-source = The tile of your piece
parameter-constructor-move-target-name = to
parameter-constructor-move-target = The neighbouring tile it moves onto

## Rules

constructor-rules = ### Constructor
    Two players build towers on nine tiles. The player who controls more towers after two rounds wins.{ $decider ->
        [on] {" "}If both rounds together are equal, a third one decides, in which colours may be swapped.
       *[off] {""}
    }

    { "**" }Pieces.** Each of you has three rings, three mediums (wide discs) and three smalls (narrow discs).

    { "**" }Your turn.** Do one of these two:
    - **Place** a piece from your reserve on any empty tile.
    - **Move** one of your pieces that stands alone onto a neighbouring piece of your opponent: a ring goes round a small, a medium goes onto a ring, a small goes onto a medium. How high the tower below is does not matter; only the piece that it lands on counts.

    A piece that shares its tile stays there for good. A medium may also land on a ring that already holds a small. A ring needs { $open_rings ->
        [on] a small that stands alone or tops a tower.
       *[off] a small that stands alone.
    }

    { "**" }Towers.** Two or more pieces on top of each other are a tower, and it belongs to the colour on top. A ring round a small is not a tower yet: nothing is stacked.

    { "**" }End of a round.** You cannot pass. As soon as the player to move can neither place nor move, the round is over, and each tower is a point for the player who controls it. The other player starts the second round, on an empty board{ $same_pattern ->
        [off] , and chooses its pattern.
       *[on] {" "}of the same pattern.
    } The points of all rounds are added.{ $extra_patterns ->
        [on] {" "}Extra patterns may be chosen; they are not known to be balanced.
       *[off] {""}
    }

    { "**" }How to write actions.** `Rb2` places a ring on b2 (M medium, S small), `b2-c1` moves from b2 to c1, `pattern rhombus` chooses a pattern.
constructor-begins-ahead = { $count ->
    [0.5] { $player } begins with half a point: equal points are a win.
    [1] { $player } begins with 1 point.
   *[other] { $player } begins with { $count } points.
 }
constructor-begins-ahead-by = { $count ->
    [0.5] half a point
    [1] 1 point
   *[other] { $count } points
 }
