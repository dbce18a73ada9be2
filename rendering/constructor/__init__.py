"""The renderer of Constructor: red wooden tiles on a table, pieces of frosted glass and of slate."""

from collections.abc import Callable, Sequence
from functools import partial

from bot.games.constructor import HALVES, View, end_of_round, has_ended_round, with_half_point
from rendering.constructor.alt_text import ConstructorWords
from rendering.constructor.board import draw_board
from rendering.constructor.catalogue import draw_sprites
from rendering.constructor.emojis import emojis
from rendering.constructor.legend import symbols
from rendering.constructor.lookup import entries
from rendering.constructor.panel import token
from rendering.constructor.rules_page import draw_rules
from rendering.constructor.samples import samples
from rendering.kit import ICE_AND_BLACK, Mark, Part, Picture, Theme, icon


class ConstructorRenderer(ConstructorWords):
    """The pictures and words of Constructor."""

    key = "constructor"
    cover = "round_2"

    def look_back(self, view: View, player: int) -> View:
        """Return the end of the round if the player has ended it, instead of the empty board after it."""
        return end_of_round(view) if has_ended_round(view, player) else view

    def standing(self, view: View) -> Sequence[float]:
        """Return the points of the finished rounds and the towers of the present one."""
        points = view.points
        if view.phase != "over":
            points = (points[0] + view.towers[view.colours[0]], points[1] + view.towers[view.colours[1]])
        return [*with_half_point(points, view.options)] if view.options.advantage % HALVES else [*points]

    def find_kept_picture(self, before: View, after: View) -> Callable[..., Picture] | None:
        """Return what draws the end of a round, but not that of the match, which the board shows."""
        has_round_ended = after.phase != "over" and len(before.finished) < len(after.finished)
        return partial(self.draw, end_of_round(after)) if has_round_ended else None

    def marks(self, view: View, theme: Theme) -> Sequence[Mark]:  # noqa: ARG002
        """Return the players' marks in a position, in which their colours may have been swapped."""
        return [ICE_AND_BLACK[colour] for colour in view.colours]

    def player_mark(self, view: View, player: int, side: int, theme: Theme) -> Part:
        """Return the token of a player's colour, which may have been swapped."""
        return icon(token(view.colours[player], side, theme))

    emojis = staticmethod(emojis)
    entries = staticmethod(entries)
    symbols = staticmethod(symbols)
    samples = staticmethod(samples)
    compose = staticmethod(draw_board)
    compose_rules = staticmethod(draw_rules)
    draw_sprites = staticmethod(draw_sprites)


RENDERER = ConstructorRenderer()
