"""A picture that is painted and encoded where it differs from the last one looks as if all of it had been."""

from io import BytesIO
from random import Random
from typing import Any
from weakref import ref

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.games import GAMES
from bot.locales import texts
from rendering import RENDERERS, THEMES
from rendering.kit import Edges, Look, Scene, Size, encoder, repaint, stamp, to_canvas, while_shown
from rendering.kit import scene as scene_module
from rendering.kit.encoder import Pieces, encode, find_lower_quality, quality_of
from rendering.kit.repaint import encoded, grow
from rendering.kit.scene import Layer
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
    """Begin without kept pictures; encode each at the quality of its game, however large it gets."""
    monkeypatch.setattr(repaint, "_grounds", repaint._Kept[Any](repaint._IMAGES))
    monkeypatch.setattr(repaint, "_files", repaint._Kept[Any](repaint._FILES))
    monkeypatch.setattr(encoder, "MAX_BYTES", 10 * encoder.MAX_BYTES)


def assert_drawn_as_a_whole(scene: Scene, *, busy: bool = False) -> None:
    assert grow(scene).tobytes() == scene.paint().tobytes()
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


def test_a_ground_grows_on_a_copy_and_stays_the_same_image_while_nothing_changes() -> None:
    scenes = [Scene(SIZE), Scene(SIZE)]
    for number, scene in enumerate(scenes):
        scene.paste(GROUND)
        add(scene, 3, 100 * number, 100)
    first = grow(scenes[0])
    before = first.tobytes()
    assert grow(Scene(scenes[0].size, scenes[0].layers)) is first
    second = grow(scenes[1])
    assert first.tobytes() == before != second.tobytes()
    assert second.info["scene"].read() == scenes[1].read()


def test_few_images_are_kept_and_none_of_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    images, paint = list[ref[Image.Image]](), Scene.paint

    def note(scene: Scene, area: Edges | None = None) -> Image.Image:
        image = paint(scene, area)
        images.append(ref(image))
        return image

    monkeypatch.setattr(Scene, "paint", note)
    scenes = [Scene((160 + 16 * number, 100)) for number in range(12)]
    for scene in (*scenes, *scenes):
        scene.paste((9, 9, 9), (0, 0, 20, 20))
        encoded(scene, busy=False)
    assert len(images) > len(scenes)
    assert not any(image() for image in images)
    for scene in scenes:
        grow(scene)
    assert 0 < sum(image() is not None for image in images) <= 4


@pytest.mark.parametrize("others", [3, 20])
def test_what_is_kept_of_a_match_is_forgotten_while_others_move(others: int) -> None:
    """Other matches move until the match has not moved for three or for 20 pictures."""
    draw = while_shown(lambda width: Image.new("RGB", (width, 100)))

    def show_board(width: int) -> ref[Image.Image]:
        scene = to_canvas(draw(width))
        assert draw(width) is scene.layers[0].what
        encoded(scene, busy=False)
        return ref(draw(width))

    board = show_board(160)
    for number in range(others):
        show_board(176 + 16 * (number % 3))
    assert (board() is not None) == (others == 3)


def test_what_stays_is_not_encoded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    scenes = [Scene((1200, 300)) for _ in range(2)]
    for scene in scenes:
        scene.paste((40, 90, 20), (0, 0, *scene.size))
    scenes[1].paste((250, 0, 0), (300, 40, 330, 60))
    whole, sizes, save = encoded(scenes[0], busy=False), list[Size](), Image.Image.save

    def note(part: Image.Image, *parameters: Any, **more: Any) -> None:
        sizes.append(part.size)
        save(part, *parameters, **more)

    monkeypatch.setattr(Image.Image, "save", note)
    assert encoded(Scene(scenes[0].size, scenes[0].layers), busy=False) == whole
    assert not sizes
    assert encoded(scenes[1], busy=False) != whole
    assert sizes == [(2 * 80, 2 * 16)]


def test_a_picture_that_changes_wholly_is_smaller_and_has_the_same_pixels() -> None:
    scene = Scene((1200, 300))
    scene.paste(Image.linear_gradient("L").resize(scene.size).convert("RGB"))
    for left in (0, 300):
        scene.paste((250, 0, 0), (left, 40, left + 30, 60))
        whole, parts = encoded(scene, busy=False, whole=True), Pieces(scene.paint(), quality_of(busy=False))
        assert encoded(scene, busy=False, whole=True) == whole
        assert len(whole) < 0.95 * len(parts.join())
        with Image.open(BytesIO(whole)) as image, Image.open(BytesIO(parts.join())) as other:
            assert image.tobytes() == other.tobytes()
        scene = Scene(scene.size, scene.layers)


def encode_as_new(image: Image.Image) -> bytes:
    data, quality = b"", quality_of(busy=False)
    while quality:
        data = Pieces(image, quality).join()
        quality = find_lower_quality(quality, data) or 0
    return data


def test_a_picture_too_large_has_the_same_lower_quality_as_a_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, whole = Scene((1200, 916)), list[None]()
    scene.paste(Image.frombytes("RGB", scene.size, Random(1).randbytes(1200 * 916 * 3)))
    paint = Scene.paint

    def note(it: Scene, area: Edges | None = None) -> Image.Image:
        whole.extend([None] * (area is None))
        return paint(it, area)

    monkeypatch.setattr(encoder, "MAX_BYTES", 100_000)
    for height in (1, 2, 3, 900):
        scene.paste((1, 2, 3), (0, 0, 1200, height))
        expected = encode_as_new(paint(scene))
        assert len(expected) <= encoder.MAX_BYTES
        with monkeypatch.context() as noting:
            noting.setattr(Scene, "paint", note)
            data = encoded(scene, busy=False)
        with Image.open(BytesIO(data)) as image, Image.open(BytesIO(expected)) as other:
            assert image.tobytes() == other.tobytes()
        scene = Scene(scene.size, scene.layers)
    assert len(whole) == 1
