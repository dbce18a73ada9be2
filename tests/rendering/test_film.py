"""A film shows each scene as if all of it had been painted, and says where it differs from the last one."""

from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot.games import GAMES
from rendering import RENDERERS, THEMES
from rendering.kit import Edges, Look, Scene
from rendering.kit import film as film_module
from rendering.kit.film import Film
from tests.rendering.test_repaint import GROUND, SIZE, TEXT, add

HAMMING, LANCZOS = Image.Resampling.HAMMING, Image.Resampling.LANCZOS
_ROUNDED = 3
"""How much a value may differ, of 255, because others were rounded between the two passes of Pillow."""


def assert_shown_as_a_whole(film: Film, scene: Scene, square: int, resample: Image.Resampling) -> None:
    """Assert that a film shows a scene, reduced, and finds all squares in which that is new.

    Reduced in parts, values may be rounded otherwise: Pillow reduces the side first that saves it most work.
    """
    before, width = film.image.copy(), film.image.width
    changed = film.show(scene)
    expected = scene.paint()
    if scene.width != width:
        high = scene.height * width // scene.width
        box = 0, 0, scene.width, high * scene.width / width
        expected = expected.resize((width, high), resample, box)
    difference = ImageChops.difference(film.image, expected)
    tolerance = _ROUNDED if scene.width != width else 0
    assert max(most for _, most in difference.getextrema()) <= tolerance  # type: ignore[misc]  # of each band
    for row in range(changed.height):
        for column in range(changed.width):
            left, top = column * square, row * square
            box = left, top, min(left + square, film.image.width), min(top + square, film.image.height)
            is_new = before.size != film.image.size or before.crop(box) != film.image.crop(box)
            assert changed.getpixel((column, row)) == 255 * is_new


@example([[], [(1, -59, 0)]], Random(0), (211, 16), LANCZOS)
@example([[], [(1, -59, 0)]], Random(0), (192, 32), HAMMING)
@given(
    st.lists(
        st.lists(st.tuples(st.integers(0, 6), st.integers(-60, 310), st.integers(-60, 210)), max_size=8),
        min_size=2,
        max_size=5,
    ),
    st.randoms(use_true_random=False),
    st.sampled_from([(SIZE[0], 16), (SIZE[0], 32), (211, 16), (192, 32)]),
    st.sampled_from([HAMMING, LANCZOS]),
)
def test_any_scene_after_any_others(
    all_layers: list[list[tuple[int, int, int]]],
    rng: Random,
    shape: tuple[int, int],
    resample: Image.Resampling,
) -> None:
    film = Film(*shape, resample)
    known = [layer for layers in all_layers for layer in layers]
    for layers in all_layers:
        scene = Scene(SIZE)
        scene.paste(GROUND)
        for kind, left, top in (*layers, *rng.sample(known, len(known) // 2)):
            add(scene, kind, left, top)
        assert_shown_as_a_whole(film, scene, shape[1], resample)


@pytest.mark.parametrize("width", [1200, 960, 880])
@pytest.mark.parametrize("key", list(GAMES))
@pytest.mark.sampled(3)
def test_boards_of_a_match(key: str, width: int) -> None:
    rng, rules, renderer, film = Random(key), GAMES[key], RENDERERS[key], Film(width, 16)
    state = rules.new_state(max(rules.players), rules.Options(), key)
    for _ in range(12):
        view = rules.view(state, None)
        assert_shown_as_a_whole(film, renderer.compose(view, look=Look(THEMES["dark"], TEXT)), 16, HAMMING)
        if acting := rules.current_players(state):
            player = min(acting)
            state = rules.apply_action(state, player, rng.choice(list(rules.legal_actions(state, player))))


def test_what_stays_is_not_painted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    areas, paint = list[Edges](), Scene.paint

    def note(scene: Scene, area: Edges) -> Image.Image:
        areas.append(area)
        return paint(scene, area)

    monkeypatch.setattr(Scene, "paint", note)
    film, sizes = Film(200, 16), list[int]()
    for number in range(2):
        scene = Scene(SIZE)
        scene.paste(GROUND)
        add(scene, 3, 100, 100)
        add(scene, 2, 200 + 10 * number, 30)
        film.show(scene)
        sizes.append(sum((right - left) * (bottom - top) for left, top, right, bottom in areas))
        areas.clear()
    assert sizes[0] >= SIZE[0] * SIZE[1]
    assert 0 < sizes[1] < SIZE[0] * SIZE[1] / 4


def test_what_lies_in_two_boxes_is_still_new(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(film_module, "cover", lambda *_: [(0, 0, 96, 96), (32, 32, 128, 128)])
    film, scene = Film(SIZE[0], 16), Scene(SIZE)
    scene.paste(GROUND)
    film.show(scene)
    scene = Scene(SIZE, scene.layers)
    scene.paste((250, 0, 0), (40, 40, 60, 60))
    assert film.show(scene).getbbox() == (2, 2, 4, 4)


def test_a_scene_without_layers_is_black() -> None:
    film = Film(40, 16)
    for _ in range(2):
        film.show(Scene((40, 30)))
        assert film.image.getcolors() == [(40 * 30, (0, 0, 0))]
