"""Performing actions and other commands for a user who clicked or used a slash command."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from discord import ButtonStyle

from bot.client.bot import Guildhall, bot_of
from bot.games import IllegalAction
from bot.locales import Text
from bot.match.commands import Act, Command, get_player_who_may_act, may_claim
from bot.match.models import Match
from bot.match.refusals import Refusal, RuleBroken
from bot.match.replay import get_recent_public_lines
from cogs.board.buttons import rows
from cogs.board.lost_channels import regain_channel
from cogs.board.private_controls import PrivateControls
from cogs.board.story import describe_action, name_player, text_of_story
from cogs.kit.controls import Control
from cogs.kit.game_ui import get_ui, text_for
from cogs.kit.replies import Interaction, say, say_briefly, text_of


async def get_live_match(interaction: Interaction, game: str | None = None) -> Match:
    """Return the newest match of the channel in which a slash command was given.

    Raise ``Refusal`` if there is none, or if its game is not ``game``.
    """
    bot = bot_of(interaction)
    matches = bot.matches
    match = await matches.get_newest(interaction.channel_id or 0)
    match = await regain_channel(bot, match, interaction.channel_id)
    if game is not None and match.game != game:
        raise Refusal("other-game-here")
    return await matches.mark_present(match, interaction.user.id)


async def act_by_command(interaction: Interaction, game: str, write: Callable[[Any, Text], str]) -> None:
    """Perform an action for a slash command, and describe it in private; the outbox updates the board.

    ``write`` takes the user's view and texts, and returns the action in the notation of the game.
    """
    match = await get_live_match(interaction, game)
    user, text = interaction.user.id, text_for(match, text_of(interaction))
    prepared_action = prepare(match, user, lambda view: write(view, text), text)
    if prepared_action.confirmation:
        await ask_for_confirmation(interaction, match, prepared_action.action, prepared_action.confirmation)
        return
    changed_match = await bot_of(interaction).matches.perform(match, user, Act(prepared_action.notation))
    await say_briefly(interaction, describe_last_action(changed_match, user, prepared_action.notation, text))


@dataclass(frozen=True, slots=True)
class PreparedAction:
    """A user's action, ready to perform.

    Attributes:
        action: The action as it is on the button, or as the user typed it.
        notation: The actions that ``action`` stands for, in the notation of the game, separated by ``;``.
        confirmation: The question to ask the user first; empty if the action needs none.
    """

    action: str
    notation: str
    confirmation: str = ""


def prepare(match: Match, user: int, action: str | Callable[[Any], str], text: Text) -> PreparedAction:
    """Prepare an action that comes from a button or was typed; do not check yet whether it is legal.

    ``action`` may be a function that takes the user's view and returns the action. Raise ``Refusal`` unless
    the user may act, and ``RuleBroken`` if the game does not know the notation.
    """
    player = get_player_who_may_act(match, user)
    ui, rules = get_ui(match), match.rules
    get_view = cache(lambda: rules.view(match.state, player))
    if not isinstance(action, str):
        action = action(get_view())
    parts = ui.expand_action(action, get_view).split(";")
    try:
        notation = ";".join(rules.action_to_string(rules.action_from_string(part)) for part in parts)
    except IllegalAction as error:
        raise RuleBroken(match, player, error) from error
    if player in match.confirmations_off or player not in match.players_to_act():
        return PreparedAction(action, notation)
    return PreparedAction(action, notation, ui.confirmation(get_view, notation, text=text))


async def ask_for_confirmation(
    interaction: Interaction, match: Match, action: str, confirmation: str
) -> None:
    """Ask the user to confirm a doubtful action; the buttons of the question go back or perform it.

    The question disappears once the position is another.
    """
    text = text_of(interaction)
    answers = [
        Control(text("button-sure-not"), "act-not", style=ButtonStyle.primary),
        Control(text("button-sure"), "act-sure", action),
        Control(text("button-sure-always"), "act-always", action),
    ]
    version = match.board_version
    question = await say(interaction, confirmation, *rows([answers], match.id, version))
    await bot_of(interaction).cog_of(PrivateControls).keep(match, interaction.user.id, question, version)


def describe_last_action(match: Match, user: int, actions: str, text: Text) -> str:
    """Describe what ``user`` just did: the last of the ``actions`` (separated by ``;``) and their number.

    Users are named as on the board.
    """
    text, player = text_of_story(match, text), match.find_player(user)
    lines = [each for each in get_recent_public_lines(match) if each.line.player == player]
    lines = [each for each in lines if not each.line.is_automatic]
    own = match.rules.action_from_string(actions.split(";")[-1])
    if player is None:
        return text("acted-plainly")
    if match.is_hidden(match.state, own):
        description = describe_action(match, player, own, match.state, text)
    elif not lines:  # the actions that are stored cannot be replayed any more
        return text("acted-plainly")
    else:
        last, before, _ = lines[-1]
        description = describe_action(
            match, last.player, match.rules.action_from_string(last.action), before, text
        )
    count = actions.count(";") + 1
    return text("acted", who=name_player(match, player, text), done=description, count=count)


async def change_by_command(
    interaction: Interaction,
    command: Command,
    answer_key: str,
    *,
    require_allowed: Callable[[Interaction], Awaitable[None]] | None = None,
    **values: Any,
) -> Match:
    """Perform a command on the channel's match for a slash command, and answer in private.

    ``answer_key`` is the id of the text to answer with; ``require_allowed`` raises ``Refusal`` if the user
    may not give the command here. Return the changed match. Raise ``Refusal`` if the command is refused.
    """
    if require_allowed is not None:
        await require_allowed(interaction)
    match = await get_live_match(interaction)
    changed_match = await bot_of(interaction).matches.perform(match, interaction.user.id, command)
    await say_briefly(interaction, text_of(interaction)(answer_key, **values))
    return changed_match


def undo_answer(match: Match, text: Text) -> str:
    """Return the sentence that answers an undo; if the others are asked, it says why."""
    request = match.consent_request
    if request is None:
        return text("undone")
    since = request.undone_from[request.by]
    lines = [each for each in get_recent_public_lines(match) if each.line.public_revision >= since]
    if any(line.player != request.by and not line.is_automatic for line, _, _ in lines):
        return text("asked-to-undo", why="acted")
    is_revealed = any(match.rules.reveals(before, after) for _, before, after in lines)
    why = "revealed" if is_revealed else "late" if may_claim(match, request.by) else "over"
    return text("asked-to-undo", why=why)


async def find_acting_view(bot: Guildhall, interaction: Interaction, game: str) -> tuple[Match, Any] | None:
    """Return the channel's match and the user's view of it for autocomplete; ``None`` if they cannot act.

    In a simultaneous phase, all players who have not resigned can, because the rules may let players act who
    do not have to.
    """
    match = await bot.matches.find_latest(interaction.channel_id or 0)
    if match is None or match.game != game:
        return None
    player = match.find_player(interaction.user.id)
    if player is None or match.status != "running" or match.pause is not None:
        return None
    may_act = match.is_simultaneous and player not in match.resigned
    if not may_act and player not in match.players_to_act():
        return None
    return match, match.rules.view(match.state, player)
