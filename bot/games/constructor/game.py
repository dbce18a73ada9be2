"""Constructor as an implementation of the `Game` contract."""

import random

from bot.games.constructor import refusals, steps
from bot.games.constructor.actions import Action, ChoosePattern
from bot.games.constructor.notation import format_action, parse_action
from bot.games.constructor.patterns import pattern_ids
from bot.games.constructor.rounds import start_round, totals
from bot.games.constructor.state import Options, Stage, State
from bot.games.constructor.view import View, make_view
from bot.games.contract import (
    ACTING,
    Game,
    Outcome,
    Score,
    get_step,
    rank_by,
    require_player,
    with_field_types,
)

PARTS = ("round-1", "round-2", "decider")
_STEPS = with_field_types(steps.STEPS)


class Constructor(Game[Options, State, Action, View]):
    """Two rounds of stacking on nine tiles. Player 0 is ice, player 1 black."""

    key = "constructor"
    stopped = {"phase": "over", "current": None, "legal": ()}  # noqa: RUF012
    players = range(2, 3)

    def new_state(self, players: int, options: Options, seed: str) -> State:
        """Return the start of round 1, in which its first player has to choose the pattern."""
        self.require_player_count(players)
        drawn = random.Random(seed).randrange(2)
        openers = {"ice": 0, "black": 1, "drawn": drawn}
        return start_round(Stage(options, openers[options.starter]))

    def current_players(self, state: State) -> frozenset[int]:
        """Return the player to act; none when the match is over."""
        return ACTING[state.player]

    def legal_actions(self, state: State, player: int) -> list[Action]:
        """Return placements and moves by tile in reading order, then a swap; or the patterns on offer."""
        if player != state.player:
            return []
        if not state.stage.pattern:
            extra = state.stage.options.extra_patterns
            return [ChoosePattern(name) for name in pattern_ids(extra=extra)]
        actions = steps.playable(state, player)
        if state.ply == 1 and steps.may_swap(state):  # comparing the ply first saves a call
            actions.append(steps.SWAP)
        return actions

    def apply_action(self, state: State, player: int, action: Action) -> State:
        """Return the state after ``action``, in the next round if the opponent then has no action."""
        if player != state.player or type(player) is not int:
            require_player(player, 2)
            raise refusals.of_player(state)
        return get_step(action, _STEPS)(state, player, action)

    def outcome(self, state: State) -> Outcome | None:
        """Return ranks by the sum of the rounds' points; equal sums share rank 1 (ruling A13)."""
        if state.player is not None:
            return None
        return Outcome(rank_by(totals(state.stage.finished)), (_score(state, 0), _score(state, 1)))

    def view(self, state: State, player: int | None) -> View:  # noqa: ARG002  nothing is hidden
        """Return the whole match, which everybody may know."""
        acting = () if state.player is None else self.legal_actions(state, state.player)
        return make_view(state, tuple(format_action(action) for action in acting), self.outcome(state))

    def action_to_string(self, action: Action) -> str:
        """Return the canonical notation of ``action``."""
        return format_action(action)

    def action_from_string(self, text: str) -> Action:
        """Return the action written as ``text``, in any case."""
        return parse_action(text)


def _score(state: State, player: int) -> Score:
    finished = state.stage.finished
    parts = zip(PARTS, (done.points[player] for done in finished), strict=False)
    return Score(totals(finished)[player], tuple(parts))
