"""The part of the contract for games against real time."""

from abc import abstractmethod
from typing import Any

from bot.games.contract import ActionT, OptionsT, SimultaneousGame, StateT, ViewT


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


AnyRealTimeGame = RealTimeGame[Any, Any, Any, Any]
