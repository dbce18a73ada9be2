"""The grounds of the pictures: the oak table, sheets for the players, parchment and plans, outlines."""

from functools import lru_cache
from itertools import product
from typing import Literal

from PIL import Image, ImageChops, ImageDraw

from rendering.kit import (
    SCALE,
    SIZE,
    Box,
    Canvas,
    Colour,
    Indexed,
    RoundedPicture,
    Scene,
    Size,
    Sprite,
    Stamp,
    Theme,
    blend,
    blur,
    clouds,
    dots,
    ellipse,
    fill,
    grain,
    lamplight,
    lay_planks,
    name_image,
    plain,
    put_panel,
    rectangle,
    rounded_rectangle,
    ruling,
    size_of,
    sliced,
    sprite,
    stamp,
    stretch,
    tint,
    tinted,
    to_canvas,
    while_shown,
)
from rendering.middle_ages.palette import OUTLINE, material, paint

RADIUS = 16
TALLEST: Size = (1200, 1200)
"""The size of the tallest picture of this game."""
PILE = 2
"""The most cards that are seen under the first one of a deck."""
PILE_STEP = 5, 2
"""The pixels to the right and below by which each card of a deck lies under the one before."""
_ROOM = 16  # pixels around a card, for its shadow
_CARD: Size = (340, 296)
"""The size of the card that all cards are cut from, with whole squares of a plan between its corners."""
_DECK: Size = (230, 230)
"""The same for cards that lie on others: they are all small."""

_PLANKS = 5
_LAST_ROOM, _CHOICE_ROOM = 12, 4  # pixels around a card, for its outline
_LAST_CORNER, _CHOICE_CORNER = _LAST_ROOM + RADIUS, _CHOICE_ROOM + RADIUS
_DOT_PITCH, _DOTS = 21, 3
_SCENE: Size = (600, 240)
_HILLS = ((30, 74, 66), (150, 110, 44), (300, 120, 70), (430, 90, 48), (560, 100, 62))
"""The middles of hills, how far they reach to both sides, and their heights."""

Ground = Literal["parchment", "sheet"]
"""What is behind a scene: the name of its colour."""


def oak_table(theme: Theme, size: Size = SIZE) -> Scene:
    """Return a new scene on the oak table."""
    return to_canvas(oak(theme), size)


@sprite
def oak(theme: Theme) -> Indexed:
    """Draw the oak table, as tall as the tallest picture."""
    if theme.plain:
        return plain(TALLEST, paint(theme, "oak"))
    shade = Image.blend(stretch(lamplight(TALLEST, 0.6), 1.1), stretch(_planks(), 0.62), 0.5)
    return tinted(shade, paint(theme, "oak_dark"), paint(theme, "oak_light"), paint(theme, "oak"))


def _planks() -> Image.Image:
    """Draw five planks, each cut from another part of the same trunk."""
    wide, high = TALLEST[0], TALLEST[1] // _PLANKS
    trunk = grain((wide + 400, SIZE[1]), 38, "oak")
    cuts = [
        (plank * 137 % 400, plank * 211 % (SIZE[1] - high), 10 * (plank * 2 % 5) - 20)
        for plank in range(_PLANKS)
    ]
    return lay_planks(trunk, (wide, high), cuts, seam=4)


def put_sheet(picture: Canvas, box: Box, theme: Theme, edge: Colour | None = None) -> None:
    """Draw a panel for a player's cards and numbers on the picture; with ``edge`` it glows in that colour."""
    ground = paint(theme, "sheet" if edge else "sheet_quiet")
    put_panel(picture, box, theme, edge=edge, ground=ground, rim=paint(theme, "sheet_edge"))


def put_parchment(picture: Canvas, box: Box, theme: Theme, *, plan: bool = False, pile: int = 0) -> None:
    """Draw an empty card: parchment or, for machines, a plan; ``pile`` more cards lie under it."""
    sliced(
        empty_card,
        theme,
        plan,
        pile,
        room=_ROOM,
        corner=_ROOM + RADIUS,
        rim=_ROOM + 5,  # the line around a card, and a little more
        middle="tiles" if plan else "mirrored tiles",
    ).put(picture, box)


@sprite
def empty_card(theme: Theme, plan: bool, pile: int) -> Image.Image:
    """Draw an empty card with its shadow; ``pile`` more cards lie under it."""
    card = _DECK if pile else _CARD
    image = Image.new("RGBA", ((card[0] + 2 * _ROOM) * SCALE, (card[1] + 2 * _ROOM) * SCALE))
    if not theme.plain:
        lower = _mask(image.size, _ROOM * SCALE, _ROOM + RADIUS, by=(4, 5 * (1 + pile)))
        fill(image, blur(lower, 9), (0, 0, 0), 0.5)
    for under in range(pile, -1, -1):
        _draw_sheet(image, (under * PILE_STEP[0] * SCALE, under * PILE_STEP[1] * SCALE), theme, plan)
    return image.reduce(SCALE)


def _mask(size: Size, edge: int, corner: int, by: tuple[int, int] = (0, 0)) -> Image.Image:
    """Return the mask of a box that begins ``edge`` pixels inside an image, moved ``by`` pixels.

    Its corners are round up to ``corner`` pixels of the finished sprite, so that boxes in each other fit.
    """
    across, down = by
    box = edge + across, edge + down, size[0] - edge + across, size[1] - edge + down
    return rounded_rectangle(size, box, corner * SCALE - edge)


def _draw_sheet(image: Image.Image, by: tuple[int, int], theme: Theme, plan: bool) -> None:
    """Draw one card moved ``by`` pixels; only the first of a pile is more than flat."""
    name, line = "plan" if plan else "parchment", (3 if theme.plain else 2) * SCALE
    edge, face = paint(theme, "plan_line" if plan else "card_edge"), paint(theme, name)
    skin: Colour | Image.Image = face
    if by == (0, 0) and not theme.plain:
        spots = stretch(clouds(image.size, 190 * SCALE, "parchment"), 0.25)
        skin = tint(spots, paint(theme, f"{name}_dark"), paint(theme, f"{name}_light"), face)
    for layer, tone in enumerate((edge if theme.plain else OUTLINE, edge, skin)):
        core = _mask(image.size, _ROOM * SCALE + layer * line, _ROOM + RADIUS, by)
        fill(image, core, tone)
    if plan:
        grid = ruling(image.size, (0, 0, *image.size), 22 * SCALE)
        fill(image, ImageChops.multiply(grid, core), paint(theme, "plan_line"), 0.16)


@lru_cache(maxsize=64)
def backdrop(theme: Theme, ground: Ground = "parchment") -> RoundedPicture:
    """Return the sky, hills and grass behind a building or a person."""
    return RoundedPicture(landscape(theme, ground), radius=10)


@sprite
def landscape(theme: Theme, ground: Ground) -> Image.Image:
    """Draw sky, hills and grass in front of a ground."""
    image = Image.new("RGBA", _SCENE, (*paint(theme, ground), 255))
    fill(image, Image.new("L", _SCENE, 255), paint(theme, "sky"), 0.9)
    for x, reach, high in () if theme.plain else _HILLS:
        fill(image, ellipse(_SCENE, (x, _SCENE[1]), (reach, high)), material("leaf"), 0.3)
    grass = rectangle(_SCENE, (0, _SCENE[1] - 14, *_SCENE))
    fill(image, grass, material("leaf") if not theme.plain else (190, 190, 190), 0.8)
    return image


@sprite
def plot(size: Size, theme: Theme) -> Stamp:
    """Draw an empty place in a row: bare ground with a thin edge."""
    image, colour = Image.new("RGBA", (size[0] * SCALE, size[1] * SCALE)), paint(theme, "plot")
    fill(image, _mask(image.size, 0, RADIUS), colour, 0.55)
    image.paste((*colour, 40), (0, 0), _mask(image.size, 4, RADIUS))
    draw, faint, side = ImageDraw.Draw(image), (*colour, 120), round(min(image.size) * 0.42)
    left, top = (image.width - side) // 2, (image.height - side) // 2
    for at in (0, round(side * 0.5), side):  # the poles of a scaffold
        draw.line((left + at, top - 12, left + at, top + side + 12), fill=faint, width=10)
        draw.line((left - 12, top + at, left + side + 12, top + at), fill=faint, width=10)
    draw.line((left, top + side, left + side, top), fill=faint, width=8)
    return stamp(Sprite(image.reduce(SCALE), (0, 0)))


def put_last(picture: Canvas, box: Box, theme: Theme) -> None:
    """Outline a card that the last action was about."""
    sliced(last_outline, theme, room=_LAST_ROOM, corner=_LAST_CORNER, rim=14, middle="empty").put(
        picture, box
    )


@sprite
def last_outline(theme: Theme) -> Image.Image:
    """Draw a yellow line of 7 px around a small card."""
    image = Image.new("RGBA", ((2 * _LAST_CORNER + 40) * SCALE,) * 2)
    for start, end, colour in ((2, 14, OUTLINE), (5, 12, theme["last"])):
        outer, inner = (_mask(image.size, edge * SCALE, _LAST_CORNER) for edge in (start, end))
        fill(image, ImageChops.subtract(outer, inner), colour)
    return image.reduce(SCALE)


def put_choice(picture: Canvas, box: Box, theme: Theme) -> None:
    """Outline a card that can be chosen now."""
    sliced(choice_outline, theme, room=_CHOICE_ROOM, corner=_CHOICE_CORNER, rim=14, middle="empty").put(
        picture, box
    )


@sprite
def choice_outline(theme: Theme) -> Image.Image:
    """Draw white dots around a card, the same along each edge."""
    side = 2 * _CHOICE_CORNER + _DOTS * _DOT_PITCH
    edges = _CHOICE_ROOM + 3, side - _CHOICE_ROOM - 3
    line = [_CHOICE_CORNER + _DOT_PITCH * (number + 0.5) for number in range(_DOTS)]
    corners = edges[0] + RADIUS * 0.25, edges[1] - RADIUS * 0.25
    spots = [*product(corners, corners), *product(line, edges), *product(edges, line)]
    return dots((side, side), spots, (theme["choice"], OUTLINE), 5)


def put_veil(picture: Canvas, box: Box, theme: Theme) -> None:
    """Make a card quiet, because it cannot be used now."""
    blend(picture, _veil(size_of(box), paint(theme, "sheet")), box)


@while_shown
def _veil(size: Size, colour: Colour) -> Image.Image:
    return name_image(Image.new("RGBA", size, (*colour, round(0.34 * 255))), "veil()")
