"""Typical positions for the gallery and the tests, reached by playing legal actions."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import islice
from random import Random
from types import MappingProxyType

from bot.games.middle_ages import (
    GAME,
    Action,
    Build,
    Buy,
    Coins,
    End,
    Hire,
    Leave,
    Options,
    Send,
    State,
    View,
    preview,
)

_PRINTED = Options()


@cache
def samples() -> Mapping[str, View]:
    """Return positions of all phases and numbers of players, by names that are valid in file names."""
    states = {
        "start": GAME.new_state(2, Options(), "start"),
        "early": _play(2, "early", 14),
        "mid": _play(3, "mid", 70),
        "late_2": _play_late(2),
        "late_3": _play_late(3),
        "late_4": _play_late(4),
        "last_round": _play_until(4, lambda state: _view(state).ending and not _is_over(state)),
        "over": _play_until(2, _is_over),
        "over_3": _play_until(3, _is_over),
        "over_4": _play_until(4, _is_over),
        "tie_vp": _play_until(2, _is_over, "tie 188"),
        "tie_coins": _play_until(2, _is_over, "tie 35"),
        "draw": _play_until(2, _is_over, "tie 188", Options(tiebreak="none")),
        "left": _leave(_play(4, "mid", 70)),
        "over_left": _play_until(4, _is_over, start=_leave(_play_late(4))),
        "hidden_decks": _play(2, "short", 40, Options(reveal_next="none", free_actions=6)),
    }
    return MappingProxyType({name: _view(state) for name, state in states.items()})


def _view(state: State) -> View:
    return GAME.view(state, None)


def _is_over(state: State) -> bool:
    return GAME.outcome(state) is not None


def _leave(state: State) -> State:
    """Return the same state after the second player has left."""
    return GAME.apply_action(state, 1, Leave())


def _play_late(players: int) -> State:
    return _play_until(players, lambda state: max(player.vp for player in _view(state).players) >= 14)


def _play(players: int, seed: str, plies: int, options: Options = _PRINTED) -> State:
    return next(islice(_states(players, seed, options), plies, None))


def _play_until(
    players: int,
    condition: Callable[[State], bool],
    seed: str = "until",
    options: Options = _PRINTED,
    start: State | None = None,
) -> State:
    return next(filter(condition, _states(players, seed, options, start)))


def _states(players: int, seed: str, options: Options, start: State | None = None) -> Iterator[State]:
    """Yield the states of a match of players who want to build fast, from ``start`` on if it is given."""
    state, chance = start or GAME.new_state(players, options, seed), Random(seed)
    while True:
        yield state
        (player,), view = GAME.current_players(state), _view(state)
        actions = GAME.legal_actions(state, player)
        worth = {action: _worth(view, action) + chance.random() for action in actions}
        state = GAME.apply_action(state, player, max(worth, key=worth.__getitem__))


def _worth(view: View, action: Action) -> float:
    """Return how good an action seems to a player who wants to build fast; higher is better."""
    mine = view.players[view.current or 0]
    match action:
        case Send(unit=unit, site=site):
            effect = preview(view, unit, site)
            return -9 if effect.useless else 4 + 3 * effect.finishes - 0.3 * effect.wage - effect.price * 0.5
        case Build():
            return 3 - 1.5 * len(mine.sites)
        case Hire():
            return 3.2 - len(mine.free) - 0.3 * sum(len(site.crew) for site in mine.sites)
        case Coins():
            return 1.6 - mine.coins * 0.1
        case Buy():
            return -4
        case End() | Leave():
            return -2
