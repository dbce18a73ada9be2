"""Where the parts of Middle Ages' pictures are, read from their scenes."""

from itertools import combinations

import pytest

from bot.games.middle_ages import GAME, SITES
from bot.games.middle_ages.cards import MACHINES
from bot.locales import texts
from rendering import THEMES
from rendering.kit import CLOSE, LARGE, SMALL, Box, Edges, Look, Part, Scene, put_row
from rendering.middle_ages.board import draw_board, put_sites, put_units
from rendering.middle_ages.cards import TAB, plan_of, put_site_card
from rendering.middle_ages.ground import TALLEST
from rendering.middle_ages.icons import LARGE_SHIELD, LOW_SHIELD, coins_part, shield_part
from rendering.middle_ages.layout import SITE_HIGH, table_layout
from rendering.middle_ages.palette import paint
from rendering.middle_ages.samples import samples
from rendering.middle_ages.score import draw_score
from rendering.words.player_names import name_part
from rendering.words.wording import player_name
from tests.rendering.middle_ages_views import crowded_view
from tests.rendering.scene_words import apart

DARK = THEMES["dark"]
LOOK = Look(DARK, texts("en"))
SAMPLES = samples()


def boxes_of(scene: Scene, part: Part) -> list[Edges]:
    """Return where the only image of a part is in a scene."""
    alone = Scene((1000, 100))
    put_row(alone, (0, 0, 1000, 100), part)
    return [layer.box for layer in scene.layers if layer.what == alone.layers[0].what]


def is_inside(inner: Box, outer: Box) -> bool:
    return (
        outer[0] <= inner[0] < inner[2] <= outer[2] and outer[1] <= inner[1] + 1 and inner[3] - 1 <= outer[3]
    )


def test_the_table_is_as_tall_as_the_tallest_board() -> None:
    assert table_layout(max(GAME.players), is_crowded=True).size[1] <= TALLEST[1]


@pytest.mark.parametrize("sample", ["late_2", "late_3", "late_4"])
def test_each_panel_has_the_name_and_the_points_of_its_player(sample: str) -> None:
    view = SAMPLES[sample]
    scene, panels = draw_board(view, LOOK, ()), table_layout(len(view.players)).strip
    for player, panel in enumerate(panels):
        label = name_part(player_name(player, LOOK.text), SMALL, paint(DARK, "line_ink"))
        (name,) = (box for box in boxes_of(scene, label) if is_inside(box, panel))
        points = shield_part(view.players[player].vp, DARK)
        (shield,) = (box for box in boxes_of(scene, points) if is_inside(box, panel))
        (coins,) = (
            box
            for box in boxes_of(scene, coins_part(view.players[player].coins, DARK))
            if is_inside(box, panel)
        )
        assert shield[2] < coins[0]
        assert name[2] < shield[0] if len(panels) == 2 else name[1] < shield[1]


@pytest.mark.parametrize("pile", [0, 2])
@pytest.mark.parametrize("card", [card for card in SITES if card not in MACHINES])
def test_coins_and_points_of_a_site_do_not_cover_each_other(card: str, pile: int) -> None:
    scene, box = Scene((200, 240)), (0, 0, 184 - 5 * pile, SITE_HIGH - 2 * pile)
    put_site_card(scene, box, card, DARK, pile)
    (coins,) = boxes_of(scene, coins_part(SITES[card].coins, DARK))
    (points,) = boxes_of(scene, shield_part(SITES[card].vp, DARK, LOW_SHIELD))
    assert apart(coins, points) >= 0
    assert is_inside(coins, box)
    assert is_inside(points, box)


@pytest.mark.parametrize(("count", "shown"), [(5, 5), (6, 6), (8, 6)])
def test_sites_without_a_place_are_counted_and_not_squeezed_in(
    count: int, shown: int, drawn_labels: set[tuple[str, int]]
) -> None:
    mine, area = crowded_view(count, 0).players[0], (0, 0, 1136, 240)
    places = put_sites(Scene((1200, 300)), area, mine, LOOK, shows_price=True)
    assert list(places) == [site.card for site in mine.sites[:shown]]
    for one, other in combinations(places.values(), 2):
        assert one[2] < other[0]
    assert {label for label, _ in drawn_labels if label.startswith("+")} == (
        {f"+{count - shown}"} if count > shown else set()
    )


def test_totals_of_all_players_end_at_the_same_edge() -> None:
    view = SAMPLES["over_4"]
    assert view.outcome
    scene = draw_score(view, LOOK)
    totals = {score.total for score in view.outcome.scores}
    boxes = [
        box for total in totals for box in boxes_of(scene, shield_part(total, DARK, LARGE_SHIELD, LARGE))
    ]
    assert len(boxes) == 4
    assert len({box[2] for box in boxes}) == 1


def test_a_finished_machine_is_a_unit_with_a_wage_and_without_points() -> None:
    machine, scene = MACHINES[0], Scene((1200, 300))
    (box,) = put_units(scene, (0, 0, 1136, 200), {machine: "1"}, DARK, seats=4, idle=()).values()
    (wage,) = boxes_of(scene, coins_part(0, DARK))
    assert is_inside(wage, box)
    assert not boxes_of(scene, shield_part(SITES[machine].vp, DARK, LOW_SHIELD))


def test_the_reward_of_a_site_without_a_scene_is_beside_its_letter() -> None:
    """Of a low card that needs all four resources, the letter covered the last digit of the coins."""
    low, with_scene = (plan_of((0, 0, 160, 205), kinds, crew=False).reward for kinds in (4, 2))
    assert low[2] <= 160 + CLOSE - TAB
    assert with_scene[2] > 160 + CLOSE - TAB
