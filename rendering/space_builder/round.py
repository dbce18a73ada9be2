"""A round seen again: its maps and boards as they were checked, with the standings, or as at a moment.

Checked boards have their faults stamped on them. Of those at a moment, the panel tells how long cards took
and what was done in vain.
"""

from collections.abc import Sequence
from functools import partial

from bot.games.space_builder import (
    LOCATIONS,
    MAPS,
    PAD,
    Builder,
    MomentView,
    PlayerView,
    Result,
    Verdict,
    View,
    turn_layout,
    turn_square,
)
from bot.locales import Text
from rendering.kit import (
    CLOSE,
    GAP,
    LARGE,
    SMALL,
    SPRING,
    TITLE,
    USUAL,
    WIDE,
    Box,
    Canvas,
    Look,
    Part,
    Picture,
    Scene,
    Theme,
    at_least,
    crown,
    icon,
    inset,
    mark_part,
    measure,
    put_each,
    put_in_middle,
    put_row,
    put_rows,
    row,
    size_of,
    split,
    split_across,
    stack,
    to_picture,
    words,
)
from rendering.space_builder.alt_text import result_alt
from rendering.space_builder.cards import own_card, own_cards, put_card, put_ghost
from rendering.space_builder.ground import moon, pip_row, put_sheet
from rendering.space_builder.icons import (
    LARGE_SIGN,
    LEGEND,
    LEGEND_MARK,
    SIGN,
    SMALL_SIGN,
    mark,
    marks_of,
    put_marks,
    sign_part,
)
from rendering.space_builder.labels import find_winner, ranking, seconds_text, time_text, winner_text
from rendering.space_builder.layout import RACE_CARD, SHELF_CARD, SLIM, Results, head_of, result_layout
from rendering.space_builder.palette import card_theme, paint
from rendering.space_builder.plates import put_city, put_field, put_map
from rendering.words import fit_names, given_name, lettering, name_part, names_of

_ALL_CARDS, _ALL_NUMBERS = 900, 320
"""The widths from which on a line has room for all cards of a player, and for the number of them."""
_SIGNS = {"tap": "tick", "stop": "stop"}
"""The signs of how builders have finished."""
_WITH_ROUND, _WITH_CARD = 500, 400
"""The height from which on the panel of a moment has room for the round's number, the width for a card."""


def result_picture(view: View, *, theme: Theme, text: Text) -> Picture:
    """Draw the round last checked and the standings, in any phase."""
    return to_picture(draw_result(view, Look(theme, lettering(text))), result_alt(view, text=text), busy=True)


def draw_result(view: View, look: Look) -> Scene:
    """Draw the last round that was checked and the standings; only the standings if there is none."""
    result, winner = view.result, find_winner(view)
    verdicts = result.verdicts if result else ()
    picture, place = moon(look.theme), result_layout([verdict.map for verdict in verdicts])
    put_sheet(picture, place.words, look.theme, None if winner is None else look.theme.player_colour(winner))
    if result:
        _draw_maps(picture, place, verdicts, result.facing, look.theme)
        for box, verdict in zip(place.boards, verdicts, strict=True):
            _head_of_board(
                picture, head_of(box), verdict, look.theme, is_winner=verdict.player == result.winner
            )
            _board(picture, box, verdict, look.theme)
        if place.title is not None:
            _name_map(picture, place.title, result, look)
        if place.legend is not None:
            _legend(picture, place.legend, result, look)
    _standing(picture, place.words, view, look)
    return picture


def _draw_maps(
    picture: Canvas, place: Results, boards: Sequence[Verdict | Builder], facing: int, theme: Theme
) -> None:
    """Draw the maps of a round's boards, and as it lay one that all of them had."""
    for box, board in zip(place.maps, boards, strict=False):
        _map(picture, box, board.map, theme)
    if place.lying is not None and facing:
        _map(picture, place.lying, boards[0].map, theme, facing)
        (_, top, right, bottom), (left, *_) = place.lying, place.maps[0]
        put_in_middle(picture, (right, top, left, bottom), sign_part("gives", SIGN, theme))


def _map(picture: Canvas, box: Box, number: int, theme: Theme, facing: int = 0) -> None:
    """Draw a map as it looks at a ``facing``; at 0 it lies like the boards."""
    put_map(picture, box, turn_layout(MAPS[number], facing), turn_square(PAD, facing), theme)


def _name_map(picture: Canvas, box: Box, result: Result, look: Look) -> None:
    """Write the number of the map, and how it lay."""
    label = look.text("space-builder-map", number=result.verdicts[0].map)
    lay = sign_part(f"lay-{result.facing}", SIGN, look.theme) if result.facing else None
    put_in_middle(picture, box, words(label, USUAL, paint(look.theme, "line_ink")), lay)


def legend_of(result: Result) -> list[tuple[str, int]]:
    """Return the marks of the legend that are on a card of this result."""
    kinds = {
        kind
        for verdict in result.verdicts
        for card, flaw in zip(verdict.cards, verdict.flaws, strict=True)
        for kind, _ in marks_of(card, flaw, verdict.map)
    }
    return [entry for entry in LEGEND if entry[0] in kinds]


def _legend(picture: Canvas, box: Box, result: Result, look: Look) -> None:
    """Write the number of the map, and what each mark on a wrong card means."""
    ink, theme = paint(look.theme, "line_ink"), card_theme(look.theme)
    rows = [
        [words(look.text("space-builder-map", number=result.verdicts[0].map), USUAL, ink)],
        *(
            [
                icon(mark(kind, value, LEGEND_MARK, theme).image),
                words(look.text(f"space-builder-legend-{kind}"), USUAL, ink),
            ]
            for kind, value in legend_of(result)
        ),
    ]
    put_each(picture, stack(box, len(LEGEND) + 1, 0)[: len(rows)], rows)


def _head_of_board(picture: Canvas, box: Box, verdict: Verdict, theme: Theme, *, is_winner: bool) -> None:
    """Draw the head of a board: its owner's mark, whether it won, its time, all faults."""
    is_slim, ink = size_of(box)[0] <= SLIM, paint(theme, "line_ink")
    side, size = (SMALL_SIGN, SMALL) if is_slim else (SIGN, USUAL)
    sign = partial(sign_part, side=side, theme=theme)
    time = words(time_text(verdict.time), size, ink) if verdict.tapped else sign("stop")
    faults = words(verdict.faults, size, ink) if verdict.faults else sign("tick")
    if verdict.faults and not (is_slim and is_winner):
        faults = row(sign("fault"), faults)
    owner, star = mark_part(verdict.player, side, theme), sign("star") if is_winner else None
    put_row(picture, inset(box, CLOSE, 0), owner, star, time, SPRING, faults, gap=CLOSE)


def _board(picture: Canvas, box: Box, verdict: Verdict, theme: Theme) -> None:
    """Draw a board as it was built, with pale shapes of the cards not built on squares that stayed empty."""
    colour = theme.player_colour(verdict.player)
    squares = put_field(picture, box, colour, theme, [card.location for card in verdict.cards])
    shades = place_unbuilt_cards(verdict)
    for card, flaw in zip(verdict.cards, verdict.flaws, strict=True):
        place = squares[card.location or shades[card.building]]
        if card.location:
            put_card(picture, card.building, card.side, card.turn, place, colour, theme)
        else:
            put_ghost(picture, card.building, card.side, card.turn, place, theme)
        put_marks(picture, marks_of(card, flaw, verdict.map), place, card.turn, theme)


def place_unbuilt_cards(verdict: Verdict) -> dict[str, str]:
    """Return the squares on which to show cards that were not built: their own if free, else any other."""
    taken_squares = {card.location for card in verdict.cards}
    own = {placement.building: placement.location for placement in MAPS[verdict.map]}
    missing = [card for card in verdict.cards if not card.location]
    places = {
        card.building: own[card.building] for card in missing if own[card.building] not in taken_squares
    }
    free = (square for square in LOCATIONS if square not in taken_squares | set(places.values()))
    return places | {card.building: next(free) for card in missing if card.building not in places}


def _standing(picture: Canvas, box: Box, view: View, look: Look) -> None:
    """Write the winner onto a sheet, and a line for each player, the best first after the end."""
    inside = inset(box, GAP)
    heading = _heading(view, look)
    has_verdict = bool(view.result or view.outcome)
    if has_verdict and not _is_wide(inside):
        title, below, lines = split(inside, LARGE, LARGE, None)
        put_in_middle(picture, title, heading)
        put_in_middle(picture, below, _verdict(view, size_of(below)[0], look))
    else:
        title, lines = split(inside, TITLE, None)
        verdict = _verdict(view, size_of(title)[0] - heading.wide - WIDE, look) if has_verdict else None
        put_row(picture, title, heading, SPRING, verdict)
    for player, place in zip(ranking(view), _places_of_players(lines, len(view.players)), strict=True):
        rows = _player_rows(place, view.players[player], player, look)
        put_rows(picture, place, *rows, pitch=TITLE if _is_wide(place) else LARGE)


def _is_wide(box: Box) -> bool:
    return size_of(box)[0] > _ALL_CARDS


def _places_of_players(box: Box, count: int) -> list[Box]:
    """Return a box for each player, in two columns if lines in one would be too low."""
    if size_of(box)[1] >= USUAL * count:
        return stack(box, count, CLOSE)
    half = -(-count // 2)
    return [place for column in split_across(box, None, None, gap=WIDE) for place in stack(column, half, 0)][
        :count
    ]


def _heading(view: View, look: Look) -> Part:
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
        thawed = _count("card", len(player_view.unfrozen), look) if wide >= _ALL_NUMBERS else None
        return [named, [thawed, stars, faults], [pips]] if name else [[mark, stars, faults], [pips]]
    return [[*named, SPRING, won]] if name else [[mark, stars, faults]]


def _count(name: str, count: int, look: Look) -> Part:
    """Return a number after its icon."""
    return row(sign_part(name, SIGN, look.theme), words(count, USUAL, paint(look.theme, "line_ink")))


def draw_moment(view: View, moment: MomentView, look: Look) -> Scene:
    """Draw the maps and boards where the result of the round has them, and each builder's last split."""
    picture, place = moon(look.theme), result_layout([builder.map for builder in moment.builders])
    put_sheet(picture, place.words, look.theme)
    _draw_maps(picture, place, moment.builders, moment.facing, look.theme)
    for box, builder in zip(place.boards, moment.builders, strict=True):
        _head_at_moment(picture, head_of(box), builder, look.theme)
        put_city(picture, box, builder.cards, look.theme.player_colour(builder.player), look.theme)
    ink, quiet = paint(look.theme, "line_ink"), paint(look.theme, "line_quiet")
    inside = inset(place.words, GAP)
    label = words(look.text("space-builder-round", round=view.round), USUAL, quiet)
    time = words(time_text(moment.clock), LARGE, ink)
    heads = [time] if size_of(inside)[1] < _WITH_ROUND else [label, time]
    *titles, lines = split(inside, *[TITLE] * len(heads), None)
    for title, head in zip(titles, heads, strict=True):
        put_in_middle(picture, title, head)
    for builder, box in zip(moment.builders, _places_of_players(lines, len(moment.builders)), strict=True):
        put_rows(picture, box, *_builder_rows(box, builder, moment, look))
    return picture


def _head_at_moment(picture: Canvas, box: Box, builder: Builder, theme: Theme) -> None:
    """Draw the head of a board: its owner's mark, the time of the end, and how many cards are laid."""
    finish, ink = builder.finish, paint(theme, "line_ink")
    mark = mark_part(builder.player, SIGN, theme)
    sign = sign_part(_SIGNS[finish.kind] if finish else "wrench", SIGN, theme)
    time = words(time_text(finish.at), USUAL, ink) if finish else None
    count = words(f"{len(builder.cards)}/{builder.count}", USUAL, ink)
    put_row(picture, inset(box, CLOSE, 0), mark, sign, time, SPRING, count, gap=CLOSE)


def _builder_rows(box: Box, builder: Builder, moment: MomentView, look: Look) -> list[list[Part | None]]:
    """Return the rows of a builder: the name where there is room, the last card with its split, the waste.

    Where there is room, a faint row says how far the builder's best round was.
    """
    theme, (wide, high), best = look.theme, size_of(box), moment.best
    ink, quiet = paint(theme, "line_ink"), paint(theme, "line_quiet")
    name, colour = given_name(builder.player, look.text), theme.player_colour(builder.player)
    head = [mark_part(builder.player, SIGN, theme), name_part(name, USUAL, ink) if name else None]
    last: list[Part | None] = []
    if builder.last is not None:
        card = own_card(builder.last.building, RACE_CARD, colour, theme, is_frozen=False)
        last = [card, words(seconds_text(builder.last.split, look.text), USUAL, ink)]
    if high < 2 * LARGE:
        return [[*head, SPRING, *(last if wide > _WITH_CARD else last[1:])]]
    rows = [head, last]
    if best is not None and best.player == builder.player:
        laid, count = best.laid(moment.clock), builder.count
        ghost = words(look.text("space-builder-moment-best-count", laid=laid, count=count), USUAL, quiet)
        rows = [*rows, [ghost]] if high >= 3 * LARGE else [head, [*last, ghost]]
    if builder.wasted.time and high >= (len(rows) + 1) * LARGE:
        lost = look.text("space-builder-moment-lost", time=seconds_text(builder.wasted.time, look.text))
        rows.append([words(lost, USUAL, quiet)])
    return rows
