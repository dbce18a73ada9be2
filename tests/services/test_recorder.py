"""What services tell a recorder, and that work for everybody is not counted for one interaction."""

import asyncio

from bot.match.commands import Join, Start
from bot.match.deliveries import Board, Claim
from bot.match.new_table import NewTable
from bot.match.timer_values import Timer
from bot.observability.traces import (
    DeliveryOutcome,
    InteractionTrace,
    Recorder,
    current_trace,
    start_trace,
    untraced_context,
)
from bot.services.match_service import MatchService
from bot.services.outbox import Blocked, Outbox, Unreachable
from bot.services.scheduler import Scheduler
from bot.store import Store
from tests.match.seats import ADA, BRUNO

NOW = 1_900_000_000_000
LONGEST = 10


class Notes(Recorder):
    """A recorder that keeps what it is told."""

    def __init__(self) -> None:
        self.commits: list[tuple[str, int, str | None, str]] = []
        self.deliveries: list[DeliveryOutcome] = []
        self.timers: list[tuple[str, float]] = []

    def record_commit(self, game: str, *, actions: int, before: str | None, after: str) -> None:
        """Keep a commit."""
        self.commits.append((game, actions, before, after))

    def record_delivery(self, outcome: DeliveryOutcome, seconds: float) -> None:
        """Keep a delivery."""
        assert 0 <= seconds < LONGEST
        self.deliveries.append(outcome)

    def record_timer(self, kind: str, seconds_late: float) -> None:
        """Keep a timer."""
        self.timers.append((kind, seconds_late))


async def open_table(store: Store, notes: Notes) -> tuple[MatchService, int]:
    """Open a table, and return the service and the id of the table."""
    service = MatchService(store, lambda *_: None, clock=lambda: NOW, recorder=notes)
    table = await service.open(NewTable(guild_id=1, channel_id=2, game="constructor", host=ADA))
    return service, table.id


async def test_commits_are_told_with_what_they_change(store: Store) -> None:
    notes = Notes()
    service, table = await open_table(store, notes)
    await service.perform(table, BRUNO, Join())
    await service.perform(table, ADA, Start())
    assert notes.commits == [
        ("constructor", 0, None, "lobby"),
        ("constructor", 0, "lobby", "lobby"),
        ("constructor", 0, "lobby", "running"),
    ]


async def test_each_delivery_is_told_with_its_outcome(store: Store) -> None:
    notes = Notes()
    _, match = await open_table(store, notes)
    answers = [RuntimeError(), Unreachable(), Blocked(), None]

    async def publish(_: Claim) -> Board | None:
        answer = answers.pop(0)
        if answer is not None:
            raise answer
        return None

    outbox = Outbox(store, publish, clock=lambda: NOW, recorder=notes)
    for _ in range(len(answers)):
        await store.outbox.release(NOW)
        outbox.wake(match)
        assert await outbox.drain(LONGEST)
    assert notes.deliveries == ["failed", "postponed", "blocked", "delivered"]


async def test_a_timer_is_told_with_its_lateness(store: Store) -> None:
    notes = Notes()
    service, table = await open_table(store, notes)
    match, _ = await service.get(table)
    async with store.engine.begin() as connection:
        await store.timers.set_within(connection, match, "clock", NOW - 7000)

    async def ring(timer: Timer) -> None:
        await store.timers.remove(timer)

    scheduler = Scheduler(store, clock=lambda: NOW, recorder=notes)
    scheduler.handle("clock", ring)
    scheduler.wake()
    async with asyncio.timeout(LONGEST):
        await scheduler.idle()
    await scheduler.close()
    assert notes.timers == [("clock", 7.0)]


async def test_an_interaction_knows_its_match_and_its_time_in_the_database(store: Store) -> None:
    service, table = await open_table(store, Notes())
    trace = InteractionTrace("button")
    start_trace(trace)
    await service.get(table)
    trace.finish()
    assert (trace.match_id, trace.game) == (table, "constructor")
    assert 0 < trace.database <= trace.answered_after


async def test_what_is_done_for_everybody_is_not_counted_for_the_interaction_that_woke_it(
    store: Store,
) -> None:
    notes = Notes()
    service, table = await open_table(store, notes)

    async def publish(claim: Claim) -> Board | None:
        await service.get(claim.match_id)
        return None

    outbox = Outbox(store, publish, clock=lambda: NOW, recorder=notes)
    trace = InteractionTrace("button")
    start_trace(trace)
    outbox.wake(table)
    assert await outbox.drain(LONGEST)
    assert notes.deliveries == ["delivered"]
    assert (trace.match_id, trace.database) == (None, 0)


def test_only_the_first_acknowledgement_counts() -> None:
    trace = InteractionTrace("command", delay=2.0)
    trace.acknowledge()
    first = trace.acknowledged_after
    assert first is not None
    assert first >= 2
    trace.acknowledge()
    assert trace.acknowledged_after == first


def test_an_untraced_context_leaves_the_trace_where_it_is() -> None:
    trace = InteractionTrace("command")
    start_trace(trace)
    assert untraced_context().run(current_trace) is not trace
    assert current_trace() is trace
