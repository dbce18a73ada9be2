"""The Builders: Middle Ages as an implementation of the `Game` contract."""

from bot.games.contract import ACTING, Game, Outcome, get_step, require_player, with_field_types
from bot.games.middle_ages import refusals, steps
from bot.games.middle_ages.actions import END, LEAVE, Action, End, Leave
from bot.games.middle_ages.flow import has_end_begun, has_ended_early, set_up
from bot.games.middle_ages.legal import legal_actions
from bot.games.middle_ages.marks import keep_order
from bot.games.middle_ages.notation import format_action, parse_action
from bot.games.middle_ages.options import Options
from bot.games.middle_ages.scoring import outcome_of
from bot.games.middle_ages.state import State
from bot.games.middle_ages.view import View, face_up_cards, make_view

_STEPS = with_field_types(steps.STEPS)


class MiddleAges(Game[Options, State, Action, View]):
    """A game of hiring workers and sending them to sites for coins and points, for two to four players."""

    key = "middle-ages"
    stopped_fields = {"phase": "over", "current": None, "legal": ()}  # noqa: RUF012
    players = range(2, 5)
    advantages = (5, 10, 25)

    def new_state(self, players: int, options: Options, seed: str) -> State:
        """Return the first turn of a player drawn by ``seed``, which also shuffles both decks."""
        self.require_player_count(players)
        return set_up(players, options, seed)

    def current_players(self, state: State) -> frozenset[int]:
        """Return the player whose turn it is; none when the match is over."""
        return ACTING[state.current]

    def legal_actions(self, state: State, player: int) -> list[Action]:
        """Return the legal actions of ``player``: end, coins, sends by site, hires and builds by place, buy.

        ``Leave`` is never offered, though legal: it is about the table, not about the game.
        """
        return legal_actions(state, player) if player == state.current else []

    def apply_action(self, state: State, player: int, action: Action) -> State:
        """Return the state after ``action``, in the next player's turn if no action is left in this one."""
        if player != state.current or type(player) is not int:
            require_player(player, len(state.players))
            may_leave = state.current is not None and player not in state.stage.leavers
            if not may_leave or type(action) is not Leave:
                raise refusals.explain_idle_player(state, player)
        return keep_order(state, get_step(action, _STEPS)(state, player, action))

    def outcome(self, state: State) -> Outcome | None:
        """Return ranks by total, then victory points, then coins; players still equal share a rank.

        Players who left are ranked behind all others, the first to leave last.
        """
        return outcome_of(state) if state.current is None else None

    def view(self, state: State, player: int | None) -> View:  # noqa: ARG002  the same for everybody
        """Return all but the order of the decks."""
        acting = () if state.current is None else self.legal_actions(state, state.current)
        return make_view(state, tuple(format_action(action) for action in acting), self.outcome(state))

    def action_to_string(self, action: Action) -> str:
        """Return the canonical notation of ``action``."""
        return format_action(action)

    def action_from_string(self, text: str) -> Action:
        """Return the action written as ``text``, in any case and with any blanks."""
        return parse_action(text)

    def reveals(self, before: State, after: State) -> bool:
        """Return whether a card was turned up, in a row or on top of a deck."""
        return not face_up_cards(after) <= face_up_cards(before)

    def only_ends_turn(self, action: Action) -> bool:
        """Return whether ``action`` ends the turn."""
        return isinstance(action, End)

    def is_milestone(self, before: State, after: State) -> bool:
        """Return whether the last turns have begun, or the match has ended without them."""
        if has_ended_early(after):
            return True
        stays = len(after.players) - len(after.stage.leavers)
        return stays > 1 and not before.progress.left and has_end_begun(after)

    def automatic_action(self, state: State, player: int, *, may_end_turn: bool) -> Action | None:
        """Return the end of a turn whose actions have no use left, and in which none can be bought."""
        return END if may_end_turn and self.legal_actions(state, player) == [END] else None

    def ending_action(self, state: State, player: int) -> Action | None:
        """Return the end of a turn whose actions are used up, so that the player can only buy another one."""
        may_buy = state.players[player].coins >= state.stage.options.extra_action_price
        return END if player == state.current and not state.turn.actions and may_buy else None

    def has_left(self, state: State, player: int) -> bool:
        """Return whether ``player`` has left the match."""
        return player in state.stage.leavers

    def resign_action(self, state: State, player: int, at: int) -> Action:  # noqa: ARG002
        """Return the action by which a player leaves."""
        return LEAVE
