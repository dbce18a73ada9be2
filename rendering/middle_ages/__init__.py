"""The renderer of Middle Ages: parchment cards on an oak table, with small buildings and people."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from bot.games.middle_ages import View
from bot.locales import Text
from rendering.kit import Look, Picture, Scene, Theme, to_picture
from rendering.middle_ages.alt_text import MiddleAgesWords, area_text
from rendering.middle_ages.board import draw_board, draw_player
from rendering.middle_ages.catalogue import draw_sprites
from rendering.middle_ages.emojis import emojis
from rendering.middle_ages.legend import symbols
from rendering.middle_ages.lookup import entries, find_entries
from rendering.middle_ages.rules_page import draw_rules
from rendering.middle_ages.samples import samples
from rendering.middle_ages.score import draw_score
from rendering.renderer import ExtraPicture
from rendering.words import lettering

_GROWN = 10
"""The victory points from which on a town is worth a picture of its own."""


class MiddleAgesRenderer(MiddleAgesWords):
    """The pictures and words of Middle Ages."""

    key = "middle-ages"
    cover = "mid"
    is_busy = True

    def compose(self, view: View, *, look: Look, choices: Collection[str] = ()) -> Scene:
        """Draw a position; ``choices`` are the ids of the cards that can be chosen now."""
        is_over = view.current is None and not view.is_paused
        return draw_score(view, look) if is_over else draw_board(view, look, choices)

    def look_back(self, view: View, player: int) -> View:
        """Return a view that shows the area of the player who acted, unless they have left."""
        return view if view.current is None or player in view.leavers else replace(view, focus=player)

    def standing(self, view: View) -> Sequence[int]:
        """Return the victory points of each player, including points for coins at the end."""
        if view.outcome:
            return [score.total for score in view.outcome.scores]
        return [player.vp for player in view.players]

    def find_kept_picture(self, before: View, after: View) -> Callable[..., Picture] | None:
        """Return what draws the town that has passed 10 points, if any."""
        towns = enumerate(zip(before.players, after.players, strict=True))
        grown = (player for player, (old, new) in towns if old.vp < _GROWN <= new.vp)
        pictures = (partial(self.draw_area, after, player) for player in grown if player not in after.leavers)
        return next(pictures, None)

    def extra_pictures(self) -> Mapping[str, ExtraPicture]:
        """Return the function that draws all that one player has."""
        return {"area": self.draw_area}

    def draw_area(self, view: View, player: int, *, theme: Theme, text: Text) -> Picture:
        """Draw all that one player has, finished sites included."""
        image = draw_player(view, player, Look(theme, lettering(text)))
        return to_picture(image, area_text(view, player, text=text), busy=True)

    emojis = staticmethod(emojis)
    entries = staticmethod(entries)
    find_entries = staticmethod(find_entries)
    symbols = staticmethod(symbols)
    samples = staticmethod(samples)
    compose_rules = staticmethod(draw_rules)
    draw_sprites = staticmethod(draw_sprites)


RENDERER = MiddleAgesRenderer()
