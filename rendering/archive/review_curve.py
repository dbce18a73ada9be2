"""The picture of a review: each player's share of the win over the course of the match."""

from collections.abc import Sequence
from functools import partial
from itertools import accumulate, pairwise
from string import ascii_uppercase

from PIL import Image, ImageDraw

from bot.locales import Text
from rendering.kit import (
    MARGIN,
    SCALE,
    SIZE,
    SMALLEST,
    USUAL,
    Look,
    Mark,
    Picture,
    Point,
    Theme,
    mark,
    table,
    to_canvas,
    to_picture,
    write,
)
from rendering.words import fit_names, lettering, player_name, without_emojis

_HEAD = 150
_FOOT = 96
_MARK = 44
_FLAG = 44
_RIM = 4
_GAP = 14


def draw_review(
    shares: Sequence[Sequence[float]],
    points: Sequence[int],
    marks: Sequence[Mark],
    *,
    theme: Theme,
    text: Text,
    description: str,
) -> Picture:
    """Return the picture of the shares of the win, an area for each player, and the turning points.

    Args:
        shares: The share of each player in each frame of the replay.
        points: The frames of the turning points; the first in time gets the letter A.
        marks: The mark of each player.
        theme: The colours.
        text: The lookup of texts, with the names of the players.
        description: The alt text.
    """
    words = lettering(without_emojis(text))
    picture = to_canvas(table(theme)).paint()
    _put_players(picture, marks, Look(theme, words))
    box = (MARGIN, _HEAD, SIZE[0] - MARGIN, SIZE[1] - _FOOT)
    picture.paste(_draw_areas(shares, marks, (box[2] - box[0], box[3] - box[1]), theme), box[:2])
    ImageDraw.Draw(picture).rectangle(
        (box[0] - 2, box[1] - 2, box[2] + 1, box[3] + 1), outline=theme["quiet"], width=3
    )
    xs = [box[0] + (box[2] - box[0]) * frame / max(len(shares) - 1, 1) for frame in range(len(shares))]
    flags = [xs[frame] for frame in sorted(points)]
    _put_marks_in_areas(picture, shares, marks, xs, flags, box, theme)
    for number, x in enumerate(flags, start=1):
        _put_flag(picture, number, x, box, theme)
    middle = SIZE[1] - _FOOT / 2
    write(picture, words("review-start"), (box[0], middle), SMALLEST, theme["quiet"])
    write(picture, words("review-end"), (box[2], middle), SMALLEST, theme["quiet"], align="right")
    return to_picture(picture, description)


def _put_players(picture: Image.Image, marks: Sequence[Mark], look: Look) -> None:
    wide = (SIZE[0] - 2 * MARGIN) / len(marks)
    for player, player_mark in enumerate(marks):
        left, middle = MARGIN + player * wide, _HEAD / 2
        _put_mark(picture, player_mark, (left + _MARK / 2, middle), look.theme)
        start = left + _MARK + _GAP
        room = left + wide - _GAP - start
        name = fit_names(partial(player_name, player), look.text, room)
        write(picture, name, (start, middle), USUAL, look["ink"], width=room)


def _put_mark(picture: Image.Image, player_mark: Mark, at: Point, theme: Theme) -> None:
    """Draw a mark with a rim, so that it stands out from any ground, its middle at ``at``."""
    rims = (_MARK + 4 * _RIM, theme["panel"]), (_MARK + 2 * _RIM, theme["ink"])
    for side, colour in (*rims, (_MARK, theme[player_mark.colour])):
        corner = round(at[0] - side / 2), round(at[1] - side / 2)
        picture.paste(colour, corner, mark(player_mark.shape, side))


def _put_marks_in_areas(
    picture: Image.Image,
    shares: Sequence[Sequence[float]],
    marks: Sequence[Mark],
    xs: Sequence[float],
    flags: Sequence[float],
    box: tuple[int, int, int, int],
    theme: Theme,
) -> None:
    """Draw each player's mark where the player's area is highest, so that nobody needs the colours.

    Each is on a disc, because a mark with a hole would not be seen on its own colour. Avoid the flags where
    the area is high enough elsewhere.
    """
    draw = ImageDraw.Draw(picture)
    least = 2 * _MARK / (box[3] - box[1])
    inner = range(1, len(shares) - 1) or range(len(shares))
    free = {frame for frame in inner if all(abs(xs[frame] - x) > _FLAG + _MARK for x in flags)}
    for player, player_mark in enumerate(marks):
        heights = [frame[player] for frame in shares]
        frame = max(inner, key=lambda at: (at in free and heights[at] > least, heights[at]))
        if heights[frame] > least:
            below = sum(shares[frame][:player]) + heights[frame] / 2
            x = min(max(xs[frame], box[0] + _MARK), box[2] - _MARK)
            y = box[3] - (box[3] - box[1]) * below
            draw.circle((x, y), _MARK, fill=theme["panel"], outline=theme["ink"], width=3)
            _put_mark(picture, player_mark, (x, y), theme)


def _draw_areas(
    shares: Sequence[Sequence[float]], marks: Sequence[Mark], size: tuple[int, int], theme: Theme
) -> Image.Image:
    """Return the areas of all players, the first at the bottom, with a line at one half."""
    wide, high = size[0] * SCALE, size[1] * SCALE
    image = Image.new("RGB", (wide, high), theme["panel"])
    draw = ImageDraw.Draw(image)
    frames = shares if len(shares) > 1 else [*shares, *shares]  # the only one fills the width
    columns = [
        [(wide * number / (len(frames) - 1), high * (1 - top)) for top in accumulate(frame, initial=0)]
        for number, frame in enumerate(frames)
    ]
    edges = zip(*columns, strict=True)  # of the areas, the lowest one first
    for player_mark, (lower, upper) in zip(marks, pairwise(edges), strict=True):
        draw.polygon([*upper, *reversed(lower)], fill=theme[player_mark.colour])
        draw.line(upper, fill=theme["ink"], width=2 * SCALE)
    draw.line([(0, high / 2), (wide, high / 2)], fill=theme["ink"], width=SCALE)
    return image.reduce(SCALE)


def _put_flag(
    picture: Image.Image, number: int, x: float, box: tuple[int, int, int, int], theme: Theme
) -> None:
    """Draw a line down the areas, with the letter of the turning point in a disc."""
    x = min(max(x, box[0] + _FLAG), box[2] - _FLAG)
    draw = ImageDraw.Draw(picture)
    for wide, colour in ((9, theme["panel"]), (3, theme["ink"])):
        draw.line([(x, box[1]), (x, box[3])], fill=colour, width=wide)
    y = box[1] + _FLAG + 10 + (number - 1) * 2 * (_FLAG + 6)
    draw.circle((x, y), _FLAG, fill=theme["panel"], outline=theme["ink"], width=4)
    write(picture, ascii_uppercase[number - 1], (x, y), USUAL, theme["ink"], align="centre")
