"""Clips of the golden playthroughs, for the tests and the benchmarks."""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import cache
from io import BytesIO
from itertools import groupby
from math import ceil
from typing import Any

from PIL import Image, ImageSequence

from bot.games import GAMES, TurnView
from bot.locales import texts
from rendering import RENDERERS, with_names
from rendering.archive.clip import Clip, ClipFrame, ClipPlan, ClipProgress, draw_clip
from rendering.archive.clip.files import _MOMENT, BLOCK
from rendering.kit import sprite
from rendering.kit.film import find_squares
from tests.games.playthroughs import PLAYTHROUGHS, path_of, read_actions
from tests.match.record_files import random_match

NAMES = ("Ada", "Bruno", "Chidi", "Dora")
MATCHES = {play.game: name for name, play in reversed(PLAYTHROUGHS.items())}
"""The first playthrough of each game that has one."""


@cache
def frames_of(name: str) -> tuple[ClipFrame, ...]:
    """Return a frame for each turn of a playthrough, and one for its result."""
    play = PLAYTHROUGHS[name]
    actions = read_actions(path_of(name).read_text().splitlines())
    return _to_frames(play.game, play.players, play.options, play.seed, actions)


@cache
def frames_of_game(key: str) -> tuple[int, Sequence[ClipFrame]]:
    """Return the number of players and the frames of a game's first playthrough, or of a random match."""
    if key in MATCHES:
        return PLAYTHROUGHS[MATCHES[key]].players, frames_of(MATCHES[key])
    match, lines = random_match(key, "clip")
    players, actions = len(match.seats), [(line.player, line.action) for line in lines]
    return players, _to_frames(key, players, match.options, match.seed, actions)


def _to_frames(
    key: str, players: int, options: Mapping[str, Any], seed: str, actions: Iterable[tuple[int, str]]
) -> tuple[ClipFrame, ...]:
    game = GAMES[key]
    state = game.new_state(players, game.options_from(options), seed)
    frames = list[ClipFrame]()
    for player, turn in groupby(actions, key=lambda each: each[0]):
        sentences = list[str]()
        for _, action in turn:
            state, words = _apply(key, state, player, action)
            sentences.append(words)
        view = RENDERERS[key].look_back(game.view(state, None), player)
        frames.append(ClipFrame(view, " ".join(sentences), scores_of(view), player))
    return (*frames, ClipFrame(view, f"{NAMES[0]} has won.", scores_of(view), is_key=True))


def _apply(key: str, state: Any, player: int, notation: str) -> tuple[Any, str]:
    game, text = GAMES[key], with_names(texts("en"), NAMES)
    action = game.action_from_string(notation)
    after = game.apply_action(state, player, action)
    sentence = RENDERERS[key].describe_action(
        game.view(after if game.is_random(action) else state, player), action, text=text
    )
    return after, f"{NAMES[player]} {sentence}."


def scores_of(view: Any) -> tuple[str, ...]:
    """Return the points of all players in a position of any of the games; empty if it has none to show."""
    if isinstance(view, TurnView):
        return ()
    points = getattr(view, "points", None)
    if points is None:
        points = [getattr(one, "points", None) or getattr(one, "vp", 0) for one in view.players]
    return tuple(map(str, points))


def plan_of(key: str, count: int | None = None, **changes: Any) -> ClipPlan:
    """Return the plan for the first turns of a match and its result, or for all of it."""
    players, frames = frames_of_game(key)
    shown_frames = frames if count is None else (*frames[: count - 1], frames[-1])
    return ClipPlan(
        **{
            "key": key,
            "names": NAMES[:players],
            "frames": shown_frames,
            "end_date": date(2026, 5, 4),
            **changes,
        }
    )


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


def draw_and_count(plan: ClipPlan) -> tuple[Clip, int]:
    """Return the clip, and the number of sprites that this process had to draw for it."""
    before = sprite.drawn.total()
    clip, _ = finish(draw_clip(plan))
    return clip, sprite.drawn.total() - before


def decode(data: bytes) -> tuple[list[Image.Image], list[int]]:
    """Return the frames of an animation as they are shown, and their milliseconds.

    What is shown for a moment only, because the rest of a frame follows in other bands, is no frame.
    """
    frames, times, waited = list[Image.Image](), list[int](), 0
    with Image.open(BytesIO(data)) as image:
        for frame in ImageSequence.Iterator(image):
            picture = frame.convert("RGB")  # loads it, and only then is known how long it is shown
            waited += frame.info["duration"]
            if frame.info["duration"] > _MOMENT:
                frames.append(picture)
                times.append(waited)
                waited = 0
    return frames, times


def with_changes(images: Iterable[Image.Image]) -> Iterator[tuple[Image.Image, Image.Image]]:
    """Yield images of a size, each with where it differs from the last one, as `ClipFile.add` wants."""
    last: Image.Image | None = None
    for image in images:
        everywhere = Image.new("L", (ceil(image.width / BLOCK), ceil(image.height / BLOCK)), 255)
        yield image, find_squares(image, last, BLOCK) if last else everywhere
        last = image


def webp_boxes(data: bytes) -> Sequence[tuple[int, int, int, int]]:
    """Return the left, top, width and height of each frame's picture in an animated WebP.

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
