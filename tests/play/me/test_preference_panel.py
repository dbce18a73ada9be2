"""The panel of ``/me``: menus and buttons that say what is set, and lose nothing."""

from typing import Any

import discord
import pytest
import simcord

from cogs.me.preference_panel import PREFERENCES
from tests.play.notified_users import me
from tests.play.world import World, components, forge, reply_text


async def choose(who: Any, panel: simcord.InteractionResult, verb: str, *values: Any) -> Any:
    """Choose in the menu of a panel: that of a setting, or that of another verb with ``me-``."""
    assert panel.response is not None
    custom_id = f"u:{verb}:" if verb.startswith("me-") else f"u:me-set:{verb}"
    return await who.select(panel.response, list(values), custom_id=custom_id)


async def press(who: Any, panel: simcord.InteractionResult, custom_id: str) -> Any:
    """Click a button of a panel."""
    assert panel.response is not None
    return await who.click(panel.response, custom_id=custom_id)


def labels(panel: simcord.InteractionResult) -> list[str]:
    """Return what the buttons of a panel say."""
    return [
        part.label for part in components(panel.response) if isinstance(part, discord.Button) and part.label
    ]


def read_selection(panel: simcord.InteractionResult) -> list[str]:
    """Return the lines of the menus of a panel that are marked as set."""
    menus = [part for part in components(panel.response) if isinstance(part, discord.SelectMenu)]
    return [option.label for menu in menus for option in menu.options if option.default]


async def test_the_panel_shows_and_changes_how_a_user_is_told(world: World) -> None:
    panel = await me(world, world.ada, "notices")
    assert read_selection(panel) == [
        "Mention me in the channel",
        "Each notice at once",
        "Only extras: after 1 minute",
    ]
    panel = await choose(world.ada, panel, "delivery", "direct")
    assert "You get a direct message" in reply_text(panel)
    panel = await choose(world.ada, panel, "digest", "1080")
    assert "one direct message a day, at 18:00" in reply_text(panel)
    assert "Early Notice: Off" in labels(panel)
    panel = await press(world.ada, panel, "u:me-set:notify_early=on")
    assert "Early Notice: On" in labels(panel)
    assert "at 18:00" in reply_text(panel)
    panel = await choose(world.ada, panel, "digest", "off")
    assert "You get a direct message" in reply_text(panel)
    await world.restart()
    panel = await press(world.ada, panel, "u:me-reset:notices")
    assert "You are mentioned" in reply_text(panel)
    assert "Early Notice: Off" in labels(panel)


async def test_the_panel_sets_how_long_a_turn_waits_with_only_extras_left(world: World) -> None:
    panel = await me(world, world.ada, "notices")
    for value, label in (("0", "end at once"), ("300", "after 5 minutes"), ("off", "never end")):
        panel = await choose(world.ada, panel, "end_turn_after", value)
        assert read_selection(panel)[-1] == f"Only extras: {label}"
    assert "It does not end while you can still buy something." in reply_text(
        await press(world.ada, panel, "u:me-section:overview")
    )
    await forge(world, world.ada, panel.response, "u:me-set:end_turn_after", "61")
    assert (await world.bot.preferences.get(world.ada.id)).end_turn_after is None
    panel = await press(world.ada, await me(world, world.ada, "notices"), "u:me-set:auto_end_turn=off")
    assert len(read_selection(panel)) == 2, "turns do not end by themselves anyway"
    panel = await press(world.ada, panel, "u:me-reset:notices")
    assert read_selection(panel)[-1] == "Only extras: after 1 minute"


async def test_only_what_is_set_can_be_set_back(world: World) -> None:
    for section, button in (
        ("notices", "Reset Notices"),
        ("quiet", "No Quiet Hours or Days Off"),
        ("away", "I Am Back"),
    ):
        assert button not in labels(await me(world, world.ada, section))
    panel = await choose(world.ada, await me(world, world.ada, "quiet"), "quiet_from", "1320")
    assert "No Quiet Hours or Days Off" in labels(panel)
    panel = await press(world.ada, await me(world, world.ada, "notices"), "u:me-set:auto_end_turn=off")
    assert "Reset Notices" in labels(panel)


async def test_quiet_hours_are_chosen_one_after_the_other(world: World) -> None:
    panel = await me(world, world.ada, "quiet")
    assert "You have no quiet hours" in reply_text(panel)
    panel = await choose(world.ada, panel, "quiet_from", "1320")
    assert "22:00 to 07:00" in reply_text(panel)
    panel = await choose(world.ada, panel, "quiet_to", "360")
    assert read_selection(panel) == ["From 22:00", "To 06:00"]
    refusal = await choose(world.ada, panel, "quiet_to", "1260")
    assert "at most 16 hours" in reply_text(refusal)
    panel = await me(world, world.ada, "quiet", to="6:45")
    assert read_selection(panel) == ["From 22:00", "To 06:45"]
    panel = await press(world.ada, panel, "u:me-reset:quiet")
    assert "You have no quiet hours" in reply_text(panel)
    panel = await choose(world.ada, panel, "quiet_to", "420")
    assert "22:00 to 07:00" in reply_text(panel)


async def test_days_off_are_chosen_together(world: World) -> None:
    panel = await choose(world.ada, await me(world, world.ada, "quiet"), "days_off", "5", "6")
    assert "Days off: Saturday and Sunday (UTC time" in reply_text(panel)
    assert read_selection(panel) == ["Saturdays off", "Sundays off"]
    panel = await choose(world.ada, panel, "quiet_from", "1320")
    assert read_selection(panel) == ["From 22:00", "To 07:00", "Saturdays off", "Sundays off"]
    panel = await choose(world.ada, panel, "days_off")
    assert "Days off" not in reply_text(panel)


@pytest.mark.parametrize("has_restarted", [False, True])
async def test_a_time_zone_is_searched_for_and_chosen(world: World, *, has_restarted: bool) -> None:
    panel = await me(world, world.ada, "quiet", **{"from": "22", "to": "7"})
    question = await press(world.ada, panel, "u:me-zone:")
    if has_restarted:  # discord.py forgets modals
        await world.restart()
    refusal = await world.ada.submit_modal(question, {"typed": "atlantis"})
    assert "I do not know that place" in reply_text(refusal)
    question = await press(world.ada, panel, "u:me-zone:")
    places = await world.ada.submit_modal(question, {"typed": "portugal"})
    assert "Choose the place" in reply_text(places)
    panel = await choose(world.ada, places, "me-zone-found", "Europe/Lisbon")
    assert "Your time zone is that of Lisbon, where it is " in reply_text(panel)
    assert "22:00 to 07:00 (Lisbon time" in reply_text(panel)


async def test_an_absence_is_chosen_and_ended(world: World) -> None:
    await world.begin_constructor()
    panel = await me(world, world.ada, "away")
    assert "You are not away." in reply_text(panel)
    panel = await choose(world.ada, panel, "me-away", "7")
    assert "You are away until <t:" in reply_text(panel)
    refusal = await choose(world.ada, panel, "me-stand-in", world.ada)
    assert "You cannot stand in for yourself" in reply_text(refusal)
    panel = await choose(world.ada, panel, "me-stand-in", world.chioma)
    assert "to play for you in one match" in reply_text(panel)
    assert "You are away until <t:" in reply_text(await me(world, world.ada, "away"))
    panel = await press(world.ada, panel, "u:me-reset:away")
    assert "Welcome back" in reply_text(panel)
    assert "You are away" not in reply_text(panel)


async def test_a_friend_who_is_chosen_first_is_not_forgotten(world: World) -> None:
    await world.begin_constructor()
    panel = await choose(world.ada, await me(world, world.ada, "away"), "me-stand-in", world.chioma)
    assert f"<@{world.chioma.id}> to play for you. Now choose how long" in reply_text(panel)
    assert panel.response is not None
    panel = await world.ada.select(panel.response, ["7"], custom_id=f"u:me-away:{world.chioma.id}")
    assert "You are away until <t:" in reply_text(panel)
    assert "to play for you in one match" in reply_text(panel)
    assert (await world.match()).seat_status(0).asked == world.chioma.id


async def test_who_types_a_friend_alone_is_asked_once_how_long_they_are_away(world: World) -> None:
    reply = reply_text(await me(world, world.ada, "away", **{"stand-in": world.chioma}))
    assert reply.startswith(f"I will ask <@{world.chioma.id}> to play for you. Now choose how long you are")
    assert "Say how long" not in reply
    reply = reply_text(await me(world, world.ada, "away", **{"stand-in": world.ada}))
    assert "Say how long you are away as well." in reply


async def test_what_was_typed_well_beside_something_wrong_counts(world: World) -> None:
    await world.begin_constructor()
    bad = {"from": "22", "to": "25:00", "zone": "Europe/Lisbon"}
    reply = reply_text(await me(world, world.ada, "quiet", **bad))
    assert reply.startswith("Type a time of day like `22:30`. What else you chose is set.")
    reply = reply_text(await me(world, world.ada, "quiet", **{"from": "22", "to": "7", "zone": "atlantis"}))
    assert reply.startswith("I do not know that place.")
    assert "22:00 to 07:00 (Lisbon time" in reply
    reply = reply_text(await me(world, world.ada, "digest", at="noon", zone="atlantis"))
    assert "Type a time of day" in reply
    assert "I do not know that place" in reply
    panel = await me(world, world.ada, "away", until="never", **{"stand-in": world.chioma})
    assert "Type a day within" in reply_text(panel)
    assert panel.response is not None
    panel = await world.ada.select(panel.response, ["7"], custom_id=f"u:me-away:{world.chioma.id}")
    assert (await world.match()).seat_status(0).asked == world.chioma.id
    reply = reply_text(await me(world, world.bruno, "away", until="3", **{"stand-in": world.bruno}))
    assert "cannot stand in for yourself" in reply
    assert "You are away until <t:" in reply


async def test_the_panel_behind_a_board_leads_to_all_settings(world: World) -> None:
    await world.begin_constructor()
    panel = await forge(world, world.ada, world.board, "b:1:0:notifications:")
    panel = await press(world.ada, panel, "u:me-section:notices")
    assert "Early Notice: Off" in labels(panel)


async def test_one_message_says_all_that_is_set_and_leads_to_every_section(world: World) -> None:
    await me(world, world.ada, "quiet", **{"from": "22:00", "to": "7:00"})
    await me(world, world.ada, "coach", when="off")
    await me(world, world.ada, "invitations", refuse=world.bruno)
    panel = await me(world, world.ada, "settings")
    reply = reply_text(panel)
    for sentence in (
        "### Your settings",
        "**Notices.** You are mentioned in the channel when it is your turn. Your turn ends by itself "
        "once nothing useful is left to do. It ends after a minute when only extras are left, such as "
        "buying. Saved files of your matches show your name.",
        "**Quiet Hours.** Quiet hours: 22:00 to 07:00",
        "**Away.** You are not away.",
        "**Coach, Pictures, Language.** The coach says nothing. "
        "Pictures for you alone look like those in the channel. "
        "What only you read is in the language of your Discord.",
        f"**Invitations.** They cannot invite you: <@{world.bruno.id}>.",
        "**Rating.** You keep no rating, and nobody sees a profile of you.",
    ):
        assert sentence in reply
    for section in PREFERENCES.sections:
        panel = await press(world.ada, panel, f"u:me-section:{section}")
        assert "All Settings" in labels(panel)
        panel = await press(world.ada, panel, "u:me-section:overview")
        assert reply_text(panel) == reply


async def test_the_panel_of_the_coach_speaks_of_the_coach(world: World) -> None:
    panel = await me(world, world.ada, "coach", when="off")
    assert "### Coach, pictures and language\nThe coach says nothing." in reply_text(panel)
    assert "Your notices" not in reply_text(panel)


async def test_each_switch_of_the_notices_is_explained(world: World) -> None:
    reply = reply_text(await me(world, world.ada, "notices"))
    for switch in ("Early Notice", "End My Turn for Me", "Name in Record Files"):
        assert f"**{switch}** " in reply


async def test_the_panel_works_in_direct_messages(world: World) -> None:
    user = world.ada.user
    panel = await user.slash("me away")
    for section in ("notices", "quiet", "away"):
        panel = await press(user, panel, f"u:me-section:{section}")
        assert "Your notices" in reply_text(panel)
    panel = await choose(user, await press(user, panel, "u:me-section:quiet"), "quiet_from", "1320")
    assert "22:00 to 07:00" in reply_text(panel)


async def test_forged_clicks_change_nothing(world: World) -> None:
    panel = await me(world, world.ada, "notices")
    assert panel.response is not None
    stored_message = world.env.backend.get_message(world.channel.id, panel.response.id)
    button = stored_message.components[-1]["components"][0]
    for custom_id in (
        "u:me-section:x",
        "u:me-set:zone=on",
        "u:me-set:notify_early=maybe",
        "u:me-reset:zone",
        "u:me-set:delivery",
        "u:me-away:",
        "u:me-away:99999999999999999999",
        "u:me-away:9999999999999999999",
    ):
        button["custom_id"] = custom_id
        refusal = await press(world.ada, panel, custom_id)
        assert "I do not know this button" in reply_text(refusal)
