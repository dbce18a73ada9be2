"""Golden playthroughs: whole matches written down, so that a change of any rule shows as a changed line.

``python -m tests.games.playthroughs [NAME ...]`` writes files again, with new actions. Read the difference
before you keep it.
"""

import random
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bot.games import GAMES, builders, middle_ages, space_builder
from bot.games.constructor import State, position_string
from tests.games import builders_play, constructor_play, middle_ages_play, space_builder_play

FOLDER = Path(__file__).parent / "data"


class Playthrough(NamedTuple):
    """A match to write down.

    ``describe`` gives the part of a line that is after the action, ``choose`` an action for a new file: any,
    unless it is given.
    """

    game: str
    players: int
    options: Mapping[str, Any]
    seed: str
    describe: Callable[[Any], str]
    choose: Callable[[Any, int, random.Random], Any] | None = None


def describe_constructor(state: State) -> str:
    """Return the position, the number of legal actions, the towers and the points."""
    view = constructor_play.view_of(state)
    position = position_string(state) or f"round {view.round}, {view.phase}"
    towers, points = (f"{a}-{b}" for a, b in (view.towers, view.points))
    return f"{position:<42} | legal {len(view.legal):>2} | towers {towers} | points {points}"


def describe_middle_ages(state: middle_ages.State) -> str:
    """Return round, player; actions left, bought, spent on coins; rows, decks, what the players have."""
    view = middle_ages_play.view_of(state)
    turn = f"{view.round}{'!' * view.ending} {view.current} {view.actions}/{view.bought}/{view.coin_actions}"
    rows = [" ".join(card or "-" for card in row) for row in (view.site_row, view.worker_row)]
    decks = f"{view.site_deck} {view.next_site}, {view.worker_deck} {view.next_worker}"
    players = [_describe_builder(player) for player in view.players]
    return " | ".join((turn, f"legal {len(view.legal)}", *rows, decks, *players))


def _describe_builder(player: middle_ages.PlayerView) -> str:
    crews = (":".join((site.card, "+".join(site.crew))) for site in player.sites)
    cards = (player.free, tuple(crews), player.finished)
    return " / ".join((f"{player.coins}c {player.vp}vp", *(" ".join(each) or "-" for each in cards)))


def describe_builders(state: builders.State) -> str:
    """Return turn, dice, steps left; foundation, panels, open row; box; the players' pieces and scores."""
    view = builders_play.view_of(state)
    turn = f"{view.turn} {view.phase} {view.current} {view.dice or '-'} {view.left}".replace(", ", "+")
    ring = f"{'/'.join(map(str, view.foundation.sides))} {view.foundation.side or 'closed'}"
    panels = " ".join(f"{panel.length}{panel.below}" for panel in view.panels) or "-"
    row = f"{view.row.shape} {view.row.panel} {view.row.slot}/{view.row.slots}" if view.row else "-"
    box = f"{builders.format_counts(view.box)} {view.corner_box}E"
    players = [_describe_joiner(player) for player in view.players]
    return " | ".join((turn, ring, panels, row, box, *players))


def _describe_joiner(player: builders.PlayerView) -> str:
    hand = builders.format_counts(player.hand)
    structures = f"{player.structures}+{player.progress}/4"
    return f"@{player.space} {hand} {player.corner_joints}E {player.joints}j {player.laid}l {structures}"


def describe_space_builder(state: space_builder.State) -> str:
    """Return round, phase, players to act, maps left; everyone's cards, board, clock; the last result."""
    current = state.round
    turn = f"{current.number} {state.phase} {sorted(space_builder.GAME.current_players(state))}"
    deck = f"{len(state.deck.cards)} facing {current.facing} end {current.end}"
    players = [_describe_racer(state, number) for number in range(len(state.players))]
    verdicts = state.result.verdicts if state.result else ()
    last = " ".join(f"{one.player}:{one.faults}{'t' if one.tapped else 's'}{one.time}" for one in verdicts)
    return " | ".join((turn, deck, *players, last or "-"))


def _describe_racer(state: space_builder.State, number: int) -> str:
    player, seat = state.players[number], state.round.seats[number]
    cards = (f"{card.building}{card.location or '-'}{card.turn}{card.side}" for card in seat.hand.cards)
    clock = f"r{seat.ready} s{seat.start} t{seat.hand.tap and seat.hand.tap[0]}".replace("None", "-")
    return f"{player.rounds_won}w {player.faults}f {player.absences}a {' '.join(cards)} {clock}"


def play_sensibly(state: middle_ages.State, _player: int, rng: random.Random) -> middle_ages.Action:
    """Return an action that advances a player's sites."""
    return middle_ages_play.sensible(state, rng)


PLAYTHROUGHS = {
    "builders_playthrough": Playthrough(
        "builders", 2, {"shortest_side": 2}, "golden", describe_builders, builders_play.careless
    ),
    "builders_playthrough_of_four": Playthrough(
        "builders",
        4,
        {
            "spaces": 8,
            "pieces_a_corner": 12,
            "head_start": 1,
            "corner_joints": 6,
            "small_triangles": 100,
            "large_triangles": 50,
        },
        "golden",
        describe_builders,
        builders_play.careless,
    ),
    "constructor_playthrough": Playthrough(
        "constructor", 2, {"starter": "black"}, "golden", describe_constructor
    ),
    "constructor_playthrough_variants": Playthrough(
        "constructor",
        2,
        {"same_pattern": False, "open_rings": True, "decider": True, "extra_patterns": True},
        "golden 27",  # draws the first two rounds and swaps in the decider
        describe_constructor,
    ),
    "middle_ages_playthrough": Playthrough(
        "middle-ages", 2, {}, "golden", describe_middle_ages, play_sensibly
    ),
    "middle_ages_playthrough_thai": Playthrough(
        "middle-ages",
        3,
        msgspec.to_builtins(middle_ages.PRESETS["thai"]),
        "golden",
        describe_middle_ages,
        play_sensibly,
    ),
    "middle_ages_playthrough_variants": Playthrough(
        "middle-ages",
        4,
        {"must_use_actions": True, "reveal_next": "none"},
        "golden 32",  # ends because nobody can work any more
        describe_middle_ages,
    ),
    "space_builder_playthrough": Playthrough(
        "space-builder", 2, {}, "golden", describe_space_builder, space_builder_play.able
    ),
    "space_builder_playthrough_in_turns": Playthrough(
        "space-builder",
        2,
        {"mode": "turns", "sealed": True, "ghosts": True, "cap_seconds": 60},
        "golden",
        describe_space_builder,
        space_builder_play.able,
    ),
}


def replay(play: Playthrough, actions: list[tuple[int, str]]) -> list[str]:
    """Return the lines of a playthrough: its start, a line for each player and action, and its outcome."""
    game = GAMES[play.game]
    state = game.new_state(play.players, game.options_from(play.options), play.seed)
    lines = [f"start               | {play.describe(state)}"]
    for player, text in actions:
        state = game.apply_action(state, player, game.action_from_string(text))
        lines.append(f"{player} {text:<17} | {play.describe(state)}")
    return [*lines, f"outcome {msgspec.json.encode(game.outcome(state)).decode()}"]


def read_actions(lines: list[str]) -> list[tuple[int, str]]:
    """Return the players and actions in the lines of a playthrough."""
    steps = (line.partition(" | ")[0].split(maxsplit=1) for line in lines[1:-1])
    return [(int(player), text.strip()) for player, text in steps]


def new_actions(play: Playthrough) -> list[tuple[int, str]]:
    """Return the actions of a whole match for a new file."""
    game, rng, actions = GAMES[play.game], random.Random(play.seed), []
    state = game.new_state(play.players, game.options_from(play.options), play.seed)
    while game.current_players(state):
        player = rng.choice(sorted(game.current_players(state)))
        legal = list(game.legal_actions(state, player))
        action = play.choose(state, player, rng) if play.choose else rng.choice(legal)
        actions.append((player, game.action_to_string(action)))
        state = game.apply_action(state, player, action)
    return actions


def path_of(name: str) -> Path:
    """Return the file of a playthrough."""
    return FOLDER / f"{name}.txt"


if __name__ == "__main__":
    wanted = sys.argv[1:] or PLAYTHROUGHS
    for name, play in PLAYTHROUGHS.items():
        if name not in wanted:
            continue
        path_of(name).write_text("\n".join(replay(play, new_actions(play))) + "\n")
        print(path_of(name))
