"""What has happened in a match: the log by turns and pages, what a board leaves out, and a race in peace."""

import re
from random import Random

import pytest
import simcord

from bot.games.space_builder import BUILDINGS
from bot.locales import texts
from bot.match.commands import Act, HandOver, Hint, Undo
from bot.match.replay import PublicLine, replay
from cogs.board.story import describe_turn, list_entries
from cogs.match.turn_log import log_items
from rendering import RENDERERS
from tests.play import race
from tests.play.board.test_folded_boards import choose, clauses, perform, play, story
from tests.play.builders_table import ORDER, SHORT, command
from tests.play.builders_table import begin as begin_builders
from tests.play.world import World, buttons, components, reply_text, words

TEXT = texts("en")
HOUR = 3600
MENTION = re.compile(r"<@-?\d+> |🤖 [^(]*|\((.*?)\)")


async def read_whole_log(world: World) -> list[str]:
    """Return all pages of the log, the first one first."""
    match = await world.match()
    pages: list[str] = []
    number = 1
    while len(pages) < number:
        first, *_ = await log_items(world.bot, match, TEXT, str(number))
        assert isinstance(first, str)
        pages.append(first)
        count = re.search(r"of (\d+)", first.splitlines()[0])
        number = min(number + 1, int(count.group(1)) if count else 1)
    return pages


async def play_whole_race(world: World) -> None:
    """Let Ada win all rounds of a live race, in which Bruno stops."""
    frozen_cards = [code for code in BUILDINGS if code not in (await world.match()).state.players[0].unfrozen]
    while not (await world.match()).is_over:
        panel, _ = await race.start_race(world, world.ada, world.bruno)
        await race.build(world, world.ada, panel)
        await race.finish(world, world.ada, panel)
        await world.env.advance_time(3)
        if not (await world.match()).is_over:
            await world.press(world.ada, "race-unfreeze", frozen_cards.pop(0))


async def play_whole_match(world: World, game: str, boards: str) -> None:
    rng = Random(game)
    options: dict[str, int] = {"middle-ages": {"target-points": 3}, "builders": SHORT}.get(game, {})  # type: ignore[assignment]
    await world.begin_game(game, 3 if game == "middle-ages" else 2, boards=boards, **options)
    if game == "space-builder":
        await play_whole_race(world)
        return
    while not (match := await world.match()).is_over:
        await perform(world, match, *choose(match, rng))


@pytest.mark.usefixtures("frozen_time")
@pytest.mark.parametrize(
    ("game", "boards"),
    [
        ("constructor", "fold"),
        ("middle-ages", "keep"),
        ("builders", "delete"),
        ("space-builder", "fold"),
    ],
)
@pytest.mark.sampled
async def test_after_a_whole_match_only_the_last_message_asks_for_anything(
    world: World, game: str, boards: str
) -> None:
    await play_whole_match(world, game, boards)
    *old, board = world.channel.history()
    assert "The end" in words(board)
    assert not any(buttons(message) for message in old)
    story_text = "\n".join(words(message) for message in old)
    assert "your turn" not in story_text
    assert "all yours" not in story_text
    assert (boards == "delete") == (not old)
    log = "\n".join(await read_whole_log(world))
    for clause in set(await clauses(world)) if game != "space-builder" else ():
        assert clause in log
        if boards != "delete":
            assert clause in story_text
    if game == "space-builder":
        results = [line for line in log.splitlines() if re.search(r"Round \d+: .* won: ", line)]
        assert len(results) == 5
        if boards == "fold":
            assert [line for line in results if line.removeprefix("- ") not in story_text] == []


async def test_the_log_is_paged_from_the_start_and_opens_at_the_end(world: World) -> None:
    await world.begin_constructor()
    rng = Random(1)
    first_log = await world.ada.slash(world.channel, "match log")
    assert not buttons(first_log.response)
    while not (match := await world.match()).is_over:
        await perform(world, match, *choose(match, rng))
    result = await world.bruno.slash(world.channel, "match log")
    panel = result.response
    assert panel is not None
    last = words(panel)
    count = int(re.findall(r"page (\d+) of \1\b", last)[0])
    assert count > 1
    assert "Winner: " in last
    first, *_ = pages = await read_whole_log(world)
    assert len(pages) == count
    assert first.splitlines()[1].endswith(" goes first.")
    visited_pages: list[str] = []
    for step in ("first", *range(2, count + 1)):
        await world.press(world.bruno, "log-page", str(step), message=panel)
        visited_pages.append(words(panel))
    assert visited_pages == pages
    assert [part.disabled for part in components(panel) if hasattr(part, "disabled")] == [
        False,
        False,
        True,
        True,
    ]
    await world.press(world.bruno, "log-page", str(count - 1), message=panel)
    assert words(panel) == pages[count - 2]


async def test_a_page_of_the_log_stays_as_it_is(world: World) -> None:
    await world.begin_constructor()
    rng, first = Random(1), ""
    while not (match := await world.match()).is_over:
        await perform(world, match, *choose(match, rng))
        pages = await read_whole_log(world)
        if len(pages) > 1:
            first_page = pages[0].partition("\n")[2]
            assert first in ("", first_page)
            first = first_page
    assert first


async def test_the_end_of_a_round_and_its_result_are_told(world: World) -> None:
    await world.begin_constructor(boards="fold")
    rng, before = Random(3), await world.match()
    while not (match := await world.match()).state.stage.finished:
        before = match
        await perform(world, match, *choose(match, rng))
    ice, black = match.state.stage.finished[0].points
    marks = f"⚪ <@{world.ada.id}>", f"⚫ <@{world.bruno.id}>"
    who_is_stuck = marks[1 - min(before.players_to_act())]
    result = (
        f"Round 1 is over, because {who_is_stuck} can neither place nor move: "
        f"{marks[0]} {ice} and {marks[1]} {black}. The board is cleared for round 2."
    )
    assert result in story(world)[-1]
    assert result in reply_text(await world.ada.slash(world.channel, "match log"))


async def test_the_orders_and_the_roll_for_the_start_are_told_once_revealed(world: World) -> None:
    await begin_builders(world, 2)
    await command(world, world.ada, ORDER)
    await command(world, world.bruno, "order 1A 4B 4C 1D")
    story_text = story(world)[-1]
    assert "(🔴 Coral) ordered 1 A, 4 B, 3 C and 2 D." in story_text
    assert "(🔺 Teal) ordered 1 A, 4 B, 4 C and 1 D." in story_text
    assert f"The roll for the start: 🔴 <@{world.ada.id}> " in story_text
    match = await world.match()
    player = min(match.players_to_act())
    starter = f"{'🔴🔺'[player]} <@{match.players[player]}>"
    assert story_text.endswith(f"{starter} begins.")
    assert story_text.split(". ", 2)[2] in " ".join(
        line.removeprefix("- ")
        for line in reply_text(await world.ada.slash(world.channel, "match log")).splitlines()
    )


async def test_events_are_told_with_the_turn_in_which_they_happened(world: World) -> None:
    await world.begin_game("middle-ages", 3)
    match = await world.match()
    first = match.players[min(match.players_to_act())]
    await world.bot.matches.perform(match.id, first, Hint())
    await perform(world, await world.match(), min(match.players_to_act()), "coins")
    await perform(world, await world.match(), min(match.players_to_act()), "end")
    assert "had a hint." in story(world)[-1]
    assert "took 1 coin." in story(world)[-1]
    await world.resign(world.people[first])
    assert "left the match" in words(world.board)
    await world.restart()
    log = reply_text(await world.ada.slash(world.channel, "match log"))
    assert log.index("had a hint") < log.index("left the match")


async def test_a_hint_in_a_turn_without_actions_is_logged_with_the_player_who_had_it(world: World) -> None:
    await world.begin_constructor()
    await play(world, "pattern rhombus", "Rb2")
    await world.bot.matches.perform((await world.match()).id, world.bruno.id, Hint())
    before_the_end = reply_text(await world.ada.slash(world.channel, "match log"))
    await world.resign(world.bruno)
    for log in (before_the_end, reply_text(await world.ada.slash(world.channel, "match log"))):
        lines = log.splitlines()
        hint = next(number for number, line in enumerate(lines) if "had a hint" in line)
        assert lines[hint - 1] == f"**<@{world.bruno.id}> (⚫ Black)**"


async def test_hints_in_a_turn_are_told_once_with_their_number(world: World) -> None:
    await world.begin_game("middle-ages", 3)
    match = await world.match()
    first = match.players[min(match.players_to_act())]
    for _ in range(3):
        await world.bot.matches.perform(match.id, first, Hint())
        await perform(world, await world.match(), min(match.players_to_act()), "coins")
    await perform(world, await world.match(), min(match.players_to_act()), "end")
    log = reply_text(await world.ada.slash(world.channel, "match log"))
    for text in (story(world)[-1], log):
        assert text.count("had ") == 1
        assert "had 3 hints." in text


async def test_a_resignation_is_in_the_log_and_not_told_twice_at_the_end(world: World) -> None:
    await world.begin_constructor()
    await play(world, "pattern rhombus", "Rb2")
    await world.resign(world.bruno)
    assert "has resigned" not in "".join(story(world))
    assert words(world.board).count("has resigned") == 1
    log = reply_text(await world.ada.slash(world.channel, "match log"))
    assert f"<@{world.bruno.id}> (⚫ Black) has resigned." in log
    assert log.endswith(f"<@{world.ada.id}> (⚪ Ice) wins.")


async def test_a_request_that_was_declined_is_told_on_the_board_and_in_the_log(world: World) -> None:
    await world.begin_constructor()
    await play(world, "pattern rhombus", "Rb2", "Rb1")
    await world.cancel(world.ada)
    await world.press(world.bruno, "answer", "no")
    sentence = (
        f"<@{world.ada.id}> (⚪ Ice) asked to call the match off. "
        f"<@{world.bruno.id}> did not agree: the match goes on."
    )
    assert sentence in words(world.board)
    assert "is next" not in words(world.board), "Bruno was mentioned to answer, not because he is next"
    assert sentence in reply_text(await world.ada.slash(world.channel, "match log"))


async def test_a_turn_in_which_nothing_was_done_says_so(world: World) -> None:
    await world.begin_game("middle-ages", 2)
    match = await world.match()
    await perform(world, match, min(match.players_to_act()), "end")
    assert story(world)[-1].endswith("ended the turn without doing anything.")


async def test_an_undo_brings_no_old_event_back(world: World) -> None:
    """After an undo, the actions before it may be forgotten while all events are still known."""
    await world.begin_game("middle-ages", 2)
    match = await world.match()
    await world.bot.matches.perform(match.id, match.players[min(match.players_to_act())], Hint())
    for action in (*("coins", "coins", "coins", "end") * 5, "coins"):
        match = await world.match()
        await perform(world, match, min(match.players_to_act()), action)
    match = await world.match()
    player = min(match.players_to_act())
    await perform(world, match, player, "coins")
    await world.bot.matches.perform(match.id, match.players[player], Undo())
    assert await world.bot.outbox.drain(60)
    assert "had a hint" not in words(world.board)


async def test_a_long_turn_loses_its_first_actions_on_the_board(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.board.summaries._LONGEST_TURN", 80)
    await world.begin_game("middle-ages", 2, boards="delete")
    player = min((await world.match()).players_to_act())
    for kind in ("build", "hire", "coins", "end"):
        match = await world.match()
        action = next(each for each in match.view(player).legal if each.startswith(kind))
        await perform(world, match, player, action)
    (line,) = [line for line in words(world.board).splitlines() if "…" in line]
    assert "hired" in line or "took" in line
    assert "started" not in line
    assert not line.endswith("…")


async def test_what_does_not_fit_on_the_board_is_shown_in_full_to_who_asks(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.board.summaries._LONGEST_TURN", 200)
    await begin_builders(world, 4, boards="delete")
    for who in world.people.values():
        assert not any(":happened:" in custom_id for custom_id, _ in buttons(world.board))
        await command(world, who, ORDER)
    assert "…" in words(world.board)
    for who in world.people.values():
        reply = reply_text(await world.press(who, "happened"))
        assert reply.startswith(TEXT("happened-title"))
        for player in range(4):
            seat = RENDERERS["builders"].seat(player, text=TEXT)
            assert f"({seat}) ordered 1 A, 4 B, 3 C and 2 D." in reply


@pytest.mark.usefixtures("frozen_time")
@pytest.mark.parametrize(("players", "delay"), [(2, 0), (3, 3 * HOUR)])
@pytest.mark.sampled
async def test_nothing_is_posted_between_ready_and_the_result(world: World, players: int, delay: int) -> None:
    await race.begin(world, players)
    people: list[simcord.MemberActor] = list(world.people.values())[:players]
    for _ in range(2):
        await race.jump_forward(world, delay)
        message_count, board = len(world.posts()), world.board.id
        panels = []
        for who in people:
            panels += await race.make_ready(world, who)
            await world.env.advance_time(3)  # Discord takes few edits of old messages at a time
        await world.env.advance_time(5)
        assert (await world.match()).state.phase == "building"
        assert world.board.id == board
        assert "Start: <t:" not in words(world.board)
        await race.build(world, world.ada, panels[0])
        for who, panel in zip(people[1:], panels[1:], strict=True):
            await race.stop(who, panel)
        await race.finish(world, world.ada, panels[0])
        assert len(world.posts()) == message_count
        await world.env.advance_time(3)
        assert len(world.posts()) == message_count + 1
        assert " won: " in f"{story(world)[-1]} {words(world.board)}"
        await world.press(world.ada, "race-unfreeze")


async def test_a_private_answer_names_no_order_before_it_is_revealed(world: World) -> None:
    await begin_builders(world, 2)
    match = await world.match()
    await world.bot.matches.perform(match.id, world.ada.id, Act(ORDER))
    for who in (world.bruno, world.dmitri):
        reply = reply_text(await who.slash(world.channel, "match log"))
        assert "order" not in reply


async def test_a_computer_that_took_over_a_seat_is_named_for_what_it_did(world: World) -> None:
    await world.begin_constructor()
    await play(world, "pattern rhombus")
    await world.bot.matches.perform((await world.match()).id, world.ada.id, HandOver("beginner"))
    match = await world.match()
    computer = match.players[0]
    legal = match.rules.legal_actions(match.state, 0)
    action = match.rules.action_to_string(next(iter(legal)))
    await world.bot.matches.perform(match.id, computer, Act(action))
    while (match := await world.match()).players_to_act() == {0}:
        action = match.rules.action_to_string(next(iter(match.rules.legal_actions(match.state, 0))))
        await world.bot.matches.perform(match.id, computer, Act(action))
    action = match.rules.action_to_string(next(iter(match.rules.legal_actions(match.state, 1))))
    match = await world.bot.matches.perform(match.id, world.bruno.id, Act(action))
    record = await world.bot.store.matches.get_record(match.id)
    states = [*replay(match, record)]
    lines = [PublicLine(*each) for each in zip(record, states, states[1:], strict=False)]
    told = [
        describe_turn(match, [entry], TEXT)[0]
        for entry in list_entries(match, lines, TEXT)
        if entry.player is not None
    ]
    assert told[0].startswith("⚪ Ice chose")
    assert re.match(r"🤖 \*\*\w+\*\* · Beginner \(⚪ Ice\) placed", told[1])
    assert told[2].startswith(f"<@{world.bruno.id}> (⚫ Black) placed")
