"""The clocks of many matches are handled at once, after any pause, and each thing is done once."""

from msgspec.structs import replace
from sqlalchemy import insert

from bot.match.commands import Act, Join, Resign, Start
from bot.match.deliveries import Board
from bot.match.effects import CLOCK_TIMER
from bot.match.models import Match
from bot.match.new_table import NewTable
from bot.match.quiet_hours import DAY
from bot.store import Store
from bot.store.rows import board_to_row, match_to_row
from bot.store.tables import boards, matches, seats, timers
from tests.match.seats import ADA, BRUNO, NOW
from tests.services.timed_services import A_DAY, TimedServices

MANY = 100


async def copy_match(store: Store, model: Match) -> None:
    """Create the same match in other channels, so that there are ``MANY``, in one transaction."""
    numbers = range(model.id + 1, MANY + model.id)
    match_rows = [{"id": number, **match_to_row(replace(model, channel_id=number))} for number in numbers]
    seat_rows = [
        {"match_id": number, "seat": seat, "user_id": user}
        for number in numbers
        for seat, user in enumerate(model.seats)
    ]
    board_rows = [board_to_row(Board(match_id=number)) for number in numbers]
    timer_rows = [
        {
            "match_id": number,
            "kind": CLOCK_TIMER,
            "user_id": ADA,
            "guild_id": 1,
            "due_at": NOW + DAY // 2 + number,
        }
        for number in numbers
    ]
    async with store.engine.begin() as connection:
        for table, values in (
            (matches, match_rows),
            (seats, seat_rows),
            (boards, board_rows),
            (timers, timer_rows),
        ):
            await connection.execute(insert(table), values)


async def test_a_thousand_clocks_that_run_out_in_the_same_minute_are_each_handled_once(store: Store) -> None:
    services = TimedServices(store)
    model = await services.begin_constructor(channel=0)
    since = model.seat_status(0).running_since
    assert since is not None
    await copy_match(store, model)
    before = len(services.woken_matches)
    await services.advance_to(NOW + DAY // 2 + 60_000)
    woken_matches = services.woken_matches[before:]
    assert sorted(woken_matches) == sorted(set(woken_matches))
    assert len(woken_matches) == MANY
    await services.advance_to(NOW + DAY // 2 + 61_000)
    assert len(services.woken_matches) == before + MANY
    assert (await services.match(MANY // 2)).seat_status(0).reminders_sent == 1
    await services.scheduler.close()


async def test_reminders_then_the_choice_of_the_table(store: Store) -> None:
    services = TimedServices(store)
    match = await services.begin_constructor("simplest")
    reminders = []
    for percent in (49, 51, 79, 81, 94, 96):
        await services.advance_to(NOW + DAY * percent // 100)
        reminders.append((await services.match(match.id)).seat_status(0).reminders_sent)
    assert reminders == [0, 1, 1, 2, 2, 3]
    await services.advance_to(NOW + DAY + 1)
    next_turn = await services.match(match.id)
    assert next_turn.players_to_act() == {1}
    assert next_turn.seat_status(1).deadline == NOW + DAY + 1 + DAY
    await services.scheduler.close()


async def test_after_a_long_stop_one_reminder_comes_and_then_time_to_answer_it(store: Store) -> None:
    services = TimedServices(store)
    match = await services.begin_constructor("simplest")
    back = NOW + 7 * DAY
    await services.advance_to(back)
    reminded_match = await services.match(match.id)
    assert reminded_match.players_to_act() == {0}
    assert reminded_match.seat_status(0).reminders_sent == 1
    assert reminded_match.seat_status(0).deadline == back + DAY * 5 // 100
    await services.advance_to(back + DAY * 5 // 100)
    assert (await services.match(match.id)).players_to_act() == {1}
    await services.scheduler.close()


async def test_a_server_that_was_left_is_not_written_to(store: Store) -> None:
    services = TimedServices(store)
    match = await services.begin_constructor("simplest")
    services.is_in_server = False
    before = len(services.woken_matches)
    await services.advance_to(NOW + 3 * DAY)
    assert len(services.woken_matches) == before
    services.is_in_server = True
    await services.advance_to(NOW + 5 * DAY)
    assert (await services.match(match.id)).seat_status(0).reminders_sent == 1
    await services.scheduler.close()


async def test_a_turn_that_has_passed_leaves_no_timer_and_an_end_none_at_all(store: Store) -> None:
    services = TimedServices(store)
    match = await services.begin_constructor()
    for action in ("pattern rhombus", "Rb2"):
        await services.matches.perform(match.id, ADA, Act(action))
    assert [timer.user_id for timer in await store.timers.find_of_kind(CLOCK_TIMER)] == [BRUNO]
    await services.matches.perform(match.id, BRUNO, Resign())
    assert await store.timers.find_of_kind(CLOCK_TIMER) == []


async def test_a_table_is_reopened_under_the_same_clock(store: Store) -> None:
    services = TimedServices(store)
    match = await services.begin_constructor()
    await services.matches.perform(match.id, BRUNO, Resign())
    again = await services.matches.rematch(match.id, ADA)
    assert again.time_control == A_DAY
    assert again.seat_statuses == ()


async def test_only_a_table_with_a_clock_has_timers(store: Store) -> None:
    services = TimedServices(store)
    table = await services.matches.open(NewTable(guild_id=1, channel_id=5, game="constructor", host=ADA))
    await services.matches.perform(table.id, BRUNO, Join())
    await services.matches.perform(table.id, ADA, Start())
    assert await store.timers.find_next_due() is None
