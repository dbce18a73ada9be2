"""The puzzle of Builders: foundation, panels, rows, joints (sections 6 to 8 and the vectors of 13)."""

from collections.abc import Iterator

import pytest

from bot.games.builders.pieces import (
    HALF,
    Kind,
    Lengths,
    Shape,
    feet_of,
    next_length,
    next_pieces,
    row_joints,
    slots_of,
    with_next_piece,
)
from bot.games.builders.state import Foundation, Panel, Player, Row
from tests.games.builders_play import PLENTY, act, legal, play, table, view_of

SMALLEST = "B B A B B A B B A B B A"


# The foundation (6)


@pytest.mark.parametrize(
    ("players", "sides", "side", "expected"),
    [
        (2, (0, 0, 0, 0), 0, "B"),
        (2, (1, 0, 0, 0), 0, "B"),
        (2, (2, 0, 0, 0), 0, "AB"),
        (2, (14, 0, 0, 0), 0, "A"),
        (2, (6, 9, 0, 0), 1, "AB"),
        (2, (6, 10, 0, 0), 1, "A"),
        (2, (6, 4, 5, 0), 2, "B"),
        (2, (6, 4, 6, 0), 2, "A"),
        (2, (6, 4, 6, 4), 3, "A"),
        (3, (2, 0, 0, 0), 0, "B"),
        (3, (13, 0, 0, 0), 0, "A"),
        (4, (3, 0, 0, 0), 0, "B"),
        (4, (12, 0, 0, 0), 0, "A"),
    ],
)
def test_foundation_vectors(players: int, sides: Lengths, side: int, expected: str) -> None:
    assert "".join(next_pieces(sides, side, players)) == expected
    state = table(*[Player(hand=PLENTY)] * players, ring=Foundation(sides, side))
    assert [text for text in legal(state) if text.startswith("lay")] == [f"lay {kind}" for kind in expected]


def reachable(shortest: int) -> dict[tuple[Lengths, int], tuple[tuple[Lengths, int], ...]]:
    """Return every open foundation that can be laid, with the results of each legal next piece."""
    successors: dict[tuple[Lengths, int], tuple[tuple[Lengths, int], ...]] = {}
    todo: list[tuple[Lengths, int]] = [((0, 0, 0, 0), 0)]
    while todo:
        ring = todo.pop()
        if ring not in successors and ring[1] < 4:
            successors[ring] = tuple(with_next_piece(*ring, kind) for kind in next_pieces(*ring, shortest))
            todo += successors[ring]
    return successors


@pytest.mark.parametrize(("players", "count"), [(2, 1406), (3, 1081), (4, 784)])
def test_every_open_foundation_can_be_closed(players: int, count: int) -> None:
    """Each one has a legal next piece; each piece brings the end nearer: a rectangle of at most 36 pieces."""
    rings = reachable(players)
    assert len(rings) == count
    assert all(rings.values())
    closed_rings = {ring for following in rings.values() for ring in following if ring[1] == 4}
    sizes = set()
    for (north, east, south, west), _ in closed_rings:
        assert (north, east) == (south, west)
        assert min(north, east) >= players
        sizes.add(2 * (north + east) + 4)
    assert sizes == set(range(4 * players + 4, 37, 2))
    assert max(n + e for (n, e, _, _), _ in closed_rings) == HALF


def test_supply_is_enough_for_every_ring() -> None:
    """At most 32 of 36 B and 4 of 8 A."""
    assert max(sum(sides) for sides, _ in reachable(2)) <= 32


def ring_of(pieces: str) -> Iterator[int]:
    """Yield the joints of each piece laid from the start."""
    state = table(Player(hand=(9, 99, 9, 9)), ring=Foundation(), dice=(6, 6))
    for kind in pieces.split():
        state = act(state, f"lay {kind}")
        yield state.log[-1].joints


def test_joints_of_the_foundation() -> None:
    """Each piece has one joint, but the first none and the closing corner two."""
    assert list(ring_of(SMALLEST)) == [0, *[1] * 10, 2]


def test_smallest_game_for_two() -> None:
    texts = ", ".join(f"lay {kind}" for kind in SMALLEST.split())
    state = play(table(Player(hand=(9, 99, 9, 9)), ring=Foundation(), dice=(6, 6)), texts)
    assert state.foundation.is_closed
    assert [panel.length for panel in state.panels] == [4, 4, 4, 4]
    assert {panel.below for panel in state.panels} == {"B"}
    assert state.players[0].joints == 12
    assert view_of(state).legal[0] == "done"
    assert "lead D west" in legal(state)


def test_closing_puts_away_what_is_left_in_the_box() -> None:
    ring = Foundation((2, 2, 2, 2), 3)
    state = table(Player(hand=(1, 2, 3, 4)), ring=ring, box=(5, 20, 30, 40))
    after = act(state, "lay A")
    assert (after.box, after.away) == ((0, 0, 30, 40), (5, 20))
    assert after.players[0].hand == (0, 2, 3, 4)


def test_no_triangle_before_the_foundation_is_closed() -> None:
    assert legal(table(ring=Foundation((2, 2, 2, 1), 3))) == ["move", "lay B"]


# Rows and their joints (7, 8)


@pytest.mark.parametrize(
    ("length", "below", "shape", "joints", "above"),
    [
        (4, "B", "C", (1, 1, 2, 1, 2, 1, 2), 3),
        (4, "B", "D", (2, 1, 3), 2),
        (6, "C", "D", (2, 1, 3, 1, 3), 4),
        (4, "D", "D", (1, 1, 2), 2),
        (2, "D", "C", (1, 1, 2), 1),
        (2, "C", "D", (2,), 0),
        (2, "D", "D", (1,), 0),
        (1, "C", "C", (1,), 0),
    ],
)
def test_row_vectors(length: int, below: Kind, shape: Shape, joints: tuple[int, ...], above: int) -> None:
    assert row_joints(length, shape, below) == joints
    assert (slots_of(length, shape), next_length(length, shape)) == (len(joints), above)
    panels = (Panel(length, below), *[Panel(4)] * 3)
    state = act(table(panels=panels, dice=(6, 6)), f"lead {shape} north")
    while state.row:
        state = act(state, f"lay {shape}")
    assert tuple(piece.joints for piece in state.log) == joints
    assert state.panels == (Panel(above, shape), *panels[1:])


@pytest.mark.parametrize("length", range(1, 13))
def test_joints_of_whole_rows(length: int) -> None:
    assert sum(row_joints(length, "C", "B")) == sum(row_joints(length, "C", "D")) == 3 * length - 2
    if length % 2 == 0:
        assert sum(row_joints(length, "D", "B")) == sum(row_joints(length, "D", "C")) == 2 * length - 2
        assert sum(row_joints(length, "D", "D")) == 3 * length // 2 - 2


def panel_totals(length: int, below: Kind = "B") -> Iterator[tuple[int, int]]:
    """Yield the pieces and joints of every way to complete a panel."""
    if length == 0:
        yield 0, 0
    for shape in ("C", "D") if length % 2 == 0 else ("C",):
        if length:
            pieces, joints = slots_of(length, shape), sum(row_joints(length, shape, below))
            for more, further in panel_totals(next_length(length, shape), shape):
                yield pieces + more, joints + further


def test_every_panel_can_be_completed_in_every_way() -> None:
    small, large = set(panel_totals(4)), list(panel_totals(10))
    assert (4, 7) in small
    assert (16, 22) in small
    assert min(small) == (4, 7)
    assert max(small) == (16, 22)
    assert (min(pieces for pieces, _ in large), max(pieces for pieces, _ in large)) == (25, 100)
    assert (min(joints for _, joints in large), max(joints for _, joints in large)) == (40, 145)


def test_feet() -> None:
    feet = {(shape, below): feet_of(shape, below) for shape in ("C", "D") for below in ("A", "B", "C", "D")}
    assert {pair for pair, count in feet.items() if count == 2} == {("D", "A"), ("D", "B"), ("D", "C")}
    assert set(feet.values()) == {1, 2}


def test_large_triangles_need_an_even_length() -> None:
    panels = (Panel(5), Panel(4), Panel(3, "C"), Panel(0, "C"))
    leads = [text for text in legal(table(panels=panels)) if text.startswith("lead")]
    assert leads == ["lead C north", "lead C east", "lead D east", "lead C south"]


def test_only_the_next_piece_of_the_open_row_is_laid() -> None:
    state = act(table(dice=(6, 6)), "lead C north")
    assert legal(state) == ["done", "lay C"]
    assert legal(act(table(dice=(6, 6)), "lead D north")) == ["done", "lay D"]


def test_who_ends_a_row_may_lead_the_next() -> None:
    state = play(table(dice=(6, 6)), "lead D north, lay D, lay D")
    assert "lead C north" in legal(state)
    assert "lead D south" in legal(state)
    assert view_of(state).panels[0].length == 2


def test_the_next_player_goes_on_with_an_open_row() -> None:
    state = play(table(Player(hand=PLENTY), Player(hand=PLENTY)), "lead C west, done, roll, lay C")
    assert state.row == Row(panel=3, shape="C", slots=7, slot=2, feet=1)
    assert [piece.owner for piece in state.log] == [0, 1]


@pytest.mark.parametrize(("small", "large"), [(6, 3), (7, 2), (7, 3), (6, 2)])
def test_leading_needs_pieces_enough_in_box_and_hands(small: int, large: int) -> None:
    """A row on four units needs 7 C or 3 D; it does not matter where they are."""
    mine, other = Player(hand=(0, 0, 1, 1)), Player(hand=(0, 0, small - 2, 0))
    state = table(mine, other, panels=(Panel(4),) * 4, box=(0, 0, 1, large - 1))
    leads = {text.split()[1] for text in legal(state) if text.startswith("lead")}
    assert leads == {shape for shape, pieces, slots in (("C", small, 7), ("D", large, 3)) if pieces >= slots}
