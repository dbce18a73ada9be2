"""The pieces and stacks of Constructor, to be looked up."""

from collections.abc import Iterator
from functools import partial

from PIL import Image

from bot.locales import Text
from rendering.constructor.stacks import stack_sprite
from rendering.kit import Theme
from rendering.words import LookupEntry

_STACKS = {"ring": "R", "medium": "M", "small": "S", "enclosed": "Sr", "tower": "RmS"}


def entries(text: Text) -> Iterator[LookupEntry]:
    """Yield the three kinds of pieces, an enclosed small, and a tower."""
    for name, stack in _STACKS.items():
        key = f"constructor-entry-{name}"
        yield LookupEntry(name, text(f"{key}-name"), text(key), partial(_paint, stack))


def _paint(stack: str, theme: Theme) -> Image.Image:
    picture = Image.new("RGB", (420, 380), theme["tile"])
    stack_sprite(stack, 180, theme).put(picture, (210, 280))
    return picture
