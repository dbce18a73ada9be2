"""The sentences for refusals and the log: what is wrong, what is possible, what has happened."""

import logging
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

from discord import app_commands

from bot.client import Guildhall
from bot.games import GAMES
from bot.locales import BrokenText, MissingText, Text, first_text
from bot.services.commands import BY_BOT, BY_TIME
from bot.services.export import public_lines
from bot.services.refusals import BadOption, NotYourTurn, Refusal, RuleBroken
from bot.store.models import EventKind, LoggedAction, Match
from cogs.support.game_ui import get_ui
from cogs.support.users import user_name, user_names
from rendering import RENDERERS
from rendering.wording import or_list

_log = logging.getLogger(__name__)
_BY_ITSELF: frozenset[EventKind] = frozenset({"late", "bot-plays"})
"""The events that happen to a player without an action of any user."""
_SAID_OF: Mapping[str, str] = {BY_TIME: "log-by-time", BY_BOT: "log-by-bot"}
"""The texts for actions that the player did not perform personally, by their cause."""


def explain(refusal: Refusal, text: Text) -> str:
    """Return the sentence for a refusal; for a broken rule it says what is possible."""
    if isinstance(refusal, NotYourTurn):
        return text("refusal-not-your-turn", owed=_players_to_act_text(refusal.match, text))
    if not isinstance(refusal, RuleBroken):
        return text(f"refusal-{refusal.key}", **refusal.details)
    match = refusal.match
    values = {
        name: get_ui(match).term(value, text=text) if isinstance(value, str) else value
        for name, value in refusal.values.items()
    }
    rule = _broken_rule_text(match.game, refusal.reason, values, text)
    if match.real_time:  # what is possible depends on hidden actions of others
        return rule
    possible = possible_now(match, refusal.player, text)
    if not possible:
        return text("refusal-rule-broken-waiting", rule=rule, owed=_players_to_act_text(match, text))
    return text("refusal-rule-broken", rule=rule, possible=possible)


def _broken_rule_text(game: str, reason: str, values: Mapping[str, Any], text: Text) -> str:
    """Return the sentence for a broken rule, or a general one if the game has no text that fits."""
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


def explain_option(refusal: BadOption, command: Any, text: Text) -> str:
    """Return the sentence for a bad option, named as in the ``command`` that the user gave."""
    parameters = command.parameters if isinstance(command, app_commands.Command) else []
    found = next((each.locale_name for each in parameters if each.name == refusal.option), None)
    option = refusal.option if found is None else text(found.extras["key"])
    allowed, value = refusal.allowed, str(refusal.value)
    if isinstance(allowed, range):
        low, high = allowed[0], allowed[-1]
        return text("refusal-option-out-of-range", option=option, low=low, high=high, value=value)
    if allowed:
        choices = ", ".join(allowed)
        return text("refusal-option-not-offered", option=option, choices=choices, value=value)
    return text("refusal-option-unknown", option=option)


def possible_now(match: Match, player: int, text: Text) -> str:
    """Return what a player can do now in words, empty if that is nothing."""
    actions = match.rules.legal_actions(match.state, player)
    # When a system action is due may depend on hidden actions.
    own = [action for action in actions if not match.is_system_action(action)]
    return text("possible-now", possible=or_list(get_ui(match).possible(own, text=text), text)) if own else ""


def message_link(match: Match, message_id: int | None) -> str:
    """Return the address of a message in the match's channel, or that of the channel."""
    address = f"https://discord.com/channels/{match.guild_id}/{match.channel_id}"
    return address if message_id is None else f"{address}/{message_id}"


class LogEntry(NamedTuple):
    """A sentence of the log, its public revision, and the user who acted (``None``: the bot)."""

    sentence: str
    public_revision: int
    user: int | None


async def log_entries(bot: Guildhall, match: Match, text: Text) -> list[LogEntry]:
    """Return everything that has happened in a match that has begun, oldest first."""
    if match.status == "lobby" or match.state is None:
        return []
    entries: list[LogEntry] = []
    for line, state in public_lines(match, await bot.store.matches.actions(match.id)):
        action = match.rules.action_from_string(line.action)
        if match.real_time and match.real_time.is_log_noise(action):
            continue
        by_bot = line.cause in _SAID_OF or match.is_system_action(action)
        by = None if by_bot else match.players[line.player]
        entries.append(LogEntry(log_sentence(match, line, state, text), line.public_revision, by))
    for event in match.events:
        seat, user = RENDERERS[match.game].seat(event.player, text=text), user_name(event.user, text)
        sentence = text(f"event-{event.kind}", seat=seat, user=user)
        by = None if event.kind in _BY_ITSELF else event.user
        entries.append(LogEntry(sentence, event.public_revision, by))
    return sorted(entries, key=lambda entry: entry.public_revision)


def log_sentence(match: Match, line: LoggedAction, before: Any, text: Text) -> str:
    """Return a line of the record, made in the state ``before``, as a sentence."""
    action = match.rules.action_from_string(line.action)
    done = describe_action(match, line.player, action, before, text)
    if match.is_system_action(action):
        return text("log-house", done=done)
    return say_who_acted(RENDERERS[match.game].seat(line.player, text=text), done, line.cause, text)


def say_who_acted(seat: str, done: str, cause: str, text: Text) -> str:
    """Return the sentence that says what was done on a seat, and why if the player did not do it."""
    sentence = text("log-sentence", seat=seat, done=done)
    return text(_SAID_OF[cause], sentence=sentence) if cause in _SAID_OF else sentence


def describe_action(match: Match, player: int, action: Any, before: Any, text: Text) -> str:
    """Describe ``action`` of ``player`` in the state ``before``, as part of a sentence."""
    return _narrate(match.game, player, action, before, text)


@lru_cache(maxsize=256)  # a board tells the same turns again with each action
def _narrate(game: str, player: int, action: Any, before: Any, text: Text) -> str:
    rules = GAMES[game]
    entry = rules.apply_action(before, player, action) if rules.is_random(action) else before
    return RENDERERS[game].narrate(rules.view(entry, player), action, text=text)
