"""Boards are small enough for the line of a phone, and their lettering does not smear."""

import pytest
from PIL import Image

from bot.games import GAMES
from bot.locales import texts
from rendering import RENDERERS, THEMES
from rendering.kit.encoder import MAX_BYTES, encode, encode_as_jpeg
from rendering.words.player_names import lettering
from tests.rendering.legibility import LIMITS, measure_smear, paint_boards

MOST_BYTES = 120_000


def _is_legible(image: Image.Image, data: bytes) -> bool:
    smears = {wide: measure_smear(image, data, wide) for wide in LIMITS}
    return all(
        smear.mean <= LIMITS[wide].mean and smear.most <= LIMITS[wide].most for wide, smear in smears.items()
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.sampled
def test_boards_of_whole_matches_are_small_and_legible(game: str) -> None:
    assert MAX_BYTES <= MOST_BYTES
    boards = list(paint_boards(game, "dark", range(1, 4, 2)))
    assert boards
    for number, board in enumerate(boards):
        data = encode(board, busy=RENDERERS[game].is_busy)
        assert len(data) <= MOST_BYTES, number
        assert _is_legible(board, data), number


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.exhaustive
def test_samples_of_all_themes_are_small_and_legible(game: str, theme: str) -> None:
    """They have the largest boards that a match can come to."""
    renderer = RENDERERS[game]
    for name, view in renderer.samples().items():
        if renderer.has_board_picture(view):
            board = renderer.paint(view, theme=THEMES[theme], text=lettering(texts("en"))).convert("RGB")
            data = encode(board, busy=renderer.is_busy)
            assert len(data) <= MOST_BYTES, name
            assert _is_legible(board, data), name


def test_a_quality_at_which_letters_smear_is_noticed() -> None:
    board = next(paint_boards("middle-ages", "dark", range(1, 2)))
    assert not _is_legible(board, encode_as_jpeg(board, 8))
