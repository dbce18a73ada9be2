"""The lesson of The Builders: Middle Ages: the first site, and the last turn of a match.

The challenges are a machine and the middle of a short match. Positions have one turn on each line.
"""

from bot.lessons.lesson import Lesson, LessonStep

_BRIDGE = "build B05; hire W07; send W02 B05; end; hire W27; hire W35; hire W26; end; send W07 B05; "
_MACHINE = "build M3; send W07 M3; "
_SHORT = {"target_vp": 13, "start_coins": 7}
"""The options of the challenges with few coins."""
_TO_THE_LAST_TURN = (
    "end; "
    "hire W16; send W18 B25; hire W28; "
    "hire W31; build B22; send W07 B22; end; "
    "send W16 B25; build B16; send W26 B16; buy; buy; coins; hire W24; "
    "send M3 B22; send W20 B22; "
    "build M4; send W18 B16; buy; send W35 M4; coins; "
    "build B15; hire W15; hire W08; "
    "send W11 M4; coins; coins; "
    "send W31 B22; hire W32; send W20 B15; end; "
    "build B17; send W11 B17; build B24; "
    "send W15 B15; build B32; send M3 B32; end; "
    "coins; end; "
    "send W07 B32; send W32 B32; end; "
    "send M4 B24; hire W25; coins; "
    "hire W13; send W31 B32; hire W39; end; "
    "coins; send W18 B17; coins; "
)
_NO_COINS = ("coins", "buy", "end")
_NO_CARDS = ("build *", "hire *", "buy")
_ROWS, _AREA = (0, 0.479), (0.483, 1)
"""The parts of the picture: the rows of cards, and what the learner has."""

LESSON = Lesson(
    key="middle-ages",
    seed="43135",
    steps=(
        LessonStep(
            name="start", ways=("build B05",), wrong=(("build *", "site"),), hides=_NO_COINS, part=_ROWS
        ),
        LessonStep(
            name="hire",
            continues=True,
            ways=("hire W07",),
            wrong=(("hire *", "worker"),),
            hides=("send *", *_NO_COINS),
            part=_ROWS,
        ),
        LessonStep(
            name="send",
            continues=True,
            ways=("send W02 B05; end; hire W27; hire W35; hire W26; end",),
            wrong=(("send *", "labourer"),),
            hides=_NO_CARDS,
            part=_AREA,
        ),
        LessonStep(name="finish", continues=True, ways=("send W07 B05",), hides=_NO_CARDS, part=_AREA),
        LessonStep(
            name="coins",
            continues=True,
            position=(
                f"{_MACHINE}end; "
                "hire W37; hire W11; build B25; end; "
                "build B10; hire W20; buy; coins; send W20 B10; "
                "send W37 B25; coins; hire W18; end"
            ),
            ways=("coins; coins; send W02 B10",),
            wrong=(("send *", "send"),),
            hides=("send M3 *", *_NO_CARDS),
            part=_AREA,
        ),
        LessonStep(
            name="count",
            continues=True,
            position=_TO_THE_LAST_TURN,
            ways=(
                "send W08 B32; coins; coins; end; coins; send W01 B24; hire W09",
                "coins; send W08 B32; coins; end; coins; send W01 B24; hire W09",
                "coins; coins; send W08 B32; end; coins; send W01 B24; hire W09",
            ),
            wrong=(("send *", "send"), ("end", "end")),
            hides=_NO_CARDS,
            part=_AREA,
        ),
    ),
    challenges=(
        LessonStep(
            name="machine",
            position=_BRIDGE,
            ways=("build M3; send W07 M3",),
            wrong=(("build *", "site"), ("send W02 M3", "apprentice")),
            hides=("hire *", *_NO_COINS),
            part=_ROWS,
        ),
        LessonStep(
            name="surcharge",
            options=_SHORT,
            position=_BRIDGE
            + _MACHINE
            + (
                "end; "
                "hire W37; hire W11; build B25; end; "
                "build B10; hire W20; send W20 B10; "
                "send W37 B25; coins; hire W18; "
                "coins; coins; send W02 B10; end; "
                "send W18 B25; coins; coins; "
                "build B20; send M3 B20; coins; end; "
                "hire W31; hire W24; build B22; "
                "hire W28"
            ),
            ways=("send W28 B20",),
            wrong=(("send *", "send"),),
            hides=_NO_CARDS,
            part=_AREA,
        ),
        LessonStep(
            name="buy",
            continues=True,
            ways=("buy; send W20 B20",),
            wrong=(("send *", "send"),),
            hides=("build *", "hire *"),
            part=_AREA,
        ),
        LessonStep(
            name="plan",
            continues=True,
            position=(
                "end; "
                "send W11 B22; coins; coins; "
                "build B16; build B15; coins; end; "
                "coins; send W27 B25; send W24 B22; end; "
                "send W02 B16; coins; coins; end; "
                "send W27 B22; build B11; send W27 B11; end"
            ),
            ways=("send W28 B15; send M3 B16", "send M3 B16; send W28 B15"),
            wrong=(
                ("send W28 B16", "silo"),
                ("send M3 B15", "machine"),
                ("send W20 *", "wood"),
                ("send *", "labourer"),
            ),
            hides=("coins", *_NO_CARDS),
            part=_AREA,
        ),
        LessonStep(
            name="reuse",
            continues=True,
            position="coins; end; send W24 B11; build B17; send W37 B17; end",
            ways=("send W20 B15; send W20 B16", "send W20 B16; send W20 B15"),
            wrong=(("send *", "send"),),
            hides=("coins", *_NO_CARDS),
            part=_AREA,
        ),
    ),
)
