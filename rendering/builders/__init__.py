"""The renderer of Builders: one large puzzle of four woods on a carved board."""

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date
from functools import partial

from bot.games.builders import View
from bot.locales import Text
from rendering.builders.alt_text import BuildersWords, closeup_text, finished_puzzle_text
from rendering.builders.board import draw_board, draw_closeup
from rendering.builders.catalogue import draw_sprites
from rendering.builders.emojis import emojis
from rendering.builders.legend import symbols
from rendering.builders.lookup import entries
from rendering.builders.rules_page import draw_rules
from rendering.builders.samples import samples
from rendering.builders.score import draw_finished_puzzle, draw_score
from rendering.kit import Look, Picture, Scene, Theme, to_picture
from rendering.renderer import ExtraPicture
from rendering.words import lettering


class BuildersRenderer(BuildersWords):
    """The pictures and words of Builders."""

    key = "builders"
    cover = "many_rows"
    is_busy = True

    def compose(self, view: View, *, look: Look, choices: Collection[str] = ()) -> Scene:
        """Draw a position; ``choices`` are actions or panels whose places can be chosen now."""
        return draw_score(view, look) if view.phase == "over" else draw_board(view, look, choices)

    def standing(self, view: View) -> Sequence[int]:
        """Return the points of each player."""
        return [player.points for player in view.players]

    def extra_pictures(self) -> Mapping[str, ExtraPicture]:
        """Return the functions that draw the close-up and the finished puzzle."""
        return {"zoom": self.zoom, "finished": self.draw_finished}

    def zoom(self, view: View, *, theme: Theme, text: Text, end_date: date | None = None) -> Picture:  # noqa: ARG002
        """Draw a close-up of the place for the next piece, with the joints that each place earns."""
        return to_picture(draw_closeup(view, theme), closeup_text(view, text=text), busy=True)

    def draw_finished(self, view: View, *, theme: Theme, text: Text, end_date: date | None = None) -> Picture:
        """Draw the puzzle alone in a frame, as a keepsake; an ``end_date`` adds the date and the points."""
        image = draw_finished_puzzle(view, Look(theme, lettering(text)), end_date)
        return to_picture(image, finished_puzzle_text(view, text=text, end_date=end_date), busy=True)

    def find_kept_picture(self, before: View, after: View) -> Callable[..., Picture] | None:
        """Return what draws the puzzle alone if the foundation was closed or a structure finished."""
        is_closed = after.foundation.is_closed and not before.foundation.is_closed
        has_grown = is_closed or any(
            new.structures > old.structures for old, new in zip(before.players, after.players, strict=True)
        )
        return partial(self.draw_finished, after) if has_grown else None

    emojis = staticmethod(emojis)
    entries = staticmethod(entries)
    symbols = staticmethod(symbols)
    samples = staticmethod(samples)
    compose_rules = staticmethod(draw_rules)
    draw_sprites = staticmethod(draw_sprites)


RENDERER = BuildersRenderer()
