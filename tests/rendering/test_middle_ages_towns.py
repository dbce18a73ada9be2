"""The towns of a Middle Ages match that is over have one scale."""

from collections import Counter

import msgspec
import pytest

from bot.games.middle_ages import View
from bot.games.middle_ages.cards import SITES
from bot.locales import texts
from rendering import THEMES
from rendering.kit import Box, Canvas, Look, size_of
from rendering.middle_ages import buildings, score, town
from rendering.middle_ages.samples import samples

pytestmark = [pytest.mark.exhaustive, pytest.mark.xdist_group("middle-ages pictures")]

EN = texts("en")
DARK = THEMES["dark"]
SAMPLES = samples()
OVER = [name for name, view in SAMPLES.items() if view.outcome]


def houses(monkeypatch: pytest.MonkeyPatch, view: View) -> Counter[tuple[str, int]]:
    """Return the buildings in the picture of an end, with their sides."""
    drawn, draw = Counter[tuple[str, int]](), buildings.put_building

    def count(picture: Canvas, card: str, box: Box) -> None:
        drawn[card, size_of(box)[0]] += 1
        draw(picture, card, box)

    monkeypatch.setattr(town, "put_building", count)
    score.draw_score(view, Look(DARK, EN))
    return drawn


@pytest.mark.parametrize("name", OVER)
def test_all_towns_of_an_end_have_one_scale(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    drawn = houses(monkeypatch, SAMPLES[name])
    assert len({side for _, side in drawn}) == 1
    assert Counter(card for card, _ in drawn) == Counter(
        card for mine in SAMPLES[name].players for card in mine.finished
    )


def test_a_town_of_many_buildings_has_several_streets_of_the_same_scale(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = SAMPLES["over"]
    winner = view.players.index(max(view.players, key=lambda mine: mine.vp))
    counts = {winner: 14}
    players = [
        msgspec.structs.replace(mine, finished=tuple(SITES)[: counts.get(seat, 2)])
        for seat, mine in enumerate(view.players)
    ]
    drawn = houses(monkeypatch, msgspec.structs.replace(view, players=tuple(players)))
    assert sum(drawn.values()) == 16
    (side,) = {side for _, side in drawn}
    assert side > 100


@pytest.mark.parametrize("counts", [(0, 0), (1, 9), (42, 0), (3, 3, 3), (20, 10, 7, 5), (0, 0, 0, 42)])
def test_streets_of_one_scale_have_room_for_all_buildings(counts: tuple[int, ...]) -> None:
    streets = town.equal_streets(counts, 1120, 340)
    assert len({each.side for each in streets}) == 1
    for count, each in zip(counts, streets, strict=True):
        assert -(-count // each.rows) * each.side <= 1120
        assert each.rows * each.side <= 340
    assert sum(each.rows * (each.side + 12) for each in streets) <= 340
