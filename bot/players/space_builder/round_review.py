"""What decided a round: where builders were fast, and where they lost time or made faults."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from bot.games.space_builder import FAULTS, Flaw, State, Verdict
from bot.games.space_builder.moments import Splits, check_round
from bot.games.space_builder.scoring import sort_by_merit

_LEAST_LOSS = 3_000
"""The milliseconds from which on time that was lost on a card is told."""


class Fact(NamedTuple):
    """What a builder did with a card, or with all cards that are missing.

    Attributes:
        kind: A fault, time lost by laying or turning the card in vain, or that it was fastest or slowest.
        player: The builder.
        buildings: The card, or the missing ones.
        time: When a faulty card was laid or the builder ended, or how long the card took or what was lost.
        number: The number of faults, of times that it was laid, or of turns in vain.
        flaw: The flaw of a faulty card.
    """

    kind: Literal["fault", "missing", "laid", "turned", "fastest", "slowest"]
    player: int
    buildings: tuple[str, ...]
    time: int
    number: int = 0
    flaw: Flaw = "right"


def review_round(state: State) -> list[Fact]:
    """Return what decided a round that is about to be settled: of the best builder first, then of the others.

    Of two builders the second one has two facts, if there are two.
    """
    checks = {verdict.player: (verdict, splits) for verdict, splits in check_round(state)}
    order = [verdict.player for verdict in sort_by_merit(verdict for verdict, _ in checks.values())]
    facts = list(_list_strengths(checks[order[0]][1]))[:1] if order else []
    for player in order[1:]:
        facts += list(_list_weaknesses(*checks[player]))[: 2 if len(order) == 2 else 1]
    return facts


def _list_strengths(splits: Splits) -> Iterator[Fact]:
    for each in sorted(splits.placings, key=lambda placing: placing.split):
        yield Fact("fastest", each.player, (each.building,), each.split)


def _list_weaknesses(verdict: Verdict, splits: Splits) -> Iterator[Fact]:
    """Yield what made a builder slower or worse than another one, what counts most first."""
    player, laid_at = verdict.player, {placing.building: placing.at for placing in splits.placings}
    cards = sorted(zip(verdict.cards, verdict.flaws, strict=True), key=lambda each: -FAULTS[each[1]])
    building, flaw = cards[0][0].building, cards[0][1]
    missing = tuple(card.building for card, flaw in cards if flaw == "not-built")
    if building in laid_at and flaw != "right":
        yield Fact("fault", player, (building,), laid_at[building], FAULTS[flaw], flaw)
    elif missing:
        yield Fact("missing", player, missing, splits.end, len(missing) * FAULTS["not-built"])
    yield from _list_losses(player, splits)
    for each in sorted(splits.placings, key=lambda placing: -placing.split)[:1]:
        yield Fact("slowest", player, (each.building,), each.split)


def _list_losses(player: int, splits: Splits) -> Sequence[Fact]:
    building, waste = max(splits.waste.items(), key=lambda each: each[1].time, default=("", None))
    if waste is None or waste.time < _LEAST_LOSS:
        return []
    if waste.placings:
        tries = {placing.building: placing.tries for placing in splits.placings}
        return [Fact("laid", player, (building,), waste.time, tries.get(building, waste.placings))]
    return [Fact("turned", player, (building,), waste.time, waste.turns)]
