"""The lesson of Constructor: from the first pieces to the end of a round."""

from bot.lessons.lesson import Lesson, LessonStep

LESSON = Lesson(
    key="constructor",
    steps=(
        LessonStep(name="place", position="pattern rhombus", ways=("Rb1; 1:Sb2; Sc2; 1:Mb3",)),
        LessonStep(name="ring", continues=True, ways=("b1-b2; b3-b2",)),
        LessonStep(name="small", continues=True, ways=("c2-b2; Rc3",)),
        LessonStep(name="medium", continues=True, ways=("Mc2; 1:Sa2; c2-c3",)),
        LessonStep(
            name="safe",
            position="pattern rhombus; Mb1; Rb2; Sa3; Ma2; Rc1; Sc3",
            ways=("a3-a2",),
            wrong=(("b1-b2", "medium"),),
        ),
        LessonStep(
            name="last",
            position=(
                "pattern rhombus; Rc1; Mb3; Sa1; Ra3; Ma2; Mc3; a2-a3; Mb1; a1-b1; Sb2; Ma2; b2-a2; Ra1; Sb2"
            ),
            ways=("Sc2",),
            wrong=(("Rc2", "ring"), ("Mc2", "medium")),
        ),
    ),
    challenges=(
        LessonStep(
            name="plan",
            continues=True,
            position=(
                "Rb1; Sb3; Ma3; Ma2; Sc3; b3-a3; Mc2; Ma1; Rb2; Mc1; Rb3; a2-b3; c3-b3; Ra2; Sc3; c1-b1; "
                "Sc1; a1-b2; c1-b1; Sc1; Ma1; c1-c2; a1-a2"
            ),
            ways=("Sa1; c3-b2",),
            wrong=(("R*", "ring"),),
        ),
        LessonStep(name="win", continues=True, ways=("a1-a2",)),
        LessonStep(
            name="tower",
            position="pattern rhombus; Rc1; Sc2; Mb3; Sb1; Ra1; Ra3",
            ways=("b3-a3",),
            wrong=(("*-*", "ring"),),
        ),
        LessonStep(
            name="threat",
            position="pattern rhombus; Mb1; Rb2; b1-b2; Sa3; Rb3; Sc3",
            ways=("b3-c3",),
            wrong=(("b3-a3", "other"),),
        ),
    ),
)
