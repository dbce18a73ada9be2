"""The end of a match: each player's town and points, the winners."""

from collections.abc import Sequence
from functools import partial

from bot.games.middle_ages import View
from rendering.kit import (
    CLOSE,
    GAP,
    LARGE,
    SIZE,
    SMALL,
    SPRING,
    USUAL,
    WIDE,
    Box,
    Look,
    Part,
    Scene,
    Theme,
    align,
    inset,
    number,
    put_in_middle,
    put_row,
    row,
    size_of,
    split,
    words,
)
from rendering.middle_ages.ground import oak_table, put_sheet
from rendering.middle_ages.icons import LARGE_SHIELD, coins_part, shield_part, sign_part
from rendering.middle_ages.labels import leavers_text, result_text, tie_text
from rendering.middle_ages.layout import EDGE
from rendering.middle_ages.palette import paint
from rendering.middle_ages.town import Streets, draw_town, equal_streets
from rendering.words import fit_names, player_parts

_HEAD = LARGE_SHIELD + 2 * CLOSE
_APART = Part(WIDE - 2 * CLOSE, lambda *_: None)
"""The room between the numbers of a player, which have their icons beside them."""


def draw_score(view: View, look: Look) -> Scene:
    """Draw the score sheet of a match, the best player first; a stopped match has no winner."""
    table, theme, ink = inset((0, 0, *SIZE), EDGE), look.theme, paint(look.theme, "line_ink")
    left = fit_names(partial(leavers_text, view), look.text, size_of(table)[0])
    notes = list(filter(None, (tie_text(view, look.text), left)))
    title, sheets, *lines = split(table, LARGE, None, *[USUAL] * len(notes), gap=GAP)
    ranks = view.outcome.ranks if view.outcome else (0,) * len(view.players)
    order = sorted(range(len(view.players)), key=lambda player: ranks[player])
    numbers = align(*(_numbers(view, player, theme) for player in order))
    places = _share_height(sheets, [len(view.players[player].finished) for player in order])
    picture = oak_table(theme)
    _put_title(picture, title, view, look)
    for note, line in zip(notes, lines, strict=True):
        put_in_middle(picture, line, words(note, USUAL, ink))
    for player, parts, (streets, box) in zip(order, numbers, places, strict=True):
        put_sheet(picture, box, theme, theme.player_colour(player) if ranks[player] == 1 else None)
        head, street, _ = split(inset(box, WIDE, 0), _HEAD, None, GAP)
        mark, name = player_parts(player, USUAL, USUAL, ink, look)
        rank = _rank(ranks[player], theme)
        put_row(picture, head, mark, rank, name, SPRING, row(*parts))
        draw_town(picture, street, view.players[player].finished, theme, streets=streets)
    return picture


def _share_height(box: Box, counts: Sequence[int]) -> list[tuple[Streets, Box]]:
    """Return the streets and the box of each player, given the numbers of their buildings.

    All towns have one scale, so a player with many buildings has several streets and a higher box.
    """
    wide, high = size_of(inset(box, WIDE, 0))
    room = high - (_HEAD + GAP) * len(counts) - GAP * (len(counts) - 1)
    streets = equal_streets(counts, wide, room)
    share = room / sum(town.rows for town in streets)
    boxes = split(box, *[_HEAD + share * town.rows + GAP for town in streets], gap=GAP)
    return list(zip(streets, boxes, strict=True))


def _put_title(picture: Scene, box: Box, view: View, look: Look) -> None:
    """Write who has won, between crowns, or that the match was stopped."""
    sentence, crown = look.text("middle-ages-stopped", round=view.round), None
    if view.outcome:
        crown = sign_part("crown", LARGE, look.theme)
        room = size_of(box)[0] - 2 * (crown.wide + WIDE)
        sentence = fit_names(partial(result_text, view), look.text, room)
    title = words(sentence, LARGE, paint(look.theme, "line_ink"))
    put_in_middle(picture, box, crown, title, crown, gap=WIDE)


def _rank(rank: int, theme: Theme) -> Part | None:
    """Return the part that shows a rank; none in a stopped match."""
    if rank == 1:
        return sign_part("crown", USUAL, theme)
    return number(rank, USUAL, paint(theme, "line_quiet")) if rank else None


def _numbers(view: View, player: int, theme: Theme) -> list[Part]:
    """Return a player's numbers with their icons: buildings, machines, coins and their worth, the total.

    A stopped match has only coins and points.
    """
    mine, ink = view.players[player], paint(theme, "line_ink")
    if not view.outcome:
        return [coins_part(mine.coins, theme), _APART, shield_part(mine.vp, theme, LARGE_SHIELD, LARGE)]
    score = view.outcome.scores[player]
    parts = dict(score.parts)
    house, gear, gives = (sign_part(name, SMALL, theme) for name in ("house", "gear", "gives"))
    return [
        house,
        number(parts["buildings"], USUAL, ink),
        _APART,
        gear,
        number(parts["machines"], USUAL, ink),
        _APART,
        coins_part(parts["coins"], theme),
        gives,
        number(parts["coin-points"], USUAL, ink),
        _APART,
        shield_part(score.total, theme, LARGE_SHIELD, LARGE),
    ]
