"""Builders as users play it: whole matches, turns, bad input, the end."""

import re
from random import Random

import discord
import pytest
import simcord

from bot.games.builders import Lay, Move
from bot.games.builders.state import Foundation, Panel, Player, Row
from bot.locales import texts
from cogs.builders import UI
from rendering.builders.samples import samples
from tests.codebase.combinations import usual_first
from tests.games.builders_play import CLOSED, table
from tests.games.builders_play import view_of as view_of_state
from tests.play.board.test_folded_boards import story
from tests.play.builders_table import (
    SHORT,
    actor,
    begin,
    begin_first_turn,
    choose_briskly,
    click,
    command,
    set_state,
    view_of,
)
from tests.play.world import World, buttons, components, get_pinged_users, names, pictures, reply_text, words

C_ROW = Row(panel=0, shape="C", slots=7, slot=2, feet=1)


def labels(world: World) -> list[str]:
    """Return the labels of the buttons under the board."""
    return [label for _, label in buttons(world.board)]


@pytest.mark.parametrize(
    ("by_click", "players"),
    usual_first(2, [(True, 2), (False, 4), (True, 3)]),
)
@pytest.mark.sampled
async def test_a_whole_match_with_restarts_and_one_mention_a_turn_and_of_the_last_order(
    world: World, players: int, by_click: bool
) -> None:
    rng = Random(f"{players}{by_click}")
    await begin(world, players, **SHORT)
    assert get_pinged_users(world, world.board) == sorted((await world.match()).players)
    while not (match := await world.match()).is_over:
        player = rng.choice(sorted(match.players_to_act()))
        messages_before = len(world.posts())
        action = choose_briskly(match, player, rng)
        await (click if by_click else command)(world, world.people[match.players[player]], action)
        after = await world.match()
        assert after.revision > match.revision, action
        turns = after.state.turn - match.state.turn
        last_order = not turns and len(after.players_to_act()) == 1 < len(match.players_to_act())
        if not after.is_over:  # turns without a choice pass at once
            assert len(world.posts()) - messages_before == bool(turns or last_order), action
        if turns or last_order:
            assert get_pinged_users(world, world.board) == [match.players[min(after.players_to_act())]]
        if rng.random() < 0.02:
            await world.restart()
    board_text = words(world.board)
    assert "The end" in board_text
    assert " joints, " in board_text
    assert match.status == "finished"


async def test_the_table_shows_all_options_before_anybody_joins(world: World) -> None:
    await world.open_table(
        world.ada,
        "builders",
        **{"spaces": 12, "pieces-a-corner": 7, "head-start": 1, "shortest-side": 3},
        **{"small-triangles": 150, "large-triangles": 60, "corner-joints": 0},
    )
    board_text = words(world.board)
    for phrase in (
        "12 spaces a side",
        "brings 7 pieces",
        "1 space further on",
        "150 small triangles",
        "60 large triangles",
        "no corner joints",
        "at least 3 B",
    ):
        assert phrase in board_text


# A turn


async def test_a_turn_begins_with_dice_that_are_stored_before_they_are_shown(world: World) -> None:
    await begin_first_turn(world)
    who = await actor(world)
    dice = (await view_of(world)).dice
    assert dice is not None
    assert f"rolled {dice[0]} + {dice[1]}" in words(world.board)
    assert "Roll" not in labels(world)
    await world.restart()
    assert (await view_of(world)).dice == dice
    result = await command(world, who, "done")
    assert "lay at least one piece" in reply_text(result)


async def test_a_match_that_waited_for_a_roll_has_a_button_for_it(world: World) -> None:
    who = await _begin_rolled(world, table(Player(hand=(0, 0, 3, 0)), dice=None, row=C_ROW))
    assert labels(world)[0] == "Roll"
    await world.press(who, "act", "roll")
    assert (await view_of(world)).phase == "choose"


async def _begin_rolled(world: World, state: object) -> simcord.MemberActor:
    """Put a match into ``state`` and return the current user, who has rolled."""
    await begin_first_turn(world)
    await set_state(world, state)  # type: ignore[arg-type]
    return await actor(world)


def _leads(world: World) -> list[str]:
    """Return the rows to begin, which are in a menu if they are many."""
    menus = [part for part in components(world.board) if isinstance(part, discord.SelectMenu)]
    return [option.label for menu in menus for option in menu.options]


async def test_moving_and_building_are_offered_while_they_may_be_chosen(world: World) -> None:
    await _begin_rolled(world, table(Player(hand=(0, 0, 3, 0), space=9), dice=(3, 4)))
    assert labels(world)[:2] == ["Move 7, Take 10 Pieces", "Lay 3 at Once (+4)"]
    assert "North: Row of 7 Small C (+1)" in _leads(world)
    await set_state(world, table(Player(hand=(0, 0, 3, 0), space=9), dice=(3, 4), row=C_ROW))
    expected_labels = ["Move 7, Take 10 Pieces", "Lay 3 at Once (+5)", "Lay Small C (+2)"]
    assert labels(world)[:3] == expected_labels
    await set_state(world, table(Player(space=1), dice=(3, 4)))
    assert labels(world)[0] == "Move 7"
    assert "Build up to 7" not in labels(world)
    await set_state(world, table(Player(hand=(0, 0, 3, 0)), dice=(3, 4), box=(0, 0, 0, 0), row=C_ROW))
    assert labels(world)[:2] == ["Lay 3 at Once (+5)", "Lay Small C (+2)"]


async def test_moving_is_still_offered_after_choosing_to_build(world: World) -> None:
    who = await _begin_rolled(world, table(Player(hand=(0, 0, 9, 9), corner_joints=1), dice=(3, 4)))
    before = await world.match()
    await world.press(who, "pick", "build")
    assert labels(world)[:3] == ["Move 7", "Lay 7 at Once (+14)", "Begin a Structure (4 Steps, +8)"]
    assert _leads(world) == [
        "North: Row of 7 Small C (+1)",
        "North: Row of 3 Large D (+2)",
        "East: Row of 7 Small C (+1)",
        "East: Row of 3 Large D (+2)",
        "South: Row of 7 Small C (+1)",
        "South: Row of 3 Large D (+2)",
        "West: Row of 7 Small C (+1)",
        "West: Row of 3 Large D (+2)",
    ]
    assert await world.match() == before
    (menu,) = [part for part in components(world.board) if isinstance(part, discord.SelectMenu)]
    assert menu.placeholder is not None
    assert len(menu.placeholder) <= 24  # a phone cuts longer ones
    descriptions = [str(option.description) for option in menu.options]
    assert descriptions[0] == "Whole row: 10 points; the same on east, south and west"
    assert len(set(descriptions)) == len(descriptions)


async def test_nobody_else_turns_the_pages_of_the_board(world: World) -> None:
    who = await _begin_rolled(world, table(Player(hand=(0, 0, 9, 9)), dice=(3, 4)))
    other = world.bruno if who.id == world.ada.id else world.ada
    result = await world.press(other, "pick", "build")
    assert f"Now it is the turn of <@{who.id}>" in reply_text(result)
    assert "Build up to 7" in labels(world)
    for refusal in (await world.press(other, "act", "move"), await command(world, other, "move")):
        assert f"It is not your turn. Now it is the turn of <@{who.id}>" in reply_text(refusal)


async def test_as_many_as_i_can_fills_the_row_and_goes_on(world: World) -> None:
    who = await _begin_rolled(world, table(Player(hand=(0, 0, 6, 4)), dice=(3, 4), row=C_ROW))
    result = await world.press(who, "act", "many")
    assert not result.followups
    view = await view_of(world)
    assert len(view.pieces) == 7  # five end the row, two more lead the next
    assert view.row is not None
    record = await world.bot.store.matches.get_record((await world.match()).id)
    actions = [line.action for line in record if line.player == (await world.match()).find_player(who.id)]
    assert actions[-8:-3] == ["lay C"] * 5
    assert actions[-1] == "done"  # nothing is left to decide


async def test_as_many_as_i_can_by_command(world: World) -> None:
    who = await _begin_rolled(world, table(Player(hand=(0, 0, 2, 0)), dice=(3, 4), row=C_ROW))
    result = await who.slash(world.channel, "builders build", what="many")
    assert f"Done: 2 actions. The last one: <@{who.id}> (" in reply_text(result)
    assert "laid a small C" in reply_text(result)
    await set_state(world, table(Player(hand=(0, 0, 0, 2)), dice=(3, 4), row=C_ROW))
    who = await actor(world)
    refusal = await who.slash(world.channel, "builders build", what="many")
    assert "You have no C in hand" in reply_text(refusal)


async def test_as_many_as_i_can_begins_no_structure(world: World) -> None:
    mine = Player(hand=(0, 0, 4, 0), corner_joints=4)
    who = await _begin_rolled(world, table(mine, dice=(3, 4), row=Row(0, "D", slots=3, slot=1, feet=1)))
    assert labels(world)[:2] == ["Move 7", "Begin a Structure (4 Steps, +8)"]
    refusal = await who.slash(world.channel, "builders build", what="many")
    assert "You have no D in hand" in reply_text(refusal)


@pytest.mark.parametrize(
    ("large", "progress", "expected"),
    [
        (0, 1, "3 Structure Steps (+8)"),
        (1, 1, "Lay 1, 3 Structure Steps (+9)"),
        (1, 3, "Lay 1, 1 Structure Step (+9)"),
    ],
)
def test_the_button_for_many_steps_names_those_of_a_structure(
    large: int, progress: int, expected: str
) -> None:
    mine = Player(hand=(0, 0, 3, large), corner_joints=3, progress=progress)
    view = view_of_state(table(mine, dice=(3, 4), row=Row(0, "D", slots=3, slot=1, feet=1)))
    lines = UI.controls(view, "", text=texts("en"))
    assert expected in [one.label for line in lines if isinstance(line, list) for one in line]


async def test_steps_are_undone_one_by_one_but_not_the_roll(world: World) -> None:
    await begin_first_turn(world, order="order 1A 9B")
    who = await actor(world)
    messages_before, rolled_view = len(world.posts()), await view_of(world)
    await click(world, who, "lay B")
    await click(world, who, "lay B")
    for remaining in (1, 0):
        undone = await who.slash(world.channel, "match undo")
        assert "taken back" in reply_text(undone)
        assert len((await view_of(world)).pieces) == remaining
    assert await view_of(world) == rolled_view
    question = await world.press(who, "undo")
    assert "Something new was revealed, so the others are asked" in reply_text(question)
    assert (await view_of(world)).dice == rolled_view.dice
    assert len(world.posts()) == messages_before + 1  # the question


async def test_steps_built_in_one_go_are_undone_in_one_go(world: World) -> None:
    await begin_first_turn(world, order="order 1A 9B")
    who = await actor(world)
    for action in ("lay B", "many"):
        await click(world, who, action)
    assert await actor(world) != who
    undone = await who.slash(world.channel, "match undo")
    assert "taken back" in reply_text(undone)
    assert (await actor(world), len((await view_of(world)).pieces)) == (who, 1)


async def test_ending_a_turn_that_could_earn_more_is_asked_once(world: World) -> None:
    who = await _begin_rolled(world, table(Player(hand=(0, 0, 9, 0)), dice=(3, 4), row=C_ROW))
    await click(world, who, "lay C")
    before = await world.match()
    question = await world.press(who, "act", "done")
    assert "You can still lay up to 6 pieces, and the next step earns" in reply_text(question)
    assert await world.match() == before
    await world.press(who, "act-always", message=question.followups[0])
    assert (await world.match()).turn == before.turn + 1


async def test_a_turn_in_which_nothing_can_be_built_ends_unless_its_player_wants_to_end_it(
    world: World,
) -> None:
    state = table(Player(hand=(0, 0, 1, 0)), dice=(3, 4), row=C_ROW)
    who = await _begin_rolled(world, state)
    turn = (await world.match()).turn
    await click(world, who, "lay C")
    assert (await world.match()).turn > turn
    await world.bot.preferences.change(who.id, {"auto_end_turn": False})
    await set_state(world, state)
    turn = (await world.match()).turn
    await click(world, who, "lay C")
    assert (await world.match()).turn == turn
    assert labels(world)[0] == "End My Turn"
    assert not (await world.press(who, "act", "done")).followups
    assert (await world.match()).turn > turn


async def test_the_place_of_the_next_piece_is_shown_large_and_in_private(world: World) -> None:
    await begin_first_turn(world, order="order 1A 9B")
    who = await actor(world)
    assert "Zoom" not in labels(world)  # nothing to see yet
    await click(world, who, "lay B")
    result = await world.press(world.dmitri, "picture", "zoom")
    assert result.response is not None
    assert result.response.ephemeral
    assert names(result.response)[0].startswith("builders-zoom")
    assert pictures(result.response)[0].description


async def test_the_board_names_all_players_who_had_to_pass(world: World) -> None:
    passing = (Player(), Player())
    players = (Player(hand=(0, 0, 1, 0)), *passing, Player(hand=(0, 0, 2, 1), corner_joints=1))
    await begin_first_turn(world, 4)
    await set_state(world, table(*players, box=(0, 0, 0, 0), row=C_ROW))
    match, messages_before = await world.match(), len(world.posts())
    await click(world, await actor(world), "lay C")
    passes = [line for line in words(world.board).splitlines() if "had to pass (nothing fitted)" in line]
    assert [f"<@{user}>" in line for user, line in zip(match.players[1:3], passes, strict=True)] == [True] * 2
    assert "laid a small C" not in "".join(passes)  # the message right above says what was chosen
    assert "and had to pass" in story(world)[-1]
    assert (await world.match()).turn == match.turn + 3
    assert len(world.posts()) == messages_before + 1
    assert get_pinged_users(world, world.board) == [match.players[3]]


@pytest.mark.parametrize(
    ("ring", "row", "action", "expected"),
    [
        (Foundation((2, 2, 1, 0), 2), None, Move(), "nothing to lay: the south side needs a B"),
        (Foundation((2, 2, 2, 0), 2), None, Move(), "nothing to lay: the south side needs an A"),
        (Foundation((3, 0, 0, 0), 0), None, Move(), "nothing to lay: the north side needs an A or a B"),
        (CLOSED, C_ROW, Move(), "nothing to lay: the open row needs a C"),
        (CLOSED, C_ROW, Lay("C"), ""),
        (CLOSED, None, Move(), ""),
    ],
)
def test_what_a_player_who_had_to_move_lacks_is_said(
    ring: Foundation, row: Row | None, action: object, expected: str
) -> None:
    view = view_of_state(table(Player(), ring=ring, row=row))
    assert UI.explain_forced(view, action, text=texts("en")) == expected


async def test_a_board_says_that_the_bot_acted_because_nothing_else_was_possible(world: World) -> None:
    await begin_first_turn(world)
    players = (Player(hand=(0, 0, 1, 0)), Player(space=9))
    await set_state(world, table(*players, box=(0, 0, 20, 20), row=C_ROW))
    await click(world, await actor(world), "lay C")
    sentences = "\n".join([*story(world), words(world.board)])
    moved = r"rolled \d \+ \d[^.]* and moved [^.]*\(nothing to lay: the open row needs a C\)"
    assert re.search(moved, sentences), sentences


async def test_the_board_says_how_near_the_end_is(world: World) -> None:
    await begin_first_turn(world)
    assert "Now: side 1 of 4." in words(world.board)
    panels = (Panel(4), Panel(3, "C"), Panel(0, "C"), Panel(0, "D"))
    await set_state(world, table(Player(hand=(0, 0, 9, 0)), panels=panels, row=C_ROW))
    assert "now 2 of 4. The rest has room for 23 C" in words(world.board)  # 16 - 2 + 9
    d_row = Row(panel=0, shape="D", slots=3, slot=1, feet=1)
    await set_state(world, table(Player(hand=(0, 0, 0, 9)), panels=panels, row=d_row))
    assert "room for 21 C" in words(world.board)  # 16 - 4 + 9


async def test_the_log_shows_dice_and_counts_repeated_actions(world: World) -> None:
    await begin_first_turn(world, order="order 1A 9B")
    who = await actor(world)
    for action in ("lay B", "lay B"):
        await click(world, who, action)
    dice = (await view_of(world)).dice
    assert dice is not None
    reply = reply_text(await who.slash(world.channel, "match log")).splitlines()
    assert reply[-4].startswith("**Turn 1, the foundation · ")
    assert reply[-3].startswith(f"- rolled {dice[0]} + {dice[1]}")
    assert reply[-2].startswith("- laid 2 ")
    assert reply[-1].startswith("- +1, ")


async def test_the_confirmation_names_the_next_player_who_has_not_resigned(world: World) -> None:
    await begin_first_turn(world, 3)
    match = await world.match()
    second = match.state.order[1]
    await world.resign(world.people[match.players[second]])
    players = (Player(hand=(0, 0, 2, 0)),) * 3
    await set_state(
        world,
        table(
            *players,
            box=(0, 0, 20, 20),
            row=C_ROW,
            order=match.state.order,
            current=match.state.current,
        ),
    )
    who = await actor(world)
    result = await command(world, who, "move")
    assert reply_text(result).startswith("Done: ")
    third = match.players[match.state.order[2]]
    assert get_pinged_users(world, world.board) == [third]


# Bad input


BAD: dict[str, tuple[object, str, str, str]] = {
    "a piece not held": (
        table(Player(hand=(0, 0, 0, 3)), row=C_ROW),
        "lay C",
        "no C in hand",
        "move your pawn",
    ),
    "another shape": (table(row=C_ROW), "lay D", "The open row is made of C", "lay the next piece"),
    "a piece of the foundation": (table(), "lay A", "The foundation is closed", "begin a row"),
    "a second row": (table(row=C_ROW), "lead D east", "is open on the north panel", "lay the next piece"),
    "an odd length": (
        table(panels=(Panel(3, "C"), Panel(4), Panel(4), Panel(4))),
        "lead D north",
        "the north panel is 3 long",
        "begin a row",
    ),
    "too few pieces": (
        table(Player(hand=(0, 0, 3, 9)), box=(0, 0, 2, 0)),
        "lead C north",
        "needs 7 C, but only 5 are left",
        "begin a row",
    ),
    "no panel": (table(), "lead C up", "I do not understand", "begin a row"),
    "before the roll": (table(dice=None), "lay C", "First, the dice are rolled", "roll the dice"),
    "as many before the roll": (table(dice=None), "many", "First, the dice are rolled", "roll the dice"),
    "another action": (table(), "move", "I do not understand", "begin a row"),
    "no corner joint": (table(), "structure", "you have no corner joint", "begin a row"),
    "done with nothing": (table(), "done", "lay at least one piece", "begin a row"),
}


@pytest.mark.parametrize("case", BAD)
@pytest.mark.sampled(3)
async def test_bad_input_names_the_rule_and_what_is_possible(world: World, case: str) -> None:
    state, action, rule, possible = BAD[case]
    who = await _begin_rolled(world, state)
    before = await world.match()
    if action in ("structure", "done"):
        result = await who.slash(world.channel, f"builders {action}")
    else:
        result = await who.slash(world.channel, "builders build", what=action)
    assert rule in reply_text(result)
    assert "You can " in reply_text(result)
    assert possible in reply_text(result)
    assert await world.match() == before


async def test_completion_offers_exactly_the_legal_steps(world: World) -> None:
    who = await _begin_rolled(world, table(Player(hand=(0, 0, 9, 9), corner_joints=1), dice=(3, 4)))
    completions = await who.autocomplete(world.channel, "builders build", "what", "")
    steps = [action for action in (await view_of(world)).legal if action != "move"]
    assert [choice["value"] for choice in completions] == [*steps, "many"]
    assert completions[0]["name"] == "North: Row of 7 Small C (+1)"
    other = world.bruno if who.id == world.ada.id else world.ada
    for stranger in (other, world.dmitri):
        assert await stranger.autocomplete(world.channel, "builders build", "what", "") == []


# The end


async def test_the_end_shows_the_points_and_the_puzzle(world: World) -> None:
    last = (Panel(0, "C"), Panel(0, "C"), Panel(0, "C"), Panel(1, "C"))
    players = (Player(hand=(0, 0, 1, 0), joints=20, structures=1, laid=9), Player(joints=29, laid=9))
    who = await _begin_rolled(world, table(*players, panels=last, box=(0, 0, 0, 0)))
    await click(world, who, "lead C west")
    match = await world.match()
    assert match.status == "finished"
    board_text = words(world.board)
    assert "The puzzle is complete. Equal points: more joints decide." in board_text
    assert "**29** (21 joints, 8 points for 1 structure, 10 pieces laid, 0 pieces left)" in board_text
    await world.restart()
    result = await world.press(world.dmitri, "picture", "finished")
    assert result.response is not None
    assert names(result.response)[0].startswith("builders-finished")


def test_the_end_names_each_step_of_the_tie_break_that_was_needed() -> None:
    text = texts("en")
    sentences = [UI.verdict(view, text=text) for view in samples().values() if view.outcome]
    assert sentences
    assert all(sentence.endswith(".") for sentence in sentences)
