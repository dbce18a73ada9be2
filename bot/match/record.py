"""Record files: a whole match as JSON that anybody can check, keep and bring back; see ``docs/record.md``.

A file names no Discord account. It holds what the rules need to play the match again: the game, its options,
the seed and every action. Everything else in it can be checked against that, or is shown as it was written.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import accumulate
from typing import Annotated, Any, Final, Generic, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from bot.games import GAMES, Outcome, Score
from bot.match.computer_users import get_level
from bot.match.events import MOST_EVENTS, Event, RecordedEventKind
from bot.match.models import MOST_ACTIONS, Ending, LoggedAction, Match, is_computer
from bot.match.replay import iterate_public_lines

FORMAT: Final = "guildhall-record"
VERSION: Final = 2
MAX_BYTES: Final = 9_000_000
"""The largest size of a file: less than any user may upload to Discord. The longest match needs less."""
MAX_ACTIONS: Final = MOST_ACTIONS + 10_000
"""The most actions: those that players can make, and room for what the bot does until the match ends."""
MAX_EVENTS: Final = MOST_EVENTS + 100
LATEST: Final = 2**47
"""A time in the year 6429: later ones are mistakes, and some programs cannot convert them to a date."""
_TIMESTAMP_SEPARATOR: Final = " @"
"""The separator before the timestamp in the notation of an action of a race."""
COMPUTER_SIGN: Final = "🤖"
RECORDED_USERS: Final = range(2**63, 2**63 + 16)
"""The users of the players of a record file, by seat: numbers that no Discord account can have."""

LONGEST_NAME: Final = 100
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Time = Annotated[int, Meta(ge=0, le=LATEST)]
Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]
"""A number that every program reads exactly."""


class InvalidRecord(ValueError):  # noqa: N818  reads like IllegalAction
    """A file that is no record, or that contradicts the rules or itself.

    ``reason`` is the key of a sentence, ``details`` the values that it needs.
    """

    def __init__(self, reason: str, /, **details: str | int) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details: Mapping[str, str | int] = details


class RecordedPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player of the match.

    Attributes:
        name: The display name, empty if the player wants to be known by the mark alone.
        mark: The number of the colour and shape.
        computer: The level of a computer player; ``None`` for a person.
    """

    mark: Seat
    name: Name = ""
    computer: Annotated[str, Meta(max_length=32)] | None = None


class RecordedAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An action of a player.

    Attributes:
        player: The number of the player.
        action: What was done, in the notation of the game.
        at: The milliseconds from the start of the match.
        turn: The turn it was made in, from 1.
        cause: Why the bot made it: ``time`` was up, the ``bot`` plays for the player, or it followed from
            another action (``auto``); empty if the player did.
    """

    player: Seat
    action: Annotated[str, Meta(max_length=120)]
    at: Annotated[int, Meta(ge=-LATEST, le=LATEST)]
    turn: Count
    cause: Annotated[str, Meta(pattern="^(time|bot|auto)?$")] = ""


class ActionRow(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """An action of a player, as a list; what is left out at its end has its usual value.

    Attributes:
        player: The number of the player.
        action: What was done, in the notation of the game. What the player did before is not repeated: an
            empty text is the same again, and only an @ with a time the same at another time.
        wait: The milliseconds since the action before, for the first one since the start of the match.
        turn: The turn it was made in, from 1; 0 for that of the action before.
        cause: Why the bot made it: ``time`` was up, the ``bot`` plays for the player, or it followed from
            another action (``auto``); empty if the player did.
    """

    player: Seat
    action: Annotated[str, Meta(max_length=120)]
    wait: Annotated[int, Meta(ge=0, le=LATEST)]
    turn: Count = 0
    cause: Annotated[str, Meta(pattern="^(time|bot|auto)?$")] = ""


ActionT = TypeVar("ActionT")


class RecordedEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happened beside the actions.

    Attributes:
        kind: What happened.
        player: The number of the player whom it concerns.
        after: The number of actions before it.
        turn: The turn in which it happened, 0 if unknown.
    """

    kind: RecordedEventKind
    player: Seat
    after: Count
    turn: Count


class RecordedResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the match ended.

    Attributes:
        kind: ``played`` to the end by the rules, or how it ended before.
        ranks: The rank of each player; empty if nobody won.
        scores: The points of each player; empty if it was not played to the end.
        resigned: The players who gave up, in that order.
    """

    kind: Literal["played", "resigned", "claimed", "cancelled", "ended"]
    ranks: Annotated[tuple[Annotated[int, Meta(ge=1, le=16)], ...], Meta(max_length=16)] = ()
    scores: Annotated[tuple[Number, ...], Meta(max_length=16)] = ()
    resigned: Annotated[tuple[Seat, ...], Meta(max_length=16)] = ()


class RecordFile(msgspec.Struct, Generic[ActionT], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A record file.

    Attributes:
        game: The key of the game.
        options: The options of the game that were chosen; the others have their usual values.
        seed: The source of all randomness; ``None`` until the match is over.
        seed_sha256: The SHA-256 of the seed in hexadecimal, known from the start of the match.
        players: The players by number, from 0.
        started_at: When the match began, in milliseconds since 1970.
        ended_at: When it ended, in milliseconds since 1970; ``None`` while it goes on.
        is_assisted: Whether a computer played in the match or gave a hint.
        actions: All actions, the oldest first; before the end without those that are still secret.
        events: What happened beside the actions, the oldest first.
        result: How the match ended; ``None`` while it goes on.
        checksum: The SHA-256 of the file with an empty checksum and without blanks, in hexadecimal.
    """

    format: Literal["guildhall-record"]
    version: Literal[1, 2]
    game: Annotated[str, Meta(max_length=32)]
    options: dict[str, bool | Number | Annotated[str, Meta(max_length=100)] | None]
    seed: Annotated[str, Meta(max_length=64)] | None
    seed_sha256: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    players: Annotated[tuple[RecordedPlayer, ...], Meta(max_length=16)]
    started_at: Time
    ended_at: Time | None
    is_assisted: bool
    actions: Annotated[tuple[ActionT, ...], Meta(max_length=MAX_ACTIONS)]
    events: Annotated[tuple[RecordedEvent, ...], Meta(max_length=MAX_EVENTS)]
    result: RecordedResult | None
    checksum: Annotated[str, Meta(max_length=64)]


Record: TypeAlias = RecordFile[RecordedAction]
"""A record in memory, of any version."""


class _Header(msgspec.Struct):
    format: str = ""
    version: Count = 0


def hash_seed(seed: str) -> str:
    """Return the SHA-256 of a seed in hexadecimal, shown from the start so that the seed can't be swapped."""
    return sha256(seed.encode()).hexdigest()


def to_record(match: Match, record: Sequence[LoggedAction], names: Sequence[str] = ()) -> Record:
    """Return the record of a match that has begun.

    ``names`` are the players' names by seat, empty for those who are known by their marks. The seed is
    included once the match is over. Actions that are still secret are left out and not counted.
    """
    lines = [each.line for each in iterate_public_lines(match, tuple(record))]
    revisions = [line.public_revision for line in lines]
    marks = match.player_marks or tuple(range(len(match.players)))
    began = match.started_at or 0
    times = tuple(accumulate((max(line.at - began, 0) for line in lines), max))  # a clock can be set back
    ended_at = max(match.ended_at or 0, began + max(times, default=0))
    return sign(
        Record(
            format=FORMAT,
            version=VERSION,
            game=match.game,
            options=match.options,
            seed=match.seed if match.is_over else None,
            seed_sha256=hash_seed(match.seed),
            players=tuple(
                RecordedPlayer(mark, name, get_level(user) if is_computer(user) else None)
                for user, mark, name in zip(
                    match.players, marks, names or ("",) * len(match.players), strict=True
                )
            ),
            started_at=began,
            ended_at=ended_at if match.is_over else None,
            is_assisted=match.is_assisted,
            actions=tuple(
                RecordedAction(line.player, line.action, time, line.turn, line.cause)
                for line, time in zip(lines, times, strict=True)
            ),
            events=tuple(
                RecordedEvent(
                    event.kind,
                    event.player,
                    bisect_right(revisions, event.public_revision),
                    event.turn,
                )
                for event in match.events
                if event.kind != "paused" and event.kind != "unpaused" and event.kind != "stand-in-declined"
            ),
            result=_to_result(match),
            checksum="",
        )
    )


def _to_result(match: Match) -> RecordedResult | None:
    if match.ending is None:
        return None
    outcome = match.ending.outcome
    was_played = match.ending.kind == "played"
    return RecordedResult(
        match.ending.kind,
        outcome.ranks if outcome else (),
        tuple(score.total for score in outcome.scores) if outcome and was_played else (),
        match.resigned,
    )


def write_record(record: Record) -> bytes:
    """Return a record as a file, with a line for each action, event and player."""
    lines, file = [], _to_file(record)
    for name in file.__struct_fields__:
        value = getattr(file, name)
        content = _encode(value).decode()
        if isinstance(value, tuple) and value:
            content = ",\n  ".join(_encode(item).decode() for item in value)
            content = f"[\n  {content}\n ]"
        lines.append(f' "{name}": {content}')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def read_record(data: bytes) -> Record:
    """Return the record in a file without verifying its match. Raise ``InvalidRecord`` for a wrong format."""
    if len(data) > MAX_BYTES:
        raise InvalidRecord("too-large", most=MAX_BYTES // 1000)
    try:
        header = msgspec.json.decode(data, type=_Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidRecord("not-a-record") from error
    if header.format != FORMAT:
        raise InvalidRecord("not-a-record")
    if header.version not in (1, VERSION):
        raise InvalidRecord("unknown-version", version=header.version, newest=VERSION)
    try:
        if header.version == 1:
            record = msgspec.json.decode(data, type=Record)
        else:
            file: Any = msgspec.json.decode(data, type=RecordFile[ActionRow])
            record = replace(file, actions=tuple(_unpack(file.actions)))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidRecord("damaged") from error
    if record.game not in GAMES:
        raise InvalidRecord("unknown-game")
    if record.checksum != sign(record).checksum:
        raise InvalidRecord("changed")
    return record


def sign(record: Record) -> Record:
    """Return the record with its checksum."""
    file = replace(_to_file(record), checksum="")
    return replace(record, checksum=sha256(_encode(file)).hexdigest())


def _to_file(record: Record) -> RecordFile[Any]:
    """Return a record with its actions in the format of its file version."""
    return record if record.version == 1 else replace(record, actions=tuple(_pack(record.actions)))


def _pack(actions: Iterable[RecordedAction]) -> Iterator[list[Any]]:
    """Yield each action as an `ActionRow`, without the values that it shares with earlier actions."""
    before, time, turn = dict[int, tuple[str, str]](), 0, 0
    for line in actions:
        words, _, stamp = line.action.partition(_TIMESTAMP_SEPARATOR)
        last_words, last_stamp = before.get(line.player, ("", ""))
        text = line.action
        if words == last_words:
            text = "" if stamp == last_stamp else f"{_TIMESTAMP_SEPARATOR.strip()}{stamp}" if stamp else text
        row = [line.player, text, line.at - time, line.turn if line.turn != turn else 0, line.cause]
        yield row[: 5 if line.cause else 4 if line.turn != turn else 3]
        before[line.player], time, turn = (words, stamp), line.at, line.turn


def _unpack(rows: Iterable[ActionRow]) -> Iterator[RecordedAction]:
    """Yield the action of each row, with the values that it shares with earlier actions."""
    texts, time, turn = dict[int, str](), 0, 0
    for row in rows:
        text, before = row.action, texts.get(row.player, "")
        if text.startswith(_TIMESTAMP_SEPARATOR.strip()):
            text = f"{before.partition(_TIMESTAMP_SEPARATOR)[0]} {text}"
        texts[row.player] = text = text or before
        time, turn = time + row.wait, row.turn or turn
        yield RecordedAction(row.player, text, time, turn, row.cause)


def _encode(value: Any) -> bytes:
    """Return a value as JSON without blanks, the options in alphabetical order."""
    return msgspec.json.encode(value, order="deterministic")


def to_match(record: Record, last_state: Any) -> tuple[Match, tuple[LoggedAction, ...]]:
    """Return a verified record as a match that is over, and its actions; ``last_state`` is its final state.

    The match belongs to no channel: it has no id, and its players are `RECORDED_USERS`.
    """
    result, began = record.result, record.started_at
    assert result is not None
    actions = tuple(
        LoggedAction(line.player, line.action, began + line.at, line.turn, number, line.cause)
        for number, line in enumerate(record.actions, start=1)
    )
    users = RECORDED_USERS[: len(record.players)]
    outcome = GAMES[record.game].outcome(last_state)
    if result.kind != "played":
        outcome = Outcome(result.ranks, tuple(Score(0) for _ in result.ranks)) if result.ranks else None
    marks = tuple(player.mark for player in record.players)
    match = Match(
        guild_id=0,
        channel_id=0,
        game=record.game,
        status="finished" if outcome else "abandoned",
        options=dict(record.options),
        host=users[0],
        seats=tuple(users),
        marks=() if marks == tuple(range(len(users))) else marks,
        seed=record.seed or "",
        revision=len(actions) + 1,
        public_revision=len(actions) + 1,
        turn=max((line.turn for line in actions), default=1),
        action_count=len(actions),
        state=last_state,
        resigned=result.resigned,
        ending=Ending(result.kind, _find_ending_user(result, users), outcome=outcome),
        events=tuple(
            Event(event.kind, event.player, users[event.player], event.after, event.turn)
            for event in record.events
        ),
        created_at=began,
        started_at=began,
        ended_at=record.ended_at,
    )
    return match, actions


def _find_ending_user(result: RecordedResult, users: Sequence[int]) -> int | None:
    """Return the user who ended a match; ``None`` if the file does not say."""
    if result.kind == "resigned":
        return users[result.resigned[-1]]
    if result.kind == "claimed":
        return next(user for player, user in enumerate(users) if player not in result.resigned)
    return None


def get_recorded_names(record: Record) -> tuple[str, ...]:
    """Return the names of the players of a record by seat, empty for those known by their marks.

    Names of computers have the same sign as everywhere, so that nobody takes them for people.
    """
    return tuple(
        f"{COMPUTER_SIGN} {player.name}" if player.computer and player.name else player.name
        for player in record.players
    )
