"""What Builders shows keeps to the limits of Discord in any position, and offers exactly what is legal."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

import pytest

from bot.games.builders import GAME, State
from bot.games.builders.state import Panel, Player
from bot.locales import texts
from bot.match.consent import ConsentRequest
from bot.match.models import Match
from bot.match.versions import DIGEST_LENGTH, Version
from cogs.board.board_messages import controls
from cogs.board.buttons import LONGEST_ID, LONGEST_LABEL, rows
from cogs.builders import UI
from cogs.kit.clicks import ClickItem
from cogs.kit.controls import Control, Line, Menu
from tests.games.builders_play import Greedy, careless, new, playout, table, view_of

TEXT = texts("en")
AROUND = 3
"""Components beside the rows: the container, its words, its picture."""
MOST = 40
LARGE = 36**5


def _positions(players: int) -> Iterator[State]:
    """Yield the states of two matches, played in two ways."""
    rng = Random(players)
    yield from playout(new(players, "careless"), careless, rng)
    yield from playout(new(players, "greedy"), Greedy(rng, players), rng)


def _match(state: State) -> Match:
    players = len(state.players)
    return Match(
        guild_id=1,
        channel_id=1,
        game=GAME.key,
        status="running",
        host=1,
        seats=tuple(range(players)),
        seed="seed",
        state=state,
        consent_request=ConsentRequest("undo", by=0),
    )


def _buttons(lines: Sequence[Line]) -> list[Control]:
    return [control for line in lines if isinstance(line, list) for control in line]


def _check(lines: Sequence[Line], around: int) -> None:
    action_rows = rows(lines, LARGE, Version(LARGE, "x" * 2 * DIGEST_LENGTH))
    assert around + len(action_rows) + sum(len(row.children) for row in action_rows) <= MOST
    ids = [
        str(child.custom_id) for row in action_rows for child in row.children if isinstance(child, ClickItem)
    ]
    assert len(set(ids)) == len(ids)
    assert max(map(len, ids)) <= LONGEST_ID
    assert all(len(row.children) <= 5 for row in action_rows)
    for control in _buttons(lines):
        assert 1 <= len(control.label) <= LONGEST_LABEL, control.label


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.sampled
def test_boards_and_panels_keep_to_the_limits_in_any_position(players: int) -> None:
    for state in _positions(players):
        if state.phase == "over":
            continue
        view = GAME.view(state, None)
        for selection in ("", "build"):
            _check(controls(_match(state), view, selection, TEXT), AROUND)
        for player in range(players):
            panel = UI.panel(GAME.view(state, player), player, "", text=TEXT)
            if panel is not None:
                _check(panel.lines, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_controls_make_exactly_the_legal_actions(players: int) -> None:
    for state in _positions(players):
        if state.current is None or state.phase == "take":
            continue
        view = GAME.view(state, None)
        lines = [
            *UI.controls(view, "", text=TEXT),
            *(UI.controls(view, "build", text=TEXT) if view.phase == "choose" else ()),
        ]
        actions = {control.argument for control in _buttons(lines) if control.verb == "act"}
        actions |= {choice.argument for line in lines if isinstance(line, Menu) for choice in line.choices}
        assert actions - {"many"} == set(view.legal)
        assert ("many" in actions) == (len(view.auto_fill) > 1)


@pytest.mark.parametrize("players", [2, 4])
def test_the_question_before_a_turn_ends_counts_as_the_board_does(players: int) -> None:
    questions = Counter[str]()
    for state in _positions(players):
        view = GAME.view(state, None)
        question = UI.confirmation(partial(GAME.view, state, None), "done", text=TEXT)
        if not question:
            continue
        said = (UI.question(view, "", text=TEXT), question)
        counts = [re.search(r"[Ll]ay (?:up to )?(\d+|one|a) (?:more )?piece", words) for words in said]
        on_board, asked = (found and found[1].replace("one", "a") for found in counts)
        assert asked == on_board, said
        questions[question.split(",")[0]] += 1
    assert len(questions) > 3


def test_the_question_before_a_turn_ends_may_be_about_a_structure() -> None:
    mine = Player(hand=(0, 0, 1, 0), corner_joints=1, progress=3)
    view = view_of(table(mine, phase="build", left=2, panels=(Panel(0),) * 4))
    expected = "You can still build on your structure, and the next step earns 8 points."
    assert UI.confirmation(lambda: view, "done", text=TEXT).startswith(expected)


@pytest.mark.parametrize("players", [2, 4])
def test_panels_lead_to_every_choice_and_never_beyond_one(players: int) -> None:
    rng = Random(players)
    for state in _positions(players):
        if state.phase != "take":
            continue
        assert state.current is not None
        view, selection = GAME.view(state, state.current), ""
        assert view.choice is not None
        for _ in range(12):
            panel = UI.panel(view, state.current, selection, text=TEXT)
            assert panel is not None
            (confirm,) = (control for control in _buttons(panel.lines) if control.verb == "panel-act")
            legal = {GAME.action_to_string(action) for action in GAME.legal_actions(state, state.current)}
            assert (confirm.argument in legal) != confirm.disabled
            possible = [
                control.argument
                for control in _buttons(panel.lines)
                if control.verb == "panel-set" and not control.disabled
            ]
            selection = rng.choice(possible)
            counts = tuple(map(int, selection.split("/")[0].split(".")))
            assert sum(counts) <= view.choice.total
            assert all(0 <= count <= most for count, most in zip(counts, view.choice.most, strict=True))
