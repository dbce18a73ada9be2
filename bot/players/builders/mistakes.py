"""What people new to Builders do, and what nobody does."""

from collections.abc import Sequence
from random import Random

from bot.games.builders import Action, View
from bot.games.builders.actions import DONE, MOVE
from bot.players.mistakes import overlook

HOARDING = 0.7
"""The share of turns in which somebody who makes mistakes moves, whatever could be built."""


def drop_odd_actions(view: View, actions: Sequence[Action]) -> Sequence[Action]:
    """Return ``actions`` without the end of a turn in which a step of building brings points."""
    if any(step.points for step in view.steps):
        return [action for action in actions if action != DONE]
    return actions


def choose_badly(actions: Sequence[Action], rng: Random) -> Action:
    """Return the action of a newcomer who hoards pieces, or overlooks where a piece brings most."""
    if MOVE in actions and rng.random() < HOARDING:
        return MOVE
    return overlook(actions, rng)[0]
