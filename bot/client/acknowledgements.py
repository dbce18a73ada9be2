"""First answers to interactions that survive a bad connection.

Discord takes one answer to an interaction, within three seconds. If the connection breaks or Discord fails
meanwhile, nobody knows whether it was taken. So it is sent again as long as Discord may take it; if Discord
then says that the interaction has been acknowledged, it was taken before.

discord.py would pause for a second after a failure of Discord, and give up when a connection is reset.
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

LIMIT: Final = 3.0
"""The seconds for which Discord takes the first answer to an interaction."""
PATIENCE: Final = 1.5
"""The seconds to wait for Discord while there is time for another try."""
LAST_PATIENCE: Final = 5.0
"""The seconds to wait at the last try, which Discord may confirm late."""
ALREADY_ACKNOWLEDGED: Final = 40060
UNKNOWN_INTERACTION: Final = 10062
TOO_LATE: Final = frozenset({UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED})
"""The errors that say that nothing is broken: it was too late, or another process has answered."""
_FIRST_PAUSE: Final = 0.05
_SERVER_ERROR: Final = 500
_COMPLETION: Final = discord.InteractionResponseType.autocomplete_result.value

_send = AsyncWebhookAdapter.create_interaction_response


class Unacknowledged(discord.DiscordException):
    """Discord has not confirmed an acknowledgement; whether it was taken is unknown."""


class _SingleTry:
    """A session whose failures discord.py does not repeat by itself."""

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
        except OSError as error:  # discord.py repeats some of them
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
    """Send the first answer to an interaction until Discord has taken it.

    Return what Discord says about it. Raise ``Unacknowledged`` if Discord confirms nothing in time, and
    ``HTTPException`` if it refuses. What is offered while a user types is dropped if it is too late.
    """
    is_completion = (params.payload or {}).get("type") == _COMPLETION
    try:
        return await _send_repeatedly(adapter, interaction_id, token, _SingleTry(session), params, options)
    except Unacknowledged:
        if not is_completion:
            raise
        current_trace().outcome = "unacknowledged"
    except discord.HTTPException as error:
        if not is_completion or error.code not in TOO_LATE:
            raise
        current_trace().outcome = "expired"
    return _about(interaction_id)


async def _send_repeatedly(
    adapter: AsyncWebhookAdapter,
    interaction_id: int,
    token: str,
    session: Any,
    params: MultipartParameters,
    options: dict[str, Any],
) -> Any:
    loop, trace = asyncio.get_running_loop(), current_trace()
    until, retries = loop.time() + _seconds_left(interaction_id), 0
    while True:
        is_last = bool(params.files) or loop.time() + PATIENCE >= until
        try:
            async with asyncio.timeout(LAST_PATIENCE if is_last else PATIENCE):
                return await _send(adapter, interaction_id, token, session=session, params=params, **options)
        except discord.HTTPException as error:
            if error.code == ALREADY_ACKNOWLEDGED and retries and not trace.is_shared:
                return _about(interaction_id)
            if error.status < _SERVER_ERROR:
                raise
            failure: Exception = error
        except (aiohttp.ClientError, OSError) as error:
            failure = error
        pause = _FIRST_PAUSE * 2**retries if retries else 0.0
        if loop.time() + pause >= until:
            raise Unacknowledged from failure
        if pause:
            await asyncio.sleep(pause)  # noqa: TID251 - Discord allows three seconds in all
        for file in params.files or ():
            file.reset()
        retries += 1
        trace.retries += 1


def _seconds_left(interaction_id: int) -> float:
    """Return for how long Discord takes an answer, by its own time of the interaction.

    A clock that cannot be right does not count: Discord refuses what is too late.
    """
    age = (now() - snowflake_time(interaction_id)).total_seconds()
    return LIMIT - age if 0 <= age < LIMIT else LIMIT


def _about(interaction_id: int) -> Any:
    """Return what Discord would say about an interaction that it has acknowledged."""
    return {"interaction": {"id": str(interaction_id), "type": 0}}


def install_repeated_acknowledgements() -> None:
    """Make this process send the first answers to interactions again if a connection fails."""
    AsyncWebhookAdapter.create_interaction_response = _acknowledge  # type: ignore[assignment,method-assign]
