"""The players' panels and the block between them: towers, carried points, reserves, rounds, the result."""

from collections.abc import Mapping, Sequence

from PIL import Image, ImageDraw

from bot.games.constructor import View
from bot.games.constructor.pieces import KINDS, PIECES, Kind
from bot.locales import Text
from rendering.constructor.labels import colour_name
from rendering.constructor.layout import CORNERS, TILT
from rendering.constructor.stacks import disc, stack_sprite
from rendering.kit.boxes import size_of
from rendering.kit.canvas import (
    SCALE,
    Box,
    Point,
    Size,
    Sprite,
    extend,
    fade,
    fill,
    mark,
    polygon,
    rounded_rectangle,
    subtract,
)
from rendering.kit.fonts import SMALLEST, wrap, write
from rendering.kit.scene import Canvas
from rendering.kit.sprites import sprite
from rendering.kit.surfaces import crown, put_panel, put_rounded_box
from rendering.kit.theme import ICE_AND_BLACK, Theme
from rendering.words.match_text import given_name
from rendering.words.player_names import write_name

_PAD = 22
_NAME = 54
TOKENS = (52, 44)
"""The sides of a token: in a wide panel and in the result, in an upright panel."""
FRAMES: tuple[Size, ...] = ((126, 62), (75, 124))
"""The sizes of the frame around a kind, likewise."""
_RIM = 10
_LOW = 100  # pixels; a status that is lower has one line
_TRAY = {False: 66, True: 132}  # heights in pixels, by whether the panel is upright
_SPOTS = ((57, -43), (40, -43), (84, -43)), ((0, -76), (0, -101), (0, -42))
"""Where the frame around a kind, its icon and its number are, in a wide and in an upright panel."""


def draw_panel(
    picture: Canvas,
    box: Box,
    view: View,
    colour: int,
    *,
    upright: bool,
    theme: Theme,
    text: Text,
    kind: Kind | None = None,
) -> None:
    """Draw the panel of a colour: token and name, then towers and reserve or, after the end, all points.

    ``kind`` is the one that the player to act has chosen to place.
    """
    player, is_over = view.colours.index(colour), view.outcome is not None
    rounds = [finished_round.points[player] for finished_round in view.finished]
    is_winner = player in (view.early_winners or ())
    if view.outcome:
        is_winner = view.outcome.winners == (player,)
    edge = theme["prize"] if is_winner else theme["turn"] if view.current == player else None
    put_panel(picture, box, theme, edge=edge)
    if not is_over:  # on a tray, on which black pieces stand out as well
        tray = box[0] + _RIM, box[3] - _RIM - _TRAY[upright], box[2] - _RIM, box[3] - _RIM
        put_rounded_box(picture, tray, theme["tray"], 18)
    middle = box[1] + (48 if upright else 42)
    left, right, score_y = box[0] + _PAD, box[2] - _PAD, middle + (76 if upright else 0)
    ink, score = theme["ink" if edge else "quiet"], sum(rounds) if is_over else view.towers[colour]
    free = right - write(picture, str(score), (right, score_y), 84, ink, align="right")
    if rounds and not is_over:  # ``3+`` for points carried in
        carried_points, at = f"{sum(rounds)}+", (free - 6, score_y + 9)
        free -= 6 + write(picture, carried_points, at, 50, theme["quiet"], align="right")
    name, side, most = given_name(player, text), TOKENS[0], free - 10
    if name and upright:
        left, side, most = box[0] + 14, TOKENS[1], box[2] - 10
    put_token(picture, colour, (left, middle - side / 2), side, theme)
    if is_winner:
        over_token, beside_score = (left + side / 2 + 32, box[1] - 8), (free - 18, score_y)
        spot = over_token if not is_over else (right, box[3] - 42) if name else beside_score
        crown(theme).put(picture, spot)
    if name:
        left += side + 10
        write_name(picture, name, (left, middle), most - left, _NAME, ink)
    else:
        left += side + 14
        write(picture, colour_name(colour, text), (left, middle), _NAME, ink, width=right - left)
    if is_over:
        terms, at = " + ".join(map(str, rounds)), (box[0] + _PAD, box[3] - 40)
        write(picture, terms, at, 54, theme["quiet"], width=box[2] - box[0] - 2 * _PAD)
        return
    chosen_kind = kind if view.current == player else None
    _put_reserve(picture, box, view.reserves[colour], PIECES[colour], chosen_kind, theme, upright=upright)
    if view.colours != (0, 1):
        swap_sign(theme).put(picture, (box[0] + 2, box[1] + 2))


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


def put_token(picture: Canvas, colour: int, at: Point, side: int, theme: Theme) -> None:
    """Draw a colour's token: a hexagon with its mark, an open ring for ice, a full dot for black."""
    _token(colour, side, theme).put(picture, at)


@sprite
def _token(colour: int, side: int, theme: Theme) -> Sprite:
    owner = ICE_AND_BLACK[colour]
    image = Image.new("RGBA", (side * SCALE, side * SCALE))
    middle = side * SCALE / 2
    for part, share in (("_edge", 1.0), ("", 0.88)):
        corners = [(middle + x * middle * share, middle + y * middle * share / TILT) for x, y in CORNERS]
        fill(image, polygon(image.size, corners, round_by=side * 0.12), theme[f"{owner.colour}{part}"])
    sign = mark(owner.shape, 2 * round(side * SCALE * 0.29))
    corner = round(middle) - sign.width // 2, round(middle) - sign.height // 2
    fill(image, extend(sign, image.size, corner), theme[f"{owner.colour}_ink"])
    return Sprite(image.reduce(SCALE), (0, 0))


def _put_reserve(
    picture: Canvas,
    box: Box,
    reserve: tuple[int, int, int],
    pieces: Mapping[str, str],
    chosen_kind: Kind | None,
    theme: Theme,
    *,
    upright: bool,
) -> None:
    """Draw the pieces in reserve with their numbers beside them, or below them in an upright panel."""
    left, right = (box[0] + 12, box[2] - 12) if upright else (box[0] + _PAD, box[2] - _PAD + 10)
    for place, (kind, remaining) in enumerate(zip(KINDS, reserve, strict=True)):
        x = left + (right - left) / 3 * (place + upright / 2)
        chosen, middle, number = ((x + across, box[3] + down) for across, down in _SPOTS[upright])
        if kind == chosen_kind:
            frame(FRAMES[upright], theme).put(picture, chosen)
        icon_sprite(pieces[kind], theme, bool(remaining)).put(picture, middle)
        ink = theme["ink" if remaining else "quiet"]
        write(picture, str(remaining), number, 50, ink, align="centre" if upright else "left")


@sprite
def frame(size: Size, theme: Theme) -> Sprite:
    """Draw the frame around a kind that is chosen, anchored at its middle."""
    whole = size[0] * SCALE, size[1] * SCALE
    outer = rounded_rectangle(whole, (0, 0, *whole), 16 * SCALE)
    line = 5 * SCALE
    inner = rounded_rectangle(whole, (line, line, whole[0] - line, whole[1] - line), 11 * SCALE)
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


def status_width(box: Box) -> float:
    """Return the width of a line in the middle of ``box``."""
    return box[2] - box[0] - 8


def draw_status(picture: Canvas, box: Box, lines: Sequence[str], theme: Theme, *, loud: bool) -> None:
    """Draw one or two lines in the middle of ``box``, the first in a quiet colour unless ``loud``.

    In a low box they stand side by side.
    """
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    wide = status_width(box)
    ink = theme["ink" if loud else "quiet"]
    if size_of(box)[1] < _LOW and len(lines) > 1:
        write(picture, lines[0], (box[0] + 4, y), 50, ink, width=wide * 0.58)
        write(picture, lines[1], (box[2] - 4, y), 66, theme["ink"], align="right", width=wide * 0.36)
        return
    first = wrap(lines[0], wide, SMALLEST)
    if len(first) == 1 and len(lines) > 1:
        write(picture, lines[0], (x, y - 38), 52, ink, align="centre", width=wide)
        write(picture, lines[1], (x, y + 32), 84, theme["ink"], align="centre", width=wide)
        return
    rows = [*first, *lines[1:]]
    for number, line in enumerate(rows):
        down = y + 50 * (number - (len(rows) - 1) / 2)
        write(picture, line, (x, down), 58, ink, align="centre", width=wide)


def draw_result(picture: Canvas, at: Point, result: tuple[int, int], theme: Theme) -> None:
    """Draw the points by colour between the two tokens, around ``at``."""
    x, y = at
    wide = write(picture, f"{result[0]}–{result[1]}", (x, y), 50, theme["ink"], align="centre")
    put_token(picture, 0, (x - wide / 2 - TOKENS[0] - 8, y - TOKENS[0] / 2), TOKENS[0], theme)
    put_token(picture, 1, (x + wide / 2 + 8, y - TOKENS[0] / 2), TOKENS[0], theme)
