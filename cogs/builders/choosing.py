"""Choosing pieces in private: an order, or what is taken from the box.

A selection is written as ``1.4.3.2/NAME``: so many of each kind, then the name of the button that chose them,
as no two buttons of a message may ask for the same.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from discord import ButtonStyle, app_commands

from bot.games import IllegalAction
from bot.games.builders import GAME as RULES
from bot.games.builders import KINDS, USUAL_ORDER, ChoiceView, Counts, Order, View, even_way, format_counts
from bot.games.builders.pieces import NONE, minus, plus
from bot.locales import Text
from cogs.support.controls import Control, Line, Panel
from cogs.support.parameters import matching
from rendering.builders.labels import counts_text

A, B, C, D = range(len(KINDS))
MANY = 10
"""More pieces than that are chosen in larger leaps as well."""
LEAP = 5
SHARE_OF_B = 0.6
"""Of a choice for the foundation: six B beside two A in an order."""

_SELECTION = re.compile(r"(\d+)\.(\d+)\.(\d+)\.(\d+)/.*")


@dataclass(frozen=True, slots=True)
class Draft:
    """Pieces chosen so far, of ``total``, and the most that there may be of each kind."""

    counts: Counts
    total: int
    most: Counts

    @property
    def left(self) -> int:
        """How many are still to be chosen."""
        return self.total - sum(self.counts)

    def room(self, kind: int) -> int:
        """How many more of a kind can be chosen."""
        return min(self.left, self.most[kind] - self.counts[kind])

    def changed(self, kind: int, by: int) -> "Draft":
        """With so many more of a kind, or fewer; never below none or above what there is room for."""
        by = max(-self.counts[kind], min(by, self.room(kind)))
        a, b, c, d = (count + by * (index == kind) for index, count in enumerate(self.counts))
        return Draft((a, b, c, d), self.total, self.most)


def is_choosing(view: View, player: int) -> bool:
    """Whether ``player`` has pieces to choose; an order can be written anew until all are in."""
    return view.phase == "order" or (view.phase == "take" and player == view.current)


def choice_panel(view: View, player: int, selection: str, *, text: Text) -> Panel | None:
    """The panel on which ``player`` chooses; only a whole choice can be handed in."""
    if view.choice is None or not is_choosing(view, player):
        return None
    draft = _draft(view, view.choice, player, selection)
    lines = [_row(draft, kind, text) for kind in range(len(KINDS)) if draft.most[kind]]
    quick = [
        Control(text(f"builders-quick-{name}"), "panel-set", _selection(counts, name))
        for name, counts in quick_choices(view).items()
    ]
    return Panel(_words(view, player, draft, text), [quick, *lines, [_confirm(view, draft, text)]])


def _draft(view: View, choice: ChoiceView, player: int, selection: str) -> Draft:
    """What the selection says; at the start the order that is in, or what is chosen most often."""
    found = _SELECTION.fullmatch(selection)
    if found:
        a, b, c, d = map(int, found.groups())
        draft = Draft((a, b, c, d), choice.total, choice.most)
        if draft.left >= 0 and all(map(int.__le__, draft.counts, draft.most)):  # else it was forged
            return draft
    start = (view.players[player].sheet or USUAL_ORDER) if view.phase == "order" else choice.even
    return Draft(start, choice.total, choice.most)


def _selection(counts: Counts, name: str) -> str:
    return f"{'.'.join(map(str, counts))}/{name}"


def _row(draft: Draft, kind: int, text: Text) -> Line:
    """Fewer, how many there are, more; the button in the middle fills up with this kind."""
    leaps = (LEAP, 1) if draft.total > MANY else (1,)
    fewer = [_change(draft, kind, -leap, text) for leap in leaps]
    more = [_change(draft, kind, leap, text) for leap in reversed(leaps)]
    label = text("builders-button-kind", kind=KINDS[kind], count=draft.counts[kind])
    full = draft.changed(kind, draft.total)
    fill = Control(label, "panel-set", _selection(full.counts, f"{kind}full"), disabled=not draft.room(kind))
    return [*fewer, fill, *more]


def _change(draft: Draft, kind: int, by: int, text: Text) -> Control:
    label = text("builders-button-more" if by > 0 else "builders-button-fewer", count=abs(by))
    possible = draft.room(kind) if by > 0 else draft.counts[kind]
    counts = draft.changed(kind, by).counts
    return Control(label, "panel-set", _selection(counts, f"{kind}{by:+}"), disabled=not possible)


def _confirm(view: View, draft: Draft, text: Text) -> Control:
    label = text(
        f"builders-button-confirm-{view.phase}", count=sum(draft.counts), total=draft.total, left=draft.left
    )
    action = f"{view.phase} {format_counts(draft.counts)}"
    return Control(label, "panel-act", action, ButtonStyle.success, disabled=draft.left != 0)


def _words(view: View, player: int, draft: Draft, text: Text) -> str:
    a, b, *_ = draft.most
    lines = [
        text(f"builders-choosing-{view.phase}", total=draft.total, corners=a, rectangles=b),
        text("builders-choosing-so-far", pieces=counts_text(draft.counts, text), left=draft.left),
    ]
    sheet = view.players[player].sheet
    if view.phase == "order" and sheet is not None:
        lines.append(text("builders-choosing-handed-in", pieces=counts_text(sheet, text)))
    return "\n".join(lines)


def quick_choices(view: View) -> Mapping[str, Counts]:
    """Whole choices that are often wanted, by name; each of them once."""
    choice = view.choice
    if choice is None:
        return {}
    named = {counts: name for name, counts in reversed(list(_quick(view.phase, choice)))}
    return {name: counts for counts, name in reversed(named.items())}


def _quick(phase: str, choice: ChoiceView) -> Iterator[tuple[str, Counts]]:
    total, most = choice.total, choice.most
    if phase == "order":
        yield "usual", USUAL_ORDER
    yield "even", choice.even
    if most[B]:
        yield "foundation", _filled_up((most[A], int(total * SHARE_OF_B), 0, 0), choice)
    yield "triangles", _filled_up(NONE, choice)
    yield "small", _filled_up((0, 0, total, 0), choice)
    yield "large", _filled_up((0, 0, 0, total), choice)


def _filled_up(wish: Counts, choice: ChoiceView) -> Counts:
    """What is wished as far as it is there, then triangles as evenly as possible, then anything."""
    draft = Draft(NONE, choice.total, choice.most)
    for kind, wished in enumerate(wish):
        draft = draft.changed(kind, wished)
    counts = draft.counts
    for kinds in ((0, 0, choice.total, choice.total), (choice.total,) * len(KINDS)):
        a, b, c, d = map(min, minus(choice.most, counts), kinds)
        counts = plus(counts, even_way(choice.total - sum(counts), (a, b, c, d)))
    return counts


def completions(view: View, typed: str, text: Text) -> list[app_commands.Choice[str]]:
    """Whole choices for a command: what is typed filled up with each kind, or those often wanted."""
    begun = _typed(view, typed)
    if begun is not None:
        ways = [begun.changed(kind, begun.total) for kind in range(len(KINDS))]
        filled = {format_counts(way.counts): counts_text(way.counts, text) for way in ways if not way.left}
        return matching(filled, "")
    quick = {
        format_counts(counts): text(
            "builders-choice-quick", name=text(f"builders-quick-{name}"), pieces=counts_text(counts, text)
        )
        for name, counts in quick_choices(view).items()
    }
    return matching(quick, typed)


def _typed(view: View, typed: str) -> Draft | None:
    """What is typed so far, if it can still become a choice."""
    try:
        action = RULES.action_from_string(f"order {typed}")
    except IllegalAction:
        return None
    if view.choice is None or not isinstance(action, Order):
        return None
    draft = Draft(action.counts, view.choice.total, view.choice.most)
    fits = draft.left >= 0 and all(map(int.__le__, draft.counts, draft.most))
    return draft if fits else None
