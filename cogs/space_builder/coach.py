"""The coach's explanations for a round of Space Builder; there are none while somebody builds."""

from collections.abc import Iterator

from bot.games.space_builder import View
from bot.locales import Text
from cogs.kit.game_ui import Explanation


def explain(view: View, player: int, text: Text) -> Iterator[Explanation]:
    """Yield the coach's explanations for ``player``, the most important first."""
    seat = view.players[player].seat
    if view.phase == "ready" and seat is not None:
        yield Explanation("ready", text("space-builder-coach-ready"))
    elif view.phase == "unfreeze":
        yield Explanation("unfreeze", text("space-builder-coach-unfreeze"))
