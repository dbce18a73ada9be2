"""The numbers beside the puzzle: what the players have, what is left in the box, the dice."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.games.builders import KINDS, Counts, PlayerView, View
from bot.locales import Text
from rendering.boxes import size_of, stack
from rendering.builders.icons import die, put_joint, put_kind, put_sign, structure
from rendering.builders.layout import COLUMN, GAP, INNER
from rendering.builders.palette import paint
from rendering.canvas import Box, Point, Sprite
from rendering.fonts import SMALLEST, fit_size, font, write
from rendering.match_text import given_name
from rendering.names import fit_names, write_name
from rendering.surfaces import panel, put_mark
from rendering.theme import Theme

_PAD = 16
_TRAY = 150
_LINE = 47
_ROOMY = 380
_MIDDLE = 250
_STRUCTURES = 9
_LONG = 6  # digits of points and joints together that fill a line
_CLOSED_TRAY = ("C", "D", "E")
_OPEN_TRAY = ("ABE", "CD")
_CORNER_PAD = 14

Put = Callable[[Point, int], None]
"""A function that draws an icon of a given size in pixels, with its left edge and middle at a point."""


class Item(NamedTuple):
    """An icon with a number after it."""

    put: Put
    words: str


class Measures(NamedTuple):
    """The sizes of the parts of a player's panel, and the icons of each line.

    ``name`` is the height of the line for the name, if the player has one.
    """

    mark: int
    name: int
    points: int
    icon: int
    size: int
    shares: tuple[float, ...]
    lines: tuple[str, ...]


_TIGHT = Measures(38, 46, 74, 30, SMALLEST, (0.38, 0.38, 0.24), ("ABS", "CDE"))
_FAIR = Measures(52, 58, 92, 34, SMALLEST, (0.33, 0.41, 0.26), ("J S", "ABE", "CD"))
_LOOSE = Measures(64, 78, 124, 52, 58, (0.5, 0.5), ("JS", "AB", "CD", "E"))
"""The lines name pieces, ``J`` joints in the puzzle, ``E`` corner joints, ``S`` structures."""


def panel_boxes(players: int) -> list[Box]:
    """Return the boxes of the players' panels."""
    return stack(COLUMN, players, GAP)


@lru_cache(maxsize=24)
def _sheet(size: tuple[int, int], theme: Theme, player: int | None) -> Sprite:
    """Draw a panel; that of the ``player`` at turn glows."""
    edge = None if player is None else theme[theme.players[player].colour]
    ground = paint(theme, "sheet_quiet" if edge is None else "sheet")
    return panel(size, theme, edge=edge, ground=ground, rim=paint(theme, "sheet_edge"))


def put_sheet(picture: Image.Image, box: Box, theme: Theme, player: int | None = None) -> None:
    """Draw a panel on the picture; with a ``player`` it glows in that player's colour."""
    _sheet(size_of(box), theme, player).put(picture, box[:2])


def put_item(picture: Image.Image, item: Item, at: Point, icon: int, size: int, theme: Theme) -> None:
    """Draw an icon with its number, its left edge and middle at ``at``."""
    x, y = at
    item.put(at, icon)
    ink = paint(theme, "line_quiet" if item.words == "0" else "line_ink")
    write(picture, item.words, (x + icon + 6, y), size, ink)


def draw_panel(picture: Image.Image, box: Box, view: View, player: int, theme: Theme, text: Text) -> None:
    """Draw a player's name, points and joints, hand, corner joints and structures."""
    left, top, right, bottom = box
    size = _sizes(bottom - top)
    name = given_name(player, text)
    if name:
        y = top + size.name / 2 + 8
        x = left + _PAD + put_mark(picture, player, (left + _PAD, y), size.mark - 2, theme) + 9
        write_name(picture, name, (x, y), right - 10 - x, size.size, paint(theme, "line_ink"))
        top += size.name
        size = size._replace(mark=0, points=round(size.points * 0.76))
    high = bottom - top
    items = player_items(picture, view.players[player], player, theme)
    head = size.points * 1.02
    step = (high - head - 1.3 * _PAD) / len(size.lines)
    joints = None if any("J" in line for line in size.lines) else items["J"]
    _head(
        picture, (left + _PAD, top + _PAD * 0.7 + head / 2, right - _PAD), view, player, size, joints, theme
    )
    for number, names in enumerate(size.lines):
        y = top + _PAD * 0.4 + head + step * (number + 0.5)
        for x, item in _spread(names, items, size, left + _PAD, right - _PAD + 4):
            put_item(picture, item, (x, y), size.icon, size.size, theme)


def draw_leaver(picture: Image.Image, box: Box, view: View, player: int, theme: Theme, text: Text) -> None:
    """Draw the panel of a player who left: the mark, the joints that stay in the puzzle, a label."""
    left, top, right, bottom = box
    size = _sizes(bottom - top)
    wide, quiet = right - left - 2 * _PAD, paint(theme, "line_quiet")
    upper, lower = top + (bottom - top) * 0.32, top + (bottom - top) * 0.7
    put_mark(picture, player, (left + _PAD, upper), size.mark, theme)
    item = player_items(picture, view.players[player], player, theme)["J"]
    words = font(size.size).getlength(item.words)
    put_item(picture, item, (right - _PAD - words - size.icon - 6, upper), size.icon, size.size, theme)
    label = fit_names(lambda text: _left_label(player, text), text, wide)
    write(picture, label, (left + _PAD, lower), fit_size(label, wide, size.size), quiet)


def _left_label(player: int, text: Text) -> str:
    name = given_name(player, text)
    return text("builders-order-left", name=name) if name else text("builders-left")


def _sizes(high: float) -> Measures:
    return _LOOSE if high > _ROOMY else _FAIR if high > _MIDDLE else _TIGHT


def _spread(
    line: str, items: Mapping[str, Item], size: Measures, left: float, right: float
) -> list[tuple[float, Item]]:
    """Return where each item of a line begins: in its column, or further right if the one before is long."""
    places, end = [], left
    for index, name in enumerate(line):
        start = max(end, left + (right - left) * sum(size.shares[:index]))
        if name in items:
            places.append((start, items[name]))
            end = start + size.icon + 10 + font(size.size).getlength(items[name].words)
    return places


def _head(
    picture: Image.Image,
    line: tuple[float, float, float],
    view: View,
    player: int,
    size: Measures,
    joints: Item | None,
    theme: Theme,
) -> None:
    """Draw the player's mark and points at the left and, if given, the joints in the puzzle at the right."""
    (x, y, right), points = line, str(view.players[player].points)
    if size.mark:
        x += put_mark(picture, player, (x, y), size.mark, theme) + 9
    if joints:
        icon = size.icon if len(points + joints.words) < _LONG else size.icon - 6
        wide = font(size.size).getlength(joints.words) + icon + 6
        put_item(picture, joints, (right - wide, y), icon, size.size, theme)
        right -= wide + 6
    write(picture, points, (x, y), fit_size(points, right - x, size.points), paint(theme, "line_ink"))


def player_items(picture: Image.Image, mine: PlayerView, player: int, theme: Theme) -> dict[str, Item]:
    """Return what a player has, by the letters of ``Measures``."""

    def put_structure(at: Point, side: int) -> None:
        structure(player, mine.progress, side, theme).put(picture, (at[0], at[1] - side / 2))

    def put_own_joint(at: Point, side: int) -> None:
        put_joint(picture, player, at, side, theme)

    return {
        **_pieces(picture, mine.hand, theme),
        "E": _corner_joints(picture, mine.corner_joints, theme),
        "J": Item(put_own_joint, str(mine.joints)),
        "S": Item(put_structure, str(mine.structures)),
    }


def _pieces(picture: Image.Image, counts: Counts, theme: Theme) -> dict[str, Item]:
    return {kind: _kind(picture, kind, count, theme) for kind, count in zip(KINDS, counts, strict=True)}


def _kind(picture: Image.Image, kind: str, count: int, theme: Theme) -> Item:
    def put(at: Point, side: int) -> None:
        put_kind(picture, kind, at, side, theme)

    return Item(put, str(count))


def _corner_joints(picture: Image.Image, count: int, theme: Theme) -> Item:
    def put(at: Point, side: int) -> None:
        put_sign(picture, "corner-joint", at, side, theme)

    return Item(put, str(count))


def draw_tray(picture: Image.Image, view: View, theme: Theme) -> None:
    """Draw what is left in the box: beside the dice while the foundation is open, then in the upper right."""
    closed = view.foundation.closed
    lines = _CLOSED_TRAY if closed else _OPEN_TRAY
    column, line = (_TRAY, _LINE) if closed else (_TRAY - 14, 58)
    right, top = INNER[2] - _CORNER_PAD, INNER[1] + _CORNER_PAD
    left = right - column * len(lines[0]) - 8
    put_sheet(picture, (left, top, right, top + line * len(lines) + 16), theme)
    items = {**_pieces(picture, view.box, theme), "E": _corner_joints(picture, view.corner_box, theme)}
    for row, names in enumerate(lines):
        for index, name in enumerate(names):
            spot = left + 20 + column * index, top + 8 + line * (row + 0.5)
            put_item(picture, items[name], spot, 36, SMALLEST, theme)


def draw_dice(picture: Image.Image, view: View, theme: Theme) -> None:
    """Draw the dice of the turn and what is left of their value."""
    left, top = INNER[0] + _CORNER_PAD, INNER[1] + _CORNER_PAD
    for number, pips in enumerate(view.dice or (0, 0)):
        die(pips, theme).put(picture, (left + 41 + 86 * number, top + 41))
    words = _left_words(view)
    if words:
        write(picture, words, (left + 6, top + 124), 64, paint(theme, "line_ink"))


def _left_words(view: View) -> str:
    if view.dice is None:
        return ""
    if view.phase == "build":
        return f"{view.left}/{view.value}"
    if view.choice:
        return f"+{view.choice.total}"
    return f"×2={view.value}" if view.double else f"={view.value}"


def draw_structures(picture: Image.Image, view: View, theme: Theme) -> None:
    """Draw finished structures in the lower left corner inside the board, each with its owner's colour."""
    owners = [number for number, player in enumerate(view.players) for _ in range(player.structures)]
    columns, side = (3, 48) if len(owners) <= _STRUCTURES else (4, 36)
    left, bottom = INNER[0] + _CORNER_PAD, INNER[3] - _CORNER_PAD
    for index, owner in enumerate(owners[: columns * columns]):
        row, column = divmod(index, columns)
        spot = left + column * (side + 10), bottom - side - row * (side + 10)
        structure(owner, 4, side, theme).put(picture, spot)


def draw_needed(picture: Image.Image, view: View, theme: Theme) -> None:
    """Draw how many pieces the open row still needs, in the lower right corner inside the board."""
    if view.row is None:
        return
    right, bottom = INNER[2] - _CORNER_PAD, INNER[3] - _CORNER_PAD
    words = f"×{len(view.row.empty)}"
    y = bottom - 36
    wide = write(picture, words, (right, y), 56, paint(theme, "line_ink"), align="right")
    put_kind(picture, view.row.shape, (right - wide - 66, y), 56, theme)
