"""Each user is notified once, where they like: in the channel, by direct message, or not at all."""

import re
from collections import Counter
from random import Random

import pytest

from bot.games import GAMES
from bot.locales import texts
from tests.play.notified_users import (
    HOUR,
    begin_on_brunos_turn,
    begin_ordering,
    count_pings,
    get_directs,
    hand_in,
    list_mutes,
    me,
    pass_time,
    read_directs,
)
from tests.play.world import World, buttons, get_pinged_users, reply_text, words

_DIRECTS = (
    *("direct-stand-in", "direct-turn", "direct-asked", "direct-asked-undo", "direct-asked-cancel"),
    *("direct-next", "direct-invited", "direct-over", "direct-lost", "direct-deadline", "direct-late"),
    *("direct-reminder", "direct-alone", "direct-last-reminder", "digest-title"),
)
"""The texts with which direct messages can begin."""


async def test_a_direct_message_comes_once_with_a_jump_link_and_without_a_mention(world: World) -> None:
    await me(world, world.bruno, "notices", where="direct")
    await begin_on_brunos_turn(world)
    (message,) = read_directs(world.bruno)[-1:]
    assert "it is your turn" in message
    assert f"({world.channel_link})" in message
    assert get_pinged_users(world, world.board) == []
    assert f"<@{world.bruno.id}>, it is your turn" in words(world.board)  # shown by name all the same
    count = len(get_directs(world.bruno))
    await world.restart()
    await pass_time(world, 3600)
    assert len(get_directs(world.bruno)) == count


async def test_a_user_who_wants_no_notifications_is_named_and_not_mentioned(world: World) -> None:
    await me(world, world.bruno, "notices", where="none")
    await begin_on_brunos_turn(world)
    assert count_pings(world, world.bruno) == 0
    assert f"<@{world.bruno.id}>" in words(world.board)
    assert get_directs(world.bruno) == []


@pytest.mark.parametrize("control", ["mute-turn", "mute-match"])
@pytest.mark.sampled
async def test_a_direct_message_mutes_its_turn_or_its_match(world: World, control: str) -> None:
    await me(world, world.bruno, "notices", where="direct")
    await begin_on_brunos_turn(world)
    message = get_directs(world.bruno)[-1]
    (custom_id,) = [custom_id for custom_id, _ in buttons(message) if f":{control}:" in custom_id]
    result = await world.bruno.user.click(message, custom_id=custom_id)
    assert "is muted" in reply_text(result)
    await world.ada.slash(world.channel, "match nudge")
    assert [direct.id for direct in get_directs(world.bruno)] == [message.id]
    await world.act(world.bruno, "Sc2")
    await world.act(world.ada, "Ra1")
    (newest,) = get_directs(world.bruno)
    assert (newest.id != message.id) == (control == "mute-turn")


async def test_the_panel_behind_a_board_shows_and_changes_notifications(world: World) -> None:
    await begin_on_brunos_turn(world)
    more = await world.press(world.bruno, "more")
    panel = await world.press(world.bruno, "notifications", message=more.response)
    assert "mentioned in the channel" in reply_text(panel)
    muted_panel = await world.press(world.bruno, "panel-mute-match", message=panel.response)
    assert "This match is muted." in words(muted_panel.response)
    assert not any(":panel-mute-" in custom_id for custom_id, _ in buttons(muted_panel.response))
    await world.act(world.bruno, "Sc2")
    before = count_pings(world, world.bruno)
    await world.act(world.ada, "Ra1")
    assert count_pings(world, world.bruno) == before
    unmuted_panel = await world.press(world.bruno, "panel-unmute", message=muted_panel.response)
    assert "muted" not in words(unmuted_panel.response)
    await world.press(world.bruno, "panel-mute-turn", message=unmuted_panel.response)
    await world.ada.slash(world.channel, "match nudge")
    assert count_pings(world, world.bruno) == before
    await world.act(world.bruno, "Sc1")
    await world.act(world.ada, "Ra2")
    assert count_pings(world, world.bruno) == before + 1


@pytest.mark.exhaustive
async def test_in_a_whole_match_each_turn_is_notified_once(world: World) -> None:
    rng = Random(6)
    await world.begin_constructor()
    turns = Counter({world.ada.id: 1})
    while not (match := await world.match()).is_over:
        (player,) = match.players_to_act()
        action = rng.choice(list(match.rules.legal_actions(match.state, player)))
        await world.command(await world.current(), match.rules.action_to_string(action))
        after = await world.match()
        if after.turn != match.turn and not after.is_over:
            turns[(await world.current()).id] += 1
        if after.turn % 7 == 0:
            await world.restart()
    last = match.players[match.recent[-1].player] if match.recent else 0
    for who in (world.ada, world.bruno):
        others = (who is world.bruno) + (who.id != last)  # the invitation, and the end
        assert count_pings(world, who) == turns[who.id] + others


async def test_the_next_player_is_notified_early_if_they_want_that(world: World) -> None:
    await me(world, world.bruno, "notices", early=True)
    await world.begin_constructor()
    assert get_pinged_users(world, world.board) == [world.ada.id, world.bruno.id]
    assert f"<@{world.bruno.id}> is next" in words(world.board)


@pytest.mark.parametrize("game", list(GAMES))
async def test_what_a_lock_screen_shows_of_a_board_begins_with_whose_turn_it_is(
    world: World, game: str
) -> None:
    await world.begin_game(game, 2)
    pinged = get_pinged_users(world, world.board)
    first_line = words(world.board).split("\n")[0]
    assert re.match(r"<@\d+>", first_line)
    assert "it is your turn" in first_line
    assert any(f"<@{user}>" in first_line for user in pinged)


@pytest.mark.parametrize("kind", _DIRECTS)
def test_what_a_lock_screen_shows_of_a_direct_message_begins_with_words(kind: str) -> None:
    line = "**Constructor**: it is your turn."
    values = dict.fromkeys(("owner", "link", "why", "at", "left", "silence", "overtime"), "there")
    sentence = texts("en")(kind, match="**Constructor**", line=line, count=2, **values)
    assert sentence.lstrip("*# ")[0].isalnum()


async def test_messages_without_a_turn_offer_no_mute_of_one(world: World) -> None:
    """A turn of number 0 would stand for the whole match."""
    await me(world, world.bruno, "notices", where="direct")
    await world.open_constructor_table(starter="ice")
    (invitation,) = get_directs(world.bruno)
    assert list_mutes(invitation) == ["mute-match"]
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    await world.resign(world.ada)
    (over,) = get_directs(world.bruno)
    assert "the match is over" in words(over)
    assert list_mutes(over) == []
    (custom_id,) = [custom_id for custom_id, _ in buttons(over)]
    panel = await world.bruno.user.click(over, custom_id=custom_id)
    assert list_mutes(panel.response) == []


# The last of several


async def test_the_last_of_several_is_notified_that_everybody_waits(world: World) -> None:
    await begin_ordering(world)
    assert count_pings(world, world.chioma) == 2  # the invitation and her turn
    await hand_in(world, world.bruno)
    assert [message for message in world.channel.history() if buttons(message)] == [world.board]
    assert get_pinged_users(world, world.board) == [world.chioma.id]
    progress = f"2 of 3 orders are in. Waiting for <@{world.chioma.id}>."
    assert progress in words(world.board).replace("\n", " ")
    await world.restart()
    await world.ada.slash(world.channel, "match show")
    await pass_time(world, 3600)
    assert count_pings(world, world.chioma) == 3


async def test_the_last_of_several_gets_a_direct_message_in_place_of_the_earlier_one(world: World) -> None:
    await me(world, world.chioma, "notices", where="direct")
    await begin_ordering(world)
    (turn,) = get_directs(world.chioma)
    assert "alone" not in words(turn)
    board = world.board
    await hand_in(world, world.bruno)
    (last,) = get_directs(world.chioma)
    assert last.id != turn.id
    assert "it is your turn" in words(last)
    assert "Only you are left." in words(last)
    assert world.board.id == board.id
    assert f"({world.channel_link})" in words(last)


async def test_the_last_of_several_who_sleeps_learns_it_with_the_turn(world: World) -> None:
    await me(world, world.chioma, "quiet", **{"from": "22:00", "to": "7:00", "zone": "UTC"})
    await begin_ordering(world)
    await hand_in(world, world.bruno)
    assert count_pings(world, world.chioma) == 0
    await pass_time(world, 8 * HOUR)
    (message,) = read_directs(world.chioma)
    assert "Only you are left." in message
