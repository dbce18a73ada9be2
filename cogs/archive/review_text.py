"""The words of a review: each player's share of the win, and the decisions that changed most."""

from collections.abc import Iterable
from typing import Final

from bot.locales import Text
from bot.match.models import Match
from bot.match.replay import Replay
from bot.match.review import Review, TurningPoint, TurningRound, get_decisions
from cogs.archive.frames import describe_frame
from cogs.board.story import name_player
from cogs.board.users import with_users
from cogs.kit.game_ui import get_ui, text_for
from rendering import RENDERERS
from rendering.words.emoji_text import cut
from rendering.words.wording import ALT_TEXT_LIMIT, and_list, comma_list, player_name

REVIEW_LEVEL: Final = "expert"
"""The level of the computers in a match that begins from a review."""
_SAMPLES = 6
"""The number of shares that the alt text lists for each player, besides the one at the start."""
_LONGEST_TURN = 400


def review_lines(match: Match, review: Review, text: Text, *, is_private: bool) -> list[str]:
    """Return the first lines of a review: each player's share of the win, accuracy and luck."""
    players = [name_player(match, player, text) for player in range(len(match.players))]
    game = text(f"{match.game}-name")
    title = text("review-title", game=game)
    part = name_part(match)
    who = and_list(players, text)
    lead = text("review-lead", part=part) if is_private else text("review-of", players=who, part=part)
    lines = [_player_line(match, review, player, name, text) for player, name in enumerate(players)]
    about = "review-about-race" if match.real_time else "review-about"
    return [title, lead, *lines, text(about, luck="some" if has_luck(match, review) else "none")]


def name_part(match: Match) -> str:
    """Return the word for a frame as texts expect it: ``turn``, or ``step`` in a race."""
    return "step" if match.real_time else "turn"


def has_luck(match: Match, review: Review) -> bool:
    """Return whether a review mentions luck: not in a race, where whole rounds decide."""
    return match.real_time is None and any(any(turn.luck) for turn in review.turns)


def _player_line(match: Match, review: Review, player: int, name: str, text: Text) -> str:
    """Return a player's shares of the win, accuracy and luck; of a race only the shares."""
    shares = [frame[player] for frame in review.shares()]
    accuracy = None if match.real_time else review.accuracy_of(player)
    luck = _percent(review.luck_of(player))
    return text(
        "review-player",
        player=name,
        start=_percent(shares[0]),
        lowest=_percent(min(shares)),
        highest=_percent(max(shares)),
        accuracy="none" if accuracy is None else str(round(accuracy)),
        luck=_luck_text(luck, text) if has_luck(match, review) else "none",
    )


def _percent(share: float) -> int:
    return round(100 * share)


def _luck_text(points: int, text: Text) -> str:
    return text("review-luck-minus" if points < 0 else "review-luck-plus", points=abs(points))


def turning_point_lines(replay: Replay, review: Review, text: Text) -> list[str]:
    """Describe the turning points: what was done, and what a strong computer would have done.

    Raise ``BrokenRecord``.
    """
    points = review.turning_points or ()
    return [_turning_point(replay, number, point, text) for number, point in enumerate(points, start=1)]


def _turning_point(replay: Replay, number: int, point: TurningPoint, text: Text) -> str:
    match, renderer = replay.match, RENDERERS[replay.match.game]
    rules, own = match.rules, with_users(match, text_for(match, text))
    view = rules.view(replay.state(point.action_count), point.player)
    line = text(
        "review-gained" if point.change >= 0 else "review-lost",
        number=number,
        turn=replay.number_of(point.frame),
        points=abs(_percent(point.change)),
        played=cut(" ".join(describe_frame(replay, point.frame, text).summary), _LONGEST_TURN),
    )
    why = own(point.reason, **point.values)
    if point.preferred == point.played:
        return "\n".join([line, text("review-agrees", why=why)])
    preferred_text = renderer.advise(view, rules.action_from_string(point.preferred), text=own)
    played_text = renderer.describe_action(view, rules.action_from_string(point.played), text=own)
    is_only = len(get_decisions(replay, point.frame)) == 1
    key = "review-prefers" if is_only else "review-prefers-instead"
    return "\n".join([line, text(key, action=preferred_text, played=played_text, why=why)])


def turning_round_lines(replay: Replay, rounds: Iterable[TurningRound], text: Text) -> list[str]:
    """Describe the decisive rounds of a race: who gained or lost how much, and how the round went."""
    match, lines = replay.match, list[str]()
    ui, own = get_ui(match), with_users(match, text_for(match, text))
    for number, each in enumerate(rounds, start=1):
        last = replay.state(replay.frames[each.frame].last - 1)
        after = match.rules.view(each.state, None)
        line = text(
            "review-round",
            number=number,
            round=ui.title(match.rules.view(last, None), text=own),
            player=name_player(match, each.player, text),
            points=_percent(each.change),
            result=ui.round_result(after, text=own),
        )
        lines.append(line)
    return lines


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
