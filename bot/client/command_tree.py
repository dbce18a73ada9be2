"""The tree of the bot's commands, and its comparison with the commands that Discord has."""

import asyncio
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands
from discord.http import Route

Payload = Mapping[str, Any]

_DEFAULTS: Final[Payload] = MappingProxyType(
    {
        "name": "",
        "description": "",
        "type": 1,
        "nsfw": False,
        "default_member_permissions": None,
        "name_localizations": {},
        "description_localizations": {},
        "required": False,
        "autocomplete": False,
        "value": None,
        "channel_types": [],
        "min_value": None,
        "max_value": None,
        "min_length": None,
        "max_length": None,
    }
)
"""Every field that the bot sets, with the value that Discord assumes if it is missing."""
_NESTED: Final = ("options", "choices")
_LEFT_TO_DISCORD: Final = ("contexts", "integration_types")
"""The fields that Discord fills in itself if the bot leaves them out."""

_FETCH_SECONDS: Final = 10.0
"""How long a start waits for Discord's commands."""


class AdmittingTree(app_commands.CommandTree[Any]):
    """A command tree in which a command starts only if the bot admits it; a closing bot admits none."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Return whether a command may start."""
        return bool(await self.client.admit(interaction))


class Unavailable(Exception):  # noqa: N818
    """Discord's commands cannot be fetched now."""


async def fetch_commands(http: Any, application_id: int) -> list[Any]:
    """Return the commands that Discord has, with all their translations.

    Raise ``Unavailable`` if they cannot be fetched.
    """
    route = Route("GET", "/applications/{application_id}/commands", application_id=application_id)
    try:
        async with asyncio.timeout(_FETCH_SECONDS):
            payloads = await http.request(route, params={"with_localizations": "true"})
    except (discord.DiscordException, aiohttp.ClientError, OSError, ValueError) as error:
        raise Unavailable from error
    if not isinstance(payloads, list) or not all(isinstance(command, dict) for command in payloads):
        raise Unavailable
    return payloads


def differ(ours: Iterable[Payload], theirs: Iterable[Payload]) -> bool:
    """Return whether Discord's commands differ from the bot's; their order does not matter."""
    own_commands = {(command["name"], command.get("type", 1)): command for command in ours}
    discord_commands = {(command.get("name"), command.get("type", 1)): command for command in theirs}
    return own_commands.keys() != discord_commands.keys() or any(
        _differs(own_commands[key], discord_commands[key]) for key in own_commands
    )


def _differs(ours: Payload, theirs: Payload) -> bool:
    if any(_get_value(ours, name) != _get_value(theirs, name) for name in _DEFAULTS):
        return True
    if any(
        ours.get(name) is not None and _get_set(ours, name) != _get_set(theirs, name)
        for name in _LEFT_TO_DISCORD
    ):
        return True
    return any(_lists_differ(ours.get(name) or [], theirs.get(name) or []) for name in _NESTED)


def _lists_differ(ours: list[Payload], theirs: list[Payload]) -> bool:
    return len(ours) != len(theirs) or any(map(_differs, ours, theirs))


def _get_value(payload: Payload, name: str) -> Any:
    value = payload.get(name)
    if value is None:
        return _DEFAULTS[name]
    return int(value) if name == "default_member_permissions" else value


def _get_set(payload: Payload, name: str) -> set[int]:
    return set(payload.get(name) or ())
