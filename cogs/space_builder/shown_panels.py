"""The private panels that are open: remembering them, and updating them without a click.

A player has one panel: when another is opened, the older one is replaced by a line of text. A panel can be
edited for fifteen minutes. After a restart no panel is known: the next click on a panel updates it, and the
public message opens another.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import discord
from msgspec.structs import replace

from bot.client.bot import bot_of
from bot.games.space_builder import View
from bot.locales import Text
from bot.match.commands import refuse_outsider
from bot.match.models import Match
from bot.match.refusals import NotBegun
from bot.services.outbox import Unreachable
from cogs.board.coach import Coach
from cogs.board.display_names import DisplayNames, find_refused_players
from cogs.kit.discord_errors import raising_unreachable
from cogs.kit.drawing import gallery
from cogs.kit.game_ui import text_for
from cogs.kit.large_pictures import attach, draw_parts, wants_large
from cogs.kit.replies import (
    Interaction,
    ShownMessage,
    is_on_private,
    private_view,
    show_pictures,
    text_of,
)
from cogs.kit.sending import send_view
from cogs.kit.uploads import uploads_in
from cogs.space_builder.panel_content import panel_button_label, panel_view
from rendering import Picture, theme_for, with_names, without_emojis
from rendering.space_builder.board import map_picture, shows_own_map

_log = logging.getLogger(__name__)
_MOST = 4096
_TRIES = 2
_PATIENCE = 5
"""The seconds to wait for Discord before a race goes on without updating a panel."""


class _Panel(NamedTuple):
    """A panel: its message, the interaction that it answers, which can edit it, and its pictures' files."""

    interaction: Interaction
    shown: ShownMessage
    filenames: Sequence[str]


class _Reader(NamedTuple):
    """What a user reads in their panels: the players whom these do not name, and whether maps are large."""

    unnamed: frozenset[int] = frozenset()
    is_large: bool = False


class Panels:
    """The newest panel of each player by match, and older panels that are not replaced by a line yet."""

    def __init__(self) -> None:
        self._open: dict[tuple[int, int], _Panel] = {}
        self._older: dict[int, dict[int, tuple[int, _Panel]]] = {}
        """The older panels by match and message, with their players."""
        self._readers: dict[tuple[int, int], _Reader] = {}
        """The readers of the panels by match and user."""

    def remember(
        self,
        match: Match,
        player: int,
        interaction: Interaction,
        shown: ShownMessage,
        filenames: Sequence[str],
    ) -> None:
        """Remember the interaction with which the panel can be edited from now on, and what it shows."""
        panel = _Panel(interaction, shown, filenames)
        before = self._open.pop((match.id, player), None)
        self._open[match.id, player] = panel
        older = self._older.setdefault(match.id, {})
        if before is not None:
            older[before.shown.message_id] = player, before
        older.pop(shown.message_id, None)
        for panels in (self._open, self._older, self._readers):
            if len(panels) > _MOST:
                del panels[next(iter(panels))]  # type: ignore[arg-type]

    async def _read_view(
        self, interaction: Interaction, match: Match, *, again: bool = True
    ) -> tuple[int, View, Text]:
        """Return the player who clicked, their view, and the texts with the names that they may read.

        Unless ``again``, what they read is known from the panel that they opened, so that a race is not
        held up. Raise ``Refusal`` for users without a seat.
        """
        player, view, _ = get_view_of(interaction, match)
        bot, key = bot_of(interaction), (match.id, interaction.user.id)
        await bot.cog_of(DisplayNames).load_hidden(match.guild_id)
        if again or key not in self._readers:
            unnamed = await find_refused_players(bot, match, interaction.user.id)
            self._readers[key] = _Reader(unnamed, await wants_large(bot, interaction.user.id))
        return player, view, self._named_text(interaction, match)

    def _named_text(self, interaction: Interaction, match: Match) -> Text:
        return named_text_of(interaction, match, self._reader(interaction, match).unnamed)

    def _reader(self, interaction: Interaction, match: Match) -> _Reader:
        return self._readers.get((match.id, interaction.user.id), _Reader())

    async def _draw(self, interaction: Interaction, match: Match, view: View, text: Text) -> list[Picture]:
        return await draw_map(match, view, text, is_large=self._reader(interaction, match).is_large)

    async def send(self, interaction: Interaction, match: Match) -> None:
        """Replace a private acknowledgement with the panel, including the map if the player may see it."""
        player, view, text = await self._read_view(interaction, match)
        coach = ""
        if view.phase == "ready":  # no time is lost on it while a clock runs
            user = interaction.user.id
            coach = await bot_of(interaction).cog_of(Coach).find_panel_line(match, user, {}, text)
        content = _render_panel(match, view, text, await self._draw(interaction, match, view, text), coach)
        interaction.extras.pop("thinking", None)
        edit = interaction.edit_original_response
        shown = await show_pictures(interaction, edit, content.view, content.files)
        self.remember(match, player, interaction, shown, content.filenames)
        await self.replace_older(match, player)

    async def prepare(self, interaction: Interaction, match: Match) -> "PreparedPanel":
        """Draw the panel of the player who clicked, so that afterwards only Discord can fail."""
        player, view, text = await self._read_view(interaction, match)
        content = _render_panel(match, view, text, await self._draw(interaction, match, view, text))
        return PreparedPanel(match, player, content)

    async def send_apart(self, interaction: Interaction, panel: "PreparedPanel") -> int:
        """Send the panel as a new message, and return the message's id, which contains Discord's time.

        An edit of the acknowledgement would keep the time of the acknowledgement. The caller replaces the
        player's older panels later.
        """
        content = panel.content
        send, bot = interaction.followup.send, bot_of(interaction)
        message = await send_view(bot, send, content.view, files=content.files, ephemeral=True, wait=True)
        shown = ShownMessage(message.id, is_new=True)
        self.remember(panel.match, panel.player, interaction, shown, content.filenames)
        return int(message.id)

    async def answer(self, interaction: Interaction, match: Match, *, asks_to_stop: bool = False) -> None:
        """Update the labels of a clicked panel without its pictures.

        If the custom id was copied to a message that others see, send a private panel instead, because a
        panel shows hidden information.
        """
        player, view, text = await self._read_view(interaction, match, again=False)
        if not is_on_private(interaction):
            await self.send_apart(interaction, await self.prepare(interaction, match))
            await self.replace_older(match, player)
            return
        old = uploads_in(interaction.message)
        edit = interaction.edit_original_response
        if not view.is_paused and (old or view.map is None):
            kept = [gallery(upload.filename, upload.description or None) for upload in old]
            again = panel_view(match, view, text, kept, asks_to_stop=asks_to_stop)
            shown = ShownMessage((await send_view(bot_of(interaction), edit, again)).id, is_new=False)
            filenames = [upload.filename for upload in old]
        else:
            content = _render_panel(match, view, text, await self._draw(interaction, match, view, text))
            shown = await show_pictures(interaction, edit, content.view, content.files)
            filenames = content.filenames
        self.remember(match, player, interaction, shown, filenames)
        await self.replace_older(match, player)

    async def replace_older(self, match: Match, player: int) -> None:
        """Replace the player's older panels by a line; keep those that Discord does not let it edit now."""
        older = self._older.get(match.id, {})
        for key, (_, panel) in [item for item in older.items() if item[1][0] == player]:
            words = text_of(panel.interaction)(
                "space-builder-panel-replaced", button=panel_button_label(match)
            )
            line = private_view(words)
            try:
                await _edit(panel, _PanelContent(line, []))
            except Unreachable:
                _log.info("panel.not_replaced")
                continue
            except discord.HTTPException:
                _log.info("panel.gone")
            older.pop(key, None)

    async def push_to(self, match: Match, player: int) -> None:
        """Update the panel of one player, if it is known."""
        panel = self._open.get((match.id, player))
        if panel is not None:
            await self._push(match, player, panel, ())

    async def push(
        self, match: Match, pictures: Mapping[int, Sequence[Picture]] = MappingProxyType({})
    ) -> None:
        """Update all panels of a match concurrently, in random order (rules 7.3.2).

        ``pictures`` are the maps by player that were drawn in advance. A panel that fails stops neither the
        others nor the caller: the public message opens another one. In a pause and at the end of the match,
        the remaining older panels are updated as well, because they show the map.
        """
        panels = [(player, panel) for (number, player), panel in self._open.items() if number == match.id]
        if match.pause is not None or match.is_over:
            panels += self._older.pop(match.id, {}).values()
        Random().shuffle(panels)
        await asyncio.gather(
            *(self._push(match, player, panel, pictures.get(player, ())) for player, panel in panels)
        )

    async def _push(self, match: Match, player: int, panel: _Panel, pictures: Sequence[Picture]) -> None:
        try:
            text, view = self._named_text(panel.interaction, match), match.view(player)
            is_large = self._reader(panel.interaction, match).is_large
            pictures = pictures or await try_draw_map(match, view, text, is_large=is_large)
            for _ in range(_TRIES):
                content = _render_panel(match, view, text, pictures)
                try:
                    shown = await _edit(panel, content)
                except Unreachable:
                    continue
                if shown.is_new:
                    self.remember(match, player, panel.interaction, shown, content.filenames)
                elif self._open.get((match.id, player)) == panel:
                    self._open[match.id, player] = panel._replace(filenames=content.filenames)
                return
            _log.warning("panel.unreachable")
        except discord.HTTPException:
            _log.info("panel.gone")
            if self._open.get((match.id, player)) == panel:
                del self._open[match.id, player]
        except Exception:
            _log.exception("panel.failed")

    def forget(self, match_id: int) -> None:
        """Forget the panels of a match whose round is over."""
        by_match: tuple[dict[tuple[int, int], Any], ...] = self._open, self._readers
        for values in by_match:
            for key in [key for key in values if key[0] == match_id]:
                del values[key]
        self._older.pop(match_id, None)


class _PanelContent:
    """A panel ready to be sent, and the uploads that it shows."""

    def __init__(self, view: discord.ui.LayoutView, files: list[discord.File]) -> None:
        self.view = view
        self.files = files
        self.filenames = [file.filename for file in files]


class PreparedPanel(NamedTuple):
    """The panel of a player, drawn and ready to be sent."""

    match: Match
    player: int
    content: _PanelContent


def _render_panel(
    match: Match, view: View, text: Text, pictures: Sequence[Picture], coach: str = ""
) -> _PanelContent:
    shown = attach(pictures, "map")
    return _PanelContent(panel_view(match, view, text, shown.galleries, coach=coach), shown.files)


async def _edit(panel: _Panel, content: _PanelContent) -> ShownMessage:
    """Edit a panel, and return the message that shows it, which may be a new one.

    Raise ``Unreachable`` if a later try may succeed.
    """
    interaction = panel.interaction
    edit: Callable[..., Awaitable[discord.Message]] = interaction.edit_original_response
    if panel.shown.is_new:
        edit = partial(interaction.followup.edit_message, panel.shown.message_id)
    with raising_unreachable():
        async with asyncio.timeout(_PATIENCE):
            if content.files and content.filenames == panel.filenames:  # what it shows stays
                await send_view(bot_of(interaction), edit, content.view)
                return panel.shown._replace(is_new=False)
            return await show_pictures(interaction, edit, content.view, content.files)


def get_view_of(interaction: Interaction, match: Match) -> tuple[int, View, Text]:
    """Return the player who clicked, their view, and the lookup for their language.

    Raise ``Refusal`` for users without a seat.
    """
    player = match.find_player(interaction.user.id)
    if player is None:
        raise refuse_outsider(match, interaction.user.id)
    if match.state is None:
        raise NotBegun(match)
    return player, match.view(player), named_text_of(interaction, match)


def named_text_of(interaction: Interaction, match: Match, unnamed: frozenset[int] = frozenset()) -> Text:
    """Return the texts of a panel, with the names of all players but the ``unnamed`` ones."""
    names = bot_of(interaction).cog_of(DisplayNames).cached_names(match)
    shown_names = ["" if player in unnamed else name for player, name in enumerate(names)]
    return with_names(text_for(match, text_of(interaction)), shown_names)


async def draw_map(match: Match, view: View, text: Text, *, is_large: bool) -> list[Picture]:
    """Draw the map for the viewer's panel, perhaps in large parts; return nothing if they may not see it."""
    if view.viewer is None or not shows_own_map(view):
        return []
    plain = replace(view, hand=None, ghosts=(), legal=())  # not drawn: it changes with each click
    return await draw_parts(
        is_large, text, draw_panel_map, plain, match.player_marks, text, theme=match.theme
    )


def draw_panel_map(view: View, marks: tuple[int, ...], text: Text, *, theme: str) -> Picture:
    """Draw the map of the viewer, whose clock runs."""
    assert view.viewer is not None
    return map_picture(view, view.viewer, theme=theme_for(theme, marks), text=without_emojis(text))


async def try_draw_map(match: Match, view: View, text: Text, *, is_large: bool) -> list[Picture]:
    """Draw the map as ``draw_map`` does, but return nothing if drawing fails.

    The panel can do without: the channel shows the map too.
    """
    try:
        return await draw_map(match, view, text, is_large=is_large)
    except Exception:
        _log.exception("panel.not_drawn")
        return []
