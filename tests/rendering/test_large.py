"""Large pictures show everything, in parts in which lettering is much larger."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.locales import texts
from rendering import RENDERERS, THEMES
from rendering.kit import to_picture
from rendering.kit.encoder import MAX_BYTES
from rendering.kit.large import LARGE_THEME, enlarge
from tests.example_games import EVERY_GAME

LARGER = 1.5
"""How many times larger lettering is on a phone, where a part is as wide as the whole picture was."""


@pytest.mark.parametrize("game", EVERY_GAME)
def test_parts_are_large_and_have_room_in_a_message(game: str) -> None:
    renderer, text = RENDERERS[game], texts("en")
    for name, view in renderer.samples().items():
        if not renderer.has_board_picture(view):
            continue
        picture = renderer.draw(view, theme=THEMES[LARGE_THEME], text=text)
        parts = enlarge(picture, text)
        assert 2 <= len(parts) <= 10, name
        assert parts[0].description == picture.description
        assert [part.description for part in parts[1:]] == [
            f"Part {number} of {len(parts)}." for number in range(2, len(parts) + 1)
        ]
        for part in parts:
            assert 2 * picture.size[0] / part.size[0] >= LARGER, name
            assert len(part.data) <= MAX_BYTES


def test_three_columns_are_not_cut_in_the_middle() -> None:
    image = Image.new("RGB", (1200, 500), "black")
    for left in (20, 420, 820):
        image.paste("white", (left, 20, left + 360, 480))
    parts = enlarge(to_picture(image, "Three columns."), texts("en"))
    assert [part.size for part in parts] == [(800, 1000)] * 3


def test_nothing_is_lost_at_a_cut() -> None:
    view = RENDERERS["constructor"].samples()["full"]
    picture = RENDERERS["constructor"].draw(view, theme=THEMES[LARGE_THEME], text=texts("en"))
    parts = enlarge(picture, texts("en"))
    area = sum(part.size[0] * part.size[1] for part in parts) / 4
    assert area > picture.size[0] * picture.size[1]  # what is cut through is in both parts
    whole = Image.open(BytesIO(picture.data)).convert("L")
    first = Image.open(BytesIO(parts[0].data)).convert("L").reduce(2)
    last = Image.open(BytesIO(parts[-1].data)).convert("L").reduce(2)
    upper = whole.crop((0, 0, *first.size))
    lower = whole.crop((whole.width - last.width, whole.height - last.height, *whole.size))
    for part, cut in ((first, upper), (last, lower)):
        coarse = ImageChops.difference(part, cut).resize((20, 20), Image.Resampling.BOX)
        assert max(coarse.tobytes()) < 24
