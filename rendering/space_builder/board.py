"""The picture of a round: the map, and beside it the cards of all players or of one."""

from collections.abc import Sequence

from bot.games.space_builder import PlayerView, View
from bot.locales import Text
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
    Picture,
    Scene,
    Theme,
    inset,
    put_in_middle,
    put_row,
    put_rows,
    row,
    size_of,
    split,
    stack,
    to_picture,
    words,
)
from rendering.space_builder.alt_text import map_alt
from rendering.space_builder.cards import own_cards
from rendering.space_builder.ground import moon, pip_row, put_sheet
from rendering.space_builder.icons import LARGE_SIGN, NAME_MARK, SIGN, sign_part
from rendering.space_builder.labels import require_map
from rendering.space_builder.layout import MAP_BOX, OWN_CARD, PANEL_BOX, RACE_CARD
from rendering.space_builder.palette import paint
from rendering.space_builder.plates import put_map
from rendering.words import lettering, player_parts


def draw_race(view: View, look: Look) -> Scene:
    """Draw the map of a live round, and with which cards each player builds."""
    picture, map_view = moon(look.theme), require_map(view)
    put_sheet(picture, PANEL_BOX, look.theme)
    put_map(picture, MAP_BOX, map_view.layout, map_view.pad, look.theme)
    inside = _title(picture, view, look)
    for player, box in enumerate(stack(inside, len(view.players), CLOSE)):
        put_rows(picture, box, *_builder_rows(box, view.players[player], player, look))
    return picture


def shows_own_map(view: View) -> bool:
    """Return whether the viewer builds and so may see the map."""
    seat = None if view.viewer is None else view.players[view.viewer].seat
    return view.map is not None and seat is not None and seat.builds


def map_picture(view: View, player: int, *, theme: Theme, text: Text) -> Picture:
    """Draw the map and the cards to build with, only for ``player``, whose clock runs.

    Its alt text is enough to build from.

    Raises:
        ValueError: If the viewer may not see the map.
    """
    description = map_alt(view, player, text=text)
    return to_picture(draw_own_map(view, player, Look(theme, lettering(text))), description, busy=True)


def draw_own_map(view: View, player: int, look: Look) -> Scene:
    """Draw the map and the cards that ``player`` builds with. Raise ``ValueError`` as `map_picture` does."""
    theme, unfrozen = look.theme, view.players[player].unfrozen
    picture, map_view = moon(theme), require_map(view)
    colour = theme.player_colour(player)
    put_sheet(picture, PANEL_BOX, theme, colour)
    put_map(picture, MAP_BOX, map_view.layout, map_view.pad, theme, unfrozen, colour)
    cards = own_cards(unfrozen, OWN_CARD, colour, theme, columns=1)
    half, pitch = len(cards) // 2, OWN_CARD + GAP
    line, _, below = split(_title(picture, view, look), TITLE, None, half * pitch)
    put_row(picture, line, *player_parts(player, LARGE_SIGN, LARGE, paint(theme, "line_ink"), look))
    pairs = zip(cards[:half], cards[half:], strict=True)
    put_rows(picture, below, *([left, SPRING, right] for left, right in pairs), pitch=pitch)
    return picture


def _title(picture: Canvas, view: View, look: Look) -> Box:
    """Write the number of the round onto the panel, and return the box of what is below."""
    title, below = split(inset(PANEL_BOX, GAP), TITLE, None)
    label = look.text("space-builder-round", round=view.round)
    put_in_middle(picture, title, words(label, LARGE, paint(look.theme, "line_ink")))
    return below


def _builder_rows(box: Box, player_view: PlayerView, player: int, look: Look) -> list[Sequence[Part]]:
    """Return a builder's name, how many of the eight cards they have to build, and why they do not build.

    The cards themselves are shown where there is room for them, else a bar. What builders do from moment to
    moment stands in words, so that the map is not sent again while others build from it.
    """
    (wide, high), colour, unfrozen = size_of(box), look.theme.player_colour(player), player_view.unfrozen
    if high < 4 * LARGE:
        rows = [pip_row(len(unfrozen), wide, colour, look.theme)]
    else:
        rows = own_cards(unfrozen, RACE_CARD, colour, look.theme, columns=4)
    if player_view.seat is None or not player_view.seat.builds:
        sits = player_view.seat is None or player_view.seat.sat
        state = "left" if player_view.out else "rest" if sits else "late"
        label = words(look.text(f"space-builder-state-{state}"), USUAL, paint(look.theme, "line_quiet"))
        sign = "left" if player_view.out else "rest"
        rows = [row(sign_part(sign, SIGN, look.theme), label), *rows]
    named = player_parts(player, NAME_MARK, USUAL, paint(look.theme, "line_ink"), look)
    return [named, *([part] for part in rows)]
