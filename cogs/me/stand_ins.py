"""Friends who play for users who are away."""

from collections.abc import Sequence

from bot.client.bot import Guildhall
from bot.match.models import Match
from bot.match.notifications import urgency_key
from cogs.board.users import is_member


async def live_matches(bot: Guildhall, user: int) -> list[Match]:
    """Return the matches and tables of a user that are not over."""
    return await _read_live(bot, await bot.store.matches.find_live_of(user))


async def lent_matches(bot: Guildhall, user: int) -> list[Match]:
    """Return the matches that are not over in which somebody else plays on a user's seat."""
    return await _read_live(bot, await bot.store.matches.find_live_owned_by(user))


async def _read_live(bot: Guildhall, match_ids: Sequence[int]) -> list[Match]:
    return [match async for match in bot.store.matches.find_all(match_ids) if not match.is_over]


async def ask_stand_in(bot: Guildhall, user: int, friend: int) -> int:
    """Ask a friend to play in all matches of a user where they can; return their number."""
    matches = [
        match
        for match in await live_matches(bot, user)
        if match.status == "running" and await is_member(bot, match.guild_id, friend)
    ]
    matches.sort(key=lambda match: urgency_key(match, user))
    return await bot.preferences.ask_stand_in(matches, user, friend)


async def answer_elsewhere(bot: Guildhall, match: Match, user: int, owner: int, *, accept: bool) -> int:
    """Give the same answer to an owner in all other matches where they ask ``user``; return their number."""
    count = 0
    for other in await live_matches(bot, owner):
        if other.id == match.id or owner not in other.owners_asking(user):
            continue
        if accept and await is_member(bot, other.guild_id, user) is False:
            continue
        count += await bot.preferences.answer_stand_in(other.id, user, owner, accept=accept)
    if not accept:
        await bot.preferences.forget_stand_in(owner, user)
    return count
