"""What Space Builder's pictures show: everything that a builder has to see, also on a phone."""

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, product

import msgspec
import pytest
from PIL import Image

from bot.games.space_builder import (
    BUILDINGS,
    FAULTS,
    LOCATIONS,
    MAPS,
    Card,
    Flaw,
    Result,
    View,
)
from bot.locales import Text, languages, texts
from rendering import RENDERERS, THEMES, render, rules_picture
from rendering.kit import SIZE, SMALLEST, Picture, Theme, measure
from rendering.kit.encoder import MAX_BYTES
from rendering.space_builder import cards, plates
from rendering.space_builder.board import map_picture
from rendering.space_builder.icons import mark, marks_of
from rendering.space_builder.layout import MAP_BOX, PANEL_BOX, Results, grid_in, head_of, result_layout
from rendering.space_builder.palette import LETTERING_PAIRS, PALETTE, paint
from rendering.space_builder.round import legend_of, place_unbuilt_cards, result_picture
from rendering.space_builder.rules_page import faces
from rendering.space_builder.samples import samples
from tests.codebase.combinations import diagonal
from tests.rendering.goldens import decode, difference, pixels
from tests.rendering.phone import cut, small
from tests.rendering.rendered_samples import contrast, fresh
from tests.rendering.test_lettering import assert_readable

pytestmark = [pytest.mark.exhaustive, pytest.mark.xdist_group("space-builder pictures")]

KEY = "space-builder"
RENDERER = RENDERERS["space-builder"]
EN = texts("en")
SAMPLES = samples()
WAYS = tuple(product(BUILDINGS, "AB", range(4)))
ON_MAP = 258
ON_BOARD = 108
RESULTS = ("result_2", "result_3", "result_late_4", "result_sealed_4")


def on_phone(view: View, theme: str = "dark") -> Image.Image:
    return small(RENDERER.paint(view, theme=THEMES[theme], text=EN))


def face(way: tuple[str, str, int], size: int, theme: str) -> Image.Image:
    """Return a card on a grey ground, as large as it is on a phone."""
    image = Image.new("RGB", (size, size), (90, 90, 90))
    colour = paint(THEMES[theme], "plan_line")
    cards.put_card(image, *way, (0, 0, size, size), colour, THEMES[theme])
    return small(image)


def layout_of(round_result: Result) -> Results:
    return result_layout([verdict.map for verdict in round_result.verdicts])


def with_player(view: View, player: int, **changes: object) -> View:
    players = list(view.players)
    players[player] = msgspec.structs.replace(players[player], **changes)
    return msgspec.structs.replace(view, players=tuple(players))


def private_pictures(views: Iterable[View], theme: Theme, text: Text) -> Iterable[Picture]:
    """Yield what players open beside the boards of some positions."""
    yield faces(theme=theme, text=text)
    for view in views:
        yield result_picture(view, theme=theme, text=text)
        if view.map:
            for player in {0, len(view.players) - 1}:
                yield map_picture(view, player, theme=theme, text=text)


@pytest.mark.parametrize(("number", "theme"), list(enumerate(THEMES)))
def test_pictures_are_light_and_of_the_size_they_say(number: int, theme: str) -> None:
    views = [*SAMPLES.values()][number :: len(THEMES)]
    public_pictures = [
        rules_picture(KEY, theme=theme, text=EN),
        *(render(KEY, view, theme=theme) for view in views),
    ]
    for picture in (*public_pictures, *private_pictures(views, THEMES[theme], EN)):
        assert len(picture.data) <= MAX_BYTES
        assert picture.size == SIZE == decode(picture).size
        assert 0 < len(picture.description) <= 1024


@pytest.mark.parametrize(
    ("size", "least", "theme"), [(ON_MAP, 7, "dark"), (ON_BOARD, 6, "light"), (ON_MAP, 7, "contrast")]
)
def test_every_way_a_card_can_lie_looks_different_on_a_phone(size: int, least: float, theme: str) -> None:
    faces = {way: face(way, size, theme) for way in WAYS}
    for first, second in combinations(WAYS, 2):
        assert difference(faces[first], faces[second]) > least, (first, second)


@pytest.mark.parametrize(("building", "least"), [("GRN", 12), ("OBS", 9)])
def test_two_leaves_or_steps_differ_from_more_on_a_tiny_card(building: str, least: float) -> None:
    sides = [face((building, side, 0), ON_MAP, "dark").convert("L").resize((30, 30)) for side in "AB"]
    assert difference(*(side.convert("RGB") for side in sides)) > least


@pytest.mark.parametrize(("building", "theme"), diagonal(BUILDINGS, THEMES))
def test_sides_differ_without_colour(building: str, theme: str) -> None:
    first, second = (face((building, side, 0), ON_MAP, theme).convert("L").convert("RGB") for side in "AB")
    assert difference(first, second) > 6


@pytest.mark.parametrize(("card", "theme"), diagonal(product(BUILDINGS, "AB"), THEMES))
def test_no_mirror_image_could_be_taken_for_a_card(card: tuple[str, str], theme: str) -> None:
    building, side = card
    upright = face((building, side, 0), ON_MAP, theme)
    mirror_image = upright.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    assert all(difference(mirror_image, face((building, side, turn), ON_MAP, theme)) > 4 for turn in range(4))


@pytest.mark.parametrize(("building", "theme"), diagonal(BUILDINGS, THEMES))
def test_a_frozen_card_looks_frozen(building: str, theme: str) -> None:
    images = [Image.new("RGB", (88, 88), (90, 90, 90)) for _ in range(2)]
    for is_frozen, image in enumerate(images):
        colour = THEMES[theme]["coral"]
        card = cards.own_card(building, 88, colour, THEMES[theme], is_frozen=bool(is_frozen))
        card.put(image, (0, 44), card.wide)
    assert difference(*map(small, images)) > 20


def test_a_turned_sprite_is_the_picture_turned_clockwise() -> None:
    upright = face(("DOM", "A", 0), ON_MAP, "contrast")
    quarter = upright.transpose(Image.Transpose.ROTATE_270)
    assert difference(face(("DOM", "A", 1), ON_MAP, "contrast"), quarter) < 3


@pytest.mark.parametrize("facing", range(4))
@pytest.mark.nightly
def test_the_map_is_drawn_as_it_lies(facing: int) -> None:
    """Every card has the square and the turn of the view; the pad is where the player sees it."""
    view = SAMPLES[f"building_facing_{facing}"]
    assert view.map
    picture, squares = on_phone(view), grid_in(MAP_BOX)
    assert len(view.map.layout) == len(LOCATIONS)
    for placement in view.map.layout:
        box = squares[placement.location]
        square_image = cut(picture, box)
        wide = round(box[2] - box[0])
        likeness = {
            way: difference(face(way, wide, "dark").resize(square_image.size), square_image) for way in WAYS
        }
        assert min(likeness, key=likeness.__getitem__) == (placement.building, placement.side, placement.turn)
    pads = [difference(cut(picture, squares[view.map.pad]), cut(picture, box)) for box in squares.values()]
    assert sorted(pads)[1] > 15


def test_cards_on_the_map_are_as_large_as_they_can_be() -> None:
    assert all(box[2] - box[0] >= 200 for box in grid_in(MAP_BOX).values())


def test_the_pad_shows_nothing_but_its_corner() -> None:
    blue = paint(THEMES["dark"], "slot")
    pad = plates.draw_pad(256, blue, THEMES["dark"]).convert("RGB")
    for turn in (Image.Transpose.ROTATE_90, Image.Transpose.ROTATE_180, Image.Transpose.FLIP_LEFT_RIGHT):
        assert difference(pad, pad.transpose(turn)) < 2


@pytest.mark.parametrize("player", range(4))
def test_who_sits_out_is_in_the_picture_of_the_race(player: int) -> None:
    view = SAMPLES["building_eight"]
    seat = view.players[player].seat
    assert seat
    seat = msgspec.structs.replace(seat, builds=False)
    before, after = on_phone(view), on_phone(with_player(view, player, seat=seat))
    assert difference(cut(after, PANEL_BOX), cut(before, PANEL_BOX)) > 0.1
    assert difference(cut(after, MAP_BOX), cut(before, MAP_BOX)) < 0.1


@pytest.mark.parametrize("change", [{"tap": 61_500}, {"stop": 9_000}])
def test_the_end_of_a_builder_is_in_words_alone_while_others_build_from_the_map(
    change: dict[str, int],
) -> None:
    view = SAMPLES["building_eight"]
    seat = view.players[1].seat
    assert seat
    after = with_player(view, 1, seat=msgspec.structs.replace(seat, **change))
    before_picture, after_picture = render(KEY, view), render(KEY, after)
    assert after_picture.data == before_picture.data
    assert after_picture.description != before_picture.description


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ["ready", "turns"])
def test_the_picture_before_the_first_map_is_a_light_title_card_with_the_players(
    name: str, theme: str
) -> None:
    view = SAMPLES[name]
    assert RENDERER.has_board_picture(view)
    picture = render(KEY, view, theme=theme)
    assert len(picture.data) <= 120_000
    assert picture.size == SIZE
    assert "title card of Space Builder" in picture.description
    named = render(KEY, view, theme=theme, names=["Maximiliane", "Bo"])
    assert difference(pixels(named.data), pixels(picture.data)) > 0.1
    later = msgspec.structs.replace(view, result=SAMPLES["result_2"].result)
    assert not RENDERER.has_board_picture(later)


@pytest.mark.parametrize("name", ["ready_4", "turns_late"])
def test_a_board_without_a_map_has_no_picture_and_its_drawing_shows_the_standings(name: str) -> None:
    view = SAMPLES[name]
    assert not RENDERER.has_board_picture(view)
    for change in ({"unfrozen": BUILDINGS}, {"rounds_won": 9}, {"faults": 77}):
        assert difference(on_phone(with_player(view, 1, **change)), on_phone(view)) > 0.05, change


@pytest.mark.parametrize("name", SAMPLES)
def test_every_title_card_map_result_and_end_has_a_picture(name: str) -> None:
    expected = name.startswith(("building", "settling", "moment", "result", "over", "abandoned")) or name in (
        "ready",
        "turns",
    )
    assert RENDERER.has_board_picture(SAMPLES[name]) == expected


def test_the_private_map_frames_what_is_to_be_built_and_dims_the_rest() -> None:
    view = SAMPLES["building_eight"]
    assert view.map
    public = small(decode(render(KEY, view)))
    private = small(decode(map_picture(view, 1, theme=THEMES["dark"], text=EN)))
    squares = grid_in(MAP_BOX)
    changes = {True: list[float](), False: list[float]()}
    for placement in view.map.layout:
        box = squares[placement.location]
        is_needed = placement.building in view.players[1].unfrozen
        changes[is_needed].append(difference(cut(private, box), cut(public, box)))
    assert max(changes[True]) < 13 < 18 < min(changes[False])


@pytest.mark.parametrize("players", [2, 4])
def test_a_match_that_was_stopped_looks_like_an_end(players: int) -> None:
    view = SAMPLES["building_facing_0" if players == 2 else "building_tapped"]
    stopped_view = msgspec.structs.replace(view, phase="abandoned", current=(), legal=())
    assert RENDERER.has_board_picture(stopped_view)
    other = msgspec.structs.replace(stopped_view, map=None)
    assert render(KEY, stopped_view).data == render(KEY, other).data


def test_the_private_map_carries_the_name_and_the_cards_of_its_player() -> None:
    view = SAMPLES["building_eight"]
    images = [small(decode(map_picture(view, player, theme=THEMES["dark"], text=EN))) for player in range(4)]
    for first, second in combinations(images, 2):
        assert difference(cut(first, PANEL_BOX), cut(second, PANEL_BOX)) > 3


def test_no_map_is_drawn_that_may_not_be_seen() -> None:
    with pytest.raises(ValueError, match="may not be seen"):
        map_picture(SAMPLES["turns"], 0, theme=THEMES["dark"], text=EN)


@pytest.mark.parametrize("name", RESULTS)
def test_every_fault_is_stamped_on_its_card(name: str) -> None:
    view = SAMPLES[name]
    assert view.result
    before = on_phone(view)
    for number, verdict in enumerate(view.result.verdicts):
        squares = grid_in(layout_of(view.result).boards[number])
        shades = place_unbuilt_cards(verdict)
        for index, (card, flaw) in enumerate(zip(verdict.cards, verdict.flaws, strict=True)):
            other: Flaw = "right" if FAULTS[flaw] else "wrong-side"
            flaws = (*verdict.flaws[:index], other, *verdict.flaws[index + 1 :])
            verdicts = list(view.result.verdicts)
            verdicts[number] = msgspec.structs.replace(verdict, flaws=flaws)
            other_result = msgspec.structs.replace(view.result, verdicts=tuple(verdicts))
            after = on_phone(msgspec.structs.replace(view, result=other_result))
            box = squares[card.location or shades[card.building]]
            assert difference(cut(after, box), cut(before, box)) > 10, (card, flaw)


def test_the_mark_on_a_wrong_card_says_what_was_wrong_and_how_to_put_it_right() -> None:
    right = {placement.building: placement for placement in MAPS[1]}["DOM"]  # bottom right, roof down, side A
    wrong = Card("DOM", "A1", right.turn, right.side)
    assert marks_of(wrong, "wrong-place", 1) == [("place", 45)]
    assert marks_of(Card("DOM", "C1"), "wrong-place", 1) == [("place", 90)]
    turned_cards = [Card("DOM", right.location, (right.turn - quarters) % 4, "A") for quarters in (1, 2, 3)]
    assert [marks_of(card, "wrong-way-round", 1) for card in turned_cards] == [
        [("turn", n)] for n in (1, 2, 3)
    ]
    both = marks_of(Card("DOM", right.location, 1, "B"), "wrong-way-round-and-wrong-side", 1)
    assert both == [("turn", 1), ("side", 0)]
    assert marks_of(Card("DOM"), "not-built", 1) == [("missing", 0)]
    assert marks_of(Card("DOM", right.location, right.turn, right.side), "right", 1) == []
    images = [draw_mark(*one) for one in (("place", 0), ("place", 90), ("turn", 1), ("turn", 3), ("side", 0))]
    assert all(difference(*pair) > 15 for pair in combinations(images, 2))


def test_the_legend_of_a_result_has_only_the_marks_that_occur_and_room_for_their_words() -> None:
    view = SAMPLES["result_2"]
    assert view.result
    assert [kind for kind, _ in legend_of(view.result)] == ["side", "missing"]
    flawless = tuple(
        msgspec.structs.replace(verdict, flaws=("right",) * len(verdict.flaws))
        for verdict in view.result.verdicts
    )
    assert legend_of(msgspec.structs.replace(view.result, verdicts=flawless)) == []
    legend = layout_of(view.result).legend
    assert legend
    for kind in ("turn", "side", "place", "missing"):
        words = measure(EN(f"space-builder-legend-{kind}"), SMALLEST)
        assert words <= legend[2] - legend[0] - 64, kind


def draw_mark(kind: str, value: int) -> Image.Image:
    """Return a mark on a black ground, as large as on a phone."""
    image = Image.new("RGB", (56, 56))
    mark(kind, value, 56, THEMES["dark"]).put(image, (28, 28))
    return small(image)


def test_cards_not_built_never_hide_one_that_was() -> None:
    for view in SAMPLES.values():
        for verdict in view.result.verdicts if view.result else ():
            shades = place_unbuilt_cards(verdict)
            taken_squares = [card.location for card in verdict.cards if card.location]
            assert len({*shades.values(), *taken_squares}) == len(verdict.cards)
            assert {*shades.values()} <= {*LOCATIONS}


def test_the_winner_of_a_round_is_marked() -> None:
    view = SAMPLES["result_4"]
    assert view.result
    for number, verdict in enumerate(view.result.verdicts):
        head = head_of(layout_of(view.result).boards[number])
        with_winner, without_winner = (
            on_phone(
                msgspec.structs.replace(view, result=msgspec.structs.replace(view.result, winner=winner))
            )
            for winner in (verdict.player, None)
        )
        assert difference(cut(with_winner, head), cut(without_winner, head)) > 3


@pytest.mark.parametrize("boards", range(1, 5))
@pytest.mark.parametrize("is_sealed", [False, True])
def test_everything_of_a_result_has_a_place_of_its_own(boards: int, is_sealed: bool) -> None:
    place = result_layout(range(boards) if is_sealed else [1] * boards)
    boxes = [place.words, *place.maps, *place.boards, *map(head_of, place.boards)]
    boxes += [box for box in (place.title, place.lying, place.legend) if box]
    assert len(place.boards) == boards
    for left, top, right, bottom in boxes:
        assert 0 <= left < right <= SIZE[0]
        assert 0 <= top < bottom <= SIZE[1]
    for one, other in combinations(boxes, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, (one, other)


@pytest.mark.parametrize("locale", languages())
def test_every_character_is_in_the_font_and_large_enough(
    locale: str, drawn_labels: set[tuple[str, int]]
) -> None:
    views, theme = [SAMPLES[name] for name in ("building_eight", *RESULTS)], fresh("contrast")
    for picture in private_pictures(views, theme, texts(locale)):
        assert len(picture.data) <= MAX_BYTES
    assert_readable(drawn_labels)


@pytest.mark.parametrize("theme", THEMES)
def test_lettering_stands_out_from_its_ground(theme: str) -> None:
    for pair in LETTERING_PAIRS:
        ink, its_ground = (paint(THEMES[theme], name) for name in pair)
        assert contrast(ink, its_ground) >= 4.5, pair


def test_all_themes_name_the_same_colours() -> None:
    assert len({frozenset(colours) for colours in PALETTE.by_theme.values()}) == 1


def test_threads_draw_the_same_whatever_is_cached() -> None:
    views = [SAMPLES[name] for name in ("building_tapped", "result_late_4")]
    alone = [render(KEY, view) for view in views]
    theme = fresh("dark")
    with ThreadPoolExecutor(8) as pool:
        pictures = pool.map(lambda view: RENDERER.draw(view, theme=theme, text=EN), views * 2)
    assert list(pictures) == alone * 2
