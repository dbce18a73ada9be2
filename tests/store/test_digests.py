"""The digests of the public history of a match."""

from msgspec.structs import replace

from bot.match.digests import has_shown, is_current, is_lost, with_digest
from bot.match.models import Match
from bot.match.versions import DIGEST_LENGTH, MOST_DIGESTS, Version
from tests.store.samples import NOW, everything


def _after(match: Match, revisions: int, now: int = NOW) -> Match:
    for number in range(revisions):
        match = with_digest(replace(match, public_revision=match.public_revision + 1), now + number)
    return match


def test_equal_changes_at_other_times_have_other_digests() -> None:
    match = replace(everything(), digests=())
    first, second = _after(match, 1), _after(match, 1, NOW + 1)
    assert first.board_version.number == second.board_version.number
    assert first.board_version != second.board_version
    assert _after(match, 1) == first
    assert len(first.board_version.digest) == DIGEST_LENGTH


def test_equal_changes_after_other_ones_have_other_digests() -> None:
    match = replace(everything(), digests=())
    first, second = _after(match, 1), _after(match, 1, NOW + 1)
    assert _after(first, 1, NOW + 2).digests[-1] != _after(second, 1, NOW + 2).digests[-1]


def test_digests_depend_on_the_seed_and_on_events_but_on_nothing_hidden() -> None:
    match = replace(everything(), digests=())
    digests = {
        _after(each, 1).board_version
        for each in (match, replace(match, seed="other"), replace(match, events=()))
    }
    assert len(digests) == 3
    hidden = replace(match, recent=(), recent_state=None, revision=match.revision + 7, action_count=99)
    assert _after(hidden, 1).board_version == _after(match, 1).board_version


def test_digests_of_the_last_revisions_are_kept() -> None:
    match = replace(everything(), status="running", ending=None, digests=())
    first = _after(match, 1)
    last = _after(first, MOST_DIGESTS - 1)
    assert has_shown(last, first.board_version)
    assert not is_current(last, first.board_version)
    later = _after(last, 1)
    assert len(later.digests) == MOST_DIGESTS
    assert not has_shown(later, first.board_version)
    assert not is_lost(later, first.board_version)  # perhaps it is only old


def test_versions_of_another_history_are_lost() -> None:
    match = _after(replace(everything(), status="running", ending=None, digests=()), 3)
    number, digest = match.board_version
    assert is_lost(match, Version(number, "a" * DIGEST_LENGTH))
    assert is_lost(match, Version(number - 1, "a" * DIGEST_LENGTH))
    assert is_lost(match, Version(number + 1, digest))
    assert is_lost(match, Version(number + 1))
    assert is_lost(match, Version(match.turn, "a" * 2 * DIGEST_LENGTH))  # a panel of this turn
    assert not is_lost(match, Version(match.turn - 1, "a" * 2 * DIGEST_LENGTH))
    assert not is_lost(match, Version(number - 1))
