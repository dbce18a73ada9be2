"""The small pictures that stay in the lines of old boards, such as the end of a round."""

from collections.abc import Callable, Sequence

from bot.client.bot import Guildhall
from bot.locales import texts
from bot.match.models import Match
from cogs.board.own_posts import may_post
from cogs.board.story import StoryEntry
from cogs.kit.drawing import draw_off_loop
from cogs.kit.game_ui import text_for
from rendering import RENDERERS, Picture, theme_for
from rendering.kit import shrink


async def draw_kept_picture(bot: Guildhall, match: Match, entries: Sequence[StoryEntry]) -> Picture | None:
    """Return the small picture of what was reached in some turns; ``None`` if there is nothing to keep.

    It calls the players by their colours: nobody could take a reported name out of it later.
    """
    states = [(entry.before, entry.after) for entry in entries if entry.before is not None]
    if match.boards != "fold" or not states or bot.are_gallery_edits_refused:
        return None
    before, after = (match.rules.past_view(state, None) for state in (states[0][0], states[-1][1]))
    draw = RENDERERS[match.game].find_kept_picture(before, after)
    if draw is None or not await may_post(bot, match, "picture"):
        return None
    return await draw_off_loop(_draw, match, draw)


def _draw(match: Match, draw: Callable[..., Picture]) -> Picture:
    text = text_for(match, texts(match.locale))
    theme = theme_for(match.theme, match.player_marks)
    return shrink(draw(theme=theme, text=text))
