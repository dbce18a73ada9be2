"""The colours of Builders by theme: four woods, the carved board, dice, brass."""

from collections.abc import Mapping
from types import MappingProxyType

from PIL import ImageColor

from rendering.kit.theme import Colour, Pair, Theme

LETTERING_PAIRS: tuple[Pair, ...] = (
    Pair("line_ink", "sheet"),
    Pair("line_quiet", "sheet"),
    Pair("line_ink", "sheet_quiet"),
    Pair("line_quiet", "sheet_quiet"),
    Pair("line_ink", "planks"),
    Pair("line_quiet", "planks"),
    Pair("paper_ink", "paper"),
    Pair("paper_quiet", "paper"),
    Pair("oak_ink", "oak"),
    Pair("prize", "sheet"),
    Pair("prize", "sheet_quiet"),
)
"""All pairs of lettering and ground that only the pictures of this game use."""

_WOODS = {
    "A": "#54341f",
    "A_light": "#74492c",
    "A_dark": "#331d10",
    "B": "#ecd9b4",
    "B_light": "#fbf0d6",
    "B_dark": "#c9ac78",
    "C": "#b0603a",
    "C_light": "#cc8258",
    "C_dark": "#84401f",
    "D": "#d29a55",
    "D_light": "#e8ba7c",
    "D_dark": "#a36d30",
}
_THINGS = {
    "seam": "#1d120a",
    "brass": "#d8ab4e",
    "brass_light": "#fbe3a0",
    "brass_dark": "#aa8030",
    "die": "#f6efe0",
    "die_dark": "#b9ab8d",
    "pip": "#2b1d14",
    "letter": "#ffffff",
    "letter_rim": "#1d120a",
    "paper": "#f3ead4",
    "paper_edge": "#b59f74",
    "paper_ink": "#2f2116",
    "paper_quiet": "#6b543a",
    "oak": "#8a6a43",
    "oak_light": "#a58256",
    "oak_dark": "#5d4327",
    "oak_ink": "#fff6df",
}
_DARK = {
    "planks": "#2c2620",
    "planks_light": "#3b342c",
    "planks_dark": "#191512",
    "rim": "#4a3020",
    "rim_light": "#6b4830",
    "rim_dark": "#2a190e",
    "groove": "#2b1a0f",
    "groove_edge": "#7b573a",
    "sheet": "#221912",
    "sheet_quiet": "#1b140e",
    "sheet_edge": "#5d4733",
    "line_ink": "#fbf2da",
    "line_quiet": "#c9b695",
    "ghost": "#beb5a6",
    "plan": "#6b6258",
    "next": "#ffffff",
    "prize": "#ffce54",
}
_LIGHT = {
    "planks": "#ddd2bd",
    "planks_light": "#ebe3d2",
    "planks_dark": "#bfb197",
    "rim": "#9a6b3f",
    "rim_light": "#b98a59",
    "rim_dark": "#6f4825",
    "groove": "#6d4624",
    "groove_edge": "#d3a877",
    "sheet": "#fbf4e3",
    "sheet_quiet": "#f1e5cb",
    "sheet_edge": "#a58b60",
    "line_ink": "#2b1e14",
    "line_quiet": "#66543c",
    "ghost": "#6a6252",
    "plan": "#a0977f",
    "next": "#22262d",
    "prize": "#7a4d00",
}
_CONTRAST = {
    "planks": "#000000",
    "planks_light": "#000000",
    "planks_dark": "#000000",
    "rim": "#000000",
    "rim_light": "#000000",
    "rim_dark": "#000000",
    "groove": "#1c1c1c",
    "groove_edge": "#b0b0b0",
    "sheet": "#000000",
    "sheet_quiet": "#000000",
    "sheet_edge": "#ffffff",
    "line_ink": "#ffffff",
    "line_quiet": "#d0d0d0",
    "ghost": "#d0d0d0",
    "plan": "#6e6e6e",
    "next": "#ffffff",
    "prize": "#ffce54",
    "A": "#4a4a4a",
    "B": "#ffffff",
    "C": "#858585",
    "D": "#c4c4c4",
    "die": "#ffffff",
    "die_dark": "#8c8c8c",
    "pip": "#000000",
    "seam": "#000000",
    "paper": "#ffffff",
    "paper_edge": "#8c8c8c",
    "paper_ink": "#000000",
    "paper_quiet": "#404040",
    "oak": "#000000",
    "oak_light": "#000000",
    "oak_dark": "#000000",
    "oak_ink": "#ffffff",
}
_COLOURS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        name: MappingProxyType({**_WOODS, **_THINGS, **own})
        for name, own in (("dark", _DARK), ("light", _LIGHT), ("contrast", _CONTRAST))
    }
)


def paint(theme: Theme, name: str) -> Colour:
    """Return the colour ``name`` of this game in ``theme``."""
    red, green, blue = ImageColor.getrgb(_COLOURS[theme.name][name])[:3]
    return red, green, blue


def names(theme: Theme) -> frozenset[str]:
    """Return the names of all colours of this game in ``theme``."""
    return frozenset(_COLOURS[theme.name])
