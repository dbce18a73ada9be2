"""The cards: a building on its square, drawn and cached once per side, turn, size and rim."""

from math import cos, pi, sin

from PIL import Image, ImageDraw

from rendering.kit.canvas import SCALE, Box, Point, Sprite, blur, dashes_along, fade, fill, rounded_rectangle
from rendering.kit.fonts import write
from rendering.kit.pen import Pen
from rendering.kit.sprites import sprite
from rendering.kit.surfaces import lines
from rendering.kit.textures import frost, stretch, tint
from rendering.kit.theme import Colour, Theme
from rendering.space_builder.buildings import draw_building, draw_soil
from rendering.space_builder.palette import OUTLINE, paint

PLAN = -1
"""The ``rim`` of cards on a map, in place of a player's number."""
_ROOM = 10  # pixels around a card, for its shadow
_LARGE = 320
_TURNS = (None, Image.Transpose.ROTATE_270, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_90)
_SPARKS = ((14, 88, 1.1), (32, 95, 0.8), (88, 93, 1.0), (92, 58, 0.8), (8, 52, 0.8), (60, 96, 0.7))


@sprite
def _face(building: str, side: str, theme: Theme) -> Image.Image:
    """Draw a card's picture without its rim, larger than any card."""
    pen = Pen((_LARGE, _LARGE), 100, 100, ink=OUTLINE, edge=2.4)
    sky = paint(theme, "sky")
    pen.box(-2, -2, 104, 104, sky, edge=0)
    for x, y, reach in _SPARKS:
        pen.oval((x, y), (reach, reach), paint(theme, "spark"), edge=0)
    draw_building(pen, building, side)
    draw_soil(pen, paint(theme, "soil"), paint(theme, "crater"))
    return pen.finish().convert("RGB")


def rim_colour(rim: int, theme: Theme) -> Colour:
    """Return the colour of the rim of a player's card, or of a card on a map."""
    return paint(theme, "plan_line") if rim == PLAN else theme[theme.players[rim].colour]


@sprite
def card(building: str, side: str, turn: int, size: int, rim: int, theme: Theme) -> Sprite:
    """Draw a card of ``size`` pixels, turned clockwise by ``turn`` quarters, with its shadow."""
    line = max(3, round(size * 0.035))
    inner = size - 2 * line
    face = _face(building, side, theme).resize((inner, inner), Image.Resampling.LANCZOS)
    rotation = _TURNS[turn]
    image = base(size, rim_colour(rim, theme), theme).copy()
    at = _ROOM + line
    picture = face.transpose(rotation) if rotation is not None else face
    image.paste(
        picture, (at, at), rounded_rectangle((inner, inner), (0, 0, inner - 1, inner - 1), size * 0.05)
    )
    return Sprite(image, (_ROOM, _ROOM))


@sprite
def base(size: int, rim: Colour, theme: Theme) -> Image.Image:
    """Draw an empty card in the colour of its rim, with its shadow."""
    whole = (size + 2 * _ROOM) * SCALE
    room = _ROOM * SCALE
    image = Image.new("RGBA", (whole, whole))
    box = (room, room, whole - room, whole - room)
    radius = size * 0.08 * SCALE
    if not theme.plain:
        lower = rounded_rectangle((whole, whole), (box[0] + 4, box[1] + 8, box[2] + 4, box[3] + 8), radius)
        fill(image, blur(lower, 7), (0, 0, 0), 0.55)
    fill(image, rounded_rectangle((whole, whole), box, radius), OUTLINE)
    fill(
        image,
        rounded_rectangle((whole, whole), (box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2), radius - 2),
        rim,
    )
    return image.reduce(SCALE)


@sprite
def frozen_card(building: str, size: int, rim: int, theme: Theme) -> Sprite:
    """Draw a card frozen in ice: pale, with a snowflake."""
    sprite = card(building, "A", 0, size, rim, theme)
    image, edge = sprite.image.copy(), max(3, round(size * 0.035))
    inner = size - 2 * edge
    mask = rounded_rectangle((inner, inner), (0, 0, inner - 1, inner - 1), size * 0.05)
    ice = Image.new("RGB", (inner, inner), paint(theme, "ice"))
    if not theme.plain:
        cold, pale = paint(theme, "ice_deep"), paint(theme, "flake")
        ice = tint(stretch(frost((inner, inner), "frost"), 1.3), cold, pale, paint(theme, "ice"))
    at = _ROOM + edge
    image.paste(ice, (at, at), fade(mask, 0.55))
    flake = _flake(round(size * 0.5), theme)
    image.alpha_composite(flake, (_ROOM + size - flake.width - edge, _ROOM + size - flake.height - edge))
    return Sprite(image, sprite.anchor)


@sprite
def _flake(side: int, theme: Theme) -> Image.Image:
    """Draw a snowflake with six arms."""
    pen = Pen((side, side), 100, 100, ink=OUTLINE, edge=0)
    for ink, wide in ((paint(theme, "ice_deep"), 17), (paint(theme, "flake"), 9)):
        for arm in range(6):
            angle = pi * arm / 3
            tip = _move_point((50, 50), angle, 42)
            pen.line([(50, 50), tip], ink, wide)
            for lean in (-0.9, 0.9):
                fork = _move_point((50, 50), angle, 25)
                pen.line([fork, _move_point(fork, angle + lean, 17)], ink, wide)
    return pen.finish()


def _move_point(point: tuple[float, float], angle: float, along: float) -> tuple[float, float]:
    return point[0] + along * sin(angle), point[1] + along * cos(angle)


@sprite
def ghost(building: str, side: str, turn: int, size: int, theme: Theme) -> Sprite:
    """Draw a card that was not built: grey, within a dashed line."""
    face = _face(building, side, theme).resize((size, size), Image.Resampling.LANCZOS)
    rotation = _TURNS[turn]
    image = (face.transpose(rotation) if rotation is not None else face).convert("L").convert("RGBA")
    image.putalpha(fade(rounded_rectangle((size, size), (2, 2, size - 3, size - 3), size * 0.08), 0.42))
    inset = 4
    corners = [(inset, inset), (size - inset, inset), (size - inset, size - inset), (inset, size - inset)]
    dashes = lines((size, size), dashes_along(corners, size / 5), paint(theme, "field_line"), 4)
    image.alpha_composite(dashes)
    return Sprite(image, (0, 0))


@sprite
def stamp(faults: int, side: int, theme: Theme) -> Sprite:
    """Draw the red stamp of a fault: its number in a worn ring, slightly tilted."""
    big = side * 3
    image = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(image)
    ink, red = (*paint(theme, "stamp_ink"), 255), (*paint(theme, "stamp"), 255)
    for inset, colour in ((0.0, red), (0.05, ink), (0.1, red)):
        edge = big * inset
        draw.ellipse((edge, edge, big - 1 - edge, big - 1 - edge), fill=colour)
    write(image, str(faults), (big / 2, big / 2), round(big * 0.86), ink[:3], align="centre")
    sprite = image.rotate(11, Image.Resampling.BICUBIC).reduce(3)
    return Sprite(sprite, (side // 2, side // 2))


def put_card(
    picture: Image.Image, building: str, side: str, turn: int, box: Box, rim: int, theme: Theme
) -> None:
    """Draw a card on its square."""
    card(building, side, turn, round(box[2] - box[0]), rim, theme).put(picture, box[:2])


@sprite
def pale_card(building: str, side: str, turn: int, size: int, theme: Theme) -> Sprite:
    """Draw a card on a map that its builder does not need, nearly as pale as the blueprint."""
    sprite = card(building, side, turn, size, PLAN, theme)
    grey = Image.merge("RGBA", (*[sprite.image.convert("L")] * 3, sprite.image.getchannel("A")))
    blue = Image.new("RGBA", grey.size, (*paint(theme, "plan_dark"), 255))
    image = Image.blend(grey, blue, 0.62)
    image.putalpha(sprite.image.getchannel("A"))
    return Sprite(image, sprite.anchor)


def put_pale_card(picture: Image.Image, building: str, side: str, turn: int, box: Box, theme: Theme) -> None:
    """Draw a card that is not needed on its square."""
    pale_card(building, side, turn, round(box[2] - box[0]), theme).put(picture, box[:2])


@sprite
def _frame(size: int, colour: Colour) -> Sprite:
    whole = (size + 2 * _ROOM) * SCALE
    image = Image.new("RGBA", (whole, whole))
    draw = ImageDraw.Draw(image)
    for inset, paint_, wide in ((0, OUTLINE, 14), (2, colour, 10)):
        edge = (_ROOM - 5 + inset) * SCALE
        box = (edge, edge, whole - edge, whole - edge)
        draw.rounded_rectangle(box, size * 0.1 * SCALE, outline=(*paint_, 255), width=wide * SCALE)
    return Sprite(image.reduce(SCALE), (_ROOM, _ROOM))


def put_frame(picture: Image.Image, box: Box, colour: Colour) -> None:
    """Draw a frame around a card that is to be built."""
    _frame(round(box[2] - box[0]), colour).put(picture, box[:2])


def put_own_card(
    picture: Image.Image, building: str, at: Point, size: int, player: int, theme: Theme, *, is_frozen: bool
) -> None:
    """Draw a card that a player has, in ice if ``is_frozen``."""
    if is_frozen:
        frozen_card(building, size, player, theme).put(picture, at)
    else:
        card(building, "A", 0, size, player, theme).put(picture, at)
