"""What a board says of clocks is what everybody may know, and no more."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.locales import texts
from bot.match.models import Match, TimeControl
from bot.match.seat_status import SeatStatus
from cogs.board.time_lines import board_lines
from tests.games.builders_play import started_match as begun_puzzle
from tests.games.space_builder_play import live, new, play, win

ADA, BRUNO = 11, 22
TEXT = texts("en")
NOW = 1_900_000_000_000


def lines_of(match: Match) -> list[str]:
    """Return the lines of a match's public board."""
    return board_lines(match, match.rules.view(match.state, None), TEXT)


def in_secret() -> Match:
    """Return a match in which both act at once; nobody may know that Ada has finished and waits."""
    rules = GAMES["space-builder"]
    status = SeatStatus(remaining=5, running_since=NOW, deadline=NOW + 60_000)
    return Match(
        guild_id=1,
        channel_id=2,
        game="space-builder",
        host=ADA,
        seats=(ADA, BRUNO),
        status="running",
        state=rules.new_state(2, rules.options_from({}), "5eed"),
        time_control=TimeControl(turn_time=60_000),
        seat_statuses=(status, status),
    )


def test_a_deadline_stays_as_long_as_a_player_is_publicly_to_act() -> None:
    match = in_secret()
    assert match.publicly_to_act() == {0, 1}
    lines = lines_of(match)
    assert len([line for line in lines if f"<t:{(NOW + 60_000) // 1000}:R>" in line]) == 2
    finished_status = replace(match.seat_status(0), running_since=None)
    assert lines_of(replace(match, seat_statuses=(finished_status, match.seat_status(1)))) == lines


def test_the_board_says_how_many_are_ready_and_who_is_waited_for() -> None:
    match = in_secret()
    progress = "-# 1 of 2 is ready. Waiting for <@22>."
    assert progress not in lines_of(match)
    rules = match.rules
    ready = next(iter(rules.legal_actions(match.state, 0)))
    waiting = replace(match, state=rules.apply_action(match.state, 0, ready))
    assert progress in [line.replace("\n", " ") for line in lines_of(waiting)]


def test_who_sits_out_is_neither_counted_nor_waited_for() -> None:
    state = play(new(3), "2 sit @0, 0 ready @0")
    match = replace(in_secret(), seats=(ADA, BRUNO, 33), state=state, seat_statuses=())
    assert lines_of(match)[-1].replace("\n", " ") == "-# 1 of 2 is ready. Waiting for <@22>."


@pytest.mark.parametrize("state", [begun_puzzle(), win(live(), 0)])
def test_nobody_is_named_as_the_last_where_one_acts_alone(state: Any) -> None:
    """A turn of Builders, and the choice of a card in Space Builder."""
    game = "builders" if hasattr(state, "sheets") else "space-builder"
    match = replace(in_secret(), game=game, state=state, time_control=None, seat_statuses=())
    assert len(match.publicly_to_act()) == 1
    assert lines_of(match) == []


def test_a_match_without_clock_says_nothing_of_time() -> None:
    match = replace(in_secret(), time_control=None, seat_statuses=())
    assert lines_of(match) == []
