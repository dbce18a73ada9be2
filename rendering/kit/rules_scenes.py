"""The rules at a glance: small scenes in a grid, each with the mark of its section and a caption."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rendering.kit.boxes import grid, inset, split
from rendering.kit.canvas import Box
from rendering.kit.look import Look
from rendering.kit.rows import CLOSE, GAP, USUAL, Part, put_in_middle, words
from rendering.kit.scene import Scene
from rendering.kit.surfaces import put_callout
from rendering.kit.theme import Colour, Theme

_COLUMNS, _ROWS = 3, 2
_MARK = 38  # pixels that the mark of a section reaches into a scene


class RulesScene(NamedTuple):
    """A scene: the section of the rules that explains it, counted from 1, and its rows of parts.

    Its rows share the room below the mark of its section; those of a tall one begin beside the mark.
    """

    section: int
    rows: Sequence[Sequence[Part]]
    is_tall: bool = False


def put_scenes(
    picture: Scene,
    area: Box,
    key: str,
    scenes: Sequence[RulesScene],
    look: Look,
    *,
    put_sheet: Callable[[Scene, Box, Theme], object],
    paint: Callable[[Theme, str], Colour],
) -> None:
    """Put the scenes of a game into an area.

    Their captions are the texts ``KEY-rules-1-1``, ``KEY-rules-1-2`` and so on, the second ones quiet;
    ``paint`` returns the colours of lettering.
    """
    for number, (scene, box) in enumerate(zip(scenes, grid(area, _COLUMNS, _ROWS, GAP), strict=True), 1):
        put_sheet(picture, box, look.theme)
        above = 0 if scene.is_tall else _MARK
        _, room, *rows = split(inset(box, GAP), above, None, USUAL, USUAL)
        captions = [(left - CLOSE, top, right + CLOSE, bottom) for left, top, right, bottom in rows]
        for row, place in zip(scene.rows, split(room, *[None] * len(scene.rows)), strict=True):
            put_in_middle(picture, place, *row)
        for line, (place, ink) in enumerate(zip(captions, ("line_ink", "line_quiet"), strict=True), 1):
            put_in_middle(
                picture,
                place,
                words(look.text(f"{key}-rules-{number}-{line}"), USUAL, paint(look.theme, ink)),
            )
        put_callout(picture, scene.section, box, look.theme)
