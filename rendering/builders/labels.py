"""Lettering that pictures and texts share: pieces, the result."""

from collections.abc import Iterable

from bot.games.builders import KINDS, Counts, View, tie_breaks
from bot.locales import Text
from rendering.words import and_list, comma_list, player_name


def counts_text(counts: Iterable[int], text: Text) -> str:
    """Return pieces by kind, as ``1 A, 4 B and 2 D``, or the word for none."""
    return and_list(_count_texts(counts, text), text) or text("builders-none")


def short_counts_text(counts: Counts, text: Text) -> str:
    """Return pieces by kind for a button: ``1 A, 4 B, 2 D``."""
    return comma_list(_count_texts(counts, text), text)


def _count_texts(counts: Iterable[int], text: Text) -> list[str]:
    """Return a text such as ``4 B`` for each kind of piece, except those with a count of 0."""
    pieces = zip(KINDS, counts, strict=True)
    return [text("builders-count", count=count, kind=kind) for kind, count in pieces if count]


def result_text(view: View, text: Text) -> str:
    """Return the result as a sentence: who has won, who shares first place, or that the match was stopped."""
    if not view.outcome:
        return text("builders-stopped")
    winners = [player_name(player, text) for player in view.outcome.winners]
    return text("builders-wins" if len(winners) == 1 else "builders-share", names=and_list(winners, text))


def tie_text(view: View, text: Text) -> str:
    """Return the tie-breaks that decided between equal points; an empty string if none was needed."""
    steps = tie_breaks(view.outcome) if view.outcome else ()
    names = and_list([text(f"builders-tie-{step}") for step in steps], text)
    return text("builders-tie", steps=names, count=len(steps)) if steps else ""
