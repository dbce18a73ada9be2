"""Private questions: each is answered once, and the result replaces it."""

from functools import partial
from typing import Any

import pytest
import simcord
from discord import Button, ButtonStyle
from simcord.actors import _component_interaction
from simcord.enums import ComponentType

from bot.store.matches import MatchStore
from tests.play import race
from tests.play.world import World, buttons, components, deliver_together, forge, reply_text, words

pytestmark = [pytest.mark.usefixtures("frozen_time")]

Actor = simcord.MemberActor


def _now(world: World, message: Any) -> simcord.ResponseMessage:
    """Return the message as it is now."""
    stored_message = world.env.backend.get_message(message.channel_id, message.id)
    return simcord.ResponseMessage(world.env, stored_message)


def _private_reply(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    (message,) = [one for one in (result.response, *result.followups) if one and one.ephemeral]
    return message


def _is_there(world: World, message: simcord.ResponseMessage) -> bool:
    return message.id in world.env.backend.messages[message.channel_id]


async def _resigning(world: World) -> simcord.ResponseMessage:
    await world.begin_constructor()
    more = await world.press(world.ada, "more")
    return _private_reply(await world.press(world.ada, "resign", message=more.response))


async def _ending(world: World, *, by_button: bool = True) -> tuple[Actor, simcord.ResponseMessage]:
    """Return who begins and wants to end the turn at once, and the question that they are asked."""
    await world.begin_game("middle-ages", 2)
    who = await world.current()
    if by_button:
        return who, _private_reply(await world.press(who, "act", "end"))
    return who, _private_reply(await who.slash(world.channel, "middle-ages end"))


async def test_the_question_before_resigning_makes_room_for_the_outcome(world: World) -> None:
    question = await _resigning(world)
    result = await world.press(world.ada, "resign", "yes", message=question)
    assert result.followups == []
    question = _now(world, question)
    assert buttons(question) == []
    assert words(question) == "You have resigned."


@pytest.mark.parametrize("by_button", [True, False])
@pytest.mark.parametrize("answer", ["act-sure", "act-always"])
@pytest.mark.sampled
async def test_the_question_before_a_doubtful_action_makes_room_for_what_was_done(
    world: World, answer: str, by_button: bool
) -> None:
    who, question = await _ending(world, by_button=by_button)
    await world.press(who, answer, message=question)
    question = _now(world, question)
    assert buttons(question) == []
    assert words(question).startswith(f"Done: <@{who.id}> (")
    assert (await world.current()).id != who.id


async def test_the_first_answer_to_a_doubtful_action_drops_it(world: World) -> None:
    who, question = await _ending(world)
    before = await world.match()
    assert [label for _, label in buttons(question)] == ["Choose Again", "Do It", "Do It, Stop Asking"]
    styles = [each.style for each in components(question) if isinstance(each, Button)]
    assert styles == [ButtonStyle.primary, ButtonStyle.secondary, ButtonStyle.secondary]
    await world.press(who, "act-not", message=question)
    question = _now(world, question)
    assert (words(question), buttons(question)) == (
        "Nothing was done. Choose again on the board.",
        [],
    )
    assert await world.match() == before


async def test_the_question_before_sitting_out_makes_room_for_the_outcome(world: World) -> None:
    await race.begin(world, mode="turns")
    question = _private_reply(await world.press(world.ada, "race-sit"))
    await world.press(world.ada, "race-sit", message=question)
    assert buttons(_now(world, question)) == []
    assert "sit" in words(_now(world, question))


async def test_the_question_before_the_map_makes_room_for_the_outcome(world: World) -> None:
    await race.begin(world, mode="turns")
    question = _private_reply(await world.press(world.ada, "race-open"))
    panel = race.panel_of(await world.press(world.ada, "race-begin", message=question))
    assert panel.id != question.id
    assert race.has_map(panel)
    assert buttons(_now(world, question)) == []
    assert "Go!" in words(_now(world, question))


async def test_a_question_disappears_with_the_position_that_it_is_about(world: World) -> None:
    who, first = await _ending(world)
    second = _private_reply(await who.slash(world.channel, "middle-ages end"))
    assert (_is_there(world, first), _is_there(world, second)) == (False, True)
    await who.slash(world.channel, "middle-ages coins")
    assert not _is_there(world, second)


async def test_a_question_whose_turn_was_called_off_disappears(world: World) -> None:
    who, question = await _ending(world)
    await world.resign(who)
    assert not _is_there(world, question)


async def test_an_answer_to_a_question_that_just_disappeared_is_explained(world: World) -> None:
    who, question = await _ending(world)
    sure = next(custom_id for custom_id, _ in buttons(question) if ":act-sure:" in custom_id)
    stored = world.env.backend.get_message(question.channel_id, question.id)
    await who.slash(world.channel, "middle-ages coins")
    assert not _is_there(world, question)
    data = {"custom_id": sure, "component_type": ComponentType.BUTTON}
    result = await _component_interaction(who, stored, data)
    assert "is done already" in reply_text(result)


async def test_an_answer_that_comes_too_late_takes_the_buttons_away(world: World) -> None:
    who, question = await _ending(world)
    await world.restart()  # so that the question is not known any more
    await who.slash(world.channel, "middle-ages coins")
    await world.press(who, "act-sure", message=question)
    question = _now(world, question)
    assert buttons(question) == []
    assert "is done already" in words(question)


async def test_the_second_of_two_simultaneous_answers_changes_nothing(world: World) -> None:
    question = await _resigning(world)
    sure = next(custom_id for custom_id, _ in buttons(question))
    click = partial(world.ada.click, question, custom_id=sure)
    results = await deliver_together(world, click, click)
    assert words(_now(world, question)) == "You have resigned."
    (other,) = [one for result in results for one in result.followups]
    assert words(other) == "You have answered this question already."


@pytest.mark.simcord(check_errors=False)
async def test_a_question_whose_answer_failed_can_be_answered_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = await _resigning(world)

    async def breaks(*_: Any) -> Any:
        raise ConnectionResetError

    with monkeypatch.context() as patch:
        patch.setattr(MatchStore, "find_with_recipients", breaks)
        assert "the match has not changed" in reply_text(
            await world.press(world.ada, "resign", "yes", message=question)
        )
    await world.press(world.ada, "resign", "yes", message=_now(world, question))
    assert words(_now(world, question)) == "You have resigned."


# Commands ask like their buttons


async def test_resigning_by_command_asks_first(world: World) -> None:
    await world.begin_constructor()
    question = _private_reply(await world.ada.slash(world.channel, "match resign"))
    assert (await world.match()).status == "running"
    assert "final" in words(question)
    await world.press(world.ada, "resign", "yes", message=question)
    assert (await world.match()).status == "finished"
    question = _now(world, question)
    assert buttons(question) == []
    assert words(question) == "You have resigned."


async def test_who_cannot_resign_is_not_asked(world: World) -> None:
    await world.begin_constructor()
    reply = _private_reply(await world.dmitri.slash(world.channel, "match resign"))
    assert "not a player" in words(reply)
    assert not buttons(reply)


async def test_a_computer_by_command_asks_first_and_says_that_the_match_is_marked(world: World) -> None:
    await world.begin_constructor()
    question = _private_reply(await world.ada.slash(world.channel, "match computer", level="casual"))
    assert "will be marked as played with a computer" in words(question)
    assert "Casual" in words(question)
    assert not (await world.match()).is_assisted
    await world.press(world.ada, "hand-over-to", message=question)
    assert (await world.match()).is_assisted
    question = _now(world, question)
    assert buttons(question) == []
    assert "The computer plays on" in words(question)


async def test_a_computer_at_the_table_asks_first_and_says_that_the_match_is_marked(world: World) -> None:
    await world.ada.slash(world.channel, "middle-ages new")
    by_button = _private_reply(await world.press(world.ada, "computer"))
    assert "will be marked" in words(by_button)
    question = _private_reply(await world.ada.slash(world.channel, "match computer", level="casual"))
    assert "will be marked" in words(question)
    assert not (await world.match()).is_assisted
    await world.press(world.ada, "computer-add", message=question)
    assert (await world.match()).is_assisted
    assert buttons(_now(world, question)) == []
    assert "will be marked" not in words(_private_reply(await world.press(world.ada, "computer")))


# Answers that disappear by themselves


async def test_an_answer_without_news_disappears_by_itself(world: World) -> None:
    opening_reply = _private_reply(
        await world.ada.slash(world.channel, "constructor new", opponent=world.bruno)
    )
    assert "The table is open" in words(opening_reply)
    await world.env.advance_time(50)
    assert not _is_there(world, opening_reply)
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    who = await world.current()
    action_reply = _private_reply(await who.slash(world.channel, "constructor pattern", pattern="rhombus"))
    question = _private_reply(await world.ada.slash(world.channel, "match resign"))
    await world.env.advance_time(20)
    assert _is_there(world, action_reply)
    await world.env.advance_time(30)
    assert not _is_there(world, action_reply)
    assert _is_there(world, question)


@pytest.mark.parametrize(
    ("game", "command", "parameters"),
    [
        ("constructor", "constructor pattern", {"pattern": "rhombus"}),
        ("middle-ages", "middle-ages coins", {}),
        ("builders", "builders order", {"pieces": "1A 4B 3C 2D"}),
    ],
)
async def test_no_action_by_command_leaves_an_answer_behind(
    world: World, game: str, command: str, parameters: dict[str, Any]
) -> None:
    await world.begin_game(game, 2)
    match = await world.match()
    who = world.people[match.players[min(match.players_to_act())]]
    reply = _private_reply(await who.slash(world.channel, command, **parameters))
    assert words(reply).startswith("Done")
    await world.env.advance_time(50)
    assert not _is_there(world, reply)


async def test_sitting_out_leaves_no_answer_behind(world: World) -> None:
    await race.begin(world, 3, mode="turns")
    question = _private_reply(await world.press(world.ada, "race-sit"))
    await world.press(world.ada, "race-sit", message=question)
    await world.env.advance_time(50)
    assert not _is_there(world, question)


async def test_an_answer_that_the_user_dismissed_breaks_nothing(world: World) -> None:
    opening_reply = _private_reply(
        await world.ada.slash(world.channel, "constructor new", opponent=world.bruno)
    )
    world.env.backend.delete_message(opening_reply.channel_id, opening_reply.id)
    await world.env.advance_time(50)
    again = _private_reply(await world.ada.slash(world.channel, "match show"))
    await world.env.advance_time(50)
    assert not _is_there(world, again)


# An old board


async def _old_click(world: World) -> str:
    """Let Ada and Bruno play; return a click on the board before Ada's second action."""
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    version = (await world.match()).revision
    await world.act(world.ada, "Rb2")
    return f"b:1:{version}:undo:"


async def test_an_outdated_board_does_not_list_the_users_own_actions(world: World) -> None:
    old = await _old_click(world)
    reply = reply_text(await forge(world, world.ada, world.board, old))
    assert "Your last action is done already" in reply
    assert "placed a ring" not in reply
    assert "The table or its players changed" not in reply
    assert f"/{world.board.id})" in reply
    assert "placed a ring on b2" in reply_text(await forge(world, world.bruno, world.board, old))


async def test_an_outdated_board_lists_what_the_others_did_meanwhile(world: World) -> None:
    old = await _old_click(world)
    await world.act(world.bruno, "Sc2")
    reply = reply_text(await forge(world, world.ada, world.board, old))
    assert "placed a ring" not in reply
    assert "c2" in reply


@pytest.mark.usefixtures("quick_computers")
async def test_an_outdated_board_does_not_list_the_users_own_hint(world: World) -> None:
    await world.begin_constructor()
    version = (await world.match()).revision
    question = await world.ada.slash(world.channel, "match hint")
    await world.press(world.ada, "hint", "yes", message=question.response)
    reply = reply_text(await forge(world, world.ada, world.board, f"b:1:{version}:undo:"))
    assert "had a hint" not in reply
    assert "out of date" in reply


async def test_one_answer_about_an_outdated_board_stays_on_the_screen_of_each_user(world: World) -> None:
    old = await _old_click(world)
    first = _private_reply(await forge(world, world.ada, world.board, old))
    other = _private_reply(await forge(world, world.bruno, world.board, old))
    second = _private_reply(await forge(world, world.ada, world.board, old))
    assert [_is_there(world, answer) for answer in (first, other, second)] == [True, True, True]
    await world.env.advance_time(45)  # the first one could be read
    assert [_is_there(world, answer) for answer in (first, other, second)] == [False, True, True]


async def test_an_answer_about_an_outdated_board_from_long_ago_stays(world: World) -> None:
    old = await _old_click(world)
    first = _private_reply(await forge(world, world.ada, world.board, old))
    await world.env.advance_time(16 * 60)
    second = _private_reply(await forge(world, world.ada, world.board, old))
    await world.env.advance_time(45)
    assert [_is_there(world, answer) for answer in (first, second)] == [True, True]
