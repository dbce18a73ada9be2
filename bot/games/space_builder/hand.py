"""A builder's cards during a round: the effect of clicks, and the cards at any earlier time."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from bot.games.contract import IllegalAction
from bot.games.space_builder.actions import Back, Click, Flip, Lay, Stop, Take, Tap, Turn
from bot.games.space_builder.maps import BUILDINGS, LOCATIONS, PAD, TURNS, Side

IN_HAND = ""
Stamp = tuple[int, int]
"""The time of an action and the number of its interaction."""


class Card(msgspec.Struct, frozen=True, gc=False):
    """A card as it lies: ``location`` is empty in the hand."""

    building: str
    location: str = IN_HAND
    turn: int = 0
    side: Side = "A"


class Hand(msgspec.Struct, frozen=True, gc=False):
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
    def is_done(self) -> bool:
        """Whether the builder has finished or laid down tools."""
        return self.tap is not None or self.stop is not None


_UPRIGHT: Mapping[str, Card] = {building: Card(building) for building in BUILDINGS}


def new_hand(unfrozen: Iterable[str]) -> Hand:
    """Return all cards in the hand, side A up and roof up (rules 4.2)."""
    return Hand(tuple([_UPRIGHT[building] for building in unfrozen]))


def apply_click(hand: Hand, click: Click) -> Hand:
    """Return the cards after ``click``. Raise ``IllegalAction`` if the rules forbid it."""
    if hand.tap is not None:
        raise IllegalAction("already-tapped")
    if hand.stop is not None:
        raise IllegalAction("tools-down")
    return _STEPS[type(click)](hand, click)


def replay_hand(unfrozen: Iterable[str], clicks: Iterable[Click], until: int) -> Hand:
    """Return the cards as they were at the time ``until``, from all clicks up to then (rules 7.4.3)."""
    hand = new_hand(unfrozen)
    for click in clicks:
        if click.at > until:
            break
        hand = apply_click(hand, click)
    return hand


def possible_clicks(hand: Hand, at: int) -> list[Click]:
    """Return every legal click: stop, takes, what can be done to the card taken up, tap."""
    cards, card_number = hand.cards, hand.held
    clicks: list[Click] = [Stop(at)]
    clicks += [Take(card.building, at) for number, card in enumerate(cards) if number != card_number]
    if card_number is not None:
        clicks += [Turn(1, at), Turn(-1, at), Flip(at), Back(at)]
        clicks += [Lay(location, at) for location in LOCATIONS]
    if all(card.location for card in cards):
        clicks.append(Tap(at))
    return clicks


def _take(hand: Hand, click: Take) -> Hand:
    """Take up a card; one taken up for correction keeps its place until it is laid elsewhere (rules 7.1)."""
    for number, card in enumerate(hand.cards):
        if card.building == click.building:
            if number == hand.held:
                raise IllegalAction("already-taken-up", card=card.building)
            return Hand(hand.cards, number, changed=hand.changed)
    raise IllegalAction("frozen" if click.building in BUILDINGS else "no-such-card", card=click.building)


def _turn(hand: Hand, click: Turn) -> Hand:
    if click.by not in (1, -1):
        raise IllegalAction("one-quarter-turn", by=click.by)
    number, card = _get_held_card(hand)
    turn = (card.turn + click.by) % TURNS
    return _alter(hand, number, Card(card.building, card.location, turn, card.side), click)


def _flip(hand: Hand, click: Flip) -> Hand:
    number, card = _get_held_card(hand)
    side: Side = "B" if card.side == "A" else "A"
    return _alter(hand, number, Card(card.building, card.location, card.turn, side), click)


def _lay(hand: Hand, click: Lay) -> Hand:
    number, card = _get_held_card(hand)
    location = click.location
    if location not in LOCATIONS:
        raise IllegalAction("landing-pad" if location == PAD else "no-such-location", location=location)
    cards = list(hand.cards)
    for place, other in enumerate(cards):
        if other.location == location:
            cards[place] = Card(other.building, IN_HAND, other.turn, other.side)
    cards[number] = Card(card.building, location, card.turn, card.side)
    return Hand(tuple(cards), changed=(click.at, click.id))


def _put_back(hand: Hand, click: Back) -> Hand:
    number, card = _get_held_card(hand)
    if not card.location:
        return Hand(hand.cards, changed=hand.changed)
    cards = _replace_card(hand.cards, number, Card(card.building, IN_HAND, card.turn, card.side))
    return Hand(cards, changed=(click.at, click.id))


def _tap(hand: Hand, click: Tap) -> Hand:
    """Tap the deck, which is legal only with every unfrozen card on the board (rules 4.3)."""
    missing = [card.building for card in hand.cards if not card.location]
    if missing:
        raise IllegalAction("cards-in-hand", count=len(missing), card=missing[0])
    return Hand(hand.cards, tap=(click.at, click.id), changed=hand.changed)


def _stop(hand: Hand, click: Stop) -> Hand:
    return Hand(hand.cards, stop=(click.at, click.id), changed=hand.changed)


_STEPS: Mapping[type[Click], Callable[[Hand, Any], Hand]] = {
    Take: _take,
    Turn: _turn,
    Flip: _flip,
    Lay: _lay,
    Back: _put_back,
    Tap: _tap,
    Stop: _stop,
}


def _get_held_card(hand: Hand) -> tuple[int, Card]:
    if hand.held is None:
        raise IllegalAction("nothing-taken-up")
    return hand.held, hand.cards[hand.held]


def _alter(hand: Hand, number: int, card: Card, click: Turn | Flip) -> Hand:
    change = (click.at, click.id) if card.location else hand.changed
    return Hand(_replace_card(hand.cards, number, card), number, changed=change)


def _replace_card(cards: tuple[Card, ...], number: int, card: Card) -> tuple[Card, ...]:
    return (*cards[:number], card, *cards[number + 1 :])
