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
parameter-new-computer = A computer player that sits at the table, and how strong it is
parameter-new-watch-name = watch
parameter-new-watch = Do not sit down yourself: watch computers of that strength play
button-add-computer = Add a Computer
button-remove-computers = Remove Computers
computer-title = How strong? It takes the first free seat.
computer-menu = Choose a strength
computer-seated = It has taken its seat.
table-unrated = Unrated, for a computer plays.
end-watched = -# Watched by { $host }.
end-unrated = -# Unrated: a computer has played, or given a hint.

## In a match

board-thinking = { $player } is thinking.
event-computer = { $user } plays as { $seat } from now on.
event-hint = { $seat } asked for a hint ({ $step } of 3).
button-hand-over = Computer Plays On
hand-over-title = A computer can play on in your place. It can also play on for a player who has left the server, who has let all others wait for 7 days, or whose time is up where this table allows it. The player can take the seat back. The match is unrated then.
hand-over-menu = Which seat, and how strong?
hand-over-own = Your own seat, { $seat }: { $level }
hand-over-seat = The seat { $seat }: { $level }
handed-over = The computer plays on. *Give the Seat Back* under *More* undoes that.

## Hints

button-hint = Hint
button-hint-2 = What Is Good Here?
button-hint-3 = Show Me the Action
hint-title = **A hint, for you alone**
hint-legal = You may do this now: { $possible }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
hint-wait = There is nothing that you can do now but wait.
hint-why = What is good here: { $why }
hint-action = The computer would do this: `{ $action }`.
hint-deed = The computer would do this: `{ $action }`. The log would say: { $seat } { $done }.
hint-unrated = -# Hints are in the log. A match with hints is unrated.

command-match-hint-name = hint
command-match-hint = Get a hint in three steps, for you alone
command-match-computer-name = computer
command-match-computer = Seat a computer at the table, or have it play on in your place
parameter-match-computer-name = level
parameter-match-computer = How strong it is

## Refusals

refusal-no-computers = No computer sits at this table.
refusal-seat-not-free = You can give your own seat to a computer. Somebody else's only when they have left the server, have let all others wait for 7 days, or their time is up where this table allows it.
refusal-is-a-computer = A computer plays on this seat already.
refusal-watch-whom = To watch, choose how strong the computers are as well.
refusal-no-hint-now = The computer could not think of a hint just now. Please try again in a minute.
