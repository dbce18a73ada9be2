"""Fill a store with running matches, played by the rules and written in bulk."""

from collections.abc import Iterable, Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import insert

from bot.games import GAMES, AnyGame, RealTimeGame
from bot.match.commands import Act, Command, Context, Join, Start
from bot.match.deliveries import Board, SentMessage
from bot.match.models import LoggedAction, Match
from bot.store import Store
from bot.store.rows import board_to_row, match_to_row
from bot.store.tables import actions, boards, matches, seats

_POSITIONS = 40
_ACTIONS = 12
_NOW = 1_750_000_000_000
_GUILD = 81_384_788_765_712_384
_CHANNEL = 381_870_553_235_193_857
_USER = 115_590_097_100_865_541

IN_TURNS = [rules for rules in GAMES.values() if not isinstance(rules, RealTimeGame)]
"""The games in which players act in turns; a race is measured by its clicks."""

MatchWithRecord = tuple[Match, tuple[LoggedAction, ...]]


def database_url(path: Path) -> str:
    """Return the URL of a SQLite file."""
    return f"sqlite+aiosqlite:///{path}"


async def fill(path: Path, count: int) -> None:
    """Write ``count`` running matches with their records and boards into a new database."""
    store = Store(database_url(path))
    await store.open()
    samples = list(islice(cycle(_sample_matches()), count))
    rows = [_rows(number, match, record) for number, (match, record) in enumerate(samples, 1)]
    try:
        async with store.engine.begin() as connection:
            for place, table in enumerate((matches, seats, actions, boards)):
                await connection.execute(insert(table), [row for kinds in rows for row in kinds[place]])
    finally:
        await store.close()


def _sample_matches() -> list[MatchWithRecord]:
    """Return matches of every game after some actions."""
    return [_play(rules, number) for number in range(_POSITIONS) for rules in IN_TURNS]


def _play(rules: AnyGame, number: int) -> MatchWithRecord:
    rng = Random(f"{rules.key} {number}")
    count = rules.players.start
    match = Match(
        guild_id=_GUILD,
        channel_id=1,
        game=rules.key,
        host=0,
        seats=(0, *(None,) * (count - 1)),
        created_at=_NOW,
    )
    record: list[LoggedAction] = []
    for user in range(1, count):
        match, _ = _perform(match, user, Join())
    match, _ = _perform(match, 0, Start())
    for _ in range(_ACTIONS):
        player = min(match.players_to_act())
        action = rng.choice(list(rules.legal_actions(match.state, player)))
        after, lines = _perform(match, match.players[player], Act(rules.action_to_string(action)))
        if after.is_over:
            break
        match = after
        record += lines
    return match, tuple(record)


def _perform(match: Match, user: int, command: Command) -> MatchWithRecord:
    change = command(Context(match=match, user=user, now=_NOW, seed="5eed" * 8))
    return replace(change.match, revision=match.revision + 1), change.new_actions


def _rows(number: int, match: Match, record: Iterable[LoggedAction]) -> tuple[list[dict[str, Any]], ...]:
    """Return the rows for a match in each table, with the id ``number``."""
    match = replace(
        match,
        id=number,
        guild_id=_GUILD + (number % 50 << 22),
        channel_id=_CHANNEL + number,
        seats=tuple(_USER + number * 10 + seat for seat in range(len(match.seats))),
    )
    filename = f"{match.game}-{number}-{match.revision}.jpg"
    board = Board(
        match_id=number,
        board_seq=match.board_seq,
        mention_seq=match.mention_seq,
        public_revision=match.revision,
        posted_at=_NOW,
        message=SentMessage(
            _CHANNEL - number, "The board as it was sent.", filename, "What the picture shows."
        ),
    )
    return (
        [{"id": number, **match_to_row(match)}],
        list(_seat_rows(match)),
        [{"match_id": number, **asdict(line)} for line in record],
        [board_to_row(board)],
    )


def _seat_rows(match: Match) -> Iterator[dict[str, Any]]:
    for seat, user in enumerate(match.seats):
        yield {"match_id": match.id, "seat": seat, "user_id": user}
