"""The standings: cards thawed, rounds won, faults; the winner of the round or of the match."""

from collections.abc import Sequence
from functools import partial

from bot.games.space_builder import PlayerView, View
from rendering.kit.boxes import inset, size_of, split, split_across, stack
from rendering.kit.canvas import Box
from rendering.kit.fonts import measure
from rendering.kit.look import Look
from rendering.kit.rows import (
    CLOSE,
    GAP,
    LARGE,
    SPRING,
    TITLE,
    USUAL,
    WIDE,
    Part,
    at_least,
    icon,
    mark_part,
    put_in_middle,
    put_row,
    put_rows,
    row,
    words,
)
from rendering.kit.scene import Canvas
from rendering.kit.surfaces import crown
from rendering.space_builder.cards import own_cards
from rendering.space_builder.ground import pip_row
from rendering.space_builder.icons import LARGE_SIGN, SIGN, sign_part
from rendering.space_builder.labels import find_winner, ranking, winner_text
from rendering.space_builder.layout import SHELF_CARD
from rendering.space_builder.palette import paint
from rendering.words.match_text import given_name, names_of
from rendering.words.player_names import fit_names, name_part

_ALL_CARDS, _ALL_NUMBERS = 900, 320
"""The widths from which on a line has room for all cards of a player, and for the number of them."""


def draw_standing(picture: Canvas, box: Box, view: View, look: Look) -> None:
    """Write the winner onto a sheet, and a line for each player, the best first after the end."""
    inside = inset(box, GAP)
    head = _head(view, look)
    has_verdict = bool(view.result or view.outcome)
    if has_verdict and not _is_wide(inside):
        title, below, lines = split(inside, LARGE, LARGE, None)
        put_in_middle(picture, title, head)
        put_in_middle(picture, below, _verdict(view, size_of(below)[0], look))
    else:
        title, lines = split(inside, TITLE, None)
        verdict = _verdict(view, size_of(title)[0] - head.wide - WIDE, look) if has_verdict else None
        put_row(picture, title, head, SPRING, verdict)
    for player, place in zip(ranking(view), places_of_players(lines, len(view.players)), strict=True):
        rows = _player_rows(place, view.players[player], player, look)
        put_rows(picture, place, *rows, pitch=TITLE if _is_wide(place) else LARGE)


def _is_wide(box: Box) -> bool:
    return size_of(box)[0] > _ALL_CARDS


def places_of_players(box: Box, count: int) -> list[Box]:
    """Return a box for each player, in two columns if lines in one would be too low."""
    if size_of(box)[1] >= USUAL * count:
        return stack(box, count, CLOSE)
    half = -(-count // 2)
    return [place for column in split_across(box, None, None, gap=WIDE) for place in stack(column, half, 0)][
        :count
    ]


def _head(view: View, look: Look) -> Part:
    """Return the number of the round, or that the match is over; it is quiet if a verdict follows."""
    if view.outcome:
        return words(look.text("space-builder-match-over"), USUAL, paint(look.theme, "line_quiet"))
    if view.result:
        title = look.text("space-builder-round", round=view.result.round)
        return words(title, USUAL, paint(look.theme, "line_quiet"))
    return words(look.text("space-builder-round", round=view.round), LARGE, paint(look.theme, "line_ink"))


def _verdict(view: View, room: float, look: Look) -> Part:
    """Return who has won, as a mark if the lines below have names, else in words that fit into ``room``."""
    winner = find_winner(view)
    if winner is not None and names_of(look.text):
        prize = icon(crown(look.theme).image) if view.outcome else sign_part("star", LARGE_SIGN, look.theme)
        return row(prize, mark_part(winner, LARGE_SIGN, look.theme), gap=GAP)
    sentence = fit_names(partial(winner_text, winner), look.text, room)
    return words(sentence, USUAL, paint(look.theme, "line_ink"))


def _player_rows(
    box: Box, player_view: PlayerView, player: int, look: Look
) -> Sequence[Sequence[Part | None]]:
    """Return the rows of a player: mark, name if there is a line for it, cards thawed, rounds and faults."""
    (wide, high), theme, name = size_of(box), look.theme, given_name(player, look.text)
    mark, colour = mark_part(player, SIGN, theme), theme.player_colour(player)
    named = [mark, name_part(name, USUAL, paint(theme, "line_ink"))] if name else [mark]
    won = _count("star", player_view.rounds_won, look)
    two_digits = SIGN + CLOSE + measure("00", USUAL)
    stars, faults = (at_least(two_digits, part) for part in (won, _count("fault", player_view.faults, look)))
    is_tall = high >= 2 * TITLE
    if _is_wide(box):
        cards = [*own_cards(player_view.unfrozen, SHELF_CARD, colour, theme), SPRING, stars, faults]
        return [named, cards] if name and is_tall else [[mark, *cards]]
    if is_tall:
        pips = pip_row(len(player_view.unfrozen), wide, colour, theme)
        if not name:
            return [[mark, stars, faults], [pips]]
        thawed = _count("card", len(player_view.unfrozen), look) if wide >= _ALL_NUMBERS else None
        return [named, [thawed, stars, faults], [pips]]
    return [[*named, SPRING, won]] if name else [[mark, stars, faults]]


def _count(name: str, count: int, look: Look) -> Part:
    """Return a number after its icon."""
    return row(sign_part(name, SIGN, look.theme), words(count, USUAL, paint(look.theme, "line_ink")))
