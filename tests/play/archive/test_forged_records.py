"""Record files that somebody changed and signed again are refused, or can be shown from start to end."""

import random
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.locales import texts
from bot.match.events import EventKind
from bot.match.record import (
    InvalidRecord,
    Record,
    RecordedEvent,
    RecordedResult,
    get_recorded_names,
    read_record,
    sign,
    to_match,
    to_record,
    write_record,
)
from bot.match.record_checks import verify
from bot.match.replay import Replay
from cogs.archive.frames import describe_frame, with_recorded_names
from cogs.board.captions import ending_lines
from tests.example_games import EVERY_GAME
from tests.match.record_files import random_match, random_options


def forge_actions(record: Record, rng: random.Random) -> dict[str, Any]:
    """Change who acted, in which turn, when and why, or leave actions out."""
    actions, change = (
        list(record.actions),
        rng.choice(["drop", "end", "player", "turn", "at", "cause", "turns"]),
    )
    number = rng.randrange(len(actions))
    if change == "drop":
        del actions[number]
    elif change == "end":
        early_end = RecordedResult(rng.choice(["cancelled", "ended"]))
        return {"actions": tuple(actions[:number]), "result": early_end}
    elif change == "turns":
        turns = sorted(rng.randrange(9) for _ in actions)
        actions = [replace(action, turn=turn) for action, turn in zip(actions, turns, strict=True)]
    else:
        values = {
            "player": rng.randrange(5),
            "turn": rng.randrange(30),
            "at": rng.choice([0, -(2**47), 2**47]),
            "cause": rng.choice(["", "time", "bot", "auto"]),
        }
        actions[number] = replace(actions[number], **{change: values[change]})
    return {"actions": tuple(actions)}


def forge_events(record: Record, rng: random.Random) -> dict[str, Any]:
    """Tell of anything that can happen beside the actions, at any time."""
    events = [
        RecordedEvent(
            rng.choice(get_args(EventKind)),
            rng.randrange(len(record.players)),
            rng.randrange(len(record.actions) + 1),
            rng.choice([0, 1, 5, 1_000_000]),
        )
        for _ in range(rng.randrange(6))
    ]
    return {"events": tuple(events)}


def forge_result(record: Record, rng: random.Random) -> dict[str, Any]:
    """Let the match have ended in another way."""
    assert record.result is not None
    leavers = tuple(rng.sample(range(len(record.players)), rng.randrange(len(record.players))))
    ranks = rng.choice([(), record.result.ranks, tuple(1 + (player in leavers) for player in range(2))])
    scores = rng.choice([(), record.result.scores])
    kind: Any = rng.choice(["played", "resigned", "claimed", "cancelled", "ended"])
    return {"result": RecordedResult(kind, ranks, scores, leavers)}


def forge_table(record: Record, rng: random.Random) -> dict[str, Any]:
    """Change options, marks and times; one option does not exist."""
    names = (*GAMES[record.game].Options.__struct_fields__, "unknown")
    odd = {name: rng.choice([True, False, None, 0, -1, 3, 10**12, "x", ""]) for name in names}
    marks = tuple(replace(player, mark=rng.randrange(6)) for player in record.players)
    return rng.choice(
        [
            {"options": {**record.options, rng.choice(names): odd[rng.choice(names)]}},
            {"players": marks},
            {"started_at": rng.choice([0, 2**47]), "ended_at": rng.choice([None, 0, 2**47])},
        ]
    )


FORGERIES = (forge_actions, forge_events, forge_result, forge_table)


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("length", [1, 12, 5_000])
@pytest.mark.sampled(3)
def test_a_forged_record_is_refused_or_can_be_shown(game: str, length: int) -> None:
    rng = random.Random(f"{game}{length}")
    options = random_options(game, rng)
    match, lines = random_match(game, "forged", players=2, options=options, actions=length)
    honest, readable_count = to_record(match, lines, ["Ada", ""]), 0
    for _ in range(40):
        record = honest
        for forge in rng.sample(FORGERIES, rng.randrange(1, 3)):
            record = replace(record, **forge(record, rng)) if record.actions else record
        try:
            read = read_record(write_record(sign(record)))
            *_, last = verify(read)
        except InvalidRecord:
            continue
        readable_count += 1
        text = tell_all(read, last)
        assert "<@" not in text
        assert "Ada" in text or record.events  # a forged event may say that others sat there
    assert readable_count


def tell_all(record: Record, last: Any) -> str:
    """Return all words of all frames of a record."""
    replay = Replay(*to_match(record, last))
    text = with_recorded_names(replay.match, get_recorded_names(record), texts("en"))
    frames = [describe_frame(replay, number, text) for number in range(len(replay.frames))]
    words = [line for frame in frames for line in (frame.title, *frame.summary, frame.standing)]
    return "\n".join([*words, *ending_lines(replay.match, text)])
