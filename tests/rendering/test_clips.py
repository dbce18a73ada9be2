"""Clips: what their frames show, how long, in how many bytes, and what is told of them."""

from collections.abc import Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from bot.services.worker_pool import WorkerPool
from rendering import RENDERERS
from rendering.archive.clip import DISCORD_BYTES, ClipFrame, ClipProgress, ClipTooLarge
from rendering.archive.clip.files import ClipFile, GIFFile, WebPFile
from rendering.archive.clip.fitting import WIDTHS, MergedFrame, merge
from rendering.archive.clip.frames import WIDTH, FrameComposer
from rendering.atlas import atlas_file, draw_with_atlas, forget_everything_drawn
from rendering.kit import sprite
from rendering.kit.atlas import write_atlas
from rendering.words.wording import ALT_TEXT_LIMIT
from tests.codebase.combinations import usual_first
from tests.rendering.clips import (
    decode,
    draw,
    draw_and_count,
    frames_of,
    plan_of,
    scores_of,
    webp_boxes,
    with_changes,
)
from tests.rendering.rendered_samples import by_game, each_game
from tests.rendering.test_names import HOSTILE

pytestmark = pytest.mark.xdist_group("pictures")

_SQUARE = 16
"""The side of the squares whose mean colours are compared: lettering and edges lose more than areas do."""


def assert_alike(image: Image.Image, true: Image.Image, tolerance: int) -> None:
    """Assert that no part of an image differs from what was drawn."""
    assert image.size == true.size
    different = ImageChops.difference(image.reduce(_SQUARE), true.reduce(_SQUARE))
    assert max(most for _, most in different.getextrema()) <= tolerance  # type: ignore[misc]  # of each band
    assert max(ImageStat.Stat(ImageChops.difference(image, true)).mean) < tolerance / 3


def true_frames(plan: Any) -> list[Image.Image]:
    """Return the frames of a plan before they are encoded, in full width."""
    composer = FrameComposer(plan, plan.frames)
    shots = composer.lay_out(merge(plan.frames, len(plan.frames)))
    scenes = [composer.compose_title(plan.frames[0]), *map(composer.compose, shots)]
    return [scene.paint() for scene in scenes]


@pytest.mark.parametrize(
    ("theme", "form", "tolerance"), usual_first(1, [("dark", "webp", 12), ("light", "gif", 70)])
)
@each_game
@pytest.mark.sampled
def test_each_frame_shows_what_was_drawn(key: str, theme: str, form: str, tolerance: int) -> None:
    plan = plan_of(key, 5, theme=theme, format=form)
    clip, _ = draw(plan)
    frames, milliseconds = decode(clip.data)
    assert (len(frames), clip.extension, clip.size) == (6, form, frames[0].size)
    assert (clip.frames, clip.milliseconds) == (len(frames), sum(milliseconds))
    for one, true in zip(frames, true_frames(plan), strict=True):
        assert_alike(one, true.resize(clip.size, Image.Resampling.HAMMING), tolerance)


@each_game
@pytest.mark.nightly
def test_a_contrast_clip_is_drawn(key: str) -> None:
    assert draw(plan_of(key, 2, theme="contrast"))[0].frames == 3


def test_a_frame_holds_only_what_has_changed() -> None:
    file, image = WebPFile((640, 480)), Image.effect_noise((640, 480), 40).convert("RGB")
    other = image.copy()
    ImageDraw.Draw(other).rectangle((100, 70, 130, 90), fill=(255, 0, 0))
    lengths = list[int]()
    for frame, changed in with_changes([image, other, other]):
        file.add(frame, changed, 100)
        lengths.append(file.length)
    whole = lengths[0]
    assert file.length < 1.1 * whole
    assert webp_boxes(file.finish()) == [(0, 0, 640, 480), (96, 64, 48, 32), (0, 0, 16, 16)]


def test_a_large_frame_comes_in_bands_within_moments_but_not_the_first_one() -> None:
    images = [Image.effect_noise((1200, 900), spread).convert("RGB") for spread in (40, 80)]
    last = images[1].copy()
    last.paste((9, 9, 9), (0, 0, 40, 40))
    last.paste((9, 9, 9), (1100, 860, 1200, 900))
    file = WebPFile((1200, 900))
    for image, changed in with_changes([*images, last]):
        file.add(image, changed, 1000)
    data = file.finish()
    whole, *bands = webp_boxes(data)
    assert whole == (0, 0, 1200, 900)
    assert bands[:3] == [(0, 0, 1200, 304), (0, 304, 1200, 304), (0, 608, 1200, 292)]
    assert bands[3:] == [(0, 0, 48, 48), (1088, 848, 112, 52)]  # nothing has changed in between
    frames, milliseconds = decode(data)
    assert milliseconds == [1000, 1000, 1000]
    for frame, true in zip(frames, (*images, last), strict=True):
        assert_alike(frame, true, 30)


def _far_corners() -> list[Image.Image]:
    """Return pictures that differ only in two far corners, on a ground of fine noise."""
    images, ground = [], Image.effect_noise((630, 470), 40).convert("RGB")
    for step in range(12):
        image = ground.copy()
        for corner in ((20 + 7 * step, 30), (610 - 9 * step, 440)):
            ImageDraw.Draw(image).ellipse((*corner, corner[0] + 15, corner[1] + 15), fill=(240, 20 * step, 0))
        images.append(image)
    return images


@pytest.mark.parametrize(("form", "tolerance"), [("webp", 24), ("gif", 60)])
def test_errors_do_not_add_up(form: str, tolerance: int) -> None:
    images = _far_corners()
    file: ClipFile = WebPFile((630, 470)) if form == "webp" else GIFFile((630, 470), images[::3], ())
    lengths = list[int]()
    for image, changed in with_changes(images):
        file.add(image, changed, 100)
        lengths.append(file.length)
    assert file.length < 2 * lengths[0]
    for frame, true in zip(decode(file.finish())[0], images, strict=True):
        assert_alike(frame, true, tolerance)


@pytest.mark.nightly
def test_title_and_result_are_shown_longest() -> None:
    _, milliseconds = decode(draw(plan_of("constructor", 6))[0].data)
    title, *turns, result = milliseconds
    assert 700 <= min(turns) <= max(turns) < 4000
    assert title >= 2000
    assert result == max(milliseconds)


@pytest.mark.exhaustive
def test_a_long_match_is_told_in_about_two_minutes() -> None:
    frame = frames_of("constructor_playthrough")[0]
    long = msgspec.structs.replace(frame, summary="Ada placed a small on a1. " * 4)
    clip, _ = draw(plan_of("constructor", frames=(long,) * 110, max_bytes=400_000))
    assert clip.frames == 111
    assert clip.milliseconds < 140_000
    assert len(clip.data) <= 400_000


@pytest.mark.parametrize("count", range(30, 36))
def test_a_summary_that_is_too_long_ends_between_words(count: int) -> None:
    frame = msgspec.structs.replace(
        frames_of("constructor_playthrough")[0], summary="Ada laid a " + "wonderful " * count, brief=""
    )
    plan = plan_of("constructor", frames=(frame,))
    (shot,) = FrameComposer(plan, plan.frames).lay_out(merge(plan.frames, 1))
    assert len(shot.lines) == 5
    assert shot.lines[-1].split()[-2:] == ["wonderful", "…"]


@pytest.mark.parametrize("form", ["webp", "gif"])
@pytest.mark.parametrize(("key", "most"), by_game(("constructor", 1024 * 1024), ("middle-ages", 200_000)))
@pytest.mark.nightly
def test_a_clip_is_as_large_as_it_may_be(key: str, most: int, form: str) -> None:
    plan = plan_of(key, 24, format=form, max_bytes=most)
    clip, progress = draw(plan)
    assert len(clip.data) <= most
    assert len(clip.data) > most / 3 or clip.size[0] == WIDTH
    assert clip.size[0] in WIDTHS
    assert progress[-1] == ClipProgress(clip.frames, clip.frames)
    assert clip.frames == 25 or clip.size[0] == WIDTHS[-1]
    assert len(decode(clip.data)[0]) == clip.frames


@pytest.mark.nightly
def test_what_discord_takes_is_enough_for_whole_matches_in_full_width() -> None:
    clip, progress = draw(plan_of("constructor"))
    assert clip.size[0] == WIDTH
    assert len(clip.data) < DISCORD_BYTES / 5
    count = len(frames_of("constructor_playthrough")) + 1
    assert progress == [ClipProgress(frames_done, count) for frames_done in range(count + 1)]


@pytest.mark.nightly
def test_a_clip_is_as_wide_as_the_bytes_of_a_frame_allow() -> None:
    clip, _ = draw(plan_of("middle-ages"))
    assert 54_000 < len(clip.data) / clip.frames <= 66_000  # the bytes are an estimate until they are drawn
    assert clip.size[0] > 720


@pytest.mark.usefixtures("example_games")
def test_a_game_without_points_has_a_clip_without_scores() -> None:
    clip, _ = draw(plan_of("noughts", 3))
    assert clip.frames == 4
    assert clip.description.startswith("A clip of Noughts and Crosses with Ada and Bruno on May 4, 2026.")


def test_nothing_fits_into_nothing() -> None:
    with pytest.raises(ClipTooLarge):
        draw(plan_of("constructor", 3, max_bytes=2000))


@pytest.mark.parametrize("form", ["webp", "gif"])
@each_game
@pytest.mark.sampled(2)
def test_a_match_of_one_turn_has_a_title_and_a_result(key: str, form: str) -> None:
    clip, progress = draw(plan_of(key, 1, format=form))
    assert len(decode(clip.data)[0]) == 2
    assert progress[-1] == ClipProgress(2, 2)


def test_merging_keeps_the_turning_points_and_the_result() -> None:
    frames = [ClipFrame(frame.view, str(at), is_key=at in (3, 4, 5)) for at, frame in enumerate(_turns(12))]
    merged_frames = merge(frames, 6)
    summaries = [each.frame.summary for each in merged_frames]
    assert {"3", "4", "5", "11"} <= set(summaries)
    assert len(summaries) == 6
    assert [words for each in merged_frames for words in each.summaries] == [str(at) for at in range(12)]
    assert [each.frame.summary for each in merge(frames, 1)] == ["11"]
    assert [each.frame.summary for each in merge(frames, 3)][-1] == "11"
    assert {each.frame.summary for each in merge(frames, 3)} < {"3", "4", "5", "11"}


def _turns(count: int) -> Sequence[ClipFrame]:
    return frames_of("constructor_playthrough")[:count]


@each_game
def test_a_frame_says_what_was_done_and_the_scores_below_the_board(key: str) -> None:
    plan = plan_of(key, 3)
    composer = FrameComposer(plan, plan.frames)
    (*_, shot) = composer.lay_out(merge(plan.frames, 3))
    board, words = composer.compose_board(shot.frame), [seen.words for seen in composer.compose(shot).read()]
    below = words[len(board.read()) :]
    assert below[: len(shot.lines)] == ["Ada has won."]
    names = plan.names if shot.frame.scores else ()  # a game may show no points
    scores = [each for pair in zip(names, shot.frame.scores, strict=True) for each in pair]
    assert [each for each in below[1:] if each] == scores


def test_merged_turns_tell_as_much_as_there_is_room_for() -> None:
    frame = _turns(1)[0]
    composer = FrameComposer(plan_of("constructor", 2), [frame])
    summaries = tuple(f"Ada placed a small on a{at}." for at in range(12))
    merged_frames = [MergedFrame(frame, summaries), MergedFrame(frame, summaries[:2])]
    words, few = (" ".join(scene.lines) for scene in composer.lay_out(merged_frames))
    assert words.endswith("a9. Ada placed a small on a10. Ada placed a small on a11.")
    assert "a5." not in words
    assert few == " ".join(summaries[:2])


def test_a_long_turn_is_told_to_its_end_without_what_is_in_brackets() -> None:
    frame, payment = _turns(1)[0], "(paid 5 coins, got 16 coins and 4 points)"
    composer = FrameComposer(plan_of("constructor", 2), [frame])

    def lay_out(summary: str) -> str:
        (scene,) = composer.lay_out([MergedFrame(frame, (summary,))])
        return " ".join(scene.lines)

    short = f"Ada finished the House with a master {payment}."
    assert lay_out(short) == short
    long = (
        f"Ada finished the House with a master {payment}, the Inn {payment} and the Straw Hut {payment}. "
        "Winner: Ada."
    )
    assert lay_out(long) == "Ada finished the House with a master, the Inn and the Straw Hut. Winner: Ada."


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.nightly
def test_names_and_sentences_full_of_nonsense_are_drawn(count: int) -> None:
    views = [frame.view for frame in _turns(2)]
    names = (HOSTILE * 2)[:count] if count == 2 else HOSTILE[:count]
    key = "constructor" if count == 2 else "builders"
    samples = RENDERERS["builders"].samples()
    views = views if count == 2 else [samples["many_rows_4"], samples["over_4"]]
    summary = f"🔴 {names[0]} <:small_1c2d3e:123> {'placed **all** of it ' * 40}{'W' * 80} 太郎 😀"
    frames = tuple(ClipFrame(view, summary, ("999 ✨ points",) * count, 1) for view in views)
    plan = plan_of(key, names=names, frames=frames, title=("**@everyone** " * 9, "😀"))
    clip, _ = draw(plan)
    assert clip.frames == 3
    assert len(clip.description) <= ALT_TEXT_LIMIT
    assert "<:small" not in clip.description


def test_without_names_players_have_those_of_their_colours() -> None:
    clip, _ = draw(plan_of("constructor", 2, names=("", "")))
    assert clip.description.startswith("A clip of Constructor with Ice and Black on May 4, 2026.")


def test_an_alt_text_has_the_colours_of_the_players_without_their_marks() -> None:
    views = [RENDERERS["constructor"].samples()["start"]] * 2
    summaries = ("Ada (⚪ Ice) begins.", "Bruno (⚫ Black) has resigned.")
    frames = tuple(
        ClipFrame(view, words, scores_of(view), 0) for view, words in zip(views, summaries, strict=True)
    )
    clip, _ = draw(plan_of("constructor", 2, frames=frames))
    assert clip.description.endswith(" Ada (Ice) begins. Bruno (Black) has resigned.")


@pytest.mark.exhaustive
def test_other_marks_are_drawn() -> None:
    views = [RENDERERS["builders"].samples()["start"]]
    frames = tuple(ClipFrame(view, "Ada begins.", scores_of(view), 0) for view in views)
    usual, other = (true_frames(plan_of("builders", frames=frames, marks=marks)) for marks in ((), (2, 3)))
    for one, another in zip(usual, other, strict=True):
        assert ImageChops.difference(one, another).getbbox()


@pytest.mark.exhaustive
def test_an_alt_text_tells_the_turning_points_and_the_result() -> None:
    frames = [
        ClipFrame(frame.view, f"Ada placed her small number {at} with care.", is_key=at in (40, 41))
        for at, frame in enumerate([*_turns(1)] * 100)
    ]
    alt_text = draw(plan_of("constructor", frames=tuple(frames)))[0].description
    assert alt_text.startswith("A clip of Constructor with ")
    assert "with care. … Ada" in alt_text
    for number in (40, 41, 98, 99):
        assert f"number {number} " in alt_text
    assert alt_text.endswith("number 99 with care.")
    assert "number 1 " not in alt_text
    assert ALT_TEXT_LIMIT - 50 < len(alt_text) <= ALT_TEXT_LIMIT


@pytest.mark.exhaustive
async def test_a_clip_drawn_in_another_process_is_the_same() -> None:
    from rendering.archive.clip import draw_clip

    plan, progress = plan_of("constructor", 3), list[ClipProgress]()
    worker_pool = WorkerPool()
    clip = await worker_pool.stream(1, partial(draw_clip, plan), progress.append)
    await worker_pool.close()
    assert (clip, progress) == draw(plan)


@each_game
@pytest.mark.nightly
async def test_another_process_draws_a_clip_from_the_atlas(key: str, tmp_path: Path) -> None:
    plan = plan_of(key, 2, theme="light", marks=(2, 0))
    forget_everything_drawn()
    with sprite.noting() as sprites:
        clip, _ = draw(plan)
    write_atlas(atlas_file(tmp_path), [sprites])
    worker_pool = WorkerPool()
    draw_there = partial(draw_with_atlas, tmp_path, draw_and_count, plan)
    other, draw_count = await worker_pool.ask(1, draw_there)
    await worker_pool.close()
    assert other.data == clip.data
    assert draw_count == 0


def test_a_clip_is_a_file_that_pillow_reads_to_its_end() -> None:
    data = draw(plan_of("constructor", 3))[0].data
    with Image.open(BytesIO(data)) as image:
        assert (image.format, image.info["loop"]) == ("WEBP", 0)
    assert len(decode(data)[0]) == 4
