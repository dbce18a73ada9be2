"""The lesson of Constructor."""

from bot.lessons.lesson import Lesson, Step

LESSON = Lesson(
    key="constructor",
    options={"starter": "ice"},
    steps=(Step(name="place", position="pattern rhombus", ways=("Rb2", "???")),),
)
