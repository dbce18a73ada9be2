"""The picture of a profile: what its card shows, and the board at the end of the best match."""

from functools import lru_cache
from io import BytesIO
from typing import Any

from PIL import Image

from bot.locales import Text
from bot.match.models import Match
from bot.match.profiles import Profile
from bot.match.ratings import Rating
from cogs.kit.game_ui import text_for
from cogs.people.profile_words import game_name, profile_alt_text
from cogs.people.tiers import tier_name
from rendering import RENDERERS, Picture, theme_for, without_emojis
from rendering.kit import Look
from rendering.kit.encoder import encode_as_jpeg
from rendering.people.profile import BOARD, Card, PlayedGame, RatedPool, draw_profile
from rendering.words import to_drawable

_QUALITY = 90  # it is encoded once more, as a part of the profile


def draw(profile: Profile, name: str, best: Match | None, text: Text, *, theme: str) -> Picture:
    """Draw a profile; ``best`` is the match of `Profile.proudest`, if it is still known."""
    games = [
        PlayedGame(
            game_name(game, text),
            [
                RatedPool(
                    text(f"profile-pool-{rating.pool}"),
                    _short_tier_name(rating, text),
                    rating.tier,
                    rating.curve,
                )
                for rating in profile.ratings_of(game)
            ],
        )
        for game in profile.games
    ]
    points = None if profile.proudest is None else profile.proudest.points
    best_words = text("profile-best-unplayed") if points is None else text("profile-best", points=points)
    last = [(result.ending, result.rank) for result in profile.last]
    board = None if best is None else _draw_board(best, text, theme)
    card = Card(name, games, last, board, best_words)
    description = profile_alt_text(profile, name, text)
    return draw_profile(card, theme=theme_for(theme), text=text, description=description)


def _short_tier_name(rating: Rating, text: Text) -> str:
    """Return the name of a tier without the emoji, which the fonts lack."""
    name = to_drawable(tier_name(rating, text))
    return text("profile-provisional", tier=name) if rating.is_provisional else name


def _draw_board(match: Match, text: Text, theme: str) -> Image.Image:
    """Return the board at the end of a match, small and without names: those of others may be hidden."""
    look = Look(theme_for(theme, match.player_marks), without_emojis(text_for(match, text)))
    return Image.open(BytesIO(_draw_small(match.game, match.view(None), look))).convert("RGB")


@lru_cache(maxsize=32)  # 40 kB each; a profile that is opened again takes less than half of the time
def _draw_small(game: str, view: Any, look: Look) -> bytes:
    image = RENDERERS[game].compose(view, look=look).paint()
    image.thumbnail(BOARD, Image.Resampling.BOX, reducing_gap=1.0)
    return encode_as_jpeg(image, _QUALITY)
