"""What a picture costs beside its encoding alone, and beside a chess board drawn by others."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from io import BytesIO
from typing import Any, NamedTuple

from PIL import Image

from bot.games import GAMES
from rendering import THEMES, Picture, render, renderer
from tests.benchmarks.table import Missing, Row, at_most, faster
from tests.benchmarks.timing import Effort, medians, timed

MOST_TIMES = 4
MOST_BYTES = 200_000
FASTER = 10
CHESS_BOARD = 800


class _Measured(NamedTuple):
    """A sample picture: its name, seconds to draw and encode it, seconds to encode it, its bytes."""

    name: str
    draw: Callable[[], Picture]
    drawn: float
    encoded: float
    size: int


def picture_rows(effort: Effort) -> Iterator[Row | Missing]:
    """Three rows for each game, about the worst of its samples in all themes."""
    for key in GAMES:
        samples = list(_samples(key).items())
        measured = [
            _measure(f"{name}, {theme}", partial(render, key, view, theme=theme), effort)
            for name, view in (samples if effort.pictures > 1 else samples[:2])
            for theme in THEMES
        ]
        if measured:
            yield from _rows(key, measured, effort)


def _samples(key: str) -> Mapping[str, Any]:
    samples: Mapping[str, Any] = getattr(renderer(key), "samples", dict)()
    return samples


def _measure(name: str, draw: Callable[[], Picture], effort: Effort) -> _Measured:
    data = draw().data
    image = Image.open(BytesIO(data)).convert("RGB")
    drawn, encoded = medians(timed(draw), timed(partial(encode_alone, image)), effort.pictures)
    return _Measured(name, draw, drawn, encoded, len(data))


def encode_alone(image: Image.Image) -> None:
    """The finished picture as a JPEG file of quality 88 without chroma subsampling."""
    image.save(BytesIO(), "JPEG", quality=88, subsampling=0)


def _rows(key: str, measured: list[_Measured], effort: Effort) -> Iterator[Row | Missing]:
    worst = max(measured, key=lambda one: one.drawn / one.encoded)
    yield at_most(
        f"{key}: draw and encode, beside encoding ({worst.name})", worst.drawn, worst.encoded, MOST_TIMES
    )
    largest = max(measured, key=lambda one: one.size)
    yield Row(
        what=f"{key}: largest picture ({largest.name})",
        measured=largest.size / 1000,
        beside=MOST_BYTES / 1000,
        unit="kB",
        value=largest.size / MOST_BYTES,
        budget=1,
    )
    yield _beside_chess(key, max(measured, key=lambda one: one.drawn), effort)


def _beside_chess(key: str, slowest: _Measured, effort: Effort) -> Row | Missing:
    what = f"{key}: draw and encode, beside chess.svg and CairoSVG ({slowest.name})"
    try:
        import cairosvg
        import chess
        import chess.svg
    except (ImportError, OSError):  # CairoSVG needs the library cairo of the system
        return Missing(what, "chess or CairoSVG")
    board = chess.Board()

    def peer() -> None:
        cairosvg.svg2png(chess.svg.board(board, size=CHESS_BOARD))

    return faster(what, *medians(timed(slowest.draw), timed(peer), effort.pictures), FASTER)
