"""What may be done and what was done, in words."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from bot.games.builders import (
    KINDS,
    Action,
    Counts,
    Done,
    Lay,
    Lead,
    Leave,
    Move,
    Order,
    Roll,
    Structure,
    Take,
    View,
)
from bot.games.builders.pieces import STRUCTURE_STEPS
from bot.locales import Text


def listed(items: Sequence[str], text: Text, last: str = "builders-list-and") -> str:
    """Join items with commas and put the word of the text ``last`` before the last one."""
    words = items[0] if items else ""
    for item in items[1:-1]:
        words = text("builders-list", first=words, next=item)
    return text(last, first=words, last=items[-1]) if len(items) > 1 else words


def counts_text(counts: Counts, text: Text) -> str:
    """Return pieces by kind, as ``1 A, 4 B and 2 D``, or the word for none."""
    pieces = zip(KINDS, counts, strict=True)
    named = [text("builders-count", count=count, kind=kind) for kind, count in pieces if count]
    return listed(named, text) or text("builders-none")


def prompt(view: View, *, text: Text) -> str:
    """Say in one sentence what may be done now."""
    if view.phase == "choose":
        ways = [name for name, there in (("move", view.move), ("build", view.steps)) if there]
        return text(f"builders-prompt-choose-{'-'.join(ways)}", value=view.value)
    if view.phase == "build" and not view.steps:
        return text("builders-prompt-done")
    count = view.choice.total if view.choice else view.left
    return text(f"builders-prompt-{view.phase}", count=count)


def narrate(view: View, action: Action, *, text: Text) -> str:
    """Say what ``action`` does in the position ``view``: the part of a sentence after the player's name.

    Of an order it says only that there is one; of a roll it gives the dice if the view has them.
    """
    return _NARRATED[type(action)](view, action, text)


def _ordered(_view: View, _action: Order, text: Text) -> str:
    return text("builders-does-order")


def _rolled(view: View, _action: Roll, text: Text) -> str:
    if view.dice is not None:
        first, second = view.dice
        return text("builders-does-roll-known", first=first, second=second)
    if view.last is not None and view.last.deed == "pass":
        first, second = view.last.dice
        return text("builders-does-roll-pass", first=first, second=second)
    return text("builders-does-roll")


def _moved(view: View, _action: Move, text: Text) -> str:
    corners = view.move.corners if view.move else 0
    return text("builders-does-move", value=view.value, corners=corners)


def _took(_view: View, action: Take, text: Text) -> str:
    return text("builders-does-take", pieces=counts_text(action.counts, text))


def _laid(view: View, action: Lay, text: Text) -> str:
    return text("builders-does-lay", kind=action.kind, ends=_ends(view, action))


def _ends(view: View, action: Lay) -> str:
    """Return what a piece completes: ``ring``, ``panel``, ``row`` or ``none``."""
    if not view.foundation.closed:
        return "ring" if action.kind == "A" and view.foundation.side == "west" else "none"
    row = view.row
    if row is None or len(row.empty) > 1:
        return "none"
    length = next(panel.length for panel in view.panels if panel.side == row.panel)
    return "panel" if length == (1 if row.shape == "C" else 2) else "row"


def _led(view: View, action: Lead, text: Text) -> str:
    leads = {panel.side: panel.leads for panel in view.panels}.get(action.panel, ())
    alone = any(lead.shape == action.shape and lead.next_length == 0 for lead in leads)
    panel = text(f"builders-panel-{action.panel}")
    return text("builders-does-finish" if alone else "builders-does-lead", shape=action.shape, panel=panel)


def _stood(view: View, _action: Structure, text: Text) -> str:
    done = 1 + (view.players[view.current].progress if view.current is not None else 0)
    return text("builders-does-structure", steps=done % STRUCTURE_STEPS)


def _ended(_view: View, _action: Done, text: Text) -> str:
    return text("builders-does-done")


def _left(_view: View, _action: Leave, text: Text) -> str:
    return text("builders-does-leave")


_NARRATED: Mapping[type, Callable[..., str]] = MappingProxyType(
    {
        Order: _ordered,
        Roll: _rolled,
        Move: _moved,
        Take: _took,
        Lay: _laid,
        Lead: _led,
        Structure: _stood,
        Done: _ended,
        Leave: _left,
    }
)
