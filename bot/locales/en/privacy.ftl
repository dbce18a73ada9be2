# /privacy: what is stored about a user, and how they take it away or delete it.

# $number: 1 for the first one in a match, 2 for the next
former-player = Former Player{ $number ->
        [1] {""}
       *[other] {" "}{ $number }
    }
former-member = a former member

command-privacy-name = privacy
command-privacy = What Guildhall stores about you
command-privacy-show-name = show
command-privacy-show = See what is stored about you, why and for how long
command-privacy-export-name = export
command-privacy-export = Get a file with everything that is stored about you
command-privacy-delete-name = delete
command-privacy-delete = Delete what is stored about you, after a question

privacy-title = ### What Guildhall stores about you
privacy-matches = - **Matches:** { $open } open and { $past } finished, each with your Discord id, your seat, your actions and their times. Your opponents can replay them. They stay until you delete them, or until 30 days after Guildhall has left their server.
privacy-reviews = - **Reviews** of your matches: { $count }. They stay as long as the match.
privacy-preferences = - **Settings** of `/me` (notices, time zone, quiet hours, absence): { $count ->
        [0] none
       *[other] stored
    }. They stay until you delete them.
privacy-lessons = - **Lessons:** how far you are in { $count ->
        [0] none so far
        [one] one game
       *[other] { $count } games
    }. It stays until you delete it.
privacy-files = - **Record files** that you opened: { $count }, the last 20 at most.
privacy-notifications = - **Notices:** { $messages } direct messages that are remembered, so that they can be tidied up, { $waiting } reminders and notices that wait, { $mutes } mutes. They go 90 days after the end of the match at the latest.
privacy-log = - **Logs of servers:** { $count } entries about what you changed as a moderator. The last 1,000 of each server stay.
privacy-names = Names are kept in memory for an hour at most. Guildhall reads no messages, and gives nothing to anybody else.
privacy-link = [Privacy policy]({ $url })
privacy-terms-link = [Terms of service]({ $url })
privacy-contact = Questions: { $contact }
button-privacy-export = Get My Data
button-privacy-delete = Delete My Data

privacy-exported = ### Your data
    Everything that is stored about you, as { $zipped ->
        [yes] a packed JSON file
       *[no] a JSON file
    }. The secrets of running matches and the ids of other people are not in it.
privacy-left-out = It was too much for one file: the oldest matches and files ({ $count }) are left out. { $contact ->
        [none] {""}
       *[other] Ask for them: { $contact }
    }

privacy-ask = ### Delete everything about you?
    - **What goes:** your settings, notices and mutes, how far you are in the lessons, the record files that you opened.
    - **What is left of your finished matches** ({ $past }): your opponents keep them, and you are called “Former Player” in them, also in replays and files saved from now on. You cannot open them from `/me history` any more.
    - **What stays:** messages that are already in Discord, and files that others have saved.
privacy-ask-open = - **Your open matches** ({ $open }): you resign them all and leave every table now. To finish them first, do not press the button.
privacy-ask-final = This cannot be taken back.
button-privacy-sure = Yes, Delete Everything
privacy-deleted = Deleted. Guildhall knows nothing about you any more. If you play again, it begins to store things again.

refusal-privacy-deleting = Your data is being deleted right now, so there is nothing whole to show. Try again in a minute.
refusal-privacy-exporting = Your file is already being made. It comes in a moment.
privacy-help = `/privacy show` tells what is stored about you, and deletes it.
