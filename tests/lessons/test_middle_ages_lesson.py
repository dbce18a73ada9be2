"""The lesson of Middle Ages: what its sentences claim about the positions."""

import pytest

from bot.games.middle_ages import View, yields_of
from bot.games.middle_ages.cards import missing_of, plus
from bot.lessons import LESSONS
from tests.rendering.middle_ages_marks import check_marks

LESSON = LESSONS["middle-ages"]
CRAFTSMAN = "W20"


def view_of(name: str) -> View:
    """Return what the learner sees at the start of a step."""
    view = LESSON.rules.view(LESSON.start(LESSON.index_of(name)).state, LESSON.learner)
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize(
    ("name", "coins", "actions"),
    [
        ("start", 10, 3),
        ("coins", 0, 3),
        ("surcharge", 13, 2),
        ("buy", 9, 1),
        ("plan", 16, 3),
        ("count", 10, 3),
    ],
)
def test_a_step_begins_with_the_coins_and_actions_that_its_sentence_names(
    name: str, coins: int, actions: int
) -> None:
    view = view_of(name)
    assert view.current == LESSON.learner
    assert (view.players[LESSON.learner].coins, view.actions) == (coins, actions)


def test_only_one_pair_of_workers_lets_the_craftsman_finish_both_sites() -> None:
    mine = view_of("plan").players[LESSON.learner]
    able = [
        {
            unit
            for unit in mine.free
            if unit != CRAFTSMAN
            and not any(missing_of(site.missing, plus(yields_of(unit), yields_of(CRAFTSMAN))))
        }
        for site in mine.sites
    ]
    silo, relay = able
    pairs = {(one, other) for one in silo for other in relay if one != other}
    assert pairs == {("M3", "W28")}


def test_the_last_turn_wins_the_match_as_its_sentence_says() -> None:
    outcome = LESSON.rules.outcome(LESSON.solution(len(LESSON.steps) - 1).state)
    assert outcome is not None
    assert [score.total for score in outcome.scores] == [20, 8]


def test_numbers_and_letters_stay_in_every_turn_of_the_lesson() -> None:
    for index in range(len(LESSON.all_steps)):
        position = LESSON.start(index)
        states = [position.state]
        for entry in LESSON.solution(index).actions[len(position.actions) :]:
            player, _, action = entry.partition(":")
            notation = LESSON.rules.action_from_string(action.partition("@")[0])
            states.append(LESSON.rules.apply_action(states[-1], int(player), notation))
        assert len(states) > 1
        check_marks(states)


def test_the_step_of_coins_offers_no_wrong_worker_before_the_wage_is_there() -> None:
    step = LESSON.all_steps[LESSON.index_of("coins")]
    view = view_of("coins")
    sends = [action for action in view.legal if action.startswith("send")]
    assert sends
    assert not any(map(step.shows, sends))
