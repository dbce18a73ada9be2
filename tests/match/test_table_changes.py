"""The host changes how a table is played and looks, before the match begins."""

import pytest

from bot.match.commands import ChangeTable, Join, Leave, Start, WatchComputers
from bot.match.models import is_computer
from bot.match.refusals import BadOption
from tests.match.seats import ADA, BRUNO, CHIOMA, STRANGER, open_table, start_match


def test_the_host_changes_options_and_looks() -> None:
    session = open_table(ADA, None, game="constructor", options={"starter": "ice"})
    session.do(ADA, ChangeTable({"decider": True}, theme="light", boards="keep"))
    match = session.match
    assert (match.options["starter"], match.options["decider"]) == ("ice", True)
    assert (match.theme, match.boards) == ("light", "keep")
    assert not match.changed_options
    session.do(BRUNO, Join())
    session.do(ADA, Start())
    assert session.match.options["decider"]


def test_what_changes_after_others_sat_down_is_noted_until_they_leave() -> None:
    session = open_table(ADA, None, game="constructor")
    session.do(ADA, ChangeTable({"decider": True}))
    session.do(BRUNO, Join())
    session.do(ADA, ChangeTable({"starter": "ice", "decider": True}))
    session.do(ADA, ChangeTable(theme="contrast"))
    assert session.match.changed_options == ("starter", "theme")
    session.do(BRUNO, Leave())
    session.do(ADA, ChangeTable({"open_rings": True}))
    assert not session.match.changed_options


def test_a_match_that_begins_forgets_what_was_changed() -> None:
    session = open_table(ADA, BRUNO, game="constructor")
    session.do(ADA, ChangeTable({"decider": True}))
    session.do(BRUNO, Start())
    assert not session.match.changed_options


@pytest.mark.parametrize("command", [ChangeTable({"decider": True}), WatchComputers("casual")])
def test_only_the_host_changes_a_table(command: ChangeTable | WatchComputers) -> None:
    session = open_table(ADA, BRUNO, game="constructor")
    for user in (BRUNO, STRANGER):
        assert session.get_refusal_key(user, command) == "options-not-the-host"


@pytest.mark.parametrize("command", [ChangeTable(theme="light"), WatchComputers("casual")])
def test_a_match_that_has_begun_or_is_over_is_not_changed(command: ChangeTable | WatchComputers) -> None:
    session = start_match()
    assert session.get_refusal_key(ADA, command) == "already-begun"
    session = open_table(ADA, None)
    session.do(ADA, Leave())
    assert session.get_refusal_key(ADA, command) == "match-over"


@pytest.mark.parametrize("options", [{"target_vp": 0}, {"castles": 3}])
def test_an_impossible_option_changes_nothing(options: dict[str, int]) -> None:
    session = open_table(ADA, None, None, None, game="middle-ages")
    refusal = session.expect_refusal(ADA, ChangeTable({"start_coins": 12, **options}))
    assert isinstance(refusal, BadOption)


def test_the_host_watches_computers_and_plays_again() -> None:
    session = open_table(ADA, None, game="constructor")
    session.do(ADA, WatchComputers("casual"))
    assert len(session.match.players) == 2
    assert all(map(is_computer, session.match.players))
    session.do(ADA, WatchComputers())
    assert session.match.seats == (ADA, None)
    session.do(ADA, WatchComputers("casual"))
    session.do(ADA, Start())
    assert session.match.status == "running"


def test_nobody_else_is_turned_out_by_computers() -> None:
    assert (
        open_table(ADA, BRUNO, None, None).get_refusal_key(ADA, WatchComputers("casual"))
        == "watch-with-guests"
    )
    session = open_table(ADA, None, invited=(CHIOMA,), game="constructor")
    assert session.get_refusal_key(ADA, WatchComputers("casual")) == "watch-with-guests"
