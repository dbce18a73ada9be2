"""What Builders' pictures show: everything that a player has to see, also on a phone and without colour."""

from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from math import cos, radians, sin

import msgspec
import pytest
from PIL import Image, ImageStat

from bot.games.builders import KINDS, SIDES, View
from bot.games.builders.geometry import HEIGHT, extent_of
from bot.games.builders.pieces import HALF, LEGS
from bot.games.builders.state import Foundation
from bot.locales import languages, texts
from rendering import THEMES, render
from rendering.builders import (
    RENDERER,
    board,
    icons,
    panels,
    pieces,
    places,
    puzzle,
    track,
)
from rendering.builders.layout import BOARD, COLUMN, INNER, ROW_STRIP, Frame
from rendering.builders.palette import LETTERING_PAIRS, PALETTE, paint
from rendering.builders.samples import make_largest, samples
from rendering.kit import GAP, PLAYERS, SIZE, extend, size_of, stack
from rendering.kit.encoder import MAX_BYTES
from rendering.renderer import ExtraPicture
from tests.codebase.combinations import diagonal
from tests.games.builders_play import GAME, act, new, table, view_of
from tests.rendering.goldens import decode, difference
from tests.rendering.phone import cut, small
from tests.rendering.rendered_samples import contrast, fresh
from tests.rendering.test_lettering import assert_readable

pytestmark = [pytest.mark.exhaustive, pytest.mark.xdist_group("builders pictures")]

KEY = "builders"
EN = texts("en")
DARK = THEMES["dark"]
SAMPLES = samples()
UNFINISHED = {name: view for name, view in SAMPLES.items() if not view.outcome}
INSIDE = size_of(INNER)


def on_phone(view: View, theme: str = "dark", choices: tuple[str, ...] = ()) -> Image.Image:
    return small(RENDERER.paint(view, theme=THEMES[theme], text=EN, choices=choices))


def with_player(view: View, player: int, **values: object) -> View:
    """Return the view with other values for one player."""
    players = list(view.players)
    players[player] = msgspec.structs.replace(players[player], **values)
    return msgspec.structs.replace(view, players=tuple(players))


# Every picture


@pytest.mark.parametrize(
    ("name", "theme", "other"), diagonal(SAMPLES, THEMES, (RENDERER.zoom, RENDERER.draw_finished))
)
def test_pictures_are_light_and_of_the_size_they_say(name: str, theme: str, other: ExtraPicture) -> None:
    view = SAMPLES[name]
    for picture in (
        render(KEY, view, theme=theme, choices=view.legal),
        other(view, theme=THEMES[theme], text=EN),
    ):
        assert len(picture.data) <= MAX_BYTES
        assert picture.size == SIZE == decode(picture).size
        assert 0 < len(picture.description) <= 1024


@pytest.mark.parametrize("locale", languages())
def test_every_character_is_in_the_font_and_large_enough(
    locale: str, drawn_labels: set[tuple[str, int]]
) -> None:
    theme, text = fresh("contrast"), texts(locale)
    for view in SAMPLES.values():
        RENDERER.zoom(view, theme=theme, text=text)
        RENDERER.draw_finished(view, theme=theme, text=text)
    assert_readable(drawn_labels)


@pytest.mark.parametrize("theme", THEMES)
def test_lettering_stands_out_from_its_ground(theme: str) -> None:
    for pair in LETTERING_PAIRS:
        ink, its_ground = (paint(THEMES[theme], name) for name in pair)
        assert contrast(ink, its_ground) >= 4.5, pair


def test_all_themes_name_the_same_colours() -> None:
    assert len({frozenset(colours) for colours in PALETTE.by_theme.values()}) == 1


def test_the_samples_reach_from_an_empty_table_to_the_largest_puzzle() -> None:
    state = make_largest()
    assert len(state.log) > 260
    assert sum(piece.joints for piece in state.log) > 380
    assert sum(state.foundation.sides) + 4 == 36
    assert {view.phase for view in SAMPLES.values()} == {"order", "roll", "choose", "build", "take", "over"}
    assert {len(view.players) for view in SAMPLES.values()} == {2, 3, 4}


def test_only_the_joints_of_a_player_who_left_are_drawn() -> None:
    view = SAMPLES["left"]
    before = decode(render(KEY, view))
    other = with_player(view, 1, space=3, hand=(2, 9, 9, 9), corner_joints=5)
    assert difference(before, decode(render(KEY, other))) == 0
    assert difference(before, decode(render(KEY, with_player(view, 1, joints=99)))) > 0
    back = msgspec.structs.replace(view, leavers=())
    assert difference(before, decode(render(KEY, back))) > 0


# What is laid stays


@pytest.mark.parametrize("name", ["middle_of_a_row", "many_rows_4", "largest", "ring_closed"])
def test_an_open_row_is_shown_large_and_whole(name: str) -> None:
    view = SAMPLES[name]
    assert view.row
    frame = board.board_frame(view)
    spots = [frame.spot(point) for outline in view.row.empty for point in outline]
    assert all(0 <= x <= INSIDE[0] and 0 <= y <= INSIDE[1] - ROW_STRIP for x, y in spots)
    assert frame.scale >= 36  # a C is 9 pixels high on a phone


def test_the_cache_tells_owners_apart() -> None:
    """Two matches that differ only in who laid a piece have their own pictures."""
    view = SAMPLES["many_rows"]
    first = msgspec.structs.replace(view.pieces[1], owner=1 - view.pieces[1].owner)
    other = msgspec.structs.replace(view, pieces=(view.pieces[0], first, *view.pieces[2:]))
    assert render(KEY, view).data != render(KEY, other).data


@pytest.mark.nightly
def test_threads_draw_the_same_whatever_is_cached() -> None:
    views = [SAMPLES[name] for name in ("ring_open", "many_rows")]
    alone = [render(KEY, view) for view in views]
    theme = fresh("dark")
    with ThreadPoolExecutor(8) as pool:
        pictures = pool.map(lambda view: RENDERER.draw(view, theme=theme, text=EN), views * 2)
    assert list(pictures) == alone * 2


# Where things lie


RINGS = [(north, east) for north in range(2, HALF - 1) for east in range(2, HALF - north + 1)]


def on_ring(north: int, east: int) -> View:
    """Return a view of a closed foundation of that size with two rows on each panel and no row open."""
    view = SAMPLES["ring_closed"]
    ring = msgspec.structs.replace(view.foundation, sides=(north, east, north, east))
    panels = tuple(
        msgspec.structs.replace(panel, base=side + 2, length=side)
        for panel, side in zip(view.panels, ring.sides, strict=True)
    )
    return msgspec.structs.replace(view, foundation=ring, panels=panels, row=None)


@pytest.mark.parametrize(("north", "east"), RINGS)
def test_every_puzzle_fits_and_leaves_the_corners_free(north: int, east: int) -> None:
    view = on_ring(north, east)
    frame = board.board_frame(view)
    rows = 2 * HEIGHT
    west, up = frame.spot((-rows, -rows))
    far, low = frame.spot((north + LEGS + rows, east + LEGS + rows))
    assert 0 <= min(west, up) < max(far, low) <= INSIDE[0]
    complete_view = msgspec.structs.replace(
        view, panels=tuple(msgspec.structs.replace(panel, length=0) for panel in view.panels)
    )
    whole = board.board_frame(complete_view)
    assert whole.scale <= frame.scale
    left, top, right, bottom = extent_of(Foundation((north, east, north, east), 4))
    (west, up), (far, low) = whole.spot((left, top)), whole.spot((right, bottom))
    assert 0 <= min(west, up) < max(far, low) <= INSIDE[0]
    assert max(far - west, low - up) > 0.72 * INSIDE[0]
    # The ring's own corners are nearest to those of the board: dice and box lie within 176 by 166 pixels.
    x, y = frame.spot((0, 0))
    assert x > 176 or y > 166
    for reach_x, reach_y in ((166, 160), (176, 140)):
        assert not _covers_corner(frame, reach_x, reach_y)


def _covers_corner(frame: Frame, x: float, y: float) -> bool:
    """Return whether one of two panels covers the upper left corner of the board up to ``x`` and ``y``."""
    (left, top), (right, bottom) = frame.spot((0, 0)), frame.spot((frame.wide, frame.high))
    slope = 2 * frame.rise / frame.scale
    in_north = y < top and x > left + (top - y) / slope
    in_west = x < left and y > top + (left - x) / slope
    return in_north or in_west or (left < x < right and top < y < bottom)


@pytest.mark.parametrize("name", UNFINISHED)
def test_every_corner_of_every_piece_is_on_a_whole_pixel(name: str) -> None:
    view = UNFINISHED[name]
    frame = board.board_frame(view)
    for piece in view.pieces:
        for point in piece.outline:
            for value in frame.spot(point):
                assert value == pytest.approx(round(value), abs=1e-6)


def test_the_scale_stays_for_several_pieces_of_an_open_ring() -> None:
    view = SAMPLES["start"]
    scales = []
    for length in range(15):
        ring = msgspec.structs.replace(view.foundation, sides=(length, 0, 0, 0))
        scales.append(board.board_frame(msgspec.structs.replace(view, foundation=ring)).scale)
    assert scales == sorted(scales, reverse=True)
    assert len(set(scales)) <= 6


@pytest.mark.parametrize("spaces", range(8, 13))
def test_spaces_of_the_track_lie_beside_each_other_on_the_border(spaces: int) -> None:
    boxes = [track.space_box(space, spaces) for space in range(4 * spaces)]
    for left, top, right, bottom in boxes:
        assert BOARD[0] <= left < right <= BOARD[2]
        assert BOARD[1] <= top < bottom <= BOARD[3]
        assert not (left + 1 > INNER[0] and right - 1 < INNER[2] and top + 1 > INNER[1] and bottom < INNER[3])
    for one, other in combinations(boxes, 2):
        apart = (one[2] - other[0], other[2] - one[0], one[3] - other[1], other[3] - one[1])
        assert min(apart) < 0.01, (one, other)


@pytest.mark.parametrize("count", range(1, 5))
def test_pawns_on_one_space_can_all_be_seen(count: int) -> None:
    for space in range(40):
        spots = track.pawn_spots(space, 10, count)
        assert len(set(spots)) == count


# What is shown


@pytest.mark.parametrize("theme", THEMES)
def test_kinds_of_pieces_differ_in_greyscale(theme: str) -> None:
    greys = []
    for kind in KINDS:
        cuts = [
            pieces.cut(kind, icons.kind_shape("B", 60), variant, THEMES[theme])
            for variant in range(pieces.VARIANTS)
        ]
        means = [ImageStat.Stat(cut.convert("L"), cut.getchannel("A")).mean[0] for cut in cuts]
        assert max(means) - min(means) < 30
        greys.append(sum(means) / len(means))
    assert all(abs(one - other) > 28 for one, other in combinations(greys, 2)), greys


@pytest.mark.parametrize("length", [10, 13, 26, 44])
def test_owners_differ_by_the_form_of_their_joints(length: int) -> None:
    side = length + 2 * round(length * 0.18 + 3)
    sprites = [icons.joint(owner, 0, length, DARK) for owner in PLAYERS]
    forms = [
        extend(image.getchannel("A"), (side, side), (side // 2 - left, side // 2 - top))
        for image, (left, top) in sprites
    ]
    for one, other in combinations(forms, 2):
        assert difference(one.convert("RGB"), other.convert("RGB")) > 4


def test_a_joint_lies_across_the_edge_that_it_joins() -> None:
    view = SAMPLES["largest"]
    for piece, laid_piece in zip(view.pieces, puzzle.to_laid_pieces(view.pieces), strict=True):
        assert len(piece.joints) == len(laid_piece.joints)
        for spot, angle in laid_piece.joints:
            x, y = cos(radians(angle)), sin(radians(angle))
            ahead = spot[0] + 0.05 * x, spot[1] + 0.05 * y
            behind = spot[0] - 0.05 * x, spot[1] - 0.05 * y
            assert _holds(piece.outline, ahead) != _holds(piece.outline, behind)


def _holds(outline: tuple[tuple[float, float], ...], spot: tuple[float, float]) -> bool:
    """Return whether a point is inside an outline: a line to the right crosses an odd number of edges."""
    x, y = spot
    inside = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


CHANGES: tuple[dict[str, object], ...] = (
    {"points": 55},
    {"hand": (9, 2, 0, 0)},
    {"hand": (1, 77, 0, 0)},
    {"hand": (1, 2, 77, 0)},
    {"hand": (1, 2, 0, 77)},
    {"corner_joints": 17},
    {"structures": 8},
    {"progress": 3},
)


@pytest.mark.parametrize(("player", "change"), diagonal(range(4), CHANGES))
def test_every_number_of_a_player_reaches_the_panel(player: int, change: dict[str, object]) -> None:
    base = {"points": 11, "joints": 22, "hand": (1, 2, 0, 0), "corner_joints": 1, "structures": 1}
    view = with_player(SAMPLES["many_rows_4"], player, **base, progress=0)
    box = stack(COLUMN, 4, GAP)[player]
    before, after = (cut(on_phone(each), box) for each in (view, with_player(view, player, **change)))
    assert difference(before, after) > 0.1


@pytest.mark.parametrize(
    "change",
    [
        {"dice": (2, 5)},
        {"left": 9},
        {"box": (0, 0, 50, 7)},
        {"box": (0, 0, 73, 60)},
        {"corner_box": 3},
        {"current": 2},
        {"row": None},
    ],
)
def test_every_number_of_the_turn_reaches_the_picture(change: dict[str, object]) -> None:
    view = SAMPLES["many_rows_4"]
    assert difference(on_phone(msgspec.structs.replace(view, **change)), on_phone(view)) > 0.02


@pytest.mark.parametrize("sample", ["many_rows", "middle_of_a_row", "many_rows_4"])
def test_the_points_of_all_players_are_equally_large(sample: str, drawn_labels: set[tuple[str, int]]) -> None:
    view = with_player(SAMPLES[sample], 0, points=91, corner_joints=2, structures=1)
    RENDERER.paint(view, theme=fresh("dark"), text=EN, choices=())
    size_by_label = {
        label: max(size for each, size in drawn_labels if each == label) for label, _ in drawn_labels
    }
    assert len({size_by_label[str(player.points)] for player in view.players}) == 1


def test_the_players_with_the_most_points_have_a_crown_unless_all_are_level() -> None:
    view = SAMPLES["many_rows_4"]

    def leading(*points: int) -> set[int]:
        scored = view
        for player, count in enumerate(points):
            scored = with_player(scored, player, points=count)
        return set(panels.leaders(scored))

    assert leading(3, 9, 1, 9) == {1, 3}
    assert leading(10, 9, 1, 9) == {0}
    assert leading(4, 4, 4, 4) == set()
    assert 0 not in panels.leaders(msgspec.structs.replace(with_player(view, 0, points=99), leavers=(0,)))


@pytest.mark.parametrize("theme", THEMES)
def test_the_arrows_of_the_track_point_the_way_of_the_pawns(theme: str) -> None:
    """Each side has an arrow, turned like the side, whose tip is in the half that pawns reach later."""
    spaces, brass = 10, paint(THEMES[theme], "brass")
    picture = track.draw_track(spaces, THEMES[theme]).paint()
    for side, (axis, sign) in enumerate(((0, 1), (1, 1), (0, -1), (1, -1))):
        box = track.space_box(side * spaces + spaces // 2, spaces)
        left, top, right, bottom = (round(edge) for edge in box)
        spots = [
            (x, y)
            for x in range(left + 14, right - 14)
            for y in range(top + 14, bottom - 14)
            if max(abs(a - b) for a, b in zip(picture.getpixel((x, y)), brass, strict=True)) < 24  # type: ignore[arg-type]
        ]
        across = sorted(sign * spot[axis] for spot in spots)
        tip = [spot for spot in spots if sign * spot[axis] >= across[-1] - 2]
        tail = [spot for spot in spots if sign * spot[axis] <= across[0] + 2]
        assert len(spots) > 40
        assert _extent(tip, 1 - axis) < 8 < _extent(tail, 1 - axis)


def _extent(spots: list[tuple[int, int]], axis: int) -> int:
    return max(spot[axis] for spot in spots) - min(spot[axis] for spot in spots)


def test_pawns_move() -> None:
    view = SAMPLES["many_rows_4"]
    for player in range(4):
        space = (view.players[player].space + 3) % 40
        after, box = on_phone(with_player(view, player, space=space)), track.space_box(space, 10)
        assert difference(cut(after, box), cut(on_phone(view), box)) > 5


def test_where_the_pawn_could_go_is_marked() -> None:
    view = SAMPLES["ring_closed"]
    assert view.move
    box = track.space_box(view.move.space, 10)
    bare = msgspec.structs.replace(view, move=None)
    assert difference(cut(on_phone(view), box), cut(on_phone(bare), box)) > 5


@pytest.mark.parametrize("theme", THEMES)
def test_what_was_laid_in_this_turn_is_outlined(theme: str) -> None:
    view = SAMPLES["many_rows_4"]
    assert any(piece.new for piece in view.pieces)
    old = tuple(msgspec.structs.replace(piece, new=False) for piece in view.pieces)
    bare = msgspec.structs.replace(view, pieces=old)
    assert difference(on_phone(view, theme), on_phone(bare, theme)) > 0.03


@pytest.mark.parametrize("name", ["ring_open", "many_rows"])
@pytest.mark.parametrize("theme", THEMES)
def test_choices_are_outlined(name: str, theme: str) -> None:
    view = SAMPLES[name]
    (place,) = places.next_places(view)
    plain, with_choice = on_phone(view, theme), on_phone(view, theme, (place.action,))
    assert difference(plain, with_choice) > 0.01
    assert render(KEY, view, choices=["lead C nowhere"]) == render(KEY, view)


def test_a_panel_is_a_choice_as_well() -> None:
    view = view_of(table())
    assert {place.action.split()[-1] for place in places.next_places(view)} == set(SIDES)
    pictures = {side: render(KEY, view, choices=[side]).data for side in SIDES}
    assert len({*pictures.values(), render(KEY, view).data}) == 5


@pytest.mark.parametrize("name", UNFINISHED)
def test_places_are_those_of_the_legal_steps(name: str) -> None:
    view = UNFINISHED[name]
    drawn_places = {place.action for place in places.next_places(view)}
    legal = {step.action for step in view.steps if step.action != "structure"}
    assert legal <= drawn_places
    for step in view.steps:
        for place in places.next_places(view):
            assert place.action != step.action or place.joints == step.joints


def test_a_closer_look_letters_the_joints_of_the_whole_row(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers: list[str] = []

    def spy(_image: Image.Image, text: str, *_args: object, **_kwargs: object) -> None:
        numbers.append(text)

    monkeypatch.setattr("rendering.builders.board.write", spy)
    view = SAMPLES["middle_of_a_row"]
    RENDERER.zoom(view, theme=DARK, text=EN)
    assert view.row
    assert len(numbers) == len(view.row.empty)
    assert numbers[0] == str(view.row.joints)
    assert {*numbers} <= {"1", "2", "3"}


# Secrets


def test_orders_are_hidden_until_all_are_revealed() -> None:
    start = act(new(4), "order 1A 4B 3C 2D")
    one, other = act(start, "order 2A 8B"), act(start, "order 10C")
    for viewer in (None, 0, 2, 3):
        pair = [GAME.view(state, viewer) for state in (one, other)]
        assert render(KEY, pair[0]) == render(KEY, pair[1])
        descriptions = [RENDERER.describe(view, text=EN) for view in pair]
        assert descriptions[0] == descriptions[1]
        assert ("Coral ordered 1 A, 4 B, 3 C and 2 D." in descriptions[0]) == (viewer == 0)
    assert RENDERER.describe(GAME.view(one, 1), text=EN) != RENDERER.describe(GAME.view(other, 1), text=EN)


def test_the_picture_shows_who_has_ordered() -> None:
    view = SAMPLES["order"]
    more = with_player(view, 3, handed_in=True)
    assert difference(on_phone(view), on_phone(more)) > 0.05


# The end


def test_the_score_sheet_shows_ranks_parts_and_tie_breaks() -> None:
    view = SAMPLES["over_4"]
    assert view.outcome
    shared_win = msgspec.structs.replace(view.outcome, ranks=(1, 1, 3, 4))
    for other in (
        with_player(view, 0, points=99),
        with_player(view, 0, joints=66),
        msgspec.structs.replace(view, outcome=shared_win),
    ):
        assert difference(on_phone(other), on_phone(view)) > 0.02
