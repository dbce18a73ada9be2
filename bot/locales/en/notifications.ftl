# How and when people are told: notices, clocks, reminders, absences.

## The clock of a table

clock-none = No clock: everybody takes the time they need.
clock-pace = Clock: { $pace } for each turn. The reserve is { $bank }.
clock-pace-live = 3 minutes
clock-pace-day = a day
clock-pace-three-days = 3 days
clock-pace-week = a week
clock-bank-no-bank = empty
clock-bank-one-turn = as much as one turn
clock-bank-three-turns = as much as three turns
clock-bank-five-turns = as much as five turns
clock-waking-on = A player's quiet hours and days off do not count. Changes of them count from the next turn on.
clock-waking-off = All hours count, quiet hours and days off too.
clock-overtime-nothing = When time is up, nothing happens.
clock-overtime-claim = When time is up, the others may claim that the player has given up.
clock-overtime-simplest = When time is up, the bot makes the simplest move. After two such turns in a row it plays at once, until the player presses a button.
clock-overtime-substitute = When time is up, somebody else may take the seat.
clock-away = { $days ->
    [0] Absences do not stop the clock.
   *[other] Absences stop the clock for up to { $days } days in all.
 }

button-clock = Clock
clock-title = ### The clock of this table
    Choose it before anybody joins.
clock-menu-pace = Time for each turn
clock-menu-bank = Reserve
clock-menu-waking = Hours that count
clock-menu-overtime = When time is up
choice-clock-none = No clock
choice-clock-live = Live: 3 minutes
choice-clock-day = A day
choice-clock-three-days = 3 days
choice-clock-week = A week
choice-bank-no-bank = No reserve
choice-bank-one-turn = As much as one turn
choice-bank-three-turns = As much as three turns
choice-bank-five-turns = As much as five turns
choice-waking-off = All hours
choice-waking-on = Waking hours only
clock-menu-away = Absences
choice-away-no-absence = Absences do not stop the clock
choice-away-two-weeks = Absences stop it for up to 14 days
choice-away-month = Absences stop it for up to 30 days
choice-overtime-nothing = Nothing happens
choice-overtime-claim = The others may claim
choice-overtime-simplest = The bot plays the turn
choice-overtime-substitute = Somebody else may take the seat
parameter-new-clock-name = clock
parameter-new-clock = The time for each turn; the table has a menu for the rest

refusal-clock-not-the-host = Only the host of a table can choose its clock. You can leave the table.
refusal-clock-is-fixed = Somebody has already joined with this clock. To change it, close the table and open another.

## Under the head of a board

board-deadline = -# ⏳ { $player } has time until { $at } ({ $left }).
board-late = -# ⌛ The time of { $player } is up, but they can still play.
board-bot-plays = -# 🤖 { $player } was late twice in a row: the bot plays for them until they press a button.
board-turn-of-bot = The bot plays this turn for { $players }.
board-reminded = -# ⏰ { $count ->
    [one] { $player } was reminded once.
   *[other] { $player } was reminded { $count } times.
 }
board-last-reminder = -# 🔕 { $player } has had all reminders for this turn.
board-away = -# 🌙 { $player } is away until { $at }.
board-stand-in = -# 🤝 { $player } plays for { $owner }.
board-stand-in-asked = -# 🤝 { $friend }, will you stand in for { $player } while they are away?
button-stand-in = Stand In
stand-in-accepted = { $count ->
    [one] You play for { $owner } until they return.
   *[other] You play for { $owner } in { $count } matches until they return.
 } You make the moves; to resign, to call the match off or to let a computer play is up to them. Under *{ $more }* you can give the seat back at any time.
stand-in-declined = You do not play for { $owner }.
refusal-not-asked-to-stand-in = You are not asked to play for anybody here, or not any more. Nothing has changed.
refusal-stand-in-not-here = You are not in the server of this match, so you cannot play there.
refusal-stand-in-practice = Nobody can stand in for you in practice.
refusal-owner-decides = You play for { $owner }, so this is up to them. You can make the moves, or give the seat back under *{ $more }*.
board-next = -# After this turn, { $player } is next.
board-progress = -# { $done } of { $count } { $done ->
    [one] has finished
   *[other] have finished
}. Waiting for { $players }.
log-by-time = { $sentence } The time was up.
log-by-bot = { $sentence } The bot played.
event-bot-plays = { $who } was late twice in a row: the bot plays for them until they press a button.
event-late = { $who }: the time was up.
event-claimed = { $user } claimed that { $player } has given up.
event-seat-taken = { $user } took the seat of { $seat }.
event-lent = { $user } plays as { $seat } for a while.
event-stand-in-declined = { $user } does not play as { $seat } meanwhile.
event-given-back = { $user } plays as { $seat } again.
button-claim = Claim: { $player } Gave Up
button-take-seat = Take the Seat of { $player }
end-claimed = { $by } claimed the match: the time of { $gone } was up.
end-stand-in = -# 🤝 { $player } played for { $owner } to the end.

refusal-not-late = Their time is not up, or not any more: they have played, or somebody else was faster. Nothing has changed: look at the board as it is now.
refusal-claim-yourself = Your own time is up. You can still play, or resign.

## Nudging

button-nudge = Nudge
nudged = A reminder is on its way. In quiet hours and on days off it waits until they end.
nudged-away = 🌙 { $player } is away until { $at }, and the reminder waits until then.
refusal-nudge-nobody = It is nobody else's turn, so there is nobody to nudge.
refusal-nudge-answer-first = They wait for your answer: agree or decline first.
refusal-nudge-silent = They have had all reminders for this turn. You can still write to them yourself.
refusal-nudged-today = Somebody nudged them less than a day ago. Try again tomorrow.

## Direct messages

match-somewhere = **{ $game }**
match-in = **{ $game }** ({ $place })
direct-stand-in = { $match }: will you stand in for { $owner } while they are away? [Go to the board]({ $link }).
direct-turn = { $match }: it is your turn. [Go to the board]({ $link }).
direct-asked = { $match }: your answer is needed. [Go to the board]({ $link }).
direct-asked-undo = { $line } May the last action be taken back? No answer by { $at } means no.
direct-asked-cancel = { $line } Shall the match be called off? No answer by { $at } means { $silence ->
        [yes] yes, because nobody has played for a week
       *[no] no
    }.
direct-next = { $match }: you are next. [Go to the board]({ $link }).
direct-invited = { $match }: you are invited to a table. [Go to it]({ $link }).
direct-over = { $match }: the match is over. [See how it ended]({ $link }).
direct-claim = { $match }: the time of { $player } is up, and you may claim that they have given up. Until you do, they can still play. [Go to the board]({ $link }).
direct-claimed = { $match }: time was up, and { $by } claimed that you have given up. [Have a look]({ $link }).
direct-seat-taken = { $match }: time was up, and { $by } took your seat. [Have a look]({ $link }).
direct-stand-in-claimed = { $match }: time was up, and { $by } claimed that { $owner } has given up. You do not stand in any more. [Have a look]({ $link }).
direct-stand-in-seat-taken = { $match }: time was up, and { $by } took the seat of { $owner }. You do not stand in any more. [Have a look]({ $link }).
direct-ended = { $match }: { $by } closed the match as a moderator: { $reason } [Have a look]({ $link }).
direct-lost = { $match }: { $why }
direct-deadline = { $line } You have time until { $at } ({ $left }).
direct-late = { $line } Your time is up, but you can still play{ $overtime ->
    [claim] {" "}until somebody claims that you have given up
    [substitute] {" "}until somebody takes the seat
   *[other] {""}
 }.
direct-reminder = A reminder. { $line }
direct-alone = { $line } Only you are left.
direct-last-reminder = { $line } This was my last reminder for this turn.
digest-title = { $count ->
    [one] ### A match waits for you
   *[other] ### { $count } matches wait for you
 }
digest-line = - { $line }
lines-more = -# And { $count } more.
button-mute-turn = Mute This Turn
button-mute-match = Mute This Match
button-unmute = Unmute
button-notifications = Notices
muted-turn = This turn is muted. **Notices** has a button that takes it back.
muted-match = This match is muted. **Notices** has a button that takes it back.
hint-refused = Discord refused my direct message to you, so I mention you in the channel instead. Allow direct messages from members of this server, then choose `/me notices` again.

## /me

me-title = ### Your notices
me-delivery-mention = You are mentioned in the channel when it is your turn.
me-delivery-direct = You get a direct message when it is your turn.
me-delivery-none = You are told nothing. `/me matches` shows what waits for you.
me-early = You are also told when the player before you begins.
me-quiet = Quiet hours: { $from } to { $to } ({ $zone } time, now { $there }). What waits comes in one direct message when they end.
me-days-off = Days off: { $days } ({ $zone } time, now { $there }). What waits comes in one direct message when they end.
me-no-quiet = You have no quiet hours.
me-digest = All your notices come in one direct message a day, at { $at } ({ $zone } time, now { $there }).
me-away = You are away until { $at }.
me-refused = Discord refused my last direct message to you, so you are mentioned in the channels.
me-title-overview = ### Your settings
me-is-set = **{ $section }.** { $sentences }
me-is-auto-end-turn-on = Your turn ends by itself once nothing useful is left to do.
me-is-auto-end-turn-off = You end your turns yourself.
me-is-end-turn-after-0 = It ends at once when only extras are left, such as buying.
me-is-end-turn-after-30 = It ends after 30 seconds when only extras are left, such as buying.
me-is-end-turn-after-60 = It ends after a minute when only extras are left, such as buying.
me-is-end-turn-after-300 = It ends after 5 minutes when only extras are left, such as buying.
me-is-end-turn-after-off = It does not end while you can still buy something.
me-is-named-in-records-on = Saved files of your matches show your name.
me-is-named-in-records-off = Saved files of your matches show only your colour.
me-is-not-away = You are not away.
me-title-learning = ### Coach, pictures and language
me-coach-auto = The coach explains what you can do in your first match of each game.
me-coach-on = The coach explains what you can do in every match.
me-coach-off = The coach says nothing.
me-pictures-usual = Pictures for you alone look like those in the channel.
me-pictures-large = Pictures for you alone come in large parts with strong contrast.
me-language = What only you read is in this language: { $language }.
me-language-client = What only you read is in the language of your Discord.
# In place of a user whose invitations the reader refuses
somebody = somebody
me-title-invitations = ### Invitations
me-refused-hosts = { $count ->
    [0] Everybody can invite you.
   *[other] They cannot invite you: { $hosts }.
 }
me-about-invitations = The people whom you choose here cannot invite you to tables and rematches, nor ask you to stand in for them. They are not told. You can still play at the same table.
me-menu-refused-hosts = Who cannot invite you
me-title-rating = ### Rating
me-rating = { $is_on ->
    [yes] You keep a rating and a profile that others in your servers may see.
   *[no] You keep no rating, and nobody sees a profile of you.
 }
me-about-rating = A rating says how strong you play a game: *Digger*, *Bricklayer*, *Mason*, *Architect* or *Wonder*. It rises when you win and falls when you lose. A match counts if everybody at its table keeps a rating and the usual rules hold. If you stop keeping one, you are in no ranking and no list from then on.
me-about-placement = **Placement** matches against computers find where your rating begins: up to five for each game, before your first rated match. Choose the game of the next one:
me-menu-rating = Whether you keep a rating
choice-rating-on = I keep a rating and a profile
choice-rating-off = I keep no rating
me-reset-rating = Keep No Rating
button-keep-rating = Keep a Rating?
button-me-rating = Choose
refusal-placement-rated = You have rated matches of this game already, so your rating has begun.
refusal-placement-enough = You have played all your placement matches of this game. From now on, matches with people count.
refusal-placement-open = You are in a placement match of this game. Play it to its end first.
refusal-placement-no-rating = You keep no rating. Choose `/me rating` first.
refusal-cancel-placement = A placement match cannot be called off any more. You can resign, which counts as lost.
refusal-undo-placement = In a placement match, nothing can be taken back.
me-menu-delivery = How you are told
me-menu-digest = All at once, once a day
choice-digest-off = Each notice at once
choice-digest-at = Once a day, at { $at }
me-switch-notify-early-on = Early Notice: On
me-switch-notify-early-off = Early Notice: Off
me-switch-auto-end-turn-on = End My Turn for Me: On
me-switch-auto-end-turn-off = End My Turn for Me: Off
me-about-notify-early = **Early Notice** also tells you when the player before you begins.
me-about-auto-end-turn = **End My Turn for Me** ends your turn once nothing useful is left to do. If only extras are left, such as buying, it waits as long as you choose below. You can take the end back until somebody else plays.
me-menu-end-turn-after = When only extras are left
choice-end-turn-after-0 = Only extras: end at once
choice-end-turn-after-30 = Only extras: after 30 seconds
choice-end-turn-after-60 = Only extras: after 1 minute
choice-end-turn-after-300 = Only extras: after 5 minutes
choice-end-turn-after-off = Only extras: never end
me-about-named-in-records = **Name in Record Files** shows your name in saved files of your matches. Otherwise they show only your colour.
me-menu-quiet-from = When quiet hours begin
me-menu-quiet-to = When quiet hours end
choice-quiet-from-at = From { $at }
choice-quiet-to-at = To { $at }
me-menu-days-off = Days off, none to three
choice-days-off-0 = Mondays off
choice-days-off-1 = Tuesdays off
choice-days-off-2 = Wednesdays off
choice-days-off-3 = Thursdays off
choice-days-off-4 = Fridays off
choice-days-off-5 = Saturdays off
choice-days-off-6 = Sundays off
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
me-menu-until = How long you are away
me-menu-stand-in = A friend who plays for you meanwhile
me-menu-coach = When the coach speaks
me-menu-pictures = How large pictures for you are
me-menu-language = The language of what only you read
me-menu-zone = Choose your time zone
choice-absence-tonight = Until tonight
choice-absence-tomorrow = Until tomorrow night
choice-absence-three-days = For 3 days
choice-absence-week = For a week
choice-absence-two-weeks = For 2 weeks
choice-absence-month = For a month
choice-absence-two-months = For 2 months
me-section-notices = Notices
me-section-quiet = Quiet Hours
me-section-away = Away
me-section-learning = Coach, Pictures, Language
me-section-invitations = Invitations
me-section-rating = Rating
me-reset-notices = Reset Notices
me-reset-quiet = No Quiet Hours or Days Off
me-reset-learning = Reset All of This
me-reset-away = I Am Back
button-zone = Time Zone
button-zone-again = Search Again
button-all-settings = All Settings
button-more-settings = More Settings
me-zone-title = Your time zone
me-zone-label = A city or a country
me-zone-example = Lisbon
me-zone-done = Your time zone is that of { $zone }, where it is { $there } now.
me-zones-found = Choose the place whose time you have.
me-zone-in = { $city } ({ $country })
me-zone-now = It is { $at } there now
me-off = off
me-muted-match = This match is muted.
me-muted-turn = This turn is muted.
me-stand-in-next = I will ask { $friend } to play for you. Now choose how long you are away.
me-rest-kept = What else you chose is set.
me-away-progress =
    I am updating your matches. { $total ->
        [0] This can take a minute.
       *[other] So far: { $done } of { $total }.
    } It goes on if you close this message.
me-away-done = You are away until { $at }. Your opponents see that. Your clocks stop where the table allows it.
me-stand-in-asked = { $count ->
    [0] { $friend } cannot play for you in any match, or was asked already: a friend has to be in the same server and not in the match, and the match must not be paused.
    [one] I have asked { $friend } to play for you in one match. Until they accept, nobody plays for you there.
   *[other] I have asked { $friend } to play for you in { $count } matches. Until they accept, nobody plays for you there.
 }
me-not-away = You are not away, so nothing has changed.
me-back = Welcome back. { $count ->
    [0] Your clocks run again, and your seats are yours.
    [one] Your clocks run again. A computer plays for you in one match until you take your seat back: `/me matches` leads there.
   *[other] Your clocks run again. Computers play for you in { $count } matches until you take your seats back: `/me matches` leads there.
}
me-no-matches = You have no matches running. `/help` has buttons that open a table.
me-matches-title = { $count ->
    [one] ### Your match
   *[other] ### Your { $count } matches
 }
me-match-turn = - ▶ { $match }: your turn. [Go]({ $link })
me-match-asked = - ▶ { $match }: your answer is needed. [Go]({ $link })
me-match-waiting = - { $match }: waiting for others. [Look]({ $link })
me-match-claim = - { $match }: the time of { $player } is up, and you may claim that they have given up. [Look]({ $link })
me-match-out = - { $match }: you are out, and the others play on. [Look]({ $link })
me-match-lent = - { $match }: { $player } plays for you. [Look]({ $link })
me-match-lobby = - { $match }: the table is open. [Go]({ $link })
me-match-invited = - ▶ { $match }: you are invited to a table. [Go]({ $link })
me-match-asked-to-stand-in = - ▶ { $match }: will you stand in for { $owner }? [Go]({ $link })
me-match-stand-in = { $line } · { $friend } is asked to play for you
me-match-for-owner = { $line } · you play for { $owner }
me-match-turn-too = { $line } · it is also your turn
me-match-late = { $line } · your time is up
me-match-deadline = { $line } · until { $at } ({ $left })
button-give-back = Give the Seat Back
button-take-back = Take My Seat Back
given-back = The seat is its owner's again.
taken-back = You have your seat back.
refusal-not-lent = Nobody plays for somebody else in this match.

refusal-no-such-time = Type a time of day like `22:30`.
refusal-no-such-zone = I do not know that place. Try a larger city in your time zone, such as Lisbon.
refusal-which-zone = Several places match that. Choose one of those that are offered while you type.
refusal-quiet-half = Say both when your quiet hours begin and when they end.
refusal-quiet-too-long = Quiet hours begin and end at different times and last at most { $most } hours. To be told nothing at all, choose that in `/me notices`.
refusal-not-away = Say how long you are away as well.
refusal-no-such-day = Type a day within the next { $most } days, like `{ $example }`, or a number of days.
refusal-stand-in-yourself = You cannot stand in for yourself, nor can a bot. Name a friend, or nobody.

refusal-refuse-whom = Name other people: not yourself, and no bot.
refusal-too-many-refused = You can refuse the invitations of at most { $most } people. Take somebody off the list first.
refusal-stand-in-not-welcome = I cannot ask <@{ $user }> to stand in for you just now. Name another friend, or nobody.

command-me-name = me
command-me = How you are told, when you are away, and all your matches
command-me-settings-name = settings
command-me-settings = See all that you have set, with buttons to change it
command-me-notices-name = notices
command-me-notices = See and choose how you are told that it is your turn
parameter-me-where-name = where
parameter-me-where = How you are told; leave it out to see what is set
parameter-me-early-name = early
parameter-me-early = Also tell me when the player before me begins
command-me-invitations-name = invitations
command-me-invitations = See and choose who cannot invite you
parameter-me-refuse-name = refuse
parameter-me-refuse = Somebody who cannot invite you any more
parameter-me-accept-name = accept
parameter-me-accept = Somebody who can invite you again
choice-delivery-mention = Mention me in the channel
choice-delivery-direct = Send me a direct message
choice-delivery-none = Tell me nothing
command-me-quiet-name = quiet
command-me-quiet = See and set the hours in which nothing disturbs you
parameter-me-from-name = from
parameter-me-from = When they begin, such as 22:30; off for none
parameter-me-to-name = to
parameter-me-to = When they end, such as 7:00
parameter-me-zone-name = zone
parameter-me-zone = Your time zone: type a city or a country
command-me-digest-name = digest
command-me-digest = Get all notices once a day in one direct message
parameter-me-at-name = at
parameter-me-at = The time of day, such as 18:00; off for none
command-me-away-name = away
command-me-away = See and say how long you are away; your opponents see it
parameter-me-until-name = until
parameter-me-until = The last day, such as 2030-12-31, or a number of days
parameter-me-stand-in-name = stand-in
parameter-me-stand-in = A friend who plays for you meanwhile
command-me-coach-name = coach
command-me-coach = See and choose when the coach explains what you can do
parameter-me-coach-name = when
parameter-me-coach = In the first match of each game, in every match, or never
choice-coach-auto = In my first match of each game
choice-coach-on = In every match
choice-coach-off = Never
command-me-pictures-name = pictures
command-me-pictures = See and choose how large pictures for you alone are
parameter-me-size-name = size
parameter-me-size = As in the channel, or in large parts
command-me-language-name = language
command-me-language = See and choose the language of what only you read
parameter-me-language-name = language
parameter-me-language = The language; that of your Discord unless you choose another
choice-language-client = That of my Discord
choice-pictures-usual = As in the channel
choice-pictures-large = In large parts with strong contrast
command-me-rating-name = rating
command-me-rating = Choose whether you keep a rating and a profile, and play placement matches
parameter-me-keep-name = keep
parameter-me-keep = Whether your matches count and others may see your profile
command-me-back-name = back
command-me-back = Say that you are here again
command-me-matches-name = matches
command-me-matches = See all your matches in all servers, the most urgent first

command-match-nudge-name = nudge
command-match-nudge = Remind the players whose turn it is
command-match-move-name = move
command-match-move = Continue one of your matches in this channel
parameter-match-move-name = match
parameter-match-move = Which match
match-move-line = { $game }, match { $id }
moved-here = The match goes on here.
moved-beside = This channel has another match, so yours goes on in a thread of its own: [go to it]({ $link }).
moved-in-private = The match goes on in a private thread: [go to it]({ $link }).
refusal-already-here = This match is already in this channel. Use the command in the channel where it should go on.
refusal-not-this-server = This match belongs to another server and cannot leave it.
