"""The picture of a profile: as high as its games need, small, and readable without colours."""

from time import process_time

import pytest
from PIL import Image

from bot.games import GAMES
from bot.locales import languages, texts
from bot.match.ratings import TIERS
from rendering import THEMES, with_names
from rendering.kit import MARGIN, Look, Scene
from rendering.kit.encoder import MAX_BYTES, encode
from rendering.people.profile import BOARD, Card, PlayedGame, RatedPool, compose_profile, draw_profile
from rendering.people.ranking import STEPS, tier_mark

TEXT = texts("en")
LAST = (("won", 1), ("lost", 2), ("shared", 1), ("lost", 4), ("won", 1)) * 2
CURVE = (1000, 1040, 1020, 1063)


def card(games: int = 2, *, curve: tuple[int, ...] = CURVE, name: str = "Ada") -> Card:
    """Return a card with games of which the first has two ratings."""
    played = [
        PlayedGame(
            TEXT(f"{game}-name"),
            [RatedPool("with 2", "Mason", 2, curve), RatedPool("with 3+", "Wonder", 4, curve)][: 2 - number],
        )
        for number, game in enumerate(list(GAMES)[:games])
    ]
    return Card(name, played, LAST, Image.new("RGB", BOARD, "red"), "Best: 24 points")  # type: ignore[arg-type]


def lettering_of(scene: Scene) -> list[str]:
    return [seen.words for seen in scene.read() if seen.words]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("games", [1, 4])
def test_a_profile_is_a_small_picture(games: int, theme: str) -> None:
    picture = draw_profile(card(games), theme=THEMES[theme], text=TEXT, description="All.")
    assert picture.size[0] == 1200
    assert picture.size[1] <= 1300
    assert len(picture.data) <= MAX_BYTES
    assert picture.description == "All."


def test_it_says_everything_in_words() -> None:
    scene = compose_profile(card(3), Look(THEMES["dark"], TEXT))
    shown = lettering_of(scene)
    for words in (
        "Ada",
        "Builders",
        "Middle Ages",
        "Mason",
        "Wonder",
        "with 2",
        "no rating yet",
        "Best: 24 points",
    ):
        assert words in shown
    assert [words for words in shown if words in "124="] == [*"12=41"] * 2
    assert all(seen.box[0] >= MARGIN and seen.box[2] <= 1200 - 24 for seen in scene.read() if seen.words)


@pytest.mark.parametrize("language", languages())
def test_the_names_of_games_have_room_in_every_language(language: str) -> None:
    text = texts(language)
    played = [PlayedGame(text(f"{game}-name"), []) for game in GAMES]
    scene = compose_profile(Card("Ada", played, (), None, ""), Look(THEMES["dark"], text))
    shown = lettering_of(scene)
    assert not [words for words in shown if words.endswith("…")]
    assert all(seen.box[0] >= MARGIN and seen.box[2] <= 1200 - 24 for seen in scene.read() if seen.words)


@pytest.mark.parametrize("curve", [(), (1000,), (1000, 1000), tuple(range(900, 1300, 10))])
def test_a_curve_has_any_length(curve: tuple[int, ...]) -> None:
    plain, curved = (
        compose_profile(card(1, curve=each), Look(THEMES["dark"], TEXT)).paint() for each in ((), curve)
    )
    assert (plain == curved) == (not curve)


@pytest.mark.parametrize("theme", THEMES)
def test_the_marks_of_tiers_differ_in_their_shapes(theme: str) -> None:
    assert len(TIERS) == STEPS
    marks = []
    for tier in range(STEPS):
        scene = Scene((120, 60))
        scene.paste(THEMES[theme]["panel"], (0, 0, 120, 60))
        tier_mark(tier, 48, THEMES[theme]).put(scene, (10, 30), 0)
        marks.append(scene.paint().convert("L").point(lambda value: value // 64).tobytes())
    assert len(set(marks)) == STEPS


@pytest.mark.parametrize("name", ["", "W" * 32, "عادا", "🙂", "‮gnp.exe", "**bold**"])
def test_any_name_is_drawn(name: str) -> None:
    assert draw_profile(card(name=name), theme=THEMES["dark"], text=TEXT, description="").data


def test_names_of_players_are_no_names_of_profiles() -> None:
    scene = compose_profile(card(), Look(THEMES["dark"], with_names(TEXT, ["Zoe"])))
    assert not any("Zoe" in words for words in lettering_of(scene))


def test_to_compose_it_takes_no_longer_than_twice_its_encoding() -> None:
    look = Look(THEMES["dark"], TEXT)
    times = []
    for number in range(7):
        start = process_time()
        image = compose_profile(card(4, curve=(1000, 1000 + number)), look).paint()
        middle = process_time()
        encode(image)
        times.append((middle - start) / (process_time() - middle))
    assert sorted(times)[3] < 2
