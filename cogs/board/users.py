"""Users: the names of people and computers, and who is in a server."""

from collections.abc import Iterable

import discord

from bot.client.bot import Guildhall, bot_of
from bot.locales import Text, texts
from bot.match.computer_users import get_level, get_name_number
from bot.match.former_users import FORMER_USERS, is_former
from bot.match.models import Match, is_computer
from bot.match.record import RECORDED_USERS
from bot.services.outbox import Unreachable
from cogs.kit.discord_errors import raising_unreachable
from cogs.kit.game_ui import text_for
from cogs.kit.replies import Interaction, text_of
from rendering import RENDERERS
from rendering.words import adapt, and_list, find_other_words, given_name, on_board, with_board

UNKNOWN = (10007, 10013)
"""Unknown member, unknown user."""


def user_name(user: int, text: Text) -> str:
    """Return the mention of a user, or the name of a computer or of a player of a record file.

    If the reader does not want the user to be named, return the words to say instead.
    """
    if other_words := find_other_words(user, text):
        return other_words
    if user in RECORDED_USERS:
        player = user - RECORDED_USERS[0]
        return given_name(player, text) or text(f"player-{player}")
    if is_former(user):
        return former_name(user, text)
    if not is_computer(user):
        return f"<@{user}>"
    return text(
        "computer",
        name=computer_name(user, text),
        level=level_name(get_level(user), text),
    )


def computer_name(user: int, text: Text) -> str:
    """Return the name of a computer without its level, as it stands on the board."""
    return on_board(text)(f"computer-name-{get_name_number(user)}")


def former_name(user: int, text: Text) -> str:
    """Return the name of a player whose data was deleted."""
    return text("former-player", number=user - FORMER_USERS[0] + 1)


def with_users(match: Match, text: Text, *, unknown: frozenset[int] = frozenset()) -> Text:
    """Return ``text`` with the players' names as mentions.

    It has the colours of ``unknown`` players, and of those whom the reader does not want to be named.
    """
    names = [
        computer_name(user, text) if is_computer(user) else user_name(user, text) for user in match.players
    ]
    hidden = unknown | {player for player, user in enumerate(match.players) if find_other_words(user, text)}
    return adapt(text, names=tuple("" if player in hidden else name for player, name in enumerate(names)))


async def text_for_reader(bot: Guildhall, match: Match, user: int, text: Text) -> Text:
    """Return ``text`` for what only one user reads: it names nobody whose invitations they refuse.

    Buttons and computers are called as on the board, which may be in another language.
    """
    return with_board(await text_for_list(bot, match, user, text), texts(match.locale))


async def text_for_list(bot: Guildhall, match: Match, user: int, text: Text) -> Text:
    """Return ``text`` for a match in a list of several that only one user reads, all in one language.

    It names nobody whose invitations they refuse. The word of the colour stands in place of a player, and
    *somebody* in place of anybody else.
    """
    refused_users = set(await bot.matches.invitations.refused_hosts(user)) - {user}
    own = text_for(match, text)
    words = {
        player_user: RENDERERS[match.game].seat_colour(player, text=own)
        for player, player_user in enumerate(match.seats)
        if player_user is not None and match.seat_status(player).owner != user
    }
    unnamed = tuple((each, words.get(each, text("somebody"))) for each in sorted(refused_users))
    return adapt(text, unnamed=unnamed)


async def text_for_interaction(interaction: Interaction, match: Match) -> Text:
    """Return the lookup of texts for a private answer about a match; see `text_for_reader`."""
    return await text_for_reader(bot_of(interaction), match, interaction.user.id, text_of(interaction))


def level_name(level: str, text: Text) -> str:
    """Return the name of a level."""
    return text(f"choice-level-{level}")


def user_names(users: Iterable[int], text: Text) -> str:
    """Return the names of several users as a list."""
    return and_list([user_name(user, text) for user in users], text)


async def is_member(bot: Guildhall, guild_id: int, user: int) -> bool | None:
    """Return whether a user is in a server; ``None`` if Discord does not say.

    The bot has to ask because it receives no events about members.
    """
    guild = bot.get_guild(guild_id)
    if guild is None or is_former(user):
        return None
    try:
        with raising_unreachable():
            await guild.fetch_member(user)
    except discord.NotFound as error:
        return False if error.code in UNKNOWN else None
    except (Unreachable, discord.HTTPException):
        return None
    return True
