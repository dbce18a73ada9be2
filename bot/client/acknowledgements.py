"""First answers to interactions that survive a bad connection.

Discord accepts one answer to an interaction, within three seconds. If the connection breaks or Discord fails
meanwhile, nobody knows whether the answer was accepted. So the answer is sent again while Discord may still
accept it. If Discord then says that the interaction is already acknowledged, an earlier try was accepted.

By itself, discord.py would pause for a second after a failure of Discord, and give up when a connection is
reset.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import aiohttp
import discord
from discord.http import MultipartParameters
from discord.utils import snowflake_time
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.observability.traces import current_trace
from bot.timestamps import now

DEADLINE_SECONDS: Final = 3.0
"""How long Discord accepts the first answer to an interaction."""
TRY_SECONDS: Final = 1.5
"""How long to wait for Discord while there is time for another try."""
LAST_TRY_SECONDS: Final = 5.0
"""How long to wait at the last try, which Discord may confirm late."""
ALREADY_ACKNOWLEDGED: Final = 40060
UNKNOWN_INTERACTION: Final = 10062
TOO_LATE: Final = frozenset({UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED})
"""The errors of an answer that came too late, or after that of another process; nothing is broken."""
_FIRST_PAUSE_SECONDS: Final = 0.05
_SERVER_ERROR: Final = 500
_COMPLETION_TYPE: Final = discord.InteractionResponseType.autocomplete_result.value

_send = AsyncWebhookAdapter.create_interaction_response


class Unacknowledged(discord.DiscordException):
    """Discord has not confirmed an acknowledgement; it may or may not have accepted it."""


class _SessionWithoutRetries:
    """A session whose failures discord.py does not answer with retries of its own."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    @asynccontextmanager
    async def request(self, *arguments: Any, **options: Any) -> AsyncIterator[aiohttp.ClientResponse]:
        """Send a request. Raise ``DiscordServerError`` if Discord fails."""
        try:
            async with self._session.request(*arguments, **options) as response:
                if response.status >= _SERVER_ERROR:
                    raise discord.DiscordServerError(response, None)
                yield response
        except OSError as error:  # discord.py would retry after some of them
            raise aiohttp.ClientConnectionError from error


async def _acknowledge(
    adapter: AsyncWebhookAdapter,
    interaction_id: int,
    token: str,
    *,
    session: aiohttp.ClientSession,
    params: MultipartParameters,
    **options: Any,
) -> Any:
    """Send the first answer to an interaction until Discord has accepted it.

    Return Discord's response. Raise ``Unacknowledged`` if Discord confirms nothing in time, and
    ``HTTPException`` if it refuses. An answer to a completion is dropped if it is too late.
    """
    is_completion = (params.payload or {}).get("type") == _COMPLETION_TYPE
    try:
        return await _send_repeatedly(
            adapter, interaction_id, token, _SessionWithoutRetries(session), params, options
        )
    except Unacknowledged:
        if not is_completion:
            raise
        current_trace().outcome = "unacknowledged"
    except discord.HTTPException as error:
        if not is_completion or error.code not in TOO_LATE:
            raise
        current_trace().outcome = "expired"
    return _make_response(interaction_id)


async def _send_repeatedly(
    adapter: AsyncWebhookAdapter,
    interaction_id: int,
    token: str,
    session: Any,
    params: MultipartParameters,
    options: dict[str, Any],
) -> Any:
    loop, trace = asyncio.get_running_loop(), current_trace()
    until, retries = loop.time() + _get_seconds_left(interaction_id), 0
    while True:
        is_last = bool(params.files) or loop.time() + TRY_SECONDS >= until
        try:
            async with asyncio.timeout(LAST_TRY_SECONDS if is_last else TRY_SECONDS):
                return await _send(adapter, interaction_id, token, session=session, params=params, **options)
        except discord.HTTPException as error:
            if error.code == ALREADY_ACKNOWLEDGED and retries and not trace.is_shared:
                return _make_response(interaction_id)
            if error.status < _SERVER_ERROR:
                raise
            failure: Exception = error
        except (aiohttp.ClientError, OSError) as error:
            failure = error
        pause = _FIRST_PAUSE_SECONDS * 2**retries if retries else 0.0
        if loop.time() + pause >= until:
            raise Unacknowledged from failure
        if pause:
            await asyncio.sleep(pause)  # noqa: TID251 - Discord allows three seconds in all
        for file in params.files or ():
            file.reset()
        retries += 1
        trace.retries += 1


def _get_seconds_left(interaction_id: int) -> float:
    """Return how long Discord still accepts an answer, counted from its own time of the interaction.

    If the clock of this machine cannot be right, assume the whole time: Discord refuses what is too late.
    """
    age = (now() - snowflake_time(interaction_id)).total_seconds()
    return DEADLINE_SECONDS - age if 0 <= age < DEADLINE_SECONDS else DEADLINE_SECONDS


def _make_response(interaction_id: int) -> Any:
    """Return what Discord would respond after acknowledging an interaction."""
    return {"interaction": {"id": str(interaction_id), "type": 0}}


def install_repeated_acknowledgements() -> None:
    """Make this process send the first answers to interactions again if a connection fails."""
    AsyncWebhookAdapter.create_interaction_response = _acknowledge  # type: ignore[assignment,method-assign]
