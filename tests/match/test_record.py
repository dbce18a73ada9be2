"""A record can be taken along, checked and played again; it gives nothing away before the end."""

import hashlib
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.games import GAMES
from bot.match.commands import Hint, Resign, Start
from bot.match.models import LoggedAction, Match
from bot.match.record import (
    MAX_BYTES,
    InvalidRecord,
    Record,
    RecordedPlayer,
    RecordedResult,
    get_recorded_names,
    hash_seed,
    read_record,
    sign,
    to_match,
    to_record,
    write_record,
)
from bot.match.record_checks import verify
from bot.match.replay import BrokenRecord, replay
from tests.example_games import EVERY_GAME
from tests.match.record_files import random_match, random_options
from tests.match.seats import (
    ADA,
    BRUNO,
    NOW,
    SEED,
    MatchSession,
    open_table,
    start_constructor,
    start_first_turn,
)


def export(session: MatchSession) -> dict[str, Any]:
    """Return the content of the record file that a user can save."""
    content: dict[str, Any] = json.loads(write_record(to_record(session.match, session.record)))
    return content


def test_the_seed_is_hidden_until_the_match_is_over() -> None:
    session = start_first_turn()
    assert SEED not in write_record(to_record(session.match, session.record)).decode()
    assert export(session)["seed"] is None
    session.do(BRUNO, Resign())
    assert export(session)["seed"] == SEED


def test_the_hash_shown_at_the_start_is_that_of_the_seed_shown_at_the_end() -> None:
    session = start_first_turn()
    seed_digest = export(session)["seed_sha256"]
    assert seed_digest == hash_seed(session.match.seed)
    session.do(BRUNO, Resign())
    assert hashlib.sha256(export(session)["seed"].encode()).hexdigest() == seed_digest


def test_a_record_says_who_did_what_when() -> None:
    session = start_first_turn().act(ADA, "draw")
    content = export(session)
    assert (content["game"], content["players"], content["options"]) == (
        "harvest",
        [{"mark": 0}, {"mark": 1}],
        {},
    )
    assert (content["started_at"], content["result"]) == (NOW + 1, None)
    assert content["actions"][-1] == [0, "draw", 1, 2]
    assert len(content["actions"]) == 3


def test_a_record_says_after_how_many_of_its_actions_something_happened() -> None:
    session = start_first_turn().act(ADA, "draw")
    session.do(ADA, Hint())
    session.act(ADA, "take")
    session.do(ADA, Hint())
    assert export(session)["events"] == [
        {"kind": "hint", "player": 0, "after": 3, "turn": 2},
        {"kind": "hint", "player": 0, "after": 4, "turn": 2},
    ]


@pytest.mark.parametrize("orders", [1, 4])
def test_a_record_does_not_count_what_was_done_in_secret(orders: int) -> None:
    session = open_table(ADA, BRUNO, None, None, game="builders")
    session.do(ADA, Start())
    for _ in range(orders):
        session.act(BRUNO, "order 1A 4B 3C 2D")
    session.do(ADA, Hint())
    content = export(session)
    assert content["actions"] == []
    assert content["events"] == [{"kind": "hint", "player": 0, "after": 0, "turn": 1}]
    assert (session.match.public_revision, session.match.events[0].public_revision) == (4, 4)


def test_a_record_names_no_account() -> None:
    session = start_constructor()
    session = MatchSession(replace(session.match, seats=(987654321, 123456789)))
    text = write_record(to_record(session.match, session.record)).decode()
    assert "987654321" not in text
    assert "123456789" not in text


def test_a_record_gives_every_position() -> None:
    session = start_first_turn().act(ADA, "take", "draw")
    states = list(replay(session.match, session.record))
    assert len(states) == len(session.record) + 1
    assert states[-1] == session.match.state
    assert session.match.recent_state in states


@pytest.mark.parametrize("change", [{"action": "pick 9"}, {"player": 1}, {"action": "draw"}])
def test_a_record_that_was_changed_from_outside_is_detected(change: dict[str, Any]) -> None:
    session = start_first_turn()
    record = (replace(session.record[0], **change), session.record[1])
    with pytest.raises(BrokenRecord):
        list(replay(session.match, record))


def read_back(match: Match, record: tuple[LoggedAction, ...]) -> tuple[Match, tuple[LoggedAction, ...]]:
    """Write a record file, and return the match and the actions that it contains."""
    copy = read_record(write_record(to_record(match, record)))
    *_, last = verify(copy)
    return to_match(copy, last)


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("number", range(3))
def test_a_record_that_is_read_again_is_the_same(game: str, number: int) -> None:
    rng = random.Random(f"{game}{number}")
    match, lines = random_match(game, f"seed {number}", options=random_options(game, rng))
    content = to_record(match, lines, [f"Name {seat}" for seat in range(len(match.players))])
    copy = read_record(write_record(content))
    assert copy == content
    *_, last = verify(copy)
    again = to_record(*to_match(copy, last), get_recorded_names(copy))
    assert again == content
    assert last == match.state


@given(st.sampled_from(sorted(GAMES)), st.integers(0, 2**32), st.integers(0, 80))
def test_any_match_with_any_options_comes_back_from_its_file(game: str, seed: int, actions: int) -> None:
    options = random_options(game, random.Random(seed))
    match, lines = random_match(game, str(seed), options=options, actions=actions)
    record = to_record(match, lines)
    *_, last = verify(read_record(write_record(record)))
    assert to_record(*to_match(record, last)) == record


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_match_that_was_called_off_can_be_read_as_well(game: str) -> None:
    match, lines = random_match(game, "stopped", players=2, actions=2)
    again, actions = read_back(match, lines)
    assert (again.status, again.state) == ("abandoned", match.state)
    assert again.ending is not None
    assert again.ending.kind == "cancelled"
    assert [line.action for line in actions] == [line.action for line in lines]


def test_a_match_that_somebody_resigned_can_be_read() -> None:
    session = start_constructor().act(ADA, "Ra1").act(BRUNO, "Sb1")
    session.do(BRUNO, Resign())
    again, _ = read_back(session.match, session.record)
    assert again.ending is not None
    assert again.ending.outcome is not None
    assert (again.ending.kind, again.ending.outcome.winners, again.resigned) == ("resigned", (0,), (1,))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_changed_byte_is_refused_or_harmless(game: str) -> None:
    match, lines = random_match(game, "bytes", players=2, actions=40)
    content = to_record(match, lines, ["Ada", "Bruno"])
    data, rng = write_record(content), random.Random(game)
    for _ in range(300):
        place, byte = rng.randrange(len(data)), rng.randrange(256)
        damaged_data = data[:place] + bytes([byte]) + data[place + 1 :]
        try:
            copy = read_record(damaged_data)
        except InvalidRecord:
            continue
        assert copy == content


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not-a-record"),
        (b"[]", "not-a-record"),
        (b"\x1f\x8b\x08" + b"\0" * 40, "not-a-record"),
        (b"PK\x03\x04" + b"\0" * 40, "not-a-record"),
        (b"\xff\xfe{", "not-a-record"),
        (b"[" * 100_000, "not-a-record"),
        (b'{"format": "guildhall-record", "version": 1, "game": ' + b"[" * 50_000, "not-a-record"),
        (b'{"format": "guildhall-record", "version": 3}', "unknown-version"),
        (b'{"format": "guildhall-record", "version": 0}', "unknown-version"),
        (b'{"format": "guildhall-record", "version": 2}', "damaged"),
        (b'{"format": "guildhall-record", "version": 1}', "damaged"),
        (b'{"format": "other", "version": 1}', "not-a-record"),
        (b" " * (MAX_BYTES + 1), "too-large"),
    ],
)
def test_a_file_that_is_no_record_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(InvalidRecord) as error:
        read_record(data)
    assert error.value.reason == reason


def forge(**changes: Any) -> Record:
    """Return a record with some fields changed and a checksum that fits."""
    match, lines = random_match("constructor", "forged", players=2)
    return sign(replace(to_record(match, lines, ["Ada", "Bruno"]), **changes))


def test_what_did_not_happen_is_refused_even_with_a_right_checksum() -> None:
    honest = forge()
    first, *others = honest.actions
    assert honest.result is not None
    lies: dict[str, dict[str, Any]] = {
        "other-seed": {"seed": "another"},
        "not-over": {"seed": None},
        "unknown-game": {"game": "chess"},
        "other-table": {"options": {"starter": "green"}},
        "illegal-action": {"actions": (*honest.actions, honest.actions[-1])},
        "other-result": {"result": replace(honest.result, ranks=honest.result.ranks[::-1])},
    }
    for reason, changes in lies.items():
        with pytest.raises(InvalidRecord) as error:
            list(verify(read_record(write_record(forge(**changes)))))
        assert error.value.reason == reason
    corruptions: list[dict[str, Any]] = [
        {"actions": (replace(first, player=9), *others)},
        {"actions": (replace(first, turn=99), *others)},
        {"players": honest.players[:1] * 2},
    ]
    for changes in corruptions:
        with pytest.raises(InvalidRecord) as error:
            list(verify(read_record(write_record(forge(**changes)))))
        assert error.value.reason == "damaged"


def test_a_record_with_too_many_actions_is_refused() -> None:
    honest = forge()
    endless = replace(honest, actions=honest.actions * 1_000)
    with pytest.raises(InvalidRecord) as error:
        read_record(write_record(endless))
    assert error.value.reason in ("too-large", "damaged")


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_record_can_be_checked_by_hand(game: str) -> None:
    rng = random.Random(game)
    match, lines = random_match(game, "by hand", players=2, options=random_options(game, rng))
    options = dict(reversed(match.options.items()))
    content = write_record(to_record(replace(match, options=options), lines, ["Ádá 日本", "Bruno"]))
    fields = json.loads(content)
    checksum, fields["checksum"] = fields["checksum"], ""
    compact = json.dumps(fields, ensure_ascii=False, separators=(",", ":"))
    assert hashlib.sha256(compact.encode()).hexdigest() == checksum
    assert hashlib.sha256(fields["seed"].encode()).hexdigest() == fields["seed_sha256"]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_file_that_was_cut_off_is_refused(game: str) -> None:
    data = write_record(to_record(*random_match(game, "cut", players=2, actions=30)))
    for end in range(0, len(data) - 2, 7):
        with pytest.raises(InvalidRecord):
            read_record(data[:end])


def test_a_file_that_was_edited_with_blanks_only_is_the_same() -> None:
    content = forge()
    assert read_record(json.dumps(json.loads(write_record(content)), indent=8).encode()) == content


@pytest.mark.parametrize(
    "changes",
    [
        {"ended_at": None},
        {"started_at": 2**47},
        {"players": (RecordedPlayer(0), RecordedPlayer(2))},
        {"result": RecordedResult("claimed", (1, 2), (), (1, 1))},
    ],
)
def test_what_could_not_be_shown_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(InvalidRecord) as error:
        list(verify(read_record(write_record(forge(**changes)))))
    assert error.value.reason == "damaged"


@pytest.mark.parametrize("kind", ["resigned", "claimed"])
def test_nobody_wins_because_others_gave_up_unless_all_did(kind: Any) -> None:
    for result in (RecordedResult(kind), RecordedResult(kind, (1, 1))):
        with pytest.raises(InvalidRecord) as error:
            list(verify(forge(result=result)))
        assert error.value.reason == "other-result"


def test_a_million_actions_are_refused() -> None:
    line = b'{"player":0,"action":"Ra1","at":0,"turn":1}'
    many = write_record(forge()).replace(b'"actions": [', b'"actions": [' + (line + b",") * 1_000_000)
    with pytest.raises(InvalidRecord) as error:
        read_record(many)
    assert error.value.reason == "too-large"
