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
privacy-matches = - **Matches:** { $open } open, { $past } over. Your Discord id, your seat, and your actions with their times, so that you can play and replay them. Your id stays in them until you delete your data, or until 30 days after Guildhall has left the server.
privacy-reviews = - **Reviews of your matches:** { $count }. They stay as long as the match.
privacy-preferences = - **Settings in `/me`:** { $count ->
        [0] none.
       *[other] stored: notices, time zone, quiet hours, absence. Until you delete them.
    }
privacy-lessons = - **Lessons begun:** { $count }. Until you delete them.
privacy-files = - **Record files that you opened:** { $count }. The last 20, fewer if they are very large, until you delete them.
privacy-notifications = - **Notices:** { $messages } direct messages that can be tidied up, { $waiting } reminders that wait, { $mutes } muted. At most until 90 days after the match.
privacy-invitations = - **Invitations:** { $refused } people who cannot invite you, until you take it back. { $opened } tables that you opened lately, for an hour or until the next day.
privacy-log = - **Changes that you made as a moderator:** { $count }. Each server keeps its last 1,000.
privacy-names = Names are kept in memory for an hour at most. Guildhall reads no messages and passes nothing on.
privacy-link = [Privacy policy]({ $url })
privacy-terms-link = [Terms of service]({ $url })
privacy-contact = Questions: { $contact }
button-privacy-export = Get My Data
button-privacy-delete = Delete My Data

privacy-exported = ### Your data
    All that is stored about you, as { $zipped ->
        [yes] a JSON file, packed because it is large
       *[no] a JSON file
    }. What your opponents hide, and who they are, is not in it.
privacy-left-out = It was too much for one file: the oldest matches and files ({ $count }) are left out. { $contact ->
        [none] {""}
       *[other] Ask for them: { $contact }
    }

privacy-ask = ### Delete everything about you?
    - **What goes:** your settings, notices, lessons, and the record files that you opened.
privacy-ask-past = - **What becomes of your { $past } past { $past ->
        [one] match
       *[other] matches
    }:** your opponents keep them, but you are called “Former Player” there. You lose them.
privacy-ask-open = - **What becomes of your { $open } open { $open ->
        [one] match
       *[other] matches
    }:** you resign or leave the table, right now. To finish first, do not press the button.
privacy-ask-final = - **What stays:** messages that are already in Discord, and files that others have saved.

    This cannot be taken back.
button-privacy-sure = Yes, Delete Everything
privacy-progress =
    Deleting what is stored about you. { $total ->
        [0] This can take a minute.
       *[other] First you leave your open matches: { $done } of { $total }.
    } It goes on if you close this message.
privacy-deleted = Deleted. Guildhall knows nothing about you any more. If you play again, it begins to store things again.

refusal-privacy-deleting = Your data is being deleted right now, so there is nothing whole to show. Try again in a minute.
refusal-privacy-exporting = Your file is already being made. It comes in a moment.
privacy-help = `/privacy show` tells what is stored about you and lets you delete it.
