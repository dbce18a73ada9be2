"""Constructor on Discord: its commands, and the controls under its board.

It may import from ``kit``.
"""

from cogs.constructor.ui import ConstructorUI

__all__ = ["UI"]

UI = ConstructorUI()
