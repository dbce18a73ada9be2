"""How often users can invite each other and open tables, and how a user refuses the invitations of others."""

from typing import Any

import pytest
import simcord

from bot.services import invitations
from bot.services.invitations import MOST_A_MINUTE, MOST_AN_HOUR, MOST_INVITATIONS, MOST_REFUSED
from tests.play.notified_users import get_directs, me
from tests.play.server_owner import ask_for_help
from tests.play.table.test_practice import threads
from tests.play.world import World, buttons, find_buttons, forge, present_id, reply_text, words

pytestmark = [pytest.mark.usefixtures("frozen_time")]

TOO_OFTEN = "times within an hour, and they have not sat down"
NOT_NOW = "just now. Open a table without invitations"


async def invite(world: World, host: simcord.MemberActor, guest: Any, **options: Any) -> str:
    """Open a table with an invitation in a channel of its own, and return the answer."""
    channel = world.guild.create_text_channel("more")
    return reply_text(await host.slash(channel, "constructor new", opponent=guest, **options))


async def move_on(world: World, seconds: float) -> None:
    """Let time go by."""
    await world.env.advance_time(seconds)


# Limits


async def test_a_host_cannot_invite_the_same_user_again_and_again(world: World) -> None:
    for _ in range(MOST_INVITATIONS):
        assert "The table is open" in await invite(world, world.ada, world.bruno)
    refused = await invite(world, world.ada, world.bruno, thread=True)
    assert f"You have invited <@{world.bruno.id}> {MOST_INVITATIONS} {TOO_OFTEN}" in refused
    assert threads(world) == []
    assert "The table is open" in await invite(world, world.ada, world.chioma)
    assert "The table is open" in await invite(world, world.chioma, world.bruno)
    await world.restart()
    assert TOO_OFTEN in await invite(world, world.ada, world.bruno)
    await move_on(world, 3600)
    assert "The table is open" in await invite(world, world.ada, world.bruno)


async def test_declining_does_not_make_room_and_sitting_down_does(world: World) -> None:
    await world.open_constructor_table()
    await world.press(world.bruno, "leave")
    await world.ada.slash(world.channel, "match cancel")
    for _ in range(MOST_INVITATIONS - 1):
        await invite(world, world.ada, world.bruno)
    assert TOO_OFTEN in await invite(world, world.ada, world.bruno)
    await world.chioma.slash(world.channel, "constructor new", opponent=world.dmitri)
    for number in range(MOST_INVITATIONS + 1):
        await world.press(world.dmitri, "join")
        if number == 0:  # a rematch begins by itself
            await world.press(world.dmitri, "start")
        await world.resign(world.dmitri)
        assert "The table is open" in reply_text(await world.press(world.chioma, "rematch"))


async def test_declining_is_answered_as_that_and_leaving_as_leaving(world: World) -> None:
    await world.open_constructor_table()
    for join, answer in (
        (False, "You have declined the invitation."),
        (True, "You do not sit at this table"),
    ):
        if join:
            await world.press(world.bruno, "join")
        more = await world.press(world.bruno, "more")
        reply = reply_text(await world.press(world.bruno, "leave", message=more.response))
        assert answer in reply


async def test_one_user_opens_only_so_many_tables(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_A_MINUTE < MOST_AN_HOUR
    monkeypatch.setattr(invitations, "MOST_AN_HOUR", MOST_A_MINUTE + 1)
    help_reply = await ask_for_help(world, world.ada)
    for _ in range(MOST_A_MINUTE):
        assert "The table is open" in await _open_somewhere(world)
    refused = reply_text(await world.ada.click(help_reply, custom_id="u:open:constructor:"))
    assert f"You have opened {MOST_A_MINUTE} tables within a minute" in refused
    await move_on(world, 60)
    assert "The table is open" in await _open_somewhere(world)
    await move_on(world, 60)
    refused = await _open_somewhere(world)
    assert f"You have opened {MOST_A_MINUTE + 1} tables within an hour" in refused
    assert "<t:" in refused
    channel = world.guild.create_text_channel("others")
    await world.bruno.slash(channel, "constructor new")
    await move_on(world, 3600)
    assert "The table is open" in await _open_somewhere(world)


async def _open_somewhere(world: World) -> str:
    channel = world.guild.create_text_channel("more")
    return reply_text(await world.ada.slash(channel, "constructor new"))


# Refusing


async def test_a_refused_host_cannot_invite_and_does_not_learn_why(world: World) -> None:
    answer = await me(world, world.bruno, "invitations", refuse=world.ada)
    assert f"They cannot invite you: <@{world.ada.id}>." in words(answer.response)
    refused = await invite(world, world.ada, world.bruno, thread=True)
    assert refused == f"I cannot invite <@{world.bruno.id}> for you {NOT_NOW}: anybody can join it."
    assert threads(world) == []
    assert "The table is open" in await invite(world, world.bruno, world.ada)
    assert "The table is open" in await invite(world, world.chioma, world.bruno)
    await world.restart()
    assert NOT_NOW in await invite(world, world.ada, world.bruno)
    answer = await me(world, world.bruno, "invitations", accept=world.ada)
    assert "Everybody can invite you." in words(answer.response)
    assert "The table is open" in await invite(world, world.ada, world.bruno)


async def test_a_refused_host_opens_no_rematch(world: World) -> None:
    await world.begin_constructor()
    await world.resign(world.ada)
    await me(world, world.bruno, "invitations", refuse=world.ada)
    assert NOT_NOW in reply_text(await world.press(world.ada, "rematch"))
    assert (await world.match()).is_over
    await world.press(world.bruno, "rematch")
    await world.press(world.ada, "join")
    assert (await world.match()).status == "running"


async def test_a_refused_user_finds_no_stand_in(world: World) -> None:
    await me(world, world.chioma, "invitations", refuse=world.ada)
    await world.begin_constructor()
    answer = await me(world, world.ada, "away", **{"until": "3", "stand-in": world.chioma})
    refusal = f"I cannot ask <@{world.chioma.id}> to stand in for you just now"
    assert refusal in words(answer.response)
    panel: Any = (await me(world, world.ada, "away")).response
    chosen: Any = await world.ada.select(panel, [world.chioma], custom_id="u:me-stand-in:")
    result = await world.ada.select(chosen.response, ["3"], custom_id=f"u:me-away:{world.chioma.id}")
    assert refusal in reply_text(result)
    assert (await world.bot.store.preferences.get(world.ada.id)).away_until is None
    assert world.chioma.id not in (await world.match()).seats


async def test_no_more_invitations_is_under_more_for_the_guest_alone(world: World) -> None:
    await world.open_constructor_table()
    for who, has_button in ((world.bruno, True), (world.ada, False), (world.chioma, False)):
        panel = (await world.press(who, "more")).response
        assert bool(find_buttons(panel, "refuse-host")) == has_button
    answer = await world.press(world.bruno, "refuse-host")
    assert f"<@{world.ada.id}> cannot invite you any more" in reply_text(answer)
    assert (await world.match()).invited == ()
    assert str(world.bruno.id) not in words(world.board)
    assert NOT_NOW in await invite(world, world.ada, world.bruno)


async def test_no_more_invitations_is_on_the_direct_message(world: World) -> None:
    await me(world, world.bruno, "notices", where="direct")
    await world.open_constructor_table()
    (message,) = get_directs(world.bruno)
    assert [label for _, label in buttons(message)][-2] == "No More Invitations"
    bruno: Any = world.bruno.user
    await world.press(bruno, "refuse-host", message=message)
    assert (await world.match()).invited == ()
    assert await world.bot.store.invitations.refused_hosts(world.bruno.id) == [world.ada.id]


async def test_a_forged_button_refuses_nobody(world: World) -> None:
    await world.open_constructor_table()
    click = present_id(await world.match(), "refuse-host")
    for who in (world.ada, world.chioma):
        assert "You have no open invitation here" in reply_text(await forge(world, who, world.board, click))
    await world.press(world.bruno, "join")
    assert "You have no open invitation" in reply_text(await forge(world, world.bruno, world.board, click))
    for who in world.people.values():
        assert await world.bot.store.invitations.refused_hosts(who.id) == []


async def test_a_refused_user_is_not_named_in_what_only_the_refuser_sees(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await me(world, world.bruno, "invitations", refuse=world.ada)
    assert "Ice: 0 towers" in reply_text(await world.press(world.bruno, "read"))
    assert "ada (Ice)" in reply_text(await world.press(world.chioma, "read"))
    assert "ada" not in str(await world.bruno.autocomplete(world.channel, "match replay", "match", ""))
    for control in ("more", "replay"):
        panel: Any = (await world.press(world.bruno, control)).response
        assert "ada" not in str(panel.message.components)
    await world.resign(world.ada)
    for command in ("match history", "me history"):
        for who, is_named in ((world.bruno, False), (world.ada, True)):
            page: Any = (await who.slash(world.channel, command)).response
            assert (f"<@{world.ada.id}>" in words(page)) == is_named
            assert ("ada" in str(page.message.components)) == is_named
    await me(world, world.bruno, "invitations", accept=world.ada)
    page = (await world.bruno.slash(world.channel, "match history")).response
    assert f"<@{world.ada.id}>" in words(page)


# The panel of /me


async def test_the_panel_sets_all_at_once(world: World) -> None:
    panel: Any = (await me(world, world.bruno, "invitations")).response
    assert "Everybody can invite you." in words(panel)
    menu = "u:me-refused-hosts:"
    result: Any = await world.bruno.select(panel, [world.ada, world.chioma], custom_id=menu)
    assert f"They cannot invite you: <@{world.ada.id}> and <@{world.chioma.id}>." in words(result.response)
    result = await world.bruno.select(result.response, [world.chioma, world.dmitri], custom_id=menu)
    assert f"<@{world.chioma.id}> and <@{world.dmitri.id}>" in words(result.response)
    result = await world.bruno.select(result.response, [world.bruno], custom_id=menu)
    assert "not yourself, and no bot" in reply_text(result)
    assert await world.bot.store.invitations.refused_hosts(world.bruno.id) == [
        world.chioma.id,
        world.dmitri.id,
    ]
    tab = await world.bruno.click(panel, custom_id="u:me-section:invitations")
    assert f"<@{world.dmitri.id}>" in words(tab.response)


async def test_nobody_is_refused_who_could_not_invite_or_is_one_too_many(world: World) -> None:
    answer = await me(world, world.bruno, "invitations", refuse=world.bruno)
    assert "not yourself, and no bot" in words(answer.response)
    for number in range(MOST_REFUSED):
        await world.bot.store.invitations.refuse(world.bruno.id, 1000 + number, 0)
    answer = await me(world, world.bruno, "invitations", refuse=world.ada)
    assert f"at most {MOST_REFUSED} people" in words(answer.response)
    assert len(await world.bot.store.invitations.refused_hosts(world.bruno.id)) == MOST_REFUSED
