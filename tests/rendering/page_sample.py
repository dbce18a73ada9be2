"""A page of a match with everything on it, and with names and sentences full of markup."""

from collections.abc import Generator
from functools import cache
from typing import Any

from bot.games import GAMES
from bot.locales import texts
from bot.match.replay import Replay
from rendering import RENDERERS
from rendering.archive.page import (
    MatchPage,
    NotableFrame,
    PageFrame,
    PagePictures,
    PagePlan,
    PageScore,
    ReviewPage,
    build_page,
    paint_page,
)
from tests.match.record_files import random_match

NASTY = '</script><script>document.title = "x"</script><img src=x onerror=alert(1)>&"\'${title}\u2028'
TEXT = texts("en")
FRAMES = 8


def views(game: str = "constructor", frames: int = FRAMES, *, seed: str = "page") -> list[Any]:
    """Return what everybody may see in the first frames of a random match."""
    replay = Replay(*random_match(game, seed, players=GAMES[game].players[-1], actions=4 * frames))
    return [replay.view(number) for number in range(min(frames, len(replay.frames)))]


def paint(
    frame_views: list[Any], game: str = "constructor", *, max_bytes: int = 2_000_000
) -> tuple[PagePictures, list[int]]:
    """Paint the pictures of views; return them and the numbers of frames that were reported."""
    plan = PagePlan(game, frame_views, "dark", "en", ["Ada", "Bruno"], (), max_bytes)
    return finish(paint_page(plan))


def finish(work: Generator[int, None, PagePictures]) -> tuple[PagePictures, list[int]]:
    """Run a generator to its end; return what it returns, and what it yielded."""
    results = []
    while True:
        try:
            results.append(next(work))
        except StopIteration as end:
            return end.value, results


@cache
def sample() -> MatchPage:
    """Return a page in words with every part, in which markup is everywhere."""
    renderer = RENDERERS["constructor"]
    frames = [
        PageFrame(
            f"Turn {number} of {FRAMES - 1}",
            f"Round 1 {NASTY}",
            [f"Step {number} of <:coral:0> {NASTY}", "A second sentence."],
            f"<:coral:0> Ada {number}, <:teal:0> Bruno 0",
            f"Picture {number}. {NASTY}",
            [*renderer.sentences(view, text=TEXT), f"Line {number}. {NASTY}"],
        )
        for number, view in enumerate(views())
    ]
    shares = [None, *([number / 10, 1 - number / 10] for number in range(1, FRAMES))]
    return MatchPage(
        language="en",
        game="Constructor",
        date="Played on June 1, 2026",
        players=[f"<:coral:0> Ada {NASTY}", "<:teal:0> Bruno"],
        marks=[0, 1],
        result=[f"Winner: Ada {NASTY}"],
        scores=[PageScore(f"<:coral:0> Ada {NASTY}", 7, NASTY), PageScore("<:teal:0> Bruno", 2, "")],
        options=[f"Three rounds {NASTY}"],
        frames=frames,
        key_moments=[
            NotableFrame(3, f"<:coral:0> Ada takes the lead {NASTY}"),
            NotableFrame(FRAMES - 1, "The end."),
        ],
        emojis=("coral", "teal"),
        review=ReviewPage(shares, [NotableFrame(5, f"Bruno loses 30 % {NASTY}")], [f"A note {NASTY}"]),
    )


@cache
def sample_file() -> bytes:
    """Return the page as a file."""
    return build_page(sample(), paint(views())[0], TEXT)
