"""Every pattern fits into the picture, and nothing covers anything."""

from itertools import combinations

import msgspec
import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.games.constructor import GAME
from bot.games.constructor.patterns import pattern_ids
from rendering.constructor.board import mark_choices
from rendering.constructor.layout import CORNERS, RISE, THICK, TILT, footprint, hexagon, layout
from rendering.constructor.samples import samples
from rendering.kit import MARGIN, SIZE, Box
from tests.rendering.scene_words import apart, find_words, is_inside

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
        assert top >= MARGIN
        assert highest >= MARGIN / 4
        assert all(apart((left, highest, right, bottom), block) >= 8 for block in blocks)


@pytest.mark.parametrize("pattern", PATTERNS)
@pytest.mark.parametrize("has_inset", [False, True])
def test_blocks_lie_inside_the_margins_and_apart(pattern: str, has_inset: bool) -> None:
    place = layout(pattern, has_inset=has_inset)
    blocks = [*place.panels, place.status, *([place.inset] if place.inset else [])]
    for first, second in combinations(blocks, 2):
        assert apart(first, second) >= 0
    for left, top, right, bottom in blocks:
        assert MARGIN <= left < right <= SIZE[0] - MARGIN
        assert MARGIN <= top < bottom <= SIZE[1] - MARGIN


@pytest.mark.parametrize("pattern", PATTERNS)
def test_the_last_round_has_a_place_that_no_tile_touches(pattern: str) -> None:
    assert layout(pattern).inset is None
    place = layout(pattern, has_inset=True)
    assert place.inset
    left, top, right, bottom = place.inset
    inset = Image.new("1", SIZE)
    ImageDraw.Draw(inset).rectangle(place.inset, fill=1)
    tiles = Image.new("1", SIZE)
    for x, y in place.centres.values():
        ImageDraw.Draw(tiles).polygon(hexagon((x, y), place.tile), fill=1)
        ImageDraw.Draw(tiles).polygon(hexagon((x, y + THICK * place.tile), place.tile), fill=1)
    assert ImageChops.logical_and(inset, tiles).getbbox() is None
    assert right - left >= SIZE[0] / 4
    assert bottom - top >= SIZE[1] / 4


@pytest.mark.parametrize("pattern", PATTERNS)
def test_the_board_hardly_shrinks_beside_the_last_round(pattern: str) -> None:
    assert layout(pattern, has_inset=True).tile >= 0.85 * layout(pattern).tile


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


@pytest.mark.parametrize("pattern", ["rhombus", "pinwheel", "brick"])
def test_each_panel_has_the_name_and_the_points_of_its_colour(pattern: str) -> None:
    view = msgspec.structs.replace(
        samples()[pattern], towers=(11, 12), finished=samples()["round_2"].finished
    )
    boxes = find_words("constructor", view, ("Ada", "Bo"))
    panels = layout(pattern).panels
    for colour, (panel, towers) in enumerate(zip(panels, ("11", "12"), strict=True)):
        (name,), (points,) = boxes[("Ada", "Bo")[view.colours.index(colour)]], boxes[towers]
        (carried,) = (box for words, places in boxes.items() for box in places if _is_in(words, box, panel))
        assert is_inside(name, panel)
        assert is_inside(points, panel)
        assert max(name[0], carried[2]) < points[0]
        assert panel[2] - points[2] < 20


def _is_in(words: str, box: Box, panel: Box) -> bool:
    return words.endswith("+") and is_inside(box, panel)


@pytest.mark.parametrize("sample", ["full", "hourglass", "pinwheel"])
def test_a_match_that_was_won_early_names_the_winner_between_the_panels(sample: str) -> None:
    view = GAME.stop(samples()[sample], (0,))
    boxes = find_words("constructor", view, ("Ada", "Bo"))
    status = layout(view.pattern, result=True).status
    assert is_inside(boxes["Ada wins"][0], status)


def test_glows_that_overlap_are_drawn_in_the_same_order_in_every_process() -> None:
    for view in samples().values():
        glowing = list(mark_choices(view, view.legal).glowing)
        assert glowing == sorted(glowing)
