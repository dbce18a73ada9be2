"""Reviews to read: ``python -m tests.benchmarks.reviews [GAME ...] [--matches N]``.

Newcomers play whole matches against a computer, and the bot reviews them with its usual effort. The words of
the reviews are printed, and for each match the sentences that stand there twice.
"""

import argparse
import asyncio
import re
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from random import Random
from typing import Any

from bot.games import GAMES, AnyGame
from bot.locales import texts
from bot.match.models import Match
from bot.match.replay import Replay
from bot.services.review_service import ReviewJob, ReviewService
from cogs.archive.review_text import describe_turning_points, review_lines
from rendering import with_names
from tests.match.record_files import random_match
from tests.players import newcomers

OPPONENT = "casual"
NAMES = ("Ada", "Bruno")


class _Stubs:
    """Store, replays and workers of a review that is kept nowhere and made at once."""

    def __init__(self, replay: Replay) -> None:
        self.replay, self.reviews = replay, self

    async def get(self, _match_id: int) -> None:
        return None

    async def put(self, _match_id: int, _content: str, *, is_complete: bool) -> bool:  # noqa: ARG002
        return True

    async def open(self, _match: Match, _frame: int) -> Replay:
        return self.replay

    async def ask(self, _match_id: int, call: Callable[[], Any]) -> Any:
        return call()


def play(game: str, number: int) -> Replay:
    """Return a match that a newcomer played against a computer, each of them first in every other match."""
    seed, plies = f"review/{game}/{number}", iter(range(100_000))

    def choose(_rules: AnyGame, state: Any, _rng: Random) -> tuple[int, Any]:
        return newcomers.choose(OPPONENT, game, state, number % 2, seed, next(plies))

    return Replay(*random_match(game, seed, players=2, choose=choose)).by_turn


def review(game: str, number: int) -> str:
    """Return the words of the review of a match."""
    replay = play(game, number)
    stubs: Any = _Stubs(replay)
    service, job = ReviewService(stubs, stubs, stubs), ReviewJob()
    asyncio.run(service._review(replay.match, job))
    text = with_names(texts("en"), NAMES)
    lines = review_lines(replay, job.review, text, is_private=True)
    return "\n".join(
        [*lines, *(f"{each.words} {each.line}" for each in describe_turning_points(replay, job.review, text))]
    )


def find_repeated(words: str) -> Iterator[str]:
    """Yield the sentences after the headings of a review that stand there more than once."""
    lines = [line for line in words.splitlines()[1:] if not line.startswith(("**", "-#", "<@"))]
    sentences = Counter(
        sentence for line in lines for sentence in re.split(r"(?<=[.!?])\s+", line) if sentence
    )
    yield from (sentence for sentence, count in sentences.items() if count > 1)


def main() -> None:
    """Read the command line, play, review, and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.reviews", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), help="all, if none is named")
    parser.add_argument("--matches", type=int, default=10)
    arguments = parser.parse_args()
    matches = list(product(arguments.games, range(arguments.matches)))
    repeated = 0
    with ProcessPoolExecutor() as pool:
        for (game, number), words in zip(matches, pool.map(review, *zip(*matches, strict=True)), strict=True):
            print(f"== {game} {number}\n{words}\n", flush=True)
            for sentence in find_repeated(words):
                repeated += 1
                print(f"!! twice: {sentence}\n")
    print(f"{len(matches)} reviews, {repeated} sentences twice")


if __name__ == "__main__":
    main()
