"""The opening: a sheet of paper that shows who has handed in an order, but not which."""

from functools import lru_cache

from PIL import Image

from bot.games.builders import View
from bot.locales import Text
from rendering.builders.icons import put_sign
from rendering.builders.layout import INNER, STRIP
from rendering.builders.palette import paint
from rendering.canvas import SCALE, Point, Size, Sprite, blur, fill, rounded_rectangle, shift
from rendering.fonts import fit_size, write
from rendering.names import fit_names
from rendering.surfaces import put_mark
from rendering.theme import Theme
from rendering.wording import player_name

_WIDE = 430
_HEAD = 92
_ROW = 74
_ROOM = 24


def draw_orders(picture: Image.Image, view: View, theme: Theme, text: Text) -> None:
    """Draw the sheet in the middle of the board, one line per player."""
    high = _HEAD + _ROW * len(view.players) + 16
    left, top = (INNER[0] + INNER[2] - _WIDE) / 2, (INNER[1] + STRIP + INNER[3] - high) / 2
    _paper((_WIDE, high), theme).put(picture, (left, top))
    title = text("builders-order-title")
    size = fit_size(title, _WIDE - 48, 56)
    write(
        picture,
        title,
        (left + _WIDE / 2, top + _HEAD / 2 + 4),
        size,
        paint(theme, "paper_ink"),
        align="centre",
    )
    for number in range(len(view.players)):
        _line(picture, (left, top + _HEAD + _ROW * (number + 0.5)), view, number, theme, text)


def _line(picture: Image.Image, at: Point, view: View, player: int, theme: Theme, text: Text) -> None:
    left, y = at
    x = left + 30 + put_mark(picture, player, (left + 30, y), 44, theme) + 18
    ink, has_left = paint(theme, "paper_ink"), player in view.leavers
    right = left + _WIDE - (24 if has_left else 96)

    def words(text: Text) -> str:
        name = player_name(player, text)
        return text("builders-order-left", name=name) if has_left else name

    label = fit_names(words, text, right - x)
    write(picture, label, (x, y), fit_size(label, right - x, 52), ink)
    if not has_left:
        sign = "tick" if view.players[player].handed_in else "pen"
        put_sign(picture, sign, (left + _WIDE - 84, y), 54, theme)


@lru_cache(maxsize=8)
def _paper(size: Size, theme: Theme) -> Sprite:
    whole = (size[0] + 2 * _ROOM) * SCALE, (size[1] + 2 * _ROOM) * SCALE
    room = _ROOM * SCALE
    box = (room, room, whole[0] - room, whole[1] - room)
    image = Image.new("RGBA", whole)
    shape = rounded_rectangle(whole, box, 8 * SCALE)
    if not theme.plain:
        fill(image, blur(shift(shape, 8, 12), 9), (0, 0, 0), 0.5)
    fill(image, shape, paint(theme, "paper_edge"))
    inner = (box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3)
    fill(image, rounded_rectangle(whole, inner, 7 * SCALE), paint(theme, "paper"))
    rule = (
        room + 24 * SCALE,
        room + _HEAD * SCALE - 8,
        whole[0] - room - 24 * SCALE,
        room + _HEAD * SCALE - 4,
    )
    fill(image, rounded_rectangle(whole, rule, 2), paint(theme, "paper_edge"))
    return Sprite(image.reduce(SCALE), (_ROOM, _ROOM))
