"""What Constructor's pictures show: everything that a player has to see, also on a phone."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

import msgspec
import pytest
from PIL import Image

from bot.games.constructor import View, tiles_of
from rendering import THEMES, render, renderer
from rendering.canvas import HEAVIEST, SIZE
from rendering.constructor import board, cards, panel, samples, stacks
from rendering.constructor.layout import RISE, TILT, layout
from tests.rendering.goldens import decoded, difference

pytestmark = pytest.mark.xdist_group("pictures")

PHONE = (360, 270)
SAMPLES = samples()
STACKS = (
    *("", "R", "r", "M", "m", "S", "s", "Sr", "sR", "Rm", "rM", "sRm", "SrM"),
    *("Ms", "mS", "RmS", "rMs", "SrMs", "sRmS"),
)
"""All that a tile can hold without the variant."""


def showing(stack: str, tile: str = "b2") -> View:
    """An empty rhombus but for one stack."""
    empty = tiles_of("rhombus")
    tiles = tuple(
        msgspec.structs.replace(each, stack=stack) if each.label == tile else each for each in empty
    )
    return msgspec.structs.replace(SAMPLES["start"], tiles=tiles)


def on_phone(view: View, theme: str = "dark", choices: Sequence[str] = ()) -> Image.Image:
    return decoded(render("constructor", view, theme=theme, choices=choices)).resize(
        PHONE, Image.Resampling.BOX
    )


def tile_on_phone(view: View, theme: str = "dark", tile: str = "b2") -> Image.Image:
    place = layout("rhombus")
    x, y = place.centres[tile]
    share = PHONE[0] / SIZE[0]
    box = (x - place.tile, y - 1.3 * place.tile, x + place.tile, y + 0.8 * place.tile)
    left, top, right, bottom = (round(edge * share) for edge in box)
    return on_phone(view, theme).crop((left, top, right, bottom))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sample", SAMPLES)
def test_pictures_are_light_and_of_the_size_they_say(sample: str, theme: str) -> None:
    view = SAMPLES[sample]
    choices = [tile.label for tile in view.tiles]
    picture = render("constructor", view, theme=theme, choices=choices)
    assert len(picture.data) <= HEAVIEST
    assert picture.size == SIZE == decoded(picture).size
    assert 0 < len(picture.description) <= 1024


@pytest.mark.parametrize("theme", THEMES)
def test_stacks_can_be_told_apart_on_a_phone(theme: str) -> None:
    crops = {stack: tile_on_phone(showing(stack), theme) for stack in STACKS}
    for first, second in combinations(STACKS, 2):
        assert difference(crops[first], crops[second]) > 1, (first, second)


@pytest.mark.parametrize(("bare", "enclosing"), [("R", "sR"), ("r", "Sr"), ("rM", "SrM"), ("Rm", "sRm")])
def test_the_enclosed_small_is_seen(bare: str, enclosing: str) -> None:
    assert difference(tile_on_phone(showing(bare)), tile_on_phone(showing(enclosing))) > 2


def test_a_ring_with_a_small_has_no_badge_and_no_mark() -> None:
    def put(stack: str) -> Image.Image:
        image = Image.new("RGB", (300, 300))
        stacks.put_badge(image, stack, (150, 150), 140, THEMES["dark"])
        return image

    assert put("Sr").getbbox() is None
    assert put("SrM").getbbox() is not None


def test_taller_stacks_stand_out_no_further_than_the_layout_leaves_room() -> None:
    tops = [stacks.stack_sprite(stack, 140, THEMES["dark"]).anchor[1] for stack in ("SrMs", "SrMsRmSrM")]
    assert max(tops) <= (TILT + RISE + 0.06) * 140


@pytest.mark.parametrize("theme", THEMES)
def test_what_can_be_chosen_is_outlined(theme: str) -> None:
    view = SAMPLES["start"]
    plain, chosen = on_phone(view, theme), on_phone(view, theme, choices=["b2"])
    place = layout("rhombus")
    x, y = (edge * PHONE[0] / SIZE[0] for edge in place.centres["b2"])
    box = round(x - 40), round(y - 32), round(x + 40), round(y + 32)
    assert difference(plain.crop(box), chosen.crop(box)) > 4
    assert difference(plain.crop((0, 200, *PHONE)), chosen.crop((0, 200, *PHONE))) < 1


def test_the_last_action_is_outlined_target_and_source() -> None:
    view = SAMPLES["full"]
    assert len(view.last) == 2
    both, target, none = (
        on_phone(msgspec.structs.replace(view, last=last)) for last in (view.last, view.last[1:], ())
    )
    assert difference(both, target) > 0.1
    assert difference(target, none) > 0.1


def test_choices_that_are_no_tiles_are_no_error() -> None:
    assert render("constructor", SAMPLES["choose"], choices=["a1"]).data
    assert render("constructor", SAMPLES["start"], choices=["z9"]) == render("constructor", SAMPLES["start"])


def test_whose_turn_it_is_shows() -> None:
    view = SAMPLES["sparse"]
    assert view.current is not None
    other = msgspec.structs.replace(view, current=1 - view.current)
    assert difference(on_phone(view), on_phone(other)) > 0.5


@pytest.mark.parametrize(
    "change",
    [
        {"towers": (4, 1)},
        {"reserves": ((3, 2, 1), (0, 0, 0))},
        {"round": 2},
        {"colours": (1, 0)},
    ],
)
def test_every_number_reaches_the_picture(change: dict[str, object]) -> None:
    view = SAMPLES["sparse"]
    changed = msgspec.structs.replace(view, **change)
    assert render("constructor", changed).data != render("constructor", view).data


def test_how_the_last_round_ended_is_shown_until_a_piece_is_placed() -> None:
    view = SAMPLES["new_round"]
    place = layout("rhombus")
    assert place.inset
    box = tuple(round(edge * PHONE[0] / SIZE[0]) for edge in place.inset)
    started = msgspec.structs.replace(view, tiles=showing("R").tiles)
    ended = msgspec.structs.replace(view.finished[0], points=(5, 0))
    shown, gone, other = (
        on_phone(each).crop((box[0], box[1], box[2], box[3]))
        for each in (view, started, msgspec.structs.replace(view, finished=(ended,)))
    )
    assert difference(shown, gone) > 5
    assert difference(shown, other) > 0.5


def test_equal_views_give_equal_pictures_whatever_is_cached() -> None:
    views = [SAMPLES[name] for name in ("full", "new_round", "choose_extra_again")]
    first = [render("constructor", view, choices=["a1", "b2"]) for view in views]
    for cached in (
        board.base,
        board.tile_sprite,
        stacks.stack_sprite,
        cards._card,
        cards._ended,
        panel._chrome,
    ):
        cached.cache_clear()
    assert [render("constructor", view, choices=["a1", "b2"]) for view in views] == first


def test_threads_draw_the_same() -> None:
    views = [SAMPLES[name] for name in ("full", "open_rings", "triring", "choose")] * 4
    alone = [render("constructor", view) for view in views]
    stacks.stack_sprite.cache_clear()
    board.base.cache_clear()
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(lambda view: render("constructor", view), views)) == alone


def test_the_module_offers_what_a_renderer_has_to() -> None:
    game = renderer("constructor")
    assert all(callable(getattr(game, name)) for name in ("draw", "describe", "prompt", "narrate", "seat"))
