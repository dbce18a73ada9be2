"""``python -m tests.chaos [--minutes N] [--seed S] [--promise NAME] [--fault NAME] [--markdown]``.

Play under faults, print how often each promise was tried and broken, and keep what is needed to look into
each failure in ``--folder``.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path
from time import monotonic

from bot.timestamps import milliseconds
from tests.chaos.campaign import Campaign, Plan
from tests.chaos.faults import FAULTS
from tests.chaos.tally import PROMISES

MINUTE = 60


def main() -> None:
    """Read the command line, run the campaign, and print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.chaos", description="Play matches of all games under faults."
    )
    parser.add_argument("--minutes", type=float, default=5, help="how long; the last episode is finished")
    parser.add_argument("--seed", type=int, help="the seed of the first episode, each next one has the next")
    parser.add_argument("--promise", choices=PROMISES, help="tell of this promise alone")
    parser.add_argument("--fault", action="append", choices=FAULTS, help="strike with these faults alone")
    parser.add_argument("--faults", type=int, default=3, help="the number of faults in an episode")
    parser.add_argument("--markdown", action="store_true", help="print a Markdown table")
    parser.add_argument("--folder", type=Path, help="where failures are kept")
    arguments = parser.parse_args()
    folder = arguments.folder or Path(tempfile.mkdtemp(prefix="chaos-"))
    folder.mkdir(parents=True, exist_ok=True)
    seed = milliseconds() % 1_000_000 if arguments.seed is None else arguments.seed
    campaign = Campaign(folder.resolve(), Plan(faults=arguments.faults, only=arguments.fault or ()))
    began = monotonic()
    print(f"The first seed is {seed}; failures are kept in {folder}.", flush=True)
    asyncio.run(campaign.run(arguments.minutes * MINUTE, seed))
    print(f"{campaign.tally.counts['episodes']} episodes in {(monotonic() - began) / MINUTE:.1f} minutes.\n")
    campaign.tally.print(arguments.promise, markdown=arguments.markdown)
    failures = (
        campaign.tally.failures[arguments.promise]
        if arguments.promise
        else sum(campaign.tally.failures.values())
    )
    if failures:
        print(f"\nBroken with the seeds {', '.join(map(str, campaign.failed_seeds))}:")
        print("\n".join(line[:300] for line in campaign.tally.details))
    raise SystemExit(1 if failures else 0)


if __name__ == "__main__":
    main()
