"""The private panels that are open: who has one, and how it is brought up to date without a click.

An interaction can be edited for fifteen minutes. After a restart none is known: a panel answers to the next
click on it, and the public message opens another.
"""

import asyncio
import logging
from random import Random

import discord
from msgspec.structs import replace

from bot.games.space_builder import View
from bot.locales import Text
from bot.services.refusals import Refusal
from bot.store.records import Match
from cogs.space_builder.panel import panel_view, upload
from cogs.support.drawing import drawn
from cogs.support.replies import Interaction, text_of
from cogs.support.uploads import uploads_in
from rendering import THEMES, Picture
from rendering.space_builder import map_picture

_log = logging.getLogger(__name__)
_MOST = 4096


class Panels:
    """The newest interaction of each panel by match and player."""

    def __init__(self) -> None:
        self._open: dict[tuple[int, int], Interaction] = {}

    def remember(self, match: Match, player: int, interaction: Interaction) -> None:
        """From now on ``interaction`` is the one by which the panel can be edited."""
        self._open.pop((match.id, player), None)
        self._open[match.id, player] = interaction
        if len(self._open) > _MOST:
            del self._open[next(iter(self._open))]

    async def send(self, interaction: Interaction, match: Match) -> int:
        """Answers with the panel of whoever clicked, the map on it if they may see it.

        Returns the number of the message, which carries Discord's own time.
        """
        player, view, text = seen_by(interaction, match)
        picture = await map_of(match, view, text)
        shown = _shown(match, view, text, picture)
        files = [shown.file] if shown.file else []
        if interaction.response.is_done():
            message = await interaction.followup.send(view=shown.view, files=files, ephemeral=True, wait=True)
            number = message.id
        else:
            answer = await interaction.response.send_message(view=shown.view, files=files, ephemeral=True)
            number = answer.message_id or interaction.id
        self.remember(match, player, interaction)
        return number

    async def answer(self, interaction: Interaction, match: Match) -> None:
        """Answers a click on a panel by bringing its labels up to date; the picture stays as it is."""
        player, view, text = seen_by(interaction, match)
        old = uploads_in(interaction.message)
        if old or view.map is None:
            shown = panel_view(match, view, text, *(old[0] if old else (None,)))
            await interaction.response.edit_message(view=shown)
        else:
            fresh = _shown(match, view, text, await map_of(match, view, text))
            files = [fresh.file] if fresh.file else []
            await interaction.response.edit_message(view=fresh.view, attachments=files)
        self.remember(match, player, interaction)

    async def push(self, match: Match, pictures: dict[int, Picture] | None = None) -> None:
        """Brings every panel of a match up to date, in random order, none waiting for another (rules 7.3.2).

        ``pictures`` are the maps by player where they have been drawn beforehand.
        """
        known = [(player, one) for (number, player), one in self._open.items() if number == match.id]
        Random().shuffle(known)
        await asyncio.gather(
            *(self._push(match, player, one, (pictures or {}).get(player)) for player, one in known)
        )

    async def _push(
        self, match: Match, player: int, interaction: Interaction, picture: Picture | None
    ) -> None:
        text = text_of(interaction)
        view = match.rules.view(match.state, player)
        picture = picture or await map_of(match, view, text)
        shown = _shown(match, view, text, picture)
        try:
            await interaction.edit_original_response(
                view=shown.view, attachments=[shown.file] if shown.file else []
            )
        except discord.HTTPException:
            _log.info("panel.gone")
            self._open.pop((match.id, player), None)

    def forget(self, match_id: int) -> None:
        """No panel of a match is edited any more: its round is over."""
        for key in [key for key in self._open if key[0] == match_id]:
            del self._open[key]


class _Shown:
    """A panel ready to be sent, and the upload that it shows."""

    def __init__(self, view: discord.ui.LayoutView, file: discord.File | None) -> None:
        self.view = view
        self.file = file


def _shown(match: Match, view: View, text: Text, picture: Picture | None) -> _Shown:
    if picture is None:
        return _Shown(panel_view(match, view, text, None), None)
    file = upload(picture)
    return _Shown(panel_view(match, view, text, file.filename, picture.description), file)


def seen_by(interaction: Interaction, match: Match) -> tuple[int, View, Text]:
    """The player who clicked, what they may see, and their language. Raises ``Refusal`` for strangers."""
    player = match.player_of(interaction.user.id)
    if player is None:
        raise Refusal("not-in-match")
    if match.state is None:
        raise Refusal("not-begun")
    return player, match.rules.view(match.state, player), text_of(interaction)


async def map_of(match: Match, view: View, text: Text) -> Picture | None:
    """The map as the viewer may see it in the panel, drawn off the loop; ``None`` while they may not."""
    if view.map is None or view.viewer is None:
        return None
    seat = view.players[view.viewer].seat
    if seat is None or not seat.builds:
        return None
    plain = replace(view, bench=None, ghosts=(), legal=())  # what changes with each click is not drawn
    return await drawn(map_picture, plain, view.viewer, theme=THEMES[match.theme], text=text)
