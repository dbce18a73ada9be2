"""The end of a process: every request is done or not, and nothing runs on afterwards."""

import asyncio
from typing import Any

import pytest

from bot.match.deliveries import Claim
from bot.store.matches import MatchStore
from tests.play.world import World, new_bot

OURS = ("scheduler", "timer-", "outbox-", "think", "discord.py: ", "discord-ui", "CommandTree")
LONGEST = 30


def running() -> list[str]:
    """Return the names of the bot's tasks that have not ended."""
    names = [task.get_name() for task in asyncio.all_tasks() if not task.done()]
    return [name for name in names if name.startswith(OURS)]


class Gate:
    """A gate that delays every commit until it opens."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.arrival, self.open = asyncio.Event(), asyncio.Event()
        commit = MatchStore.commit_and_claim

        async def commit_when_open(*arguments: Any, **named: Any) -> Any:
            self.arrival.set()
            await self.open.wait()
            return await commit(*arguments, **named)

        monkeypatch.setattr(MatchStore, "commit_and_claim", commit_when_open)


async def begin_on_adas_turn(world: World) -> int:
    """Begin a match in which it is Ada's turn, and return its revision."""
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    return (await world.match()).revision


async def clicks(world: World) -> asyncio.Task[Any]:
    """Let Ada place a piece with a click that is still handled while other things happen."""
    await world.press(world.ada, "pick", "R")
    return asyncio.ensure_future(world.press(world.ada, "act", "Rb2"))


async def test_a_click_that_is_being_committed_is_finished_before_the_end(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    version = await begin_on_adas_turn(world)
    gate, bot = Gate(monkeypatch), world.bot
    click = await clicks(world)
    async with asyncio.timeout(LONGEST):
        await gate.arrival.wait()
        closing = asyncio.ensure_future(bot.close())
        await asyncio.wait({closing}, timeout=0)  # it has begun
        gate.open.set()
        await closing
    assert running() == []
    await asyncio.gather(click, return_exceptions=True)
    monkeypatch.undo()
    await world.env.restart_bot(new_bot(world.database))
    match = await world.match()
    assert match.revision == version + 1
    await world.act(world.bruno, "Sc2")
    assert (await world.match()).revision == version + 2


@pytest.mark.simcord(check_errors=False)
async def test_a_click_that_takes_too_long_is_given_up_whole(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    version = await begin_on_adas_turn(world)
    gate, bot = Gate(monkeypatch), world.bot
    monkeypatch.setattr("bot.client.bot.ANSWER_SECONDS", 0.01)
    click = await clicks(world)
    async with asyncio.timeout(LONGEST):
        await gate.arrival.wait()
        await bot.close()
    assert running() == []
    click.cancel()
    await asyncio.gather(click, return_exceptions=True)
    monkeypatch.undo()
    await world.env.restart_bot(new_bot(world.database))
    assert (await world.match()).revision == version
    await world.press(world.ada, "act", "Rb2")
    assert (await world.match()).revision == version + 1


async def test_nothing_begins_after_the_end(world: World) -> None:
    await begin_on_adas_turn(world)
    bot, match = world.bot, await world.match()
    await bot.close()
    for _ in range(2):
        bot.scheduler.wake()
        bot.outbox.wake(match.id)
        await bot.close()
        assert running() == []
    await world.env.restart_bot(new_bot(world.database))


async def test_clicks_and_commands_while_the_bot_closes_are_answered_with_try_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_on_adas_turn(world)
    monkeypatch.setattr("bot.client.bot.CLOSE_SECONDS", LONGEST)
    bot, free = world.bot, asyncio.Event()

    async def hangs(_: Claim) -> None:
        await world.env.external_wait(free.wait(), reason="a message that Discord delays")

    monkeypatch.setattr(bot.publisher, "publish", hangs)
    await world.act(world.ada, "Rb2")
    version = (await world.match()).revision
    closing = asyncio.ensure_future(bot.close())
    await asyncio.wait({closing}, timeout=0)  # it has begun
    for answer in (await world.press(world.bruno, "undo"), await world.command(world.bruno, "Sc2")):
        assert answer.response is not None
        assert "I am about to restart" in answer.response.content
    free.set()
    await closing
    assert running() == []
    await world.env.restart_bot(new_bot(world.database))
    assert (await world.match()).revision == version
