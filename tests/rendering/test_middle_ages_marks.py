"""Numbers of workers and letters of sites keep their meaning until the turn of Middle Ages ends."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.games.middle_ages import GAME, Options, State
from bot.locales import texts
from rendering import THEMES
from rendering.middle_ages import RENDERER, board
from rendering.middle_ages.alt_text import area_text
from tests.games.middle_ages_play import Choose, act, clumsy, play, player, playout, sensible, table, view_of
from tests.rendering.middle_ages_marks import ACTIONS, check_marks, marks_of, new_turn

EN = texts("en")


def test_marks_keep_their_meaning_from_the_beginning_to_the_end_of_a_turn() -> None:
    state = new_turn()
    assert marks_of(state) == ("1 W01, 2 W10, 3 W40", "A B34, B M3, C B31")
    state = act(state, "send W10 B34")
    assert marks_of(state) == ("1 W01, 3 W40", "A B34, B M3, C B31")
    state = act(state, "hire W38")  # new: the next free number
    assert marks_of(state)[0] == "1 W01, 3 W40, 4 W38"
    state = act(state, "send W01 M3")  # the site is finished; its crew has the old number, the machine a new
    assert marks_of(state) == ("1 W01, 3 W40, 4 W38, 5 M3", "A B34, C B31")
    state = play(state, "coins, buy, build B01")
    assert marks_of(state) == ("1 W01, 3 W40, 4 W38, 5 M3", "A B34, C B31, D B01")


def test_a_crew_of_earlier_turns_gets_the_next_numbers() -> None:
    state = act(table(player(30, free="W22 W40", sites="B34 B31:W19+W04"), free_actions=9), "send W22 B31")
    assert marks_of(state) == ("1 W22, 2 W40, 3 W04, 4 W19", "A B34")


def test_a_site_started_and_finished_in_a_turn_keeps_its_letter_from_others() -> None:
    state = table(player(60, free="W01", sites="B34"), site_row="M3 B01 B02 B03 B04", free_actions=9)
    assert marks_of(play(state, "build M3, build B01, send W01 M3, build B02"))[1] == "A B34, C B01, D B02"


def test_marks_begin_again_with_the_next_turn() -> None:
    state = play(new_turn(), f"{ACTIONS}, end")
    assert marks_of(state) == ("1 M3, 2 W01, 3 W38, 4 W40", "A B34, B B31, C B01")
    assert marks_of(act(state, "end")) == marks_of(state)


def test_the_last_action_of_a_turn_numbers_everything_again() -> None:
    state = table(player(2, free="W01 W40", sites="B34"), free_actions=1)
    state = act(state, "send W01 B34")
    assert state.current == 1
    assert marks_of(state)[0] == "1 W40"


def test_a_match_stored_before_marks_were_kept_goes_on() -> None:
    state = act(new_turn(), "send W10 B34")
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
    stored = msgspec.json.encode(replace(state, turn=replace(state.turn, unit_order=(), site_order=())))
    assert b"_order" not in stored
    old = msgspec.json.decode(stored, type=State)
    assert marks_of(old) == ("1 W01, 2 W40", "A B34, B M3, C B31")
    assert marks_of(act(old, "send W01 M3")) == ("1 W01, 2 W40, 3 M3", "A B34, C B31")
    assert marks_of(play(old, "send W01 B34, hire W38"))[0] == "2 W40, 3 W38"


options = st.builds(
    Options,
    send_cost=st.sampled_from(["escalating", "flat"]),
    target_vp=st.integers(1, 60),
    start_coins=st.integers(0, 100),
    free_actions=st.integers(1, 10),
)


@settings(max_examples=25, deadline=None, database=None)
@given(
    match_options=options,
    players=st.integers(2, 4),
    seed=st.integers(0, 10**6),
    choose=st.sampled_from([clumsy, sensible]),
)
def test_no_mark_changes_its_meaning_in_random_matches(
    match_options: Options, players: int, seed: int, choose: Choose
) -> None:
    check_marks(playout(GAME.new_state(players, match_options, str(seed)), choose, random.Random(seed)))


def test_pictures_have_the_same_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    view, drawn = view_of(play(new_turn(), ACTIONS)), list[str]()
    monkeypatch.setattr(board, "put_tab", lambda _picture, mark, *_: drawn.append(mark))
    RENDERER.paint(view, theme=THEMES["dark"], text=EN)
    assert drawn == [*"ABCDE", *"12345", "A", "C", "D", "1", "3", "4", "5"]  # the market before the area
    drawn.clear()
    RENDERER.draw_area(view, 0, theme=THEMES["dark"], text=EN)
    assert drawn == ["A", "C", "D", "1", "3", "4", "5"]


def test_words_have_the_same_marks() -> None:
    view = view_of(play(new_turn(), ACTIONS))
    for words in (RENDERER.describe(view, text=EN), area_text(view, 0, text=EN)):
        for phrase in ("1: Apprentice", "3: Master", "4: Master", "5: Measuring Instrument I"):
            assert phrase in words
        for phrase in ("Site A: Cathedral", "Site C: Chapel", "Site D: Bower"):
            assert phrase in words
        assert "Site B" not in words
