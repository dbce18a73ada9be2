"""Every pattern fits into the picture, and nothing covers anything."""

from itertools import combinations

import pytest

from bot.games.constructor.patterns import pattern_ids
from rendering.canvas import MARGIN, SIZE
from rendering.constructor.layout import CORNERS, RISE, TILT, apart, footprint, layout

PATTERNS = pattern_ids(extra=True)


@pytest.mark.parametrize("pattern", PATTERNS)
def test_tiles_lie_inside_the_margins_and_away_from_the_blocks(pattern: str) -> None:
    place = layout(pattern)
    blocks = [*place.panels, place.status]
    assert len(place.centres) == 9
    for centre in place.centres.values():
        left, top, right, bottom = footprint(centre, place.tile)
        highest = centre[1] - (TILT + RISE) * place.tile
        assert left >= MARGIN - 1
        assert right <= SIZE[0] - MARGIN + 1
        assert min(top, highest) >= MARGIN - 1
        assert all(apart((left, highest, right, bottom), block) >= 8 for block in blocks)


@pytest.mark.parametrize("pattern", PATTERNS)
def test_blocks_lie_inside_the_margins_and_apart(pattern: str) -> None:
    place = layout(pattern)
    blocks = [*place.panels, place.status, *([place.inset] if place.inset else [])]
    for first, second in combinations(blocks, 2):
        assert apart(first, second) >= 0
    for left, top, right, bottom in blocks:
        assert MARGIN <= left < right <= SIZE[0] - MARGIN
        assert MARGIN <= top < bottom <= SIZE[1] - MARGIN


@pytest.mark.parametrize("pattern", PATTERNS)
def test_the_last_round_has_a_place_that_no_tile_touches(pattern: str) -> None:
    place = layout(pattern)
    assert place.inset
    assert all(apart(place.inset, footprint(spot, place.tile)) > 0 for spot in place.centres.values())


@pytest.mark.parametrize("pattern", PATTERNS)
def test_the_board_uses_the_space(pattern: str) -> None:
    place = layout(pattern)
    boxes = [footprint(centre, place.tile) for centre in place.centres.values()]
    wide = max(box[2] for box in boxes) - min(box[0] for box in boxes)
    high = max(box[3] for box in boxes) - min(box[1] for box in boxes) + RISE * place.tile
    assert wide >= 0.65 * SIZE[0] or high >= 0.75 * SIZE[1]
    assert place.tile >= 115


def test_neighbouring_tiles_touch_and_never_overlap() -> None:
    place = layout("rhombus")
    first, second = place.centres["a1"], place.centres["a2"]
    wide = 2 * max(x for x, _ in CORNERS) * place.tile
    assert second[0] - first[0] == pytest.approx(wide)
