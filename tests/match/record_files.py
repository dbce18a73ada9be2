"""Whole matches of every game with their records, played at random without users and channels."""

import random
from collections.abc import Callable, Mapping
from typing import Any

from bot.games import GAMES, AnyGame, InvalidOptions
from bot.match.models import Ending, LoggedAction, Match
from tests.games.test_contract import choose

Chooser = Callable[[AnyGame, Any, random.Random], tuple[int, Any]]
NOW = 1_900_000_000_000
_TRIES = 20


def random_match(
    game: str,
    seed: str,
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    actions: int = 5_000,
    choose: Chooser = choose,
) -> tuple[Match, tuple[LoggedAction, ...]]:
    """Return a match and its record, played to its end or called off after a number of actions.

    ``choose`` returns who acts, and the action; by default anybody does anything.
    """
    rules, rng = GAMES[game], random.Random(seed)
    count = players or rng.choice(rules.players)
    option_values = dict(options or {})
    state = rules.new_state(count, rules.options_from(option_values), seed)
    lines: list[LoggedAction] = []
    turn, before = 1, (rules.current_players(state), rules.phase(state))
    while rules.current_players(state) and len(lines) < actions:
        player, action = choose(rules, state, rng)
        notation = rules.action_to_string(action)
        lines.append(LoggedAction(player, notation, NOW + 10 * len(lines), turn, len(lines) + 2))
        state = rules.apply_action(state, player, action)
        now = rules.current_players(state), rules.phase(state)
        if now[0] - before[0] or (now[0] and now[1] != before[1]):
            turn += 1
        before = now
    outcome = rules.outcome(state)
    match = Match(
        guild_id=1,
        channel_id=2,
        game=game,
        status="finished" if outcome else "abandoned",
        options=option_values,
        host=11,
        seats=(11, 22, 33, 44)[:count],
        seed=seed,
        public_revision=len(lines) + 2,
        turn=turn,
        action_count=len(lines),
        state=state,
        ending=Ending("played", outcome=outcome) if outcome else Ending("cancelled", by=11),
        started_at=NOW,
        ended_at=NOW + 10 * len(lines),
    )
    return match, tuple(lines)


def random_options(game: str, rng: random.Random) -> dict[str, Any]:
    """Return values of some options of a game, drawn from what `InvalidOptions` says is allowed."""
    rules = GAMES[game]
    for _ in range(_TRIES):
        options = {name: _random_value(game, name, rng) for name in rules.Options.__struct_fields__}
        selection = {name: value for name, value in options.items() if rng.random() < 0.5}
        try:
            rules.new_state(rules.players[0], rules.options_from(selection), "seed")
        except ValueError:
            continue
        return selection
    return {}


def _random_value(game: str, name: str, rng: random.Random) -> Any:
    try:
        GAMES[game].options_from({name: object()})
    except InvalidOptions as error:
        value = rng.choice(error.allowed_values)
        return {"True": True, "False": False}.get(str(value), value)
    raise AssertionError(name)
