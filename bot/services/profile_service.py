"""Profiles of users, and who may see them."""

from bot.games import GAMES
from bot.match.computer_users import get_level
from bot.match.former_users import is_former
from bot.match.models import Match, is_computer
from bot.match.profiles import Meeting, Profile
from bot.match.ratings import get_pool
from bot.match.refusals import Refusal
from bot.players import LEVEL_NAMES
from bot.players.anchors import get_anchors
from bot.services.rating_service import RatingService
from bot.store import Store


class ProfileService:
    """The service for profiles."""

    def __init__(self, store: Store, ratings: RatingService) -> None:
        self._store = store
        self._ratings = ratings

    async def may_see(self, guild_id: int | None, viewer: int, user: int) -> bool:
        """Return whether ``viewer`` may see the profile of a user in a server, or outside of all of them.

        Everybody may see their own. Whether the user is still a member is up to the caller.
        """
        if viewer == user:
            return True
        if guild_id is None or is_computer(user) or is_former(user):
            return False
        if not await self.may_share(guild_id, user):
            return False
        try:
            await self._ratings.require_visible(guild_id, viewer)
        except Refusal:
            return False
        return user not in await self._store.invitations.refused_hosts(viewer)

    async def may_share(self, guild_id: int, user: int) -> bool:
        """Return whether there are profiles in a server, and a user who is not blocked there has one."""
        if (await self._store.server_settings.get(guild_id)).ratings == "off":
            return False
        if (await self._store.preferences.get(user)).rating != "on":
            return False
        return not await self._store.server_blocks.find_among(guild_id, [user])

    async def read(self, user: int, guild_id: int | None) -> Profile:
        """Return the profile of a user with their matches in one server, or in all of them."""
        results = await self._store.results.find_of(user, guild_id)
        games = set(GAMES) if guild_id is None else {result.game for result in results}
        ratings = [rating for rating in await self._store.ratings.find([user]) if rating.game in games]
        return Profile(user, results, ratings)

    async def find_strengths(self, match: Match, viewer: int) -> dict[int, float]:
        """Return how strong the users at a table are whose ratings ``viewer`` may see, the computers too."""
        pool = get_pool(len(match.players))
        strengths = {
            user: get_anchors(match.game, pool)[LEVEL_NAMES.index(get_level(user))]
            for user in match.players
            if is_computer(user)
        }
        for rating in await self._store.ratings.find(match.humans, match.game):
            if rating.pool == pool and await self.may_see(match.guild_id, viewer, rating.user_id):
                strengths[rating.user_id] = rating.mu
        return strengths

    async def find_meetings(self, user: int, other: int, guild_id: int | None) -> list[Meeting]:
        """Return the matches in which two users met, in one server or in all of them, the oldest first."""
        return await self._store.results.find_meetings(user, other, guild_id)
