"""Drawing boards again because a name in their pictures is hidden, or shown again."""

from typing import Final

from bot.client.bot import Guildhall
from bot.match.commands import Redraw
from bot.match.refusals import Refusal
from cogs.board.display_names import display_names

MOST_FINISHED: Final = 25
"""The number of matches that are over whose pictures are drawn again; the oldest keep theirs."""


async def redraw_boards(bot: Guildhall, guild_id: int, user: int) -> None:
    """Bring the boards of a user's open matches in a server up to date."""
    display_names(bot).forget_hidden(guild_id)
    for title in await bot.servers.find_open_matches_elsewhere(user, guild_id, channel_id=0):
        try:
            await bot.matches.perform(title.id, 0, Redraw())
        except Refusal:  # it is a table, which shows no names, or is over by now
            continue


async def redraw_finished_boards(bot: Guildhall, guild_id: int, user: int) -> None:
    """Draw the boards of the newest matches of a user in a server that are over again.

    Call this after the answer: it takes some seconds.
    """
    for match_id in await bot.replays.find_over(user, guild_id, MOST_FINISHED):
        match = await bot.matches.find(match_id)
        if match is not None and match.is_over:
            await bot.publisher.redraw(match)
