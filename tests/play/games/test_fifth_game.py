"""A game that nothing knew before: played by clicks, by commands, from words alone, against a computer."""

from random import Random
from typing import Any

import discord
import pytest

from bot.games import IllegalAction
from bot.locales import texts
from rendering import RENDERERS
from tests.fifth_game.rules import NoughtsAndCrosses
from tests.play import solo
from tests.play.world import World, buttons, components, pictures, reply_text, words

KEY = "noughts"


pytestmark = pytest.mark.usefixtures("example_games", "frozen_time")


def menus(message: Any) -> list[str]:
    """Return the verbs of the menus of a message."""
    selects = [part for part in components(message) if isinstance(part, discord.SelectMenu)]
    return [str(select.custom_id).split(":")[3] for select in selects]


async def begin(world: World, **options: str | int) -> None:
    """Let Ada and Bruno begin a match."""
    await world.begin_game(KEY, 2, **options)


async def test_the_table_lists_the_options_and_shows_the_rules(world: World) -> None:
    await world.ada.slash(world.channel, f"{KEY} new", row="loses")
    assert "A full row loses." in words(world.board)
    assert "You take turns." in reply_text(await world.press(world.bruno, "rules"))


async def test_nothing_is_offered_or_said_that_the_game_does_not_have(world: World) -> None:
    """A legend of its picture, and numbers in the picture of its rules."""
    await begin(world)
    more = await world.press(world.ada, "more")
    assert [custom_id for custom_id, _ in buttons(more.response) if ":fair-play:" in custom_id]
    assert not [custom_id for custom_id, _ in buttons(more.response) if ":legend:" in custom_id]
    assert "Each §" not in reply_text(await world.press(world.bruno, "rules"))


async def test_rules_without_sections_are_shown_whole(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = "You take turns.\n\nA full row wins."
    monkeypatch.setattr(type(RENDERERS[KEY]), "rules_text", lambda *_args, **_named: rules)
    await begin(world)
    page = await world.press(world.bruno, "rules")
    assert rules in reply_text(page)
    assert not menus(page.response)
    monkeypatch.undo()
    page = await world.press(world.bruno, "rules")
    assert menus(page.response) == ["rule"]


@pytest.mark.usefixtures("real_pictures")
async def test_a_match_by_clicks(world: World) -> None:
    await begin(world)
    assert len([label for custom_id, label in buttons(world.board) if ":act:" in custom_id]) == 9
    for square in ("a1", "b1", "a2", "b2"):
        await world.act(await world.current(), f"mark {square}")
    assert "marked b2" in words(world.channel.history()[-2])
    assert "b2 is bruno's." in str(pictures(world.board)[0].description)
    await world.act(await world.current(), "mark a3")
    assert (await world.match()).status == "finished"
    assert f"Winner: {world.ada.mention}" in words(world.board)
    assert "**1**\n" in words(world.board), "no empty brackets"


async def test_a_match_by_commands_with_completion(world: World) -> None:
    await begin(world)
    for square in ("b2", "a1", "c3"):
        who = await world.current()
        completions = await who.autocomplete(world.channel, f"{KEY} mark", "square", square[0])
        assert square in [choice["value"] for choice in completions]
        reply = reply_text(await world.command(who, f"mark {square}"))
        assert f"marked {square}" in reply
    completions = await (await world.current()).autocomplete(world.channel, f"{KEY} mark", "square", "")
    assert [choice["value"] for choice in completions] == ["b1", "c1", "a2", "c2", "a3", "b3"]


async def test_a_match_from_words_alone(world: World) -> None:
    """Each player reads the board and marks the first square that nobody has."""
    await begin(world)
    while (await world.match()).status == "running":
        who = await world.current()
        read = reply_text(await world.press(who, "read"))
        free = [row + column for column in "123" for row in "abc" if f"{row + column} is" not in read]
        await who.slash(world.channel, f"{KEY} mark", square=free[0])
    assert "ada wins" in reply_text(await world.press(world.ada, "read"))


async def test_a_wrong_action_is_explained_in_words(world: World) -> None:
    await begin(world)
    await world.act(world.ada, "mark b2")
    assert "turn" in reply_text(await world.ada.slash(world.channel, f"{KEY} mark", square="a1"))
    reply = reply_text(await world.bruno.slash(world.channel, f"{KEY} mark", square="b2"))
    assert "b2 is taken." in reply
    assert "You can mark one of" in reply
    reply = reply_text(await world.bruno.slash(world.channel, f"{KEY} mark", square="z9"))
    assert "There is no square z9." in reply


async def test_a_refusal_that_has_no_text_is_still_a_sentence(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(NoughtsAndCrosses, "refusal", lambda *_: IllegalAction("unworded", square="a1"))
    await begin(world)
    for _ in range(2):
        reply = reply_text(await world.ada.slash(world.channel, f"{KEY} mark", square="z9"))
        assert "That is not possible now." in reply
        assert "You can mark one of" in reply
    assert [record.msg for record in caplog.records].count("refusal.without_text") == 1


@pytest.mark.usefixtures("real_pictures")
async def test_a_large_grid_has_a_menu_instead_of_buttons(world: World) -> None:
    await begin(world, size=5)
    await world.act(world.ada, "mark a1")
    await world.press(world.ada, "undo")
    for square in ("a1", "b1", "c1", "d1"):
        await world.act(await world.current(), f"mark {square}")
    assert not any(":act:" in custom_id for custom_id, _ in buttons(world.board))
    await world.act(await world.current(), "mark e1")
    assert len([custom_id for custom_id, _ in buttons(world.board) if ":act:" in custom_id]) == 20


async def test_undo_and_restart(world: World) -> None:
    await begin(world)
    await world.act(world.ada, "mark b2")
    await world.press(world.ada, "undo")
    assert (await world.current()) == world.ada
    await world.restart()
    await world.act(world.ada, "mark c3")
    await world.restart()
    await world.act(world.bruno, "mark a1")
    assert [
        action.action for action in await world.bot.store.matches.get_record((await world.match()).id)
    ] == [
        "mark c3",
        "mark a1",
    ]


@pytest.mark.usefixtures("quick_computers")
async def test_a_hint_ends_with_the_winning_move(world: World) -> None:
    await begin(world)
    for square in ("a1", "b1", "a2", "b2"):
        await world.act(await world.current(), f"mark {square}")
    question = (await world.ada.slash(world.channel, "match hint")).response
    await world.press(world.ada, "hint", "yes", message=question)
    assert "Mark a3." in words(question)
    assert "You can mark one of 5 squares." in words(question)
    assert [picture.description for picture in pictures(question)]


@pytest.mark.usefixtures("quick_computers")
@pytest.mark.parametrize("level", ["beginner", "master"])
@pytest.mark.sampled
async def test_a_match_against_a_computer(world: World, level: str) -> None:
    await solo.begin(world, KEY, level)
    await solo.play(world, Random(level))
    match = await world.match()
    assert match.status == "finished"
    assert match.ending is not None
    assert match.ending.outcome is not None


async def test_resigning_and_a_rematch(world: World) -> None:
    await begin(world)
    more = await world.press(world.bruno, "more")
    question = await world.press(world.bruno, "resign", "ask", message=more.response)
    await world.press(world.bruno, "resign", "yes", message=question.response or question.followups[0])
    assert "resigned" in words(world.board)
    await world.press(world.ada, "rematch")
    await world.press(world.bruno, "join")
    assert (await world.match()).status == "running"


def test_its_samples_are_drawn_in_words_and_pictures() -> None:
    renderer, text = RENDERERS[KEY], texts("en")
    for name, view in renderer.samples().items():
        assert renderer.describe(view, text=text), name
        assert renderer.alt_text(view, text=text).startswith("Noughts and Crosses")
