"""The faces of cards: sites to start, open sites, workers and machines, put together from parts."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.games.middle_ages import MACHINES, SITES, WAGES, YIELDS, Amounts, SiteView
from rendering.kit import (
    CLOSE,
    GAP,
    LARGE,
    SMALL,
    SPRING,
    TITLE,
    USUAL,
    Box,
    Canvas,
    Colour,
    Part,
    Sprite,
    Theme,
    blend,
    colour_mask,
    find_size,
    grid,
    icon,
    inset,
    measure,
    middle_of,
    name_image,
    number,
    on_plate,
    put_each,
    put_kept,
    put_rounded_box,
    put_row,
    put_tag,
    row,
    size_of,
    sliced,
    split,
    split_across,
    sprite,
    write,
)
from rendering.middle_ages.buildings import SIDES, building, put_building
from rendering.middle_ages.ground import PILE, PILE_STEP, backdrop, plot, put_parchment
from rendering.middle_ages.icons import (
    COIN,
    LOW_SHIELD,
    SHIELD,
    SlotState,
    coins_part,
    good_part,
    shield_part,
    sign_part,
    slot,
)
from rendering.middle_ages.palette import OUTLINE, material, paint
from rendering.middle_ages.workers import BUSY_HEIGHTS, HEIGHTS, busy_figure, figure, put_unit

TAB = 48
"""The height of the tabs on cards, and the least width."""
_LINE = 40
"""The height of a line of resources."""
SLOTS = (16, 20, 24, 32, 40)
"""The sides of the places for resources in pixels: few, so that all of them are drawn in advance."""
_LOW = 280
"""The height of a card below which its lines are close to each other."""
_DIGIT = 32  # the width of a numeral with the room around it
_COLUMN = 84  # the width of a column of resources
_CORNER = 9  # the radius of the corners of a deck's tab


def _put_amounts(picture: Canvas, amounts: Amounts, places: Sequence[Box], theme: Theme, ink: Colour) -> None:
    """Put amounts of resources into places side by side or below each other, one for each resource."""
    wide, high = size_of(places[0])
    side = min(_LINE, high, wide - _DIGIT)
    for index, (amount, place) in enumerate(zip(amounts, places, strict=True)):
        if amount:
            put_row(picture, place, _counted_good(index, amount, side, ink, theme))


@lru_cache(maxsize=128)  # blending both at once takes half of the time
def _counted_good(index: int, amount: int, side: int, ink: Colour, theme: Theme) -> Part:
    image = Image.new("RGBA", (side + _DIGIT + round(measure(str(amount), SMALL)), TAB), (*ink, 0))
    put_row(image, (0, 0, *image.size), good_part(index, side, theme), number(amount, SMALL, ink), gap=CLOSE)
    return icon(name_image(image, f"good({index})", amount))


def _put_blank(picture: Canvas, box: Box, card: str, theme: Theme, pile: int = 0) -> None:
    """Draw a card without its face: a plan for a machine, parchment for all others."""
    put_parchment(picture, box, theme, plan=card in MACHINES, pile=pile)
    put_tag(picture, f"card({card!r})", box)


def put_site_card(picture: Canvas, box: Box, card: str, theme: Theme, pile: int = 0) -> None:
    """Draw the face of a site: the building, beside it what it brings and its points, below it its needs."""
    _put_blank(picture, box, card, theme, pile)
    window, needs = split(inset(box, CLOSE), None, 2 * _LINE)
    if card not in MACHINES:
        backdrop(theme).put(picture, window)
    put_building(picture, card, inset(split_across(window, None, LARGE)[0], 0, CLOSE))
    gains = _reward_part(card, theme), shield_part(SITES[card].vp, theme, LOW_SHIELD)
    put_each(picture, split(window, None, COIN, LOW_SHIELD)[1:], ([SPRING, gain] for gain in gains), gap=0)
    _put_amounts(picture, SITES[card].needs, grid(needs, 2, 2, 0), theme, _ink_on(card, theme))


@lru_cache(maxsize=128)
def _reward_part(card: str, theme: Theme) -> Part:
    """Return the part that shows the coins that a building brings or what a machine will supply."""
    if card not in MACHINES:
        return coins_part(SITES[card].coins, theme)
    index, amount = next((index, amount) for index, amount in enumerate(YIELDS[card]) if amount)
    return row(number(amount, SMALL, _ink_on(card, theme)), good_part(index, _LINE, theme))


def _ink_on(card: str, theme: Theme) -> Colour:
    """Return the colour of numbers on a card."""
    return paint(theme, "plan_ink" if card in MACHINES else "ink")


class Plan(NamedTuple):
    """The boxes of an open site: scene, building, crew, reward, and a line for each resource."""

    scene: Box
    building: Box
    crew: Box
    reward: Box
    lines: list[Box]


def plan_of(box: Box, kinds: int, *, crew: bool) -> Plan:
    """Return the layout for a card that needs ``kinds`` resources, with or without a crew.

    Wide cards have the crew below the scene, and reward and needs beside it. In narrow ones the crew is
    beside the building, and reward and needs are below the scene.
    """
    inside, (wide, high) = inset(box, CLOSE), size_of(box)
    if wide >= high + TITLE:
        side, column = split_across(inside, wide / 3, None, gap=GAP)
        scene, people = split(side, None, min(TITLE, high / 4) if crew else 0)
        reward, *lines = split(column, *[None] * (kinds + 1))
        return Plan(scene, scene, people, split_across(reward, None, TAB)[0], lines)
    scene, reward, *lines = split(inside, None, SHIELD, *[_LINE if high < _LOW else USUAL] * kinds)
    high = size_of(scene)[1]
    if high < TAB / 2:  # without a scene above it, the reward is beside the letter
        reward = split_across(reward, None, TAB - CLOSE)[0]
    building, people = split_across(scene, min(wide / 2, high) if crew else None, None)
    return Plan(scene, building, split(people, None, min(LARGE, high))[1], reward, lines)


def put_open_site(picture: Canvas, box: Box, site: SiteView, theme: Theme, shows_price: bool) -> None:
    """Draw an open site: its crew, and for each resource what is needed and what is placed."""
    plan = plan_of(box, sum(map(bool, site.needs)), crew=bool(site.crew))
    _put_blank(picture, box, site.card, theme)
    has_scene = size_of(plan.scene)[1] >= SIDES[0]
    if has_scene and site.card not in MACHINES:
        backdrop(theme).put(picture, plan.scene)
    put_building(picture, site.card, inset(plan.building, 0, CLOSE))
    _put_crew(picture, site.crew, plan.crew)
    gains = shield_part(SITES[site.card].vp, theme), _reward_part(site.card, theme)
    room, together = size_of(plan.reward)[0], row(*gains, gap=GAP)
    line = [together if together.wide <= room else row(*gains, gap=0)]
    if shows_price and site.price > 1:
        hammers = row(number(site.price, SMALL, paint(theme, "tab_ink")), sign_part("action", SMALL, theme))
        price = on_plate(hammers, SMALL, paint(theme, "tab"))
        if line[0].wide + GAP + price.wide <= room:
            line += [SPRING, price]
        elif has_scene:
            put_row(picture, split(plan.scene, SMALL, None)[0], price)
        else:
            line = [price]
    put_row(picture, plan.reward, *line, gap=CLOSE)
    _put_needs(picture, site, plan.lines, theme)


def _put_crew(picture: Canvas, crew: tuple[str, ...], box: Box) -> None:
    """Draw the crew side by side, pale because they are busy."""
    left, top, right, bottom = box
    high = find_size(BUSY_HEIGHTS, bottom - top)
    step = min(high, (right - left - high) / max(1, len(crew) - 1))
    for place, unit in enumerate(crew if high else ()):
        busy_figure(unit, high).put(picture, (left + step * place, bottom))


def _put_needs(picture: Canvas, site: SiteView, lines: list[Box], theme: Theme) -> None:
    """Put a resource, a slot for each unit of it, and the count of placed ones or a tick into each line."""
    is_machine, ink = site.card in MACHINES, _ink_on(site.card, theme)
    empty: SlotState = "planned" if is_machine else "empty"
    tick = sign_part("tick_on_plan" if is_machine else "tick", _LINE, theme)
    amounts = enumerate(zip(site.needs, site.missing, strict=True))
    kinds = [(index, need, need - missing) for index, (need, missing) in amounts if need]
    counts = [tick if placed == need else number(f"{placed}/{need}", SMALL, ink) for _, need, placed in kinds]
    lines = [inset(line, CLOSE, 0) for line in lines]
    wide, high = size_of(lines[0])
    room = wide - min(USUAL, high) - max(count.wide for count in counts) - 2 * GAP
    side = find_size(SLOTS, min(high - GAP, room / max(site.needs) - 2))
    for (index, need, placed), line, count in zip(kinds, lines, counts, strict=True):
        good = good_part(index, min(USUAL, high), theme)
        slots = _slots(index, placed, need, side, empty, theme) if side else None
        put_row(picture, line, row(good, slots, gap=GAP), SPRING, count, gap=CLOSE)


@lru_cache(maxsize=256)
def _slots(index: int, placed: int, need: int, side: int, empty: SlotState, theme: Theme) -> Part:
    """Return the part that shows the places for one resource; the first ``placed`` ones are filled."""
    images = (slot(index, side, theme, "filled" if unit < placed else empty) for unit in range(need))
    return row(*map(icon, images), gap=2)


def put_worker_card(picture: Canvas, box: Box, unit: str, theme: Theme, pile: int = 0) -> None:
    """Draw a worker or a finished machine: who it is, the wage, and what it supplies.

    The supplies are beside a large figure or below a small one, for which a low card has no room.
    """
    _put_blank(picture, box, unit, theme, pile)
    inside, (wide, high) = inset(box, CLOSE), size_of(box)
    window, amounts = split(inside, None, 2 * _LINE)
    wage, places = window, grid(amounts, 2, 2, 0)
    if size_of(window)[1] >= HEIGHTS[0]:
        if wide < high:
            room, column, _ = split_across(window, None, COIN, CLOSE)
            wage = split(column, None, COIN, CLOSE)[1]
        else:
            window, column = split_across(inside, None, _COLUMN, gap=CLOSE)
            wage, room = split(window, _LINE, None)
            places = split(column, TAB - CLOSE, *[None] * len(places))[1:]
        if unit not in MACHINES:
            backdrop(theme).put(picture, window)
        put_unit(picture, unit, split(room, None, CLOSE)[0])
    put_row(picture, wage, coins_part(WAGES[unit], theme))
    _put_amounts(picture, YIELDS[unit], places, theme, _ink_on(unit, theme))


def put_tab(picture: Canvas, mark: str, box: Box, theme: Theme, *, is_round: bool = True) -> None:
    """Draw the letter or the number of a card on a tab on its upper right corner, round or with corners."""
    tab = _marked_tab(mark, TAB // 2 if is_round else _CORNER, theme)
    blend(picture, tab, (box[2] + CLOSE - tab.width, box[1] - CLOSE))


@lru_cache(maxsize=128)
def _marked_tab(words: str, radius: int, theme: Theme) -> Image.Image:
    wide = max(TAB, round(measure(words, SMALL)) + 16)
    image = Image.new("RGBA", (wide, TAB))
    tab = sliced(_empty_tab, theme, radius, corner=radius, rim=4, middle=paint(theme, "tab"))
    tab.put(image, (0, 0, *image.size))
    write(image, words, (wide / 2 + 1, TAB / 2), SMALL, paint(theme, "tab_ink"), align="centre")
    return name_image(image, f"tab({words!r})", words)


@sprite
def _empty_tab(theme: Theme, radius: int) -> Image.Image:
    side = (2 * radius + 16) * 4
    image = Image.new("RGBA", (side, side))
    for edge, ink in ((0, "tab_ink"), (10, "tab")):
        box = edge, edge, side - 1 - edge, side - 1 - edge
        ImageDraw.Draw(image).rounded_rectangle(box, 4 * radius - edge, fill=paint(theme, ink))
    return image.reduce(4)


def put_card(picture: Canvas, card: str | None, box: Box, theme: Theme, *, pile: int = 0) -> None:
    """Draw the card of a row in its place, or the empty place."""
    if card is None:
        plot(size_of(box), theme).put(picture, box[:2])
    else:
        put_kept(picture, put_site_card if card in SITES else put_worker_card, box, card, theme, pile)


def put_deck(picture: Canvas, card: str | None, count: int, box: Box, theme: Theme, *, sites: bool) -> None:
    """Draw a deck: its next card or its back, and its number of cards."""
    if not count:
        put_card(picture, None, box, theme)
        return
    pile, (across, down) = min(PILE, count - 1), PILE_STEP
    top_card = (*box[:2], box[2] - pile * across, box[3] - pile * down)
    if card is None:
        put_parchment(picture, top_card, theme, pile=pile)
        put_rounded_box(picture, inset(top_card, GAP), material("beam"), GAP)
        _silhouette(sites).put(picture, middle_of(top_card))
    else:
        put_card(picture, card, top_card, theme, pile=pile)
    put_tab(picture, str(count), box, theme, is_round=False)


@sprite
def _silhouette(sites: bool) -> Sprite:
    """Draw the shape of a building or a worker in one colour, anchored at its middle."""
    drawing, _ = building("B31", SIDES[-3]) if sites else figure("W20", HEIGHTS[-2])
    shadow = colour_mask(drawing.getchannel("A"), OUTLINE)
    return Sprite(shadow, (shadow.width // 2, shadow.height // 2))
