"""Real processes of the bot on one PostgreSQL: one is killed and one replaced during play."""

import asyncio

import pytest

from tests.scaling.campaign import Campaign, Plan


@pytest.mark.nightly
@pytest.mark.waits
@pytest.mark.parametrize("everyone", [True, False])
async def test_nothing_is_lost_or_doubled_while_processes_come_and_go(
    postgresql: str, everyone: bool
) -> None:
    plan = Plan(processes=2, matches=8, shards=2, pace=0.5, haste=2.5, everyone=everyone, answer_seconds=15)
    campaign = Campaign(plan, postgresql)

    async def events() -> None:
        await campaign.kill()
        await campaign.restart()

    async with campaign.serving():
        await campaign.play(events)
    assert min(campaign.tally.actions, campaign.tally.direct) > 0
    assert campaign.tally.faults == {}
    assert not campaign.tally.unanswered_clicks["restart"]


@pytest.mark.nightly
@pytest.mark.waits
@pytest.mark.parametrize("event", ["freeze", "cut", "terminate"])
async def test_nothing_is_lost_or_doubled_when_a_process_loses_its_lease_alive(
    postgresql: str, event: str
) -> None:
    plan = Plan(processes=2, matches=8, shards=2, pace=0.5, haste=2.5, answer_seconds=15)
    campaign = Campaign(plan, postgresql)

    async def events() -> None:
        for _ in range(2):
            await getattr(campaign, event)()

    async with campaign.serving():
        await campaign.play(events)
    assert min(campaign.tally.actions, campaign.tally.direct) > 0
    assert campaign.tally.faults == {}


@pytest.mark.nightly
@pytest.mark.waits
async def test_a_campaign_that_ends_before_most_first_boards_finds_no_faults(postgresql: str) -> None:
    plan = Plan(processes=2, matches=8, shards=2, pace=0.2, haste=2.5, answer_seconds=15)
    campaign = Campaign(plan, postgresql)

    async def events() -> None:
        async with asyncio.timeout(30):
            while not campaign.tally.matches:  # noqa: ASYNC110
                await asyncio.sleep(0.01)  # noqa: TID251 - the processes are others

    async with campaign.serving():
        await campaign.play(events)
    assert campaign.tally.faults == {}
