"""The cards: the picture of a building, within a rim in a player's colour or that of a map."""

from collections.abc import Collection, Sequence
from math import cos, pi, sin
from typing import Literal

from PIL import Image, ImageDraw

from bot.games.space_builder import BUILDINGS
from rendering.kit import (
    SCALE,
    Box,
    Canvas,
    Colour,
    Fill,
    Indexed,
    Line,
    Part,
    Shapes,
    Sprite,
    Stamp,
    Theme,
    blend,
    block,
    box,
    dashes_along,
    draw_raised_box,
    extend,
    fade,
    frost,
    in_rows,
    index,
    lines,
    name_image,
    oval,
    rounded_rectangle,
    sprite,
    stamp,
    stretch,
    subtract,
    tint,
    while_shown,
    write,
)
from rendering.space_builder.buildings import DRAWINGS, SOIL
from rendering.space_builder.icons import draw_square
from rendering.space_builder.palette import OUTLINE, card_theme, paint

ROOM = 10
"""The pixels around a card, for its shadow."""
_LARGE = 320
_SKY: Shapes = (
    Fill(box(-2, -2, 104, 104), "sky", edge=0),
    *(
        Fill(oval((x, y), (reach, reach)), "spark", edge=0)
        for x, y, reach in (
            (14, 88, 1.1),
            (32, 95, 0.8),
            (88, 93, 1.0),
            (92, 58, 0.8),
            (8, 52, 0.8),
            (60, 96, 0.7),
        )
    ),
)
Tone = Literal["full", "pale", "grey"]
"""How much of its colours the picture on a card has."""


@sprite
def face(building: str, side: str, size: int, theme: Theme) -> Indexed:
    """Draw the picture on a card of ``size`` pixels; its corners are those of a card on a map."""
    corners = Image.new("RGB", (inner_side(size),) * 2, paint(theme, "plan_line"))
    return index(Image.composite(draw_face(building, side, size, theme), corners, inner_mask(size)))


def draw_face(building: str, side: str, size: int, theme: Theme) -> Image.Image:
    """Draw the picture on a card of ``size`` pixels, in all its colours."""
    return _large_face(building, side, theme).resize((inner_side(size),) * 2, Image.Resampling.LANCZOS)


@sprite
def _large_face(building: str, side: str, theme: Theme) -> Image.Image:
    """Draw a card's picture without its rim, larger than any card."""
    shapes = *_SKY, *DRAWINGS[side][building], *SOIL
    return draw_square(shapes, _LARGE, theme, edge=2.4).convert("RGB")


@while_shown  # the same ones stay on a board from turn to turn
def turned_face(building: str, side: str, turn: int, size: int, theme: Theme, tone: Tone) -> Image.Image:
    """Return the picture on a turned card, pale or grey if its ``tone`` is."""
    pixels, palette = face(building, side, size, theme)
    if tone != "full":
        palette = _fade_colours(palette, theme) if tone == "pale" else _to_grey(palette).tobytes()
    image = Indexed(pixels, palette).to_image(turn)
    return name_image(image, f"face({building!r}, {side!r}, {turn}, {tone!r})")


@while_shown
def _own_face(building: str, size: int, theme: Theme, *, is_frozen: bool) -> Image.Image:
    """Return the picture on a player's card; a frozen one is pale in its ice, with a snowflake."""
    image = face(building, "A", size, theme).to_image()
    if is_frozen:
        image = Image.blend(image.convert("RGB"), ice(size, theme).convert("RGB"), 0.55)
        sign = flake(size, theme)
        blend(image, sign, (image.width - sign.width, image.height - sign.height))
    return name_image(image, f"own_face({building!r}, is_frozen={is_frozen})")


def rim_width(size: int) -> int:
    """Return the width of the rim of a card."""
    return max(3, round(size * 0.035))


def inner_side(size: int) -> int:
    """Return the side of the picture within the rim of a card."""
    return size - 2 * rim_width(size)


def inner_mask(size: int) -> Image.Image:
    """Return the mask of the picture within the rim of a card."""
    inner = inner_side(size)
    return rounded_rectangle((inner, inner), (0, 0, inner, inner), size * 0.05)


@sprite
def rim(size: int, colour: Colour, line: Colour = OUTLINE, *, shadow: bool) -> Stamp:
    """Draw the rim of a card with a ``line`` around it, transparent where its picture is."""
    image = draw_blank(size, colour, line, shadow=shadow)
    hole = extend(inner_mask(size), image.size, (ROOM + rim_width(size),) * 2)
    image.putalpha(subtract(image.getchannel("A"), hole))
    return stamp(Sprite(image, (ROOM, ROOM)))


def draw_blank(size: int, colour: Colour, line: Colour = OUTLINE, *, shadow: bool) -> Image.Image:
    """Draw an empty card in the colour of its rim."""
    radius = size * 0.08 * SCALE
    layers = (0, radius, line), (2, radius - 2, colour)
    return draw_raised_box((size, size), ROOM, layers, (4, 8, 7, 0.55) if shadow else None).reduce(SCALE)


def draw_card(building: str, side: str, turn: int, size: int, colour: Colour, theme: Theme) -> Image.Image:
    """Draw a card without its shadow."""
    image = draw_blank(size, colour, shadow=not theme.plain).crop((ROOM, ROOM, ROOM + size, ROOM + size))
    picture = draw_face(building, side, size, theme).rotate(-90 * turn)
    edge = inner_side(size) - 1
    mask = rounded_rectangle(picture.size, (0, 0, edge, edge), size * 0.05)
    put_face(image, picture, (0, 0), size, mask)
    return image


@sprite
def ice(size: int, theme: Theme) -> Image.Image:
    """Draw the ice over the picture of a card."""
    side = (inner_side(size),) * 2
    if theme.plain:
        return Image.new("RGB", side, paint(theme, "ice"))
    cold, pale = paint(theme, "ice_deep"), paint(theme, "flake")
    return tint(stretch(frost(side, "frost"), 1.3), cold, pale, paint(theme, "ice"))


def _move_point(point: tuple[float, float], angle: float, along: float) -> tuple[float, float]:
    return point[0] + along * sin(angle), point[1] + along * cos(angle)


_FLAKE: Shapes = [
    Line([start, _move_point(start, pi * arm / 3 + lean, along)], ink, wide)
    for ink, wide in (("ice_deep", 17), ("flake", 9))
    for arm in range(6)
    for start, lean, along in (
        ((50, 50), 0, 42),
        *((_move_point((50, 50), pi * arm / 3, 25), lean, 17) for lean in (-0.9, 0.9)),
    )
]


@sprite
def flake(size: int, theme: Theme) -> Image.Image:
    """Draw the snowflake on a card of ``size`` pixels, with six arms."""
    return draw_square(_FLAKE, round(size * 0.5), theme)


@sprite
def ghost(size: int, theme: Theme) -> tuple[Image.Image, Stamp]:
    """Draw the mask of the pale picture of a card that was not built, and the dashed line around it."""
    corners = box(4, 4, size - 8, size - 8)
    dashes = lines((size, size), dashes_along(corners, size / 5), paint(theme, "field_line"), 4)
    return fade(inner_mask(size), 0.42), stamp(Sprite(dashes, (0, 0)))


@sprite
def fault_stamp(faults: int, side: int, theme: Theme) -> Sprite:
    """Draw the red stamp of a fault: its number in a worn ring, slightly tilted."""
    big = side * 3
    image = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(image)
    ink, red = (*paint(theme, "stamp_ink"), 255), (*paint(theme, "stamp"), 255)
    for inset, colour in ((0.0, red), (0.05, ink), (0.1, red)):
        edge = big * inset
        draw.ellipse((edge, edge, big - 1 - edge, big - 1 - edge), fill=colour)
    write(image, str(faults), (big / 2, big / 2), round(big * 0.86), ink[:3], align="centre")
    return Sprite(image.rotate(11, Image.Resampling.BICUBIC).reduce(3), (side // 2, side // 2))


def put_card(
    picture: Canvas, building: str, side: str, turn: int, box: Box, colour: Colour, theme: Theme
) -> None:
    """Draw a card with a rim of this colour on its square."""
    size = round(box[2] - box[0])
    put_face(picture, turned_face(building, side, turn, size, card_theme(theme), "full"), box, size)
    rim(size, colour, shadow=not theme.plain).put(picture, box)


def put_face(
    picture: Canvas, image: Image.Image, at: Sequence[float], size: int, mask: Image.Image | None = None
) -> None:
    """Draw the picture of a card whose left upper corner is ``at``."""
    line = rim_width(size)
    picture.paste(image, (round(at[0]) + line, round(at[1]) + line), mask)


def pale_rim(size: int, theme: Theme) -> Stamp:
    """Return the rim of a card of a map that its builder does not need; its shadow is on the map."""
    colours = _fade_colours(bytes((*paint(theme, "plan_line"), *OUTLINE)), theme)
    return rim(size, (colours[0], colours[1], colours[2]), (colours[3], colours[4], colours[5]), shadow=False)


def _fade_colours(palette: bytes, theme: Theme) -> bytes:
    """Return colours as they are on a card that is not needed."""
    image = _to_grey(palette)
    return Image.blend(image, Image.new("RGB", image.size, paint(theme, "plan_dark")), 0.62).tobytes()


def _to_grey(palette: bytes) -> Image.Image:
    return Image.frombytes("RGB", (len(palette) // 3, 1), palette).convert("L").convert("RGB")


def put_ghost(picture: Canvas, building: str, side: str, turn: int, box: Box, theme: Theme) -> None:
    """Draw a card that was not built: grey, within a dashed line."""
    size = round(box[2] - box[0])
    mask, dashes = ghost(size, theme)
    put_face(picture, turned_face(building, side, turn, size, card_theme(theme), "grey"), box, size, mask)
    dashes.put(picture, box)


@sprite
def frame(size: int, colour: Colour) -> Stamp:
    """Draw a frame for a card that is to be built."""
    whole = (size + 2 * ROOM) * SCALE
    image = Image.new("RGBA", (whole, whole))
    draw = ImageDraw.Draw(image)
    for inset, paint_, wide in ((0, OUTLINE, 14), (2, colour, 10)):
        edge = (ROOM - 5 + inset) * SCALE
        box = (edge, edge, whole - edge, whole - edge)
        draw.rounded_rectangle(box, size * 0.1 * SCALE, outline=(*paint_, 255), width=wide * SCALE)
    return stamp(Sprite(image.reduce(SCALE), (ROOM, ROOM)))


def own_card(building: str, size: int, colour: Colour, theme: Theme, *, is_frozen: bool) -> Part:
    """Return the part that is a card of a player of this colour."""

    def put(picture: Canvas, box: Box) -> None:
        image = _own_face(building, size, card_theme(theme), is_frozen=is_frozen)
        put_face(picture, image, box, size)
        rim(size, colour, shadow=not theme.plain).put(picture, box)

    return block((size, size), put)


def own_cards(
    unfrozen: Collection[str], size: int, colour: Colour, theme: Theme, *, columns: int = len(BUILDINGS)
) -> list[Part]:
    """Return all eight cards of a player of this colour, in rows of ``columns``."""
    cards = [
        own_card(building, size, colour, theme, is_frozen=building not in unfrozen) for building in BUILDINGS
    ]
    return in_rows(cards, columns)
