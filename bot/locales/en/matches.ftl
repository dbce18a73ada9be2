# What every game shares: tables, boards, ends, refusals. Sentence case with a full stop; buttons in Title Case.

## The table

table-title = ### { $game } · A table is open
table-opened = { $host } would like to play. { $free ->
        [0] All seats are taken: press **Start**.
       *[other] Take a seat below. { $enough ->
            [yes] **Start** begins the match without the free seats.
           *[no] **Start** appears once enough of you sit here.
        }
    }
table-rematch = { $host } would like a rematch. It begins by itself as soon as everybody who played has a seat.{ $enough ->
        [yes] { " " }To play without the others, press **Start**.
       *[no] { "" }
    }
table-invited = Invited: { $guests }.
table-seat = { $seat }: { $who }
table-seat-free = free
table-option = -# • { $option }
rules-of-channel = -# With the options of the match in this channel.
rules-of-this-table = { "**" }At this table**
rules-option = - { $option }
table-boards-keep = Old boards keep their pictures.
table-boards-delete = Old boards are deleted.
table-changed = { $host } has changed this since others sat down: { "**" }{ $options }**.
button-even-out = Even It Out
button-head-start-off = No Head Start
button-head-start-new = I Am New
head-start-title = ### A head start
    { $words }
    With a head start, a match is not rated.
head-start-nobody = All begin alike. A player who is weaker or new to the game can begin with more.
head-start-moves = Only one player can have a head start. Choose somebody else, and { $user } loses it.
head-start-proposed = By your ratings, this makes it even:
menu-head-start = Who, and how much
head-start-choice = { $player }: { $size }
board-head-start = -# { $words }
refusal-head-start-not-seated = A head start is for somebody who sits at a table with at least one other.
refusal-head-start-taken = Somebody else has the head start already. Only the host can give it to you instead.
button-table-rules = { $pages ->
    [1] Change the Rules
   *[other] Change the Rules, { $page } of { $pages }
 }
button-table-look = Change the Table
button-table-again = Edit the Form Again
table-rules-title = The rules at this table
table-look-title = This table
table-form-range = { $low } to { $high }
table-form-yes = Yes
table-form-no = No
table-form-as-usual = As the rules say
table-form-no-preset = As it is now
table-form-play = You and everybody who joins
table-form-watch = Computers, and you watch: { $level }
table-form-who-plays = who plays
table-form-not-a-number = Nothing is changed yet: { $option } is a whole number from { $low } to { $high }, not “{ $value }”. The button shows the form as you filled it in.
table-changed-done = Changed: { $options }. The table says so.
table-unchanged = Nothing is changed: this is how the table was already.
board-practice = Practice: you can take back as much as you like.
end-practice = This was practice.
board-placement = Placement match: no hints, and nothing can be taken back.
end-rated = -# { $kind ->
    [placement] This was a placement match. `/profile` shows where your rating begins, and `/me rating` begins the next one.
   *[rated] This match was rated.
 }
table-rating = { $state ->
    [computers] Not rated: a computer plays.
    [options] Not rated: the options are not the usual ones.
    [people] Not rated: not everybody here keeps a rating (`/me rating`).
    [week] Not rated: the same people have finished four rated matches this week.
    [full] Rated.
   *[open] Rated, if all who play keep a rating (`/me rating`).
 }
refusal-practice-alone = Practice is for you alone: leave out the opponents, or open a table without practice.
parameter-new-practice-name = practice
parameter-new-practice = You alone against a beginner, in a private thread if possible; take back as much as you like
match-begun-here = The match has begun: [go to it]({ $link }).
table-opened-here = The table is open: [go to it]({ $link }).
rematch-began = The rematch has begun: [go to it]({ $link }).
match-begun-in-thread = The match has begun in a thread of its own: [go to it]({ $link }).
table-opened-in-thread = The table is open in a thread of its own: [go to it]({ $link }).
match-begun-beside = This channel has another match, so yours has begun in a thread of its own: [go to it]({ $link }).
table-opened-beside = This channel has another match, so your table is open in a thread of its own: [go to it]({ $link }).
rematch-began-beside = The rematch has begun in a thread of its own: [go to it]({ $link }).
match-begun-in-private = Your practice has begun in a private thread: [go to it]({ $link }).
line = **{ $game }**: { $players }
    { $state }
line-new = **{ $game }**: { $host } is opening a table.
line-closed = **{ $game }**: { $state }
line-table = { $free ->
    [0] A table, ready to start.
    [one] A table with one free seat.
   *[other] A table with { $free } free seats.
 }
line-turn = Waiting for { $players }. The turn began { $since }.
line-running = The match is being played.
line-paused = Paused { $since }.
line-lost = The match waits, because its thread is gone.
line-moved = **{ $game }** goes on in { $channel }.
button-line = Go
thread-name = { $game }: { $host }'s table
thread-name-plain = A table for { $game }

button-join = Join as { $seat }
button-start = Start
button-leave = Leave the Table
button-decline-invitation = Decline the Invitation
button-refuse-host = No More Invitations
host-refused = You have declined, and { $host } cannot invite you any more. `/me invitations` takes that back.
refusal-not-invited = You have no open invitation here, so nothing has changed. `/me invitations` says who cannot invite you.
button-cancel = Close the Table
table-left = You do not sit at this table any more.
table-declined = You have declined the invitation.
table-closed = The table is closed.
table-closed-title = ### { $game } · The table is closed
table-cancelled = { $by } closed the table before the match began. Nothing was played.
table-ended = { $by }{ $plays ->
    [yes] , who sat at it,
   *[no] { "" }
 } closed the table as a moderator before the match began. Nothing was played. The reason: { $reason }

## The board

board-title-plain = -# { $game }
board-title = -# { $game } · { $where }
board-turn = { $player }, it is your turn as { $seat }.
board-player = { $player } ({ $seat })
board-turn-of-all = { $players }, it is your turn.
board-asked = { $waiting }, { $asking } asks you something.
board-question = { $player }: { $prompt }
read-turn-of-others = It is the turn of { $players }: { $prompt }
board-elsewhere = This match goes on in { $channel }.

board-resigned = -# Resigned: { $players }. The bot makes the simplest action for them.
board-left = -# Left the match: { $players }.
board-claimed = -# Out of the match, because time was up: { $players }.
picture-zoom = A closer look at the puzzle.
picture-finished = What you have built together, to keep.
area-title = All that { $player } has.
button-area = 🔍 { $player }
button-sure-not = Choose Again
button-sure = Do It
button-sure-always = Do It, Stop Asking

request-undo = May { $asking } take back { $scope ->
        [last] the last action
       *[all] their last action and all that was done since
    }?
request-cancel = { $asking } would like to call the match off. Do you agree?
request-silence-undo = -# Playing on means no, and so does no answer until { $at }.
request-silence-cancel = -# Playing on means no. { $silence ->
        [yes] Nobody has played for a week, so no answer until { $at } means yes.
       *[no] All of you have to agree, so no answer until { $at } means no.
    }

button-agree = Agree
button-decline = Decline

menu-actions = Choose: { $first } to { $last }
button-read = In Words
button-large = Large Picture
picture-large = The position in { $parts ->
    [one] 1 part
   *[other] { $parts } parts
 }. `/me pictures` shows more pictures like this.
part-of-picture = Part { $part } of { $parts }.
button-rules = Rules
button-undo = Undo
button-more = More
button-back = Back
button-rematch = Rematch
button-log = Log
button-show = Show the Board Here
button-resign = Resign
button-resign-sure = Yes, Resign
button-claim-sure = Yes, Claim
button-take-seat-sure = Yes, Take the Seat
button-cancel-match = Call the Match Off
button-cancel-sure = Yes, Call It Off

button-fair-play = Fair Play
fair-play = You can check afterwards that nobody influenced chance. All chance in this match comes from a number that was drawn at its start, the seed. It stays secret until the end, when everybody can check it here against its SHA-256: `{ $hash }`.
fair-play-over = All chance in this match came from the seed `{ $seed }`. Its SHA-256, `{ $hash }`, was shown here from the start, so the seed was not changed; **Save the Record** holds all that is needed to check it.
more-title = **This match**
more-help-title = **Rules and help**
more-leave-title = **Leave the match:** if you resign, you are out.
more-cancel-title = **End the match for everybody:** if it is called off, nobody wins.
more-table-title = **This table**
more-table-empty = You do not sit at this table. Take a free seat to play.
board-grace = Your turn ends { $left }.
board-late-claim = -# { $others } may claim that { $player } has given up: the button is under *More*.
board-late-substitute = -# Somebody else may take the seat of { $player }: the button is under *More*.

computers-removed = No computer sits at this table any more.
computer-marks = The match will be marked as played with a computer.
computer-sure-seat = Seat a computer at this table? Its strength: { $level }. The match will be marked as played with a computer.
computer-sure-own = Let a computer play on in your place? Its strength: { $level }. You can take your seat back at any time. The match will be marked as played with a computer.
button-computer-sure = Yes, a Computer Plays
cancel-sure = Do you really want to call the match off? It ends at once for everybody, and nobody wins.
resign-sure = Do you really want to resign? It is final. { $others ->
    [one] Your opponent wins then.
   *[other] The others play on without you, and you can only watch.
 }
take-seat-sure = Do you really take the seat of { $player }? You play on in their place, and they can only watch then.
claim-sure = Do you really claim that { $player } has given up? It is final. { $others ->
    [one] The match ends, and you win.
   *[other] The others play on without them.
 }

## What was done, told to the user who did it

acted = { $count ->
    [one] Done: { $who } { $done }.
   *[other] Done: { $count } actions. The last one: { $who } { $done }.
 }
acted-plainly = Your action is done. The board shows it.
not-done = Nothing was done. Choose again on the board.
undone = Your action has been taken back.
asked-to-undo = { $why ->
    [acted] Somebody has acted since
    [revealed] Something new was revealed
    [late] You may claim that another player has given up, and could not any more
   *[over] Your turn is over
 }, so the others are asked whether you may take back your last action. They have a day; no answer means no.
cancelled = The match is called off.
asked-to-cancel = The others are asked whether to call the match off. All of them have to agree. They have a day; no answer means no.
asked-to-cancel-idle = The others are asked whether to call the match off. They have a day. Nobody has played for a week, so no answer means yes.
resigned = You have resigned.
ended = The match is closed. Everybody in the channel sees your reason.
claimed = You have claimed that { $player } has given up.
seat-taken = The seat is yours.
shown-again = The board is at the end of the channel again.

## The end

end-title = ### { $game } · The end
end-winner = { $count ->
    [one] Winner: { $winners }.
   *[other] Winners: { $winners }.
 }
end-winner-early = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
 }
end-nobody = Everybody has left, so nobody wins.
end-draw = It is a draw.
end-score = { $seat } { $player }: **{ $total }** ({ $parts })
end-score-short = { $player } { $points }
end-score-plain = { $seat } { $player }: **{ $total }**
end-resigned = { $by } has resigned.
end-called-off = { $by } asked to call the match off, and nobody was against it.
end-cancelled = { $by } called the match off.
end-ended = { $by }{ $plays ->
    [yes] , who plays in it,
   *[no] { "" }
 } closed the match as a moderator: { $reason }
end-players = It was a match of { $players }.

## Broken rules, for games that do not say it in their own words

illegal-match-over = The match is over.
illegal-not-your-turn = It is not your turn.
illegal-not-an-action = "{ $text }" is not an action of this game.
illegal-not-legal = That is not possible now.

## Refusals: what is wrong, and what is possible

refusal-already-begun = This match has already begun. Wait for the next one, or open a table of your own.
refusal-not-begun = This match has not begun yet: its table is still open.
refusal-match-over = This match is over. You can ask for a rematch, or open a new table.
refusal-not-over = This match is still being played. A rematch is possible once it is over.
refusal-no-such-match = I do not know this match here: it may be played elsewhere, not need you any more, or not be stored any more. Use the buttons under its own board, or open a new table.
refusal-no-match-here = There has been no match in this channel yet. Open a table with one of the `new` commands; `/help` lists them.
refusal-other-game-here = The match in this channel is of another game. Use the commands of that game.
refusal-channel-taken = This channel already has a table or match of { $game } with { $players }: [go to it]({ $link }). A second one gets a thread of its own, but { $why ->
    [none] there are no threads here
    [bot] I may not open one: I lack { $permissions }
   *[member] you may not open one here: you lack { $permissions }
 }. The players of that match can end it, or move it with `/match move` in another channel; members with Manage Messages can do both with `/server matches`.
refusal-channel-taken-elsewhere = That channel already has another match, and I cannot open a thread for you there. Choose another channel.
refusal-never-began = This table was closed before the match began, so there is no board.
refusal-no-seat = You need a seat to start the match. { $free ->
        [0] All seats are taken.
       *[other] Choose a colour first.
    }
refusal-not-in-match = { $status ->
    [lobby] You do not sit at this table. If a seat is free, you can take it.
    [over] You did not play in this match. You can replay it, or open a table of your own.
   *[running] You are not a player of this match, so you can only watch. You can read the board and the rules.
}
refusal-not-your-turn = It is not your turn. Now it is the turn of { $owed }.
refusal-you-resigned = You have resigned from this match, so you can only watch it now.
refusal-seat-lent = { $player } plays for you here, so nothing has changed. To play yourself, press **Take My Seat Back** under *{ $more }*.
refusal-seat-lost = Your time was up, and { $by } took your seat. So you can only watch now: you can read the board and the rules.
refusal-claimed-out = Your time was up, and { $by } claimed that you had given up. So you can only watch this match now.
refusal-already-seated = You already sit at this table. You can change to a free seat, or leave.
refusal-table-full = All seats of this table are taken. You can watch, or open a table of your own.
refusal-seats-reserved = The free seats are kept for users who were invited. Open a table of your own.
refusal-no-such-seat = This table has no such seat. Choose one of the seats that are shown.
refusal-seat-taken = Somebody else already sits there. Choose a seat that is still free.
refusal-not-enough-players = This game needs at least { $needed } players, and { $seated ->
    [one] only one sits
   *[other] { $seated } sit
 } at the table. Invite somebody to join.
refusal-not-the-host = Only the host of a table can close it. You can leave it.
refusal-not-undoable = In this game, actions cannot be taken back.
refusal-undo-secret = Nobody has seen it yet, so you can just choose again.
refusal-nothing-due = There is nothing to do right now.
refusal-nothing-to-undo = You have not done anything yet that you could take back.
refusal-already-asked = The others are already being asked something. Wait for their answer, or play on.
refusal-not-your-undo = **{ $undo }** here takes back what { $player } did last, so only they can press it. Yours is under **{ $more }**: there you can ask to take back your own last action.
refusal-nothing-asked = Nobody is asking for anything any more.
refusal-not-asked = This question is not for you.
refusal-own-request = You asked this question, so the others answer it.
refusal-busy = Too many people pressed something at the same moment. Nothing has changed; please try again.
refusal-option-out-of-range = Nothing was opened: `{ $option }` can be { $low } to { $high }, not { $value }.
refusal-option-not-offered = Nothing was opened: `{ $option }` can be { $choices }, not { $value }.
refusal-option-unknown = Nothing was opened: this game has no option `{ $option }`.
refusal-options-not-the-host = Only the host can change this table. You can leave it, or open a table of your own.
refusal-watch-with-guests = Others are invited or sit here, so computers cannot play alone. Open another table for that.
refusal-invited-yourself = You cannot invite yourself. Leave the opponent out, and anybody can join.
refusal-invited-a-bot = A bot cannot sit at the table. Invite a person, or leave the opponent out.
refusal-invited-twice = You named somebody twice. Name each guest once.
refusal-too-many-invited = You can invite at most { $most } to this game.
refusal-not-welcome = I cannot invite <@{ $user }> for you just now. Open a table without invitations: anybody can join it.
refusal-invited-too-often = You have invited <@{ $user }> { $most } times within an hour, and they have not sat down. You can invite them again <t:{ $free }:R>. Until then, open a table without the invitation: anybody can join it.
refusal-too-many-openings-a-minute = You have opened { $most } tables within a minute. You can open the next one <t:{ $free }:R>.
refusal-too-many-openings-an-hour = You have opened { $most } tables within an hour. You can open the next one <t:{ $free }:R>.
refusal-wrong-channel = A match can be played in a text channel or a thread of a server. Try it there.
refusal-no-thread-here = I cannot open a thread here. Leave the thread out, or use a normal text channel.
refusal-moderators-only = Only members with the permission Manage Messages can close somebody else's match. Players can resign or call it off together.
refusal-bot-lacks-permissions = I cannot run a match in this channel: I lack { $count ->
    [one] the permission { $permissions }
   *[other] the permissions { $permissions }
 }. Ask somebody who manages this server to allow it here, or use another channel.
refusal-bot-lacks-permissions-here = I cannot run a match in this channel: I lack { $count ->
    [one] the permission { $permissions }
   *[other] the permissions { $permissions }
 }. Open your table in { $channels } instead, or ask somebody who manages this server.
refusal-member-lacks-permissions = You may not write there, and I do not write there for you: you lack { $count ->
    [one] the permission { $permissions }
   *[other] the permissions { $permissions }
 }. Use another channel, or ask somebody who manages this server.
refusal-member-lacks-thread = You may not open threads there, and I open none for you: you lack { $count ->
    [one] the permission { $permissions }
   *[other] the permissions { $permissions }
 }. Use the command in a thread that exists, or ask somebody who manages this server.
refusal-member-lacks-post = You may not make posts in { $forum }, and I make none for you: you lack the permission { $permissions }. Ask somebody who manages this server.
refusal-member-cannot-share = You may not post files in the channel of this match, and I post none there for you: you lack { $count ->
    [one] the permission { $permissions }
   *[other] the permissions { $permissions }
 }. Ask somebody who manages this server.
refusal-share-from-there = I cannot see from here whether you may post in the channel of that match. [Go there]({ $link }) and share it under its board.
refusal-timed-out = You have a timeout in this server, so I post nothing for you until it ends.
refusal-unknown-game = I do not know this game. Choose one from the list.
refusal-rule-broken = { $rule } { $possible }
possible-now = You can { $possible }.
possible-example = { $possible } For example: { $example }.
refusal-rule-broken-waiting = { $rule } Now it is the turn of { $owed }.
refusal-closing = I am about to restart, so nothing has been done. Please try again in a minute.
refusal-stale-panel = This panel is of an earlier turn, so nothing has changed. Open a new one with the button under the board.
refusal-no-panel-now = There is nothing for you to choose in private now. Look at the board to see whose turn it is.
refusal-stale-board = This board is out of date. What has happened since:
    { $changes }
    { "[" }Go to the board as it is now]({ $link }).
stale-nothing = - The table or its players changed.
stale-repaired = This board was out of date. I am updating it now; please look and choose again.
stale-acted = Your last action is done already, so this button changed nothing. [Go to the board as it is now]({ $link }).
refusal-lost = The bot was restored from a backup, and what you see here was lost, so nothing has changed. [Go to the board as it is now]({ $link }).
lost-repaired = The bot was restored from a backup, and what this board showed was lost. I am updating it now; please look and choose again.
stale-not-posted = This board is out of date, but Discord did not let me post the new one. I am trying again now.
stale-not-posted-permissions = This board is out of date, but I could not post the new one here: I lack { $permissions }. Ask somebody who runs this server to allow it. I am trying again now.

shown-below = It is in the message below.
refusal-board-moved-on = This board is out of date: the match has moved on since. [Go to the board as it is now]({ $link }).
refusal-elsewhere = This match is not played here. Use the buttons under its own board.
refusal-moved-away = This match is played in another channel now. [Go to it]({ $link }).
refusal-unknown-button = I do not know this button, so nothing has changed. Use the buttons under the newest board.
refusal-unknown-command = I do not know this command in this form, so nothing has changed. Please type it again.
refusal-none-fits = “{ $query }” is not one of your choices. You can choose { $names }.
refusal-several-fit = Several fit “{ $query }”: { $names }. Type more of the name, or choose from the list.
refusal-too-many-actions = This match has { $most } actions, and its record has no room for more. Resign, or call it off.
refusal-too-long = That is too long: I read at most { $most } characters. Please type it shorter.
refusal-already-answered = You have answered this question already.

error-unexpected = Something went wrong on my side, and the match has not changed. Please try again. If it happens again, tell the people who run this bot the number { $id }.
error-uncertain = Something went wrong on my side, and I cannot tell whether your action was made. Look at the board before you try again. The people who run this bot can look up the number { $id }.
error-after-commit = Your action was made, but I could not show you the answer. Look at the board instead of trying again. The people who run this bot can look up the number { $id }.

unacknowledged-unexpected = The connection to Discord failed for a moment, so nothing has been done. Please try again.
unacknowledged-uncertain = The connection to Discord failed for a moment, and I cannot tell whether your action was made. Look at the board before you try again.
unacknowledged-after-commit = Your action was made, but the connection to Discord failed for a moment. Look at the board instead of trying again.

## Permissions, as Discord calls them

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-manage-threads = Manage Threads

## Commands

command-match-name = match
command-match = Do something with the match in this channel
command-match-show-name = show
command-match-show = Post the board again at the end of the channel
command-match-read-name = read
command-match-read = Read the whole position in words
command-match-log-name = log
command-match-log = See what has been done so far
command-match-undo-name = undo
command-match-undo = Take your last action back, or ask for it
command-match-resign-name = resign
command-match-resign = Give the match up
command-match-cancel-name = cancel
command-match-cancel = Call the match off, or ask the others to
command-match-rematch-name = rematch
command-match-rematch = Play again with the same people, the next player first
command-match-end-name = end
command-match-end = Close a stuck match, for moderators
parameter-match-end-reason-name = reason
parameter-match-end-reason = Why; everybody sees it

command-help-name = help
command-help = How this works, and the rules of the games
parameter-help-game-name = game
parameter-help-game = The game whose rules you want to read

command-new-name = new
command-new = Open a table for { $game }
parameter-new-opponent-name = opponent
parameter-new-opponent = Who is invited; leave it out and anybody can join
parameter-new-second-name = second-opponent
parameter-new-second = A second guest
parameter-new-third-name = third-opponent
parameter-new-third = A third guest
parameter-new-theme-name = theme
parameter-new-theme = How the pictures look
parameter-new-thread-name = thread
parameter-new-thread = Play in a thread of its own, so that the channel stays free
parameter-new-locale-name = language
parameter-new-locale = The language of the boards and pictures
parameter-new-boards-name = boards
parameter-new-boards = What becomes of the board of a turn that is over
choice-boards-fold = One line that tells the turn
choice-boards-keep = A line above the picture
choice-boards-delete = Deleted
choice-theme-dark = Dark
choice-theme-light = Light
choice-theme-contrast = High contrast

help = ### Guildhall
    Building games for friends, each at their own pace. A button below opens a table here; `/rules game` tells the rules.
    1. Friends take a seat. **Start** begins the match.
    2. You are mentioned when it is your turn. Play with the buttons under the board.
    3. **Hint** helps. **More** describes the position in words, and has the log and the rest.
    The button **Learn** teaches a game in three minutes. `/me notices` sets how you are told, `/me matches` lists your matches.
welcome = ### Hello, I am Guildhall
    Building games for friends, each at their own pace. A button below opens a table in this channel.
    1. New to a game? The button **Learn**, or `/learn`, teaches it in three minutes. Only you see the lesson.
    2. `/help` says how to play. It works in every channel.
    -# If you manage this server: `/server settings` sets the channels for tables and the language, `/server check` finds what I lack.
