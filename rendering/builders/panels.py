"""The numbers beside the puzzle: what the players have, what is left in the box, the dice."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import compress
from typing import NamedTuple

from PIL import Image

from bot.games.builders import KINDS, Counts, PlayerView, View
from bot.games.builders.pieces import STRUCTURE_STEPS
from bot.locales import Text
from rendering.builders.icons import die, put_joint, put_lettered_kind, put_sign, put_structure
from rendering.builders.layout import COLUMN, GAP, INNER, SMALL_SCALES, frame_of
from rendering.builders.palette import paint
from rendering.builders.puzzle import LaidPiece, puzzle
from rendering.kit.boxes import stack
from rendering.kit.canvas import Box, Point, Sprite
from rendering.kit.fonts import SMALLEST, fit_size, measure, write
from rendering.kit.scene import Canvas, Scene
from rendering.kit.sprites import sprite
from rendering.kit.stamps import Stamp, stamp
from rendering.kit.surfaces import put_mark, put_panel
from rendering.kit.theme import Theme
from rendering.words.match_text import given_name
from rendering.words.player_names import fit_names, write_name
from rendering.words.wording import player_name

_PAD = 16
_TRAY_ITEM = 142
STOCK, STOCK_SIGN = 32, 28
_CORNER_PAD = 14
_BETWEEN = 16  # the least pixels between two items of a line
_INSET = 176


Put = Callable[[Point, int], object]
"""A function that draws an icon of a given size in pixels, with its left edge and middle at a point."""


class Item(NamedTuple):
    """An icon with a number after it."""

    put: Put
    words: str


class Measures(NamedTuple):
    """The sizes of the parts of a player's panel."""

    mark: int
    name: int
    points: int
    icon: int
    size: int


_TIGHT, _FAIR, _LOOSE = MEASURES = (
    Measures(36, SMALLEST, 66, 44, SMALLEST),
    Measures(42, 50, 84, 50, 50),
    Measures(54, 58, 112, 54, 54),
)
CROWN = 44
_SCORE_ROWS = 1.5
"""The height of the row with the points, in rows of the other numbers."""
EXTRA = 34
SIGN_LARGER = 10
STRUCTURES = 48, 36
"""The sizes of finished structures beside the puzzle: of a few and of many."""
_LINES = ("AB", "CD")
"""The kinds of pieces in each line below the name and the points."""


def panel_boxes(players: int) -> list[Box]:
    """Return the boxes of the players' panels."""
    return stack(COLUMN, players, GAP)


def put_sheet(picture: Canvas, box: Box, theme: Theme, player: int | None = None) -> None:
    """Draw a panel on the picture; with a ``player`` it glows in that player's colour."""
    edge = None if player is None else theme[theme.players[player].colour]
    ground = paint(theme, "sheet_quiet" if edge is None else "sheet")
    put_panel(picture, box, theme, edge=edge, ground=ground, rim=paint(theme, "sheet_edge"))


def put_item(
    picture: Canvas, item: Item, at: Point, icon: int, size: int, theme: Theme, *, is_quiet: bool = False
) -> None:
    """Draw an icon with its number, its left edge and middle at ``at``."""
    item.put(at, icon)
    ink = paint(theme, "line_quiet" if is_quiet or item.words == "0" else "line_ink")
    write(picture, item.words, (at[0] + icon + 6, at[1]), size, ink)


def draw_panel(picture: Canvas, box: Box, view: View, player: int, theme: Theme, text: Text) -> None:
    """Draw a player's name, points, corner joints and structures, and their hand.

    The points are large and of one size for all; those of a player who leads have a crown and its colour.
    """
    left, top, right, bottom = box
    size, ink = _sizes(bottom - top), paint(theme, "line_ink")
    mine = view.players[player]
    items = player_items(picture, mine, player, theme)
    step = (bottom - top - _PAD) / (1 + _SCORE_ROWS + len(_LINES))
    rows = (0.5, 1 + _SCORE_ROWS / 2, *(1.5 + _SCORE_ROWS + line for line in range(len(_LINES))))
    first, second, *lower = (top + _PAD / 2 + step * row for row in rows)
    is_leader, is_high = player in leaders(view), step * _SCORE_ROWS >= 2 * EXTRA
    x = left + _PAD + put_mark(picture, player, (left + _PAD, first), size.mark, theme) + 12
    end = right - 12
    if is_leader:
        end -= CROWN + 6
        put_sign(picture, "crown", (end + 4, first), CROWN, theme)
    write_name(picture, player_name(player, text), (x, first), end - x, size.name, ink)
    wide, colour = right - left - 2 * _PAD, paint(theme, "prize") if is_leader else ink
    large = min(_fit_points(each, wide, size.points, is_high=is_high) for each in view.players)
    x = left + _PAD + write(picture, str(mine.points), (left + _PAD, second), large, colour) + 8
    extras = _extras(mine)
    for index, name in enumerate(extras):
        y = second + (index - (len(extras) - 1) / 2) * min(step * _SCORE_ROWS / 2, 54) * is_high
        put_item(picture, items[name], (x, y), EXTRA, SMALLEST, theme)
        x += 0 if is_high else _extra_width(extras[name])
    for y, names in zip(lower, _LINES, strict=True):
        line = [items[name] for name in names]
        room = wide - len(line) * (size.icon + 6) - (len(line) - 1) * _BETWEEN
        fitted = size._replace(size=fit_size("".join(item.words for item in line), room, size.size))
        for at, item in _spread(line, fitted, left + _PAD, right - _PAD):
            put_item(picture, item, (at, y), size.icon, fitted.size, theme)


def _extras(mine: PlayerView) -> dict[str, str]:
    """Return the numbers beside the points: corner joints (E) and structures (S), unless there are none."""
    joints = {"E": str(mine.corner_joints)} if mine.corner_joints else {}
    return joints | ({"S": str(mine.structures)} if mine.structures or mine.progress else {})


def _extra_width(words: str) -> float:
    return EXTRA + 12 + measure(words, SMALLEST)


def _fit_points(mine: PlayerView, wide: float, size: int, *, is_high: bool) -> int:
    """Return the size of a player's points beside the other numbers, below each other if the row is high."""
    widths = [_extra_width(words) for words in _extras(mine).values()]
    beside = max(widths, default=0) if is_high else sum(widths)
    return fit_size(str(mine.points), wide - beside - 8 * bool(widths), size)


def leaders(view: View) -> frozenset[int]:
    """Return the players with the most points; nobody leads while all have the same."""
    points = {
        number: player.points for number, player in enumerate(view.players) if number not in view.leavers
    }
    most = max(points.values(), default=0)
    ahead = frozenset(number for number, count in points.items() if count == most)
    return ahead if len(ahead) < len(points) else frozenset()


def draw_writer(picture: Canvas, box: Box, view: View, player: int, theme: Theme, text: Text) -> None:
    """Draw a player's name, and below it whether their order is in."""
    left, top, right, bottom = box
    size = _sizes(bottom - top)
    upper, lower = top + (bottom - top) * 0.34, top + (bottom - top) * 0.68
    x = left + _PAD + put_mark(picture, player, (left + _PAD, upper), size.mark, theme) + 12
    ink, side = paint(theme, "line_ink"), size.icon + SIGN_LARGER
    write_name(picture, player_name(player, text), (x, upper), right - 12 - x, size.name, ink)
    sign = "tick" if view.players[player].handed_in else "pen"
    put_sign(picture, sign, ((left + right - side) / 2, lower), side, theme)


def draw_leaver(picture: Canvas, box: Box, view: View, player: int, theme: Theme, text: Text) -> None:
    """Draw the panel of a player who left: the mark, the joints that stay in the puzzle, a label."""
    left, top, right, bottom = box
    size = _sizes(bottom - top)
    wide, quiet = right - left - 2 * _PAD, paint(theme, "line_quiet")
    upper, lower = top + (bottom - top) * 0.32, top + (bottom - top) * 0.7
    put_mark(picture, player, (left + _PAD, upper), size.mark, theme)
    item = player_items(picture, view.players[player], player, theme)["J"]
    words = measure(item.words, size.size)
    put_item(picture, item, (right - _PAD - words - size.icon - 6, upper), size.icon, size.size, theme)
    label = fit_names(partial(_left_label, player), text, wide)
    write(picture, label, (left + _PAD, lower), size.size, quiet, width=wide)


def _left_label(player: int, text: Text) -> str:
    name = given_name(player, text)
    return text("builders-order-left", name=name) if name else text("builders-left")


def _sizes(high: float) -> Measures:
    return _LOOSE if high > 380 else _FAIR if high > 250 else _TIGHT


def _spread(line: Sequence[Item], size: Measures, left: float, right: float) -> list[tuple[float, Item]]:
    """Return the x coordinate of each item: its column, or further right if the item before is long."""
    places, end = [], left
    for index, item in enumerate(line):
        start = max(end, left + (right - left) * index / len(line))
        places.append((start, item))
        end = start + size.icon + 6 + measure(item.words, size.size) + _BETWEEN
    return places


def player_items(picture: Canvas, mine: PlayerView, player: int, theme: Theme) -> dict[str, Item]:
    """Return a player's items: pieces by kind, corner joints (E), joints (J) and structures (S).

    While a structure is begun, its steps are counted as ``1/4``, else the finished ones.
    """
    steps = f"{mine.progress}/{STRUCTURE_STEPS}"
    return {
        **_stock(picture, mine.hand, mine.corner_joints, theme),
        "J": Item(partial(put_joint, picture, player, theme=theme), str(mine.joints)),
        "S": Item(
            partial(put_structure, picture, player, theme=theme, progress=mine.progress),
            steps if mine.progress else str(mine.structures),
        ),
    }


def _stock(picture: Canvas, counts: Counts, corner_joints: int, theme: Theme) -> dict[str, Item]:
    """Return the items of pieces by kind and of corner joints (E)."""
    return {
        **{
            kind: Item(partial(put_lettered_kind, picture, kind, theme=theme), str(count))
            for kind, count in zip(KINDS, counts, strict=True)
        },
        "E": Item(partial(put_sign, picture, "corner-joint", theme=theme), str(corner_joints)),
    }


def draw_tray(picture: Canvas, view: View, theme: Theme) -> None:
    """Draw what is left in the box in quiet numbers: upper right, beside the small puzzle of an open row."""
    right, top, line = INNER[2] - _CORNER_PAD, INNER[1] + _CORNER_PAD, 52
    if view.row:
        lines, right = ["CD", "E"], right - _INSET - 10
    elif view.foundation.is_closed:
        lines = ["C", "D", "E"]
    else:
        lines, line = ["ABE", "CD"], 58
    left = right - _TRAY_ITEM * len(lines[0]) - 8
    items = _stock(picture, view.box, view.corner_box, theme)
    for row, names in enumerate(lines):
        for index, name in enumerate(names):
            spot = left + _TRAY_ITEM * index, top + 6 + line * (row + 0.5)
            side = STOCK_SIGN if name == "E" else STOCK
            put_item(picture, items[name], spot, side, SMALLEST, theme, is_quiet=True)


@sprite
def small_sheet(theme: Theme) -> Stamp:
    """Draw the panel of the small puzzle, anchored at its upper left corner."""
    start, end = 34, 34 + _INSET  # with room for its shadow
    image = Image.new("RGBA", (start + end, start + end))
    put_sheet(image, (start, start, end, end), theme)
    return stamp(Sprite(image, (start, start)))


def draw_small(picture: Scene, view: View, pieces: tuple[LaidPiece, ...], theme: Theme) -> None:
    """Draw the puzzle below the open row small in the upper right corner, and frame that row."""
    assert view.row
    row, length = view.row, next(panel.length for panel in view.panels if panel.side == view.row.panel)
    is_in_row = [piece.side == row.panel and piece.row == length for piece in view.pieces]
    outlines = (*row.empty, *(piece.outline for piece in compress(view.pieces, is_in_row)))
    earlier = tuple(piece for piece, is_mine in zip(pieces, is_in_row, strict=True) if not is_mine)
    left, top = round(INNER[2]) - _CORNER_PAD - _INSET, round(INNER[1]) + _CORNER_PAD
    small_sheet(theme).put(picture, (left, top))
    side = _INSET - 16
    frame = frame_of(view, (0, 0, side, side), scales=SMALL_SCALES)._replace(is_closed=False)
    small = puzzle(earlier, frame, (side, side), theme, "sheet").copy()
    mine = [frame.spot(point) for outline in outlines for point in outline]
    (x, to_x), (y, to_y) = ((min(values), max(values)) for values in zip(*mine, strict=True))
    small.outline((round(x) - 3, round(y) - 3, round(to_x) + 3, round(to_y) + 3), theme["last"], 3)
    picture.paste(small, (left + 8, top + 8))


def draw_dice(picture: Canvas, view: View, theme: Theme) -> None:
    """Draw the dice of the turn and the rest of their value; draw nothing before the roll."""
    left, top = INNER[0] + _CORNER_PAD, INNER[1] + _CORNER_PAD
    for number, pips in enumerate(view.dice or ()):
        die(pips, theme).put(picture, (left + 41 + 86 * number, top + 41))
    if view.dice:
        write(picture, _left_words(view), (left + 6, top + 124), 64, paint(theme, "line_ink"))


def _left_words(view: View) -> str:
    if view.phase == "build":
        return f"{view.left}/{view.value}"
    if view.choice:
        return f"+{view.choice.total}"
    return f"×2={view.value}" if view.double else f"={view.value}"


def draw_structures(picture: Canvas, view: View, theme: Theme) -> None:
    """Draw finished structures in the lower left corner inside the board, each with its owner's colour."""
    owners = [number for number, player in enumerate(view.players) for _ in range(player.structures)]
    columns, side = (3, STRUCTURES[0]) if len(owners) <= 9 else (4, STRUCTURES[1])
    left, low = INNER[0] + _CORNER_PAD, INNER[3] - _CORNER_PAD - side / 2
    for index, owner in enumerate(owners[: columns * columns]):
        row, column = divmod(index, columns)
        put_structure(picture, owner, (left + column * (side + 10), low - row * (side + 10)), side, theme)
