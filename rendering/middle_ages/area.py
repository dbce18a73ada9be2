"""The picture of everything one player has: coins, open and finished sites, workers, machines."""

from bot.games.middle_ages import View
from bot.locales import Text
from rendering.kit.canvas import Size
from rendering.kit.scene import Scene
from rendering.kit.theme import Theme
from rendering.middle_ages.ground import oak_table, put_last
from rendering.middle_ages.layout import EDGE
from rendering.middle_ages.player import PLOTS, draw_area
from rendering.middle_ages.town import draw_town

_SIZE: Size = (1200, 1100)
_TOWN = 220
_PAD = 16


def draw_player(view: View, player: int, theme: Theme, text: Text) -> Scene:
    """Draw everything that ``player`` has."""
    picture = oak_table(theme, _SIZE)
    left, top, right, bottom = EDGE, EDGE, _SIZE[0] - EDGE, _SIZE[1] - EDGE
    mine = view.players[player]
    if mine.finished and len(mine.sites) >= PLOTS:
        town = (left + _PAD, bottom - _TOWN, right - _PAD, bottom - _PAD)
        draw_town(picture, town, mine.finished, theme)
        bottom -= _TOWN
    for card, place in draw_area(picture, (left, top, right, bottom), view, player, theme, text).items():
        if card in view.last:
            put_last(picture, place, theme)
    return picture
