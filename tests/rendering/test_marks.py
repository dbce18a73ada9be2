"""Players who chose their marks: pictures and words have them, and nothing else changes."""

from io import BytesIO

import pytest
from PIL import Image

from bot.locales import texts
from rendering import RENDERERS, THEMES, render, theme_for, with_marks, with_names
from rendering.theme import PLAYERS

TEXT = texts("en")
SAMPLES = {"builders": "ring_closing", "middle-ages": "mid", "space-builder": "ready_4"}
MARKS = (3, 2, 0, 1)


def _counts(data: bytes) -> dict[str, int]:
    """Return how many pixels are nearly of each player's colour."""
    picture = Image.open(BytesIO(data)).convert("RGB")
    found = dict.fromkeys((mark.colour for mark in PLAYERS), 0)
    for count, pixel in picture.getcolors(picture.width * picture.height) or ():
        assert isinstance(pixel, tuple)
        for colour in found:
            if all(abs(part - want) < 12 for part, want in zip(pixel, THEMES["dark"][colour], strict=True)):
                found[colour] += count
    return found


@pytest.mark.parametrize("key", SAMPLES)
def test_the_picture_has_the_marks_and_leaves_those_of_other_matches_alone(key: str) -> None:
    view = RENDERERS[key].samples()[SAMPLES[key]]
    before = render(key, view)
    marked = render(key, view, marks=MARKS)
    assert render(key, view).data == before.data
    assert render(key, view, marks=(0, 1, 2, 3)).data == before.data
    usual, chosen = _counts(before.data), _counts(marked.data)
    if key == "middle-ages":  # three play, and its coins are amber
        assert usual["teal"] > 0 == usual["violet"]
        assert chosen["violet"] > 0 == chosen["teal"]
    else:
        for player, mark in enumerate(MARKS):
            ours, theirs = chosen[PLAYERS[mark].colour], usual[PLAYERS[player].colour]
            assert ours == pytest.approx(theirs, rel=0.5, abs=900), (player, usual, chosen)
    names = [TEXT(f"player-{mark}") for mark in MARKS]
    assert marked.description != before.description
    assert names[0] in marked.description


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
