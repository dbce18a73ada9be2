"""What has happened in a match, for the log and for summaries: actions, what they led to, and events."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, Literal, NamedTuple

from bot.games import GAMES
from bot.locales import Text
from bot.services.commands import BY_BOT, BY_TIME
from bot.services.record import RECORDED_USERS
from bot.services.replay import PublicLine
from bot.store.events import Event, EventKind
from bot.store.models import Match
from cogs.support.game_ui import GAME_UIS, text_for
from cogs.support.users import user_name, with_users
from rendering import RENDERERS
from rendering.wording import and_list

_BY_CAUSE: Mapping[str, str] = {BY_TIME: "log-by-time", BY_BOT: "log-by-bot"}
"""The texts for actions that the player did not perform personally, by their cause."""
BY_ITSELF: frozenset[EventKind] = frozenset({"late", "bot-plays"})
"""The events that happen to a player without an action of any user."""
_CHANGES_USER: frozenset[EventKind] = frozenset({"seat-taken", "lent", "computer"})


class Entry(NamedTuple):
    """Something that happened in a match.

    Attributes:
        turn: The turn in which it happened.
        public_revision: The first one that shows it.
        told: What a player did, as the part of a sentence after the name; otherwise a whole sentence.
        kind: An action that only ``ends`` a turn, the ``interruption`` of a race, any other action, what one
            led to, or an event of some kind.
        player: The player who acted, or for whom the bot did; ``None`` if ``told`` is a whole sentence.
        user: The user who did it, ``None`` for the bot.
        cause: That of the action.
        action: The action itself, ``None`` for what is none or what nobody did.
        before: The state before the action.
        about: The player whom an event is about.
    """

    turn: int
    public_revision: int
    told: str
    kind: Literal["action", "ends", "milestone", "interruption"] | EventKind
    player: int | None = None
    user: int | None = None
    cause: str = ""
    action: Any = None
    before: Any = None
    about: int | None = None


def tell(match: Match, lines: Iterable[PublicLine], text: Text) -> list[Entry]:
    """Return what happened in a match: some of its actions, what they led to, and all events."""
    text, entries = text_of_story(match, text), list[Entry]()
    for each in lines:
        entries.extend(_tell_action(match, each, text))
    for event in match.events:
        earlier = (entry.turn for entry in entries if entry.public_revision <= event.public_revision)
        entries.append(_tell_event(event, event.turn or max(earlier, default=1), match, text))
    return sorted(entries, key=lambda entry: (entry.turn, entry.public_revision))


def _tell_action(match: Match, public_line: PublicLine, text: Text) -> list[Entry]:
    line, before, after = public_line
    rules, action = match.rules, match.rules.action_from_string(line.action)
    if match.real_time and match.real_time.is_log_noise(action):
        return []
    told = _narrate_again(match.game, line.player, action, before, text_for(match, text))
    at = line.turn, line.public_revision
    led_to = _tell_milestone(match.game, after, text) if rules.is_milestone(before, after) else ()
    milestones = [Entry(*at, sentence, "milestone", before=before) for sentence in led_to]
    if match.is_system_action(action):
        interrupts = match.real_time is not None and match.real_time.is_interruption(action)
        if milestones and not interrupts:
            return milestones  # the result of a check says that there was one
        sentence = text("log-house", done=told)
        done = Entry(*at, sentence, "interruption" if interrupts else "action", before=before)
    else:
        kind: Literal["ends", "action"] = "ends" if rules.only_ends_turn(action) else "action"
        user = None if line.cause in _BY_CAUSE else match.players[line.player]
        cause = line.cause if line.is_late else ""
        done = Entry(*at, told, kind, line.player, user, cause, action, before)
    return [done, *milestones]


def _tell_event(event: Event, turn: int, match: Match, text: Text) -> Entry:
    seat, user = RENDERERS[match.game].seat(event.player, text=text), user_name(event.user, text)
    sentence = text(
        f"event-{event.kind}",
        seat=seat,
        user=user,
        who=name_user(match, event.player, text)
        if event.user in RECORDED_USERS
        else text("board-player", player=user, seat=seat),
        player=name_player(match, event.player, text),
        plays="yes" if event.user in match.seats else "no",
    )
    by = None if event.kind in BY_ITSELF else event.user
    return Entry(turn, event.public_revision, sentence, event.kind, user=by, about=event.player)


@lru_cache(maxsize=64)
def _tell_milestone(game: str, after: Any, text: Text) -> tuple[str, ...]:
    told = GAME_UIS[game].milestone(GAMES[game].past_view(after, None), text=text)
    return tuple(sentence for sentence in told if sentence)


def describe_action(match: Match, player: int, action: Any, before: Any, text: Text) -> str:
    """Describe ``action`` of ``player`` in the state ``before``, as part of a sentence."""
    return _narrate(match.game, player, action, before, text_for(match, text))


def _narrate(game: str, player: int, action: Any, before: Any, text: Text) -> str:
    return RENDERERS[game].narrate(_view_of_action(game, player, action, before), action, text=text)


_narrate_again = lru_cache(maxsize=256)(_narrate)
"""Does what `_narrate` does; a board tells the same turns again with each action."""


@lru_cache(maxsize=64)
def _narrate_together(
    game: str, player: int, steps: tuple[tuple[Any, Any], ...], text: Text
) -> Sequence[str]:
    """Describe several actions of a kind, each with the state before it."""
    views = [(_view_of_action(game, player, action, before), action) for action, before in steps]
    return RENDERERS[game].narrate_together(views, text=text)


def _view_of_action(game: str, player: int, action: Any, before: Any) -> Any:
    """Return what the player saw before the action; after it if it is decided by chance."""
    rules = GAMES[game]
    entry = rules.apply_action(before, player, action) if rules.is_random(action) else before
    return rules.past_view(entry, player)


def tell_beginning(match: Match, text: Text) -> str:
    """Return who plays, and who makes the first turn."""
    rules, text = match.rules, text_of_story(match, text)
    names = [name_player(match, player, text) for player in range(len(match.players))]
    first = rules.new_state(len(match.players), rules.options_from(match.options), match.seed)
    starters = rules.current_players(first)
    began = text("board-began", players=and_list(names, text))
    if len(starters) != 1:
        return began
    (starter,) = starters
    return text("board-began-with", began=began, player=RENDERERS[match.game].player(starter, text=text))


def name_player(match: Match, player: int, text: Text) -> str:
    """Return the user on a seat, with the seat; the seat alone if it has had several users."""
    if player in _with_several_users(match):
        return RENDERERS[match.game].seat(player, text=text_for(match, text))
    return name_user(match, player, text)


def name_user(match: Match, player: int, text: Text) -> str:
    """Return the user on a seat, with the seat; for a player of a record file the name or the seat alone."""
    renderer, user, own = RENDERERS[match.game], match.players[player], text_for(match, text)
    seat, name = renderer.seat(player, text=own), user_name(user, text)
    if user in RECORDED_USERS:
        return seat if name == renderer.seat_colour(player, text=own) else name
    return text("board-player", player=name, seat=seat)


def text_of_story(match: Match, text: Text) -> Text:
    """Return ``text`` with the users' names as a story has them: not on seats that had several users."""
    return with_users(match, text_for(match, text), unknown=_with_several_users(match))


def _with_several_users(match: Match) -> frozenset[int]:
    """Return the players for whom several users have played: what was done is told of the colour."""
    return frozenset(event.player for event in match.events if event.kind in _CHANGES_USER)


def say(match: Match, entry: Entry, text: Text) -> str:
    """Return an entry as a sentence."""
    if entry.player is None:
        return entry.told
    return _say_who_acted(name_player(match, entry.player, text), entry.told, entry.cause, text)


def say_turn(match: Match, turn: Sequence[Entry], text: Text) -> list[str]:
    """Return the entries of one turn as sentences, one for all that a player did."""
    told = []
    for group in _by_player(turn):
        player, cause = group[0].player, group[0].cause
        if player is None:
            told.append(_say_how_often(group, text))
        else:
            done = and_list(_clauses(match, group, turn, text), text)
            told.append(_say_who_acted(name_player(match, player, text), done, cause, text))
    return told


def list_turn(match: Match, turn: Sequence[Entry], text: Text) -> list[str]:
    """Return the entries of one turn as a list, in which the only player who acted is not named."""
    players = {entry.player for entry in turn if entry.player is not None}
    if len(players) > 1:
        return say_turn(match, turn, text)
    told = []
    for group in _by_player(turn):
        of_cause = _BY_CAUSE.get(group[0].cause)
        is_event = group[0].player is None
        done = [_say_how_often(group, text)] if is_event else _clauses(match, group, turn, text)
        told += [
            text(of_cause, sentence=text("log-house", done=clause)) if of_cause else clause for clause in done
        ]
    return told


def _clauses(match: Match, group: Sequence[Entry], turn: Sequence[Entry], text: Text) -> list[str]:
    """Return what a player did, of a whole turn; actions of a kind that follow each other are told together.

    That they ended the turn is told only if they did nothing else.
    """
    text, done = text_of_story(match, text), list[str]()
    for _, same in groupby((entry for entry in group if entry.kind != "ends"), key=lambda e: type(e.action)):
        run = list(same)
        steps = tuple((entry.action, entry.before) for entry in run)
        player = run[0].player
        alone = len(run) == 1 or player is None
        done += [run[0].told] if alone else _narrate_together(match.game, player, steps, text)
    if not done:
        alone = all(entry.player != group[0].player or entry.kind == "ends" for entry in turn)
        return [text("log-idle")] if alone else [group[0].told]
    counted = [(clause, len(list(same))) for clause, same in groupby(done)]
    return [
        clause if count == 1 else text("log-times", line=clause, count=count) for clause, count in counted
    ]


def _by_player(turn: Sequence[Entry]) -> list[list[Entry]]:
    """Return the entries of a turn with those together that are one player's by the same cause.

    What was done after a milestone stays behind it: a player who ends a round may begin the next one. Whole
    sentences that say the same are together as well, such as that a player had a hint.
    """
    groups: dict[tuple[int | None, str, int], list[Entry]] = {}
    milestones = 0
    for entry in turn:
        milestones += entry.kind == "milestone"
        key = (None, entry.told, 0) if entry.player is None else (entry.player, entry.cause, milestones)
        groups.setdefault(key, []).append(entry)
    return list(groups.values())


def _say_how_often(group: Sequence[Entry], text: Text) -> str:
    """Return what happened, once or several times, as sentences."""
    told, count = group[0].told, len(group)
    return told if count == 1 else text("log-again", line=told, count=count)


def _say_who_acted(who: str, done: str, cause: str, text: Text) -> str:
    sentence = text("log-sentence", seat=who, done=done)
    return text(_BY_CAUSE[cause], sentence=sentence) if cause in _BY_CAUSE else sentence
