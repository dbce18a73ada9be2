"""Constructor as an implementation of the `Game` contract."""

from bot.games.constructor import refusals, steps
from bot.games.constructor.actions import Action
from bot.games.constructor.flow import set_up
from bot.games.constructor.legal import legal_actions
from bot.games.constructor.notation import format_action, parse_action
from bot.games.constructor.options import Options
from bot.games.constructor.scoring import outcome_of
from bot.games.constructor.state import State
from bot.games.constructor.view import View, make_view
from bot.games.contract import ACTING, Game, Outcome, get_step, with_field_types

_STEPS = with_field_types(steps.STEPS)


class Constructor(Game[Options, State, Action, View]):
    """Two rounds of stacking on nine tiles. Player 0 is ice, player 1 black."""

    key = "constructor"
    stopped_fields = {"phase": "over", "current": None, "legal": ()}  # noqa: RUF012
    players = range(2, 3)
    free_options = ("starter",)
    advantages = (1, 2, 5)

    def new_state(self, players: int, options: Options, seed: str) -> State:
        """Return the start of round 1, in which its first player has to choose the pattern."""
        self.require_player_count(players)
        return set_up(options, seed)

    def current_players(self, state: State) -> frozenset[int]:
        """Return the player to act; none when the match is over."""
        return ACTING[state.current]

    def legal_actions(self, state: State, player: int) -> list[Action]:
        """Return placements and moves by tile in reading order, then a swap; or the patterns on offer."""
        return legal_actions(state, player) if player == state.current else []

    def apply_action(self, state: State, player: int, action: Action) -> State:
        """Return the state after ``action``, in the next round if the opponent then has no action."""
        if player != state.current or type(player) is not int:
            raise refusals.explain_idle_player(state)
        return get_step(action, _STEPS)(state, player, action)

    def outcome(self, state: State) -> Outcome | None:
        """Return ranks by the sum of the rounds' points; equal sums share rank 1 (ruling A13)."""
        return outcome_of(state) if state.current is None else None

    def view(self, state: State, player: int | None) -> View:  # noqa: ARG002  nothing is hidden
        """Return the whole match, which everybody may know."""
        acting = () if state.current is None else self.legal_actions(state, state.current)
        return make_view(state, tuple(format_action(action) for action in acting), self.outcome(state))

    def is_milestone(self, before: State, after: State) -> bool:
        """Return whether a round has ended."""
        return len(before.stage.finished) != len(after.stage.finished)

    def action_to_string(self, action: Action) -> str:
        """Return the canonical notation of ``action``."""
        return format_action(action)

    def action_from_string(self, text: str) -> Action:
        """Return the action written as ``text``, in any case."""
        return parse_action(text)
