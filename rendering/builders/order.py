"""The opening: a sheet of paper that shows who has handed in an order, but not which."""

from functools import lru_cache

from PIL import Image

from bot.games.builders import View
from bot.locales import Text
from rendering.builders.icons import put_sign
from rendering.builders.layout import INNER, STRIP
from rendering.builders.palette import paint
from rendering.canvas import SCALE, Size, Sprite, blur, fill, rounded_rectangle, shift
from rendering.fonts import fit_size, write
from rendering.surfaces import put_mark
from rendering.theme import Theme
from rendering.wording import player_name

_WIDE = 430
_HEAD = 92
_ROW = 74
_ROOM = 24


def draw_orders(picture: Image.Image, view: View, theme: Theme, text: Text) -> None:
    """Draw the sheet in the middle of the board, one line per player."""
    ink = paint(theme, "paper_ink")
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
    for number, player in enumerate(view.players):
        y = top + _HEAD + _ROW * (number + 0.5)
        x = left + 30 + put_mark(picture, number, (left + 30, y), 44, theme) + 18
        if number in view.leavers:
            label = text("builders-order-left", name=player_name(number, text))
            write(picture, label, (x, y), fit_size(label, left + _WIDE - 24 - x, 52), ink)
            continue
        write(picture, player_name(number, text), (x, y), 52, ink)
        put_sign(picture, "tick" if player.handed_in else "pen", (left + _WIDE - 84, y), 54, theme)


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
