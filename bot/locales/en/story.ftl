# What has happened in a match: summaries of turns, the log, and what a round brought. No sentence addresses anybody.

board-recent = -# { $turn }
# The last things that were done in a long turn.
board-recent-rest = … { $rest }
board-began = { $players } began a match of { $game }.
board-began-with = { $began } { $player } goes first.
board-earlier = An earlier board of this match.
board-unknown = This match is not stored any more.
board-lost = The bot was restored from a backup, and what this board showed was lost.
button-what-happened = Recap

frame-points = { $player } { $points }
log-sentence = { $seat } { $done }.
log-system = { $done }.
log-times = { $line } ({ $count } times)
log-again = { $line } That happened { $count ->
    [2] twice
   *[other] { $count } times
 }.
log-idle-forced = could do nothing
log-forced = { $done } (nothing else was possible)
log-forced-why = { $done } ({ $why })
points-line = { $points }.
points-gain = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
 }
points-of-two = { $one } { $first }–{ $second } { $other }
points-of-several = { $first } · { $next }
points-score = { $when ->
    [end] Final score: { $score }
   *[other] { $score }
 }
points-lead = { $how ->
    [level] it is level
    [shared] { $players } share the lead{ $when ->
        [end] {" "}at the end
       *[other] {""}
    }
    [new] { $players } takes the lead{ $when ->
        [end] {" "}at the end
       *[other] {""}
    }
   *[old] { $players } leads
 }
constructor-points-score = { $when ->
    [end] Final score: { $score }
    [round] { $score } in all
   *[other] { $score }
 }
space-builder-points-score = { $when ->
    [end] Final score: { $score } in rounds
   *[other] { $score } in rounds
 }
log-heading = **{ $title }**
log-heading-round = **{ $title } · { $who }**
log-item = - { $item }
log-title = ### The log
log-title-page = ### The log, page { $page } of { $pages }
button-log-first = First
button-log-back = Back
button-log-forward = Forward
button-log-last = Last

happened-title = ### What happened since your last turn
happened-title-watching = ### What happened since the last turn of those to act
happened-more = More has happened. The log, under *{ $more }*, has all of it.
happened-nothing = Nothing has happened since.

event-resigned = { $who } has resigned.
event-undone = { $who } took back their last action.
event-undo-declined = { $user } did not agree: the last action of { $player } stays.
event-undo-withdrawn = { $who } played on instead of taking the last action back.
event-undo-expired = Not everybody agreed in time: the last action of { $player } stays.
event-cancel-declined = { $player } asked to call the match off. { $user } did not agree: the match goes on.
event-cancel-withdrawn = { $who } played on instead of calling the match off.

## What the end of a round or a reveal brought

constructor-milestone-round = Round { $round } is over: { $points }.
constructor-milestone-why = Round { $round } is over, because { $player } can neither place nor move: { $points }.{ $cleared ->
    [yes] { " " }The board is cleared for round { $next }.
   *[no] { "" }
 }
constructor-milestone-points = { $player } { $points }
middle-ages-milestone-last = { $target ->
    [one] { $target } point is reached: the last turns begin.
   *[other] { $target } points are reached: the last turns begin.
 }
middle-ages-milestone-reached = { $target ->
    [one] { $target } point is reached at the end of a round: the match is over.
   *[other] { $target } points are reached at the end of a round: the match is over.
 }
middle-ages-milestone-idle = For ten rounds nobody has started a site, hired a worker or sent one, so the match is over.
middle-ages-milestone-stuck = No site can be finished any more, so the match is over.
builders-milestone-rolled = { $again ->
    [0] The roll for the start: { $rolls }.
   *[other] Again after a tie: { $rolls }.
 }
builders-milestone-die = { $player } { $die }
builders-milestone-start = { $player } begins.
