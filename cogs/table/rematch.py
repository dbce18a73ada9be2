"""Rematches: a table for the same users that begins once all of them have asked for it."""

from collections.abc import Awaitable, Callable

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Handlers, Who
from bot.match.models import Match, is_computer
from bot.match.refusals import Refusal
from cogs.board.buttons import MatchClick
from cogs.kit.links import message_link
from cogs.kit.member_permissions import require_may_post
from cogs.kit.replies import Interaction, say_briefly
from cogs.table.allowed_channels import require_allowed_channel

handlers = Handlers()


@handlers.on_click("rematch", Who.PLAYERS, private=True)
async def rematch(click: MatchClick) -> None:
    """Open a table for the same users; the match begins once all of them have asked."""
    match = await click.bot.matches.rematch(
        click.match_id, click.user, require_allowed=rematch_rules(click.interaction)
    )
    await say_briefly(click.interaction, click.text(rematch_answer(match), link=message_link(match, None)))


def rematch_answer(match: Match) -> str:
    """Return the id of the text that answers a request for a rematch."""
    return "table-opened-here" if match.status == "lobby" else "rematch-began"


def rematch_rules(interaction: Interaction) -> Callable[[Match], Awaitable[bool]]:
    """Return a check that raises ``Refusal`` if a match may not be played again in the user's channel.

    The check returns whether computers may be added.
    """

    async def check(old: Match) -> bool:
        settings = await bot_of(interaction).servers.get_settings(old.guild_id)
        require_allowed_channel(settings, interaction, interaction.channel, practice=old.is_practice)
        require_may_post(interaction, settings)
        allows_computers = old.is_practice or settings.computers
        if any(map(is_computer, old.players)) and not allows_computers:
            raise Refusal("computers-not-allowed")
        return allows_computers

    return check


async def setup(bot: Guildhall) -> None:
    """Add the handler."""
    bot.handlers.include(handlers)
