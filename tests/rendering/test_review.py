"""The picture of a review: any number of players and turns, small, and readable without colours."""

from collections.abc import Sequence
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from bot.locales import texts
from rendering import RENDERERS, THEMES, Picture, theme_for, with_names
from rendering.archive.review_curve import draw_review
from rendering.kit import ICE_AND_BLACK, Mark
from rendering.kit.encoder import MAX_BYTES
from tests.example_games import EVERY_GAME

NAMES = ("Ada", "Bruno", "Chioma", "Dmitri")


def player_marks(game: str, theme: str) -> Sequence[Mark]:
    """Return the marks of the players in a sample of a game."""
    renderer = RENDERERS[game]
    return renderer.marks(next(iter(renderer.samples().values())), theme_for(theme))


def draw(
    players: int, frames: int, *, game: str = "builders", theme: str = "dark", points: int = 0
) -> Picture:
    """Draw a match that the first player wins bit by bit."""
    shares = []
    for frame in range(frames):
        first = 1 / players + (1 - 1 / players) * frame / max(frames - 1, 1)
        shares.append((first, *[(1 - first) / (players - 1)] * (players - 1)))
    colours = theme_for(theme)
    marks = player_marks(game, theme)[:players]
    turning = [round(number * (frames - 1) / 3) for number in range(1, points + 1)]
    text = with_names(texts("en"), NAMES[:players])
    return draw_review(shares, turning, marks, theme=colours, text=text, description="All.")


def image_of(picture: Picture) -> Image.Image:
    """Return the decoded picture."""
    return Image.open(BytesIO(picture.data)).convert("RGB")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("players", "frames"), [(2, 1), (2, 2), (3, 40), (4, 400)])
def test_a_review_of_any_length_is_a_small_picture(players: int, frames: int, theme: str) -> None:
    picture = draw(players, frames, theme=theme, points=3)
    assert picture.size == (1200, 900)
    assert len(picture.data) <= MAX_BYTES
    assert picture.description == "All."


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_areas_have_the_colours_and_marks_of_the_players(game: str) -> None:
    theme = theme_for("dark")
    first, second = player_marks(game, "dark")[:2]
    image = image_of(draw(2, 11, game=game))
    for sign, at in ((first, (300, 750)), (second, (60, 200))):
        pixel, expected = image.getpixel(at), theme[sign.colour]
        assert isinstance(pixel, tuple)
        assert all(abs(a - b) < 12 for a, b in zip(pixel, expected, strict=True))


def test_turning_points_are_marked() -> None:
    without_points, with_points = image_of(draw(2, 31)), image_of(draw(2, 31, points=3))
    box = ImageChops.difference(without_points, with_points).point(lambda value: 255 * (value > 40)).getbbox()
    assert box is not None
    assert box[2] - box[0] > 600


def test_the_letters_of_turning_points_go_from_left_to_right_in_any_order_of_the_list() -> None:
    shares, marks = [(0.5, 0.5)] * 31, player_marks("builders", "dark")[:2]
    text = with_names(texts("en"), NAMES[:2])
    pictures = {
        draw_review(shares, points, marks, theme=theme_for("dark"), text=text, description="All.").data
        for points in ((5, 15, 25), (25, 5, 15), (15, 25, 5))
    }
    assert len(pictures) == 1


def test_marks_follow_a_swap_of_colours() -> None:
    renderer = RENDERERS["constructor"]
    view = next(iter(renderer.samples().values()))
    for colours in ((0, 1), (1, 0)):
        marks = renderer.marks(replace(view, colours=colours), theme_for("dark"))
        assert list(marks) == [ICE_AND_BLACK[colour] for colour in colours]


def test_no_turning_point_covers_the_mark_of_a_player() -> None:
    shares = [(0.5 + 0.3 * (frame == 15), 0.5 - 0.3 * (frame == 15)) for frame in range(31)]
    theme, marks = theme_for("dark"), player_marks("builders", "dark")[:2]
    text = with_names(texts("en"), NAMES[:2])
    image = image_of(draw_review(shares, [15], marks, theme=theme, text=text, description="All."))
    beside = image.crop((615, 500, 640, 580))  # the middle of the first player's area at the turning point
    assert ImageStat.Stat(beside).stddev == pytest.approx([0, 0, 0], abs=3)
