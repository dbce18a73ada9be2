"""Numbers and letters in menus, buttons and typed commands keep their meaning during a turn."""

import re
from typing import Any

import pytest
import simcord

from bot.games.middle_ages import GAME, SITES, View
from bot.locales import texts
from bot.match.commands import Act
from bot.match.refusals import Refusal
from cogs.kit.controls import Menu
from cogs.kit.game_commands import ActionCommand
from cogs.middle_ages import UI
from rendering.middle_ages.labels import unit_marks
from tests.games.middle_ages_play import play, player, table, view_of
from tests.play.world import World, buttons, components, reply_text
from tests.rendering.middle_ages_marks import ACTIONS, new_turn

EN = texts("en")
(SEND,) = (each for each in UI.commands if isinstance(each, ActionCommand) and each.name == "send")


def middle_of_turn() -> View:
    return view_of(play(new_turn(), ACTIONS))


def test_menus_keep_the_marks() -> None:
    menus = [line for line in UI.controls(middle_of_turn(), "", text=EN) if isinstance(line, Menu)]
    (sends,) = [menu for menu in menus if menu.part == "send"]
    marks = {
        tuple(choice.argument.split()[-2:]): re.sub(r": .* ← (.).*", r" ← \1", choice.label)
        for choice in sends.choices
    }
    units, sites = {"W01": "1", "W40": "3", "W38": "4", "M3": "5"}, {"B34": "A", "B31": "C", "B01": "D"}
    assert marks == {(unit, site): f"{sites[site]} ← {units[unit]}" for unit in units for site in sites}


def test_a_single_send_is_a_button_with_the_old_letter() -> None:
    state = table(player(60, free="W01", sites="M3 B34"), free_actions=9)
    view = view_of(play(state, "send W01 M3, send W01 B34"))
    (label,) = [
        control.label
        for line in UI.controls(view, "", text=EN)
        if isinstance(line, list)
        for control in line
        if "send" in control.argument
    ]
    assert label == "Send Measuring Instrument I to B"


@pytest.mark.parametrize(
    ("worker", "site", "action"),
    [("1", "A", "send W01 B34"), ("4", "c", "send W38 B31"), ("5", "D", "send M3 B01")],
)
def test_typed_marks_are_those_of_the_picture(worker: str, site: str, action: str) -> None:
    assert SEND.notation(middle_of_turn(), {"unit": worker, "site": site}, EN) == action


@pytest.mark.parametrize(("worker", "site"), [("2", "A"), ("1", "B")])
def test_the_mark_of_what_is_gone_is_refused_with_the_choices(worker: str, site: str) -> None:
    with pytest.raises(Refusal) as refusal:
        SEND.notation(middle_of_turn(), {"unit": worker, "site": site}, EN)
    assert refusal.value.key == "none-fits"


def test_completion_has_the_same_marks() -> None:
    for name, marks in (("unit", ["1", "3", "4", "5"]), ("site", ["A", "C", "D"])):
        complete = SEND.parameters[name].complete
        assert complete
        choices = complete(middle_of_turn(), "", {}, EN)
        assert sorted(choice.name.split(":")[0] for choice in choices) == marks


async def test_numbers_stay_through_sends_undo_and_hires(world: World) -> None:
    await world.begin_game("middle-ages", 2, **{"free-actions": 10, "start-coins": 100})
    who = await world.current()
    view = await current_view(world)
    site = max(filter(None, view.site_row), key=lambda card: sum(SITES[card].needs))
    workers = [card for card in view.worker_row if card][:3]
    for action in (f"build {site}", *(f"hire {worker}" for worker in workers), "end", "end"):
        match = await world.match()
        (seat,) = match.players_to_act()
        await world.bot.matches.perform(match.id, match.players[seat], Act(action))
    assert await world.bot.outbox.drain(60)
    free = (await current_view(world)).players[match.find_player(who.id)].free
    at_first = {unit: str(number) for number, unit in enumerate(free, 1)}
    assert await offered_marks(world, who) == at_first
    await send(world, who, "1")
    rest = {unit: mark for unit, mark in at_first.items() if mark != "1"}
    assert await offered_marks(world, who) == rest
    again = await who.slash(world.channel, "middle-ages send", worker="1", site="A")
    assert "is not one of your choices" in reply_text(again)
    await world.press(who, "undo")
    assert await offered_marks(world, who) == at_first
    await send(world, who, "1")
    new = (await current_view(world)).worker_row[1]
    await who.slash(world.channel, "middle-ages hire", worker="2")
    assert await offered_marks(world, who) == rest | {new: "5"}
    await send(world, who, "3")
    lines = await world.bot.store.matches.get_record(match.id)
    assert lines[-1].action == f"send {free[2]} {site}"


async def current_view(world: World) -> Any:
    return GAME.view((await world.match()).state, None)


async def send(world: World, who: simcord.MemberActor, worker: str) -> None:
    """Send a worker by number to the site A, and confirm it if asked to."""
    result = await who.slash(world.channel, "middle-ages send", worker=worker, site="A")
    assert result.response is not None
    if any(":act-sure:" in custom_id for custom_id, _ in buttons(result.response)):
        await world.press(who, "act-sure", message=result.response)


async def offered_marks(world: World, who: simcord.MemberActor) -> dict[str, str]:
    """Return the numbers of the workers that can be sent, which the menu and the completion agree on."""
    choices = await who.autocomplete(world.channel, "middle-ages send", "worker", "")
    completed = {choice["value"]: choice["name"].split(":")[0] for choice in choices}
    options = [option for part in components(world.board) for option in getattr(part, "options", ())]
    sends = [option for option in options if "send" in option.value]
    assert {option.value.split()[-2]: option.label.split(":")[0] for option in sends} == completed
    view = await current_view(world)
    assert unit_marks(view.players[view.current]) == completed
    return completed
