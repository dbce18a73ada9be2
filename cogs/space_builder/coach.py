"""The coach's explanations for a round of Space Builder; there are none while somebody builds."""

from collections.abc import Iterator

from bot.games.space_builder import View
from bot.locales import Text
from cogs.kit.game_ui import Explanation


def explain(view: View, player: int, text: Text) -> Iterator[Explanation]:
    """Yield the coach's explanations for ``player``, the most important first."""
    own = view.players[player]
    if view.phase == "ready" and own.seat is not None and not own.seat.sat and not own.out:
        yield Explanation("ready", text("space-builder-coach-ready"))
    elif view.phase == "unfreeze":
        yield Explanation("unfreeze", text("space-builder-coach-unfreeze"))
