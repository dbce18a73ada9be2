"""Where a match is played: in the channel of the command, in a new thread, or in a post of a forum."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final

import discord
from discord.channel import ThreadWithMessage

from bot.client.bot import bot_of
from bot.locales import Text, texts
from bot.match.refusals import Refusal
from bot.match.servers import ServerSettings
from cogs.board.display_names import DisplayNames
from cogs.kit.member_permissions import require_may_post, require_may_post_in_forum
from cogs.kit.permissions import missing_permissions, require_permissions
from cogs.kit.replies import Interaction, text_of
from cogs.table.allowed_channels import is_allowed, require_allowed_channel
from cogs.table.forum_posts import find_forum, find_forum_problem, find_tags
from rendering.words.player_names import clean_name

_LONGEST_NAME = 100
_A_WEEK: Final = 10080
"""The minutes of silence after which Discord archives a thread."""

Channel = discord.TextChannel | discord.Thread | discord.VoiceChannel


@dataclass(frozen=True, slots=True)
class PlaceChoice:
    """The place chosen for a match.

    Attributes:
        kind: ``here``, ``in-thread`` or ``in-forum``.
        forum: The forum in which to make a post; ``None`` for other places.
        note: A sentence for the host if the server prefers another place; usually empty.
    """

    kind: str
    forum: discord.ForumChannel | None = None
    note: str = ""


def channel_of(interaction: Interaction) -> Channel:
    """Return the channel of a command. Raise ``Refusal`` if no match can be played there."""
    channel = interaction.channel
    if isinstance(channel, Channel):
        return channel
    raise Refusal("wrong-channel")


async def choose_place(
    interaction: Interaction,
    settings: ServerSettings,
    game: str,
    *,
    thread: bool | None,
    practice: bool,
    thread_if_taken: bool,
) -> PlaceChoice:
    """Return where a match of a game is played. Raise ``Refusal`` if no place is possible and allowed.

    ``thread`` is the host's choice, or ``None`` if the server decides. Practice is always in a thread. With
    ``thread_if_taken``, the match gets a thread if the channel has a match already.
    """
    channel, text, guild = channel_of(interaction), text_of(interaction), interaction.guild
    is_here_allowed = is_allowed(settings, channel, practice=practice)
    note = ""
    if guild and settings.place == "forum" and thread is None and not (practice and is_here_allowed):
        forum, note = find_forum(guild, settings), find_forum_problem(guild, settings, text, [game])
        if forum is not None and not note and _can_see(interaction, forum):
            require_may_post_in_forum(interaction, settings, forum)
            return PlaceChoice("in-forum", forum)
        if note and not is_here_allowed:
            raise Refusal("forum-unusable", problem=note)
        note = note and text("opened-outside-forum", problem=note)
    require_allowed_channel(settings, interaction, channel, practice=practice)
    if thread is None and settings.place == "thread" and isinstance(channel, discord.TextChannel):
        thread = not missing_permissions(interaction.app_permissions, in_thread=False, new_thread=True)
        note = "" if thread else text("opened-outside-thread")
    if practice:
        thread = thread or not isinstance(channel, discord.Thread)
    if thread_if_taken and isinstance(channel, discord.TextChannel):
        is_taken = await bot_of(interaction).matches.is_channel_taken(channel.id)
        thread = thread or is_taken
    require_permissions(
        interaction.app_permissions,
        text,
        in_thread=isinstance(channel, discord.Thread),
        new_thread=bool(thread),
        guild=guild,
        user=interaction.user,
    )
    require_may_post(interaction, settings, new_thread=bool(thread))
    return PlaceChoice("in-thread" if thread else "here", note=note)


def _can_see(interaction: Interaction, forum: discord.ForumChannel) -> bool:
    user = interaction.user
    return isinstance(user, discord.Member) and forum.permissions_for(user).view_channel


@asynccontextmanager
async def open_channel(
    interaction: Interaction, place: PlaceChoice, game: str, locale: str
) -> AsyncIterator[Channel]:
    """Yield the channel for a new match, which the body stores; make a thread or a post if necessary.

    Raise ``Refusal`` if that is impossible.
    """
    if place.kind == "here":
        yield channel_of(interaction)
        return
    make = new_thread if place.forum is None else partial(_new_post, forum=place.forum)
    async with make(interaction, game=game, locale=locale) as thread:
        yield thread


@asynccontextmanager
async def new_thread(interaction: Interaction, game: str, locale: str) -> AsyncIterator[discord.Thread]:
    """Yield a new thread of the user's channel for a match, which the body stores or moves there.

    Raise ``Refusal`` if the channel cannot have threads.
    """
    channel, name = interaction.channel, await _name(interaction, game, texts(locale))
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("no-thread-here")

    async def create() -> discord.Thread:
        try:
            return await channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=_A_WEEK
            )
        except discord.Forbidden as error:
            raise Refusal("no-thread-here") from error

    async with _empty_thread(interaction, channel, name, create) as thread:
        yield thread


async def _name(interaction: Interaction, game: str, text: Text) -> str:
    user, values = interaction.user, {"game": text(f"{game}-name")}
    host = clean_name(user.display_name) or clean_name(user.name)
    names = bot_of(interaction).cog_of(DisplayNames)
    if await names.is_hidden(interaction.guild_id or 0, user.id, user.display_name):
        host = ""
    name = text("thread-name", host=host, **values) if host else text("thread-name-plain", **values)
    return name[:_LONGEST_NAME]


@asynccontextmanager
async def _new_post(
    interaction: Interaction, forum: discord.ForumChannel, game: str, locale: str
) -> AsyncIterator[discord.Thread]:
    text = texts(locale)
    name = await _name(interaction, game, text)

    async def create() -> discord.Thread:
        try:
            post: ThreadWithMessage = await forum.create_thread(
                name=name,
                content=text("forum-post", host=interaction.user.mention, game=text(f"{game}-name")),
                auto_archive_duration=_A_WEEK,
                applied_tags=find_tags(forum, game, "lobby"),
            )
        except (discord.Forbidden, discord.NotFound) as error:
            raise Refusal("no-post-here", forum=forum.mention) from error
        return post.thread

    async with _empty_thread(interaction, forum, name, create) as thread:
        yield thread


@asynccontextmanager
async def _empty_thread(
    interaction: Interaction,
    parent: discord.TextChannel | discord.ForumChannel,
    name: str,
    create: Callable[[], Awaitable[discord.Thread]],
) -> AsyncIterator[discord.Thread]:
    """Yield an empty thread that an earlier try to open the same table left behind, or a new one.

    An earlier try leaves a thread behind if Discord's answer was lost, or if the table was refused
    afterwards. While another table of the same name is being opened, an empty thread may belong to it: a new
    one is made.
    """
    openings = bot_of(interaction).openings
    openings[parent.id, name] += 1
    try:
        empty_thread = (
            await _find_empty(interaction, parent, name) if openings[parent.id, name] == 1 else None
        )
        yield empty_thread or await create()
    finally:
        openings[parent.id, name] -= 1
        if not openings[parent.id, name]:
            del openings[parent.id, name]


async def _find_empty(
    interaction: Interaction, parent: discord.TextChannel | discord.ForumChannel, name: str
) -> discord.Thread | None:
    """Return a thread with this name in which the bot has never begun a match, if there is one."""
    bot = bot_of(interaction)
    assert bot.user is not None
    for thread in parent.threads:
        usable = thread.owner_id == bot.user.id and not thread.archived and not thread.locked
        if usable and thread.name == name and await bot.matches.find_latest(thread.id) is None:
            return thread
    return None
