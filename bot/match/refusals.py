"""Refusals: why a command is not carried out, as data from which the cogs make sentences."""

from collections.abc import Mapping

from bot.games import IllegalAction, InvalidOptions
from bot.match.models import Match
from bot.match.versions import Version


class Refusal(Exception):  # noqa: N818  nothing went wrong: the answer is no
    """A command that may not be carried out; ``key`` names the sentence, ``details`` are its variables."""

    def __init__(self, key: str, /, **details: str | int) -> None:
        super().__init__(key, details)
        self.key = key
        self.details = details


class ChannelBusy(Refusal):
    """A match for a channel in which another one was opened first; another place may be free."""

    def __init__(self) -> None:
        super().__init__("busy")


class MatchRefusal(Refusal):
    """A refusal whose sentence may name users of ``match``; ``users`` are those that are its variables."""

    def __init__(self, key: str, match: Match, users: Mapping[str, int] | None = None) -> None:
        super().__init__(key)
        self.match = match
        self.users = users or {}


class NotBegun(Refusal):
    """A request for what a match has only once it has begun; a table that was closed never has it."""

    def __init__(self, match: Match) -> None:
        super().__init__("never-began" if match.is_over else "not-begun")


class NotInMatch(Refusal):
    """A command by a user who does not sit at the table, or does not play or has not played in the match."""

    def __init__(self, match: Match) -> None:
        super().__init__("not-in-match", status="over" if match.is_over else match.status)


class StaleBoard(MatchRefusal):
    """A click on a board that has changed since; ``version`` is the version that the board showed.

    The board may also show a history that is gone, because the database was restored: see `is_lost`.
    """

    def __init__(self, match: Match, version: Version) -> None:
        super().__init__("stale-board", match)
        self.version = version


class StalePanel(Refusal):
    """A click in a private panel of an earlier turn."""

    def __init__(self) -> None:
        super().__init__("stale-panel")


class MatchPaused(MatchRefusal):
    """A command for a match that a moderator has paused."""

    def __init__(self, match: Match) -> None:
        super().__init__("match-paused", match)


class BlockedUser(Refusal):
    """A command that would let a blocked user play in the server; ``is_self`` if they gave it themselves."""

    def __init__(self, user: int, reason: str, *, is_self: bool) -> None:
        super().__init__("you-are-blocked" if is_self else "user-is-blocked", user=str(user), reason=reason)


class NotYourTurn(MatchRefusal):
    """An action of a player who does not have to act now."""

    def __init__(self, match: Match) -> None:
        super().__init__("not-your-turn", match)


class BadOption(Refusal):
    """An option of a table that the game does not accept; made from its ``InvalidOptions``."""

    def __init__(self, error: InvalidOptions) -> None:
        super().__init__("bad-option")
        self.option = error.option
        self.value = error.value
        self.allowed = error.allowed_values


class RuleBroken(MatchRefusal):
    """An action that the rules forbid, with the match in which the player tried it."""

    def __init__(self, match: Match, player: int, error: IllegalAction) -> None:
        super().__init__("rule-broken", match)
        self.player = player
        self.reason = error.reason
        self.values = error.details
