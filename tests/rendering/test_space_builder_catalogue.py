"""All sprites of Space Builder's pictures are known before a match."""

from itertools import product

import msgspec
import pytest

from bot.games.space_builder import MAPS, PAD, MapView, turn_layout, turn_square
from bot.locales import texts
from rendering import THEMES, render
from rendering.atlas import forget_everything_drawn
from rendering.kit import sprite
from rendering.space_builder.board import map_picture
from rendering.space_builder.catalogue import draw_sprites
from rendering.space_builder.round import result_picture
from rendering.space_builder.samples import samples

pytestmark = [pytest.mark.exhaustive, pytest.mark.xdist_group("space-builder pictures")]

KEY = "space-builder"
EN = texts("en")


@pytest.mark.parametrize("name", THEMES)
def test_the_catalogue_has_all_sprites_of_the_pictures_of_a_match(name: str) -> None:
    forget_everything_drawn()
    theme = THEMES[name]
    draw_sprites(theme)
    before = sprite.drawn.copy()
    view = samples()["building_facing_0"]
    for number, facing in product(MAPS, range(4)):
        lying = MapView(facing, turn_square(PAD, facing), turn_layout(MAPS[number], facing))
        render(KEY, msgspec.structs.replace(view, map=lying), theme=name)
    for view in samples().values():
        render(KEY, view, theme=name)
        result_picture(view, theme=theme, text=EN)
        for player in range(len(view.players) if view.map else 0):
            map_picture(view, player, theme=theme, text=EN)
    drawn = sprite.drawn - before
    assert {name for name in drawn if not name.startswith("rendering.kit.fonts.")} == set()
