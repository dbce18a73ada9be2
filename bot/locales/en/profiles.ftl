# The profiles of users.

command-profile-name = profile
command-profile = See your profile or that of somebody who lets others see it
parameter-profile-user-name = user
parameter-profile-user = Whose profile; leave it out for your own
parameter-profile-game-name = game
parameter-profile-game = The game to see more of

profile-title = ### Profile of { $user }
profile-title-own = ### Your profile
profile-scope = -# With the matches of this server.
profile-scope-own = -# With your matches of all servers. Others see those of their own server, and only if you keep a rating: `/me rating`.
profile-empty = No match has been finished here yet.
profile-empty-own = You have not finished a match yet.
profile-game-line = - **{ $game }** · { $count ->
    [one] 1 match
   *[other] { $count } matches
 } · { $ratings }
profile-game-alt = { $game }: { $count ->
    [one] 1 match
   *[other] { $count } matches
 }, { $ratings }.
profile-unrated = no rating yet
profile-pool-two = with 2
profile-pool-more = with 3+
profile-rating = { $pool ->
    [two] with two players
   *[more] with more players
 } **{ $tier }**{ $settled ->
    [no] {" "}(provisional)
   *[yes] {""}
 }
profile-provisional = { $tier }?
profile-favourite = Favourite game
profile-favourite-line = Favourite game: { $game }.
profile-last = Last matches
profile-last-line = Last matches, the newest at the end: { $ranks }.
profile-rank = { $ending ->
    [shared] shared first of { $players }
   *[other] { profile-place } of { $players }
 }
profile-place = { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
 }
profile-best = Best: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
profile-best-unplayed = Best match
profile-best-line = Best match in { $game }: { $result }.
profile-best-result = { profile-place } of { $players }{ $points ->
    [none] {""}
    [one] {" "}with 1 point
   *[other] {" "}with { $points } points
 }
profile-choose = Choose a game for more, or somebody to compare with.
menu-profile-meet = Head to Head with …
button-profile-share = Share
button-profile-back = Back to the Profile
button-profile-number = Show Number
button-profile-best = Replay the Best Match
button-profile-last = Replay the Last Match
profile-shared = Posted, as others see it here.
refusal-profile-hidden = There is no profile of this user that you can see here.
refusal-profile-share = You can share your profile in servers that show profiles, if you keep a rating: `/me rating`.
refusal-profile-shared-already = You have shared this already.
refusal-profile-empty = You have not finished a match in this server yet.
refusal-profile-whom = Choose another user.

profile-page-title = ### { $game } · { $user }
profile-page-empty = No match of this game has been finished yet.
profile-page-rating = { $pool ->
    [two] **With two players:**
   *[more] **With more players:**
 } { $tier }, about as strong as *{ $level }*{ $settled ->
    [no] , but provisional after few rated matches
   *[yes] {""}
 }{ $number ->
    [none] {""}
   *[other] . The number is **{ $number }**; newcomers begin at 1,000
 }.
profile-page-few = { $count ->
    [one] 1 match
   *[other] { $count } matches
 } so far; from { $least } on, this page counts them by seat, players and length.
profile-page-seats = **By seat:** { $counts }
profile-page-players = **By number of players:** { $counts }
profile-page-lengths = **By length:** { $counts }
profile-count = { $name }: { $count ->
    [one] 1 match
   *[other] { $count } matches
 }, first in { $firsts }
profile-seat = seat { $number }
profile-players = { $number } players
profile-length-hour = up to an hour
profile-length-day = up to a day
profile-length-longer = longer
profile-page-first = **First match:** { $at }
profile-page-best = **Best match:** { $result }, { $at }

profile-meet-title = ### { $user } and { $other }
profile-meet-none = They have not finished a match together yet.
profile-meet-line = { $game }: { $count ->
    [one] 1 match
   *[other] { $count } matches
 }. { $user } was ahead in { $won }, { $other } in { $lost }{ $drawn ->
    [0] .
   *[other] ; { $drawn } ended level.
 }
profile-meet-last = Last: { $game }, { $at }.
