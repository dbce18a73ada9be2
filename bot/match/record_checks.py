"""Checks of a record file: its match is played again, and everything else is compared with that.

`verify` refuses a file that contradicts the rules or itself. What no file can prove, such as names and times,
is listed in ``docs/record.md``.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from bot.games import GAMES, AnyGame, IllegalAction, InvalidOptions, Outcome, RealTimeGame
from bot.match.events import is_assistance
from bot.match.record import LATEST, InvalidRecord, Record, RecordedEvent, RecordedResult, hash_seed
from bot.players import LEVEL_NAMES

_GAVE_UP = frozenset({"resigned", "claimed"})
"""The endings and events of players who resigned or against whom the win was claimed."""


def verify(record: Record) -> Iterator[Any]:
    """Yield the state at the start of a finished match and after each of its actions, checking the file.

    Raise ``InvalidRecord`` if the match is not over, if an action is illegal, or if anything else in the file
    contradicts the match or the rest of the file.
    """
    result = record.result
    if record.seed is None or result is None:
        raise InvalidRecord("not-over")
    if hash_seed(record.seed) != record.seed_sha256:
        raise InvalidRecord("other-seed")
    rules = GAMES[record.game]
    try:
        state = rules.new_state(len(record.players), rules.options_from(record.options), record.seed)
    except (InvalidOptions, ValueError) as error:
        raise InvalidRecord("other-table") from error
    _require_form(record, result)
    _require_times(record)
    _require_players(record, rules)
    resignations = _Resignations(record, result, rules)
    yield state
    for number, line in enumerate(record.actions, start=1):
        try:
            action = rules.action_from_string(line.action)
            after = rules.apply_action(state, line.player, action)
        except IllegalAction as error:
            raise InvalidRecord("illegal-action", number=number) from error
        resignations.follow(number, line.player, action, state, after)
        state = after
        yield state
    outcome = rules.outcome(state)
    resignations.require_complete(outcome)
    _require_result(result, outcome, len(record.players))


def _require_form(record: Record, result: RecordedResult) -> None:
    """Raise ``InvalidRecord`` if the file names players or turns that the match does not have."""
    count, length = len(record.players), len(record.actions)
    seats = [
        *(line.player for line in record.actions),
        *(event.player for event in record.events),
        *result.resigned,
    ]
    turns = [line.turn for line in record.actions]
    if (
        any(seat >= count for seat in seats)
        or len(set(result.resigned)) != len(result.resigned)
        or turns != sorted(turns)
        or 0 in turns[:1]
        or any(event.after > length for event in record.events)
    ):
        raise InvalidRecord("damaged")
    if (result.kind in _GAVE_UP) != (len(result.resigned) == count - 1):  # then one player is left
        raise InvalidRecord("other-result")


def _require_times(record: Record) -> None:
    """Raise ``InvalidRecord`` unless the match began, went on and ended in this order.

    A clock that was set while the match was running could show in the times of version 1.
    """
    began, ended = record.started_at, record.ended_at
    times = [began + line.at for line in record.actions]
    if ended is None or any(time not in range(LATEST) for time in times):
        raise InvalidRecord("damaged")
    if record.version == 1:
        times = []
    if any(later < earlier for earlier, later in pairwise([began, *times, ended])):
        raise InvalidRecord("other-times")


def _require_players(record: Record, rules: AnyGame) -> None:
    """Raise ``InvalidRecord`` unless marks and levels exist, and the match is rightly marked as assisted."""
    marks = [player.mark for player in record.players]
    possible_marks = range(rules.players[-1])
    if any(mark not in possible_marks for mark in marks) or len(set(marks)) != len(marks):
        raise InvalidRecord("damaged")
    if len(rules.players) == 1 and marks != sorted(marks):  # in such games, seats never change marks
        raise InvalidRecord("damaged")
    levels = {player.computer for player in record.players if player.computer is not None}
    is_assisted = bool(levels) or any(is_assistance(event.kind) for event in record.events)
    if not levels.issubset(LEVEL_NAMES) or record.is_assisted != is_assisted:
        raise InvalidRecord("other-players")


class _Resignations:
    """The resignations in a record, compared with its actions.

    A player who gives up leaves by an action if the game has one. Otherwise an event logs it, and the bot
    makes the first legal action for them each time.
    """

    def __init__(self, record: Record, result: RecordedResult, rules: AnyGame) -> None:
        """Take a record. Raise ``InvalidRecord`` if its events contradict its result or each other."""
        self._rules = rules
        self._result = result
        self._length = len(record.actions)
        self._events = _find_resignation_events(record, result)
        self._left: dict[int, int] = {}
        """The number of the action by which a player left."""

    def follow(self, number: int, player: int, action: Any, before: Any, after: Any) -> None:
        """Check an action of a player against the resignations.

        Raise ``InvalidRecord`` if the player had given up before, or leaves now without being listed as
        resigned.
        """
        rules = self._rules
        if isinstance(rules, RealTimeGame) and rules.is_system_action(action):
            return
        event = self._events.get(player)
        if rules.has_left(after, player) and not rules.has_left(before, player):
            if player not in self._result.resigned or (event is not None and event.kind == "resigned"):
                raise InvalidRecord("other-events")
            self._left[player] = number
        elif event is not None and number > event.after and action != _first_legal(rules, before, player):
            raise InvalidRecord("other-events")

    def require_complete(self, outcome: Outcome | None) -> None:
        """Raise ``InvalidRecord`` unless each player who gave up did so, in the order of the result."""
        resigned, order = self._result.resigned, list[int]()
        for player in resigned:
            event = self._events.get(player)
            place = self._left.get(player) or (event.after if event is not None else None)
            if place is None:
                raise InvalidRecord("other-events")
            order.append(place)
        if order != sorted(order):
            raise InvalidRecord("other-events")
        if self._result.kind in _GAVE_UP:
            # The last one to give up ended the match: by leaving, or without any further action.
            ended_by_leaving = self._left.get(resigned[-1]) == self._length > 0 and outcome is not None
            ended_at_once = resigned[-1] not in self._left and order[-1] == self._length and outcome is None
            last_event = self._events.get(resigned[-1])
            is_claimed = last_event is not None and last_event.kind == "claimed"
            if not (ended_by_leaving or ended_at_once) or is_claimed != (self._result.kind == "claimed"):
                raise InvalidRecord("other-events")


def _first_legal(rules: AnyGame, state: Any, player: int) -> Any:
    return next(iter(rules.legal_actions(state, player)), None)


def _find_resignation_events(record: Record, result: RecordedResult) -> Mapping[int, RecordedEvent]:
    """Return the events that log who gave up, by player.

    Raise ``InvalidRecord`` if events are out of order, log a resignation twice, or log one of a player who
    did not give up.
    """
    events, actions = record.events, record.actions
    by_player: dict[int, RecordedEvent] = {}
    for event in events:
        if event.kind in _GAVE_UP:
            if event.player in by_player or event.player not in result.resigned:
                raise InvalidRecord("other-events")
            by_player[event.player] = event
    places, turns = [event.after for event in events], [event.turn for event in events if event.turn]
    is_too_late = any(
        event.turn > actions[event.after].turn for event in events if event.after < len(actions)
    )
    if places != sorted(places) or turns != sorted(turns) or is_too_late:
        raise InvalidRecord("other-events")
    return by_player


def _require_result(result: RecordedResult, outcome: Outcome | None, players: int) -> None:
    """Raise ``InvalidRecord`` unless the result follows from the last position, or from who gave up."""
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    gave_up = result.kind in _GAVE_UP
    if not gave_up and (outcome is not None) != (result.kind == "played"):
        raise InvalidRecord("other-result")
    if outcome is not None:
        ranks = outcome.ranks
        if gave_up and set(outcome.winners).intersection(result.resigned):
            raise InvalidRecord("other-result")
        if not gave_up:
            scores = tuple(score.total for score in outcome.scores)
    elif gave_up:
        ranks = tuple(2 if player in result.resigned else 1 for player in range(players))
    if (result.ranks, result.scores) != (ranks, scores):
        raise InvalidRecord("other-result")
