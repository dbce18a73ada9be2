"""Every metric moves when the thing happens, the log has one line for each interaction, health is told."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.client import health_pages
from bot.client.bot import Guildhall
from bot.match.deliveries import Claim
from bot.observability.logs import JsonFormatter
from bot.services.worker_pool import WorkerPool
from bot.store.matches import MatchStore
from tests.client.monitored import get_page, read_metrics
from tests.play.client.test_closing import LONGEST, begin_on_adas_turn
from tests.play.faults import EDIT, POST, FailingDiscord, failing, http_failure
from tests.play.notified_users import pass_time
from tests.play.world import World, forge, new_bot

__all__ = ["failing"]

NEW = '{kind="command",name="constructor new",outcome="answered"}'
JOIN = '{kind="button",name="join",outcome="answered"}'


@pytest.fixture
def simcord_bot(database: Path) -> Guildhall:
    """Return a bot that shows its metrics."""
    return new_bot(database, metrics=True)


@pytest.fixture(autouse=True)
async def live_metrics(simcord_bot: Guildhall, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Sample the database for each request of the metrics, and close the server afterwards."""
    monkeypatch.setattr(health_pages, "SAMPLE_SECONDS", 0)
    yield
    assert simcord_bot.monitoring is not None
    await simcord_bot.monitoring.close()


# Interactions


async def test_interactions_are_counted_and_timed(world: World) -> None:
    await world.begin_constructor()
    metrics = await read_metrics(world.bot)
    for labels in (NEW, JOIN):
        assert metrics[f"guildhall_interactions_total{labels}"] == 1
    for name in ("acknowledgement", "answer"):
        assert metrics[f'guildhall_interaction_{name}_seconds_count{{kind="command"}}'] == 1
        assert metrics[f'guildhall_interaction_{name}_seconds_count{{kind="button"}}'] == 2
        assert 0 < metrics[f'guildhall_interaction_{name}_seconds_sum{{kind="button"}}'] < 30


async def test_refusals_are_counted_by_reason(world: World) -> None:
    await world.begin_constructor()
    await world.press(world.chioma, "act", "pattern rhombus")
    metrics = await read_metrics(world.bot)
    assert metrics['guildhall_refusals_total{reason="not-in-match"}'] == 1
    assert metrics['guildhall_interactions_total{kind="button",name="act",outcome="refused"}'] == 1


@pytest.mark.simcord(check_errors=False)
async def test_errors_are_counted(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.open_constructor_table()

    async def fail(*_: Any, **__: Any) -> Any:
        raise RuntimeError

    monkeypatch.setattr(MatchStore, "commit_and_claim", fail)
    await world.press(world.bruno, "join")
    metrics = await read_metrics(world.bot)
    assert metrics['guildhall_interactions_total{kind="button",name="join",outcome="failed"}'] == 1
    assert metrics["guildhall_errors_total"] == 1


async def test_forms_are_counted(world: World) -> None:
    question = await world.ada.slash(world.channel, "me quiet", **{"from": "22", "to": "7"})
    assert question.response is not None
    form = await world.ada.click(question.response, custom_id="u:me-zone:")
    await world.ada.submit_modal(form, {"typed": "portugal"})
    metrics = await read_metrics(world.bot)
    for kind, name in (("button", "me-zone"), ("form", "me-zone-typed")):
        labels = f'{{kind="{kind}",name="{name}",outcome="answered"}}'
        assert metrics[f"guildhall_interactions_total{labels}"] == 1
        assert metrics[f'guildhall_interaction_acknowledgement_seconds_count{{kind="{kind}"}}'] == 1


async def test_completions_are_counted(world: World) -> None:
    await world.begin_constructor()
    await world.ada.autocomplete(world.channel, "constructor place", "tile", "")
    metrics = await read_metrics(world.bot)
    name = '{kind="completion",name="constructor place",outcome="answered"}'
    assert metrics[f"guildhall_interactions_total{name}"] == 1
    assert metrics['guildhall_interaction_acknowledgement_seconds_count{kind="completion"}'] == 1


async def test_an_old_button_does_not_become_a_label(world: World) -> None:
    await world.open_constructor_table()
    bot, text = world.bot, "made-up"
    await forge(world, world.ada, world.board, f"b:1:1:{text}:")
    await forge(world, world.ada, world.board, f"u:{text}:")
    metrics = await read_metrics(bot)
    assert metrics['guildhall_interactions_total{kind="button",name="unknown",outcome="refused"}'] == 2
    assert not [name for name in metrics if text in name]


async def test_a_match_that_lost_its_channel_is_counted_once(world: World) -> None:
    await world.begin_constructor()
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    world.bot.dispatch("guild_remove", world.bot.get_guild(world.guild.id))
    await world.env.settle()
    metrics = await read_metrics(world.bot)
    assert metrics["guildhall_deliveries_closed_total"] == 1
    assert metrics["guildhall_outbox_entries"] == metrics["guildhall_outbox_blocked"] == 0


# The log


async def test_each_interaction_is_one_line_in_the_log(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await world.begin_constructor()
    await world.press(world.chioma, "act", "pattern rhombus")
    lines = [json.loads(JsonFormatter().format(record)) for record in caplog.records]
    command_line, join_line, _, refusal_line = [line for line in lines if line["event"] == "interaction"]
    match = (await world.match()).id
    assert command_line.items() >= {"kind": "command", "command": "constructor new", "match": match}.items()
    assert join_line.items() >= {"kind": "button", "verb": "join", "match": match}.items()
    assert join_line.items() >= {"game": "constructor", "outcome": "answered", "shard": 0}.items()
    assert refusal_line.items() >= {"outcome": "refused", "reason": "not-in-match"}.items()
    for line in (command_line, join_line, refusal_line):
        assert 0 <= line["acknowledged_ms"] <= line["answered_ms"]
        assert 0 < line["database_ms"] <= line["answered_ms"] + 1
        assert not {str(value) for value in line.values()} & _personal(world)


def _personal(world: World) -> set[str]:
    return {str(one) for one in (*world.people, world.channel.id, world.guild.id, "ada", "bruno", "chioma")}


@pytest.mark.simcord(check_errors=False)
async def test_the_line_of_a_failure_has_the_id_that_the_user_sees(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await world.open_constructor_table()

    async def fail(*_: Any, **__: Any) -> Any:
        raise RuntimeError

    monkeypatch.setattr(MatchStore, "commit_and_claim", fail)
    caplog.set_level(logging.INFO)
    await world.press(world.bruno, "join")
    (failure,) = [record for record in caplog.records if record.getMessage() == "interaction.failed"]
    (line,) = [record for record in caplog.records if record.getMessage() == "interaction"]
    assert line.__dict__["outcome"] == "failed"
    assert line.__dict__["error_id"] == failure.__dict__["error_id"]


# Matches and boards


async def test_matches_and_actions_are_counted_by_game(world: World) -> None:
    await world.open_constructor_table(starter="ice")
    metrics = await read_metrics(world.bot)
    assert metrics['guildhall_open_matches{game="constructor",status="lobby"}'] == 1
    assert metrics['guildhall_matches_begun_total{game="constructor"}'] == 0
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    await world.act(world.ada, "pattern rhombus")
    metrics = await read_metrics(world.bot)
    assert metrics['guildhall_matches_begun_total{game="constructor"}'] == 1
    assert metrics['guildhall_actions_total{game="constructor"}'] == 1
    assert metrics['guildhall_open_matches{game="constructor",status="running"}'] == 1
    await world.resign(world.ada)
    metrics = await read_metrics(world.bot)
    assert metrics['guildhall_matches_ended_total{game="constructor",status="finished"}'] == 1
    assert not [name for name in metrics if name.startswith("guildhall_open_matches")]


async def test_boards_and_statements_are_timed(world: World) -> None:
    await world.begin_constructor()
    metrics = await read_metrics(world.bot)
    assert metrics['guildhall_board_delivery_seconds_count{outcome="delivered"}'] >= 3
    assert metrics['guildhall_board_delivery_seconds_sum{outcome="delivered"}'] > 0
    for statement in ("select", "insert", "update", "delete"):
        assert metrics[f'guildhall_database_statement_seconds_count{{statement="{statement}"}}'] > 0
    assert metrics["guildhall_outbox_entries"] == metrics["guildhall_outbox_oldest_seconds"] == 0


@pytest.mark.simcord(check_errors=False)
@pytest.mark.usefixtures("expired_clicks")
async def test_what_waits_for_discord_grows_old(world: World, failing: FailingDiscord) -> None:
    await world.begin_constructor()
    for request in (POST, EDIT):
        failing.fail(*request, http_failure(500), times=1000)
    await world.act(world.ada, "pattern rhombus")
    await world.env.advance_time(600)
    metrics = await read_metrics(world.bot)
    assert metrics['guildhall_board_delivery_seconds_count{outcome="postponed"}'] > 1
    assert metrics["guildhall_outbox_entries"] == 1
    await world.env.advance_time(600)
    assert (await read_metrics(world.bot))["guildhall_outbox_oldest_seconds"] >= 600


@pytest.mark.simcord(check_errors=False)
@pytest.mark.usefixtures("expired_clicks")
async def test_what_discord_refuses_is_counted_apart(world: World, failing: FailingDiscord) -> None:
    await world.begin_constructor()
    for request in (POST, EDIT):
        failing.fail(*request, http_failure(403, 50013), times=1000)
    await world.act(world.ada, "pattern rhombus")
    metrics = await read_metrics(world.bot)
    assert metrics["guildhall_outbox_blocked"] == 1
    assert metrics["guildhall_outbox_entries"] == metrics["guildhall_outbox_oldest_seconds"] == 0


async def test_late_timers_are_seen(world: World) -> None:
    await world.begin_constructor(clock="day")
    await pass_time(world, 25 * 3600)
    metrics = await read_metrics(world.bot)
    assert metrics['guildhall_timer_lateness_seconds_count{kind="clock"}'] >= 1


# The process


async def test_the_state_of_the_bot_is_shown(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    metrics = await read_metrics(world.bot)
    assert metrics["guildhall_ready"] == metrics["guildhall_servers"] == metrics["guildhall_database_up"] == 1
    assert (metrics["guildhall_workers"], metrics["guildhall_workers_busy"]) == (1, 0)
    assert metrics["guildhall_event_loop_lag_seconds_count"] >= 1
    assert metrics["process_resident_memory_bytes"] > 1_000_000
    monkeypatch.setattr(WorkerPool, "waiting", 7)
    assert (await read_metrics(world.bot))["guildhall_worker_queue_length"] == 7


async def test_a_bot_whose_numbers_nobody_wants_listens_nowhere(world: World) -> None:
    await world.restart()
    assert world.bot.monitoring is None


# Health


class NoConnection:
    """A connection that fails."""

    async def __aenter__(self) -> None:
        raise OSError

    async def __aexit__(self, *_: object) -> None:
        """Nothing was opened."""


async def test_a_bot_that_serves_is_healthy_and_ready(world: World) -> None:
    assert await get_page(world.bot, "/healthz") == (200, "ok\n")
    assert await get_page(world.bot, "/readyz") == (200, "ok\n")
    assert (await get_page(world.bot, "/"))[0] == 404


async def test_a_database_that_fails_is_said(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AsyncEngine, "connect", lambda _: NoConnection())
    assert await get_page(world.bot, "/healthz") == (503, "database\n")
    metrics = await read_metrics(world.bot)
    assert metrics["guildhall_database_up"] == 0
    assert "guildhall_outbox_entries" not in metrics
    assert await get_page(world.bot, "/readyz") == (503, "database\n")
    monkeypatch.undo()
    assert await get_page(world.bot, "/readyz") == (200, "ok\n")


async def test_a_bot_that_closes_is_not_ready_and_then_silent(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_on_adas_turn(world)
    monkeypatch.setattr("bot.client.bot.CLOSE_SECONDS", LONGEST)
    bot, free = world.bot, asyncio.Event()
    assert bot.monitoring is not None
    port = bot.monitoring.port

    async def hangs(_: Claim) -> None:
        await world.env.external_wait(free.wait(), reason="a message that Discord delays")

    monkeypatch.setattr(bot.publisher, "publish", hangs)
    await world.act(world.ada, "Rb2")
    closing = asyncio.ensure_future(bot.close())
    await asyncio.wait({closing}, timeout=0)  # it has begun
    assert await get_page(bot, "/readyz") == (503, "closing\n")
    assert await get_page(bot, "/healthz") == (200, "ok\n")
    await world.press(world.bruno, "undo")
    metrics = await read_metrics(bot)
    assert metrics['guildhall_interactions_total{kind="button",name="unknown",outcome="closing"}'] == 1
    free.set()
    await closing
    with pytest.raises(aiohttp.ClientConnectorError):
        await get_page(bot, "/healthz", port=port)
    await world.env.restart_bot(new_bot(world.database))
