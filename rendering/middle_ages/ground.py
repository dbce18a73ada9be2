"""The grounds of the pictures: the oak table, sheets for the players, parchment and plans, outlines."""

from PIL import Image, ImageChops, ImageDraw

from rendering.kit.boxes import size_of
from rendering.kit.canvas import (
    SCALE,
    SIZE,
    Box,
    Point,
    Size,
    Sprite,
    blur,
    fade,
    fill,
    points_along,
    rounded_rectangle,
    slope,
)
from rendering.kit.sprites import sprite
from rendering.kit.stamps import Stamp, stamp
from rendering.kit.surfaces import dots, put_panel
from rendering.kit.textures import clouds, grain, stretch, tint
from rendering.kit.theme import Colour, Theme
from rendering.middle_ages.palette import OUTLINE, paint

RADIUS = 16
_ROOM = 16  # pixels around a card, for its shadow
_PLANKS = 5
_PLANK_SEAM = 3
_VEIL = 0.34


@sprite
def oak(theme: Theme, size: Size = SIZE) -> Image.Image:
    """Draw the oak table of a picture. Cached: copy the result before drawing on it."""
    if theme.plain:
        return Image.new("RGB", size, paint(theme, "oak"))
    wood = stretch(_planks(size), 0.62)
    light = stretch(_lamp(size), 1.1)
    shade = Image.blend(light, wood, 0.5)
    return tint(shade, paint(theme, "oak_dark"), paint(theme, "oak_light"), paint(theme, "oak"))


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


def put_sheet(picture: Image.Image, box: Box, theme: Theme, edge: Colour | None = None) -> None:
    """Draw a panel for a player's cards and numbers on the picture; with ``edge`` it glows in that colour."""
    ground = paint(theme, "sheet" if edge else "sheet_quiet")
    put_panel(picture, box, theme, edge=edge, ground=ground, rim=paint(theme, "sheet_edge"))


@sprite
def parchment(size: Size, theme: Theme, *, plan: bool = False, pile: int = 0) -> Sprite:
    """Draw an empty card: parchment or, for machines, a plan; ``pile`` more cards lie under it."""
    whole = (size[0] + 2 * _ROOM) * SCALE, (size[1] + 2 * _ROOM) * SCALE
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
    return Sprite(image.reduce(SCALE), (_ROOM, _ROOM))


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
    spots = stretch(clouds(size, size[0] / 3, "parchment"), 0.7)
    shade = Image.blend(slope(size, (1, 1.3)), spots, 0.45)
    return tint(shade, paint(theme, f"{name}_dark"), paint(theme, f"{name}_light"), paint(theme, name))


def _draw_grid(image: Image.Image, mask: Image.Image, theme: Theme) -> None:
    """Draw the fine grid of a plan."""
    grid = Image.new("L", image.size)
    draw = ImageDraw.Draw(grid)
    for x in range(0, image.width, 22 * SCALE):
        draw.line((x, 0, x, image.height), fill=255, width=SCALE)
    for y in range(0, image.height, 22 * SCALE):
        draw.line((0, y, image.width, y), fill=255, width=SCALE)
    fill(image, ImageChops.multiply(grid, mask), paint(theme, "plan_line"), 0.16)


@sprite
def plot(size: Size, theme: Theme) -> Sprite:
    """Draw an empty place: bare ground with a thin edge."""
    big = size[0] * SCALE, size[1] * SCALE
    image = Image.new("RGBA", big)
    shape = rounded_rectangle(big, (0, 0, *big), RADIUS * SCALE)
    inner = rounded_rectangle(big, (4, 4, big[0] - 4, big[1] - 4), RADIUS * SCALE - 4)
    colour = paint(theme, "plot")
    fill(image, shape, colour, 0.55)
    image.paste((*colour, 40), (0, 0), inner)
    _frame(image, colour)
    return Sprite(image.reduce(SCALE), (0, 0))


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


def _corners(box: Box, radius: float) -> list[Point]:
    """Return a closed line around a box whose corners are cut."""
    left, top, right, bottom = box
    cut = radius * 0.5
    return [
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
        (left, top + cut),
    ]


@sprite
def _last_outline(size: Size, theme: Theme) -> Stamp:
    """Draw a yellow line of 7 px around a card."""
    room, line = 12, 7
    whole = (size[0] + 2 * room) * SCALE, (size[1] + 2 * room) * SCALE
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
    return stamp(Sprite(image.reduce(SCALE), (room, room)))


@sprite
def _choice_outline(size: Size, theme: Theme) -> Stamp:
    """Draw white dots around a card."""
    room, inset = 4, 3
    whole = size[0] + 2 * room, size[1] + 2 * room
    line = _corners((room + inset, room + inset, whole[0] - room - inset, whole[1] - room - inset), RADIUS)
    image = dots(whole, points_along(line, 21), (theme["choice"], OUTLINE), 5)
    return stamp(Sprite(image, (room, room)))


def put_last(picture: Image.Image, box: Box, theme: Theme) -> None:
    """Outline a card that the last action was about."""
    _last_outline(size_of(box), theme).put(picture, box[:2])


def put_choice(picture: Image.Image, box: Box, theme: Theme) -> None:
    """Outline a card that can be chosen now."""
    _choice_outline(size_of(box), theme).put(picture, box[:2])


@sprite
def _veil(size: Size, theme: Theme) -> Stamp:
    """Draw a shade of the sheet's colour as large as a card."""
    image = Image.new("RGBA", size, (*paint(theme, "sheet"), 255))
    image.putalpha(fade(rounded_rectangle(size, (0, 0, *size), RADIUS), _VEIL))
    return stamp(Sprite(image, (0, 0)))


def put_veil(picture: Image.Image, box: Box, theme: Theme) -> None:
    """Make a card quiet, because it cannot be used now."""
    _veil(size_of(box), theme).put(picture, box[:2])
