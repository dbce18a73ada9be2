"""The end of a match: each player's town and points, the winners."""

from collections.abc import Sequence
from functools import partial

from bot.games.middle_ages import View
from rendering.kit.canvas import SIZE, Box, Point
from rendering.kit.fonts import fit_size, measure, write
from rendering.kit.look import Look
from rendering.kit.scene import Canvas, Scene
from rendering.kit.surfaces import put_mark
from rendering.kit.theme import Theme
from rendering.middle_ages.ground import oak_table, put_sheet
from rendering.middle_ages.icons import coins_width, put_coins, put_shield, put_sign, shield_width
from rendering.middle_ages.labels import leavers_text, result_text, tie_text
from rendering.middle_ages.layout import EDGE
from rendering.middle_ages.palette import paint
from rendering.middle_ages.town import Streets, draw_town, equal_streets
from rendering.words.player_names import fit_names, write_name
from rendering.words.wording import player_name

_TITLE = 84
_CROWN = 64
_NOTE = 64
_PAD = 18
_LINE = 78
_BELOW = 12
_GAP = 14
_WIDE = SIZE[0] - 2 * EDGE


def draw_score(view: View, look: Look) -> Scene:
    """Draw the score sheet of a match, the best player first; a stopped match has no winner."""
    left = fit_names(partial(leavers_text, view), look.text, _WIDE)
    notes = list(filter(None, (tie_text(view, look.text), left)))
    bottom = SIZE[1] - EDGE - _NOTE * len(notes)
    ranks = view.outcome.ranks if view.outcome else (0,) * len(view.players)
    order = sorted(range(len(view.players)), key=lambda player: ranks[player])
    streets, boxes = _share_height(view, order, bottom)
    picture = oak_table(look.theme)
    _put_title(picture, view, look)
    for number, note in enumerate(notes):
        _put_line(picture, note, bottom + 38 + _NOTE * number, 50, look.theme)
    for player, box, town in zip(order, boxes, streets, strict=True):
        put_sheet(
            picture,
            box,
            look.theme,
            look.theme.player_colour(player) if ranks[player] == 1 else None,
        )
        _put_head(picture, box, view, player, ranks[player], look)
        street = (box[0] + _PAD, box[1] + _LINE, box[2] - _PAD, box[3] - _BELOW)
        draw_town(picture, street, view.players[player].finished, look.theme, streets=town)
    return picture


def _share_height(view: View, order: Sequence[int], bottom: int) -> tuple[list[Streets], list[Box]]:
    """Return the streets and the box of each player from the best to the last.

    All towns have one scale, so a player with many buildings has several streets and a higher box.
    """
    counts = [len(view.players[player].finished) for player in order]
    head = _LINE + _BELOW
    room = bottom - EDGE - _TITLE - (head + _GAP) * len(order) + _GAP
    streets = equal_streets(counts, _WIDE - 2 * _PAD, room)
    street_high = room / sum(town.rows for town in streets)
    boxes, top = list[Box](), float(EDGE + _TITLE)
    for town in streets:
        high = head + street_high * town.rows
        boxes.append((EDGE, round(top), SIZE[0] - EDGE, round(top + high)))
        top += high + _GAP
    return streets, boxes


def _put_title(picture: Canvas, view: View, look: Look) -> None:
    """Write who has won, between crowns, or that the match was stopped."""
    y = EDGE + 38
    if not view.outcome:
        _put_line(picture, look.text("middle-ages-stopped", round=view.round), y, 66, look.theme)
        return
    words = fit_names(partial(result_text, view), look.text, _WIDE - 2 * _CROWN - 60)
    wide = _put_line(picture, words, y, 66, look.theme, room=_WIDE - 2 * _CROWN - 60)
    put_sign(picture, "crown", ((SIZE[0] - wide) / 2 - _CROWN - 24, y), _CROWN, look.theme)
    put_sign(picture, "crown", ((SIZE[0] + wide) / 2 + 24, y), _CROWN, look.theme)


def _put_line(picture: Canvas, words: str, y: float, size: int, theme: Theme, room: int = _WIDE) -> int:
    fitted_size = fit_size(words, room, size)
    return write(picture, words, (SIZE[0] / 2, y), fitted_size, paint(theme, "line_ink"), align="centre")


def _put_head(picture: Canvas, box: Box, view: View, player: int, rank: int, look: Look) -> None:
    """Draw a player's rank, name and numbers in a line at the top of a box."""
    left, top, right, _ = box
    y = top + _LINE / 2
    x = left + _PAD + put_mark(picture, player, (left + _PAD, y), 50, look.theme) + 10
    if rank == 1:
        x += put_sign(picture, "crown", (x, y), 54, look.theme) + 12
    elif rank:
        x += write(picture, str(rank), (x + 4, y), 54, paint(look.theme, "line_quiet")) + 18
    numbers = _put_numbers(picture, (right - _PAD, y), view, player, look.theme)
    ink = paint(look.theme, "line_ink")
    write_name(picture, player_name(player, look.text), (x, y), numbers - 24 - x, 58, ink)


def _put_numbers(picture: Canvas, at: Point, view: View, player: int, theme: Theme) -> float:
    """Draw the points of buildings, machines and coins, and the total; return their left edge.

    ``at`` is their right edge. A stopped match has only points and coins.
    """
    mine, (right, y) = view.players[player], at
    ink = paint(theme, "line_ink")
    if not view.outcome:
        x = right - shield_width(str(mine.vp), 60) - coins_width(str(mine.coins), 46) - 20
        put_coins(picture, mine.coins, (x, y), theme)
        put_shield(picture, mine.vp, (right - shield_width(str(mine.vp), 60), y), theme, high=66, size=60)
        return x
    score = view.outcome.scores[player]
    parts = dict(score.parts)
    amounts = [str(parts[part]) for part in ("buildings", "machines")]
    worth, coins = str(parts["coin-points"]), str(parts["coins"])
    total = shield_width(str(score.total), 64)
    widths = [measure(each, 54) for each in (*amounts, worth)]
    x = start = right - (sum(widths) + 2 * 52 + 2 * 26 + coins_width(coins, 46) + 56 + 26 + total)
    for name, amount in zip(("house", "gear"), amounts, strict=True):
        put_sign(picture, name, (x, y), 44, theme)
        x += 52 + write(picture, amount, (x + 52, y), 54, ink) + 24
    x += put_coins(picture, coins, (x, y), theme) + 10
    x += put_sign(picture, "gives", (x, y), 34, theme) + 10
    write(picture, worth, (x, y), 54, ink)
    put_shield(picture, score.total, (right - total, y), theme, high=70, size=64)
    return start
