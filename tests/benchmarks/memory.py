"""Print the memory, in megabytes, that a bot on a database uses after some turns: run by ``growth``."""

import sys
from functools import partial
from pathlib import Path

from bot.games import GAMES
from tests.benchmarks.play import MatchDriver
from tests.benchmarks.simulation import Simulation
from tests.play.world import new_bot


def megabytes() -> float:
    """Return the resident size of this process: the current one on Linux, elsewhere the largest so far."""
    return _read_size("VmRSS:")


def peak_megabytes() -> float:
    """Return the largest resident size of this process, which `resource` mixes with that of its parent."""
    return _read_size("VmHWM:")


def _read_size(name: str) -> float:
    status = Path("/proc/self/status")
    if status.exists():
        memory_line = next(line for line in status.read_text().splitlines() if line.startswith(name))
        return int(memory_line.split()[1]) / 1000
    import resource  # not on Windows

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1e6 if sys.platform == "darwin" else peak / 1000


def main() -> None:
    """Play the turns and print the megabytes."""
    path, turns = Path(sys.argv[1]), int(sys.argv[2])
    with Simulation(partial(new_bot, path)) as simulation:
        driver = MatchDriver(simulation, next(iter(GAMES.values())))
        for _ in range(turns):
            driver.time_turn()
    print(megabytes())


if __name__ == "__main__":
    main()
