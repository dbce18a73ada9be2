"""Lessons: one for each game, as data."""

from bot.games.registry import Registry
from bot.lessons.lesson import Lesson, LessonStep, Mistake, Position

__all__ = ["LESSONS", "Lesson", "LessonStep", "Mistake", "Position"]

LESSONS: Registry[Lesson] = Registry(__name__, "LESSON", Lesson)
"""The lessons by the key of their game; a game may have none."""
