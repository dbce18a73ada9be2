"""The words beside Constructor's pictures are enough to play by."""

from collections.abc import Iterator

import msgspec
import pytest

from bot.games.constructor import GAME, ChoosePattern, Move, Place, Swap, View, tiles_of
from bot.locales import languages, texts
from bot.players.constructor.determinize import state_of
from rendering.constructor import RENDERER
from rendering.constructor.samples import samples
from tests.rendering.rendered_samples import render_once

SAMPLES = samples()
EN = texts("en")


def board_of(*stacks: str) -> View:
    """Return a rhombus with these stacks in reading order."""
    all_stacks = (*stacks, *[""] * (9 - len(stacks)))
    return msgspec.structs.replace(SAMPLES["start"], tiles=tiles_of("rhombus", all_stacks))


def fullest() -> Iterator[View]:
    for stack in ("SrMs", "SrMsRmSrM"):
        tiles = tiles_of("rhombus", (stack,) * 9)
        yield msgspec.structs.replace(SAMPLES["decider"], tiles=tiles, last=("a1", "b1"))
    yield msgspec.structs.replace(SAMPLES["choose_extra_again"], finished=SAMPLES["decider"].finished)


@pytest.mark.parametrize("locale", languages())
def test_words_keep_within_discords_limits(locale: str) -> None:
    for view in (*SAMPLES.values(), *fullest()):
        assert len(RENDERER.describe(view, text=texts(locale))) <= 3500
        assert len(RENDERER.alt_text(view, text=texts(locale))) <= 1024


def test_the_description_names_every_tile_with_its_stack_and_its_neighbours() -> None:
    lines = RENDERER.describe(board_of("Sr", "SrMs", "Rm"), text=EN).splitlines()
    assert "c1 (next to c2, b1): black ring around ice small." in lines
    assert (
        "c2 (next to c1, c3, b1, b2): black small on ice medium on black ring around ice small; "
        "tower of 4 for black." in lines
    )
    assert "c3 (next to c2, b2, b3): black medium on ice ring; tower of 2 for black." in lines
    assert "b2 (next to c2, c3, b1, b3, a1, a2): empty." in lines
    assert sum(line.startswith(tile.label) for line in lines for tile in board_of().tiles) == 9


def test_the_description_says_all_that_the_panels_show() -> None:
    view = msgspec.structs.replace(SAMPLES["new_round"], towers=(2, 1), reserves=((1, 0, 3), (2, 2, 2)))
    description = RENDERER.describe(view, text=EN)
    assert "round 2 of 2, on the pattern Rhombus. Black is to act." in description
    assert "Ice: 2 towers; in reserve 1 ring, 0 mediums, 3 smalls." in description
    assert "Black: 1 tower; in reserve 2 rings, 2 mediums, 2 smalls." in description
    assert "Round 1 (Rhombus): ice 3, black 3." in description
    assert "How round 1 ended:" in description


def test_the_description_names_the_last_action_and_the_possible_moves() -> None:
    description = RENDERER.describe(SAMPLES["full"], text=EN)
    assert "Last action: black medium moved from a1 to a2." in description
    moving = RENDERER.describe(SAMPLES["open_rings"], text=EN)
    for move in (action for action in SAMPLES["open_rings"].legal if "-" in action):
        assert move.replace("-", " to ") in moving


def test_patterns_to_choose_from_are_numbered_with_their_rows() -> None:
    description = RENDERER.describe(SAMPLES["choose_extra"], text=EN)
    assert "1 Rhombus (rows of 3-3-3)" in description
    assert "7 Hourglass (rows of 2-5-2, unbalanced)" in description


def test_the_end_names_the_winner_and_the_points() -> None:
    assert "Black wins: 4–3." in RENDERER.describe(SAMPLES["over"], text=EN)
    assert "Draw: " in RENDERER.describe(SAMPLES["draw"], text=EN)


def test_swapped_colours_are_mentioned() -> None:
    view = msgspec.structs.replace(SAMPLES["decider"], colours=(1, 0))
    assert "swapped colours" in RENDERER.describe(view, text=EN)
    assert "swapped colours" in render_once("constructor", view).description


@pytest.mark.parametrize(
    ("legal", "expected"),
    [
        (("Ra1", "Sb2"), "Place a piece on an empty tile."),
        (("a1-b1",), "Move one of your pieces onto an opposing piece beside it."),
        (("Ra1", "a1-b1"), "Place a piece, or move onto an opposing one."),
        (("Ra1", "swap"), "Place a piece, or swap colours."),
        (
            ("Ra1", "a1-b1", "swap"),
            "Place a piece, move one onto an opposing piece beside it, or swap colours.",
        ),
    ],
)
def test_the_prompt_offers_what_is_legal(legal: tuple[str, ...], expected: str) -> None:
    assert RENDERER.prompt(msgspec.structs.replace(SAMPLES["start"], legal=legal), text=EN) == expected


def test_the_prompt_of_other_phases() -> None:
    assert RENDERER.prompt(SAMPLES["choose"], text=EN) == "Choose the pattern for this round."
    assert RENDERER.prompt(SAMPLES["over"], text=EN) == "The match is over."


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Place("R", "b2"), "placed a ring on b2"),
        (Place("M", "a1"), "placed a medium on a1"),
        (Place("S", "c3"), "placed a small on c3"),
        (ChoosePattern("rhombus"), "chose the rhombus"),
        (Swap(), "swapped colours"),
    ],
)
def test_actions_are_described(action: Place | ChoosePattern | Swap, expected: str) -> None:
    assert RENDERER.describe_action(board_of(), action, text=EN) == expected


@pytest.mark.parametrize(
    ("stacks", "expected"),
    [
        (("r", "M"), "the medium from c2 onto the black ring on c1, making a tower of 2"),
        (("Sr", "M"), "the medium from c2 onto the black ring on c1, making a tower of 3"),
        (("s", "R"), "the ring from c2 around the black small on c1"),
        (("rM", "s"), "the small from c2 onto the ice medium on c1, taking the tower, now 3 high"),
    ],
)
def test_moves_are_described_with_what_they_make(stacks: tuple[str, ...], expected: str) -> None:
    assert RENDERER.describe_action(board_of(*stacks), Move("c2", "c1"), text=EN) == f"moved {expected}"


@pytest.mark.parametrize("locale", languages())
def test_every_legal_action_of_every_sample_is_described(locale: str) -> None:
    for view in SAMPLES.values():
        for notation in view.legal:
            sentence = RENDERER.describe_action(view, GAME.action_from_string(notation), text=texts(locale))
            assert sentence
            assert sentence == sentence.strip()
            assert not sentence.endswith(".")


def test_seats_have_their_marks() -> None:
    assert [RENDERER.seat(player, text=EN) for player in (0, 1)] == ["⚪ Ice", "⚫ Black"]


@pytest.mark.parametrize("player", [0, 1])
def test_a_look_back_at_a_swap_shows_the_swap_and_no_round_before_it(player: int) -> None:
    start = state_of(SAMPLES["decider"])
    assert start.current is not None
    after_move = GAME.apply_action(start, start.current, Place("M", "b2"))
    after_swap = GAME.view(GAME.apply_action(after_move, 1 - start.current, Swap()), None)
    assert RENDERER.look_back(after_swap, player) == after_swap
    assert RENDERER.look_back(SAMPLES["decider"], player).round == 2
