"""``/me matches``: a user's open matches, the most urgent first."""

from bot.client.bot import Guildhall, bot_of
from bot.locales import Text
from bot.match.models import Match
from bot.match.notifications import find_late_player, find_reason, get_urgency_key, has_to_act, is_out
from cogs.board.time_lines import time_values
from cogs.board.users import text_for_list, user_name
from cogs.kit.links import message_link
from cogs.kit.replies import Interaction, say, text_of
from cogs.me.notification_messages import fit_lines, match_name


async def say_open_matches(interaction: Interaction) -> None:
    """Send a user the list of their open matches, the most urgent first."""
    bot, user, text = bot_of(interaction), interaction.user.id, text_of(interaction)
    own_matches = [
        *await bot.matches.find_open_of(user),
        *await bot.matches.find_asking(user),
        *await bot.matches.find_lent_by(user),
    ]
    own_matches.sort(key=lambda match: get_urgency_key(match, user))
    if not own_matches:
        await say(interaction, text("me-no-matches"))
        return
    lines = [text("me-matches-title", count=len(own_matches))]
    match_lines = [await _match_line(bot, match, user, text) for match in own_matches]
    await say(interaction, "\n".join([*lines, *fit_lines(match_lines, text)]))


async def _match_line(bot: Guildhall, match: Match, user: int, text: Text) -> str:
    board = await bot.matches.get_board(match.id)
    link = message_link(match, board.message.id if board.message else None)
    name, text = match_name(bot, match, text), await text_for_list(bot, match, user, text)
    if match.lost_channel is not None:
        why = text(f"channel-lost-{match.lost_channel.kind}")
        return text("me-match-lost", match=name, why=why)
    what, lent_player = find_reason(match, user), match.find_lent_player(user)
    if what == "stand-in":
        owner = user_name(match.find_owners_asking(user)[0], text)
        return text("me-match-asked-to-stand-in", match=name, owner=owner, link=link)
    if is_out(match, user):
        return text("me-match-out", match=name, link=link)
    late = find_late_player(match, user) if what == "claim" else None
    if late is not None:
        return text("me-match-claim", match=name, player=user_name(match.players[late], text), link=link)
    if lent_player is not None and what != "asked":
        substitute = user_name(match.players[lent_player], text)
        return text("me-match-lent", match=name, player=substitute, link=link)
    idle = "lobby" if match.status == "lobby" else "waiting" if match.pause is None else "paused"
    state = what if what in ("turn", "asked", "invited") else idle
    line = text(f"me-match-{state}", match=name, link=link)
    player = match.find_player(user)
    if player is None:
        return line
    is_also_to_act = state == "asked" and has_to_act(match, player)
    if is_also_to_act:
        line = text("me-match-turn-too", line=line)
    return _with_seat(match, player, line, text, has_turn=state == "turn" or is_also_to_act)


def _with_seat(match: Match, player: int, line: str, text: Text, *, has_turn: bool) -> str:
    """Return the line of a match with what is to say about the seat of its user."""
    status = match.seat_status(player)
    if status.asked is not None:
        line = text("me-match-stand-in", line=line, friend=user_name(status.asked, text))
    if status.owner is not None:
        line = text("me-match-for-owner", line=line, owner=user_name(status.owner, text))
    if not has_turn:
        return line
    if status.is_late:
        return text("me-match-late", line=line)
    if status.deadline is None:
        return line
    return text("me-match-deadline", line=line, **time_values(status.deadline))
