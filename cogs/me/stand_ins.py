"""Stand-ins: friends who play for users who are away."""

from bot.client.bot import Guildhall
from bot.match.models import Match
from bot.match.notifications import get_urgency_key
from cogs.board.users import is_member


async def ask_stand_in(bot: Guildhall, user: int, friend: int) -> int:
    """Ask a friend to play in all matches of a user where that is possible; return the number of matches."""
    matches = [
        match
        for match in await bot.matches.find_open_of(user)
        if match.status == "running" and await is_member(bot, match.guild_id, friend)
    ]
    matches.sort(key=lambda match: get_urgency_key(match, user))
    return await bot.preferences.ask_stand_in(matches, user, friend)


async def answer_elsewhere(bot: Guildhall, match: Match, user: int, owner: int, *, accept: bool) -> int:
    """Answer an owner in all other matches where they ask ``user``; return the number of matches."""
    count = 0
    for other in await bot.matches.find_open_of(owner):
        if other.id == match.id or owner not in other.find_owners_asking(user):
            continue
        if accept and await is_member(bot, other.guild_id, user) is False:
            continue
        count += await bot.preferences.answer_stand_in(other.id, user, owner, accept=accept)
    if not accept:
        await bot.preferences.forget_stand_in(owner, user)
    return count
