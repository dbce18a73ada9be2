"""Checks of Discord: the token, the application, the gateway and the clock of this machine."""

import asyncio
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from typing import Any, Final

import aiohttp
import discord
from discord.http import HTTPClient, json_or_text

from bot.cli.checks.finding import Finding, fine, note, wrong
from bot.client.start_errors import UNREADABLE, UnreadableAnswer, explain
from bot.timestamps import now
from cogs.kit.permissions import INVITE

TIMEOUT_SECONDS: Final = 15
"""How long Discord may take to answer."""
MOST_SKEW_SECONDS: Final = 3
"""How wrong the clock may be; the header with Discord's time has whole seconds."""
FEW_STARTS: Final = 50
HELLO: Final = 10
"""The operation of the gateway's first message, before the client has identified itself."""
_FAILURES: Final = (aiohttp.ClientError, TimeoutError, discord.HTTPException, UnreadableAnswer)


async def check_discord(token: str, shards: int | None, api: str) -> list[Finding]:
    """Return the findings about Discord, for a bot with this token and number of shards.

    ``api`` is the address of its REST interface, or of a proxy for it.
    """
    findings: list[Finding] = []
    headers = {
        "Authorization": f"Bot {token}",
        "User-Agent": HTTPClient(asyncio.get_running_loop()).user_agent,
    }
    timeout = aiohttp.ClientTimeout(total=TIMEOUT_SECONDS)
    try:
        async with aiohttp.ClientSession(headers=headers, timeout=timeout) as session:
            user, skew = await _get(session, f"{api}/users/@me")
            findings += [fine("check-token", name=user["username"]), _check_clock(skew)]
            application, _ = await _get(session, f"{api}/oauth2/applications/@me")
            findings += _check_application(application)
            gateway, _ = await _get(session, f"{api}/gateway/bot")
            findings.append(_check_starts(gateway["session_start_limit"], shards or gateway["shards"]))
            findings.append(await _check_gateway(session, gateway["url"]))
    except _FAILURES as error:
        findings.append(Finding("wrong", explain(error)))
    except UNREADABLE:
        findings.append(Finding("wrong", explain(UnreadableAnswer())))
    return findings


async def _get(session: aiohttp.ClientSession, address: str) -> tuple[Any, float]:
    """Return Discord's answer, and how many seconds the clock of this machine is ahead of Discord's."""
    sent_at = now()
    async with session.get(address) as response:
        data = await json_or_text(response)
        if response.status >= 400:
            raise discord.HTTPException(response, data)
        middle = sent_at + (now() - sent_at) / 2
        date = response.headers.get("Date")
        skew = (middle - parsedate_to_datetime(date)).total_seconds() if date else 0.0
    if not isinstance(data, Mapping):
        raise UnreadableAnswer
    return data, skew


def _check_clock(skew: float) -> Finding:
    if abs(skew) <= MOST_SKEW_SECONDS:
        return fine("check-clock")
    return note("check-clock-wrong", seconds=round(abs(skew)), direction="fast" if skew > 0 else "slow")


def _check_application(application: Mapping[str, Any]) -> list[Finding]:
    findings = [
        fine(
            "check-application",
            name=str(application["name"]),
            link=discord.utils.oauth_url(application["id"], permissions=INVITE),
        )
    ]
    if application.get("interactions_endpoint_url"):
        findings.append(wrong("check-application-endpoint"))
    if application.get("bot_require_code_grant"):
        findings.append(wrong("check-application-code-grant"))
    return findings


def _check_starts(limit: Mapping[str, Any], shards: int) -> Finding:
    """Check how often the bot may still connect; each shard needs one start."""
    remaining, minutes = int(limit["remaining"]), -(-int(limit["reset_after"]) // 60_000)
    values = {"left": remaining, "shards": shards, "minutes": minutes}
    if remaining < shards:
        return wrong("check-starts-none", **values)
    return note("check-starts-few", **values) if remaining < FEW_STARTS else fine("check-starts", **values)


async def _check_gateway(session: aiohttp.ClientSession, url: str) -> Finding:
    """Check that the gateway greets, without identifying: that would use up one of the starts."""
    async with session.ws_connect(f"{url}?v=10&encoding=json") as socket:
        if (await socket.receive_json(timeout=TIMEOUT_SECONDS))["op"] != HELLO:
            raise UnreadableAnswer
    return fine("check-gateway", url=url)
