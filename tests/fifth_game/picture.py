"""The picture of noughts and crosses, and its words."""

from collections.abc import Collection

from bot.locales import Text
from rendering.kit import Look, Scene, middle_of
from rendering.small_games.renderer import SimpleRenderer
from rendering.small_games.tabletop import put_tile, put_token, square_grid
from tests.fifth_game.rules import GAME, State, View, square_names


class NoughtsRenderer(SimpleRenderer[State]):
    """Wooden tiles with the players' marks on them."""

    key = GAME.key
    shows_points = False

    def sentences(self, view: View, *, text: Text) -> list[str]:
        """Return who has marked which squares."""
        marks = zip(square_names(view.state.options.size), view.state.squares, strict=True)
        return [
            text("noughts-says-square", square=square, name=self.player_name(mark, text=text))
            for square, mark in marks
            if mark is not None
        ]

    def compose(self, view: View, *, look: Look, choices: Collection[str] = ()) -> Scene:
        """Draw the grid."""
        picture = self.draw_table(view, look=look)
        size = view.state.options.size
        boxes = square_grid(size, size)
        for square, mark, box in zip(square_names(size), view.state.squares, boxes, strict=True):
            put_tile(
                picture,
                box,
                look.theme,
                label=square if mark is None else "",
                is_last=square == view.state.last,
                is_choice=square in choices,
            )
            if mark is not None:
                put_token(picture, mark, middle_of(box), round((box[2] - box[0]) * 0.65), look.theme)
        return picture


RENDERER = NoughtsRenderer()
