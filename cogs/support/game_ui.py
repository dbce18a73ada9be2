"""What a game adds to the shared surface: the controls under its board."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from bot.client import Guildhall
from bot.games import module_name
from bot.locales import Text
from bot.services.commands import PassTime
from bot.store.models import Match
from cogs.support.controls import Control, Line, Panel


class GameUI(Protocol):
    """The Discord side of one game, the ``UI`` of its cog. Everything is made from a view.

    ``selection`` is what the player has chosen so far within an action; empty at its start. Under the board
    the verb ``pick`` sets it and the verb ``act`` makes the action that is its argument. A game of secrets
    has the verb ``panel`` there: it opens the clicker's own private panel, in which ``panel-set`` sets the
    selection and ``panel-act`` makes the action. A surface inherits what it does not need to say.
    """

    def controls(self, view: Any, selection: str, *, text: Text) -> Sequence[Line]:
        """The lines of buttons and menus; only what is legal now."""

    def choices(self, view: Any, selection: str) -> Sequence[str]:
        """The places in the picture that can be chosen next, once something is selected."""

    def options(self, options: dict[str, Any], *, text: Text) -> list[str]:
        """What was chosen for a match, a line each; nobody has to guess before joining."""

    def title(self, view: Any, *, text: Text) -> str:
        """Where the match stands, for the head of its message."""

    def notes(self, match: Match, view: Any, *, text: Text) -> list[str]:  # noqa: ARG002
        """More lines under the head of a board: what the picture can't know, such as the time of day."""
        return []

    async def pass_time(self, bot: Guildhall, match: Match) -> None:
        """Does what is due by the rules."""
        await bot.matches.perform(match.id, 0, PassTime())

    def panel(self, view: Any, player: int, selection: str, *, text: Text) -> Panel | None:  # noqa: ARG002
        """The private panel of ``player``, ``None`` while there is nothing on it."""
        return None

    def expand_action(self, action: str, see: Callable[[], Any]) -> str:  # noqa: ARG002
        """The actions, with ``;`` between them, that a button or a typed word stands for.

        ``see`` gives the view in which it is asked.
        """
        return action

    def confirmation(self, view: Any, action: str, *, text: Text) -> str:  # noqa: ARG002
        """Why the current player may not mean ``action``, a question; empty if there is no doubt."""
        return ""

    def examples(self, view: Any, player: int) -> Sequence[str]:  # noqa: ARG002
        """Actions to name as possible where there are too many to name all; else none."""
        return ()

    def term(self, value: str, *, text: Text) -> str:  # noqa: ARG002
        """How people call what the notation writes as ``value``."""
        return value

    def verdict(self, view: Any, *, text: Text) -> str:  # noqa: ARG002
        """What decided a match that is over, where that needs a word; else empty."""
        return ""

    def end_controls(self, *, text: Text) -> list[Control]:  # noqa: ARG002
        """Buttons under a match that is over, beside those of every game."""
        return []


def get_ui(match: Match) -> GameUI:
    """The surface of a match's game."""
    return cast("GameUI", import_module(f"cogs.{module_name(match.game)}").UI)
