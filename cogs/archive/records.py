"""Record files: saving a match as a file, and opening a file as a replay."""

from io import BytesIO
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.locales import Text
from bot.match.models import LARGEST_ID, Match
from bot.match.record import LONGEST_NAME, MAX_BYTES, to_record, write_record
from bot.match.refusals import NotBegun, Refusal
from bot.services.import_service import NOWHERE, ImportedReplay
from bot.services.outbox import Unreachable
from cogs.archive.frames import with_recorded_names
from cogs.archive.replay_source import open_import
from cogs.board.buttons import MatchClick
from cogs.board.captions import ending_lines
from cogs.board.display_names import DisplayNames
from cogs.board.story import name_player
from cogs.board.time_lines import time_values
from cogs.kit.clicks import Click, ClickItem, number_in, user_button
from cogs.kit.discord_errors import raising_unreachable
from cogs.kit.drawing import draw_off_loop
from cogs.kit.member_permissions import require_may_write
from cogs.kit.replies import Interaction, say, say_briefly
from cogs.kit.sharing import post, sharing_once
from rendering.words import and_list, clean_name

handlers = Handlers()


@handlers.on_click("record", Who.PEOPLE_HERE, private=True)
async def save_record(click: MatchClick) -> None:
    """Send the record of the match as a file."""
    await send_record(click.interaction, click.bot, click.match, click.text)


async def send_record(interaction: Interaction, bot: Guildhall, match: Match, text: Text) -> None:
    """Send the record of a match as a file. Raise ``Refusal`` before it has begun."""
    if match.state is None:
        raise NotBegun(match)
    actions = await bot.matches.get_actions(match.id)
    names = await names_in_files(bot, match, interaction.user.id)
    content = await draw_off_loop(lambda: write_record(to_record(match, actions, names)))
    file = discord.File(BytesIO(content), filename=f"{match.game}-{match.id}.json")
    await say(interaction, text("record-title"), discord.ui.File(file), files=[file])


async def names_in_files(bot: Guildhall, match: Match, reader: int) -> list[str]:
    """Return the players' names by seat for a file that ``reader`` saves.

    They are empty for players who do not want their names in files, and for those whose invitations the
    reader refuses.
    """
    anonymous_users = await bot.preferences.find_anonymous_users(match)
    names = zip(match.players, await bot.cog_of(DisplayNames).fetch(match, reader), strict=True)
    return ["" if user in anonymous_users else clean_name(name)[:LONGEST_NAME] for user, name in names]


async def import_record(
    interaction: Interaction, bot: Guildhall, file: discord.Attachment, text: Text
) -> None:
    """Check and store a record file, and describe its match. Raise ``Refusal`` if it is invalid."""
    if file.size > MAX_BYTES:  # before anything is downloaded
        raise Refusal("record-too-large", most=MAX_BYTES // 1000)
    try:
        with raising_unreachable():
            data = await file.read()
    except (Unreachable, discord.HTTPException) as error:
        raise Refusal("record-not-downloaded") from error
    import_id = await bot.imports.add(interaction.user.id, data)
    imported = await open_import(interaction, import_id, interaction.channel_id or 0)
    sharing = user_button(text("button-import-share"), "import-share", str(import_id))
    row: ui.ActionRow[Any] = ui.ActionRow(_opening_button(import_id, text), sharing)
    await say(interaction, _describe_import(imported, text), row)


def _opening_button(import_id: int, text: Text) -> ClickItem:
    return user_button(text("button-open-replay"), "replay", f"i{import_id}/0", ButtonStyle.primary)


@handlers.on_user_click("import-share", Who.OWNER, private=True)
async def share_import(click: Click) -> None:
    """Post a match that the user imported in this channel; from then on everybody there can open its replay.

    Raise ``Refusal`` unless the user imported it and may write in the channel.
    """
    interaction, bot, user, text = click.interaction, click.bot, click.user, click.text
    import_id = number_in(click.argument, range(LARGEST_ID + 1))
    imported = await open_import(interaction, import_id, NOWHERE)
    guild_id, channel_id = interaction.guild_id, interaction.channel_id
    if guild_id is None or channel_id is None:
        raise Refusal("share-in-servers")
    await bot.matches.require_unblocked(guild_id, user, {user})
    require_may_write(interaction)
    with sharing_once(interaction, "import-shared-already"):
        title = text("import-shared-by", user=interaction.user.mention)
        row: ui.ActionRow[Any] = ui.ActionRow(_opening_button(import_id, text))
        await post(bot, guild_id, channel_id, title, _describe_import(imported, text), row)
        await bot.imports.share(import_id, user, guild_id, channel_id)
    await say_briefly(interaction, text("import-shared"))


def _describe_import(imported: ImportedReplay, text: Text) -> str:
    """Describe an imported match: its game, its players, its date, its result and its length."""
    replay, names = imported
    match, text = replay.match, with_recorded_names(replay.match, names, text)
    players = [name_player(match, player, text) for player in range(len(match.players))]
    unit, count = replay.length
    lines = [
        text("import-title", game=text(f"{match.game}-name")),
        text("import-players", players=and_list(players, text)),
        text("import-played", at=time_values(match.ended_at or 0)["at"], unit=unit, count=count),
        *ending_lines(match, text),
        text("import-checked"),
    ]
    return "\n".join(lines)


async def setup(bot: Guildhall) -> None:
    """Add the handlers."""
    bot.handlers.include(handlers)
