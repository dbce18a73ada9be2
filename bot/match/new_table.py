"""A new table: the choices that it is opened with, and the match that they make."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.games import GAMES, InvalidOptions
from bot.match.commands import find_free_seat
from bot.match.commands.deadlines import replace_user
from bot.match.models import Change, Match, OldBoards, TimeControl
from bot.match.refusals import BadOption, Refusal


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """The command that opens a table. Unlike the others, it changes no match: there is none before it.

    Attributes:
        options: The options of the game that differ from its defaults.
        invited: The users who are invited.
        host_seat: The seat of the host, unless the host is only ``watching``.
        rematch_of: For a rematch, the id of the former match.
        rotation: For a rematch, the players of the former match in their new order.
        advantage_user: For a rematch, the user whom the advantage among the options is for.
        marks: The numbers of the players' marks, if they are not the usual ones.
        computers: The computers, as users below zero, who get the next free seats.
        offers_computers: Whether the table has a button to add computers.
        placement: Whether practice is a placement match, which finds where the host's rating begins.
        ping_role: The role that is pinged if seats are left for users who are not invited.
    """

    guild_id: int
    channel_id: int
    game: str
    host: int
    options: Mapping[str, Any] = {}
    invited: tuple[int, ...] = ()
    theme: str = "dark"
    locale: str = "en"
    host_seat: int = 0
    rematch_of: int | None = None
    rotation: tuple[int, ...] = ()
    advantage_user: int | None = None
    marks: tuple[int, ...] = ()
    time_control: TimeControl | None = None
    computers: tuple[int, ...] = ()
    boards: OldBoards = "fold"
    watching: bool = False
    practice: bool = False
    offers_computers: bool = True
    placement: bool = False
    ping_role: int | None = None

    @property
    def users(self) -> set[int]:
        """The people whom the table concerns from its beginning."""
        return {self.host, *self.invited}

    def __call__(self, now: int) -> Change:
        """Open the table at a time: return the change from no match to one without an id.

        Raise ``Refusal`` if that is not possible.
        """
        rules = GAMES[self.game]
        try:
            options = rules.options_from(dict(self.options))
        except InvalidOptions as error:
            raise BadOption(error) from error
        if self.host in self.invited:
            raise Refusal("invited-yourself")
        seats: list[int | None] = [None] * (rules.players.stop - 1)
        if not self.watching:
            seats[self.host_seat] = self.host
        match = Match(
            guild_id=self.guild_id,
            channel_id=self.channel_id,
            game=self.game,
            options=msgspec.to_builtins(options),
            theme=self.theme,
            locale=self.locale,
            host=self.host,
            seats=tuple(seats),
            invited=self.invited,
            rematch_of=self.rematch_of,
            rotation=self.rotation,
            advantage_user=self.advantage_user,
            marks=self.marks,
            time_control=self.time_control,
            boards=self.boards,
            is_practice=self.practice,
            offers_computers=self.offers_computers,
            rating="placement" if self.placement else "off" if self.practice else "open",
            created_at=now,
            turn_began_at=now,
        )
        for computer in self.computers:
            if None not in match.seats:
                raise Refusal("table-full")
            match = replace_user(match, find_free_seat(match, computer), computer)
        has_room = match.seats.count(None) > len(self.invited)
        pinged_role = self.ping_role if has_room else None
        pings = int(bool(self.invited or pinged_role))
        return Change(match=replace(match, ping_role=pinged_role, mention_seq=pings, mentions=self.invited))
