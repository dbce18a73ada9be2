"""What Middle Ages' pictures show: everything that a player has to see, also on a phone."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

import msgspec
import pytest
from PIL import Image

from bot.games.middle_ages import View
from bot.games.middle_ages.cards import RESOURCES, SITES, WORKERS
from bot.locales import texts
from rendering import THEMES, render, rules_picture
from rendering.kit import SIZE, Sprite, covers
from rendering.kit.encoder import MAX_BYTES
from rendering.middle_ages import RENDERER, buildings, cards, icons, workers
from rendering.middle_ages.layout import MOST_UNITS, SITE_HIGH, WORKER_HIGH, table_layout
from rendering.middle_ages.palette import LETTERING_PAIRS, PALETTE, paint
from rendering.middle_ages.samples import samples
from tests.codebase.combinations import diagonal
from tests.rendering.goldens import decode, difference
from tests.rendering.middle_ages_views import FULLEST, crowded_view
from tests.rendering.phone import cut, small
from tests.rendering.rendered_samples import contrast, fresh

pytestmark = [pytest.mark.exhaustive, pytest.mark.xdist_group("middle-ages pictures")]

KEY = "middle-ages"
EN = texts("en")
SAMPLES = samples()
POSITIONS = {**FULLEST, **SAMPLES}
CARD = (184, SITE_HIGH)
WORKER = (184, WORKER_HIGH)


def on_phone(view: View, theme: str = "dark", choices: Sequence[str] = ()) -> Image.Image:
    return small(RENDERER.paint(view, theme=THEMES[theme], text=EN, choices=choices))


def face(card: str, theme: str, size: tuple[int, int]) -> Image.Image:
    """Return the face of a card on a grey ground, as large as it is on a phone."""
    image = Image.new("RGB", size, (90, 90, 90))
    cards.put_card(image, card, (0, 0, *size), THEMES[theme])
    return small(image)


def alpha(sprite: Sprite, size: tuple[int, int]) -> Image.Image:
    """Return the opacity of a sprite in a box at whose lower left corner it is anchored."""
    image = Image.new("RGBA", size)
    sprite.put(image, (0, size[1]))
    return image.getchannel("A")


@pytest.mark.parametrize(("name", "theme"), diagonal(POSITIONS, THEMES))
def test_pictures_are_light_and_of_the_size_they_say(name: str, theme: str) -> None:
    view = POSITIONS[name]
    picture = render(KEY, view, theme=theme, choices=[*WORKERS, *SITES])
    assert len(picture.data) <= MAX_BYTES
    is_crowded = len(view.players[view.shown_player].free) > MOST_UNITS
    size = SIZE if view.outcome else table_layout(len(view.players), is_crowded=is_crowded).size
    assert picture.size == size == decode(picture).size
    assert 0 < len(picture.description) <= 1024


def test_areas_are_as_high_as_what_is_in_them() -> None:
    heights = {
        name: RENDERER.draw_area(view, view.shown_player, theme=THEMES["dark"], text=EN).size[1]
        for name, view in FULLEST.items()
    }
    assert heights["nothing"] < heights["one_site"] < heights["many_of_all"] <= 1100


@pytest.mark.parametrize(("number", "theme"), list(enumerate(THEMES)))
@pytest.mark.nightly
def test_areas_and_rules_are_light_and_described(number: int, theme: str) -> None:
    page = rules_picture(KEY, theme=theme, text=EN)
    assert page.size == SIZE
    pictures = [page]
    for place, view in enumerate([*POSITIONS.values()][number :: len(THEMES)]):
        pictures.append(RENDERER.draw_area(view, place % len(view.players), theme=THEMES[theme], text=EN))
    for picture in pictures:
        assert len(picture.data) <= MAX_BYTES
        assert decode(picture).size == picture.size
        assert 0 < len(picture.description) <= 1024


@pytest.mark.parametrize("player", range(4))
def test_a_look_back_shows_what_the_player_has_who_acted(player: int) -> None:
    view = SAMPLES["late_4"]
    left, top, right, bottom = map(round, table_layout(4).area)
    below_the_head = (left, top + 100, right, bottom)
    theirs = msgspec.structs.replace(view, current=player, last=())
    back = RENDERER.look_back(msgspec.structs.replace(view, last=()), player)
    looking_back, true = (
        RENDERER.paint(each, theme=THEMES["dark"], text=EN).crop(below_the_head) for each in (back, theirs)
    )
    assert difference(looking_back, true) < 1


def test_a_look_back_at_a_player_who_has_left_shows_the_next_one() -> None:
    view = SAMPLES["left"]
    assert RENDERER.look_back(view, view.leavers[0]) == view


@pytest.mark.parametrize(("deck", "size"), [(tuple(SITES), CARD), (tuple(WORKERS), WORKER)])
@pytest.mark.parametrize("theme", THEMES)
def test_all_cards_differ_on_a_phone(deck: tuple[str, ...], size: tuple[int, int], theme: str) -> None:
    faces = {card: face(card, theme, size) for card in deck}
    assert len(faces) == 42
    for first, second in combinations(deck, 2):
        least = 0.8 if {first, second} == {"W33", "W34"} else 2
        assert difference(faces[first], faces[second]) > least, (first, second)


def test_all_drawings_differ_by_shape_alone() -> None:
    shapes = {card: small(alpha(buildings.building(card, 98), (98, 98)).convert("RGB")) for card in SITES}
    for first, second in combinations(SITES, 2):
        assert difference(shapes[first], shapes[second]) > 4, (first, second)


def test_a_cathedral_looks_bigger_than_a_cowshed() -> None:
    def area_of(card: str) -> float:
        return sum(alpha(buildings.building(card, 98), (98, 98)).histogram()[128:])

    assert area_of("B34") > 1.4 * area_of("B12")
    assert area_of("B33") > 1.4 * area_of("B02")


def test_classes_differ_by_figure() -> None:
    last = {worker.kind: name for name, worker in WORKERS.items()}
    shapes = [small(alpha(workers.figure(name, 126), (98, 126)).convert("RGB")) for name in last.values()]
    assert all(difference(one, other) > 8 for one, other in combinations(shapes, 2))


@pytest.mark.parametrize("kind", workers.KINDS)
def test_the_trades_of_a_class_differ_by_silhouette_on_a_phone(kind: str) -> None:
    trades = {workers.trade_of(name): name for name, worker in WORKERS.items() if worker.kind == kind}
    assert set(trades) == set(RESOURCES)
    shapes = [small(alpha(workers.figure(name, 116), (90, 116)).convert("RGB")) for name in trades.values()]
    assert all(difference(one, other) > 12 for one, other in combinations(shapes, 2))


def test_a_trade_is_what_a_worker_brings_most() -> None:
    for name, worker in WORKERS.items():
        assert worker.yields[RESOURCES.index(workers.trade_of(name))] == max(worker.yields)


@pytest.mark.parametrize("high", [60, 112, 116, 300])
def test_no_figure_or_tool_is_cut_at_an_edge(high: int) -> None:
    for worker in WORKERS:
        image = alpha(workers.figure(worker, high), (workers.figure_width(high), high))
        solid = image.point([0] * 128 + [255] * 128).getbbox()
        assert solid
        assert solid[0] > 0, worker
        assert solid[1] > 0, worker
        assert solid[2] < image.width, worker


@pytest.mark.parametrize("theme", THEMES)
def test_resources_differ_by_shape_and_colour(theme: str) -> None:
    images = [icons.good(index, 38, THEMES[theme]) for index in range(4)]
    for one, other in combinations(images, 2):
        assert difference(small(one.convert("RGB")), small(other.convert("RGB"))) > 15
        alpha = [small(image.getchannel("A").convert("RGB")) for image in (one, other)]
        assert difference(*alpha) > 5


@pytest.mark.parametrize("players", range(2, 5))
def test_everything_has_a_place_of_its_own(players: int) -> None:
    place = table_layout(players)
    wide, high = place.size
    boxes = [*place.sites, *place.workers, place.area, *place.strip]
    assert len(place.sites) == len(place.workers) == 6
    for left, top, right, bottom in boxes:
        assert 0 <= left < right <= wide
        assert 0 <= top < bottom <= high
    for one, other in combinations(boxes, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, (one, other)


@pytest.mark.parametrize("theme", THEMES)
def test_choices_are_outlined(theme: str) -> None:
    view = SAMPLES["start"]
    card = view.site_row[1]
    assert card
    plain, with_choice = on_phone(view, theme), on_phone(view, theme, [card])
    place = table_layout(2)
    assert difference(cut(plain, place.sites[1]), cut(with_choice, place.sites[1])) > 3
    assert difference(cut(plain, place.sites[3]), cut(with_choice, place.sites[3])) < 1
    assert difference(cut(plain, place.area), cut(with_choice, place.area)) < 1


@pytest.mark.parametrize("theme", THEMES)
def test_the_last_action_is_outlined(theme: str) -> None:
    view = SAMPLES["mid"]
    outlined_card, bare = (
        on_phone(msgspec.structs.replace(view, last=last), theme) for last in ((view.worker_row[2],), ())
    )
    place = table_layout(3)
    left, top, right, bottom = place.workers[2]
    around = (left - 9, top - 9, right + 9, bottom + 9)
    assert difference(cut(outlined_card, around), cut(bare, around)) > 2
    assert difference(cut(outlined_card, place.workers[4]), cut(bare, place.workers[4])) < 1


def test_choices_that_are_nowhere_are_no_error() -> None:
    for name in ("start", "over"):
        assert render(KEY, SAMPLES[name], choices=["B99"]) == render(KEY, SAMPLES[name])


@pytest.mark.parametrize(
    "change",
    [
        {"actions": 1},
        {"bought": 2},
        {"ending": True},
        {"site_deck": 7},
        {"worker_deck": 7},
        {"next_site": None},
        {"next_worker": "W01"},
        {"current": 0},
    ],
)
def test_every_number_of_the_turn_reaches_the_picture(change: dict[str, object]) -> None:
    view = SAMPLES["mid"]
    other = msgspec.structs.replace(view, **change)
    assert difference(on_phone(other), on_phone(view)) > 0.02


@pytest.mark.parametrize(
    ("player", "change"),
    diagonal(range(3), [{"coins": 77}, {"vp": 11}, {"free": ("W01",) * 9, "unit_order": ()}]),
)
def test_every_number_of_a_player_reaches_the_picture(player: int, change: dict[str, object]) -> None:
    view = SAMPLES["mid"]
    players = list(view.players)
    players[player] = msgspec.structs.replace(players[player], **change)
    other = msgspec.structs.replace(view, players=tuple(players))
    box = table_layout(3).strip[player]
    assert difference(cut(on_phone(other), box), cut(on_phone(view), box)) > 0.4


@pytest.mark.parametrize(
    ("sites", "change"),
    diagonal(range(1, 7), [{"missing": (0, 1, 0, 0)}, {"crew": ("W35",)}, {"price": 4}]),
)
def test_a_site_shows_what_is_missing_who_works_there_and_the_price(
    sites: int, change: dict[str, object]
) -> None:
    view = crowded_view(sites, 3)
    player = view.current or 0
    mine = view.players[player]
    other_sites = (msgspec.structs.replace(mine.sites[0], **change), *mine.sites[1:])
    players = list(view.players)
    players[player] = msgspec.structs.replace(mine, sites=other_sites)
    box = table_layout(4).area
    other = msgspec.structs.replace(view, players=tuple(players))
    assert difference(cut(on_phone(other), box), cut(on_phone(view), box)) > 0.05


def test_the_last_round_shows_who_still_has_a_turn() -> None:
    view = SAMPLES["last_round"]
    for player, box in enumerate(table_layout(4).strip):
        players = list(view.players)
        turn = not players[player].still_to_play
        players[player] = msgspec.structs.replace(players[player], still_to_play=turn)
        other = msgspec.structs.replace(view, players=tuple(players))
        assert difference(cut(on_phone(other), box), cut(on_phone(view), box)) > 1


def test_panels_and_score_sheet_show_who_left() -> None:
    view = SAMPLES["late_4"]
    for player, box in enumerate(table_layout(4).strip):
        other = msgspec.structs.replace(view, leavers=(player,))
        assert difference(cut(on_phone(other), box), cut(on_phone(view), box)) > 1
    over = SAMPLES["over_left"]
    assert difference(on_phone(over), on_phone(msgspec.structs.replace(over, leavers=()))) > 0.5


def test_the_score_sheet_shows_ranks_and_parts() -> None:
    view = SAMPLES["over_3"]
    assert view.outcome
    first, *others = view.outcome.scores
    scores = [msgspec.structs.replace(first, total=99)]
    for part, _ in first.parts:
        parts = tuple((name, 88 if name == part else value) for name, value in first.parts)
        scores.append(msgspec.structs.replace(first, parts=parts))
    changes = [msgspec.structs.replace(view.outcome, scores=(score, *others)) for score in scores]
    changes.append(msgspec.structs.replace(view.outcome, ranks=(1, 1, 3)))
    for outcome in changes:
        other = msgspec.structs.replace(view, outcome=outcome)
        assert difference(on_phone(other), on_phone(view)) > 0.05


@pytest.mark.parametrize("theme", THEMES)
def test_lettering_stands_out_from_its_ground(theme: str) -> None:
    for pair in LETTERING_PAIRS:
        ink, its_ground = (paint(THEMES[theme], name) for name in pair)
        assert contrast(ink, its_ground) >= 4.5, pair


def test_all_themes_name_the_same_colours() -> None:
    assert len({frozenset(colours) for colours in PALETTE.by_theme.values()}) == 1


def test_letters_of_resources_are_in_the_font() -> None:
    assert covers("SWKT+0123456789")


@pytest.mark.nightly
def test_threads_draw_the_same_whatever_is_cached() -> None:
    views = [SAMPLES[name] for name in ("mid", "late_2")]
    alone = [render(KEY, view) for view in views]
    theme = fresh("dark")
    with ThreadPoolExecutor(8) as pool:
        pictures = pool.map(lambda view: RENDERER.draw(view, theme=theme, text=EN), views * 2)
    assert list(pictures) == alone * 2
