"""A game without controls of its own can have any number of legal actions: the board can be sent."""

import pytest
from msgspec.structs import replace

from bot.locales import texts
from bot.match.consent import ConsentRequest
from bot.match.models import Match, TimeControl
from bot.match.seat_status import SeatStatus
from bot.match.versions import DIGEST_LENGTH, Version
from cogs.board.board_messages import controls
from cogs.board.buttons import LONGEST_ID, rows
from cogs.kit.clicks import ClickItem
from cogs.kit.controls import Menu
from tests.fifth_game.rules import GAME

pytestmark = pytest.mark.usefixtures("example_games")

TEXT = texts("en")
AROUND = 3
"""Components beside the rows: the container, its words, its picture."""
MOST = 40


def make_crowded_match() -> Match:
    """Return a match with everything that adds controls: an open request, and a player whose time is up."""
    return Match(
        guild_id=1,
        channel_id=1,
        game=GAME.key,
        status="running",
        host=1,
        seats=(1, 2),
        seed="seed",
        state=GAME.new_state(2, GAME.Options(), "seed"),
        consent_request=ConsentRequest("undo", by=1),
        time_control=TimeControl(turn_time=60_000, overtime="claim"),
        seat_statuses=(SeatStatus(is_late=True), SeatStatus()),
    )


@pytest.mark.parametrize("count", [1, 20, 21, 25, 26, 60, 250, 1000])
def test_a_board_can_be_sent_with_any_number_of_actions(count: int) -> None:
    match = make_crowded_match()
    view = replace(GAME.view(match.state, None), legal=tuple(f"mark s{number}" for number in range(count)))
    lines = controls(match, view, "", TEXT)
    action_rows = rows(lines, 36**5, Version(36**5, "x" * 2 * DIGEST_LENGTH))
    assert AROUND + len(action_rows) + sum(len(row.children) for row in action_rows) <= MOST
    ids = [item.custom_id for row in action_rows for item in row.children if isinstance(item, ClickItem)]
    assert len(set(ids)) == len(ids)
    assert max(len(custom_id or "") for custom_id in ids) <= LONGEST_ID
    kinds = {control.verb for line in lines if isinstance(line, list) for control in line}
    assert {"answer", "more"} <= kinds
    arguments = [choice.argument for line in lines if isinstance(line, Menu) for choice in line.choices]
    arguments += [control.argument for line in lines if isinstance(line, list) for control in line]
    assert [argument for argument in arguments if argument.startswith("mark")] == list(view.legal[:250])
    assert all(len(line.choices) <= 25 for line in lines if isinstance(line, Menu))
