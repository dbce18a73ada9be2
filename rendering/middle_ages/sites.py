"""Open sites: what is needed, placed and still missing per resource; the crew; the reward."""

from functools import lru_cache
from typing import NamedTuple

from bot.games.middle_ages import SiteView
from bot.games.middle_ages.cards import MACHINES, SITES
from rendering.kit.boxes import find_size, inset, size_of, split, split_across
from rendering.kit.canvas import Box
from rendering.kit.rows import (
    CLOSE,
    GAP,
    LARGE,
    SMALL,
    SPRING,
    TITLE,
    USUAL,
    Part,
    icon,
    number,
    on_plate,
    put_row,
    row,
)
from rendering.kit.scene import Canvas
from rendering.kit.theme import Theme
from rendering.middle_ages.buildings import SIDES, put_building
from rendering.middle_ages.cards import LINE, TAB, ink_on, reward_part, tag_card
from rendering.middle_ages.ground import put_parchment, put_scene
from rendering.middle_ages.icons import SHIELD, SlotState, good_part, shield_part, sign_part, slot
from rendering.middle_ages.palette import paint
from rendering.middle_ages.workers import BUSY_HEIGHTS, busy_figure

SLOTS = (16, 20, 24, 32, 40)
"""The sides of the places for resources in pixels: few, so that all of them are drawn in advance."""
_LOW = 280
"""The height of a card below which its lines are close to each other."""


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
    scene, reward, *lines = split(inside, None, SHIELD, *[LINE if high < _LOW else USUAL] * kinds)
    high = size_of(scene)[1]
    if high < TAB / 2:  # without a scene above it, the reward is beside the letter
        reward = split_across(reward, None, TAB - CLOSE)[0]
    building, people = split_across(scene, min(wide / 2, high) if crew else None, None)
    return Plan(scene, building, split(people, None, min(LARGE, high))[1], reward, lines)


def put_open_site(picture: Canvas, box: Box, site: SiteView, theme: Theme, shows_price: bool) -> None:
    """Draw an open site: its crew, and for each resource what is needed and what is placed."""
    plan = plan_of(box, sum(map(bool, site.needs)), crew=bool(site.crew))
    put_parchment(picture, box, theme, plan=site.card in MACHINES)
    tag_card(picture, site.card, box)
    has_scene = size_of(plan.scene)[1] >= SIDES[0]
    if has_scene and site.card not in MACHINES:
        put_scene(picture, plan.scene, theme)
    put_building(picture, site.card, inset(plan.building, 0, CLOSE))
    _put_crew(picture, site.crew, plan.crew)
    gains = shield_part(SITES[site.card].vp, theme), reward_part(site.card, theme)
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
    is_machine, ink = site.card in MACHINES, ink_on(site.card, theme)
    empty: SlotState = "planned" if is_machine else "empty"
    tick = sign_part("tick_on_plan" if is_machine else "tick", LINE, theme)
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
