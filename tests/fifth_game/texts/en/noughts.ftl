noughts-name = Noughts and Crosses
noughts-prompt = Mark an empty square.
noughts-did-mark = marked { $square }
noughts-do-mark = Mark { $square }
noughts-possible-mark = mark one of { $count } squares
noughts-button-mark = { $square }
noughts-says-square = { $square } is { $name }'s.
noughts-illegal-taken = { $square } is taken.
noughts-illegal-no-such-square = There is no square { $square }.
noughts-option-size = The grid has { $count } rows of { $count } squares.
noughts-option-row-wins = A full row wins.
noughts-option-row-loses = A full row loses.
noughts-rules = ### Noughts and Crosses
    You take turns. In each turn you mark one empty square.

    { "**" }The end.** A row full of your marks wins, in any direction. A full grid is a draw.

command-noughts-name = noughts
command-noughts = Noughts and crosses, for two
command-noughts-mark-name = mark
command-noughts-mark = Mark a square
parameter-noughts-mark-square-name = square
parameter-noughts-mark-square = The empty square, such as b2
parameter-noughts-size-name = size
parameter-noughts-size = The number of squares in a row (3 to 5)
parameter-noughts-row-name = row
parameter-noughts-row = Whether a full row wins or loses
choice-noughts-row-wins = A full row wins
choice-noughts-row-loses = A full row loses
