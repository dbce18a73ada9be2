"""A short campaign keeps every promise, and the checks at its end find whatever is wrong."""

import shutil
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from copy import deepcopy
from pathlib import Path
from random import Random

import pytest

from tests.chaos.bots import nursery, pause
from tests.chaos.campaign import Campaign, Plan
from tests.chaos.faults import FAULTS, Fault
from tests.chaos.stage import Stage
from tests.chaos.stand_in import Channel, controls
from tests.chaos.tally import Tally

QUICK = Plan(faults=1, gap=0.7, pace=0.1, many_every=0)
LAST = "SELECT max(id) FROM actions"
BY_USERS = (
    "SELECT id FROM actions WHERE match_id IN (SELECT id FROM matches WHERE game = 'constructor')"
    " AND match_id NOT IN (SELECT match_id FROM seats WHERE user_id < 0)"
)
"""The actions of Constructor between two users."""
ENOUGH = 3
TABLES = 5
"""One of each game, and one with a computer."""
Spoil = Callable[[Stage], None]


class Patience(Fault):
    """Nothing goes wrong until enough has been played to lose it."""

    key = "patience"

    async def strike(self, stage: Stage) -> None:
        while len(stage.query(BY_USERS)) < ENOUGH:
            await pause(0.1)


def _change(sql: str) -> Spoil:
    """Return what changes the database."""

    def change(stage: Stage) -> None:
        with closing(sqlite3.connect(stage.database)) as connection:
            assert connection.execute(sql).rowcount == 1
            connection.commit()

    return change


def _channel_with(stage: Stage, *, pings: bool = False) -> Channel:
    """Return a channel with a live board, and with a board that has pinged somebody."""
    return next(
        channel
        for table, channel in zip(stage.tables, stage.discord.channels.values(), strict=False)
        if _live(channel) and (not pings or (table.game != "space-builder" and _pinging(channel)))
    )


def _live(channel: Channel) -> list[int]:
    return [number for number, message in channel.messages.items() if any(controls(message))]


def _pinging(channel: Channel) -> list[int]:
    return [place for place, post in enumerate(channel.posts) if post.pinged_users]


def _lose_a_board(stage: Stage) -> None:
    channel = _channel_with(stage)
    del channel.messages[_live(channel)[0]]


def _leave_an_old_board(stage: Stage) -> None:
    channel = _channel_with(stage)
    old = deepcopy(channel.messages[_live(channel)[0]])
    channel.messages[1] = {**old, "id": "1"}


def _ping_again(stage: Stage) -> None:
    channel = _channel_with(stage, pings=True)
    channel.posts.append(channel.posts[_pinging(channel)[-1]])


def _ping_nobody(stage: Stage) -> None:
    channel = _channel_with(stage, pings=True)
    channel.posts[:] = [post._replace(pinged_users=()) for post in channel.posts]


def _damage(stage: Stage) -> None:
    size = stage.database.stat().st_size
    with stage.database.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (size - 3 * 4096))


SPOILS: Mapping[str, Spoil] = {
    "lost": _change(f"DELETE FROM actions WHERE id = ({LAST})"),
    "replay": _change(f"UPDATE actions SET action = 'nonsense' WHERE id = ({LAST})"),
    "doubled": _change(
        "INSERT INTO actions (match_id, public_revision, turn, player, action, at, cause)"
        " SELECT match_id, public_revision, turn, player, action, at, '' FROM actions"
        f" WHERE id IN ({BY_USERS}) AND cause = '' LIMIT 1"
    ),
    "board": _lose_a_board,
    "old": _leave_an_old_board,
    "pings": _ping_again,
    "notified": _ping_nobody,
}


@pytest.mark.nightly
async def test_a_campaign_keeps_every_promise_and_would_find_a_broken_one(tmp_path: Path) -> None:
    campaign = Campaign(tmp_path, QUICK)
    async with nursery() as children:
        stage = Stage(children, tmp_path / "stage", Random(3), campaign.tally)
        del stage.tables[TABLES:]
        await campaign.play(stage, [Patience(), FAULTS["kill in a commit"], FAULTS["kill at a request"]])
    await campaign.judge(stage)
    assert campaign.tally.details == []
    assert stage.starts > 1
    assert not [
        name for name in ("lost", "replay", "board", "answer", "end") if not campaign.tally.trials[name]
    ]
    backup, channels = tmp_path / "kept", deepcopy(stage.discord.channels)
    shutil.copytree(stage.data, backup)
    for promise, spoil in SPOILS.items():
        spoil(stage)
        stage.tally = Tally(tmp_path)
        await campaign.judge(stage)
        assert stage.tally.failures[promise], promise
        shutil.rmtree(stage.data)
        shutil.copytree(backup, stage.data)
        stage.discord.channels = deepcopy(channels)
    _damage(stage)
    assert not stage.is_whole()
