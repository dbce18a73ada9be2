"""Moving a match to another channel, or into a thread beside the match that is played there."""

from collections.abc import Callable
from functools import partial

from bot.client.bot import bot_of
from bot.match.commands import MoveAsModerator, MoveMatch
from bot.match.models import Match
from cogs.board.lost_channels import leave_channel
from cogs.kit.replies import Interaction
from cogs.table.allowed_channels import require_allowed_channel
from cogs.table.places import Channel, PlaceChoice, choose_free_place, store_in_place


async def move_to_channel(
    interaction: Interaction,
    match: Match,
    channel: Channel,
    command: Callable[[int], MoveMatch | MoveAsModerator],
    *,
    thread: bool = False,
) -> tuple[PlaceChoice, Match]:
    """Move a match to a channel, with ``thread`` to a new one there; return the place and the moved match.

    If the channel has another match, the match gets a thread beside it. Raise ``Refusal`` if the server, the
    permissions or the match do not allow the move.
    """
    bot = bot_of(interaction)
    settings = await bot.servers.get_settings(match.guild_id)
    require_allowed_channel(settings, interaction, channel, practice=match.is_practice)
    choose = partial(
        choose_free_place,
        interaction,
        settings,
        channel,
        thread=thread,
        practice=match.is_practice,
        moving=match,
    )
    # Checked before a thread is made, so that a refusal leaves no empty one behind.
    bot.matches.preview(match, interaction.user.id, command(0))
    board = await bot.matches.get_board(match.id)
    place, moved_match = await store_in_place(
        interaction,
        choose,
        lambda place: bot.matches.perform(match.id, interaction.user.id, command(place.id)),
        game=match.game,
        locale=match.locale,
        users={interaction.user.id, *match.humans},
    )
    await leave_channel(bot, match, board, moved_match)
    return place, moved_match
