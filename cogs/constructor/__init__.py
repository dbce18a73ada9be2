"""Constructor on Discord: its commands, and the controls under its board."""

from cogs.constructor.ui import ConstructorUI

__all__ = ["UI"]

UI = ConstructorUI()
