"""A bad connection to Discord, over real sockets: no click vanishes, and none counts twice."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest
from aiohttp import web

from bot.app import create_bot
from bot.client import acknowledgements, bot
from bot.client.bot import Guildhall
from bot.settings import Settings
from bot.timestamps import now
from cogs.kit import replies
from tests.chaos.bots import pause
from tests.chaos.faults import AcknowledgementFault, RequestFault
from tests.chaos.stand_in import Channel, Control, Interaction, StandIn, User, controls, refuse
from tests.client.stand_in import Message, draw_nothing, use

ADA, BRUNO, CHANNEL = 501, 502, 900 << 22
LONGEST = 10.0
"""The seconds after which what a test waits for counts as lost."""
TOKEN = "x" * 30


@dataclass
class Line:
    """A bot and its Discord, with users in one channel."""

    bot: Guildhall
    discord: StandIn

    async def until(self, happens: Callable[[], Any]) -> None:
        """Wait until something happens."""
        async with asyncio.timeout(LONGEST):
            while not happens():
                await pause(0.01)

    @property
    def board(self) -> Message:
        """The newest message of the channel."""
        messages = self.discord.channels[CHANNEL].messages
        return messages[max(messages)]

    async def click(
        self, user: int, verb: str, argument: str = "", below: Message | None = None
    ) -> Interaction:
        """Click the button of a message with this verb and start of its argument."""
        message = below or self.board
        control = next(
            one
            for one in controls(message)
            if one.content.verb == verb and one.content.argument.startswith(argument)
        )
        return await self.discord.click(user, CHANNEL, message, control)

    def offers(self, verb: str) -> bool:
        """Return whether the board has a button with this verb."""
        messages = self.discord.channels[CHANNEL].messages
        return bool(messages) and any(one.content.verb == verb for one in controls(self.board))

    async def open_table(self) -> None:
        """Let Ada open a table for Bruno."""
        await self.discord.command(ADA, CHANNEL, "constructor", "new", {"opponent": User(BRUNO)})
        await self.until(lambda: self.offers("join"))

    async def begin(self) -> None:
        """Let Ada and Bruno begin a match."""
        await self.open_table()
        await self.click(BRUNO, "join")
        await self.until(lambda: self.offers("start"))
        await self.click(BRUNO, "start")
        await self.until(lambda: self.offers("act"))

    async def player_to_act(self) -> int:
        """Return the user whose turn it is."""
        match = await self.bot.store.matches.find_latest(CHANNEL)
        assert match is not None
        (player,) = match.players_to_act()
        return match.players[player]

    async def actions(self) -> list[str]:
        """Return the actions of the match."""
        return [line.action for line in await self.bot.store.matches.get_record(1)]

    def count(self, name: str) -> float:
        """Return the sum of a metric's series."""
        assert self.bot.monitoring is not None
        lines = self.bot.monitoring.metrics.text().decode().splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(f"guildhall_{name}"))


@pytest.fixture
async def line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Line]:
    """Run a bot that is connected to a stand-in for Discord."""
    draw_nothing(monkeypatch.setattr)
    discord = StandIn()
    discord.channels[CHANNEL] = Channel()
    async with discord.running():
        use(discord.url, monkeypatch.setattr)
        url = f"sqlite+aiosqlite:///{tmp_path / 'guildhall.db'}"
        bot = create_bot(Settings(database_url=url, emojis=False, coach=False, welcome=False, metrics_port=0))
        task = asyncio.create_task(bot.start(TOKEN))
        try:
            async with asyncio.timeout(LONGEST):
                await discord.ready.wait()
            yield Line(bot, discord)
        finally:
            await bot.close()
            await asyncio.wait([task])


FAULTS: Mapping[str, tuple[str, bool]] = {
    "reset before": ("reset", False),
    "closed before": ("cut", False),
    "500 before": ("500", False),
    "reset after": ("reset", True),
    "closed after": ("cut", True),
    "500 after": ("500", True),
}
"""What happens to the first try to acknowledge: before or after Discord has taken it."""
SILENCE: Mapping[str, tuple[str, bool]] = {
    "silent before": ("timeout", False),
    "silent after": ("timeout", True),
}


@pytest.fixture(params=[*FAULTS, *(pytest.param(name, marks=pytest.mark.exhaustive) for name in SILENCE)])
def fault(
    line: Line, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> AcknowledgementFault:
    """Let the first try to acknowledge each interaction fail."""
    monkeypatch.setattr(acknowledgements, "TRY_SECONDS", 0.15)
    failure, is_after = {**FAULTS, **SILENCE}[request.param]
    fault = AcknowledgementFault(failure, 1.0, Random(1), is_after)
    line.discord.faults.append(fault)
    return fault


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Discord take acknowledgements for a shorter time, and let the bot not wait for the connection."""
    monkeypatch.setattr(acknowledgements, "DEADLINE_SECONDS", 0.3)
    monkeypatch.setattr(replies, "FOLLOW_UP_PAUSES", (0, 0.05))


def _break(line: Line, *, is_after: bool) -> RequestFault:
    """Break the connection at every try to acknowledge, before or after Discord has done it."""
    fault = RequestFault("reset", 1.0, Random(1), is_after, "/interactions/*")
    line.discord.faults.append(fault)
    return fault


@pytest.mark.sampled(3)
async def test_nothing_that_a_user_does_vanishes(line: Line, fault: AcknowledgementFault) -> None:
    await line.begin()
    user = await line.player_to_act()
    await line.click(user, "act", "pattern rhombus")
    await line.until(lambda: line.offers("undo"))
    assert await line.actions() == ["pattern rhombus"]

    panel = await line.discord.command(ADA, CHANNEL, "me", "quiet", {})
    await line.until(lambda: panel.original is not None)
    assert panel.original is not None
    zone = Control("u:me-zone:", next(controls(line.board)).content)
    form = await line.discord.click(ADA, CHANNEL, panel.original, zone)
    await line.until(lambda: form.answer)
    custom_id = form.answer["data"]["custom_id"]
    sent = await line.discord.submit(ADA, CHANNEL, custom_id, "portugal", panel.original)
    await line.until(lambda: "Choose the place" in "".join(sent.texts))

    typed = await line.discord.type(user, CHANNEL, "constructor", "place", "tile")
    await line.until(lambda: typed.answer)
    assert typed.answer["data"]["choices"]

    question = await line.discord.command(ADA, CHANNEL, "match", "resign", {})
    await line.until(lambda: question.original is not None)
    await line.click(ADA, "resign", "yes", below=question.original)
    await line.until(lambda: line.offers("rematch"))
    assert len(fault.tried) == len(line.discord.interactions)
    assert line.count("acknowledgement_retries_total") >= len(fault.tried)


@pytest.mark.usefixtures("brief")
async def test_who_was_acknowledged_unknowingly_is_told_that_nothing_was_done(line: Line) -> None:
    await line.begin()
    fault = _break(line, is_after=True)
    click = await line.click(await line.player_to_act(), "act", "pattern rhombus")
    await line.until(lambda: click.texts)
    assert "so nothing has been done. Please try again." in click.texts[0]
    assert await line.actions() == []
    await line.until(lambda: line.count('interactions_total{kind="button",name="act",outcome="unack') == 1)
    line.discord.faults.remove(fault)
    await line.click(await line.player_to_act(), "act", "pattern rhombus")
    await line.until(lambda: line.offers("undo"))


@pytest.mark.usefixtures("brief")
async def test_who_was_never_acknowledged_is_told_by_discord_alone(line: Line) -> None:
    await line.begin()
    fault = _break(line, is_after=False)
    click = await line.click(await line.player_to_act(), "act", "pattern rhombus")
    await line.until(lambda: line.count('interactions_total{kind="button",name="act",outcome="unack') == 1)
    assert (click.answered_at, click.texts, await line.actions()) == (None, [], [])
    line.discord.faults.remove(fault)
    await line.click(await line.player_to_act(), "act", "pattern rhombus")
    await line.until(lambda: line.offers("undo"))


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("is_after", [False, True])
async def test_completions_that_do_not_arrive_are_dropped_silently(
    line: Line, caplog: pytest.LogCaptureFixture, *, is_after: bool
) -> None:
    await line.begin()
    _break(line, is_after=is_after)
    await line.discord.type(await line.player_to_act(), CHANNEL, "constructor", "place", "tile")
    await line.until(lambda: line.count('interactions_total{kind="completion",name="constr') == 1)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert line.count('interactions_total{kind="completion",name="constructor place",outcome="unack') == 1
    assert line.count('interaction_acknowledgement_seconds_count{kind="completion"}') == 0


def _shift_clock(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let interactions look older by some seconds to what acknowledges them."""
    monkeypatch.setattr(acknowledgements, "now", lambda: now() + timedelta(seconds=seconds))


async def test_tries_end_when_discords_own_time_is_over(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    await line.begin()
    _shift_clock(monkeypatch, 2.7)
    _break(line, is_after=False)
    began = monotonic()
    await line.click(await line.player_to_act(), "act", "pattern rhombus")
    await line.until(lambda: line.count('interactions_total{kind="button",name="act",outcome="unack') == 1)
    assert monotonic() - began < 1


@pytest.mark.parametrize("seconds", [-3600.0, 3600.0])
async def test_a_clock_that_is_off_ends_no_tries(
    line: Line, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    await line.begin()
    _shift_clock(monkeypatch, seconds)
    line.discord.faults.append(AcknowledgementFault("reset", 1.0, Random(1)))
    await line.click(await line.player_to_act(), "act", "pattern rhombus")
    await line.until(lambda: line.offers("undo"))


@pytest.mark.parametrize("has_failed", [False, True])
async def test_what_another_process_has_acknowledged_is_left_to_it(
    line: Line, monkeypatch: pytest.MonkeyPatch, *, has_failed: bool
) -> None:
    await line.begin()
    if has_failed:  # while its shard passes to another process
        line.discord.faults.append(AcknowledgementFault("reset", 1.0, Random(1)))
        monkeypatch.setattr(bot, "OTHERS_FIRST_SECONDS", 0.05)
        monkeypatch.setattr(Guildhall, "is_sole_receiver", lambda *_: False)
    monkeypatch.setattr(StandIn, "_answer", _answer_already)
    await line.click(await line.player_to_act(), "act", "pattern rhombus")
    await line.until(lambda: line.count('interactions_total{kind="button",name="act",outcome="expired') == 1)
    assert await line.actions() == []


async def _answer_already(*_: Any) -> web.Response:
    return refuse(400, 40060, "Interaction has already been acknowledged.")
