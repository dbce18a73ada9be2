"""The forms under *More* with which the host changes a table."""

from typing import Any

import discord
import pytest
import simcord

from bot.games import GAMES
from bot.locales import texts
from bot.match.models import is_computer
from bot.match.servers import ServerBlock
from cogs.kit.game_ui import GAME_UIS
from cogs.kit.option_parameters import option_parameters
from cogs.table.table_forms import find_pages
from tests.example_games import EVERY_GAME
from tests.play.world import World, components, forge, reply_text, words

pytestmark = pytest.mark.usefixtures("frozen_time")
LOOK = "look"


def form_ids(message: Any) -> dict[str, str]:
    """Return the custom ids of the buttons that open forms, by their labels."""
    return {
        str(part.label): str(part.custom_id)
        for part in components(message)
        if isinstance(part, discord.Button) and str(part.custom_id).startswith("u:table-form:")
    }


async def open_form(world: World, page: str | int, who: simcord.MemberActor | None = None) -> Any:
    """Let a user, Ada if none is named, open a form of the newest table."""
    user = who or world.ada
    panel: Any = (await world.press(user, "more", message=world.board)).response
    ids = [one for one in form_ids(panel).values() if one.endswith(f"/{page}")]
    return await user.click(panel, custom_id=ids[0])


def shown_values(form: Any) -> dict[str, str]:
    """Return the values that an open form shows, by field."""
    values = {}
    for label in _labels(form):
        field = label["component"]
        chosen = [one["value"] for one in field.get("options", ()) if one.get("default")]
        values[field["custom_id"]] = chosen[0] if chosen else field.get("value", "")
    return values


async def submit(world: World, form: Any, **changes: str) -> simcord.InteractionResult:
    """Let Ada send a form; what ``changes`` do not name stays as the form shows it."""
    values = shown_values(form) | {name.replace("_", "-"): value for name, value in changes.items()}
    fields = {label["component"]["custom_id"]: label["component"] for label in _labels(form)}
    data = {name: [value] if "options" in fields[name] else value for name, value in values.items()}
    return await world.ada.submit_modal(form, data)


def _labels(form: Any) -> list[Any]:
    return list(form._interaction.modal["components"])


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.usefixtures("example_games")
async def test_every_option_of_a_game_is_in_a_form(world: World, game: str) -> None:
    await world.ada.slash(world.channel, f"{game} new")
    asked: set[str] = set()
    for page, names in enumerate(find_pages(game)):
        assert len(names) <= 5
        form = await open_form(world, page)
        asked |= set(shown_values(form))
        assert len(_labels(form)) == len(names)
        assert await submit(world, form)
    expected = {parameter.text for parameter in option_parameters(GAME_UIS[game]).values()}
    assert expected | ({f"{game}-preset"} if GAME_UIS[game].presets else set()) == asked
    match = await world.match()
    assert GAMES[game].options_from(match.options) == GAMES[game].Options()
    assert set(shown_values(await open_form(world, LOOK))) == {
        "new-theme",
        "new-boards",
        "new-locale",
        "new-watch",
    }


@pytest.mark.usefixtures("example_games")
async def test_a_new_game_is_changed_by_the_same_forms(world: World) -> None:
    await world.ada.slash(world.channel, "noughts new")
    answer = await submit(world, await open_form(world, 0), noughts_size="5", noughts_row="loses")
    assert "Changed: size and row." in reply_text(answer)
    assert "The grid has 5 rows" in words(world.board)
    assert "A full row loses." in words(world.board)
    await world.press(world.bruno, "join")
    await world.press(world.ada, "start")
    assert len((await world.match()).state.squares) == 25


async def test_the_board_tells_those_who_sit_there_what_the_host_has_changed(world: World) -> None:
    await world.ada.slash(world.channel, "middle-ages new")
    await submit(world, await open_form(world, 0), middle_ages_target_vp="20")
    assert "First to 20" in words(world.board)
    assert "since others sat down" not in words(world.board)
    await world.press(world.bruno, "join")
    await submit(world, await open_form(world, 1), middle_ages_send_cost="flat")
    await submit(world, await open_form(world, LOOK), new_theme="light")
    sentence = f"<@{world.ada.id}> has changed this since others sat down: **send cost and theme**."
    assert sentence in words(world.board)
    await world.restart()
    await world.press(world.bruno, "leave")
    assert "since others sat down" not in words(world.board)


async def test_a_preset_sets_all_options_and_single_ones_override_it(world: World) -> None:
    await world.ada.slash(world.channel, "middle-ages new")
    form = await open_form(world, 0)
    assert shown_values(form)["middle-ages-preset"] == "official"
    await submit(world, form, middle_ages_preset="thai", middle_ages_target_vp="20")
    options = (await world.match()).options
    assert (options["send_cost"], options["tiebreak"], options["target_vp"]) == ("flat", "none", 20)
    assert shown_values(await open_form(world, 0))["middle-ages-preset"] == "-"


async def test_an_impossible_number_changes_nothing_and_the_form_comes_back_filled_in(world: World) -> None:
    await world.ada.slash(world.channel, "builders new")
    form = await open_form(world, 0)
    chosen = {"builders_small_triangles": "99", "builders_spaces": "12", "builders_large_triangles": "60"}
    answer = await submit(world, form, **chosen)
    sentence = "Nothing is changed yet: small triangles is a whole number from 100 to 200, not “99”."
    assert sentence in reply_text(answer)
    assert (await world.match()).options["spaces"] == 10
    panel: Any = answer.response
    (again,) = form_ids(panel).values()
    await world.restart()
    form = await world.ada.click(panel, custom_id=again)
    values = shown_values(form)
    assert [values[name.replace("_", "-")] for name in chosen] == ["99", "12", "60"]
    await submit(world, form, builders_small_triangles="150")
    options = (await world.match()).options
    assert (options["small_triangles"], options["spaces"], options["large_triangles"]) == (150, 12, 60)


@pytest.mark.parametrize("typed", ["1.5", "-120", "many", "٣", "1e2"])
async def test_only_whole_numbers_are_taken(world: World, typed: str) -> None:
    await world.ada.slash(world.channel, "builders new")
    answer = await submit(world, await open_form(world, 0), builders_small_triangles=typed[:3])
    assert "Nothing is changed yet" in reply_text(answer)


async def test_a_number_left_to_the_rules_can_be_chosen_and_taken_back(world: World) -> None:
    await world.ada.slash(world.channel, "builders new")
    await submit(world, await open_form(world, 1), builders_shortest_side="3")
    assert (await world.match()).options["shortest_side"] == 3
    await submit(world, await open_form(world, 1), builders_shortest_side="-")
    assert (await world.match()).options["shortest_side"] is None


async def test_an_empty_number_is_the_usual_one(world: World) -> None:
    await world.open_table(world.ada, "builders", **{"small-triangles": 150})
    await submit(world, await open_form(world, 0), builders_small_triangles="")
    assert (await world.match()).options["small_triangles"] == 144


async def test_the_host_lets_computers_play_and_watches(world: World) -> None:
    await world.ada.slash(world.channel, "constructor new")
    answer = await submit(world, await open_form(world, LOOK), new_watch="casual", new_boards="delete")
    assert "Changed: boards and who plays." in reply_text(answer)
    match = await world.match()
    assert all(map(is_computer, match.players))
    assert (len(match.players), match.boards) == (2, "delete")
    form = await open_form(world, LOOK)
    assert shown_values(form)["new-watch"] == "casual"
    await submit(world, form, new_watch="-")
    assert (await world.match()).players == (world.ada.id,)


async def test_nobody_but_the_host_has_the_buttons_or_can_forge_them(world: World) -> None:
    await world.ada.slash(world.channel, "constructor new")
    await world.press(world.bruno, "join")
    match = await world.match()
    panel = (await world.press(world.bruno, "more", message=world.board)).response
    assert not form_ids(panel)
    for who in (world.bruno, world.chioma):
        reply = await forge(world, who, world.board, f"u:table-form:{match.id}/0")
        assert "Only the host can change this table" in reply_text(reply)
    other = world.guild.create_text_channel("other")
    await world.bruno.slash(other, "constructor new")
    reply = await forge(world, world.bruno, other.history()[-1], f"u:table-form:{match.id}/0")
    assert reply_text(reply) == texts("en")("refusal-no-such-match")


@pytest.mark.parametrize("argument", ["", "1", "1/", "1/9", "1/x", "x/0", "1/0/999/99", "99999999999/0"])
async def test_a_malformed_form_changes_nothing(world: World, argument: str) -> None:
    await world.ada.slash(world.channel, "constructor new")
    before = await world.match()
    result = await forge(world, world.ada, world.board, f"u:table-form:{argument}")
    if not result._interaction.modal:
        assert reply_text(result)
    assert await world.match() == before


async def test_a_form_that_comes_after_the_start_is_refused(world: World) -> None:
    await world.ada.slash(world.channel, "constructor new")
    form = await open_form(world, 0)
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    assert "already begun" in reply_text(await submit(world, form, constructor_decider="True"))
    assert not (await world.match()).options["decider"]


async def test_a_blocked_host_changes_nothing(world: World) -> None:
    await world.ada.slash(world.channel, "constructor new")
    form = await open_form(world, 0)
    block = ServerBlock(
        guild_id=world.guild.id, user_id=world.ada.id, at=1, by_user=world.bruno.id, reason="Rude."
    )
    await world.bot.store.server_blocks.add(block)
    assert "Rude." in reply_text(await submit(world, form, constructor_decider="True"))
    assert not (await world.match()).options["decider"]
