"""``/match``: the commands for a match of any game."""

from typing import get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.translator import command_text
from bot.match.commands import Cancel, End, MoveMatch, Show, Undo, is_concerned
from bot.match.refusals import Refusal
from bot.players import LEVEL_NAMES
from cogs.archive.clip_planner import Range
from cogs.archive.clips import Clips
from cogs.archive.history import HERE, say_history
from cogs.archive.records import import_record, send_record
from cogs.archive.replay import complete_source, find_source, say_replay
from cogs.archive.replay_source import get_source_match
from cogs.board.actions import change_by_command, get_live_match, undo_answer
from cogs.board.clicks import describe_position
from cogs.board.display_names import DisplayNames
from cogs.board.users import text_for_interaction
from cogs.kit.links import message_link
from cogs.kit.member_permissions import require_may_act
from cogs.kit.moderators import LONGEST_REASON, clean_reason
from cogs.kit.parameters import choices, filter_choices, find_choice, parameters
from cogs.kit.replies import Interaction, report, reporting, say, say_briefly, text_of
from cogs.kit.slash_commands import private_command
from cogs.match.computer_players import ask_for_computer, give_hint
from cogs.match.more_panel import ask_to_cancel, ask_to_resign, cancel_answer, would_end
from cogs.match.time_controls import send_nudge
from cogs.match.turn_log import log_items
from cogs.table.moving import move_to_channel
from cogs.table.places import channel_of
from cogs.table.rematch import ask_for_rematch
from rendering.archive.clip import Format, Speed

_LONGEST_NUMBER = 18
_MISFITS = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""Errors about a command or a value that the bot does not know: a client may have older commands."""


@app_commands.guild_only()
class MatchCommands(
    commands.GroupCog,
    group_name=command_text("command-match-name"),
    group_description=command_text("command-match"),
):
    """The commands of the group, and the handling of commands that fail before they start."""

    def __init__(self, bot: Guildhall) -> None:
        super().__init__()
        self.bot = bot
        bot.tree.error(on_tree_error)

    @private_command("match-show")
    async def show(self, interaction: Interaction) -> None:
        """Post the board again."""
        await change_by_command(interaction, Show(), "shown-again", require_allowed=require_may_act)

    @private_command("match-read")
    async def read(self, interaction: Interaction) -> None:
        """Send the whole position in words."""
        match = await get_live_match(interaction)
        user, text = interaction.user.id, text_of(interaction)
        named_text = await self.bot.cog_of(DisplayNames).name_for_reader(match, user, text)
        await say(interaction, describe_position(match, user, named_text))

    @private_command("match-log")
    async def log(self, interaction: Interaction) -> None:
        """Show the log of the match."""
        match = await get_live_match(interaction)
        text = await text_for_interaction(interaction, match)
        await say(interaction, *await log_items(self.bot, match, text))

    @private_command("match-replay")
    @parameters(match="match-replay")
    async def replay(self, interaction: Interaction, match: str | None = None) -> None:
        """Show a match of this channel turn by turn."""
        await say_replay(interaction, await find_source(interaction, match))

    @replay.autocomplete("match")
    async def _complete_replay(self, interaction: Interaction, query: str) -> list[app_commands.Choice[str]]:
        return await complete_source(interaction, query)

    @private_command("match-history")
    async def history(self, interaction: Interaction) -> None:
        """List the finished matches of this channel."""
        await say_history(interaction, HERE)

    @private_command("match-record")
    @parameters(match="match-record")
    async def record(self, interaction: Interaction, match: str | None = None) -> None:
        """Send the record of the newest match of the channel, or of another one, as a file."""
        source = await find_source(interaction, match)
        source_match = await get_source_match(self.bot, interaction, source)
        await send_record(interaction, self.bot, source_match, text_of(interaction))

    @record.autocomplete("match")
    async def _complete_record(self, interaction: Interaction, query: str) -> list[app_commands.Choice[str]]:
        return await complete_source(interaction, query)

    @private_command("match-import")
    @parameters(file="match-import")
    async def open_file(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Open a record file as a replay."""
        await import_record(interaction, self.bot, file, text_of(interaction))

    @private_command("match-undo")
    async def undo(self, interaction: Interaction) -> None:
        """Undo the last action, or ask the others to agree."""
        match = await get_live_match(interaction)
        changed_match = await self.bot.matches.perform(match, interaction.user.id, Undo())
        await say_briefly(interaction, undo_answer(changed_match, text_of(interaction)))

    @private_command("match-resign")
    async def resign(self, interaction: Interaction) -> None:
        """Ask for confirmation, then resign from the match."""
        match = await get_live_match(interaction)
        await ask_to_resign(interaction, match, text_of(interaction))

    @private_command("match-cancel")
    async def cancel(self, interaction: Interaction) -> None:
        """Cancel the match, after a confirmation if it ends at once, or ask the others to agree."""
        match, user, text = await get_live_match(interaction), interaction.user.id, text_of(interaction)
        if would_end(self.bot, match, user):
            await ask_to_cancel(interaction, match, text)
            return
        changed_match = await self.bot.matches.perform(match, user, Cancel())
        await say_briefly(interaction, text(cancel_answer(changed_match)))

    @private_command("match-rematch")
    async def rematch(self, interaction: Interaction) -> None:
        """Open a table for the same users, or begin once all have asked."""
        await ask_for_rematch(interaction, (await get_live_match(interaction)).id)

    @private_command("match-end")
    @parameters(reason="match-end-reason")
    async def end(self, interaction: Interaction, reason: app_commands.Range[str, 1, LONGEST_REASON]) -> None:
        """End a stuck match; for moderators."""
        if not interaction.permissions.manage_messages:
            raise Refusal("moderators-only")
        match = await get_live_match(interaction)
        await self.bot.matches.perform(match, interaction.user.id, End(clean_reason(reason)))
        await say_briefly(interaction, text_of(interaction)("ended"))

    @private_command("match-hint")
    async def hint(self, interaction: Interaction) -> None:
        """Give a hint."""
        match = await get_live_match(interaction)
        names, text = self.bot.cog_of(DisplayNames), text_of(interaction)
        own = await names.name_for_reader(match, interaction.user.id, text)
        await give_hint(interaction, match, own)

    @private_command("match-computer")
    @parameters(level="match-computer")
    @app_commands.choices(level=choices("level", LEVEL_NAMES))
    async def computer(self, interaction: Interaction, level: str) -> None:
        """Ask whether to seat a computer at the table, or on the user's own seat."""
        match = await get_live_match(interaction)
        await ask_for_computer(interaction, match, level, text_of(interaction))

    @private_command("match-clip")
    @parameters(
        first="match-clip-first", last="match-clip-last", speed="match-clip-speed", kind="match-clip-format"
    )
    @app_commands.choices(speed=choices("speed", get_args(Speed)), kind=choices("format", get_args(Format)))
    async def clip(
        self,
        interaction: Interaction,
        first: app_commands.Range[int, 1] | None = None,
        last: app_commands.Range[int, 1] | None = None,
        speed: str = "normal",
        kind: str = "webp",
    ) -> None:
        """Share the finished match of the channel as a clip."""
        match = await get_live_match(interaction)
        pace, form = find_choice(speed, get_args(Speed)), find_choice(kind, get_args(Format))
        await self.bot.cog_of(Clips).share(interaction, match, Range(first, last), pace, form)

    @private_command("match-nudge")
    async def nudge(self, interaction: Interaction) -> None:
        """Remind the players to act."""
        await require_may_act(interaction)
        await send_nudge(interaction, await get_live_match(interaction))

    @private_command("match-move")
    @parameters(match="match-move")
    async def move(self, interaction: Interaction, match: str) -> None:
        """Move a match to this channel."""
        text = text_of(interaction)
        is_number = match.isascii() and match.isdecimal() and len(match) <= _LONGEST_NUMBER
        moving_match, _ = await self.bot.matches.get(int(match) if is_number else 0)
        if not is_concerned(moving_match, interaction.user.id):
            raise Refusal("no-such-match")
        if moving_match.guild_id != interaction.guild_id:
            raise Refusal("not-this-server")
        place, moved = await move_to_channel(interaction, moving_match, channel_of(interaction), MoveMatch)
        await say_briefly(interaction, text(f"moved-{place.kind}", link=message_link(moved, None)))

    @move.autocomplete("match")
    async def _complete_move(self, interaction: Interaction, query: str) -> list[app_commands.Choice[str]]:
        text = text_of(interaction)
        titles = await self.bot.servers.find_open_matches_elsewhere(
            interaction.user.id, interaction.guild_id or 0, interaction.channel_id or 0
        )
        lines = {
            str(title.id): text("match-move-line", game=text(f"{title.game}-name"), id=str(title.id))
            for title in titles
        }
        return filter_choices(lines, query)


async def on_tree_error(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    """Report a failed command to the user; a failed completion cannot be answered."""
    if interaction.type is not discord.InteractionType.application_command:
        return
    if isinstance(error, _MISFITS):
        async with reporting(interaction):
            raise Refusal("unknown-command")
        return
    await report(interaction, error)


async def setup(bot: Guildhall) -> None:
    """Add the cog."""
    await bot.add_cog(MatchCommands(bot))
