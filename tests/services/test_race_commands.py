"""What a race needs from the services: changes that nobody sees, time that acts, questions, leaving."""

import pytest
from msgspec.structs import replace

from bot.match.commands import Act, Answer, Cancel, PassTime, Resign, Show, Undo
from bot.match.replay import iterate_public_lines
from bot.store import Store
from tests.match.seats import ADA, BRUNO, NOW, PEOPLE, STRANGER
from tests.services.races import COUNTDOWN, GRACE, HOUR, Race, expect_refusal


@pytest.fixture
def race(store: Store) -> Race:
    """Return a race that has not begun."""
    return Race(store)


# What all may know


async def test_hidden_actions_notify_nobody(race: Race) -> None:
    await race.begin_in_turns(3, sealed=True)
    race.woken_matches.clear()
    before = await race.match()
    await race.act(ADA, "open", 1_000)
    await race.build(ADA, 1_000)
    await race.act(ADA, "tap", 41_000)
    await race.act(BRUNO, "sit", 42_000)
    after = await race.match()
    assert race.woken_matches == []
    public_fields = (
        "board_seq",
        "mention_seq",
        "mentions",
        "turn",
        "recent",
        "recent_state",
        "consent_request",
        "board_version",
    )
    assert {name: getattr(after, name) for name in public_fields} == {
        name: getattr(before, name) for name in public_fields
    }
    assert list(iterate_public_lines(after, await race.store.matches.get_record(race.id))) == []


async def test_public_actions_are_shown_live(race: Race) -> None:
    await race.begin_live(3)
    race.woken_matches.clear()
    await race.build(ADA, COUNTDOWN)
    assert race.woken_matches == []
    await race.act(ADA, "tap", COUNTDOWN + 30_000)
    assert race.woken_matches == [race.id]
    match = await race.match()
    (last,) = match.recent
    assert last.action.startswith("tap")
    kinds = [
        each.line.action.split()[0]
        for each in iterate_public_lines(match, await race.store.matches.get_record(race.id))
    ]
    assert kinds == ["ready", "ready", "ready", "start", "tap"]


async def test_a_question_outlasts_what_is_done_in_secret(race: Race) -> None:
    await race.begin_in_turns(3)
    await race.act(ADA, "open", 1_000)
    await _second_round(race)
    before = await race.matches.perform(race.id, ADA, Cancel())
    assert before.consent_request is not None
    after = await race.act(BRUNO, "open", 2 * HOUR)
    assert after.consent_request == before.consent_request


async def _second_round(race: Race) -> None:
    for user in PEOPLE[1:3]:
        await race.act(user, "open", 2_000)
        await race.act(user, "stop", 3_000)
    await race.act(ADA, "stop", 4_000)
    match = await race.settle(4_000 + GRACE)
    winner = match.players[match.state.result.winner]
    await race.act(winner, "unfreeze LFT", match.state.until)


async def test_a_question_can_be_answered_on_a_board_that_does_not_show_what_was_done_since(
    race: Race,
) -> None:
    await race.begin_in_turns()
    await race.act(ADA, "open", 1_000)
    await race.act(BRUNO, "open", 1_000)
    await race.act(BRUNO, "stop", 2_000)
    await race.act(ADA, "stop", 2_000)
    match = await race.settle(2_000 + GRACE)
    await race.act(match.players[match.state.result.winner], "unfreeze LFT", match.state.until)
    after_request = await race.matches.perform(race.id, ADA, Cancel())
    await race.act(ADA, "open", 2 * 24 * HOUR)
    over = await race.matches.perform(race.id, BRUNO, Answer(agree=True), version=after_request.board_version)
    assert over.is_over


# Commands of the system


async def test_a_preview_changes_nothing(race: Race) -> None:
    await race.begin_in_turns()
    before = await race.match()
    race.woken_matches.clear()
    preview = race.matches.preview(before, ADA, Act("open", stamp=(NOW + 7, 8)))
    assert (preview.revision, preview.state.round.seats[0].start) == (before.revision + 1, 7)
    assert await race.match() == before
    assert race.woken_matches == []
    with expect_refusal() as reasons:
        race.matches.preview(before, STRANGER, Act("open", stamp=(NOW + 7, 8)))
    assert reasons == ["not-in-match"]


@pytest.mark.parametrize("action", ["start @5000", "settle @9000", "cancel 0 @20000"])
async def test_players_cannot_make_timeout_actions(race: Race, action: str) -> None:
    await race.begin_live()
    with expect_refusal() as reasons:
        await race.matches.perform(race.id, ADA, Act(action))
    assert reasons == ["not-an-action"]


async def test_nothing_is_taken_back_in_a_race(race: Race) -> None:
    await race.begin_live()
    await race.act(ADA, "take DOM", COUNTDOWN)
    with expect_refusal() as reasons:
        await race.matches.perform(race.id, ADA, Undo())
    assert reasons == ["not-undoable"]


async def test_who_leaves_lays_down_tools_and_the_others_play_on(race: Race) -> None:
    await race.begin_live(3)
    await race.build(ADA, COUNTDOWN)
    race.now = NOW + COUNTDOWN + 10_000
    match = await race.matches.perform(race.id, BRUNO, Resign())
    assert match.resigned == (1,)
    assert match.state.players[1].out
    assert match.state.round.seats[1].hand.stop is not None
    assert match.state.phase == "building"
    assert (await race.store.matches.get_record(race.id))[-1].action.startswith("leave")
    assert await race.get_refusal_reason(BRUNO, "take DOM", COUNTDOWN + 11_000) == "you-resigned"


async def test_a_player_put_out_by_the_rules_need_not_leave(race: Race) -> None:
    await race.begin_in_turns(3, deadline_hours=1, thaw_hours=1)
    at = 0
    for _ in range(2):
        for user in (ADA, BRUNO):
            await race.act(user, "open", at + 1_000)
            await race.act(user, "stop", at + 2_000)
        at = (await race.match()).elapsed((await race.match()).rules_deadline or 0)
        match = await race.settle(at)
        await race.settle(match.elapsed(match.rules_deadline or 0))
        at = (await race.state()).round.opened
    before = await race.match()
    assert before.state.players[2].out
    with expect_refusal() as reasons:
        await race.matches.perform(race.id, PEOPLE[2], Resign())
    assert reasons == ["left-the-match"]
    assert await race.match() == before


async def test_showing_a_race_again_mentions_nobody(race: Race) -> None:
    await race.begin_in_turns()
    before = await race.match()
    after = await race.matches.perform(race.id, ADA, Show())
    version = before.revision + 1
    expected = replace(before, board_seq=before.board_seq + 1, revision=version, public_revision=version)
    assert after == replace(expected, digests=after.digests)
    assert after.digests[:-1] == before.digests


async def test_a_cancelled_round_starts_again_and_mentions_everybody(race: Race) -> None:
    await race.begin_live()
    race.now = NOW + COUNTDOWN + 30_000
    since, at = COUNTDOWN + 10_000, COUNTDOWN + 20_001
    with expect_refusal() as reasons:
        await race.matches.perform(race.id, 0, PassTime(f"cancel {since} @{at - 1}"))
    assert reasons == ["heard-all"]
    before = await race.match()
    match = await race.matches.perform(race.id, 0, PassTime(f"cancel {since} @{at}"))
    assert (match.state.phase, match.state.round.number) == ("ready", 1)
    assert (match.mention_seq, match.mentions) == (before.mention_seq + 1, (ADA, BRUNO))
    with expect_refusal() as reasons:
        await race.matches.perform(race.id, 0, PassTime(f"cancel {since} @{at}"))
    assert reasons == ["not-while-getting-ready"]
