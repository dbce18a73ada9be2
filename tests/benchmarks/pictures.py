"""What a picture costs beside its encoding alone, and beside a chess board drawn by others."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from io import BytesIO
from typing import Any, NamedTuple

from PIL import Image

from bot.games import GAMES
from rendering import RENDERERS, THEMES, Picture, render
from tests.benchmarks.table import Missing, Row, at_most, faster
from tests.benchmarks.timing import Effort, make_sample, medians_beside

MOST_TIMES = 2
MOST_BYTES = 200_000
FASTER = 10
MOST_GROWN = 2
_FULL, _EMPTY = "largest", "start"
CHESS_BOARD = 800


class _Sample(NamedTuple):
    """A sample picture: its name, how it is drawn and encoded, how it is encoded alone, its bytes."""

    name: str
    draw: Callable[[], Picture]
    encode: Callable[[], None]
    size: int


class _Timing(NamedTuple):
    """A sample's seconds to draw and encode it, and to encode it alone."""

    sample: _Sample
    draw_seconds: float
    encode_seconds: float


def picture_rows(effort: Effort) -> Iterator[Row | Missing]:
    """Yield three rows for each game, for the worst of its samples in all themes or of a few in one."""
    peer = _chess_board()
    few = effort.pictures == 1
    for key in GAMES:
        views: Mapping[str, Any] = RENDERERS[key].samples()
        samples = [
            _sample(f"{name}, {theme}", partial(render, key, view, theme=theme))
            for name, view in list(views.items())[: 2 if few else None]
            for theme in list(THEMES)[: 1 if few else None]
        ]
        if samples:
            yield from _rows(key, samples, peer, effort)


def _sample(name: str, draw: Callable[[], Picture]) -> _Sample:
    data = draw().data
    image = Image.open(BytesIO(data)).convert("RGB")
    return _Sample(name, draw, partial(encode_alone, image), len(data))


def encode_alone(image: Image.Image) -> None:
    """Encode the finished picture as JPEG of quality 88 without chroma subsampling."""
    image.save(BytesIO(), "JPEG", quality=88, subsampling=0)


def _rows(
    key: str, samples: list[_Sample], peer: Callable[[], None] | None, effort: Effort
) -> Iterator[Row | Missing]:
    works = [work for sample in samples for work in (sample.draw, sample.encode)]
    seconds, beside = medians_beside(works, make_sample(peer or samples[0].encode), effort.pictures)
    pairs = zip(seconds[::2], seconds[1::2], strict=True)
    timings = [_Timing(sample, *pair) for sample, pair in zip(samples, pairs, strict=True)]
    worst = max(timings, key=lambda one: one.draw_seconds / one.encode_seconds)
    name = f"{key}: draw and encode, beside encoding ({worst.sample.name})"
    yield at_most(name, worst.draw_seconds, worst.encode_seconds, MOST_TIMES)
    largest = max(samples, key=lambda one: one.size)
    yield Row(
        what=f"{key}: largest picture ({largest.name})",
        measured=largest.size / 1000,
        beside=MOST_BYTES / 1000,
        unit="kB",
        value=largest.size / MOST_BYTES,
        budget=1,
    )
    yield from _growth_rows(key, timings)
    what = f"{key}: draw and encode, beside chess.svg and CairoSVG"
    slowest = max(timings, key=lambda one: one.draw_seconds)
    if peer:
        yield faster(f"{what} ({slowest.sample.name})", slowest.draw_seconds, beside, FASTER)
    else:
        yield Missing(what, "chess or CairoSVG")


def _growth_rows(key: str, timings: list[_Timing]) -> Iterator[Row]:
    """Compare a full board with an empty one, where a game has samples of both."""
    seconds = {one.sample.name: one.draw_seconds for one in timings}
    pairs = [(seconds.get(f"{_FULL}, {theme}"), seconds.get(f"{_EMPTY}, {theme}")) for theme in THEMES]
    both = [(full, empty) for full, empty in pairs if full and empty]
    if both:
        full, empty = max(both, key=lambda pair: pair[0] / pair[1])
        yield at_most(f"{key}: the fullest board beside the empty one", full, empty, MOST_GROWN)


def _chess_board() -> Callable[[], None] | None:
    """Return a function that draws a chess board with other packages, ``None`` if they are not installed."""
    try:
        import cairosvg
        import chess
        import chess.svg
    except (ImportError, OSError):  # CairoSVG needs the library cairo of the system
        return None
    board = chess.Board()

    def draw() -> None:
        cairosvg.svg2png(chess.svg.board(board, size=CHESS_BOARD))

    draw()
    return draw
