"""Clips: drawn with progress, posted where the match was played, stopped and refused in plain words."""

import asyncio
from io import BytesIO
from typing import Any

import discord
import pytest
from PIL import Image
from simcord.results import to_discord_message
from sqlalchemy import update

from bot.match.models import Match
from bot.match.refusals import Refusal
from bot.services.long_work import LongWork
from bot.services.worker_pool import NoAnswer, WorkerPool
from bot.store.tables import actions
from cogs.archive.clip_planner import ClipPlanner, Range
from cogs.kit.custom_ids import CustomId, write_custom_id
from rendering.archive.clip import ClipPlan, ClipProgress
from tests.play.archive.test_frames import NAMES, reopen
from tests.play.archive.test_reviews import play
from tests.play.world import World, forge, pictures, reply_text, words
from tests.rendering.clips import decode


class Drawing:
    """A stand-in for the process that draws clips: it draws here, once it is told to go on."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self._world = world
        self.plans: list[ClipPlan] = []
        self.error: Exception | None = None
        self._go_on = asyncio.Event()
        monkeypatch.setattr(WorkerPool, "stream", self._stream)
        wait = LongWork.wait_for_change

        async def wait_for_process(work: LongWork, pause: float) -> None:
            await world.env.external_wait(wait(work, pause), reason="another process draws")

        monkeypatch.setattr(LongWork, "wait_for_change", wait_for_process)

    async def _stream(self, _match_id: int, call: Any, on_progress: Any) -> Any:
        self.plans.append(call.args[-1])
        on_progress(ClipProgress(1, 9))
        await self._world.env.external_wait(self._go_on.wait(), reason="another process draws")
        if self.error:
            raise self.error
        return finish(call(), on_progress)

    async def draw(self) -> None:
        """Draw the clip and let the bot post it."""
        self._go_on.set()
        for _ in range(3):
            await self._world.settle()
            await self._world.env.advance_time(2)


def finish(steps: Any, on_progress: Any) -> Any:
    """Run a generator to its end and return what it returns."""
    while True:
        try:
            on_progress(next(steps))
        except StopIteration as end:
            return end.value


@pytest.fixture
def drawing(world: World, monkeypatch: pytest.MonkeyPatch) -> Drawing:
    """Return the stand-in."""
    return Drawing(world, monkeypatch)


async def test_a_clip_is_posted_for_everybody(world: World, drawing: Drawing) -> None:
    match = await play(world)
    await world.press(world.ada, "clip")
    await world.env.advance_time(2)
    assert "Drawing the clip: frame 1 of 9." in private_words(world)
    await drawing.draw()
    assert "The clip is in the channel" in private_words(world)
    assert "Clip: Constructor" in words(world.board)
    data = download_clip(world)
    assert Image.open(BytesIO(data)).format == "WEBP"
    assert len(decode(data)[0]) == len({line.turn for line in await record(world, match)}) + 2
    assert len(data) < drawing.plans[0].max_bytes


def private_words(world: World) -> str:
    """Return what the newest private message says now."""
    flag = discord.MessageFlags.ephemeral.flag
    messages = [one for one in world.env.backend.messages[world.channel.id].values() if one.flags & flag]
    newest = max(messages, key=lambda message: message.id)
    return words(to_discord_message(world.env, newest))


async def record(world: World, match: Match) -> tuple[Any, ...]:
    """Return the actions of a match."""
    return await world.bot.store.matches.get_record(match.id)


def download_clip(world: World) -> bytes:
    """Return the file of the newest message."""
    (item,) = pictures(world.board)
    data = world.env.backend.cdn.get(item.media.url)
    assert data is not None
    return data


async def test_some_turns_at_another_speed_as_a_gif(world: World, drawing: Drawing) -> None:
    await play(world)
    options = {"from": 2, "to": 4, "speed": "fast", "format": "gif"}
    await world.ada.slash(world.channel, "match clip", **options)
    await drawing.draw()
    assert "turns 2 to 4" in words(world.board)
    clip = Image.open(BytesIO(download_clip(world)))
    assert clip.format == "GIF"
    assert getattr(clip, "n_frames", 1) == 4


@pytest.mark.parametrize("turns", [(4, 2), (1, 99), (50, None)])
@pytest.mark.sampled
async def test_turns_that_the_match_does_not_have_are_refused(
    world: World, turns: tuple[int, int | None]
) -> None:
    await play(world)
    first, last = turns
    options = {"from": first} | ({} if last is None else {"to": last})
    result = await world.ada.slash(world.channel, "match clip", **options)
    assert "This match has the turns 1 to" in reply_text(result)


async def test_a_running_match_has_no_clip(world: World) -> None:
    await world.begin_constructor()
    result = await world.ada.slash(world.channel, "match clip")
    assert "still running" in reply_text(result)


async def test_only_players_share_a_clip(world: World) -> None:
    await play(world, actions=3)
    assert "Only the players" in reply_text(await world.press(world.chioma, "clip"))


@pytest.mark.exhaustive
async def test_a_second_clip_waits_for_the_first(world: World, drawing: Drawing) -> None:
    await play(world, actions=3)
    end = world.board
    await world.press(world.ada, "clip", message=end)
    second = await world.press(world.bruno, "clip", message=end)
    assert "being drawn in this server already" in reply_text(second)
    await drawing.draw()
    assert len(drawing.plans) == 1
    assert world.board.id != end.id
    third = await world.press(world.bruno, "clip", message=end)
    assert "being drawn in this server already" not in reply_text(third)


async def test_a_clip_can_be_stopped(world: World, drawing: Drawing) -> None:
    await play(world, actions=3)
    end = world.board
    result = await world.press(world.ada, "clip")
    await world.press(world.ada, "clip-stop", message=result.response)
    await drawing.draw()
    assert "Nothing was posted" in private_words(world)
    assert world.board.id == end.id
    match = await world.match()
    stop = write_custom_id("b", CustomId(match.id, match.board_version, "clip-stop"))
    answer = await forge(world, world.ada, result.response, stop)
    assert "finished already" in reply_text(answer)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (NoAnswer("died"), "could not be drawn"),
        (NoAnswer("failed", "rendering.archive.clip.plan.ClipTooLarge"), "larger than this server takes"),
    ],
)
@pytest.mark.sampled
async def test_a_clip_that_fails_is_a_sentence(
    world: World, drawing: Drawing, error: Exception, sentence: str
) -> None:
    await play(world, actions=3)
    drawing.error = error
    await world.press(world.ada, "clip")
    await drawing.draw()
    assert sentence in private_words(world)


async def test_a_clip_keeps_to_the_limit_of_the_server_and_names_the_players(
    world: World, drawing: Drawing
) -> None:
    await play(world, actions=3)
    await world.press(world.ada, "clip")
    (plan,) = drawing.plans
    assert 0 < plan.max_bytes < 10 * 1024 * 1024
    assert plan.names == ("ada", "bruno")
    assert plan.frames[-1].summary.endswith("bruno has resigned. ada wins.")


async def test_a_stopping_bot_leaves_no_clip_behind(world: World, drawing: Drawing) -> None:
    await play(world, actions=3)
    await world.press(world.ada, "clip")
    assert drawing.plans
    await world.restart()
    assert not [task for task in asyncio.all_tasks() if task.get_name() == "clip"]


async def test_a_match_that_cannot_be_replayed_any_more_has_no_clip(world: World, drawing: Drawing) -> None:
    match = await play(world, actions=3)
    async with world.bot.store.engine.begin() as connection:
        await connection.execute(update(actions).where(actions.c.match_id == match.id).values(action="Rz9"))
    assert "cannot be replayed" in reply_text(await world.press(world.ada, "clip"))
    assert drawing.plans == []


def test_a_clip_of_a_race_has_the_frames_of_its_replay() -> None:
    replay = reopen("space-builder", "clip")
    planner = ClipPlanner(replay, NAMES[: len(replay.match.players)], Range(), locale="en")
    frames = [planner.plan_frame(number) for number in planner.numbers]
    plan = planner.plan(frames, theme="dark", kind="webp", speed="normal", max_bytes=10**7)
    assert len(plan.frames) == len(replay.frames)
    assert sum(frame.summary.startswith("Round") for frame in plan.frames) >= 5


def test_a_clip_of_a_race_counts_steps_as_its_replay_does() -> None:
    replay = reopen("space-builder", "clip")
    names = NAMES[: len(replay.match.players)]
    planner = ClipPlanner(replay, names, Range(20, None), locale="en")
    assert planner.turns == (20, len(replay.frames) - 1)
    assert planner.numbers == list(range(20, len(replay.frames)))
    assert ClipPlanner(replay, names, Range(None, 5), locale="en").numbers == [0, 1, 2, 3, 4, 5]
    frame = planner.plan_frame(len(replay.frames) - 1)
    assert frame is not None
    assert frame.scores == ("3", "5", "4", "3"), "the rounds that each has won"
    with pytest.raises(Refusal, match="clip-steps"):
        ClipPlanner(replay, names, Range(1, len(replay.frames)), locale="en")
