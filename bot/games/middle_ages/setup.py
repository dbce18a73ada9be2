"""The start of a match (rule book p. 2)."""

import random
from collections.abc import Iterable

from bot.games.middle_ages.cards import APPRENTICES, SITES, WORKERS
from bot.games.middle_ages.options import Options
from bot.games.middle_ages.state import Player, Row, Stage, State, Turn

ROW_SIZE = 5


def set_up(players: int, options: Options, seed: str) -> State:
    """Deal coins, an apprentice each and both rows; ``seed`` shuffles the cards and draws who begins."""
    rng = random.Random(seed)
    sites = _shuffled(rng, SITES)
    apprentices = _shuffled(rng, APPRENTICES)
    given = apprentices[:players]
    workers = _shuffled(rng, [card for card in WORKERS if card not in given])  # ruling 14
    starter = rng.randrange(players)
    return State(
        Stage(options, starter),
        starter,
        tuple(Player(options.start_coins, 0, (apprentice,)) for apprentice in given),
        _laid_out(sites),
        _laid_out(workers),
        Turn(options.free_actions),
    )


def _shuffled(rng: random.Random, cards: Iterable[str]) -> tuple[str, ...]:
    mixed = list(cards)
    rng.shuffle(mixed)
    return tuple(mixed)


def _laid_out(cards: tuple[str, ...]) -> Row:
    return Row(cards[:ROW_SIZE], cards[ROW_SIZE:])
