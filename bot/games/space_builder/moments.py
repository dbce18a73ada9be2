"""A round seen again: when each card was laid for good, how long it took, and what was done in vain.

All times are in milliseconds on the builders' own clocks, so that boards built at different times compare.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Literal, NamedTuple

import msgspec

from bot.games.real_time_game import Moment, Run
from bot.games.space_builder.actions import Back, Flip, Lay, Take, Turn
from bot.games.space_builder.checking import Verdict, check
from bot.games.space_builder.hand import Card, Hand, apply_click, new_hand
from bot.games.space_builder.maps import TURNS
from bot.games.space_builder.options import SECOND
from bot.games.space_builder.race import race_end, rewind
from bot.games.space_builder.scoring import result_of
from bot.games.space_builder.state import Seat, State

MOST_MOMENTS = 24
"""The most moments of a round; if more happened, they come at steps of time."""


class Placing(msgspec.Struct, frozen=True, tag="placing"):
    """A card that a builder laid where it stayed: when, the time since the placing before, and the tries."""

    player: int
    building: str
    at: int
    split: int
    tries: int


class Waste(msgspec.Struct, frozen=True):
    """What was done in vain: placings that did not stay, turns and flips without effect, the time of both."""

    placings: int = 0
    turns: int = 0
    time: int = 0


class Splits(NamedTuple):
    """A builder's time in a round: the placings that stayed, and what was done in vain, by building.

    ``end`` is when the builder finished or stopped, or the race stopped them. The splits and the time from
    the last placing add up to it.
    """

    placings: Sequence[Placing]
    waste: dict[str, Waste]
    end: int

    @property
    def wasted(self) -> Waste:
        """All that was done in vain."""
        parts = self.waste.values()
        counts = sum(part.placings for part in parts), sum(part.turns for part in parts)
        return Waste(*counts, sum(part.time for part in parts))


class Finish(msgspec.Struct, frozen=True, tag="finish"):
    """A builder's tap or the laying down of tools."""

    player: int
    kind: Literal["tap", "stop"]
    at: int


class Builder(msgspec.Struct, frozen=True, kw_only=True):
    """A builder at a moment: the cards on the board, the number of all cards, the last placing, the end."""

    player: int
    map: int
    cards: tuple[Card, ...]
    count: int
    last: Placing | None
    wasted: Waste
    finish: Finish | None


class Best(NamedTuple):
    """A builder's fastest round of a kind, found among a number of races."""

    player: int
    run: Run
    races: int

    def laid(self, clock: int) -> int:
        """Return how many cards were laid for good at a time."""
        return bisect_right(self.run.steps, clock)


class MomentView(msgspec.Struct, frozen=True):
    """All boards at a ``clock``, and the ``facing`` of the map.

    ``best`` is for a builder who looks at their own round.
    """

    clock: int
    facing: int
    builders: tuple[Builder, ...]
    best: Best | None = None


@dataclass
class _Handling:
    """All that was done to a card from taking it up on: its clicks' times, and the card before and after."""

    before: Card
    after: Card
    end: int
    gaps: list[int]
    turns: list[tuple[int, int]] = field(default_factory=list)
    """How far each turn went, and the time it took."""
    flips: list[int] = field(default_factory=list)
    is_laid: bool = False

    def find_idle_turns(self) -> list[int]:
        """Return the times of the turns and flips that cancelled each other out, or went full circle."""
        net = abs(sum(by for by, _ in self.turns))
        idle = len(self.turns) - net % TURNS
        return [time for _, time in self.turns[len(self.turns) - idle :]] + self.flips[len(self.flips) % 2 :]


def read_splits(state: State, player: int, until: int | None = None) -> Splits:
    """Return a builder's splits in a round that is about to be settled, up to a time on the clock."""
    end = race_end(state.round.seats, state.stage.options) if until is None else until
    seat = state.round.seats[player]
    hand, handlings = _list_handlings(seat, state.players[player].unfrozen, end)
    placings, waste = list[tuple[int, str, int]](), dict[str, Waste]()
    for card in hand.cards:
        own = [each for each in handlings if each.before.building == card.building]
        lays = sum(each.is_laid for each in own)
        kept = _find_kept(own, card)
        if kept < len(own):
            placings.append((own[kept].end, card.building, lays))
        vain = [each for each in own[:kept] if each.is_laid or each.before.location]
        idle = [time for each in own if each not in vain for time in each.find_idle_turns()]
        if vain or idle:
            time = sum(sum(each.gaps) for each in vain) + sum(idle)
            waste[card.building] = Waste(sum(each.is_laid for each in vain), len(idle), time)
    placings.sort()
    splits = [now - before for before, now in pairwise([0, *(at for at, *_ in placings)])]
    finish = _find_finish(player, seat, hand)
    return Splits(
        [
            Placing(player, building, at, split, tries)
            for (at, building, tries), split in zip(placings, splits, strict=True)
        ],
        waste,
        end if finish is None else finish.at,
    )


def _find_kept(handlings: Sequence[_Handling], card: Card) -> int:
    """Return the index of the handling that laid a card where it stayed; their number if none did."""
    if not card.location:
        return len(handlings)
    indexes = [number for number, each in enumerate(handlings) if each.before.location != card.location]
    return next(number for number in reversed(indexes) if handlings[number].after.location == card.location)


def _list_handlings(seat: Seat, unfrozen: Sequence[str], end: int) -> tuple[Hand, list[_Handling]]:
    hand, handlings, last = new_hand(unfrozen), list[_Handling](), 0
    for click in seat.clicks:
        at = seat.clock(click.at)
        if at > end:
            break
        before, hand = hand, apply_click(hand, click)
        if isinstance(click, Take):
            assert hand.held is not None
            card = hand.cards[hand.held]
            handlings.append(_Handling(card, card, at, []))
        if isinstance(click, (Take, Turn, Flip, Lay, Back)):
            current, gap = handlings[-1], at - last
            number = before.held if hand.held is None else hand.held
            assert number is not None
            current.after, current.end = hand.cards[number], at
            current.gaps.append(gap)
            if isinstance(click, Turn):
                current.turns.append((click.by, gap))
            elif isinstance(click, Flip):
                current.flips.append(gap)
            current.is_laid |= isinstance(click, Lay)
        last = at
    return hand, handlings


def _find_finish(player: int, seat: Seat, hand: Hand) -> Finish | None:
    stamp = hand.tap or hand.stop
    if stamp is None:
        return None
    return Finish(player, "tap" if hand.tap else "stop", seat.clock(stamp[0]))


def list_moments(state: State) -> list[Moment]:
    """Return the moments of a round that is about to be settled at which a city grew or was finished."""
    events = sorted(_list_events(state), key=lambda event: (event.at, event.player))
    times = sorted({event.at for event in events})
    if len(times) > MOST_MOMENTS:
        step = -(-times[-1] // (MOST_MOMENTS * SECOND)) * SECOND
        times = sorted({min(-(-time // step) * step, times[-1]) for time in times})
    moments = []
    for since, clock in pairwise([-1, *times]):
        between = tuple(event for event in events if since < event.at <= clock)
        players = {event.player for event in between}
        moments.append(Moment(since, clock, players.pop() if len(players) == 1 else None, between))
    return moments


def _list_events(state: State) -> Iterator[Placing | Finish]:
    """Yield the placings that stayed and the ends of all builders, up to the end of the race."""
    end = race_end(state.round.seats, state.stage.options)
    for player, seat in enumerate(state.round.seats):
        if seat.start is not None:
            yield from read_splits(state, player).placings
            hand = rewind(seat, state.players[player].unfrozen, end)
            finish = _find_finish(player, seat, hand)
            if finish is not None:
                yield finish


def view_moment(state: State, moment: Moment) -> MomentView:
    """Return all boards at a moment of a round that is about to be settled, when nothing is secret.

    They are in the order of checking, so that each stays in its place once the round has been checked.
    """
    current = state.round
    builders = []
    for player in (verdict.player for verdict in result_of(state).verdicts):
        seat = current.seats[player]
        hand = rewind(seat, state.players[player].unfrozen, moment.clock)
        splits = read_splits(state, player, moment.clock)
        builders.append(
            Builder(
                player=player,
                map=seat.map,
                cards=tuple(card for card in hand.cards if card.location),
                count=len(hand.cards),
                last=splits.placings[-1] if splits.placings else None,
                wasted=splits.wasted,
                finish=_find_finish(player, seat, hand),
            )
        )
    return MomentView(moment.clock, current.facing, tuple(builders))


def read_run(state: State, player: int) -> Run | None:
    """Return a builder's run in a round that is about to be settled; ``None`` for a player who sits out.

    Rounds with equally many cards, and maps that are upright or turned in both, are equally hard.
    """
    seat, end = state.round.seats[player], race_end(state.round.seats, state.stage.options)
    if seat.start is None:
        return None
    hand = rewind(seat, state.players[player].unfrozen, end)
    verdict = check(player, seat.map, hand, seat.start)
    steps = tuple(placing.at for placing in read_splits(state, player).placings)
    is_clean = verdict.tapped and not verdict.faults
    return Run((len(hand.cards), state.round.facing != 0), steps, verdict.time if is_clean else None)


def check_round(state: State) -> list[tuple[Verdict, Splits]]:
    """Return how the cities of a round that is about to be settled are checked, with the builders' splits."""
    return [(verdict, read_splits(state, verdict.player)) for verdict in result_of(state).verdicts]
