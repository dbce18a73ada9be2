"""The share of the win in Space Builder: by the cards that each player has to build, and how a round goes.

All players are taken to be equally able, people of average skill: what a round tells of their skill is less
than what their cards do. What can't be seen of a round is sampled as ``building`` has people build.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import inf
from random import Random
from typing import NamedTuple

from bot.games.space_builder import (
    BUILDINGS,
    FAULTS,
    LOCATIONS,
    Action,
    Click,
    Hand,
    Leave,
    View,
    turn_layout,
)
from bot.games.space_builder.checking import flaw_of
from bot.games.space_builder.hand import apply_click, new_hand
from bot.games.space_builder.maps import TURNS
from bot.games.space_builder.race import FEWEST
from bot.players.computer import divide, mean_of
from bot.players.space_builder.building import CARD, FLAWS, FORM, LOOK, SLOWER, WORSE

CARDS = 4.1
"""The power of a player's number of cards to which the odds of winning a round fall.

It was fitted on simulated rounds of people like ``building``'s: four cards against five win 72 %, against
eight 96 %, seven against eight 63 %; with three or four players it fits as well.
"""
NOISE = 0.11
"""The chance that a card goes wrong: between the casual and the expert level."""
PACE = 1.1
ALL = len(BUILDINGS)


class Part(NamedTuple):
    """What is known of a builder's part in a round.

    ``time`` is what the clock shows at least; it is final once ``is_done``. ``faults`` are those of the cards
    laid so far, ``None`` where the city is hidden.
    """

    cards: int
    time: float = 0
    is_done: bool = False
    has_tapped: bool = False
    faults: tuple[int, ...] | None = None


class Projection(NamedTuple):
    """How a builder goes on without being stopped: when each card lies, its faults, and the time of the tap.

    It is infinite for a builder who laid down tools.
    """

    times: Sequence[float]
    faults: Sequence[int]
    tap: float


@cache
def shares_of(cards: tuple[int, ...]) -> tuple[float, ...]:
    """Return the players' shares of the win before a round, by the cards that they have to build.

    0 is for a player who has left.
    """
    odds = [number**-CARDS if number else 0.0 for number in cards]
    total = sum(odds)
    parts = [after_round(cards, winner) for winner, number in enumerate(cards) if number]
    chances = [one / total for one in odds if one]
    return tuple(
        sum(chance * part[player] for chance, part in zip(chances, parts, strict=True))
        for player in range(len(cards))
    )


def after_round(cards: tuple[int, ...], winner: int) -> tuple[float, ...]:
    """Return the shares after ``winner`` has won a round, and with it a card or the match."""
    staying = [player for player, number in enumerate(cards) if number]
    if cards[winner] == ALL or len(staying) == 1:
        return divide((winner,), len(cards))
    return shares_of((*cards[:winner], cards[winner] + 1, *cards[winner + 1 :]))


def estimate_shares(
    view: View, player: int, actions: Sequence[Action], playouts: int, seed: str
) -> Sequence[float]:
    """Return the players' shares of the win after ``player`` makes ``actions``."""
    leaves = any(isinstance(action, Leave) for action in actions)
    cards = tuple(
        0 if each.out or (leaves and number == player) else len(each.unfrozen)
        for number, each in enumerate(view.players)
    )
    result = view.result
    if view.phase == "unfreeze" and result is not None and result.winner is not None:
        return after_round(cards, result.winner) if cards[result.winner] else shares_of(cards)
    parts = {} if view.phase not in ("building", "settling") else _parts(view, player, actions)
    if len(parts) < FEWEST:
        return shares_of(cards)
    rounds: list[Sequence[float]] = []
    for number in range(playouts):
        winner = _play_round(view, parts, Random(f"{seed}:{number}"))
        rounds.append(after_round(cards, winner) if cards[winner] else shares_of(cards))
    return mean_of(rounds)


def _parts(view: View, player: int, actions: Sequence[Action]) -> Mapping[int, Part]:
    """Return what is known of the builders' parts; nobody else takes part in the round."""
    clicks = [action for action in actions if isinstance(action, Click)]
    parts = {}
    for number, each in enumerate(view.players):
        seat = each.seat
        if not (seat is not None and seat.builds) if view.options.live else each.out or (seat and seat.sat):
            continue
        end = None if seat is None else seat.stop if seat.tap is None else seat.tap
        part = Part(len(each.unfrozen), end or 0, end is not None, seat is not None and seat.tap is not None)
        if (number == view.viewer and view.hand is not None) or (number == player and clicks):
            part = _with_city(view, number, part, clicks if number == player else ())
        parts[number] = part
    return parts


def _with_city(view: View, number: int, part: Part, clicks: Sequence[Click]) -> Part:
    """Return a builder's part with the city, which the viewer sees or ``clicks`` tell from the beginning."""
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
        part = Part(part.cards, clicks[-1].at - start, hand.is_done, hand.tap is not None)
    if view.map is None:
        return part
    placements = {
        placement.building: placement for placement in turn_layout(view.map.layout, -view.map.facing)
    }
    flaws = [flaw_of(card, placements[card.building]) for card in hand.cards if card.location]
    return part._replace(faults=tuple(FAULTS[flaw] for flaw in flaws))


def _play_round(view: View, parts: Mapping[int, Part], rng: Random) -> int:
    """Return the winner of the round, with what is unknown sampled."""
    if view.map is not None:
        facing = view.map.facing
    else:
        facing = rng.randrange(TURNS) if view.options.facing == "random" else 0
    now = max(part.time for part in parts.values())
    projections = {number: _project(part, now, facing, rng) for number, part in parts.items()}
    end = min(view.options.cap, sorted(one.tap for one in projections.values())[len(projections) - FEWEST])
    return min(projections, key=lambda number: (*_merit(projections[number], end), number))


def _project(part: Part, now: float, facing: int, rng: Random) -> Projection:
    """Return how a builder goes on, one whose clock stands still as it was; ``now`` is what clocks show."""
    error_rate, slow = NOISE * WORSE[facing], PACE * SLOWER[facing] * rng.lognormvariate(0, FORM)
    known_faults = part.faults
    card_count = len(known_faults) if known_faults is not None else part.cards if part.has_tapped else 0
    faults = [
        *(
            known_faults
            if known_faults is not None
            else [_faults(part.cards, error_rate, rng) for _ in range(card_count)]
        )
    ]
    times = [part.time * (number + 1) / card_count for number in range(card_count)]
    at = part.time if card_count else LOOK * PACE
    durations = [CARD * slow * rng.lognormvariate(0, FORM) for _ in range(part.cards - card_count)]
    if not part.is_done and at + sum(durations) < now:  # no tap yet: it takes longer than it usually would
        at = now - sum(durations) * rng.random()
    for one in durations:
        at += one
        times.append(inf if part.is_done and at > part.time else at)
        faults.append(_faults(part.cards, error_rate, rng))
    return Projection(times, faults, at if part.has_tapped or not part.is_done else inf)


def _faults(cards: int, error_rate: float, rng: Random) -> int:
    """Return the faults of a card: two if it goes wrong, four if it changes places with another one."""
    if rng.random() >= error_rate:
        return 0
    return 4 if rng.random() < (cards - 1) / (len(FLAWS) * len(LOCATIONS)) else 2


def _merit(projection: Projection, end: float) -> tuple[int, bool, float]:
    """Return what ranks a builder whose clock stops at ``end``, the lowest first (rules 5)."""
    if projection.tap <= end:
        return sum(projection.faults), False, projection.tap
    faults = sum(
        fault if time <= end else 1 for time, fault in zip(projection.times, projection.faults, strict=True)
    )
    return faults, True, max((time for time in projection.times if time <= end), default=0)
