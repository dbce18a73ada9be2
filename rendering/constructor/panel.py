"""The players' panels and the block between them: towers, carried points, reserves, rounds, the result."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.games.constructor import HALVES, KINDS, PIECES, Kind, View
from rendering.constructor.labels import player_name
from rendering.constructor.layout import CORNERS, TILT
from rendering.constructor.stacks import disc, stack_sprite
from rendering.kit import (
    CLOSE,
    GAP,
    ICE_AND_BLACK,
    LARGE,
    SCALE,
    SMALL,
    SPRING,
    TITLE,
    USUAL,
    Box,
    Canvas,
    Look,
    Size,
    Sprite,
    Theme,
    centred,
    crown,
    fade,
    fill,
    fill_mark,
    grid,
    icon,
    inset,
    middle_of,
    polygon,
    put_each,
    put_in_middle,
    put_kept,
    put_lines,
    put_panel,
    put_rounded_box,
    put_row,
    rounded_rectangle,
    row,
    size_of,
    split,
    sprite,
    stack,
    subtract,
    words,
    wrap,
)
from rendering.words import name_part

TOKEN = USUAL
"""The side of a token, in pixels."""
FRAMES: tuple[Size, ...] = ((126, 62), (75, 124))
"""The sizes of the frame around a kind, in a wide and in an upright panel."""
_TRAYS = (66, 132)
"""The heights of the tray on which the reserve is, likewise."""
_ROUND = 18
"""The radius of the corners of the tray."""


def draw_panel(
    picture: Canvas,
    box: Box,
    view: View,
    colour: int,
    *,
    upright: bool,
    look: Look,
    kind: Kind | None = None,
) -> None:
    """Draw the panel of a colour: token and name, then towers and reserve or, after the end, all points.

    ``kind`` is the one that the player to act has chosen to place.
    """
    player, is_over = view.colours.index(colour), view.outcome is not None
    begins_with = view.options.advantage_of(player) / HALVES
    rounds = [*([begins_with] if begins_with else []), *(each.points[player] for each in view.finished)]
    is_winner = view.winners == (player,)
    edge = look["prize"] if is_winner else look["turn"] if view.current == player else None
    put_panel(picture, box, look.theme, edge=edge)
    ink = look["ink" if edge else "quiet"]
    name = name_part(player_name(player, view, look.text), USUAL, ink)
    carried = words(f"{sum(rounds):g}+", SMALL, look["quiet"]) if rounds and not is_over else None
    score = words(f"{sum(rounds):g}" if is_over else view.towers[colour], TITLE, ink)
    title, points = row(icon(token(colour, TOKEN, look.theme)), name, gap=GAP), (SPRING, carried, score)
    lines = [[title], points] if upright else [[title, *points]]
    *heads, low = split(inset(box, GAP), *(None for _ in lines), _TRAYS[upright])
    put_each(picture, heads, lines, gap=CLOSE)
    prize = icon(crown(look.theme).image) if is_winner else None
    if is_over:
        terms = words(" + ".join(f"{each:g}" for each in rounds), USUAL, look["quiet"])
        put_row(picture, low, terms, SPRING, prize)
        return
    put_rounded_box(picture, low, look["tray"], _ROUND)  # on which black pieces stand out as well
    chosen = kind if view.current == player else None
    put_kept(picture, _put_reserve, low, view.reserves[colour], colour, chosen, upright, look)
    left, top, _, _ = box
    put_in_middle(picture, (left, top - 2 * GAP, left + TOKEN + 2 * GAP, top), prize)
    if view.colours != (0, 1):
        swap_sign(look.theme).put(picture, box)


@sprite
def swap_sign(theme: Theme) -> Sprite:
    """Draw two arrows that pass each other on a disc, anchored at its middle."""
    sprite = disc(62, theme["panel"])
    disc(56, theme["ink"]).put(sprite.image, sprite.anchor)
    unit = 5 * SCALE
    mask = Image.new("L", (sprite.image.width * SCALE, sprite.image.height * SCALE))
    draw, middle = ImageDraw.Draw(mask), mask.width / 2
    for way in (1, -1):
        corners = ((-4, -2.6), (0, -2.6), (0, -4), (4.2, -1.9), (0, 0.2), (0, -1.2), (-4, -1.2))
        draw.polygon([(middle + way * x * unit, middle + way * y * unit) for x, y in corners], fill=255)
    fill(sprite.image, mask.reduce(SCALE), theme["panel"])
    return sprite


@sprite
def token(colour: int, side: int, theme: Theme) -> Image.Image:
    """Draw a colour's token: a hexagon with its mark, an open ring for ice, a full dot for black."""
    owner = ICE_AND_BLACK[colour]
    image = Image.new("RGBA", (side * SCALE, side * SCALE))
    middle = side * SCALE / 2
    for part, share in (("_edge", 1.0), ("", 0.88)):
        corners = [(middle + x * middle * share, middle + y * middle * share / TILT) for x, y in CORNERS]
        fill(image, polygon(image.size, corners, round_by=side * 0.12), theme[f"{owner.colour}{part}"])
    high = 2 * round(side * SCALE * 0.29)
    fill_mark(image, owner.shape, high, (middle, middle), theme[f"{owner.colour}_ink"])
    return image.reduce(SCALE)


def _put_reserve(
    picture: Canvas,
    box: Box,
    reserve: Sequence[int],
    colour: int,
    chosen: Kind | None,
    upright: bool,
    look: Look,
) -> None:
    """Draw the pieces in reserve with their numbers beside them, or below them in an upright panel."""
    for kind, remaining, cell in zip(KINDS, reserve, grid(box, len(KINDS), 1, 0), strict=True):
        if kind == chosen:
            frame(FRAMES[upright], look.theme).put(picture, middle_of(cell))
        piece = centred(icon_sprite(PIECES[colour][kind], look.theme, bool(remaining)), TITLE)
        number = words(remaining, SMALL, look["ink" if remaining else "quiet"])
        if upright:
            upper, lower = stack(cell, 2, 0)
            put_in_middle(picture, upper, piece)
            put_in_middle(picture, lower, number)
        else:
            put_in_middle(picture, cell, piece, number, gap=CLOSE)


@sprite
def frame(size: Size, theme: Theme) -> Sprite:
    """Draw the frame around a kind that is chosen, anchored at its middle."""
    whole = size[0] * SCALE, size[1] * SCALE
    outer = rounded_rectangle(whole, (0, 0, *whole), 16 * SCALE)
    inner = rounded_rectangle(whole, inset((0, 0, *whole), 5 * SCALE), 11 * SCALE)
    image = Image.new("RGBA", whole)
    fill(image, fade(inner, 0.25), theme["turn"])
    fill(image, subtract(outer, inner), theme["turn"])
    return Sprite(image.reduce(SCALE), (size[0] // 2, size[1] // 2))


@sprite
def icon_sprite(piece: str, theme: Theme, is_available: bool) -> Sprite:
    """Draw a piece of a reserve, pale if none is available, anchored at its middle."""
    image = stack_sprite(piece, 58.0, theme, ground="tray").image
    if not is_available:
        image.putalpha(fade(image.getchannel("A"), 0.38))
    return Sprite(image, (image.width // 2, image.height // 2))


def draw_status(picture: Canvas, box: Box, lines: Sequence[str], look: Look, *, loud: bool) -> None:
    """Draw one or two lines in the middle of ``box``, the first in a quiet colour unless ``loud``.

    In a low box they stand side by side.
    """
    (first, *rest), ink = lines, look["ink" if loud else "quiet"]
    wide, high = size_of(box)
    rows = wrap(first, wide, SMALL)
    if not rest or len(rows) > 1:
        put_lines(picture, box, *((line, USUAL, ink) for line in (*rows, *rest)))
    elif high < SMALL + TITLE:
        put_row(picture, box, words(first, SMALL, ink), SPRING, words(rest[0], LARGE, look["ink"]))
    else:
        put_lines(picture, box, (first, SMALL, ink), (rest[0], TITLE, look["ink"]))
