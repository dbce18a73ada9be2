"""A base class for small open games: nothing is hidden, and one player acts at a time.

It implements what such games have in common, so that a game needs only the following::

    class Nim(TurnGame[Options, State, Action]):
        key = "nim"
        players = range(2, 3)

        def start(self, players: int, options: Options, seed: str) -> State: ...
        def player_to_act(self, state: State) -> int | None: ...
        def moves(self, state: State) -> Iterable[Action]: ...
        def play(self, state: State, player: int, action: Action) -> State: ...
        def points(self, state: State) -> Sequence[int]: ...
"""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, get_args, get_origin

import msgspec

from bot.games.contract import (
    ActionT,
    Game,
    GameView,
    IllegalAction,
    OptionsT,
    Outcome,
    Score,
    StateT,
    TypedStep,
    get_step,
    rank_by,
    with_field_types,
)


class TurnView(GameView, Generic[StateT], frozen=True, kw_only=True):
    """A match as everybody sees it: the whole state, and the legal actions of the player to act."""

    state: StateT
    current: int | None


class TurnGame(Game[OptionsT, StateT, ActionT, TurnView[StateT]], Generic[OptionsT, StateT, ActionT]):
    """An open game in which one player acts at a time.

    The notation of an action is its tag and its fields, such as ``take b 2`` for ``Take("b", 2)``. The fields
    have to be words (``str`` or ``Literal``) without blanks and capital letters, or numbers (``int``). A game
    with another notation overrides ``action_to_string`` and ``action_from_string``.

    A game needs a sentence for each reason of its own that ``refusal`` gives. ``match-over``,
    ``not-your-turn``, ``not-an-action`` and ``not-legal`` have sentences for all games, which it may replace.
    """

    kinds: ClassVar[Mapping[str, type[Any]]]
    """The kinds of actions, by the first word of their notation."""

    def __init_subclass__(cls) -> None:
        """Set ``kinds`` to those of the third type argument of the class.

        Raise ``TypeError`` if the class has no type arguments, or an action no tag of one lowercase word.
        """
        super().__init_subclass__()
        bases = vars(cls).get("__orig_bases__", ())
        if TurnGame in cls.__bases__ and all(get_origin(base) is not TurnGame for base in bases):
            name = cls.__name__
            raise TypeError(f"{name} needs type arguments: class {name}(TurnGame[Options, State, Action])")
        for base in bases:
            match get_args(base):
                case (type(), type(), action):
                    kinds = get_args(action) or (action,)
                    cls.kinds = {_require_tag(cls, kind): kind for kind in kinds}

    @abstractmethod
    def start(self, players: int, options: OptionsT, seed: str) -> StateT:
        """Return the first state of a match; the number of players is checked already."""

    @abstractmethod
    def player_to_act(self, state: StateT) -> int | None:
        """Return the player whose turn it is, or ``None`` when the match is over."""

    @abstractmethod
    def moves(self, state: StateT) -> Iterable[ActionT]:
        """Return the legal actions of the player to act, in a stable order."""

    @abstractmethod
    def play(self, state: StateT, player: int, action: ActionT) -> StateT:
        """Return the state after one of the legal actions, made by the player to act."""

    @abstractmethod
    def points(self, state: StateT) -> Sequence[int]:
        """Return the points of each player so far; at the end they decide, and equal points share a rank."""

    def refusal(self, state: StateT, action: ActionT) -> IllegalAction:  # noqa: ARG002
        """Return the error for an action that is not legal now. A game can name the rule that it breaks."""
        return IllegalAction("not-legal")

    def new_state(self, players: int, options: OptionsT, seed: str) -> StateT:
        """Return the first state of a match. Raise ``ValueError`` for too few or too many players."""
        self.require_player_count(players)
        return self.start(players, options, seed)

    def current_players(self, state: StateT) -> frozenset[int]:
        """Return the player to act; none when the match is over."""
        player = self.player_to_act(state)
        return frozenset() if player is None else frozenset({player})

    def legal_actions(self, state: StateT, player: int) -> list[ActionT]:
        """Return the legal actions of ``player``; empty if it is not their turn."""
        current = self.player_to_act(state)
        return list(self.moves(state)) if current is not None and player == current else []

    def apply_action(self, state: StateT, player: int, action: ActionT) -> StateT:
        """Return the state after ``action``.

        Raise ``IllegalAction`` unless the action is one of ``moves`` and ``player`` the player to act.
        """
        current = self.player_to_act(state)
        if current is None:
            raise IllegalAction("match-over")
        if type(player) is not int or player != current:  # True equals 1, but is no player
            raise IllegalAction("not-your-turn")
        play = get_step(action, self._steps)
        if action not in self.moves(state):
            raise self.refusal(state, action)
        return play(state, player, action)

    def outcome(self, state: StateT) -> Outcome | None:
        """Return ranks by points, or ``None`` while the match goes on."""
        if self.player_to_act(state) is not None:
            return None
        points = self.points(state)
        return Outcome(rank_by(points), tuple(map(Score, points)))

    def view(self, state: StateT, player: int | None) -> TurnView[StateT]:  # noqa: ARG002  nothing is hidden
        """Return the whole match, which everybody may know."""
        current = self.player_to_act(state)
        moves = () if current is None else self.moves(state)
        return TurnView(
            state=state,
            current=current,
            legal=tuple(map(self.action_to_string, moves)),
            outcome=self.outcome(state),
        )

    def action_to_string(self, action: ActionT) -> str:
        """Return the tag of an action and its fields, with blanks between them."""
        tag = action.__struct_config__.tag
        return " ".join(map(str, (tag, *msgspec.structs.astuple(action))))

    def action_from_string(self, text: str) -> ActionT:
        """Return the action written as ``text``, in any case and with any blanks."""
        word, *values = text.lower().split() or [""]
        kind = self.kinds.get(word)
        fields = () if kind is None else kind.__struct_fields__
        if kind is None or len(values) != len(fields):
            raise IllegalAction("not-an-action", text=text)
        try:
            action: ActionT = msgspec.convert(dict(zip(fields, values, strict=True)), kind, strict=False)
        except msgspec.ValidationError as error:
            raise IllegalAction("not-an-action", text=text) from error
        if self.action_to_string(action) != " ".join((word, *values)):  # 1e2 and 1.0 are no numbers here
            raise IllegalAction("not-an-action", text=text)
        return action

    @cached_property
    def _steps(self) -> Mapping[type, TypedStep[StateT]]:
        return with_field_types(dict.fromkeys(self.kinds.values(), self.play))


AnyTurnGame = TurnGame[Any, Any, Any]


def _require_tag(game: type, kind: type[Any]) -> str:
    tag, name = kind.__struct_config__.tag, kind.__name__
    hint = f'such as tag="{name.lower()}"'
    if tag is None:
        raise TypeError(f"{game.__name__}: the action {name} needs a tag, {hint}")
    if not isinstance(tag, str) or tag.lower().split() != [tag]:  # it could never be read from a notation
        raise TypeError(
            f"{game.__name__}: the tag of {name} is {tag!r}; it has to be one lowercase word, {hint}"
        )
    return tag
