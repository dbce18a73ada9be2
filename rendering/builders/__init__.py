"""Builders: one large puzzle of four woods, inlaid with the joints of its builders, on a carved board."""

from collections.abc import Collection, Mapping

from bot.games.builders import View
from bot.locales import Text
from rendering.builders.alt_text import alt_text, closeup_text, describe, finished_text
from rendering.builders.board import draw_board
from rendering.builders.closeup import draw_closeup
from rendering.builders.labels import narrate, prompt
from rendering.builders.rules_page import rules
from rendering.builders.samples import samples
from rendering.builders.score import draw_finished, draw_score
from rendering.builders.seats import seat
from rendering.canvas import SIZE, encode
from rendering.picture import Picture
from rendering.renderer import ExtraPicture, Renderer
from rendering.theme import Theme

__all__ = [
    "RENDERER",
    "describe",
    "finished",
    "narrate",
    "prompt",
    "rules",
    "samples",
    "seat",
    "zoom",
]


def zoom(view: View, *, theme: Theme, text: Text) -> Picture:
    """Draw a close-up of the place for the next piece, with the joints that each place earns."""
    return Picture(encode(draw_closeup(view, theme), busy=True), closeup_text(view, text=text), SIZE)


def finished(view: View, *, theme: Theme, text: Text) -> Picture:
    """Draw the puzzle alone in a frame, as a keepsake."""
    picture = draw_finished(view, theme, text)
    return Picture(encode(picture, busy=True), finished_text(view, text=text), SIZE)


class BuildersRenderer(Renderer[View]):
    """The pictures and words of the game."""

    key = "builders"

    def draw(self, view: View, *, theme: Theme, text: Text, choices: Collection[str] = ()) -> Picture:
        """Draw a position; ``choices`` are actions or panels whose places can be chosen now."""
        picture = draw_score(view, theme, text) if view.outcome else draw_board(view, theme, text, choices)
        return Picture(encode(picture, busy=True), alt_text(view, text=text), SIZE)

    describe = staticmethod(describe)
    prompt = staticmethod(prompt)
    narrate = staticmethod(narrate)
    seat = staticmethod(seat)
    rules = staticmethod(rules)
    samples = staticmethod(samples)

    def extra_pictures(self) -> Mapping[str, ExtraPicture]:
        """Return the close-up, and the finished puzzle as a keepsake."""
        return {"zoom": zoom, "finished": finished}

    def prewarm(self, *, theme: Theme, text: Text) -> None:
        """Fill the caches with what most pictures in ``theme`` share."""
        for name in ("start", "ring_open", "many_rows"):
            self.draw(samples()[name], theme=theme, text=text)


RENDERER = BuildersRenderer()
