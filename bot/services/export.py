"""The record of a match: replayed to every state, and exported so that everybody can check it."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from bot.games import IllegalAction
from bot.services.computer_users import get_level
from bot.store.models import LoggedAction, Match, is_computer


class PublicLine(NamedTuple):
    """A logged action, the state in which it was made, and the state after it."""

    line: LoggedAction
    before: Any
    after: Any


class BrokenRecord(Exception):  # noqa: N818
    """A record with an action that is illegal where it stands: the database was changed from outside."""


def replay(match: Match, record: Iterable[LoggedAction]) -> Iterator[Any]:
    """Yield every state of a match that has begun: the first one, and the one after each logged action.

    Raise ``BrokenRecord`` if an action is illegal.
    """
    rules = match.rules
    start = rules.new_state(len(match.players), rules.options_from(match.options), match.seed)
    return replay_from(start, match, record)


def replay_from(state: Any, match: Match, record: Iterable[LoggedAction]) -> Iterator[Any]:
    """Yield a state of a match, and the one after each of the actions that were logged from there on.

    Raise ``BrokenRecord`` if an action is illegal.
    """
    rules = match.rules
    yield state
    for line in record:
        try:
            state = rules.apply_action(state, line.player, rules.action_from_string(line.action))
        except IllegalAction as error:
            raise BrokenRecord(match.id, line.action) from error
        yield state


def public_lines(match: Match, record: Sequence[LoggedAction]) -> Iterator[PublicLine]:
    """Yield the logged actions that everybody may know, each with the states before and after it."""
    return _without_hidden(match, record, replay(match, record))


def recent_public_lines(match: Match) -> list[PublicLine]:
    """Return the recent actions that everybody may know, each with the states before and after it.

    Return none of them if they are illegal by now: a change of the rules must not stop a match.
    """
    with suppress(BrokenRecord):
        return list(
            _without_hidden(match, match.recent, replay_from(match.recent_state, match, match.recent))
        )
    return []


def _without_hidden(
    match: Match, record: Sequence[LoggedAction], states: Iterable[Any]
) -> Iterator[PublicLine]:
    for line, (before, after) in zip(record, pairwise(states), strict=False):
        if match.is_over or not match.is_hidden(before, match.rules.action_from_string(line.action)):
            yield PublicLine(line, before, after)


def last_turn(record: Iterable[LoggedAction], present: int, players: Iterable[int]) -> int:
    """Return the last turn before the ``present`` one in which each of ``players`` acted, 0 if unknown."""
    over = [line for line in record if line.turn < present]
    turns = (max((line.turn for line in over if line.player == player), default=0) for player in players)
    return min(turns, default=0)


def seed_hash(seed: str) -> str:
    """Return the SHA-256 of a seed in hexadecimal, shown from the start so that the seed can't be swapped."""
    return sha256(seed.encode()).hexdigest()


def export(match: Match, record: Iterable[LoggedAction]) -> bytes:
    """Return the record as JSON: the game, its options, the number of players, the actions and the events.

    The seed is included once the match is over. Hidden actions are left out and not counted: ``after`` is
    the number of listed actions that had been made when an event happened.
    """
    lines = [each.line for each in public_lines(match, tuple(record))]
    content = {
        "game": match.game,
        "players": len(match.players),
        "options": match.options,
        "rated": not match.is_assisted,
        "computers": {
            player: get_level(user) for player, user in enumerate(match.players) if is_computer(user)
        },
        "seed": match.seed if match.is_over else None,
        "seed_sha256": seed_hash(match.seed),
        "actions": [{"player": line.player, "action": line.action, "at": line.at} for line in lines],
        "events": [
            {
                "player": event.player,
                "kind": event.kind,
                "after": sum(line.public_revision <= event.public_revision for line in lines),
            }
            for event in match.events
        ],
    }
    return msgspec.json.format(msgspec.json.encode(content), indent=2)
