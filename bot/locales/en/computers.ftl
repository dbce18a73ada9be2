# Computer players: at tables, in seats that people have left, and their hints.

computer = 🤖 **{ $name }** · { $level }
computer-name-0 = Ashlar
computer-name-1 = Corbel
computer-name-2 = Dovetail
computer-name-3 = Keystone
computer-name-4 = Lintel
computer-name-5 = Mortar
computer-name-6 = Plumb
computer-name-7 = Trestle

choice-level-beginner = Beginner
choice-level-casual = Casual
choice-level-expert = Expert
choice-level-master = Master

## At the table

parameter-new-computer-name = computer
parameter-new-computer = Play against a computer of this strength
parameter-new-watch-name = players
parameter-new-watch = Who plays: you with others, or computers alone
button-add-computer = Add a Computer
button-remove-computers = Remove Computers
computer-title = How strong? It takes the first free seat.
computer-menu = How strong?
computer-seated = The computer has sat down.
table-assisted = A computer plays, and the result will say so.
end-alone = -# To play with others, open a table with `/{ $command } new`.
end-watched = -# Watched by { $host }.
end-assisted = -# { $how ->
    [hints] Hints were used in this match.
    [both] A computer played in this match, and hints were used.
   *[played] A computer played in this match.
 }

## In a match

board-thinking = { $player } { $count ->
    [one] is
   *[other] are
 } thinking.
event-computer = { $user } plays as { $seat } from now on.
event-hint = { $who } had { $count ->
    [one] a hint
   *[other] { $count } hints
 }.
button-hand-over = Computer Plays On
hand-over-title = A computer can play on for you. It can also play on for somebody who has left the server, has kept the others waiting for 7 days, or is out of time if this table allows it. Players can take their seats back later.
hand-over-menu = Which seat, and how strong?
hand-over-own = Your seat, { $player }: { $level }
hand-over-seat = { $player }: { $level }
handed-over = The computer plays on. { $whose ->
    [own] To have your seat back, press *{ $more }* and *Take My Seat Back*.
   *[other] The player can have the seat back with *{ $more }* and *Take My Seat Back*.
 }

## Hints

button-hint = Hint
button-hint-sure = Show the Hint
hint-sure = A hint marks this match: everybody will see that a computer helped. Do you want one?
hint-best = **{ $action }.** { $why }
hint-wait = There is nothing you can do now but wait.
hint-logged = -# The computer { $level } would do this. Only you see it. The log says that you had a hint.

command-match-hint-name = hint
command-match-hint = See what a computer would do, for you alone
command-match-computer-name = computer
command-match-computer = Seat a computer at the table, or have it play on in your place
parameter-match-computer-name = level
parameter-match-computer = How strong it is

## Refusals

refusal-no-computers = No computer sits at this table.
refusal-seat-not-free = You can give your own seat to a computer. For somebody else's, they must have left the server, kept the others waiting for 7 days, or run out of time at a table that allows it.
refusal-is-a-computer = A computer plays on this seat already.
refusal-hint-rated = This match is rated, so there are no hints in it.
refusal-no-hint-now = The computer could not think of a hint just now. Please try again in a minute.
