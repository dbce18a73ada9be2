"""How odd the beginner's actions are: ``python -m tests.benchmarks.odd_actions [GAME ...] [--matches N]``.

An action is odd if it leaves the player a share of the win that is at least ``ODD`` less than a legal action
made by chance would leave on average. The shares are those of a review. Space Builder has no such decisions:
what counts there is how a card is laid, and how fast.
"""

import argparse
from collections.abc import Iterator
from statistics import fmean

from bot.players import LEVEL_NAMES, get_computer

ODD = 0.15
"""What lichess calls a blunder: 0.3 of a win on a scale from -1 to 1."""
FEW = 4
"""The number of legal actions up to which none can be odd."""
GAMES = ("constructor", "middle-ages", "builders")


def gains(key: str, matches: int, every: int = 1) -> Iterator[float]:
    """Yield what an action gains beside an average legal one, in shares of the win.

    Two beginners play each match. One action in ``every`` is measured.
    """
    computer = get_computer(key)
    rules = computer.rules
    for number in range(matches):
        seed, ply = f"odd/{number}", 0
        state = rules.new_state(2, rules.options_from({}), seed)
        while to_act := sorted(rules.current_players(state)):
            player, view = to_act[0], rules.view(state, to_act[0])
            choice = computer.choose(view, player, LEVEL_NAMES[0], seed=seed, ply=ply)
            assert choice is not None
            legal = [rules.action_to_string(action) for action in rules.legal_actions(state, player)]
            if len(legal) > FEW and ply % every == number % every and choice.action in legal:
                shares = {
                    action: computer.estimate(view, 1, seed, player=player, actions=[action])[player]
                    for action in legal
                }
                yield shares[choice.action] - fmean(shares.values())
            state = rules.apply_action(state, player, rules.action_from_string(choice.action))
            ply += 1


def main() -> None:
    """Read the command line, play, and print the share of odd actions."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.odd_actions", description=__doc__)
    parser.add_argument("games", nargs="*", choices=GAMES, help="all, if none is named")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--every", type=int, default=1)
    arguments = parser.parse_args()
    print("| game | actions | odd | worst |")
    print("| --- | --- | --- | --- |")
    for game in arguments.games or GAMES:
        found = list(gains(game, arguments.matches, arguments.every))
        odd = fmean(gain <= -ODD for gain in found)
        print(f"| {game} | {len(found)} | {odd:.1%} | {min(found):.2f} |", flush=True)


if __name__ == "__main__":
    main()
