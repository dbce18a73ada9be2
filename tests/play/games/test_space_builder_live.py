"""A live race: getting ready, the common start, taps, grace, results, and what a click costs."""

import asyncio
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Any

import discord
import pytest
import simcord
from msgspec.structs import replace

import cogs.kit.drawing
from bot.locales import texts
from bot.match.models import Match
from bot.match.refusals import Refusal
from bot.services.outbox import Blocked
from cogs.board.users import with_users
from cogs.kit.game_ui import GAME_UIS
from cogs.space_builder.panel_content import caption as panel_caption
from cogs.space_builder.panel_content import task as panel_task
from rendering import RENDERERS, Emojis, with_emojis
from rendering.space_builder.labels import time_text
from tests.games.space_builder_play import GAME, live, play
from tests.play.faults import FailingDiscord, failing, http_failure
from tests.play.notified_users import me
from tests.play.race import (
    answer_of,
    begin,
    build,
    click_panel,
    deliver_together,
    find_action_ids,
    find_ids,
    find_open_buttons,
    finish,
    forge,
    get_display_time,
    has_map,
    jump_forward,
    make_ready,
    panel_of,
    player_of,
    reopen_panel,
    snapshot_channel,
    start_race,
)
from tests.play.world import World, buttons, get_pinged_users, names, pictures, words

__all__ = ["failing"]

TEXT = texts("en")
pytestmark = pytest.mark.usefixtures("frozen_time")


@pytest.mark.usefixtures("real_pictures")
async def test_the_map_goes_up_for_all_at_once_and_the_board_that_shows_it_starts_the_clocks(
    world: World,
) -> None:
    match = await begin(world)
    (first,) = await make_ready(world, world.ada)
    assert not has_map(first)
    assert find_open_buttons(first) == set()
    assert (
        "You are ready. The map will appear here once all are ready. If it does not, press **My Panel**"
        in words(first)
    )
    await world.env.advance_time(30)
    (second,) = await make_ready(world, world.bruno)
    announcement, message_count = world.board, len(world.posts())
    await world.env.advance_time(4.9)
    assert not has_map(first)
    await world.env.advance_time(0.2)
    match = await world.match()
    assert world.board.id == announcement.id
    assert len(world.posts()) == message_count
    starts = {player.start for player in match.state.round.seats}
    assert starts == {match.elapsed(get_display_time(world.board))}
    assert [message.id for message in world.channel.history() if find_ids(message, "race-ready")] == []
    for panel in (first, second):
        assert has_map(panel)
        assert "take DOM" in find_open_buttons(panel)
        assert f"Your clock started <t:{get_display_time(world.board) // 1000}:R>." in words(panel)
    one, other = (pictures(panel)[0].description or "" for panel in (first, second))
    assert one.replace("ada", "bruno") == other


async def test_nobody_is_asked_to_get_ready_once_all_are(world: World) -> None:
    await begin(world)
    await make_ready(world, world.ada)
    assert "Press Ready" in words(world.board)
    await make_ready(world, world.bruno)
    assert "Press Ready" not in words(world.board)
    assert "All are ready." in words(world.board)
    assert "Anybody who is not ready" not in words(world.board)


async def test_a_panel_that_a_restart_cut_off_says_how_to_see_the_map(world: World) -> None:
    await begin(world)
    (panel,) = await make_ready(world, world.ada)
    await world.restart()
    await make_ready(world, world.bruno)
    await world.env.advance_time(6)
    assert (await world.match()).state.phase == "building"
    assert not has_map(panel)
    assert "press **My Panel** under the board" in words(panel)
    assert has_map(await reopen_panel(world, world.ada))


async def test_what_a_builder_reads_names_buttons_in_the_language_of_the_board(world: World) -> None:
    await begin(world)
    await me(world, world.ada, "language", language="fr")
    older, panel = [answer_of(await world.press(world.ada, "race-ready")) for _ in range(2)]
    for each in (older, panel):
        assert "appuie sur **My Panel** sous le plateau" in words(each)
    await make_ready(world, world.bruno)
    await world.env.advance_time(6)
    await build(world, world.ada, panel)
    await finish(world, world.ada, panel)
    await world.env.advance_time(3)
    assert "c’est son bouton *Last Round*" in words(panel)


async def test_who_was_ready_ten_minutes_ago_has_to_be_so_again(world: World) -> None:
    await begin(world)
    await make_ready(world, world.ada)
    await jump_forward(world, 601)
    await make_ready(world, world.bruno)
    assert f"<@{world.ada.id}>" in words(world.board)
    await world.env.advance_time(20)
    assert (await world.match()).state.phase == "ready"
    await make_ready(world, world.ada)
    await world.env.advance_time(6)
    assert (await world.match()).state.phase == "building"


async def test_after_a_long_pause_the_map_is_not_shown_to_those_who_were_ready_before(world: World) -> None:
    await begin(world)
    await make_ready(world, world.ada, world.bruno)
    await jump_forward(world, 700)
    match = await world.match()
    assert match.state.phase == "ready"
    assert find_ids(world.board, "race-ready")
    assert await world.bot.store.timers.find_next_due() is None
    await make_ready(world, world.ada, world.bruno)
    await world.env.advance_time(6)
    running_match = await world.match()
    assert running_match.state.round.seats[0].start == running_match.elapsed(get_display_time(world.board))


async def test_a_tap_is_shown_at_once_with_its_time_and_a_board_is_not(world: World) -> None:
    await begin(world, 3)
    first, second, third = await start_race(world, world.ada, world.bruno, world.chioma)
    await build(world, world.ada, first)
    await build(world, world.bruno, second, cards=2)
    before = snapshot_channel(world)
    await world.env.advance_time(41.3)
    await finish(world, world.ada, first)
    match = await world.match()
    player = player_of(match, world.ada)
    tap = match.state.round.seats[player].hand.tap
    assert tap is not None
    time = time_text(tap[0] - (match.state.round.seats[player].start or 0))
    player_name = RENDERERS[match.game].player(player, text=with_users(match, TEXT))
    assert TEXT("space-builder-note-tap", player=player_name, time=time) in words(world.board)
    assert len(snapshot_channel(world)) == len(before)
    assert TEXT("space-builder-panel-tapped", time=time, mode="live") in words(first)
    assert find_open_buttons(first) == set()
    assert "take DOM" in find_open_buttons(second)
    assert "take DOM" in find_open_buttons(third)


async def test_the_deciding_tap_locks_the_other_panel_and_waits_for_stragglers(world: World) -> None:
    await begin(world)
    first, second = await start_race(world, world.ada, world.bruno)
    await build(world, world.ada, first)
    await build(world, world.bruno, second, cards=3)
    pictures_before = names(first), names(second)
    await finish(world, world.ada, first)
    assert find_open_buttons(second) == set()
    assert (names(first), names(second)) == pictures_before, "the same picture was sent again"
    assert TEXT("space-builder-panel-settling") in words(second)
    await world.env.advance_time(1.9)
    assert (await world.match()).state.phase == "building"
    messages_before = len(world.channel.history())
    await world.env.advance_time(0.2)
    match = await world.match()
    assert match.state.phase == "unfreeze"
    assert len(world.channel.history()) == messages_before + 1
    assert [(verdict.faults, verdict.tapped) for verdict in match.state.result.verdicts] == [
        (0, True),
        (1, False),
    ]
    assert get_pinged_users(world, world.board) == [world.ada.id]
    assert "You won it: choose under the board" in panel_caption(match.rules.view(match.state, 0), TEXT, 0)
    assert "won it and unfreezes a card" in panel_caption(match.rules.view(match.state, 1), TEXT, 0)


async def test_the_cap_ends_a_round_in_which_nobody_finishes(world: World) -> None:
    await begin(world, cap=30)
    first, _ = await start_race(world, world.ada, world.bruno)
    await build(world, world.ada, first, cards=1)
    start = (await world.match()).state.round.seats[0].start
    assert start is not None
    await world.env.advance_time(30)
    assert (await world.match()).state.phase == "building"
    refusal = await click_panel(world.ada, first, "take SIL")
    assert TEXT("space-builder-illegal-time-is-up") in words(answer_of(refusal))
    await world.env.advance_time(2)
    match = await world.match()
    assert match.state.result.winner == player_of(match, world.ada)
    assert sorted(verdict.faults for verdict in match.state.result.verdicts) == [3, 4]


async def test_only_the_winner_unfreezes_and_after_a_minute_the_first_is_taken(world: World) -> None:
    await begin(world)
    first, _ = await start_race(world, world.ada, world.bruno)
    await build(world, world.ada, first)
    await finish(world, world.ada, first)
    await world.env.advance_time(3)
    before = await world.match()
    _, prompt, then = words(world.board).partition(TEXT("space-builder-prompt-unfreeze", count=4))
    assert prompt
    assert "If you do not choose, the first" in then, "what to do comes first, then what happens otherwise"
    for refusal in (
        await world.press(world.bruno, "race-unfreeze", "LFT"),
        await world.bruno.slash(world.channel, "space-builder unfreeze", card="LFT"),
    ):
        assert words(answer_of(refusal)) == TEXT("space-builder-illegal-not-the-winner")
    stranger = await world.press(world.dmitri, "race-unfreeze", "LFT")
    assert words(answer_of(stranger)) == TEXT("refusal-not-in-match", status="running")
    assert await world.match() == before
    assert find_open_buttons(first) == set()
    await world.env.advance_time(61)
    match = await world.match()
    assert match.state.round.number == 2
    assert match.state.players[player_of(match, world.ada)].unfrozen[-1] == "OBS"
    assert get_pinged_users(world, world.board) == sorted(match.players)


async def test_a_panel_that_is_opened_again_replaces_the_older_one(world: World) -> None:
    await begin(world)
    (older,) = await make_ready(world, world.ada)
    (newer,) = await make_ready(world, world.ada)
    assert words(older) == TEXT("space-builder-panel-replaced", button="My Panel")
    assert "press **My Panel** under the board" in words(older)
    assert (
        "You are ready. The map will appear here once all are ready. If it does not, press **My Panel**"
        in words(newer)
    )
    await make_ready(world, world.bruno)
    await world.env.advance_time(6)
    assert has_map(newer)
    newest = await reopen_panel(world, world.ada)
    assert "take DOM" in find_open_buttons(newest)
    for panel in (older, newer):
        assert words(panel) == TEXT("space-builder-panel-replaced", button="My Panel")
        assert not has_map(panel)
        assert not buttons(panel)
    await click_panel(world.ada, newest, "take DOM")
    assert TEXT("space-builder-panel-title", round=1) in words(newest)


async def test_every_panel_is_locked_when_a_match_is_called_off_during_a_race(
    world: World, failing: FailingDiscord
) -> None:
    await begin(world)
    newest = await start_race(world, world.ada, world.bruno)
    replacing = failing.fail("PATCH", "/webhooks/*/messages/*", http_failure(503), skip=1)
    older, newest[0] = newest[0], await reopen_panel(world, world.ada)
    assert replacing.hits
    assert has_map(older)
    await world.cancel(world.ada)
    await world.press(world.bruno, "answer", "yes")
    assert (await world.match()).status == "abandoned"
    for panel in (older, *newest):
        assert "The match is over." in words(panel)
        assert find_open_buttons(panel) == set()
    square = next(iter(find_action_ids(older).values()))
    refusal = await forge(world, world.ada, older, square)
    assert words(answer_of(refusal)) == TEXT("refusal-match-over")


async def test_a_race_without_a_result_has_no_clip_and_no_review(world: World) -> None:
    await begin(world)
    await start_race(world, world.ada, world.bruno)
    await world.cancel(world.ada)
    await world.press(world.bruno, "answer", "yes")
    offered = {custom_id.split(":")[3] for custom_id, _ in buttons(world.board)}
    assert {"replay", "record"} <= offered
    assert not {"clip", "review", "page"} & offered
    refusal = await world.ada.slash(world.channel, "match clip")
    assert words(answer_of(refusal)) == TEXT("refusal-clip-nothing-played")
    with pytest.raises(Refusal, match="review-nothing-played"):
        world.bot.reviews.request(await world.match())


async def test_four_who_click_at_once_never_block_each_other(world: World) -> None:
    match = await begin(world, 4)
    people = list(world.people.values())
    panels = await start_race(world, *people)
    version = (await world.match()).revision

    def click(who: simcord.MemberActor, panel: Any, action: str) -> Callable[[], Awaitable[Any]]:
        return lambda: click_panel(who, panel, action)

    for cards in (("DOM", "B1"), ("SIL", "B3"), ("HRN", "A1")):
        for action in (f"take {cards[0]}", "turn +1", "flip", f"lay {cards[1]}"):
            # All four click in the same millisecond.
            results = await deliver_together(
                world, [click(who, panel, action) for who, panel in zip(people, panels, strict=True)]
            )
            assert all(result.response.id == panels[n].id for n, result in enumerate(results)), action
    match = await world.match()
    assert match.revision == version + 4 * 12
    for player in match.state.round.seats:
        layout = {card.building: (card.location, card.turn, card.side) for card in player.hand.cards}
        assert layout["DOM"] == ("B1", 1, "B")
        assert layout["HRN"] == ("A1", 1, "B")


@pytest.fixture
def drawings(world: World, monkeypatch: pytest.MonkeyPatch) -> list[str]:  # noqa: ARG001  it loads the modules
    """Return a list that receives the name of each function that draws."""
    names_drawn: list[str] = []
    draw_off_loop = cogs.kit.drawing.draw_off_loop

    async def draw_and_note(draw: Any, *values: Any, **options: Any) -> Any:
        names_drawn.append(draw.__name__)
        return await draw_off_loop(draw, *values, **options)

    for name in ("board.board_messages", "kit.large_pictures"):
        monkeypatch.setattr(import_module(f"cogs.{name}"), "draw_off_loop", draw_and_note)
    return names_drawn


@pytest.mark.parametrize("mode", ["live", "turns"])
async def test_a_click_in_a_panel_is_acknowledged_and_answered_by_one_edit_and_draws_nothing(
    world: World, mode: str, drawings: list[str]
) -> None:
    await begin(world, mode=mode)
    if mode == "live":
        panel, _ = await start_race(world, world.ada, world.bruno)
    else:
        question = await world.press(world.ada, "race-open")
        panel = panel_of(await world.press(world.ada, "race-begin", message=question.response))
    before, outbox, picture_names = (
        snapshot_channel(world),
        await world.bot.store.outbox.find_due(10**15),
        names(panel),
    )
    drawings.clear()
    version = (await world.match()).revision
    actions = ("take DOM", "turn +1", "flip", "lay B1", "take SIL", "lay B1", "take SIL", "back")
    for action in actions:
        request_count = len(world.env.http_requests)
        await click_panel(world.ada, panel, action)
        acknowledgement, edit = world.env.http_requests[request_count:]
        assert acknowledgement.path.endswith("/callback")
        assert (acknowledgement.json or {})["type"] == 6
        assert (edit.method, edit.path.rpartition("/")[2]) == ("PATCH", "@original")
    assert (await world.match()).revision == version + len(actions)
    assert drawings == []
    assert snapshot_channel(world) == before
    assert await world.bot.store.outbox.find_due(10**15) == outbox
    assert names(panel) == picture_names


@pytest.mark.usefixtures("real_pictures")
async def test_the_maps_are_drawn_before_the_start_is_announced(world: World, drawings: list[str]) -> None:
    await begin(world)
    await make_ready(world, world.ada, world.bruno)
    drawings.clear()
    request_count = len(world.env.http_requests)
    await world.env.advance_time(6)
    assert drawings[:2] == ["draw_panel_map", "draw_panel_map"]
    assert not [request for request in world.env.http_requests[request_count:] if request.method == "POST"]
    assert drawings.count("draw_panel_map") == 2


@pytest.mark.simcord(check_errors=False)
async def test_a_tap_counts_and_locks_the_other_panel_even_if_discord_takes_no_answer(world: World) -> None:
    """A tap counts at its own time: the bot's delays cost nobody time."""
    await begin(world)
    first, second = await start_race(world, world.ada, world.bruno)
    await build(world, world.ada, first)
    world.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)
    await finish(world, world.ada, first)
    match = await world.match()
    assert match.state.round.seats[player_of(match, world.ada)].hand.tap is not None
    assert find_open_buttons(second) == set()


async def test_a_click_is_committed_while_discord_still_takes_its_acknowledgement(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world)
    panel, _ = await start_race(world, world.ada, world.bruno)
    defer, before = discord.InteractionResponse.defer, (await world.match()).revision
    revisions = list[int]()

    async def slowly(response: Any, **options: Any) -> Any:
        for _ in range(1000):
            if (revision := (await world.match()).revision) > before:
                revisions.append(revision)
                break
        return await defer(response, **options)

    monkeypatch.setattr(discord.InteractionResponse, "defer", slowly)
    await click_panel(world.ada, panel, "take DOM")
    assert revisions == [before + 1]
    assert "turn +1" in find_open_buttons(panel)


async def test_no_two_buttons_of_a_panel_are_the_same(world: World) -> None:
    await begin(world)
    panel, _ = await start_race(world, world.ada, world.bruno)
    for action in ("take DOM", "lay B1", "take SIL", "lay B3", "take DOM"):
        custom_ids = _all_ids(panel)
        assert len(custom_ids) == len(set(custom_ids)) == 17, action
        await click_panel(world.ada, panel, action)


async def test_the_next_card_is_up_by_itself_and_needs_no_click(world: World) -> None:
    await begin(world)
    panel, _ = await start_race(world, world.ada, world.bruno)
    _, picture, task, *_ = panel.components[0]["components"]
    assert picture["type"] == discord.ComponentType.media_gallery.value
    assert "**Bubble Dome**: roof up" in task["content"], "directly above the squares"
    for action in ("turn +1", "flip", "lay B1"):
        await click_panel(world.ada, panel, action)
    assert "**Comet Silo**: roof up" in words(panel)
    await click_panel(world.ada, panel, "lay C1")
    match = await world.match()
    player = match.state.round.seats[player_of(match, world.ada)]
    layout = {card.building: (card.location, card.turn, card.side) for card in player.hand.cards}
    assert layout == {"DOM": ("B1", 1, "B"), "SIL": ("C1", 0, "A"), "HRN": ("", 0, "A"), "GRN": ("", 0, "A")}
    assert len({click.id for click in player.clicks}) == 4
    assert all(len({click.at for click in player.clicks if click.id == one.id}) == 1 for one in player.clicks)


async def test_only_a_card_that_is_laid_can_be_removed(world: World) -> None:
    await begin(world)
    panel, _ = await start_race(world, world.ada, world.bruno)
    for action in ("turn +1", "flip", "lay B1"):
        assert "back" not in find_open_buttons(panel)
        await click_panel(world.ada, panel, action)
    await click_panel(world.ada, panel, "take DOM")
    assert "back" in find_open_buttons(panel)
    await click_panel(world.ada, panel, "back")
    assert "back" not in find_open_buttons(panel)
    assert "lay B1" in find_open_buttons(panel)
    for square in ("lay B1", "lay C1", "lay A1", "lay B2", "take DOM"):
        await click_panel(world.ada, panel, square)
    assert "back" not in find_open_buttons(panel)
    assert "tap" in find_open_buttons(panel), "in its place"


def test_the_panel_shows_the_picture_of_the_card_that_it_names() -> None:
    state = play(live(), "0 take SIL @5001, 0 turn +1 @5002, 0 flip @5003")
    text = with_emojis(
        TEXT, Emojis({"space_builder_SIL_B1": "<:silo:1>", "space_builder_DOM_A0": "<:dome:2>"})
    )
    assert panel_task(GAME.view(state, 0), text).startswith("<:silo:1> **Comet Silo**: roof right")
    assert panel_task(GAME.view(state, 1), text).startswith("<:dome:2> **Bubble Dome**: roof up")
    assert "Turn and flip it" in panel_task(GAME.view(state, 1), text)
    later = panel_task(replace(GAME.view(state, 1), round=2), text)
    assert later == "<:dome:2> **Bubble Dome**: roof up, two round windows."
    in_lesson = GAME_UIS["space-builder"].lesson_panel(GAME.view(state, 0), 0, "", text=text).text
    assert in_lesson.startswith("<:silo:1> Picked up: Comet Silo")


@pytest.mark.simcord(check_errors=False)
async def test_quick_clicks_on_a_panel_that_is_not_up_to_date_yet_do_what_they_should(world: World) -> None:
    """Two turns, the card laid twice, and the next one laid before the panel has changed."""
    await begin(world)
    panel, _ = await start_race(world, world.ada, world.bruno)
    world.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=10062, times=5)
    for action in ("turn +1", "turn +1", "lay B1", "lay B1", "lay C1"):
        result = await click_panel(world.ada, panel, action)
        assert not result.followups
    match = await world.match()
    hand = match.state.round.seats[player_of(match, world.ada)].hand
    layout = {card.building: (card.location, card.turn) for card in hand.cards if card.location}
    assert layout == {"DOM": ("B1", 2), "SIL": ("C1", 0)}


async def test_stop_is_asked_once_within_the_panel(world: World) -> None:
    await begin(world)
    panel, _ = await start_race(world, world.ada, world.bruno)
    before = await world.match()
    for answer in ("build-on", "take DOM", "stop-sure"):
        await click_panel(world.ada, panel, "stop")
        assert "Stop building?" in words(panel)
        assert await world.match() == before
        questions = [key for key in find_action_ids(panel) if key in ("build-on", "stop-sure")]
        assert questions == ["build-on", "stop-sure"], "the answer that ends the round comes last"
        await click_panel(world.ada, panel, answer)
        assert "Stop building?" not in words(panel)
        assert not find_ids(panel, "stop-sure")
        before = await world.match()
    assert before.state.round.seats[player_of(before, world.ada)].hand.stop is not None
    assert find_open_buttons(panel) == set()


async def test_the_question_of_the_command_to_stop_is_gone_once_it_is_answered(world: World) -> None:
    await begin(world)
    await start_race(world, world.ada, world.bruno)
    question = await world.ada.slash(world.channel, "space-builder stop")
    before = await world.match()
    answer = await world.press(world.ada, "race-stop", message=question.response)
    assert before.state.round.seats[player_of(before, world.ada)].hand.stop is None
    assert "You stopped at" in words(panel_of(answer))
    assert "Stop building?" not in words(question.response)


def _all_ids(panel: Any) -> list[str]:
    return [
        button["custom_id"]
        for row in panel.components[0]["components"]
        for button in row.get("components", ())
    ]


async def test_a_card_laid_on_another_sends_it_back_to_the_hand(world: World) -> None:
    await begin(world)
    panel, _ = await start_race(world, world.ada, world.bruno)
    for action in ("take DOM", "lay B1", "take SIL", "lay B1"):
        await click_panel(world.ada, panel, action)
    match = await world.match()
    hand = match.state.round.seats[player_of(match, world.ada)].hand
    assert {card.building: card.location for card in hand.cards} == {
        "DOM": "",
        "SIL": "B1",
        "HRN": "",
        "GRN": "",
    }
    assert "take SIL" in find_action_ids(panel)


async def test_a_channel_that_refuses_the_map_is_not_asked_again_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord bans bots with too many refused requests."""
    tries: list[int] = []

    async def refuse(match: Match) -> int:
        tries.append(match.id)
        raise Blocked

    await begin(world)
    monkeypatch.setattr(world.bot.publisher, "show_ahead", refuse)
    await make_ready(world, world.ada, world.bruno)
    await jump_forward(world, 600)
    assert len(tries) == 1


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_map_that_was_refused_goes_up_when_the_channel_changes_or_the_bot_starts(
    world: World, monkeypatch: pytest.MonkeyPatch, *, restarts: bool
) -> None:
    async def refuse(_: Match) -> int:
        raise Blocked

    await begin(world)
    with monkeypatch.context() as patch:
        patch.setattr(world.bot.publisher, "show_ahead", refuse)
        await make_ready(world, world.ada, world.bruno)
        await jump_forward(world, 60)
    assert (await world.match()).state.phase != "building"
    if restarts:
        await world.restart()
    else:
        channel = world.bot.get_channel(world.channel.id)
        world.bot.dispatch("guild_channel_update", channel, channel)
    async with asyncio.timeout(20):
        while (await world.match()).state.phase != "building":
            await world.env.settle()
