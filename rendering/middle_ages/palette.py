"""The colours of Middle Ages by theme: parchment, oak, the four resources, coins, building materials."""

from rendering.kit import Colour, Palette, rgb

LETTERING_PAIRS: tuple[tuple[str, str], ...] = (
    ("ink", "parchment"),
    ("done", "parchment"),
    ("ink", "coin"),
    ("shield_ink", "shield"),
    ("plan_ink", "plan"),
    ("tab_ink", "tab"),
    ("action_ink", "action"),
    ("letter", "stone"),
    ("letter", "wood"),
    ("letter", "knowledge"),
    ("letter", "tile"),
    ("flag_ink", "flag"),
    ("line_ink", "sheet"),
    ("line_quiet", "sheet"),
    ("line_ink", "sheet_quiet"),
    ("line_quiet", "sheet_quiet"),
    ("line_ink", "oak"),
)
"""All pairs of lettering and ground that only the pictures of this game use."""

_GOODS = {
    "stone": "#54708b",
    "stone_light": "#9db6cb",
    "stone_dark": "#33485c",
    "wood": "#8a5526",
    "wood_light": "#d9a566",
    "wood_dark": "#573212",
    "knowledge": "#24803f",
    "knowledge_light": "#7fd094",
    "knowledge_dark": "#125226",
    "tile": "#c0442a",
    "tile_light": "#f0926f",
    "tile_dark": "#82260f",
    "letter": "#ffffff",
}
_SIGNS = {
    "coin": "#f5c542",
    "coin_light": "#fff0b0",
    "coin_dark": "#a8740c",
    "shield": "#7b2740",
    "shield_light": "#b4516c",
    "shield_ink": "#ffffff",
    "action": "#1f5f93",
    "action_ink": "#ffffff",
    "tab": "#33231a",
    "tab_ink": "#fff4dc",
    "flag": "#a3201f",
    "flag_ink": "#ffffff",
    "done": "#1f6b36",
}
_CARDS = {
    "parchment": "#efe0bd",
    "parchment_light": "#fbf2da",
    "parchment_dark": "#d6bf8f",
    "card_edge": "#8f7648",
    "ink": "#33231a",
    "plan": "#2c5680",
    "plan_light": "#3f6f9e",
    "plan_dark": "#1f4063",
    "plan_ink": "#ffffff",
    "plan_line": "#9fc3e4",
    "sky": "#cfe4ef",
    "plot": "#6b5138",
}
_DARK = {
    "oak": "#3b2a1d",
    "oak_light": "#523b29",
    "oak_dark": "#23180f",
    "sheet": "#221912",
    "sheet_quiet": "#1c140e",
    "sheet_edge": "#5d4733",
    "line_ink": "#fbf2da",
    "line_quiet": "#c9b695",
}
_LIGHT = {
    "oak": "#b98f60",
    "oak_light": "#cda876",
    "oak_dark": "#946a3f",
    "sheet": "#dcc092",
    "sheet_quiet": "#cfb182",
    "sheet_edge": "#8a6a40",
    "line_ink": "#2b1e14",
    "line_quiet": "#4a3822",
    "plot": "#a98d5f",
}
_CONTRAST = {
    "oak": "#000000",
    "oak_light": "#000000",
    "oak_dark": "#000000",
    "sheet": "#000000",
    "sheet_quiet": "#000000",
    "sheet_edge": "#ffffff",
    "line_ink": "#ffffff",
    "line_quiet": "#d0d0d0",
    "parchment": "#ffffff",
    "parchment_light": "#ffffff",
    "parchment_dark": "#ffffff",
    "card_edge": "#8c8c8c",
    "ink": "#000000",
    "plan": "#0a2f5c",
    "plan_light": "#0a2f5c",
    "plan_dark": "#0a2f5c",
    "plan_line": "#ffffff",
    "sky": "#ffffff",
    "tab": "#000000",
    "tab_ink": "#ffffff",
    "plot": "#8c8c8c",
}
_MATERIALS = {
    "stone": "#a9b0b4",
    "slab": "#8b939a",
    "plaster": "#f3e7c8",
    "board": "#b07c46",
    "beam": "#6b4524",
    "straw": "#e2b84c",
    "pantile": "#c8543a",
    "slate": "#5d6b7d",
    "leaf": "#5f9e4c",
    "water": "#5aa5d6",
    "glass": "#34506b",
    "dark": "#3a2a20",
    "fire": "#ff9a3c",
    "gold": "#f0b429",
    "iron": "#6f7780",
    "cloth": "#fbf2da",
    "banner": "#c0392b",
    "pig": "#f2a7a2",
    "white": "#fdfaf2",
    "smoke": "#b9b4ac",
}
OUTLINE: Colour = (46, 31, 20)
"""The colour of the line around everything that is drawn on a card."""
PALETTE = Palette({**_GOODS, **_SIGNS, **_CARDS}, dark=_DARK, light=_LIGHT, contrast=_CONTRAST)
paint = PALETTE.paint


def material(name: str) -> Colour:
    """Return the colour of the material ``name``, the same in all themes."""
    return rgb(_MATERIALS[name])


def shade(colour: Colour, share: float) -> Colour:
    """Return ``colour`` darker for a ``share`` below 1, lighter above."""
    red, green, blue = (
        round(255 - (255 - channel) / share if share > 1 else channel * share) for channel in colour
    )
    return red, green, blue
