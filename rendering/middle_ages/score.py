"""The end of a match: each player's town, the points it is worth, the winners."""

from functools import lru_cache, partial

from PIL import Image

from bot.games.middle_ages import View
from bot.locales import Text
from rendering.boxes import stack
from rendering.canvas import SIZE, Box, Size
from rendering.fonts import fit_size, write
from rendering.match_text import given_name
from rendering.middle_ages.buildings import building
from rendering.middle_ages.cards import scene
from rendering.middle_ages.ground import oak, put_sheet
from rendering.middle_ages.icons import put_coins, put_image, put_shield, put_sign, shield_width
from rendering.middle_ages.labels import left_text, result_text, tie_text
from rendering.middle_ages.layout import EDGE
from rendering.middle_ages.palette import paint
from rendering.names import fit_names, write_name
from rendering.surfaces import put_mark
from rendering.theme import Theme

_TITLE = 78
_NOTE = 64
_TALL = 250
_NUMBERS = 560
_MARK = 132
_PAD = 18
_WIDE = SIZE[0] - 2 * EDGE


def draw_score(view: View, theme: Theme, text: Text) -> Image.Image:
    """Draw the score sheet of a finished match, the best player first."""
    left = fit_names(partial(left_text, view), text, _WIDE)
    notes = list(filter(None, (tie_text(view, text), left)))
    bottom = SIZE[1] - EDGE - _NOTE * len(notes)
    assert view.outcome
    ranks = view.outcome.ranks
    order = sorted(range(len(view.players)), key=lambda player: ranks[player])
    boxes = stack((EDGE, EDGE + _TITLE, SIZE[0] - EDGE, bottom), len(order), 14)
    picture = oak(theme).copy()
    _line(picture, fit_names(partial(result_text, view), text, _WIDE), EDGE + 34, 66, theme)
    for number, note in enumerate(notes):
        _line(picture, note, bottom + 38 + _NOTE * number, 50, theme)
    for player, box in zip(order, boxes, strict=True):
        put_sheet(picture, box, theme, theme[theme.players[player].colour] if ranks[player] == 1 else None)
        _band(picture, box, view, player, theme, text)
    return picture


def _line(picture: Image.Image, words: str, y: float, size: int, theme: Theme) -> None:
    fitted = fit_size(words, _WIDE, size)
    write(picture, words, (SIZE[0] / 2, y), fitted, paint(theme, "line_ink"), align="centre")


def _band(picture: Image.Image, box: Box, view: View, player: int, theme: Theme, text: Text) -> None:
    """Draw a player's rank, name, town and numbers, in a line below the town if there is room for one."""
    assert view.outcome
    left, top, right, bottom = box
    tall = bottom - top > _TALL
    line = bottom - 54 if tall else (top + bottom) / 2
    _who(picture, (left + _PAD, line), player, view.outcome.ranks[player], theme)
    numbers = right - _PAD - _NUMBERS
    name = given_name(player, text)
    if name:
        at = (left + _PAD + _MARK, line) if tall else (numbers, line - 45)
        write_name(picture, name, at, (numbers if tall else right) - 24 - at[0], 58, paint(theme, "line_ink"))
    _numbers(picture, (numbers, line + (38 if name and not tall else 0)), view, player, theme)
    wide = (left + _PAD, top + 14, right - _PAD, line - 46)
    town = wide if tall else (left + _MARK, top + 12, numbers - 24, bottom - 8)
    lit = view.outcome.ranks[player] == 1
    draw_town(picture, town, view.players[player].finished, theme, ground="sheet" if lit else "sheet_quiet")


def _who(picture: Image.Image, at: tuple[float, float], player: int, rank: int, theme: Theme) -> None:
    x, y = at
    x += put_mark(picture, player, (x, y), 50, theme) + 8
    if rank == 1:
        put_sign(picture, "crown", (x, y), 54, theme)
    else:
        write(picture, str(rank), (x + 10, y), 54, paint(theme, "line_quiet"))


def _numbers(picture: Image.Image, at: tuple[float, float], view: View, player: int, theme: Theme) -> None:
    """Draw buildings, machines, coins and what they are worth, and the total."""
    assert view.outcome
    score, (x, y) = view.outcome.scores[player], at
    parts, ink = dict(score.parts), paint(theme, "line_ink")
    for name, part, wide in (("house", "buildings", 134), ("gear", "machines", 118)):
        put_sign(picture, name, (x, y), 44, theme)
        write(picture, str(parts[part]), (x + 52, y), 54, ink)
        x += wide
    put_coins(picture, parts["coins"], (x, y), theme)
    put_sign(picture, "gives", (x + 96, y), 34, theme)
    write(picture, str(parts["coin-points"]), (x + 138, y), 54, ink)
    wide = shield_width(str(score.total), 70)
    put_shield(picture, score.total, (at[0] + _NUMBERS - wide, y), theme, high=78, size=70)


def draw_town(
    picture: Image.Image, box: Box, finished: tuple[str, ...], theme: Theme, *, ground: str = "sheet"
) -> None:
    """Draw what a player has built, in one street or two in front of the hills.

    ``ground`` names the colour of the sheet that it lies on.
    """
    left, top, right, bottom = box
    rows = streets(len(finished), right - left, bottom - top)
    count = -(-len(finished) // rows)
    high = (bottom - top) / rows
    side = int(min(high - 12, (right - left - 16) / max(1, count), 210))
    for row in range(rows):
        y = round(top + high * (row + 1)) - 4
        street = _street((round(right - left), round(high) - 6), theme, ground)
        picture.paste(street, (round(left), y - round(high) + 6))
        cards = finished[row * count : (row + 1) * count]
        gap = min(24.0, (right - left - 16 - side * len(cards)) / max(1, len(cards)))
        for index, card in enumerate(cards):
            put_image(picture, building(card, side), (left + 10 + (side + gap) * index, y - side - 5))


@lru_cache(maxsize=6)
def _street(size: Size, theme: Theme, ground: str) -> Image.Image:
    """Draw hills and sky behind a town, with its grass, on a sheet."""
    image = Image.new("RGB", size, paint(theme, ground))
    scene(image, (0, 0, *size), theme)
    return image


def streets(count: int, wide: float, high: float) -> int:
    """Return the number of streets for ``count`` houses: two only where that shows them much larger."""
    if not count:
        return 1
    one = min(high, wide / count)
    two = min(high / 2, wide / -(-count // 2))
    return 2 if two > 1.3 * one else 1
