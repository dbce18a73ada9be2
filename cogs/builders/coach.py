"""The coach's explanations for a position of Builders."""

from collections.abc import Iterator

from bot.games.builders import KINDS, View
from bot.locales import Text
from cogs.kit.game_ui import Explanation


def explain(view: View, text: Text) -> Iterator[Explanation]:
    """Yield the coach's explanations, the most important first: after the roll of a double, structures."""
    if view.choice is not None:
        kind = "order" if view.phase == "order" else "take"
        yield Explanation(kind, text(f"builders-coach-{kind}"))
        return
    tags = {action.split()[0] for action in view.legal}
    mine = view.players[view.current or 0]
    values = {"pieces": mine.hand[KINDS.index("C")], "joints": mine.corner_joints}
    structure = Explanation("structure", text("builders-coach-structure", **values))
    if "structure" in tags and view.double and view.phase == "choose" and not view.is_ended:
        yield structure
    if "lay" in tags and not view.foundation.is_closed:
        yield Explanation("lay", text("builders-coach-foundation"))
    if "lay" in tags and view.row is not None:
        yield Explanation("lay", text("builders-coach-lay", left=view.left, joints=view.row.joints))
    if "lead" in tags:
        yield Explanation("lead", text("builders-coach-lead"))
    if view.is_ended:
        yield Explanation("done", text("builders-coach-ended"))
        return
    if "structure" in tags:
        yield structure
    if "move" in tags:
        yield Explanation("move", text("builders-coach-move"))
    if "done" in tags and view.phase == "build":
        yield Explanation("done", text("builders-coach-done"))
