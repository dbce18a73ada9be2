"""Small boards on cards: the patterns to choose from, and how a round ended."""

from functools import lru_cache
from math import ceil

from PIL import Image

from bot.games.constructor import RoundResult, Tile, View, tiles_of
from bot.locales import Text
from rendering.canvas import Box, Size, mark
from rendering.constructor.board import tile_sprite
from rendering.constructor.layout import below, fit
from rendering.constructor.panel import draw_result
from rendering.constructor.stacks import stack_sprite
from rendering.fonts import fitting, write
from rendering.surfaces import panel, put_panel
from rendering.theme import Theme

_GAP = 20
_PAD = 16
_LINE = 56
_ROOM = 34  # the panels' own


def cells(count: int) -> list[Box]:
    """The places of ``count`` cards above the players' panels, in two rows of equal size."""
    left, top, right, bottom = below()[0]
    columns = max(2, ceil(count / 2))
    wide = (right - left - _GAP * (columns - 1)) / columns
    high = (bottom - top - _GAP) / 2
    corners = [(left + (wide + _GAP) * (i % columns), top + (high + _GAP) * (i // columns)) for i in range(count)]
    return [(x, y, x + wide, y + high) for x, y in corners]


def draw_choice(picture: Image.Image, view: View, theme: Theme, text: Text) -> None:
    """Draws the patterns that may be chosen as numbered cards, and the last round or a heading beside them."""
    places = cells(len(view.patterns) + 1)
    for number, (pattern, box) in enumerate(zip(view.patterns, places, strict=False), 1):
        put_panel(picture, _card(pattern, number, _size(box), theme), box)
        name = text(f"constructor-pattern-{pattern}")
        size = fitting(name, box[2] - box[0] - 2 * _PAD, 50)
        write(picture, name, ((box[0] + box[2]) / 2, box[3] - _PAD - 24), size, theme["ink"], align="centre")
    if view.finished:
        draw_finished(picture, places[-1], view, theme, text)
    else:
        _heading(picture, places[-1], theme, text)


def _heading(picture: Image.Image, box: Box, theme: Theme, text: Text) -> None:
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    for words, down in ((text("constructor-choose-first"), -34), (text("constructor-choose-second"), 34)):
        size = fitting(words, box[2] - box[0] - 2 * _PAD, 64)
        write(picture, words, (x, y + down), size, theme["ink"], align="centre")


def draw_finished(picture: Image.Image, box: Box, view: View, theme: Theme, text: Text) -> None:
    """Draws how the last finished round ended: its number, its points by colour, its final position."""
    done = view.finished[-1]
    put_panel(picture, _ended(done.pattern, done.tiles, _size(box), theme), box)
    x, y = (box[0] + box[2]) / 2, box[1] + _PAD + 24
    title = text("constructor-round-number", round=len(view.finished))
    if box[2] - box[0] > 2 * (box[3] - box[1]) - 80:
        x = box[0] + (box[2] - box[0]) * 0.27
        y = (box[1] + box[3]) / 2 - _LINE / 2
    write(picture, title, (x, y), 50, theme["quiet"], align="centre")
    draw_result(picture, (x, y + _LINE), _by_colour(done, view), theme)


def _by_colour(done: RoundResult, view: View) -> tuple[int, int]:
    return done.points[view.colours.index(0)], done.points[view.colours.index(1)]


def _size(box: Box) -> Size:
    return round(box[2] - box[0]), round(box[3] - box[1])


@lru_cache(maxsize=24)
def _card(pattern: str, number: int, size: Size, theme: Theme) -> Image.Image:
    image = panel(size, theme)
    area = (_ROOM + _PAD, _ROOM + _PAD, _ROOM + size[0] - _PAD, _ROOM + size[1] - _PAD - _LINE)
    high = 0.0 if size[0] > size[1] else 44.0
    _draw_tiles(image, tiles_of(pattern), (area[0], area[1] + high, area[2], area[3]), theme, rise=0.0)
    at = _ROOM + _PAD + 28, _ROOM + _PAD + 28
    image.paste((*theme["ink"], 255), (at[0] - 28, at[1] - 28), mark("circle", 56))
    write(image, str(number), at, 46, theme["panel"], align="centre")
    return image


@lru_cache(maxsize=24)
def _ended(pattern: str, tiles: tuple[Tile, ...], size: Size, theme: Theme) -> Image.Image:
    image = panel(size, theme)
    del pattern
    left, top = _ROOM + _PAD, _ROOM + 2 * _LINE + _PAD
    if size[0] > 2 * size[1] - 80:
        left, top = _ROOM + round(size[0] * 0.5), _ROOM + _PAD
    area = (left, top, _ROOM + size[0] - _PAD, _ROOM + size[1] - _PAD)
    _draw_tiles(image, tiles, area, theme, rise=0.5)
    return image


def _draw_tiles(image: Image.Image, tiles: tuple[Tile, ...], area: Box, theme: Theme, *, rise: float) -> None:
    size, centres = fit(tiles, area, rise=rise)
    for index, tile in enumerate(tiles):
        sprite, centre = tile_sprite(index, size, theme), centres[tile.label]
        image.alpha_composite(sprite.image, _corner(centre, sprite.anchor))
    for tile in tiles:
        if tile.stack:
            sprite = stack_sprite(tile.stack, size, theme)
            image.alpha_composite(sprite.image, _corner(centres[tile.label], sprite.anchor))


def _corner(centre: tuple[float, float], anchor: tuple[int, int]) -> tuple[int, int]:
    return round(centre[0]) - anchor[0], round(centre[1]) - anchor[1]
