"""A builder's cards during a round: what clicks do to them, and how they lay at any earlier time."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from bot.games.contract import IllegalAction
from bot.games.space_builder.actions import Back, Click, Flip, Lay, Stop, Take, Tap, Turn
from bot.games.space_builder.maps import BUILDINGS, LOCATIONS, PAD, TURNS, Side

HAND = ""
Stamp = tuple[int, int]
"""The time of an action and the number of its interaction."""


class Card(msgspec.Struct, frozen=True, gc=False):
    """A card as it lies: ``location`` is empty in the hand."""

    building: str
    location: str = HAND
    turn: int = 0
    side: Side = "A"


class Bench(msgspec.Struct, frozen=True, gc=False):
    """A builder's cards in the order of ``BUILDINGS``; ``held`` is the index of the card taken up.

    ``tap`` and ``stop`` are when the builder finished or laid down tools, ``changed`` is when the board was
    last changed.
    """

    cards: tuple[Card, ...]
    held: int | None = None
    tap: Stamp | None = None
    stop: Stamp | None = None
    changed: Stamp | None = None

    @property
    def done(self) -> bool:
        """Whether the builder has finished or laid down tools."""
        return self.tap is not None or self.stop is not None


_UPRIGHT: Mapping[str, Card] = {building: Card(building) for building in BUILDINGS}


def fresh_bench(unfrozen: Iterable[str]) -> Bench:
    """Return all cards in the hand, side A up and roof up (rules 4.2)."""
    return Bench(tuple([_UPRIGHT[building] for building in unfrozen]))


def clicked(bench: Bench, click: Click) -> Bench:
    """Return the cards after ``click``. Raise ``IllegalAction`` if the rules forbid it."""
    if bench.tap is not None:
        raise IllegalAction("already-tapped")
    if bench.stop is not None:
        raise IllegalAction("tools-down")
    return _STEPS[type(click)](bench, click)


def bench_at(unfrozen: Iterable[str], clicks: Iterable[Click], until: int) -> Bench:
    """Return the cards as they were at the time ``until``: later clicks don't count (rules 7.4.3)."""
    bench = fresh_bench(unfrozen)
    for click in clicks:
        if click.at > until:
            break
        bench = clicked(bench, click)
    return bench


def possible_clicks(bench: Bench, at: int) -> list[Click]:
    """Return every legal click: stop, takes, what can be done to the card taken up, tap."""
    cards, held = bench.cards, bench.held
    clicks: list[Click] = [Stop(at)]
    clicks += [Take(card.building, at) for number, card in enumerate(cards) if number != held]
    if held is not None:
        clicks += [Turn(1, at), Turn(-1, at), Flip(at), Back(at)]
        clicks += [Lay(location, at) for location in LOCATIONS]
    if all(card.location for card in cards):
        clicks.append(Tap(at))
    return clicks


def _take(bench: Bench, click: Take) -> Bench:
    """Take up a card; one taken up for correction keeps its place until it is laid elsewhere (rules 7.1)."""
    for number, card in enumerate(bench.cards):
        if card.building == click.building:
            if number == bench.held:
                raise IllegalAction("already-taken-up", card=card.building)
            return Bench(bench.cards, number, changed=bench.changed)
    raise IllegalAction("frozen" if click.building in BUILDINGS else "no-such-card", card=click.building)


def _turn(bench: Bench, click: Turn) -> Bench:
    if click.by not in (1, -1):
        raise IllegalAction("one-quarter-turn", by=click.by)
    number, card = _held(bench)
    turn = (card.turn + click.by) % TURNS
    return _altered(bench, number, Card(card.building, card.location, turn, card.side), click)


def _flip(bench: Bench, click: Flip) -> Bench:
    number, card = _held(bench)
    side: Side = "B" if card.side == "A" else "A"
    return _altered(bench, number, Card(card.building, card.location, card.turn, side), click)


def _lay(bench: Bench, click: Lay) -> Bench:
    number, card = _held(bench)
    location = click.location
    if location not in LOCATIONS:
        raise IllegalAction("landing-pad" if location == PAD else "no-such-location", location=location)
    cards = list(bench.cards)
    for place, other in enumerate(cards):
        if other.location == location:
            cards[place] = Card(other.building, HAND, other.turn, other.side)
    cards[number] = Card(card.building, location, card.turn, card.side)
    return Bench(tuple(cards), changed=(click.at, click.id))


def _back(bench: Bench, click: Back) -> Bench:
    number, card = _held(bench)
    if not card.location:
        return Bench(bench.cards, changed=bench.changed)
    cards = _with(bench.cards, number, Card(card.building, HAND, card.turn, card.side))
    return Bench(cards, changed=(click.at, click.id))


def _tap(bench: Bench, click: Tap) -> Bench:
    """Tap the deck, which is legal only with every unfrozen card on the board (rules 4.3)."""
    missing = [card.building for card in bench.cards if not card.location]
    if missing:
        raise IllegalAction("cards-in-hand", count=len(missing), card=missing[0])
    return Bench(bench.cards, tap=(click.at, click.id), changed=bench.changed)


def _stop(bench: Bench, click: Stop) -> Bench:
    return Bench(bench.cards, stop=(click.at, click.id), changed=bench.changed)


_STEPS: Mapping[type[Click], Callable[[Bench, Any], Bench]] = {
    Take: _take,
    Turn: _turn,
    Flip: _flip,
    Lay: _lay,
    Back: _back,
    Tap: _tap,
    Stop: _stop,
}


def _held(bench: Bench) -> tuple[int, Card]:
    if bench.held is None:
        raise IllegalAction("nothing-taken-up")
    return bench.held, bench.cards[bench.held]


def _altered(bench: Bench, number: int, card: Card, click: Turn | Flip) -> Bench:
    changed = (click.at, click.id) if card.location else bench.changed
    return Bench(_with(bench.cards, number, card), number, changed=changed)


def _with(cards: tuple[Card, ...], number: int, card: Card) -> tuple[Card, ...]:
    return (*cards[:number], card, *cards[number + 1 :])
