dots-name = Dots and Boxes
dots-prompt = Draw a line between two dots.
dots-did-draw = { $boxes ->
    [0] drew { $line }
    [one] closed a box with { $line }
   *[other] closed { $boxes } boxes with { $line }
    }
dots-did-draw-several = { $boxes ->
    [0] drew { $line }
    [one] drew { $line } and closed a box
   *[other] drew { $line } and closed { $boxes } boxes
    }
dots-do-draw = Draw { $line }
dots-possible-draw = draw one of { $count } lines
dots-button-draw = { $line }
dots-says-lines = { $count ->
    [0] No line is drawn.
   *[other] Lines: { $lines }.
    }
dots-says-box = Box { $box } is { $name }'s.
dots-illegal-drawn = { $line } is drawn already.
dots-illegal-no-such-line = There is no line { $line }.
dots-rules = ### Dots and Boxes
    You take turns. In each turn you draw a line between two dots that lie beside or below each other.

    { "**" }Boxes.** Who draws the last of the four lines around a box gets the box and draws again. The box then has the mark of its player.

    { "**" }The end.** Once all lines are drawn, the player with the most boxes wins. With equal boxes, players share the win.

command-dots-name = dots
command-dots = Dots and boxes, for two to four
command-dots-draw-name = draw
command-dots-draw = Draw a line
parameter-dots-draw-line-name = line
parameter-dots-draw-line = The two dots, such as a1-b1
