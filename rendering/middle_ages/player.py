"""The area of the player to act, and the panels of all players beside it."""

from functools import partial

from PIL import Image

from bot.games.middle_ages import PlayerView, SiteView, View
from bot.locales import Text
from rendering.boxes import columns, size_of
from rendering.canvas import Box, Point
from rendering.fonts import SMALLEST, fit_size, font, write
from rendering.match_text import given_name, has_names
from rendering.middle_ages.buildings import building
from rendering.middle_ages.figures import unit_figure
from rendering.middle_ages.ground import plot
from rendering.middle_ages.icons import coins_width, put_coins, put_image, put_shield, put_sign, shield_width
from rendering.middle_ages.palette import paint
from rendering.middle_ages.sites import put_open_site
from rendering.middle_ages.tokens import token
from rendering.names import fit_names, write_name
from rendering.surfaces import put_mark
from rendering.theme import Theme
from rendering.wording import player_name

_PAD = 14
_HEAD = 66
_TOKENS = 92
_PLOTS = 2
_SEATS = 4
_MOST_SITES = 6
_MOST_UNITS = 8
_IN_A_ROW = 5
_GAP = 9
_MORE = 62
_DISC = 46
_MOST_DISCS = 4
_LOW = 120
_TALL = 180
_NAME = 380  # width of a name in a head

Places = dict[str, Box]
"""The boxes of cards, by the cards' ids."""


def draw_area(picture: Image.Image, box: Box, view: View, player: int, theme: Theme, text: Text) -> Places:
    """Draw a player's open sites, free units and coins on the board in ``box``; return the cards' boxes."""
    left, top, right, bottom = box
    draw_head(picture, (left + _PAD, top + 8, right - _PAD, top + _HEAD), view, player, theme, text)
    mine = view.players[player]
    inside = (left + _PAD, top + _HEAD + 4, right - _PAD, bottom - 12)
    rows = unit_rows(mine)
    plots = (*inside[:3], inside[3] - (_TOKENS + 10) * len(rows))
    places = put_sites(picture, plots, mine.sites, theme, priced=view.current == player)
    for number, row in enumerate(rows, 1 - len(rows)):
        lower = inside[3] + (_TOKENS + 10) * number
        places |= put_units(picture, (inside[0], lower - _TOKENS, inside[2], lower), row, theme)
    return places


def unit_rows(mine: PlayerView) -> list[tuple[str, ...]]:
    """Return the free units in rows: the fewer sites there are, the more rows."""
    most = {0: 3, 1: 2, 2: 2}.get(len(mine.sites), 1)
    count = min(most, max(1, -(-len(mine.free) // _IN_A_ROW)))
    long = -(-len(mine.free) // count)
    return [mine.free[row * long : (row + 1) * long] for row in range(count)]


def draw_head(
    picture: Image.Image, box: Box, view: View, player: int, theme: Theme, text: Text, *, named: bool = False
) -> None:
    """Draw a player's coins, the actions left and the distance to the end; if ``named``, the name as well."""
    x, y = box[0], (box[1] + box[3]) / 2
    mine, ink = view.players[player], paint(theme, "line_ink")
    x += put_mark(picture, player, (x, y), 44, theme) + 14
    if named and given_name(player, text):
        x += write_name(picture, given_name(player, text), (x, y), _NAME, 54, ink) + 24
    x += put_sign(picture, "purse", (x, y), 54, theme) + 6
    x += write(picture, str(mine.coins), (x, y), 62, ink) + 24
    if view.current == player:
        x = _actions(picture, (x, y), view, theme) + 20
        if view.coins_next:
            x += put_coins(picture, f"+{view.coins_next}", (x, y), theme)
    _goal(picture, (x + 16, box[1], box[2], box[3]), view, player, theme, text)


def _actions(picture: Image.Image, at: Point, view: View, theme: Theme) -> float:
    """Draw the actions left as discs and those used as dashed circles, or a number if there are too many."""
    x, y = at
    spent = max(0, view.options.free_actions + view.bought - view.actions)
    if view.actions + spent > _MOST_DISCS - view.ending:
        x += write(picture, str(view.actions), (x, y), 62, paint(theme, "line_ink")) + 6
        return x + put_sign(picture, "action", (x, y), _DISC, theme)
    for kind, count in (("action", view.actions), ("spent", spent)):
        for _ in range(count):
            x += put_sign(picture, kind, (x, y), _DISC, theme) + 4
    return x


def _goal(picture: Image.Image, box: Box, view: View, player: int, theme: Theme, text: Text) -> None:
    """Draw what ends the match: points reached and to be reached, or that this is the last round."""
    x, y = box[2], (box[1] + box[3]) / 2
    if view.ending:
        words = text("middle-ages-last-round")
        size = fit_size(words, x - box[0] - 84, 52)
        wide = round(font(size).getlength(words)) + 76
        banner = round(x - wide), round(box[1] + 3), round(x), round(box[3] - 3)
        picture.paste(paint(theme, "flag"), banner)
        put_sign(picture, "last_turns", (x - wide + 12, y), 42, theme)
        write(picture, words, (x - 12, y), size, paint(theme, "flag_ink"), align="right")
        return
    goal = str(view.options.target_vp)
    x -= write(picture, goal, (x, y), 54, paint(theme, "line_ink"), align="right") + 2
    x -= put_sign(picture, "goal", (x - 48, y), 48, theme) + 6
    points = str(view.players[player].vp)
    put_shield(picture, points, (x - shield_width(points), y), theme)


def put_sites(
    picture: Image.Image, box: Box, sites: tuple[SiteView, ...], theme: Theme, *, priced: bool
) -> Places:
    """Draw open sites side by side, larger the fewer there are, and return the cards' boxes."""
    shown, hidden = sites[:_MOST_SITES], len(sites[_MOST_SITES:])
    box = (box[0], box[1], box[2] - (_MORE if hidden else 0), box[3])
    places = columns(box, max(_PLOTS, len(shown)), _GAP, box[2] - box[0])
    for place in places[len(shown) :]:
        plot(size_of(place), theme).put(picture, place[:2])
    for site, place in zip(shown, places, strict=False):
        put_open_site(picture, site, place, theme, priced=priced)
    _more(picture, hidden, box, theme)
    return {site.card: place for site, place in zip(shown, places, strict=False)}


def put_units(picture: Image.Image, box: Box, free: tuple[str, ...], theme: Theme) -> Places:
    """Draw free workers and machines side by side and return the cards' boxes."""
    shown, hidden = free[:_MOST_UNITS], len(free[_MOST_UNITS:])
    box = (box[0], box[1], box[2] - (_MORE if hidden else 0), box[3])
    places = columns(box, max(_SEATS, len(shown)), _GAP, 260)
    for unit, place in zip(shown, places, strict=False):
        token(unit, size_of(place), theme).put(picture, place[:2])
    _more(picture, hidden, box, theme)
    return dict(zip(shown, places, strict=False))


def _more(picture: Image.Image, hidden: int, box: Box, theme: Theme) -> None:
    if hidden:
        spot = box[2] + _MORE - 2, (box[1] + box[3]) / 2
        write(picture, f"+{hidden}", spot, SMALLEST, paint(theme, "line_ink"), align="right")


def draw_panel(picture: Image.Image, box: Box, view: View, player: int, theme: Theme, text: Text) -> None:
    """Draw a player's summary: name, points, coins, finished and open sites, progress, last turns.

    For a player who has left, draw only the mark and a label.
    """
    left, top, right, bottom = box
    mine, low, named = view.players[player], bottom - top < _LOW, has_names(text)
    ink = paint(theme, "line_ink")
    y = top + (29 if low or named else 40)
    x = left + 12
    x += put_mark(picture, player, (x, y), 36, theme) + 8
    if player in view.leavers:
        words = fit_names(partial(_left_label, player), text, right - 12 - x)
        size = fit_size(words, right - 12 - x, SMALLEST)
        write(picture, words, (x, y), size, paint(theme, "line_quiet"))
        return
    if named:
        end, numbered = _named_numbers(picture, box, mine, theme)
        if view.ending and mine.still_to_play:
            if numbered <= right - 42:
                put_sign(picture, "hourglass", (right - 46, bottom - 30), 36, theme)
            else:
                put_sign(picture, "hourglass", (end - 34, y), 36, theme)
                end -= 44
        write_name(picture, player_name(player, text), (x, y), end - x, SMALLEST, ink)
        _progress(picture, (left + 16, bottom - 9, right - 16, bottom - 4), view, player, theme)
        return
    put_shield(picture, mine.vp, (x, y), theme, high=46 if low else 52)
    coins = str(mine.coins)
    put_coins(picture, coins, (right - 12 - coins_width(coins, 46), y), theme)
    y += 41 if low else 56
    x = left + 12
    for name, count in (("house", len(mine.finished)), ("scaffold", len(mine.sites))):
        x += put_sign(picture, name, (x, y), 34, theme) + 5
        x += write(picture, str(count), (x, y), SMALLEST, ink) + 18
    if view.ending and mine.still_to_play:
        put_sign(picture, "hourglass", (right - 46, y), 36, theme)
    if bottom - top > _TALL:
        _parade(picture, (left + 12, y + 26, right - 12, bottom - 18), mine)
    track = (
        (left + 16, bottom - 9, right - 16, bottom - 4)
        if low
        else (left + 16, bottom - 14, right - 16, bottom - 7)
    )
    _progress(picture, track, view, player, theme)


def _left_label(player: int, text: Text) -> str:
    name = given_name(player, text)
    return text("middle-ages-left-name", name=name) if name else text("middle-ages-left")


def _named_numbers(picture: Image.Image, box: Box, mine: PlayerView, theme: Theme) -> tuple[float, float]:
    """Draw the numbers of a panel around a name: in a low panel in one line, the points beside the name.

    Return the x coordinates where the name has to end, and where the last line of numbers ends.
    """
    left, top, right, bottom = box
    coins, points = str(mine.coins), str(mine.vp)
    x, y, end = left + 12.0, top + 70, right - 12.0
    if bottom - top < _LOW:
        end -= shield_width(points)
        put_shield(picture, points, (end, top + 28), theme, high=46)
        end -= 8
        put_coins(picture, coins, (x, y), theme)
        x += coins_width(coins, 46) + 14
    else:
        put_shield(picture, points, (x, y), theme, high=50)
        put_coins(picture, coins, (right - 12 - coins_width(coins, 46), y), theme)
        y += 40
    for name, count in (("house", len(mine.finished)), ("scaffold", len(mine.sites))):
        x += put_sign(picture, name, (x, y), 34, theme) + 5
        x += write(picture, str(count), (x, y), SMALLEST, paint(theme, "line_ink")) + 14
    if bottom - top > _TALL:
        _parade(picture, (left + 12, y + 24, right - 12, bottom - 14), mine)
    return end, x


def _parade(picture: Image.Image, box: Box, mine: PlayerView) -> None:
    """Draw the open sites and the free units as small drawings in the room there is."""
    left, top, right, bottom = box
    high = round(bottom - top)
    things = [building(site.card, high) for site in mine.sites]
    things += [unit_figure(unit, high - 6) for unit in mine.free]
    x = left
    for thing in things:
        if x + thing.width > right:
            break
        put_image(picture, thing, (x, bottom - thing.height))
        x += thing.width + 4


def _progress(picture: Image.Image, box: Box, view: View, player: int, theme: Theme) -> None:
    """Draw a player's progress towards the target."""
    left, top, right, bottom = (round(value) for value in box)
    picture.paste(paint(theme, "sheet_edge"), (left, top, right, bottom))
    done = left + round((right - left) * min(1.0, view.players[player].vp / view.options.target_vp))
    picture.paste(theme[theme.players[player].colour], (left, top, done, bottom))
