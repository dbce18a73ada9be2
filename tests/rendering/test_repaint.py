"""A picture that is painted and encoded where it differs from the last one looks as if all of it had been."""

from io import BytesIO
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.games import GAMES
from bot.locales import texts
from rendering import RENDERERS, THEMES
from rendering.kit import encoder, repaint
from rendering.kit import scene as scene_module
from rendering.kit.encoder import Pieces, encode
from rendering.kit.look import Look
from rendering.kit.repaint import encoded, painted
from rendering.kit.scene import Edges, Layer, Scene
from rendering.kit.stamps import stamp
from rendering.words.player_names import lettering
from tests.rendering.test_stamps import lit_panel, ring

TEXT = lettering(texts("en"))
SIZE = (288, 200)
GROUND = Image.linear_gradient("L").resize(SIZE).convert("RGB")
PARTS = [stamp(lit_panel()), stamp(ring())]
IMAGES = [Image.new("RGBA", (30, 20), (200, 10, 10, 90)), ring().image.resize((50, 60)).copy()]
MASK = Image.radial_gradient("L").resize((40, 40))
INSIDE = Scene((120, 90))
INSIDE.paste(GROUND, (-10, -10))
PARTS[1].put(INSIDE, (70, 60))
INSIDE.paste((1, 200, 3), (90, 70), MASK)


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin and end without kept pictures; encode each at the quality of its game, however large it gets."""
    monkeypatch.setattr(repaint, "_kept", [])
    monkeypatch.setattr(encoder, "MAX_BYTES", 10 * encoder.MAX_BYTES)


def assert_drawn_as_a_whole(scene: Scene, *, busy: bool = False) -> None:
    with painted(scene) as image:
        assert image.tobytes() == scene.paint().tobytes()
    with Image.open(BytesIO(encoded(scene, busy=busy))) as image:
        assert image.tobytes() == Image.open(BytesIO(encode(scene.paint(), busy=busy))).tobytes()


def add(scene: Scene, kind: int, left: int, top: int) -> None:
    """Add a layer of one of the kinds that there are."""
    if kind < 2:
        PARTS[kind].put(scene, (left, top))
    elif kind < 4:
        image = IMAGES[kind - 2]
        scene.layers.append(Layer(image, image, *[(left, top, left + image.width, top + image.height)] * 2))
    elif kind == 4:
        scene.paste((250, 250, 9), (left, top, left + 33, top + 21))
    elif kind == 5:
        scene.paste((20, 30, 240), (left, top), MASK)
    else:
        scene.paste(INSIDE, (left, top))


@given(
    st.lists(
        st.lists(
            st.tuples(st.integers(0, 6), st.integers(-60, 310), st.integers(-60, 210)),
            max_size=12,
        ),
        min_size=2,
        max_size=5,
    ),
    st.randoms(use_true_random=False),
    st.sampled_from([GROUND, GROUND.resize((300, 208))]),
)
def test_any_scene_after_any_others(
    all_layers: list[list[tuple[int, int, int]]], rng: Random, ground: Image.Image
) -> None:
    known = [layer for layers in all_layers for layer in layers]
    for layers in all_layers:
        scene = Scene(ground.size)
        scene.paste(ground)
        for kind, left, top in (*layers, *rng.sample(known, len(known) // 2)):
            add(scene, kind, left, top)
        assert_drawn_as_a_whole(scene)


@pytest.mark.parametrize("key", list(GAMES))
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.sampled(4)
def test_boards_of_matches_in_any_order(key: str, theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The boards of two matches, mixed, with some turns taken back and all samples in between."""
    rng, rules, renderer = Random(f"{key} {theme}"), GAMES[key], RENDERERS[key]
    views = list(renderer.samples().values())
    for players in (min(rules.players), max(rules.players)):
        state = rules.new_state(players, rules.Options(), f"{key} {theme}")
        for _ in range(40):
            if not (acting := rules.current_players(state)):
                break
            player = min(acting)
            state = rules.apply_action(state, player, rng.choice(list(rules.legal_actions(state, player))))
            views.append(rules.view(state, None))
    for view in (*views, *rng.sample(views, 8)):
        choices = view.legal if rng.random() < 0.5 else ()
        scene = renderer.compose(view, look=Look(THEMES[theme], TEXT), choices=choices)
        assert_drawn_as_a_whole(scene, busy=renderer.is_busy)
        with monkeypatch.context() as nothing_kept:
            nothing_kept.setattr(scene_module, "_layers", scene_module._layers.__wrapped__)
            again = renderer.compose(view, look=Look(THEMES[theme], TEXT), choices=choices)
        assert again.read() == scene.read()


def test_what_stays_is_not_painted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    areas: list[Edges | None] = []
    paint = Scene.paint

    def note(scene: Scene, area: Edges | None = None) -> Image.Image:
        areas.append(area)
        return paint(scene, area)

    scenes = [Scene(SIZE) for _ in range(2)]
    for number, scene in enumerate(scenes):
        scene.paste(GROUND)
        add(scene, 3, 100, 100)
        add(scene, 2, 200 + 10 * number, 30)
    monkeypatch.setattr(Scene, "paint", note)
    for scene in scenes:
        with painted(scene):
            pass
    whole, *parts = areas
    assert whole is None
    sizes = [(box[2] - box[0]) * (box[3] - box[1]) for box in filter(None, parts)]
    assert 0 < sum(sizes) < SIZE[0] * SIZE[1] / 8


def test_a_picture_that_could_not_be_sent_is_not_built_on() -> None:
    scene = Scene(SIZE)
    scene.paste(GROUND)
    lent = painted(scene)
    lent.__enter__().paste((0, 0, 0), (0, 0, 20, 20))
    assert not lent.__exit__(RuntimeError, RuntimeError("full"), None)
    assert_drawn_as_a_whole(scene)


def test_pictures_that_are_lent_at_the_same_time_are_different_images() -> None:
    scene = Scene(SIZE)
    scene.paste(GROUND)
    with painted(scene) as one, painted(scene) as other:
        assert one is not other
    for _ in range(3 * repaint._MOST_KEPT):
        with painted(scene):
            pass
    assert len(repaint._kept) <= repaint._MOST_KEPT


def test_a_scene_without_layers_is_black() -> None:
    for _ in range(2):
        with painted(Scene((40, 30))) as image:
            assert image.getcolors() == [(40 * 30, (0, 0, 0))]


def test_what_stays_is_not_encoded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    image, sizes = GROUND.copy(), []
    pieces = Pieces(SIZE)
    whole = pieces.encode(image, 40)
    save = Image.Image.save

    def note(part: Image.Image, *parameters: Any, **more: Any) -> None:
        sizes.append(part.size)
        save(part, *parameters, **more)

    monkeypatch.setattr(Image.Image, "save", note)
    assert pieces.encode(image, 40) == whole
    assert not sizes
    box = (100, 40, 130, 60)
    image.paste((250, 0, 0), box)
    pieces.change(box)
    assert pieces.encode(image, 40) != whole
    assert sizes == [(96, 2 * 16)]


def test_a_picture_too_large_keeps_its_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene((1200, 912))
    scene.paste(Image.frombytes("RGB", scene.size, Random(1).randbytes(1200 * 912 * 3)))
    with monkeypatch.context() as limit:
        limit.setattr(encoder, "MAX_BYTES", 100_000)
        assert len(encoded(scene, busy=False)) <= encoder.MAX_BYTES
    scene.paste((1, 2, 3), (0, 0, 1200, 900))
    assert_drawn_as_a_whole(scene)
