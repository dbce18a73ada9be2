"""The coach's explanations for a round of Space Builder; there are none while somebody builds."""

from collections.abc import Iterator

from bot.games.space_builder import FEWEST, View
from bot.locales import Text
from cogs.kit.game_ui import Explanation


def explain(view: View, player: int, text: Text) -> Iterator[Explanation]:
    """Yield the coach's explanations for ``player``, the most important first."""
    seat = view.players[player].seat
    if view.phase == "ready" and seat is not None:
        late, wait = "yes" if has_spare_builders(view) else "no", view.options.ready_seconds
        yield Explanation("ready", text("space-builder-coach-ready", late=late, wait=wait))
    elif view.phase == "unfreeze":
        yield Explanation("unfreeze", text("space-builder-coach-unfreeze"))


def has_spare_builders(view: View) -> bool:
    """Return whether enough builders remain for a live round if one of them misses it."""
    builders = [player for player in view.players if not player.out and player.seat and not player.seat.sat]
    return len(builders) > FEWEST
