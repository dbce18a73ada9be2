"""What people can do to a match. Each command is a pure function of a situation: it returns the step to
commit or raises a ``Refusal``. Nothing here knows of Discord, of the database or of a particular game.
"""

from bot.services.commands.computers import (
    HINTS,
    HandOver,
    Hint,
    SeatComputer,
    UnseatComputers,
    free_to_hand_over,
)
from bot.services.commands.consent import Answer, Lapse, Undo, asked
from bot.services.commands.ends import Cancel, End, Resign, Show
from bot.services.commands.late import BY_BOT, BY_TIME, Claim, ComeBack, PlayOn, TakeSeat, TimeUp
from bot.services.commands.play import Act, ActUnguarded, PassTime
from bot.services.commands.situation import (
    Command,
    Situation,
    acting_seat,
    active_seat,
    in_play,
    may_direct,
    owing_seat,
)
from bot.services.commands.table import Join, Leave, Start
from bot.services.commands.time import (
    RETURN,
    Adapt,
    GiveBack,
    Lend,
    Move,
    Nudge,
    Recall,
    Remind,
    Reminded,
    SetClock,
    has_had_enough,
)

__all__ = [
    "BY_BOT",
    "BY_TIME",
    "HINTS",
    "RETURN",
    "Act",
    "ActUnguarded",
    "Adapt",
    "Answer",
    "Cancel",
    "Claim",
    "ComeBack",
    "Command",
    "End",
    "GiveBack",
    "HandOver",
    "Hint",
    "Join",
    "Lapse",
    "Leave",
    "Lend",
    "Move",
    "Nudge",
    "PassTime",
    "PlayOn",
    "Recall",
    "Remind",
    "Reminded",
    "Resign",
    "SeatComputer",
    "SetClock",
    "Show",
    "Situation",
    "Start",
    "TakeSeat",
    "TimeUp",
    "Undo",
    "UnseatComputers",
    "acting_seat",
    "active_seat",
    "asked",
    "free_to_hand_over",
    "has_had_enough",
    "in_play",
    "may_direct",
    "owing_seat",
]
