"""The lesson of Space Builder: a live round card by card, a city with a fault, and the end of a round.

The challenges are turned maps: one card by card, a whole one, and one against the clock.
"""

from collections.abc import Callable, Mapping

from bot.games.space_builder import STARRED, View, turn_layout
from bot.games.space_builder.checking import Flaw, flaw_of
from bot.lessons.lesson import Condition, Lesson, LessonStep

_TURNED_WRONG: tuple[Flaw, ...] = ("wrong-way-round", "wrong-way-round-and-wrong-side")


def _flaws(view: View) -> Mapping[str, Flaw]:
    """Return the flaw of each of the learner's cards, as they lie or as they were checked."""
    if view.map is not None and view.hand is not None:
        layout = turn_layout(view.map.layout, -view.map.facing)
        placements = {placement.building: placement for placement in layout}
        return {card.building: flaw_of(card, placements[card.building]) for card in view.hand.cards}
    verdicts = view.result.verdicts if view.result else ()
    own = next((verdict for verdict in verdicts if verdict.player == view.viewer), None)
    return {card.building: flaw for card, flaw in zip(own.cards, own.flaws, strict=True)} if own else {}


def _has_flaw(building: str, *flaws: Flaw) -> Callable[[View], bool]:
    return lambda view: _flaws(view).get(building) in flaws


def _lies_right(building: str) -> Callable[[View], bool]:
    return _has_flaw(building, "right")


def _has_another_laid(building: str) -> Callable[[View], bool]:
    """Return the condition that a card is laid before its turn, after ``building``."""
    later = STARRED[STARRED.index(building) + 1 :]
    return lambda view: any(_flaws(view)[other] != "not-built" for other in later)


def _mistakes_with(building: str) -> tuple[tuple[Condition, str], ...]:
    """Return the mistakes in a step that lays one card: conditions and names."""
    return (
        (_has_flaw(building, "wrong-place"), "place"),
        (_has_flaw(building, *_TURNED_WRONG), "turn"),
        (_has_flaw(building, "wrong-side"), "side"),
        (_has_another_laid(building), "card"),
    )


def _is_wrong_in_the_end(building: str, flaws: tuple[Flaw, ...]) -> Callable[[View], bool]:
    return lambda view: view.result is not None and _flaws(view)[building] in flaws


_FAULTS: tuple[tuple[Condition, str], ...] = tuple(
    (_is_wrong_in_the_end(code, flaws), f"{code}-{name}")
    for code in STARRED
    for name, flaws in (("place", ("wrong-place",)), ("turn", _TURNED_WRONG), ("side", ("wrong-side",)))
)
"""The cards with a fault and what is wrong with them, once the learner has tapped the pile."""


def _wins_without_a_fault(view: View) -> bool:
    """Return whether the learner has won a round with a faultless city."""
    has_won = view.result is not None and view.result.winner == view.viewer
    return has_won and all(flaw == "right" for flaw in _flaws(view).values())


_TURNED = {"mode": "turns"}
"""The options of the challenges: maps lie in any direction, and everybody has a clock of their own."""
_SLIPS = """
0:ready @0; 1:ready @0; start @5000;
1:take DOM @5100; 1:lay C1 @5200; 1:take SIL @5300; 1:turn +1 @5400; 1:turn +1 @5500; 1:lay A1 @5600;
1:take HRN @5700; 1:turn +1 @5800; 1:lay C2 @5900
"""
_ALL_LAID = """
0:ready @0; 1:ready @0; start @5000;
1:take DOM @5100; 1:lay C1 @5200; 1:take SIL @5300; 1:turn +1 @5400; 1:turn +1 @5500; 1:lay C2 @5600;
take DOM; flip; lay C1; take SIL; flip; turn +1; turn +1; lay C2; take HRN; flip; lay A1;
take GRN; turn +1; turn +1; lay B3
"""
# In turns, the tutor builds first, on a clock of their own. What they do after the learner's tap is late.
_AS_THE_MAP_LIES = """
1:open @0; 1:take DOM @2000; 1:turn +1 @3000; 1:lay B1 @4000; 1:take SIL @5000; 1:flip @6000; 1:lay C1 @7000;
1:take HRN @200000; 1:lay C3 @201000; 1:take GRN @202000; 1:lay A1 @203000; 1:tap @210000; open
"""
_SLOW = """
1:open @0; 1:take DOM @2000; 1:turn +1 @3000; 1:turn +1 @4000; 1:lay C3 @6000;
1:take SIL @7000; 1:lay B2 @9000;
1:take HRN @200000; 1:lay B3 @201000; 1:take GRN @202000; 1:lay A1 @203000; 1:tap @210000; open
"""
_WITHIN_THREE_MINUTES = """
1:open @0; 1:take DOM @30000; 1:turn +1 @32000; 1:lay B1 @35000; 1:take SIL @70000; 1:lay B3 @75000;
1:take HRN @110000; 1:turn +1 @113000; 1:turn +1 @116000; 1:lay C3 @120000;
1:take GRN @150000; 1:turn +1 @153000; 1:turn +1 @156000; 1:flip @160000;
1:lay C1 @170000; 1:tap @180000; open
"""

LESSON = Lesson(
    key="space-builder",
    options={"facing": "upright"},
    steps=(
        LessonStep(
            name="place",
            seed="28",  # the first card of its first map is laid without a turn
            position=_SLIPS,
            ways=("take DOM; lay C1",),
            goal=_lies_right("DOM"),
            wrong=_mistakes_with("DOM"),
        ),
        LessonStep(
            name="turn",
            continues=True,
            ways=("take SIL; turn +1; turn +1; lay A1",),
            goal=_lies_right("SIL"),
            wrong=_mistakes_with("SIL"),
        ),
        LessonStep(
            name="flip",
            continues=True,
            ways=("take HRN; flip; turn +1; lay C2",),
            goal=_lies_right("HRN"),
            wrong=_mistakes_with("HRN"),
        ),
        LessonStep(
            name="finish",
            continues=True,
            ways=("take GRN; turn +1; flip; lay A2; tap",),
            goal=_wins_without_a_fault,
            wrong=_FAULTS,
        ),
        LessonStep(
            name="fix",
            seed="10",
            position=_ALL_LAID,
            ways=("take HRN; flip; tap",),
            goal=_wins_without_a_fault,
            wrong=_FAULTS,
        ),
        LessonStep(name="unfreeze", continues=True, ways=("unfreeze OBS", "unfreeze *")),
    ),
    challenges=(
        LessonStep(
            name="askew",
            options=_TURNED,
            seed="155",  # its first map is turned to the right
            position=_AS_THE_MAP_LIES,
            ways=("take DOM; lay A2",),
            goal=_lies_right("DOM"),
            wrong=_mistakes_with("DOM"),
        ),
        LessonStep(
            name="roof",
            continues=True,
            position="take SIL; turn -1; flip; lay A1; take HRN; lay C1",
            ways=("take GRN; turn +1; turn +1; lay C3; tap",),
            goal=_wins_without_a_fault,
            wrong=_FAULTS,
        ),
        LessonStep(
            name="map",
            options=_TURNED,
            seed="85",  # its first map is upside down
            position=_SLOW,
            ways=(
                "take DOM; turn +1; turn +1; lay C3; take SIL; lay B2; "
                "take HRN; turn +1; turn +1; flip; lay B3; take GRN; lay A1; tap",
            ),
            goal=_wins_without_a_fault,
            wrong=_FAULTS,
        ),
        LessonStep(
            name="race",
            options=_TURNED,
            seed="147",  # its first map is turned to the left
            position=_WITHIN_THREE_MINUTES,
            ways=(
                "take DOM; turn +1; lay B1; take SIL; lay B3; "
                "take HRN; turn +1; turn +1; lay C3; take GRN; turn +1; turn +1; flip; lay C1; tap",
            ),
            goal=_wins_without_a_fault,
            wrong=(*_FAULTS, ("tap", "slow")),
            is_timed=True,
        ),
    ),
)
