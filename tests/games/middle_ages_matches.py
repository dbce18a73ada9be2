"""Many random matches of The Builders: Middle Ages: ``python -m tests.games.middle_ages_matches [COUNT]``.

Every position of every match is checked as in the tests, which do so for a few; COUNT is 10,000 by default.
"""

import random
import sys
from itertools import pairwise

from bot.games.middle_ages import PRESETS, Options
from tests.games.middle_ages_play import Choose, clumsy, sensible, view_of
from tests.games.test_middle_ages_random import check_position, check_step, match_of, text_between

MOST = 10_000
_WHOLE_STEPS = 20
"""The number of matches between two whose every step is checked too, which costs much more than positions."""


def options_of(rng: random.Random) -> Options:
    """Return a preset, or options drawn one by one."""
    if rng.random() < 0.5:
        return rng.choice(list(PRESETS.values()))
    return Options(
        send_cost=rng.choice(["escalating", "flat"]),
        end_rule=rng.choice(["round", "one_more"]),
        must_use_actions=rng.random() < 0.5,
        reveal_next=rng.choice(["both", "building", "none"]),
        target_vp=rng.randint(1, 30),
        start_coins=rng.randint(0, 30),
        free_actions=rng.randint(1, 6),
        extra_action_price=rng.randint(1, 10),
    )


def check_match(number: int) -> int:
    """Play the match ``number`` and return the number of its actions.

    Raise ``AssertionError`` if a position breaks the rules.
    """
    rng = random.Random(number)
    choose: Choose = rng.choice([clumsy, sensible, sensible, sensible])
    states = match_of(options_of(rng), rng.randint(2, 4), number, choose)
    for state in states:
        check_position(state)
    if number % _WHOLE_STEPS == 0:
        for before, after in pairwise(states):
            check_step(view_of(before), view_of(after), text_between(before, after))
    assert view_of(states[-1]).phase == "over"
    return len(states) - 1


def main() -> None:
    """Play the matches and print the number of their actions."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else MOST
    actions = sum(check_match(number) for number in range(count))
    print(f"{count:,} matches, {actions:,} actions, every position in order")


if __name__ == "__main__":
    main()
