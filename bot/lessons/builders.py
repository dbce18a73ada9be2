"""The lesson of Builders: a match from the orders to a structure, and the end of another one."""

from bot.games.builders import View
from bot.lessons.lesson import Lesson, LessonStep


def _has_structure(view: View) -> bool:
    return view.players[0].structures > 0


LESSON = Lesson(
    key="builders",
    seed="builders-813280",
    steps=(
        LessonStep(name="order", ways=("order 2A 6B 1C 1D; 1:order 2A 4B 4D",)),
        LessonStep(name="side", continues=True, ways=("lay B; lay B; lay A",), wrong=(("move", "move"),)),
        LessonStep(
            name="many",
            continues=True,
            ways=("lay B; lay B; lay B; 1:lay A; 1:lay B; 1:lay B; 1:lay A; 1:lay B; 1:lay B",),
            wrong=(("lay A", "corner"),),
        ),
        LessonStep(name="close", continues=True, ways=("lay B; lay A",), wrong=(("move", "move"),)),
        LessonStep(
            name="lead",
            continues=True,
            ways=("lead D north; 1:lay D; 1:lay D; 1:done",),
            wrong=(("done", "done"), ("lead C *", "small")),
        ),
        LessonStep(name="move", continues=True, ways=("move; take 5C 5D; 1:move", "move; take *; 1:move")),
        LessonStep(
            name="large",
            continues=True,
            ways=("lead D south; lay D; lay D; 1:move; 1:take 10D",),
            wrong=(("move", "move"), ("lead D north", "north"), ("lead C *", "small"), ("done", "done")),
        ),
        LessonStep(
            name="structure",
            continues=True,
            ways=("structure; structure; structure; structure",),
            goal=_has_structure,
            wrong=(("move", "move"),),
        ),
        LessonStep(
            name="block",
            continues=True,
            ways=("lead C east", "lead C *"),
            wrong=(("lead D *", "large"),),
        ),
        LessonStep(
            name="win",
            seed="builders-2531561",
            options={"corner_joints": 0},
            position=(
                "0:order 2A 4B 4D; 1:order 2A 4B 4D; lay B; lay B; lay A; lay B; lay B; lay A; "
                "lay B; lay B; lay A; lay B; lay B; lay A; move; take 6C 4D; move; take 10D; "
                "lead D east; lay D; lay D; lead D east; lead D south; lay D; lay D; "
                "lead D south; lead D north; lay D; lay D; lead D north; lead D west; lay D; lay D"
            ),
            ways=("lead C west; lay C; lay C; lead C west",),
            wrong=(("move", "move"), ("lead D west", "large")),
        ),
    ),
)
