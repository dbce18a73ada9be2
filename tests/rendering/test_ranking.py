"""The picture of a ranking: every member and tier can be read, whatever the names and the theme."""

import pytest

from rendering import THEMES
from rendering.kit.encoder import MAX_BYTES
from rendering.people.ranking import GROUND, RankedMember, RankedPool, compose_ranking, draw_ranking

NAMES = ("Ada", "W" * 32, "李小龙", "🦏", "somebody")


def pool(count: int, *, numbers: bool = False, provisional: int = 0) -> RankedPool:
    """Return a pool with members of all tiers."""

    def member(number: int, place: str) -> RankedMember:
        points = str(1500 - number) if numbers else ""
        return RankedMember(place, NAMES[number % 5], 4 - number % 5, f"🧱 Tier {number % 5}", points)

    ranked = [member(number, str(number + 1)) for number in range(count)]
    return RankedPool("Two players", ranked, "By name", [member(each, "") for each in range(provisional)])


@pytest.mark.parametrize("theme", THEMES)
def test_the_longest_ranking_is_a_small_picture(theme: str) -> None:
    pools = [pool(12, numbers=True, provisional=1), pool(2, numbers=True, provisional=10)]
    assert compose_ranking("Builders", pools, THEMES[theme]).height <= GROUND[1]
    picture = draw_ranking("Builders", pools, "All of it.", theme=theme)
    assert picture.size[0] == 1200
    assert len(picture.data) <= MAX_BYTES
    assert picture.description == "All of it."


@pytest.mark.parametrize("numbers", [False, True])
def test_a_ranking_shows_places_names_tiers_and_numbers(numbers: bool) -> None:
    scene = compose_ranking("Builders", [pool(5, numbers=numbers, provisional=1)], THEMES["dark"])
    seen = [each.words for each in scene.read()]
    for words in ("Builders", "Two players", "By name", "1", "5", "Ada", "李小龙", "…", "somebody", "Tier 0"):
        assert words in seen, words
    assert ("1500" in seen) == numbers
    assert any(words.startswith("WWW") and words.endswith("…") for words in seen)
    assert all(each.box[0] >= 0 and each.box[2] <= scene.width for each in scene.read() if each.words)


def test_tiers_differ_in_shape_and_not_in_colour_alone() -> None:
    def count_outlines(tier: int) -> int:
        member = RankedMember("1", "Ada", tier, "Tier", "")
        scene = compose_ranking("", [RankedPool("", [member], "", [])], THEMES["dark"])
        boxes = [layer.box for layer in scene.layers if type(layer.what) is tuple]
        return len([box for box in boxes if box[2] - box[0] < 20]) - 5

    assert [count_outlines(tier) for tier in range(5)] == [4, 3, 2, 1, 0]
