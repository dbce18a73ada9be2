"""The area of the player who is shown or asked for, and the panels of all players above it."""

from collections.abc import Collection, Mapping

from bot.games.middle_ages import PlayerView, View, preview
from bot.locales import Text
from rendering.kit.boxes import columns
from rendering.kit.canvas import SIZE, Box, Point
from rendering.kit.fonts import SMALLEST, fit_size, measure, write
from rendering.kit.scene import Canvas, Scene
from rendering.kit.surfaces import put_mark
from rendering.kit.theme import Theme
from rendering.middle_ages.cards import put_tab, put_worker_card
from rendering.middle_ages.ground import oak_table, put_last, put_veil
from rendering.middle_ages.icons import coins_width, put_coins, put_shield, put_sign, shield_width
from rendering.middle_ages.labels import site_marks, unit_marks
from rendering.middle_ages.layout import EDGE, GAP, MOST_UNITS
from rendering.middle_ages.palette import paint
from rendering.middle_ages.sites import put_open_site
from rendering.middle_ages.town import draw_town
from rendering.words.player_names import write_name
from rendering.words.wording import player_name

_PAD = 14
_HEAD = 72
PLOTS = 2
"""The number of open sites that leave no room for the town of finished sites."""
_ABOVE = 10
_MOST_SITES = 6
_DIGIT = 26
_DISC = 50
_MOST_DISCS = 4
_SECOND_LINE = 77  # the middle of the numbers of a panel with two lines

Places = dict[str, Box]
"""The boxes of cards, by the cards' ids."""


def draw_player(view: View, player: int, theme: Theme, text: Text) -> Scene:
    """Draw everything that ``player`` has: coins, open and finished sites, workers, machines."""
    mine = view.players[player]
    left, top, right = EDGE, EDGE, SIZE[0] - EDGE
    bottom = low = top + _area_height(mine)
    if mine.finished and len(mine.sites) >= PLOTS:
        low += 220
    picture = oak_table(theme, (SIZE[0], low + EDGE))
    if low > bottom:
        draw_town(picture, (left + 16, bottom, right - 16, low - 16), mine.finished, theme)
    for card, place in draw_area(picture, (left, top, right, bottom), view, player, theme, text).items():
        if card in view.last:
            put_last(picture, place, theme)
    return picture


def draw_area(picture: Canvas, box: Box, view: View, player: int, theme: Theme, text: Text) -> Places:
    """Draw a player's open sites, free units and coins on the board in ``box``; return the cards' boxes."""
    left, top, right, bottom = box
    draw_head(picture, (left + _PAD, top + 6, right - _PAD, top + _HEAD), view, player, theme, text)
    mine = view.players[player]
    inside = (left + _PAD, top + _HEAD + 8, right - _PAD, bottom - _PAD)
    rows = split_units(unit_marks(mine))
    high = _units_high(mine, inside[3] - inside[1])
    floor = inside[3] - (high + _ABOVE) * len(rows)
    plots = (*inside[:3], floor)
    places = put_sites(picture, plots, mine, theme, text, shows_price=view.current == player)
    seats = 4 if len(rows) < 2 else MOST_UNITS
    idle = idle_units(view) if view.current == player else set[str]()
    for number, row in enumerate(rows):
        upper = floor + _ABOVE + (high + _ABOVE) * number
        line = (inside[0], upper, inside[2], upper + high)
        places |= put_units(picture, line, row, theme, seats=seats, idle=idle)
    return places


def _area_height(mine: PlayerView) -> int:
    """Return the height of an area by itself; higher open sites would be mostly sky."""
    rows, plots = len(split_units(unit_marks(mine))), 400
    return round(_HEAD + 8 + plots + (_units_high(mine, plots) + _ABOVE) * rows + _PAD)


def idle_units(view: View) -> set[str]:
    """Return the free units of the player to act that cannot be sent to any open site now.

    Without an open site all units are free: what is missing is a site.
    """
    mine = None if view.current is None else view.players[view.current]
    if mine is None or not mine.sites:
        return set()
    cheapest = min(mine.sites, key=lambda site: site.price).card
    return {unit for unit in mine.free if not preview(view, unit, cheapest).affordable}


def _units_high(mine: PlayerView, high: float) -> float:
    """Return the height of a row of units, which is most of ``high`` while the player has no sites."""
    if len(mine.free) > MOST_UNITS:
        return 136
    if mine.sites or mine.finished:
        return 204
    return high * 0.62


def split_units(marks: Mapping[str, str]) -> list[dict[str, str]]:
    """Split the free units into rows; the last row holds the rest, even if it does not fit."""
    units = list(marks.items())
    return [dict(row) for row in (units[:MOST_UNITS], units[MOST_UNITS:]) if row]


def draw_head(picture: Canvas, box: Box, view: View, player: int, theme: Theme, text: Text) -> None:
    """Draw a player's name, coins, the actions left and the distance to the end."""
    x, y = box[0], (box[1] + box[3]) / 2
    mine, ink = view.players[player], paint(theme, "line_ink")
    x += put_mark(picture, player, (x, y), 46, theme) + 14
    x += write_name(picture, player_name(player, text), (x, y), 330, 60, ink) + 26
    x += put_sign(picture, "purse", (x, y), 56, theme) + 6
    x += write(picture, str(mine.coins), (x, y), 62, ink) + 28
    if view.current == player:
        x = _actions(picture, (x, y), view, theme) + 20
    _goal(picture, (x + 16, box[1], box[2], box[3]), view, player, theme, text)


def _actions(picture: Canvas, at: Point, view: View, theme: Theme) -> float:
    """Draw the actions left as discs and those used as dashed circles, or a number if there are too many."""
    x, y = at
    spent_actions = max(0, view.options.free_actions + view.bought - view.actions)
    if view.actions + spent_actions > _MOST_DISCS - view.ending:
        x += write(picture, str(view.actions), (x, y), 62, paint(theme, "line_ink")) + 6
        return x + put_sign(picture, "action", (x, y), _DISC, theme)
    for kind, count in (("action", view.actions), ("spent", spent_actions)):
        for _ in range(count):
            x += put_sign(picture, kind, (x, y), _DISC, theme) + 4
    return x


def _goal(picture: Canvas, box: Box, view: View, player: int, theme: Theme, text: Text) -> None:
    """Draw what ends the match: points reached and to be reached, or that this is the last round."""
    x, y = box[2], (box[1] + box[3]) / 2
    if view.ending:
        words = text("middle-ages-last-round")
        size = fit_size(words, x - box[0] - 84, 52)
        wide = round(measure(words, size)) + 76
        banner = round(x - wide), round(box[1] + 3), round(x), round(box[3] - 3)
        picture.paste(paint(theme, "flag"), banner)
        put_sign(picture, "last_turns", (x - wide + 12, y), 42, theme)
        write(picture, words, (x - 12, y), size, paint(theme, "flag_ink"), align="right")
        return
    x -= write(picture, str(view.options.target_vp), (x, y), 54, paint(theme, "line_ink"), align="right") + 2
    x -= put_sign(picture, "goal", (x - 48, y), 48, theme) + 6
    points = view.players[player].vp
    put_shield(picture, points, (x - shield_width(str(points)), y), theme)


def put_sites(
    picture: Canvas, box: Box, mine: PlayerView, theme: Theme, text: Text, *, shows_price: bool
) -> Places:
    """Draw a player's open sites side by side, larger the fewer there are, and return the cards' boxes.

    Where there is room for another site, draw the town of finished sites.
    """
    has_town = bool(mine.finished) and len(mine.sites) < PLOTS
    count = max(1, len(mine.sites) + has_town)
    boxes = _split_row(picture, box, len(mine.sites), theme, seats=count, most=_MOST_SITES)
    places, marks = Places(), site_marks(mine)
    for site, place in zip(mine.sites, boxes, strict=False):
        put_open_site(picture, site, place, theme, shows_price=shows_price)
        put_tab(picture, marks[site.card], place, theme)
        places[site.card] = place
    if has_town:
        draw_town(picture, boxes[-1], mine.finished, theme)
    elif not places:
        spot = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        words, ink = text("middle-ages-no-site"), paint(theme, "line_ink")
        write(picture, words, spot, fit_size(words, box[2] - box[0], 60), ink, align="centre")
    return places


def put_units(
    picture: Canvas, box: Box, marks: Mapping[str, str], theme: Theme, *, seats: int, idle: Collection[str]
) -> Places:
    """Draw free workers and machines with their marks in a row of at least ``seats``.

    Those in ``idle`` are quiet. Return the cards' boxes.
    """
    boxes = _split_row(picture, box, len(marks), theme, seats=seats, most=MOST_UNITS)
    places = dict(zip(marks, boxes, strict=False))
    for unit, place in places.items():
        put_worker_card(picture, unit, place, theme)
        if unit in idle:
            put_veil(picture, place, theme)
        put_tab(picture, marks[unit], place, theme)
    return places


def _split_row(picture: Canvas, box: Box, count: int, theme: Theme, *, seats: int, most: int) -> list[Box]:
    """Return boxes for at least ``seats`` and at most ``most`` of the ``count`` cards of a row.

    At its right end, write the number of cards that have no place.
    """
    left, top, right, bottom = box
    if count > most:
        words, ink = f"+{count - most}", paint(theme, "line_ink")
        write(picture, words, (right - 2, (top + bottom) / 2), SMALLEST, ink, align="right")
        right -= 10 + _DIGIT * len(words)
    return columns((left, top, right, bottom), max(seats, min(count, most)), GAP, right - left)


def draw_panel(picture: Canvas, box: Box, view: View, player: int, theme: Theme, text: Text) -> None:
    """Draw a player's summary: name, points, coins, workers, progress, and whether a last turn is to come.

    For a player who has left, draw only the mark and a label.
    """
    left, top, right, bottom = box
    mine, low = view.players[player], bottom - top < 100
    x, y = left + 14.0, top + 31.0
    x += put_mark(picture, player, (x, y), 38, theme) + 10
    end = right - 14.0
    if player in view.leavers:
        quiet, words = paint(theme, "line_quiet"), text("middle-ages-left")
        if low:
            end -= write(picture, words, (end, y), SMALLEST, quiet, align="right") + 16
        else:
            write(picture, words, (x, top + _SECOND_LINE), SMALLEST, quiet)
        write_name(picture, player_name(player, text), (x, y), end - x, SMALLEST, quiet)
        return
    if view.ending and mine.still_to_play:
        put_sign(picture, "hourglass", (end - 36, y), 36, theme)
        end -= 44
    numbers = (end - _numbers_width(mine), y) if low else (left + 14, top + _SECOND_LINE)
    _put_numbers(picture, numbers, mine, theme, right - 8)
    end = numbers[0] - 16 if low else end
    write_name(picture, player_name(player, text), (x, y), end - x, SMALLEST, paint(theme, "line_ink"))
    start, end = round(left + 18), round(right - 18)
    reached = start + round((end - start) * min(1.0, mine.vp / view.options.target_vp))
    for edge, colour in ((end, paint(theme, "sheet_edge")), (reached, theme[theme.players[player].colour])):
        picture.paste(colour, (start, round(bottom - 9), edge, round(bottom - 4)))


def _numbers_width(mine: PlayerView) -> float:
    """Return the width of what `_put_numbers` draws."""
    units = measure(str(_workers(mine)), SMALLEST)
    return shield_width(str(mine.vp)) + coins_width(str(mine.coins), 46) + 36 + units + 26


def _put_numbers(picture: Canvas, at: Point, mine: PlayerView, theme: Theme, right: float) -> None:
    """Draw a player's points, coins and, if there is room left of ``right``, number of workers."""
    x, y = at
    x += put_shield(picture, mine.vp, (x, y), theme, high=50) + 12
    x += put_coins(picture, mine.coins, (x, y), theme) + 10
    if at[0] + _numbers_width(mine) > right:
        return
    x += put_sign(picture, "person", (x, y), 36, theme) + 4
    write(picture, str(_workers(mine)), (x, y), SMALLEST, paint(theme, "line_ink"))


def _workers(mine: PlayerView) -> int:
    return len(mine.free) + sum(len(site.crew) for site in mine.sites)
