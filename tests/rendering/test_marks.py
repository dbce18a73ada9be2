"""Players who chose their marks: pictures and words have them, and nothing else changes."""

from typing import Any

import pytest
from PIL import Image

from bot.locales import texts
from rendering import RENDERERS, THEMES, render, theme_for, with_marks, with_names
from rendering.kit import PLAYERS, Palette, Theme
from tests.rendering.rendered_samples import by_game

pytestmark = pytest.mark.xdist_group("pictures")

TEXT = texts("en")
MARKS = (3, 2, 0, 1)


def _colours(picture: Image.Image) -> list[bool]:
    """Return for each mark whether its exact colour is in a picture."""
    pixels = {pixel for _, pixel in picture.getcolors(picture.width * picture.height) or ()}
    return [THEMES["dark"][mark.colour] in pixels for mark in PLAYERS]


def _sample(key: str, number: int) -> Any:
    return list(RENDERERS[key].samples().values())[number]


@pytest.mark.parametrize(
    ("key", "number"), by_game(("builders", 0), ("middle-ages", 0), ("space-builder", -1))
)
@pytest.mark.exhaustive
def test_the_picture_has_the_marks_of_the_players(key: str, number: int) -> None:
    renderer, view = RENDERERS[key], _sample(key, number)
    usual = _colours(renderer.paint(view, theme=THEMES["dark"], text=TEXT))
    other = _colours(renderer.paint(view, theme=theme_for("dark", MARKS), text=with_marks(TEXT, MARKS)))
    assert [other[mark] for mark in MARKS] == usual


@pytest.mark.parametrize("key", by_game(("builders",), ("middle-ages",), ("space-builder",)))
@pytest.mark.exhaustive
def test_the_marks_of_a_match_leave_the_pictures_of_others_alone(key: str) -> None:
    view = _sample(key, 2)
    before = render(key, view)
    other = render(key, view, marks=MARKS)
    assert render(key, view).data == before.data
    assert render(key, view, marks=(0, 1, 2, 3)).data == before.data
    assert other.data != before.data
    assert other.description == RENDERERS[key].alt_text(view, text=with_marks(TEXT, MARKS))


def test_two_players_of_any_marks_share_a_theme_with_all_who_have_the_same() -> None:
    assert theme_for("dark") is theme_for("dark", (0, 1)) is THEMES["dark"]
    assert theme_for("dark", (0, 2)) is theme_for("dark", (0, 2, 1))
    assert [mark.colour for mark in theme_for("light", (3, 0)).players] == [
        "violet",
        "coral",
        "teal",
        "amber",
    ]
    assert theme_for("light", (3, 0)).name == "light"


def test_words_have_the_marks_and_names_stay_with_their_players() -> None:
    text = with_marks(with_names(TEXT, ["Ada", "Bruno"]), (2, 0))
    assert (text("mark-0"), text("player-1")) == (TEXT("mark-2"), TEXT("player-0"))
    assert with_marks(text, (2, 0)) == text
    assert with_marks(with_marks(TEXT, (2, 0)), ()) is TEXT


def test_a_palette_has_the_colours_of_every_theme_that_it_is_given() -> None:
    palette = Palette({"sand": "#ffeedd", "sea": "#0000ff"}, dark={}, dusk={"sea": "#000011"})
    dusk = Theme("dusk", THEMES["dark"].colours)
    assert [palette.paint(theme, "sea") for theme in (THEMES["dark"], dusk)] == [(0, 0, 255), (0, 0, 17)]
    assert palette.paint(dusk, "sand") == (255, 238, 221)
