"""The interface that every game offers to the services, the cogs, the pictures and the computer players.

Names follow OpenSpiel and boardgame.io. States, actions, options and views are frozen
``msgspec.Struct``s of plain values, so ``msgspec.json`` turns them into text and back.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping
from types import UnionType
from typing import Any, ClassVar, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)
StateT = TypeVar("StateT", bound=msgspec.Struct)
ActionT = TypeVar("ActionT", bound=msgspec.Struct)
ViewT = TypeVar("ViewT", bound=msgspec.Struct)


class IllegalAction(ValueError):  # noqa: N818  the field's name for it
    """An action that the rules forbid.

    ``reason`` is the key of the rule broken, ``details`` the values that a sentence about it needs.
    """

    def __init__(self, reason: str, /, **details: str | int) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details: Mapping[str, str | int] = details


def require_player(player: int, players: int) -> None:
    """Raise ``IllegalAction`` unless ``player`` is the number of one of ``players``.

    A negative number or ``True`` would index somebody else's seat.
    """
    if type(player) is not int or not 0 <= player < players:
        raise IllegalAction("not-your-turn")


Apply = Callable[[StateT, int, Any], StateT]
"""What a kind of action does: the state after it, given the state, the player and the action."""
Typed = tuple[Apply[StateT], tuple[tuple[str, tuple[type, ...]], ...]]
"""The same, with the names of the action's fields and the types that their values may have."""


def with_field_types(steps: Mapping[type, Apply[StateT]]) -> Mapping[type, Typed[StateT]]:
    """Return the steps of a game for `get_step`. Fields of actions hold words, numbers or ``None``."""
    return {kind: (step, _field_types(kind)) for kind, step in steps.items()}


def get_step(action: msgspec.Struct, steps: Mapping[type, Typed[StateT]]) -> Apply[StateT]:
    """Return the step of an action. Raise ``IllegalAction`` unless it is of the game, each field of its type.

    Python lets a field hold anything. ``True`` is no number here, though it equals one.
    """
    kind = type(action)
    try:
        step, fields = steps[kind]
    except KeyError:
        raise IllegalAction("not-an-action", text=kind.__name__) from None
    for name, types in fields:
        if type(getattr(action, name)) not in types:
            raise IllegalAction("not-an-action", text=kind.__name__)
    return step


def _field_types(kind: type) -> tuple[tuple[str, tuple[type, ...]], ...]:
    return tuple((name, _types_of(hint)) for name, hint in get_type_hints(kind).items())


def _types_of(hint: Any) -> tuple[type, ...]:
    if get_origin(hint) is Literal:
        return tuple({type(value) for value in get_args(hint)})
    return get_args(hint) if get_origin(hint) is UnionType else (hint,)


class InvalidOptions(ValueError):  # noqa: N818  reads like IllegalAction beside it
    """Options that a game does not know or that are out of range; the message names field and value."""


class Score(msgspec.Struct, frozen=True):
    """What one player reached: the total and the parts that the score sheet lists, in its order."""

    total: int
    parts: tuple[tuple[str, int], ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match: ``ranks[player]`` is 1 for the best, equal for ties; ``scores[player]``."""

    ranks: tuple[int, ...]
    scores: tuple[Score, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The players of rank 1: several share a tie."""
        return tuple(player for player, rank in enumerate(self.ranks) if rank == 1)


class Game(ABC, Generic[OptionsT, StateT, ActionT, ViewT]):
    """A set of rules. Stateless: one object serves every match."""

    key: ClassVar[str]
    players: ClassVar[range]
    stopped: ClassVar[Mapping[str, Any]]
    """The fields of a view that ask for actions, as they are once a match was stopped before its end."""
    is_race: ClassVar[bool] = False
    """Whether players race by the clock: nothing is taken back, and what each does stays secret meanwhile."""
    Options: type[OptionsT]
    State: type[StateT]

    @abstractmethod
    def new_state(self, players: int, options: OptionsT, seed: str) -> StateT:
        """The start of a match. Equal arguments give an equal start; all chance comes from ``seed``."""

    @abstractmethod
    def current_players(self, state: StateT) -> frozenset[int]:
        """Who owes an action now: several in a simultaneous phase, nobody when the match is over."""

    @abstractmethod
    def legal_actions(self, state: StateT, player: int) -> Iterable[ActionT]:
        """Every legal action of ``player`` in a stable order; empty if it is not theirs to act."""

    @abstractmethod
    def apply_action(self, state: StateT, player: int, action: ActionT) -> StateT:
        """The state after ``action``; ``state`` stays as it was. Raises ``IllegalAction``."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Ranks and scores, or ``None`` while the match goes on."""

    @abstractmethod
    def view(self, state: StateT, player: int | None) -> ViewT:
        """What ``player`` (``None``: a spectator) may know of the state."""

    def stop(self, view: ViewT) -> ViewT:
        """Return the view of a match that was stopped before its end: nobody is to act."""
        return msgspec.structs.replace(view, **self.stopped)

    @abstractmethod
    def action_to_string(self, action: ActionT) -> str:
        """The notation of an action: short, without spaces at its ends, at most 60 characters."""

    @abstractmethod
    def action_from_string(self, text: str) -> ActionT:
        """The action written as ``text``; the inverse of ``action_to_string``. Raises ``IllegalAction``."""

    def reveals(self, before: StateT, after: StateT) -> bool:  # noqa: ARG002
        """Whether the step showed something hidden, so that it can't be undone without consent."""
        return False

    def add_timestamp(self, state: StateT, player: int, text: str, at: int, number: int) -> str:  # noqa: ARG002
        """The notation of what ``player`` did at a time: ``text``, with its stamp where the rules want one.

        ``at`` is in milliseconds since the match began, ``number`` that of the interaction. Raises
        ``IllegalAction``.
        """
        return text

    def phase(self, state: StateT) -> Hashable:  # noqa: ARG002
        """What changes when a new turn begins, even if the same players owe an action again."""
        return None

    def is_simultaneous(self, state: StateT) -> bool:  # noqa: ARG002
        """Return whether several owe an action in this phase of the game, or did before they acted."""
        return False

    def publicly_to_act(self, state: StateT) -> frozenset[int]:
        """Who owes an action as far as everybody may know."""
        return self.current_players(state)

    def hides_who_acted(self, state: StateT) -> bool:  # noqa: ARG002
        """Whether nobody may know who of those known to owe an action has made it."""
        return False

    def is_hidden(self, before: StateT, action: ActionT, now: StateT) -> bool:  # noqa: ARG002
        """Whether ``action``, made in ``before``, may not be told yet when the match stands at ``now``."""
        return False

    def is_log_noise(self, action: ActionT) -> bool:  # noqa: ARG002
        """Whether ``action`` is no news by itself, so that a log leaves it out."""
        return False

    def is_random(self, action: ActionT) -> bool:  # noqa: ARG002
        """Whether chance decides what ``action`` does, so that it is told by the position after it."""
        return False

    def is_system_action(self, action: ActionT) -> bool:  # noqa: ARG002
        """Whether ``action`` is not a player's to make: what time does, or the bot."""
        return False

    def deadline(self, state: StateT) -> int | None:  # noqa: ARG002
        """When time has to do something unless somebody acts before, in milliseconds since the begin."""
        return None

    def timeout_action(self, state: StateT, at: int) -> tuple[int, ActionT] | None:  # noqa: ARG002
        """What time does at ``at``, and in whose name; ``None`` if nothing is due or the surface has to."""
        return None

    def has_left(self, state: StateT, player: int) -> bool:  # noqa: ARG002
        """Return whether ``player`` has left by the rules, so that nobody can play on in their place."""
        return False

    def default_action(self, state: StateT, player: int) -> ActionT | None:
        """Return the action to make for ``player``, whose time is up; ``None`` if there is none now."""
        return next(iter(self.legal_actions(state, player)), None)

    def resign_action(self, state: StateT, player: int, at: int) -> ActionT | None:  # noqa: ARG002
        """How ``player`` leaves at the time ``at``; ``None`` where the first legal action is made instead."""
        return None

    def options_from(self, values: Mapping[str, Any]) -> OptionsT:
        """Options made of plain values. Raises ``InvalidOptions`` for unknown or out-of-range ones."""
        unknown = values.keys() - set(self.Options.__struct_fields__)
        if unknown:
            raise InvalidOptions(f"{min(unknown)}: {self.key} has no such option")
        try:
            return msgspec.convert(dict(values), self.Options)
        except msgspec.ValidationError as error:
            raise InvalidOptions(str(error)) from error


AnyGame = Game[Any, Any, Any, Any]
