"""Whole matches of every game in which everything happens that can: played by all commands at random."""

import random

from msgspec.structs import replace

from bot.games import GAMES
from bot.match.commands import (
    Act,
    Answer,
    AnswerStandIn,
    AskStandIn,
    Cancel,
    ClaimWin,
    ComeBack,
    Command,
    End,
    ExpireRequest,
    GiveSeatBack,
    HandOver,
    Hint,
    PassTime,
    PauseMatch,
    PlayOn,
    Resign,
    ResumeMatch,
    Start,
    TakeSeat,
    TimeUp,
    Undo,
)
from bot.match.models import Overtime, TimeControl
from bot.match.refusals import Refusal
from tests.games.test_contract import choose
from tests.match.record_files import random_options
from tests.match.seats import MODERATOR, NOW, PEOPLE, STRANGER, MatchSession, open_table

BEGINNER = -1
MOST_STEPS = 400
OVERTIMES: tuple[Overtime, ...] = ("nothing", "claim", "simplest", "substitute")


def play_wildly(game: str, seed: int) -> MatchSession:
    """Return a match that is over, after random commands of its players, the bot and a moderator."""
    rng = random.Random(f"{game} {seed}")
    rules = GAMES[game]
    count = rng.choice(rules.players)
    seats = (*PEOPLE[: count - 1], rng.choice([BEGINNER, PEOPLE[count - 1]]))
    session = open_table(*seats, game=game, options=random_options(game, rng) if game != "harvest" else {})
    session.match = replace(session.match, is_practice=rng.random() < 0.2)
    session.do(PEOPLE[0], Start())
    clock = TimeControl(turn_time=1_000, overtime=rng.choice(OVERTIMES))
    session.match = replace(session.match, time_control=clock)
    wildness = rng.choice([0.02, 0.2, 0.5])
    for _ in range(rng.randrange(MOST_STEPS)):
        if session.match.is_over:
            break
        if rng.random() < 0.01:
            session.now = max(session.now - 10_000, NOW - 5_000)  # somebody sets the clock back
        if rng.random() < wildness:
            do_something(session, rng)
        else:
            act(session, rng)
    if not session.match.is_over:
        session.do(MODERATOR, End("enough"))
    return session


def try_to(session: MatchSession, user: int, command: Command) -> None:
    """Perform a command unless it is refused."""
    try:
        session.do(user, command)
    except Refusal:
        return


def act(session: MatchSession, rng: random.Random) -> None:
    """Let a player to act do something legal; in a race when it is legal, or a little later."""
    match = session.match
    if not match.players_to_act():
        return
    player, action = choose(match.rules, match.state, rng)
    text, user = match.rules.action_to_string(action), match.players[player]
    if match.real_time is None:
        try_to(session, user, Act(text))
        return
    words, _, stamp = text.partition(" @")
    at = match.clock_start + int(stamp.split("#")[0]) + rng.choice([0, 0, 1, 900])
    session.now = max(session.now, at)
    if match.real_time.is_system_action(action):
        try_to(session, 0, PassTime(f"{words} @{match.elapsed(at)}"))
    else:
        try_to(session, user, Act(words, stamp=(at, rng.randrange(2**60, 2**63))))


def do_something(session: MatchSession, rng: random.Random) -> None:
    """Let somebody do anything but play."""
    match = session.match
    player = rng.randrange(len(match.players))
    others = [user for user in match.players if user > 0] or [PEOPLE[0]]
    if rng.random() < 0.3:  # a player is late
        statuses = [match.seat_status(each) for each in range(len(match.players))]
        late = rng.random() < 0.7
        statuses[player] = replace(
            statuses[player], running_since=NOW, is_late=late, late_turns=rng.choice([0, 2])
        )
        session.match = replace(match, seat_statuses=tuple(statuses))
    commands: list[tuple[int, Command]] = [
        (match.players[player], Hint()),
        (match.players[player], Undo()),
        (rng.choice(others), Answer(rng.random() < 0.7)),
        (match.players[player], AskStandIn(STRANGER)),
        (STRANGER, AnswerStandIn(match.players[player], rng.random() < 0.7)),
        (match.players[player], GiveSeatBack()),
        (match.players[player], HandOver("beginner")),
        (match.players[player], ComeBack()),
        (MODERATOR, PauseMatch("why not")),
        (MODERATOR, ResumeMatch()),
        (0, TimeUp(player, NOW)),
        (0, PlayOn(player)),
        (0, ExpireRequest()),
        (rng.choice(others), ClaimWin(player)),
        (STRANGER + 1, TakeSeat(player)),
    ]
    if rng.random() < 0.1:
        commands = [
            (match.players[player], Resign()),
            (match.players[player], Resign()),
            (match.players[player], Cancel()),
            (MODERATOR, End("enough")),
        ]
    try_to(session, *rng.choice(commands))
