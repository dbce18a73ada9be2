"""An answer that fails after the action was made never says that nothing happened: users would act twice."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
import simcord

from bot.store.matches import MatchStore
from bot.store.preferences import PreferenceStore
from cogs.board import actions
from tests.codebase.combinations import diagonal_first
from tests.play import builders_table
from tests.play.world import World, reply_text

pytestmark = [
    pytest.mark.simcord(check_errors=False),
    pytest.mark.usefixtures("frozen_time"),
]
Act = Callable[[World], Awaitable[simcord.InteractionResult]]
MADE = "Your action was made"
FOLLOWUP = ("POST", "/webhooks/*")
IN_PLACE = ("PATCH", "/webhooks/*")


async def _begin(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")


async def _begin_middle_ages(world: World) -> None:
    await world.begin_game("middle-ages", 2)


async def _begin_builders(world: World) -> None:
    await builders_table.begin(world)


async def _click_through(
    world: World, steps: list[tuple[str, str]], point: tuple[str, str]
) -> simcord.InteractionResult:
    """Let the current user click through private messages; Discord refuses the last answer once."""
    match = await world.match()
    who = world.people[match.players[min(match.players_to_act())]]
    message: Any = world.board
    for step in steps[:-1]:
        result = await world.press(who, *step, message=message)
        message = next(one for one in (result.response, *result.followups) if one and one.ephemeral)
    world.env.inject_error(*point, status=403, code=0, times=1)
    return await world.press(who, *steps[-1], message=message)


Begin = Callable[[World], Awaitable[None]]
BUTTONS: dict[str, tuple[Begin, list[tuple[str, str]], tuple[str, str]]] = {
    "resign": (_begin, [("more", ""), ("resign", "ask"), ("resign", "yes")], IN_PLACE),
    "a hint": (_begin, [("hint", "ask"), ("hint", "yes")], IN_PLACE),
    "calling off": (_begin, [("more", ""), ("cancel", "ask"), ("cancel", "yes")], IN_PLACE),
    "show": (_begin, [("more", ""), ("show", "")], IN_PLACE),
    "a confirmed action": (_begin_middle_ages, [("act", "end"), ("act-sure", "end")], IN_PLACE),
    "an order": (_begin_builders, [("panel", ""), ("panel-act", "order")], IN_PLACE),
}


@pytest.mark.usefixtures("quick_computers")
@pytest.mark.parametrize("case", BUTTONS)
@pytest.mark.sampled(2)
async def test_a_button_whose_answer_fails_says_that_the_action_was_made(world: World, case: str) -> None:
    begin, steps, point = BUTTONS[case]
    await begin(world)
    before = await world.match()
    reply = reply_text(await _click_through(world, steps, point))
    assert (await world.match()).revision == before.revision + 1
    assert MADE in reply
    assert "not changed" not in reply


def _command(name: str, **options: str) -> Act:
    return lambda world: world.ada.slash(world.channel, name, **options)


COMMANDS: dict[str, Act] = {
    "an action": _command("constructor place", kind="R", tile="b2"),
    "an undo": _command("match undo"),
    "the board": _command("match show"),
}


@pytest.mark.parametrize(("case", "status"), diagonal_first(COMMANDS, (400, 403, 503)))
async def test_a_command_whose_answer_fails_says_that_the_action_was_made(
    world: World, case: str, status: int
) -> None:
    await _begin(world)
    before = await world.match()
    method, path = IN_PLACE
    world.env.inject_error(method, path, status=status, code=0, times=1)
    reply = reply_text(await COMMANDS[case](world))
    assert (await world.match()).revision == before.revision + 1
    assert MADE in reply


@pytest.mark.parametrize("error", [TimeoutError(), ZeroDivisionError()])
@pytest.mark.parametrize("place", ["the words", "the line"])
async def test_the_words_for_what_was_done_fail(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    place: str,
    error: Exception,
) -> None:
    await _begin(world)
    edit = discord.Interaction.edit_original_response

    async def breaks_once(*_: Any, **__: Any) -> Any:
        monkeypatch.setattr(discord.Interaction, "edit_original_response", edit)
        raise error

    def breaks(*_: Any) -> str:
        raise error

    if place == "the words":
        monkeypatch.setattr(actions, "describe_last_action", breaks)
    else:
        monkeypatch.setattr(discord.Interaction, "edit_original_response", breaks_once)
    reply = reply_text(await COMMANDS["an action"](world))
    assert MADE in reply
    (log_record,) = [record for record in caplog.records if record.getMessage() == "interaction.failed"]
    assert getattr(log_record, "error_id") in reply  # noqa: B009  set by the log call
    assert [line.action for line in await world.bot.store.matches.get_record(1)] == ["pattern rhombus", "Rb2"]


async def test_nothing_more_is_raised_when_no_answer_gets_through(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await _begin(world)
    world.env.inject_error(*IN_PLACE, status=403, times=None)
    world.env.inject_error(*FOLLOWUP, status=403, times=None)
    await COMMANDS["an action"](world)
    await COMMANDS["an undo"](world)
    assert len(await world.bot.store.matches.get_record(1)) == 1, "the undo was made"
    unanswered_records = [
        record for record in caplog.records if record.getMessage() == "interaction.unanswered"
    ]
    assert len(unanswered_records) == 2
    assert not [record for record in caplog.records if record.name.startswith("discord") and record.exc_info]


async def test_a_commit_that_breaks_off_is_not_said_to_have_failed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _begin(world)
    commit = MatchStore.commit_and_claim

    async def breaks_off(*arguments: Any, **options: Any) -> Any:
        await commit(*arguments, **options)
        raise ConnectionResetError

    monkeypatch.setattr(MatchStore, "commit_and_claim", breaks_off)
    reply = reply_text(await COMMANDS["an action"](world))
    assert "I cannot tell whether your action was made" in reply
    reply = reply_text(await world.chioma.slash(world.guild.create_text_channel("b"), "constructor new"))
    assert "The table is open" in reply


@pytest.mark.parametrize("broken_part", ["find_latest", "find_with_recipients"])
async def test_an_error_before_any_commit_says_that_the_match_is_as_it_was(
    world: World, monkeypatch: pytest.MonkeyPatch, broken_part: str
) -> None:
    await _begin(world)
    before = await world.match()

    async def breaks(*_: Any) -> Any:
        raise ConnectionResetError

    with monkeypatch.context() as patch:
        patch.setattr(MatchStore, broken_part, breaks)
        if broken_part == "find_latest":
            reply = reply_text(await COMMANDS["an action"](world))
        else:
            reply = reply_text(await world.press(world.ada, "undo"))
    assert "the match has not changed" in reply
    assert await world.match() == before


# The courtesy of telling that Discord refused a direct message


@pytest.mark.parametrize("by_button", [True, False])
@pytest.mark.parametrize("broken_part", ["the message", "the store"])
@pytest.mark.sampled
async def test_a_courtesy_fails_no_action(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    broken_part: str,
    by_button: bool,
) -> None:
    await _begin(world)
    await world.press(world.ada, "pick", "R")
    world.bot.notifications.users_to_inform.add(world.ada.id)

    async def breaks(*_: Any, **__: Any) -> Any:
        raise ConnectionResetError

    if broken_part == "the message":
        world.env.inject_error(*FOLLOWUP, status=403, times=1)
    else:
        monkeypatch.setattr(PreferenceStore, "set", breaks)
    if by_button:
        result = await world.press(world.ada, "act", "Rb2")
    else:
        result = await COMMANDS["an action"](world)
    replies = " ".join(str(one.components) for one in (result.response, *result.followups) if one)
    assert "went wrong" not in replies
    assert "could not" not in replies
    assert not [record for record in caplog.records if record.getMessage() == "interaction.failed"]
    assert [line.action for line in await world.bot.store.matches.get_record(1)] == ["pattern rhombus", "Rb2"]
    if broken_part == "the message":
        assert "refused my direct message" in reply_text(await world.ada.slash(world.channel, "match read"))
