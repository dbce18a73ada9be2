"""A game made for tests: two to four players, a phase in which all act at once, and a hidden draw.

Each round everybody picks a number from 1 to 3 at the same time. Then one player, another one each round,
may take 1 twice and draw the top card of a hidden deck once, and ends the turn with ``done``. After a round
for each player the largest total wins.
"""

import random
from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from bot.games import GameView, IllegalAction, Outcome, Score, SimultaneousGame, rank_by

PICKS = ("pick 1", "pick 2", "pick 3")


class HarvestOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``cards`` is the size of the deck."""

    cards: Annotated[int, msgspec.Meta(ge=1, le=40)] = 12


class HarvestState(msgspec.Struct, frozen=True):
    """A state; ``picked`` holds ``None`` for players who still have to pick; ``phase`` is pick or turn."""

    deck: tuple[int, ...]
    totals: tuple[int, ...]
    picked: tuple[int | None, ...]
    phase: Literal["pick", "turn", "over"] = "pick"
    round: int = 0
    taken: int = 0
    drawn: tuple[int, ...] = ()
    drew: bool = False


class Action(msgspec.Struct, frozen=True):
    """An action is its notation."""

    text: str


class View(GameView, frozen=True, kw_only=True):
    """What everybody may know, and the viewer's own actions."""

    totals: tuple[int, ...]
    drawn: tuple[int, ...]


class Harvest(SimultaneousGame[HarvestOptions, HarvestState, Action, View]):
    """The rules."""

    key = "harvest"
    players = range(2, 5)

    def new_state(self, players: int, options: HarvestOptions, seed: str) -> HarvestState:
        """Return a shuffled deck and no picks: everybody has to pick a number."""
        deck = list(range(1, options.cards + 1))
        random.Random(seed).shuffle(deck)
        return HarvestState(tuple(deck), (0,) * players, (None,) * players)

    def current_players(self, state: HarvestState) -> frozenset[int]:
        """Return the players who have not picked, or the current player."""
        if state.phase == "pick":
            return frozenset(player for player, number in enumerate(state.picked) if number is None)
        return frozenset({state.round}) if state.phase == "turn" else frozenset()

    def legal_actions(self, state: HarvestState, player: int) -> Iterable[Action]:
        """Yield the legal actions, the simplest first."""
        if player not in self.current_players(state):
            return []
        if state.phase == "pick":
            return [Action(pick) for pick in PICKS]
        more = ["take"] * (state.taken < 2) + ["draw"] * (not state.drew)
        return [Action(text) for text in ("done", *more)]

    def apply_action(self, state: HarvestState, player: int, action: Action) -> HarvestState:
        """Return the state after the action."""
        if action not in self.legal_actions(state, player):
            raise IllegalAction("not-now", action=action.text)
        if state.phase == "pick":
            return self._pick(state, player, int(action.text[-1]))
        if action.text == "take":
            return replace(self._gain(state, player, 1), taken=state.taken + 1)
        if action.text == "draw":
            card, *deck = state.deck
            new_state = self._gain(state, player, card)
            return replace(new_state, deck=tuple(deck), drawn=(*state.drawn, card), drew=True)
        return self._next_round(state)

    def _pick(self, state: HarvestState, player: int, number: int) -> HarvestState:
        picks = tuple(number if seat == player else other for seat, other in enumerate(state.picked))
        if None in picks:
            return replace(state, picked=picks)
        totals = tuple(total + (gain or 0) for total, gain in zip(state.totals, picks, strict=True))
        return replace(state, picked=picks, totals=totals, phase="turn")

    def _gain(self, state: HarvestState, player: int, amount: int) -> HarvestState:
        totals = list(state.totals)
        totals[player] += amount
        return replace(state, totals=tuple(totals))

    def _next_round(self, state: HarvestState) -> HarvestState:
        players = len(state.totals)
        is_last_round = state.round + 1 == players
        return replace(
            state,
            picked=(None,) * players,
            phase="over" if is_last_round else "pick",
            round=state.round + (not is_last_round),
            taken=0,
            drew=False,
        )

    def outcome(self, state: HarvestState) -> Outcome | None:
        """Return the outcome: the largest total wins."""
        if state.phase != "over":
            return None
        return Outcome(rank_by(state.totals), tuple(Score(total) for total in state.totals))

    def view(self, state: HarvestState, player: int | None) -> View:
        """Return the totals and the cards that were drawn, but not the numbers picked."""
        actions = () if player is None else self.legal_actions(state, player)
        return View(
            current=state.round if state.phase == "turn" else None,
            legal=tuple(action.text for action in actions),
            outcome=self.outcome(state),
            totals=state.totals,
            drawn=state.drawn,
        )

    def action_to_string(self, action: Action) -> str:
        """Return the action's text."""
        return action.text

    def action_from_string(self, text: str) -> Action:
        """Return the action of a text."""
        if text not in (*PICKS, "take", "draw", "done"):
            raise IllegalAction("unknown", text=text)
        return Action(text)

    def is_simultaneous(self, state: HarvestState) -> bool:
        """Return whether everybody picks at the same time."""
        return state.phase == "pick"

    def reveals(self, before: HarvestState, after: HarvestState) -> bool:
        """Return whether a card was turned up, or the numbers of the others were."""
        return before.drawn != after.drawn or (before.phase, after.phase) == ("pick", "turn")


HARVEST = Harvest()
