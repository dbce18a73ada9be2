"""Golden images of the emojis: for each group a sheet of how they looked when last approved.

After an intended change, ``python -m tests.rendering.emoji_goldens`` draws the sheets again, and gives a new
version to the emojis that look different, so that bots upload these and no others: look at them then.
"""

import json
from collections.abc import Mapping
from io import BytesIO

from PIL import Image

from bot.games import GAMES
from rendering.emojis import VERSIONS, draw_emoji, drawings, version_of
from tests.rendering.goldens import FOLDER, TOLERANCE, difference, pixels

CELL = 44
"""The side of an emoji on a sheet: about the size on a phone."""
_ROW = 8
_GROUND = (128, 128, 128)


def groups() -> Mapping[str, list[str]]:
    """Return the sorted names of the emojis of each game, and of the marks that games share."""
    names_by_game: dict[str, list[str]] = {}
    for name in sorted(drawings()):
        game = next((key for key in GAMES if name.startswith(key.replace("-", "_") + "_")), "marks")
        names_by_game.setdefault(game, []).append(name)
    return names_by_game


def sheet(names: list[str]) -> bytes:
    """Return the file of a sheet with these emojis."""
    rows = -(-len(names) // _ROW)
    image = Image.new("RGB", (_ROW * CELL, rows * CELL), _GROUND)
    for number, name in enumerate(names):
        emoji = Image.open(BytesIO(draw_emoji(name))).resize((CELL, CELL), Image.Resampling.BOX)
        image.paste(emoji, _corner(number), emoji)
    file = BytesIO()
    image.save(file, "JPEG", quality=92, subsampling=0)
    return file.getvalue()


def cells(file: bytes, names: list[str]) -> Mapping[str, Image.Image]:
    """Return the emojis on a sheet by name."""
    image, emojis = pixels(file), dict[str, Image.Image]()
    for number, name in enumerate(names):
        left, top = _corner(number)
        emojis[name] = image.crop((left, top, left + CELL, top + CELL))
    return emojis


def golden(group: str) -> bytes:
    """Return the file of a group's golden, empty if there is none."""
    path = FOLDER / f"emojis-{group}.jpg"
    return path.read_bytes() if path.exists() else b""


def _corner(number: int) -> tuple[int, int]:
    return number % _ROW * CELL, number // _ROW * CELL


def _update() -> None:
    old_versions = json.loads(VERSIONS.read_text(encoding="utf-8"))
    versions = {}
    for group, names in groups().items():
        new, old = sheet(names), golden(group)
        now, before = cells(new, names), cells(old, names) if old else {}
        for name in names:
            is_same = name in before and difference(now[name], before[name]) < TOLERANCE
            versions[name] = (
                old_versions[name] if is_same and name in old_versions else version_of(draw_emoji(name))
            )
        if new != old:
            (FOLDER / f"emojis-{group}.jpg").write_bytes(new)
    VERSIONS.write_text(json.dumps(versions, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    _update()
