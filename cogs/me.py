"""``/me``: what somebody is told and when, and all their matches; works everywhere."""

from datetime import date, datetime, timedelta
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Guildhall
from bot.clock import from_milliseconds, milliseconds
from bot.locales import Text
from bot.services.hours import LONGEST_QUIET, is_zone, minute_of_day, quiet_length, zone_names, zone_of
from bot.services.notices import about, urgency
from bot.services.refusals import Refusal
from bot.store.records import Match, Person
from bot.translator import command_text, declared
from cogs.boards import match_of
from cogs.support.clocks import moment
from cogs.support.components import Click, rows, verb
from cogs.support.controls import Choice, Control, Menu
from cogs.support.declarations import choices, matching, parameters
from cogs.support.notices import wishes_in_words
from cogs.support.refusals import message_link
from cogs.support.replies import Interaction, acknowledge, panel, reporting, say, text_of

Where = Literal["channel", "direct", "none"]
WHERE: tuple[Where, ...] = ("channel", "direct", "none")
LONGEST_ABSENCE = 60
_MOST_SHOWN = 25


# Buttons of a direct notice, and the panel behind a board


@verb("notices", private=True)
async def notices(click: Click) -> None:
    """Shows what somebody wishes to be told, of this match too."""
    await say(click.interaction, *await _panel(click))


async def _panel(click: Click) -> list[Any]:
    match, text = await match_of(click), click.text
    addressee = (await click.bot.store.addressees(match.id, [click.user]))[click.user]
    lines = [wishes_in_words(addressee.person, milliseconds(), text)]
    if addressee.muted in (0, match.turn):
        lines.append(text("me-muted-match" if addressee.muted == 0 else "me-muted-turn"))
    wheres = tuple(Choice(text(f"choice-notices-{where}"), where) for where in WHERE)
    mutes = [
        Control(text("button-mute-turn"), "mute-turn", str(match.turn)),
        Control(text("button-mute-match"), "mute-match"),
        Control(text("button-unmute"), "unmute"),
    ]
    menu = Menu(text("command-me-notices"), "notices-where", wheres)
    return ["\n".join(lines), *rows([menu, mutes], match.id, match.version)]


@verb("notices-where")
async def notices_where(click: Click) -> None:
    """Sets where somebody is told."""
    where = next(where for where in WHERE if where == click.argument)
    await click.bot.people.change(click.user, notices=where, **_AFRESH)
    await click.interaction.edit_original_response(view=panel(*await _panel(click)))


_AFRESH = {"refused": False, "hint": False}
"""What a new choice of the person makes of an earlier refusal by Discord."""


@verb("mute-turn", private=True)
async def mute_turn(click: Click) -> None:
    """Has nothing more be told of the turn that the button names."""
    await _mute(click, int(click.argument), "muted-turn")


@verb("mute-match", private=True)
async def mute_match(click: Click) -> None:
    """Has nothing more be told of the match."""
    await _mute(click, 0, "muted-match")


@verb("unmute", private=True)
async def unmute(click: Click) -> None:
    """Has the match be told of again."""
    await _mute(click, None, "unmuted")


async def _mute(click: Click, turn: int | None, done: str) -> None:
    match = await match_of(click)
    if click.user not in (*match.players, *match.invited):
        raise Refusal("not-in-match")
    await click.bot.store.mute(match.id, click.user, turn)
    await say(click.interaction, click.text(done))


# The command


class Me(
    commands.GroupCog,
    group_name=command_text("command-me-name"),
    group_description=command_text("command-me"),
):
    """The commands of the group."""

    def __init__(self, bot: Guildhall) -> None:
        super().__init__()
        self.bot = bot

    async def _answer(self, interaction: Interaction, **wishes: Any) -> None:
        person = await self.bot.people.change(interaction.user.id, **wishes)
        if not person.hint:
            self.bot.hints.discard(person.user_id)
        await say(interaction, wishes_in_words(person, milliseconds(), text_of(interaction)))

    @app_commands.command(**declared("me-notices"))
    @parameters(where="me-where", early="me-early")
    @app_commands.choices(where=choices("notices", WHERE))
    async def notices(
        self, interaction: Interaction, where: str | None = None, early: bool | None = None
    ) -> None:
        """Sets where and when somebody is told, and shows it."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            wishes: dict[str, Any] = {} if where is None else {"notices": where, **_AFRESH}
            if early is not None:
                wishes["early"] = early
            await self._answer(interaction, **wishes)

    @app_commands.command(**declared("me-quiet"))
    @parameters(begin="me-from", end="me-to", zone="me-zone")
    async def quiet(
        self,
        interaction: Interaction,
        begin: str | None = None,
        end: str | None = None,
        zone: str | None = None,
    ) -> None:
        """Sets quiet hours, or ends them."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            if begin is None or end is None:
                await self._answer(interaction, quiet_from=None, quiet_to=None, **_zone(zone))
                return
            first, last = _minute(begin), _minute(end)
            if not 0 < quiet_length(first, last) <= LONGEST_QUIET:
                raise Refusal("quiet-too-long", most=LONGEST_QUIET // 60)
            await self._answer(interaction, quiet_from=first, quiet_to=last, **_AFRESH, **_zone(zone))

    @app_commands.command(**declared("me-digest"))
    @parameters(at="me-at", zone="me-zone")
    async def digest(self, interaction: Interaction, at: str | None = None, zone: str | None = None) -> None:
        """Sets the time of the daily digest, or ends it."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            minute = None if at is None else _minute(at)
            await self._answer(interaction, digest=minute, **_AFRESH, **_zone(zone))

    @quiet.autocomplete("zone")
    @digest.autocomplete("zone")
    async def _zones(self, _interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return matching({name: name for name in zone_names()}, typed.replace(" ", "_"))

    @app_commands.command(**declared("me-away"))
    @parameters(until="me-until", stand_in="me-stand-in")
    async def away(self, interaction: Interaction, until: str, stand_in: discord.User | None = None) -> None:
        """Has somebody be away, and a friend play for them."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            user, text = interaction.user.id, text_of(interaction)
            if stand_in is not None and (stand_in.bot or stand_in.id == user):
                raise Refusal("stand-in-yourself")
            end = end_of_day(until, await self.bot.store.person(user), milliseconds())
            await self.bot.people.leave(user, end, None if stand_in is None else stand_in.id)
            lines = [text("me-away-done", at=moment(end)["at"])]
            if stand_in is not None:
                lent = await self._lend(user, stand_in.id)
                lines.append(text("me-lent", friend=stand_in.mention, count=lent))
            await say(interaction, "\n".join(lines))

    async def _lend(self, user: int, friend: int) -> int:
        """In how many matches the friend plays for somebody now."""
        matches = [match for match in await self._matches_of(user) if match.status == "running"]
        return sum(
            [
                await self.bot.people.lend(match, user, friend)
                for match in matches
                if await self._is_member(match.guild_id, friend)
            ]
        )

    async def _is_member(self, guild_id: int, user: int) -> bool:
        guild = self.bot.get_guild(guild_id)
        if guild is None:
            return False
        try:
            await guild.fetch_member(user)
        except discord.HTTPException:  # not there, or not to be seen there now
            return False
        return True

    @app_commands.command(**declared("me-back"))
    async def back(self, interaction: Interaction) -> None:
        """Has somebody be here again."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            await self.bot.people.come_back(interaction.user.id)
            await say(interaction, text_of(interaction)("me-back"))

    @app_commands.command(**declared("me-matches"))
    async def matches(self, interaction: Interaction) -> None:
        """Lists all that somebody plays, the most urgent first."""
        async with reporting(interaction):
            await acknowledge(interaction, private=True)
            user, text = interaction.user.id, text_of(interaction)
            found = sorted(await self._matches_of(user), key=lambda match: urgency(match, user))
            if not found:
                await say(interaction, text("me-no-matches"))
                return
            lines = [text("me-matches-title", count=len(found))]
            lines += [await self._line(match, user, text) for match in found[:_MOST_SHOWN]]
            if len(found) > _MOST_SHOWN:
                lines.append(text("me-matches-more", count=len(found) - _MOST_SHOWN))
            await say(interaction, "\n".join(lines))

    async def _matches_of(self, user: int) -> list[Match]:
        ids = await self.bot.store.live_matches_of(user)
        found = [await self.bot.store.match(match_id) for match_id in ids]
        return [match for match in found if match is not None and not match.over]

    async def _line(self, match: Match, user: int, text: Text) -> str:
        board = await self.bot.store.board(match.id)
        link = message_link(match, board.message.id if board.message else None)
        what = about(match, user)
        state = what if what in ("turn", "asked") else "lobby" if match.status == "lobby" else "waiting"
        line = text(f"me-match-{state}", game=text(f"{match.game}-name"), link=link)
        player = match.player_of(user)
        due = match.attends(player).due_at if player is not None and state == "turn" else None
        return line if due is None else text("me-match-deadline", line=line, **moment(due))


def _minute(typed: str) -> int:
    minute = minute_of_day(typed)
    if minute is None:
        raise Refusal("no-such-time")
    return minute


def _zone(name: str | None) -> dict[str, str]:
    if name is None:
        return {}
    if not is_zone(name):
        raise Refusal("no-such-zone")
    return {"zone": name}


def end_of_day(typed: str, person: Person, now: int) -> int:
    """When the day ends that somebody typed: a date, or a number of days from today. Raises ``Refusal``."""
    zone = zone_of(person)
    today = from_milliseconds(now).astimezone(zone).date()
    day = _day(typed.strip(), today)
    if day is None or not 0 <= (day - today).days <= LONGEST_ABSENCE:
        raise Refusal("no-such-day", most=LONGEST_ABSENCE)
    following = day + timedelta(days=1)
    return int(datetime(following.year, following.month, following.day, tzinfo=zone).timestamp() * 1000)


def _day(typed: str, today: date) -> date | None:
    if typed.isdecimal() and len(typed) <= len(str(LONGEST_ABSENCE)):
        return today + timedelta(days=int(typed))
    try:
        return date.fromisoformat(typed)
    except ValueError:
        return None


async def setup(bot: Guildhall) -> None:
    """Adds the cog."""
    await bot.add_cog(Me(bot))
