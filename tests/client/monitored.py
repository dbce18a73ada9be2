"""What those who watch over a bot see: its pages, and the metrics in them."""

import asyncio
from collections.abc import Mapping

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.client.bot import Guildhall

Metrics = Mapping[str, float]
"""Values by the name of the series with its labels, such as ``guildhall_actions_total{game="builders"}``."""


async def get_page(bot: Guildhall, path: str, *, port: int | None = None) -> tuple[int, str]:
    """Return the status and the text of a page, on the port where the bot listens unless one is given."""
    assert bot.monitoring is not None
    async with (
        aiohttp.ClientSession() as session,
        asyncio.timeout(10),
        session.get(f"http://127.0.0.1:{port or bot.monitoring.port}{path}") as response,
    ):
        return response.status, await response.text()


async def read_metrics(bot: Guildhall) -> Metrics:
    """Return the metrics that a bot shows now."""
    status, text = await get_page(bot, "/metrics")
    assert status == 200
    return parse_metrics(text)


def parse_metrics(text: str) -> Metrics:
    """Return the values in the text format of Prometheus."""
    values: dict[str, float] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f'{name}="{value}"' for name, value in sorted(sample.labels.items()))
            values[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return values
