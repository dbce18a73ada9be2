"""The plan of a delivery, as data: what Discord shows, what it should show, and the steps between them."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace as replace_struct

from bot.match.deliveries import Board, SentMessage
from bot.match.models import Match
from bot.match.versions import Version
from cogs.board.delivery_plan import (
    MAX_EDIT_AGE,
    Delete,
    Edit,
    Fold,
    FoundMessage,
    Post,
    Search,
    Situation,
    Step,
    after_edit,
    after_fold,
    after_loss,
    after_post,
    after_refusal,
    after_search,
    plan,
)
from cogs.board.sent_messages import Buttons
from tests.games.space_builder_play import live

HOUR = 3_600_000
NOW = 100 * HOUR
MATCH = Match(
    id=1,
    guild_id=1,
    channel_id=1,
    game="constructor",
    status="running",
    host=1,
    seats=(1, 2),
    turn=5,
    board_seq=7,
    public_revision=20,
    mention_seq=5,
    digests=("before", "during", "latest"),
)
MATCHES = {
    "running": MATCH,
    "over": replace_struct(MATCH, status="finished"),
    "race": replace_struct(MATCH, game="space-builder", state=live()),
    "deleting": replace_struct(MATCH, boards="delete"),
}
LIVE = SentMessage(50, "", "", "", turn=5, above=3)
OLD = SentMessage(40, "", "", "", turn=3, above=1)
OLDER = SentMessage(30, "", "", "", turn=1)
LOST = SentMessage(60, "", "", "", is_lost=True)
SHOWN = Board(
    match_id=1, board_seq=7, mention_seq=5, public_revision=20, posted_at=NOW - 60_000, message=LIVE
)
OUTDATED = replace_struct(SHOWN, public_revision=19)
EARLIER = replace_struct(SHOWN, board_seq=6, mention_seq=4, public_revision=18, message=OLD)


def situation(board: Board = SHOWN, match: Match = MATCH, **facts: Any) -> Situation:
    """Return a situation of the match."""
    return Situation(match=match, board=board, now=NOW, **facts)


# Single plans


def test_a_board_that_shows_the_match_needs_nothing() -> None:
    assert plan(situation()) == []


def test_a_young_board_of_the_same_turn_is_edited() -> None:
    assert plan(situation(OUTDATED)) == [Edit(LIVE)]


def test_a_board_of_the_next_turn_is_posted_and_the_one_before_folded() -> None:
    assert plan(situation(EARLIER)) == [Post(), Fold(OLD, until=5)]


@pytest.mark.parametrize("age", [MAX_EDIT_AGE, 2 * MAX_EDIT_AGE])
def test_a_board_too_old_to_be_edited_is_posted_again(age: Any) -> None:
    board = replace_struct(OUTDATED, posted_at=NOW - int(age.total_seconds() * 1000))
    assert plan(situation(board)) == [Post(), Fold(LIVE, until=5)]
    assert plan(situation(board, MATCHES["race"])) == [Edit(LIVE, waits=True)]
    assert plan(situation(board, MATCHES["race"], is_retry=True)) == [Edit(LIVE)]


def test_where_pictures_cannot_be_exchanged_all_is_posted() -> None:
    assert plan(situation(OUTDATED, exchanges_pictures=False)) == [Post(), Fold(LIVE, until=5)]


def test_old_messages_are_folded_from_the_newest_up_to_the_one_below_each() -> None:
    board = replace_struct(SHOWN, stale_messages=(OLDER, LOST, OLD))
    assert plan(situation(board)) == [Fold(LOST, until=5), Fold(OLD, until=5), Fold(OLDER, until=3)]
    assert plan(situation(board, MATCHES["deleting"])) == [Delete(LOST), Delete(OLD), Delete(OLDER)]


def test_what_is_folded_still_bounds_what_is_above_it() -> None:
    board = replace_struct(SHOWN, stale_messages=(OLDER, OLD))
    folded = after_fold(situation(board), OLD, is_told=True)
    assert plan(folded) == [Fold(OLDER, until=3)]
    assert plan(after_refusal(folded, OLDER)) == []


def test_a_live_board_tells_what_the_deleted_one_above_it_would_have_told() -> None:
    board = replace_struct(SHOWN, stale_messages=(OLD,))
    untold = after_fold(situation(board), OLD, is_told=False)
    assert plan(untold) == [Edit(replace_struct(LIVE, above=-1))]
    old_board = replace_struct(board, posted_at=NOW - HOUR)
    assert plan(after_fold(situation(old_board), OLD, is_told=False)) == []  # its next edit tells it


def test_nothing_is_done_to_a_board_that_is_ahead_of_its_commit() -> None:
    ahead = replace_struct(SHOWN, board_seq=8, stale_messages=(OLD,))
    assert plan(situation(ahead)) == []


def test_a_redrawn_board_is_edited_and_never_posted() -> None:
    over = MATCHES["over"]
    assert plan(situation(SHOWN, over, redraws=True)) == [Edit(LIVE, waits=True)]
    assert plan(after_loss(situation(SHOWN, over, redraws=True))) == []
    assert plan(after_edit(situation(SHOWN, over, redraws=True), Edit(LIVE), LIVE)) == []
    assert plan(situation(SHOWN, over, redraws=True, exchanges_pictures=False)) == []


def test_a_board_ahead_of_its_commit_is_edited_in_place_and_folds_nothing() -> None:
    superseded = replace_struct(EARLIER, board_seq=7, message=None, stale_messages=(OLDER, OLD))
    first = situation(superseded, in_place=True)
    assert plan(first) == [Edit(OLD)]
    shown = after_edit(first, Edit(OLD), OLD)
    assert plan(shown) == []
    assert (shown.board.message, shown.board.stale_messages) == (OLD, (OLDER,))
    lost = after_loss(first)
    assert plan(lost) == [Post()]
    assert plan(after_post(lost, LIVE, None, resends=0)) == []


# Recovery: the same plan, with what was found in the channel


def found(message: SentMessage, board_seq: int, revision: int = 20, digest: str = "latest") -> FoundMessage:
    """Return a message of the channel as a search finds it."""
    return FoundMessage(message, Buttons(board_seq, Version(revision, digest)), NOW - 30_000)


def test_a_message_that_was_sent_but_not_stored_is_adopted() -> None:
    first = situation(EARLIER, search=Search(adopts=True), is_retry=True)
    assert plan(first) == [Search(adopts=True)]
    searched = after_search(first, [found(LIVE, 7), found(OLD, 6)])
    assert searched.board.message == LIVE
    assert plan(searched) == [Fold(OLD, until=5)]


def test_an_adopted_message_that_shows_an_older_revision_is_edited() -> None:
    first = situation(EARLIER, search=Search(adopts=True), is_retry=True)
    searched = after_search(first, [found(LIVE, 7, revision=19, digest="during")])
    assert plan(searched) == [Edit(LIVE), Fold(OLD, until=5)]


def test_a_message_of_an_earlier_try_that_a_post_brought_is_edited() -> None:
    first = situation(EARLIER, is_retry=True)
    posted = after_post(first, LIVE, Buttons(7, Version(19, "during")), resends=0)
    assert plan(posted) == [Edit(LIVE), Fold(OLD, until=5)]
    lost = after_loss(posted)
    assert plan(lost) == [Post(), Fold(LIVE, until=5), Fold(OLD, until=5)]
    assert after_post(lost, LIVE, Buttons(7, Version(19, "during")), resends=1).is_shown


def test_what_a_board_of_a_race_shows_is_not_known_from_its_buttons() -> None:
    first = situation(EARLIER, MATCHES["race"], search=Search(adopts=True), is_retry=True)
    assert Edit(LIVE) in plan(after_search(first, [found(LIVE, 7, revision=7)]))


def test_without_an_interrupted_try_nothing_is_adopted() -> None:
    first = situation(EARLIER, search=Search(adopts=False))
    unread = replace_struct(LIVE, turn=-1, above=-1)
    searched = after_search(first, [found(unread, 7), found(OLD, 6)])
    assert plan(searched) == [Post(), Fold(unread, until=5), Fold(OLD, until=5)]


def test_after_a_restore_lost_boards_are_folded_and_the_present_one_comes_below() -> None:
    first = situation(SHOWN, search=Search(adopts=False))
    searched = after_search(first, [found(LOST, 9, revision=25, digest="other"), found(LIVE, 7)])
    assert plan(searched) == [Post(), Fold(LOST, until=5), Fold(LIVE, until=5)]


def test_after_a_restore_a_live_board_that_shows_what_is_lost_is_edited() -> None:
    first = situation(SHOWN, search=Search(adopts=False))
    searched = after_search(first, [found(LIVE, 7, revision=25, digest="other")])
    assert plan(searched) == [Edit(LIVE)]


def test_the_message_in_which_an_earlier_try_showed_a_board_ahead_is_found() -> None:
    superseded = replace_struct(EARLIER, board_seq=7, message=None, stale_messages=(OLD,))
    first = situation(superseded, in_place=True, search=Search(adopts=True))
    searched = after_search(first, [found(replace_struct(OLD, turn=-1, above=-1), 7)])
    assert searched.board.message == OLD
    assert plan(searched) == []


# All combinations, carried out in a channel that is data as well


@dataclass
class FakeChannel:
    """A channel that carries out steps; ``faults`` is what goes wrong, each once.

    Attributes:
        shown: The board_seq and the revision that messages with controls show, by id.
        told: The turns that folded messages tell.
    """

    shown: dict[int, tuple[int, int]]
    faults: set[str]
    next_id: int = 100

    def __post_init__(self) -> None:
        self.steps: list[Step] = []
        self.told: Counter[int] = Counter()

    def fails(self, fault: str) -> bool:
        """Return whether a fault happens now."""
        happens = fault in self.faults
        self.faults.discard(fault)
        return happens

    def carry_out(self, step: Step, now: Situation) -> Situation:
        """Carry out a step, and return the situation after it."""
        self.steps.append(step)
        target = (now.match.board_seq, now.match.public_revision)
        match step:
            case Search():
                return after_search(now, list(self._find(now.match)))
            case Edit(message):
                if message.id not in self.shown or self.fails("edit is refused"):
                    return after_loss(now)
                self.shown[message.id] = target
                return after_edit(now, step, message)
            case Post():
                return self._post(now, target)
            case Delete(message):
                self.shown.pop(message.id, None)
                return after_fold(now, message, is_told=True)
            case Fold(message, until):
                if self.fails("fold is refused"):
                    return after_refusal(now, message)
                self.shown.pop(message.id, None)
                is_told = not self.fails("fold deletes")
                if is_told and message.turn >= 0 and not message.is_lost:
                    self.told.update(range(message.turn, until))
                return after_fold(now, message, is_told=is_told)

    def _post(self, now: Situation, target: tuple[int, int]) -> Situation:
        self.next_id += 1
        is_older = now.is_retry and self.fails("post brings an older message")
        self.shown[self.next_id] = (target[0], 0) if is_older else target
        buttons = Buttons(target[0], Version(19, "during") if is_older else now.match.board_version)
        stale = now.board.stale_messages + ((now.board.message,) if now.board.message else ())
        above = max((old.turn for old in stale), default=-1)
        message = SentMessage(self.next_id, "", "", "", now.match.turn + now.match.is_over, above)
        return after_post(now, message, buttons, resends=now.board.resends)

    def _find(self, match: Match) -> Iterator[FoundMessage]:
        for message_id in sorted(self.shown, reverse=True):
            seq, revision = self.shown[message_id]
            version = match.board_version if revision == match.public_revision else Version(19, "during")
            if revision > match.public_revision:
                version = Version(25, "other")
            yield FoundMessage(SentMessage(message_id, "", "", ""), Buttons(seq, version), NOW - 1000)


BOARDS = {
    "nothing": Board(match_id=1),
    "earlier": EARLIER,
    "outdated": OUTDATED,
    "shown": SHOWN,
    "too old": replace_struct(OUTDATED, posted_at=NOW - HOUR),
    "superseded": replace_struct(OUTDATED, message=None),
}
STRAYS: dict[str, dict[int, tuple[int, int]]] = {
    "none": {},
    "not stored": {70: (7, 20)},
    "not stored, outdated": {70: (7, 19)},
    "of a lost history": {70: (9, 25)},
    "old": {35: (5, 15)},
}
FAULTS = ("edit is refused", "fold is refused", "fold deletes", "post brings an older message")
FACTS: dict[str, dict[str, Any]] = {
    "first try": {},
    "retry": {"is_retry": True, "search": Search(adopts=True)},
    "retry without a search": {"is_retry": True},
    "first since the start": {"search": Search(adopts=False)},
    "no pictures": {"exchanges_pictures": False},
}
LONGEST = 12
"""More steps than any of these deliveries takes."""


@pytest.mark.parametrize("kind", MATCHES)
@pytest.mark.parametrize("facts", FACTS)
def test_any_delivery_ends_with_one_board_that_shows_the_match(kind: str, facts: str) -> None:
    stale_messages = [(), (OLDER,), (OLDER, replace_struct(LOST, id=33))]
    faults = [set(), *({each} for each in FAULTS), {"edit is refused", "fold deletes"}]
    for name, stray, stale, fault in product(BOARDS, STRAYS, stale_messages, faults):
        board = replace_struct(BOARDS[name], stale_messages=stale)
        shown = {old.id: (5, 15) for old in stale} | STRAYS[stray]
        if board.message is not None:
            shown[board.message.id] = (board.board_seq, board.public_revision)
        channel = FakeChannel(shown, set(fault))
        now = situation(board, MATCHES[kind], **FACTS[facts])
        while steps := plan(now):
            now = channel.carry_out(steps[0], now)
            assert len(channel.steps) < LONGEST, (name, stray, stale, fault, channel.steps)
        assert_delivered(channel, now, (name, stray, stale, fault, channel.steps))


def assert_delivered(channel: FakeChannel, now: Situation, case: Any) -> None:
    """Assert that one board shows the match, and that all others are folded once unless that was refused."""
    live = now.board.message
    assert live is not None, case
    assert channel.shown[live.id] == (now.match.board_seq, now.match.public_revision), case
    assert {old.id for old in now.board.stale_messages} == now.refused, case
    kinds = Counter(type(step) for step in channel.steps)
    assert kinds[Search] <= 1, case
    assert kinds[Post] <= 2, case
    closed = [step.message.id for step in channel.steps if isinstance(step, Fold | Delete)]
    assert len(closed) == len(set(closed)), case
    assert live.id not in closed, case
    assert all(count == 1 for count in channel.told.values()), case
    if now.search is None and kinds[Search]:
        assert set(channel.shown) == {live.id} | now.refused, case
