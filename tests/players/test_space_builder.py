"""The computer as a builder: legal clicks, at a human pace, with human errors."""

from itertools import pairwise
from random import Random
from statistics import fmean

import pytest

from bot.games.space_builder import MAPS, Click, State, Tap, View
from bot.games.space_builder.options import SECOND
from bot.players import LEVEL_NAMES, get_computer
from bot.players.levels import Level
from bot.players.space_builder import COMPUTER
from bot.players.space_builder.policy import CARD, LOOK, plan_clicks
from tests.games.space_builder_play import GAME, live, settle, turns, view_of


def build_city(state: State, player: int, level: Level, seed: str) -> tuple[State, list[Click]]:
    """Return the state after all clicks of ``player`` in this round."""
    all_clicks = list(plan_clicks(view_of(state, player), level, Random(seed)))
    for click in all_clicks:
        state = GAME.apply_action(state, player, click)
    return state, all_clicks


def choose(view: View, player: int, level: str, seed: str = "seed") -> str | None:
    choice = get_computer("space-builder").choose(view, player, level, seed=seed, ply=0)
    return None if choice is None else choice.action


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("seed", range(10))
def test_all_clicks_are_legal_and_end_with_a_tap(level: str, seed: int) -> None:
    state, all_clicks = build_city(
        live(seed=str(seed), cap_seconds=780), 0, COMPUTER.levels[level], str(seed)
    )
    assert isinstance(all_clicks[-1], Tap)
    assert state.round.seats[0].hand.tap is not None
    assert [click.at for click in all_clicks] == sorted({click.at for click in all_clicks})


def test_clicks_are_reproducible_and_depend_on_the_seed() -> None:
    state = live()
    level = COMPUTER.levels["casual"]
    first, second, other = (build_city(state, 0, level, seed)[1] for seed in ("a", "a", "b"))
    assert first == second != other


def test_slow_computers_take_longer_and_patient_ones_never_tap() -> None:
    level = COMPUTER.levels["casual"]
    ends = {}
    for computers in ("usual", "slow", "patient"):
        state = live(cap_seconds=780, computers=computers)
        ends[computers] = build_city(state, 0, level, "seed")[1][-1]
    assert isinstance(ends["slow"], Tap)
    assert ends["slow"].at > 1.5 * ends["usual"].at
    assert not isinstance(ends["patient"], Tap)


def test_click_by_click_gives_the_whole_sequence() -> None:
    """Asked after each click on the view of that moment, the computer goes on as it meant to."""
    state, stepwise = live(), []
    view = view_of(state, 1)
    rng = Random(f"seed:{COMPUTER.decision_key(view, 0)}:1:casual")
    whole = [GAME.action_to_string(click) for click in plan_clicks(view, COMPUTER.levels["casual"], rng)]
    while (text := choose(view_of(state, 1), 1, "casual")) is not None:
        stepwise.append(text)
        state = GAME.apply_action(state, 1, GAME.action_from_string(text))
    assert stepwise == whole


def test_without_errors_the_city_is_right_however_the_map_lies() -> None:
    facings = set()
    for seed in range(12):
        state, _ = build_city(live(seed=str(seed)), 0, Level(), "seed")
        state = settle(state)
        assert state.result is not None
        facings.add(state.result.facing)
        assert {verdict.faults for verdict in state.result.verdicts if verdict.player == 0} == {0}
    assert len(facings) > 2


def faults_and_seconds(level: Level, facing: str = "upright") -> tuple[float, float]:
    """Return the mean faults per card and the mean seconds to the tap over many rounds."""
    faults, times = [], []
    for seed in range(80):
        state, all_clicks = build_city(
            live(seed=str(seed), facing=facing, cap_seconds=780), 0, level, str(seed)
        )
        start = state.round.seats[0].start or 0
        placements = {placement.building: placement for placement in MAPS[state.round.seats[0].map]}
        cards = state.round.seats[0].hand.cards
        wrong = [
            (card.location, card.turn, card.side)
            != (
                placements[card.building].location,
                placements[card.building].turn,
                placements[card.building].side,
            )
            for card in cards
        ]
        faults.append(sum(wrong) / len(cards))
        times.append((all_clicks[-1].at - start) / SECOND)
    return fmean(faults), fmean(times)


def test_errors_and_pace_are_those_of_the_model() -> None:
    average = Level(noise=0.09)
    upright, askew = faults_and_seconds(average), faults_and_seconds(average, "random")
    assert 0.06 < upright[0] < 0.16
    assert askew[0] > upright[0]
    expected = (LOOK + 4 * CARD) / SECOND
    assert expected < upright[1] < 1.25 * expected
    assert 1.1 < askew[1] / upright[1] < 1.4


def test_each_level_is_faster_and_more_careful_than_the_one_below() -> None:
    results = [faults_and_seconds(COMPUTER.levels[level]) for level in LEVEL_NAMES]
    for below, above in pairwise(results):
        assert above[0] < below[0]
        assert above[1] < below[1]


def test_a_beginner_needs_two_minutes_for_four_cards() -> None:
    """This holds even on upright maps, which are the easiest, in nearly all rounds."""
    beginner, seconds = COMPUTER.levels["beginner"], []
    for seed in range(300):
        view = view_of(live(seed=str(seed), facing="upright"), 0)
        assert view.hand is not None
        assert view.hand.started_at is not None
        assert len(view.hand.cards) == 4
        *_, last = plan_clicks(view, beginner, Random(str(seed)))
        seconds.append((last.at - view.hand.started_at) / SECOND)
    assert sum(time >= 120 for time in seconds) >= 0.99 * len(seconds)


def test_a_city_begun_by_somebody_else_is_completed() -> None:
    state = live()
    for text in ("take SIL", "turn +", "lay B2", "take DOM", "lay A1", "take GRN", "lay A1"):
        view = view_of(state, 0)
        action = next(one for one in view.legal if one.startswith(text))
        state = GAME.apply_action(state, 0, GAME.action_from_string(action))
    state, all_clicks = build_city(state, 0, Level(), "seed")
    assert isinstance(all_clicks[-1], Tap)
    state = settle(state)
    assert state.result is not None
    assert next(one for one in state.result.verdicts if one.player == 0).faults == 0


def test_nothing_is_clicked_after_the_clock_has_run_out() -> None:
    slow = Level(pace=10.0)
    state, all_clicks = build_city(live(cap_seconds=60), 0, slow, "seed")
    start = state.round.seats[0].start or 0
    assert all_clicks == [] or all_clicks[-1].at - start <= 60 * SECOND
    assert state.round.seats[0].hand.tap is None
    assert choose(view_of(settle(build_city(live(), 1, Level(), "x")[0]), 0), 0, "casual") is None


def test_it_gets_ready_opens_the_map_and_unfreezes_a_card() -> None:
    fresh = GAME.new_state(2, GAME.options_from({}), "seed")
    assert (choose(view_of(fresh, 0), 0, "expert") or "").startswith("ready")
    assert (choose(view_of(turns(), 1), 1, "expert") or "").startswith("open")
    state = settle(build_city(live(), 1, Level(), "seed")[0])
    unfrozen = {choose(view_of(state, 1), 1, "expert", seed=f"{number}") for number in range(30)}
    assert len(unfrozen) == 4
    assert all((text or "").startswith("unfreeze") for text in unfrozen)
    assert choose(view_of(state, 0), 0, "expert") is None
