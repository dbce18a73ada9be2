"""The table while no player may see a map: the pile face down, empty boards, all players' cards."""

from functools import lru_cache

from PIL import Image

from bot.games.space_builder import BUILDINGS, PAD, PlayerView, View
from bot.locales import Text
from rendering.boxes import stack
from rendering.canvas import SIZE, Box
from rendering.fonts import fit_size, write
from rendering.match_text import given_name, has_names
from rendering.names import write_name
from rendering.space_builder.cards import put_own_card
from rendering.space_builder.ground import moon, pile, put_field, put_sheet
from rendering.space_builder.icons import put_sign
from rendering.space_builder.layout import EDGE, GAP
from rendering.space_builder.palette import paint
from rendering.surfaces import put_mark
from rendering.theme import Theme

_LEFT = 286
_PILE = 214
_MARK = 62
_SIGNS = 152
_NAME = 250  # width of a name below a mark
_TALL = 300
_HEAD = 84
_PAD = 16


def draw_board(view: View, theme: Theme, text: Text) -> Image.Image:
    """Draw the pile, each player's empty board and cards and, in a live match, who is ready.

    In a match played in turns it shows nothing of the round (rules 7.4.2), only what was known before it.
    """
    glows = tuple(player in view.current and view.phase == "ready" for player in range(len(view.players)))
    picture = _fields(
        tuple(seen.unfrozen for seen in view.players), glows, theme, named=has_names(text)
    ).copy()
    _pile(picture, view, theme, text)
    for player, (box, seen) in enumerate(zip(row_boxes(len(view.players)), view.players, strict=True)):
        _signs(picture, box, seen, player, theme, text, live=view.phase == "ready")
    return picture


def row_boxes(players: int) -> list[Box]:
    """Return the box of each player."""
    return stack((EDGE + _LEFT + GAP, EDGE, SIZE[0] - EDGE, SIZE[1] - EDGE), players, GAP)


@lru_cache(maxsize=8)
def _fields(
    unfrozen: tuple[tuple[str, ...], ...], glows: tuple[bool, ...], theme: Theme, *, named: bool = False
) -> Image.Image:
    """Draw the moon with empty boards and all cards on it. Cached: copy the result before drawing on it."""
    picture = moon(theme).copy()
    put_sheet(picture, (EDGE, EDGE, EDGE + _LEFT, SIZE[1] - EDGE), theme)
    for player, (box, cards) in enumerate(zip(row_boxes(len(unfrozen)), unfrozen, strict=True)):
        colour = theme[theme.players[player].colour]
        put_sheet(picture, box, theme, colour if glows[player] else None)
        _field_and_cards(picture, box, cards, player, theme, named=named)
    return picture


def _field_and_cards(
    picture: Image.Image, box: Box, unfrozen: tuple[str, ...], player: int, theme: Theme, *, named: bool
) -> None:
    left, top, right, bottom = box
    if bottom - top > _TALL:
        top += _HEAD - _PAD
    else:
        left += _NAME + _PAD if named else _SIGNS
    side = round(min((bottom - top - 2 * _PAD - GAP) / 2, (right - left - 2 * _PAD - 6 * GAP) / 6))
    block = 2 * side + GAP
    y, x = (top + bottom - block) / 2, right - _PAD - 4 * side - 3 * GAP
    board = (x - 2 * GAP - block, y, x - 2 * GAP, y + block)
    put_field(picture, board, PAD, theme[theme.players[player].colour], theme)
    for number, building in enumerate(BUILDINGS):
        row, column = divmod(number, 4)
        at = x + column * (side + GAP), y + row * (side + GAP)
        frozen = building not in unfrozen
        put_own_card(picture, building, at, side, player, theme, frozen=frozen)


def _pile(picture: Image.Image, view: View, theme: Theme, text: Text) -> None:
    middle = EDGE + _LEFT / 2
    words = text("space-builder-round", round=view.round)
    size = fit_size(words, _LEFT - 2 * _PAD, 60)
    write(picture, words, (middle, EDGE + 58), size, paint(theme, "line_ink"), align="centre")
    top = SIZE[1] / 2 - _PILE / 2 - 20
    pile(_PILE, view.deck, theme).put(picture, (middle - _PILE / 2 - 9, top))
    at = middle, top + _PILE + 82
    write(picture, str(view.deck), at, 84, paint(theme, "line_ink"), align="centre")


def _signs(
    picture: Image.Image, box: Box, seen: PlayerView, player: int, theme: Theme, text: Text, *, live: bool
) -> None:
    """Draw the player's mark and name, whether they are ready, and the rounds won, in one line or more.

    A tall ``box`` has them in one line above the rest, others in two or three lines beside it.
    """
    left, top, right, bottom = box
    tall, middle = bottom - top > _TALL, (top + bottom) / 2
    name, apart = given_name(player, text), 82.0
    if name and not tall:
        apart = 124
        write_name(picture, name, (left + _PAD + 6, middle), _NAME - 16, 56, paint(theme, "line_ink"))
    x, first = left + _PAD + 6, top + _HEAD / 2 + 6 if tall else middle - apart / 2 + (0 if name else 1)
    put_mark(picture, player, (x, first), _MARK, theme)
    state = _state(seen, live=live)
    if state:
        put_sign(picture, state, (x + _MARK + 12, first), 54, theme)
    if name and tall:
        start = x + _MARK + 16 + (62 if state else 0)
        write_name(picture, name, (start, first), right - 170 - start, 62, paint(theme, "line_ink"))
    if tall:
        x, first = right - 150, first - apart
    put_sign(picture, "star", (x + 4, first + apart), 54, theme)
    write(picture, str(seen.rounds_won), (x + _MARK + 10, first + apart), 54, paint(theme, "line_ink"))


def _state(seen: PlayerView, *, live: bool) -> str:
    """Return the icon for what a player does; empty in turns, where it is hidden, unless they have left."""
    if seen.out:
        return "left"
    if not live or seen.seat is None:
        return ""
    return "rest" if seen.seat.sat else "tick" if seen.seat.ready else "hourglass"
