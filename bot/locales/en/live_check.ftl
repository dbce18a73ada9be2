# bot check --live: a visit to the real Discord

cli-check-live = Visit the server with this id and try there once what the bot relies on: it posts, waits for a click of yours, and deletes everything again.
live-left-out = The visit to the server is left out until what fails above is repaired.
live-not-a-server = “{ $text }” is not the id of a server, which is a number such as 1234567890123456789.

live-reason = A check of Guildhall. It deletes this by itself.
live-thread-name = Guildhall check
live-board-text = **A check of Guildhall.** Press both buttons.
live-button-click = Click Me
live-button-form = Open the Form
live-form-title = A Form
live-form-label = Write something, or nothing
live-thanks = Thank you. This is only shown to you.
live-mention-text = { $user }, this is the mention of the check.
live-folded = A folded board: one line without picture and buttons.

live-step-channel = Making a channel
live-step-forum = Making a forum
live-step-thread = The thread
live-step-forum-post = The forum post
live-step-board = The board
live-step-edit = Editing the board
live-step-mention = The mention
live-step-click = Answering the click
live-step-open-form = Opening the form
live-step-form = Answering the form
live-step-history = Reading the history
live-step-fold = Folding the board
live-step-emoji = The emoji
live-step-look = Looking for what visits have made

live-no-server = The bot is not in the server { $server }. Invite it with the link above, and give the id of that server: switch on Developer Mode in Discord, and choose Copy Server ID in the menu of the server.
live-server-unavailable = Discord says that the server { $server } is not available at the moment. Try again later.
live-not-ready = Discord's gateway did not let the bot in within { $seconds } seconds. Try again later.
live-permissions = The bot has all permissions that it asks for in { $server }.
live-permissions-missing = In { $server } the bot lacks { $permissions }. Some steps may be refused.
live-channel-found = There is a channel #{ $name }, which is used and kept.
live-channel-made = The channel #{ $name } was made: Discord gave it the id { $id }.
live-no-channel = There is no channel #{ $name }. Make one in which the bot may write, or give the bot the permission Manage Channels for this check.
live-no-forum = There is no forum #{ $name }, so posts in forums were not checked. If you want that, make one, or give the bot the permission Manage Channels for this check.
live-refused = { $step }: Discord answered with status { $status }, code { $code }: { $answer }
live-failed = { $step }: Discord gave no answer that can be read ({ $error }).
live-thread = A thread was opened: Discord gave it the id { $id }.
live-forum-post = A post was made in the forum: Discord gave it the id { $id }.
live-board = A board was posted in { $milliseconds } ms: Discord gave it the id { $id }, and shows { $pictures ->
    [one] one picture
   *[other] { $pictures } pictures
 } in it and { $files ->
    [one] one file
   *[other] { $files } files
 } beside it.
live-board-without-picture = A board was posted in { $milliseconds } ms: Discord gave it the id { $id }, but shows no picture in it and { $files ->
    [one] one file
   *[other] { $files } files
 } beside it.
live-edit = The board was edited: Discord shows the new picture.
live-edit-refused = Discord took no new picture in an edit (status { $status }, code { $code }: { $answer }). The bot posts a new message then, so nothing is lost.
live-edit-old-picture = The board was edited, but Discord does not show the new picture.
live-mention = A mention was sent to the owner of the application, and Discord counts it.
live-mention-none = A mention was sent to the owner of the application, but Discord does not count it. Is that user in the server?
live-please-click = Now it is your turn: open { $link } and press both buttons within { $minutes } minutes. Then send the form.
live-click = Your click was answered { $milliseconds } ms after it was made.
live-form = Your form was answered { $milliseconds } ms after you sent it.
live-not-clicked = Nobody pressed Click Me, so clicks were not checked. Repeat the check and press both buttons.
live-no-form = Nobody sent the form, so forms were not checked. Repeat the check, open the form and send it.
live-history = The board was found again in the history of its channel, among { $count } messages.
live-history-empty = The board was not found in the history of its channel, or without its buttons. After a crash the bot would post a board twice.
live-fold = The old board was folded into one line.
live-fold-picture = The old board was folded, but Discord still shows its picture.
live-emoji = An emoji was uploaded: Discord gave it the id { $id }.
live-earlier-deleted = A visit before this one was broken off. What it had left is deleted ({ $count }).
live-cleaned = Everything that was made is deleted again ({ $count }).
live-not-cleaned = The bot could not delete everything. Please delete this yourself: { $names }.
live-interrupted = The visit was broken off.
