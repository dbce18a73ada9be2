"""The scripts of the world that Nunito lacks: the font of each, and what its letters need to be drawn."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from PIL import features

from rendering.kit.bidi import END, ISOLATE

FOLDER = Path(__file__).parents[1] / "fonts"


class Script(NamedTuple):
    """A script, or several, and the font for it.

    Attributes:
        name: The name of the font.
        blocks: The ranges in which it may have letters, as in a regular expression.
        is_shaped: Whether letters change their form or place beside others, which takes the library raqm.
        lift: How far its letters stand above the line, as a share of the size, unless they reach too far up
            or down: see `rendering.kit.fonts`.
    """

    name: str
    blocks: str
    is_shaped: bool = False
    lift: float = 0

    @property
    def file(self) -> str:
        """The name of the font's file in ``rendering/fonts``."""
        return f"{self.name}.otf"


LATIN = Script("Latin", "\u0132-\u0345\u0370-\u052f\u1d00-\u1dbf\u1e00-\u1fff")
"""Latin, Greek and Cyrillic letters that Nunito lacks, and those that may stand beside them in a word."""
NUNITO = Script("Nunito", "")
"""The letters of the bot's own words."""
SCRIPTS = (
    Script("Hangul", "\u3131-\u318e\uac00-\ud7a3"),
    Script("Thai", "\u0e01-\u0e5b", is_shaped=True),
    Script("Han", "\u3001-\u301f\u3041-\u30ff\u31f0-\u31ff\u4e00-\u9fff"),
    LATIN,
    Script("Hebrew", "\u0591-\u05f4", lift=0.05),
    Script("Arabic", "\u060c-\u06ff\u0750-\u077f\u200c", is_shaped=True, lift=0.1),
    Script("Devanagari", "\u0900-\u097f", is_shaped=True, lift=0.03),
)
"""All fonts beside Nunito, made by ``python -m tests.rendering.font_subsets``; ``Han`` has kana too."""


may_need_script = re.compile(f"[{''.join(script.blocks for script in SCRIPTS)}{ISOLATE}{END}]").search
"""Search a text for characters that Nunito may lack and another font may have."""
_SEARCHES = [(script, re.compile(f"[{script.blocks}]").search) for script in SCRIPTS]


def find_script(character: str) -> Script | None:
    """Return the script whose font may have a character."""
    return next((script for script, has in _SEARCHES if has(character)), None)


@cache
def can_shape() -> bool:
    """Return whether Pillow can shape letters, for which its wheels look for FriBiDi on the machine."""
    return bool(features.check("raqm"))
