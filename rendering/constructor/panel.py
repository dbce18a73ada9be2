"""The players' panels and the block between them: towers, carried points, reserves, rounds, the result."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

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
from rendering.kit.theme import ICE_AND_BLACK, Colour, Theme
from rendering.words.match_text import given_name
from rendering.words.player_names import write_name

_PAD = 22
_NAME = 54
_SCORE = 84
_ICON = 58.0
TOKENS = (52, 44)
"""The sides of a token: in a wide panel and in the result, in an upright panel."""
FRAMES: tuple[Size, ...] = ((126, 62), (75, 124))
"""The sizes of the frame around a kind, likewise."""
_RIM = 10
_LOW = 100  # pixels; a status that is lower has one line
_TRAY = {False: 66, True: 132}  # heights in pixels, by whether the panel is upright
_TRAY_RADIUS = 18
_SPOTS = ((57, -43), (40, -43), (84, -43)), ((0, -76), (0, -101), (0, -42))
"""Where the frame around a kind, its icon and its number are, in a wide and in an upright panel."""

State = Literal["turn", "winner", "quiet"]


class PanelContents(NamedTuple):
    """The contents of a panel: score, points carried in, reserve, the kind to place, whether swapped."""

    player: int
    colour: int
    score: int
    rounds: tuple[int, ...]
    reserve: tuple[int, int, int] | None
    state: State
    is_swapped: bool = False
    kind: Kind | None = None


def panel_contents(view: View, colour: int, kind: Kind | None = None) -> PanelContents:
    """Return the contents of the panel of ``colour``: towers now or, after the end, all points.

    ``kind`` is the one that the player to act has chosen to place.
    """
    player = view.colours.index(colour)
    rounds = tuple(finished_round.points[player] for finished_round in view.finished)
    if view.outcome:
        is_winner = view.outcome.winners == (player,)
        return PanelContents(player, colour, sum(rounds), rounds, None, "winner" if is_winner else "quiet")
    state: State = "turn" if view.current == player else "quiet"
    if player in (view.early_winners or ()):
        state = "winner"
    is_swapped = view.colours != (0, 1)
    chosen_kind = kind if view.current == player else None
    score, reserve = view.towers[colour], view.reserves[colour]
    return PanelContents(player, colour, score, rounds, reserve, state, is_swapped, chosen_kind)


def draw_panel(
    picture: Canvas, box: Box, contents: PanelContents, *, upright: bool, theme: Theme, text: Text
) -> None:
    """Draw a player's panel: token and name, score, reserve or the points of each round."""
    edge = {"turn": theme["turn"], "winner": theme["prize"], "quiet": None}[contents.state]
    put_panel(picture, box, theme, edge=edge)
    if contents.reserve:  # on a tray, on which black pieces stand out as well
        tray = box[0] + _RIM, box[3] - _RIM - _TRAY[upright], box[2] - _RIM, box[3] - _RIM
        put_rounded_box(picture, tray, theme["tray"], _TRAY_RADIUS)
    middle = box[1] + (48 if upright else 42)
    left, right = box[0] + _PAD, box[2] - _PAD
    ink = theme["quiet" if contents.state == "quiet" else "ink"]
    name, side = given_name(contents.player, text), TOKENS[0]
    has_crown = not name and contents.reserve is None
    free = _score(
        picture, (right, middle + (76 if upright else 0)), contents, theme, ink, has_crown=has_crown
    )
    if name and upright:
        left, side, free = box[0] + 14, TOKENS[1], box[2] - 10
    put_token(picture, contents.colour, (left, middle - side / 2), side, theme)
    if contents.state == "winner" and contents.reserve:
        crown(theme).put(picture, (left + side / 2 + 32, box[1] - 8))
    if name:
        left += side + 10
        write_name(picture, name, (left, middle), free - left, _NAME, ink)
        if contents.state == "winner" and contents.reserve is None:
            crown(theme).put(picture, (right, box[3] - 42))
    else:
        name = colour_name(contents.colour, text)
        left += side + 14
        write(picture, name, (left, middle), _NAME, ink, width=right - left)
    if contents.reserve:
        _reserve(picture, box, contents, contents.reserve, theme, upright=upright)
    else:
        terms, at = " + ".join(map(str, contents.rounds)), (box[0] + _PAD, box[3] - 40)
        write(picture, terms, at, 54, theme["quiet"], width=box[2] - box[0] - 2 * _PAD)
    if contents.is_swapped:
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


def _score(
    picture: Canvas, at: Point, contents: PanelContents, theme: Theme, ink: Colour, *, has_crown: bool
) -> float:
    """Draw the score, right-aligned: ``3+`` for points carried in, in a quiet colour, then the towers.

    Return the x coordinate left of it.
    """
    x, y = at
    x -= write(picture, str(contents.score), (x, y), _SCORE, ink, align="right")
    if contents.rounds and contents.reserve:
        carried_points = f"{sum(contents.rounds)}+"
        x -= 6 + write(picture, carried_points, (x - 6, y + 9), 50, theme["quiet"], align="right")
    if contents.state == "winner" and has_crown:
        crown(theme).put(picture, (x - 18, y))
    return x - 10


def _reserve(
    picture: Canvas,
    box: Box,
    contents: PanelContents,
    reserve: tuple[int, int, int],
    theme: Theme,
    *,
    upright: bool,
) -> None:
    """Draw the pieces in reserve with their numbers beside them, or below them in an upright panel."""
    left, right = (box[0] + 12, box[2] - 12) if upright else (box[0] + _PAD, box[2] - _PAD + 10)
    for place, remaining in enumerate(reserve):
        x = left + (right - left) / 3 * (place + upright / 2)
        chosen, middle, number = ((x + across, box[3] + down) for across, down in _SPOTS[upright])
        if contents.kind == KINDS[place]:
            frame(FRAMES[upright], theme).put(picture, chosen)
        icon_sprite(PIECES[contents.colour][KINDS[place]], theme, bool(remaining)).put(picture, middle)
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
    image = stack_sprite(piece, _ICON, theme, ground="tray").image
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
