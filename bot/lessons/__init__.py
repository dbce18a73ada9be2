"""Lessons: one for each game, as data."""

from bot.lessons.lesson import Lesson, Mistake, Position, Step
from bot.registry import Registry

__all__ = ["LESSONS", "Lesson", "Mistake", "Position", "Step"]

LESSONS: Registry[Lesson] = Registry(__name__, "LESSON", Lesson)
"""The lessons by the key of their game; a game may have none."""
