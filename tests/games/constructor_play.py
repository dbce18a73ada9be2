"""Helpers for tests that play Constructor."""

from bot.games.constructor import GAME, Action, Options, State, View
from bot.games.constructor.state import FinishedRound

SAMPLE_ROUND = (
    "Rb1 Mc3 Ma2 Mb2 Ma1 Sc1 b1-c1 Ra3 Rb3 Sb1 Mc2 c3-b3 a2-a3 Rc3 Sa2 b1-c2 a2-b3 Rb1 a1-b1 Sa1 Sa2 a1-b1 "
    "a2-b2 Ma1 Ra2 a1-a2 Sa1"
)
"""A complete round on the rhombus that ends 3-3."""


def start(pattern: str = "rhombus", /, **options: str | bool) -> State:
    """Return round 1 with the pattern chosen; ice starts unless the options say otherwise."""
    match_options = GAME.options_from({"starter": "ice", **options})
    return act(GAME.new_state(2, match_options, "seed"), f"pattern {pattern}")


def new(options: Options, seed: str = "seed") -> State:
    """Return a match before its first action."""
    return GAME.new_state(2, options, seed)


def player_of(state: State) -> int:
    """Return the one player to act."""
    (player,) = GAME.current_players(state)
    return player


def act(state: State, text: str) -> State:
    """Return the state after the player to act makes the action written as ``text``."""
    return GAME.apply_action(state, player_of(state), GAME.action_from_string(text))


def play(state: State, texts: str) -> State:
    """Return the state after several actions, separated by blanks."""
    for text in texts.split():
        state = act(state, text)
    return state


def actions_of(state: State) -> list[Action]:
    """Return the legal actions of the player to act."""
    return list(GAME.legal_actions(state, player_of(state)))


def view_of(state: State) -> View:
    """Return the view of a spectator."""
    return GAME.view(state, None)


def stacks_of(state: State) -> dict[str, str]:
    """Return the stacks by tile label, without the empty tiles."""
    return {tile.label: tile.stack for tile in view_of(state).tiles if tile.stack}


def finished_rounds(state: State) -> tuple[FinishedRound, ...]:
    """Return the rounds that are over."""
    return state.stage.finished
