"""Drawing boards again because a name in their pictures is hidden, or shown again."""

from bot.client.bot import Guildhall
from bot.match.commands import Redraw
from bot.match.refusals import Refusal
from cogs.board.display_names import DisplayNames


async def redraw_boards(bot: Guildhall, guild_id: int, user: int) -> None:
    """Bring the boards of a user's matches in a server up to date: open ones now, the others one by one."""
    bot.cog_of(DisplayNames).forget_hidden(guild_id)
    for title in await bot.servers.find_open_matches_elsewhere(user, guild_id, channel_id=0):
        try:
            await bot.matches.perform(title.id, 0, Redraw())
        except Refusal:  # it is a table, which shows no names, or is over by now
            continue
    await bot.outbox.redraw(user, guild_id)
