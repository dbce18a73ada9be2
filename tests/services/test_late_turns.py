"""Nobody waits for a player who was late twice in a row: the bot plays on until they return."""

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from bot.games.builders import GAME as BUILDERS
from bot.match import player_clock
from bot.match.commands import (
    Act,
    Answer,
    Cancel,
    Command,
    GiveSeatBack,
    HandOver,
    Nudge,
    PlayOn,
    Resign,
    Show,
    Undo,
)
from bot.match.effects import ACTION_DELAY
from bot.match.models import LoggedAction, Match, TimeControl
from bot.match.quiet_hours import DAY
from bot.match.refusals import Refusal
from bot.match.seat_status import SeatStatus
from bot.store import Store
from tests.match.seats import ADA, BRUNO, DMITRI, PEOPLE
from tests.match.stand_ins import LendSeat
from tests.services.timed_services import TimedServices

HOUR = 3_600_000
STRICT = TimeControl(turn_time=DAY, bank=DAY, overtime="simplest")
ORDER, SIDES = "order 1A 4B 3C 2D", "order 1A 9B"


class Table:
    """A match of Builders in which players are late."""

    def __init__(self, store: Store) -> None:
        self.services = TimedServices(store)
        self.store = store
        self.match_id = 0
        self.first = self.second = 0

    async def begin(self, players: int = 2, clock: TimeControl = STRICT, order: str = ORDER) -> None:
        """Let all hand in orders; ``first`` and ``second`` are the users who play first.

        Nobody's turn ends by itself.
        """
        for user in PEOPLE[:players]:
            await self.store.preferences.set(user, auto_end_turn=False)
        self.match_id = (await self.services.begin("builders", clock, players)).id
        for user in PEOPLE[:players]:
            await self.do(user, Act(order))
        match = await self.match()
        self.first, self.second = (match.players[player] for player in match.state.order[:2])

    async def match(self) -> Match:
        return await self.services.match(self.match_id)

    async def do(self, user: int, command: Command) -> Match:
        self.services.now += 1
        return await self.services.matches.perform(self.match_id, user, command)

    async def press(self, user: int) -> Match:
        """Let a user press any button of the match."""
        return await self.services.matches.mark_present(await self.match(), user)

    async def wait(self, time: int) -> Match:
        """Let time pass without an action, from timer to timer, and return the match."""
        until = self.services.now + time
        while self.services.now < until:
            await self.services.advance_to(min(await self._find_next_due() or until, until))
        return await self.match()

    async def _find_next_due(self) -> int | None:
        return await self.store.timers.find_next_due(self.services.now)

    async def wait_for_timeout(self) -> Match:
        """Let the current player's time run out, and return the match."""
        before = await self.match()
        while (await self.match()).turn == before.turn:
            due_at = await self._find_next_due()
            assert due_at is not None
            await self.services.advance_to(due_at)
        return await self.match()

    async def play(self) -> Match:
        """Let the current player play a turn, and return the match."""
        match = await self.match()
        (player,) = match.players_to_act()
        while (now := await self.match()).turn == match.turn:
            action = BUILDERS.default_action(now.state, player)
            assert action is not None
            await self.do(match.players[player], Act(BUILDERS.action_to_string(action)))
        return now

    async def time_out_twice(self) -> Match:
        """Let the first player be late twice in a row, up to the second player's next turn."""
        for _ in range(2):
            await self.wait_for_timeout()
            if len((await self.match()).events) < 1:
                await self.play()
        return await self.match()

    async def seat(self, user: int) -> SeatStatus:
        match = await self.match()
        player = match.find_player(user)
        assert player is not None
        return match.seat_status(player)

    async def last_turn(self, user: int) -> tuple[LoggedAction, ...]:
        """Return what a user did in their last turn after the roll, which happens by itself."""
        player = PEOPLE.index(user)
        lines = [line for line in await self.store.matches.get_record(self.match_id) if line.player == player]
        return tuple(line for line in lines if line.turn == lines[-1].turn and not line.is_automatic)


@pytest.fixture
async def game(store: Store) -> AsyncIterator[Table]:
    """Return a table for a match of Builders."""
    table = Table(store)
    yield table
    await table.services.scheduler.close()


async def kinds(game: Table) -> list[str]:
    return [event.kind for event in (await game.match()).events]


async def test_after_two_late_turns_in_a_row_the_next_one_is_played_at_once(game: Table) -> None:
    await game.begin()
    await game.wait_for_timeout()
    await game.play()
    assert not (await game.seat(game.first)).is_left_to_bot
    match = await game.wait_for_timeout()
    assert [(event.kind, event.user) for event in match.events] == [("bot-plays", game.first)]
    assert [line.cause for line in await game.last_turn(game.first)][-1] == "time"
    absent_turn = await game.play()
    assert (absent_turn.players[min(absent_turn.players_to_act())], absent_turn.mentions) == (game.first, ())
    assert absent_turn.board_seq == match.board_seq, "nobody is called"
    match = await game.wait(ACTION_DELAY)
    assert (match.players[min(match.players_to_act())], match.mentions) == (game.second, (game.second,))
    assert {line.cause for line in await game.last_turn(game.first)} == {"bot"}
    assert await kinds(game) == ["bot-plays"]


async def test_the_turns_that_are_played_at_once_are_played_as_late_ones_are(game: Table) -> None:
    await game.begin()
    await game.time_out_twice()
    await game.play()
    before = await game.match()
    match = await game.wait(ACTION_DELAY)
    state = before.state
    lines = await game.last_turn(game.first)
    for line in lines:
        action = BUILDERS.default_action(state, line.player)
        assert action is not None
        assert BUILDERS.action_to_string(action) == line.action
        state = BUILDERS.apply_action(state, line.player, action)
    roll = BUILDERS.action_from_string("roll")
    assert BUILDERS.apply_action(state, PEOPLE.index(game.second), roll) == match.state


async def test_a_turn_that_was_played_in_time_breaks_the_row(game: Table) -> None:
    await game.begin()
    for late in (True, False, True):
        await (game.wait_for_timeout() if late else game.play())
        await game.play()
    assert (await game.seat(game.first)).late_turns == 1
    await game.play()
    assert (await game.seat(game.first)).late_turns == 0
    assert await kinds(game) == []


async def test_a_turn_that_was_begun_and_not_ended_in_time_is_a_late_one(game: Table) -> None:
    await game.begin(order=SIDES)
    await game.do(game.first, Act("lay B"))
    await game.wait_for_timeout()
    assert (await game.seat(game.first)).late_turns == 1


async def test_an_order_that_is_missing_is_no_late_turn(game: Table) -> None:
    game.match_id = (await game.services.begin("builders", STRICT, 2)).id
    await game.wait_for_timeout()
    match = await game.match()
    assert match.state.phase == "choose"
    assert [status.late_turns for status in match.seat_statuses] == [0, 0]


async def test_a_turn_that_was_played_and_ended_by_itself_is_no_late_one(game: Table) -> None:
    await game.begin(order=SIDES)
    await game.store.preferences.set(game.first, auto_end_turn=True)
    while (match := await game.match()).players[min(match.players_to_act())] == game.first:
        await game.do(game.first, Act("lay B"))
    assert [line.action for line in await game.store.matches.get_record(game.match_id)][-2:] == [
        "done",
        "roll",
    ]
    assert (await game.seat(game.first)).late_turns == 0


@pytest.mark.parametrize("overtime", ["nothing", "claim", "substitute"])
@pytest.mark.sampled
async def test_only_turns_that_the_bot_played_count(game: Table, overtime: str) -> None:
    await game.begin(clock=replace(STRICT, overtime=overtime))
    for _ in range(2):
        await game.wait(3 * DAY)
        assert (await game.seat(game.first)).is_late
        await game.play()
        await game.play()
    assert (await game.seat(game.first)).late_turns == 0


# Here again


async def test_an_absent_player_who_asks_for_anything_has_the_seat_again(game: Table) -> None:
    await game.begin()
    await game.time_out_twice()
    before = await game.match()
    after = await game.press(game.first)
    assert await kinds(game) == ["bot-plays", "given-back"]
    assert (after.public_revision, after.state, after.players) == (
        before.public_revision + 1,
        before.state,
        before.players,
    )
    match = await game.play()
    assert match.mentions == (game.first,)
    assert (await game.wait(HOUR)).players_to_act() == match.players_to_act()
    assert await game.press(game.first) == await game.match(), "a second press changes nothing"


async def test_a_press_of_somebody_else_gives_nothing_back(game: Table) -> None:
    await game.begin()
    match = await game.time_out_twice()
    for user in (game.second, DMITRI):
        assert await game.press(user) == match


async def test_two_more_late_turns_it_takes_after_that(game: Table) -> None:
    await game.begin()
    await game.time_out_twice()
    await game.press(game.first)
    await game.play()
    await game.wait_for_timeout()
    assert (await game.seat(game.first)).late_turns == 1


async def test_who_comes_back_in_the_pause_plays_the_turn(game: Table) -> None:
    await game.begin()
    await game.time_out_twice()
    await game.play()
    await game.wait(ACTION_DELAY // 2)
    await game.do(game.first, Act("move"))
    match = await game.wait(2 * ACTION_DELAY)
    assert match.players[min(match.players_to_act())] == game.first
    assert await kinds(game) == ["bot-plays", "given-back"]
    assert [line.cause for line in await game.last_turn(game.first)] == [""]
    await game.play()
    assert (await game.seat(game.first)).late_turns == 0


async def test_a_match_that_ends_at_the_moment_of_the_press_is_returned_as_it_is(game: Table) -> None:
    await game.begin()
    old_match = await game.time_out_twice()
    await game.do(game.second, Resign())
    assert (await game.services.matches.mark_present(old_match, game.first)).is_over


# Time


async def test_turns_that_the_bot_plays_fill_no_reserve(game: Table) -> None:
    await game.begin()
    await game.time_out_twice()
    for _ in range(3):
        await game.play()
        await game.wait(ACTION_DELAY)
    assert (await game.seat(game.first)).remaining == 0
    await game.press(game.first)
    await game.play()
    seat, match = await game.seat(game.first), await game.match()
    assert match.time_control is not None
    preferences = await game.store.preferences.get(game.first)
    assert (
        seat.remaining - player_clock.count_time(match.time_control, preferences, seat, game.services.now)
        == DAY
    )


async def test_while_the_bot_plays_no_time_is_shown_and_nobody_is_reminded(game: Table) -> None:
    await game.begin()
    await game.time_out_twice()
    await game.play()
    seat = await game.seat(game.first)
    assert (seat.running_since, seat.deadline, seat.is_late, seat.reminders_sent) == (None, None, False, 0)
    with pytest.raises(Refusal, match="nudge-nobody"):
        await game.do(game.second, Nudge())


async def test_a_board_that_is_posted_again_in_the_pause_does_not_prolong_it(game: Table) -> None:
    await game.begin()
    await game.time_out_twice()
    await game.play()
    await game.wait(ACTION_DELAY - 10)
    await game.do(game.second, Show())
    match = await game.wait(10)
    assert match.players[min(match.players_to_act())] == game.second


async def test_after_a_restart_the_bot_plays_on(game: Table, store: Store) -> None:
    await game.begin()
    await game.time_out_twice()
    await game.play()
    again = TimedServices(store)
    await again.advance_to(game.services.now + DAY)
    match = await game.match()
    assert match.players[min(match.players_to_act())] == game.second
    await again.scheduler.close()


async def test_nobody_plays_on_where_nobody_could_see_it(game: Table) -> None:
    await game.begin()
    await game.time_out_twice()
    before = await game.play()
    game.services.is_in_server = False
    assert await game.wait(DAY) == before
    game.services.is_in_server = True
    match = await game.wait(2 * DAY)
    assert match.players[min(match.players_to_act())] == game.second


# Where nobody is there


async def test_where_all_are_late_nobody_waits_and_each_turn_has_its_time(game: Table) -> None:
    await game.begin()
    for _ in range(4):
        await game.wait_for_timeout()
    match = await game.match()
    assert all(status.is_left_to_bot for status in match.seat_statuses)
    assert (await game.seat(game.first)).deadline == game.services.now + DAY
    assert (await game.wait(DAY - HOUR)).turn == match.turn
    assert (await game.wait(2 * HOUR)).turn == match.turn + 1


async def test_once_somebody_is_there_again_the_others_are_waited_for_no_longer(game: Table) -> None:
    await game.begin()
    for _ in range(4):
        await game.wait_for_timeout()
    match = await game.match()
    assert match.players[min(match.players_to_act())] == game.first
    await game.wait(HOUR)
    await game.press(game.second)
    assert (await game.seat(game.first)).deadline is None
    match = await game.wait(ACTION_DELAY)
    assert match.players[min(match.players_to_act())] == game.second
    assert (await game.seat(game.first)).remaining == DAY - HOUR, "what was spent is spent"


async def test_who_comes_back_in_a_turn_that_ran_has_the_rest_of_its_time(game: Table) -> None:
    await game.begin()
    for _ in range(4):
        await game.wait_for_timeout()
    deadline = (await game.seat(game.first)).deadline
    await game.wait(HOUR)
    await game.press(game.second)
    await game.press(game.first)
    assert (await game.seat(game.first)).deadline == deadline


async def test_with_three_the_bot_plays_for_two_one_after_the_other(game: Table) -> None:
    await game.begin(3)
    first, second, third = (PEOPLE[player] for player in (await game.match()).state.order)
    for late in (True, True, False, True, True):
        await (game.wait_for_timeout() if late else game.play())
    assert [event.user for event in (await game.match()).events] == [first, second]
    await game.play()
    await game.wait(ACTION_DELAY)
    match = await game.wait(2 * ACTION_DELAY)
    assert match.players[min(match.players_to_act())] == third
    assert match.mentions == (third,)


# What else happens to the seat


async def test_a_late_turn_that_is_taken_back_does_not_count(game: Table) -> None:
    await game.begin()
    await game.wait_for_timeout()
    await game.play()
    await game.wait_for_timeout()
    assert (await game.seat(game.first)).is_left_to_bot
    await game.do(game.second, Undo())
    match = await game.do(game.first, Answer(agree=True))
    assert match.players[min(match.players_to_act())] == game.second
    assert match.mentions == (game.second,)
    assert (await game.seat(game.first)).late_turns == 1
    assert await kinds(game) == ["bot-plays", "undone", "given-back"]
    match = await game.play()
    assert match.mentions == (game.first,)
    assert (await game.wait(ACTION_DELAY)).players_to_act() == match.players_to_act()


async def test_while_the_others_are_asked_something_the_bot_waits(game: Table) -> None:
    await game.begin(3)
    order = [PEOPLE[player] for player in (await game.match()).state.order]
    for late in (True, False, False, True, False, False):
        await (game.wait_for_timeout() if late else game.play())
    assert (await game.match()).consent_request is None
    await game.do(order[1], Cancel())
    assert (await game.wait(HOUR)).consent_request is not None
    await game.do(order[2], Answer(agree=False))
    match = await game.wait(ACTION_DELAY)
    assert match.players[min(match.players_to_act())] == order[1]


async def test_who_is_late_is_asked_like_anybody_else(game: Table) -> None:
    await game.begin()
    await game.time_out_twice()
    match = await game.do(game.second, Cancel())
    assert match.mentions == (game.first,)
    assert not match.is_over


@pytest.mark.parametrize("command", [HandOver("casual"), LendSeat(DMITRI)])
async def test_who_plays_in_place_of_the_late_player_begins_without_late_turns(
    game: Table, command: Command
) -> None:
    await game.begin()
    await game.time_out_twice()
    player = PEOPLE.index(game.first)
    match = await game.do(game.first, command)
    assert match.seat_status(player).late_turns == 0
    match = await game.do(game.first, GiveSeatBack())
    assert match.seat_status(player).late_turns == 0


async def test_who_resigns_has_left(game: Table) -> None:
    await game.begin(3)
    order = [PEOPLE[player] for player in (await game.match()).state.order]
    for late in (True, False, False, True, False):
        await (game.wait_for_timeout() if late else game.play())
    await game.do(order[0], Resign())
    match = await game.play()
    assert match.players[min(match.players_to_act())] == order[1]
    assert (await game.wait(HOUR)).players_to_act() == match.players_to_act()


async def test_a_rematch_begins_without_late_turns(game: Table) -> None:
    await game.begin()
    await game.time_out_twice()
    await game.do(game.second, Resign())
    again = await game.services.matches.rematch(game.match_id, game.first)
    assert again.seat_statuses == ()


async def test_where_the_rules_have_nothing_to_do_the_player_has_the_time_of_any_turn(
    game: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await game.begin()
    await game.time_out_twice()
    await game.play()
    monkeypatch.setattr(type(BUILDERS), "default_action", lambda *_: None)
    await game.wait(ACTION_DELAY)
    seat = await game.seat(game.first)
    assert (seat.is_left_to_bot, seat.deadline) == (False, game.services.now + DAY)


async def test_the_bot_plays_for_nobody_who_is_not_late(game: Table) -> None:
    await game.begin()
    with pytest.raises(Refusal, match="nothing-due"):
        await game.do(0, PlayOn(PEOPLE.index(game.first)))


async def test_a_game_with_turns_of_its_own_is_played_on_in_the_same_way(game: Table) -> None:
    match = await game.services.begin("constructor", replace(STRICT, bank=0), 2, starter="ice")
    game.match_id, game.first, game.second = match.id, ADA, BRUNO
    await game.wait_for_timeout()
    await game.do(BRUNO, Act("Sc2"))
    await game.wait_for_timeout()
    assert (await game.seat(ADA)).is_left_to_bot
    (player,) = (await game.match()).players_to_act()
    assert player == 1
    action = next(iter(match.rules.legal_actions((await game.match()).state, 1)))
    await game.do(BRUNO, Act(match.rules.action_to_string(action)))
    match = await game.wait(ACTION_DELAY)
    assert match.players_to_act() == {1}
