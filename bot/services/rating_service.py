"""Ratings of users: who may see them, placement matches, and the recount."""

import logging

from bot.match.ratings import Rating
from bot.match.refusals import Refusal
from bot.store import Store

_log = logging.getLogger(__name__)


class RatingService:
    """The service for ratings, which profiles, rankings and records show."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def require_visible(self, guild_id: int, viewer: int) -> None:
        """Raise ``Refusal`` unless a user may see the ratings of others in a server."""
        setting = (await self._store.server_settings.get(guild_id)).ratings
        if setting == "off":
            raise Refusal("ratings-off")
        if setting == "players" and (await self._store.preferences.get(viewer)).rating != "on":
            raise Refusal("ratings-players-only")

    async def of_user(self, user: int) -> list[Rating]:
        """Return all ratings of a user."""
        return await self._store.ratings.find([user])

    async def find_placement(self, user: int, game: str) -> Rating:
        """Return the rating of a user who may play a placement match now, or raise ``Refusal``."""
        found = await self._store.ratings.find([user], game)
        rating = next(
            (each for each in found if each.pool == "two"), Rating(user_id=user, game=game, pool="two")
        )
        if rating.matches:
            raise Refusal("placement-rated")
        if not rating.may_be_placed:
            raise Refusal("placement-enough")
        for match_id in await self._store.matches.find_live_of(user):
            match = await self._store.matches.find(match_id)
            if match is not None and (match.game, match.rating) == (game, "placement"):
                raise Refusal("placement-open")
        return rating

    async def recount_if_stale(self) -> bool:
        """Recount all ratings if they are stale, and return whether they were."""
        if not await self._store.ratings.is_stale():
            return False
        _log.info("ratings.recounted", extra={"matches": await self._store.ratings.recount()})
        return True
