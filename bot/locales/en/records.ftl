# Record files: saving a match as a file, and opening such a file again.

command-match-record-name = record
command-match-record = Save a match as a file that anybody can replay and check
parameter-match-record-name = match
parameter-match-record = Another match of this channel; leave it out for the newest one
command-match-import-name = import
command-match-import = Open a record file as a replay
parameter-match-import-name = file
parameter-match-import = A file from /match record or Save the Record, in this version or an older one

button-record = Save the Record
record-title = The record of this match, with every action. Anybody can replay and check it with `/match import`.

import-title = ### { $game }
import-players = Played by { $players }.
import-played = { $unit ->
    [rounds] { $count ->
        [0] It ended in the first round, on { $at }.
        [one] It took one round and ended on { $at }.
       *[other] It took { $count } rounds and ended on { $at }.
     }
   *[turns] { $count ->
        [one] It took one turn and ended on { $at }.
       *[other] It took { $count } turns and ended on { $at }.
     }
 }
import-checked = -# I played every action again: the seed, the actions and the result fit together by the rules. Names, times and hints are as the file tells them.
button-open-replay = Open the Replay
button-import-share = Share in This Channel
import-shared-by = { $user } shares a match from a file:
import-shared = Shared: everybody in this channel can open the replay now.
refusal-import-gone = I have no such replay for you here. A file that you import is yours alone until you share it in a channel, and I keep your last 20, or fewer if they are very large. Import the file again with `/match import`.
refusal-import-shared-already = This match is shared already. To share it again, import the file again.
refusal-share-in-servers = Matches are shared in the channels of servers. Import the file there.

end-resigned-unnamed = Everybody else has resigned.
end-claimed-unnamed = The match was claimed, because time was up.
end-cancelled-unnamed = The match was called off.
end-ended-unnamed = A moderator closed the match.

me-switch-named-in-records-on = Name in Record Files: On
me-switch-named-in-records-off = Name in Record Files: Off

## Why a file is refused, in Discord and in a terminal

refusal-record-not-downloaded = Discord did not give me the file. Attach it again.
refusal-record-too-large = The file is too large: a record has at most { $most } kB. Choose the file that *Save the Record* gave you.
refusal-record-not-a-record = This is not a record file of Guildhall. Choose the `.json` file that *Save the Record* gave you.
refusal-record-unknown-version = The file has version { $version } of the record format, and I know versions up to { $newest }. Update the bot, or save the record again.
refusal-record-damaged = The file is damaged: something in it is missing, or is not as in a record. Save the record again.
refusal-record-unknown-game = The file is of a game that I do not know. Open it with the bot that wrote it.
refusal-record-changed = The file was changed after it was saved: its checksum does not fit. Save the record again.
refusal-record-not-over = The match in this file was not over when it was saved. Play it to the end, then save the record again.
refusal-record-other-seed = The seed in this file is not the one whose hash was shown from the start, so chance may have been changed. Ask for the original file.
refusal-record-other-table = No match can begin as this file says: its options or its number of players do not fit the game. Ask for the original file.
refusal-record-illegal-action = Action { $number } in this file breaks the rules, so the match cannot have gone like this. Ask for the original file, or open it with the version of the bot that wrote it.
refusal-record-other-result = The result in this file does not follow from its actions. Ask for the original file.
refusal-record-other-times = The times in this file contradict each other: something happened before what came earlier. Ask for the original file.
refusal-record-other-players = This file says wrongly who played: a level of a computer does not exist, or the file hides or invents help by a computer. Ask for the original file.
refusal-record-other-events = Who gave up, as this file tells it, does not fit the actions and the result. Ask for the original file.
