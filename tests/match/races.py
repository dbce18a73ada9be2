"""Races whose builders take their time, now and then change their minds, and make mistakes."""

from random import Random
from typing import Any

from msgspec.structs import replace

from bot.games import AnyGame, IllegalAction
from bot.games.space_builder import SYSTEM_ACTIONS, Lay, Leave, SitOut, Take
from bot.match.models import LoggedAction, Match
from bot.match.replay import Replay
from bot.match.review import Review, TurnReview
from tests.games.space_builder_play import GAME, able
from tests.match.record_files import random_match


def choose(rules: AnyGame, state: Any, rng: Random) -> tuple[int, Any]:
    """Return who acts and how: as ``able`` does, but with seconds between clicks and fewer breaks."""
    players = sorted(rules.current_players(state))
    player = rng.choice(players)
    action = able(state, player, rng)
    legal = GAME.legal_actions(state, player)
    if isinstance(action, (SitOut, Leave)):
        action = next(each for each in legal if not isinstance(each, (SitOut, Leave)))
    if state.phase == "building" and not isinstance(action, SYSTEM_ACTIONS) and hasattr(action, "at"):
        gap = rng.randrange(2_000, 9_000) if isinstance(action, Take) else rng.randrange(300, 2_000)
        if isinstance(action, Lay) and rng.random() < 0.1:
            action = replace(action, location=rng.choice(["A1", "B2", "C3"]))
        later = replace(action, at=action.at + gap)
        try:
            rules.apply_action(state, player, later)
        except IllegalAction:
            return player, action
        return player, later
    return player, action


def race(seed: str, players: int = 3, **options: Any) -> tuple[Match, tuple[LoggedAction, ...]]:
    """Return a race and its record."""
    return random_match("space-builder", seed, players=players, options=options, choose=choose)


def review_rounds(replay: Replay, *shares: float) -> Review:
    """Return the review of a race that only the ends of its rounds change.

    ``shares`` are the first player's share of the win at the start and after each round; the last one lasts.
    """
    ends, others = [frame for frame, _ in replay.milestones], len(replay.match.players) - 1
    counts = [sum(end <= frame for end in ends) for frame in range(len(replay.frames))]
    own = [shares[min(count, len(shares) - 1)] for count in counts]
    each = [(share, *[(1 - share) / others] * others) for share in own]
    turns = tuple(TurnReview(values, (0.0,) * len(values), None) for values in each[1:])
    return Review(start=each[0], turns=turns, turning_points=())
