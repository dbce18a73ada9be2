"""The instructions that change a match.

Each command is a pure function of a `Context`: it returns the `Change` to commit, or raises a ``Refusal``.
Nothing here depends on Discord, the database or a particular game.
"""

from bot.match.commands.computers import (
    HandOver,
    Hint,
    SeatComputer,
    UnseatComputers,
    find_seats_to_hand_over,
)
from bot.match.commands.consent import (
    Answer,
    ExpireRequest,
    Undo,
    find_player_to_undo,
    get_players_to_answer,
    get_users_to_answer,
    is_undo_available,
    silence_agrees,
)
from bot.match.commands.context import (
    Command,
    Context,
    get_active_player,
    get_active_player_or_owned,
    get_owned_player,
    get_player_to_act,
    get_player_who_may_act,
    is_concerned,
    require_participant,
    require_running,
)
from bot.match.commands.continuing import StartFrom
from bot.match.commands.deadlines import (
    RETURN,
    ApplyAbsence,
    CountReminder,
    MentionNow,
    Nudge,
    Remind,
    SetTimeControl,
    has_all_reminders,
)
from bot.match.commands.ending import Cancel, Redraw, Resign, Show
from bot.match.commands.grace import EndTurn, RenewGrace
from bot.match.commands.lobby import (
    ChangeTable,
    EvenOut,
    Join,
    Leave,
    Start,
    WatchComputers,
    find_advantage_user,
    find_free_seat,
    get_rematch_marks,
    is_complete_rematch,
    list_changes,
)
from bot.match.commands.moderation import End, MoveAsModerator, PauseMatch, ResumeMatch
from bot.match.commands.moving import LoseChannel, MoveMatch, RegainChannel
from bot.match.commands.play import Act, ActWithoutConfirmation, PassTime
from bot.match.commands.stand_ins import AnswerStandIn, AskStandIn, GiveSeatBack, WithdrawStandIn
from bot.match.commands.time_up import BY_BOT, BY_TIME, ClaimWin, ComeBack, PlayOn, TakeSeat, TimeUp

__all__ = [
    "BY_BOT",
    "BY_TIME",
    "RETURN",
    "Act",
    "ActWithoutConfirmation",
    "Answer",
    "AnswerStandIn",
    "ApplyAbsence",
    "AskStandIn",
    "Cancel",
    "ChangeTable",
    "ClaimWin",
    "ComeBack",
    "Command",
    "Context",
    "CountReminder",
    "End",
    "EndTurn",
    "EvenOut",
    "ExpireRequest",
    "GiveSeatBack",
    "HandOver",
    "Hint",
    "Join",
    "Leave",
    "LoseChannel",
    "MentionNow",
    "MoveAsModerator",
    "MoveMatch",
    "Nudge",
    "PassTime",
    "PauseMatch",
    "PlayOn",
    "Redraw",
    "RegainChannel",
    "Remind",
    "RenewGrace",
    "Resign",
    "ResumeMatch",
    "SeatComputer",
    "SetTimeControl",
    "Show",
    "Start",
    "StartFrom",
    "TakeSeat",
    "TimeUp",
    "Undo",
    "UnseatComputers",
    "WatchComputers",
    "WithdrawStandIn",
    "find_advantage_user",
    "find_free_seat",
    "find_player_to_undo",
    "find_seats_to_hand_over",
    "get_active_player",
    "get_active_player_or_owned",
    "get_owned_player",
    "get_player_to_act",
    "get_player_who_may_act",
    "get_players_to_answer",
    "get_rematch_marks",
    "get_users_to_answer",
    "has_all_reminders",
    "is_complete_rematch",
    "is_concerned",
    "is_undo_available",
    "list_changes",
    "require_participant",
    "require_running",
    "silence_agrees",
]
