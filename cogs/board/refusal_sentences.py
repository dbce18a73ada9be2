"""Explanations of refusals during play: what is wrong, and what is possible instead."""

import logging
from collections.abc import Mapping
from functools import cache
from typing import Any

from bot.locales import BrokenText, MissingText, Text, first_text
from bot.match.models import Match
from bot.match.refusals import MatchPaused, MatchRefusal, NotYourTurn, RuleBroken
from cogs.board.users import text_for_interaction, user_name, user_names
from cogs.kit.game_ui import get_ui, text_for
from cogs.kit.refusals import explain
from cogs.kit.replies import Interaction, answer_refusal, say
from rendering import RENDERERS, on_board
from rendering.words import or_list

_log = logging.getLogger(__name__)


@answer_refusal.register
async def _answer_match_refusal(refusal: MatchRefusal, interaction: Interaction) -> None:
    """Explain a refusal without the names of users whose invitations the reader refuses."""
    await say(interaction, explain(refusal, await text_for_interaction(interaction, refusal.match)))


@explain.register
def _explain_match_refusal(refusal: MatchRefusal, text: Text) -> str:
    users = {name: user_name(user, text) for name, user in refusal.users.items()}
    more, undo = on_board(text)("button-more"), on_board(text)("button-undo")
    return text(f"refusal-{refusal.key}", **users, more=more, undo=undo)


@explain.register
def _explain_not_your_turn(refusal: NotYourTurn, text: Text) -> str:
    return text("refusal-not-your-turn", owed=_players_to_act_text(refusal.match, text))


@explain.register
def _explain_match_paused(refusal: MatchPaused, text: Text) -> str:
    if refusal.match.lost_channel is not None:
        return explain_pause(refusal.match, text)
    return text("refusal-match-paused", **pause_values(refusal.match, text))


@explain.register
def _explain_broken_rule(refusal: RuleBroken, text: Text) -> str:
    """Explain which rule an action breaks, and what is possible instead."""
    match = refusal.match
    text = text_for(match, text)
    values = {
        name: get_ui(match).term(value, text=text) if isinstance(value, str) else value
        for name, value in refusal.values.items()
    }
    rule = _broken_rule_text(match.game, refusal.reason, values, text)
    if match.real_time:  # what is possible depends on hidden actions of others
        return rule
    possible = describe_possible_actions(match, refusal.player, text)
    if possible and refusal.reason == "not-an-action":
        example = _example(match, refusal.player, str(refusal.values.get("text", "")), text)
        possible = text("possible-example", possible=possible, example=example)
    if not possible and match.is_simultaneous:  # the player may still change an earlier action
        return rule
    if not possible:
        return text("refusal-rule-broken-waiting", rule=rule, owed=_players_to_act_text(match, text))
    return text("refusal-rule-broken", rule=rule, possible=possible)


def explain_pause(match: Match, text: Text) -> str:
    """Explain why a match stands still: its channel is lost, or a moderator has paused it."""
    if match.lost_channel is not None:
        return text(f"channel-lost-{match.lost_channel.kind}")
    return text("board-paused", **pause_values(match, text))


def pause_values(match: Match, text: Text) -> dict[str, str]:
    """Return who paused a match, whether they play in it, and why, as values for a text."""
    pause = match.pause
    assert pause is not None
    plays = "yes" if pause.by in match.seats else "no"
    return {"by": user_name(pause.by, text), "plays": plays, "reason": pause.reason}


def _broken_rule_text(game: str, reason: str, values: Mapping[str, Any], text: Text) -> str:
    """Return the text for a broken rule, or a general one if the game has no text for ``reason``."""
    try:
        return first_text(text, f"{game}-illegal-{reason}", f"illegal-{reason}", **values)
    except (MissingText, BrokenText):
        _log_missing_text(game, reason)
        return text("illegal-not-legal")


@cache  # once for each text
def _log_missing_text(game: str, reason: str) -> None:
    _log.error("refusal.without_text", extra={"game": game, "cause": reason}, exc_info=True)


def _players_to_act_text(match: Match, text: Text) -> str:
    return user_names((match.players[player] for player in sorted(match.publicly_to_act())), text)


def describe_possible_actions(match: Match, player: int, text: Text) -> str:
    """Describe what a player can do now; empty if that is nothing."""
    actions = match.rules.legal_actions(match.state, player)
    # When a system action is due may depend on hidden actions.
    own = [action for action in actions if not match.is_system_action(action)]
    return text("possible-now", possible=or_list(get_ui(match).possible(own, text=text), text)) if own else ""


def _example(match: Match, player: int, query: str, text: Text) -> str:
    """Describe an action that a player can do now, if possible one that resembles what they typed."""
    rules, kind = match.rules, query.lower().split(maxsplit=1)[:1]
    possible = [each for each in rules.legal_actions(match.state, player) if not match.is_system_action(each)]
    like = (each for each in possible if rules.action_to_string(each).lower().split(maxsplit=1)[:1] == kind)
    telling = (each for each in possible if not rules.only_ends_turn(each))
    action = next(like, None) or next(telling, possible[0])
    return RENDERERS[match.game].advise(match.rules.view(match.state, player), action, text=text)
