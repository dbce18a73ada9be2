"""The channel of a match reads like a story: one board, and a line for each turn before it."""

from itertools import groupby
from random import Random

import discord
import pytest
from msgspec.structs import replace

from bot.locales import texts
from bot.match.commands import Act
from bot.match.models import Match
from bot.match.replay import iterate_public_lines
from cogs.board.actions import prepare
from cogs.board.story import describe_action
from rendering import RENDERERS
from tests.play import race
from tests.play.builders_table import ORDER, choose_briskly, command
from tests.play.builders_table import begin as begin_builders
from tests.play.faults import EDIT, POST, FailingDiscord, failing, find_clickable_messages, http_failure
from tests.play.games import test_middle_ages
from tests.play.world import World, buttons, forge, get_pinged_users, pictures, reply_text, words

TEXT = texts("en")
RHOMBUS = "(⚪ Ice) chose the rhombus and placed a ring on b2."
TRY_AGAIN = 700
"""Seconds after which a delivery that failed has been tried again."""

__all__ = ["failing"]


def story(world: World) -> list[str]:
    """Return the words of all messages before the board, the oldest first."""
    return [words(message) for message in world.channel.history()[:-1]]


async def play(world: World, *actions: str) -> None:
    """Make actions for the player to act."""
    for action in actions:
        await world.act(await world.current(), action)


async def first_turn(world: World) -> None:
    await world.begin_constructor()
    await play(world, "pattern rhombus", "Rb2")


def choose(match: Match, rng: Random) -> tuple[int, str]:
    """Return a player to act and an action that brings the match closer to its end."""
    player = rng.choice(sorted(match.players_to_act()))
    if match.game == "builders":
        return player, choose_briskly(match, player, rng)
    legal = [match.rules.action_to_string(each) for each in match.rules.legal_actions(match.state, player)]
    if match.game == "middle-ages":
        return player, test_middle_ages.choose_wisely(match.rules.view(match.state, player), legal, rng)
    return player, rng.choice(legal)


async def perform(world: World, match: Match, player: int, action: str) -> None:
    """Make an action for a player and wait for the board."""
    user = match.players[player]
    await world.bot.matches.perform(match.id, user, Act(prepare(match, user, action, TEXT).notation))
    assert await world.bot.outbox.drain(60)


async def clauses(world: World) -> list[str]:
    """Return the sentences for the actions that do more than end a turn."""
    match = await world.match()
    record = await world.bot.store.matches.get_record(match.id)
    rules = match.rules
    steps_to_tell = [
        (line, rules.action_from_string(line.action), before)
        for line, before, _ in iterate_public_lines(match, record)
        if not rules.only_ends_turn(rules.action_from_string(line.action))
    ]
    sentences: list[str] = []
    for _, same in groupby(steps_to_tell, key=lambda each: (each[0].turn, each[0].player, type(each[1]))):
        (line, action, before), *more = steps = list(same)
        if more:
            views = [(rules.view(before, line.player), action) for line, action, before in steps]
            sentences += RENDERERS[match.game].describe_actions(views, text=TEXT)
        else:
            sentences.append(describe_action(match, line.player, action, before, TEXT))
    return sentences


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("constructor", 2, {}),
        ("middle-ages", 3, {"target-points": 3}),
        ("builders", 2, {"small-triangles": 100, "large-triangles": 50, "shortest-side": 2, "spaces": 8}),
    ],
)
@pytest.mark.sampled
async def test_a_whole_match_leaves_one_board_and_a_line_for_each_turn(
    world: World, game: str, players: int, options: dict[str, int]
) -> None:
    rng = Random(game)
    await world.begin_game(game, players, **options)
    while not (match := await world.match()).is_over:
        player, action = choose(match, rng)
        await perform(world, match, player, action)
    *old, board = world.channel.history()
    assert "The end" in words(board)
    assert pictures(board)
    assert not any(buttons(message) for message in old)
    reached = [words(message) for message in old if pictures(message)]
    assert all("is over" in each or "closed the foundation" in each for each in reached)
    old_texts = [words(message) for message in old]
    assert f" began a match of {TEXT(f'{game}-name')}." in old_texts[0]
    assert not any("your turn" in each or "###" in each for each in old_texts)
    expected_clauses, lines = await clauses(world), "\n".join(old_texts[1:])
    for clause in set(expected_clauses):
        assert clause in lines
    record = await world.bot.store.matches.get_record(match.id)
    assert len(lines.splitlines()) == len({line.turn for line in record})
    assert not any(get_pinged_users(world, message) for message in old)


async def test_the_old_board_tells_the_whole_turn_and_names_the_player(world: World) -> None:
    await first_turn(world)
    assert story(world) == [
        f"<@{world.ada.id}> (⚪ Ice) and <@{world.bruno.id}> (⚫ Black) began a match of Constructor. "
        f"⚪ <@{world.ada.id}> goes first.",
        f"<@{world.ada.id}> {RHOMBUS}",
    ]


async def test_the_board_tells_all_that_others_did_since_the_last_turn_of_its_player(world: World) -> None:
    await world.begin_game("middle-ages", 3)
    for number in range(3):
        for action in ("coins", "coins", "coins", "end"):
            match = await world.match()
            await perform(world, match, min(match.players_to_act()), action)
        recent = [line for line in words(world.board).splitlines() if "coins in" in line]
        assert len(recent) == (0, 2, 2)[number]  # the first turn alone is told right above
        assert all("took 6 coins in 3 actions." in line for line in recent)


async def test_a_hidden_order_is_told_only_once_all_are_revealed(world: World) -> None:
    await begin_builders(world, 2)
    await command(world, world.ada, ORDER)
    await world.ada.slash(world.channel, "match show")
    order = "1A"
    assert len(story(world)) == 1
    assert order not in "".join(story(world)) + words(world.board)
    await command(world, world.bruno, ORDER)
    (_, orders) = story(world)
    assert orders.count("\n") == 0
    for who in (world.ada, world.bruno):
        assert f"<@{who.id}>" in orders


@pytest.mark.usefixtures("quick_computers")
async def test_an_old_board_tells_what_a_computer_did_while_it_was_the_board(world: World) -> None:
    await world.ada.slash(world.channel, "constructor new", computer="beginner", starter="ice")
    await world.press(world.ada, "start")
    await play(world, "pattern rhombus", "Rb2")
    await world.env.advance_time(60)
    mine, theirs = story(world)[-1].splitlines()
    assert mine == f"<@{world.ada.id}> {RHOMBUS}"
    assert theirs.startswith("🤖 ")
    assert "(⚫ Black)" in theirs


async def test_a_message_during_which_nothing_was_done_is_deleted(world: World) -> None:
    await first_turn(world)
    before = story(world)
    await world.ada.slash(world.channel, "match show")
    await world.bruno.slash(world.channel, "match cancel")
    await world.press(world.ada, "answer", "no")
    assert story(world) == before
    await play(world, "Sc2")
    assert story(world)[:-1] == before
    assert "placed a small on c2" in story(world)[-1]


async def test_a_turn_that_was_taken_back_is_told_as_it_was_played_in_the_end(world: World) -> None:
    await first_turn(world)
    await world.press(world.ada, "undo")
    assert story(world)[1:] == [
        f"<@{world.ada.id}> {RHOMBUS}",
        f"<@{world.ada.id}> (⚪ Ice) took back their last action.",
    ]
    await play(world, "Rb1")
    assert story(world)[-1].endswith("placed a ring on b1.")
    await play(world, "Sc2")
    assert "placed a ring on b1" not in story(world)[-1]


@pytest.mark.parametrize("restart", [True, False])
@pytest.mark.sampled
@pytest.mark.usefixtures("expired_clicks")
async def test_a_board_that_could_not_be_folded_is_folded_later(
    world: World, failing: FailingDiscord, restart: bool
) -> None:
    await world.begin_constructor()
    await play(world, "pattern rhombus")
    failing.fail(*EDIT, http_failure(500))
    await play(world, "Rb2")
    assert len(find_clickable_messages(world)) == 2
    if restart:
        await world.restart()
    await world.env.advance_time(TRY_AGAIN)
    assert story(world)[-1] == f"<@{world.ada.id}> {RHOMBUS}"
    assert RHOMBUS not in words(world.board)
    assert find_clickable_messages(world) == [world.board]


@pytest.mark.parametrize("restart", [True, False])
@pytest.mark.sampled
async def test_a_board_that_was_sent_but_not_stored_is_folded_with_its_turn(
    world: World, failing: FailingDiscord, restart: bool
) -> None:
    await world.begin_constructor()
    await play(world, "pattern rhombus")
    failing.fail(*POST, http_failure(500), after=True)
    await play(world, "Rb2")
    if restart:
        await world.restart()
    await world.env.advance_time(TRY_AGAIN)
    await play(world, "Sc2")
    assert len(world.posts()) == 4
    assert story(world)[1:] == [
        f"<@{world.ada.id}> {RHOMBUS}",
        f"<@{world.bruno.id}> (⚫ Black) placed a small on c2.",
    ]


async def test_a_board_that_could_not_be_folded_for_many_turns_tells_its_own(
    world: World, failing: FailingDiscord
) -> None:
    await world.begin_constructor()
    await play(world, "pattern rhombus")
    failing.fail(*EDIT, http_failure(500), times=4)
    await play(world, "Rb2", "Sc2", "Sa1", "Mc3")
    await world.env.advance_time(TRY_AGAIN)
    assert story(world)[1:] == [
        f"<@{world.ada.id}> {RHOMBUS}",
        f"<@{world.bruno.id}> (⚫ Black) placed a small on c2.",
        f"<@{world.ada.id}> (⚪ Ice) placed a small on a1.",
        f"<@{world.bruno.id}> (⚫ Black) placed a medium on c3.",
    ]


@pytest.mark.parametrize("status", [400, 403])
@pytest.mark.usefixtures("expired_clicks")
async def test_a_board_that_discord_lets_nobody_edit_is_deleted(
    world: World, failing: FailingDiscord, status: int
) -> None:
    await world.begin_constructor()
    await play(world, "pattern rhombus")
    failing.fail(*EDIT, http_failure(400, 30046 if status == 400 else 0))
    before = len(world.channel.history())
    await play(world, "Rb2")
    assert len(world.channel.history()) == before
    assert len(story(world)) == 1
    assert f"<@{world.ada.id}> {RHOMBUS}" in words(world.board)
    await play(world, "Sc2")
    assert RHOMBUS not in words(world.board)
    assert story(world)[-1] == f"<@{world.bruno.id}> (⚫ Black) placed a small on c2."


async def test_a_table_may_keep_its_old_pictures(world: World) -> None:
    await world.open_constructor_table(starter="ice", boards="keep")
    assert "Old boards keep their pictures." in words(world.board)
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    await play(world, "pattern rhombus", "Rb2")
    assert story(world)[-1] == f"<@{world.ada.id}> {RHOMBUS}"
    assert all(pictures(message) and not buttons(message) for message in world.channel.history()[:-1])


async def test_a_table_may_delete_its_old_boards_and_so_does_its_rematch(world: World) -> None:
    await world.begin_constructor(boards="delete")
    await play(world, "pattern rhombus", "Rb2")
    assert story(world) == []
    assert RHOMBUS in words(world.board)
    await world.resign(world.ada)
    await world.press(world.ada, "rematch")
    assert (await world.match()).boards == "delete"
    assert "Old boards are deleted." in words(world.board)


async def test_what_old_boards_become_is_no_news_at_a_usual_table(world: World) -> None:
    await world.open_constructor_table()
    assert "Old boards" not in words(world.board)


async def test_a_board_from_before_summaries_says_only_that_it_is_old(world: World) -> None:
    await world.begin_constructor()
    old = world.board
    board = await world.bot.store.boards.get(1)
    assert board.message is not None
    await world.bot.store.boards.save(replace(board, message=replace(board.message, turn=-1)))
    custom_id = next(custom_id for custom_id, _ in buttons(old) if ":pattern rhombus" in custom_id)
    await play(world, "pattern rhombus")
    await world.bot.store.boards.save(replace(board, message=replace(board.message, turn=-1)))
    await play(world, "Rb2")
    assert story(world)[-1] == TEXT("board-earlier")
    result = await forge(world, world.ada, old, custom_id)
    assert "is done already" in reply_text(result)


async def test_the_boards_in_a_channel_that_a_match_left_say_where_it_goes_on(world: World) -> None:
    await world.begin_constructor()
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.ada.slash(elsewhere, "match move", match="1")
    message: discord.Message = world.channel.history()[-1]
    assert words(message) == f"This match goes on in <#{elsewhere.id}>."
    assert not pictures(message)


@pytest.mark.nightly
async def test_the_board_of_a_race_becomes_the_result_of_its_round(world: World) -> None:
    await race.begin(world, 2, mode="turns")
    for who in (world.bruno, world.ada):
        panel = await race.open_map(world, who)
        if who is world.ada:
            await race.build(world, who, panel)
            await race.finish(world, who, panel)
        else:
            await race.stop(who, panel)
    await world.env.advance_time(3)
    began, result = story(world)
    assert " began a match of Space Builder" in began
    assert "Round 1" in result
    await world.press(world.ada, "race-unfreeze", "LFT")
    unfrozen = f"<@{world.ada.id}> (🔴 Coral) unfroze Lift Needle."
    assert story(world) == [began, result, unfrozen]
    assert result not in words(world.board)
