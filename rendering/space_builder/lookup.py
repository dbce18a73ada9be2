"""The buildings of Space Builder, to be looked up."""

from collections.abc import Iterator
from functools import partial

from PIL import Image

from bot.games.space_builder import BUILDINGS
from bot.locales import Text
from rendering.kit import Theme, columns, inset
from rendering.space_builder.cards import put_card
from rendering.space_builder.ground import moon
from rendering.space_builder.labels import building_name, side_detail
from rendering.space_builder.palette import paint
from rendering.words import LookupEntry

_CARD = 300
_EDGE = 24


def entries(text: Text) -> Iterator[LookupEntry]:
    """Yield the eight buildings, each with both sides."""
    for building in BUILDINGS:
        front, back = (side_detail(building, side, text) for side in "AB")
        words = text("space-builder-entry", front=front, back=back)
        yield LookupEntry(building, building_name(building, text), words, partial(_paint, building))


def _paint(building: str, theme: Theme) -> Image.Image:
    picture = moon(theme, (2 * _CARD + 3 * _EDGE, _CARD + 2 * _EDGE))
    colour = paint(theme, "plan_line")
    boxes = columns(inset((0, 0, *picture.size), _EDGE), 2, _EDGE)
    for side, box in zip("AB", boxes, strict=True):
        put_card(picture, building, side, 0, box, colour, theme)
    return picture.paint()
