"""Private messages with controls: panels and confirmations, which disappear once they are outdated."""

from collections.abc import Iterable
from typing import NamedTuple

from discord.ext import commands

from bot.client.bot import bot_of
from bot.client.events import BOARD_SHOWN, USER_ERASED, listens_to
from bot.locales import texts
from bot.match.digests import is_panel, is_panel_current
from bot.match.models import Match
from bot.match.refusals import StalePanel
from bot.match.versions import Version
from cogs.kit.brief_answers import PrivateAnswer
from cogs.kit.game_ui import get_ui
from cogs.kit.refusals import explain
from cogs.kit.replies import Interaction, answer_refusal, answers_in_place, say, say_instead, text_of

_MOST = 4096


class _Shown(NamedTuple):
    match_id: int
    user: int
    version: Version
    """The version that its controls carry, which is that of a panel or of the board."""
    answer: PrivateAnswer


class PrivateControls(commands.Cog):
    """The private messages whose controls belong to a position of a match.

    Each is deleted once a click on it would be refused as outdated. Of the panels that a user opens in a
    match only the newest stays, and so does the newest confirmation. They are kept in memory only, because
    what would delete them after a restart is a secret of Discord's: then the next click on one removes its
    controls.
    """

    def __init__(self) -> None:
        self._shown: dict[int, _Shown] = {}
        """By message, the oldest first."""
        self._messages: dict[int, set[int]] = {}
        """The messages of each match."""

    async def keep(self, match: Match, user: int, answer: PrivateAnswer, version: Version) -> None:
        """Delete a message once its position is gone, and those that it replaces now."""
        self.forget(answer.message_id)
        replaced = [
            message_id
            for message_id in self._messages.get(match.id, ())
            if self._shown[message_id].user == user
            and is_panel(self._shown[message_id].version) == is_panel(version)
        ]
        self._shown[answer.message_id] = _Shown(match.id, user, version, answer)
        self._messages.setdefault(match.id, set()).add(answer.message_id)
        if len(self._shown) > _MOST:
            self.forget(next(iter(self._shown)))
        await self._delete(replaced)

    def forget(self, message_id: int) -> None:
        """Keep a message whose controls are gone."""
        shown = self._shown.pop(message_id, None)
        if shown is None:
            return
        self._messages[shown.match_id].discard(message_id)
        if not self._messages[shown.match_id]:
            del self._messages[shown.match_id]

    async def _delete(self, message_ids: Iterable[int]) -> None:
        all_shown = [self._shown[message_id] for message_id in message_ids]
        for shown in all_shown:
            self.forget(shown.answer.message_id)
        for shown in all_shown:
            await shown.answer.delete()

    @listens_to(BOARD_SHOWN)
    async def on_board_shown(self, match: Match) -> None:
        """Delete the messages of a match that are outdated now."""
        messages = self._messages.get(match.id, ())
        await self._delete([one for one in messages if _is_outdated(match, self._shown[one])])

    @listens_to(USER_ERASED)
    async def on_user_erased(self, user: int) -> None:
        """Forget the messages of a user."""
        for message_id in [key for key, shown in self._shown.items() if shown.user == user]:
            self.forget(message_id)


def _is_outdated(match: Match, shown: _Shown) -> bool:
    """Return whether the position that a message is about is gone."""
    if match.is_over:
        return True
    if not is_panel(shown.version):
        return match.board_version != shown.version
    player = match.find_player(shown.user)
    if player is None or not is_panel_current(match, player, shown.version):
        return True
    view = match.rules.view(match.state, player)
    return get_ui(match).panel(view, player, "", text=texts(match.locale)) is None


@answer_refusal.register
async def _answer_outdated_panel(refusal: StalePanel, interaction: Interaction) -> None:
    """Explain a click on a panel of an earlier turn; the explanation replaces the panel."""
    show = say if answers_in_place(interaction) else say_instead
    answer = await show(interaction, explain(refusal, text_of(interaction)))
    bot_of(interaction).cog_of(PrivateControls).forget(answer.message_id)
