### Clips: a match as an animated picture.

clip-ended = { DATETIME($date, dateStyle: "long") }
clip-score = { $points }
clip-alt = A clip of { $game } with { $players }.
clip-alt-on = A clip of { $game } with { $players } on { DATETIME($date, dateStyle: "long") }.

## Sharing a clip

button-clip = Share a Clip
button-clip-stop = Stop
command-match-clip-name = clip
command-match-clip = Share the finished match of this channel as an animated picture
parameter-match-clip-first-name = from
parameter-match-clip-first = The first turn to show; in a race the first step
parameter-match-clip-last-name = to
parameter-match-clip-last = The last turn to show; in a race the last step
parameter-match-clip-speed-name = speed
parameter-match-clip-speed = How long each turn is shown
parameter-match-clip-format-name = format
parameter-match-clip-format = WebP is sharper and smaller; GIF plays everywhere
choice-speed-slow = Slow
choice-speed-normal = Normal
choice-speed-fast = Fast
choice-format-webp = WebP
choice-format-gif = GIF
refusal-clip-not-over = A clip comes after the end: this match is still running.
refusal-clip-nothing-played = Nothing was played in this match, so there is no clip of it.
refusal-clip-players-only = Only the players can share a clip of their match.
refusal-clip-underway = A clip is being drawn in this server already. Please wait until it is finished.
refusal-clip-turns = This match has { $count ->
    [one] one turn
   *[other] the turns 1 to { $count }
 }: choose two of them, the first one not behind the last.
refusal-clip-steps = This match has { $count ->
    [one] one step
   *[other] the steps 1 to { $count }
 }: choose two of them, the first one not behind the last.
refusal-clip-failed = The clip could not be drawn. Please try again.
refusal-clip-too-large = Even a very small clip is larger than this server takes ({ $most } MB).
refusal-clip-gone = That clip is finished already.
clip-begins = The clip is being prepared.
clip-progress = Drawing the clip: frame { $done } of { $total }.
clip-stopped = The clip was stopped. Nothing was posted.
clip-posted = The clip is in the channel.
clip-of = Clip: { $game }, { $players }
clip-of-turns = Clip: { $game }, { $players }, turns { $first } to { $last }
clip-of-steps = Clip: { $game }, { $players }, steps { $first } to { $last }

## In a terminal

cli-record-clip = Draw a whole match as an animated picture.
cli-record-clip-output = The file to write; it must not exist yet. The default is the name of the record file with the format at its end.
cli-record-clip-first = The first turn to show; in a race the first step.
cli-record-clip-last = The last turn to show; in a race the last step.
cli-record-clip-speed = How long each turn is shown.
cli-record-clip-format = WebP is sharper and smaller; GIF plays everywhere.
cli-record-clip-theme = The colours of the pictures.
cli-record-clip-megabytes = The largest size of the file.
cli-record-clip-no-size = { $size } is no size: choose a number above 0, at most { $most }.
cli-record-clip-drawing = Drawing
cli-record-clip-too-large = Not even a very small clip fits into that size.
cli-record-clip-done = The clip is written to { $file }: { $frames } frames of { $width } × { $height }.
