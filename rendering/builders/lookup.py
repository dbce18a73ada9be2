"""The pieces of Builders, to be looked up."""

from collections.abc import Iterator
from functools import partial

from PIL import Image

from bot.games.builders import KINDS
from bot.locales import Text
from rendering.builders.ground import planks
from rendering.builders.icons import put_joint, put_kind, put_sign, put_structure
from rendering.kit.canvas import to_canvas
from rendering.kit.theme import Theme
from rendering.words.lookup import LookupEntry

_SIDE = 200
_SIZE = 300, 300
_MIDDLE = 50, 150


def entries(text: Text) -> Iterator[LookupEntry]:
    """Yield the four kinds of pieces, joints, corner joints and structures."""
    for name in (*KINDS, "joint", "corner-joint", "structure"):
        key = f"builders-entry-{name}"
        yield LookupEntry(name, text(f"{key}-name"), text(key), partial(_paint, name))


def _paint(name: str, theme: Theme) -> Image.Image:
    picture = to_canvas(planks(_SIZE, theme, "planks"))
    if name in KINDS:
        put_kind(picture, name, _MIDDLE, _SIDE, theme)
    elif name == "joint":
        put_joint(picture, 0, _MIDDLE, _SIDE, theme)
    elif name == "structure":
        put_structure(picture, 0, _MIDDLE, _SIDE, theme)
    else:
        put_sign(picture, "corner-joint", _MIDDLE, _SIDE, theme)
    return picture.paint()
