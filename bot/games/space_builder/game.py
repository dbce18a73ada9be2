"""Space Builder as an implementation of the `Game` contract."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.games.contract import (
    IllegalAction,
    Outcome,
    get_step,
    require_player,
    with_field_types,
)
from bot.games.real_time_game import Moment, RealTimeGame, Run
from bot.games.space_builder import race, refusals, steps
from bot.games.space_builder.actions import (
    SYSTEM_ACTIONS,
    Action,
    Back,
    CancelRound,
    Click,
    Expire,
    Flip,
    Lay,
    Leave,
    Settle,
    SitOut,
    Start,
    Take,
    Turn,
    Unfreeze,
)
from bot.games.space_builder.flow import set_up
from bot.games.space_builder.legal import earliest_choice, frozen_cards, legal_actions
from bot.games.space_builder.moments import Best, list_moments, read_run, view_moment
from bot.games.space_builder.notation import KINDS, format_action, parse_action
from bot.games.space_builder.options import Options
from bot.games.space_builder.scoring import outcome_of
from bot.games.space_builder.state import State
from bot.games.space_builder.view import View, hides_who_acted, make_view, publicly_to_act

_STEPS = with_field_types(steps.STEPS)
_NOISE = frozenset((Take, Turn, Flip, Lay, Back, Expire))
_STEPS_OF_REPLAYS = frozenset((Start, Settle, CancelRound, Leave))


class SpaceBuilder(RealTimeGame[Options, State, Action, View]):
    """A race of two to four players to build cities to a map, as fast and as faultlessly as possible."""

    key = "space-builder"
    stopped_fields = {"phase": "abandoned", "current": (), "legal": ()}  # noqa: RUF012
    players = range(2, 5)
    advantages = (10, 20, 60, 120, 300)
    # A newcomer's first race has upright maps, for all alike; times are a matter of taste.
    free_options = ("facing", "deadline_hours", "ready_seconds", "wait_seconds", "thaw_seconds", "thaw_hours")

    def new_state(self, players: int, options: Options, seed: str) -> State:
        """Return the start of round 1, its map face down."""
        self.require_player_count(players)
        return set_up(players, options, seed)

    def current_players(self, state: State) -> frozenset[int]:
        """Return the players to get ready, build or choose a card; all of them if only time has to pass."""
        if state.phase == "building":
            return frozenset(race.builders_to_act(state))
        if state.phase == "ready":
            return frozenset(race.players_getting_ready(state))
        if state.phase == "unfreeze" and state.result and state.result.winner is not None:
            return frozenset({state.result.winner})
        return frozenset()

    def legal_actions(self, state: State, player: int) -> list[Action]:
        """Return each action once, with the earliest stamp at which it is legal; system actions come last.

        ``Leave`` and ``CancelRound`` are legal but never offered: they concern the table, not the game.
        """
        return legal_actions(state, player) if player in self.current_players(state) else []

    def apply_action(self, state: State, player: int, action: Action) -> State:
        """Return the state after ``action``, which counts by its stamp and not by its arrival.

        System actions are made in the name of a player to act; ``CancelRound`` in that of any player.
        """
        require_player(player, len(state.players))
        step = get_step(action, _STEPS)
        if state.is_over or (state.players[player].out and not isinstance(action, CancelRound)):
            raise refusals.explain_idle_player(state)
        return step(state, player, action)

    def outcome(self, state: State) -> Outcome | None:
        """Return ranks: the winner, then by unfrozen cards, then rounds won, then fewer faults (rules 6).

        An abandoned match has no winner: all share the first rank.
        """
        return outcome_of(state) if state.is_over else None

    def view(self, state: State, player: int | None) -> View:
        """Return the match without the deck, hidden maps, others' boards and, in turns, others' times."""
        actions = () if player is None else self.legal_actions(state, player)
        legal = tuple(format_action(action) for action in actions if not isinstance(action, SYSTEM_ACTIONS))
        return make_view(state, player, legal, self.outcome(state))

    def past_view(self, state: State, player: int | None) -> View:
        """Return the view without legal actions."""
        return make_view(state, player, (), self.outcome(state))

    def pause(self, view: View) -> View:
        """Return the view of a paused match, without the map: nobody may study it while no clock runs."""
        return replace(super().pause(view), map=None)

    def action_to_string(self, action: Action) -> str:
        """Return the canonical notation of ``action``."""
        return format_action(action)

    def action_from_string(self, text: str) -> Action:
        """Return the action written as ``text``, in any case and with any blanks."""
        return parse_action(text)

    def reveals(self, before: State, after: State) -> bool:
        """Return whether a map was turned up, a builder finished, or a round ended: all are final."""
        return _public_part(before) != _public_part(after)

    def add_timestamp(self, state: State, player: int, text: str, at: int, number: int) -> str:
        """Return ``text`` with its stamp.

        Of two clicks within a millisecond the later interaction is the later click; several actions of one
        interaction happen at once. Actions other than a builder's clicks are never too early: a round may
        have been opened by a clock that is a little fast.
        Raise ``IllegalAction`` if ``text`` is no action.
        """
        try:
            action = parse_action(f"{text} @{max(at, 0)}#{number}")
        except IllegalAction as error:
            raise refusals.explain_unreadable_text(text) from error
        if not isinstance(action, Click):
            return format_action(replace(action, at=max(at, state.round.opened, earliest_choice(state))))
        seat = state.round.seats[player]
        last = seat.clicks[-1] if seat.clicks else None
        if last is not None and last.id <= number:
            action = replace(action, at=last.at if last.id == number != 0 else max(at, race.next_click(seat)))
        return format_action(action)

    def phase(self, state: State) -> tuple[int, int, str]:
        """Return the part of a round: getting ready, building or choosing a card."""
        return state.round.number, state.round.opened, state.phase

    def is_simultaneous(self, state: State) -> bool:
        """Return whether several players get ready or build; only one unfreezes a card."""
        return state.phase in ("ready", "building") and len(state.active()) > 1

    def publicly_to_act(self, state: State) -> frozenset[int]:
        """Return the players who have not finished; in sealed rounds in turns all, to hide who has."""
        return frozenset(publicly_to_act(state))

    def hides_who_acted(self, state: State) -> bool:
        """Return whether a round is played in turns with sealed maps, where it hides who has finished."""
        return hides_who_acted(state)

    def is_hidden(self, before: State, action: Action, now: State) -> bool:
        """Return whether ``action`` is hidden until the end of the current round (rules 7.3, 7.4.2).

        In turns these are all actions but leaving, because they would show times. Live, taps and stops are
        public.
        """
        if now.phase != "building" or before.round.opened != now.round.opened:
            return False
        if not now.stage.options.live:
            return before.phase == "building" and not isinstance(action, Leave)
        return self.is_log_noise(action)

    def is_milestone(self, before: State, after: State) -> bool:
        """Return whether a round was checked."""
        return before.result != after.result

    def faults(self, state: State) -> Mapping[int, int]:
        """Return the faults of those who built in the round that was checked, by player."""
        return {each.player: each.faults for each in state.result.verdicts} if state.result else {}

    def is_log_noise_text(self, text: str) -> bool:
        """Return `is_log_noise` of an action, by its verb alone: a replay asks it of a whole record."""
        kind = KINDS.get(text.partition(" ")[0])
        return super().is_log_noise_text(text) if kind is None else kind in _NOISE

    def is_log_noise(self, action: Action) -> bool:
        """Return whether ``action`` is of no interest once the round is checked, such as handling cards."""
        return type(action) in _NOISE

    def ends_frame(self, action: Action) -> bool:
        """Return whether a map goes up, a round ends or somebody leaves; getting ready is no step."""
        return type(action) in _STEPS_OF_REPLAYS

    def is_told(self, action: Action) -> bool:
        """Return whether a replay tells of ``action``; it tells of clicks by its moments."""
        return type(action) in _STEPS_OF_REPLAYS or isinstance(action, (SitOut, Unfreeze))

    def list_moments(self, state: State, action: Action) -> list[Moment]:
        """Return the moments at which a city grew, if ``action`` settles the round."""
        return list_moments(state) if isinstance(action, Settle) else []

    def view_moment(self, state: State, moment: Moment) -> View:
        """Return the boards of all builders at a moment of a round that is about to be settled."""
        return replace(self.past_view(state, None), moment=view_moment(state, moment))

    def read_run(self, state: State, player: int) -> Run | None:
        """Return when a builder laid each card for good, and finished."""
        return read_run(state, player)

    def add_best_run(self, view: View, player: int, run: Run, races: int) -> View:
        """Return the view of a moment with a builder's best round."""
        assert view.moment is not None
        return replace(view, moment=replace(view.moment, best=Best(player, run, races)))

    def is_system_action(self, action: Action) -> bool:
        """Return whether ``action`` is made at a deadline or by the bot."""
        return isinstance(action, SYSTEM_ACTIONS)

    def is_interruption(self, action: Action) -> bool:
        """Return whether ``action`` cancels a round."""
        return isinstance(action, CancelRound)

    def list_ready(self, state: State) -> Sequence[int] | None:
        """Return who is ready, unless so long before the others that it no longer counts."""
        if state.phase != "ready":
            return None
        seats = state.round.seats
        return [
            player
            for player in race.expected_players(state)
            if seats[player].ready is not None and not race.has_lapsed(state, player)
        ]

    def deadline(self, state: State) -> int | None:
        """Return when the system turns up the map, ends a clock, settles the round or unfreezes a card."""
        if state.phase == "ready":
            return race.earliest_start(state)
        if state.phase == "building":
            return min([race.earliest_settle(state), *_list_expiries(state)])
        return state.until + 1 if state.phase == "unfreeze" else None

    def timeout_action(self, state: State, at: int) -> tuple[int, Action] | None:
        """Return settling, the end of a clock or the default card; posting the board turns up a map."""
        deadline = self.deadline(state)
        if deadline is None or at < deadline or state.phase == "ready":
            return None
        player = min(self.current_players(state))
        if state.phase == "building":
            expiries = _list_expiries(state) if at < race.earliest_settle(state) else {}
            return (expiries[min(expiries)], Expire(at)) if expiries else (player, Settle(at))
        return player, Unfreeze(frozen_cards(state, player)[0], at)

    def has_left(self, state: State, player: int) -> bool:
        """Return whether ``player`` is out of the match."""
        return state.players[player].out

    def resign_action(self, state: State, player: int, at: int) -> Action:  # noqa: ARG002
        """Return the action by which a player leaves (rules 7.6)."""
        return Leave(max(at, state.round.opened))


def _list_expiries(state: State) -> dict[int, int]:
    """Return the times at which clocks will have run out before the round is settled, with the players."""
    times = {race.earliest_expiry(state, player): player for player in race.builders_to_act(state)}
    return {time: player for time, player in times.items() if time is not None}


def _public_part(state: State) -> tuple[object, ...]:
    """Return a value that changes whenever something becomes public."""
    seats = state.round.seats
    progress = [(seat.start, seat.hand.is_done) for seat in seats]
    return state.result, state.deck, state.round.opened, progress, state.is_over
