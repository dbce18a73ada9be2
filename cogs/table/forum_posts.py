"""Forum posts for matches: what the bot needs to make them, and their tags."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import discord

from bot.games import GAMES
from bot.locales import FALLBACK, Text, texts
from bot.match.models import Match, Status
from bot.match.servers import ServerSettings
from cogs.kit.permissions import named_permissions
from cogs.table.allowed_channels import is_allowed
from rendering.words import comma_list

STATES: Final[Mapping[Status, str]] = {
    "lobby": "open",
    "running": "running",
    "finished": "finished",
    "abandoned": "finished",
}
"""The end of the id of the text ``forum-tag-…`` for a match, by its status."""
_NEEDED = (
    "view_channel",
    "create_posts",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
_IN_DISCORD = {"create_posts": "send_messages"}
"""The permissions that Discord shows under another name in a forum, with discord.py's names for them."""
_MOST_TAGS = 5


def find_forum(guild: discord.Guild, settings: ServerSettings) -> discord.ForumChannel | None:
    """Return the forum in the settings; ``None`` if there is none or if it was deleted."""
    channel = None if settings.forum is None else guild.get_channel(settings.forum)
    return channel if isinstance(channel, discord.ForumChannel) else None


def find_forum_problem(
    guild: discord.Guild, settings: ServerSettings, text: Text, games: Iterable[str] = GAMES
) -> str:
    """Explain why the bot cannot make posts for these games; empty if it can."""
    forum = find_forum(guild, settings)
    if forum is None:
        return text("server-problem-forum-gone" if settings.forum else "server-problem-no-forum")
    if not is_allowed(settings, forum):
        return text("server-problem-forum-not-allowed", forum=forum.mention)
    missing = missing_forum_permissions(forum)
    if missing:
        names = named_permissions(missing, text)
        return text(
            "server-problem-forum-permissions", forum=forum.mention, permissions=names, count=len(missing)
        )
    without = [game for game in games if forum.flags.require_tag and not find_tags(forum, game, "lobby")]
    if without:
        game_names = comma_list([text(f"{game}-name") for game in without], text)
        return text(
            "server-problem-forum-tags", forum=forum.mention, games=game_names, state=text("forum-tag-open")
        )
    return ""


def missing_forum_permissions(forum: discord.ForumChannel) -> list[str]:
    """Return the permissions that the bot lacks for a match in a forum."""
    permissions = forum.permissions_for(forum.guild.me)
    return [name for name in _NEEDED if not getattr(permissions, _IN_DISCORD.get(name, name))]


def find_tags(forum: discord.ForumChannel, game: str, status: Status) -> list[discord.ForumTag]:
    """Return the existing tags of a forum for a game and for the state of a match."""
    return [
        *_match_tags(forum, f"{game}-name"),
        *_match_tags(forum, f"forum-tag-{STATES[status]}"),
    ]


def find_missing_tags(forum: discord.ForumChannel, text: Text) -> list[str]:
    """Return the names of the tags that the bot would use but the forum lacks."""
    keys = [*(f"{game}-name" for game in GAMES), *(f"forum-tag-{state}" for state in _states())]
    return [text(key) for key in keys if not _match_tags(forum, key)]


def tags_of_post(post: discord.Thread, forum: discord.ForumChannel, match: Match) -> list[discord.ForumTag]:
    """Return the tags that a post should have: those for the match, and those that users added."""
    tags = find_tags(forum, match.game, match.status)
    ours = {tag for state in _states() for tag in _match_tags(forum, f"forum-tag-{state}")}.union(tags)
    tags += [tag for tag in post.applied_tags if tag not in ours]
    if not tags and forum.flags.require_tag:
        return post.applied_tags
    return tags[:_MOST_TAGS]


def _states() -> Sequence[str]:
    return tuple(dict.fromkeys(STATES.values()))


def _match_tags(forum: discord.ForumChannel, key: str) -> list[discord.ForumTag]:
    """Return the tag named by the text ``key``, in the server's language or in English; empty without one.

    A tag that only moderators may set is included only if the bot may set it.
    """
    languages = (forum.guild.preferred_locale.value, FALLBACK)
    names = {texts(language)(key).casefold() for language in languages}
    may_moderate = forum.permissions_for(forum.guild.me).manage_threads
    matches = (
        tag
        for tag in forum.available_tags
        if tag.name.strip().casefold() in names and (may_moderate or not tag.moderated)
    )
    return list(matches)[:1]
