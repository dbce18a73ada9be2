"""The picture of a profile: tiers and curves, the last matches, and the board of the best one."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from bot.locales import Text
from rendering.kit import (
    GAP,
    LARGE,
    MARGIN,
    SCALE,
    SIZE,
    SMALLEST,
    TITLE,
    USUAL,
    Box,
    Canvas,
    Look,
    Part,
    Picture,
    Scene,
    Theme,
    at_least,
    block,
    inset,
    put_in_middle,
    put_panel,
    put_plate,
    put_rounded_box,
    put_row,
    put_rows,
    split,
    split_across,
    to_picture,
    words,
    wrap,
)
from rendering.people.ranking import tier_mark
from rendering.words import clean_name, lettering, name_part, shorten, to_drawable, without_emojis

BOARD = (540, 400)
"""The largest size of the board of the best match."""
_HEAD, _PITCH, _INSIDE, _FOOT = 132, 62, 24, 500
_GAME, _TIER, _POOL, _CURVE = 352, 268, 168, (140, 48)
_MARK, _IN_A_ROW = 80, 5
_FLAT = 60
"""The range of numbers, as high as the curve, below which a curve does not fill its height."""


class RatedPool(NamedTuple):
    """A rating: its pool and tier in words, the number of the tier, and the numbers of its curve."""

    pool: str
    tier_name: str
    tier: int
    curve: Sequence[int]


class PlayedGame(NamedTuple):
    """A game that the user plays: its name, and the ratings for it."""

    name: str
    ratings: Sequence[RatedPool]


class Card(NamedTuple):
    """What the picture of a profile shows.

    Attributes:
        name: The name of the user.
        games: The games, the favourite one first.
        last: How the last matches ended, the newest last, each with the rank.
        best: The board of the best match, at most as large as ``BOARD``.
        best_words: What was reached in it.
    """

    name: str
    games: Sequence[PlayedGame]
    last: Sequence[tuple[Literal["won", "shared", "lost"], int]]
    best: Image.Image | None
    best_words: str


def draw_profile(card: Card, *, theme: Theme, text: Text, description: str) -> Picture:
    """Return the picture of a profile with its alt text."""
    return to_picture(compose_profile(card, Look(theme, lettering(without_emojis(text)))), description)


def compose_profile(card: Card, look: Look) -> Scene:
    """Return the scene of a profile, the higher the more games it has."""
    heights = [_PITCH * max(len(_name_lines(game)), len(game.ratings), 1) + _INSIDE for game in card.games]
    foot_height = _FOOT if card.last else MARGIN
    picture = Scene((SIZE[0], _HEAD + sum(heights) + 2 * _INSIDE + foot_height))
    picture.paste(look["table"], (0, 0, *picture.size))
    head, games, foot = split((MARGIN, 0, SIZE[0] - MARGIN, picture.height), _HEAD, None, foot_height)
    put_row(picture, head, name_part(to_drawable(clean_name(card.name)), TITLE, look["ink"]))
    put_panel(picture, games, look.theme)
    for game, box in zip(card.games, split(inset(games, _INSIDE), *heights), strict=True):
        if game is not card.games[0]:
            put_plate(picture, (*box[:3], box[1] + 3), look["panel_edge"])
        _put_game(picture, box, game, look)
    left, right = split_across(inset(foot, 0, _INSIDE), None, BOARD[0], gap=MARGIN)
    _put_last(picture, left, card, look)
    _put_best(picture, right, card, look)
    return picture


def _name_lines(game: PlayedGame) -> list[str]:
    return [shorten(line, _GAME) for line in wrap(game.name, _GAME, SMALLEST)[:3]]


def _put_game(picture: Canvas, box: Box, game: PlayedGame, look: Look) -> None:
    """Put a game's name, and beside it a line for each of its ratings."""
    name, ratings = split_across(box, _GAME, None, gap=GAP)
    put_rows(
        picture, name, *([words(line, SMALLEST, look["ink"])] for line in _name_lines(game)), pitch=_PITCH
    )
    unrated = [words(look.text("profile-unrated"), SMALLEST, look["quiet"])]
    rating_rows = [_rating_parts(each, look) for each in game.ratings] or [unrated]
    put_rows(picture, ratings, *rating_rows, pitch=_PITCH)


def _rating_parts(rating: RatedPool, look: Look) -> list[Part]:
    return [
        tier_mark(rating.tier, _CURVE[1], look.theme),
        at_least(_TIER, words(rating.tier_name, SMALLEST, look["ink"])),
        at_least(_POOL, words(rating.pool, SMALLEST, look["quiet"])),
        block(_CURVE, lambda on, place: _put_curve(on, place, rating.curve, look.theme)),
    ]


def _put_curve(picture: Canvas, box: Box, curve: Sequence[int], theme: Theme) -> None:
    """Put the line through the numbers after each match, with a dot at the last one."""
    if not curve:
        return
    left, top, right, bottom = (SCALE * edge for edge in inset((0, 0, *_CURVE), 8))
    low, high = min(curve), max(curve)
    spread = max(high - low, _FLAT)
    middle = (low + high) / 2
    step = (right - left) / max(len(curve) - 1, 1)
    points = [
        (left + step * place, (top + bottom) / 2 - (value - middle) / spread * (bottom - top))
        for place, value in enumerate(curve)
    ]
    mask = Image.new("L", (SCALE * _CURVE[0], SCALE * _CURVE[1]))
    pen = ImageDraw.Draw(mask)
    pen.line(points, fill=255, width=4 * SCALE, joint="curve")
    pen.circle(points[-1], 7 * SCALE, fill=255)
    picture.paste(theme["turn"], (round(box[0]), round(box[1])), mask.reduce(SCALE))


def _put_last(picture: Canvas, box: Box, card: Card, look: Look) -> None:
    """Put a mark for each of the last matches, and below them the favourite game."""
    rows = -(-len(card.last) // _IN_A_ROW)
    title, marks, _, about, *lines = split(box, _PITCH, rows * (_MARK + GAP), _INSIDE, _PITCH, LARGE, LARGE)
    places = [
        place
        for line in split(marks, *[_MARK] * rows, gap=GAP)
        for place in split_across(line, *[_MARK] * _IN_A_ROW, gap=GAP)
    ]
    for place, (ending, rank) in zip(places, card.last, strict=False):
        _put_mark(picture, place, ending, rank, look)
    if card.last:
        put_row(picture, title, words(look.text("profile-last"), SMALLEST, look["quiet"]))
        put_row(picture, about, words(look.text("profile-favourite"), SMALLEST, look["quiet"]))
        favourite = wrap(card.games[0].name, box[2] - box[0], USUAL)
        for place, line in zip(lines, favourite, strict=False):
            put_row(picture, place, words(line, USUAL, look["ink"]))


def _put_mark(picture: Canvas, box: Box, ending: str, rank: int, look: Look) -> None:
    """Put the rank on a plate: full if the user won, a frame if others were first as well."""
    is_first = ending != "lost"
    put_rounded_box(picture, box, look["prize" if is_first else "panel_edge"], 16)
    if ending != "won":
        put_rounded_box(picture, inset(box, 6 if is_first else 3), look["panel"], 12)
    colour = {"won": look["panel"], "shared": look["prize"], "lost": look["quiet"]}[ending]
    put_in_middle(picture, box, words("=" if ending == "shared" else rank, USUAL, colour))


def _put_best(picture: Canvas, box: Box, card: Card, look: Look) -> None:
    """Put the board of the best match with what was reached."""
    if card.best is None:
        return
    title, board = split(box, _PITCH, None)
    put_row(picture, title, words(shorten(card.best_words, box[2] - box[0]), SMALLEST, look["quiet"]))
    picture.paste(card.best, (round(board[0]), round(board[1])))
