"""The sandbox: the real bot in the browser, without Discord."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
import simcord
from simcord.components import walk_components

from bot.app import create_bot
from bot.cli.main import main
from bot.cli.sandbox import Sandbox, make_cache_folder
from bot.games import GAMES
from bot.match.models import Match
from bot.services.match_service import MatchService
from bot.settings import Settings
from bot.simulation import simulated_discord
from bot.simulation.pages import Pages, new_preview

pytestmark = pytest.mark.waits

_ROOT = Path(__file__).parents[2]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


_BOT_WITHOUT_DRAWING = """
from bot.cli.main import main
from cogs.upkeep import atlas

def use_atlas(folder):
    (folder / "atlas-of-a-test").touch()
    return True

atlas.use_atlas = use_atlas
raise SystemExit(main())
"""


def test_one_command_opens_the_page_and_a_signal_ends_it_cleanly(tmp_path: Path) -> None:
    database = tmp_path / "kept.db"
    command = [sys.executable, "-c", _BOT_WITHOUT_DRAWING, "sandbox", "--no-browser"]
    command += ["--port", str(_free_port())]
    process = subprocess.Popen(
        [*command, "--database", str(database)],
        cwd=tmp_path,
        env={
            **os.environ,
            "PYTHONPATH": str(_ROOT),
            "DISCORD_TOKEN": "",
            "XDG_CACHE_HOME": str(tmp_path / "cache"),
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        address = line.split()[-1]
        assert address.startswith("http://127.0.0.1:")
        with urlopen(address, timeout=10) as page:
            assert page.status == 200
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=20)
    finally:
        process.kill()
    assert process.returncode == 0
    assert "closed" in output
    assert errors == ""
    assert database.exists()
    assert (tmp_path / "cache" / "guildhall" / "atlas-of-a-test").exists()  # where the next start finds it


def test_what_can_be_made_again_is_kept_where_the_user_alone_may_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = make_cache_folder()
    assert folder == tmp_path / "cache" / "guildhall"
    assert folder.stat().st_mode & 0o077 == 0
    assert make_cache_folder() == folder
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")  # such a value is to be ignored
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    folder = make_cache_folder()
    assert folder is not None
    assert folder.is_relative_to(tmp_path / "home")


def test_nothing_is_kept_where_no_folder_can_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert make_cache_folder() is None


def test_a_port_that_is_taken_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert main(["sandbox", "--no-browser", "--port", str(port)]) == 2
    assert str(port) in capsys.readouterr().err


def _settings(tmp_path: Path) -> Settings:
    return Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'sandbox.db'}", shard_count=1)


@asynccontextmanager
async def _channel_of(
    tmp_path: Path, *names: str
) -> AsyncIterator[tuple[simcord.Env, Any, list[simcord.MemberActor]]]:
    """Run the sandbox's bot; yield its Discord, a channel, and members of the server with these names."""
    bot = create_bot(_settings(tmp_path))
    async with simulated_discord(
        bot, settle_timeout=20
    ) as env:  # less than until the line of a match may be edited again
        guild = env.create_guild("Guildhall")
        members = [guild.add_member(env.create_user(name)) for name in names]
        yield env, guild.create_text_channel("games"), members
        await bot.store.close()


async def test_changes_made_by_the_bot_are_published(tmp_path: Path) -> None:
    async with (
        _channel_of(tmp_path, "ada") as (env, channel, (ada,)),
        env.preview(channel, viewers=[ada], layout="channel") as preview,
    ):
        pages = Pages(env, preview)
        pages.refresh_outdated()
        (page,) = preview._pages.values()
        revision = page.revision
        pages.refresh_outdated()
        assert page.revision == revision  # a page that is up to date is left alone
        await ada.slash(channel, "constructor new")
        pages.refresh_outdated()
        assert page.revision == revision + 1
        assert "A table is open" in str(page.snapshot)


async def test_a_click_waits_for_the_clock_instead_of_being_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        _channel_of(tmp_path, "ada") as (env, channel, (ada,)),
        env.preview(channel, viewers=[ada], layout="channel") as preview,
    ):
        actions: list[Any] = []

        async def serve(*arguments: Any) -> dict[str, Any]:
            actions.append(arguments)
            return {"done": True}

        monkeypatch.setattr(preview, "_action", serve)
        pages = Pages(env, preview)
        async with pages.turn:
            click = asyncio.ensure_future(preview._action("page", {}))
            await env.advance_time(1)
            assert not actions
        assert await click == {"done": True}


async def test_the_clock_makes_up_for_the_time_of_the_start(tmp_path: Path) -> None:
    async with (
        _channel_of(tmp_path, "ada") as (env, channel, (ada,)),
        env.preview(channel, viewers=[ada], layout="channel") as preview,
    ):
        before = env.now()
        await Pages(env, preview, started_at=time.monotonic() - 7).catch_up()
        assert env.now() - before >= timedelta(seconds=7)


def _click(env: simcord.Env, page: Any, label: str) -> dict[str, Any]:
    """Return the request of a browser that shows ``page`` as it is now, for a click on a button."""
    number, button = next(
        (number, component)
        for number, message in page.snapshot["messages"].items()
        for component in walk_components(message["components"])
        if component.get("label") == label
    )
    return {
        "protocol_version": 3,
        "sequence": page.last_sequence + 1,
        "request_id": f"{label} {page.revision}",
        "generation": page.generation,
        "bot_generation": env._generation,
        "published_revision": page.revision,
        "kind": "click",
        "target_id": number,
        "control_key": button["control_key"],
    }


@asynccontextmanager
async def _table_in_a_window(
    tmp_path: Path,
) -> AsyncIterator[tuple[simcord.Env, Any, Pages, simcord.MemberActor, Any]]:
    """Let Ada open a table; yield Discord, the preview and its pages, Bruno, who can join, the channel."""
    async with (
        _channel_of(tmp_path, "ada", "bruno") as (env, channel, (ada, bruno)),
        env.preview(channel, viewers=[ada, bruno], layout="channel") as preview,
    ):
        pages = Pages(env, preview)
        await ada.slash(channel, "constructor new")
        pages.refresh_outdated()
        yield env, preview, pages, bruno, channel


async def test_a_click_on_a_page_that_has_changed_elsewhere_counts(tmp_path: Path) -> None:
    """Two users who race in two windows change each other's pages all the time."""
    async with _table_in_a_window(tmp_path) as (env, preview, pages, bruno, channel):
        (page,) = preview._pages.values()
        click = _click(env, page, "Rules")
        await bruno.slash(channel, "help")
        pages.refresh_outdated()
        assert page.revision > click["published_revision"]
        answer = await preview._action(page.id, click)
        assert not answer["rejected"], answer
        assert answer["settlement"] == "settled"


@pytest.mark.parametrize("is_published", [True, False])
@pytest.mark.sampled
async def test_a_click_never_counts_for_another_button(tmp_path: Path, is_published: bool) -> None:
    """The button to join a table gives way to the one that starts the match."""
    async with _table_in_a_window(tmp_path) as (env, preview, pages, bruno, channel):
        (page,) = preview._pages.values()
        click = _click(env, page, "Join as ⚫ Black")
        table = channel.last_message
        assert table is not None
        await bruno.click(table, label="Join as ⚫ Black")
        if is_published:
            pages.refresh_outdated()
        answer = await preview._action(page.id, click)
        assert answer["rejected"], answer
        pages.refresh_outdated()
        assert "Start" in str(page.snapshot)
        assert "it is your turn" not in str(page.snapshot)


@pytest.mark.nightly
async def test_a_page_counts_times_from_now(tmp_path: Path) -> None:
    async with (
        _channel_of(tmp_path, "ada") as (env, channel, (ada,)),
        env.preview(channel, viewers=[ada], layout="channel") as preview,
    ):
        pages = Pages(env, preview)
        await env.advance_time(3600)
        await ada.slash(channel, "constructor new")
        pages.refresh_outdated()
        (page,) = preview._pages.values()
        assert page.snapshot["profile"]["presentationTime"] == env.now().isoformat()


async def test_the_bot_can_be_restarted_in_the_middle(tmp_path: Path) -> None:
    sandbox = Sandbox(_settings(tmp_path), lambda _: None)
    async with simulated_discord(sandbox.new_bot(), settle_timeout=60) as env:
        channel = env.create_guild("Guildhall").create_text_channel("games")
        ada = env.guild.add_member(env.create_user("ada"))
        async with env.preview(channel, viewers=[ada], layout="channel") as preview:
            pages = Pages(env, preview)
            await ada.slash(channel, "constructor new")
            pages.refresh_outdated()
            (page,) = preview._pages.values()
            click = _click(env, page, "Rules")
            before = env.bot
            await ada.slash(channel, "sandbox restart")
            await sandbox.tick(env, pages)
            assert env.bot is not before
            answer = await preview._action(page.id, click)
            assert not answer["rejected"], answer
            message = channel.last_message
            assert message is not None
            await ada.click(message, label="Join as ⚫ Black")
            await sandbox.close(env)


async def test_the_bot_greets_and_a_button_opens_a_table_against_a_beginner(tmp_path: Path) -> None:
    sandbox = Sandbox(_settings(tmp_path), lambda _: None)
    start_time = datetime(2030, 5, 6, 7, 8, tzinfo=UTC)
    async with simulated_discord(sandbox.new_bot(), settle_timeout=60, starts_at=start_time) as env:
        assert env.now() == start_time
        channel = env.create_guild("Guildhall").create_text_channel("games")
        ada = env.guild.add_member(env.create_user("ada"))
        await env.advance_time(1)
        greeting = channel.last_message
        assert greeting is not None
        for key in GAMES:
            await ada.click(greeting, custom_id=f"u:open:{key}:beginner")
            table = channel.last_message
            assert table is not None
            assert "Beginner" in str(env.backend.get_message(channel.id, table.id).components)
            await ada.slash(channel, "match cancel")
        lessons = (await ada.click(greeting, custom_id="u:learn:")).response
        assert "Learn a game" in str(lessons and lessons.components)
        await sandbox.close(env)


async def _open_page(env: simcord.Env, preview: Any) -> tuple[Pages, Any]:
    pages = Pages(env, preview)
    return pages, preview._open_page()


async def test_a_page_can_go_to_a_thread_and_to_direct_messages(tmp_path: Path) -> None:
    async with (
        _channel_of(tmp_path, "ada", "bruno") as (env, channel, (ada, bruno)),
        env.preview(channel, viewers=[ada, bruno], layout="channel") as preview,
    ):
        pages, page = await _open_page(env, preview)
        await bruno.slash(channel, "constructor new", thread=True)
        await bruno.user.slash("me matches")
        await ada.user.slash("me matches")
        home, thread, direct = pages.places(page)
        assert (home.is_open, thread.is_open, direct.is_open) == (True, False, False)
        assert thread.unread
        assert direct.unread
        assert pages.go(page, thread.id)
        answer = await preview._action(page.id, _click(env, page, "Join as ⚫ Black"))
        assert answer["settlement"] == "settled"
        assert pages.places(page)[1].unread == 0
        assert "Start" in str(page.snapshot)
        assert pages.go(page, direct.id)
        assert "no matches" in str(page.snapshot)
        other = str(bruno.user.dm_channel.id)
        assert not pages.go(page, other)  # the direct messages of somebody else
        assert preview._open_page().channel_id == channel.id


async def test_a_user_who_clicks_what_has_changed_is_told(tmp_path: Path) -> None:
    async with (
        _channel_of(tmp_path, "ada", "bruno") as (env, channel, (ada, bruno)),
        env.preview(channel, viewers=[ada, bruno], layout="channel") as preview,
    ):
        pages, page = await _open_page(env, preview)
        await ada.slash(channel, "constructor new")
        pages.refresh_outdated()
        click = _click(env, page, "Join as ⚫ Black")
        table = channel.last_message
        assert table is not None
        await bruno.click(table, label="Join as ⚫ Black")
        assert pages.find_notice(page) is None
        assert (await preview._action(page.id, click))["rejected"]
        notice = pages.find_notice(page)
        assert notice is not None
        assert "changed" in notice["text"]


async def test_an_answer_that_takes_long_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = asyncio.Event()

    async def mark_present(_matches: MatchService, match: Match, _user: int) -> Match:
        await go_on.wait()
        return match

    async with _table_in_a_window(tmp_path) as (env, preview, pages, _, _channel):
        monkeypatch.setattr(MatchService, "mark_present", mark_present)
        monkeypatch.setattr(env, "settle_timeout", 0.5)
        (page,) = preview._pages.values()
        answer = await preview._action(page.id, _click(env, page, "Rules"))
        assert (answer["settlement"], answer["acknowledgement"]) == ("timeout", "deferred")
        assert pages.find_notice(page) is None
        go_on.set()


async def test_the_page_is_that_of_the_bot(tmp_path: Path) -> None:
    async with (
        _channel_of(tmp_path, "ada") as (env, channel, (ada,)),
        new_preview(env, channel, viewers=[ada], port=0) as preview,
    ):
        _, page = await _open_page(env, preview)
        origin, capability = preview.url.split("/#")
        page_headers = {"X-Simcord-Capability": capability, "X-Simcord-Context": page.id}

        async def get(path: str, headers: dict[str, str]) -> str:
            def read() -> str:
                with urlopen(Request(origin + path, headers=headers), timeout=10) as answer:
                    return str(answer.read().decode())

            return await asyncio.to_thread(read)

        index = await get("/", {})
        assert "SimCord" not in index.split("<body>")[0]
        assert "<strong>Guildhall</strong>" in index
        for file in ("/sandbox.js", "/sandbox.css"):
            assert file in index
            assert await get(file, {})
        places = json.loads(await get("/sandbox/places", page_headers))["places"]
        assert [place["name"] for place in places] == ["# games"]
        with pytest.raises(HTTPError):
            await get("/sandbox/places", {})


async def test_a_command_can_be_typed_with_its_parameters(tmp_path: Path) -> None:
    async with (
        _channel_of(tmp_path, "ada", "bruno") as (env, channel, (ada, bruno)),
        env.preview(channel, viewers=[ada, bruno], layout="channel") as preview,
    ):
        pages, page = await _open_page(env, preview)

        async def send(content: str) -> Any:
            pages.refresh_outdated()
            return await preview._action(
                page.id,
                {
                    "protocol_version": 3,
                    "sequence": page.last_sequence + 1,
                    "request_id": content,
                    "generation": page.generation,
                    "bot_generation": env._generation,
                    "published_revision": page.revision,
                    "kind": "send_message",
                    "content": content,
                    "target_id": None,
                    "reply_to_id": None,
                },
            )

        for command, reason in {
            "/constructor new opponents:Bruno": 'has no parameter "opponents". It has opponent',
            "/constructor new Bruno": "Write name:value",
            "/rules game Constructor": "/rules game has the parameter game.",
            "/constructor new thread:perhaps": "cannot be",
            "/match import file:match.json": "Type /match import alone, then choose the file.",
        }.items():
            assert (await send(command))["rejected"]
            notice = pages.find_notice(page)
            assert notice is not None
            assert reason in notice["text"]
        result = await send("/constructor new opponent:@Bruno starter:ice clock:day")
        assert result["settlement"] == "settled"
        table = channel.last_message
        assert table is not None
        assert "Invited: " in str(env.backend.get_message(channel.id, table.id).components)
        assert (await send("/tmp is full"))["settlement"] == "settled"
        assert (await send("/help"))["settlement"] == "settled"
