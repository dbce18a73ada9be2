"""The pieces of Builders, to be looked up."""

from collections.abc import Iterator
from functools import partial

from PIL import Image

from bot.games.builders import KINDS
from bot.locales import Text
from rendering.builders.ground import planks
from rendering.builders.icons import joint_part, plain_kind_part, sign_part, structure_part
from rendering.kit import Theme, put_in_middle, to_canvas
from rendering.words import LookupEntry


def entries(text: Text) -> Iterator[LookupEntry]:
    """Yield the four kinds of pieces, joints, corner joints and structures."""
    for name in (*KINDS, "joint", "corner-joint", "structure"):
        key = f"builders-entry-{name}"
        yield LookupEntry(name, text(f"{key}-name"), text(key), partial(_paint, name))


def _paint(name: str, theme: Theme) -> Image.Image:
    picture = to_canvas(planks((300, 300), theme, "planks"))
    make_part = {
        "corner-joint": partial(sign_part, name),
        "joint": partial(joint_part, 0),
        "structure": partial(structure_part, 0),
    }.get(name, partial(plain_kind_part, name))
    put_in_middle(picture, (0, 0, *picture.size), make_part(200, theme))
    return picture.paint()
