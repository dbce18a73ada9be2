"""The picture of a match in progress, and that of everything that one player has."""

from collections.abc import Collection, Mapping

from bot.games.middle_ages import PlayerView, View, preview
from rendering.kit import (
    CLOSE,
    GAP,
    LARGE,
    SIZE,
    SMALL,
    SPRING,
    USUAL,
    WIDE,
    Box,
    Canvas,
    Look,
    Part,
    Scene,
    Theme,
    columns,
    inset,
    number,
    on_plate,
    put_each,
    put_kept,
    put_lines,
    put_plate,
    put_row,
    row,
    size_of,
    split,
    split_across,
)
from rendering.middle_ages.cards import put_card, put_deck, put_open_site, put_tab, put_worker_card
from rendering.middle_ages.ground import oak_table, put_choice, put_last, put_sheet, put_veil
from rendering.middle_ages.icons import coins_part, shield_part, sign_part
from rendering.middle_ages.labels import site_mark, site_marks, unit_mark, unit_marks
from rendering.middle_ages.layout import (
    EDGE,
    HEAD_HIGH,
    LOW_WORKER_HIGH,
    MOST_UNITS,
    PLOTS_HIGH,
    TOWN_HIGH,
    WORKER_HIGH,
    Table,
    table_layout,
)
from rendering.middle_ages.palette import paint
from rendering.middle_ages.town import draw_town
from rendering.words import player_parts

PLOTS = 2
"""The number of open sites that leave no room for the town of finished sites."""
_FEW_UNITS = 4
_MOST_SITES = 6
_MOST_DISCS = 4
ICON = 36  # the side of signs in panels

Places = dict[str, Box]
"""The boxes of cards, by the cards' ids."""


def draw_board(view: View, look: Look, choices: Collection[str]) -> Scene:
    """Draw a panel for each player, both rows with their decks, and the area of one player."""
    player = view.shown_player
    is_crowded = len(view.players[player].free) > MOST_UNITS
    place = table_layout(len(view.players), is_crowded=is_crowded)
    picture = oak_table(look.theme, place.size)
    for owner, box in ((player, place.area), *enumerate(place.strip)):
        is_acting = owner == player and view.current is not None
        put_sheet(picture, box, look.theme, look.theme.player_colour(owner) if is_acting else None)
    places = _put_market(picture, place, view, look.theme)
    for seat, box in enumerate(place.strip):
        is_waited_for = view.ending and view.players[seat].still_to_play
        values = view.options.target_vp, is_waited_for, seat in view.leavers
        put_kept(picture, put_panel, box, view.players[seat], seat, *values, look)
    places |= draw_area(picture, place.area, view, player, look)
    for card, box in places.items():
        if card in view.last:
            put_last(picture, box, look.theme)
        if card in choices:
            put_choice(picture, box, look.theme)
    return picture


def _put_market(picture: Canvas, place: Table, view: View, theme: Theme) -> Places:
    """Draw both rows and their decks, and return the boxes of the cards in the rows."""
    rows = (
        (place.sites, view.site_row, view.next_site, view.site_deck, site_mark),
        (place.workers, view.worker_row, view.next_worker, view.worker_deck, unit_mark),
    )
    for boxes, cards, upcoming, left, mark in rows:
        for index, (card, box) in enumerate(zip(cards, boxes, strict=False)):
            put_card(picture, card, box, theme)
            if card:
                put_tab(picture, mark(index), box, theme)
        put_deck(picture, upcoming, left, boxes[-1], theme, sites=boxes is place.sites)
    return {card: box for boxes, cards, *_ in rows for card, box in zip(cards, boxes, strict=False) if card}


def draw_player(view: View, player: int, look: Look) -> Scene:
    """Draw everything that ``player`` has: coins, open and finished sites, workers, machines."""
    mine = view.players[player]
    street_high = TOWN_HIGH if mine.finished and len(mine.sites) >= PLOTS else 0
    rows, high = len(split_units(unit_marks(mine))), _units_high(mine, PLOTS_HIGH)
    area_high = round(HEAD_HIGH + CLOSE + PLOTS_HIGH + (high + GAP) * rows + 2 * GAP)
    picture = oak_table(look.theme, (SIZE[0], area_high + street_high + 2 * EDGE))
    area, street = split(inset((0, 0, *picture.size), EDGE), area_high, None)
    if street_high:
        draw_town(picture, inset(street, GAP, 0), mine.finished, look.theme)
    for card, place in draw_area(picture, area, view, player, look).items():
        if card in view.last:
            put_last(picture, place, look.theme)
    return picture


def draw_area(picture: Canvas, box: Box, view: View, player: int, look: Look) -> Places:
    """Draw a player's open sites, free units and coins on the board in ``box``; return the cards' boxes."""
    mine, is_acting = view.players[player], view.current == player
    head, inside = split(inset(box, GAP), HEAD_HIGH, None, gap=CLOSE)
    put_head(picture, head, view, player, look)
    rows = split_units(unit_marks(mine))
    high = _units_high(mine, size_of(inside)[1])
    plots, *lines = split(inside, None, *[high] * len(rows), gap=GAP)
    places = put_sites(picture, plots, mine, look, shows_price=is_acting)
    seats = _FEW_UNITS if len(rows) < 2 else MOST_UNITS
    idle = idle_units(view, mine) if is_acting else set[str]()
    for line, units in zip(lines, rows, strict=True):
        places |= put_units(picture, line, units, look.theme, seats=seats, idle=idle)
    return places


def idle_units(view: View, mine: PlayerView) -> set[str]:
    """Return the free units of the player to act that cannot be sent to any open site now.

    Without an open site all units are free: what is missing is a site.
    """
    if not mine.sites:
        return set()
    cheapest = min(mine.sites, key=lambda site: site.price).card
    return {unit for unit in mine.free if not preview(view, unit, cheapest).affordable}


def _units_high(mine: PlayerView, high: float) -> float:
    """Return the height of a row of units, which is half of ``high`` while the player has no sites."""
    if len(mine.free) > MOST_UNITS:
        return LOW_WORKER_HIGH
    return WORKER_HIGH if mine.sites or mine.finished else high / 2


def split_units(marks: Mapping[str, str]) -> list[dict[str, str]]:
    """Split the free units into rows; the last row holds the rest, even if it does not fit."""
    units = list(marks.items())
    return [dict(row) for row in (units[:MOST_UNITS], units[MOST_UNITS:]) if row]


def put_head(picture: Canvas, box: Box, view: View, player: int, look: Look) -> None:
    """Put a player's name, coins, the actions left and the distance to the end into a line."""
    mine, theme, ink = view.players[player], look.theme, paint(look.theme, "line_ink")
    if view.ending:
        label = number(look.text("middle-ages-last-round"), SMALL, paint(theme, "flag_ink"))
        banner = row(sign_part("last_turns", SMALL, theme), label)
        goal = on_plate(banner, USUAL, paint(theme, "flag"))
    else:
        target = number(view.options.target_vp, USUAL, ink)
        goal = row(shield_part(mine.vp, theme), sign_part("goal", SMALL, theme), target)
    put_row(
        picture,
        box,
        *player_parts(player, SMALL, LARGE, ink, look),
        row(sign_part("purse", USUAL, theme), number(mine.coins, LARGE, ink)),
        _actions(view, theme) if view.current == player else None,
        SPRING,
        goal,
        gap=WIDE,
    )


def _actions(view: View, theme: Theme) -> Part:
    """Return the actions left as discs, those used as dashed circles, or a number if there are too many."""
    spent_actions = max(0, view.options.free_actions + view.bought - view.actions)
    disc = sign_part("action", USUAL, theme)
    if view.actions + spent_actions > _MOST_DISCS - view.ending:
        return row(number(view.actions, LARGE, paint(theme, "line_ink")), disc)
    return row(*[disc] * view.actions, *[sign_part("spent", USUAL, theme)] * spent_actions)


def put_sites(picture: Canvas, box: Box, mine: PlayerView, look: Look, *, shows_price: bool) -> Places:
    """Draw a player's open sites side by side, larger the fewer there are, and return the cards' boxes.

    Where there is room for another site, draw the town of finished sites.
    """
    has_town = bool(mine.finished) and len(mine.sites) < PLOTS
    seats = max(1, len(mine.sites) + has_town)
    boxes = _split_row(picture, box, len(mine.sites), look.theme, seats=seats, most=_MOST_SITES)
    places, marks = Places(), site_marks(mine)
    for site, place in zip(mine.sites, boxes, strict=False):
        put_kept(picture, put_open_site, place, site, look.theme, shows_price)
        put_tab(picture, marks[site.card], place, look.theme)
        places[site.card] = place
    if has_town:
        draw_town(picture, boxes[-1], mine.finished, look.theme)
    elif not places:
        put_lines(picture, box, (look.text("middle-ages-no-site"), LARGE, paint(look.theme, "line_ink")))
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
        put_kept(picture, put_worker_card, place, unit, theme)
        if unit in idle:
            put_veil(picture, place, theme)
        put_tab(picture, marks[unit], place, theme)
    return places


def _split_row(picture: Canvas, box: Box, count: int, theme: Theme, *, seats: int, most: int) -> list[Box]:
    """Return boxes for at least ``seats`` and at most ``most`` of the ``count`` cards of a row.

    At its right end, write the number of cards that have no place.
    """
    if count > most:
        rest = number(f"+{count - most}", SMALL, paint(theme, "line_ink"))
        put_row(picture, box, SPRING, rest)
        box = (*box[:2], box[2] - rest.wide - GAP, box[3])
    return columns(box, min(most, max(seats, count)), GAP)


def put_panel(
    picture: Canvas,
    box: Box,
    mine: PlayerView,
    player: int,
    target: int,
    is_waited_for: bool,
    has_left: bool,
    look: Look,
) -> None:
    """Draw a player's summary: name, points, coins, workers, progress, and whether a last turn is to come.

    For a player who has left, draw only the mark and a label. Low panels have everything in one line.
    """
    theme = look.theme
    ink = paint(theme, "line_quiet" if has_left else "line_ink")
    inside, bar = split(inset(box, GAP, CLOSE), None, CLOSE)
    name = row(*player_parts(player, ICON, SMALL, ink, look), gap=GAP)
    glass = sign_part("hourglass", ICON, theme) if is_waited_for else None
    if has_left:
        summary = number(look.text("middle-ages-left"), SMALL, ink)
    else:
        summary = _summary(mine, size_of(inside)[0], theme)
        reached = split_across(bar, size_of(bar)[0] * min(1, mine.vp / target), None)[0]
        for part, colour in ((bar, paint(theme, "sheet_edge")), (reached, theme.player_colour(player))):
            put_plate(picture, part, colour)
    lines: list[list[Part | None]] = [[name, SPRING, glass], [summary]]
    if size_of(inside)[1] < 2 * SMALL:
        lines = [[name, SPRING, summary, glass]]
    put_each(picture, split(inside, *(None for _ in lines)), lines, gap=CLOSE)


def _summary(mine: PlayerView, room: float, theme: Theme) -> Part:
    """Return a player's points, coins and, if there is room, number of workers."""
    workers = len(mine.free) + sum(len(site.crew) for site in mine.sites)
    parts = [
        shield_part(mine.vp, theme),
        coins_part(mine.coins, theme),
        row(sign_part("person", ICON, theme), number(workers, SMALL, paint(theme, "line_ink"))),
    ]
    whole = row(*parts, gap=GAP)
    return whole if whole.wide <= room else row(*parts[:-1], gap=GAP)
