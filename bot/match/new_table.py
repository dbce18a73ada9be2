"""A new table: the choices that it is opened with, and the match that they make."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.games import GAMES, InvalidOptions
from bot.match.commands import find_free_seat
from bot.match.commands.deadlines import replace_user
from bot.match.models import Match, OldBoards, TimeControl
from bot.match.refusals import BadOption, Refusal


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table to be opened.

    Attributes:
        options: The options of the game that differ from its defaults.
        invited: The users who are invited.
        host_seat: The seat of the host, unless the host is only ``watching``.
        rotation: For a rematch, the players of the former match in their new order.
        marks: The numbers of the players' marks, if they are not the usual ones.
        computers: The computers, as users below zero, who get the next free seats.
        offers_computers: Whether the table has a button to add computers.
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
    rotation: tuple[int, ...] = ()
    marks: tuple[int, ...] = ()
    time_control: TimeControl | None = None
    computers: tuple[int, ...] = ()
    boards: OldBoards = "fold"
    watching: bool = False
    practice: bool = False
    offers_computers: bool = True
    ping_role: int | None = None

    @property
    def users(self) -> set[int]:
        """The people whom the table concerns from its beginning."""
        return {self.host, *self.invited}


def open_match(table: NewTable, now: int) -> Match:
    """Return the match of a new table, without an id. Raise ``Refusal`` if that is not possible."""
    rules = GAMES[table.game]
    try:
        options = rules.options_from(dict(table.options))
    except InvalidOptions as error:
        raise BadOption(error) from error
    if table.host in table.invited:
        raise Refusal("invited-yourself")
    seats: list[int | None] = [None] * (rules.players.stop - 1)
    if not table.watching:
        seats[table.host_seat] = table.host
    match = Match(
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        game=table.game,
        options=msgspec.to_builtins(options),
        theme=table.theme,
        locale=table.locale,
        host=table.host,
        seats=tuple(seats),
        invited=table.invited,
        rotation=table.rotation,
        marks=table.marks,
        time_control=table.time_control,
        boards=table.boards,
        is_practice=table.practice,
        offers_computers=table.offers_computers,
        created_at=now,
        turn_began_at=now,
    )
    for computer in table.computers:
        if None not in match.seats:
            raise Refusal("table-full")
        match = replace_user(match, find_free_seat(match, computer), computer)
    has_room = match.seats.count(None) > len(table.invited)
    return replace(match, ping_role=table.ping_role) if has_room else match
