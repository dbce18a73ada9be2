"""Space Builder's pictures have each player's parts in the player's place; read from scenes, not pixels."""

import msgspec
import pytest

from bot.games.space_builder import View
from bot.locales import texts
from rendering import RENDERERS, THEMES
from rendering.kit import LARGE, SIZE, USUAL, Edges, Look, Part, Scene, mark_part, words
from rendering.space_builder.end import draw_end
from rendering.space_builder.icons import NAME_MARK, SIGN, sign_part
from rendering.space_builder.layout import EDGE, PANEL_BOX
from rendering.space_builder.palette import paint
from rendering.space_builder.samples import samples
from rendering.words.player_names import name_part, with_names

THEME = THEMES["dark"]
INK = paint(THEME, "line_ink")
SAMPLES = samples()
NAMES = ("Ada", "Bo", "Cem", "Dee")


def compose(name: str, **changes: object) -> Scene:
    view = with_players(SAMPLES[name], **changes)
    text = with_names(texts("en"), NAMES[: len(view.players)])
    return RENDERERS["space-builder"].compose(view, look=Look(THEME, text))


def with_players(view: View, **changes: object) -> View:
    players = tuple(msgspec.structs.replace(player, **changes) for player in view.players)
    return msgspec.structs.replace(view, players=players)


def boxes(scene: Scene, part: Part) -> list[Edges]:
    """Return the boxes in which a scene shows a part of one layer; its image is kept, so it is the same."""
    alone = Scene(SIZE)
    part.put(alone, (0, 0), part.wide)
    return [layer.box for layer in scene.layers if layer.what == alone.layers[0].what]


def test_all_builders_have_their_names_below_each_other_in_seat_order() -> None:
    scene = compose("building_tapped")
    below = 0
    for player, name in enumerate(NAMES):
        (mark,) = boxes(scene, mark_part(player, NAME_MARK, THEME))
        (lettering,) = boxes(scene, name_part(name, USUAL, INK))
        assert mark[0] >= PANEL_BOX[0]
        assert below <= mark[1]
        assert mark[2] < lettering[0] < SIZE[0] - EDGE
        assert mark[1] < lettering[3] <= mark[3] + USUAL // 2
        below = mark[3]


@pytest.mark.parametrize("sign", ["star", "fault"])
def test_numbers_of_all_players_begin_below_each_other(sign: str) -> None:
    view = SAMPLES["ready_4"]
    players = tuple(
        msgspec.structs.replace(player, rounds_won=count, faults=2 * count)
        for count, player in zip((4, 9, 10, 17), view.players, strict=True)
    )
    view = msgspec.structs.replace(view, players=players)
    scene = RENDERERS["space-builder"].compose(view, look=Look(THEME, texts("en")))
    signs = boxes(scene, sign_part(sign, SIGN, THEME))
    assert len(signs) == len(players)
    assert len({box[0] for box in signs}) == 1


@pytest.mark.parametrize(("won", "stars"), [(3, 3), (18, 1)])
def test_the_end_has_a_star_for_each_round_or_one_and_the_number(won: int, stars: int) -> None:
    view = with_players(SAMPLES["over_3"], rounds_won=won)
    scene = draw_end(view, Look(THEME, texts("en")))
    signs = boxes(scene, sign_part("star", SIGN, THEME))
    assert len(signs) == stars * len(view.players)
    assert all(box[2] < SIZE[0] - EDGE for box in signs)
    numbers = boxes(scene, words(won, USUAL, INK))
    assert [number[0] > star[2] for number, star in zip(numbers, signs, strict=False)] == [True] * len(
        numbers
    )
    assert len(numbers) == (len(view.players) if stars == 1 else 0)


def test_the_name_of_each_player_is_beside_the_mark_on_the_title_card() -> None:
    scene = compose("ready")
    for player, name in enumerate(NAMES[: len(SAMPLES["ready"].players)]):
        (mark,) = boxes(scene, mark_part(player, SIGN, THEME))
        (lettering,) = boxes(scene, name_part(name, USUAL, paint(THEME, "title_ink")))
        assert mark[2] < lettering[0] < mark[2] + LARGE
