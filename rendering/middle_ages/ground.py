"""The grounds of the pictures: the oak table, sheets for the players, parchment and plans, outlines."""

from functools import lru_cache
from typing import Literal, get_args

from PIL import Image, ImageChops, ImageDraw

from rendering.kit.boxes import size_of
from rendering.kit.canvas import (
    SCALE,
    SIZE,
    Box,
    Size,
    Sprite,
    blend,
    blur,
    ellipse,
    fill,
    rounded_rectangle,
    to_canvas,
)
from rendering.kit.indexed import Indexed, plain, tinted
from rendering.kit.nine_slice import Middle, RoundedPicture, sliced
from rendering.kit.scene import Canvas, Scene
from rendering.kit.sprites import sprite
from rendering.kit.stamps import Stamp, stamp
from rendering.kit.surfaces import dots, put_panel
from rendering.kit.textures import clouds, grain, stretch, tint
from rendering.kit.theme import Colour, Theme
from rendering.middle_ages.palette import OUTLINE, material, paint

RADIUS = 16
TALLEST: Size = (1200, 1200)
"""The size of the tallest picture of this game."""
PILE = 2
"""The most cards that are seen under the first one of a deck."""
_ROOM = 16  # pixels around a card, for its shadow
_CARD_LINE = 5  # the width of the line around a card, and a little more
_CARD: Size = (340, 296)
"""The size of the card that all cards are cut from, with whole squares of a plan between its corners."""
_DECK: Size = (230, 230)
"""The same for cards that lie on others: they are all small."""
_SQUARE = 22
_PLANKS = 5
_PLANK_SEAM = 3
_VEIL = 0.34
_LAST_ROOM, _LINE_TILE = 12, 40
_CHOICE_ROOM, _DOT_PITCH, _DOTS = 4, 21, 3
_SCENE: Size = (600, 240)
_SCENE_RADIUS = 10
_GRASS = 14
_HILLS = ((30, 74, 66), (150, 110, 44), (300, 120, 70), (430, 90, 48), (560, 100, 62))
"""The middles of hills, how far they reach to both sides, and their heights."""

Ground = Literal["parchment", "sheet"]
"""What is behind a scene: the name of its colour."""
GROUNDS: tuple[Ground, ...] = get_args(Ground)


def oak_table(theme: Theme, size: Size = SIZE) -> Scene:
    """Return a new scene on the oak table."""
    return to_canvas(oak(theme), size)


@sprite
def oak(theme: Theme) -> Indexed:
    """Draw the oak table, as tall as the tallest picture."""
    if theme.plain:
        return plain(TALLEST, paint(theme, "oak"))
    wood = stretch(_planks(TALLEST), 0.62)
    light = stretch(_lamp(TALLEST), 1.1)
    shade = Image.blend(light, wood, 0.5)
    return tinted(shade, paint(theme, "oak_dark"), paint(theme, "oak_light"), paint(theme, "oak"))


def _lamp(size: Size) -> Image.Image:
    wide, high = size
    lamp = ImageChops.invert(Image.radial_gradient("L").resize((wide * 2, high * 2)))
    left, top = round(wide * 0.6), round(high * 0.66)
    return lamp.crop((left, top, left + wide, top + high))


def _planks(size: Size) -> Image.Image:
    """Draw five planks, each cut from another part of the same trunk."""
    wide, high = size[0], size[1] // _PLANKS
    trunk = grain((size[0] + 400, SIZE[1]), 38, "oak")
    table = Image.new("L", size)
    for plank in range(_PLANKS):
        left, top = plank * 137 % 400, plank * 211 % (SIZE[1] - high)
        piece = trunk.crop((left, top, left + wide, top + high))
        tone = 10 * (plank * 2 % 5) - 20
        table.paste(piece.point([max(0, min(255, v + tone)) for v in range(256)]), (0, plank * high))
        ImageDraw.Draw(table).rectangle((0, plank * high, wide, plank * high + _PLANK_SEAM), fill=20)
    return table


def put_sheet(picture: Canvas, box: Box, theme: Theme, edge: Colour | None = None) -> None:
    """Draw a panel for a player's cards and numbers on the picture; with ``edge`` it glows in that colour."""
    ground = paint(theme, "sheet" if edge else "sheet_quiet")
    put_panel(picture, box, theme, edge=edge, ground=ground, rim=paint(theme, "sheet_edge"))


def put_parchment(picture: Canvas, box: Box, theme: Theme, *, plan: bool = False, pile: int = 0) -> None:
    """Draw an empty card: parchment or, for machines, a plan; ``pile`` more cards lie under it."""
    corner, rim = _ROOM + RADIUS, _ROOM + _CARD_LINE
    middle: Middle = "tiles" if plan else "mirrored tiles"
    card = sliced(empty_card, theme, plan, pile, room=_ROOM, corner=corner, rim=rim, middle=middle)
    card.put(picture, box)


@sprite
def empty_card(theme: Theme, plan: bool, pile: int) -> Image.Image:
    """Draw an empty card with its shadow; ``pile`` more cards lie under it."""
    card = _DECK if pile else _CARD
    whole = (card[0] + 2 * _ROOM) * SCALE, (card[1] + 2 * _ROOM) * SCALE
    room = _ROOM * SCALE
    box = (room, room, whole[0] - room, whole[1] - room)
    image = Image.new("RGBA", whole)
    if not theme.plain:
        drop = 5 * (1 + pile)
        lower = rounded_rectangle(
            whole, (box[0] + 4, box[1] + drop, box[2] + 4, box[3] + drop), RADIUS * SCALE
        )
        fill(image, blur(lower, 9), (0, 0, 0), 0.5)
    for under in range(pile, 0, -1):
        over, down = under * 5 * SCALE, under * 2 * SCALE
        _sheet_of_card(image, (box[0] + over, box[1] + down, box[2] + over, box[3] + down), theme, plan, 0.8)
    _sheet_of_card(image, box, theme, plan, 1)
    return image.reduce(SCALE)


def _sheet_of_card(image: Image.Image, box: Box, theme: Theme, plan: bool, tone: float) -> None:
    name = "plan" if plan else "parchment"
    line = (3 if theme.plain else 2) * SCALE
    shape = rounded_rectangle(image.size, box, RADIUS * SCALE)
    inner = (box[0] + line, box[1] + line, box[2] - line, box[3] - line)
    edge = paint(theme, "plan_line") if plan else paint(theme, "card_edge")
    fill(image, shape, OUTLINE if not theme.plain else edge)
    inside = rounded_rectangle(image.size, inner, RADIUS * SCALE - line)
    fill(image, inside, edge)
    core = rounded_rectangle(
        image.size,
        (inner[0] + line, inner[1] + line, inner[2] - line, inner[3] - line),
        RADIUS * SCALE - 2 * line,
    )
    if theme.plain or tone < 1:
        fill(image, core, paint(theme, name))
    else:
        fill(image, core, _skin(image.size, theme, name))
    if plan:
        _draw_grid(image, core, theme)


def _skin(size: Size, theme: Theme, name: str) -> Image.Image:
    spots = stretch(clouds(size, 190 * SCALE, "parchment"), 0.25)
    return tint(spots, paint(theme, f"{name}_dark"), paint(theme, f"{name}_light"), paint(theme, name))


def _draw_grid(image: Image.Image, mask: Image.Image, theme: Theme) -> None:
    """Draw the fine grid of a plan."""
    grid = Image.new("L", image.size)
    draw = ImageDraw.Draw(grid)
    for x in range(0, image.width, _SQUARE * SCALE):
        draw.line((x, 0, x, image.height), fill=255, width=SCALE)
    for y in range(0, image.height, _SQUARE * SCALE):
        draw.line((0, y, image.width, y), fill=255, width=SCALE)
    fill(image, ImageChops.multiply(grid, mask), paint(theme, "plan_line"), 0.16)


def put_scene(picture: Canvas, box: Box, theme: Theme, ground: Ground = "parchment") -> None:
    """Paint the sky, hills and grass behind a building or a person."""
    _scene(theme, ground).put(picture, box)


@lru_cache(maxsize=64)
def _scene(theme: Theme, ground: Ground) -> RoundedPicture:
    return RoundedPicture(landscape(theme, ground), _SCENE_RADIUS)


@sprite
def landscape(theme: Theme, ground: Ground) -> Image.Image:
    """Draw sky, hills and grass in front of a ground."""
    image = Image.new("RGBA", _SCENE, (*paint(theme, ground), 255))
    fill(image, Image.new("L", _SCENE, 255), paint(theme, "sky"), 0.9)
    if not theme.plain:
        for x, reach, high in _HILLS:
            fill(image, ellipse(_SCENE, (x, _SCENE[1]), (reach, high)), material("leaf"), 0.3)
    grass = Image.new("L", _SCENE)
    ImageDraw.Draw(grass).rectangle((0, _SCENE[1] - _GRASS, *_SCENE), fill=255)
    fill(image, grass, material("leaf") if not theme.plain else (190, 190, 190), 0.8)
    return image


@sprite
def plot(size: Size, theme: Theme) -> Stamp:
    """Draw an empty place in a row: bare ground with a thin edge."""
    big = size[0] * SCALE, size[1] * SCALE
    image = Image.new("RGBA", big)
    shape = rounded_rectangle(big, (0, 0, *big), RADIUS * SCALE)
    inner = rounded_rectangle(big, (4, 4, big[0] - 4, big[1] - 4), RADIUS * SCALE - 4)
    colour = paint(theme, "plot")
    fill(image, shape, colour, 0.55)
    image.paste((*colour, 40), (0, 0), inner)
    _frame(image, colour)
    return stamp(Sprite(image.reduce(SCALE), (0, 0)))


def _frame(image: Image.Image, colour: Colour) -> None:
    """Draw the faint poles of a scaffold in the middle of a plot."""
    side = round(min(image.size) * 0.42)
    left, top = (image.width - side) // 2, (image.height - side) // 2
    draw = ImageDraw.Draw(image)
    for step in (0, 0.5, 1):
        at = round(side * step)
        draw.line((left + at, top - 12, left + at, top + side + 12), fill=(*colour, 120), width=10)
        draw.line((left - 12, top + at, left + side + 12, top + at), fill=(*colour, 120), width=10)
    draw.line((left, top + side, left + side, top), fill=(*colour, 120), width=8)


def put_last(picture: Canvas, box: Box, theme: Theme) -> None:
    """Outline a card that the last action was about."""
    room = _LAST_ROOM
    line = sliced(last_outline, theme, room=room, corner=room + RADIUS, rim=room + 2, middle="empty")
    line.put(picture, box)


@sprite
def last_outline(theme: Theme) -> Image.Image:
    """Draw a yellow line of 7 px around a small card."""
    room, line = _LAST_ROOM, 7
    whole = ((2 * (room + RADIUS) + _LINE_TILE) * SCALE,) * 2
    image = Image.new("RGBA", whole)
    for reach, wide, colour in ((10, line + 5, OUTLINE), (7, line, theme["last"])):
        outer = ((room - reach) * SCALE, (room - reach) * SCALE)
        box = (*outer, whole[0] - outer[0], whole[1] - outer[1])
        inner = (box[0] + wide * SCALE, box[1] + wide * SCALE, box[2] - wide * SCALE, box[3] - wide * SCALE)
        ring = ImageChops.subtract(
            rounded_rectangle(whole, box, (RADIUS + reach) * SCALE),
            rounded_rectangle(whole, inner, (RADIUS + reach - wide) * SCALE),
        )
        fill(image, ring, colour)
    return image.reduce(SCALE)


def put_choice(picture: Canvas, box: Box, theme: Theme) -> None:
    """Outline a card that can be chosen now."""
    room = _CHOICE_ROOM
    line = sliced(choice_outline, theme, room=room, corner=room + RADIUS, rim=room + 10, middle="empty")
    line.put(picture, box)


@sprite
def choice_outline(theme: Theme) -> Image.Image:
    """Draw white dots around a card, the same along each edge."""
    edge = _CHOICE_ROOM + RADIUS
    side, inset = 2 * edge + _DOTS * _DOT_PITCH, _CHOICE_ROOM + 3
    line = [edge + _DOT_PITCH * (number + 0.5) for number in range(_DOTS)]
    near, far = inset + RADIUS * 0.25, side - inset - RADIUS * 0.25
    spots = [(x, y) for x in (near, far) for y in (near, far)]
    spots += [(at, y) for at in line for y in (inset, side - inset)]
    spots += [(x, at) for at in line for x in (inset, side - inset)]
    return dots((side, side), spots, (theme["choice"], OUTLINE), 5)


def put_veil(picture: Canvas, box: Box, theme: Theme) -> None:
    """Make a card quiet, because it cannot be used now."""
    blend(picture, _veil(size_of(box), paint(theme, "sheet")), box)


@lru_cache(maxsize=8)
def _veil(size: Size, colour: Colour) -> Image.Image:
    return Image.new("RGBA", size, (*colour, round(_VEIL * 255)))
