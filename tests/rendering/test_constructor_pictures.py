"""What Constructor's pictures show: everything that a player has to see, also on a phone."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from io import BytesIO
from itertools import combinations, pairwise
from random import Random

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.games.constructor import GAME, Action, Move, Options, State, View, tiles_of
from bot.games.constructor.patterns import pattern_ids
from bot.locales import texts
from rendering import RENDERERS, THEMES, render
from rendering.constructor import panel, stacks
from rendering.constructor.layout import CORNERS, layout
from rendering.constructor.samples import samples
from rendering.kit import SIZE, Look, Sprite
from rendering.kit.encoder import MAX_BYTES
from tests.codebase.combinations import diagonal
from tests.rendering.goldens import difference
from tests.rendering.rendered_samples import fresh, render_once

pytestmark = [pytest.mark.exhaustive, pytest.mark.xdist_group("constructor pictures")]

RENDERER = RENDERERS["constructor"]
PHONE = (360, 270)
SAMPLES = samples()
STACKS = (
    *("", "R", "r", "M", "m", "S", "s", "Sr", "sR", "Rm", "rM", "sRm", "SrM"),
    *("Ms", "mS", "RmS", "rMs", "SrMs", "sRmS"),
)
"""All that a tile can hold without the variant."""


def showing(stack: str, tile: str = "b2") -> View:
    """Return an empty rhombus except for one stack."""
    empty = tiles_of("rhombus")
    tiles = tuple(
        msgspec.structs.replace(each, stack=stack) if each.label == tile else each for each in empty
    )
    return msgspec.structs.replace(SAMPLES["start"], tiles=tiles)


@cache
def on_phone(view: View, theme: str = "dark", choices: tuple[str, ...] = ()) -> Image.Image:
    image = RENDERER.paint(view, theme=THEMES[theme], text=texts("en"), choices=choices)
    return image.resize(PHONE, Image.Resampling.BOX)


def tile_on_phone(view: View, theme: str = "dark", tile: str = "b2") -> Image.Image:
    place = layout("rhombus")
    x, y = place.centres[tile]
    share = PHONE[0] / SIZE[0]
    box = (x - place.tile, y - 1.3 * place.tile, x + place.tile, y + 0.8 * place.tile)
    left, top, right, bottom = (round(edge * share) for edge in box)
    return on_phone(view, theme).crop((left, top, right, bottom))


HIGHEST = 115
"""Of the first two hundred seeds, the one whose match has the tallest tower."""


@cache
def tallest() -> tuple[str, ...]:
    """Return each stage of the tallest tower that players who like height build with open rings."""
    stack = ""
    state, chance = GAME.new_state(2, Options(open_rings=True), str(HIGHEST)), Random(HIGHEST)
    while state.current is not None:
        state = GAME.apply_action(state, state.current, high_action(state, chance))
        stack = max(stack, *state.stacks, key=len)
    return tuple(stack[:height] for height in range(1, len(stack) + 1))


def high_action(state: State, chance: Random) -> Action:
    actions = GAME.legal_actions(state, state.current or 0)
    moves = [action for action in actions if isinstance(action, Move)]
    if not moves or chance.random() < 0.15:
        return chance.choice(actions)
    stacks = {tile.label: len(tile.stack) for tile in GAME.view(state, None).tiles}
    return max(moves, key=lambda move: stacks[move.target])


@pytest.mark.parametrize(("sample", "theme"), diagonal(SAMPLES, THEMES))
def test_pictures_are_light_and_of_the_size_they_say(sample: str, theme: str) -> None:
    view = SAMPLES[sample]
    picture = render_once("constructor", view, theme=theme, choices=view.legal)
    assert len(picture.data) <= MAX_BYTES
    assert picture.size == SIZE == Image.open(BytesIO(picture.data)).size
    assert 0 < len(picture.description) <= 1024


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.nightly
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


@pytest.mark.nightly
def test_no_tower_leaves_the_picture() -> None:
    assert len(tallest()[-1]) > 9
    for pattern in pattern_ids(extra=True):
        place = layout(pattern)
        highest = min(y for _, y in place.centres.values())
        for stack in ("SrMs", tallest()[-1]):
            assert stacks.stack_sprite(stack, place.tile, THEMES["dark"]).anchor[1] <= highest


def test_no_tower_is_cut_off() -> None:
    for stack in (*STACKS[1:], *tallest()):
        sprite_of_stack = stacks.stack_sprite(stack, 152, THEMES["contrast"])
        upper_edge = sprite_of_stack.image.getchannel("A").crop((0, 0, sprite_of_stack.image.width, 1))
        widest = max(x for x, _ in CORNERS) * 152
        assert upper_edge.histogram()[0] > sprite_of_stack.image.width - widest / 2, stack


@pytest.mark.parametrize("theme", ["dark", "contrast"])
@pytest.mark.nightly
def test_tall_towers_can_be_told_apart_on_a_phone(theme: str) -> None:
    crops = [tile_on_phone(showing(stack), theme) for stack in tallest()]
    for (first, shorter), (second, taller) in pairwise(zip(tallest(), crops, strict=True)):
        assert difference(shorter, taller) > 1, (first, second)


def tile_box(tile: str) -> tuple[int, int, int, int]:
    place = layout("rhombus")
    x, y = (edge * PHONE[0] / SIZE[0] for edge in place.centres[tile])
    return round(x - 40), round(y - 32), round(x + 40), round(y + 32)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("choices", [("Rb2",), ("Rb2", "Ra1"), ("Rb2", "Mb2", "Sb2")])
def test_choices_are_seen_where_they_are(theme: str, choices: tuple[str, ...]) -> None:
    view = SAMPLES["start"]
    plain, with_choices = on_phone(view, theme), on_phone(view, theme, choices=choices)
    box, other = tile_box("b2"), tile_box("a3")
    assert difference(plain.crop(box), with_choices.crop(box)) > 4
    assert difference(plain.crop(other), with_choices.crop(other)) < 1


@pytest.mark.parametrize("theme", THEMES)
def test_a_piece_to_move_glows_and_its_targets_show_what_it_would_make(theme: str) -> None:
    view = SAMPLES["rhombus"]
    move = next(action for action in view.legal if "-" in action)
    plain, with_choice = on_phone(view, theme), on_phone(view, theme, choices=(move,))
    for tile in move.split("-"):
        box = tile_box(tile)
        assert difference(plain.crop(box), with_choice.crop(box)) > 4


def test_the_kind_to_place_is_framed_in_the_reserve() -> None:
    view = SAMPLES["start"]
    first, second = (on_phone(view, choices=(f"{kind}b2", f"{kind}c3")) for kind in "RM")
    assert difference(first.crop((0, 210, *PHONE)), second.crop((0, 210, *PHONE))) > 1


def test_a_match_that_was_stopped_is_pale_and_has_its_winner() -> None:
    view = SAMPLES["full"]
    called_off, with_winner = (on_phone(GAME.stop(view, winners)) for winners in ((), (0,)))
    board = (0, 0, PHONE[0], 200)
    assert difference(on_phone(view).crop(board), with_winner.crop(board)) > 10
    assert difference(called_off, with_winner) > 0.5


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


def test_the_picture_shows_whose_turn_it_is() -> None:
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
        {"finished": SAMPLES["new_round"].finished},
    ],
)
def test_every_number_reaches_the_picture(change: dict[str, object]) -> None:
    view = SAMPLES["sparse"]
    other = msgspec.structs.replace(view, **change)
    assert render("constructor", other).data != render("constructor", view).data


def test_swapped_colours_are_signed_at_both_panels(monkeypatch: pytest.MonkeyPatch) -> None:
    view = SAMPLES["swapped"]
    assert view.colours == (1, 0)
    nothing = Sprite(Image.new("RGBA", (1, 1)), (0, 0))
    for colour, box in enumerate(layout("rhombus").panels):
        images = [Image.new("RGB", SIZE) for _ in range(2)]
        for image, sign_of in zip(images, (panel.swap_sign, lambda _theme: nothing), strict=True):
            monkeypatch.setattr(panel, "swap_sign", sign_of)
            panel.draw_panel(image, box, view, colour, upright=False, look=Look(THEMES["dark"], texts("en")))
        monkeypatch.undo()
        sign = ImageChops.difference(*images).getbbox()
        assert sign
        assert sign[0] < box[0] + 40
        assert sign[2] - sign[0] > 50


def test_how_the_last_round_ended_is_shown_until_both_have_placed_a_piece() -> None:
    view = SAMPLES["new_round"]
    place = layout("rhombus", has_inset=True)
    assert place.inset
    box = tuple(round(edge * PHONE[0] / SIZE[0]) for edge in place.inset)
    one, other_tiles = showing("R").tiles, showing("S", "a1").tiles
    both = tuple(max(pair, key=lambda tile: len(tile.stack)) for pair in zip(one, other_tiles, strict=True))
    second_plays = msgspec.structs.replace(view, tiles=one)
    next_round = msgspec.structs.replace(view, tiles=both)
    other_round = msgspec.structs.replace(view.finished[0], points=(5, 0))
    with_inset, for_second, without_inset, other = (
        on_phone(each).crop((box[0], box[1], box[2], box[3]))
        for each in (view, second_plays, next_round, msgspec.structs.replace(view, finished=(other_round,)))
    )
    assert difference(with_inset, without_inset) > 5
    assert difference(with_inset, for_second) < 0.5
    assert difference(with_inset, other) > 0.5


def test_threads_draw_the_same_whatever_is_cached() -> None:
    views = [SAMPLES[name] for name in ("full", "start")]
    alone = [render_once("constructor", view) for view in views]
    theme = fresh("dark")
    with ThreadPoolExecutor(4) as pool:
        pictures = pool.map(lambda view: RENDERER.draw(view, theme=theme, text=texts("en")), views * 2)
    assert list(pictures) == alone * 2
