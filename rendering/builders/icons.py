"""Icons: the kinds of pieces, corner joints, structures, dice; and the joints between pieces."""

from collections.abc import Mapping, Sequence

from PIL import Image, ImageDraw, ImageOps

from bot.games.builders import STRUCTURE_STEPS
from rendering.builders.palette import paint
from rendering.builders.pieces import ROOM, Shape, cut, draw_shadow
from rendering.kit import (
    SMALLEST,
    Mark,
    Part,
    Point,
    Sprite,
    Theme,
    add_outline,
    block,
    blur,
    centred,
    colour_mask,
    edges,
    ellipse,
    fill,
    grow,
    icon,
    inset,
    polygon,
    rounded_rectangle,
    shade,
    shift,
    sprite,
    write,
)

_FINE = 4
_FINER = 6  # for joints, which are smaller than anything else
DIE = 74
_LETTERED_SCALE = {"A": 1.0, "B": 1.0, "C": 1.3, "D": 1.15}
"""How much larger the icons are that carry a letter, so that it does not cover them."""
_LETTER_DOWN = {"A": -0.02, "B": 0.0, "C": 0.12, "D": 0.14}
"""How far below the middle of its icon a letter lies, as a share of the icon."""


def kind_shape(kind: str, side: int) -> Shape:
    """Return the outline of a kind of piece that fills a square of ``side`` pixels."""
    half, low = side // 2, round(side * 0.87)
    shapes: dict[str, Shape] = {
        "A": ((0, side), (0, 0), (side, 0), (side, half), (half, half), (half, side)),
        "B": ((0, half // 2), (side, half // 2), (side, half // 2 + half), (0, half // 2 + half)),
        "C": ((side // 7, low), (side - side // 7, low), (half, round(side * 0.27))),
        "D": ((0, low + 2), (side, low + 2), (half, 2)),
    }
    return shapes[kind]


def draw_kind(kind: str, side: int, theme: Theme, *, has_shadow: bool = False) -> Sprite:
    """Draw a kind of piece, anchored at the upper left corner of its square of ``side`` pixels."""
    corners = kind_shape(kind, side)
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    shape = tuple((x - left, y - top) for x, y in corners)
    image = cut(kind, shape, 1, theme)
    if has_shadow and not theme.plain:
        face, image = image, colour_mask(draw_shadow(shape), (0, 0, 0))
        image.alpha_composite(face)
    return Sprite(image, (ROOM - left, ROOM - top))


@sprite
def lettered_kind(kind: str, side: int, theme: Theme) -> Sprite:
    """Draw the icon of a kind of piece with its letter on it, anchored at the middle of its left edge.

    The letter has a rim that keeps it apart from any wood.
    """
    room, larger = side + SMALLEST, round(side * _LETTERED_SCALE[kind])
    image = Image.new("RGBA", (side + 2 * room, 2 * room))
    draw_kind(kind, larger, theme, has_shadow=True).put(
        image, (room - (larger - side) / 2, room - larger / 2)
    )
    letter = Image.new("RGBA", (2 * SMALLEST, 2 * SMALLEST))
    write(letter, kind, (SMALLEST, SMALLEST), SMALLEST, paint(theme, "letter"), align="centre")
    letter = add_outline(letter, paint(theme, "letter_rim"), 2)
    middle = letter.width // 2, letter.height // 2
    Sprite(letter, middle).put(image, (room + side / 2, room + side * _LETTER_DOWN[kind]))
    return Sprite(image, (room, room)).crop()


_WINGS: Mapping[str, Sequence[tuple[str, Sequence[float]]]] = {
    "circle": (
        ("ellipse", (0, 0.5, 1, 1.5)),
        ("ellipse", (1, 0.5, 2, 1.5)),
        ("rectangle", (0.6, 0.76, 1.4, 1.24)),
    ),
    "triangle": (("polygon", (0, 0.38, 1, 0.9, 2, 0.38, 2, 1.62, 1, 1.1, 0, 1.62)),),
    "square": (
        ("rectangle", (0, 0.54, 0.69, 1.46)),
        ("rectangle", (1.31, 0.54, 2, 1.46)),
        ("rectangle", (0.6, 0.8, 1.4, 1.2)),
    ),
    "diamond": (
        ("polygon", (0, 1, 0.5, 0.34, 1, 1, 0.5, 1.66)),
        ("polygon", (1, 1, 1.5, 0.34, 2, 1, 1.5, 1.66)),
        ("rectangle", (0.7, 0.86, 1.3, 1.14)),
    ),
}
"""The forms that make up a joint by the shape of its owner's mark, in halves of its length."""


def joint_length(scale: float) -> int:
    """Return the length of a joint in pixels where a unit has ``scale`` pixels."""
    return round(min(44, max(10, scale * 0.44)))


@sprite
def joint(mark: Mark, angle: int, length: int, theme: Theme) -> Sprite:
    """Draw a butterfly joint of a player that lies at an angle in degrees, anchored at its middle.

    Its two wings are the mark of its owner. It is let into the wood: it has a dark seam, and lit edges.
    """
    side = length * _FINER
    wings = Image.new("L", (side, side))
    draw, half = ImageDraw.Draw(wings), side / 2 - 0.5
    for form, corners in _WINGS[mark.shape]:
        getattr(draw, form)([half * share for share in corners], fill=255)
    mask = ImageOps.expand(wings, round(length * 0.18 + 3) * _FINER)
    mask = mask.rotate(-angle, Image.Resampling.BICUBIC)
    image = Image.new("RGBA", mask.size)
    fill(image, grow(mask, max(0.6, length * 0.045) * _FINER), paint(theme, "seam"))
    fill(image, mask, theme[mark.colour])
    if not theme.plain:
        edge = _FINER * max(0.7, length * 0.04)
        fill(image, edges(mask, edge, edge, edge / 2), (255, 255, 255), 0.55)
        fill(image, edges(mask, -edge, -edge, edge / 2), (30, 10, 0), 0.35)
    return Sprite(image.reduce(_FINER), (mask.width // _FINER // 2,) * 2).crop()


_TICK = ((0.14, 0.54), (0.4, 0.8), (0.86, 0.22))

_UPPER = [(0.08, 0.3), (0.5, 0.06), (0.92, 0.3), (0.92, 0.62), (0.5, 0.38), (0.08, 0.62)]
_LOWER = [(0.08, 0.62), (0.5, 0.38), (0.92, 0.62), (0.92, 0.92), (0.5, 0.68), (0.08, 0.92)]
_CROWN = [(0.06, 0.26), (0.3, 0.52), (0.5, 0.12), (0.7, 0.52), (0.94, 0.26), (0.86, 0.86), (0.14, 0.86)]
_SIGNS: Mapping[str, Sequence[tuple[Sequence[Point], str]]] = {
    "corner-joint": (([*_UPPER[:4], *_LOWER[3:]], "seam"), (_UPPER, "brass_light"), (_LOWER, "brass")),
    "crown": (
        (_CROWN, "seam"),
        (_CROWN, "brass"),
        (((0.15, 0.72), (0.85, 0.72), (0.84, 0.82), (0.16, 0.82)), "glint"),
    ),
    "pen": (
        (((0.24, 0.6), (0.72, 0.12), (0.9, 0.3), (0.42, 0.78)), "brass"),
        (((0.24, 0.6), (0.42, 0.78), (0.12, 0.9)), "paper_ink"),
    ),
    "gives": (
        (
            ((0.06, 0.4), (0.54, 0.4), (0.54, 0.16), (0.94, 0.5), (0.54, 0.84), (0.54, 0.6), (0.06, 0.6)),
            "line_quiet",
        ),
    ),
}
"""The shapes of the icons, as shares of their sides, and their colours; seams are wider and soft."""


@sprite
def sign(name: str, side: int, theme: Theme) -> Image.Image:
    """Draw the icon ``name`` in a square of ``side`` pixels."""
    image = Image.new("RGBA", (side * _FINE, side * _FINE))
    if name == "tick":
        spots, wide = [(x * image.width, y * image.width) for x, y in _TICK], round(image.width * 0.17)
        ImageDraw.Draw(image).line(spots, fill=(40, 128, 66), width=wide, joint="curve")
    for points, colour in _SIGNS.get(name, ()):
        shape = polygon(image.size, [(x * image.width, y * image.width) for x, y in points])
        fill(image, _thicken(shape) if colour == "seam" else shape, paint(theme, colour))
    return image.reduce(_FINE)


def _thicken(mask: Image.Image) -> Image.Image:
    return blur(mask, mask.width / 28).point([min(255, value * 4) for value in range(256)])


@sprite
def structure(colour: str | None, steps: int, side: int, theme: Theme) -> Sprite:
    """Draw a structure from above with ``steps`` of its four C in place and brass edges.

    Once it is complete, its knob is in the ``colour`` of its owner.
    """
    room = 8
    image = Image.new("RGBA", ((side + 2 * room) * _FINE,) * 2)
    half, middle = side * _FINE / 2, image.width / 2
    square = rounded_rectangle(image.size, inset((0, 0, *image.size), room * _FINE), side * 0.1)
    if steps == STRUCTURE_STEPS and not theme.plain:
        fill(image, blur(shift(square, 4 * _FINE, 6 * _FINE), 3 * _FINE), (0, 0, 0), 0.55)
    corners = [(middle + x * half, middle + y * half) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for number, tone in enumerate((1.22, 0.86, 0.66, 1.06)):
        mask = polygon(image.size, [corners[number], corners[(number + 1) % 4], (middle, middle)])
        if number < steps:
            fill(image, mask, shade(paint(theme, "C"), tone))
        else:
            fill(image, mask, paint(theme, "ghost"), 0.22)
    draw, brass, ghost = ImageDraw.Draw(image), (*paint(theme, "brass"), 255), (*paint(theme, "ghost"), 150)
    for number, corner in enumerate(corners):
        ink, share = (brass, 0.14) if number < steps else (ghost, 0.06)
        draw.line((middle, middle, *corner), fill=ink, width=round(half * share))
    if colour:
        knob = ellipse(image.size, (middle, middle), (half * 0.36, half * 0.36))
        fill(image, _thicken(knob), paint(theme, "seam"))
        fill(image, knob, theme[colour])
    return Sprite(image.reduce(_FINE), (room, room))


@sprite
def die(pips: int, theme: Theme) -> Sprite:
    """Draw a die that shows ``pips``, anchored at its middle."""
    room = 14
    image = Image.new("RGBA", ((DIE + 2 * room) * _FINE,) * 2)
    box, middle = inset((0, 0, *image.size), room * _FINE), image.width / 2
    body = rounded_rectangle(image.size, box, 15 * _FINE)
    if not theme.plain:
        fill(image, blur(shift(body, 4 * _FINE, 7 * _FINE), 4 * _FINE), (0, 0, 0), 0.6)
    fill(image, body, paint(theme, "die_dark"))
    top = (box[0], box[1], box[2] - 3 * _FINE, box[3] - 4 * _FINE)
    fill(image, rounded_rectangle(image.size, top, 14 * _FINE), paint(theme, "die"))
    step, radius = DIE * _FINE * 0.25, DIE * _FINE * 0.095
    for x, y in _PIPS[pips]:
        spot = middle + x * step - 1.5 * _FINE, middle + y * step - 2 * _FINE
        fill(image, ellipse(image.size, spot, (radius, radius)), paint(theme, "pip"))
    return Sprite(image.reduce(_FINE), (room + DIE // 2, room + DIE // 2))


_DIAGONAL = ((-1, -1), (1, 1))
_CORNERS = (*_DIAGONAL, (1, -1), (-1, 1))
_PIPS: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((0, 0),),
    _DIAGONAL,
    (*_DIAGONAL, (0, 0)),
    _CORNERS,
    (*_CORNERS, (0, 0)),
    (*_CORNERS, (-1, 0), (1, 0)),
)


def plain_kind_part(kind: str, side: int, theme: Theme) -> Part:
    """Return the part of a row that is a kind of piece without its letter."""
    return block((side, side), draw_kind(kind, side, theme, has_shadow=True).put)


def kind_part(kind: str, side: int, theme: Theme) -> Part:
    """Return the part of a row that is a kind of piece with its letter on it."""
    return block((side, 0), lettered_kind(kind, side, theme).put)


def joint_part(player: int, side: int, theme: Theme) -> Part:
    """Return the part that is a player's joint."""
    return centred(joint(theme.players[player], 0, side, theme), side)


def sign_part(name: str, side: int, theme: Theme) -> Part:
    """Return the part that is the icon ``name``."""
    return icon(sign(name, side, theme))


def structure_part(player: int, side: int, theme: Theme, progress: int = 0) -> Part:
    """Return the part that is a player's structure; ``progress``: the steps of one just begun."""
    colour = None if progress else theme.players[player].colour
    return block((side, side), structure(colour, progress or STRUCTURE_STEPS, side, theme).put)


def die_part(pips: int, theme: Theme) -> Part:
    """Return the part that is a die."""
    return centred(die(pips, theme), DIE)
