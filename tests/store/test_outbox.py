"""What Discord must be sent is neither forgotten nor sent by two processes."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.match.deliveries import Board, Claim, SentMessage
from bot.match.models import Change, Match
from bot.store import Store
from bot.store.outbox import LEASE
from tests.store.samples import ADA, BRUNO, CHANNEL, GUILD, NOW, advance, table, waiting

SHARD = 1 << 22
"""The difference between one server's id and one on the next shard."""


async def tables(store: Store, count: int) -> list[Match]:
    """Create tables, each in a channel of its own; each one has an entry in the outbox."""
    return [await store.matches.create(table(CHANNEL + number)) for number in range(count)]


async def claim_match(store: Store, match: Match, now: int = NOW) -> Claim:
    """Return a claim on a match that must be free."""
    claim = await store.outbox.claim(match.id, now)
    assert claim is not None
    return claim


async def create_delivered_match(store: Store) -> Match:
    """Return a table that Discord knows of."""
    match = await store.matches.create(table())
    await store.outbox.complete(await claim_match(store, match))
    return match


async def test_every_change_is_due_at_once(store: Store) -> None:
    match = await store.matches.create(table())
    assert await store.outbox.find_due(NOW) == [match.id]
    await store.outbox.complete(await claim_match(store, match))
    assert await store.outbox.find_due(NOW) == []
    await advance(store, match)
    assert await store.outbox.find_due(NOW) == [match.id]


async def test_the_oldest_entry_is_due_first_and_a_match_is_named_once(store: Store) -> None:
    first, second, third = await tables(store, 3)
    await advance(store, second)
    await store.outbox.complete(await claim_match(store, first))
    await advance(store, first)
    assert await store.outbox.find_due(NOW) == [second.id, third.id, first.id]


async def test_postponed_entries_are_due_after_those_that_wait_longer(store: Store) -> None:
    first, second = await tables(store, 2)
    await store.outbox.postpone(await claim_match(store, first), NOW + 5)
    assert await store.outbox.find_due(NOW + 5) == [second.id, first.id]


async def test_nothing_is_due_before_its_time(store: Store) -> None:
    match = await store.matches.create(table())
    assert await store.outbox.find_due(NOW - 1) == []
    assert await store.outbox.claim(match.id, NOW - 1) is None


async def test_one_of_many_claimers_gets_the_match(store: Store) -> None:
    match = await advance(store, await store.matches.create(table()))
    claims = await asyncio.gather(*(store.outbox.claim(match.id, NOW) for _ in range(12)))
    assert sum(claim is not None for claim in claims) == 1
    assert await store.outbox.find_due(NOW) == []


async def test_a_claim_of_one_match_leaves_the_others(store: Store) -> None:
    first, second = await tables(store, 2)
    await claim_match(store, first)
    assert await store.outbox.find_due(NOW) == [second.id]


async def test_a_claim_that_nobody_finishes_runs_out(store: Store) -> None:
    match = await store.matches.create(table())
    assert (await claim_match(store, match)).attempts == 1
    assert await store.outbox.claim(match.id, NOW + LEASE - 1) is None
    assert await store.outbox.find_due(NOW + LEASE - 1) == []
    assert await store.outbox.find_due(NOW + LEASE) == [match.id]
    assert (await claim_match(store, match, NOW + LEASE)).attempts == 2


async def test_a_process_that_starts_takes_over_what_the_last_one_held(store: Store) -> None:
    match = await store.matches.create(table())
    await claim_match(store, match)
    await store.outbox.release(NOW)
    assert await store.outbox.find_due(NOW) == [match.id]
    assert (await claim_match(store, match)).attempts == 2


async def test_delivered_entries_are_gone_and_later_ones_stay(store: Store) -> None:
    match = await store.matches.create(table())
    claim = await claim_match(store, match)
    await advance(store, match)
    await store.outbox.complete(claim)
    assert await waiting(store) == 1
    assert await store.outbox.find_due(NOW) == [match.id]
    assert (await claim_match(store, match)).attempts == 1


async def test_one_delivery_covers_all_that_came_before_it(store: Store) -> None:
    match = await advance(store, await advance(store, await store.matches.create(table())))
    await store.outbox.complete(await claim_match(store, match, NOW + 1))
    assert await waiting(store) == 0


async def test_a_late_delivery_removes_no_newer_entry(store: Store) -> None:
    """A claim ran out, another delivered; a number of the outbox is never given a second time."""
    match = await store.matches.create(table())
    late = await claim_match(store, match)
    await store.outbox.complete(await claim_match(store, match, NOW + LEASE))
    await advance(store, match)
    await store.outbox.complete(late)
    assert await store.outbox.find_due(NOW) == [match.id]


async def test_a_postponed_entry_is_due_again_at_its_time(store: Store) -> None:
    match = await store.matches.create(table())
    await store.outbox.postpone(await claim_match(store, match), NOW + 500)
    assert await store.outbox.find_due(NOW + 499) == []
    assert await store.outbox.claim(match.id, NOW + 499) is None
    assert await store.outbox.find_due(NOW + 500) == [match.id]
    assert (await claim_match(store, match, NOW + 500)).attempts == 2


async def test_a_refused_delivery_is_tried_again_when_the_match_changes(store: Store) -> None:
    match = await store.matches.create(table())
    await store.outbox.postpone(await claim_match(store, match), NOW + 500, is_blocked=True)
    assert await store.outbox.find_due(NOW + 499) == []
    await advance(store, match)
    assert await store.outbox.find_due(NOW) == [match.id]
    await store.outbox.complete(await claim_match(store, match))
    assert await waiting(store) == 0


async def test_a_start_makes_everything_due_at_once(store: Store) -> None:
    paused_match, refused_match = await tables(store, 2)
    await store.outbox.postpone(await claim_match(store, paused_match), NOW + 10**9)
    await store.outbox.postpone(await claim_match(store, refused_match), NOW + 10**9, is_blocked=True)
    await store.outbox.release(NOW)
    assert await store.outbox.find_due(NOW) == [paused_match.id, refused_match.id]


async def test_a_change_in_a_server_makes_its_refused_deliveries_due(store: Store) -> None:
    refused_match, paused_match = await tables(store, 2)
    other = await store.matches.create(table(CHANNEL + 2, guild=GUILD + 1))
    for match in (refused_match, paused_match, other):
        await store.outbox.postpone(
            await claim_match(store, match), NOW + 500, is_blocked=match is not paused_match
        )
    assert await store.outbox.unblock(GUILD, NOW) == [refused_match.id]
    assert await store.outbox.find_due(NOW) == [refused_match.id]


async def test_a_completed_delivery_stores_what_discord_shows(store: Store) -> None:
    match = await store.matches.create(table())
    board = Board(
        match_id=match.id, board_seq=1, public_revision=1, message=SentMessage(5, "", "a.jpg", "alt")
    )
    await store.outbox.complete(await claim_match(store, match), board)
    assert await store.boards.get(match.id) == board
    assert await waiting(store) == 0


async def test_a_postponed_delivery_stores_what_discord_shows_so_far(store: Store) -> None:
    match = await store.matches.create(table())
    board = Board(
        match_id=match.id,
        board_seq=1,
        stale_messages=(SentMessage(4, "", "", ""), SentMessage(5, "", "", "")),
    )
    await store.outbox.postpone(await claim_match(store, match), NOW + 5, board=board)
    assert await store.boards.get(match.id) == board
    assert await store.outbox.find_due(NOW + 5) == [match.id]


@pytest.mark.parametrize("is_blocked", [False, True])
async def test_a_try_that_may_have_reached_discord_is_remembered(store: Store, is_blocked: bool) -> None:
    """It failed, then a player acted before it was due again: the next try must know of the first."""
    match = await store.matches.create(table())
    await store.outbox.postpone(await claim_match(store, match), NOW + 60_000, is_blocked=is_blocked)
    await advance(store, match)
    assert (await claim_match(store, match)).attempts == 2


async def test_a_try_that_could_not_be_completed_is_remembered_when_the_match_changes(store: Store) -> None:
    match = await store.matches.create(table())
    assert (await claim_match(store, match)).attempts == 1
    await advance(store, match)
    again = await claim_match(store, match)
    assert again.is_retry
    await store.outbox.complete(again)
    assert await store.outbox.find_due(NOW + LEASE) == []


async def test_a_nudge_has_an_unchanged_match_delivered(store: Store) -> None:
    match = await store.matches.create(table())
    await store.outbox.complete(await claim_match(store, match))
    await store.outbox.enqueue(match, NOW + 5)
    assert await store.outbox.find_due(NOW + 4) == []
    assert await store.outbox.find_due(NOW + 5) == [match.id]
    assert await store.matches.find(match.id) == match


# Shards


def serve(store: Store, *shards: int, count: int) -> None:
    """Let the process that has ``store`` serve these shards."""
    store.shards.count, store.shards.ids = count, shards or None


async def on_servers(store: Store, count: int) -> list[Match]:
    """Create a table on each of ``count`` servers, one shard after the other."""
    return [
        await store.matches.create(table(CHANNEL + number, guild=GUILD + number * SHARD))
        for number in range(count)
    ]


def shard_of(match: Match, count: int) -> int:
    """Return the shard by the formula of Discord's documentation."""
    return (match.guild_id >> 22) % count


async def test_each_match_is_served_by_exactly_one_process(store: Store) -> None:
    matches = await on_servers(store, 7)
    for process, shards in enumerate([(0, 2), (1,)]):
        serve(store, *shards, count=3)
        mine = [match.id for match in matches if shard_of(match, 3) in shards]
        assert await store.outbox.find_due(NOW) == mine, process
    serve(store, count=1)
    assert await store.outbox.find_due(NOW) == [match.id for match in matches]


async def test_a_process_claims_nothing_of_another_ones_shards(store: Store) -> None:
    first, second = sorted(await on_servers(store, 2), key=lambda match: shard_of(match, 2))
    serve(store, 0, count=2)
    assert await store.outbox.claim(second.id, NOW) is None
    assert await store.outbox.claim(first.id, NOW) is not None


async def test_a_process_that_starts_leaves_the_claims_of_the_others(store: Store) -> None:
    first, second = sorted(await on_servers(store, 2), key=lambda match: shard_of(match, 2))
    await claim_match(store, first)
    await claim_match(store, second)
    serve(store, 1, count=2)
    await store.outbox.release(NOW)
    serve(store, count=1)
    assert await store.outbox.find_due(NOW) == [second.id]


async def commit_and_claim(
    store: Store, match: Match, *, is_silent: bool = False
) -> tuple[Match, Claim | None]:
    """Commit a change and claim its delivery."""
    result = await store.matches.commit_and_claim(match, Change(match=match, is_silent=is_silent), NOW)
    assert result is not None
    return result


async def test_a_commit_by_the_deliverer_claims_its_entry(store: Store) -> None:
    match = await create_delivered_match(store)
    after, claim = await commit_and_claim(store, match)
    assert await store.outbox.find_due(NOW) == []
    assert claim is not None
    assert (claim.match, claim.attempts) == (after, 1)
    assert await store.outbox.claim(match.id, NOW) is None
    await store.outbox.complete(claim)
    await store.outbox.release(NOW)
    assert await store.outbox.find_due(NOW) == []


async def test_a_claim_of_a_commit_is_made_again_after_a_restart(store: Store) -> None:
    match = await create_delivered_match(store)
    await commit_and_claim(store, match)
    assert await store.outbox.claim(match.id, NOW) is None
    await store.outbox.release(NOW)
    claim = await store.outbox.claim(match.id, NOW)
    assert claim is not None
    assert (claim.match, claim.attempts) == (None, 2)


async def test_a_commit_joins_older_entries_that_wait(store: Store) -> None:
    match = await store.matches.create(table())
    assert (await commit_and_claim(store, match))[1] is None
    claim = await store.outbox.claim(match.id, NOW)
    assert claim is not None
    await store.outbox.complete(claim)
    assert await store.outbox.find_due(NOW) == []


async def test_a_commit_for_another_shard_is_left_to_it(store: Store) -> None:
    match = await create_delivered_match(store)
    store.shards.count, store.shards.ids = 2, (((match.guild_id >> 22) + 1) % 2,)
    assert (await commit_and_claim(store, match))[1] is None
    store.shards.ids = None
    assert await store.outbox.find_due(NOW) == [match.id]


async def test_a_silent_step_leaves_the_outbox_alone(store: Store) -> None:
    match = await create_delivered_match(store)
    assert (await commit_and_claim(store, match, is_silent=True))[1] is None
    assert await store.outbox.find_due(NOW) == []
    assert await store.outbox.claim(match.id, NOW) is None


# Boards that are drawn again


async def end_shown_matches(store: Store, count: int) -> list[Match]:
    """Return matches of Ada that are over and that Discord shows; nothing waits in the outbox."""
    ended = [
        await store.matches.create(replace(table(CHANNEL + number), status="finished"))
        for number in range(count)
    ]
    for match in ended:
        claim = await claim_match(store, match)
        shown = SentMessage(id=match.id, caption="", filename="board.webp", description="A board.")
        await store.outbox.complete(claim, replace(await store.boards.get(match.id), message=shown))
    return ended


async def test_matches_that_are_over_are_drawn_again_one_by_one(store: Store) -> None:
    older, newer = await end_shown_matches(store, 2)
    await store.matches.create(table(CHANNEL + 2))
    assert await store.outbox.enqueue_redraws(ADA, GUILD, NOW, 10) == {newer.id: NOW, older.id: NOW + 10}
    assert await store.outbox.enqueue_redraws(BRUNO, GUILD, NOW, 10) == {}
    assert await store.outbox.enqueue_redraws(ADA, GUILD + SHARD, NOW, 10) == {}
    assert newer.id in await store.outbox.find_due(NOW)
    assert older.id not in await store.outbox.find_due(NOW)
    assert (await claim_match(store, newer)).redraws


async def test_a_name_hidden_during_a_drawing_is_drawn_after_it(store: Store) -> None:
    (match,) = await end_shown_matches(store, 1)
    await store.outbox.enqueue_redraws(ADA, GUILD, NOW, 10)
    first = await claim_match(store, match)
    await store.outbox.enqueue_redraws(ADA, GUILD, NOW, 10)
    await store.outbox.complete(first)
    assert (await claim_match(store, match)).redraws


async def test_a_change_is_no_reason_to_draw_a_match_again(store: Store) -> None:
    match = await create_delivered_match(store)
    await advance(store, match)
    assert not (await claim_match(store, match)).redraws
