"""Open sites: what is needed, placed and still missing per resource; the crew; the reward."""

from typing import NamedTuple

from bot.games.middle_ages import SiteView
from bot.games.middle_ages.cards import MACHINES, SITES
from rendering.kit.boxes import find_size, size_of
from rendering.kit.canvas import Box, Point, Size, blend
from rendering.kit.fonts import SMALLEST, write
from rendering.kit.scene import Canvas
from rendering.kit.theme import Theme
from rendering.middle_ages.buildings import put_building
from rendering.middle_ages.cards import put_reward, supply_of
from rendering.middle_ages.ground import put_parchment, put_scene
from rendering.middle_ages.icons import (
    SlotState,
    put_coins,
    put_good,
    put_shield,
    put_sign,
    slot,
)
from rendering.middle_ages.palette import paint
from rendering.middle_ages.workers import BUSY_HEIGHTS, busy_figure

_PAD = 9
_USUAL = 3
"""The number of slots for which all lines have room; more of them are smaller."""
_COUNT = 80
_TICK = 44
_SLOT_GAP = 4
SLOTS = (16, 20, 24, 32, 40, 48, 56)
"""The sides of the places for resources in pixels: few, so that all of them are drawn in advance."""
_ICON = 54
_WIDE = 480
_TALLEST_CREW = 104
_SEAL = 50

_TALL = 340  # from here on narrow cards have roomy lines
_LOW = 250  # below this height there is room for the needs or the drawing, unless they are side by side
_LOW_WIDE = 340
_LOW_PITCH = 41
_LOW_CREW = 56


class Plan(NamedTuple):
    """The layout of an open site: the boxes of the drawing, of the crew beside or below it, and of the needs.

    On low narrow cards the reward is above the drawing, which has no ground and may have no room at all.
    """

    window: Box
    crew: Box
    needs: Box
    pitch: float


def plan_of(size: Size, kinds: int, *, crew: bool) -> Plan:
    """Return the layout for a card of ``size`` that needs ``kinds`` resources, with or without a crew.

    Wide cards have the needs beside the drawing, narrow ones below it.
    """
    wide, high = size
    crew_high = min(_TALLEST_CREW, round(high * 0.25)) if crew else 0
    if _is_wide(size):
        middle, floor = round(wide * (0.42 if wide >= _WIDE else 0.36)), high - _PAD - crew_high
        top = _PAD + _SEAL + (22 if high >= _LOW else 4)
        pitch = min(92.0, (high - _PAD - top) / kinds)
        needs = (middle + 14, top, wide - _PAD - 8, high - _PAD)
        return Plan((_PAD, _PAD, middle, floor - 4 * crew), (_PAD, floor, middle, high - _PAD), needs, pitch)
    if high < _LOW:
        top = high - _PAD - _LOW_PITCH * kinds
        window = (_PAD, _PAD + _SEAL, _PAD + max(0, min(wide / 2, top - _PAD - _SEAL)), top - 2)
        people = (window[2] + 4, max(window[1], top - _LOW_CREW), wide - _PAD, top - 2)
        return Plan(window, people, (_PAD, top, wide - _PAD, high - _PAD), _LOW_PITCH)
    pitch = 52 if high > _TALL else 46
    top = high - _PAD - pitch * kinds
    people = (_PAD, top - crew_high, wide - _PAD, top - 2)
    needs = (_PAD, top, wide - _PAD, high - _PAD)
    return Plan((_PAD, _PAD, wide - _PAD, people[1] - 4), people, needs, pitch)


def _is_wide(size: Size) -> bool:
    """Return whether a card has the needs beside the drawing."""
    return size[0] >= (_WIDE if size[1] >= _LOW else _LOW_WIDE)


def _is_low_and_narrow(size: Size) -> bool:
    return size[1] < _LOW and not _is_wide(size)


def put_open_site(picture: Canvas, site: SiteView, box: Box, theme: Theme, *, shows_price: bool) -> None:
    """Draw an open site: its crew, and for each resource what is needed and what is placed."""
    size, corner = size_of(box), box[:2]
    plan = plan_of(size, sum(map(bool, site.needs)), crew=bool(site.crew))
    put_parchment(picture, box, theme, plan=site.card in MACHINES)
    _put_drawing(picture, site.card, _offset(plan.window, corner), size, theme)
    needs = _offset(plan.needs, corner)
    y = needs[1] + plan.pitch / 2
    for index in range(4):
        if site.needs[index]:
            _put_line(picture, index, site, (needs[0], y, needs[2]), plan.pitch, theme)
            y += plan.pitch
    if plan.crew[3] - plan.crew[1] >= BUSY_HEIGHTS[0]:
        _put_crew(picture, site.crew, _offset(plan.crew, corner))
    if shows_price and site.price > 1:
        below = _SEAL - 2 if _is_low_and_narrow(size) and plan.needs[1] > 2 * _SEAL else 0
        spot = corner[0] + 12, corner[1] + 36 + below
        _put_price(picture, site.price, spot, theme, as_hammers=size[0] >= _WIDE)


def _offset(box: Box, by: Point) -> Box:
    return box[0] + by[0], box[1] + by[1], box[2] + by[0], box[3] + by[1]


def _put_drawing(picture: Canvas, card: str, window: Box, size: Size, theme: Theme) -> None:
    """Draw the building or the machine into its window on a card of ``size``, and the reward beside it."""
    left, top, right, bottom = window
    if _is_low_and_narrow(size):
        put_building(picture, card, (left, bottom), right - left - 4)
        _put_reward_line(picture, card, (left + 2, top - _SEAL / 2 + 2), theme, is_close=True)
        return
    if card not in MACHINES:
        put_scene(picture, window, theme)
    if _is_wide(size):
        room = min(right - left - 4, bottom - top - 6)
        put_building(picture, card, (left + (right - left - room) / 2, bottom - 3), room)
        _put_reward_line(picture, card, (right + 14, top + 32), theme)
        return
    put_building(picture, card, (left + 4, bottom - 3), min(right - left - _SEAL - 26, bottom - top - 6))
    beside = 42 if bottom - top < 140 else 3  # in a low window the tab is as high as the reward
    x, y = right - beside, max(top + 26, bottom - _SEAL * 1.6)
    put_shield(picture, SITES[card].vp, (x - 48, y + _SEAL), theme, high=48)
    put_reward(picture, card, (x, y), 42, theme)


def _put_reward_line(image: Canvas, card: str, at: Point, theme: Theme, *, is_close: bool = False) -> None:
    """Draw a site's reward in a line that begins at ``at``: points, then coins or supply."""
    site, (x, y) = SITES[card], at
    x += put_shield(image, site.vp, (x, y), theme, high=46 if is_close else 52) + (4 if is_close else 18)
    if site.kind == "building":
        put_coins(image, site.coins, (x, y), theme)
        return
    index, amount = supply_of(site)
    x += 0 if is_close else put_sign(image, "arrow", (x, y), 34, theme) + 4
    x += write(image, str(amount), (x, y), SMALLEST, paint(theme, "plan_ink")) + 4
    put_good(image, index, (x, y), 46, theme)


def _put_line(
    picture: Canvas,
    index: int,
    site: SiteView,
    at: tuple[float, float, float],
    pitch: float,
    theme: Theme,
) -> None:
    """Draw a line between two x coordinates with a y in the middle: a resource, a slot per unit, the count.

    The count says how many of the units are placed; a tick takes its place when all are.
    """
    (x, y, right), missing, need = at, site.missing[index], site.needs[index]
    machine = site.card in MACHINES
    icon = min(_ICON, pitch - 4)
    put_good(picture, index, (x, y), icon, theme)
    x += icon + 10
    if missing:
        ink = paint(theme, "plan_ink" if machine else "ink")
        write(picture, f"{need - missing}/{need}", (right - 4, y), SMALLEST, ink, align="right")
    else:
        put_sign(picture, "tick_on_plan" if machine else "tick", (right - 38, y), _TICK - 8, theme)
    room = right - 4 - x - (_COUNT if any(site.missing) else _TICK)
    side = find_size(SLOTS, min(pitch - 10, room / max(_USUAL, *site.needs) - _SLOT_GAP))
    empty: SlotState = "planned" if machine else "empty"
    for number in range(need if side else 0):
        image = slot(index, side, theme, "filled" if number < need - missing else empty)
        blend(picture, image, (x + (side + _SLOT_GAP) * number, y - side / 2))


def _put_crew(picture: Canvas, crew: tuple[str, ...], box: Box) -> None:
    """Draw the crew side by side below the building, pale because they are busy."""
    high = find_size(BUSY_HEIGHTS, box[3] - box[1])
    step = min(high * 0.82, (box[2] - box[0] - high) / max(1, len(crew) - 1))
    for number, unit in enumerate(crew):
        busy_figure(unit, high).put(picture, (box[0] + 4 + step * number, box[3]))


def _put_price(picture: Canvas, price: int, at: Point, theme: Theme, *, as_hammers: bool) -> None:
    """Draw the number of actions that the next unit costs here, as a number or ``as_hammers``."""
    x, y = at
    if price > 3 or not as_hammers:
        picture.paste(paint(theme, "tab"), (round(x) - 4, round(y) - 24, round(x) + 84, round(y) + 24))
        x += write(picture, str(price), (x + 2, y), SMALLEST, paint(theme, "tab_ink")) + 4
        price = 1
    for _ in range(price):
        x += put_sign(picture, "action", (x, y), 44, theme) + 2
