"""Builders on Discord: its commands, the controls under its board, the panels for choosing pieces.

It may import from ``kit``.
"""

from cogs.builders.ui import BuildersUI

__all__ = ["UI"]

UI = BuildersUI()
