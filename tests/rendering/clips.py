"""Clips of the matches that are written down, for the tests and the benchmarks."""

from collections.abc import Generator, Sequence
from datetime import date
from functools import cache
from io import BytesIO
from itertools import groupby
from typing import Any

from PIL import Image, ImageSequence

from bot.games import GAMES
from bot.locales import texts
from rendering import RENDERERS, with_names
from rendering.clip import Clip, ClipFrame, ClipPlan, ClipProgress, draw_clip
from rendering.sprites import sprite
from tests.games.playthroughs import PLAYTHROUGHS, path_of, read_actions

NAMES = ("Ada", "Bruno", "Chidi", "Dora")
MATCHES = {play.game: name for name, play in reversed(PLAYTHROUGHS.items())}
"""The first playthrough of each game."""


@cache
def frames_of(name: str) -> tuple[ClipFrame, ...]:
    """Return a frame for each turn of a playthrough, and one for its result."""
    play = PLAYTHROUGHS[name]
    game = GAMES[play.game]
    actions = read_actions(path_of(name).read_text().splitlines())
    state = game.new_state(play.players, game.options_from(play.options), play.seed)
    frames = list[ClipFrame]()
    for player, turn in groupby(actions, key=lambda each: each[0]):
        told = list[str]()
        for _, action in turn:
            state, words = _apply(play.game, state, player, action)
            told.append(words)
        view = RENDERERS[play.game].look_back(game.view(state, None), player)
        frames.append(ClipFrame(view, " ".join(told), scores_of(view), player))
    return (*frames, ClipFrame(view, f"{NAMES[0]} has won.", scores_of(view), is_key=True))


def _apply(key: str, state: Any, player: int, notation: str) -> tuple[Any, str]:
    game, text = GAMES[key], with_names(texts("en"), NAMES)
    action = game.action_from_string(notation)
    after = game.apply_action(state, player, action)
    told = RENDERERS[key].narrate(
        game.view(after if game.is_random(action) else state, player), action, text=text
    )
    return after, f"{NAMES[player]} {told}."


def scores_of(view: Any) -> tuple[str, ...]:
    """Return the points of all players in a position of any of the games."""
    points = getattr(view, "points", None)
    if points is None:
        points = [getattr(one, "points", None) or getattr(one, "vp", 0) for one in view.players]
    return tuple(map(str, points))


def plan_of(key: str, count: int | None = None, **changes: Any) -> ClipPlan:
    """Return the plan for the first turns of a match and its result, or for all of it."""
    frames = frames_of(MATCHES[key])
    shown = frames if count is None else (*frames[: count - 1], frames[-1])
    names = NAMES[: len(shown[0].scores)]
    return ClipPlan(**{"key": key, "names": names, "frames": shown, "ended": date(2026, 5, 4), **changes})


def draw(plan: ClipPlan) -> tuple[Clip, list[ClipProgress]]:
    """Return the clip and the progress that was reported."""
    return finish(draw_clip(plan))


def finish(steps: Generator[ClipProgress, None, Clip]) -> tuple[Clip, list[ClipProgress]]:
    """Return the clip that is being drawn, and the progress that was reported."""
    progress = list[ClipProgress]()
    while True:
        try:
            progress.append(next(steps))
        except StopIteration as end:
            clip: Clip = end.value
            return clip, progress


def draw_and_count(plan: ClipPlan, sprites: bytes) -> tuple[Clip, int]:
    """Return the clip, and how many sprites this process had to draw for it."""
    before = sprite.drawn.total()
    clip, _ = finish(draw_clip(plan, sprites))
    return clip, sprite.drawn.total() - before


def decode(data: bytes) -> tuple[list[Image.Image], list[int]]:
    """Return the frames of an animation as they are shown, and their milliseconds."""
    with Image.open(BytesIO(data)) as image:
        shown = [(frame.convert("RGB"), frame.info["duration"]) for frame in ImageSequence.Iterator(image)]
    return [frame for frame, _ in shown], [milliseconds for _, milliseconds in shown]


def webp_boxes(data: bytes) -> Sequence[tuple[int, int, int, int]]:
    """Return left, top, width and height of what each frame of an animated WebP holds.

    Raise ``AssertionError`` unless the file is one.
    """
    assert data[:4] + data[8:12] == b"RIFFWEBP"
    assert int.from_bytes(data[4:8], "little") == len(data) - 8
    start, boxes = 12, list[tuple[int, int, int, int]]()
    while start < len(data):
        name, length = data[start : start + 4], int.from_bytes(data[start + 4 : start + 8], "little")
        content = data[start + 8 : start + 8 + length]
        if name == b"ANMF":
            left, top, wide, high = (int.from_bytes(content[at : at + 3], "little") for at in (0, 3, 6, 9))
            boxes.append((2 * left, 2 * top, wide + 1, high + 1))
        start += 8 + length + length % 2
    assert start == len(data)
    return boxes
