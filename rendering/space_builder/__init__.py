"""Space Builder: a night-blue moon base, maps like blueprints, boards like landing fields, red stamps.

In addition to the functions of every renderer there are

- ``map_picture(view, player, *, theme, text) -> Picture``: the map for a builder whose clock runs
- ``map_text(view, *, text) -> str``: the same in words, a line for each square
- ``result_picture(view, *, theme, text) -> Picture``: the round last checked, in any phase
- ``faces(*, theme, text) -> Picture``: both sides of all cards
"""

from collections.abc import Collection
from functools import lru_cache

from bot.games.space_builder import View
from bot.locales import Text
from rendering.canvas import SIZE, encode
from rendering.picture import Picture
from rendering.renderer import Renderer
from rendering.space_builder.alt_text import (
    alt_text,
    describe,
    faces_text,
    map_alt,
    map_text,
    result_alt,
    shows_result,
)
from rendering.space_builder.labels import narrate, prompt, seat
from rendering.space_builder.prewarm import prewarm
from rendering.space_builder.race import draw_private, draw_race
from rendering.space_builder.result import draw_result
from rendering.space_builder.rules_page import draw_faces, draw_rules
from rendering.space_builder.samples import samples
from rendering.space_builder.table import draw_table
from rendering.theme import Theme

__all__ = [
    "RENDERER",
    "describe",
    "faces",
    "map_picture",
    "map_text",
    "narrate",
    "prewarm",
    "prompt",
    "result_picture",
    "rules",
    "samples",
    "seat",
]


def result_picture(view: View, *, theme: Theme, text: Text) -> Picture:
    """Draw the round last checked and the standings."""
    picture = draw_result(view, theme, text)
    return Picture(encode(picture, busy=True), result_alt(view, text=text), SIZE)


def map_picture(view: View, player: int, *, theme: Theme, text: Text) -> Picture:
    """Draw the map for ``player`` alone, whose clock runs; its alt text is enough to build from.

    Raises:
        ValueError: If the viewer may not see the map.
    """
    picture = draw_private(view, player, theme, text)
    return Picture(encode(picture, busy=True), map_alt(view, player, text=text), SIZE)


@lru_cache(maxsize=16)  # the sheet depends on nothing but theme and language
def faces(*, theme: Theme, text: Text) -> Picture:
    """Draw the sheet with both sides of all cards, roof up."""
    return Picture(encode(draw_faces(theme, text), busy=True), faces_text(text=text), SIZE)


@lru_cache(maxsize=16)
def rules(*, theme: Theme, text: Text) -> Picture:
    """Draw the picture that explains a round."""
    return Picture(encode(draw_rules(theme, text), busy=True), text("space-builder-rules-picture"), SIZE)


class SpaceBuilderRenderer(Renderer[View]):
    """The pictures and words of the game."""

    key = "space-builder"

    def draw(
        self,
        view: View,
        *,
        theme: Theme,
        text: Text,
        choices: Collection[str] = (),  # noqa: ARG002
    ) -> Picture:
        """Draw the public picture of a position; nothing in it can be chosen.

        In a match played in turns it never shows anything of the current round, even if the view contains it
        (rules 7.4.2).
        """
        if shows_result(view):
            return result_picture(view, theme=theme, text=text)
        live = view.map is not None and view.options.live
        picture = draw_race(view, theme, text) if live else draw_table(view, theme, text)
        return Picture(encode(picture, busy=True), alt_text(view, text=text), SIZE)

    describe = staticmethod(describe)
    prompt = staticmethod(prompt)
    narrate = staticmethod(narrate)
    seat = staticmethod(seat)
    rules = staticmethod(rules)
    samples = staticmethod(samples)

    prewarm = staticmethod(prewarm)


RENDERER = SpaceBuilderRenderer()
