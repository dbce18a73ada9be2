"""``/me``: the commands for a user's own preferences, absences and matches; they work everywhere."""

from collections.abc import Callable, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.bot import Guildhall
from bot.client.translator import command_text
from bot.locales import FALLBACK, Text, languages, texts
from bot.match.quiet_hours import is_zone, parse_minute
from bot.match.recipients import CoachMode, Delivery, PictureSize, PreferenceChanges, Preferences
from bot.match.refusals import Refusal
from bot.match.time_zones import find_zones
from bot.timestamps import milliseconds
from cogs.archive.history import OWN, say_history
from cogs.board.time_lines import time_values
from cogs.kit.controls import MOST_CHOICES
from cogs.kit.parameters import choices, parameters
from cogs.kit.progress import showing_progress
from cogs.kit.refusals import explain
from cogs.kit.replies import Interaction, say, text_of
from cogs.kit.settings import name_language
from cogs.kit.slash_commands import private_command
from cogs.me.absence_end import end_of_absence
from cogs.me.open_matches import say_open_matches
from cogs.me.preference_clicks import FORGET_REFUSAL, is_possible_host, read_panel
from cogs.me.preference_panel import (
    AS_CLIENT,
    COACH_MODES,
    DELIVERIES,
    OVERVIEW,
    PICTURE_SIZES,
    hours,
    named_zone,
    preference_panel,
)
from cogs.me.stand_ins import ask_stand_in

_LANGUAGES = [
    app_commands.Choice(name=command_text("choice-language-client"), value=AS_CLIENT),
    *(app_commands.Choice(name=name_language(each), value=each) for each in languages()),
]
"""The languages to choose from, each named in itself; before them, that of the user's client."""


class PreferenceCommands(
    commands.GroupCog,
    group_name=command_text("command-me-name"),
    group_description=command_text("command-me"),
):
    """The commands of the group."""

    def __init__(self, bot: Guildhall) -> None:
        super().__init__()
        self.bot = bot

    async def _answer(
        self,
        interaction: Interaction,
        section: str,
        *changes: PreferenceChanges,
        wrong: Sequence[Refusal] = (),
    ) -> None:
        """Store the valid ``changes``, and show the panel below the explanations of what is ``wrong``."""
        together: PreferenceChanges = _read_language(interaction)
        for change in changes:
            together |= change
        preferences = await self.bot.preferences.change(interaction.user.id, together)
        if not preferences.refusal_hint_pending:
            self.bot.notifications.users_to_inform.discard(preferences.user_id)
        text = text_of(interaction)
        kept_note = [text("me-rest-kept")] if any(changes) else []
        problems = [" ".join([*(explain(each, text) for each in wrong), *kept_note])] if wrong else []
        await say(interaction, *problems, *preference_panel(preferences, section, text))

    @private_command("me-settings")
    async def settings(self, interaction: Interaction) -> None:
        """Show all that a user has set, with a button for each section."""
        panel = await read_panel(self.bot, interaction.user.id, OVERVIEW, text_of(interaction))
        await say(interaction, *panel)

    @private_command("me-notices")
    @parameters(where="me-where", early="me-early")
    @app_commands.choices(where=choices("delivery", DELIVERIES))
    async def notices(
        self, interaction: Interaction, where: Delivery | None = None, early: bool | None = None
    ) -> None:
        """Show how and when a user is notified, and set what they typed."""
        changes: PreferenceChanges = {} if where is None else {"delivery": where, **FORGET_REFUSAL}
        if early is not None:
            changes["notify_early"] = early
        await self._answer(interaction, "notices", changes)

    @private_command("me-quiet")
    @parameters(begin="me-from", end="me-to", zone="me-zone")
    async def quiet(
        self,
        interaction: Interaction,
        begin: str | None = None,
        end: str | None = None,
        zone: str | None = None,
    ) -> None:
        """Show quiet hours, and set what the user typed."""
        before = await self.bot.preferences.get(interaction.user.id)
        wrong: list[Refusal] = []
        quiet_hours = _unless_wrong(wrong, lambda: _read_hours(begin, end, before, text_of(interaction)))
        place = _unless_wrong(wrong, lambda: _read_zone(zone))
        refusal_reset = FORGET_REFUSAL if quiet_hours or place else PreferenceChanges()
        await self._answer(interaction, "quiet", quiet_hours, refusal_reset, place, wrong=wrong)

    @private_command("me-digest")
    @parameters(at="me-at", zone="me-zone")
    async def digest(self, interaction: Interaction, at: str | None = None, zone: str | None = None) -> None:
        """Show the time of the daily digest, and set what the user typed."""
        wrong: list[Refusal] = []
        digest_time = _unless_wrong(wrong, lambda: _read_digest(at, text_of(interaction)))
        place = _unless_wrong(wrong, lambda: _read_zone(zone))
        refusal_reset = FORGET_REFUSAL if digest_time or place else PreferenceChanges()
        await self._answer(interaction, "notices", digest_time, refusal_reset, place, wrong=wrong)

    @quiet.autocomplete("zone")
    @digest.autocomplete("zone")
    async def _zones(self, interaction: Interaction, query: str) -> list[app_commands.Choice[str]]:
        text = text_of(interaction)
        return [
            app_commands.Choice(name=named_zone(zone, text)[:100], value=zone.name)
            for zone in find_zones(query, MOST_CHOICES)
        ]

    @private_command("me-away")
    @parameters(until="me-until", stand_in="me-stand-in")
    async def away(
        self, interaction: Interaction, until: str | None = None, stand_in: discord.User | None = None
    ) -> None:
        """Start a user's absence, with a stand-in if they named one; without arguments, show the absence."""
        user, text = interaction.user.id, text_of(interaction)
        before = await self.bot.preferences.get(user)
        if until is None and stand_in is None:
            await say(interaction, *preference_panel(before, "away", text))
            return
        lines: list[str] = []
        friend = None if stand_in is None else stand_in.id
        if stand_in is not None and (stand_in.bot or friend == user):
            lines.append(explain(Refusal("stand-in-yourself"), text))
            friend = None
        try:
            end = end_of_absence(until, before, milliseconds())
        except Refusal as refusal:
            if until is not None or friend is None:  # otherwise the next sentence asks how long
                lines.append(explain(refusal, text))
            if stand_in is not None and friend is not None:
                lines.append(text("me-stand-in-next", friend=stand_in.mention))
            panel = preference_panel(before, "away", text, stand_in=friend)
            await say(interaction, " ".join(lines), *panel)
            return
        async with showing_progress(interaction, text, "me-away-progress") as on_progress:
            after = await self.bot.preferences.start_absence(
                user, end, friend, _read_language(interaction), on_progress
            )
            count = 0 if friend is None else await ask_stand_in(self.bot, user, friend)
        if lines:
            lines = [" ".join([*lines, text("me-rest-kept")])]
        lines.append(text("me-away-done", at=time_values(end)["at"]))
        if friend is not None:
            lines.append(text("me-stand-in-asked", friend=f"<@{friend}>", count=count))
        await say(interaction, "\n".join(lines), *preference_panel(after, "away", text))

    @private_command("me-coach")
    @parameters(when="me-coach")
    @app_commands.choices(when=choices("coach", COACH_MODES))
    async def coach(self, interaction: Interaction, when: CoachMode | None = None) -> None:
        """Show when the coach speaks to a user, and set what they typed."""
        await self._answer(interaction, "learning", {} if when is None else {"coach": when})

    @private_command("me-pictures")
    @parameters(size="me-size")
    @app_commands.choices(size=choices("pictures", PICTURE_SIZES))
    async def pictures(self, interaction: Interaction, size: PictureSize | None = None) -> None:
        """Show how large pictures for a user alone are, and set what they typed."""
        await self._answer(interaction, "learning", {} if size is None else {"pictures": size})

    @private_command("me-language")
    @parameters(language="me-language")
    @app_commands.choices(language=_LANGUAGES)
    async def language(self, interaction: Interaction, language: str | None = None) -> None:
        """Show the language of what only the user reads, and set what they typed."""
        value = "" if language == AS_CLIENT else language
        await self._answer(interaction, "learning", {} if value is None else {"language": value})

    @private_command("me-rating")
    @parameters(keep="me-keep")
    async def rating(self, interaction: Interaction, keep: bool | None = None) -> None:
        """Show whether a user keeps a rating and a profile, and set what they typed."""
        changes: PreferenceChanges = {} if keep is None else {"rating": "on" if keep else "off"}
        await self._answer(interaction, "rating", changes)

    @private_command("me-invitations")
    @parameters(refuse="me-refuse", accept="me-accept")
    async def invitations(
        self,
        interaction: Interaction,
        refuse: discord.User | None = None,
        accept: discord.User | None = None,
    ) -> None:
        """Show whose invitations a user refuses, and change that as they typed."""
        user, invitations = interaction.user.id, self.bot.matches.invitations
        if refuse is not None and not is_possible_host(refuse, user):
            raise Refusal("refuse-whom")
        if accept is not None:
            await invitations.accept(user, [accept.id])
        if refuse is not None:
            await invitations.refuse(user, [refuse.id])
        panel = await read_panel(self.bot, user, "invitations", text_of(interaction))
        await say(interaction, *panel)

    @private_command("me-back")
    async def back(self, interaction: Interaction) -> None:
        """End a user's absence."""
        before = await self.bot.preferences.get(interaction.user.id)
        async with showing_progress(interaction, text_of(interaction), "me-away-progress") as on_progress:
            await self.bot.preferences.end_absence(interaction.user.id, on_progress)
        is_away = before.away_from is not None or before.away_until is not None
        lent_matches = await self.bot.matches.find_lent_by(interaction.user.id)  # computers play on
        text = text_of(interaction)
        await say(interaction, text("me-back", count=len(lent_matches)) if is_away else text("me-not-away"))

    @private_command("me-matches")
    async def matches(self, interaction: Interaction) -> None:
        """List all matches of a user, the most urgent first."""
        await say_open_matches(interaction)

    @private_command("me-history")
    async def history(self, interaction: Interaction) -> None:
        """List all finished matches of a user."""
        await say_history(interaction, OWN)


def _unless_wrong(wrong: list[Refusal], read: Callable[[], PreferenceChanges]) -> PreferenceChanges:
    """Return the changes that ``read`` returns; if it refuses them, add the refusal to ``wrong``."""
    try:
        return read()
    except Refusal as refusal:
        wrong.append(refusal)
        return {}


def _read_digest(at: str | None, text: Text) -> PreferenceChanges:
    """Return the typed time of the digest. Raise ``Refusal`` if it is not a time of day."""
    if at is None:
        return {}
    return {"digest": None if _is_off(at, text) else _read_minute(at)}


def _read_minute(at: str) -> int:
    minute = parse_minute(at)
    if minute is None:
        raise Refusal("no-such-time")
    return minute


def _is_off(value: str, text: Text) -> bool:
    return value.strip().casefold() in (text("me-off"), texts(FALLBACK)("me-off"))


def _read_hours(begin: str | None, end: str | None, before: Preferences, text: Text) -> PreferenceChanges:
    """Return the typed quiet hours, or their removal; an omitted begin or end does not change.

    Raise ``Refusal`` if the result is invalid.
    """
    if begin is None and end is None:
        return {}
    if any(value is not None and _is_off(value, text) for value in (begin, end)):
        return {"quiet_from": None, "quiet_to": None}
    first = before.quiet_from if begin is None else _read_minute(begin)
    last = before.quiet_to if end is None else _read_minute(end)
    if first is None or last is None:
        raise Refusal("quiet-half")
    return hours(first, last)


def _read_language(interaction: Interaction) -> PreferenceChanges:
    """Return the user's current language, for their direct messages."""
    return {"locale": interaction.locale.value}


def _read_zone(query: str | None) -> PreferenceChanges:
    """Return the time zone that a user chose or typed. Raise ``Refusal`` unless exactly one fits."""
    if query is None:
        return {}
    if is_zone(query):
        return {"zone": query}
    zones = find_zones(query, 2)
    if not zones:
        raise Refusal("no-such-zone")
    if len(zones) > 1:
        raise Refusal("which-zone")
    return {"zone": zones[0].name}


async def setup(bot: Guildhall) -> None:
    """Add the cog."""
    await bot.add_cog(PreferenceCommands(bot))
