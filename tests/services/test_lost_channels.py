"""A match whose channel is gone: nothing happens in it until it is moved or the channel is found again."""

import pytest

from bot.match.commands import (
    Act,
    Cancel,
    LoseChannel,
    MoveMatch,
    PauseMatch,
    RegainChannel,
    ResumeMatch,
)
from bot.match.lost_channels import LostChannel, LostKind
from bot.match.models import TimeControl
from bot.match.notifications import find_open_request, find_reason
from bot.match.refusals import MatchPaused
from bot.match.timer_values import RULES_TIMER
from bot.services.preferences_service import PreferencesService
from bot.services.privacy_service import PrivacyService
from bot.store import Store
from tests.match.seats import ADA, BRUNO, MODERATOR, NOW, MatchSession, start_first_turn
from tests.services.races import Race
from tests.services.timed_services import TimedServices

HOUR = 3_600_000


def lose(session: MatchSession, kind: LostKind = "deleted") -> MatchSession:
    session.do(0, LoseChannel(kind, session.match.channel_id))
    return session


@pytest.mark.parametrize("kind", ["missing", "deleted", "left"])
def test_a_match_waits_while_its_channel_is_gone(kind: LostKind) -> None:
    session = start_first_turn()
    version = session.match.public_revision
    lose(session, kind)
    assert session.match.players_to_act() == frozenset()
    assert isinstance(session.expect_refusal(ADA, Act("take")), MatchPaused)
    assert session.match.public_revision == version
    told = [find_reason(session.match, user) for user in (ADA, BRUNO)]
    assert told == (["lost", "lost"] if kind == "deleted" else [None, None])
    session.now += HOUR
    session.do(0, RegainChannel())
    assert (session.match.lost_channel, session.match.pause) == (None, None)
    assert session.match.mentions == (ADA,)
    session.act(ADA, "take")


def test_a_channel_is_lost_once() -> None:
    session = start_first_turn()
    assert session.get_refusal_key(0, RegainChannel()) == "nothing-due"
    assert session.get_refusal_key(0, LoseChannel("deleted", 12345)) == "nothing-due"
    lose(session, "missing")
    assert session.get_refusal_key(0, LoseChannel("missing", session.match.channel_id)) == "nothing-due"
    before = session.match
    lose(session, "deleted")
    assert session.match.pauses == before.pauses
    for kind in ("missing", "deleted", "left"):
        key = session.get_refusal_key(0, LoseChannel(kind, session.match.channel_id))
        assert key == "nothing-due"


def test_only_a_move_ends_the_wait_and_a_moderators_pause_outlasts_it() -> None:
    session = lose(start_first_turn())
    assert session.get_refusal_key(MODERATOR, PauseMatch("Wait.")) == "already-paused"
    assert session.get_refusal_key(MODERATOR, ResumeMatch()) == "channel-lost"
    session.do(BRUNO, MoveMatch(77))
    assert (session.match.channel_id, session.match.pause) == (77, None)
    session.do(MODERATOR, PauseMatch("Wait."))
    lose(session)
    assert session.get_refusal_key(MODERATOR, ResumeMatch()) == "channel-lost"
    session.do(BRUNO, MoveMatch(78))
    assert session.match.pause is not None
    session.do(MODERATOR, ResumeMatch())
    assert session.match.pause is None


@pytest.mark.parametrize("is_paused", [False, True])
def test_a_request_has_the_time_that_was_left(*, is_paused: bool) -> None:
    session = start_first_turn().act(ADA, "done")
    if is_paused:
        session.do(MODERATOR, PauseMatch("Wait."))
    session.do(ADA, Cancel())
    assert session.match.consent_request is not None
    until, lost_at = session.match.consent_request.until, session.now + 1
    lose(session)
    assert find_open_request(session.match) is None
    session.now += 50 * HOUR
    change = session.do(ADA, MoveMatch(77))
    assert session.match.consent_request is not None
    assert session.match.consent_request.until == until + session.now - lost_at
    assert change.match.mentions == (BRUNO,)


async def test_a_race_stands_still_and_goes_on(store: Store) -> None:
    race = await Race(store).begin_live()
    await race.build(ADA, 20_000, cards=4)
    before = await race.match()
    race.now = NOW + 60_000
    deadline = before.rules_deadline
    await race.matches.perform(race.id, 0, LoseChannel("deleted", before.channel_id))
    assert (await race.match()).rules_deadline is None
    assert await store.timers.find_of_kind(RULES_TIMER) == []
    race.now += HOUR
    moved_match = await race.matches.perform(race.id, ADA, MoveMatch(77))
    assert deadline is not None
    assert moved_match.rules_deadline == deadline + HOUR


@pytest.mark.parametrize("players", [2, 3])
async def test_who_deletes_their_data_leaves_a_match_that_waits(store: Store, players: int) -> None:
    services = TimedServices(store)
    match = await services.begin("builders", TimeControl(turn_time=HOUR), players)
    await services.matches.perform(match.id, 0, LoseChannel("deleted", match.channel_id))
    privacy = PrivacyService(
        services.matches,
        PreferencesService(services.matches),
        wake=lambda _: None,
        on_erased=lambda _: None,
    )
    await privacy.delete(BRUNO)
    match = await services.match(match.id)
    assert BRUNO not in match.players
    assert match.resigned == (1,)
    if players == 2:
        assert match.is_over
    else:
        assert match.lost_channel is not None
        assert match.pause is not None


async def test_what_waits_for_a_lost_channel_is_not_tried_after_a_change_in_the_server(store: Store) -> None:
    services = TimedServices(store)
    match = await services.begin_constructor()
    claim = await store.outbox.claim(match.id, services.now)
    assert claim is not None
    await store.outbox.postpone(claim, services.now + HOUR, is_blocked=True)
    assert await store.outbox.unblock(match.guild_id, services.now) == [match.id]
    await services.matches.perform(match.id, 0, LoseChannel("missing", match.channel_id))
    assert await store.outbox.unblock(match.guild_id, services.now) == []
    await store.outbox.discard(match.id)
    assert await store.outbox.find_due(services.now + 2 * HOUR) == []
    stored_match = await store.matches.find(match.id)
    assert stored_match is not None
    assert stored_match.lost_channel == LostChannel("missing", services.now)


# Deletions of data


def privacy_of(services: TimedServices) -> PrivacyService:
    """Return the service for privacy beside some services."""
    preferences = PreferencesService(services.matches)
    return PrivacyService(services.matches, preferences, wake=lambda _: None, on_erased=lambda _: None)


async def test_a_paused_match_whose_channel_is_gone_is_left(store: Store) -> None:
    services = TimedServices(store)
    match = await services.begin("middle-ages", TimeControl(turn_time=HOUR), 3)
    await services.matches.perform(match.id, MODERATOR, PauseMatch("Supper."))
    await services.matches.perform(match.id, 0, LoseChannel("deleted", match.channel_id))
    await privacy_of(services).delete(BRUNO)
    match = await services.match(match.id)
    assert match.resigned == (1,)
    assert BRUNO not in match.players
    assert match.pause is not None
    assert (match.pause.by, match.pause.reason) == (MODERATOR, "Supper.")
    assert match.lost_channel is not None


async def test_a_deletion_logs_nothing_for_the_moderator_who_paused_the_match(store: Store) -> None:
    services = TimedServices(store)
    match = await services.begin("middle-ages", TimeControl(turn_time=HOUR), 3)
    await services.matches.perform(match.id, MODERATOR, PauseMatch("Supper."))
    services.now += HOUR
    await privacy_of(services).delete(BRUNO)
    assert [row["what"] for row in await store.privacy.log_entries(MODERATOR)] == ["match-paused"]
    assert "unpaused" not in [event.kind for event in (await services.match(match.id)).events]


async def test_a_deletion_tells_nobody_again_that_the_channel_is_gone(store: Store) -> None:
    services = TimedServices(store)
    await store.preferences.set(ADA, delivery="direct")
    match = await services.begin("middle-ages", TimeControl(turn_time=HOUR), 3)
    await services.matches.perform(match.id, 0, LoseChannel("deleted", match.channel_id))
    for timer in await store.timers.find_due_of(ADA, ("direct",), 2**62):
        await store.timers.remove(timer)
    await privacy_of(services).delete(BRUNO)
    assert await store.timers.find_due_of(ADA, ("direct",), 2**62) == []
