"""What controls name and what can be chosen is in the scene: the names as words, the places with a mark."""

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.constructor import GAME as CONSTRUCTOR
from bot.games.constructor import Move, Place
from bot.games.middle_ages import SITES, WORKERS
from bot.locales import texts
from cogs.kit.controls import Menu
from cogs.kit.game_ui import GAME_UIS
from cogs.space_builder.panel_content import controls, is_open
from rendering import RENDERERS, THEMES
from rendering.builders.board import board_frame, draw_closeup
from rendering.builders.layout import INNER, ROW_STRIP
from rendering.builders.pieces import corner_of
from rendering.builders.places import later_places, next_places
from rendering.kit import CLOSE, Edges, Look
from rendering.kit.scene import Seen
from rendering.space_builder.board import draw_own_map, shows_own_map
from rendering.words.player_names import lettering
from tests.example_games import EVERY_GAME
from tests.players.positions import states_of

EN = texts("en")
_WITHOUT_PLACES = "middle-ages", "space-builder"
SEEDS = (1, 2, 3, 4, 5, 6)


def positions(game: str, seed: int) -> Iterator[tuple[Any, Sequence[str]]]:
    """Yield some positions of a random match as a player to act sees them, and some legal actions of each."""
    rules, rng = GAMES[game], Random(seed)
    states = [state for state in states_of(game, seed) if rules.current_players(state)]
    for state in rng.sample(states, min(len(states), 12)):
        player = min(rules.current_players(state))
        actions = [rules.action_to_string(each) for each in rules.legal_actions(state, player)]
        yield rules.view(state, player), rng.sample(actions, min(len(actions), 6))


def read(game: str, view: Any, choices: Sequence[str] = ()) -> list[Seen]:
    """Return what is in the scene of a position in which these choices are marked."""
    look = Look(THEMES["dark"], lettering(EN))
    return RENDERERS[game].compose(view, look=look, choices=choices).read()


def boxes(seen: Sequence[Seen], start: str) -> list[Edges]:
    """Return the boxes of the sprites whose names begin so."""
    return [each.box for each in seen if each.name.startswith(start)]


def cards(seen: Sequence[Seen]) -> dict[str, Edges]:
    """Return the boxes of the cards of the Middle Ages."""
    return {each.name.split("'")[1]: each.box for each in seen if each.name.startswith("card(")}


def labels_in(game: str, view: Any, selection: str = "") -> Iterator[tuple[str, str]]:
    """Yield the label and the argument of each control below a position."""
    for line in GAME_UIS[game].controls(view, selection, text=EN):
        for each in line.choices if isinstance(line, Menu) else line:
            yield each.label, each.argument


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", ["middle-ages"])
@pytest.mark.sampled
def test_controls_name_cards_by_the_tabs_that_they_have_in_the_picture(game: str, seed: int) -> None:
    checked = 0
    for view, _ in positions(game, seed):
        seen = read(game, view)
        tabs = {(each.box[2], each.box[1]): each.words for each in seen if each.name.startswith("tab(")}
        places = cards(seen)
        for label, argument in labels_in(game, view):
            named = [word for word in argument.split() if word in SITES or word in WORKERS]
            corners = [places[card] for card in named if card in places]
            if named and len(corners) == len(named) and label[1:3] == ": ":  # a crowded table lacks some
                assert label[0] in {tabs[box[2] + CLOSE, box[1] - CLOSE] for box in corners}, (
                    label,
                    argument,
                )
                checked += 1
    assert checked > 20


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    "game", [game for game in EVERY_GAME if game not in ("middle-ages", "space-builder")]
)
@pytest.mark.sampled(2)
def test_every_place_that_a_control_names_is_written_in_the_picture(game: str, seed: int) -> None:
    for view, _ in positions(game, seed):
        words = {each.words for each in read(game, view)}
        for label, _ in labels_in(game, view):
            for place in re.findall(r"\b[a-z]\d\b", label):
                assert place in words or set(place) <= words, (label, words)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.sampled
def test_the_middle_ages_mark_the_cards_that_can_be_chosen_and_no_others(seed: int) -> None:
    ui = GAME_UIS["middle-ages"]
    for view, actions in positions("middle-ages", seed):
        sites = [site.card for site in view.players[view.current].sites]
        hints = [ui.hint_choices(view, action) for action in actions]
        for choices in (*hints, *(ui.choices(view, site) for site in sites)):
            seen = read("middle-ages", view, choices)
            marks = boxes(seen, "choice_outline(")
            marked = {
                card
                for card, (left, top, right, bottom) in cards(seen).items()
                for mark in marks
                if abs(left + right - mark[0] - mark[2]) < 4 and abs(top + bottom - mark[1] - mark[3]) < 4
            }
            assert marked == {*choices} & cards(seen).keys()
            assert len(marks) == len(marked)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.sampled
def test_constructor_marks_the_tiles_of_what_can_be_chosen_and_no_others(seed: int) -> None:
    ui = GAME_UIS["constructor"]
    for view, actions in positions("constructor", seed):
        for hint in actions:
            choices = ui.hint_choices(view, hint)
            tiles = set[str]()
            for action in map(CONSTRUCTOR.action_from_string, choices):
                match action:
                    case Move(source=source, target=target):
                        tiles |= {source, target}
                    case Place(tile=tile):
                        tiles.add(tile)
            assert bool(choices) == bool(tiles), "a hint has a picture only if something is marked in it"
            seen = read("constructor", view, choices)
            assert _tiles(seen, "marking('glow'") == tiles
            ghosts = _tiles(seen, "ghost(")
            assert len(ghosts) == bool(choices)
            assert ghosts <= tiles


def _tiles(seen: Sequence[Seen], start: str) -> set[str]:
    """Return the tiles on which sprites lie whose names begin so, by the labels at their front corners."""
    labels = [(each.words, each.box) for each in seen if re.fullmatch(r"[a-z]\d", each.words)]

    def nearest(mark: Edges) -> str:
        return min(
            (abs(left + right - mark[0] - mark[2]) + abs(bottom - mark[3]), label)
            for label, (left, _, right, bottom) in labels
        )[1]

    return {nearest(mark) for mark in boxes(seen, start)}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.sampled
def test_builders_marks_the_places_that_can_be_chosen_and_no_others(seed: int) -> None:
    ui = GAME_UIS["builders"]
    for view, actions in positions("builders", seed):
        steps = [step.action for step in view.steps]
        for choices in (*(ui.hint_choices(view, action) for action in actions), steps):
            places = [place for place in next_places(view) if place.action in choices]
            seen = read("builders", view, choices)
            assert bool(boxes(seen, "dot(")) == bool(places)
            if places:
                frame, down = board_frame(view), ROW_STRIP if view.row else 0
                corners = [frame.pixel(corner_of(place.outline)) for place in places]
                left, top = round(INNER[0]), round(INNER[1]) + down
                strong = [
                    each.box[:2]
                    for each in seen
                    if each.name.startswith("inside(") and each.name.endswith("True)")
                ]
                assert sorted(strong) == sorted((left + x, top + y) for x, y in corners)
                assert not boxes(seen, "dash(")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.sampled
def test_the_close_up_of_builders_has_the_places_and_joints_of_the_board(seed: int) -> None:
    look, checked = Look(THEMES["dark"], lettering(EN)), 0
    for view, _ in positions("builders", seed):
        places, board = next_places(view), read("builders", view)
        closeup = draw_closeup(view, look.theme).read()
        kinds = [
            [_kind(each) for each in seen if each.name.startswith("inside(")] for seen in (closeup, board)
        ]
        assert sorted(kinds[0]) == sorted(kinds[1])
        numbers = [int(each.words) for each in closeup if each.words]
        if view.foundation.is_closed:
            assert sorted(numbers) == sorted(each.joints for each in (*places, *later_places(view)))
        else:
            assert numbers == [place.joints for place in places[-1:]]
        checked += len(numbers)
    assert checked


def _kind(place: Seen) -> tuple[str, str, bool]:
    """Return the kind and the turn of an empty place, and whether the next piece goes there."""
    kind, turn, _, is_next = place.name.removeprefix("inside(").rstrip(")").split(", ")
    return kind, turn, is_next == "True"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.sampled
def test_the_panel_of_a_race_asks_for_the_cards_that_its_map_marks(seed: int) -> None:
    look, checked = Look(THEMES["dark"], lettering(EN)), 0
    for view, _ in positions("space-builder", seed):
        if view.viewer is None or not shows_own_map(view) or not is_open(view):
            continue
        seen = draw_own_map(view, view.viewer, look).read()
        *_, cards, others = controls(view, "key", EN)
        asked = {
            each.argument.rpartition("take ")[2] for each in (*cards, *others) if "take " in each.argument
        }
        assert asked == {
            each.name.split("'")[1]
            for each in seen
            if each.name.startswith("own_face(") and "False" in each.name
        }
        places = {each.name.split("'")[1] for each in seen if each.name.startswith("face('")}
        assert asked <= places
        checked += len(asked)
    assert checked


@pytest.mark.parametrize("game", [game for game in EVERY_GAME if game not in GAMES])
def test_the_examples_mark_what_a_hint_is_about(game: str) -> None:
    for view, actions in positions(game, 1):
        plain = read(game, view)
        for action in actions:
            assert read(game, view, GAME_UIS[game].hint_choices(view, action)) != plain
