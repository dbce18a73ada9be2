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


def entries(text: Text) -> Iterator[LookupEntry]:
    """Yield the four kinds of pieces, joints, corner joints and structures."""
    for name in (*KINDS, "joint", "corner-joint", "structure"):
        key = f"builders-entry-{name}"
        yield LookupEntry(name, text(f"{key}-name"), text(key), partial(_paint, name))


def _paint(name: str, theme: Theme) -> Image.Image:
    picture, at = to_canvas(planks((300, 300), theme, "planks")), (50, 150)
    if name in KINDS:
        put_kind(picture, name, at, 200, theme)
    elif name == "corner-joint":
        put_sign(picture, name, at, 200, theme)
    else:
        put = put_joint if name == "joint" else put_structure
        put(picture, 0, at, 200, theme)
    return picture.paint()
