"""What a game adds to the shared surface: the controls under its board."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from bot.client import Guildhall
from bot.games import module_name
from bot.locales import Text
from bot.services.commands import PassTime
from bot.store.records import Match
from cogs.support.controls import Line


class Surface(Protocol):
    """The Discord side of one game, the ``SURFACE`` of its cog. Everything is made from a view.

    ``selection`` is what the player has chosen so far within an action; empty at its start. The verb
    ``pick`` sets it, the verb ``act`` makes the action that is its argument.
    """

    def controls(self, view: Any, selection: str, *, text: Text) -> Sequence[Line]:
        """The lines of buttons and menus; only what is legal now."""

    def choices(self, view: Any, selection: str) -> Sequence[str]:
        """The places in the picture that can be chosen next, once something is selected."""

    def options(self, options: dict[str, Any], *, text: Text) -> list[str]:
        """What was chosen for a match, a line each; nobody has to guess before joining."""

    def warning(self, view: Any, action: str, *, text: Text) -> str:
        """Why the current player may not mean ``action``, a question; empty if there is no doubt."""

    def term(self, value: str, *, text: Text) -> str:
        """How people call what the notation writes as ``value``."""

    def verdict(self, view: Any, *, text: Text) -> str:
        """What decided a match that is over, where that needs a word; else empty."""

    def title(self, view: Any, *, text: Text) -> str:
        """Where the match stands, for the head of its message."""

    def notes(self, match: Match, view: Any, *, text: Text) -> list[str]:  # noqa: ARG002
        """More lines under the head of a board: what the picture can't know, such as the time of day."""
        return []

    async def pass_time(self, bot: Guildhall, match: Match) -> None:
        """Does what is due by the rules."""
        await bot.matches.perform(match.id, 0, PassTime())


def surface(match: Match) -> Surface:
    """The surface of a match's game."""
    return cast("Surface", import_module(f"cogs.{module_name(match.game)}").SURFACE)
