# The matches of a channel or of a user that are over.

history-title-here = ### Matches in this channel
history-title-own = ### Your matches
history-empty-here = No match has been finished in this channel yet.
history-empty-own = You have not finished a match yet.
history-line = - **{ $game }** · { $at } · { $players } · { $result }
history-practice = - **{ $game }** (practice) · { $at } · { $players } · { $result }
history-place = { $line } · { $channel }
history-points = { $player } { $points }
history-won = { $winners } won
history-won-tie = { $winners } won the tie
history-won-early = { $winners } won early
history-draw = a draw
history-nobody = nobody won
history-cancelled = called off
history-ended = closed by a moderator
menu-history = Choose a Match
button-history-newest = Newest
button-history-newer = Newer
button-history-older = Older
button-history-oldest = Oldest
button-history-back = Back to the List

command-match-history-name = history
command-match-history = See the finished matches of this channel, and replay them
command-me-history-name = history
command-me-history = See your finished matches in all servers, and replay them
