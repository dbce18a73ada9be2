"""What a board costs that is drawn once, in the middle of a match, beside its encoding alone.

A live board is drawn once. So each board of whole matches is drawn once, in order, in a process that has
drawn nothing before. Half of the matches are played by chance and half by computers. Times are those of the
processor.
"""

import gc
import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles
from time import process_time
from typing import Any, NamedTuple

from PIL import Image

from bot.client.memory import keep_freed_memory
from bot.games import GAMES
from bot.locales import FALLBACK
from bot.players import get_computer
from rendering import RENDERERS, read_board_texts, render
from rendering.atlas import use_atlas
from tests.benchmarks.table import Missing, Row, at_most, compared, faster
from tests.benchmarks.timing import Effort
from tests.benchmarks.warm_atlas import folder_with_atlas

MOST_AS_MEDIAN = {"middle-ages": 2.2}
MOST_AS_USUAL_MEDIAN = 1.8
MOST_AS_MEAN, MOST_AS_LONGEST, MOST_AS_FIRST = 2.5, 6, 3
MOST_BYTES = 200_000
SHAPED, MOST_AS_ENGLISH = ("ko", "th"), 1.2
"""The languages whose letters Nunito lacks, and how much longer their boards may take than English ones."""
FASTER = 10
CHESS_BOARD = 800
_LEVEL = "beginner"
_USUAL_QUALITY, _BUSY_QUALITY, _TALL_QUALITY = 86, 60, 34
"""The encoder's qualities when these measurements began. They stay, whatever it does later."""
_USUAL_HEIGHT = 900


class Drawn(NamedTuple):
    """A board that was drawn once: the seconds that this took, those of its encoding alone, and its bytes."""

    seconds: float
    encoding: float
    size: int


def board_rows(effort: Effort) -> Iterator[Row | Missing]:
    """Yield the rows of each game, with the atlas and without one."""
    for key in GAMES:
        numbers = range(2 * effort.children)
        processes = [_draw_in_process(key, number, folder_with_atlas()) for number in numbers]
        yield from _rows(key, processes)
        yield _beside_chess(key, [board for boards in processes for board in boards])
        yield from _cold_rows(key, [_draw_in_process(key, number) for number in numbers])
        for language in SHAPED:
            others = [_draw_in_process(key, number, folder_with_atlas(), language) for number in numbers]
            yield from _beside_english(key, language, others, processes)


def _cold_rows(key: str, processes: Sequence[Sequence[Drawn]]) -> Iterator[Row]:
    """Yield what boards cost until the atlas is drawn, which happens once."""
    boards = [board for each in processes for board in each]
    seconds, beside = [board.seconds for board in boards], median(board.encoding for board in boards)
    what = f"{key}: the same without an atlas"
    yield compared(f"{what}: median", median(seconds), beside)
    yield compared(f"{what}: mean", fmean(seconds), beside)
    yield compared(f"{what}: longest", max(seconds), beside)


def _rows(key: str, processes: Sequence[Sequence[Drawn]]) -> Iterator[Row]:
    boards = [board for each in processes for board in each]
    seconds, beside = [board.seconds for board in boards], median(board.encoding for board in boards)
    what = f"{key}: a board drawn once, beside encoding"
    usual = median(seconds)
    yield at_most(f"{what}: median", usual, beside, MOST_AS_MEDIAN.get(key, MOST_AS_USUAL_MEDIAN))
    yield at_most(f"{what}: mean", fmean(seconds), beside, MOST_AS_MEAN)
    yield compared(f"{what}: 95th percentile", quantiles(seconds, n=20)[-1], beside)
    yield at_most(f"{what}: longest", max(seconds), beside, MOST_AS_LONGEST)
    first = median(each[0].seconds for each in processes)
    yield at_most(f"{key}: the first board of a process, beside the median", first, usual, MOST_AS_FIRST)
    largest = max(board.size for board in boards)
    yield Row(
        what=f"{key}: largest board",
        measured=largest / 1000,
        beside=MOST_BYTES / 1000,
        unit="kB",
        value=largest / MOST_BYTES,
        budget=1,
    )


def _beside_english(
    key: str, language: str, boards: Sequence[Sequence[Drawn]], english: Sequence[Sequence[Drawn]]
) -> Iterator[Row]:
    (usual, mean), (usual_beside, mean_beside) = (
        (median(times), fmean(times))
        for times in ([board.seconds for each in drawn for board in each] for drawn in (boards, english))
    )
    what = f"{key}: a board drawn once in {language}, beside English"
    yield at_most(f"{what}: median", usual, usual_beside, MOST_AS_ENGLISH)
    yield at_most(f"{what}: mean", mean, mean_beside, MOST_AS_ENGLISH)


def _beside_chess(key: str, boards: Sequence[Drawn]) -> Row | Missing:
    what, peer = f"{key}: a board drawn once, beside chess.svg and CairoSVG", _chess_board()
    if peer is None:
        return Missing(what, "chess or CairoSVG")
    times = [time_work(peer) for _ in range(min(25, len(boards)))]
    return faster(what, median(board.seconds for board in boards), median(times), FASTER)


def _chess_board() -> Callable[[], object] | None:
    """Return a function that draws a chess board with other packages, ``None`` if they are not installed."""
    try:
        import cairosvg
        import chess
        import chess.svg
    except (ImportError, OSError):  # CairoSVG needs the library cairo of the system
        return None
    board = chess.Board()
    return lambda: cairosvg.svg2png(chess.svg.board(board, size=CHESS_BOARD))


def _draw_in_process(
    key: str, number: int, atlas: Path | None = None, language: str = FALLBACK
) -> list[Drawn]:
    """Draw the boards of a match in a new process, with the atlas of a folder or without one."""
    command = [sys.executable, "-m", "tests.benchmarks.boards", key, str(number), str(atlas or ""), language]
    process = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return [Drawn(*board) for board in json.loads(process.stdout)]


def draw_match(key: str, number: int, language: str = FALLBACK) -> list[Drawn]:
    """Draw each board of a match once, in order, with the code and the texts of a bot that has started."""
    keep_freed_memory()
    read_board_texts(language)
    views, busy = list(play(key, number)), RENDERERS[key].is_busy
    gc.freeze()  # a bot holds no such list of views, in which the collector would look for garbage
    return [_draw_once(partial(render, key, view, locale=language), busy=busy) for view in views]


def play(key: str, number: int) -> Iterator[Any]:
    """Play a match and yield what everybody sees, from the start to the end.

    The number of players differs from match to match; odd matches are played by computers.
    """
    rules, seed = GAMES[key], f"boards/{key}/{number}"
    rng, computer = Random(seed), get_computer(key)
    players = sorted(rules.players)[number // 2 % len(rules.players)]
    state, ply = rules.new_state(players, rules.Options(), seed), 0
    yield rules.view(state, None)
    while current := rules.current_players(state):
        player = rng.choice(sorted(current))
        choice = None
        if number % 2:
            choice = computer.choose(rules.view(state, player), player, _LEVEL, seed=seed, ply=ply)
        if choice is None:
            action = rng.choice(list(rules.legal_actions(state, player)))
        else:
            action = rules.action_from_string(choice.action)
        state, ply = rules.apply_action(state, player, action), ply + 1
        yield rules.view(state, None)


def _draw_once(draw: Callable[[], Any], *, busy: bool) -> Drawn:
    start = process_time()
    picture = draw()
    seconds = process_time() - start
    image = Image.open(BytesIO(picture.data)).convert("RGB")
    return Drawn(seconds, time_work(partial(encode_alone, image, busy=busy)), len(picture.data))


def encode_alone(image: Image.Image, *, busy: bool) -> None:
    """Encode a finished picture as JPEG, as the encoder did when these measurements began."""
    quality = _USUAL_QUALITY
    if busy:
        quality = _TALL_QUALITY if image.height > _USUAL_HEIGHT else _BUSY_QUALITY
    image.save(BytesIO(), "JPEG", quality=quality, subsampling=2 if busy else 1)


def time_work(work: Callable[[], object]) -> float:
    """Return the processor seconds that something takes, once."""
    start = process_time()
    work()
    return process_time() - start


if __name__ == "__main__":
    if sys.argv[3]:
        assert use_atlas(Path(sys.argv[3]))
    json.dump(draw_match(sys.argv[1], int(sys.argv[2]), sys.argv[4]), sys.stdout)
