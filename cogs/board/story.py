"""The story of a match in entries, for the log and for summaries: actions, milestones and events."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, Literal, NamedTuple

from bot.games import GAMES
from bot.locales import Text
from bot.match.commands import BY_BOT, BY_TIME
from bot.match.events import CHANGES_USER, Event, EventKind
from bot.match.models import Match
from bot.match.record import RECORDED_USERS
from bot.match.replay import PublicLine
from cogs.board.users import user_name, with_users
from cogs.kit.game_ui import GAME_UIS, text_for
from rendering import RENDERERS
from rendering.words import and_list

_BY_CAUSE: Mapping[str, str] = {BY_TIME: "log-by-time", BY_BOT: "log-by-bot"}
"""The texts for actions that the bot made for a player, by cause."""
BY_ITSELF: frozenset[EventKind] = frozenset({"late", "bot-plays"})
"""The kinds of events that no user causes."""


class StoryEntry(NamedTuple):
    """An action, a milestone or an event in the story of a match.

    Attributes:
        turn: The turn in which it happened.
        public_revision: The first `Match.public_revision` that shows it.
        phrase: For an action of a player, the sentence without the player's name; otherwise the sentence.
        kind: ``ends`` for an action that only ends a turn, ``interruption`` for the system action that stops
            a race, ``action`` for any other action, ``milestone``, or the kind of an event.
        player: The player whose action it is, even if the bot made it; ``None`` if ``phrase`` is a sentence.
        user: The user who did it; ``None`` for the bot.
        cause: The cause of a late action, see `LoggedAction`; otherwise empty.
        action: The action of a player; otherwise ``None``.
        before: The state before the action, also for system actions and milestones; ``None`` for an event.
        after: The state after it, likewise.
        about: The player whom an event is about.
        is_forced: Whether the bot made the action because nothing else was possible.
    """

    turn: int
    public_revision: int
    phrase: str
    kind: Literal["action", "ends", "milestone", "interruption"] | EventKind
    player: int | None = None
    user: int | None = None
    cause: str = ""
    action: Any = None
    before: Any = None
    after: Any = None
    about: int | None = None
    is_forced: bool = False


def list_entries(match: Match, lines: Iterable[PublicLine], text: Text) -> list[StoryEntry]:
    """Return the entries for some actions, the milestones they reached, and all events of a match."""
    text, entries = text_of_story(match, text), list[StoryEntry]()
    for each in lines:
        entries.extend(_list_action_entries(match, each, text))
    for event in match.events:
        earlier = (entry.turn for entry in entries if entry.public_revision <= event.public_revision)
        entries.append(_make_event_entry(event, event.turn or max(earlier, default=1), match, text))
    return sorted(entries, key=lambda entry: (entry.turn, entry.public_revision))


def _list_action_entries(match: Match, public_line: PublicLine, text: Text) -> list[StoryEntry]:
    line, before, after = public_line
    rules, action = match.rules, match.rules.action_from_string(line.action)
    if match.real_time and match.real_time.is_log_noise(action):
        return []
    phrase = _describe_game_action_cached(match.game, line.player, action, before, text_for(match, text))
    at = line.turn, line.public_revision
    milestone_sentences = (
        _describe_milestone(match.game, after, text) if rules.is_milestone(before, after) else ()
    )
    states = {"before": before, "after": after}
    milestones = [StoryEntry(*at, sentence, "milestone", **states) for sentence in milestone_sentences]
    if match.is_system_action(action):
        interrupts = match.real_time is not None and match.real_time.is_interruption(action)
        if milestones and not interrupts:
            return milestones  # they say what the action led to
        sentence = text("log-system", done=phrase)
        entry = StoryEntry(*at, sentence, "interruption" if interrupts else "action", **states)
    else:
        kind: Literal["ends", "action"] = "ends" if rules.only_ends_turn(action) else "action"
        user = None if line.cause in _BY_CAUSE else match.players[line.player]
        cause = line.cause if line.is_late else ""
        forced = line.is_automatic and not rules.is_random(action)
        entry = StoryEntry(
            *at, phrase, kind, line.player, user, cause, action, before, after, is_forced=forced
        )
    return [entry, *milestones]


def _make_event_entry(event: Event, turn: int, match: Match, text: Text) -> StoryEntry:
    sentence = _describe_event(event.kind, event.user, event.player, 1, match, text, former=event.former)
    by = None if event.kind in BY_ITSELF else event.user
    return StoryEntry(turn, event.public_revision, sentence, event.kind, user=by, about=event.player)


def _describe_event(
    kind: str, user: int, player: int, count: int, match: Match, text: Text, *, former: int | None = None
) -> str:
    """Describe an event that happened ``count`` times."""
    seat, name = RENDERERS[match.game].seat(player, text=text), user_name(user, text)
    if former is not None:
        seat = text("board-player", player=user_name(former, text), seat=seat)
    is_recorded = user in RECORDED_USERS
    return text(
        f"event-{kind}",
        seat=seat,
        user=name,
        who=name_user(match, player, text) if is_recorded else text("board-player", player=name, seat=seat),
        player=name_player(match, player, text),
        plays="yes" if user in match.seats else "no",
        count=count,
    )


@lru_cache(maxsize=64)
def _describe_milestone(game: str, after: Any, text: Text) -> tuple[str, ...]:
    sentences = GAME_UIS[game].milestone(GAMES[game].past_view(after, None), text=text)
    return tuple(sentence for sentence in sentences if sentence)


def describe_action(match: Match, player: int, action: Any, before: Any, text: Text) -> str:
    """Describe ``action`` of ``player`` in the state ``before``, as part of a sentence."""
    return _describe_game_action(match.game, player, action, before, text_for(match, text))


def _describe_game_action(game: str, player: int, action: Any, before: Any, text: Text) -> str:
    return RENDERERS[game].describe_action(_view_of_action(game, player, action, before), action, text=text)


_describe_game_action_cached = lru_cache(maxsize=256)(_describe_game_action)
"""`_describe_game_action` with a cache, because a board describes the same turns again after each action."""


@lru_cache(maxsize=64)
def _describe_game_actions(
    game: str, player: int, steps: tuple[tuple[Any, Any], ...], text: Text
) -> Sequence[str]:
    """Describe several actions of one kind in a row, each with the state before it."""
    views = [(_view_of_action(game, player, action, before), action) for action, before in steps]
    return RENDERERS[game].describe_actions(views, text=text)


def _view_of_action(game: str, player: int, action: Any, before: Any) -> Any:
    """Return the player's view before the action, or after it if chance decides the action.

    Return ``None`` if no view is needed to describe the action: making one would take longer than the rest.
    """
    if type(action) in RENDERERS[game].view_free_actions:
        return None
    rules = GAMES[game]
    entry = rules.apply_action(before, player, action) if rules.is_random(action) else before
    return rules.past_view(entry, player)


def describe_beginning(match: Match, text: Text) -> str:
    """Describe who plays and who goes first, in sentences."""
    rules, text = match.rules, text_of_story(match, text)
    names = [name_player(match, player, text) for player in range(len(match.players))]
    first = rules.new_state(len(match.players), rules.options_from(match.options), match.seed)
    starters = rules.current_players(first)
    beginning = text("board-began", game=text(f"{match.game}-name"), players=and_list(names, text))
    if len(starters) != 1:
        return beginning
    (starter,) = starters
    return text("board-began-with", began=beginning, player=RENDERERS[match.game].player(starter, text=text))


def name_player(match: Match, player: int, text: Text) -> str:
    """Return the user on a seat with its mark and colour; without the user if the seat has had several."""
    if player in _players_with_several_users(match):
        return RENDERERS[match.game].seat(player, text=text_for(match, text))
    return name_user(match, player, text)


def _name_actor(match: Match, entry: StoryEntry, text: Text) -> str:
    """Return the player of an action as `name_player` does, or the computer that had taken the seat over."""
    assert entry.player is not None
    computer = _find_computer(match, entry)
    if computer is None:
        return name_player(match, entry.player, text)
    seat = RENDERERS[match.game].seat(entry.player, text=text_for(match, text))
    return text("board-player", player=user_name(computer, text), seat=seat)


def _find_computer(match: Match, entry: StoryEntry) -> int | None:
    """Return the computer that had taken over the seat when it acted; ``None`` if a user played there."""
    changes = [
        event
        for event in match.events
        if event.player == entry.player
        and event.public_revision < entry.public_revision
        and (event.kind in CHANGES_USER or event.kind == "given-back")
    ]
    return changes[-1].user if changes and changes[-1].kind == "computer" else None


def name_user(match: Match, player: int, text: Text) -> str:
    """Return the user on a seat with its mark and colour.

    For a player of a record file, return only the name, or only mark and colour without a name.
    """
    renderer, user, own = RENDERERS[match.game], match.players[player], text_for(match, text)
    seat, name = renderer.seat(player, text=own), user_name(user, text)
    if user in RECORDED_USERS:
        return seat if name == renderer.seat_colour(player, text=own) else name
    return text("board-player", player=name, seat=seat)


def text_of_story(match: Match, text: Text) -> Text:
    """Return ``text`` with the users' names for a story; a seat that had several users has no name."""
    return with_users(match, text_for(match, text), unknown=_players_with_several_users(match))


def _players_with_several_users(match: Match) -> frozenset[int]:
    """Return the players on whose seats several users have played; a story names only their colours."""
    return frozenset(event.player for event in match.events if event.kind in CHANGES_USER)


def describe_entry(match: Match, entry: StoryEntry, text: Text) -> str:
    """Describe an entry in a sentence."""
    if entry.player is None:
        return entry.phrase
    phrase = _mark_forced(match.game, entry, entry.phrase, text)
    return _with_player_name(_name_actor(match, entry, text), phrase, entry.cause, text)


def describe_turn(match: Match, turn: Sequence[StoryEntry], text: Text) -> list[str]:
    """Describe the entries of one turn in sentences, one for all actions of a player."""
    sentences = []
    for group in _by_player(match, turn):
        if group[0].player is None:
            sentences.append(_describe_repeated(match, group, text))
        else:
            phrase = and_list(_clauses(match, group, turn, text), text)
            sentences.append(
                _with_player_name(_name_actor(match, group[0], text), phrase, group[0].cause, text)
            )
    return sentences


def list_turn(match: Match, turn: Sequence[StoryEntry], text: Text) -> list[str]:
    """Return the entries of one turn as lines for a list whose heading names the player.

    If several players acted, return sentences that name them.
    """
    players = {entry.player for entry in turn if entry.player is not None}
    if len(players) > 1:
        return describe_turn(match, turn, text)
    lines = []
    for group in _by_player(match, turn):
        of_cause = _BY_CAUSE.get(group[0].cause)
        is_event = group[0].player is None
        clauses = [_describe_repeated(match, group, text)] if is_event else _clauses(match, group, turn, text)
        lines += [
            text(of_cause, sentence=text("log-system", done=clause)) if of_cause else clause
            for clause in clauses
        ]
    return lines


def _clauses(match: Match, group: Sequence[StoryEntry], turn: Sequence[StoryEntry], text: Text) -> list[str]:
    """Describe a player's actions in a turn as clauses; actions of one kind in a row share a clause.

    Actions that only end turns are omitted unless the player did nothing else.
    """
    text, clauses = text_of_story(match, text), list[str]()
    steps_of_group = (entry for entry in group if entry.kind != "ends")
    for _, same in groupby(steps_of_group, key=lambda entry: (type(entry.action), entry.is_forced)):
        run = list(same)
        steps = tuple((entry.action, entry.before) for entry in run)
        player = run[0].player
        alone = len(run) == 1 or player is None
        phrases = [run[0].phrase] if alone else _describe_game_actions(match.game, player, steps, text)
        clauses += [_mark_forced(match.game, run[0], phrase, text) for phrase in phrases]
    if not clauses:
        alone = all(entry.player != group[0].player or entry.kind == "ends" for entry in turn)
        clauses = [text("log-idle-forced") if alone and entry.is_forced else entry.phrase for entry in group]
    counts = [(clause, len(list(same))) for clause, same in groupby(clauses)]
    return [clause if count == 1 else text("log-times", line=clause, count=count) for clause, count in counts]


def _mark_forced(game: str, entry: StoryEntry, phrase: str, text: Text) -> str:
    """Return the phrase of an entry, with the reason if nothing else was possible and the bot acted."""
    if not entry.is_forced or entry.kind != "action" or entry.player is None:
        return phrase
    view = _view_of_action(game, entry.player, entry.action, entry.before)
    why = GAME_UIS[game].explain_forced(view, entry.action, text=text)
    return text("log-forced-why", done=phrase, why=why) if why else text("log-forced", done=phrase)


def _by_player(match: Match, turn: Sequence[StoryEntry]) -> list[list[StoryEntry]]:
    """Group the entries of a turn: those of one player with the same cause form a group.

    What a computer did that took the seat over in the turn forms a group of its own.
    Actions after a milestone form a new group, because a player who ends a round may begin the next one.
    Equal sentences, such as that a player had a hint, form a group as well.
    """
    groups: dict[tuple[int | None, str, int, int | None], list[StoryEntry]] = {}
    milestones = 0
    for entry in turn:
        milestones += entry.kind == "milestone"
        computer = _find_computer(match, entry)
        is_action = entry.player is not None
        key = (
            (entry.player, entry.cause, milestones, computer) if is_action else (None, entry.phrase, 0, None)
        )
        groups.setdefault(key, []).append(entry)
    return list(groups.values())


def _describe_repeated(match: Match, group: Sequence[StoryEntry], text: Text) -> str:
    """Return the sentence that a group of entries shares, with their number."""
    first, count = group[0], len(group)
    if count == 1:
        return first.phrase
    if first.kind == "hint" and first.user is not None and first.about is not None:
        return _describe_event(first.kind, first.user, first.about, count, match, text_of_story(match, text))
    return text("log-again", line=first.phrase, count=count)


def _with_player_name(who: str, phrase: str, cause: str, text: Text) -> str:
    sentence = text("log-sentence", seat=who, done=phrase)
    return text(_BY_CAUSE[cause], sentence=sentence) if cause in _BY_CAUSE else sentence
