"""The private panel for choosing pieces: for an order, or to take from the box.

A selection has the format ``1.4.3.2/NAME``: the number of pieces of each kind, then the name of the button,
because two buttons of a message must not have the same custom id.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from discord import app_commands

from bot.games import IllegalAction
from bot.games.builders import GAME as RULES
from bot.games.builders import (
    KINDS,
    NONE,
    USUAL_ORDER,
    ChoiceView,
    Counts,
    Order,
    View,
    even_way,
    format_counts,
    minus,
    plus,
)
from bot.locales import Text
from cogs.kit.controls import ANSWER, CHOSEN, GREY, Control, Line, Panel
from cogs.kit.parameters import filter_choices
from rendering.builders.emojis import find_piece_emoji
from rendering.builders.labels import counts_text

A, B, C, D = range(len(KINDS))
MANY = 10
"""The number of pieces above which buttons for larger changes are offered as well."""
LEAP = 5
SHARE_OF_B = 0.6
"""The share of B in a choice for the foundation, as in an order with six B and two A."""

_SELECTION = re.compile(r"(\d+)\.(\d+)\.(\d+)\.(\d+)/.*")


@dataclass(frozen=True, slots=True)
class Draft:
    """The pieces chosen so far, out of ``total``, with the maximum of each kind."""

    counts: Counts
    total: int
    most: Counts

    @property
    def remaining(self) -> int:
        """The number of pieces still to be chosen."""
        return self.total - sum(self.counts)

    def room(self, kind: int) -> int:
        """Return the number of pieces of a kind that can still be added."""
        return min(self.remaining, self.most[kind] - self.counts[kind])

    def add(self, kind: int, by: int) -> "Draft":
        """Return the draft with ``by`` more pieces of a kind, fewer if negative.

        The count never falls below zero or rises above the room that is left.
        """
        by = max(-self.counts[kind], min(by, self.room(kind)))
        a, b, c, d = (count + by * (index == kind) for index, count in enumerate(self.counts))
        return Draft((a, b, c, d), self.total, self.most)


def is_choosing(view: View, player: int) -> bool:
    """Return whether ``player`` has pieces to choose.

    An order can be changed until all orders are in.
    """
    return view.phase == "order" or (view.phase == "take" and player == view.current)


def choice_panel(
    view: View, player: int, selection: str, *, text: Text, is_brief: bool = False
) -> Panel | None:
    """Return the panel on which ``player`` chooses; ``None`` if there is nothing to choose.

    Only a complete choice can be confirmed. Blue buttons lead to a complete choice, or confirm it. A brief
    panel says only what is chosen so far.
    """
    if view.choice is None or not is_choosing(view, player):
        return None
    draft = _draft(view, view.choice, player, selection)
    lines = [_row(draft, kind, text) for kind in range(len(KINDS)) if draft.most[kind]]
    quick = [
        Control(
            text(f"builders-quick-{name}"),
            "panel-set",
            _selection(counts, name),
            CHOSEN if counts == draft.counts else ANSWER,
        )
        for name, counts in quick_choices(view).items()
    ]
    count, action = sum(draft.counts), f"{view.phase} {format_counts(draft.counts)}"
    label = text(
        f"builders-button-confirm-{view.phase}", count=count, total=draft.total, left=draft.remaining
    )
    is_complete = draft.remaining == 0
    style = ANSWER if is_complete else GREY
    confirm = Control(label, "panel-act", action, style, disabled=not is_complete)
    words = _chosen_so_far(draft, text) if is_brief else _words(view, player, draft, text)
    return Panel(words, [quick, *lines, [confirm]])


def _draft(view: View, choice: ChoiceView, player: int, selection: str) -> Draft:
    """Return the draft for a selection.

    Without a selection, return the order that the player handed in, or the most common choice.
    """
    parts = _SELECTION.fullmatch(selection)
    if parts:
        a, b, c, d = map(int, parts.groups())
        draft = Draft((a, b, c, d), choice.total, choice.most)
        if draft.remaining >= 0 and all(map(int.__le__, draft.counts, draft.most)):  # otherwise it was forged
            return draft
    start = (view.players[player].sheet or USUAL_ORDER) if view.phase == "order" else choice.even
    return Draft(start, choice.total, choice.most)


def _selection(counts: Counts, name: str) -> str:
    return f"{'.'.join(map(str, counts))}/{name}"


def _row(draft: Draft, kind: int, text: Text) -> Line:
    """Return the row of buttons for one kind: fewer, the current number, more.

    The button in the middle adds as many pieces of this kind as possible.
    """
    leaps = (LEAP, 1) if draft.total > MANY else (1,)
    fewer = [_change(draft, kind, -leap, text) for leap in leaps]
    more = [_change(draft, kind, leap, text) for leap in reversed(leaps)]
    label = text("builders-button-kind", kind=KINDS[kind], count=draft.counts[kind])
    full = draft.add(kind, draft.total)
    fill = Control(
        label,
        "panel-set",
        _selection(full.counts, f"{kind}full"),
        ANSWER if draft.room(kind) else GREY,
        emoji=find_piece_emoji(KINDS[kind], text),
        disabled=not draft.room(kind),
    )
    return [*fewer, fill, *more]


def _change(draft: Draft, kind: int, by: int, text: Text) -> Control:
    label = text("builders-button-more" if by > 0 else "builders-button-fewer", count=abs(by))
    possible = draft.room(kind) if by > 0 else draft.counts[kind]
    counts = draft.add(kind, by).counts
    style = ANSWER if by > 0 and possible else GREY
    return Control(label, "panel-set", _selection(counts, f"{kind}{by:+}"), style, disabled=not possible)


def _words(view: View, player: int, draft: Draft, text: Text) -> str:
    a, b, *_ = draft.most
    foundation = "open" if a or b else "closed"
    lines = [
        text(
            f"builders-choosing-{view.phase}",
            total=draft.total,
            corners=a,
            rectangles=b,
            foundation=foundation,
        ),
        *([_held(view, player, text)] if view.phase == "take" else []),
        _chosen_so_far(draft, text),
    ]
    sheet = view.players[player].sheet
    if view.phase == "order" and sheet is not None:
        lines.append(text("builders-choosing-handed-in", pieces=counts_text(sheet, text)))
    return "\n".join(lines)


def _held(view: View, player: int, text: Text) -> str:
    """Return what ``player`` holds and what is open, because the panel can hide the board."""
    row, hand = view.row, counts_text(view.players[player].hand, text)
    if row is None:
        open_part = "none" if view.foundation.is_closed else "foundation"
        return text("builders-choosing-held", pieces=hand, open=open_part, panel="", left=0)
    panel, left = text(f"builders-panel-{row.panel}"), row.slots - row.slot
    return text("builders-choosing-held", pieces=hand, open=row.shape, panel=panel, left=left)


def _chosen_so_far(draft: Draft, text: Text) -> str:
    return text("builders-choosing-so-far", pieces=counts_text(draft.counts, text), left=draft.remaining)


def quick_choices(view: View) -> Mapping[str, Counts]:
    """Return common complete choices by name, without duplicates."""
    choice = view.choice
    if choice is None:
        return {}
    names_by_counts = {counts: name for name, counts in reversed(list(_quick(view.phase, choice)))}
    return {name: counts for counts, name in reversed(names_by_counts.items())}


def _quick(phase: str, choice: ChoiceView) -> Iterator[tuple[str, Counts]]:
    total, most = choice.total, choice.most
    if phase == "order":
        yield "usual", USUAL_ORDER
    yield "even", choice.even
    if most[B]:
        yield "foundation", _fill_up((most[A], int(total * SHARE_OF_B), 0, 0), choice)
    yield "triangles", _fill_up(NONE, choice)
    yield "small", _fill_up((0, 0, total, 0), choice)
    yield "large", _fill_up((0, 0, 0, total), choice)


def _fill_up(wish: Counts, choice: ChoiceView) -> Counts:
    """Return a complete choice with the wanted pieces, as far as they exist.

    The rest are triangles, as evenly as possible, and then pieces of any kind.
    """
    draft = Draft(NONE, choice.total, choice.most)
    for kind, amount in enumerate(wish):
        draft = draft.add(kind, amount)
    counts = draft.counts
    for kinds in ((0, 0, choice.total, choice.total), (choice.total,) * len(KINDS)):
        a, b, c, d = map(min, minus(choice.most, counts), kinds)
        counts = plus(counts, even_way(choice.total - sum(counts), (a, b, c, d)))
    return counts


def completions(view: View, query: str, text: Text) -> list[app_commands.Choice[str]]:
    """Return complete choices for the autocomplete of a command.

    These are the typed pieces filled up with each kind, or the common choices if nothing valid was typed.
    """
    draft = _read_draft(view, query)
    if draft is not None:
        ways = [draft.add(kind, draft.total) for kind in range(len(KINDS))]
        complete_choices = {
            format_counts(way.counts): counts_text(way.counts, text) for way in ways if not way.remaining
        }
        return filter_choices(complete_choices, "")
    quick = {
        format_counts(counts): text(
            "builders-choice-quick", name=text(f"builders-quick-{name}"), pieces=counts_text(counts, text)
        )
        for name, counts in quick_choices(view).items()
    }
    return filter_choices(quick, query)


def _read_draft(view: View, query: str) -> Draft | None:
    """Return the draft that the user has typed so far; ``None`` if it cannot become a choice."""
    try:
        action = RULES.action_from_string(f"order {query}")
    except IllegalAction:
        return None
    if view.choice is None or not isinstance(action, Order):
        return None
    draft = Draft(action.counts, view.choice.total, view.choice.most)
    fits = draft.remaining >= 0 and all(map(int.__le__, draft.counts, draft.most))
    return draft if fits else None
