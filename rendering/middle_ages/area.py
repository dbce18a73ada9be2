"""The picture of everything one player has: coins, open and finished sites, workers, machines."""

from bot.games.middle_ages import View
from bot.locales import Text
from rendering.kit.canvas import SIZE
from rendering.kit.scene import Scene
from rendering.kit.theme import Theme
from rendering.middle_ages.ground import oak_table, put_last
from rendering.middle_ages.layout import EDGE
from rendering.middle_ages.player import PLOTS, area_height, draw_area
from rendering.middle_ages.town import draw_town

_PLOTS = 400
"""The height of open sites: higher ones would be mostly sky."""
_TOWN = 220
_PAD = 16


def draw_player(view: View, player: int, theme: Theme, text: Text) -> Scene:
    """Draw everything that ``player`` has."""
    mine = view.players[player]
    has_town = mine.finished and len(mine.sites) >= PLOTS
    left, top, right, bottom = EDGE, EDGE, SIZE[0] - EDGE, EDGE + area_height(mine, _PLOTS)
    low = bottom + _TOWN if has_town else bottom
    picture = oak_table(theme, (SIZE[0], low + EDGE))
    if has_town:
        draw_town(picture, (left + _PAD, bottom, right - _PAD, low - _PAD), mine.finished, theme)
    for card, place in draw_area(picture, (left, top, right, bottom), view, player, theme, text).items():
        if card in view.last:
            put_last(picture, place, theme)
    return picture
