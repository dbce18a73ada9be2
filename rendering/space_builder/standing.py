"""The standings: cards thawed, rounds won, faults; the winner of the round or of the match."""

from functools import partial

from bot.games.space_builder import PlayerView, View
from bot.locales import Text
from rendering.kit.boxes import stack
from rendering.kit.canvas import Box
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
from rendering.words.match_text import given_name, names_of
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
    if winner is not None and names_of(text):  # the name stands in the lines below
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
    is_wide, is_tall, middle = right - left > _ALL_CARDS, bottom - top >= _TALL, (top + bottom) / 2
    name, unfrozen, colour = given_name(player, text), player_view.unfrozen, theme.player_colour(player)
    if name and not (is_wide or is_tall):
        _short_line(picture, box, player_view, player, theme, name)
        return
    has_name = name and is_tall
    y = middle if not is_tall or (is_wide and not name) else middle - 26
    if has_name:
        y = top + 28 if is_wide else middle - 64
    x = left + put_mark(picture, player, (left, y), SIGN, theme) + 16
    if has_name:
        write_name(picture, name, (x - 4, y), right - x + 4, _LINE, paint(theme, "line_ink"))
        x, y = (left - 8, y + 74) if is_wide else (left, y + 56)
    if is_wide:
        at, pitch = (x + 8, y - SHELF_CARD / 2), SHELF_CARD + 10
        put_own_cards(picture, unfrozen, at, SHELF_CARD, pitch, colour, theme)
        _numbers(picture, (right - _TWO_NUMBERS, right), y, player_view, theme)
        return
    _numbers(picture, (x, right), y, player_view, theme)
    if is_tall:
        low = y + (40 if has_name else 36)
        put_pips(picture, (left, low, right, low + 32), len(unfrozen), colour, theme)


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


def _numbers(
    picture: Canvas, span: tuple[float, float], y: float, player_view: PlayerView, theme: Theme
) -> None:
    """Draw cards thawed if there is room for them, rounds won and faults, each after its icon."""
    left, right = span
    counts = [("star", player_view.rounds_won), ("fault", player_view.faults)]
    if right - left >= _SLIM:
        counts.insert(0, ("card", len(player_view.unfrozen)))
    wide = 0.9 * (right - left) / len(counts)  # the last number is the longest and gets the rest
    for number, (name, count) in enumerate(counts):
        x = left + wide * number
        put_sign(picture, name, (x, y), SIGN, theme)
        write(picture, str(count), (x + SIGN + 6, y), _NUMBERS, paint(theme, "line_ink"))
