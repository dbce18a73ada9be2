"""The opening: a sheet of paper that shows the pieces to order."""

from PIL import Image

from bot.games.builders import KINDS
from bot.locales import Text
from rendering.builders.icons import put_lettered_kind
from rendering.builders.layout import INNER
from rendering.builders.palette import paint
from rendering.kit.canvas import SCALE, Size, Sprite, blur, fill, rounded_rectangle, shift
from rendering.kit.fonts import fit_size, write
from rendering.kit.sprites import sprite
from rendering.kit.theme import Theme

_WIDE = 640
_HEAD = 92
_ROW = 104
_ICON = 76
_ROOM = 24


def draw_orders(picture: Image.Image, theme: Theme, text: Text) -> None:
    """Draw the sheet in the middle of the board: the pieces that can be ordered, with letters and names."""
    high = _HEAD + _ROW * len(KINDS) + 24
    left, top = (INNER[0] + INNER[2] - _WIDE) / 2, (INNER[1] + INNER[3] - high) / 2
    _paper((_WIDE, high), theme).put(picture, (left, top))
    title = text("builders-order-title")
    size = fit_size(title, _WIDE - 48, 60)
    ink = paint(theme, "paper_ink")
    write(picture, title, (left + _WIDE / 2, top + _HEAD / 2 + 4), size, ink, align="centre")
    for number, kind in enumerate(KINDS):
        y = top + _HEAD + _ROW * (number + 0.5) + 8
        put_lettered_kind(picture, kind, (left + 40, y), _ICON, theme)
        words = text(f"builders-order-{kind}")
        x = left + 40 + _ICON + 28
        write(picture, words, (x, y), fit_size(words, left + _WIDE - 24 - x, 52), ink)


@sprite
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
