# Replays: a picture of any turn of a match, for the user who looks, with buttons to page and menus to jump.

button-replay = Replay
button-replay-words = In Words
button-replay-moments = Key Moments
button-replay-turns = All Turns
button-replay-steps = All Steps
menu-replay-jump = Jump To
menu-replay-moment = Key Moments

replay-title = ### { $game } · { $where }
replay-title-in = ### { $game } · { $place } · { $where }
replay-words-title = **{ $where }**
replay-start = The Start
replay-preparation = Before Turn 1
replay-now = Now
replay-turn = Turn { $number }
replay-turn-of = Turn { $number } of { $count }
replay-step = Step { $number }
replay-step-of = Step { $number } of { $count }
replay-turn-by = { $where } · { $who }
replay-turn-did = { $more ->
    [0] { $done }
    [one] { $done }, and one more action
   *[other] { $done }, and { $more } more actions
 }
# A moment of a race, such as "0:31.4: Bruno laid Sky Horn after 17 s."
replay-moment = { $time }: { $sentence }
replay-standing = Points so far: { $standing }
replay-standing-end = Points at the end: { $standing }
replay-gained = A decision that raised the chance to win by { $points ->
    [one] 1 percentage point
   *[other] { $points } percentage points
 }.
replay-lost = A decision that lowered the chance to win by { $points ->
    [one] 1 percentage point
   *[other] { $points } percentage points
 }.
replay-end = The match ended.
replay-moments = The menu below lists only the key moments now.
replay-no-moments = No round has ended yet, so there are no key moments.
replay-choice = { $date } · { $game } · { $players }
replay-choice-running = Now · { $game } · { $players }

refusal-replay-elsewhere = I have no such match for you here: you can look at a match in its own channel, or anywhere if you played in it, as long as it is stored.
refusal-replay-broken = The record of this match does not fit the rules any more, so it cannot be replayed.
refusal-replay-not-found = I know no match of this channel like that. Type a game or a name, and choose one from the list.

command-match-replay-name = replay
command-match-replay = Look at a match turn by turn
parameter-match-replay-name = match
parameter-match-replay = Which match; leave it out for the newest one
