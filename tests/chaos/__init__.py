"""Faults against a real process of the bot on a Discord that outlives it; see `docs/chaos.md`."""
