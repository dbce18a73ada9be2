"""The picture of a match: the tiles with their stacks or the patterns to choose from, the players' panels."""

from collections.abc import Collection
from functools import partial

from PIL import Image

from bot.games.constructor import View
from bot.locales import Text
from rendering.canvas import Box
from rendering.constructor.cards import choice, draw_finished
from rendering.constructor.labels import result_text, score_text, shows_last_round
from rendering.constructor.layout import Layout, areas_above_blocks, layout
from rendering.constructor.panel import draw_panel, draw_status, panel_contents, status_width
from rendering.constructor.stacks import put_badge, stack_stamp
from rendering.constructor.tiles import base, put_marking
from rendering.names import fit_names
from rendering.theme import Theme


def draw_board(view: View, theme: Theme, text: Text, choices: Collection[str]) -> Image.Image:
    """Draw a position; before a round has a pattern, draw those to choose from."""
    if not view.pattern:
        picture = choice(view, theme, text)
        _, panels, status = areas_above_blocks()
        _draw_blocks(picture, view, panels, status, theme, text, upright=False)
        return picture
    ended = shows_last_round(view)
    place = layout(view.pattern, ended=ended)
    picture = base(view.pattern, theme, ended=ended).copy()
    _draw_stacks(picture, view, place, theme, choices)
    _draw_blocks(picture, view, place.panels, place.status, theme, text, upright=place.upright)
    if place.inset:
        draw_finished(picture, place.inset, view, theme, text)
    return picture


def _draw_stacks(
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
        result = fit_names(partial(result_text, view), text, status_width(status), lines=2)
        lines = result, score_text(view.points, view, text)
    else:
        lines = text("constructor-round"), f"{view.round}/{view.rounds}"
    draw_status(picture, status, lines, theme, loud=bool(view.outcome))
