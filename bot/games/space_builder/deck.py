"""The deck of maps. Order and facings come from the match's seed alone (rules 3.1)."""

import random
from collections.abc import Iterable

from bot.games.space_builder.maps import MAPS, TURNS
from bot.games.space_builder.state import Deck, Stage


def full_pile(stage: Stage) -> Deck:
    """Return all maps, shuffled."""
    return _shuffled(stage, MAPS, 0)


def draw(stage: Stage, deck: Deck, count: int) -> tuple[list[tuple[int, int]], Deck]:
    """Return the top ``count`` cards and the deck without them.

    When the deck is empty, the used maps are shuffled again with new facings (rules 6).
    """
    drawn: list[tuple[int, int]] = []
    while len(drawn) < count:
        if not deck.cards:
            deck = _shuffled(stage, deck.used, deck.shuffles)
        drawn.append(deck.cards[0])
        deck = Deck(deck.cards[1:], deck.used, deck.shuffles)
    return drawn, deck


def put_away(deck: Deck, maps: Iterable[int]) -> Deck:
    """Return the deck with the maps of a round among the used ones."""
    return Deck(deck.cards, (*deck.used, *sorted(set(maps))), deck.shuffles)


def _shuffled(stage: Stage, maps: Iterable[int], shuffles: int) -> Deck:
    rng = random.Random(f"{stage.seed}/{shuffles}")
    order = list(maps)
    rng.shuffle(order)
    turns = TURNS if stage.options.facing == "random" else 1
    return Deck(tuple((number, rng.randrange(turns)) for number in order), shuffles=shuffles + 1)
