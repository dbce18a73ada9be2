"""The sentence for a refusal: what is wrong and what is possible."""

from typing import Any

from bot.client import Guildhall
from bot.locales import Text
from bot.services.commands import BY_TIME
from bot.services.records import tellable
from bot.services.refusals import NotYourTurn, Refusal, RuleBroken, StaleBoard
from bot.store.records import Event, LoggedAction, Match
from cogs.support.names import all_named, named
from cogs.support.surface import surface
from rendering import renderer

_MOST_OFFERED = 30
_MOST_CHANGES = 5


async def explain(bot: Guildhall, refusal: Refusal, text: Text) -> str:
    """The whole sentence: with what has changed for an old board, with what is legal for a broken rule."""
    if isinstance(refusal, StaleBoard):
        return await explain_stale(bot, refusal, text)
    if isinstance(refusal, RuleBroken):
        return _explain_rule(refusal, text)
    if isinstance(refusal, NotYourTurn):
        return text("refusal-not-your-turn", owed=_owing(refusal.match, text))
    return text(f"refusal-{refusal.key}", **refusal.details)


def _owing(match: Match, text: Text) -> str:
    return all_named((match.players[player] for player in sorted(match.known_to_owe())), text)


def _explain_rule(refusal: RuleBroken, text: Text) -> str:
    match = refusal.match
    values = {
        name: surface(match).term(value, text=text) if isinstance(value, str) else value
        for name, value in refusal.values.items()
    }
    rule = text(f"{match.game}-illegal-{refusal.reason}", **values)
    if match.rules.race:  # in a race, what is possible depends on what others did in secret
        return rule
    possible, more = possible_now(match, refusal.player)
    if not possible:
        return text("refusal-rule-broken-waiting", rule=rule, owed=_owing(match, text))
    return text("refusal-rule-broken", rule=rule, possible=possible, more=more)


def possible_now(match: Match, player: int) -> tuple[str, int]:
    """What a player may do, in the notation of the game, and how much more there is; empty if nothing."""
    rules = match.rules  # when time does something may depend on what others did in secret
    legal = [action for action in rules.legal_actions(match.state, player) if not rules.of_house(action)]
    view = match.rules.view(match.state, player)
    offered = surface(match).examples(view, player) or [
        rules.action_to_string(action) for action in legal[:_MOST_OFFERED]
    ]
    return ", ".join(f"`{action}`" for action in offered), max(len(legal) - len(offered), 0)


async def explain_stale(bot: Guildhall, refusal: StaleBoard, text: Text) -> str:
    """Return what has changed since the board that was clicked, with a link to the live one."""
    changes = await changes_since(bot, refusal.match, refusal.version, text)
    board = await bot.store.board(refusal.match.id)
    link = message_link(refusal.match, board.message.id if board.message else None)
    shown = "\n".join(f"- {change}" for change in changes[-_MOST_CHANGES:])
    return text("refusal-stale-board", changes=shown or text("stale-nothing"), link=link)


def message_link(match: Match, message_id: int | None) -> str:
    """The address of a message in the match's channel, or of the channel."""
    address = f"https://discord.com/channels/{match.guild_id}/{match.channel_id}"
    return address if message_id is None else f"{address}/{message_id}"


async def changes_since(bot: Guildhall, match: Match, version: int, text: Text) -> list[str]:
    """What was done after ``version``, a sentence an action, oldest first."""
    return [sentence for sentence, at in await sentences(bot, match, text) if at > version]


async def sentences(bot: Guildhall, match: Match, text: Text) -> list[tuple[str, int]]:
    """All that has happened in a match that has begun, a sentence each with the version that it made."""
    if match.status == "lobby" or match.state is None:
        return []
    record = await bot.store.record(match.id)
    actions = [
        (sentence_of(match, line, state, text), line.version)
        for line, state in tellable(match, record)
        if not match.rules.minor(match.rules.action_from_string(line.action))
    ]
    events = [(_event(match, event, text), event.version) for event in match.events]
    return sorted([*actions, *events], key=lambda one: one[1])


def _event(match: Match, event: Event, text: Text) -> str:
    seat = renderer(match.game).seat(event.player, text=text)
    return text(f"event-{event.kind}", seat=seat, user=named(event.user, text), step=event.step)


def sentence_of(match: Match, line: LoggedAction, before: Any, text: Text) -> str:
    """A line of the record, made in the state ``before``, as a sentence."""
    action = match.rules.action_from_string(line.action)
    done = deed_of(match, line.player, action, before, text)
    if match.rules.of_house(action):
        return text("log-house", done=done)
    sentence = text("log-sentence", seat=renderer(match.game).seat(line.player, text=text), done=done)
    return text("log-by-time", sentence=sentence) if line.cause == BY_TIME else sentence


def deed_of(match: Match, player: int, action: Any, before: Any, text: Text) -> str:
    """What ``action`` did, made by ``player`` in the state ``before``; a part of a sentence."""
    rules = match.rules
    told = rules.apply_action(before, player, action) if rules.by_chance(action) else before
    return renderer(match.game).narrate(rules.view(told, player), action, text=text)
