"""A round that has been checked: the map, every board with its faults stamped on it, the standings."""

from bot.games.space_builder import LOCATIONS, MAPS, PAD, Result, Verdict, View, turn_layout, turn_square
from bot.locales import Text
from rendering.kit.boxes import stack
from rendering.kit.canvas import Box, Picture, to_picture
from rendering.kit.fonts import SMALLEST, write
from rendering.kit.scene import Canvas, Scene
from rendering.kit.surfaces import put_mark
from rendering.kit.theme import Theme
from rendering.space_builder.alt_text import result_alt
from rendering.space_builder.cards import put_card, put_ghost
from rendering.space_builder.ground import moon, put_sheet
from rendering.space_builder.icons import SIGN, SMALL_SIGN, put_sign
from rendering.space_builder.labels import find_winner, time_text
from rendering.space_builder.layout import Cell, Results, result_layout
from rendering.space_builder.maps import put_map
from rendering.space_builder.marks import LEGEND, LEGEND_MARK, mark, marks_of, put_marks
from rendering.space_builder.palette import card_theme, paint
from rendering.space_builder.plates import put_field
from rendering.space_builder.standing import draw_standing
from rendering.words.player_names import lettering

_LINE = 52
_WIDE = 300


def result_picture(view: View, *, theme: Theme, text: Text) -> Picture:
    """Draw the round last checked and the standings, in any phase."""
    return to_picture(draw_result(view, theme, lettering(text)), result_alt(view, text=text), busy=True)


def draw_result(view: View, theme: Theme, text: Text) -> Scene:
    """Draw the last round that was checked and the standings; only the standings if there is none."""
    result, winner = view.result, find_winner(view)
    picture, place = moon(theme), layout_of(result)
    put_sheet(picture, place.words, theme, None if winner is None else theme.player_colour(winner))
    if result:
        _draw_boards(picture, place, result, theme)
    if result and place.maps:
        _name_map(picture, place.maps[0], result, theme, text)
    if result and place.legend is not None:
        _legend(picture, place.legend, result, theme, text)
    draw_standing(picture, place.words, view, theme, text)
    return picture


def layout_of(result: Result | None) -> Results:
    """Return the places of a result's maps, boards and words."""
    verdicts = result.verdicts if result else ()
    maps = {verdict.map for verdict in verdicts}
    return result_layout(len(verdicts) if len(maps) > 1 else len(maps), len(verdicts))


def _draw_boards(picture: Canvas, place: Results, result: Result, theme: Theme) -> None:
    """Draw a round's maps and boards."""
    for cell, verdict in zip(place.maps, result.verdicts, strict=False):
        _map(picture, cell.field, verdict.map, theme)
    if place.lying is not None and result.facing:
        _map(picture, place.lying.field, result.verdicts[0].map, theme, result.facing)
        _, top, right, bottom = place.lying.field
        put_sign(picture, "gives", (right + 15, (top + bottom) / 2), SIGN, theme)
    for cell, verdict in zip(place.boards, result.verdicts, strict=True):
        _head(picture, cell, verdict, result.winner == verdict.player, theme)
        _board(picture, cell.field, verdict, theme)


def _map(picture: Canvas, box: Box, number: int, theme: Theme, facing: int = 0) -> None:
    """Draw a map as it looks at a ``facing``; at 0 it lies like the boards."""
    put_map(picture, box, turn_layout(MAPS[number], facing), turn_square(PAD, facing), theme)


def _name_map(picture: Canvas, cell: Cell, result: Result, theme: Theme, text: Text) -> None:
    """Write a map's number above it, and how it lay, if its cell has room for that."""
    left, top, right, bottom = cell.head
    if bottom <= top:
        return
    words = text("space-builder-map", number=result.verdicts[0].map)
    at = (left + right) / 2, bottom - 30
    wide = write(picture, words, at, _LINE, paint(theme, "line_ink"), align="centre")
    if result.facing:
        put_sign(picture, f"lay-{result.facing}", (at[0] + wide / 2 + 12, at[1]), SIGN, theme)


def legend_of(result: Result) -> list[tuple[str, int]]:
    """Return the marks of the legend that are on a card of this result."""
    kinds = {
        kind
        for verdict in result.verdicts
        for card, flaw in zip(verdict.cards, verdict.flaws, strict=True)
        for kind, _ in marks_of(card, flaw, verdict.map)
    }
    return [entry for entry in LEGEND if entry[0] in kinds]


def _legend(picture: Canvas, box: Box, result: Result, theme: Theme, text: Text) -> None:
    """Write the number of the map, and what each mark on a wrong card means."""
    left, _, right, _ = box
    ink = paint(theme, "line_ink")
    lines = stack(box, len(LEGEND) + 1, 0)
    words = text("space-builder-map", number=result.verdicts[0].map)
    write(picture, words, (left, (lines[0][1] + lines[0][3]) / 2), _LINE, ink, width=right - left)
    for (kind, value), (_, line, _, below) in zip(legend_of(result), lines[1:], strict=False):
        middle = (line + below) / 2
        mark(kind, value, LEGEND_MARK, card_theme(theme)).put(picture, (left + 26, middle))
        words = text(f"space-builder-legend-{kind}")
        write(picture, words, (left + 64, middle), _LINE, ink, width=right - left - 66)


def _head(picture: Canvas, cell: Cell, verdict: Verdict, is_winner: bool, theme: Theme) -> None:
    """Draw the head of a board: its owner's mark, whether it won, its time, all faults."""
    left, _, right, bottom = cell.head
    y, x, ink = bottom - 30, left + 4.0, paint(theme, "line_ink")
    slim = right - left < _WIDE
    side, line = (SMALL_SIGN, SMALLEST) if slim else (SIGN, _LINE)
    x += put_mark(picture, verdict.player, (x, y), side, theme) + 5
    if is_winner:
        x += put_sign(picture, "star", (x, y), side, theme) + 5
    if verdict.tapped:
        write(picture, time_text(verdict.time), (x, y), line, ink)
    else:
        put_sign(picture, "stop", (x, y), side, theme)
    if not verdict.faults:
        put_sign(picture, "tick", (right - 4 - side, y), side, theme)
        return
    wide = write(picture, str(verdict.faults), (right - 4, y), line, ink, align="right")
    if not slim or not is_winner:
        put_sign(picture, "fault", (right - 9 - wide - side, y), side, theme)


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
