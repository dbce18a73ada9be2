"""Constructor: red wooden tiles on a table, pieces of frosted glass and of slate."""

from collections.abc import Collection

from PIL import Image

from bot.games.constructor import View
from bot.locales import Text
from rendering.canvas import SIZE, Box, encode
from rendering.constructor.board import base, put_marking
from rendering.constructor.cards import choice, draw_finished
from rendering.constructor.labels import (
    alt_text,
    describe,
    narrate,
    prompt,
    result_text,
    score_text,
    seat,
    shows_last_round,
)
from rendering.constructor.layout import Layout, areas_above_blocks, layout
from rendering.constructor.panel import draw_panel, draw_status, panel_contents
from rendering.constructor.prewarm import commonest
from rendering.constructor.rules_page import rules
from rendering.constructor.samples import samples
from rendering.constructor.stacks import put_badge, stack_stamp
from rendering.picture import Picture
from rendering.renderer import Renderer
from rendering.theme import Theme

__all__ = ["RENDERER", "describe", "narrate", "prewarm", "prompt", "rules", "samples", "seat"]


def _draw_board(
    picture: Image.Image, view: View, place: Layout, theme: Theme, choices: Collection[str]
) -> None:
    outlined = (("source", view.last[:-1]), ("target", view.last[-1:]), ("choice", choices))
    for kind, labels in outlined:
        for label, centre in place.centres.items():
            if label in labels:
                put_marking(picture, kind, centre, place.tile, theme)
    stacks = [(tile.stack, place.centres[tile.label]) for tile in view.tiles if tile.stack]
    for stack, centre in stacks:
        stack_stamp(stack, place.tile, theme).put(picture, centre)
    for stack, centre in stacks:
        put_badge(picture, stack, centre, place.tile, theme)


def _draw_blocks(
    picture: Image.Image,
    view: View,
    panels: tuple[Box, Box],
    status: Box,
    theme: Theme,
    text: Text,
    *,
    upright: bool,
) -> None:
    for colour, box in enumerate(panels):
        draw_panel(picture, box, panel_contents(view, colour), upright=upright, theme=theme, text=text)
    if view.outcome:
        lines = result_text(view, text), score_text(view.points, view, text)
    else:
        lines = text("constructor-round"), f"{view.round}/{view.rounds}"
    draw_status(picture, status, lines, theme, loud=bool(view.outcome))


class ConstructorRenderer(Renderer[View]):
    """The pictures and words of the game."""

    key = "constructor"

    def draw(self, view: View, *, theme: Theme, text: Text, choices: Collection[str] = ()) -> Picture:
        """Draw a position; ``choices`` are the labels of the tiles that can be chosen now."""
        if view.pattern:
            ended = shows_last_round(view)
            place = layout(view.pattern, ended=ended)
            picture = base(view.pattern, theme, ended=ended).copy()
            _draw_board(picture, view, place, theme, choices)
            _draw_blocks(picture, view, place.panels, place.status, theme, text, upright=place.upright)
            if place.inset:
                draw_finished(picture, place.inset, view, theme, text)
        else:
            picture = choice(view, theme, text)
            _, panels, status = areas_above_blocks()
            _draw_blocks(picture, view, panels, status, theme, text, upright=False)
        return Picture(encode(picture), alt_text(view, text=text), SIZE)

    describe = staticmethod(describe)
    prompt = staticmethod(prompt)
    narrate = staticmethod(narrate)
    seat = staticmethod(seat)
    rules = staticmethod(rules)
    samples = staticmethod(samples)

    def prewarm(self, *, theme: Theme, text: Text) -> None:
        """Fill the caches with what most pictures in ``theme`` share."""
        for view in commonest():
            self.draw(view, theme=theme, text=text, choices=[tile.label for tile in view.tiles])


RENDERER = ConstructorRenderer()
