"""The lesson of The Builders: Middle Ages: one short match, from the first site to the last coin.

The learner begins; ``position`` has one turn on each line.
"""

from bot.lessons.lesson import Lesson, LessonStep

LESSON = Lesson(
    key="middle-ages",
    options={"target_vp": 13, "start_coins": 7},
    seed="43135",
    steps=(
        LessonStep(name="start", ways=("build B05",), wrong=(("build *", "site"),)),
        LessonStep(name="hire", continues=True, ways=("hire W07",), wrong=(("hire *", "worker"),)),
        LessonStep(
            name="send",
            continues=True,
            ways=("send W02 B05;end;hire W27;hire W35;hire W26;end",),
            wrong=(("send *", "labourer"), ("buy", "buy")),
        ),
        LessonStep(name="finish", continues=True, ways=("send W07 B05",)),
        LessonStep(
            name="machine",
            continues=True,
            ways=("build M3;send W07 M3",),
            wrong=(("build *", "site"), ("send W02 M3", "apprentice"), ("buy", "buy")),
        ),
        LessonStep(
            name="coins",
            continues=True,
            position="end;hire W37;hire W11;build B25;end;"
            "build B10;hire W20;send W20 B10;"
            "send W37 B25;coins;hire W18",
            ways=("coins;coins;send W02 B10", "coins;send W02 B10"),
            wrong=(("send *", "send"),),
        ),
        LessonStep(
            name="surcharge",
            continues=True,
            position="end;send W18 B25;coins;coins;"
            "build B20;send M3 B20;coins;end;"
            "hire W31;hire W24;build B22;"
            "hire W28",
            ways=("send W28 B20",),
            wrong=(("send *", "send"), ("buy", "buy")),
        ),
        LessonStep(
            name="buy",
            continues=True,
            ways=("buy;send W20 B20",),
            wrong=(("send *", "send"),),
        ),
        LessonStep(
            name="plan",
            continues=True,
            position="end;send W11 B22;coins;coins;"
            "build B16;build B15;coins;end;"
            "coins;send W27 B25;send W24 B22;end;"
            "send W02 B16;coins;coins;end;"
            "send W27 B22;build B11;send W27 B11;end",
            ways=("send W28 B15;send M3 B16", "send M3 B16;send W28 B15"),
            wrong=(
                ("send W28 B16", "silo"),
                ("send M3 B15", "machine"),
                ("send W20 *", "wood"),
                ("send *", "labourer"),
            ),
        ),
        LessonStep(
            name="reuse",
            continues=True,
            position="coins;end;send W24 B11;build B17;send W37 B17;end",
            ways=("send W20 B15;send W20 B16", "send W20 B16;send W20 B15"),
            wrong=(("send *", "send"),),
        ),
        LessonStep(
            name="count",
            continues=True,
            ways=("coins;end;send W18 B17;send W31 B17;end",),
            wrong=(("buy", "buy"), ("end", "end")),
        ),
    ),
)
