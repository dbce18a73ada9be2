"""A race in turns: each opens the map alone, nobody sees anything of the others until it is settled."""

from functools import partial
from typing import Any

import pytest
from discord.utils import DISCORD_EPOCH

from bot.games.space_builder import GAME
from bot.locales import texts
from bot.match.models import Match
from bot.match.notifications import find_reason
from cogs.board.captions import caption
from cogs.board.users import with_users
from cogs.space_builder.panel_content import caption as panel_caption
from rendering import RENDERERS, with_names
from rendering.space_builder.labels import time_text
from tests.play.notified_users import count_pings, pass_time
from tests.play.race import (
    answer_of,
    begin,
    build,
    click_panel,
    collect_answers,
    deliver_together,
    find_action_ids,
    find_ids,
    find_open_buttons,
    finish,
    forge,
    has_map,
    jump_forward,
    open_map,
    panel_of,
    player_of,
    reopen_panel,
    snapshot_channel,
    stop,
)
from tests.play.world import World, buttons, get_pinged_users, pictures, reply_text, words
from tests.play.world import forge as forge_on_board

TEXT = texts("en")
HOUR = 3600
pytestmark = pytest.mark.usefixtures("frozen_time")


async def test_the_map_is_asked_for_once_and_its_message_starts_the_clock(world: World) -> None:
    await begin(world, mode="turns")
    before = await world.match()
    question = await world.press(world.ada, "race-open")
    assert question.response is not None
    assert question.response.ephemeral
    assert TEXT("space-builder-begin-sure") in words(question.response)
    assert await world.match() == before
    await world.env.advance_time(7)
    panel = panel_of(await world.press(world.ada, "race-begin", message=question.response))
    match = await world.match()
    player = player_of(match, world.ada)
    assert match.state.round.seats[player].start == match.elapsed((panel.id >> 22) + DISCORD_EPOCH)
    assert match.state.round.seats[1 - player].start is None
    assert has_map(panel)
    assert "take DOM" in find_open_buttons(panel)
    assert await world.bot.store.timers.find_of_kind("race-opening") == []


async def test_a_second_opening_brings_the_panel_back_and_changes_nothing(world: World) -> None:
    await begin(world, mode="turns")
    question = await world.press(world.ada, "race-open")
    panel = panel_of(await world.press(world.ada, "race-begin", message=question.response))
    await build(world, world.ada, panel, cards=1)
    await world.env.advance_time(10)
    before, public_before = await world.match(), snapshot_channel(world)
    assert has_map(panel_of(await world.press(world.ada, "race-open")))
    assert has_map(panel_of(await world.ada.slash(world.channel, "space-builder open")))
    assert (await world.match(), snapshot_channel(world)) == (before, public_before)


async def test_one_of_two_simultaneous_clicks_starts_the_clock(world: World) -> None:
    await begin(world, mode="turns")
    question = await world.press(world.ada, "race-open")
    assert question.response is not None
    (begin_id,) = find_ids(question.response, "race-begin").values()
    click = partial(world.ada.click, question.response, custom_id=begin_id)
    first, second = await deliver_together(world, [click, click])
    messages = [answer_of(first), answer_of(second)]
    refusals = [message for message in messages if not has_map(message)]
    assert [words(message) for message in refusals] == [TEXT("refusal-already-answered")]
    match = await world.match()
    start = match.state.round.seats[player_of(match, world.ada)].start
    assert start in [match.elapsed((message.id >> 22) + DISCORD_EPOCH) for message in messages]
    assert await world.bot.store.timers.find_of_kind("race-opening") == []


async def test_nothing_to_resume_is_offered_before_the_map_is_open(world: World) -> None:
    await begin(world, mode="turns")
    labels = [label for _, label in buttons(world.board)]
    assert labels[:2] == ["Open the Map", "Sit Out"]
    (open_id,) = find_ids(world.board, "race-open").values()
    older_button = open_id.replace("race-open", "race-panel")  # boards had "Resume"
    refusal = await forge_on_board(world, world.bruno, world.board, older_button)
    assert TEXT("refusal-race-not-opened", button="Open the Map") in reply_text(refusal)


@pytest.mark.usefixtures("real_pictures")
@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.sampled
async def test_open_the_map_brings_the_panel_back_with_what_was_laid(world: World, restart: bool) -> None:
    await begin(world, mode="turns")
    panel = await open_map(world, world.ada)
    await build(world, world.ada, panel, cards=2)
    await click_panel(world.ada, panel, "take GRN")
    start = (await world.match()).state
    if restart:
        await world.restart()
    await world.env.advance_time(20)
    labels, (picture,) = [label for _, label in buttons(panel)], pictures(panel)
    again = await reopen_panel(world, world.ada)
    assert (await world.match()).state == start
    assert [label for _, label in buttons(again)] == labels
    assert pictures(again)[0].description == picture.description
    await click_panel(world.ada, again, "turn +1")
    if restart:  # it is not known any more, so it stays
        await click_panel(world.ada, panel, "flip")
    assert bool(buttons(panel)) == restart
    question = await world.press(world.bruno, "race-open")
    assert TEXT("space-builder-begin-sure") in words(answer_of(question))


async def _collect_visible(world: World) -> list[Any]:
    """Return all that the others, and strangers, can see or ask for, including the board if posted again."""
    match = await world.match()
    answers = [await collect_answers(world, who) for who in (world.bruno, world.dmitri)]
    again = caption(match, match.rules.view(match.state, None), texts(match.locale))
    return [*answers, snapshot_channel(world), again, match.board_version, sorted(match.publicly_to_act())]


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.nightly
async def test_a_whole_race_of_somebody_else_shows_nowhere(world: World, number: int) -> None:
    await begin(world, 3, mode="turns", deadline=1, sealed=True)
    if number == 2:
        await _let_ada_win_round(world)
    before = await _collect_visible(world)
    panel = await open_map(world, world.ada)
    assert await _collect_visible(world) == before
    await build(world, world.ada, panel)
    await finish(world, world.ada, panel)
    assert await _collect_visible(world) == before
    other = await open_map(world, world.chioma)
    await stop(world.chioma, other)
    assert await _collect_visible(world) == before
    await world.press(world.bruno, "more")
    messages_before = len(world.posts())
    await world.bruno.slash(world.channel, "match show")
    assert len(world.posts()) == messages_before + 1
    board_lines = before[3].splitlines()
    result = [line for line in board_lines if line.startswith("Round 1:")]  # a message above tells it
    lines = words(world.board).splitlines()
    assert lines[:-1] == [line for line in board_lines if line not in result]
    assert lines[-1] == TEXT("space-builder-prompt-open")


async def _let_ada_win_round(world: World) -> None:
    for who in (world.bruno, world.chioma):
        await stop(who, await open_map(world, who))
    panel = await open_map(world, world.ada)
    await build(world, world.ada, panel)
    await finish(world, world.ada, panel)
    await world.env.advance_time(3)
    await world.press(world.ada, "race-unfreeze", "LFT")
    match = await world.match()
    caption_of_next = panel_caption(match.rules.view(match.state, 0), TEXT, 0)
    assert "**Open the Map** under the board when you have time" in caption_of_next


async def test_the_board_says_who_has_built_and_who_is_waited_for(world: World) -> None:
    await begin(world, mode="turns")
    board, message_count = world.board.id, len(world.posts())
    assert "Waiting for" not in words(world.board)
    panel = await open_map(world, world.bruno)
    await build(world, world.bruno, panel)
    assert "Waiting for" not in words(world.board)
    await finish(world, world.bruno, panel)
    assert (world.board.id, len(world.posts())) == (board, message_count), "the board is edited"
    assert words(world.board).startswith(f"<@{world.ada.id}>, it is your turn")
    progress = f"1 of 2 has built or run out of time. Waiting for <@{world.ada.id}>."
    assert progress in words(world.board).replace("\n", " ")
    await world.restart()
    await world.bruno.slash(world.channel, "match show")
    assert f"<@{world.bruno.id}>" not in words(world.board).splitlines()[0]
    assert world.bruno.id not in get_pinged_users(world, world.board)


async def test_who_sits_out_is_neither_counted_nor_waited_for(world: World) -> None:
    await begin(world, 3, mode="turns")
    question = await world.press(world.chioma, "race-sit", "ask")
    assert question.response is not None
    await world.press(world.chioma, "race-sit", message=question.response)
    assert f"<@{world.chioma.id}> sits this round out." in words(world.board)
    assert "Waiting for" not in words(world.board)
    await stop(world.bruno, await open_map(world, world.bruno))
    board = words(world.board).replace("\n", " ")
    assert f"1 of 2 has built or run out of time. Waiting for <@{world.ada.id}>." in board
    assert f"<@{world.chioma.id}> sits this round out." in board


async def test_who_ran_out_of_time_is_not_waited_for(world: World) -> None:
    await begin(world, mode="turns", cap=60)
    panel = await open_map(world, world.bruno)
    await build(world, world.bruno, panel, cards=2)
    await world.env.advance_time(55)
    assert f"<@{world.bruno.id}>" in words(world.board).splitlines()[0]
    message_count = len(world.posts())
    await world.env.advance_time(8)
    assert len(world.posts()) == message_count, "the board is edited"
    assert f"<@{world.bruno.id}>" not in words(world.board).splitlines()[0]
    progress = f"1 of 2 has built or run out of time. Waiting for <@{world.ada.id}>."
    assert progress in words(world.board).replace("\n", " ")
    assert TEXT("space-builder-panel-expired") in words(panel)
    assert find_open_buttons(panel) == set()
    match = await world.match()
    assert find_reason(match, world.bruno.id) is None
    await stop(world.ada, await open_map(world, world.ada))
    await world.env.advance_time(3)
    (verdict,) = [
        each
        for each in (await world.match()).state.result.verdicts
        if each.player == player_of(match, world.bruno)
    ]
    assert (verdict.stop, sum(bool(card.location) for card in verdict.cards)) == (None, 2)


async def test_in_sealed_rounds_nobody_learns_that_a_clock_ran_out(world: World) -> None:
    await begin(world, mode="turns", cap=60, sealed=True)
    await open_map(world, world.bruno)
    before = words(world.board), (await world.match()).revision
    await world.env.advance_time(70)
    assert (words(world.board), (await world.match()).revision) == before


async def test_who_has_built_is_neither_reminded_nor_asked_to_act(world: World) -> None:
    match = await begin(world, mode="turns", deadline=48, clock="day")
    await stop(world.bruno, await open_map(world, world.bruno))
    reasons = {who.id: find_reason(await world.match(), who.id) for who in (world.ada, world.bruno)}
    assert reasons == {world.ada.id: "turn", world.bruno.id: None}
    before = [count_pings(world, who) for who in (world.ada, world.bruno)]
    await pass_time(world, 40 * HOUR)
    after = [count_pings(world, who) for who in (world.ada, world.bruno)]
    assert after[0] > before[0]
    assert after[1] == before[1]
    status = (await world.match()).seat_statuses[player_of(match, world.bruno)]
    assert (status.running_since, status.reminders_sent) == (None, 0)


async def test_once_all_have_built_nobody_is_asked_to_act(world: World) -> None:
    await begin(world, mode="turns", clock="day")
    await stop(world.bruno, await open_map(world, world.bruno))
    await stop(world.ada, await open_map(world, world.ada))
    match = await world.match()
    assert match.state.phase == "building"
    assert match.publicly_to_act() == frozenset()
    assert [find_reason(match, user) for user in match.players] == [None, None]
    assert [status.running_since for status in match.seat_statuses] == [None, None]
    assert TEXT("space-builder-prompt-settling") in words(world.board)


async def test_the_panels_of_others_reveal_nothing_of_a_race(world: World) -> None:
    await begin(world, mode="turns")
    mine = await open_map(world, world.bruno)
    before = [words(mine), [label for _, label in buttons(mine)]]
    panel = await open_map(world, world.ada)
    await build(world, world.ada, panel)
    await finish(world, world.ada, panel)
    await click_panel(world.bruno, mine, "take DOM")
    again = await reopen_panel(world, world.bruno)
    assert [words(again), [label for _, label in buttons(again)]] == before
    await click_panel(world.bruno, again, "take DOM")
    assert [words(again), [label for _, label in buttons(again)]] == before
    refusal = await world.bruno.slash(world.channel, "space-builder tap")
    assert words(answer_of(refusal)) == TEXT("space-builder-illegal-cards-in-hand", count=4, card="DOM")


async def test_it_is_settled_when_all_have_finished_and_shown_as_one_race(world: World) -> None:
    await begin(world, mode="turns")
    slow = await open_map(world, world.bruno)
    await world.env.advance_time(20)
    await build(world, world.bruno, slow, cards=3)
    await world.env.advance_time(30)
    await click_panel(world.bruno, slow, "take DOM")
    await click_panel(world.bruno, slow, "back")
    await stop(world.bruno, slow)
    await jump_forward(world, 500)
    fast = await open_map(world, world.ada)
    await world.env.advance_time(40)
    await build(world, world.ada, fast)
    await finish(world, world.ada, fast)
    await world.env.advance_time(1)
    assert (await world.match()).state.phase == "building"
    await world.env.advance_time(1.1)
    match = await world.match()
    assert match.state.phase == "unfreeze"
    first, second = player_of(match, world.ada), player_of(match, world.bruno)
    show, text_with_users = RENDERERS[match.game].player, with_users(match, TEXT)
    end = match.state.result.end
    assert [(v.player, v.tapped, v.faults) for v in match.state.result.verdicts] == [
        (first, True, 0),
        (second, False, 1),
    ]
    result_text = words(world.channel.history()[-2])
    assert (
        TEXT(
            "space-builder-race-tapped",
            player=show(first, text=text_with_users),
            time=time_text(end),
            faults=0,
            hand=0,
            won="yes",
        )
        in result_text
    )
    assert (
        TEXT(
            "space-builder-race-stopped",
            player=show(second, text=text_with_users),
            time=time_text(end),
            faults=1,
            hand=1,
            by="race",
            won="no",
        )
        in result_text
    )
    assert get_pinged_users(world, world.board) == [world.ada.id]


async def test_a_late_opener_builds_to_the_end_of_the_own_clock(world: World) -> None:
    await begin(world, mode="turns", deadline=1, cap=60)
    await stop(world.bruno, await open_map(world, world.bruno))
    await jump_forward(world, HOUR - 5)
    panel = await open_map(world, world.ada)
    await world.env.advance_time(50)
    assert (await world.match()).state.phase == "building"
    await build(world, world.ada, panel)
    await finish(world, world.ada, panel)
    await world.env.advance_time(2.1)
    match = await world.match()
    assert match.state.result.winner == player_of(match, world.ada)


async def test_after_the_deadline_nobody_opens_and_who_came_alone_wins(world: World) -> None:
    await begin(world, mode="turns", deadline=1)
    question = await world.press(world.bruno, "race-open")
    panel = await open_map(world, world.ada)
    await stop(world.ada, panel)
    await jump_forward(world, HOUR + 0.5)
    assert (await world.match()).state.phase == "building"
    late = await world.press(world.bruno, "race-begin", message=question.response)
    assert words(answer_of(late)) == TEXT("space-builder-illegal-deadline-passed")
    await world.env.advance_time(2)
    match = await world.match()
    assert match.state.phase == "unfreeze"
    assert match.state.result.winner == player_of(match, world.ada)
    assert [player.absences for player in match.state.players] == [0, 1]


async def test_a_player_absent_twice_in_a_row_is_out_and_cannot_come_back(world: World) -> None:
    await begin(world, 3, mode="turns", deadline=1)
    for _ in range(2):
        for who in (world.ada, world.bruno):
            await stop(who, await open_map(world, who))
        await jump_forward(world, HOUR + 3)
        match = await world.match()
        winner = world.people[match.players[match.state.result.winner]]
        await world.press(winner, "race-unfreeze", next(iter(find_ids(world.board, "race-unfreeze"))))
    match = await world.match()
    absentee = player_of(match, world.chioma)
    assert [player.out for player in match.state.players].index(True) == absentee
    assert get_pinged_users(world, world.board) == sorted((world.ada.id, world.bruno.id))
    before = await world.match()
    for refusal in (
        await world.press(world.chioma, "race-open"),
        await world.chioma.slash(world.channel, "space-builder leave"),
    ):
        assert words(answer_of(refusal)) == TEXT("space-builder-illegal-left-the-match")
    assert await world.match() == before


async def test_a_round_that_nobody_opens_is_drawn_again_once_and_then_abandoned(world: World) -> None:
    match = await begin(world, mode="turns", deadline=1)
    await jump_forward(world, HOUR + 3)
    again = await world.match()
    assert again.state.round.number == 1
    assert again.state.round.seats[0].map != match.state.round.seats[0].map
    assert get_pinged_users(world, world.board) == sorted(match.players)
    await jump_forward(world, HOUR + 3)
    match = await world.match()
    assert match.is_over
    assert match.state.phase == "abandoned"


@pytest.mark.usefixtures("real_pictures")
async def test_sealed_rounds_give_each_another_map_in_the_same_facing(world: World) -> None:
    match = await begin(world, mode="turns", sealed=True)
    maps = [player.map for player in match.state.round.seats]
    assert len(set(maps)) == 2
    first, second = await open_map(world, world.ada), await open_map(world, world.bruno)
    match = await world.match()
    views = [GAME.view(match.state, player) for player in range(2)]
    facings = [view.map.facing for view in views if view.map]
    assert facings[0] == facings[1]
    assert pictures(first)[0].description != pictures(second)[0].description


async def test_the_panel_shows_ghosts_once_the_own_clock_has_passed_them(world: World) -> None:
    await begin(world, 3, mode="turns", ghosts=True)
    first = await open_map(world, world.ada)
    await world.env.advance_time(10)
    await build(world, world.ada, first)
    await finish(world, world.ada, first)
    match = await world.match()
    player = player_of(match, world.ada)
    mine = match.state.round.seats[player]
    time = time_text(mine.hand.tap[0] - mine.start)
    player_name = RENDERERS[match.game].player(player, text=with_names(TEXT, ["ada", "bruno"]))
    line = TEXT("space-builder-panel-ghost", player=player_name, time=time)
    panel = await open_map(world, world.bruno)
    await click_panel(world.bruno, panel, "take DOM")
    assert line not in words(panel)
    await world.env.advance_time(15)
    await click_panel(world.bruno, panel, "turn +1")
    assert line in words(panel)
    assert line not in words(world.board)


async def test_the_panel_of_an_earlier_round_is_refused_and_resume_gives_the_new_one(world: World) -> None:
    await begin(world, mode="turns")
    old = await open_map(world, world.ada)
    await build(world, world.ada, old)
    await stop(world.bruno, await open_map(world, world.bruno))
    await finish(world, world.ada, old)
    await world.restart()  # so that the panel cannot be edited any more
    await world.env.advance_time(3)
    assert find_open_buttons(old) == set()
    await world.press(world.ada, "race-unfreeze", "LFT")
    await open_map(world, world.ada)
    before = await world.match()
    refusal = await forge(world, world.ada, old, find_action_ids(old)["take DOM"])
    assert words(answer_of(refusal)) == TEXT("refusal-race-old-panel", button="Open the Map")
    assert await world.match() == before
    assert "take LFT" in find_open_buttons(await reopen_panel(world, world.ada))


async def test_everybody_is_mentioned_once_a_phase_and_nobody_for_what_is_private(world: World) -> None:
    match: Match = await begin(world, mode="turns")
    assert get_pinged_users(world, world.board) == sorted(match.players)
    message_count = len(world.posts())
    panel = await open_map(world, world.ada)
    await build(world, world.ada, panel)
    await finish(world, world.ada, panel)
    await stop(world.bruno, await open_map(world, world.bruno))
    assert len(world.posts()) == message_count
    await world.env.advance_time(3)
    assert get_pinged_users(world, world.board) == [world.ada.id]
    await world.press(world.ada, "race-unfreeze", "OBS")
    assert get_pinged_users(world, world.board) == sorted(match.players)
    assert len(world.posts()) == message_count + 2
