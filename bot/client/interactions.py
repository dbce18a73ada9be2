"""Traces of interactions: each starts when the bot gets the interaction, and is logged when it is over."""

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

    The trace starts at Discord's own time of the interaction, because Discord allows three seconds from then
    on. If the clock of this machine is behind Discord's, it starts when the bot gets the interaction.
    """
    delay = max((now() - interaction.created_at).total_seconds(), 0.0)
    shard = ((interaction.guild_id or 0) >> 22) % (interaction.client.shard_count or 1)
    trace = InteractionTrace(_get_kind(interaction), shard=shard, delay=delay)
    start_trace(trace)
    task.add_done_callback(partial(_finish, interaction, trace, recorder))


def _get_kind(interaction: discord.Interaction[Any]) -> InteractionKind:
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
    _log_trace(trace)


def _log_trace(trace: InteractionTrace) -> None:
    """Log everything that is known of an interaction; completions, one per key press, only for debugging."""
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
