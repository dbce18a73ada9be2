### The page of a match: one file to keep and to look at in any browser.

button-page = Save as a Page
page-ready = The whole match as a page: download the file and open it in any browser. It works offline.
page-begins = Gathering the turns …
page-progress = Painting the pictures: { $done } of { $total }. This takes about half a minute.
refusal-page-not-over = The page of a match is there once the match is over.
refusal-page-not-made = The page could not be made just now. Please try again in a minute.

page-title = { $game }: { $players }
page-date = Played on { DATETIME($date, dateStyle: "long") }
page-part-players = Players and Result
page-score-player = Player
page-score-points = Score
page-score-parts = Details
page-part-board = The Board
page-part-controls = Controls
page-first = First
page-back = Back
page-play = Play
page-pause = Pause
page-forward = Forward
page-last = Last
page-step = Position
page-speed = Speed
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-keys = Keys: the arrows go back and forward, Home and End to the first and the last position, and the space bar plays.
page-colours = Colours
page-colours-device = Like My Device
page-colours-dark = Dark
page-colours-light = Light
page-frame-title = { $frame } · { $title }
page-words = In Words
page-no-script = This is how the match ended. With JavaScript, the page shows the whole match.
page-part-moments = Key Moments
page-part-steps = The Whole Match
page-part-review = Review
page-computer = { $player } (computer, { $level })
page-review-estimates = All numbers are estimates from many { $part ->
    [step] simulated rounds
   *[turn] played-out games
 }.
page-review-alt = The chances to win of { $players } in { $count } positions. At the end: { $shares }.
page-review-share = { $player } { $percent } %
page-review-percent = { $percent } %
page-review-turning-points = Turning Points
page-review-table = The Chances, Step by Step
page-part-table = The Table
page-part-options = Options
page-usual-options = This match was played with the usual options.
page-assisted = { $how ->
    [played] A computer played in this match.
   *[unknown] Computers helped in this match.
 }
page-moment-lead = { $player } took the lead.
page-moment-gain = { $player } gained { $points ->
    [one] one point
   *[other] { $points } points
 }, the most of one turn.
page-moment-end = The end. { $result }
page-made-with = Made with Guildhall.

## The command in a terminal

cli-record-page = Write a whole match as one page that any browser shows without a network.
cli-record-page-output = The file to write; it must not exist yet. The default is the name of the record file with .html at its end.
cli-record-page-theme = The colours of the pictures.
cli-record-page-language = The language of the page.
cli-record-page-done = The page is written to { $file }. Open it in a browser.
cli-record-page-painting = Painting
