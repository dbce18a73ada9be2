"""The bot's own emojis, drawn with the code and the colours of the pictures.

``emoji_versions.json`` has the version of each drawing, so that nothing has to be drawn to know whether
Discord has it. ``python -m tests.rendering.emoji_goldens`` brings it up to date after a change.
"""

from collections.abc import Mapping
from functools import cache, partial
from hashlib import sha256
from pathlib import Path

import msgspec
from PIL import Image

from rendering import RENDERERS
from rendering.kit import PLAYERS, THEMES, Drawing, Mark, mark, square
from rendering.kit.encoder import save

_VERSION = 6
VERSIONS = Path(__file__).parent / "emoji_versions.json"


def drawings() -> Mapping[str, Drawing]:
    """Return the functions that draw emojis, by name; a game's emojis have its key as a prefix."""
    marks: dict[str, Drawing] = {owner.colour: partial(_player, owner) for owner in PLAYERS}
    return marks | {
        f"{key.replace('-', '_')}_{name}": draw
        for key, renderer in RENDERERS.items()
        for name, draw in renderer.emojis().items()
    }


def _player(owner: Mark) -> Image.Image:
    shape = mark(owner.shape, 116)
    image = Image.new("RGBA", shape.size)
    image.paste((*THEMES["dark"][owner.colour], 255), (0, 0), shape)
    return image


def draw_emoji(name: str) -> bytes:
    """Draw an emoji as a PNG with a transparent ground."""
    return save(square(drawings()[name]()), "PNG", optimize=True)


def emoji_name(name: str) -> str:
    """Return the name under which Discord has an emoji: its own and the version of its drawing.

    If no version is stored, as in an added game, the emoji is drawn to find it.
    """
    return f"{name}_{_versions().get(name) or version_of(draw_emoji(name))}"


def version_of(file: bytes) -> str:
    """Return the version of a drawing."""
    return sha256(file).hexdigest()[:_VERSION]


def base_name(name: str) -> str:
    """Return ``name``, the name of an emoji in Discord, without its version; empty if it has none."""
    base, _, version = name.rpartition("_")
    return base if len(version) == _VERSION and set(version) <= set("0123456789abcdef") else ""


@cache
def _versions() -> Mapping[str, str]:
    return msgspec.json.decode(VERSIONS.read_bytes(), type=dict[str, str])
