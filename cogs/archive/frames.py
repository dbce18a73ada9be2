"""The words of a replay's frames: the stage of the match, what was done, and the points so far."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from bot.games import Moment
from bot.locales import Text, first_text
from bot.match.models import LoggedAction, Match
from bot.match.replay import PublicLine, Replay
from cogs.board.buttons import LONGEST_CHOICE
from cogs.board.captions import ending_lines
from cogs.board.story import (
    StoryEntry,
    describe_action,
    describe_beginning,
    describe_turn,
    list_entries,
    text_of_story,
)
from cogs.kit.game_ui import get_ui, text_for
from rendering import RENDERERS, with_names, without_emojis
from rendering.words import clean_name, comma_list, cut


class FrameText(NamedTuple):
    """The words of one frame.

    Attributes:
        title: The stage of the match, such as the round; empty in games without stages.
        summary: What was done, in sentences; in the last frame of a match that is over, its end as well.
        standing: A sentence with the points of each player so far; empty if the game has none to show.
    """

    title: str
    summary: Sequence[str]
    standing: str


NO_TURNING_POINTS: Mapping[int, float] = {}


class FrameLabel(NamedTuple):
    """A frame in a menu: its label (the number and who acted), and what was done in it, without emojis."""

    label: str
    action_text: str


class KeyMoment(NamedTuple):
    """A frame in which something was decided: its number, and a label with whole sentences about it."""

    number: int
    label: str


_LABELS: WeakKeyDictionary[Replay, dict[tuple[int, Text], FrameLabel]] = WeakKeyDictionary()
"""The labels of frames of open replays, cached because neighbouring pages share most of them."""


def frame_view(replay: Replay, number: int, player: int | None) -> Any:
    """Return the view of a frame for a player or a spectator, from the perspective of the player who acted.

    See `Renderer.look_back`. In a race that is over everybody sees the same. The last round shows how it
    ended, like every other, and not the end of the match.
    """
    match, frame, actor = replay.match, replay.frames[number], replay.find_actor(number)
    is_present, is_race = number == len(replay.frames) - 1, match.real_time is not None
    view = replay.view(number, None if match.is_over and is_race else player)
    if is_present and match.is_over and is_race:
        is_round = match.rules.is_milestone(replay.state(frame.first), replay.state(frame.last))
        return RENDERERS[match.game].look_back_at_round(view) if is_round else view
    return view if is_present or actor is None else RENDERERS[match.game].look_back(view, actor)


def describe_frame_position(replay: Replay, number: int, player: int | None, text: Text) -> str:
    """Describe the position of a frame, as a player or a spectator may see it."""
    renderer, own = RENDERERS[replay.match.game], text_for(replay.match, text)
    is_past = number < len(replay.frames) - 1
    return renderer.describe(frame_view(replay, number, player), text=own, is_past=is_past)


def name_frame(replay: Replay, number: int, text: Text) -> str:
    """Return the name of a frame, such as "Turn 14 of 44", or "Step 14 of 44" in a race.

    Turns that were taken back are not counted.
    """
    return _name(replay, number, text, "-of")


def _name(replay: Replay, number: int, text: Text, of: str = "") -> str:
    match, frame, last = replay.match, replay.frames[number], len(replay.frames) - 1
    if number == last and not match.is_over:
        return text("replay-now")
    if frame.turn == 0:
        return text("replay-start")
    turn_number = replay.number_of(number)
    if turn_number == 0:
        return text("replay-preparation")
    part = "step" if match.real_time else "turn"
    return text(f"replay-{part}{of}", number=turn_number, count=replay.last_number)


def label_frames(replay: Replay, numbers: range, text: Text) -> list[FrameLabel]:
    """Return the labels of consecutive frames, and cache them for the next page.

    Raise ``BrokenRecord``.
    """
    labels = _LABELS.setdefault(replay, {})
    missing = [number for number in numbers if (number, text) not in labels]
    own = text_for(replay.match, text)
    plain = without_emojis(own)
    name = cache(partial(RENDERERS[replay.match.game].player, text=own))
    turns = [each for each in missing if replay.frames[each].moment is None]
    between = range(turns[0], turns[-1] + 1) if turns else range(0)
    lines = dict(zip(between, replay.lines_of(between), strict=True))
    for number in missing:
        where = _name(replay, number, text)
        if moment := replay.frames[number].moment:
            labels[number, text] = _label_moment(replay.match, moment, where, text)
        else:
            actions = _notable_actions(replay, number, lines[number])
            labels[number, text] = _label_frame(replay.match, where, actions, name, text, plain)
    return [labels[number, text] for number in numbers]


def _label_frame(
    match: Match,
    where: str,
    actions: Sequence[tuple[LoggedAction, Any, Any]],
    name: Callable[[int], str],
    text: Text,
    plain: Text,
) -> FrameLabel:
    action_text, rules = "", match.rules
    decisions = [
        each for each in actions if not (rules.is_random(each[1]) or match.is_system_action(each[1]))
    ] or actions
    if decisions:
        # Making the views before all actions of a turn would take longer than drawing the picture.
        told = decisions if match.real_time else decisions[:1]
        done = [describe_action(match, line.player, action, before, plain) for line, action, before in told]
        action_text = text("replay-turn-did", done=comma_list(done, text), more=len(decisions) - len(told))
    players = dict.fromkeys(line.player for line, action, _ in actions if not match.is_system_action(action))
    who = comma_list([name(player) for player in players], text)
    return FrameLabel(text("replay-turn-by", where=where, who=who) if who else where, action_text)


def _label_moment(match: Match, moment: Moment, where: str, text: Text) -> FrameLabel:
    """Return the label of a moment of a race: its number, its time, and what was done."""
    time, *sentences = get_ui(match).moment(moment, text=without_emojis(text_for(match, text)))
    return FrameLabel(text("replay-turn-by", where=where, who=time), " ".join(sentences))


def _notable_actions(
    replay: Replay, number: int, lines: Sequence[PublicLine]
) -> list[tuple[LoggedAction, Any, Any]]:
    """Return the actions worth a label: for each the log entry, the action and the state before it."""
    actions, rules = [], replay.match.rules
    for line, before, _ in lines:
        action = rules.action_from_string(line.action)
        race = replay.match.real_time
        is_noise = race is not None and race.is_log_noise(action)
        if not is_noise and replay.is_told(number, action) and not rules.only_ends_turn(action):
            actions.append((line, action, before))
    return actions


def key_moments(
    replay: Replay, text: Text, turning_points: Mapping[int, float] = NO_TURNING_POINTS
) -> list[KeyMoment]:
    """Return the frames in which something was decided: ends of rounds, reveals, the end of the match.

    A label has as many whole sentences as fit a line of a menu. ``turning_points`` maps the frames that a
    review found to the share of the win that the player gained or lost there. Raise ``BrokenRecord``.
    """
    match, own = replay.match, text_for(replay.match, text)
    sentences_by_frame: dict[int, list[str]] = {}
    for number, state in replay.milestones:
        sentences = get_ui(match).short_milestone(match.rules.past_view(state, None), text=own)
        sentences_by_frame.setdefault(number, []).extend(sentence for sentence in sentences if sentence)
    for number, change in turning_points.items():
        key = "replay-gained" if change >= 0 else "replay-lost"
        sentences_by_frame.setdefault(number, []).append(text(key, points=abs(round(100 * change))))
    if match.is_over:
        sentences_by_frame.setdefault(len(replay.frames) - 1, []).append(text("replay-end"))
    return [
        KeyMoment(number, _fit(sentences))
        for number, sentences in sorted(sentences_by_frame.items())
        if sentences
    ]


def _fit(sentences: Sequence[str]) -> str:
    """Return the first sentences, as many as fit a line of a menu; cut the first one if it is too long."""
    label = cut(sentences[0], LONGEST_CHOICE)
    for sentence in sentences[1:]:
        longer = f"{label} {sentence}"
        label = longer if len(longer) <= LONGEST_CHOICE else label
    return label


def entries_of(replay: Replay, number: int, text: Text) -> list[StoryEntry]:
    """Return the story entries of a frame; events belong to the last frame of their turn, or to the next.

    Raise ``BrokenRecord``.
    """
    frame = replay.frames[number]
    is_last = number == len(replay.frames) - 1
    ends_turn = is_last or replay.frames[number + 1].turn != frame.turn
    earlier = next((each.turn for each in reversed(replay.frames[:number]) if each.turn < frame.turn), 0)
    return [
        entry
        for entry in list_entries(replay.match, replay.lines(number), text)
        if (
            (entry.action is None or replay.is_told(number, entry.action))
            if entry.before is not None
            else ends_turn and earlier < entry.turn <= frame.turn
        )
    ]


def describe_frame(replay: Replay, number: int, text: Text) -> FrameText:
    """Describe a frame: the stage, what was done, the points. Raise ``BrokenRecord``.

    Players are mentioned, but players of a record file have their names in ``text``.
    """
    match = replay.match
    if replay.frames[number].turn == 0:
        summary = [describe_beginning(match, text)]
    else:
        summary = _describe_actions(replay, number, text)
        summary += _describe_moment(replay, number, text)
    is_end = number == len(replay.frames) - 1 and match.is_over
    if is_end:
        summary += _describe_ending(replay, number, text)
    own = text_for(match, text)
    view = replay.view(number)
    points = RENDERERS[match.game].standing(view)
    standing = [
        own("frame-points", player=RENDERERS[match.game].player(player, text=own), points=value)
        for player, value in enumerate(points)
    ]
    title = name_stage(replay, number, text)
    return FrameText(title, summary, _describe_standing(match, standing, text, is_end=is_end))


def _describe_ending(replay: Replay, number: int, text: Text) -> list[str]:
    """Describe how a match ended. Who resigned or claimed the match may be an event of the last frame."""
    match, lines = replay.match, ending_lines(replay.match, text)
    assert match.ending is not None
    has_turn = replay.frames[number].turn > 0
    is_told = has_turn and any(entry.kind == match.ending.kind for entry in entries_of(replay, number, text))
    return lines[-1:] if is_told else lines


def _describe_actions(replay: Replay, number: int, text: Text) -> list[str]:
    """Describe what was done in a frame: first in the turns that joined it, then in its own."""
    match, frame = replay.match, replay.frames[number]
    entries = entries_of(replay, number, text)
    if not frame.skipped:
        return describe_turn(match, entries, text)
    skipped = [entry for entry in entries if entry.turn < frame.turn]
    return [
        *describe_turn(match, skipped, text),
        *describe_turn(match, entries[len(skipped) :], text),
    ]


def _describe_moment(replay: Replay, number: int, text: Text) -> list[str]:
    """Return the time of a moment of a race and what happened then, in sentences; none for a position."""
    moment = replay.frames[number].moment
    if moment is None:
        return []
    time, *sentences = get_ui(replay.match).moment(moment, text=text_of_story(replay.match, text))
    return [text("replay-moment", time=time, sentence=sentence) for sentence in sentences]


def name_stage(replay: Replay, number: int, text: Text) -> str:
    """Return the stage of the match in a frame, such as the round; empty in games without stages."""
    match = replay.match
    is_present = number == len(replay.frames) - 1 and not match.is_over
    # After the last turn of a round, the state is already in the next round, but the turn is not.
    view = (
        replay.view(number)
        if is_present
        else match.rules.past_view(replay.state(replay.frames[number].turn_first), None)
    )
    return get_ui(match).stage(view, text=text_for(match, text))


def describe_frame_briefly(replay: Replay, number: int, text: Text) -> list[str]:
    """Describe what was done in a frame, without minor actions and turns that joined it.

    Milestones are short. Raise ``BrokenRecord``.
    """
    match, ui, own = replay.match, get_ui(replay.match), text_of_story(replay.match, text)
    turn = replay.frames[number].turn if replay.frames[number].skipped else 0
    entries = [
        entry
        for entry in entries_of(replay, number, text)
        if entry.kind != "milestone" and (entry.kind != "ends" or entry.turn >= turn)
    ]
    major = [entry for entry in entries if type(entry.action) not in ui.minor_actions]
    has_action = any(entry.action is not None and entry.kind != "ends" for entry in major)
    sentences = describe_turn(match, major if has_action else entries, text)
    sentences += _describe_moment(replay, number, text)
    for _, before, after in replay.lines(number):
        if match.rules.is_milestone(before, after):
            sentences += ui.short_milestone(match.rules.past_view(after, None), text=own)[:1]
    return sentences + (
        ending_lines(match, text) if number == len(replay.frames) - 1 and match.is_over else []
    )


def _describe_standing(match: Match, standing: Sequence[str], text: Text, *, is_end: bool) -> str:
    if not standing:
        return ""
    keys = (f"{match.game}-standing", "replay-standing")
    if is_end:
        keys = (f"{match.game}-standing-end", "replay-standing-end")
    return first_text(text, *keys, standing=comma_list(standing, text))


def with_recorded_names(match: Match, names: Sequence[str], text: Text) -> Text:
    """Return ``text`` with the cleaned names of a record file, or colours for players without a name."""
    own, renderer = text_for(match, text), RENDERERS[match.game]
    clean_names = [clean_name(name) for name in names]
    colours = [renderer.seat_colour(player, text=own) for player in range(len(match.players))]
    return with_names(text, [name or colour for name, colour in zip(clean_names, colours, strict=True)])
