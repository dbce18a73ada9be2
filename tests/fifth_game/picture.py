"""The picture of noughts and crosses, and its words."""

from collections.abc import Collection

from PIL import Image

from bot.locales import Text
from rendering.simple import SimpleRenderer
from rendering.tabletop import put_tile, put_token, square_grid
from rendering.theme import Theme
from tests.fifth_game.rules import GAME, SQUARES, State, View


class NoughtsRenderer(SimpleRenderer[State]):
    """Nine wooden tiles, and the players' marks on them."""

    key = GAME.key

    def lines(self, view: View, *, text: Text) -> list[str]:
        """Return who has marked which squares."""
        marks = zip(SQUARES, view.state.squares, strict=True)
        return [
            text("noughts-says-square", square=square, name=self.player_name(mark, text=text))
            for square, mark in marks
            if mark is not None
        ]

    def paint(self, view: View, *, theme: Theme, text: Text, choices: Collection[str] = ()) -> Image.Image:
        """Draw the grid."""
        picture = self.draw_table(view, theme=theme, text=text)
        for square, mark, box in zip(SQUARES, view.state.squares, square_grid(3, 3), strict=True):
            put_tile(
                picture,
                box,
                theme,
                label=square,
                is_last=square == view.state.last,
                is_choice=square in choices,
            )
            if mark is not None:
                put_token(picture, mark, ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2 - 24), 140, theme)
        return picture


RENDERER = NoughtsRenderer()
