"""The lesson of Builders: a match from the orders to the first row, and the end of another one."""

from bot.games.builders import View
from bot.lessons.lesson import Lesson, LessonStep


def _has_structure(view: View) -> bool:
    return view.players[0].structures > 0


_COUNTS = "*/[0-3]*"
"""The buttons that set the number of one kind of piece."""
_SIDE = "lay B; lay B; lay A"
_MANY = "lay B; lay B; lay B; 1:lay A; 1:lay B; 1:lay B; 1:lay A; 1:lay B; 1:lay B"
_ORDERS = "order 2A 6B 1C 1D; 1:order 2A 4B 4D"
_TO_THE_SECOND_ROW = (
    f"{_ORDERS}; {_SIDE}; {_MANY}; lay B; lay A; lead D north; 1:lay D; 1:lay D; 1:done; "
    "move; take 5C 5D; 1:move"
)

LESSON = Lesson(
    key="builders",
    seed="builders-813280",
    steps=(
        LessonStep(name="order", ways=(_ORDERS,), hides=(_COUNTS, "*/triangles", "*/small", "*/large")),
        LessonStep(name="side", continues=True, ways=(_SIDE,), wrong=(("move", "move"),)),
        LessonStep(
            name="close", continues=True, position=_MANY, ways=("lay B; lay A",), wrong=(("move", "move"),)
        ),
        LessonStep(
            name="lead",
            continues=True,
            ways=("lead D north; 1:lay D; 1:lay D; 1:done",),
            wrong=(("done", "done"),),
            hides=("lead C *",),
        ),
        LessonStep(
            name="move",
            continues=True,
            ways=("move; take 5C 5D; 1:move", "move; take *; 1:move"),
            hides=("lead *", "structure", _COUNTS),
        ),
        LessonStep(
            name="win",
            seed="builders-2531561",
            position=(
                "0:order 2A 4B 4D; 1:order 2A 4B 4D; lay B; lay B; lay A; lay B; lay B; lay A; "
                "lay B; lay B; lay A; lay B; lay B; lay A; move; take 6C 4D; move; take 10D; "
                "lead D east; lay D; lay D; lead D east; lead D south; lay D; lay D; "
                "lead D south; lead D north; lay D; lay D; lead D north; lead D west; lay D; lay D"
            ),
            ways=("lead C west; lay C; lay C; lead C west",),
            wrong=(("move", "move"), ("lead D west", "large")),
            hides=("structure",),
        ),
    ),
    challenges=(
        LessonStep(
            name="large",
            position=_TO_THE_SECOND_ROW,
            ways=("lead D south; lay D; lay D; 1:move; 1:take 10D",),
            wrong=(("move", "move"), ("lead D north", "north"), ("lead C *", "small"), ("done", "done")),
        ),
        LessonStep(
            name="structure",
            continues=True,
            ways=("structure; structure; structure; structure",),
            goal=_has_structure,
            wrong=(("move", "move"),),
            hides=("lead *", "many", "done"),
        ),
        LessonStep(
            name="block",
            continues=True,
            ways=("lead C east", "lead C *"),
            wrong=(("lead D *", "large"),),
            hides=("lead C north", "lead C south", "structure"),
        ),
        LessonStep(
            name="many",
            position=f"{_ORDERS}; {_SIDE}",
            ways=(_MANY,),
            wrong=(("lay A", "corner"),),
        ),
    ),
)
