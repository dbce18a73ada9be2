"""The opening: a sheet of paper that shows the pieces to order."""

from bot.games.builders import KINDS
from bot.locales import Text
from rendering.builders.icons import put_lettered_kind
from rendering.builders.layout import INNER
from rendering.builders.palette import paint
from rendering.kit.canvas import SCALE, Sprite
from rendering.kit.fonts import write
from rendering.kit.scene import Canvas
from rendering.kit.sprites import sprite
from rendering.kit.stamps import Stamp, stamp
from rendering.kit.surfaces import draw_raised_box
from rendering.kit.theme import Theme

_WIDE = 640
_HEAD = 92
_ROW = 104
ICON = 76
_HIGH = _HEAD + _ROW * len(KINDS) + 24
_ROOM = 24


def draw_orders(picture: Canvas, theme: Theme, text: Text) -> None:
    """Draw the sheet in the middle of the board: the pieces that can be ordered, with letters and names."""
    left, top = (INNER[0] + INNER[2] - _WIDE) / 2, (INNER[1] + INNER[3] - _HIGH) / 2
    paper(theme).put(picture, (left, top))
    rule = round(left) + 24, round(top) + _HEAD - 4, round(left) + _WIDE - 24, round(top) + _HEAD - 2
    picture.paste(paint(theme, "paper_edge"), rule)
    title, at = text("builders-order-title"), (left + _WIDE / 2, top + _HEAD / 2 + 4)
    ink = paint(theme, "paper_ink")
    write(picture, title, at, 60, ink, align="centre", width=_WIDE - 48)
    for number, kind in enumerate(KINDS):
        y = top + _HEAD + _ROW * (number + 0.5) + 8
        put_lettered_kind(picture, kind, (left + 40, y), ICON, theme)
        x = left + 40 + ICON + 28
        write(picture, text(f"builders-order-{kind}"), (x, y), 52, ink, width=left + _WIDE - 24 - x)


@sprite
def paper(theme: Theme) -> Stamp:
    """Draw the sheet without its lettering, anchored at its upper left corner."""
    layers = (0, 8 * SCALE, paint(theme, "paper_edge")), (3, 7 * SCALE, paint(theme, "paper"))
    image = draw_raised_box((_WIDE, _HIGH), _ROOM, layers, None if theme.plain else (8, 12, 9, 0.5))
    return stamp(Sprite(image.reduce(SCALE), (_ROOM, _ROOM)))
