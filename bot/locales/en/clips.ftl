### Clips: a match as an animated picture.

clip-ended = { DATETIME($date, dateStyle: "long") }
clip-alt = A clip of { $game } with { $players }.
clip-alt-on = A clip of { $game } with { $players } on { DATETIME($date, dateStyle: "long") }.
