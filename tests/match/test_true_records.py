"""Every match that the bot plays has a record that it takes back, and no record contradicts its match."""

import json
import random
import re
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.match.commands import Resign, Start
from bot.match.record import (
    InvalidRecord,
    Record,
    RecordedEvent,
    read_record,
    sign,
    to_match,
    to_record,
    write_record,
)
from bot.match.record_checks import verify
from tests.example_games import EVERY_GAME
from tests.match.record_files import random_match
from tests.match.seats import ADA, BRUNO, CHIOMA, open_table, start_match
from tests.match.wild_matches import play_wildly
from tests.records import SAMPLES


def require_true(record: Record) -> Any:
    """Read a record from its file and return the last state of its match."""
    read = read_record(write_record(record))
    assert read == record
    *_, last = verify(read)
    return last


def find_reason(record: Record) -> str:
    """Return why a record with a right checksum is refused."""
    with pytest.raises(InvalidRecord) as error:
        require_true(sign(record))
    return error.value.reason


@pytest.mark.parametrize("game", [*EVERY_GAME, "harvest"])
@pytest.mark.parametrize(
    "runs", [range(12), pytest.param(range(12, 150), marks=pytest.mark.nightly)], ids=["some", "many"]
)
def test_whatever_happens_in_a_match_its_record_is_true(game: str, runs: range) -> None:
    endings = Counter[str]()
    for run in runs:
        session = play_wildly(game, run)
        match = session.match
        assert match.ending is not None
        endings[match.ending.kind] += 1
        record = to_record(match, session.record)
        assert require_true(record) == match.state, run
        assert to_record(*to_match(record, match.state)).actions == record.actions
    assert len(endings) > 1


def find_true_record(game: str = "constructor") -> Record:
    """Return the record of a match for two that was played to its end."""
    return to_record(*random_match(game, "true", players=2), ["Ada", "Bruno"])


def test_a_match_that_ends_before_it_began_is_refused() -> None:
    record = find_true_record()
    assert find_reason(replace(record, ended_at=record.started_at - 1)) == "other-times"
    assert find_reason(replace(record, ended_at=0)) == "other-times"


def test_actions_out_of_order_are_refused() -> None:
    record = find_true_record()
    first, second, *others = record.actions
    for at in (-1, record.actions[2].at + 1):  # there are no negative waits
        assert find_reason(replace(record, actions=(first, replace(second, at=at), *others))) == "damaged"
    late = replace(record.actions[-1], at=10**9)
    assert find_reason(replace(record, actions=(*record.actions[:-1], late))) == "other-times"


def test_a_clock_that_was_set_back_does_not_show() -> None:
    match, lines = random_match("constructor", "back", players=2)
    early = tuple(replace(line, at=line.at - 10**7 * (number % 3)) for number, line in enumerate(lines))
    assert match.started_at is not None
    record = to_record(replace(match, ended_at=match.started_at - 5), early)
    require_true(record)
    assert record.ended_at is not None
    assert record.ended_at >= record.started_at + record.actions[-1].at


@pytest.mark.parametrize("level", ["godlike", "Master", ""])
def test_a_level_that_no_computer_has_is_refused(level: str) -> None:
    record = find_true_record()
    players = (record.players[0], replace(record.players[1], computer=level))
    for is_assisted in (True, False):
        assert find_reason(replace(record, players=players, is_assisted=is_assisted)) == "other-players"


def test_a_file_can_neither_hide_nor_invent_help() -> None:
    record = find_true_record()
    assert find_reason(replace(record, is_assisted=True)) == "other-players"
    players = (record.players[0], replace(record.players[1], computer="master"))
    assert find_reason(replace(record, players=players)) == "other-players"
    hints = (RecordedEvent("hint", 0, 3, 2),)
    assert find_reason(replace(record, events=hints)) == "other-players"
    require_true(sign(replace(record, events=hints, is_assisted=True)))


@pytest.mark.parametrize("count", [1, 10_000])
def test_a_resignation_of_a_player_who_played_on_is_refused(count: int) -> None:
    record = find_true_record()
    events = (RecordedEvent("resigned", 0, 1, 1),) * count
    assert find_reason(replace(record, events=events)) == "other-events"


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("kind", ["played", "cancelled", "ended", "resigned", "claimed"])
def test_nobody_has_resigned_in_a_match_that_was_played_to_its_end(game: str, kind: Any) -> None:
    record = find_true_record(game)
    assert record.result is not None
    for resigned in ((0,), (1,)):
        result = replace(record.result, kind=kind, resigned=resigned)
        assert find_reason(replace(record, result=result)) in ("other-result", "other-events")
        event = RecordedEvent(
            "claimed" if kind == "claimed" else "resigned", resigned[0], len(record.actions), 0
        )
        for scores in (record.result.scores, ()):
            forged = replace(record, result=replace(result, scores=scores), events=(event,))
            assert find_reason(forged) in ("other-result", "other-events")
    if kind != "played":
        assert find_reason(replace(record, result=replace(record.result, kind=kind))) == "other-result"


def test_who_resigned_is_told_by_all_parts_of_a_file() -> None:
    session = start_match(3).act(ADA, "pick 1").act(BRUNO, "pick 1").act(CHIOMA, "pick 2")
    session.act(ADA, "draw").do(CHIOMA, Resign())
    session.act(ADA, "take")
    session.do(BRUNO, Resign())
    record = to_record(session.match, session.record)
    require_true(record)
    assert record.result is not None
    assert record.result.resigned == (2, 1)
    assert [event.kind for event in record.events] == ["resigned", "resigned"]
    first, second = record.events
    lies: list[dict[str, Any]] = [
        {"events": (first,)},
        {"events": (second,)},
        {"events": (second, first)},
        {"events": (first, second, second)},
        {"events": (first, replace(second, kind="claimed"))},
        {"events": (first, replace(second, after=first.after))},
        {"events": (replace(first, after=0, turn=1), second)},
        {"events": (replace(first, player=0), second)},
        {"result": replace(record.result, resigned=(1, 2))},
        {"result": replace(record.result, kind="claimed")},
    ]
    for lie in lies:
        assert find_reason(replace(record, **lie)) == "other-events", lie


def test_who_left_has_resigned() -> None:
    session = open_table(ADA, BRUNO, CHIOMA, None, game="middle-ages")
    session.do(ADA, Start())
    session.do(CHIOMA, Resign())
    session.do(ADA, Resign())
    record = to_record(session.match, session.record)
    require_true(record)
    assert record.result is not None
    assert [action.action for action in record.actions] == ["leave", "leave"]
    assert find_reason(replace(record, result=replace(record.result, resigned=(0, 2)))) == "other-events"
    assert find_reason(replace(record, events=(RecordedEvent("resigned", 2, 1, 1),))) == "other-events"
    assert find_reason(replace(record, actions=record.actions[:1])) == "other-events"


# Whatever can be changed in a file and still be accepted is named in the documentation

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
UNPROVEN = set(re.findall(r"`(\w+)`", PAGE.partition("| field | may be untrue |")[2].partition("\n\n")[0]))


def changes_of(value: Any, rng: random.Random) -> list[Any]:
    """Return other values in place of one in a file, as somebody writes them who knows the format."""
    match value:
        case bool():
            return [not value, None]
        case int():
            return [value + 1, value - 1, 0, value + 1_000, rng.randrange(1_000_000)]
        case str():
            return [f"{value}x", "", value[:-1], value.swapcase()]
        case list():
            return [value[:-1], value[1:], value + value[-1:], value[::-1]]
        case dict():
            return [{name: value[name] for name in value if name != left_out} for left_out in ("", *value)]
    return ["x", 1, []]


def change_anything(honest: Any, rng: random.Random) -> tuple[str, Any]:
    """Return the content of a file with another value somewhere, and the name of the field that has it."""
    content = json.loads(json.dumps(honest))
    holder, name = content, rng.choice([name for name in content if name not in ("checksum", "version")])
    field = name
    while isinstance(holder[name], (dict, list)) and holder[name] and rng.random() < 0.8:
        holder = holder[name]
        name = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        field = name if field in ("players", "result") and isinstance(name, str) else field
    holder[name] = rng.choice(changes_of(holder[name], rng))
    data = json.dumps(content | {"checksum": ""}, ensure_ascii=False, separators=(",", ":"))
    content["checksum"] = sha256(data.encode()).hexdigest()
    return field, content


def who_gave_up(content: Any) -> list[tuple[str, int]]:
    """Return the events of a file that tell who gave up."""
    events = content["events"]
    return [(event["kind"], event["player"]) for event in events if event["kind"] in ("resigned", "claimed")]


@pytest.mark.parametrize("file", sorted(SAMPLES.glob("2/*.json")), ids=lambda file: file.stem)
@pytest.mark.sampled(4)
def test_what_can_be_changed_in_a_true_record_is_named_as_unproven(file: Path) -> None:
    rng, accepted = random.Random(file.name), Counter[str]()
    honest = json.loads(file.read_bytes())
    for _ in range(200):
        field, content = change_anything(honest, rng)
        try:
            list(verify(read_record(json.dumps(content).encode())))
        except InvalidRecord:
            continue
        if content != honest:
            accepted[field] += 1
            assert field in UNPROVEN, (field, content)
            assert who_gave_up(content) == who_gave_up(honest)
            assert content["result"] == honest["result"]
    assert accepted
