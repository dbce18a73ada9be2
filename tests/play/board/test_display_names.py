"""The names of members on the boards: seen with a click, asked for otherwise, never waited for long."""

import asyncio
from typing import Any

import discord
import pytest

from bot.locales import texts
from cogs.board import display_names
from tests.codebase.combinations import usual_first
from tests.play.faults import FAILURES, FailingDiscord
from tests.play.notified_users import HOUR, pass_time
from tests.play.world import World, buttons, pictures, reply_text, words

pytestmark = pytest.mark.usefixtures("real_pictures")

TEXT = texts("en")
MEMBERS = "/guilds/*/members/*"
USUAL = ("403", "429", "500", "timeout")
"""Failures that the bot treats differently."""


class Requests:
    """Counts the requests for members, and holds their answers back while ``gate`` is set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.user_ids: list[int] = []
        self.gate: asyncio.Event | None = None
        fetch = discord.Guild.fetch_member

        async def fetch_and_note(guild: discord.Guild, user: int) -> discord.Member:
            self.user_ids.append(user)
            if self.gate is not None:
                await self.gate.wait()
            return await fetch(guild, user)

        monkeypatch.setattr(discord.Guild, "fetch_member", fetch_and_note)


@pytest.fixture
def requests(monkeypatch: pytest.MonkeyPatch) -> Requests:
    return Requests(monkeypatch)


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> FailingDiscord:
    return FailingDiscord(monkeypatch)


async def begin_on_adas_turn(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")


def read_descriptions(message: Any) -> str:
    return "\n".join(item.description or "" for item in pictures(message))


def rename(world: World, who: Any, name: str) -> None:
    world.env.backend.get_member(world.guild.id, who.id).nick = name


async def test_boards_show_the_names_of_those_who_clicked_without_asking(
    world: World, requests: Requests
) -> None:
    await begin_on_adas_turn(world)
    assert "ada (Ice)" in read_descriptions(world.board)
    assert "bruno (Black)" in read_descriptions(world.board)
    assert requests.user_ids == []


async def test_the_position_in_words_has_names(world: World) -> None:
    await begin_on_adas_turn(world)
    read = await world.press(world.chioma, "read")
    assert "ada (Ice)" in reply_text(read)
    assert "bruno (Black)" in reply_text(await world.dmitri.slash(world.channel, "match read"))


async def test_after_a_restart_each_player_is_asked_for_once(world: World, requests: Requests) -> None:
    await begin_on_adas_turn(world)
    await world.restart()
    await world.act(world.ada, "Rb2")
    await world.act(world.bruno, "Rb1")
    assert "bruno (Black)" in read_descriptions(world.board)
    assert requests.user_ids == [world.bruno.id]


async def test_a_name_is_forgotten_after_an_hour(world: World, requests: Requests) -> None:
    await begin_on_adas_turn(world)
    rename(world, world.bruno, "Benvenuto")
    await world.act(world.ada, "Rb2")
    assert "bruno (Black)" in read_descriptions(world.board)
    await pass_time(world, HOUR + 1)
    await world.press(world.ada, "show", message=(await world.press(world.ada, "more")).response)
    assert requests.user_ids == [world.bruno.id]
    assert "Benvenuto (Black)" in read_descriptions(world.board)


async def test_a_click_brings_the_new_name_at_once(world: World, requests: Requests) -> None:
    await begin_on_adas_turn(world)
    await world.act(world.ada, "Rb2")
    rename(world, world.bruno, "_*Benvenuto*_ <@1>\u202e")
    await world.act(world.bruno, "Rb1")
    assert "Benvenuto 1 (Black)" in read_descriptions(world.board)
    assert requests.user_ids == []


@pytest.mark.parametrize("failure", usual_first(4, sorted(FAILURES, key=USUAL.__contains__, reverse=True)))
@pytest.mark.sampled
async def test_a_failure_leaves_the_colour_until_the_next_board(
    world: World, failing: FailingDiscord, failure: str
) -> None:
    await begin_on_adas_turn(world)
    await world.restart()
    fault = failing.fail("GET", MEMBERS, FAILURES[failure], times=2)
    await world.act(world.ada, "Rb2")
    assert fault.hits
    assert "Black: " in read_descriptions(world.board)
    assert "ada (Ice)" in read_descriptions(world.board)
    await world.press(world.ada, "show", message=(await world.press(world.ada, "more")).response)
    assert "bruno (Black)" in read_descriptions(world.board)


async def test_who_has_left_the_server_is_asked_for_once(world: World, requests: Requests) -> None:
    await begin_on_adas_turn(world)
    await world.restart()
    world.guild.remove_member(world.bruno)
    await world.act(world.ada, "Rb2")
    assert "Black: " in read_descriptions(world.board)
    assert requests.user_ids == [world.bruno.id]


async def test_a_slow_answer_is_not_awaited_but_used_later(
    world: World, requests: Requests, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_on_adas_turn(world)
    await world.restart()
    match, names = await world.match(), world.bot.cog_of(display_names.DisplayNames)
    requests.gate = asyncio.Event()
    monkeypatch.setattr(display_names, "PATIENCE", 0)
    assert await names.fetch(match) == ["", ""]
    assert await names.fetch(match) == ["", ""]
    requests.gate.set()
    await world.env.settle()
    assert await names.fetch(match) == ["ada", "bruno"]
    assert requests.user_ids == [world.ada.id, world.bruno.id]


async def test_a_request_and_the_log_name_the_player_who_asked(world: World) -> None:
    await begin_on_adas_turn(world)
    await world.act(world.ada, "Rb2")
    await world.act(world.bruno, "Ra1")
    await world.ada.slash(world.channel, "match undo")
    assert "May ⚪ ada take back" in words(world.board)
    await world.press(world.bruno, "answer", "yes")
    log = reply_text(await world.ada.slash(world.channel, "match log"))
    assert f"<@{world.ada.id}> (⚪ Ice) took back their last action." in log


@pytest.mark.exhaustive
async def test_a_board_names_the_players_who_have_resigned(world: World) -> None:
    await world.begin_game("middle-ages", 3)
    await world.resign(world.bruno)
    match = await world.match()
    mark = TEXT(f"mark-{match.find_player(world.bruno.id)}")
    assert f"Left the match: <@{world.bruno.id}> ({mark} " in words(world.board)


async def test_buttons_name_players_with_their_marks(world: World) -> None:
    rename(world, world.bruno, "Benvenuto Cellini of Florence")
    await world.begin_game("middle-ages", 2)
    match = await world.match()
    ada, bruno = (match.find_player(who.id) for who in (world.ada, world.bruno))
    assert (await _label_of_other_area(world, world.bruno)) == f"🔍 {TEXT(f'mark-{ada}')} ada"
    name = "Benvenuto Cellini of Florence"
    assert (await _label_of_other_area(world, world.ada)) == f"🔍 {TEXT(f'mark-{bruno}')} {name}"


async def _label_of_other_area(world: World, who: Any) -> str:
    """Return the label of the button for the other player's area, below that of ``who``."""
    area = (await world.press(who, "area")).response
    (label,) = [label for custom_id, label in buttons(area) if ":area-other:" in custom_id]
    return label
