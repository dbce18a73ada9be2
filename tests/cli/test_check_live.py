"""``bot check --live``: each thing that the bot relies on is done once in a server, told, and taken back."""

import asyncio

import pytest
import simcord
from simcord.results import to_discord_message

from bot.cli.checks import live
from bot.cli.checks.finding import Finding
from bot.cli.checks.live import CHANNEL, FORUM, LiveCheck
from bot.locales import texts
from bot.simulation import make_strict
from tests.play.server_owner import take_from_bot

LONGEST = 20.0


class Visit:
    """A visit to a server of the simulation, and what it reports."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self.asks_for_clicks = asyncio.Event()
        self.client = LiveCheck(0, self._note)

    def _note(self, finding: Finding) -> None:
        self.findings.append(finding)
        if "press both buttons within" in finding.sentence:
            self.asks_for_clicks.set()

    @property
    def text(self) -> str:
        """All lines."""
        return "\n".join(map(str, self.findings))

    def of(self, severity: str) -> list[str]:
        """Return the sentences of one severity."""
        return [finding.sentence for finding in self.findings if finding.severity == severity]


@pytest.fixture
def visit(monkeypatch: pytest.MonkeyPatch) -> Visit:
    """Return a visit that waits for nobody."""
    monkeypatch.setattr(live, "CLICK_SECONDS", 0.05)
    return Visit()


@pytest.fixture
def simcord_bot(visit: Visit) -> LiveCheck:
    """Return the client of the visit, for SimCord's own fixture."""
    return visit.client


@pytest.fixture
def env(simcord_env: simcord.Env) -> simcord.Env:
    """Return a simulated Discord, as strict as the real one, in which the client runs."""
    make_strict(simcord_env)
    return simcord_env


def add_server(env: simcord.Env, visit: Visit) -> simcord.GuildHandle:
    """Return the server that is visited."""
    guild = env.create_guild("Friends")
    visit.client.guild_id = guild.id
    return guild


def names_of_made(env: simcord.Env) -> list[str]:
    """Return what there is in Discord that a visit makes."""
    channels = env.backend.channels
    made = [
        channel.name or ""
        for channel in channels.values()
        if "check" in (channel.name or "") and (channel.parent_id is None or channel.parent_id in channels)
    ]
    return made + [emoji.name for emoji in env.backend.application_emojis.values()]


def count_messages(env: simcord.Env) -> int:
    """Return the number of messages in channels that there still are."""
    return sum(
        len(messages) for place, messages in env.backend.messages.items() if place in env.backend.channels
    )


async def test_every_step_is_told_and_taken_back(env: simcord.Env, visit: Visit) -> None:
    add_server(env, visit)
    await visit.client.check()
    assert visit.of("wrong") == []
    for words in (
        "has all permissions",
        f"The channel #{CHANNEL} was made",
        f"The channel #{FORUM} was made",
        "A thread was opened",
        "A post was made in the forum",
        "A board was posted",
        "Discord shows the new picture",
        "Discord counts it",
        "Nobody pressed",
        "found again in the history",
        "folded into one line",
        "An emoji was uploaded",
        "deleted again (7)",
    ):
        assert words in visit.text
    assert names_of_made(env) == []


async def test_a_click_and_a_form_are_answered(
    env: simcord.Env, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "CLICK_SECONDS", LONGEST)
    guild = add_server(env, visit)
    operator = guild.add_member(env.create_user("ada"))
    checking = asyncio.create_task(visit.client.check())
    await asyncio.wait_for(visit.asks_for_clicks.wait(), LONGEST)
    board = next(
        to_discord_message(env, message)
        for messages in env.backend.messages.values()
        for message in messages.values()
        if message.attachments
    )
    clicked = await operator.click(board, custom_id="live:click")
    assert clicked.response is not None
    form = await operator.click(board, custom_id="live:form")
    await operator.submit_modal(form, {"words": "hello"})
    await checking
    assert "Your click was answered" in visit.text
    assert "Your form was answered" in visit.text
    assert visit.of("wrong") == []


async def test_what_nobody_did_is_told(env: simcord.Env, visit: Visit) -> None:
    add_server(env, visit)
    await visit.client.check()
    assert "Nobody pressed Click Me" in visit.text
    assert "Nobody sent the form" in visit.text


# What Discord refuses


async def test_a_server_without_the_bot_is_named(env: simcord.Env, visit: Visit) -> None:
    add_server(env, visit)
    visit.client.guild_id = 5
    await visit.client.check()
    [line] = visit.findings
    assert str(line).startswith("[FAIL] The bot is not in the server 5.")


async def test_a_server_that_is_down_is_named(env: simcord.Env, visit: Visit) -> None:
    server = visit.client.get_guild(add_server(env, visit).id)
    assert server is not None
    server.unavailable = True
    await visit.client.check()
    [line] = visit.of("wrong")
    assert "not available at the moment" in line


async def test_a_gateway_that_lets_nobody_in_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait(_: LiveCheck) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(live, "READY_SECONDS", 0.01)
    monkeypatch.setattr(LiveCheck, "wait_until_ready", wait)
    visit = Visit()
    await visit.client.check()
    [line] = visit.of("wrong")
    assert "did not let the bot in" in line


async def test_without_the_right_to_make_channels_the_operator_is_asked_for_one(
    env: simcord.Env, visit: Visit
) -> None:
    guild = add_server(env, visit)
    take_from_bot(env, guild, "manage_channels", "attach_files")
    env.backend.edit_role(guild.id, guild.default_role.id, {"permissions": "0"})
    await visit.client.check()
    [missing] = visit.of("wrong")
    assert missing.startswith(f"There is no channel #{CHANNEL}.")
    [permissions] = visit.of("note")
    assert "lacks Attach Files" in permissions


async def test_a_channel_of_the_operator_is_used_and_stays(env: simcord.Env, visit: Visit) -> None:
    guild = add_server(env, visit)
    guild.create_text_channel(CHANNEL)
    take_from_bot(env, guild, "manage_channels")
    await visit.client.check()
    assert visit.of("wrong") == []
    assert f"There is a channel #{CHANNEL}, which is used" in visit.text
    assert f"There is no forum #{FORUM}" in visit.text
    [remaining] = [line for line in visit.of("note") if "Please delete this yourself" in line]
    assert remaining.endswith(": The thread."), "Discord lets the bot delete its messages, but no thread"
    assert names_of_made(env) == [CHANNEL, "Guildhall check"]
    assert count_messages(env) == 0


@pytest.mark.parametrize(
    ("method", "path", "step"),
    [
        ("POST", "/channels/*/threads", "The thread"),
        ("POST", "/channels/*/messages", "The board"),
        ("GET", "/channels/*/messages", "Reading the history"),
        ("PATCH", "/channels/*/messages/*", "Editing the board"),
        ("PATCH", "/channels/*/messages/*", "Folding the board"),
        ("POST", "/applications/*/emojis", "The emoji"),
    ],
)
async def test_a_refused_step_is_named_and_the_others_go_on(
    method: str, path: str, step: str, env: simcord.Env, visit: Visit
) -> None:
    add_server(env, visit)
    env.inject_error(method, path, status=403, code=50013, message="Missing Permissions", times=None)
    await visit.client.check()
    refused = visit.of("wrong")
    assert f"{step}: Discord answered with status 403, code 50013: Missing Permissions" in refused
    assert visit.of("fine")[-1].startswith("Everything that was made is deleted again")
    assert names_of_made(env) == []


async def test_a_forum_that_the_server_cannot_have_is_worth_a_note(env: simcord.Env, visit: Visit) -> None:
    add_server(env, visit).create_text_channel(CHANNEL)
    env.inject_error("POST", "/guilds/*/channels", status=400, code=50024, message="Wrong type")
    await visit.client.check()
    assert visit.of("wrong") == []
    assert "[note] Making a forum" in visit.text
    assert "status 400, code 50024: Wrong type" in visit.text


async def test_a_picture_that_cannot_be_edited_is_worth_a_note(env: simcord.Env, visit: Visit) -> None:
    make_strict(env, refuse_gallery_edits=True)
    add_server(env, visit)
    await visit.client.check()
    assert visit.of("wrong") == []
    [refused] = [line for line in visit.of("note") if "no new picture in an edit" in line]
    assert "status 400, code 50035" in refused
    assert "folded into one line" in visit.text


async def test_a_page_in_the_place_of_discord_is_quoted_in_short(env: simcord.Env, visit: Visit) -> None:
    add_server(env, visit)
    page = "<html>\n" + "denied " * 1000
    env.inject_error("POST", "/applications/*/emojis", status=403, message=page)
    await visit.client.check()
    [line] = visit.of("wrong")
    assert "<html> denied" in line
    assert len(line) < 400


# What is left


@pytest.mark.parametrize("language", ["en", "ko"])
async def test_what_cannot_be_deleted_is_named_and_deleted_by_the_next_visit(
    env: simcord.Env, visit: Visit, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_server(env, visit)
    env.inject_error("DELETE", "*", status=403, code=50013, message="Missing Permissions", times=None)
    await visit.client.check()
    assert visit.findings[-1].severity == "note"
    for name in (f"#{CHANNEL}", f"#{FORUM}", "The thread", "The forum post", "The emoji"):
        assert name in visit.findings[-1].sentence
    env.backend.faults.clear()
    next_visit = Visit()
    next_visit.client = visit.client
    next_visit.client._report = next_visit._note
    next_visit.client._made.clear()  # another process
    monkeypatch.setenv("LC_ALL", language)
    await next_visit.client.check()
    sentences = [finding.sentence for finding in next_visit.findings]
    assert any(texts(language)("live-earlier-deleted", count=count) in sentences for count in range(9))
    assert next_visit.of("wrong") == []
    assert names_of_made(env) == []


async def test_channels_and_threads_of_others_are_left_alone(env: simcord.Env, visit: Visit) -> None:
    guild = add_server(env, visit)
    channel = guild.create_text_channel("games")
    ada = guild.add_member(env.create_user("ada"))
    assert visit.client.user is not None
    threads = [
        env.backend.create_thread(channel.id, "Guildhall check", owner, type=11)
        for owner in (ada.id, visit.client.user.id)
    ]
    await visit.client.check()
    assert all(thread.id in env.backend.channels for thread in threads)
    assert "broken off" not in visit.text


async def test_a_visit_that_is_broken_off_deletes_what_it_made(
    env: simcord.Env, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "CLICK_SECONDS", LONGEST)
    add_server(env, visit)
    checking = asyncio.create_task(visit.client.check())
    await asyncio.wait_for(visit.asks_for_clicks.wait(), LONGEST)
    checking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await checking
    assert visit.of("fine")[-1].startswith("Everything that was made is deleted again")
    assert names_of_made(env) == []
