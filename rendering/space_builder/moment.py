"""A moment of a round seen again: all boards as they were, how long cards took, what was done in vain."""

from bot.games.space_builder import Builder, MomentView, View
from rendering.kit import (
    CLOSE,
    GAP,
    LARGE,
    SPRING,
    TITLE,
    USUAL,
    Box,
    Canvas,
    Look,
    Part,
    Scene,
    Theme,
    inset,
    mark_part,
    put_in_middle,
    put_row,
    put_rows,
    size_of,
    split,
    words,
)
from rendering.space_builder.cards import own_card
from rendering.space_builder.ground import moon, put_sheet
from rendering.space_builder.icons import SIGN, sign_part
from rendering.space_builder.labels import seconds_text, time_text
from rendering.space_builder.layout import RACE_CARD, result_layout
from rendering.space_builder.palette import paint
from rendering.space_builder.plates import put_city
from rendering.space_builder.result import draw_maps, places_of_players
from rendering.words.match_text import given_name
from rendering.words.player_names import name_part

_SIGNS = {"tap": "tick", "stop": "stop"}
"""The signs of how builders have finished."""
_TALL, _WIDE = 500, 400
"""The height from which on the panel has room for the number of the round, and the width for a card."""


def draw_moment(view: View, moment: MomentView, look: Look) -> Scene:
    """Draw the maps and boards where the result of the round has them, and each builder's last split."""
    picture, place = moon(look.theme), result_layout([builder.map for builder in moment.builders])
    put_sheet(picture, place.words, look.theme)
    draw_maps(picture, place, moment.builders, moment.facing, look.theme)
    for cell, builder in zip(place.boards, moment.builders, strict=True):
        _head(picture, cell.head, builder, look.theme)
        put_city(picture, cell.field, builder.cards, look.theme.player_colour(builder.player), look.theme)
    ink, quiet = paint(look.theme, "line_ink"), paint(look.theme, "line_quiet")
    inside = inset(place.words, GAP)
    label = words(look.text("space-builder-round", round=view.round), USUAL, quiet)
    time = words(time_text(moment.clock), LARGE, ink)
    heads = [time] if size_of(inside)[1] < _TALL else [label, time]
    *titles, lines = split(inside, *[TITLE] * len(heads), None)
    for title, head in zip(titles, heads, strict=True):
        put_in_middle(picture, title, head)
    for builder, box in zip(moment.builders, places_of_players(lines, len(moment.builders)), strict=True):
        put_rows(picture, box, *_rows(box, builder, moment, look))
    return picture


def _head(picture: Canvas, box: Box, builder: Builder, theme: Theme) -> None:
    """Draw the head of a board: its owner's mark, the time of the end, and how many cards are laid."""
    finish, ink = builder.finish, paint(theme, "line_ink")
    mark = mark_part(builder.player, SIGN, theme)
    sign = sign_part(_SIGNS[finish.kind] if finish else "wrench", SIGN, theme)
    time = words(time_text(finish.at), USUAL, ink) if finish else None
    count = words(f"{len(builder.cards)}/{builder.count}", USUAL, ink)
    put_row(picture, inset(box, CLOSE, 0), mark, sign, time, SPRING, count, gap=CLOSE)


def _rows(box: Box, builder: Builder, moment: MomentView, look: Look) -> list[list[Part | None]]:
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
        return [[*head, SPRING, *(last if wide > _WIDE else last[1:])]]
    rows = [head, last]
    if best is not None and best.player == builder.player:
        laid, count = best.laid(moment.clock), builder.count
        ghost = words(look.text("space-builder-moment-best-count", laid=laid, count=count), USUAL, quiet)
        rows = [*rows, [ghost]] if high >= 3 * LARGE else [head, [*last, ghost]]
    if builder.wasted.time and high >= (len(rows) + 1) * LARGE:
        lost = look.text("space-builder-moment-lost", time=seconds_text(builder.wasted.time, look.text))
        rows.append([words(lost, USUAL, quiet)])
    return rows
