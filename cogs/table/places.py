"""Where a match is played: in the channel of the command, in a new thread, or in a post of a forum."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeVar

import discord
from discord.channel import ThreadWithMessage

from bot.client.bot import bot_of
from bot.locales import Text, texts
from bot.match.deliveries import MatchLine
from bot.match.models import Match
from bot.match.refusals import ChannelBusy, Refusal
from bot.match.servers import ServerSettings
from cogs.board.display_names import DisplayNames
from cogs.board.match_lines import line_view
from cogs.board.users import text_for_reader, user_names
from cogs.kit.links import message_link
from cogs.kit.member_permissions import (
    FOR_PRIVATE_THREAD,
    FOR_THREAD,
    find_lacking,
    require_may_post,
    require_may_post_in_forum,
)
from cogs.kit.permissions import (
    NEEDED_FOR_PRIVATE_THREAD,
    NEEDED_FOR_THREAD,
    can_see_channel,
    missing_permissions,
    named_permissions,
    require_permissions,
)
from cogs.kit.replies import Interaction, text_of
from cogs.kit.sending import send_view
from cogs.table.allowed_channels import is_allowed, require_allowed_channel
from cogs.table.forum_posts import find_forum, find_forum_problem, find_tags
from rendering.words import clean_name

_LONGEST_NAME = 100
_A_WEEK: Final = 10080
"""The minutes of silence after which Discord archives a thread."""
_MOST_TRIES = 3
_FOR_LINE: Final = ("send_messages",)
T = TypeVar("T")

Channel = discord.TextChannel | discord.Thread | discord.VoiceChannel


@dataclass(frozen=True, slots=True)
class PlaceChoice:
    """The place chosen for a match.

    Attributes:
        kind: ``here``; ``in-thread``; ``beside``, in a thread because the channel has another match;
            ``in-private``, in a thread for practice; or ``in-forum``.
        channel: The channel, or the one in which a thread or a post is made.
        is_private: Whether the new thread is private.
        has_line: Whether a line in the channel leads to the new thread, and says how the match stands.
        note: A sentence for the host if the server prefers another place; usually empty.
    """

    kind: str
    channel: Channel | discord.ForumChannel
    is_private: bool = False
    has_line: bool = False
    note: str = ""


def channel_of(interaction: Interaction) -> Channel:
    """Return the channel of a command. Raise ``Refusal`` if no match can be played there."""
    channel = interaction.channel
    if isinstance(channel, Channel):
        return channel
    raise Refusal("wrong-channel")


async def choose_place(
    interaction: Interaction, settings: ServerSettings, game: str, *, thread: bool | None, practice: bool
) -> PlaceChoice:
    """Return where a match of a game is played. Raise ``Refusal`` if no place is possible and allowed.

    ``thread`` is the host's choice, or ``None`` if the server decides. Practice is always in a thread, and
    in a private one if possible. So is a match whose channel has one already.
    """
    channel, text, guild = channel_of(interaction), text_of(interaction), interaction.guild
    if practice and (private_place := await _find_private_place(interaction, settings, channel)):
        return private_place
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
    place = await choose_free_place(interaction, settings, channel, thread=bool(thread))
    return replace(place, note=note, has_line=place.has_line and not practice)


async def choose_free_place(
    interaction: Interaction,
    settings: ServerSettings,
    channel: Channel,
    *,
    thread: bool = False,
    practice: bool = False,
    moving: Match | None = None,
) -> PlaceChoice:
    """Return a channel as the place for a match, or a new thread beside another match that it has.

    With ``thread``, it is a new thread anyway. ``moving`` is the match if it exists already. Raise
    ``Refusal`` if bot or user may not do that.
    """
    if practice and (private_place := await _find_private_place(interaction, settings, channel, moving)):
        return private_place
    other, text = await _find_other_match(interaction, channel, moving), text_of(interaction)
    in_thread = isinstance(channel, discord.Thread)
    is_private = isinstance(channel, discord.Thread) and channel.is_private()
    if other is None and not (thread and is_private):
        require_permissions(
            _bot_permissions(interaction, channel),
            text,
            in_thread=in_thread,
            new_thread=thread,
            guild=None if moving else interaction.guild,
            user=interaction.user,
        )
        require_may_post(interaction, settings, new_thread=thread, elsewhere=channel)
    if other is None and not thread:
        return PlaceChoice("here", channel)
    parent, why, lacking = find_parent(channel), "none", list[str]()
    if parent is not None:
        why, lacking = _find_lacking(interaction, settings, channel, is_private=is_private)
        if not lacking:
            kind = "in-thread" if other is None else "beside"
            has_line = settings.match_lines and not (practice or is_private)
            # A member who may not write in the channel gets no line there, but may have a thread.
            has_line = has_line and not find_lacking(interaction, settings, _FOR_LINE, elsewhere=parent)
            return PlaceChoice(kind, parent, is_private, has_line)
    if other is None:
        raise Refusal("no-thread-here")
    raise await _explain_taken(interaction, other, why, lacking)


def find_parent(channel: Channel) -> discord.TextChannel | None:
    """Return the channel in which a thread beside this place can be; ``None`` if there is none."""
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    return parent if isinstance(parent, discord.TextChannel) else None


async def _find_other_match(interaction: Interaction, channel: Channel, moving: Match | None) -> Match | None:
    other = await bot_of(interaction).matches.find_open_in(channel.id)
    return None if other is None or (moving is not None and other.id == moving.id) else other


def _bot_permissions(interaction: Interaction, channel: Channel) -> discord.Permissions:
    is_here = channel.id == interaction.channel_id
    return interaction.app_permissions if is_here else channel.permissions_for(channel.guild.me)


def _find_lacking(
    interaction: Interaction, settings: ServerSettings, channel: Channel, *, is_private: bool
) -> tuple[str, list[str]]:
    """Return who may not open a thread there, ``bot`` or ``member``, and which permissions they lack."""
    needed = NEEDED_FOR_PRIVATE_THREAD if is_private else NEEDED_FOR_THREAD
    permissions = _bot_permissions(interaction, channel)
    if lacking := [name for name in needed if not getattr(permissions, name)]:
        return "bot", lacking
    names = FOR_PRIVATE_THREAD if is_private else FOR_THREAD
    return "member", find_lacking(interaction, settings, names, elsewhere=channel)


async def _find_private_place(
    interaction: Interaction, settings: ServerSettings, channel: Channel, moving: Match | None = None
) -> PlaceChoice | None:
    """Return the place for practice that nobody else sees; ``None`` if bot or user may not open one."""
    in_private = isinstance(channel, discord.Thread) and channel.is_private()
    if in_private and await _find_other_match(interaction, channel, moving) is None:
        return None  # this thread will do
    parent = find_parent(channel)
    if parent is None or parent.is_news():  # Discord has no private threads there
        return None
    _, lacking = _find_lacking(interaction, settings, channel, is_private=True)
    return None if lacking else PlaceChoice("in-private", parent, is_private=True)


async def _explain_taken(interaction: Interaction, other: Match, why: str, lacking: Sequence[str]) -> Refusal:
    """Return the refusal that names the match in the way and says who can move or end it."""
    if other.channel_id != interaction.channel_id and not can_see_channel(interaction, other):
        return Refusal("channel-taken-elsewhere")
    text = text_of(interaction)
    named_text = await text_for_reader(bot_of(interaction), other, interaction.user.id, text)
    return Refusal(
        "channel-taken",
        game=text(f"{other.game}-name"),
        link=message_link(other, None),
        players=user_names(other.players or (other.host,), named_text),
        why=why,
        permissions=named_permissions(lacking, text),
    )


def _can_see(interaction: Interaction, forum: discord.ForumChannel) -> bool:
    user = interaction.user
    return isinstance(user, discord.Member) and forum.permissions_for(user).view_channel


async def store_in_place(
    interaction: Interaction,
    choose: Callable[[], Awaitable[PlaceChoice]],
    store: Callable[[Channel], Awaitable[T]],
    *,
    game: str,
    locale: str,
    users: Iterable[int] = (),
) -> tuple[PlaceChoice, T]:
    """Store a match in the place that ``choose`` returns, and return the place and what ``store`` returns.

    If somebody else opens a match there first, choose again. ``users`` are added to a private thread. Raise
    ``Refusal`` if there is no place.
    """
    for _ in range(_MOST_TRIES):
        place = await choose()
        try:
            async with _open_channel(interaction, place, game, locale, users) as channel:
                return place, await store(channel)
        except ChannelBusy:
            if place.kind != "here":
                raise
    raise ChannelBusy


@asynccontextmanager
async def _open_channel(
    interaction: Interaction, place: PlaceChoice, game: str, locale: str, users: Iterable[int]
) -> AsyncIterator[Channel]:
    """Yield the channel for a match, which the body stores there; make a thread or a post if necessary.

    Raise ``Refusal`` if that is impossible.
    """
    parent = place.channel
    if isinstance(parent, discord.ForumChannel):
        async with _new_post(interaction, forum=parent, game=game, locale=locale) as post:
            yield post
    elif place.kind == "here":
        yield parent
    else:
        assert isinstance(parent, discord.TextChannel)
        name = await _name(interaction, game, texts(locale))
        if place.is_private:
            yield await _new_private_thread(parent, name, users)
            return
        create = partial(_new_thread, parent, name)
        if place.has_line and parent.permissions_for(parent.guild.me).send_messages:
            create = partial(_new_thread_with_line, interaction, parent, name, game, locale)
        async with _empty_thread(interaction, parent, name, create) as thread:
            yield thread


async def _new_thread(parent: discord.TextChannel, name: str) -> discord.Thread:
    try:
        return await parent.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=_A_WEEK
        )
    except discord.Forbidden as error:
        raise Refusal("no-thread-here") from error


async def _new_thread_with_line(
    interaction: Interaction, parent: discord.TextChannel, name: str, game: str, locale: str
) -> discord.Thread:
    """Return a new thread that is made from a message of the bot, which becomes the line of its match."""
    text, bot = texts(locale), bot_of(interaction)
    words = text("line-new", game=text(f"{game}-name"), host=interaction.user.mention)
    try:
        message = await send_view(bot, parent.send, line_view(words), silent=True)
    except discord.Forbidden as error:
        raise Refusal("no-thread-here") from error
    try:
        thread = await message.create_thread(name=name, auto_archive_duration=_A_WEEK)
    except discord.HTTPException as error:  # such as too many threads in the server
        with suppress(discord.HTTPException):
            await message.delete()
        if isinstance(error, discord.Forbidden):
            raise Refusal("no-thread-here") from error
        raise
    await bot.matches.save_line(MatchLine(thread.id, parent.guild.id, parent.id))
    return thread


async def _new_private_thread(parent: discord.TextChannel, name: str, users: Iterable[int]) -> discord.Thread:
    """Return a new private thread, in which only the bot can add others, with these users."""
    try:
        thread = await parent.create_thread(
            name=name,
            type=discord.ChannelType.private_thread,
            auto_archive_duration=_A_WEEK,
            invitable=False,
        )
    except discord.Forbidden as error:
        raise Refusal("no-thread-here") from error
    for user in users:
        with suppress(discord.Forbidden, discord.NotFound):  # a guest may have left the server
            await thread.add_user(discord.Object(user))
    return thread


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
