"""The words of a review: each player's share of the win, and the decisions that changed most."""

from collections.abc import Mapping
from itertools import groupby
from operator import itemgetter
from string import ascii_uppercase
from typing import Any, Final, NamedTuple

from bot.locales import Text
from bot.match.models import Match
from bot.match.replay import Replay
from bot.match.review import (
    Review,
    TurningPoint,
    TurningRound,
    find_span,
    find_turning_rounds,
    get_decisions,
)
from bot.players import get_computer
from cogs.archive.frames import entries_of, name_stage
from cogs.board.captions import short_name_of_player
from cogs.board.story import list_turn, name_player, text_of_story
from cogs.board.users import with_users
from cogs.kit.game_ui import get_ui, text_for
from rendering import RENDERERS
from rendering.words import ALT_TEXT_LIMIT, and_list, comma_list, player_name

REVIEW_LEVEL: Final = "expert"
"""The level of the computers in a match that begins from a review."""
_SAMPLES = 6
"""The number of shares that the alt text lists for each player, besides the one at the start."""
_LONGEST_LINE = 100
"""The most characters of how it could have gone on."""
_LEAST_LUCK, _LEAST_LUCK_OF_TURN = 10, 5
"""The percentage points from which on luck is good or bad, in a whole match and in a turn."""


def review_lines(replay: Replay, review: Review, text: Text, *, is_private: bool) -> list[str]:
    """Return the lines above the curve: each player's share of the win, accuracy and luck.

    Raise ``BrokenRecord``.
    """
    match = replay.match
    players = [name_player(match, player, text) for player in range(len(match.players))]
    game = text(f"{match.game}-name")
    title = text("review-title", game=game)
    part = name_part(match)
    who = and_list(players, text)
    lead = [] if is_private else [text("review-of", players=who)]
    lines = [_player_line(replay, review, player, name, text) for player, name in enumerate(players)]
    about = "review-about-race" if match.real_time else "review-about"
    luck = text(f"{match.game}-luck") if has_luck(match, review) else ""
    accuracies = [review.accuracy_of(player) for player in range(len(players))]
    accuracy = "none" if all(each is None for each in accuracies) else "known"
    explanation = text(about, accuracy=accuracy, luck=luck or "none")
    return [title, *lead, *lines, explanation, text("review-lead", part=part)]


def name_part(match: Match) -> str:
    """Return the word for a frame as texts expect it: ``turn``, or ``step`` in a race."""
    return "step" if match.real_time else "turn"


def has_luck(match: Match, review: Review) -> bool:
    """Return whether a review mentions luck: not in a race, where whole rounds decide."""
    return match.real_time is None and any(any(turn.luck) for turn in review.turns)


def _player_line(replay: Replay, review: Review, player: int, name: str, text: Text) -> str:
    """Return a player's shares of the win, accuracy and luck; of a race only the shares.

    The lowest and the highest share can also be those around one of the decisions that are described.
    """
    match, shares = replay.match, [frame[player] for frame in review.shares()]
    for point in review.turning_points or ():
        if point.player == player and not match.real_time:
            shares += find_span(replay, review, point.frame)
    accuracy = None if match.real_time else review.accuracy_of(player)
    luck = _percent(review.luck_of(player))
    return text(
        "review-player",
        player=name,
        start=_percent(shares[0]),
        lowest=_percent(min(shares)),
        highest=_percent(max(shares)),
        accuracy="none" if accuracy is None else str(round(accuracy)),
        luck=_luck_key(luck) if has_luck(match, review) else "none",
    )


def _percent(share: float) -> int:
    return round(100 * share)


def _luck_key(points: int) -> str:
    """Return whether luck was ``good``, ``bad`` or ``even`` in all; ``points`` are percentage points."""
    if abs(points) < _LEAST_LUCK:
        return "even"
    return "good" if points > 0 else "bad"


class MarkedFrame(NamedTuple):
    """A frame that is marked in the curve.

    Attributes:
        number: The number of the frame.
        address: Its address in buttons.
        letter: The letter in the curve.
        name: The same letter, and the turn or round.
        player: The player whose chance changed.
        words: The words about it, which begin with the same letter.
        line: How it could have gone on after the better action; empty if that is not known.
    """

    number: int
    address: str
    letter: str
    name: str
    player: int
    words: str
    line: str = ""


def describe_turning_points(replay: Replay, review: Review, text: Text) -> list[MarkedFrame]:
    """Describe the decisions that changed most, or the rounds of a race, the largest change first.

    Their letters go from the first to the last in time, as in the curve. Raise ``BrokenRecord``.
    """
    points = [] if replay.match.real_time else list(review.turning_points or ())
    rounds = find_turning_rounds(replay, review) if replay.match.real_time else []
    spans = {each.frame: each.span for each in rounds}
    spans |= {point.frame: find_span(replay, review, point.frame) for point in points}
    players = {point.frame: point.player for point in points} | {each.frame: each.player for each in rounds}
    letters = dict(zip(sorted(spans), ascii_uppercase, strict=False))
    names = _name_moments(replay, letters, text)
    values = {
        frame: {"name": names[frame], "before": _percent(before), "after": _percent(after)}
        for frame, (before, after) in spans.items()
    }
    if replay.match.real_time:
        words = {each.frame: _round_line(replay, each, values[each.frame], text) for each in rounds}
    else:
        used_reasons = set[str]()
        points.sort(key=lambda point: _size(values[point.frame]))
        words = {
            point.frame: _turning_point(replay, review, point, values[point.frame], used_reasons, text)
            for point in points
        }
    lines = {point.frame: _describe_line(replay, point, text) for point in points}
    return [
        MarkedFrame(
            frame,
            replay.address(frame),
            letters[frame],
            names[frame],
            players[frame],
            words[frame],
            lines.get(frame, ""),
        )
        for frame in sorted(words, key=lambda frame: _size(values[frame]))
    ]


def _name_moments(replay: Replay, letters: Mapping[int, str], text: Text) -> dict[int, str]:
    """Return the letter of each moment in the curve, and its turn, stage or round as boards count them.

    Moments of the same stage are named by their turns, or their buttons would look alike.
    """
    match = replay.match
    if match.real_time:
        ends = [match.rules.view(replay.state(replay.frames[frame].last - 1), None) for frame in letters]
        places = [get_ui(match).title(end, text=text_for(match, text)) for end in ends]
    else:
        places = [name_stage(replay, frame, text) for frame in letters]
        counts_turns = match.rules.turn_number(match.state) is not None
        if counts_turns or not all(places) or len(set(places)) < len(places):
            places = [text("replay-turn", number=replay.number_of(frame)) for frame in letters]
    return {
        frame: text("review-moment", letter=letter, place=place)
        for (frame, letter), place in zip(letters.items(), places, strict=True)
    }


def _size(values: Mapping[str, Any]) -> int:
    """Return the key that sorts changes by their size as readers see it, the largest first."""
    return -abs(int(values["after"] - values["before"]))


def _turning_point(
    replay: Replay,
    review: Review,
    point: TurningPoint,
    values: Mapping[str, Any],
    used_reasons: set[str],
    text: Text,
) -> str:
    match = replay.match
    line = text(
        "review-gained" if point.change >= 0 else "review-lost",
        **values,
        player=_name(match, point.player, text),
    )
    if len(get_decisions(replay, point.frame)) == 1:  # of several, the judgement names the one that counts
        entries = [entry for entry in entries_of(replay, point.frame, text) if entry.player == point.player]
        line = f"{line} {text('review-done', done='; '.join(list_turn(match, entries, text)))}"
    share = _percent(review.turns[point.frame - 1].shares[point.player])
    if abs(share - int(values["after"])) >= _LEAST_LUCK_OF_TURN and has_luck(match, review):
        line = f"{line} {text('review-turn-luck', luck=text(f'{match.game}-luck'), share=share)}"
    return f"{line}\n{_judge(replay, point, values, used_reasons, text)}"


def _name(match: Match, player: int, text: Text) -> str:
    """Return a player's mark and short name, so that what is said about them fits one screen of a phone."""
    return short_name_of_player(match, player, text)


def _judge(
    replay: Replay, point: TurningPoint, values: Mapping[str, Any], used_reasons: set[str], text: Text
) -> str:
    """Return why a decision was strong, or what would have been better; no reason is given twice."""
    match, rules, computer = replay.match, replay.match.rules, get_computer(replay.match.game)
    own = with_users(match, text_for(match, text))
    view = rules.view(replay.state(point.action_count), point.player)
    is_gain, is_only = point.change >= 0, len(get_decisions(replay, point.frame)) == 1

    def describe(action: str) -> tuple[str, str]:
        reason = computer.reason(view, point.player, action)
        advice = RENDERERS[match.game].advise(view, rules.action_from_string(action), text=own)
        return advice, own(reason.key, **reason.values)

    played, reason_of_played = describe(point.played)
    preferred, reason = (played, reason_of_played) if is_gain else describe(point.preferred)
    if not is_gain and preferred == played:
        return text("review-agrees")
    # A reason that holds for both actions does not say why one of them is better.
    reasons = [reason] if is_gain or reason != reason_of_played else []
    # Estimates are rough: a better decision keeps the chance, and does not raise it.
    missed = min(_percent(point.missed), int(values["before"]) - int(values["after"]))
    if missed > 0:
        reasons.append(text("review-missed", points=missed))
    why = next((each for each in reasons if each not in used_reasons), "")
    used_reasons.add(why)
    if is_gain:
        key = "review-strong" if is_only else "review-strong-part"
    else:
        key = "review-prefers" if is_only else "review-prefers-instead"
    return text(key, action=preferred, played=played, why=why).rstrip()


def _describe_line(replay: Replay, point: TurningPoint, text: Text) -> str:
    """Return how a match could have gone on after a better action; empty if that is not known."""
    if not point.line:
        return ""
    match, rules, own = replay.match, replay.match.rules, text_of_story(replay.match, text)
    preferred = rules.action_from_string(point.preferred)
    state = rules.apply_action(replay.state(point.action_count), point.player, preferred)
    steps = []
    for each in point.line:
        action = rules.action_from_string(each.action)
        if not rules.only_ends_turn(action):
            steps.append((each.player, (rules.view(state, each.player), action)))
        state = rules.apply_action(state, each.player, action)
    clauses = []
    for player, steps_of_player in groupby(steps, key=itemgetter(0)):
        own_steps, done = [step for _, step in steps_of_player], list[str]()
        for _, same in groupby(own_steps, key=lambda step: type(step[1])):
            done += RENDERERS[match.game].describe_actions(list(same), text=own)
        who = _name(match, player, text)
        clauses.append(text("review-then-clause", player=who, done=comma_list(done, text)))
    while len(clauses) > 1 and len("; ".join(clauses)) > _LONGEST_LINE:
        clauses.pop()
    return text("review-then", line="; ".join(clauses)) if clauses else ""


def _round_line(replay: Replay, each: TurningRound, values: Mapping[str, Any], text: Text) -> str:
    """Describe a round of a race: whose chance it raised, and which cards and times decided it."""
    match = replay.match
    before = replay.state(replay.frames[each.frame].last - 1)
    sentences = get_ui(match).review_round(before, text=text_for(match, text))
    line = text("review-round", **values, player=_name(match, each.player, text))
    return " ".join([line, *sentences])


def review_alt_text(replay: Replay, review: Review, text: Text) -> str:
    """Describe the picture of the shares in at most ``ALT_TEXT_LIMIT`` characters.

    Raise ``BrokenRecord``.
    """
    shares, part = review.shares(), name_part(replay.match)
    frames = sorted({round(number * (len(shares) - 1) / _SAMPLES) for number in range(_SAMPLES + 1)})
    frames_by_number = {replay.number_of(frame): frame for frame in frames} | {0: 0}
    sentences = [
        text(
            "review-picture-player",
            player=player_name(player, text),
            values=comma_list(
                [
                    text(
                        "review-picture-value",
                        share=_percent(shares[frame][player]),
                        number=number,
                        part=part,
                    )
                    for number, frame in frames_by_number.items()
                ],
                text,
            ),
        )
        for player in range(len(shares[0]))
    ]
    return text("review-picture", players=" ".join(sentences), part=part)[:ALT_TEXT_LIMIT]
