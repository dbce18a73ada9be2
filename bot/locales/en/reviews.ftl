# The review of a finished match: who was ahead when, what decided it, and what was luck.

button-review = Review
button-review-share = Share
button-review-curve = Curve
button-review-try = Try It
button-review-see = See the Turn
button-review-see-round = See the Round
refusal-review-not-over = A review comes after the end: this match is still running.
refusal-review-nothing-played = Nothing was played in this match, so there is nothing to review.
refusal-review-players-only = Only the players and the host can share this.
refusal-review-not-ready = This review is not ready any more. Open it again.
refusal-review-failed = The review could not be finished. Open it again; it goes on where it stopped.
refusal-review-shared-already = This review is shared already.
refusal-review-try-opening = Your match for practice is being opened already.
refusal-cannot-post = I may not post in that channel. Ask somebody who manages the server to let me.
refusal-practice-only = Only a match for practice can begin in the middle of another one.
refusal-record-outdated = The rules have changed since that match, so it cannot be continued.

review-waiting = The review begins in a moment: another one is being made.
review-begins = The review begins in a moment.
review-progress = Reading the match: { $done } of { $total }. This takes about half a minute; you can come back later.
review-later = The review takes longer than usual. Open it again in a few minutes; it goes on meanwhile.
review-shared = The review is posted in the channel of the match.

button-story = The Story
story-title = ### The story: { $game }
story-panel = { $place ->
        [none] { "" }
       *[other] **{ $place }:**{ " " }
    }{ $told }
    -# { $player }’s chance to win went from { $before } % to { $after } %.
story-even = No single moment decided this match.
story-later = The story takes longer than usual. Open it again in a few minutes; it goes on meanwhile.
story-shared = The story is posted in the channel of the match.
refusal-story-not-ready = This story is not ready any more. Open it again.
refusal-story-shared-already = This story is shared already.

review-title = ### Review: { $game }
review-of = The match of { $players }.
review-lead = The larger the area with a player’s mark, the likelier that player was to win after that { $part ->
    [step] step
   *[turn] turn
 }.
review-player = { $player }: { $start } % at the start, lowest { $lowest } %, highest { $highest } %.{ $accuracy ->
    [none] { "" }
   *[other] { " " }Accuracy { $accuracy } %.
 }{ $luck ->
    [none] { "" }
    [good] { " " }Luck: good.
    [bad] { " " }Luck: bad.
   *[even] { " " }Luck: even.
 }
review-about = -# The chance to win counts what can still come, not only the points so far.{ $accuracy ->
    [none] { "" }
   *[other] { " " }Accuracy: 100 % means that no decision made a win less likely.
 }{ $luck ->
    [none] { "" }
   *[other] { " " }Luck: whether { $luck } made a win likelier or less likely, in all turns together.
 } All numbers and better choices are those of a strong computer: at 0 % or 100 % it saw no way to change the result.
review-about-race = -# Whole rounds decide a race. All numbers are estimates from many simulated rounds.
review-rounds = **The rounds that changed most, the largest change first**
review-no-rounds = No round changed much.
review-round = **{ $name }: { $player }’s chance to win rose from { $before } % to { $after } %.**
review-no-points = No single decision changed much.
review-points = **Decisions worth a look, the largest change first**
review-choose = **{ $kind ->
    [rounds] The rounds that changed most
   *[points] Decisions worth a look
 }:**
review-moment = { $letter } · { $place }
review-board-before = { $marked ->
    [yes] (It is marked.)
   *[no] { "" }
 }
# The name is like "A · Turn 17".
review-gained = **{ $name }: { $player }’s chance to win rose from { $before } % to { $after } %.**
review-lost = **{ $name }: { $player }’s chance to win fell from { $before } % to { $after } %.**
review-done = What was done: { $done }.
review-turn-luck = Then { $luck } made it { $share } %.
review-agrees = A strong computer would have done the same.
review-strong = That was a strong choice. { $why }
review-strong-part = **{ $played }** was a strong choice. { $why }
review-prefers = Better: **{ $action }**. { $why }
review-prefers-instead = Better than “{ $played }”: **{ $action }**. { $why }
review-missed = With it, the chance to win would have been { $points ->
    [one] 1 percentage point
   *[other] { $points } percentage points
 } higher.
# How strong players would have gone on after a better action; $line is like "Ada placed a ring on c2".
review-then = It could have gone on like this: { $line }.
review-then-clause = { $player } { $done }
review-try-done = You play { $seat } against { $computers ->
    [one] a strong computer
   *[other] strong computers
 }, and it is your turn: [play on from this position]({ $link }).{ $luck ->
    [none] { "" }
   *[some] { " " }Chance decides as it did in the match.
 }

review-start = Start
review-end = End
review-picture = How likely each player was to win, { $part ->
    [step] step by step
   *[turn] turn by turn
 }. { $players }
review-picture-player = { $player }: { $values }.
review-picture-value = { $number ->
    [0] { $share } % at the start
   *[other] { $share } % after { $part ->
        [step] step
       *[turn] turn
    } { $number }
 }
