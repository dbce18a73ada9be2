"""The policy of Space Builder: how a person builds a city, at a pace and with errors (section 8).

The computer plays it, and like the playout policy of other games it sets how estimates play on (see
`determinize`). A person looks at the map, then builds card by card.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.space_builder import (
    GAME,
    LOCATIONS,
    Card,
    Click,
    Flip,
    Hand,
    HandView,
    Lay,
    MapView,
    Take,
    Tap,
    Turn,
    View,
    turn_layout,
)
from bot.games.space_builder.hand import apply_click
from bot.games.space_builder.maps import TURNS, Placement
from bot.games.space_builder.options import SECOND
from bot.players.levels import Level

LOOK = 5 * SECOND
CARD = 6 * SECOND
"""The time that a person of average skill takes to look at the map, and for each card."""
SLOWER = (1.0, 1.25, 1.35, 1.25)
"""The factor on all times, by the quarter-turns of the map."""
WORSE = (1.0, 1.5, 1.7, 1.5)
"""The factor on the chance of errors, by the quarter-turns of the map."""
UNHURRIED = 2
"""The factor on all times with the option of slow computers."""
FORM = 0.2
"""The spread of a person's pace from round to round."""
FLAWS = ("place", "turn", "side")


class Intention(NamedTuple):
    """The cards as they are meant to lie, and the milliseconds that each click of a card takes."""

    look: int
    cards: Mapping[str, Card]
    intervals: Mapping[str, int]


def plan_clicks(view: View, level: Level, rng: Random) -> Iterator[Click]:
    """Yield the viewer's remaining clicks of this round with their times, until the clock's end.

    The clicks depend only on the view, the level and the state of ``rng``, so all of a round's clicks follow
    from its first view. If others' taps end the round, a click may be too late for the rules; in turns with
    ``ghosts`` that can't be known before.
    """
    hand_view, layout = view.hand, view.map
    if hand_view is None or layout is None or hand_view.started_at is None or not view.legal:
        return
    if view.options.computers == "slow":
        level = replace(level, pace=level.pace * UNHURRIED)
    intention = _form_intention(hand_view, layout, level, rng)
    earliest = _stamp(view.legal[0])
    seen_at = hand_view.started_at - hand_view.lead
    now = seen_at + intention.look if earliest == seen_at else earliest - 1
    buildings = [card.building for card in hand_view.cards]
    hand = Hand(hand_view.cards, None if hand_view.held is None else buildings.index(hand_view.held))
    while not hand.is_done:
        click = _choose_click(hand, intention, now)
        if isinstance(click, Tap) and view.options.computers == "patient":
            return
        if click.at - hand_view.started_at > hand_view.limit:
            return
        yield click
        hand, now = apply_click(hand, click), click.at


def _stamp(text: str) -> int:
    return GAME.action_from_string(text).at


def _choose_click(hand: Hand, intention: Intention, now: int) -> Click:
    """Return the next click that brings the cards nearer to the intention."""
    for number, card in enumerate(hand.cards):
        goal = intention.cards[card.building]
        if card == goal:
            continue
        at = now + intention.intervals[card.building]
        if hand.held != number:
            return Take(card.building, at)
        if card.turn != goal.turn:
            return Turn(1 if (goal.turn - card.turn) % TURNS <= TURNS // 2 else -1, at)
        return Flip(at) if card.side != goal.side else Lay(goal.location, at)
    return Tap(now + min(intention.intervals.values()))


def _form_intention(hand_view: HandView, layout: MapView, level: Level, rng: Random) -> Intention:
    """Return the city that a person of this level means to build, in the canonical frame, and the pace."""
    placements = {placement.building: placement for placement in turn_layout(layout.layout, -layout.facing)}
    mine = [placements[card.building] for card in hand_view.cards]
    pace = level.pace * SLOWER[layout.facing]
    error_rate = level.noise * WORSE[layout.facing]
    cards = _add_flaws({placement.building: placement for placement in mine}, error_rate, rng)
    slow = pace * rng.lognormvariate(0, FORM)
    intervals = {
        building: max(1, round(CARD * slow * rng.lognormvariate(0, FORM) / _count_clicks(card)))
        for building, card in cards.items()
    }
    return Intention(round(LOOK * pace), cards, intervals)


def _add_flaws(placements: Mapping[str, Placement], error_rate: float, rng: Random) -> Mapping[str, Card]:
    """Return the cards as the person will lay them, with errors; a misplaced card swaps places."""
    cards = {
        name: Card(name, placement.location, placement.turn, placement.side)
        for name, placement in placements.items()
    }
    for name in placements:
        flaw, other = rng.choice(FLAWS), rng.choice(LOCATIONS)
        by = rng.choice((1, 2, 3))
        if rng.random() >= error_rate:
            continue
        card = cards[name]
        if flaw == "place":
            for rival in cards.values():
                if rival.location == other:
                    cards[rival.building] = Card(rival.building, card.location, rival.turn, rival.side)
            cards[name] = Card(name, other, card.turn, card.side)
        elif flaw == "turn":
            cards[name] = Card(name, card.location, (card.turn + by) % TURNS, card.side)
        else:
            cards[name] = Card(name, card.location, card.turn, "A" if card.side == "B" else "B")
    return cards


def _count_clicks(card: Card) -> int:
    """Return the number of clicks for a fresh card in the hand: taking, turning, flipping, laying."""
    return 2 + min(card.turn, TURNS - card.turn) + (card.side == "B")
