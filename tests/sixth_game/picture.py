"""The picture of dots and boxes, and its words."""

from collections.abc import Collection, Mapping
from typing import Any

from bot.locales import Text
from rendering.kit import SMALLEST, Look, Scene, middle_of, write
from rendering.small_games.renderer import SimpleRenderer
from rendering.small_games.tabletop import put_line, put_token, square_grid
from rendering.words import comma_list
from tests.sixth_game.rules import COLUMNS, DOTS, GAME, ROWS, Draw, State, View

PLACES = dict(zip(DOTS, map(middle_of, square_grid(len(COLUMNS), len(ROWS), gap=0)), strict=True))
SIDE = PLACES["b1"][0] - PLACES["a1"][0]


class DotsRenderer(SimpleRenderer[State]):
    """Dots on the table, lines between them, and the players' marks in their boxes."""

    key = GAME.key

    def sentences(self, view: View, *, text: Text) -> list[str]:
        """Return which lines are drawn, and whose the boxes are."""
        lines, boxes = view.state.lines, view.state.boxes
        return [
            text("dots-says-lines", lines=comma_list(lines, text), count=len(lines)),
            *(
                text("dots-says-box", box=box, name=self.player_name(owner, text=text))
                for box, owner in boxes
            ),
        ]

    def action_values(self, view: View, action: Draw) -> Mapping[str, Any]:
        """Return the line, and the number of boxes that it closes."""
        state_after = GAME.play(view.state, view.state.player, action)
        return {"line": action.line, "boxes": len(state_after.boxes) - len(view.state.boxes)}

    def compose(self, view: View, *, look: Look, choices: Collection[str] = ()) -> Scene:
        """Draw the lines, the dots with their names at the edges, and the owners of the boxes."""
        picture, state = self.draw_table(view, look=look), view.state
        for line in (*state.lines, *choices):
            start, end = (PLACES[dot] for dot in line.split("-"))
            put_line(picture, start, end, look.theme, is_last=line == state.last, is_choice=line in choices)
        for dot, (x, y) in PLACES.items():
            put_token(picture, None, (x, y), 34, look.theme)
            if dot[1] == ROWS[0]:
                write(picture, dot[0], (x, y - 60), SMALLEST, look["ink"], align="centre")
            if dot[0] == COLUMNS[0]:
                write(picture, dot[1], (x - 60, y), SMALLEST, look["ink"], align="centre")
        for box, owner in state.boxes:
            x, y = PLACES[box]
            put_token(picture, owner, (x + SIDE / 2, y + SIDE / 2), 84, look.theme)
        return picture


RENDERER = DotsRenderer()
