"""Lessons: one for each game, as data."""

from bot.lessons.lesson import Lesson, LessonStep, Mistake, Position
from bot.registry import Registry

__all__ = ["LESSONS", "Lesson", "LessonStep", "Mistake", "Position"]

LESSONS: Registry[Lesson] = Registry(__name__, "LESSON", Lesson)
"""The lessons by the key of their game; a game may have none."""
