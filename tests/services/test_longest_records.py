"""What can be written can be read: the longest match of every game is saved, checked and opened again."""

import time
from collections import deque

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.match.commands import Act, Hint, Resign
from bot.match.events import MOST_EVENTS, Event
from bot.match.models import MOST_ACTIONS
from bot.match.record import (
    LATEST,
    MAX_ACTIONS,
    MAX_BYTES,
    MAX_EVENTS,
    RecordedAction,
    RecordedEvent,
    read_record,
    sign,
    to_record,
    write_record,
)
from bot.match.record_checks import verify
from bot.services.import_service import NOWHERE, ImportService
from bot.store import Store
from tests.match.long_matches import NOW, play_longest, play_longest_race, stamp
from tests.match.record_files import random_match
from tests.match.seats import ADA, BRUNO, start_constructor, start_first_turn

MOST_SECONDS = 20
"""What the check of a file may take on a busy machine; on an idle one it is about a second."""
LONGEST = [
    *((game, 4) for game in GAMES if game not in ("constructor", "space-builder")),
    ("constructor", 2),
    ("space-builder", 2),
    ("space-builder", 4),
]


async def test_a_race_with_many_turns_of_a_card_can_be_saved_and_opened(store: Store) -> None:
    match, lines = play_longest_race(2, clicks=600).finish()
    assert len(lines) > 10_000
    record = to_record(match, lines)
    data = write_record(record)
    assert read_record(data) == record
    assert len(data) / len(lines) < 60
    imports = ImportService(store.imported_records)
    replay, _ = await imports.open(await imports.add(ADA, data), ADA, NOWHERE)
    assert replay.match.state == match.state
    assert [line.action for line in replay.record] == [line.action for line in lines]
    assert replay.length == ("rounds", 9)


@pytest.mark.parametrize(("game", "players"), LONGEST)
@pytest.mark.nightly
async def test_the_longest_match_of_a_game_can_be_saved_checked_and_opened(
    store: Store, game: str, players: int
) -> None:
    match, lines = play_longest(game, players=players).finish()
    record = to_record(match, lines)
    data = write_record(record)
    assert len(data) <= MAX_BYTES
    began = time.thread_time()
    read = read_record(data)
    assert deque(verify(read), maxlen=1).pop() == match.state
    assert time.thread_time() - began < MOST_SECONDS
    assert read == record
    imports = ImportService(store.imported_records)
    number = await imports.add(ADA, data)
    replay, _ = await ImportService(store.imported_records).open(number, ADA, NOWHERE)
    assert replay.match.state == match.state
    assert len(replay.record) == len(lines)


@pytest.mark.nightly
async def test_only_one_of_the_longest_matches_stays_in_memory(store: Store) -> None:
    match, lines = play_longest_race(4).finish()
    imports = ImportService(store.imported_records)
    first = await imports.add(ADA, write_record(to_record(match, lines)))
    before = await imports.open(first, ADA, NOWHERE)
    assert await imports.open(first, ADA, NOWHERE) is before
    await imports.add(ADA, write_record(to_record(match, lines, ("Ada", "", "", ""))))
    after = await imports.open(first, ADA, NOWHERE)
    assert after is not before
    assert after.replay.match == before.replay.match


def test_the_longest_lines_as_often_as_a_file_may_have_them_fit_into_it() -> None:
    record = to_record(*random_match("space-builder", "long", players=2))
    year = 366 * 86_400_000
    share = 100
    actions = tuple(
        RecordedAction(
            number % 4, f"take {'DOM' if number % 8 < 4 else 'SIL'} {stamp(year + number)}", number, 3
        )
        for number in range(MAX_ACTIONS // share)
    )
    events = (RecordedEvent("cancel-withdrawn", 3, MAX_ACTIONS, MAX_ACTIONS),) * (MAX_EVENTS // share)
    data = write_record(replace(record, actions=actions, events=events))
    assert len(data) * share < MAX_BYTES < 10_000_000


def test_players_can_make_as_many_actions_as_a_record_has_room_for() -> None:
    session = start_constructor()
    session.match = replace(session.match, action_count=MOST_ACTIONS - 1)
    session.act(ADA, "Ra1")
    session.match = replace(session.match, action_count=MOST_ACTIONS)
    refusal = session.expect_refusal(BRUNO, Act("Sb1"))
    assert (refusal.key, refusal.details) == ("too-many-actions", {"most": MOST_ACTIONS})
    session.do(BRUNO, Resign())
    assert session.match.is_over


@pytest.mark.parametrize("had_hint", [True, False])
def test_a_match_logs_no_more_events_than_a_record_has_room_for(had_hint: bool) -> None:
    session = start_first_turn(3)
    kind = "hint" if had_hint else "undo-declined"
    events = tuple(Event(kind, 0, ADA, 3, 1) for _ in range(MOST_EVENTS - 1))  # type: ignore[arg-type]
    session.match = replace(session.match, events=events)
    session.do(ADA, Hint())
    session.do(ADA, Hint())
    assert len(session.match.events) == MOST_EVENTS
    session.do(BRUNO, Resign())
    session.do(ADA, Resign())
    assert len(session.match.events) == MOST_EVENTS + 2 <= MAX_EVENTS
    record = to_record(session.match, session.record)
    assert deque(verify(read_record(write_record(record))), maxlen=1).pop() == session.match.state
    assert record.is_assisted


def test_the_first_help_of_a_computer_is_logged_in_any_case() -> None:
    session = start_first_turn()
    events = tuple(Event("undo-declined", 0, ADA, 3, 1) for _ in range(MOST_EVENTS))
    session.match = replace(session.match, events=events)
    session.do(ADA, Hint())
    session.do(ADA, Hint())
    assert [event.kind for event in session.match.events[MOST_EVENTS:]] == ["hint"]
    assert session.match.is_assisted


def test_times_can_go_on_to_the_end_of_what_a_file_may_say() -> None:
    record = to_record(*random_match("constructor", "times", players=2))
    *others, last = record.actions
    late = replace(last, at=LATEST - record.started_at - 1)
    *_, state = verify(
        read_record(write_record(sign(replace(record, actions=(*others, late), ended_at=LATEST))))
    )
    assert GAMES["constructor"].outcome(state)
    assert record.started_at == NOW
