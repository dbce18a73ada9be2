"""What is stored comes back as it was, a change is made whole or not at all, and of two only one."""

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from bot.games.constructor import GAME
from bot.match.deliveries import Board, SentMessage
from bot.match.models import Change, LoggedAction, Match
from bot.store import ChannelTaken, DamagedMatch, Store
from bot.store.tables import matches
from tests.store.samples import (
    ADA,
    BRUNO,
    CHANNEL,
    NOW,
    advance,
    commit,
    content,
    everything,
    line,
    step,
    table,
    waiting,
)


def required_or_default(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the default of every field of a struct that has one."""
    return {
        field.name: field.default
        for field in msgspec.structs.fields(kind)
        if field.default is not msgspec.NODEFAULT
    }


def test_the_sample_leaves_no_field_at_its_default() -> None:
    defaults = required_or_default(Match)
    default_fields = {
        name for name, value in asdict(everything()).items() if defaults.get(name, ...) == value
    }
    assert default_fields == {"id"}


async def test_a_match_comes_back_with_every_field(store: Store) -> None:
    match = await store.matches.create(everything())
    assert match == replace(everything(), id=match.id, digests=match.digests)
    assert match.digests[:-1] == everything().digests
    assert await store.matches.find(match.id) == match


async def test_a_table_comes_back_with_its_free_seat(store: Store) -> None:
    match = await store.matches.create(table())
    assert await store.matches.find(match.id) == match
    assert match.seats == (ADA, None)


async def test_a_changed_match_comes_back_with_every_field(store: Store) -> None:
    match = await store.matches.create(table())
    after = await commit(store, match, Change(match=replace(everything(), id=match.id)), NOW)
    version = match.revision + 1
    counters = {"revision": version, "public_revision": version, "action_count": 0}
    assert after is not None
    assert after == replace(everything(), id=match.id, digests=after.digests, **counters)
    assert after.digests[:-1] == everything().digests
    assert await store.matches.find(match.id) == after


@pytest.mark.parametrize("secrets", [0, 3])
async def test_no_number_that_is_shown_counts_what_is_done_in_secret(store: Store, secrets: int) -> None:
    match = await store.matches.create(table())
    start = match
    for number in range(secrets):
        change = Change(match=match, new_actions=(line(match, number),), is_silent=True)
        silent = await commit(store, match, change, NOW)
        assert silent is not None
        match = silent
    after = await commit(store, match, Change(match=match, new_actions=(line(match, 9),)), NOW)
    assert after is not None
    assert (after.revision, after.public_revision) == (
        start.revision + secrets + 1,
        start.public_revision + 1,
    )
    assert {one.public_revision for one in await store.matches.get_record(match.id)} == {
        after.public_revision
    }


async def test_there_is_no_match_of_an_unknown_number_or_channel(store: Store) -> None:
    await store.matches.create(table())
    assert await store.matches.find(77) is None
    assert await store.matches.find_latest(CHANNEL + 1) is None


async def test_a_channel_shows_its_newest_match(store: Store) -> None:
    await store.matches.create(everything())
    newest = await store.matches.create(table())
    await store.matches.create(table(CHANNEL + 1))
    assert await store.matches.find_latest(CHANNEL) == newest


async def test_a_channel_holds_one_live_match(store: Store) -> None:
    match = await store.matches.create(table())
    before = await content(store)
    with pytest.raises(ChannelTaken):
        await store.matches.create(
            replace(table(), status="running", state=GAME.new_state(2, GAME.Options(), "s"))
        )
    assert await content(store) == before
    assert await store.matches.find_latest(CHANNEL) == match


async def test_only_the_conflict_on_the_channel_says_that_it_is_taken(store: Store) -> None:
    incomplete: Any = None
    with pytest.raises(IntegrityError):
        await store.matches.create(replace(table(), theme=incomplete))
    match, other = await store.matches.create(table()), await store.matches.create(table(CHANNEL + 1))
    with pytest.raises(IntegrityError):
        await commit(store, match, Change(match=replace(match, theme=incomplete)), NOW)
    with pytest.raises(ChannelTaken):
        await commit(store, match, Change(match=replace(match, channel_id=other.channel_id)), NOW)
    assert await store.matches.find(match.id) == match


@pytest.mark.parametrize("status", ["finished", "abandoned"])
async def test_a_match_that_ends_frees_its_channel(store: Store, status: Any) -> None:
    match = await store.matches.create(table())
    await commit(store, match, Change(match=replace(match, status=status)), NOW)
    assert (await store.matches.create(table())).id != match.id


async def test_one_of_many_tables_opened_at_once_in_a_channel_stands(store: Store) -> None:
    tries = await asyncio.gather(*(store.matches.create(table()) for _ in range(8)), return_exceptions=True)
    assert sum(isinstance(result, Match) for result in tries) == 1
    assert sum(isinstance(result, ChannelTaken) for result in tries) == 7
    assert await waiting(store) == 1


async def test_a_change_of_an_old_version_changes_nothing_at_all(store: Store) -> None:
    old = await store.matches.create(table())
    await advance(store, old)
    before = await content(store)
    late = Change(match=replace(everything(), id=old.id), new_actions=(line(old, 9),), kept_actions=0)
    assert await commit(store, old, late, NOW) is None
    assert await content(store) == before


async def test_a_change_is_all_or_nothing(store: Store) -> None:
    """The record refuses the line; what was written before it in the transaction is gone too."""
    match = await store.matches.create(table())
    before = await content(store)
    broken_action = LoggedAction(0, None, NOW, 1, 2)  # type: ignore[arg-type]
    with pytest.raises(Exception, match=r"(?i)not.null"):
        await commit(
            store, match, Change(match=replace(match, seats=(ADA, BRUNO)), new_actions=(broken_action,)), NOW
        )
    assert await content(store) == before


async def test_exactly_one_of_fifty_simultaneous_changes_is_made(store: Store) -> None:
    match = await store.matches.create(table())
    results = await asyncio.gather(*(commit(store, match, step(match, number), NOW) for number in range(50)))
    (winner,) = [result for result in results if result is not None]
    assert await store.matches.find(match.id) == winner
    assert await store.matches.get_record(match.id) == winner.recent
    assert await waiting(store) == 2


async def test_seats_and_version_are_always_read_together(store: Store) -> None:
    """Bruno sits in the odd revisions only, at all times."""
    match = replace(await store.matches.create(replace(table(), seats=(ADA, BRUNO))), seats=(ADA, BRUNO))

    async def change(match: Match) -> None:
        for _ in range(30):
            other = replace(match, seats=(ADA, None if match.revision % 2 else BRUNO))
            after = await commit(store, match, Change(match=other), NOW)
            assert after is not None
            match = after

    changing = asyncio.create_task(change(match))
    while not changing.done():
        current = await store.matches.find(match.id)
        assert current is not None
        assert (BRUNO in current.seats) == (current.revision % 2 == 1)
    await changing


# The record


async def test_the_record_keeps_every_line_in_order(store: Store) -> None:
    match = await store.matches.create(table())
    other = await store.matches.create(table(CHANNEL + 1))
    lines = []
    for number in range(3):
        lines.append(line(match, number))
        match = await advance(store, match, number)
        other = await advance(store, other, 90 + number)
    assert await store.matches.get_record(match.id) == tuple(lines)
    assert [action.public_revision for action in lines] == [2, 3, 4]


async def test_one_change_may_add_several_lines_of_one_version(store: Store) -> None:
    match = await store.matches.create(table())
    lines = (line(match, 1), line(match, 2), line(match, 3))
    await commit(store, match, Change(match=match, new_actions=lines), NOW)
    assert await store.matches.get_record(match.id) == lines


async def test_lines_that_were_taken_back_are_in_the_record_no_more(store: Store) -> None:
    match = await store.matches.create(table())
    for number in range(4):
        match = await advance(store, match, number)
    kept_actions = (await store.matches.get_record(match.id))[:2]
    new_action = line(match, 7)
    match = replace(
        (await commit(store, match, Change(match=match, new_actions=(new_action,), kept_actions=2), NOW))
        or match
    )
    assert await store.matches.get_record(match.id) == (*kept_actions, new_action)
    assert match.action_count == 3
    assert await store.matches.count_actions_of(0, match.id) == sum(
        one.player == 0 for one in await store.matches.get_record(match.id)
    )
    await commit(store, match, Change(match=match, kept_actions=1), NOW)
    assert await store.matches.get_record(match.id) == kept_actions[:1]


async def test_undone_actions_stay_in_the_store_with_their_time(store: Store) -> None:
    match = await advance(store, await store.matches.create(table()))
    await commit(store, match, Change(match=match, kept_actions=0), NOW + 60)
    assert await store.matches.get_record(match.id) == ()
    assert [row[-1] for row in (await content(store))["actions"]] == [NOW + 60]


async def test_keeping_more_than_there_is_takes_nothing_back(store: Store) -> None:
    match = await advance(store, await store.matches.create(table()))
    await commit(store, match, Change(match=match, kept_actions=5), NOW)
    assert len(await store.matches.get_record(match.id)) == 1


# The board and the rest


async def test_a_new_match_has_no_message_yet(store: Store) -> None:
    match = await store.matches.create(table())
    assert await store.boards.get(match.id) == Board(match_id=match.id)


async def test_a_board_comes_back_with_every_field(store: Store) -> None:
    match, other = await store.matches.create(table()), await store.matches.create(table(CHANNEL + 1))
    board = Board(
        match_id=match.id,
        board_seq=2,
        resends=2,
        mention_seq=1,
        public_revision=3,
        posted_at=NOW,
        message=SentMessage(BRUNO, "Zug 3 \N{SEEDLING}", "board-3.webp", "now"),
        stale_messages=(SentMessage(ADA, "before", "board-2.webp", "then"), SentMessage(5, "", "", "")),
    )
    assert not required_or_default(Board).items() & asdict(board).items()
    await store.boards.save(board)
    stored_board = await store.boards.get(match.id)
    assert stored_board.message == SentMessage(BRUNO, "", "board-3.webp", "now")  # captions name users
    assert stored_board.stale_messages[0] == SentMessage(ADA, "", "board-2.webp", "then")
    assert replace(stored_board, message=board.message, stale_messages=board.stale_messages) == board
    assert await store.boards.get(other.id) == Board(match_id=other.id)


async def test_a_value_of_no_match_is_stored_and_replaced(store: Store) -> None:
    assert await store.meta.get("command_tree") is None
    await store.meta.set("command_tree", "one")
    await store.meta.set("other", "")
    await store.meta.set("command_tree", "two")
    assert await store.meta.get("command_tree") == "two"
    assert await store.meta.get("other") == ""


async def test_processes_that_start_together_may_all_keep_a_value(store: Store) -> None:
    await asyncio.gather(*(store.meta.set("command_tree", "one") for _ in range(8)))
    assert await store.meta.get("command_tree") == "one"


@pytest.mark.parametrize(
    "column",
    [
        "options",
        "invited",
        "mentions",
        "state",
        "recent",
        "recent_state",
        "consent_request",
        "ending",
    ],
)
@pytest.mark.parametrize("text", ["{", "7"])
async def test_a_damaged_match_says_which_and_where(sqlite: Store, column: str, text: str) -> None:
    match = await sqlite.matches.create(everything())
    async with sqlite.engine.begin() as connection:
        await connection.execute(update(matches).values({column: text}))
    with pytest.raises(DamagedMatch, match=f"match {match.id}, {column}"):
        await sqlite.matches.find(match.id)


async def test_a_match_of_a_game_that_is_gone_says_so(sqlite: Store) -> None:
    await sqlite.matches.create(replace(table(), game="skat"))
    with pytest.raises(DamagedMatch, match="game: skat"):
        await sqlite.matches.find_latest(CHANNEL)
