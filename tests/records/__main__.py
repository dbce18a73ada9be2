"""Write the sample files that are missing; those that exist stay, because people have such files."""

import random
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.match.commands import Cancel, ClaimWin, Hint, PlayOn, Resign, Start
from bot.match.models import TimeControl
from bot.match.quiet_hours import DAY
from bot.match.record import VERSION, Record, to_record, write_record
from bot.match.record_checks import verify
from bot.match.seat_status import MOST_LATE_TURNS, SeatStatus
from tests.games.test_contract import choose
from tests.match.record_files import random_match, random_options
from tests.match.seats import ADA, BRUNO, CHIOMA, DMITRI, NOW, MatchSession, open_table
from tests.records import SAMPLES

BEGINNER, MASTER = -1, -4
NAMES = ("Ada", "Bruno", "Chioma", "Dmitri")
LATE = TimeControl(turn_time=DAY, bank=0, overtime="claim")


class Sample(NamedTuple):
    """A match of a game with some seats and options, and what happens in it."""

    game: str
    seats: tuple[int, ...]
    happens: Callable[[MatchSession, random.Random], None]
    options: Mapping[str, Any] = {}
    names: tuple[str, ...] = NAMES
    marks: tuple[int, ...] = ()


def play(session: MatchSession, rng: random.Random, most: int = 5_000) -> None:
    """Make random actions of the players to act."""
    for _ in range(most):
        match = session.match
        if not match.players_to_act():
            return
        player, action = choose(match.rules, match.state, rng)
        session.act(match.players[player], match.rules.action_to_string(action))


def resign(session: MatchSession, rng: random.Random) -> None:
    """Play, and let all but one player resign one after the other."""
    for user in session.match.humans[1:]:
        play(session, rng, 12)
        session.do(user, Resign())


def cancel(session: MatchSession, rng: random.Random) -> None:
    """Call the match off."""
    play(session, rng, 3)
    if not session.match.is_over:
        session.match = replace(session.match, turn=1)
    session.do(ADA, Cancel())


def claim(session: MatchSession, rng: random.Random) -> None:
    """Let Bruno be so late that Ada claims the match."""
    play(session, rng, 9)
    late = SeatStatus(running_since=NOW, is_late=True)
    session.match = replace(session.match, time_control=LATE, seat_statuses=(SeatStatus(), late))
    session.do(ADA, ClaimWin(1))


def be_late(session: MatchSession, rng: random.Random) -> None:
    """Give hints, and let the bot play for Bruno, who was late too often."""
    play(session, rng, 9)
    while not session.match.is_over:
        statuses = tuple(
            SeatStatus(late_turns=MOST_LATE_TURNS if user == BRUNO else 0) for user in session.match.players
        )
        session.match = replace(session.match, seat_statuses=statuses)
        if session.match.awaits_bot(1):
            session.do(BRUNO, PlayOn(1))
            continue
        if rng.random() < 0.2 and 0 in session.match.players_to_act():
            session.do(ADA, Hint())
        play(session, rng, 1)


THREE, FOUR = (ADA, BRUNO, CHIOMA), (ADA, BRUNO, CHIOMA, DMITRI)
CASES: Mapping[str, Sample] = {
    "constructor-played": Sample("constructor", (ADA, BRUNO), play, {"starter": "ice", "decider": True}),
    "constructor-unnamed": Sample("constructor", (ADA, BRUNO), play, {"extra_patterns": True}, ("", "")),
    "constructor-resigned": Sample("constructor", (ADA, BRUNO), resign, {"same_pattern": False}),
    "constructor-cancelled": Sample("constructor", (ADA, BRUNO), cancel),
    "constructor-claimed": Sample("constructor", (ADA, BRUNO), claim),
    "constructor-late": Sample("constructor", (ADA, BRUNO), be_late),
    "constructor-computer": Sample("constructor", (ADA, BEGINNER), play, names=("Ada", "Tick")),
    "middle-ages-played": Sample("middle-ages", FOUR, play, {"target_vp": 8}, marks=(3, 2, 1, 0)),
    "middle-ages-thai": Sample("middle-ages", THREE, play, {"send_cost": "flat", "end_rule": "one_more"}),
    "middle-ages-resigned": Sample("middle-ages", THREE, resign),
    "middle-ages-late": Sample("middle-ages", (ADA, BRUNO), be_late, {"target_vp": 5}),
    "middle-ages-computer": Sample("middle-ages", (ADA, MASTER), play, {"target_vp": 6}, ("Ada", "Tock")),
    "builders-played": Sample("builders", FOUR, play, {"spaces": 12, "head_start": 0}),
    "builders-resigned": Sample("builders", THREE, resign),
    "builders-cancelled": Sample("builders", (ADA, BRUNO), cancel),
    "builders-late": Sample("builders", (ADA, BRUNO), be_late, {"shortest_side": 2}),
}


def record_of(sample: Sample) -> Record:
    """Return the record of a sample."""
    session = open_table(*sample.seats, game=sample.game, options=sample.options)
    session.do(ADA, Start())
    if sample.marks:
        session.match = replace(session.match, marks=sample.marks)
    rng = random.Random(sample.game)
    sample.happens(session, rng)
    if not session.match.is_over:
        raise ValueError(sample)
    return to_record(session.match, session.record, sample.names[: len(sample.seats)])


def record_of_race(number: int) -> Record:
    """Return the record of a random match of Space Builder, whose actions carry their times."""
    options = random_options("space-builder", random.Random(number))
    match, lines = random_match("space-builder", f"race {number}", options=options, actions=500)
    return to_record(match, lines, NAMES[: len(match.players)])


def main() -> None:
    """Write the files that are missing, after checking them."""
    records = {name: record_of(sample) for name, sample in CASES.items()}
    records |= {f"space-builder-{number}": record_of_race(number) for number in range(4)}
    folder = SAMPLES / str(VERSION)
    folder.mkdir(exist_ok=True)
    for name, record in records.items():
        list(verify(record))
        file = folder / f"{name}.json"
        if not file.exists():
            file.write_bytes(write_record(record))


if __name__ == "__main__":
    main()
