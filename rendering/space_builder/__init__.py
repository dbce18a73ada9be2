"""The renderer of Space Builder: a moon base, maps like blueprints, boards like landing fields."""

from collections.abc import Callable, Collection, Sequence
from functools import partial

from msgspec.structs import replace

from bot.games.space_builder import View
from bot.locales import Text
from rendering.kit import Look, Picture, Scene, Theme
from rendering.space_builder.alt_text import SpaceBuilderWords
from rendering.space_builder.board import draw_own_map, draw_race, map_picture, shows_own_map
from rendering.space_builder.catalogue import draw_sprites
from rendering.space_builder.emojis import emojis
from rendering.space_builder.end import draw_end
from rendering.space_builder.labels import has_ended, shows_map, shows_result, shows_title_card
from rendering.space_builder.legend import symbols
from rendering.space_builder.lookup import entries
from rendering.space_builder.round import draw_moment, draw_result, result_picture
from rendering.space_builder.rules_page import draw_rules
from rendering.space_builder.samples import samples
from rendering.space_builder.title_card import draw_title_card


class SpaceBuilderRenderer(SpaceBuilderWords):
    """The pictures and words of Space Builder."""

    key = "space-builder"
    cover = "building_tapped"
    is_busy = True
    changes_wholly = True
    shows_points = False

    def compose(
        self,
        view: View,
        *,
        look: Look,
        choices: Collection[str] = (),  # noqa: ARG002
    ) -> Scene:
        """Draw what everybody may see of a position; nothing in it can be chosen.

        In a match played in turns the picture never shows the current round, even if the view contains it
        (rules 7.4.2).
        """
        if view.moment is not None:
            return draw_moment(view, view.moment, look)
        if has_ended(view):
            return draw_end(view, look)
        if shows_result(view):
            return draw_result(view, look)
        if shows_map(view):
            return draw_race(view, look)
        if shows_title_card(view):
            return draw_title_card(view, look)
        return draw_result(replace(view, result=None), look)

    def draw_for_player(
        self, view: View, *, theme: Theme, text: Text, choices: Collection[str] = ()
    ) -> Picture:
        """Return the map and cards of a viewer whose clock runs, otherwise the picture for everybody."""
        if view.viewer is None or not shows_own_map(view):
            return self.draw(view, theme=theme, text=text, choices=choices)
        return map_picture(view, view.viewer, theme=theme, text=text)

    def compose_for_player(self, view: View, *, look: Look) -> Scene:
        """Return the scene of what `draw_for_player` draws."""
        if view.viewer is None or not shows_own_map(view):
            return self.compose(view, look=look)
        return draw_own_map(view, view.viewer, look)

    def look_back_at_round(self, view: View) -> View:
        """Return a view that shows the cities of the round as they were checked."""
        return replace(view, shows_check=True)

    def find_kept_picture(self, before: View, after: View) -> Callable[..., Picture] | None:
        """Return what draws the players' cities side by side if a round was checked."""
        is_checked = before.result != after.result and after.result and after.result.verdicts
        return partial(result_picture, after) if is_checked else None

    def has_board_picture(self, view: View) -> bool:
        """Return whether there is a title card, a map or a checked round to see, or the end of the match."""
        return shows_title_card(view) or shows_map(view) or shows_result(view) or has_ended(view)

    def standing(self, view: View) -> Sequence[int]:
        """Return the number of rounds that each player has won."""
        return [player.rounds_won for player in view.players]

    emojis = staticmethod(emojis)
    entries = staticmethod(entries)
    symbols = staticmethod(symbols)
    samples = staticmethod(samples)
    compose_rules = staticmethod(draw_rules)
    draw_sprites = staticmethod(draw_sprites)


RENDERER = SpaceBuilderRenderer()
