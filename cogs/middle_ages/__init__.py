"""The Builders: Middle Ages on Discord: its commands, and the controls under its board.

It may import from ``kit``.
"""

from cogs.middle_ages.ui import MiddleAgesUI

__all__ = ["UI"]

UI = MiddleAgesUI()
