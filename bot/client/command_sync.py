"""Synchronization of the bot's commands with Discord."""

import hashlib
import logging
from typing import Any, Final

import discord
import msgspec
from discord import app_commands

from bot.client.command_tree import Unavailable, differ, fetch_commands
from bot.client.start_errors import UNREADABLE, CommandsRefused, UnreadableAnswer, one_line
from bot.store.meta import MetaStore

_log = logging.getLogger(__name__)
_REFUSED: Final = (400, 403)


async def sync_commands(tree: app_commands.CommandTree[Any], meta: MetaStore) -> None:
    """Send the commands to Discord unless Discord already has them.

    Send them if they differ from those sent last or from those that Discord has. If Discord fails or is too
    busy, the old commands stay until the next comparison, unless Discord never had any. Raise
    ``CommandsRefused`` and ``UnreadableAnswer``.
    """
    translator = tree.translator
    assert translator is not None
    ours = [
        await command.get_translated_payload(tree, translator)
        for command in sorted(tree.get_commands(), key=lambda command: command.name)
    ]
    content = msgspec.json.encode([tree.client.application_id, ours], order="sorted")
    digest, stored_digest = hashlib.sha256(content).hexdigest(), await meta.get("command_tree")
    if stored_digest == digest and not await _has_changed_commands(tree.client, ours):
        return
    try:
        await tree.sync()
    except UNREADABLE as error:
        raise UnreadableAnswer from error
    except (discord.HTTPException, discord.RateLimited) as error:
        if isinstance(error, discord.HTTPException) and error.status in _REFUSED:
            raise CommandsRefused(one_line(error)) from error
        if stored_digest is None:
            raise
        _log.warning("commands.not_synced", extra={"cause": one_line(error)})
        return
    await meta.set("command_tree", digest)
    _log.info("commands.synced")


async def _has_changed_commands(client: discord.Client, ours: list[dict[str, Any]]) -> bool:
    assert client.application_id is not None
    try:
        return differ(ours, await fetch_commands(client.http, client.application_id))
    except Unavailable as error:
        _log.warning("commands.not_compared", extra={"cause": repr(error.__cause__)})
        return False
