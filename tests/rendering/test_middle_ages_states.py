"""Middle Ages' pictures show what a site needs and has, and who can be sent."""

from collections import Counter
from itertools import combinations
from typing import Any

import msgspec
import pytest
from PIL import Image

from bot.games.middle_ages import View, preview
from bot.games.middle_ages.cards import RESOURCES, SITES
from bot.locales import texts
from rendering import THEMES
from rendering.kit import Look, Scene
from rendering.middle_ages import RENDERER, board, cards, icons
from rendering.middle_ages.buildings import building
from rendering.middle_ages.layout import table_layout
from rendering.middle_ages.palette import paint
from rendering.middle_ages.samples import samples
from rendering.middle_ages.workers import busy_figure, figure
from tests.rendering.goldens import difference
from tests.rendering.middle_ages_views import MACHINES, crowded_view, open_site
from tests.rendering.phone import cut, small

pytestmark = [pytest.mark.exhaustive, pytest.mark.xdist_group("middle-ages pictures")]

EN = texts("en")
DARK = THEMES["dark"]
SAMPLES = samples()


@pytest.mark.parametrize("wide", [270, 363, 550])
@pytest.mark.parametrize(("card", "crew"), [("B34", ("W35", "W22")), ("B15", ("W20",)), ("M6", ("W06",))])
def test_a_site_shows_each_resource_once_and_a_slot_for_each_unit(
    wide: int, card: str, crew: tuple[str, ...], drawn_labels: set[tuple[str, int]]
) -> None:
    site, scene = open_site(card, *crew), Scene((wide, 412))
    cards.put_open_site(scene, (0, 0, wide, 412), site, DARK, shows_price=False)
    images = Counter(id(layer.what) for layer in scene.layers)
    empty: icons.SlotState = "planned" if card in MACHINES else "empty"
    indices = range(len(RESOURCES))
    for index in indices:
        placed = site.needs[index] - site.missing[index]
        for state, count in ((empty, site.missing[index]), ("filled", placed)):
            slots = (icons.slot(index, side, DARK, state) for side in cards.SLOTS)
            assert sum(images[id(slot)] for slot in slots) == count
        goods = (icons.good(index, height, DARK) for height in icons.GOODS)
        supplies = SITES[card].supplies[index]
        assert sum(images[id(good)] for good in goods) == bool(site.needs[index]) + bool(supplies)
    assert {label for label, _ in drawn_labels if "/" in label} == {
        f"{site.needs[index] - site.missing[index]}/{site.needs[index]}"
        for index in indices
        if site.missing[index]
    }


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("plan", [True, False])
def test_empty_slots_full_slots_and_icons_differ_on_a_phone(theme: str, plan: bool) -> None:
    ground = paint(THEMES[theme], "plan" if plan else "parchment")
    for index in range(len(RESOURCES)):
        seen = []
        for image in (
            icons.good(index, 40, THEMES[theme]),
            icons.slot(index, 40, THEMES[theme], "planned" if plan else "empty"),
            icons.slot(index, 40, THEMES[theme], "filled"),
        ):
            on_card = Image.new("RGB", image.size, ground)
            on_card.paste(image, mask=image)
            seen.append(small(on_card))
        seen.append(Image.new("RGB", seen[0].size, ground))
        assert all(difference(one, other) > 20 for one, other in combinations(seen, 2))


def faded(monkeypatch: pytest.MonkeyPatch, view: View, seat: int) -> set[str]:
    """Return the units that are quiet in the area of a player."""
    veiled = list[Any]()
    monkeypatch.setattr(board, "put_veil", lambda _picture, box, _theme: veiled.append(box))
    box, picture = table_layout(4).area, Image.new("RGB", (1200, 1500))
    places = board.draw_area(picture, box, view, seat, Look(DARK, EN))
    return {card for card, place in places.items() if place in veiled}


def sendable_view(coins: int, actions: int) -> View:
    """Return a position in which the player to act has free units with wages from 0 to 5."""
    view = crowded_view(2, 0)
    free = ("M5", "W01", "W19", "W35")
    players = list(view.players)
    seat = view.current or 0
    players[seat] = msgspec.structs.replace(players[seat], free=free, coins=coins)
    return msgspec.structs.replace(view, players=tuple(players), actions=actions)


@pytest.mark.parametrize(
    ("coins", "actions", "expected"),
    [
        (149, 3, set()),
        (4, 3, {"W35"}),
        (0, 3, {"W01", "W19", "W35"}),
        (0, 1, {"M5", "W01", "W19", "W35"}),
        (9, 1, {"W35"}),
    ],
)
def test_workers_that_cannot_be_sent_are_quiet_and_all_others_alike(
    monkeypatch: pytest.MonkeyPatch, coins: int, actions: int, expected: set[str]
) -> None:
    view = sendable_view(coins, actions)
    seat = view.current or 0
    assert faded(monkeypatch, view, seat) == expected
    for unit in view.players[seat].free:
        can_be_sent = any(preview(view, unit, site.card).affordable for site in view.players[seat].sites)
        assert can_be_sent == (unit not in expected)


def test_only_the_player_to_act_has_quiet_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    view = sendable_view(0, 1)
    others = set(range(4)) - {view.current}
    assert all(not faded(monkeypatch, view, seat) for seat in others)
    stopped = msgspec.structs.replace(view, current=None)
    assert not faded(monkeypatch, stopped, view.current or 0)


def test_workers_are_not_quiet_while_no_site_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    view = sendable_view(0, 1)
    seat = view.current or 0
    players = list(view.players)
    players[seat] = msgspec.structs.replace(players[seat], sites=())
    assert not faded(monkeypatch, msgspec.structs.replace(view, players=tuple(players)), seat)


def test_quiet_workers_can_still_be_read_on_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = small(RENDERER.paint(sendable_view(0, 1), theme=DARK, text=EN))
    monkeypatch.setattr(board, "put_veil", lambda *_: None)
    loud = small(RENDERER.paint(sendable_view(0, 1), theme=DARK, text=EN))
    left, _, right, bottom = table_layout(4).area
    row = (left, bottom - 200, right, bottom)
    assert 10 < difference(cut(quiet, row), cut(loud, row)) < 60


def test_a_crew_is_paler_than_free_units() -> None:
    def distance(image: Image.Image) -> float:
        on_card = Image.new("RGB", image.size, paint(DARK, "parchment"))
        ground = on_card.copy()
        on_card.paste(image, mask=image)
        return difference(on_card, ground)

    for unit in ("W01", *MACHINES):
        usual = building(unit, 104) if unit in SITES else figure(unit, 104)
        assert distance(busy_figure(unit, 104).image) < 0.7 * distance(usual.image)


def test_the_legend_explains_boxes_and_faded_workers() -> None:
    def legend(sample: str) -> str:
        names = RENDERER.sprites_in(SAMPLES[sample], text=EN)
        return "\n".join(RENDERER.legend(SAMPLES[sample], names, text=EN))

    lines = legend("mid")
    assert "ticked once a worker brings it" in lines
    assert "Faded workers" in lines
    assert "Faded workers" not in legend("over")
