"""Rematches: a table for the same users that begins once all of them have asked for it."""

from collections.abc import Awaitable, Callable
from functools import partial

from bot.client.bot import Guildhall, bot_of
from bot.client.click_handlers import Handlers, Who
from bot.match.models import Match, is_computer
from bot.match.refusals import Refusal
from cogs.board.buttons import MatchClick
from cogs.kit.links import message_link
from cogs.kit.replies import Interaction, say_briefly, text_of
from cogs.table.allowed_channels import require_allowed_channel
from cogs.table.places import channel_of, choose_free_place, store_in_place

handlers = Handlers()


@handlers.on_click("rematch", Who.PLAYERS, private=True)
async def rematch(click: MatchClick) -> None:
    """Open a table for the same users; the match begins once all of them have asked."""
    await ask_for_rematch(click.interaction, click.match_id)


async def ask_for_rematch(interaction: Interaction, match_id: int) -> None:
    """Open a table for the users of a match, or join the one that another of them opened, and say where."""
    match = await bot_of(interaction).matches.rematch(
        match_id, interaction.user.id, find_place=partial(_store_in_place, interaction)
    )
    key = "table-opened-here" if match.status == "lobby" else "rematch-began"
    if match.channel_id != interaction.channel_id:
        key = "table-opened-beside" if match.status == "lobby" else "rematch-began-beside"
    await say_briefly(interaction, text_of(interaction)(key, link=message_link(match, None)))


async def _store_in_place(
    interaction: Interaction, old: Match, store: Callable[[int, bool], Awaitable[Match]]
) -> Match:
    """Store the rematch of ``old`` in the user's channel, or in a thread beside another match there.

    Raise ``Refusal`` if the match may not be played again there.
    """
    settings = await bot_of(interaction).servers.get_settings(old.guild_id)
    channel = channel_of(interaction)
    require_allowed_channel(settings, interaction, channel, practice=old.is_practice)
    allows_computers = old.is_practice or settings.computers
    if any(map(is_computer, old.players)) and not allows_computers:
        raise Refusal("computers-not-allowed")
    _, match = await store_in_place(
        interaction,
        partial(choose_free_place, interaction, settings, channel, practice=old.is_practice),
        lambda place: store(place.id, allows_computers),
        game=old.game,
        locale=old.locale,
        users=old.humans,
    )
    return match


async def setup(bot: Guildhall) -> None:
    """Add the handler."""
    bot.handlers.include(handlers)
