"""Middle Ages: parchment cards on an oak table, with small buildings and the people who build them."""

from collections.abc import Collection

from bot.games.middle_ages import View
from bot.locales import Text
from rendering.canvas import SIZE, encode
from rendering.middle_ages.alt_text import alt_text, area_text, describe
from rendering.middle_ages.area import draw_player
from rendering.middle_ages.board import draw_board
from rendering.middle_ages.labels import narrate, prompt, seat
from rendering.middle_ages.rules_page import rules
from rendering.middle_ages.samples import samples
from rendering.middle_ages.score import draw_score
from rendering.picture import Picture
from rendering.renderer import Renderer
from rendering.theme import Theme

__all__ = ["RENDERER", "area", "describe", "narrate", "prompt", "rules", "samples", "seat"]


def area(view: View, player: int, *, theme: Theme, text: Text) -> Picture:
    """Draw all that one player has, finished sites included."""
    picture = draw_player(view, player, theme, text)
    return Picture(encode(picture, busy=True), area_text(view, player, text=text), SIZE)


class MiddleAgesRenderer(Renderer[View]):
    """The pictures and words of the game."""

    key = "middle-ages"

    def draw(self, view: View, *, theme: Theme, text: Text, choices: Collection[str] = ()) -> Picture:
        """Draw a position; ``choices`` are the ids of the cards that can be chosen now."""
        picture = draw_score(view, theme, text) if view.outcome else draw_board(view, theme, text, choices)
        return Picture(encode(picture, busy=True), alt_text(view, text=text), SIZE)

    describe = staticmethod(describe)
    prompt = staticmethod(prompt)
    narrate = staticmethod(narrate)
    seat = staticmethod(seat)
    rules = staticmethod(rules)
    samples = staticmethod(samples)

    has_area = True

    def draw_area(self, view: View, player: int, *, theme: Theme, text: Text) -> Picture:
        """Draw all that one player has, finished sites included."""
        return area(view, player, theme=theme, text=text)


RENDERER = MiddleAgesRenderer()
