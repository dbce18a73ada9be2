"""*Fair Play* under *More*: lets everybody check that nobody influenced a match's random events."""

from bot.client.bot import Guildhall
from bot.client.click_handlers import Handlers, Who
from bot.match.record import hash_seed
from bot.match.refusals import NotBegun
from cogs.board.buttons import MatchClick
from cogs.kit.replies import say

handlers = Handlers()


@handlers.on_click("fair-play", Who.PEOPLE_HERE, private=True)
async def explain_fair_play(click: MatchClick) -> None:
    """Show the hash of the seed, and the seed itself once the match is over.

    Raise ``Refusal`` before the match has begun.
    """
    match, text = click.match, click.text
    if match.state is None:
        raise NotBegun(match)
    digest = hash_seed(match.seed)
    sentence = text("fair-play-over", seed=match.seed, hash=digest) if match.is_over else None
    await say(click.interaction, sentence or text("fair-play", hash=digest))


async def setup(bot: Guildhall) -> None:
    """Add the handler."""
    bot.handlers.include(handlers)
