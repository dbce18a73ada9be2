"""The event loop goes on while a clip is planned, drawn in another process and posted."""

from pathlib import Path

import pytest

from tests.benchmarks.shared_clips import measure_clip

MOST_SECONDS = 0.02
TRIES = 6
"""Other work of this process, such as cleaning up after other tests, can fall on one of them."""


@pytest.mark.parametrize(
    ("game", "actions", "stop_at_progress"),
    [("constructor", 8, False), ("middle-ages", 900, True)],
)
@pytest.mark.nightly
async def test_a_clip_does_not_block_the_loop(
    tmp_path: Path, game: str, actions: int, stop_at_progress: bool
) -> None:
    longest_blocks = list[float]()
    for number in range(TRIES):
        path = tmp_path / f"{number}.db"
        blocks, _ = await measure_clip(path, game, actions, stop_at_progress=stop_at_progress)
        longest_blocks.append(blocks.ours)
        if longest_blocks[-1] < MOST_SECONDS:
            return
    assert min(longest_blocks) < MOST_SECONDS
