"""The determinization of views of Space Builder: the rest of a round is sampled for each builder.

Builders have the pace and the errors of `policy`, but single clicks are not sampled.
"""

from collections.abc import Mapping, Sequence
from math import inf
from random import Random
from typing import NamedTuple

from bot.games.space_builder import FAULTS, LOCATIONS, Action, Click, Hand, View, turn_layout
from bot.games.space_builder.checking import flaw_of
from bot.games.space_builder.hand import apply_click, new_hand
from bot.games.space_builder.maps import TURNS
from bot.players.space_builder.policy import CARD, FLAWS, FORM, LOOK, SLOWER, WORSE

NOISE = 0.11
"""The chance that a card goes wrong: between the casual and the expert level."""
PACE = 1.1


class Part(NamedTuple):
    """What a view shows of a builder's part in a round.

    ``time`` is the least that the clock shows; it is final once ``is_done``. ``faults`` are those of the
    cards laid so far, ``None`` if the city is hidden.
    """

    cards: int
    time: float = 0
    is_done: bool = False
    has_tapped: bool = False
    faults: tuple[int, ...] | None = None


class Projection(NamedTuple):
    """A sampled course of a builder who is not stopped: when each card is laid, its faults, the tap's time.

    The time of the tap is infinite for a builder who laid down tools.
    """

    times: Sequence[float]
    faults: Sequence[int]
    tap: float


def collect_parts(view: View, player: int, actions: Sequence[Action]) -> Mapping[int, Part]:
    """Return what ``view`` shows of each builder's part after ``actions`` of ``player``, by player."""
    clicks = [action for action in actions if isinstance(action, Click)]
    parts = {}
    for number, each in enumerate(view.players):
        seat = each.seat
        if not (seat is not None and seat.builds) if view.options.live else each.out or (seat and seat.sat):
            continue
        end = None if seat is None else seat.stop if seat.tap is None else seat.tap
        part = Part(len(each.unfrozen), end or 0, end is not None, seat is not None and seat.tap is not None)
        if (number == view.viewer and view.hand is not None) or (number == player and clicks):
            part = _add_city(view, number, part, clicks if number == player else ())
        parts[number] = part
    return parts


def _add_city(view: View, number: int, part: Part, clicks: Sequence[Click]) -> Part:
    """Add the city to a builder's part: the viewer's own, or one that ``clicks`` build from the start."""
    hand_view = view.hand if number == view.viewer else None
    start: int | None
    if hand_view is None:
        hand, start = new_hand(view.players[number].unfrozen), clicks[0].at - LOOK
    else:
        names, start = [card.building for card in hand_view.cards], hand_view.started_at
        hand = Hand(hand_view.cards, None if hand_view.held is None else names.index(hand_view.held))
    for click in clicks:
        hand = apply_click(hand, click)
    if clicks and start is not None:
        part = Part(part.cards, max(0, clicks[-1].at - start), hand.is_done, hand.tap is not None)
    if view.map is None:
        return part
    placements = {
        placement.building: placement for placement in turn_layout(view.map.layout, -view.map.facing)
    }
    flaws = [flaw_of(card, placements[card.building]) for card in hand.cards if card.location]
    return part._replace(faults=tuple(FAULTS[flaw] for flaw in flaws))


def sample_round(view: View, parts: Mapping[int, Part], rng: Random) -> Mapping[int, Projection]:
    """Sample how each builder goes on, and how the map is turned if the view does not show it."""
    if view.map is not None:
        facing = view.map.facing
    else:
        facing = rng.randrange(TURNS) if view.options.facing == "random" else 0
    now = max(part.time for part in parts.values())
    return {
        number: _project(part, now, facing, view.options.lead_of(number), rng)
        for number, part in parts.items()
    }


def _project(part: Part, now: float, facing: int, lead: int, rng: Random) -> Projection:
    """Sample how a builder goes on; ``now`` is what running clocks show. A stopped builder lays no more.

    A builder with a ``lead`` has looked at the map for that long when the clock starts.
    """
    error_rate, slow = NOISE * WORSE[facing], PACE * SLOWER[facing] * rng.lognormvariate(0, FORM)
    known_faults = part.faults
    card_count = len(known_faults) if known_faults is not None else part.cards if part.has_tapped else 0
    faults = [
        *(
            known_faults
            if known_faults is not None
            else [_sample_faults(part.cards, error_rate, rng) for _ in range(card_count)]
        )
    ]
    times = [part.time * (number + 1) / card_count for number in range(card_count)]
    at = part.time if card_count else LOOK * PACE - lead
    durations = [CARD * slow * rng.lognormvariate(0, FORM) for _ in range(part.cards - card_count)]
    if not part.is_done and at + sum(durations) < now:  # a builder without a tap by now is slower than usual
        at = now - sum(durations) * rng.random()
    for one in durations:
        at += one
        times.append(inf if part.is_done and at > part.time else at)
        faults.append(_sample_faults(part.cards, error_rate, rng))
    return Projection(times, faults, at if part.has_tapped or not part.is_done else inf)


def _sample_faults(cards: int, error_rate: float, rng: Random) -> int:
    """Sample the faults of a card: two if it goes wrong, four if it swaps places with another card."""
    if rng.random() >= error_rate:
        return 0
    return 4 if rng.random() < (cards - 1) / (len(FLAWS) * len(LOCATIONS)) else 2
