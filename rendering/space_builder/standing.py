"""The standings: cards thawed, rounds won, faults; the winner of the round or of the match."""

from functools import partial

from bot.games.space_builder import BUILDINGS, PlayerView, View
from bot.locales import Text
from rendering.kit.boxes import stack
from rendering.kit.canvas import Box, Point
from rendering.kit.fonts import Align, write
from rendering.kit.scene import Canvas
from rendering.kit.surfaces import crown, put_mark
from rendering.kit.theme import Theme
from rendering.space_builder.cards import put_own_cards
from rendering.space_builder.ground import put_pips
from rendering.space_builder.icons import LARGE_SIGN, SIGN, put_sign
from rendering.space_builder.labels import find_winner, ranking, winner_text
from rendering.space_builder.layout import SHELF_CARD
from rendering.space_builder.palette import paint
from rendering.words.match_text import given_name, has_names
from rendering.words.player_names import fit_names, write_name

_PAD = 18
_LINE = 54
_NUMBERS = 50
_LOWEST = 56
_SLIM = 320
_TALL = 128
_ALL_CARDS = 900
_TWO_NUMBERS = 260


def draw_standing(picture: Canvas, box: Box, view: View, theme: Theme, text: Text) -> None:
    """Write the winner onto a sheet, and a line for each player, the best first after the end."""
    left, top, right, bottom = box[0] + _PAD, box[1] + 12, box[2] - _PAD, box[3] - 8
    top = _title(picture, (left, top, right, bottom), view, theme, text)
    for player, place in zip(
        ranking(view), _lines((left, top, right, bottom), len(view.players)), strict=True
    ):
        _line(picture, place, view.players[player], player, theme, text)


def _lines(box: Box, count: int) -> list[Box]:
    """Return a box for each player, in two columns if lines in one would be too low."""
    left, top, right, bottom = box
    if (bottom - top) / count >= _LOWEST:
        return stack(box, count, 2)
    middle, half = (left + right) / 2, -(-count // 2)
    columns = ((left, top, middle - _PAD, bottom), (middle + _PAD, top, right, bottom))
    return [place for column in columns for place in stack(column, half, 2)][:count]


def _title(picture: Canvas, box: Box, view: View, theme: Theme, text: Text) -> float:
    """Write the number and the winner of the round, in one line or two; return the y coordinate below."""
    left, top, right, _ = box
    winner, middle = find_winner(view), (left + right) / 2
    head = text("space-builder-round", round=view.result.round if view.result else view.round)
    if view.outcome:
        head = text("space-builder-match-over")
    if view.result is None and not view.outcome:
        write(picture, head, (left + 6, top + 36), 58, paint(theme, "line_ink"))
        return top + 78
    is_wide = right - left > _ALL_CARDS
    at = (left + 6, top + 36) if is_wide else (middle, top + 32)
    align: Align = "left" if is_wide else "centre"
    quiet = paint(theme, "line_quiet")
    head_width = write(picture, head, at, _LINE, quiet, align=align, width=right - left)
    bottom = top + (78 if is_wide else 2 * 58 + 8)
    if winner is not None and has_names(text):  # the name stands in the lines below
        x, y = (right - LARGE_SIGN - 6, top + 36) if is_wide else (middle + 8, top + 92)
        put_mark(picture, winner, (x, y), LARGE_SIGN, theme)
        if view.outcome:
            crown(theme).put(picture, (x - 6, y - 2))
        else:
            put_sign(picture, "star", (x - LARGE_SIGN - 16, y), LARGE_SIGN, theme)
        return bottom
    room = right - left - (head_width + 40 if is_wide else 0)
    words = fit_names(partial(winner_text, winner), text, room)
    at, align = ((right - 6, top + 36) if is_wide else (middle, top + 90)), "right" if is_wide else "centre"
    size = 58 if is_wide else _LINE
    write(picture, words, at, size, paint(theme, "line_ink"), align=align, width=room)
    return bottom


def _line(picture: Canvas, box: Box, player_view: PlayerView, player: int, theme: Theme, text: Text) -> None:
    """Draw a player's mark, name if there is a line for it, cards thawed, rounds won and faults."""
    left, top, right, bottom = box
    tall = bottom - top >= _TALL
    name = given_name(player, text)
    if name and tall:
        y = top + 28 if right - left > _ALL_CARDS else (top + bottom) / 2 - 64
        x = left + put_mark(picture, player, (left, y), SIGN, theme) + 12
        write_name(picture, name, (x, y), right - x, _LINE, paint(theme, "line_ink"))
        if right - left > _ALL_CARDS:
            _cards(picture, (left - 8, y + 74), player_view, player, theme)
            _numbers(picture, (left, right), y + 74, player_view, theme, cards=False)
        else:
            _numbers(picture, (left, right), y + 56, player_view, theme, cards=True)
            _pips(picture, (left, y + 96, right, y + 128), player_view, player, theme)
        return
    if name and right - left <= _ALL_CARDS:
        _short_line(picture, box, player_view, player, theme, name)
        return
    y = (top + bottom) / 2 if right - left > _ALL_CARDS or not tall else (top + bottom) / 2 - 26
    x = left + put_mark(picture, player, (left, y), SIGN, theme) + 16
    if right - left > _ALL_CARDS:
        x = _cards(picture, (x, y), player_view, player, theme)
        _numbers(picture, (x, right), y, player_view, theme, cards=False)
        return
    _numbers(picture, (x, right), y, player_view, theme, cards=True)
    if tall:
        _pips(picture, (left, y + 36, right, y + 68), player_view, player, theme)


def _short_line(
    picture: Canvas, box: Box, player_view: PlayerView, player: int, theme: Theme, name: str
) -> None:
    """Draw a player's mark and name and the rounds won in a line."""
    left, top, right, bottom = box
    y, aside = (top + bottom) / 2, right - SIGN - 36
    x = left + put_mark(picture, player, (left, y), SIGN, theme) + 10
    put_sign(picture, "star", (aside, y), SIGN, theme)
    write(picture, str(player_view.rounds_won), (aside + SIGN + 4, y), _NUMBERS, paint(theme, "line_ink"))
    write_name(picture, name, (x, y), aside - 8 - x, _NUMBERS, paint(theme, "line_ink"))


def _cards(picture: Canvas, at: Point, player_view: PlayerView, player: int, theme: Theme) -> float:
    """Draw all eight cards of a player and return the x coordinate after them."""
    side, colour, spot = SHELF_CARD, theme[theme.players[player].colour], (at[0] + 8, at[1] - SHELF_CARD / 2)
    put_own_cards(picture, player_view.unfrozen, spot, side, side + 10, colour, theme)
    return spot[0] + len(BUILDINGS) * (side + 10)


def _pips(picture: Canvas, box: Box, player_view: PlayerView, player: int, theme: Theme) -> None:
    put_pips(picture, box, len(player_view.unfrozen), theme[theme.players[player].colour], theme)


def _numbers(
    picture: Canvas,
    span: tuple[float, float],
    y: float,
    player_view: PlayerView,
    theme: Theme,
    *,
    cards: bool,
) -> None:
    """Draw cards thawed, rounds won and faults, each after its icon."""
    left, right = span
    counts = [("star", player_view.rounds_won), ("fault", player_view.faults)]
    if cards and right - left >= _SLIM:
        counts.insert(0, ("card", len(player_view.unfrozen)))
    elif not cards:
        left = right - _TWO_NUMBERS
    wide = 0.9 * (right - left) / len(counts)  # the last number is the longest and gets the rest
    for number, (name, count) in enumerate(counts):
        x = left + wide * number
        put_sign(picture, name, (x, y), SIGN, theme)
        write(picture, str(count), (x + SIGN + 6, y), _NUMBERS, paint(theme, "line_ink"))
