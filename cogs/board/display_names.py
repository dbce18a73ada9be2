"""Display names of members, for pictures and texts.

The bot receives no events about members: it remembers the names of users who click, and asks for the others.
Names are kept in memory for an hour at most, never in the database. A name that was reported in a server is
not shown there: as for an unknown one, the word of the player's colour takes its place.
"""

import asyncio
import logging
from collections.abc import Collection, Sequence
from typing import NamedTuple

import discord
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.events import USER_ERASED, listens_to
from bot.locales import Text, texts
from bot.match.computer_users import get_name_number
from bot.match.former_users import is_former
from bot.match.models import Match, is_computer
from bot.match.record import COMPUTER_SIGN
from bot.services.name_service import HiddenNames, hides, hides_typed
from bot.services.outbox import Unreachable
from bot.timestamps import milliseconds
from cogs.board.users import UNKNOWN, former_name, text_for_reader
from cogs.kit.discord_errors import raising_unreachable
from cogs.kit.replies import Interaction
from rendering import with_names
from rendering.words import clean_name, find_other_words

_log = logging.getLogger(__name__)

PATIENCE = 1.0
"""The seconds that a board waits for names; then it is drawn with the known ones."""
PATIENCE_FOR_MEMBERS = 10.0
"""The seconds that a list of members waits for them."""
_LIFETIME = 3_600_000
_MOST = 4096

_Member = tuple[int, int]
"""The ids of the server and of the user."""


class _CachedHidden(NamedTuple):
    names: HiddenNames
    until: int


class _CachedName(NamedTuple):
    name: str
    until: int


class DisplayNames(commands.Cog):
    """The names of members that the bot has seen or asked for within the last hour."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot
        self._names: dict[_Member, _CachedName] = {}
        self._hidden: dict[int, _CachedHidden] = {}
        self._requests: dict[_Member, asyncio.Task[None]] = {}

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Remember the name of a user who clicked or used a command."""
        if interaction.guild_id is not None:
            self._remember((interaction.guild_id, interaction.user.id), interaction.user.display_name)

    async def cog_unload(self) -> None:
        """Cancel the requests for names."""
        for task in self._requests.values():
            task.cancel()

    def cached_names(self, match: Match, text: Text | None = None) -> list[str]:
        """Return the players' names by seat without asking; empty where a name is not known or is hidden.

        Computers and former players are called as on the board, or as in ``text``.
        """
        own = texts(match.locale) if text is None else text
        return ["" if user is None else self._name(match, user, own) for user in match.seats]

    async def fetch(self, match: Match, viewer: int | None = None, text: Text | None = None) -> list[str]:
        """Return the players' names by seat; ask Discord for unknown ones, but wait at most ``PATIENCE``.

        Names that arrive later are used for the next board. For the private answer to a ``viewer``, the names
        of those whose invitations they refuse are empty as well. For ``text``, see `cached_names`.
        """
        await self.load_hidden(match.guild_id)
        await self._ask_for_unknown([match])
        names = self.cached_names(match, text)
        refused = await find_refused_players(self.bot, match, viewer)
        return ["" if player in refused else name for player, name in enumerate(names)]

    async def fetch_members(self, guild_id: int, users: Collection[int], viewer: int) -> dict[int, str]:
        """Return the names of those ``users`` who are in a server, for the private answer to a ``viewer``.

        Ask Discord for unknown ones, but wait at most ``PATIENCE_FOR_MEMBERS``. A name is empty if it is
        hidden, if it is not known in time, or if the viewer refuses the user's invitations.
        """
        await self.load_hidden(guild_id)
        await self._ask_for([(guild_id, user) for user in users], PATIENCE_FOR_MEMBERS)
        refused_users = set(await self.bot.matches.invitations.refused_hosts(viewer)) - {viewer}
        names = dict[int, str]()
        for user in users:
            is_known = self._is_known((guild_id, user))
            name = self._names[guild_id, user].name if is_known else ""
            if name or not is_known:  # the known name of a user who has left is empty
                is_hidden = user in refused_users or self._hides(guild_id, user, name)
                names[user] = "" if is_hidden else clean_name(name)
        return names

    async def name_for_reader(self, match: Match, user: int, text: Text) -> Text:
        """Return ``text`` with the players' names for what only one user reads; see `text_for_reader`."""
        own, names = await text_for_reader(self.bot, match, user, text), await self.fetch(match)
        return with_names(
            own,
            [
                "" if other is None or find_other_words(other, own) else name
                for other, name in zip(match.seats, names, strict=True)
            ],
        )

    async def fetch_member(self, guild_id: int, user: int) -> str | None:
        """Return the name of a user as `fetch` does; ``None`` unless Discord says that they are a member."""
        member = guild_id, user
        if not self._is_known(member):
            await asyncio.wait([self._requests.get(member) or self._ask(member)], timeout=PATIENCE)
        if not self._is_known(member) or not self._names[member].name:
            return None
        name = self._names[member].name
        return "" if await self.is_hidden(guild_id, user, name) else clean_name(name)

    async def fetch_all(
        self, matches: Sequence[Match], text: Text, viewer: int | None = None
    ) -> list[list[str]]:
        """Return the names as `fetch` does, for a list of several matches in the language of ``text``."""
        await self._ask_for_unknown(matches)  # one answer serves all of a user's matches
        return list(await asyncio.gather(*(self.fetch(match, viewer, text) for match in matches)))

    async def _ask_for_unknown(self, matches: Sequence[Match]) -> None:
        """Ask Discord for the names that nobody has asked for yet, and wait at most ``PATIENCE``."""
        members = {
            (match.guild_id, user) for match in matches for user in match.humans if not is_former(user)
        }
        await self._ask_for(members, PATIENCE)

    async def _ask_for(self, members: Collection[_Member], patience: float) -> None:
        missing = [member for member in members if not self._is_known(member)]
        new = [self._ask(member) for member in missing if member not in self._requests]
        if new:
            await asyncio.wait(new, timeout=patience)

    @listens_to(USER_ERASED)
    async def on_user_erased(self, user: int) -> None:
        """Forget the names of a user in all servers."""
        for member in [member for member in self._names if member[1] == user]:
            del self._names[member]

    def _name(self, match: Match, user: int, text: Text) -> str:
        if is_computer(user):
            return text(f"computer-name-{get_name_number(user)}")
        if is_former(user):
            return former_name(user, text)
        name = self.find_real_name(match, user)
        return "" if self._hides(match.guild_id, user, name) else name

    def find_real_name(self, match: Match, user: int) -> str:
        """Return the name of a player without markup, even if it is hidden; empty if it is not known."""
        member = match.guild_id, user
        return clean_name(self._names[member].name) if self._is_known(member) else ""

    async def is_hidden(self, guild_id: int, user: int, name: str) -> bool:
        """Return whether a name was reported in a server, and is not shown there."""
        await self.load_hidden(guild_id)
        return self._hides(guild_id, user, name)

    async def hide_typed(self, guild_id: int, names: Sequence[str]) -> list[str]:
        """Return names that others typed into a record file, empty for those that were reported in a server.

        The sign of a computer before a name makes no difference.
        """
        await self.load_hidden(guild_id)
        hidden = self._hidden[guild_id].names
        plain_names = [clean_name(name.removeprefix(COMPUTER_SIGN)) for name in names]
        return [
            "" if hides_typed(hidden, guild_id, plain_name) else name
            for name, plain_name in zip(names, plain_names, strict=True)
        ]

    def forget_hidden(self, guild_id: int) -> None:
        """Read again which names of a server are hidden, because that has changed."""
        self._hidden.pop(guild_id, None)

    def _hides(self, guild_id: int, user: int, name: str) -> bool:
        cached = self._hidden.get(guild_id)
        return cached is None or hides(cached.names, guild_id, user, clean_name(name))

    async def load_hidden(self, guild_id: int) -> None:
        """Read which names of a server are hidden; until then `cached_names` hides all."""
        cached = self._hidden.get(guild_id)
        if cached is not None and milliseconds() < cached.until:
            return
        names = await self.bot.names.find_hidden(guild_id)
        self._hidden[guild_id] = _CachedHidden(names, milliseconds() + _LIFETIME)
        if len(self._hidden) > _MOST:
            del self._hidden[next(iter(self._hidden))]

    def _is_known(self, member: _Member) -> bool:
        return member in self._names and milliseconds() < self._names[member].until

    def _remember(self, member: _Member, name: str) -> None:
        self._names.pop(member, None)
        self._names[member] = _CachedName(name, milliseconds() + _LIFETIME)
        if len(self._names) > _MOST:
            del self._names[next(iter(self._names))]

    def _ask(self, member: _Member) -> asyncio.Task[None]:
        task = asyncio.create_task(self._fetch(member))
        self._requests[member] = task
        task.add_done_callback(lambda _: self._requests.pop(member, None))
        return task

    async def _fetch(self, member: _Member) -> None:
        guild_id, user = member
        guild = self.bot.get_guild(guild_id)
        if guild is None:
            return
        try:
            with raising_unreachable():
                guild_member = await guild.fetch_member(user)
        except (Unreachable, discord.HTTPException) as error:
            if isinstance(error, discord.NotFound) and error.code in UNKNOWN:
                self._remember(member, "")  # the user has left the server
            _log.info("names.not_fetched")
        else:
            self._remember(member, guild_member.display_name)


async def find_refused_players(bot: Guildhall, match: Match, viewer: int | None) -> frozenset[int]:
    """Return the players whose invitations a viewer refuses, and whose names they do not read either."""
    others = set(match.humans) - {viewer}
    if viewer is None or not others:
        return frozenset()
    refused_users = others.intersection(await bot.matches.invitations.refused_hosts(viewer))
    return frozenset(player for player, user in enumerate(match.seats) if user in refused_users)
