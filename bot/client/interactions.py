"""The trace of an interaction: begun when the bot gets it, logged and recorded when it is over."""

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final

import discord

from bot.observability.traces import InteractionKind, InteractionTrace, Recorder, start_trace
from bot.timestamps import now

_log = logging.getLogger(__name__)
_KINDS: Final[Mapping[discord.InteractionType, InteractionKind]] = MappingProxyType(
    {
        discord.InteractionType.application_command: "command",
        discord.InteractionType.autocomplete: "completion",
        discord.InteractionType.modal_submit: "form",
    }
)


def trace_interaction(
    interaction: discord.Interaction[Any], task: asyncio.Task[Any], recorder: Recorder
) -> None:
    """Trace an interaction that the running task handles, until the task ends.

    Discord's own time of the interaction counts, because Discord allows three seconds from then on. A clock
    that is behind Discord's makes no interaction faster than the bot was.
    """
    delay = max((now() - interaction.created_at).total_seconds(), 0.0)
    shard = ((interaction.guild_id or 0) >> 22) % (interaction.client.shard_count or 1)
    trace = InteractionTrace(_kind_of(interaction), shard=shard, delay=delay)
    start_trace(trace)
    task.add_done_callback(partial(_finish, interaction, trace, recorder))


def _kind_of(interaction: discord.Interaction[Any]) -> InteractionKind:
    if interaction.type in _KINDS:
        return _KINDS[interaction.type]
    data: Any = interaction.data or {}
    return "button" if data.get("component_type") == discord.ComponentType.button.value else "menu"


def _finish(
    interaction: discord.Interaction[Any],
    trace: InteractionTrace,
    recorder: Recorder,
    task: asyncio.Task[Any],
) -> None:
    trace.finish()
    if interaction.response.is_done() and trace.outcome not in ("expired", "unacknowledged"):
        trace.acknowledge()  # a completion, whose answer is its acknowledgement
    if interaction.command is not None:
        trace.name = interaction.command.qualified_name
    if trace.outcome == "answered" and (
        interaction.command_failed or task.cancelled() or task.exception() is not None
    ):
        trace.fail()
    recorder.record_interaction(trace)
    _write_line(trace)


def _write_line(trace: InteractionTrace) -> None:
    """Log all that is known of an interaction; completions, one for each key, only for debugging."""
    is_command = trace.kind in ("command", "completion")
    _log.log(
        logging.DEBUG if trace.kind == "completion" else logging.INFO,
        "interaction",
        extra={
            "kind": trace.kind,
            "command" if is_command else "verb": trace.name,
            "match": trace.match_id,
            "game": trace.game,
            "shard": trace.shard,
            "outcome": trace.outcome,
            "reason": trace.reason,
            "error_id": trace.error_id,
            "acknowledged_ms": None
            if trace.acknowledged_after is None
            else round(trace.acknowledged_after * 1000),
            "answered_ms": round(trace.answered_after * 1000),
            "database_ms": round(trace.database * 1000, 1),
        },
    )
