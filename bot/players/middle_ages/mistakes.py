"""What people new to The Builders: Middle Ages do, and what nobody does."""

from collections.abc import Sequence
from random import Random

from bot.games.middle_ages import SITES, Action, Build, Send, State
from bot.games.middle_ages.actions import BUY, COINS, END
from bot.players.middle_ages.evaluation import RatedAction, evaluate_actions
from bot.players.mistakes import take_greedily


def evaluate_sensible_actions(state: State, player: int) -> Sequence[RatedAction]:
    """Return the actions that a person would think of, with their evaluation; never empty.

    Nobody buys an action that brings nothing, takes coins with a bought one, or ends a turn with actions
    left.
    """
    turn, rated = state.turn, evaluate_actions(state, player)
    odd: set[Action] = {END} if turn.actions else set()
    if turn.actions <= turn.bought:
        odd.add(COINS)
    return [(worth, each) for worth, each in rated if each not in odd and (each != BUY or worth > 0)] or rated


def choose_badly(state: State, player: int, rng: Random) -> Action:
    """Return the action of a newcomer who overlooks, is greedy, or forgets the sites that are open."""
    worth = {action: worth for worth, action in evaluate_sensible_actions(state, player)}
    actions: Sequence[Action] = list(worth)
    new = [action for action in actions if not isinstance(action, Send)]
    sites = [action for action in new if isinstance(action, Build)]
    match rng.choice(("overlooks", "greedy", "forgets")):
        case "greedy" if sites:
            return max(sites, key=lambda site: SITES[site.card].vp)
        case "forgets" if new:
            actions = new
    return take_greedily(actions, worth.__getitem__, rng)
