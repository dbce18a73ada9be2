"""Private panels of players who wait for the others; they disappear when the match goes on."""

from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.events import BOARD_SHOWN, USER_ERASED, listens_to
from bot.match.models import Match
from cogs.kit.brief_answers import PrivateAnswer

_MOST = 1024


class WaitingPanels(commands.Cog):
    """The newest panel of each player who waits, with the turn to which it belongs.

    They are kept in memory only: after a restart, a click on an old panel is refused instead.
    """

    def __init__(self) -> None:
        self._panels: dict[tuple[int, int], tuple[int, PrivateAnswer]] = {}

    def keep(self, match: Match, user: int, panel: PrivateAnswer) -> None:
        """Delete a panel once its turn is over, if its player only waits for the others."""
        player = match.find_player(user)
        if match.is_over or player is None or player in match.players_to_act():
            return
        self._panels.pop((match.id, user), None)
        self._panels[match.id, user] = match.turn, panel
        if len(self._panels) > _MOST:
            del self._panels[next(iter(self._panels))]

    @listens_to(BOARD_SHOWN)
    async def on_board_shown(self, match: Match) -> None:
        """Delete the panels that say that a choice can still be changed, although its turn is over."""
        for user in match.humans:
            turn, panel = self._panels.get((match.id, user), (match.turn, None))
            if panel is not None and (turn != match.turn or match.is_over):
                del self._panels[match.id, user]
                await panel.delete()

    @listens_to(USER_ERASED)
    async def on_user_erased(self, user: int) -> None:
        """Forget the panels of a user."""
        for key in [key for key in self._panels if key[1] == user]:
            del self._panels[key]


def get_waiting_panels(bot: Guildhall) -> WaitingPanels:
    """Return the cog that deletes a bot's outdated panels."""
    cog = bot.get_cog(WaitingPanels.__name__)
    assert isinstance(cog, WaitingPanels)
    return cog
