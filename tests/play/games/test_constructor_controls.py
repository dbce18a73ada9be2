"""The keypad of Constructor: it lies as the board does and takes two clicks at most for what is legal."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from bot.games.constructor import GAME, View
from bot.games.constructor.patterns import pattern_ids
from bot.locales import texts
from cogs.constructor import UI
from cogs.kit.controls import ANSWER, BLANK, CHOSEN, GREY, Control
from rendering import RENDERERS
from rendering.constructor.samples import samples
from tests.games.constructor_play import SAMPLE_ROUND, act, play, start, view_of
from tests.players.positions import some_states

TEXT = texts("en")
SAMPLES = samples()
ROOM = 40 - 3 - 3 - 3 - 8
"""The components of a message without container, caption, picture, a request, a late player and the rest."""


def positions() -> list[View]:
    """Return positions of all patterns, with and without a swap, in which a player has to act."""
    options = {"extra_patterns": True, "same_pattern": False, "decider": True, "open_rings": True}
    states = [state for seed in range(12) for state in some_states("constructor", seed, 8, **options)]
    views = [*SAMPLES.values(), *(GAME.view(state, None) for state in states)]
    return [view for view in views if view.phase == "play" and view.current is not None]


def keys(view: View, selection: str = "") -> dict[str, Control]:
    """Return the buttons that can be clicked, by their labels."""
    lines = UI.controls(view, selection, text=TEXT)
    return {control.label: control for line in lines for control in line if not control.disabled}


def clicks(view: View, selection: str = "", deep: int = 2) -> Iterator[tuple[str, int]]:
    """Yield each action that can be made, and the clicks that it takes."""
    for control in keys(view, selection).values():
        if control.verb == "act":
            yield control.argument, 1
        elif deep > 1 and control.argument:
            yield from ((action, 1 + more) for action, more in clicks(view, control.argument, deep - 1))


def test_every_legal_action_takes_at_most_two_clicks_and_nothing_else_is_offered() -> None:
    for view in positions():
        assert {action for action, _ in clicks(view)} == set(view.legal)


def test_a_move_with_one_target_and_the_only_kind_left_take_one_click() -> None:
    for view in positions():
        shortest = {
            action: min(n for clicked_action, n in clicks(view) if clicked_action == action)
            for action in view.legal
        }
        moves = [action for action in view.legal if "-" in action]
        sources = [move.split("-")[0] for move in moves]
        kinds = {action[0] for action in view.legal if action[0] in "RMS"}
        for action, count in shortest.items():
            alone = "-" in action and sources.count(action.split("-")[0]) == 1
            only = action[0] in "RMS" and len(kinds) == 1
            assert count == (1 if alone or only or action == "swap" else 2), (action, view.legal)


def test_a_row_names_the_targets_of_its_moves_where_a_phone_has_room() -> None:
    rows = set()
    for view in positions():
        targets = dict(move.split("-") for move in view.legal if "-" in move)
        sources = [move.split("-")[0] for move in view.legal if "-" in move]
        for line in UI.controls(view, "", text=TEXT):
            tiles = [control.label for control in line if control.verb == "act" and "→" in control.label]
            singles = [label for label in tiles if sources.count(label[:2]) == 1]
            named = [label for label in singles if label == f"{label[:2]}→{targets[label[:2]]}"]
            assert named in ([], singles), line
            assert bool(named) == bool(singles and len(line) + len(singles) <= 6), line
            rows.add((len(line), len(named)))
    assert {(4, 1), (4, 2)} <= rows


def test_the_choice_is_green_and_what_answers_is_blue() -> None:
    view = SAMPLES["start"]
    assert keys(view)["Ring"].style is keys(view)["b2"].style is ANSWER
    assert keys(view, "R")["Ring"].style is CHOSEN
    assert keys(view, "R")["b2"] == Control("b2", "act", "Rb2", ANSWER)
    assert keys(view, "R")["Small"].style is GREY
    assert keys(view, "b2")["b2"] == Control("b2", "pick", "", CHOSEN)
    assert keys(view, "b2")["Small"] == Control("Small", "act", "Sb2", ANSWER, emoji_only=True)


def test_the_question_says_what_to_press_after_a_choice() -> None:
    view = SAMPLES["start"]
    plain = UI.question(view, "", text=TEXT)
    assert UI.question(view, "R", text=TEXT) == "Press the tile for it."
    assert UI.question(view, "b2", text=TEXT) == "Press the piece for it."
    assert UI.question(view, "z9", text=TEXT) == plain
    moving = next(view for view in positions() if any("-" in action for action in view.legal))
    source = next(action for action in moving.legal if "-" in action).partition("-")[0]
    assert UI.question(moving, source, text=TEXT) == "Press the tile to land on."


@pytest.mark.parametrize("selection", ["z9", "X", "gap-2-0", "c1-c2", "a" * 90])
def test_an_unknown_choice_is_none(selection: str) -> None:
    view = SAMPLES["sparse"]
    assert UI.controls(view, selection, text=TEXT) == UI.controls(view, "", text=TEXT)
    assert not UI.choices(view, selection)


@pytest.mark.parametrize("pattern", pattern_ids(extra=True))
def test_the_keys_lie_as_the_tiles_do(pattern: str) -> None:
    view = next(view for view in positions() if view.pattern == pattern)
    lines = UI.controls(view, "", text=TEXT)[-len({tile.r for tile in view.tiles}) :]
    places = {
        control.label: (row, column) for row, line in enumerate(lines) for column, control in enumerate(line)
    }
    tiles = {tile.label: tile for tile in view.tiles}
    for first, second in pairwise(sorted(view.tiles, key=lambda tile: (tile.r, tile.q))):
        if first.label in places and second.label in places and first.r == second.r:
            apart = places[second.label][1] - places[first.label][1]
            assert apart == tiles[second.label].q - tiles[first.label].q
    assert all(line[-1].label != BLANK and len(line) <= 5 for line in lines)


def test_the_keypad_leaves_room_for_what_others_add_and_its_buttons_differ() -> None:
    for view in positions():
        for selection in ("", *(action[:2] for action in view.legal), *"RMS"):
            lines = UI.controls(view, selection, text=TEXT)
            ids = [(control.verb, control.argument) for line in lines for control in line]
            assert len(ids) == len(set(ids))
            assert len(lines) + len(ids) <= ROOM


@pytest.mark.parametrize("is_swapped", [False, True])
def test_the_end_of_a_round_names_who_could_do_nothing_even_if_colours_are_swapped(is_swapped: bool) -> None:
    state = play(start(decider=True), f"{SAMPLE_ROUND} {SAMPLE_ROUND} Rb2")
    state = act(state, "swap") if is_swapped else state
    view = view_of(state)
    while view.current is not None:
        stuck = 1 - view.current
        state = act(state, view.legal[0])
        view = view_of(state)
    (sentence,) = UI.milestone(view, text=TEXT)
    name = RENDERERS["constructor"].player(stuck, text=TEXT)
    assert sentence.startswith(f"Round 3 is over, because {name} can neither place nor move: ")
    assert "cleared" not in sentence
