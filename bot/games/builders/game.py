"""Builders as an implementation of the `Game` contract."""

from collections.abc import Iterable

from bot.games.builders import refusals, steps
from bot.games.builders.actions import LEAVE, Action, Done, Leave, Order, Roll
from bot.games.builders.auto_fill import automatic_action, default_action, ending_action
from bot.games.builders.flow import set_up
from bot.games.builders.legal import legal_actions
from bot.games.builders.notation import format_action, parse_action
from bot.games.builders.options import Options
from bot.games.builders.scoring import outcome_of
from bot.games.builders.state import State
from bot.games.builders.view import View, make_view
from bot.games.contract import ACTING, Outcome, SimultaneousGame, get_step, require_player, with_field_types

_STEPS = with_field_types(steps.STEPS)


class Builders(SimultaneousGame[Options, State, Action, View]):
    """One wooden puzzle, laid by two to four players who mark each joint with their colour."""

    key = "builders"
    stopped_fields = {  # noqa: RUF012
        "phase": "over",
        "current": None,
        "legal": (),
        "move": None,
        "steps": (),
        "choice": None,
    }
    players = range(2, 5)
    advantages = (1, 2, 4)

    def new_state(self, players: int, options: Options, seed: str) -> State:
        """Return the phase of orders; ``seed`` decides who begins and the dice of every turn."""
        self.require_player_count(players)
        return set_up(players, options, seed)

    def current_players(self, state: State) -> frozenset[int]:
        """Return the players without an order, later the current player; none when the match is over."""
        if state.current is None and state.phase == "order":
            return frozenset(
                player
                for player, sheet in enumerate(state.sheets)
                if sheet is None and player not in state.leavers
            )
        return ACTING[state.current]

    def legal_actions(self, state: State, player: int) -> Iterable[Action]:
        """Return the legal actions of ``player`` in a stable order.

        These are orders, then roll, then move or steps, then done or steps. Selections come with the even one
        first and then by falling number of A. ``Leave`` is never offered, though legal: it is about the
        table, not about the game.
        """
        return legal_actions(state, player)

    def apply_action(self, state: State, player: int, action: Action) -> State:
        """Return the state after ``action``, in the next player's turn if that ended this one."""
        if player != state.current or type(player) is not int:
            require_player(player, len(state.players))
            if player not in self.current_players(state):
                _require_out_of_turn(state, player, action)
        return get_step(action, _STEPS)(state, player, action)

    def outcome(self, state: State) -> Outcome | None:
        """Return ranks by points, then joints, pieces laid and pieces left; players still equal share a rank.

        Players who left are ranked behind all others.
        """
        return outcome_of(state) if state.phase == "over" else None

    def view(self, state: State, player: int | None) -> View:
        """Return the match without others' orders before they are revealed, and without future dice."""
        return make_view(state, player, self.outcome(state))

    def past_view(self, state: State, player: int | None) -> View:
        """Return the view without legal actions, and without the steps of building as much as possible."""
        return make_view(state, player, self.outcome(state), is_past=True)

    def action_to_string(self, action: Action) -> str:
        """Return the canonical notation of ``action``."""
        return format_action(action)

    def action_from_string(self, text: str) -> Action:
        """Return the action written as ``text``, in any case and with any blanks."""
        return parse_action(text)

    def phase(self, state: State) -> tuple[bool, int]:
        """Return whether orders are written, and the turn's number, which rises even for the same player."""
        return state.phase == "order", state.turn

    def is_simultaneous(self, state: State) -> bool:
        """Return whether players are ordering, which they do at the same time (section 3.2)."""
        return state.phase == "order"

    def is_hidden(self, before: State, action: Action, now: State) -> bool:  # noqa: ARG002
        """Return whether ``action`` is an order and some orders are still missing (section 3.2)."""
        return now.phase == "order" and isinstance(action, Order)

    def turn_number(self, state: State) -> int | None:
        """Return the number of the turn; the orders come before the first one."""
        return state.turn

    def is_random(self, action: Action) -> bool:
        """Return whether ``action`` is a roll, which the log describes by the dice after it."""
        return isinstance(action, Roll)

    def reveals(self, before: State, after: State) -> bool:
        """Return whether orders were revealed or dice were rolled."""
        return before.phase == "roll" or (before.phase == "order" and after.phase != "order")

    def only_ends_turn(self, action: Action) -> bool:
        """Return whether ``action`` ends a turn of building."""
        return isinstance(action, Done)

    def is_milestone(self, before: State, after: State) -> bool:
        """Return whether the orders were revealed, with the rolls for the start."""
        return before.phase == "order" and bool(after.rolled)

    def resign_action(self, state: State, player: int, at: int) -> Action:  # noqa: ARG002
        """Return the action by which a player leaves (section 12)."""
        return LEAVE

    def has_left(self, state: State, player: int) -> bool:
        """Return whether ``player`` has left; what they had is back in the boxes."""
        return player in state.leavers

    def automatic_action(self, state: State, player: int, *, may_end_turn: bool) -> Action | None:
        """Return the roll, an action without an alternative, or the end of a turn with nothing to build."""
        return automatic_action(state, player, may_end_turn=may_end_turn)

    def ending_action(self, state: State, player: int) -> Action | None:
        """Return the end of a turn in which nothing that can still be built earns anything."""
        return ending_action(state, player)

    def default_action(self, state: State, player: int) -> Action | None:
        """Return the action to make for ``player`` when their time is up (section 12)."""
        return default_action(state, player)


def _require_out_of_turn(state: State, player: int, action: Action) -> None:
    """Raise ``IllegalAction`` unless a player out of turn leaves, or replaces an order in time."""
    if state.phase == "order":
        may = isinstance(action, Order | Leave)
    else:
        may = state.phase != "over" and isinstance(action, Leave)
    if not may or player in state.leavers:
        raise refusals.explain_idle_player(state, player)
