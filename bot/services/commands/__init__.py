"""What people can do to a match. Each command is a pure function of a situation: it returns the step to
commit or raises a ``Refusal``. Nothing here knows of Discord, of the database or of a particular game.
"""

from bot.services.commands.consent import Answer, Undo, asked
from bot.services.commands.ends import Cancel, End, Resign, Show
from bot.services.commands.play import Act, ActUnguarded, PassTime
from bot.services.commands.situation import Command, Situation, acting_seat, owing_seat
from bot.services.commands.table import Join, Leave, Start
from bot.services.commands.time import (
    BY_TIME,
    RETURN,
    Adapt,
    Claim,
    GiveBack,
    Lend,
    Move,
    Nudge,
    Recall,
    Remind,
    SetClock,
    TakeSeat,
    TimeUp,
)

__all__ = [
    "BY_TIME",
    "RETURN",
    "Act",
    "ActUnguarded",
    "Adapt",
    "Answer",
    "Cancel",
    "Claim",
    "Command",
    "End",
    "GiveBack",
    "Join",
    "Leave",
    "Lend",
    "Move",
    "Nudge",
    "PassTime",
    "Recall",
    "Remind",
    "Resign",
    "SetClock",
    "Show",
    "Situation",
    "Start",
    "TakeSeat",
    "TimeUp",
    "Undo",
    "acting_seat",
    "asked",
    "owing_seat",
]
