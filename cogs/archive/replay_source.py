"""The source of a replay: a stored match such as ``m12``, or an imported record file such as ``i3``."""

import re
from collections.abc import Sequence

from bot.client.bot import Guildhall, bot_of
from bot.match.models import Match
from bot.match.refusals import Refusal
from bot.match.replay import Replay
from bot.services.import_service import ImportedReplay
from cogs.board.display_names import DisplayNames
from cogs.kit.replies import Interaction

_SOURCE = re.compile(r"([mi])([0-9]{1,18})")


def source_of(match: Match) -> str:
    """Return the source of the replay of a stored match."""
    return f"m{match.id}"


def is_source(text: str) -> bool:
    """Return whether a text has the format of a source."""
    return _SOURCE.fullmatch(text) is not None


async def open_source(
    bot: Guildhall, interaction: Interaction, source: str, number: int | None = None, *, around: int = 1
) -> tuple[Replay, Sequence[str]]:
    """Return a replay, ready to show the frame ``number`` or its beginning, and the players' names.

    ``around`` is an argument of `ReplayService.open`. Raise ``Refusal`` if there is no such replay, or if the
    user may not see it.
    """
    parts = _SOURCE.fullmatch(source)
    if parts is None:
        raise Refusal("unknown-button")
    kind, key = parts[1], int(parts[2])
    if kind == "i":
        return await open_import(interaction, key, interaction.channel_id or 0)
    match = await get_visible_match(bot, interaction, key)
    names = await bot.cog_of(DisplayNames).fetch(match, interaction.user.id)
    return await bot.replays.open(match, number, around=around), names


async def open_import(interaction: Interaction, import_id: int, channel_id: int) -> ImportedReplay:
    """Return an imported match that a user looks at, without the names that were reported in this server.

    Raise ``Refusal`` as `ImportService.open` does.
    """
    bot = bot_of(interaction)
    replay, names = await bot.imports.open(import_id, interaction.user.id, channel_id)
    shown_names = await bot.cog_of(DisplayNames).hide_typed(interaction.guild_id or 0, names)
    return ImportedReplay(replay, tuple(shown_names))


async def get_visible_match(bot: Guildhall, interaction: Interaction, match_id: int) -> Match:
    """Return a match that was played in this channel or by this user.

    Raise the same ``Refusal`` for other matches and for ids without a match, so that nobody learns which
    exist.
    """
    match = await bot.matches.find(match_id)
    if match is not None and (
        interaction.channel_id == match.channel_id or interaction.user.id in match.players
    ):
        return match
    raise Refusal("replay-elsewhere")


async def get_source_match(bot: Guildhall, interaction: Interaction, source: str) -> Match:
    """Return the stored match of a replay. Raise ``Refusal`` for an imported record file."""
    parts = _SOURCE.fullmatch(source)
    if parts is None or parts[1] == "i":
        raise Refusal("replay-not-found")
    return await get_visible_match(bot, interaction, int(parts[2]))
