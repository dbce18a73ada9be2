"""Making an action or changing a match for whoever asked, by click or by command."""

from typing import Any

from discord import ButtonStyle

from bot.client import Guildhall, bot_of
from bot.games import IllegalAction
from bot.services.commands import Act, Command
from bot.services.matches import Matches
from bot.services.refusals import Refusal
from bot.store.records import Match
from cogs.support.components import rows
from cogs.support.controls import Control
from cogs.support.layouts import seat_name
from cogs.support.replies import Interaction, acknowledge, reporting, say, text_of
from cogs.support.surface import surface
from rendering import renderer


async def live_match(interaction: Interaction, game: str | None = None) -> Match:
    """The match of the channel in which a command was given. Raises ``Refusal``."""
    match = await matches_of(interaction).current(interaction.channel_id or 0)
    if game is not None and match.game != game:
        raise Refusal("other-game-here")
    return match


def matches_of(interaction: Interaction) -> Matches:
    """The service that changes matches."""
    return bot_of(interaction).matches


async def act_by_command(interaction: Interaction, game: str, action: str) -> None:
    """Answers a slash command that makes an action: privately; the board follows by itself."""
    async with reporting(interaction):
        await acknowledge(interaction, private=True)
        match = await live_match(interaction, game)
        if await asked_first(interaction, match, action):
            return
        changed = await matches_of(interaction).perform(match, interaction.user.id, Act(action))
        await say(interaction, await _done(interaction, changed, action))


async def asked_first(interaction: Interaction, match: Match, action: str) -> bool:
    """Whether the person is asked before an action that they may not mean; buttons make it all the same."""
    player = match.player_of(interaction.user.id)
    if player is None or player not in match.owed() or player in match.unguarded:
        return False
    text = text_of(interaction)
    view, rules = match.rules.view(match.state, player), match.rules
    try:
        canonical = [rules.action_to_string(rules.action_from_string(part)) for part in action.split(";")]
    except IllegalAction:
        return False
    warning = surface(match).warning(view, ";".join(canonical), text=text)
    if not warning:
        return False
    answers = [
        Control(text("button-sure"), "act-sure", action, ButtonStyle.primary),
        Control(text("button-sure-always"), "act-always", action),
    ]
    await say(interaction, warning, *rows([answers], match.id, match.version))
    return True


async def _done(interaction: Interaction, match: Match, action: str) -> str:
    text = text_of(interaction)
    view = match.rules.view(match.before, None)
    done = renderer(match.game).narrate(view, match.rules.action_from_string(action), text=text)
    player = match.player_of(interaction.user.id) or 0
    return text("acted", seat=seat_name(match, player, text), done=done)


async def change_by_command(
    interaction: Interaction, command: Command, done: str, **values: Any
) -> Match | None:
    """Answers a slash command that changes the channel's match; ``done`` names the sentence afterwards."""
    async with reporting(interaction):
        await acknowledge(interaction, private=True)
        match = await live_match(interaction)
        changed = await matches_of(interaction).perform(match, interaction.user.id, command)
        await say(interaction, text_of(interaction)(done, **values))
        return changed
    return None


async def may_act(bot: Guildhall, interaction: Interaction, game: str) -> tuple[Match, Any] | None:
    """The channel's match and the view of the person, if it is theirs to act in it; for autocomplete."""
    match = await bot.store.latest(interaction.channel_id or 0)
    if match is None or match.game != game:
        return None
    player = match.player_of(interaction.user.id)
    if player is None or player not in match.owed():
        return None
    return match, match.rules.view(match.state, player)
