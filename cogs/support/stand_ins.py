"""Friends who play for users who are away."""

from collections.abc import Sequence

from bot.client import Guildhall
from bot.store.models import Match
from cogs.support.users import is_member


async def live_matches(bot: Guildhall, user: int) -> list[Match]:
    """Return the matches and tables of a user that are not over."""
    return await _read_live(bot, await bot.store.matches.find_live_of(user))


async def lent_matches(bot: Guildhall, user: int) -> list[Match]:
    """Return the matches that are not over in which somebody else plays on a user's seat."""
    return await _read_live(bot, await bot.store.matches.find_live_owned_by(user))


async def _read_live(bot: Guildhall, match_ids: Sequence[int]) -> list[Match]:
    return [match async for match in bot.store.matches.find_all(match_ids) if not match.is_over]


async def lend_seats(bot: Guildhall, user: int, friend: int) -> int:
    """Let a friend play in all matches of a user where they can; return their number."""
    count = 0
    for match in await live_matches(bot, user):
        if match.status == "running" and await is_member(bot, match.guild_id, friend):
            count += await bot.preferences.lend_seat(match, user, friend)
    return count
