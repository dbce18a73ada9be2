"""The check of a city: the flaws of its cards, and their faults (rules 5)."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from bot.games.space_builder.hand import Card, Hand
from bot.games.space_builder.maps import MAPS, Placement

Flaw = Literal[
    "right", "not-built", "wrong-place", "wrong-way-round", "wrong-side", "wrong-way-round-and-wrong-side"
]
FAULTS: Mapping[Flaw, int] = {
    "right": 0,
    "not-built": 1,
    "wrong-place": 2,
    "wrong-way-round": 2,
    "wrong-side": 2,
    "wrong-way-round-and-wrong-side": 2,
}
_ORIENTATION: Mapping[tuple[bool, bool], Flaw] = {
    (True, True): "right",
    (False, True): "wrong-way-round",
    (True, False): "wrong-side",
    (False, False): "wrong-way-round-and-wrong-side",
}


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The result of checking one player's city.

    ``time`` is on the player's own clock: that of the tap, or for a stopped player that of the last change
    that counts. ``id`` is that of the same click. ``flaws`` are by card. ``stop`` is when the player laid
    down the tools, ``None`` for one who tapped or whom the end of the race stopped.
    """

    player: int
    map: int
    cards: tuple[Card, ...]
    flaws: tuple[Flaw, ...]
    faults: int
    tapped: bool
    time: int
    id: int
    stop: int | None = None


def flaw_of(card: Card, placement: Placement) -> Flaw:
    """Return the first flaw that applies to a card, in canonical frame (rules 5)."""
    if not card.location:
        return "not-built"
    if card.location != placement.location:
        return "wrong-place"
    return _ORIENTATION[card.turn == placement.turn, card.side == placement.side]


def check(player: int, number: int, hand: Hand, start: int) -> Verdict:
    """Return the verdict on ``hand``, built to map ``number`` on a clock that started at ``start``.

    A card costs 0, 1 or 2 faults, never more; frozen ones never count.
    """
    placements = {placement.building: placement for placement in MAPS[number]}
    flaws = tuple(flaw_of(card, placements[card.building]) for card in hand.cards)
    at, click_id = hand.tap or hand.changed or (start, 0)
    return Verdict(
        player=player,
        map=number,
        cards=hand.cards,
        flaws=flaws,
        faults=sum(FAULTS[flaw] for flaw in flaws),
        tapped=hand.tap is not None,
        time=max(0, at - start),
        id=click_id,
        stop=None if hand.stop is None else max(0, hand.stop[0] - start),
    )
