"""The faces of cards: sites to start, workers and machines, put together from parts."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.middle_ages.cards import SITES, WAGES, YIELDS, Amounts, Site
from rendering.kit.boxes import size_of
from rendering.kit.canvas import Box, Point, Sprite, blend, blend_in_line
from rendering.kit.fonts import SMALLEST, measure, write
from rendering.kit.nine_slice import sliced
from rendering.kit.scene import Canvas
from rendering.kit.sprites import sprite
from rendering.kit.surfaces import put_rounded_box
from rendering.kit.theme import Colour, Theme
from rendering.middle_ages.buildings import SIDES, building, put_building
from rendering.middle_ages.ground import PILE, plot, put_parchment, put_scene
from rendering.middle_ages.icons import coins_width, put_coins, put_good, put_shield
from rendering.middle_ages.palette import OUTLINE, material, paint
from rendering.middle_ages.workers import HEIGHTS, figure, put_unit

_PAD = 7
_TAB = 48

_REWARD = 68
"""The width of the points and coins beside a building, without what may cover its edge."""
_SHIELD = 42
_PITCH = 52
_ICON = 46
_ROOMY = 100  # the widest place for an amount
_DIGIT = 32  # the width of a numeral with the room around it
_BROAD = 200
"""The least width of a worker's card that has room for the amounts beside a large figure."""
_COLUMN = 84
_LARGE = 140  # the height of a large figure
_LOW = 220  # the height of a worker's card up to which the amounts are closer, so that the figure is larger
_LOW_PITCH = 41
_LOWEST = 160  # below this height a worker's card has no figure
_COIN = 46


def put_amounts(
    image: Canvas, amounts: Amounts, box: Box, theme: Theme, *, ink: str, pitch: int, columns: int = 2
) -> None:
    """Draw amounts of resources, each resource always in the same place: row by row, ``pitch`` apart."""
    wide = (box[2] - box[0]) / columns
    icon = round(min(_ICON, pitch, wide - _DIGIT))
    wide = min(wide, _ROOMY)
    for index, amount in enumerate(amounts):
        if amount:
            row, column = divmod(index, columns)
            at = box[0] + wide * column, box[1] + pitch * (row + 0.5)
            blend_in_line(image, _counted_good(index, amount, icon, paint(theme, ink), theme), at)


@lru_cache(maxsize=128)  # blending both at once takes half of the time
def _counted_good(index: int, amount: int, icon: int, ink: Colour, theme: Theme) -> Image.Image:
    wide = icon + _DIGIT + round(measure(str(amount), SMALLEST))
    image = Image.new("RGBA", (wide, _PITCH), (*ink, 0))
    put_good(image, index, (0, _PITCH / 2), icon, theme)
    write(image, str(amount), (icon + 4, _PITCH / 2), SMALLEST, ink)
    return image


def put_site_card(picture: Canvas, card: str, box: Box, theme: Theme, *, pile: int = 0) -> None:
    """Draw the face of a site: the building, beside it its points and coins or supply, below it its needs."""
    site = SITES[card]
    machine = site.kind == "machine"
    put_parchment(picture, box, theme, plan=machine, pile=pile)
    left, top, right, bottom = box[0] + _PAD, box[1] + _PAD, box[2] - _PAD, box[3] - _PAD
    window = (left, top, right, bottom - 2 * _LOW_PITCH - 4)
    if not machine:
        put_scene(picture, window, theme)
    room = min(right - left - _REWARD, window[3] - top - 6)
    put_building(picture, card, (left, window[3] - 3), room)
    needs = (left + 2, window[3] + 2, right, bottom)
    put_amounts(picture, site.needs, needs, theme, ink="plan_ink" if machine else "ink", pitch=_LOW_PITCH)
    low = window[3] - _SHIELD / 2
    put_shield(picture, site.vp, (right - _SHIELD, low), theme, high=_SHIELD)
    put_reward(picture, card, (right, low - _SHIELD + 2), 40, theme)


def put_reward(picture: Canvas, card: str, at: Point, side: int, theme: Theme) -> None:
    """Draw the coins that a site brings or what the machine will supply, with its right edge at ``at``.

    ``side`` is that of the resource in pixels.
    """
    site, (right, y) = SITES[card], at
    if site.kind == "building":
        put_coins(picture, site.coins, (right - coins_width(str(site.coins), 46), y), theme)
        return
    index, amount = supply_of(site)
    put_good(picture, index, (right - side, y), side, theme)
    write(picture, str(amount), (right - side - 2, y), SMALLEST, paint(theme, "plan_ink"), align="right")


def supply_of(machine: Site) -> tuple[int, int]:
    """Return the only resource that a machine supplies, and how much of it."""
    return next((index, amount) for index, amount in enumerate(machine.supplies) if amount)


def put_worker_card(picture: Canvas, unit: str, box: Box, theme: Theme, *, pile: int = 0) -> None:
    """Draw a worker or a finished machine: who it is, the wage, and what it supplies."""
    machine, (wide, high) = unit in SITES, size_of(box)
    put_parchment(picture, box, theme, plan=machine, pile=pile)
    left, top, right, bottom = box[0] + _PAD, box[1] + _PAD, box[2] - _PAD, box[3] - _PAD
    ink = "plan_ink" if machine else "ink"
    if wide >= max(_BROAD, high) and high >= _LOWEST:
        window = (left, top, right - _COLUMN, bottom)
        room = min(_LARGE, bottom - top - _COIN - 4, (window[2] - left) * (0.94 if machine else 1.24))
        _put_in_scene(picture, unit, window, room, theme)
        put_coins(picture, WAGES[unit], (left + 4, top + _COIN / 2 + 4), theme)
        column = (window[2] + 6, box[1] + _TAB - 4, right, bottom)
        pitch = round(min(_LOW_PITCH, (bottom - column[1]) / 4))
        put_amounts(picture, YIELDS[unit], column, theme, ink=ink, pitch=pitch, columns=1)
        return
    pitch = _LOW_PITCH if high < _LOW else _PITCH
    window = (left, top, right, bottom - 2 * pitch - 4)
    amounts_box = (left + 2, window[3] + 2, right, bottom)
    put_amounts(picture, YIELDS[unit], amounts_box, theme, ink=ink, pitch=pitch)
    if high < _LOWEST:
        put_coins(picture, WAGES[unit], (left + 2, (top + window[3]) / 2), theme)
        return
    room = min(window[3] - top - 6, (wide - 70) * (1 if machine else 1.2))
    person = _put_in_scene(picture, unit, window, room, theme)
    put_coins(picture, WAGES[unit], (left + person + 6, window[3] - 28), theme)


def _put_in_scene(picture: Canvas, unit: str, window: Box, room: float, theme: Theme) -> float:
    """Draw a worker in front of a scene, or a machine without one; return the width."""
    if unit not in SITES:
        put_scene(picture, window, theme)
    return put_unit(picture, unit, (window[0] + 2, window[3] - 4), room)


def put_tab(picture: Canvas, mark: str, box: Box, theme: Theme, radius: int = _TAB // 2) -> None:
    """Draw the letter or the number of a card on a tab on its corner, which is round or has a ``radius``."""
    tab = _marked_tab(mark, radius, theme)
    blend(picture, tab, (box[2] + 5 - tab.width, box[1] - 5))


@lru_cache(maxsize=128)
def _marked_tab(words: str, radius: int, theme: Theme) -> Image.Image:
    wide = max(_TAB, round(measure(words, SMALLEST)) + 16)
    image = Image.new("RGBA", (wide, _TAB))
    tab = sliced(_empty_tab, theme, radius, corner=radius, rim=4, middle=paint(theme, "tab"))
    tab.put(image, (0, 0, *image.size))
    write(image, words, (wide / 2 + 1, _TAB / 2), SMALLEST, paint(theme, "tab_ink"), align="centre")
    return image


@sprite
def _empty_tab(theme: Theme, radius: int) -> Image.Image:
    side = (2 * radius + 16) * 4
    image = Image.new("RGBA", (side, side))
    for inset, ink in ((0, "tab_ink"), (10, "tab")):
        box = inset, inset, side - 1 - inset, side - 1 - inset
        ImageDraw.Draw(image).rounded_rectangle(box, 4 * radius - inset, fill=paint(theme, ink))
    return image.reduce(4)


def put_card(
    picture: Canvas,
    card: str | None,
    box: Box,
    theme: Theme,
    *,
    pile: int = 0,
) -> None:
    """Draw the card of a row in its place, or the empty place."""
    if card is None:
        plot(size_of(box), theme).put(picture, box[:2])
        return
    (put_site_card if card in SITES else put_worker_card)(picture, card, box, theme, pile=pile)


def put_deck(picture: Canvas, card: str | None, count: int, box: Box, theme: Theme, *, sites: bool) -> None:
    """Draw a deck: its next card or its back, and its number of cards."""
    if not count:
        plot(size_of(box), theme).put(picture, box[:2])
        return
    pile = min(PILE, count - 1)
    top_card = (*box[:2], box[2] - pile * 5, box[3] - pile * 2)
    if card is None:
        _put_back(picture, top_card, theme, sites=sites, pile=pile)
    else:
        put_card(picture, card, top_card, theme, pile=pile)
    put_tab(picture, str(count), box, theme, 9)


def _put_back(picture: Canvas, box: Box, theme: Theme, *, sites: bool, pile: int) -> None:
    put_parchment(picture, box, theme, pile=pile)
    left, top, right, bottom = box
    put_rounded_box(picture, (left + 12, top + 12, right - 12, bottom - 12), material("beam"), 10)
    _silhouette(sites).put(picture, ((left + right) / 2, (top + bottom) / 2))


@sprite
def _silhouette(sites: bool) -> Sprite:
    """Draw the shape of a building or a worker in one colour, anchored at its middle."""
    drawing, _ = building("B31", SIDES[-3]) if sites else figure("W20", HEIGHTS[-2])
    shadow = Image.new("RGBA", drawing.size, (*OUTLINE, 255))
    shadow.putalpha(drawing.getchannel("A"))
    return Sprite(shadow, (shadow.width // 2, shadow.height // 2))
