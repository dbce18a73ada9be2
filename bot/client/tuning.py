"""Tuning of the interpreter and of discord.py for a process that answers many users."""

import gc
import sys
from functools import cache
from typing import Final

import discord

from bot.client.acknowledgements import install_repeated_acknowledgements
from bot.client.heartbeat import install_frequent_heartbeats

_SWITCH_SECONDS: Final = 0.001


@cache  # both settings apply to the whole process
def reduce_loop_pauses() -> None:
    """Make other threads yield after a millisecond, and keep loaded objects out of garbage collection."""
    sys.setswitchinterval(_SWITCH_SECONDS)
    gc.freeze()


def adapt_discord_py() -> None:
    """Let discord.py send heartbeats often and retry acknowledgements, without its warning about voice."""
    install_frequent_heartbeats()
    install_repeated_acknowledgements()
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
