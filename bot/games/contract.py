"""The interface that every game offers to the services, the cogs, the renderers and the computer players.

Names follow OpenSpiel and boardgame.io. States, actions, options and views are frozen
``msgspec.Struct``s of plain values, so ``msgspec.json`` can encode and decode them.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from types import UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from bot.games.option_values import InvalidOptions, find_invalid_option

OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)
StateT = TypeVar("StateT", bound=msgspec.Struct)
ActionT = TypeVar("ActionT", bound=msgspec.Struct)
ViewT = TypeVar("ViewT", bound="GameView")

ACTING: Final[Mapping[int | None, frozenset[int]]] = {
    None: frozenset(),
    **{player: frozenset({player}) for player in range(16)},
}
"""The set of players to act if only this one has to act, or nobody (``None``). Cached for simulations."""

MOST_ADVANTAGE: Final = 300
"""The largest advantage in any game."""


class IllegalAction(ValueError):  # noqa: N818  the field's name for it
    """An action that the rules forbid.

    ``reason`` is the key of the broken rule; ``details`` are the values for the text that explains it.
    """

    def __init__(self, reason: str, /, **details: str | int) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details: Mapping[str, str | int] = details


def require_player(player: int, players: int) -> None:
    """Raise ``IllegalAction`` unless ``player`` is a player number: -1 or ``True`` would index a seat too."""
    if type(player) is not int or not 0 <= player < players:
        raise IllegalAction("not-your-turn")


Apply = Callable[[StateT, int, Any], StateT]
"""A step: a function that takes the state, the player and an action, and returns the state after it."""
TypedStep = tuple[Apply[StateT], tuple[tuple[str, tuple[type, ...]], ...]]
"""A step with the name and the allowed types of each field of its kind of action."""


def with_field_types(steps: Mapping[type, Apply[StateT]]) -> Mapping[type, TypedStep[StateT]]:
    """Return a game's steps for `get_step`. Fields of actions may hold words, numbers or ``None``."""
    return {kind: (step, _field_types(kind)) for kind, step in steps.items()}


def get_step(action: msgspec.Struct, steps: Mapping[type, TypedStep[StateT]]) -> Apply[StateT]:
    """Return the step that applies ``action``.

    Raise ``IllegalAction`` unless the action is one of the game's and each field has its declared type, which
    Python does not check. ``True`` is not accepted as a number, although it equals 1.
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


class Score(msgspec.Struct, frozen=True):
    """The score of one player: the total and the parts that the score sheet lists, in its order."""

    total: int
    parts: tuple[tuple[str, int], ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """The result of a match: ``ranks[player]``, 1 for the best and equal for ties, and ``scores[player]``."""

    ranks: tuple[int, ...]
    scores: tuple[Score, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The players of rank 1; more than one if they share a tie."""
        return tuple(player for player, rank in enumerate(self.ranks) if rank == 1)


def rank_by(merits: Sequence[Any]) -> tuple[int, ...]:
    """Return the rank of each player by merit, the greatest first. Players of equal merit share a rank.

    A merit is a number, or a tuple of numbers that decide one after the other.
    """
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game that has none."""


class HeadStartOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a game in which a weaker player can begin with an advantage.

    ``advantage``: how much ``advantage_player`` has more than the others at the start, in what the game
    counts; 0: all begin alike. At a table the user is known, but not yet the player.
    """

    advantage: Annotated[int, msgspec.Meta(ge=0, le=MOST_ADVANTAGE)] = 0
    advantage_player: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0

    def advantage_of(self, player: int) -> int:
        """Return the advantage of ``player``."""
        return self.advantage if player == self.advantage_player else 0


class GameView(msgspec.Struct, frozen=True, kw_only=True):
    """The fields that the views of all games have.

    Attributes:
        current: The player or players to act, as far as the viewer may know; ``None`` if there are none.
        legal: The notation of the legal actions of the player to act; in a simultaneous phase, of the viewer.
            It may be empty if there are too many to list.
        outcome: The result once the match is over by the rules; ``None`` before.
        early_winners: The winners of a match that was ended early, such as by a resignation; empty if it was
            cancelled. ``None`` in all other matches.
        is_paused: Whether the match is paused, so that nobody can act.
    """

    current: int | tuple[int, ...] | None
    legal: tuple[str, ...]
    outcome: Outcome | None
    early_winners: tuple[int, ...] | None = None
    is_paused: bool = False

    @property
    def is_over(self) -> bool:
        """Whether the match is over, by the rules or early."""
        return self.outcome is not None or self.early_winners is not None

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners of a match that is over, by the rules or early; empty in all other matches."""
        return self.outcome.winners if self.outcome else self.early_winners or ()


class Game(ABC, Generic[OptionsT, StateT, ActionT, ViewT]):
    """The rules of a game. It is stateless: one object serves every match.

    The methods that are not abstract have defaults that suit most games. A game with simultaneous phases is a
    `SimultaneousGame`, a race against real time a `RealTimeGame`. A small game that hides nothing and in
    which players take turns is easiest to write as a `TurnGame`.
    """

    key: ClassVar[str]
    players: ClassVar[range]
    free_options: ClassVar[Collection[str]] = ()
    """The options that may differ from their defaults in rated matches, because they change no strength."""
    advantages: ClassVar[tuple[int, ...]] = ()
    """The advantages to choose from if the options are `HeadStartOptions`: at least two, the smallest first.

    The second makes a casual computer even with an expert, the last one a beginner with a casual computer.
    """
    stopped_fields: ClassVar[Mapping[str, Any]] = {"current": None, "legal": ()}
    """The values that fields of a view get when a match is stopped early, so that they ask for no action."""
    Options: type[OptionsT]
    State: type[StateT]

    def __init_subclass__(cls) -> None:
        """Set ``Options`` and ``State`` to the first two type arguments of the class.

        A game that set them in its body could not name these types in its methods: a type checker takes
        the names there for the attributes, which are no types.
        """
        super().__init_subclass__()
        for base in vars(cls).get("__orig_bases__", ()):
            match get_args(base):
                case (type() as options, type() as state, *_):
                    cls.Options, cls.State = options, state

    @abstractmethod
    def new_state(self, players: int, options: OptionsT, seed: str) -> StateT:
        """Return the first state of a match.

        Equal arguments give an equal state: all chance comes from ``seed``. Raise ``ValueError`` if there are
        too few or too many players.
        """

    def require_player_count(self, players: int) -> None:
        """Raise ``ValueError`` unless a match may have this number of players."""
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            range_text = f"{least} to {most}" if least < most else f"{least}"
            raise ValueError(f"players: {players} is not {range_text}")

    @abstractmethod
    def current_players(self, state: StateT) -> frozenset[int]:
        """Return the players to act: several in a simultaneous phase, none when the match is over."""

    @abstractmethod
    def legal_actions(self, state: StateT, player: int) -> Iterable[ActionT]:
        """Return every legal action of ``player`` in a stable order; empty if it is not theirs to act."""

    @abstractmethod
    def apply_action(self, state: StateT, player: int, action: ActionT) -> StateT:
        """Return the state after ``action``; ``state`` itself stays unchanged.

        Raise ``IllegalAction`` if the rules forbid the action.
        """

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Return the ranks and scores, or ``None`` while the match goes on."""

    @abstractmethod
    def view(self, state: StateT, player: int | None) -> ViewT:
        """Return what ``player`` may know of the state; ``None`` means a spectator."""

    def past_view(self, state: StateT, player: int | None) -> ViewT:
        """Return a view of a past state, only to describe or draw it; the legal actions may be missing.

        A game in which they take long to find leaves them out, because a replay shows many states at a time.
        """
        return self.view(state, player)

    def stop(self, view: ViewT, winners: tuple[int, ...] = ()) -> ViewT:
        """Return ``view`` for a match that was stopped early, in which no player is to act."""
        return msgspec.structs.replace(view, **self.stopped_fields, early_winners=winners)

    def pause(self, view: ViewT) -> ViewT:
        """Return ``view`` for a paused match, in which no player is to act for now."""
        values = {name: value for name, value in self.stopped_fields.items() if name != "phase"}
        return msgspec.structs.replace(view, **values, is_paused=True)

    @abstractmethod
    def action_to_string(self, action: ActionT) -> str:
        """Return the notation of an action: 1 to 60 characters, without spaces at its ends.

        It does not begin with ``@``, which has a meaning in record files.
        """

    @abstractmethod
    def action_from_string(self, text: str) -> ActionT:
        """Return the action written as ``text``: the inverse of ``action_to_string``.

        Raise ``IllegalAction`` if the text is no action of this game.
        """

    def reveals(self, before: StateT, after: StateT) -> bool:  # noqa: ARG002
        """Return whether an action revealed something hidden, so that an undo needs the others' consent."""
        return False

    def phase(self, state: StateT) -> Hashable:  # noqa: ARG002
        """Return a value that changes when a new turn begins, even if the same players have to act again.

        A game in which the turn always passes to another player does not need it.
        """
        return None

    def turn_number(self, state: StateT) -> int | None:  # noqa: ARG002
        """Return the number of the turn, 0 before the first one; ``None`` if boards do not show it."""
        return None

    def is_random(self, action: ActionT) -> bool:  # noqa: ARG002
        """Return whether chance decides what ``action`` does, as in a roll of dice.

        A log then describes the state after it, and a hint does not describe it at all.
        """
        return False

    def only_ends_turn(self, action: ActionT) -> bool:  # noqa: ARG002
        """Return whether ``action`` only ends a turn; summaries mention it if the player did nothing else."""
        return False

    def is_milestone(self, before: StateT, after: StateT) -> bool:  # noqa: ARG002
        """Return whether an action reached a milestone: an event of its own, such as the end of a round.

        The game's `GameUI.milestone` describes it.
        """
        return False

    def has_left(self, state: StateT, player: int) -> bool:  # noqa: ARG002
        """Return whether ``player`` has left the match by the rules, so that nobody can take the seat."""
        return False

    def default_action(self, state: StateT, player: int) -> ActionT | None:
        """Return the action that the bot makes for a player whose time is up, or ``None``."""
        return next(iter(self.legal_actions(state, player)), None)

    def automatic_action(
        self,
        state: StateT,  # noqa: ARG002
        player: int,  # noqa: ARG002
        *,
        may_end_turn: bool,  # noqa: ARG002
    ) -> ActionT | None:
        """Return the action that the bot makes at once for ``player``, who has nothing to decide.

        That is an action that begins a turn, such as a roll of dice. With ``may_end_turn`` it is also the end
        of a turn in which nothing useful is left to do, or any other action without an alternative. Return
        ``None`` if the player has to decide.
        """
        return None

    def ending_action(self, state: StateT, player: int) -> ActionT | None:  # noqa: ARG002
        """Return the action that ends the turn if only optional actions are left, such as buying another one.

        The bot makes it for a player who does nothing more. Return ``None`` as long as an action is left that
        costs nothing and is of any use.
        """
        return None

    def resign_action(self, state: StateT, player: int, at: int) -> ActionT | None:  # noqa: ARG002
        """Return the action by which ``player`` leaves the match; ``None`` to make the first legal action.

        ``at`` is the time in milliseconds since the match began.
        """
        return None

    def options_from(self, values: Mapping[str, Any]) -> OptionsT:
        """Return the options with these plain values, and defaults for the others.

        Raise ``InvalidOptions`` for an option that the game does not have, or a value that it does not allow.
        """
        for unknown in sorted(values.keys() - set(self.Options.__struct_fields__)):
            raise InvalidOptions(unknown, values[unknown], ())
        try:
            return msgspec.convert(dict(values), self.Options)
        except msgspec.ValidationError as error:
            raise find_invalid_option(values, self.Options) from error


class SimultaneousGame(Game[OptionsT, StateT, ActionT, ViewT]):
    """A game with phases in which several players have to act, and may do so in secret."""

    @abstractmethod
    def is_simultaneous(self, state: StateT) -> bool:
        """Return whether several players had to act when this phase began."""

    def is_hidden(self, before: StateT, action: ActionT, now: StateT) -> bool:  # noqa: ARG002
        """Return whether ``action``, made in ``before``, is still hidden from others in the state ``now``."""
        return False

    def hides_who_acted(self, state: StateT) -> bool:  # noqa: ARG002
        """Return whether others may not know which of the players publicly to act have already acted."""
        return False

    def publicly_to_act(self, state: StateT) -> frozenset[int]:
        """Return the players to act, as far as everybody may know."""
        return self.current_players(state)


AnyGame = Game[Any, Any, Any, Any]
