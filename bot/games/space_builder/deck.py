"""The deck of maps. Order and facings come from the match's seed alone (rules 3.1)."""

import random
from collections.abc import Iterable

from bot.games.space_builder.maps import MAPS, TURNS
from bot.games.space_builder.state import Pile, Stage


def full_pile(stage: Stage) -> Pile:
    """Return all maps, shuffled."""
    return _shuffled(stage, MAPS, 0)


def draw(stage: Stage, pile: Pile, count: int) -> tuple[list[tuple[int, int]], Pile]:
    """Return the top ``count`` cards and the deck without them.

    When the deck is empty, the used maps are shuffled again with new facings (rules 6).
    """
    drawn: list[tuple[int, int]] = []
    while len(drawn) < count:
        if not pile.cards:
            pile = _shuffled(stage, pile.used, pile.shuffles)
        drawn.append(pile.cards[0])
        pile = Pile(pile.cards[1:], pile.used, pile.shuffles)
    return drawn, pile


def put_away(pile: Pile, maps: Iterable[int]) -> Pile:
    """Return the deck with the maps of a round among the used ones."""
    return Pile(pile.cards, (*pile.used, *sorted(set(maps))), pile.shuffles)


def _shuffled(stage: Stage, maps: Iterable[int], shuffles: int) -> Pile:
    rng = random.Random(f"{stage.seed}/{shuffles}")
    order = list(maps)
    rng.shuffle(order)
    turns = TURNS if stage.options.facing == "random" else 1
    return Pile(tuple((number, rng.randrange(turns)) for number in order), shuffles=shuffles + 1)
