"""Reviews: private for everybody who sees the match, posted by players, and a place for trials."""

import re
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import delete, update

from bot.games.constructor import View
from bot.locales import texts
from bot.match.models import Match, is_computer
from bot.match.refusals import Refusal
from bot.match.review import read_review, write_review
from bot.players import get_computer
from bot.players.reviewing import Decision, KeyDecision
from bot.store.tables import actions, matches
from cogs.archive.frames import key_moments
from cogs.match.turn_log import log_items
from tests.play.notified_users import me
from tests.play.private_pages import PrivatePage
from tests.play.table.test_practice import threads
from tests.play.world import World, buttons, find_private_answers, forge, reply_text, words

pytestmark = pytest.mark.usefixtures("quick_computers")

MOVES = ("pattern rhombus", "Rb1", "Sb2", "Sc2", "Mb3", "b1-b2", "b3-b2", "c2-b2", "Rc3", "Mc2", "Sa2")
_PLAY_ON = (
    r"against a strong computer, and it is your turn: \[play on from this position\]\(https://[^)]+\)\.$"
)


@pytest.fixture(autouse=True)
def estimates(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make estimates quick and different from turn to turn: how true they are is measured elsewhere."""

    def estimate(_: Any, view: View, budget: int, seed: str, **_after: Any) -> tuple[float, float]:
        assert (budget, seed[:7]) == (1, "review/")
        first = 0.5 + 0.1 * (sum(map(len, (tile.stack for tile in view.tiles))) % 4 - 1.5)
        return first, 1 - first

    monkeypatch.setattr(type(get_computer("constructor")), "estimate", estimate)


async def play(world: World, *, actions: int = len(MOVES)) -> Match:
    """Play some actions of Constructor and let Bruno resign."""
    await world.begin_constructor()
    for action in MOVES[:actions]:
        who = await world.current()
        await world.act(who, action)
    await world.resign(world.bruno)
    return await world.match()


async def open_moment(world: World, result: Any, match: Match, frame: int) -> Any:
    """Show a moment of a review that Ada has opened."""
    return await world.ada.click(result.response, custom_id=f"u:review-moment:{match.id}/{frame}")


async def try_from(world: World, result: Any, match: Match, frame: int) -> Any:
    """Begin a match for practice at a moment of a review that Ada has opened."""
    moment = await open_moment(world, result, match, frame)
    return await world.ada.click(moment.response, custom_id=f"u:review-try:{match.id}/{frame}")


async def test_a_player_sees_who_was_ahead_when_and_what_decided(world: World) -> None:
    await play(world)
    result = await world.press(world.ada, "review")
    reply = reply_text(result)
    assert "Review: Constructor" in reply
    assert "% at the start" in reply
    assert "Decisions worth a look" in reply
    assert "dice" not in reply
    assert result.response is not None
    assert result.response.flags.ephemeral


async def test_moments_are_shown_one_at_a_time_with_the_board_before_them(world: World) -> None:
    match = await play(world)
    page = PrivatePage(world.ada, await world.press(world.ada, "review"))
    moments = [label for label in page.buttons() if " \N{MIDDLE DOT} Turn " in label]
    assert [label.split()[1] for label in moments] == ["A", "B", "C"]
    told = list[str]()
    for label in moments:
        letter = label.split()[1]
        await page.press(letter if told else label)
        page.assert_fits()
        assert f"**{label.partition(' ')[2]}: " in page.text
        assert ("is marked.)" in page.text) != ("**Choose the " in page.text), "patterns are not marked"
        assert letter not in page.buttons()
        told.append(page.text)
    assert any("chance to win rose from" in each and "was a strong choice." in each for each in told)
    points = read_review(await world.bot.store.reviews.get(match.id)).turning_points or ()
    assert {point.player for point in points} == {0, 1}
    await page.press("Curve")
    assert "% at the start" in page.text


async def test_giving_up_is_no_merit_of_the_decision_before_it(world: World) -> None:
    match = await play(world)
    await world.press(world.ada, "review")
    review = read_review(await world.bot.store.reviews.get(match.id))
    assert review.shares()[-1] == (1, 0)
    assert review.turns[-1].player is None
    assert len(review.turns) not in {point.frame for point in review.turning_points or ()}


@pytest.mark.parametrize("kind", ["review", "story"])
async def test_what_is_shared_is_in_the_language_of_the_match(world: World, kind: str) -> None:
    await play(world)
    await me(world, world.ada, "language", language="fr")
    result = await world.press(world.ada, kind)
    assert words(result.response).startswith(french_title := texts("fr")(f"{kind}-title", game="Constructor"))
    await world.press(world.ada, f"{kind}-share", message=result.response)
    assert words(world.board).startswith(texts("en")(f"{kind}-title", game="Constructor"))
    assert french_title not in words(world.board)


async def test_a_shared_review_shows_moments_to_each_reader_alone(world: World) -> None:
    match = await play(world)
    result = await world.press(world.ada, "review")
    await world.press(world.ada, "review-share", message=result.response)
    point = (read_review(await world.bot.store.reviews.get(match.id)).turning_points or ())[0]
    shared = words(world.board)
    custom_id = f"u:review-moment:{match.id}/{point.frame}"
    moment = await world.chioma.click(world.board, custom_id=custom_id)
    assert "is marked.)" in reply_text(moment)
    assert all(answer.flags.ephemeral for answer in find_private_answers(moment))
    assert words(world.board) == shared
    for frame in (0, 99, "x"):
        forged = await forge(world, world.chioma, world.board, f"u:review-moment:{match.id}/{frame}")
        assert "button" in reply_text(forged), frame


async def test_a_review_is_made_once_and_found_again_after_a_restart(world: World) -> None:
    match = await play(world)
    first = reply_text(await world.press(world.ada, "review"))
    stored_review = await world.bot.store.reviews.get(match.id)
    await world.restart()
    assert reply_text(await world.press(world.bruno, "review")) == first
    assert await world.bot.store.reviews.get(match.id) == stored_review


async def test_a_review_goes_on_where_a_process_stopped(world: World) -> None:
    match = await play(world)
    await world.press(world.ada, "review")
    whole = read_review(await world.bot.store.reviews.get(match.id))
    part = replace(whole, turns=whole.turns[:5], turning_points=None)
    await world.bot.store.reviews.put(match.id, write_review(part), is_complete=False)
    await world.restart()
    await world.settle()
    assert read_review(await world.bot.store.reviews.get(match.id)) == whole


async def test_no_two_decisions_get_the_same_advice(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def prefer(_key: str, decisions: list[Decision], _seed: str, *, is_gain: bool) -> KeyDecision:  # noqa: ARG001
        return KeyDecision(decisions[0], "Sa1" if decisions[0].action_count > 3 else "Sc1", 0.2)

    monkeypatch.setattr("bot.services.review_service.find_key_decision", prefer)
    match = await play(world)
    await world.press(world.ada, "review")
    points = read_review(await world.bot.store.reviews.get(match.id)).turning_points or ()
    assert sorted(point.preferred for point in points) == ["Sa1", "Sc1"]


async def test_everybody_in_the_channel_sees_a_review_and_players_post_it(world: World) -> None:
    await play(world)
    seen = await world.press(world.chioma, "review")
    assert "Decisions worth a look" in reply_text(seen)
    assert seen.response is not None
    assert seen.response.flags.ephemeral
    assert not any("review-share" in button for button in buttons(seen.response))
    forged = await forge(world, world.chioma, world.board, f"b:{(await world.match()).id}:9:review-share:")
    assert "Only the players and the host can share" in reply_text(forged)
    result = await world.press(world.ada, "review")
    await world.press(world.ada, "review-share", message=result.response)
    board_text = words(world.board)
    assert "Review: Constructor" in board_text
    assert "Decisions worth a look" in board_text
    assert not any("review-share" in button for button in buttons(world.board))
    message_count = len(world.posts())
    again = await world.press(world.ada, "review-share", message=result.response)
    assert "shared already" in reply_text(again)
    assert len(world.posts()) == message_count


async def test_others_try_a_turning_point_too(world: World) -> None:
    match = await play(world)
    await world.press(world.ada, "review")
    point = (read_review(await world.bot.store.reviews.get(match.id)).turning_points or ())[0]
    trying = f"u:review-try:{match.id}/{point.frame}"
    answer = await forge(world, world.chioma, world.board, trying)
    assert re.search(_PLAY_ON, reply_text(answer))


async def test_a_match_for_practice_begins_at_a_turning_point(world: World) -> None:
    match = await play(world)
    result = await world.press(world.ada, "review")
    point = (read_review(await world.bot.store.reviews.get(match.id)).turning_points or ())[0]
    answer = await try_from(world, result, match, point.frame)
    assert re.search(_PLAY_ON, reply_text(answer))
    (thread,) = threads(world)
    new_match = await world.bot.store.matches.find_latest(thread.id)
    assert new_match is not None
    assert new_match.is_practice
    assert new_match.players[point.player] == world.ada.id
    assert sum(map(is_computer, new_match.players)) == 1
    record = await world.bot.store.matches.get_record(match.id)
    new_record = await world.bot.store.matches.get_record(new_match.id)
    assert [line.action for line in new_record] == [line.action for line in record[: point.action_count]]
    assert new_match.players_to_act() == {point.player}


async def test_practice_tells_the_actions_before_it_of_the_colours_that_made_them(world: World) -> None:
    match = await play(world)
    result = await world.press(world.ada, "review")
    points = read_review(await world.bot.store.reviews.get(match.id)).turning_points or ()
    point = max(points, key=lambda point: point.action_count)
    await try_from(world, result, match, point.frame)
    await world.env.settle()
    (thread,) = world.channel.threads
    new_match = await world.bot.store.matches.find_latest(thread.id)
    assert new_match is not None
    (log, *_) = await log_items(world.bot, new_match, texts("en"))
    before = str(log).partition("from now on")[0].partition("took the seat")[0]
    assert "⚪ Ice and ⚫ Black began a match of Constructor." in before
    assert "**⚫ Black**" in before
    assert not re.search(r"<@|🤖", "\n".join(before.splitlines()[:-1]))
    board = words(thread.last_message)
    assert "plays as" in board
    assert f"<@{world.ada.id}> took the seat of" in board


async def test_a_match_without_actions_has_no_review(world: World) -> None:
    await world.begin_constructor()
    await world.cancel(world.ada)
    assert not any("review" in button for button in buttons(world.board))


async def test_a_review_waits_for_another_one_only_if_one_is_being_made(world: World) -> None:
    match = await play(world, actions=3)
    first = world.bot.reviews.request(match)
    second = world.bot.reviews.request(replace(match, id=match.id + 1))
    await first.wait_for_change(0)
    assert (first.is_waiting, second.is_waiting) == (False, True)
    assert await first.wait(30)
    assert await second.wait(30)
    assert not second.is_waiting


async def test_a_running_match_has_no_review(world: World) -> None:
    await world.begin_constructor()
    match = await world.match()
    with pytest.raises(Refusal, match="review-not-over"):
        world.bot.reviews.request(match)


async def test_a_deleted_match_ends_its_review_with_a_sentence(world: World) -> None:
    match = await play(world, actions=3)
    job = world.bot.reviews.request(match)
    async with world.bot.store.engine.begin() as connection:
        await connection.execute(delete(matches).where(matches.c.id == match.id))
    assert await job.wait(30)
    assert job.error == "no-such-match"


async def test_the_history_leads_to_reviews_of_matches_that_the_user_can_see(world: World) -> None:
    match = await play(world)
    await world.ada.slash(world.channel, "match history")
    review = await forge(world, world.ada, world.board, f"u:review:{match.id}")
    assert "Review: Constructor" in reply_text(review)
    page = PrivatePage(world.chioma, await world.chioma.slash(world.channel, "match history"))
    await page.choose(str(match.id))
    review = await world.chioma.click(page.message, custom_id=page.buttons()["Review"].custom_id)
    assert "Review: Constructor" in reply_text(review)
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.chioma.slash(elsewhere, "constructor new")
    table = elsewhere.last_message
    assert table is not None
    refusal = await forge(world, world.chioma, table, f"u:review:{match.id}")
    assert "in its own channel" in reply_text(refusal)
    missing = await forge(world, world.ada, world.board, "u:review:99999")
    assert "no such match" in reply_text(missing)


async def test_turning_points_are_key_moments_of_the_replay(world: World) -> None:
    match = await play(world)
    await world.press(world.ada, "review")
    points = read_review(await world.bot.store.reviews.get(match.id)).turning_points or ()
    replay = await world.bot.replays.open(match)
    changes = {point.frame: point.change for point in points}
    moments = key_moments(replay, texts("en"), changes)
    assert {moment.number for moment in moments} >= set(changes)
    assert any("A decision that" in moment.label for moment in moments)


async def test_the_host_of_a_watched_match_sees_the_turning_points_in_the_replay(world: World) -> None:
    match = await play(world)
    host_update = update(matches).where(matches.c.id == match.id).values(host=world.chioma.id)
    async with world.bot.store.engine.begin() as connection:
        await connection.execute(host_update)
    await world.restart()
    await world.press(world.chioma, "review")
    replay = await world.press(world.chioma, "replay")
    assert replay.response is not None
    moments = await world.chioma.click(replay.response, custom_id=f"u:replay-moments:m{match.id}/0")
    page = PrivatePage(world.chioma, moments)
    assert any("A decision that" in option.label for option in page.menu().options)


async def test_see_the_turn_opens_the_replay_at_that_turn(world: World) -> None:
    match = await play(world)
    result = await world.press(world.ada, "review")
    point = (read_review(await world.bot.store.reviews.get(match.id)).turning_points or ())[0]
    moment = await open_moment(world, result, match, point.frame)
    replay_page = await world.ada.click(moment.response, custom_id=f"u:replay:m{match.id}/{point.frame}")
    assert f"Turn {point.frame} of" in reply_text(replay_page)


async def test_a_match_whose_record_is_broken_is_refused_in_a_sentence(world: World) -> None:
    match = await play(world)
    async with world.bot.store.engine.begin() as connection:
        await connection.execute(update(actions).where(actions.c.match_id == match.id).values(action="Rz9"))
    for verb in ("record", "page", "clip", "replay"):
        assert "cannot be replayed" in reply_text(await world.press(world.ada, verb)), verb
    assert "could not be finished" in reply_text(await world.press(world.ada, "review"))


async def test_a_turning_point_is_tried_from_where_the_match_can_be_seen(world: World) -> None:
    match = await play(world)
    await world.press(world.ada, "review")
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.chioma.slash(elsewhere, "constructor new")
    table = elsewhere.last_message
    assert table is not None
    refusal = await forge(world, world.dmitri, table, f"u:review-try:{match.id}/1")
    assert "in its own channel" in reply_text(refusal)
    assert not threads(world)
