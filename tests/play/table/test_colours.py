"""Everybody chooses a colour with the seat and keeps it, whatever the others do."""

from typing import Any

import pytest

from bot.locales import texts
from cogs.board.board_messages import draw_board
from cogs.kit.game_ui import text_for
from cogs.kit.large_pictures import draw_view
from tests.play import race
from tests.play.world import World, buttons, reply_text, words

GAMES = ("builders", "middle-ages", "space-builder")
JOIN = ("🔴 Coral", "🔺 Teal", "🟨 Amber", "🔷 Violet")


def _joins(world: World) -> list[str]:
    return [label for custom_id, label in buttons(world.board) if ":join:" in custom_id]


async def _begin(world: World, game: str = "middle-ages") -> None:
    """Let Ada have coral, Chioma amber and Dmitri violet; Bruno leaves the table before the start."""
    await world.ada.slash(world.channel, f"{game} new")
    await world.press(world.dmitri, "join", "3")
    await world.press(world.bruno, "join", "1")
    await world.press(world.chioma, "join", "2")
    await world.press(world.bruno, "leave")
    assert (await world.match()).seats == (world.ada.id, None, world.chioma.id, world.dmitri.id)
    await world.press(world.ada, "start")


def _pairs(world: World) -> tuple[tuple[Any, str], ...]:
    return ((world.ada, JOIN[0]), (world.chioma, JOIN[2]), (world.dmitri, JOIN[3]))


async def test_everybody_chooses_a_free_colour_and_can_change_it(world: World) -> None:
    await world.ada.slash(world.channel, "builders new")
    assert _joins(world) == [f"Join as {seat}" for seat in JOIN[1:]]
    await world.press(world.bruno, "join", "3")
    assert _joins(world) == [f"Join as {seat}" for seat in JOIN[1:3]]
    assert f"{JOIN[3]}: <@{world.bruno.id}>" in words(world.board)
    await world.press(world.ada, "join", "2")
    assert f"{JOIN[2]}: <@{world.ada.id}>" in words(world.board)
    await world.press(world.ada, "start")
    match = await world.match()
    assert match.players == (world.ada.id, world.bruno.id)
    assert match.player_marks == (2, 3)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.sampled
async def test_nobodys_colour_changes_when_somebody_leaves_the_table(world: World, game: str) -> None:
    await _begin(world, game)
    match = await world.match()
    assert match.player_marks == (0, 2, 3)
    history = "\n".join(words(message) for message in world.channel.history())
    for who, seat in _pairs(world):
        assert f"<@{who.id}> ({seat})" in history
    assert JOIN[1] not in history
    reply = reply_text(await world.press(world.ada, "read"))
    assert "Teal" not in reply


@pytest.mark.usefixtures("quick_computers", "frozen_time")
async def test_a_colour_stays_through_actions_undo_hand_over_restart_and_log(world: World) -> None:
    await _begin(world)
    seats = {who.id: seat for who, seat in _pairs(world)}
    who = await world.current()
    await world.act(who, "coins")
    await world.press(who, "undo")
    await world.act(who, "coins")
    assert f"your turn as {seats[who.id]}" in words(world.board)
    await world.restart()
    await world.act(who, "coins")
    log = reply_text(await who.slash(world.channel, "match log"))
    assert f"({seats[who.id]})**\n- took" in log
    question = await who.slash(world.channel, "match computer", level="beginner")
    await world.press(who, "hand-over-to", message=question.response)
    assert (await world.match()).player_marks == (0, 2, 3)
    assert f"plays as {seats[who.id]}" in reply_text(await who.slash(world.channel, "match log"))


async def test_a_rematch_keeps_the_colours_and_rotates_the_turns(world: World) -> None:
    await _begin(world)
    await world.cancel(world.ada)
    board = world.board
    rematch = next(custom_id for custom_id, _ in buttons(board) if ":rematch:" in custom_id)
    for who in (world.dmitri, world.ada, world.chioma):
        await who.click(board, custom_id=rematch)
    match = await world.match()
    assert match.status == "running"
    assert match.players == (world.dmitri.id, world.ada.id, world.chioma.id)
    assert match.player_marks == (3, 0, 2)


async def test_the_labels_of_buttons_have_the_colours(world: World) -> None:
    await _begin(world)
    area = await world.press(world.ada, "area")
    labels = str([label for _, label in buttons(area.response)])
    assert "🔷 dmitri" in labels
    assert "🔺" not in labels


@pytest.mark.usefixtures("real_pictures")
@pytest.mark.exhaustive
async def test_the_picture_of_a_hint_has_the_colours_of_the_board(world: World) -> None:
    await _begin(world, "builders")
    match = await world.match()
    view, text = match.view(None), text_for(match, texts("en"))
    assert draw_view(match, view, text, theme=match.theme).data == draw_board(match, view, text).data


@pytest.mark.usefixtures("frozen_time")
async def test_the_panel_of_a_race_has_the_colour(world: World) -> None:
    await world.ada.slash(world.channel, "space-builder new", mode="turns")
    await world.press(world.bruno, "join", "3")
    await world.press(world.ada, "start")
    first_answer = await world.press(world.bruno, "race-open")
    question = first_answer.response or first_answer.followups[0]
    panel = race.panel_of(await world.press(world.bruno, "race-begin", message=question))
    assert "Teal" not in words(panel)


async def test_in_constructor_the_seats_are_those_of_the_rules(world: World) -> None:
    await world.begin_constructor(colour="black")
    match = await world.match()
    assert match.players == (world.bruno.id, world.ada.id)
    assert match.player_marks == ()
