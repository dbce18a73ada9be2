"""The part of the contract for games against real time."""

from abc import abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.games.contract import ActionT, OptionsT, SimultaneousGame, StateT, ViewT


class Moment(NamedTuple):
    """A moment of a round of a race that is over, on the clocks of those who take part.

    Attributes:
        since: The time of the moment before it; -1 for the first.
        clock: Its time, in milliseconds from each player's start.
        player: The player who did something between the two; ``None`` if several did.
        events: What happened between the two, in the order of time.
    """

    since: int
    clock: int
    player: int | None
    events: tuple[Any, ...]


class Run(NamedTuple):
    """How a player did a round of a race, in milliseconds from their start.

    Attributes:
        kind: What is equal for rounds that compare.
        steps: When each step was done for good.
        end: When the player finished without a fault; ``None`` if that was not so.
    """

    kind: Hashable
    steps: tuple[int, ...]
    end: int | None


class RealTimeGame(SimultaneousGame[OptionsT, StateT, ActionT, ViewT]):
    """A race against real time: actions carry timestamps, and the system acts as well.

    No action can be undone, because others have acted meanwhile. Times are in milliseconds since the match
    began, without pauses.
    """

    @abstractmethod
    def add_timestamp(self, state: StateT, player: int, text: str, at: int, number: int) -> str:
        """Return the notation ``text`` of an action that ``player`` made at ``at``, with its timestamp.

        ``number`` is the id of the interaction, which breaks ties. Raise ``IllegalAction`` if ``text`` is no
        action.
        """

    @abstractmethod
    def deadline(self, state: StateT) -> int | None:
        """Return the time at which the system acts unless a player acts before; ``None`` if it does not."""

    @abstractmethod
    def timeout_action(self, state: StateT, at: int) -> tuple[int, ActionT] | None:
        """Return the player and the action that the system makes at ``at``; ``None`` if it has none to make.

        Return ``None`` too if the bot makes the action when it posts the board, as at the start of a race.
        """

    def list_ready(self, state: StateT) -> Sequence[int] | None:  # noqa: ARG002
        """Return who is ready while players get ready for a round; ``None`` while they do not."""
        return None

    @abstractmethod
    def is_system_action(self, action: ActionT) -> bool:
        """Return whether the system makes ``action``, not a player."""

    def is_interruption(self, action: ActionT) -> bool:  # noqa: ARG002
        """Return whether ``action`` stops the race because something went wrong, which boards show."""
        return False

    def is_log_noise_text(self, text: str) -> bool:
        """Return `is_log_noise` of the action in a line of a record, maybe without reading all of it."""
        return self.is_log_noise(self.action_from_string(text))

    def is_log_noise(self, action: ActionT) -> bool:  # noqa: ARG002
        """Return whether the log leaves ``action`` out because it is of no interest by itself."""
        return False

    def ends_frame(self, action: ActionT) -> bool:
        """Return whether a replay has a frame after ``action``: it shows more than that time passed."""
        return not self.is_log_noise(action)

    def is_told(self, action: ActionT) -> bool:
        """Return whether a replay says of ``action`` that it was made."""
        return self.ends_frame(action)

    def list_moments(self, state: StateT, action: ActionT) -> Sequence[Moment]:  # noqa: ARG002
        """Return the moments that a replay shows of a round that ``action`` ends; none if it ends none."""
        return ()

    def faults(self, state: StateT) -> Mapping[int, int]:  # noqa: ARG002
        """Return the faults of those who built in the round that led to ``state``, by player."""
        return {}

    def view_moment(self, state: StateT, moment: Moment) -> ViewT:
        """Return what everybody may know of a moment, from the ``state`` before its round ended."""
        raise NotImplementedError

    def read_run(self, state: StateT, player: int) -> Run | None:  # noqa: ARG002
        """Return a player's run in a round that is about to end; ``None`` for a player without a part."""
        return None

    def add_best_run(self, view: ViewT, player: int, run: Run, races: int) -> ViewT:  # noqa: ARG002
        """Return the view of a moment beside a player's best run of its kind, found among ``races`` races."""
        return view


AnyRealTimeGame = RealTimeGame[Any, Any, Any, Any]
