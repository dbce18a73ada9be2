noughts-name = Noughts and Crosses
noughts-prompt = Mark an empty square.
noughts-did-mark = marked { $square }
noughts-button-mark = { $square }
noughts-says-square = { $square } is { $name }'s.
noughts-option-row-wins = Three in a row win.
noughts-option-row-loses = Three in a row lose.
noughts-rules = ### Noughts and Crosses
    You take turns. In each turn you mark one empty square of the nine.

    { "**" }The end.** Three marks in a row win, in any direction. A full grid is a draw.

command-noughts-name = noughts
command-noughts = Noughts and crosses, for two
command-noughts-mark-name = mark
command-noughts-mark = Mark a square
parameter-noughts-mark-square-name = square
parameter-noughts-mark-square = The empty square, such as b2
parameter-noughts-row-name = row
parameter-noughts-row = Whether three in a row win or lose
choice-noughts-row-wins = Three in a row win
choice-noughts-row-loses = Three in a row lose
