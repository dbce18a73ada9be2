# What moderators do: look after open matches, pause them, and block users.

## Open matches

moderate-title = ### Open matches in this server, the one that has waited longest first
moderate-none = No match or table is open in this server.
moderate-line = - **{ $game }** · { $channel } · { $players } · { $state }
moderate-state-table = { $free ->
    [0] a full table that has not begun, opened { $since }
    [one] a table with a free seat, opened { $since }
   *[other] a table with { $free } free seats, opened { $since }
 }
moderate-state-turn = turn of { $players }, which began { $since }
moderate-state-time = nobody has to act now
moderate-state-lost = waits since its channel was lost { $since }
moderate-state-paused = paused { $since }
moderate-choice = { $game }, match { $number }: { $players }
moderate-choice-unnamed = { $game }, match { $number }
moderate-match-title = ### Match { $number }
moderate-you-play = -# You play in this match yourself. The players and the log of the server see that.
moderate-why = Why? All players see it.
moderate-pause-form = Pause This Match
moderate-end-form = Close This Match for Good
moderate-paused = The match is paused: nobody can act, and no time passes.
moderate-resumed = The match goes on, with the time that was left.
moderate-move-where = The match is played in { $channel }. Where is it to go on?
moderate-moved = The match goes on in { $channel }.
menu-moderate = Choose a Match
menu-moderate-move = Choose a Channel or a Thread
button-moderate-first = First Page
button-moderate-next = Next Page
button-moderate-jump = Go to the Match
button-moderate-back = Back to the List
button-moderate-pause = Pause
button-moderate-resume = Resume
button-moderate-move = Move
button-moderate-end = Close
button-moderate-thread = New Thread in This Channel

## A pause, as players see it

board-paused = Paused by { $by }, a moderator{ $plays ->
    [yes] { " " }who plays in this match
   *[no] { "" }
 }: { $reason }
board-paused-until = -# Nobody can act, and no time passes, until a moderator lets the match go on. You can still call it off together, under *More*.
event-paused = { $user }, a moderator{ $plays ->
    [yes] { " " }who plays in this match
   *[no] { "" }
 }, paused the match.
event-unpaused = { $user }, a moderator{ $plays ->
    [yes] { " " }who plays in this match
   *[no] { "" }
 }, let the match go on.
channel-lost-missing = Discord does not find its channel, so it waits and no time passes. `/match move` in another channel of the server continues it there.
channel-lost-deleted = Its channel was deleted, so it waits and no time passes. `/match move` in another channel of the server continues it there.
channel-lost-left = I was removed from the server, so it waits and no time passes. It goes on once I am invited there again.
refusal-channel-lost = The channel of this match is gone. Move the match to another channel: then it goes on.
me-match-lost = - ⏸ { $match }: { $why }
me-match-paused = - { $match }: paused by a moderator. [Look]({ $link })
says-paused = { $game }. The match is paused.
space-builder-panel-paused = The match is paused. All clocks stand still, nothing can be built, and nobody sees the map.
refusal-match-paused = { $by }, a moderator{ $plays ->
    [yes] { " " }who plays in this match
   *[no] { "" }
 }, has paused it: { $reason }
    No time passes until a moderator lets it go on. You can still call the match off together.
refusal-already-paused = Somebody has paused this match already.
refusal-not-paused = This match is not paused any more.
refusal-moderate-over = This match has ended meanwhile.
refusal-moderate-no-channel = I cannot see that channel. Choose another one.
refusal-server-moderators-only = Only members with the permission Manage Messages in this server can do this.
refusal-no-reason = Please give a reason: the players see it.

## Blocked users

blocked-title = ### Who is blocked here
blocked-nobody = Nobody is blocked in this server.
blocked-line = - { $user }: { $reason } · { $by }, { $at }
blocked-now = { $user } is blocked: they can begin no more matches in this server. Those that they play go on; `/server matches` can close them.
unblocked-now = { $user } can play in this server again.
refusal-you-are-blocked = A moderator has blocked you from matches in this server: { $reason } Matches that you are already in go on. If you think this is wrong, ask a moderator here.
refusal-user-is-blocked = A moderator has blocked <@{ $user }> from matches in this server, so they cannot play here.
refusal-block-yourself = You cannot block yourself.
refusal-block-a-bot = A bot plays no matches, so it cannot be blocked.
refusal-block-a-moderator = The owner and the moderators of a server cannot be blocked. Take the permission Manage Messages away first.
refusal-already-blocked = They are blocked already. `/server blocked` says why.
refusal-not-blocked = They are not blocked in this server.

## The log of the server

server-log-match-paused = paused match { $match } in <#{ $channel }>{ $plays ->
    [yes] , in which they play
   *[no] { "" }
 }: { $reason }
server-log-match-unpaused = let match { $match } in <#{ $channel }> go on{ $plays ->
    [yes] , in which they play
   *[no] { "" }
 }
server-log-match-moved = moved match { $match } from <#{ $channel }> to <#{ $to }>{ $plays ->
    [yes] , in which they play
   *[no] { "" }
 }
server-log-match-ended = closed match { $match } in <#{ $channel }>{ $plays ->
    [yes] , in which they play
   *[no] { "" }
 }: { $reason }
server-log-user-blocked = blocked <@{ $user }>: { $reason }
server-log-user-unblocked = unblocked <@{ $user }>
server-log-name-reported = the name of this user was reported; `/server names` decides
server-log-name-allowed = allowed the reported name of <@{ $user }>
server-log-name-hidden = keeps the name of <@{ $user }> hidden
server-log-welcomed = was invited, and said hello in <#{ $channel }>

## Commands

command-server-matches-name = matches
command-server-matches = Pause, move or close open matches, for moderators
command-server-block-name = block
command-server-block = Keep somebody from matches in this server, for moderators
parameter-server-block-user-name = user
parameter-server-block-user = Who
parameter-server-block-reason-name = reason
parameter-server-block-reason = Why; they see it
command-server-unblock-name = unblock
command-server-unblock = Let somebody play in this server again, for moderators
command-server-names-name = names
command-server-names = Decide about names that members have reported, for moderators
command-server-blocked-name = blocked
command-server-blocked = See who is blocked in this server and why, for moderators

## Reported names

button-report-name = Report a Name
report-name-title = Whose name is offensive? Pictures then show the word of their colour, for everybody in this server, until a moderator decides. Nobody learns that you reported it.
report-name-menu = Whose name?
report-name-sure = Report the name of { $player }? The moderators of this server decide about it.
name-reported = The name is hidden in pictures and lists until a moderator decides.
name-noted = The moderators will see your report. The name stays until they decide, because they declined your earlier reports.
names-title = **Reported names.** Hidden names appear as the word of the player's colour.
names-nobody = No name is reported or hidden in this server.
names-line = { $user }, reported { $at }: { $status ->
    [open] hidden until you decide.
    [unproven] shown until you decide.
   *[hidden] hidden by a moderator, whatever the name is.
 }
button-name-allow = Allow
button-name-hide = Keep Hidden
refusal-report-yourself = You cannot report your own name.
refusal-name-reported = This name is reported already.
refusal-name-allowed = A moderator has allowed this name. You can report it again if it changes.
refusal-name-decided = This name is decided already. `/server names` shows what is left.
refusal-name-not-shown = I do not know this name just now, so pictures show the colour. Please try again in a minute.
refusal-no-names-to-report = There is no name here that you could report.
refusal-own-name = Another moderator has to decide about your own name.
refusal-too-many-reports = You have reported { $most } names within a day. You can report more tomorrow, or tell a moderator.
