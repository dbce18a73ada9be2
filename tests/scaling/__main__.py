"""``python -m tests.scaling [--minutes N] [--matches N] [--processes N]``: print what became of a campaign.

Every few seconds a process is killed, replaced, frozen, cut off from the database, or loses its connections
to it. Needs ``TEST_POSTGRES_URL``, as the tests of the store do.
"""

import argparse
import asyncio
import secrets
from collections import Counter
from itertools import cycle
from pathlib import Path
from time import monotonic

from sqlalchemy import make_url

from tests.scaling.campaign import Campaign, Plan, Tally
from tests.store.conftest import SERVER, run_on_server

EVENT_SECONDS = 5.0
"""The seconds between one event and the next."""


async def run(plan: Plan, seconds: float, log: Path) -> tuple[Tally, Counter[str], list[float]]:
    """Return the tally, how often each event came, and the seconds that each replaced process took to end."""
    server, name = make_url(SERVER), f"scaling_{secrets.token_hex(8)}"
    await run_on_server(server, f"CREATE DATABASE {name} TEMPLATE template0")
    try:
        with log.open("wb") as file:
            url = server.set(database=name).render_as_string(hide_password=False)
            campaign = Campaign(plan, url, file)
            counts, took = Counter[str](), list[float]()

            async def restart() -> None:
                took.append(await campaign.restart())

            async def events() -> None:
                until = monotonic() + seconds
                for event in cycle(
                    (campaign.kill, restart, campaign.freeze, campaign.cut, campaign.terminate)
                ):
                    if monotonic() >= until:
                        return
                    await asyncio.sleep(EVENT_SECONDS)  # noqa: TID251 - a quiet time
                    await event()
                    counts[event.__name__] += 1

            async with campaign.serving():
                await campaign.play(events)
    finally:
        await run_on_server(server, f"DROP DATABASE {name} WITH (FORCE)")
    return campaign.tally, counts, took


def rows(plan: Plan, tally: Tally, counts: Counter[str], took: list[float]) -> list[tuple[str, str]]:
    """Return the table."""
    longest = {
        event: f"{tally.longest.get(event, 0):.1f} s" for event in ("none", "restart", "kill", "freeze")
    }
    return [
        ("processes, shards, tables", f"{plan.processes}, {plan.shards}, {plan.matches}"),
        ("processes killed, replaced", f"{counts['kill']}, {counts['restart']}"),
        ("frozen, cut off from the database", f"{counts['freeze']}, {counts['cut']}"),
        ("connections to the database ended by it", str(counts["terminate"])),
        ("matches, clicks, actions", f"{tally.matches:,}, {tally.clicks:,}, {tally.actions:,}"),
        ("actions lost, doubled", f"{tally.lost_actions}, {tally.doubled_actions}"),
        ("boards lost, doubled", f"{tally.lost_boards}, {tally.doubled_boards}"),
        ("mentions lost, doubled", f"{tally.lost_pings}, {tally.doubled_pings}"),
        ("direct messages, lost, doubled", f"{tally.direct:,}, {tally.lost_direct}, {tally.doubled_direct}"),
        ("actions of computers, rounds of races begun", f"{tally.computer_actions:,}, {tally.rounds}"),
        ("records that do not lead to what is stored", str(tally.broken_records)),
        ("clicks without an answer while a process is replaced", str(tally.unanswered_clicks["restart"])),
        (
            "clicks without an answer after a kill, until the lease has ended",
            str(tally.unanswered_clicks["kill"]),
        ),
        ("longest from a click to its board: undisturbed", longest["none"]),
        ("while a process is replaced", longest["restart"]),
        ("after a kill", longest["kill"]),
        ("while a process is frozen or cut off", longest["freeze"]),
        ("longest that a replaced process took to hand over", f"{max(took, default=0):.1f} s"),
    ]


def main() -> None:
    """Read the command line, run the campaign, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.scaling", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--pace", type=float, default=30.0)
    parser.add_argument("--log", type=Path, default=Path("/dev/null"))
    arguments = parser.parse_args()
    plan = Plan(processes=arguments.processes, matches=arguments.matches, pace=arguments.pace)
    tally, counts, took = asyncio.run(run(plan, arguments.minutes * 60, arguments.log))
    print("| what | measured |\n|---|---|")
    for what, value in rows(plan, tally, counts, took):
        print(f"| {what} | {value} |")
    raise SystemExit("; ".join(f"{number} {name}" for name, number in tally.faults.items()) or 0)


if __name__ == "__main__":
    main()
