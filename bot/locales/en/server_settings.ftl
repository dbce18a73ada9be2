# /server settings and /server check: where and how a server plays, and what the bot lacks there.

language-name = English

## Commands

command-server-settings-name = settings
command-server-settings = Decide where and how this server plays
command-server-check-name = check
command-server-check = See whether everything is in place for matches here

## The panel

server-settings-title = ### How this server plays
server-settings-channels = **Tables open:** { $where ->
    [some] only in { $channels }
    [gone] nowhere
   *[everywhere] in every channel
 }
server-settings-place = **Matches are played:** { $place ->
    [thread] in a thread of their own
    [forum] as posts in { $forum }
    [no-forum] as posts in a forum
   *[channel] in the channel itself
 }
server-settings-match-lines = **Matches in threads:** { $is_on ->
    [on] a line in the channel says how each stands
   *[off] without a line in the channel
 }
server-settings-posts-for-members = **Members who may not write or open threads there:** { $is_on ->
    [on] I open tables for them all the same
   *[off] I open no tables for them
 }
server-settings-boards = **Old boards:** { $value }
server-settings-posts = **What I post by myself:** { $value }
server-settings-ratings = **Ratings, profiles and rankings:** { $value }
server-settings-theme = **Pictures:** { $value }
server-settings-clock = **Clock:** { $value }
server-settings-locale = **Language:** { $value }
server-settings-pings = **Pinged for a new table:** { $count ->
    [0] nobody
   *[other] { $pings }
 }
server-settings-ping = { $role } ({ $game })
server-settings-computers = **Computers:** { $computers ->
    [on] may play
   *[off] may not play; practice alone is possible
 }
server-problem = ⚠️ { $problem }
server-hint = 💡 { $hint }
server-channels-more = { $channels } and { $count } more

server-section-where = Where
server-section-tables = Tables
server-section-people = People
button-server-reset = Reset This Part

server-menu-channels = Tables open in every channel
server-menu-forum = The forum for posts
server-menu-ping = { $game }: ping nobody
server-menu-place = Where matches are played
server-menu-boards = Old boards
server-menu-ratings = Who sees ratings and profiles
server-menu-posts = What I post by myself
server-menu-theme = Pictures
server-menu-clock = Clock
server-menu-locale = Language
server-menu-place-set = Played: { $value }
server-menu-boards-set = Old boards: { $value }
server-menu-ratings-set = Ratings: { $value }
server-menu-posts-set = By myself: { $value }
server-menu-theme-set = Pictures: { $value }
server-menu-clock-set = Clock: { $value }
server-menu-locale-set = Language: { $value }
choice-place-channel = In the channel itself
choice-place-thread = In a thread of their own
choice-place-forum = As posts in a forum
choice-ratings-everybody = Everybody sees them
choice-ratings-players = Only those who keep one see them
choice-ratings-off = There are none
choice-posts-few = Few: only boards and their lines
choice-posts-usual = Usual: a small picture stays after each round
choice-posts-many = Many: also the story of each match
choice-locale-server = That of this server
server-switch-match-lines-on = Lines of Matches: On
server-switch-match-lines-off = Lines of Matches: Off
server-switch-posts-for-members-on = Post for All Members: On
server-switch-posts-for-members-off = Post for All Members: Off
server-switch-computers-on = Computers: May Play
server-switch-computers-off = Computers: May Not Play

## Problems with the settings

server-problem-channels-gone = { $count ->
    [one] One of the chosen channels was deleted.
   *[other] { $count } of the chosen channels were deleted.
 }
server-problem-all-channels-gone = All channels in which tables may open were deleted, so no table can open. Choose others.
server-problem-only-forums = Tables may open only in a forum, but matches are played in channels. Choose “As posts in a forum”, or allow a channel.
server-problem-outside-forum = { $problem } Until then, matches are played where they are asked for.
server-problem-no-forum = No forum has been chosen for the posts.
server-problem-forum-gone = The forum for the posts was deleted.
server-problem-forum-not-allowed = { $forum } is not among the channels in which tables may open.
server-problem-forum-permissions = In { $forum } I lack { $count ->
    [one] the permission
   *[other] the permissions
 } { $permissions }.
server-problem-forum-tags = { $forum } requires a tag for each post, but has none that I may use for { $games }. Add a tag with the name of the game, or one called “{ $state }”.
server-problem-forum-unused = { $forum } is not used, because matches are not played as posts in a forum.
server-problem-no-threads = I cannot open threads in { $channels }, so matches are played in the channel there.
server-problem-members = Members cannot open tables in { $channels }, because their roles lack { $permissions } there. Allow it, or switch on “Post for All Members”.
server-problem-role-gone = The role that was pinged for { $game } was deleted.
server-problem-role-silent = { $role } is not notified of { $game }: let everyone mention that role, or give me the permission Mention @everyone.
server-hint-tags = { $count ->
    [one] If { $forum } had a tag called { $tags }, I would use it for its posts.
   *[other] If { $forum } had tags with these names, I would use them for its posts: { $tags }.
 }

## The check

server-check-fine = Everything is in place: matches can be played here.
server-check-title = ### What is missing here
server-check-channel = - { $count ->
    [0] { $channel } ([open]({ $link })): threads, and so practice, need { $thread_permissions }
    [one] { $channel } ([open]({ $link })): no match without the permission { $permissions }{ $thread_count ->
        [0] { "" }
       *[other] ; threads need { $thread_permissions }
     }
   *[other] { $channel } ([open]({ $link })): no match without the permissions { $permissions }{ $thread_count ->
        [0] { "" }
       *[other] ; threads need { $thread_permissions }
     }
 }
server-check-nowhere = There is no text channel in which members can use commands.
server-check-more = - and { $count ->
    [one] one more channel
   *[other] { $count } more channels
 }
server-check-invite = - In the whole server I lack { $permissions }. [Invite me again]({ $link }) to add { $count ->
    [one] it
   *[other] them
 }.
server-check-line = - { $line }
server-check-tags-refused = I may not change the tags of my posts in { $forum }. Give me the permission Manage Threads there.

## The log

server-log-set-channels = let tables open { $new_count ->
    [0] in every channel
   *[other] only in { $new }{ $new_more ->
        [0] { "" }
       *[other] { " " }and { $new_more } more
     }
 } ({ $old_count ->
    [0] before: in every channel
   *[other] before: { $old }{ $old_more ->
        [0] { "" }
       *[other] { " " }and { $old_more } more
     }
 })
server-log-set-place = let matches be played { $new ->
    [thread] in threads
    [forum] as posts in a forum
   *[channel] in the channel
 } (before: { $old ->
    [thread] in threads
    [forum] as posts in a forum
   *[channel] in the channel
 })
server-log-set-forum = { $new ->
    [none] took the forum { $old } away
   *[other] let matches be played as posts in { $new }
 }
server-log-set-boards = set what becomes of old boards to “{ $new ->
    [keep] { choice-boards-keep }
    [delete] { choice-boards-delete }
   *[fold] { choice-boards-fold }
 }”
server-log-set-posts = set what I post by myself to “{ $new ->
    [few] { choice-posts-few }
    [many] { choice-posts-many }
   *[usual] { choice-posts-usual }
 }”
server-log-set-ratings = decided who sees ratings and profiles: “{ $new ->
    [players] { choice-ratings-players }
    [off] { choice-ratings-off }
   *[everybody] { choice-ratings-everybody }
 }”
server-log-set-theme = set the pictures to { $new ->
    [light] { choice-theme-light }
    [contrast] { choice-theme-contrast }
   *[dark] { choice-theme-dark }
 } (before: { $old ->
    [light] { choice-theme-light }
    [contrast] { choice-theme-contrast }
   *[dark] { choice-theme-dark }
 })
server-log-set-clock = set the clock to “{ $new ->
    [live] { choice-clock-live }
    [day] { choice-clock-day }
    [three-days] { choice-clock-three-days }
    [week] { choice-clock-week }
   *[none] { choice-clock-none }
 }” (before: { $old ->
    [live] { choice-clock-live }
    [day] { choice-clock-day }
    [three-days] { choice-clock-three-days }
    [week] { choice-clock-week }
   *[none] { choice-clock-none }
 })
server-log-set-locale = set the language to { $new ->
    [server] that of the server
    [en] English
   *[other] { $new }
 }
server-log-set-ping = { $new ->
    [none] stopped the ping of { $old } for { $game }
   *[other] let { $new } be pinged for { $game }
 }
server-log-set-computers = { $new ->
    [on] let computers play
   *[off] decided that computers may not play
 }
server-log-set-match-lines = { $new ->
    [on] let matches in threads have a line in the channel
   *[off] decided that matches in threads have no line in the channel
 }
server-log-set-posts-for-members = { $new ->
    [on] let me open tables and threads for members who may not write there
   *[off] decided that I open no tables and threads for members who may not write there
 }
server-log-reset-settings = reset the settings { $section ->
    [where] of where matches are played
    [tables] of tables
   *[people] of people
 }

## At tables

table-ping = -# Who joins, { $role }?
table-opened-in-forum = The table is open as a post in the forum: [go to it]({ $link }).
match-begun-in-forum = The match has begun as a post in the forum: [go to it]({ $link }).
opened-outside-forum = It is not in the forum of this server. { $problem }
opened-outside-thread = It has no thread of its own, because I may not open threads here.
forum-post = { $host } opened a table for { $game }. It is right below.
forum-tag-open = Open
forum-tag-running = Running
forum-tag-finished = Finished

permission-create-posts = Create Posts

## Refusals

refusal-server-unknown = I do not see this server. Somebody who manages it has to invite me first.
refusal-ping-everyone = I do not ping everyone. Choose a smaller role.
refusal-ping-not-yours = You may not mention { $role } yourself, so I do not ping that role for you. Let everyone mention it, or ask somebody with the permission Mention @everyone.
refusal-tables-elsewhere = In this server, matches are played in { $channels }. Open your table there. Lessons (`/learn`) work everywhere, and so does practice in a private thread.
refusal-tables-in-hidden-channels = In this server, matches are played only in channels that you cannot see. Ask somebody who manages it to let you in. Lessons (`/learn`) work everywhere.
refusal-channels-gone = The channels in which matches may be played here were deleted. Somebody who manages this server can choose others with `/server settings`. Lessons (`/learn`) work everywhere.
refusal-no-post-here = Discord does not let me make a post in { $forum }. Ask somebody who manages this server to look at `/server check`.
refusal-forum-unusable = In this server, matches are played as posts in a forum, and that is not possible now. { $problem }
refusal-computers-not-allowed = In this server, computers may not take part in matches. You can still practise alone against one: use `practice: True` when you open a table, or finish a lesson.
