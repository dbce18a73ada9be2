"""The words beside Builders' pictures are enough to play by."""

import re
from random import Random

import msgspec
import pytest

from bot.games.builders import (
    Action,
    Counts,
    Done,
    Lay,
    Lead,
    Leave,
    Move,
    Order,
    Roll,
    Structure,
    Take,
    View,
    tie_breaks,
)
from bot.games.builders.state import Foundation, Panel, Player, Row
from bot.games.contract import Outcome, Score
from bot.locales import languages, texts
from rendering.builders import RENDERER
from rendering.builders.alt_text import closeup_text, finished_puzzle_text
from rendering.builders.labels import tie_text
from rendering.builders.samples import samples
from tests.games.builders_play import CLOSED, GAME, act, careless, new, playout, table, view_of

EN = texts("en")
SAMPLES = samples()
OPEN_ROW = Row(0, "C", 7, 3, 1)
LAST_SLOT = Row(0, "C", 7, 6, 1)
POINT = Row(0, "D", 1, 0, 1)
CLOSING = Foundation((2, 2, 2, 2), 3)


def on_panels(*lengths: int) -> tuple[Panel, ...]:
    return tuple(Panel(length, "C") for length in lengths)


@pytest.mark.parametrize(
    ("view", "action", "expected"),
    [
        (view_of(new()), Order(1, 4, 3, 2), "ordered 1 A, 4 B, 3 C and 2 D"),
        (view_of(table(dice=None)), Roll(), "rolled the dice"),
        (view_of(table(dice=(5, 2))), Roll(), "rolled 5 + 2"),
        (view_of(table(dice=(6, 6))), Roll(), "rolled 6 + 6 (a double: 24 steps and 2 corner joints)"),
        (view_of(table(dice=(6, 6), corner_box=0)), Roll(), "rolled 6 + 6 (a double: 24 steps)"),
        (view_of(table(dice=(5, 2))), Move(), "moved 7"),
        (view_of(table(Player(space=4), dice=(5, 2))), Move(), "moved 7 past a corner"),
        (view_of(table(Player(space=9), dice=(6, 6))), Move(), "moved 24 past 3 corners"),
        (view_of(table()), Take(0, 0, 7, 3), "took 7 C and 3 D"),
        (view_of(table()), Take(1, 2, 3, 4), "took 1 A, 2 B, 3 C and 4 D"),
        (view_of(table(ring=Foundation())), Lay("B"), "laid a side B"),
        (view_of(table(ring=Foundation((2, 0, 0, 0), 0))), Lay("A"), "laid a corner A"),
        (view_of(table(ring=CLOSING)), Lay("A"), "closed the foundation with a corner A"),
        (view_of(table(row=OPEN_ROW)), Lay("C"), "laid a small C"),
        (view_of(table(row=LAST_SLOT)), Lay("C"), "completed the row with a small C"),
        (
            view_of(table(row=Row(0, "D", 3, 2, 2), panels=on_panels(4, 4, 4, 4))),
            Lay("D"),
            "completed the row with a large D",
        ),
        (
            view_of(table(row=POINT, panels=on_panels(2, 4, 4, 4))),
            Lay("D"),
            "finished the north panel with a large D",
        ),
        (view_of(table()), Lead("C", "north"), "began a row of C on the north panel"),
        (
            view_of(table(panels=on_panels(4, 1, 4, 4))),
            Lead("C", "east"),
            "finished the east panel with a small C",
        ),
        (view_of(table()), Structure(), "began a structure"),
        (view_of(table(Player(progress=2))), Structure(), "added to a structure"),
        (view_of(table(Player(progress=3))), Structure(), "finished a structure (8 points)"),
        (view_of(table()), Done(), "ended the turn"),
        (view_of(table()), Leave(), "left the match"),
    ],
)
def test_actions_are_described(view: View, action: Action, expected: str) -> None:
    assert RENDERER.describe_action(view, action, text=EN) == expected


@pytest.mark.parametrize("locale", languages())
def test_every_legal_action_of_every_sample_is_described(locale: str) -> None:
    for view in SAMPLES.values():
        for notation in view.legal:
            sentence = RENDERER.describe_action(view, GAME.action_from_string(notation), text=texts(locale))
            assert sentence
            assert sentence == sentence.strip()
            assert not sentence.endswith(".")


@pytest.mark.parametrize(
    ("view", "expected"),
    [
        (view_of(new()), "Order 10 pieces in secret."),
        (view_of(table(dice=None)), "Roll the dice."),
        (view_of(table(dice=(2, 2))), "Move 8 spaces, or lay up to 8 pieces."),
        (view_of(table(Player())), "Move 3 spaces."),
        (view_of(table(box=(0, 0, 0, 0))), "Lay up to 3 pieces."),
        (view_of(act(table(), "lead C north")), "Lay up to 2 more pieces, or end your turn."),
        (
            msgspec.structs.replace(view_of(act(table(), "lead C north")), is_ended=True),
            "The puzzle has ended. Build on your structure, or end your turn: that ends the match.",
        ),
        (view_of(table(phase="build", left=0)), "You can build nothing more: end your turn."),
        (view_of(table(Player(), phase="build", left=2)), "You can build nothing more: end your turn."),
        (view_of(act(table(Player(space=9)), "move")), "Take 10 pieces from the box."),
        (SAMPLES["over"], "The match is over."),
    ],
)
def test_the_prompt_lists_what_may_be_done(view: View, expected: str) -> None:
    assert RENDERER.prompt(view, text=EN) == expected


def test_pieces_that_complete_nothing_are_counted() -> None:
    view = samples()["ring_open"]
    steps: list[tuple[View, Action]] = [
        (view, Lay("B")),
        (view, Lay("B")),
        (view, Done()),
        (view, Lay("B")),
    ]
    sentences = list(RENDERER.describe_actions(steps, text=EN))
    assert sentences == ["laid 2 B", "ended the turn", "laid a side B"]


def test_seats_have_their_marks() -> None:
    seats = [RENDERER.seat(player, text=EN) for player in range(4)]
    assert seats == ["🔴 Coral", "🔺 Teal", "🟨 Amber", "🔷 Violet"]


def test_the_description_names_what_can_be_led_and_why_not() -> None:
    panels = (Panel(5), Panel(4, "D"), Panel(0, "C"), Panel(2, "D"))
    hand: Counts = (0, 0, 7, 1)
    view = view_of(
        table(Player(hand=hand), panels=panels, box=(0, 0, 0, 0), ring=Foundation((3, 2, 3, 2), 4))
    )
    description = RENDERER.describe(view, text=EN)
    assert "The north panel is 5 of 5 units long on the foundation." in description
    assert "not D, because the length is odd" in description
    assert "The east panel is 4 of 4 units long" in description
    assert "C (7 pieces for 10 joints, then 3 units)" in description
    assert "C (3 pieces for 4 joints, then 1 unit)" in description
    assert "not D, because too few are left for a row of 3" in description
    assert "The south panel is finished." in description
    assert "in hand" in description
    assert "7 C and 1 D" in description


def test_the_description_names_dice_places_and_what_steps_earn() -> None:
    view = view_of(table(Player(space=9, hand=(0, 0, 3, 2), corner_joints=1, progress=3), dice=(2, 2)))
    description = RENDERER.describe(view, text=EN)
    assert "The dice show 2 and 2, a double worth 8." in description
    assert "Moving leads to space 17 past a corner, for 10 pieces." in description
    assert "begin a row of C on the north panel (1 joint)" in description
    assert "structure (8 points)" in description
    assert "space 9 of 40" in description
    assert "3 of 4 steps of the next" in description
    assert (
        "The foundation is closed: 12 pieces, 2 B in the north and south, 2 B in the east and west."
        in description
    )


def test_the_description_names_the_open_foundation_and_row() -> None:
    description = RENDERER.describe(view_of(table(ring=Foundation((3, 1, 0, 0), 1))), text=EN)
    assert "3 B in the north, 1 in the east, 0 in the south, 0 in the west" in description
    assert "The east side is being laid; a side has at least 2 B." in description
    row = RENDERER.describe(view_of(table(row=OPEN_ROW, ring=CLOSED)), text=EN)
    assert "A row of C is open on the north panel: piece 4 of 7 is next and earns 1 joint." in row


def test_the_description_names_players_who_have_ordered() -> None:
    description = RENDERER.describe(SAMPLES["order"], text=EN)
    assert "Coral has handed in an order." in description
    assert "Violet is still choosing." in description


def test_the_description_sums_up_the_last_turn() -> None:
    after_move = act(act(table(Player(space=9)), "move"), "take 10C")
    assert "Last turn: Coral rolled 1 and 2, moved and took 10 C." in RENDERER.describe(
        view_of(after_move), text=EN
    )
    after_lead = act(act(table(), "lead C north"), "done")
    assert "Last turn: Coral rolled 1 and 2 and built 1 piece." in RENDERER.describe(
        view_of(after_lead), text=EN
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_words_keep_within_discords_limits_all_match_long(players: int) -> None:
    for state in playout(new(players, f"words {players}"), careless, Random(players)):
        view = view_of(state)
        assert 0 < len(RENDERER.describe(view, text=EN)) < 3500
        for describe in (RENDERER.alt_text, closeup_text, finished_puzzle_text):
            assert 0 < len(describe(view, text=EN)) <= 1024
        assert RENDERER.alt_text(view, text=EN).endswith(".")


def test_alt_text_begins_with_who_is_to_act() -> None:
    for view in SAMPLES.values():
        alt_text = RENDERER.alt_text(view, text=EN)
        assert alt_text.startswith("Builders, ")
        if view.current is not None:
            name = RENDERER.seat(view.current, text=EN).split()[1]
            assert f"{name} is to act." in alt_text
            assert f"{name}: {view.players[view.current].points} point" in alt_text


STEPS = ("joints", "laid", "left")
LEVEL = {"joints": 40, "structures": 0, "structure-points": 0, "laid": 20, "left": 5}


def tie_view(*steps: str) -> View:
    """Return an end with a tie between neighbours in the ranking, each broken by the next of ``steps``."""
    parts, scores = dict(LEVEL), [Score(40, tuple(LEVEL.items()))]
    for step in sorted(steps, key=STEPS.index, reverse=True):
        parts[step] += 1 if step == "left" else -1
        scores.append(Score(40, tuple(parts.items())))
    outcome = Outcome(tuple(range(1, len(scores) + 1)), tuple(scores))
    over = SAMPLES["over_4"]
    return msgspec.structs.replace(over, outcome=outcome, players=over.players[: len(scores)])


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        (("joints",), "Equal points: more joints decide"),
        (("laid",), "Equal points: more pieces laid decide"),
        (("joints", "laid"), "Equal points: more joints and more pieces laid decide"),
        (STEPS, "Equal points: more joints, more pieces laid and fewer pieces left decide"),
    ],
)
def test_the_end_names_every_tie_break_used(steps: tuple[str, ...], expected: str) -> None:
    view = tie_view(*steps)
    assert view.outcome
    assert tie_breaks(view.outcome) == steps
    assert tie_text(view, EN) == expected
    assert f"{expected}." in RENDERER.describe(view, text=EN)
    assert f"{expected}." in RENDERER.alt_text(view, text=EN)


def test_the_end_names_winner_parts_and_places() -> None:
    description = RENDERER.describe(SAMPLES["over_4"], text=EN)
    assert description.startswith("Builders, the match is over. Coral wins.")
    assert re.search(r"Coral, place 1: 80 in all; 80 joints, \d+ pieces laid[,.]", description)
    assert "Amber, place 2: 55 in all; 47 joints, 1 structure for 8, " in description
    assert not re.search(
        r"\b0 (structures|pieces left)", description + RENDERER.alt_text(SAMPLES["over_4"], text=EN)
    )
    assert "Equal points" not in description
    assert "Equal points: more pieces laid decide." in RENDERER.describe(SAMPLES["tie"], text=EN)


def test_players_who_left_are_named_in_every_part_of_a_match() -> None:
    description = RENDERER.describe(SAMPLES["order_left"], text=EN)
    assert "Amber has left the match." in description
    assert "Amber is still choosing." not in description
    leaver_line = "Teal has left the match and is not ranked; "
    for name in ("left", "over_left"):
        view = SAMPLES[name]
        joints = view.players[1].joints
        assert f"{leaver_line}{joints} joints stay." in RENDERER.describe(view, text=EN)
        assert leaver_line in RENDERER.alt_text(view, text=EN)
        assert "Teal, place" not in RENDERER.describe(view, text=EN)
        assert "Teal: " not in RENDERER.describe(view, text=EN)


def test_no_place_in_a_row_is_named_once_the_match_is_over() -> None:
    assert SAMPLES["over_left"].row is not None
    assert "is next and earns" not in RENDERER.describe(SAMPLES["over_left"], text=EN)


def test_a_shared_victory_is_named() -> None:
    view = SAMPLES["over"]
    assert view.outcome
    shared_win = msgspec.structs.replace(view, outcome=msgspec.structs.replace(view.outcome, ranks=(1, 1)))
    assert "Shared: Coral and Teal." in RENDERER.describe(shared_win, text=EN)
