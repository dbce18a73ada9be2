"""The one way from a click to the store: of two at once one wins, and the late one learns why."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.games.constructor import GAME
from bot.match.commands import Act, Cancel, End, EvenOut, Join, Leave, Resign, Show, Start, Undo
from bot.match.deliveries import Claim
from bot.match.models import Change, Match
from bot.match.new_table import NewTable
from bot.match.refusals import BadOption, Refusal, RuleBroken, StaleBoard
from bot.match.versions import Version
from bot.services.match_service import MatchService
from bot.store import Store
from bot.store.matches import MatchStore
from tests.match.seats import ADA, BRUNO, CHIOMA, DMITRI, NOW, SEED, STRANGER

CHANNEL = 2
Interrupt = Callable[[], Any]


class RacingMatches(MatchStore):
    """Matches that another process changes first: just before a commit, ``rival`` commits."""

    rival: Interrupt | None = None
    times = 0

    async def commit_and_claim(
        self, before: Match, change: Change, now: int
    ) -> tuple[Match, Claim | None] | None:
        if self.rival is not None and self.times > 0:
            self.times -= 1
            await self.rival()
        return await super().commit_and_claim(before, change, now)


class RacingStore(Store):
    """A store of such matches."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.racing_matches = RacingMatches(self.engine, self.shards, self.timers, self.snapshots)
        self.matches = self.racing_matches


@pytest.fixture
def woken_matches() -> list[int]:
    """Return a list that gets each match that the outbox is woken for, once per call."""
    return []


@pytest.fixture
def matches(store: Store, woken_matches: list[int]) -> MatchService:
    """Return the service, with a clock that stands and a known seed."""
    return MatchService(
        store, lambda match_id, _: woken_matches.append(match_id), clock=lambda: NOW, new_seed=lambda: SEED
    )


async def open_table(matches: MatchService, game: str = "harvest", **changes: Any) -> Match:
    """Open a table with Ada as its host."""
    plain: dict[str, Any] = {"guild_id": 1, "channel_id": CHANNEL, "host": ADA, "options": {}}
    return await matches.open(NewTable(game=game, **plain | changes))


async def start_match(matches: MatchService, *others: int, game: str = "harvest", **changes: Any) -> Match:
    """Begin a match of Ada with ``others``."""
    match = await open_table(matches, game, **changes)
    for user in others:
        await matches.perform(match.id, user, Join())
    return await matches.perform(match.id, ADA, Start())


async def expect_refusal(attempt: Any) -> Refusal:
    """Return the refusal that is raised."""
    with pytest.raises(Refusal) as error:
        await attempt
    return error.value


# Opening


async def test_an_open_table_is_stored_and_delivered(
    matches: MatchService, woken_matches: list[int], store: Store
) -> None:
    match = await open_table(matches)
    assert (match.seats, match.host, match.status) == ((ADA, None, None, None), ADA, "lobby")
    assert (match.board_seq, match.mention_seq, match.mentions, match.created_at) == (1, 0, (), NOW)
    assert await store.matches.find(match.id) == match
    assert await store.outbox.find_due(NOW) == woken_matches == [match.id]


async def test_guests_are_called_once(matches: MatchService) -> None:
    match = await open_table(matches, invited=(BRUNO, CHIOMA))
    assert (match.mention_seq, match.mentions, match.invited) == (1, (BRUNO, CHIOMA), (BRUNO, CHIOMA))


async def test_the_host_may_choose_a_seat(matches: MatchService) -> None:
    assert (await open_table(matches, "constructor", host_seat=1)).seats == (None, ADA)


@pytest.mark.parametrize("options", [{"cards": "many"}, {"colour": "red"}])
async def test_options_that_do_not_fit_open_nothing(
    matches: MatchService, woken_matches: list[int], options: dict[str, Any]
) -> None:
    refusal = await expect_refusal(open_table(matches, options=options))
    assert isinstance(refusal, BadOption)
    assert {refusal.option: refusal.value} == options
    assert woken_matches == []


async def test_nobody_is_their_own_guest(matches: MatchService) -> None:
    assert (await expect_refusal(open_table(matches, invited=(ADA,)))).key == "invited-yourself"


async def test_a_channel_has_one_table_at_a_time(matches: MatchService, woken_matches: list[int]) -> None:
    match = await open_table(matches)
    assert (await expect_refusal(open_table(matches, host=BRUNO))).key == "busy"
    assert woken_matches == [match.id]


async def test_the_match_of_a_channel_is_its_newest(matches: MatchService) -> None:
    assert (await expect_refusal(matches.get_newest(CHANNEL))).key == "no-match-here"
    match = await open_table(matches)
    assert await matches.get_newest(CHANNEL) == match
    over = await matches.perform(match.id, ADA, Cancel())
    assert await matches.get_newest(CHANNEL) == over


# Performing


async def test_an_action_is_committed_and_delivered(
    matches: MatchService, woken_matches: list[int], store: Store
) -> None:
    match = await start_match(matches, BRUNO)
    woken_matches.clear()
    after = await matches.perform(match.id, BRUNO, Act("pick 2"))
    assert await store.matches.find(match.id) == after
    assert after.revision == match.revision + 1
    assert await store.matches.get_record(match.id) == after.recent
    assert woken_matches == [match.id]


async def test_a_refused_command_changes_nothing(
    matches: MatchService, woken_matches: list[int], store: Store
) -> None:
    match = await start_match(matches, BRUNO)
    woken_matches.clear()
    assert isinstance(await expect_refusal(matches.perform(match.id, ADA, Act("draw"))), RuleBroken)
    assert await store.matches.find(match.id) == match
    assert await store.matches.get_record(match.id) == ()
    assert woken_matches == []


async def test_a_match_that_is_not_there_is_refused(matches: MatchService) -> None:
    assert (await expect_refusal(matches.perform(77, ADA, Show()))).key == "no-such-match"
    assert (await expect_refusal(matches.rematch(77, ADA))).key == "no-such-match"


async def test_an_undo_sees_the_record(matches: MatchService, store: Store) -> None:
    match = await start_match(matches, BRUNO, game="constructor", options={"starter": "ice"})
    await matches.perform(match.id, ADA, Act("pattern rhombus"))
    after_undo = await matches.perform(match.id, ADA, Undo())
    assert after_undo.state == match.state
    assert await store.matches.get_record(match.id) == ()


async def test_each_match_gets_a_seed_of_its_own(store: Store) -> None:
    matches = MatchService(store, lambda *_: None)
    seeds = {(await start_match(matches, BRUNO, channel_id=channel)).seed for channel in range(3)}
    assert len(seeds) == 3
    assert all(len(seed) >= 32 for seed in seeds)


# Two at once


async def test_two_who_act_at_once_both_do_if_they_may(matches: MatchService, store: Store) -> None:
    """Both have to pick a number; the later command is decided again on what the first one left."""
    match = await start_match(matches, BRUNO, CHIOMA, DMITRI)
    people = (ADA, BRUNO, CHIOMA, DMITRI)
    await asyncio.gather(*(matches.perform(match.id, user, Act("pick 2")) for user in people))
    record = await store.matches.get_record(match.id)
    assert sorted(line.player for line in record) == [0, 1, 2, 3]
    after = await matches.get_newest(CHANNEL)
    assert after.revision == match.revision + 4
    assert after.players_to_act() == {0}


async def test_one_click_of_a_double_click_counts_and_the_other_is_refused(
    matches: MatchService, store: Store
) -> None:
    match = await start_match(matches, BRUNO)
    click = (match.id, ADA, Act("pick 2"))
    results = await asyncio.gather(
        *(matches.perform(*click, version=match.board_version) for _ in range(6)), return_exceptions=True
    )
    assert sum(isinstance(one, Match) for one in results) == 1
    assert sum(isinstance(one, StaleBoard) for one in results) == 5
    assert len(await store.matches.get_record(match.id)) == 1


async def test_one_of_two_users_who_want_a_seat_gets_it(matches: MatchService) -> None:
    match = await open_table(matches, "constructor")
    results = await asyncio.gather(
        *(matches.perform(match.id, user, Join(1)) for user in (BRUNO, CHIOMA)), return_exceptions=True
    )
    (refusal,) = [one for one in results if isinstance(one, Refusal)]
    assert refusal.key == "table-full"


@pytest.fixture
async def racing_store(store: Store) -> Any:
    """Return a store on the same database in which others are faster."""
    racing_store = RacingStore(str(store.engine.url))
    yield racing_store
    await racing_store.close()


async def test_a_lost_race_is_tried_again_on_the_new_state(
    matches: MatchService, racing_store: RacingStore
) -> None:
    match = await start_match(matches, BRUNO)
    slow = MatchService(racing_store, lambda *_: None, clock=lambda: NOW, new_seed=lambda: SEED)
    racing_store.racing_matches.rival = lambda: matches.perform(match.id, BRUNO, Act("pick 1"))
    racing_store.racing_matches.times = 1
    after = await slow.perform(match.id, ADA, Act("pick 3"))
    assert after.revision == match.revision + 2
    assert after.state.totals == (3, 1)


async def test_a_lost_race_may_end_in_a_refusal(
    matches: MatchService, racing_store: RacingStore, store: Store
) -> None:
    match = await start_match(matches, BRUNO)
    slow = MatchService(racing_store, lambda *_: None, clock=lambda: NOW, new_seed=lambda: SEED)
    racing_store.racing_matches.rival = lambda: matches.perform(match.id, BRUNO, Resign())
    racing_store.racing_matches.times = 1
    assert (await expect_refusal(slow.perform(match.id, ADA, Act("pick 3")))).key == "match-over"
    assert await store.matches.get_record(match.id) == ()


async def test_a_command_that_loses_every_race_is_refused_as_busy(
    matches: MatchService, racing_store: RacingStore
) -> None:
    match = await start_match(matches, BRUNO)
    woken_matches: list[int] = []
    slow = MatchService(
        racing_store,
        lambda match_id, _: woken_matches.append(match_id),
        clock=lambda: NOW,
        new_seed=lambda: SEED,
    )
    racing_store.racing_matches.rival = lambda: matches.perform(match.id, BRUNO, Show())
    racing_store.racing_matches.times = 1000
    assert (await expect_refusal(slow.perform(match.id, ADA, Act("pick 3")))).key == "busy"
    assert (await matches.get_newest(CHANNEL)).recent == ()
    assert woken_matches == []


# Old boards


async def test_a_click_on_an_old_board_is_refused_with_what_it_was_made_on(matches: MatchService) -> None:
    match = await start_match(matches, BRUNO)
    now = await matches.perform(match.id, BRUNO, Act("pick 1"))
    refusal = await expect_refusal(matches.perform(match.id, ADA, Act("pick 1"), version=match.board_version))
    assert isinstance(refusal, StaleBoard)
    assert (refusal.match, refusal.version) == (now, match.board_version)


async def test_a_stranger_on_an_old_board_is_refused_as_no_player(matches: MatchService) -> None:
    match = await start_match(matches, BRUNO)
    for version in (Version(1), match.board_version):
        attempt = matches.perform(match.id, STRANGER, Act("pick 1"), version=version)
        assert (await expect_refusal(attempt)).key == "not-in-match"


async def test_an_old_board_of_a_finished_match_is_refused_as_over(matches: MatchService) -> None:
    match = await start_match(matches, BRUNO)
    await matches.perform(match.id, BRUNO, Resign())
    assert (
        await expect_refusal(matches.perform(match.id, ADA, Act("pick 1"), version=Version(1)))
    ).key == "match-over"


async def test_a_board_can_be_used_by_players_while_it_is_current(matches: MatchService) -> None:
    before = await start_match(matches, BRUNO)
    match = await matches.perform(before.id, BRUNO, Act("pick 1"))
    for user in (ADA, BRUNO):
        matches.require_current_board(match, user, match.board_version)
    for user, version, key in (
        (ADA, before.board_version, "stale-board"),
        (STRANGER, before.board_version, "not-in-match"),
    ):
        with pytest.raises(Refusal) as error:
            matches.require_current_board(match, user, version)
        assert error.value.key == key


# Again


async def test_a_rematch_rotates_the_seats(matches: MatchService) -> None:
    old = await start_match(
        matches, BRUNO, game="constructor", options={"starter": "ice"}, theme="light", locale="de"
    )
    await matches.perform(old.id, BRUNO, Resign())
    new = await matches.rematch(old.id, ADA)
    assert (new.seats, new.host, new.invited) == ((None, ADA), ADA, (BRUNO,))
    assert (new.game, new.options, new.theme, new.locale) == (old.game, old.options, "light", "de")
    assert (new.status, new.revision, new.seed) == ("lobby", 1, "")
    match = await matches.perform(new.id, BRUNO, Join())
    assert match.seats == (BRUNO, ADA)


@pytest.mark.parametrize("asking", [ADA, BRUNO])
async def test_in_a_rematch_the_same_user_has_the_head_start(matches: MatchService, asking: int) -> None:
    table = await open_table(matches, "constructor")
    await matches.perform(table.id, BRUNO, Join())
    await matches.perform(table.id, ADA, EvenOut(BRUNO, 5))
    old = await matches.perform(table.id, ADA, Start())
    assert (old.options["advantage_player"], old.advantage_user) == (1, None)
    await matches.perform(old.id, BRUNO, Resign())
    new = await matches.rematch(old.id, asking)
    assert new.advantage_user == BRUNO
    match = await matches.perform(new.id, ADA + BRUNO - asking, Join())
    assert match.status == "running"
    assert (match.find_player(BRUNO), match.options["advantage_player"]) == (0, 0)


@pytest.mark.parametrize(("user", "seat"), [(ADA, 0), (BRUNO, 1), (CHIOMA, 2)])
async def test_the_user_who_asks_for_the_rematch_has_the_mark_from_before(
    matches: MatchService, user: int, seat: int
) -> None:
    old = await start_match(matches, BRUNO, CHIOMA)
    await matches.perform(old.id, ADA, End("over"))
    new = await matches.rematch(old.id, user)
    assert new.find_player(user) == seat
    assert set(new.invited) == {ADA, BRUNO, CHIOMA} - {user}
    assert new.seats.count(None) == 3


async def rematch_of_three(matches: MatchService, *users: int) -> Match:
    """Begin a rematch of Ada, Bruno and Chioma that Bruno asks for and these users join."""
    old = await start_match(matches, BRUNO, CHIOMA)
    await matches.perform(old.id, ADA, End("over"))
    new = await matches.rematch(old.id, BRUNO)
    for user in users:
        new = await matches.perform(new.id, user, Join())
    return new if new.status == "running" else await matches.perform(new.id, BRUNO, Start())


@pytest.mark.parametrize("users", [(ADA, CHIOMA), (CHIOMA, ADA)])
async def test_in_a_rematch_everybody_plays_one_later_with_the_same_mark(
    matches: MatchService, users: tuple[int, int]
) -> None:
    match = await rematch_of_three(matches, *users)
    assert match.players == (CHIOMA, ADA, BRUNO)
    assert match.player_marks == (2, 0, 1)


async def test_with_other_people_the_seats_stay_as_taken(matches: MatchService) -> None:
    match = await rematch_of_three(matches, CHIOMA)
    assert match.players == (BRUNO, CHIOMA)
    assert match.player_marks == (1, 2)


async def test_there_is_no_rematch_of_what_is_not_over_or_of_others(matches: MatchService) -> None:
    match = await start_match(matches, BRUNO)
    assert (await expect_refusal(matches.rematch(match.id, ADA))).key == "not-over"
    await matches.perform(match.id, ADA, Cancel())
    assert (await expect_refusal(matches.rematch(match.id, STRANGER))).key == "not-in-match"


async def test_the_second_user_to_ask_for_a_rematch_joins_the_table(matches: MatchService) -> None:
    match = await start_match(matches, BRUNO)
    await matches.perform(match.id, ADA, Cancel())
    table = await matches.rematch(match.id, ADA)
    rematch = await matches.rematch(match.id, BRUNO)
    assert rematch.id == table.id
    assert set(rematch.players) == {ADA, BRUNO}
    assert rematch.status == "running"
    assert (await matches.rematch(match.id, BRUNO)).id == table.id


async def test_a_table_that_was_closed_is_opened_again_by_who_sat_there(matches: MatchService) -> None:
    match = await open_table(matches, host_seat=3)
    await matches.perform(match.id, ADA, Cancel())
    assert (await matches.rematch(match.id, ADA)).host == ADA


async def test_a_table_that_all_have_left_has_no_players(matches: MatchService) -> None:
    match = await open_table(matches)
    await matches.perform(match.id, ADA, Leave())
    assert (await expect_refusal(matches.rematch(match.id, ADA))).key == "not-in-match"


async def test_a_game_that_starts_is_the_one_that_was_agreed_on(matches: MatchService) -> None:
    options = {"starter": "black", "decider": True}
    match = await start_match(matches, BRUNO, game="constructor", options=options)
    assert match.state == GAME.new_state(2, GAME.options_from(options), SEED)
