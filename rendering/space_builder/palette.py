"""The colours of Space Builder by theme: the moon, blueprints, landing fields, building materials."""

from collections.abc import Mapping
from types import MappingProxyType

from rendering.kit.theme import THEMES, Colour, Pair, Palette, Theme

LETTERING_PAIRS: tuple[Pair, ...] = (
    Pair("line_ink", "moon"),
    Pair("line_ink", "sheet"),
    Pair("line_quiet", "sheet"),
    Pair("line_ink", "sheet_quiet"),
    Pair("line_quiet", "sheet_quiet"),
    Pair("stamp_ink", "stamp"),
    Pair("tab_ink", "tab"),
    Pair("sky_ink", "sky"),
    Pair("title_ink", "space"),
    Pair("title_ink", "ridge_near"),
)
"""All pairs of lettering and ground that only the pictures of this game use."""

_CARDS = {
    "sky": "#1a2547",
    "sky_ink": "#ffffff",
    "soil": "#c9ccd8",
    "crater": "#a3a8ba",
    "spark": "#8fa0cf",
    "plan": "#1f5590",
    "plan_light": "#2c68a8",
    "plan_dark": "#163f6e",
    "plan_line": "#b9d8f5",
    "slot": "#5f97cf",
    "field": "#2c3448",
    "field_light": "#3a445c",
    "field_dark": "#20273a",
    "field_line": "#8391b0",
    "beacon": "#ffce54",
    "ice": "#cfeaff",
    "ice_deep": "#5f97c9",
    "flake": "#ffffff",
    "stamp": "#c4202c",
    "stamp_ink": "#ffffff",
    "tab": "#0d1428",
    "tab_ink": "#ffffff",
    "good": "#4fc98a",
    "star": "#ffce54",
}
_DARK = {
    "space": "#0a1029",
    "space_low": "#4a4b8f",
    "ridge_far": "#3b4474",
    "ridge": "#2f3862",
    "ridge_near": "#1d2545",
    "planet": "#c9744f",
    "planet_band": "#e39a6a",
    "title_ink": "#ffffff",
    "title_star": "#ffffff",
    "moon": "#1c2740",
    "moon_light": "#2a3859",
    "moon_dark": "#111829",
    "sheet": "#141c31",
    "sheet_quiet": "#101728",
    "sheet_edge": "#3c4a6b",
    "line_ink": "#f0f4ff",
    "line_quiet": "#a9b6d3",
}
_LIGHT = {
    "space": "#b9cdf0",
    "space_low": "#fde7d3",
    "ridge_far": "#a9b0cc",
    "ridge": "#c0c6da",
    "ridge_near": "#dde1ec",
    "planet": "#e49a78",
    "planet_band": "#f3bd98",
    "title_ink": "#17203a",
    "title_star": "#ffffff",
    "moon": "#b3bacb",
    "moon_light": "#cdd3e0",
    "moon_dark": "#949cb2",
    "sheet": "#fafbff",
    "sheet_quiet": "#e9ecf5",
    "sheet_edge": "#8e99b5",
    "line_ink": "#17203a",
    "line_quiet": "#4d5876",
    "field": "#55617f",
    "field_light": "#66738f",
    "field_dark": "#46516c",
    "field_line": "#c3cce0",
    "good": "#1b7f4b",
}
_CONTRAST = {
    "space": "#000000",
    "space_low": "#000000",
    "ridge_far": "#000000",
    "ridge": "#000000",
    "ridge_near": "#000000",
    "planet": "#8c8c8c",
    "planet_band": "#bdbdbd",
    "title_ink": "#ffffff",
    "title_star": "#ffffff",
    "moon": "#000000",
    "moon_light": "#000000",
    "moon_dark": "#000000",
    "sheet": "#000000",
    "sheet_quiet": "#000000",
    "sheet_edge": "#8c8c8c",
    "line_ink": "#ffffff",
    "line_quiet": "#d0d0d0",
    "sky": "#000000",
    "soil": "#bdbdbd",
    "crater": "#8c8c8c",
    "spark": "#000000",
    "plan": "#0a2f5c",
    "plan_light": "#0a2f5c",
    "plan_dark": "#0a2f5c",
    "plan_line": "#ffffff",
    "slot": "#9fc3e4",
    "field": "#1c1c1c",
    "field_light": "#1c1c1c",
    "field_dark": "#1c1c1c",
    "field_line": "#b0b0b0",
    "ice": "#bfe4ff",
    "ice_deep": "#3c6f9c",
    "stamp": "#d00014",
}
_COLOURS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        name: MappingProxyType({**_CARDS, **own})
        for name, own in (("dark", _DARK), ("light", _LIGHT), ("contrast", _CONTRAST))
    }
)
_MATERIALS: Mapping[str, str] = MappingProxyType(
    {
        "shell": "#e9eef7",
        "shade": "#b3c0d6",
        "steel": "#8795b0",
        "dark": "#27345a",
        "glass": "#7fc4dc",
        "white": "#ffffff",
        "cyan": "#39c6f0",
        "orange": "#ff9a3d",
        "pink": "#ff6fae",
        "green": "#43c463",
        "yellow": "#ffd23f",
        "ember": "#ff5a36",
        "blue": "#5b8cff",
        "lime": "#b6e34b",
    }
)
OUTLINE: Colour = (9, 14, 30)
"""The colour of the line around everything that is drawn on a card."""
_PALETTE = Palette(_COLOURS, _MATERIALS)
paint, material, names = _PALETTE.paint, _PALETTE.material, _PALETTE.names


def card_theme(theme: Theme) -> Theme:
    """Return the theme whose sprites of cards and maps a theme uses: all but plain ones share them."""
    return theme if theme.plain else THEMES["dark"]
