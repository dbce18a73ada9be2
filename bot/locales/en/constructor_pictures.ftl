### Constructor: what its pictures say, and the position in words.

## In the picture

constructor-ice = Ice
constructor-black = Black
constructor-round = Round
constructor-round-number = Round { $round }
constructor-choose-first = Choose
constructor-choose-second = a pattern
constructor-wins = { $name } wins
constructor-draw = Draw
constructor-called-off = Called off
constructor-score = { $most }–{ $least }

constructor-pattern-rhombus = Rhombus
constructor-pattern-trapezoid = Trapezoid
constructor-pattern-triring = Triangle
constructor-pattern-diamond = Diamond
constructor-pattern-brick = Brick
constructor-pattern-pinwheel = Pinwheel
constructor-pattern-hourglass = Hourglass

## Marks of the seats

constructor-mark-0 = ⚪
constructor-mark-1 = ⚫

## What may be done now

constructor-prompt-pattern = Choose the pattern for this round.
constructor-prompt-over = The match is over.
constructor-prompt-place = Place a piece on an empty tile.
constructor-prompt-move = Move one of your pieces onto an opposing piece beside it.
constructor-prompt-swap = Swap colours.
constructor-prompt-place-move = Place a piece, or move onto an opposing one.
constructor-prompt-place-swap = Place a piece, or swap colours.
constructor-prompt-move-swap = Move one of your pieces onto an opposing piece beside it, or swap colours.
constructor-prompt-place-move-swap = Place a piece, move one onto an opposing piece beside it, or swap colours.

## What was done, behind the player's name

constructor-did-pattern = chose { $pattern }
constructor-the-pattern-rhombus = the rhombus
constructor-the-pattern-trapezoid = the trapezoid
constructor-the-pattern-triring = the triangle
constructor-the-pattern-diamond = the diamond
constructor-the-pattern-brick = the brick
constructor-the-pattern-pinwheel = the pinwheel
constructor-the-pattern-hourglass = the hourglass
constructor-did-place =
    { $kind ->
        [R] placed a ring on { $tile }
        [M] placed a medium on { $tile }
       *[S] placed a small on { $tile }
    }
constructor-piece =
    { $colour ->
        [ice]
            { $kind ->
                [R] ice ring
                [M] ice medium
               *[S] ice small
            }
       *[black]
            { $kind ->
                [R] black ring
                [M] black medium
               *[S] black small
            }
    }
constructor-did-move =
    { $kind ->
        [R] moved the ring from { $source } around the { $under } on { $target }
        [M] moved the medium from { $source } onto the { $under } on { $target }
       *[S] moved the small from { $source } onto the { $under } on { $target }
    }{ $effect ->
        [made] , making a tower of { $height }
        [taken] , taking the tower, now { $height } high
       *[none] {""}
    }
constructor-did-swap = swapped colours

## The position in words

constructor-says-round = Constructor, round { $round } of { $rounds }, on the pattern { $pattern }. { $turn } is to act.
constructor-says-choice = Constructor, round { $round } of { $rounds }. { $turn } is to choose the pattern.
constructor-says-round-over = Constructor, the end of round { $round } of { $rounds }, on the pattern { $pattern }.
constructor-says-stopped = Constructor, round { $round } of { $rounds }. The match was stopped.
constructor-says-over = Constructor, the match is over. { $result }: { $points }.
constructor-says-result = Round { $round } ({ $pattern }): ice { $ice }, black { $black }.
constructor-says-player = { $name }: { $towers ->
        [one] 1 tower
       *[other] { $towers } towers
    }; in reserve { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    }, { $mediums ->
        [one] 1 medium
       *[other] { $mediums } mediums
    }, { $smalls ->
        [one] 1 small
       *[other] { $smalls } smalls
    }.
constructor-says-options = To choose from: { $patterns }.
constructor-says-option = { $number } { $pattern } (rows of { $rows })
constructor-says-unbalanced = { $number } { $pattern } (rows of { $rows }, unbalanced)
constructor-says-swapped = The players have swapped colours for this round.
constructor-says-placed = Last action: { $piece } placed on { $target }.
constructor-says-moved = Last action: { $piece } moved from { $source } to { $target }.
constructor-says-tile = { $tile } (next to { $near }): { $stack }.
constructor-says-short = { $tile }: { $stack }.
constructor-says-empty = empty
constructor-says-on = { $top } on { $below }
constructor-says-around = { $top } around { $below }
constructor-says-tower = { $stack }; tower of { $height } for { $colour ->
        [ice] ice
       *[black] black
    }
constructor-says-ended = How round { $round } ended:
constructor-says-moves = Possible moves: { $moves }.
constructor-says-move = { $source } to { $target }

## The picture of the rules

constructor-rules-heading = A lone piece moves onto an opponent beside it
constructor-rules-piece-ring = Ring
constructor-rules-onto-ring = round a small
constructor-rules-piece-medium = Medium
constructor-rules-onto-medium = onto any ring
constructor-rules-piece-small = Small
constructor-rules-onto-small = onto a medium
constructor-rules-not-yet = Not yet
constructor-rules-no-tower = a tower
constructor-rules-tower = Tower
constructor-rules-picture = The rules in a picture. A lone piece moves onto a neighbouring piece of the other colour. Ring: it goes round a small { $open_rings ->
        [on] that stands alone or tops a tower.
       *[other] that stands alone.
    } An ice ring jumps round a black small. That is not yet a tower. Medium: it goes onto any ring, empty or with a small in it. A black medium jumps onto that ice ring round a black small. Now three pieces are a tower, and it is black's, for black is on top. Small: it goes onto a medium. An ice small jumps onto that black medium. Now the tower is four high and ice's, for ice is on top.
