"""A visit to the real Discord that does each thing once on which the bot relies: no simulation proves it.

Discord may do something without confirming it, and a visit may be interrupted. So each visit, at its begin
and at its end, looks in the server for what visits have made, and deletes it: nothing else combines these
names with this topic, place or owner.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import aiohttp
import discord
from discord import ui
from discord.http import Route

from bot.cli.checks.finding import Finding, fine, note, wrong
from bot.cli.checks.live_board import CLICK, OPEN_FORM, draw_board, find_pictures, new_board, new_form
from bot.client.bot import LONGEST_RATE_LIMIT
from bot.client.start_errors import STARTUP_ERRORS, UNREADABLE, explain, one_line
from bot.client.tuning import adapt_discord_py
from bot.locales import languages, texts
from bot.locales import terminal_text as _text
from bot.settings import Settings
from bot.timestamps import milliseconds, to_milliseconds
from cogs.board.board_messages import folded_layout
from cogs.kit.clicks import VISIT_FORM
from cogs.kit.drawing import draw_off_loop, picture_file
from cogs.kit.permissions import INVITE, named_permissions
from rendering.emojis import draw_emoji, drawings

CHANNEL: Final = "guildhall-check"
FORUM: Final = "guildhall-check-forum"
CLICK_SECONDS: Final = 180.0
"""How long the operator has for the click and the form."""
READY_SECONDS: Final = 30.0
"""How long the gateway may take to list the servers of the bot."""
_BAD_REQUEST: Final = 400
_EMOJI: Final = "guildhall_check"
_HISTORY_LENGTH: Final = 20
"""The number of messages of a channel to look through."""
_FAILURES: Final = (discord.DiscordException, aiohttp.ClientError, TimeoutError, OSError, *UNREADABLE)
T = TypeVar("T")
C = TypeVar("C", discord.TextChannel, discord.ForumChannel)


@dataclass(frozen=True)
class _Creation:
    """Something that a visit has made in Discord, and the channel or thread that it is in, if any."""

    name: str
    delete: Callable[[], Awaitable[object]]
    place: int | None = None


async def check_live(settings: Settings, guild_id: int, report: Callable[[Finding], None]) -> None:
    """Visit a server of the real Discord with the token of the settings, and report what it answers.

    If the visit is cancelled, delete first what it has made.
    """
    if settings.discord_api:
        Route.BASE = settings.discord_api
    shards = settings.shard_count or 1
    client = LiveCheck(guild_id, report, shard_count=shards, shard_id=(guild_id >> 22) % shards)
    try:
        async with client:
            await client.login(settings.discord_token)
            await _check_while_connected(client)
    except (*STARTUP_ERRORS, TimeoutError, OSError) as error:
        report(Finding("wrong", explain(error)))


async def _check_while_connected(client: "LiveCheck") -> None:
    """Run a client's check; if the gateway refuses, cancel the check and raise the gateway's error.

    A client that is deleting what it made may finish that.
    """
    connecting = asyncio.create_task(client.connect(), name="connect")
    checking = asyncio.create_task(client.check(), name="check")
    try:
        await asyncio.wait([connecting, checking], return_when=asyncio.FIRST_COMPLETED)
    finally:
        if not client.is_cleaning_up:
            checking.cancel()
        await asyncio.wait([checking])
    if checking.cancelled():
        connecting.result()
    checking.result()


class LiveCheck(discord.Client):
    """A client that visits one server and reports a finding for each step.

    It deletes what it makes, even if a step in between fails.
    """

    def __init__(self, guild_id: int, report: Callable[[Finding], None], **options: Any) -> None:
        adapt_discord_py()
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_RATE_LIMIT,
            **options,
        )
        self.guild_id = guild_id
        self.is_cleaning_up = False
        self._report = report
        self._made: dict[int, _Creation] = {}
        """What to delete at the end, by id: channels before what is in them."""
        self._answered = {CLICK: asyncio.Event(), VISIT_FORM: asyncio.Event()}
        """Set once a click or a form has been answered, or answering it has failed."""

    async def check(self) -> None:
        """Take all steps and report them."""
        try:
            async with asyncio.timeout(READY_SECONDS):
                await self.wait_until_ready()
        except TimeoutError:
            self._report(wrong("live-not-ready", seconds=round(READY_SECONDS)))
            return
        guild = self.get_guild(self.guild_id)
        if guild is None:
            self._report(wrong("live-no-server", server=str(self.guild_id)))
        elif guild.unavailable:
            self._report(wrong("live-server-unavailable", server=str(self.guild_id)))
        else:
            try:
                await self._visit(guild)
            finally:
                await self._clean_up(guild)

    async def _visit(self, guild: discord.Guild) -> None:
        self._check_permissions(guild)
        await self._delete_earlier(guild)
        channel = await self._find_or_make(
            guild, CHANNEL, discord.TextChannel, guild.create_text_channel, wrong
        )
        if channel is None:
            return
        thread = await self._step("thread", lambda: self._open_thread(channel))
        forum = await self._find_or_make(guild, FORUM, discord.ForumChannel, guild.create_forum, note)
        if forum is not None:
            await self._step("forum-post", lambda: self._open_post(forum))
        place = thread or channel
        board = await self._step("board", lambda: self._post_board(place))
        if board is not None:
            await self._step("edit", lambda: self._edit_board(board))
            await self._step("mention", lambda: self._mention(place))
            await self._wait_for_clicks(board)
            old_board = await self._step("history", lambda: self._find_in_history(place, board))
            await self._step("fold", lambda: self._fold(old_board or board))
        await self._step("emoji", self._upload_emoji)

    def _check_permissions(self, guild: discord.Guild) -> None:
        granted = guild.me.guild_permissions
        missing = [name for name, needed in INVITE if needed and not getattr(granted, name)]
        if missing:
            names = named_permissions(missing, _text)
            self._report(note("live-permissions-missing", server=guild.name, permissions=names))
        else:
            self._report(fine("live-permissions", server=guild.name))

    async def _step(
        self, name: str, take: Callable[[], Awaitable[T]], failed: Callable[..., Finding] = wrong
    ) -> T | None:
        """Take a step and return its result; if Discord refuses, report its answer and return ``None``."""
        step = _text(f"live-step-{name}")
        try:
            return await take()
        except discord.HTTPException as error:
            self._report(failed("live-refused", step=step, **_get_answer(error)))
        except _FAILURES as error:
            self._report(failed("live-failed", step=step, error=f"{type(error).__name__}: {one_line(error)}"))
        return None

    async def _find_or_make(
        self,
        guild: discord.Guild,
        name: str,
        kind: type[C],
        make: Callable[..., Awaitable[C]],
        missing: Callable[..., Finding],
    ) -> C | None:
        """Return the channel with this name; if there is none and the bot may do that, make it."""
        for channel in await self._step("look", guild.fetch_channels) or ():
            if isinstance(channel, kind) and channel.name == name:
                self._report(fine("live-channel-found", name=name))
                return channel
        is_forum = kind is discord.ForumChannel
        if not guild.me.guild_permissions.manage_channels:
            self._report(missing("live-no-forum" if is_forum else "live-no-channel", name=name))
            return None
        reason = _text("live-reason")
        made = await self._step(
            "forum" if is_forum else "channel", lambda: make(name, topic=reason, reason=reason), missing
        )
        if made is not None:
            self._note_creation(f"#{name}", made)
            self._report(fine("live-channel-made", name=name, id=str(made.id)))
        return made

    # Deleting

    def _note_creation(self, name: str, made: Any, place: int | None = None) -> None:
        self._made.setdefault(made.id, _Creation(name, made.delete, place))

    async def _delete_earlier(self, guild: discord.Guild) -> None:
        """Delete what an earlier, interrupted visit has left behind."""
        await self._step("look", lambda: self._find_creations(guild))
        count = len(self._made)
        await self._delete_creations()
        if count > len(self._made):
            self._report(note("live-earlier-deleted", count=count - len(self._made)))

    async def _clean_up(self, guild: discord.Guild) -> None:
        """Delete what was made, and report what remains."""
        self.is_cleaning_up = True
        await self._step("look", lambda: self._find_creations(guild))
        count = len(self._made)
        await self._delete_creations()
        if self._made:
            names = ", ".join(made.name for made in self._made.values())
            self._report(note("live-not-cleaned", names=names))
        elif count:
            self._report(fine("live-cleaned", count=count))

    async def _find_creations(self, guild: discord.Guild) -> None:
        """Note what visits have made in a server, including what Discord made without confirming it."""
        channels = [channel for channel in await guild.fetch_channels() if channel.name in (CHANNEL, FORUM)]
        for channel in channels:
            if getattr(channel, "topic", None) in _in_all_languages("live-reason"):
                self._note_creation(f"#{channel.name}", channel)
        places = {channel.id for channel in channels}
        for thread in await guild.active_threads():
            is_own = thread.owner_id == guild.me.id and thread.parent_id in places
            if is_own and thread.name in _in_all_languages("live-thread-name"):
                self._note_creation(_text("live-step-thread"), thread, thread.parent_id)
        for emoji in await self.fetch_application_emojis():
            if emoji.name == _EMOJI:
                self._note_creation(_text("live-step-emoji"), emoji)
        for channel in channels:
            if channel.id not in self._made and isinstance(channel, discord.TextChannel):
                await self._find_lines_of_threads(channel)

    async def _find_lines_of_threads(self, channel: discord.TextChannel) -> None:
        """Note the messages with which Discord announces threads of visits in a channel that stays."""
        async for message in channel.history(limit=_HISTORY_LENGTH):
            is_own = message.author.id == channel.guild.me.id
            is_line = message.type is discord.MessageType.thread_created
            if is_own and is_line and message.content in _in_all_languages("live-thread-name"):
                self._note_creation(_text("live-step-thread"), message, channel.id)

    async def _delete_creations(self) -> None:
        """Delete what was made, and forget it unless it cannot be deleted."""
        gone: set[int | None] = set()
        for number, made in list(self._made.items()):
            try:
                if made.place not in gone:  # otherwise it was deleted with its place
                    await made.delete()
            except discord.NotFound:
                pass
            except _FAILURES:
                continue
            gone.add(number)
            del self._made[number]

    # The steps

    async def _open_thread(self, channel: discord.TextChannel) -> discord.Thread:
        kind = discord.ChannelType.public_thread
        thread = await channel.create_thread(name=_text("live-thread-name"), type=kind)
        self._note_creation(_text("live-step-thread"), thread, thread.parent_id)
        self._report(fine("live-thread", id=str(thread.id)))
        return thread

    async def _open_post(self, forum: discord.ForumChannel) -> None:
        post = await forum.create_thread(name=_text("live-thread-name"), content=_text("live-reason"))
        self._note_creation(_text("live-step-forum-post"), post.thread, forum.id)
        self._report(fine("live-forum-post", id=str(post.thread.id)))

    async def _post_board(self, place: discord.abc.Messageable) -> discord.Message:
        picture = await draw_off_loop(draw_board, 0)
        began = milliseconds()
        board = await place.send(view=new_board(picture, "first"), file=picture_file(picture, "first"))
        self._note_creation(_text("live-step-board"), board, board.channel.id)
        answer: dict[str, str | int] = {
            "milliseconds": milliseconds() - began,
            "id": str(board.id),
            "files": len(board.attachments),
        }
        if pictures := len(find_pictures(board)):
            self._report(fine("live-board", pictures=pictures, **answer))
        else:
            self._report(wrong("live-board-without-picture", **answer))
        return board

    async def _edit_board(self, board: discord.Message) -> None:
        picture = await draw_off_loop(draw_board, 1)
        try:
            edited = await board.edit(
                view=new_board(picture, "second"),
                attachments=[picture_file(picture, "second")],
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.HTTPException as error:
            if error.status != _BAD_REQUEST:
                raise
            # the bot posts a new message then
            self._report(note("live-edit-refused", **_get_answer(error)))
            return
        is_new = any("second" in url for url in find_pictures(edited))
        self._report(fine("live-edit") if is_new else wrong("live-edit-old-picture"))

    async def _mention(self, place: discord.abc.Messageable) -> None:
        application = await self.application_info()
        owner = application.team.owner_id if application.team else application.owner.id
        user = discord.Object(owner or application.owner.id)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(_text("live-mention-text", user=f"<@{user.id}>")))
        message = await place.send(view=view, allowed_mentions=discord.AllowedMentions(users=[user]))
        self._note_creation(_text("live-step-mention"), message, message.channel.id)
        is_counted = any(mentioned.id == user.id for mentioned in message.mentions)
        self._report((fine if is_counted else wrong)("live-mention" if is_counted else "live-mention-none"))

    async def _wait_for_clicks(self, board: discord.Message) -> None:
        """Let the operator click a button and send a form; report what they did not do."""
        self._report(note("live-please-click", link=board.jump_url, minutes=round(CLICK_SECONDS / 60)))
        waiting = [asyncio.create_task(event.wait()) for event in self._answered.values()]
        await asyncio.wait(waiting, timeout=CLICK_SECONDS)
        for task in waiting:
            task.cancel()
        for custom_id, key in ((CLICK, "live-not-clicked"), (VISIT_FORM, "live-no-form")):
            if not self._answered[custom_id].is_set():
                self._report(note(key))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer what the operator does with the board."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.guild_id != self.guild_id:
            return
        if custom_id == OPEN_FORM:
            await self._step("open-form", lambda: interaction.response.send_modal(new_form()))
        elif custom_id in self._answered:
            await self._step(
                "form" if custom_id == VISIT_FORM else "click", lambda: self._answer(interaction, custom_id)
            )
            self._answered[custom_id].set()

    async def _answer(self, interaction: discord.Interaction, custom_id: str) -> None:
        """Answer a click or a form in private, and report how long the first of them had to wait."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        took = max(0, milliseconds() - to_milliseconds(discord.utils.snowflake_time(interaction.id)))
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(_text("live-thanks")))
        await interaction.edit_original_response(view=view, allowed_mentions=discord.AllowedMentions.none())
        if not self._answered[custom_id].is_set():
            self._report(fine("live-form" if custom_id == VISIT_FORM else "live-click", milliseconds=took))

    async def _find_in_history(
        self, place: discord.abc.Messageable, board: discord.Message
    ) -> discord.Message | None:
        messages = [message async for message in place.history(limit=_HISTORY_LENGTH)]
        found = next((message for message in messages if message.id == board.id), None)
        if found is None or not found.components:
            self._report(wrong("live-history-empty"))
        else:
            self._report(fine("live-history", count=len(messages)))
        return found

    async def _fold(self, board: discord.Message) -> None:
        edited = await board.edit(
            view=folded_layout(_text("live-folded")),
            attachments=[],
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self._report(wrong("live-fold-picture") if find_pictures(edited) else fine("live-fold"))

    async def _upload_emoji(self) -> None:
        image = await draw_off_loop(draw_emoji, next(iter(drawings())))
        emoji = await self.create_application_emoji(name=_EMOJI, image=image)
        self._note_creation(_text("live-step-emoji"), emoji)
        self._report(fine("live-emoji", id=str(emoji.id)))


def _get_answer(error: discord.HTTPException) -> dict[str, str | int]:
    """Return Discord's answer to a request that it refused."""
    return {"status": error.status, "code": str(error.code), "answer": one_line(error.text) or "-"}


def _in_all_languages(key: str) -> set[str]:
    """Return a text in all languages: the visit before this one may have spoken another."""
    return {texts(language)(key) for language in languages()}
