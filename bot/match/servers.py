"""The settings of a server, the users who are blocked there, and the names that were reported."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from bot.match.models import OldBoards

Place = Literal["channel", "thread", "forum"]
"""Where a match is played: in the channel where its table was opened, in a new thread there, or as a post in
a forum."""


Posts = Literal["few", "usual", "many"]
"""How much the bot posts or keeps in a channel by itself, besides boards and their lines."""


Ratings = Literal["everybody", "players", "off"]
"""Who may see ratings, profiles and rankings in a server: everybody, users who keep a rating themselves, or
nobody, so that no match is rated."""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The settings of a server, with the defaults that count until somebody changes them.

    Attributes:
        channels: The channels in which tables may open; empty for everywhere.
        place: Where a match is played unless its host chooses.
        forum: The forum for ``place``.
        boards: What to do with old boards unless the host chooses.
        locale: The language of matches; empty for the server's language on Discord.
        theme: How pictures look unless the host chooses.
        clock: The key of the clock of a table unless the host chooses; ``none`` for no clock.
        ping_roles: The role that is pinged when a table opens, by the key of its game.
        computers: Whether computers may play with others. Practice alone is always possible.
        posts: How much the bot posts or keeps in the channel of a match by itself.
        ratings: Who may see ratings, profiles and rankings; ``off`` if there are none.
        match_lines: Whether a match in a thread has a line in the channel that says how it stands.
        posts_for_members: Whether tables, threads and posts are opened for members who may not write there.
    """

    channels: tuple[int, ...] = ()
    place: Place = "channel"
    forum: int | None = None
    boards: OldBoards = "fold"
    locale: str = ""
    theme: str = "dark"
    clock: str = "none"
    ping_roles: Mapping[str, int] = {}
    computers: bool = True
    posts: Posts = "usual"
    ratings: Ratings = "everybody"
    match_lines: bool = True
    posts_for_members: bool = False


DEFAULTS = ServerSettings()


class ServerBlock(msgspec.Struct, frozen=True, kw_only=True):
    """A user who is blocked in a server, by whom, since when (milliseconds since 1970) and why."""

    guild_id: int
    user_id: int
    at: int
    by_user: int
    reason: str


NameStatus = Literal["open", "unproven", "allowed", "hidden"]
"""What a reported name is: hidden until a moderator decides, shown until then because the reporter's earlier
reports were declined, allowed by a moderator, or hidden by one, whatever the user is called later."""


class NameReport(msgspec.Struct, frozen=True, kw_only=True):
    """A display name that somebody has reported in a server.

    Attributes:
        name: A digest of the name, because names are not stored.
        by_user: The reporter; ``None`` once their data was deleted.
    """

    guild_id: int
    user_id: int
    name: str
    status: NameStatus
    at: int
    by_user: int | None
