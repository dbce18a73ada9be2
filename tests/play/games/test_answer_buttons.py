"""What answers a question looks the same on all its buttons, and no other button looks so."""

from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.constructor import View as ConstructorView
from bot.games.space_builder import Lay, Open, Ready, SpaceBuilder, Start, Take, Tap
from bot.games.space_builder import Options as RaceOptions
from bot.games.space_builder import View as RaceView
from bot.locales import texts
from cogs.builders.choosing import is_choosing
from cogs.kit.controls import ANSWER, CHOSEN, GREY, Control, Line, Menu
from cogs.kit.game_ui import GAME_UIS
from cogs.space_builder.panel_content import controls as panel_controls
from rendering.constructor.board import mark_choices
from tests.players.positions import some_states

TEXT = texts("en")
SHOWS = {"picture", "race-faces", "race-last", "race-sit", "race-panel"}
"""Verbs of buttons that show or ask something, or open what can be opened at any time."""


def buttons(lines: Sequence[Line]) -> list[Control]:
    return [control for line in lines if not isinstance(line, Menu) for control in line]


def positions(key: str) -> Iterator[tuple[Any, int]]:
    """Yield views of players who have to act, from random matches."""
    rules = GAMES[key]
    for seed in range(10):
        for state in some_states(key, seed, 12):
            for player in sorted(rules.current_players(state)):
                yield rules.view(state, player), player


def require_plain_styles(controls: Sequence[Control]) -> list[Control]:
    """Return the buttons that can be clicked and answer; the disabled ones must be grey."""
    assert all(control.style is GREY for control in controls if control.disabled), controls
    enabled = [control for control in controls if not control.disabled]
    assert all(control.style is GREY for control in enabled if control.verb in SHOWS - {"race-panel"})
    return [control for control in enabled if control.verb not in SHOWS]


@pytest.mark.parametrize("key", list(GAMES))
def test_all_buttons_that_answer_have_one_style_and_no_other_button_has_it(key: str) -> None:
    count = 0
    for view, _ in positions(key):
        answers = require_plain_styles(buttons(GAME_UIS[key].controls(view, "", text=TEXT)))
        is_picked = key == "constructor" and any(control.style is CHOSEN for control in answers)
        for control in answers:
            is_choice = is_picked and not control.argument.strip("RMS")
            assert control.style in ((ANSWER, CHOSEN) if is_choice else (ANSWER,)), (control, view)
        count += len(answers)
    assert count > 50


def test_after_a_choice_only_what_completes_it_has_the_style_of_answers() -> None:
    ui = GAME_UIS["constructor"]
    several = 0
    for view, _ in positions("constructor"):
        for control in buttons(ui.controls(view, "", text=TEXT)):
            if control.verb != "pick" or control.disabled or not control.argument or view.phase != "play":
                continue
            selection = control.argument
            shown = require_plain_styles(buttons(ui.controls(view, selection, text=TEXT)))
            by_style = {style: [each for each in shown if each.style is style] for style in (ANSWER, CHOSEN)}
            assert {each.argument for each in by_style[ANSWER]} == set(ui.choices(view, selection))
            assert [each.argument for each in by_style[CHOSEN]] == [""]
            several += len(by_style[ANSWER]) > 1
    assert several


def moves_of(view: ConstructorView) -> dict[str, list[str]]:
    moves: dict[str, list[str]] = {}
    for action in view.legal:
        if "-" in action:
            moves.setdefault(action.split("-")[0], []).append(action)
    return moves


def test_a_piece_with_several_targets_is_marked_like_one_with_a_single_target() -> None:
    ui, seen = GAME_UIS["constructor"], set[bool]()
    for view, _ in positions("constructor"):
        for source, moves in moves_of(view).items():
            seen.add(len(moves) > 1)
            labels = {each.label: each for each in buttons(ui.controls(view, "", text=TEXT))}
            (label,) = [label for label in labels if label.startswith(f"{source}\N{RIGHTWARDS ARROW}")]
            assert labels[label].style is ANSWER
            marks = mark_choices(view, moves)
            targets = {move.split("-")[1] for move in moves}
            assert set(marks.ghosts) == targets
            assert set(marks.glowing) == {source, *targets}
        for kind in "RMS":
            places = [action for action in view.legal if action.startswith(kind)]
            marks = mark_choices(view, places)
            assert set(marks.glowing) == set(marks.ghosts) == {action[1:] for action in places}
    assert seen == {True, False}


def test_in_the_panel_of_builders_what_leads_to_a_complete_choice_looks_like_an_answer() -> None:
    ui, rng, states = GAME_UIS["builders"], Random(1), set[bool]()
    for view, player in positions("builders"):
        if view.choice is None or not is_choosing(view, player):
            continue
        selection = ""
        for _ in range(12):
            panel = ui.panel(view, player, selection, text=TEXT)
            assert panel
            enabled = require_plain_styles(buttons(panel.lines))
            confirm = [each for each in enabled if each.verb == "panel-act"]
            states.add(bool(confirm))
            for each in enabled:
                is_back = each.label.startswith("\N{MINUS SIGN}")
                assert each.style in ((GREY,) if is_back else (ANSWER, CHOSEN)), each
            assert all(each.style is ANSWER for each in confirm)
            assert sum(each.style is CHOSEN for each in enabled) <= 1
            selection = rng.choice([each.argument for each in enabled if each.verb == "panel-set"])
    assert states == {True, False}


def race_views(rng: Random) -> Iterator[RaceView]:
    """Yield the views of a builder who lays cards at random, up to the tap."""
    game = SpaceBuilder()
    state = game.new_state(2, RaceOptions(), str(rng.random()))
    opened = state.round.opened
    for player in (0, 1):
        state = game.apply_action(state, player, Ready(opened))
    state = game.apply_action(state, 0, Start(opened + 5000))
    at = state.round.seats[0].start or 0
    while True:
        view = game.view(state, 0)
        yield view
        legal = [action for action in game.legal_actions(state, 0) if isinstance(action, Take | Lay | Tap)]
        tap = [action for action in legal if isinstance(action, Tap)]
        if not legal or (tap and rng.random() < 0.5):
            return
        at += 700
        action = rng.choice([each for each in legal if not isinstance(each, Tap)] or legal)
        state = game.apply_action(state, 0, type(action)(**_with_time(action, at)))


def _with_time(action: Any, at: int) -> dict[str, Any]:
    return {name: getattr(action, name) for name in action.__struct_fields__ if name != "at"} | {"at": at}


def test_in_the_panel_of_a_builder_the_current_card_is_chosen_and_what_moves_it_answers() -> None:
    rng, taps = Random(2), 0
    for view in chain.from_iterable(race_views(rng) for _ in range(6)):
        hand = view.hand
        assert hand
        enabled = require_plain_styles(buttons(panel_controls(view, "k", TEXT)))
        laid = {card.building for card in hand.cards if card.location}
        for each in enabled:
            _, name, action = each.argument.split(".")
            word, _, place = action.partition(" ")
            if word == "stop":
                continue
            is_current = name == hand.held or place == hand.held
            if each.style is CHOSEN:
                assert word in ("take", "lay")
            elif word == "take" and place in laid and not is_current:
                assert each.style is GREY, each
            else:
                assert each.style is ANSWER, each
        if not any(not card.location for card in hand.cards) and hand.held is None:
            (tap,) = [each for each in enabled if each.style is ANSWER]
            assert tap.argument.endswith("tap")
            taps += 1
    assert taps


@pytest.mark.parametrize("mode", ["live", "turns"])
def test_the_board_of_a_race_has_one_main_button(mode: Any) -> None:
    game = SpaceBuilder()
    state = game.new_state(2, RaceOptions(mode=mode), "one")
    views = [game.view(state, None)]
    if mode == "turns":
        views.append(game.view(game.apply_action(state, 0, Open(state.round.opened)), None))
    for view in views:
        shown = buttons(GAME_UIS["space-builder"].controls(view, "", text=TEXT))
        assert [each.style for each in shown].count(ANSWER) == 1
        assert all(each.style in (ANSWER, GREY) for each in shown)
