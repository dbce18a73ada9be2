"""The players' panels and the block between them: towers, carried points, reserves, rounds, the result."""

from functools import lru_cache
from typing import Literal, NamedTuple

from PIL import Image

from bot.games.constructor import View
from bot.games.constructor.pieces import KINDS, PIECES
from bot.locales import Text
from rendering.canvas import Box, Point, fill, mark
from rendering.constructor.stacks import stack_sprite
from rendering.fonts import fitting, write
from rendering.surfaces import panel, put_panel
from rendering.theme import ICE_AND_BLACK, Colour, Theme

NAMES = ("constructor-ice", "constructor-black")
_PAD = 22
_NAME = 54
_SCORE = 96
_ICON = 58.0
_TOKEN = 46

State = Literal["turn", "winner", "quiet"]


class Facts(NamedTuple):
    """What a player's panel says: the score, what was carried into it, the reserve, whether it shines."""

    colour: int
    score: int
    rounds: tuple[int, ...]
    reserve: tuple[int, int, int] | None
    state: State


def facts(view: View, colour: int) -> Facts:
    """The facts about the player who has ``colour``: towers now or, after the end, all points."""
    player = view.colours.index(colour)
    rounds = tuple(done.points[player] for done in view.finished)
    if view.outcome:
        won = view.outcome.winners == (player,)
        return Facts(colour, sum(rounds), rounds, None, "winner" if won else "quiet")
    state: State = "turn" if view.current == player else "quiet"
    return Facts(colour, view.towers[colour], rounds, view.reserves[colour], state)


def draw_panel(picture: Image.Image, box: Box, told: Facts, *, upright: bool, theme: Theme, text: Text) -> None:
    """Draws a player's panel: token and name, score, reserve or the points of each round."""
    size = round(box[2] - box[0]), round(box[3] - box[1])
    put_panel(picture, _chrome(size, told.state, theme), box)
    middle = box[1] + 46
    left, right = box[0] + _PAD, box[2] - _PAD
    put_token(picture, told.colour, (left, middle - _TOKEN / 2), _TOKEN, theme)
    name = text(NAMES[told.colour])
    left += _TOKEN + 14
    ink = theme["quiet" if told.state == "quiet" and told.reserve else "ink"]
    write(picture, name, (left, middle), fitting(name, right - left, _NAME), ink)
    _score(picture, (right, middle + (88 if upright else 6)), told, theme, ink)
    if told.reserve:
        (_reserve_upright if upright else _reserve_flat)(picture, box, told, told.reserve, theme)
    else:
        _rounds(picture, box, told, theme)


@lru_cache(maxsize=24)
def _chrome(size: tuple[int, int], state: State, theme: Theme) -> Image.Image:
    edge = {"turn": theme["turn"], "winner": theme["prize"], "quiet": None}[state]
    return panel(size, theme, edge=edge)


def put_token(picture: Image.Image, colour: int, at: Point, side: int, theme: Theme) -> None:
    """Draws a colour's mark as a token of that colour: an open ring for ice, a full dot for black."""
    token = _token(colour, side, theme)
    picture.paste(token, (round(at[0]), round(at[1])), token)


@lru_cache(maxsize=12)
def _token(colour: int, side: int, theme: Theme) -> Image.Image:
    owner = ICE_AND_BLACK[colour]
    image = Image.new("RGBA", (side, side))
    for name, line in ((f"{owner.colour}_edge", 0), (owner.colour, 3)):
        shape = mark("circle", side - 2 * line)
        mask = Image.new("L", (side, side))
        mask.paste(shape, (line, line))
        if owner.shape == "ring":
            hole = mark("circle", side // 2 + 2 * line - 4)
            mask.paste(0, ((side - hole.width) // 2, (side - hole.width) // 2), hole)
        fill(image, mask, theme[name])
    return image


def _score(picture: Image.Image, at: Point, told: Facts, theme: Theme, ink: Colour) -> None:
    """Right-aligned: ``3+`` quietly for the points carried into this round, then the towers now."""
    x, y = at
    x -= write(picture, str(told.score), (x, y), _SCORE, theme["ink"] if told.reserve is None else ink, align="right")
    if told.rounds and told.reserve:
        write(picture, f"{sum(told.rounds)}+", (x - 6, y + 12), 50, theme["quiet"], align="right")


def _rounds(picture: Image.Image, box: Box, told: Facts, theme: Theme) -> None:
    terms = " + ".join(str(points) for points in told.rounds)
    write(picture, terms, (box[0] + _PAD, box[3] - 40), 54, theme["quiet"])


def _reserve_flat(
    picture: Image.Image, box: Box, told: Facts, reserve: tuple[int, int, int], theme: Theme
) -> None:
    step = (box[2] - box[0] - 2 * _PAD + 10) / 3
    y = box[3] - 40
    for place, left in enumerate(reserve):
        x = box[0] + _PAD + step * place
        _icon(picture, told, place, (x + 40, y), theme, left)
        write(picture, str(left), (x + 84, y), 50, theme["ink" if left else "quiet"])


def _reserve_upright(
    picture: Image.Image, box: Box, told: Facts, reserve: tuple[int, int, int], theme: Theme
) -> None:
    step = (box[2] - box[0] - 24) / 3
    for place, left in enumerate(reserve):
        x = box[0] + 12 + step * (place + 0.5)
        _icon(picture, told, place, (x, box[3] - 98), theme, left)
        write(picture, str(left), (x, box[3] - 38), 50, theme["ink" if left else "quiet"], align="centre")


def _icon(picture: Image.Image, told: Facts, place: int, at: Point, theme: Theme, left: int) -> None:
    image = _icon_image(PIECES[told.colour][KINDS[place]], theme, bool(left))
    picture.paste(image, (round(at[0] - image.width / 2), round(at[1] - image.height / 2)), image)


@lru_cache(maxsize=36)
def _icon_image(piece: str, theme: Theme, left: bool) -> Image.Image:
    whole = stack_sprite(piece, _ICON, theme, ground="panel").image
    image = whole.crop(whole.getbbox())
    if not left:
        image.putalpha(image.getchannel("A").point([round(value * 0.3) for value in range(256)]))
    return image


def draw_status(picture: Image.Image, box: Box, lines: tuple[str, str], theme: Theme) -> None:
    """Two lines in the middle of ``box``: what it is about, and a bigger one."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    wide = box[2] - box[0] - 8
    write(picture, lines[0], (x, y - 38), fitting(lines[0], wide, 50), theme["quiet"], align="centre")
    write(picture, lines[1], (x, y + 32), fitting(lines[1], wide, 84), theme["ink"], align="centre")


def draw_result(picture: Image.Image, at: Point, result: tuple[int, int], theme: Theme) -> None:
    """The points by colour between the two tokens, around ``at``."""
    x, y = at
    words = f"{result[0]}–{result[1]}"
    wide = write(picture, words, (x, y), 50, theme["ink"], align="centre")
    put_token(picture, 0, (x - wide / 2 - _TOKEN - 8, y - _TOKEN / 2), _TOKEN, theme)
    put_token(picture, 1, (x + wide / 2 + 8, y - _TOKEN / 2), _TOKEN, theme)


