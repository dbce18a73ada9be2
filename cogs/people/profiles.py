"""``/profile``: how a user plays, for themselves and for those whom they and the server let see it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Handlers, Who
from bot.games import GAMES
from bot.locales import Text
from bot.match.models import Match
from bot.match.profiles import Profile, find_best
from bot.match.refusals import Refusal
from cogs.archive.replay_source import get_visible_match, source_of
from cogs.board.display_names import DisplayNames
from cogs.board.users import user_name
from cogs.kit.clicks import Click, ClickItem, number_in, user_button
from cogs.kit.controls import BUTTONS_IN_A_ROW
from cogs.kit.drawing import draw_off_loop
from cogs.kit.large_pictures import attach, draw_for_user
from cogs.kit.member_permissions import require_may_attach
from cogs.kit.parameters import game_choices, parameters
from cogs.kit.replies import Interaction, say, say_briefly, show, text_of
from cogs.kit.sharing import post, sharing_once
from cogs.kit.slash_commands import private_command
from cogs.people.profile_picture import draw
from cogs.people.profile_words import (
    describe_game_page,
    describe_meetings,
    describe_profile,
    game_name,
)
from rendering.words import clean_name

Items = list[ui.Item[Any] | str]

_USERS = range(1, 2**63)
_PICTURE = "profile"
_NUMBERS = "number"
"""The last part of the argument of a button that shows a page with numbers."""
handlers = Handlers()


class Profiles(commands.Cog):
    """The command ``/profile``."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    @private_command("profile")
    @parameters(user="profile-user", game="profile-game")
    @app_commands.choices(game=game_choices(GAMES))
    async def profile(
        self,
        interaction: Interaction,
        user: discord.Member | discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """Show the profile of a user, or what it says about a game."""
        subject = await _find(interaction, interaction.user.id if user is None else user.id)
        if game is not None:
            await say(interaction, *await _game_page(interaction, subject, game))
            return
        items, files = await _overview(interaction, subject)
        await say(interaction, *items, files=files)


class _Subject(NamedTuple):
    """The user of a profile: the name, empty if it is hidden, and the server whose matches count, if one."""

    user: int
    name: str
    guild_id: int | None

    def mention(self, text: Text) -> str:
        """Return how to call the user in a message."""
        return user_name(self.user, text) if self.name else text("somebody")


async def _find(interaction: Interaction, user: int) -> _Subject:
    """Return whose profile to show. Raise the same ``Refusal`` whatever the reason why it is not visible."""
    bot, viewer, guild_id = bot_of(interaction), interaction.user, interaction.guild_id
    if user == viewer.id and guild_id is None:
        return _Subject(user, clean_name(viewer.display_name), None)
    name = None
    if guild_id is not None and await bot.profiles.may_see(guild_id, viewer.id, user):
        name = await bot.cog_of(DisplayNames).fetch_member(guild_id, user)
    if user == viewer.id:
        return _Subject(user, name or "", None)
    if name is None:
        raise Refusal("profile-hidden")
    return _Subject(user, name, guild_id)


async def _theme(bot: Guildhall, guild_id: int | None) -> str:
    return (await bot.servers.get_settings(guild_id or 0)).theme


async def _find_match(bot: Guildhall, profile: Profile) -> Match | None:
    """Return the match of whose board the picture has a small copy; ``None`` if there is none."""
    best = profile.proudest
    match = None if best is None else await bot.matches.find(best.match_id)
    return match if match is not None and match.state is not None else None


async def _overview(interaction: Interaction, subject: _Subject) -> tuple[Items, Sequence[discord.File]]:
    """Return the first page of a profile: the picture, the words, and the buttons."""
    bot, text, is_own = bot_of(interaction), text_of(interaction), subject.user == interaction.user.id
    profile = await bot.profiles.read(subject.user, subject.guild_id)
    content = describe_profile(profile, subject.mention(text), text, is_own=is_own)
    if not profile.games:
        return [content], ()
    shown = await draw_for_user(
        interaction,
        draw,
        profile,
        subject.name or text("somebody"),
        await _find_match(bot, profile),
        text,
        theme=await _theme(bot, interaction.guild_id),
        name=_PICTURE,
    )
    user, guild_id = subject.user, interaction.guild_id
    games = [user_button(game_name(game, text), "profile-game", f"{user}/{game}/") for game in profile.games]
    items: Items = [content, *shown.galleries, text("profile-choose")]
    starts = range(0, len(games), BUTTONS_IN_A_ROW)
    items += [ui.ActionRow(*games[start : start + BUTTONS_IN_A_ROW]) for start in starts]
    if guild_id is not None:
        items.append(ui.ActionRow(ClickItem(_meet_menu(user, text))))
        if is_own and await bot.profiles.may_share(guild_id, user):
            items.append(ui.ActionRow(user_button(text("button-profile-share"), "profile-share")))
    return items, shown.files


def _meet_menu(user: int, text: Text) -> ui.UserSelect[Any]:
    return ui.UserSelect(custom_id=f"u:profile-meet:{user}", placeholder=text("menu-profile-meet"))


@handlers.on_user_click("profile", Who.ANYBODY)
async def show_profile(click: Click) -> None:
    """Show the first page again, in place of another."""
    subject = await _find(click.interaction, number_in(click.argument, _USERS))
    items, files = await _overview(click.interaction, subject)
    await show(click.interaction, *items, files=files)


@handlers.on_user_click("profile-game", Who.ANYBODY)
async def show_game(click: Click) -> None:
    """Show what a profile says about a game, in place of another page."""
    user, _, rest = click.argument.partition("/")
    game, _, numbers = rest.partition("/")
    subject = await _find(click.interaction, number_in(user, _USERS))
    page = await _game_page(click.interaction, subject, game, with_numbers=numbers == _NUMBERS)
    await show(click.interaction, *page)


async def _game_page(
    interaction: Interaction, subject: _Subject, game: str, *, with_numbers: bool = False
) -> Items:
    """Return what a profile says about a game, with buttons. Raise ``Refusal`` for an unknown game."""
    if game not in GAMES:
        raise Refusal("unknown-game")
    bot, text, user = bot_of(interaction), text_of(interaction), subject.user
    profile = await bot.profiles.read(user, subject.guild_id)
    content = describe_game_page(profile, game, subject.mention(text), text, with_numbers=with_numbers)
    buttons = []
    if profile.ratings_of(game) and not with_numbers:
        argument = f"{user}/{game}/{_NUMBERS}"
        buttons.append(user_button(text("button-profile-number"), "profile-game", argument))
    if best := find_best(profile.of(game)):
        buttons += await _replay_buttons(interaction, best.match_id, "best")
    return [content, ui.ActionRow(*buttons, _back(user, text))]


async def _replay_buttons(interaction: Interaction, match_id: int, which: str) -> list[ClickItem]:
    """Return a button that replays a match, if the user may see it where they are."""
    try:
        match = await get_visible_match(bot_of(interaction), interaction, match_id)
    except Refusal:
        return []
    return [user_button(text_of(interaction)(f"button-profile-{which}"), "replay", source_of(match))]


def _back(user: int, text: Text) -> ClickItem:
    return user_button(text("button-profile-back"), "profile", str(user))


@handlers.on_user_click("profile-meet", Who.ANYBODY)
async def show_meetings(click: Click) -> None:
    """Show how two users did against each other, both of whom the reader may see."""
    subject = await _find(click.interaction, number_in(click.argument, _USERS))
    chosen = next(iter(click.values), None)
    if not isinstance(chosen, discord.Member | discord.User) or chosen.id == subject.user:
        raise Refusal("profile-whom")
    other = await _find(click.interaction, chosen.id)
    is_reader_one = click.user in (subject.user, other.user)
    guild_id = None if is_reader_one else click.interaction.guild_id
    meetings = await click.bot.profiles.find_meetings(subject.user, other.user, guild_id)
    content = describe_meetings(meetings, subject.mention(click.text), other.mention(click.text), click.text)
    buttons = await _replay_buttons(click.interaction, meetings[-1].match_id, "last") if meetings else []
    await show(click.interaction, content, ui.ActionRow(*buttons, _back(subject.user, click.text)))


@handlers.on_user_click("profile-share", Who.UNBLOCKED, private=True)
async def share(click: Click) -> None:
    """Post the user's own profile in the channel, as others can see it in the server."""
    interaction, bot, user, text = click.interaction, click.bot, click.user, click.text
    guild_id, channel_id = interaction.guild_id, interaction.channel_id
    if guild_id is None or channel_id is None:
        raise Refusal("share-in-servers")
    await bot.matches.require_unblocked(guild_id, user, {user})
    if not await bot.profiles.may_share(guild_id, user):
        raise Refusal("profile-share")
    require_may_attach(interaction)
    with sharing_once(interaction, "profile-shared-already"):
        subject = _Subject(user, await bot.cog_of(DisplayNames).fetch_member(guild_id, user) or "", guild_id)
        profile = await bot.profiles.read(user, guild_id)
        content = describe_profile(profile, subject.mention(text), text, is_own=False)
        match, name = await _find_match(bot, profile), subject.name or text("somebody")
        if not profile.games:
            raise Refusal("profile-empty")
        theme = await _theme(bot, guild_id)
        shown = attach([await draw_off_loop(draw, profile, name, match, text, theme=theme)], _PICTURE)
        await post(bot, guild_id, channel_id, content, *shown.galleries, files=shown.files)
    await say_briefly(interaction, text("profile-shared"))


async def setup(bot: Guildhall) -> None:
    """Add the cog and the handlers."""
    bot.handlers.include(handlers)
    await bot.add_cog(Profiles(bot))
