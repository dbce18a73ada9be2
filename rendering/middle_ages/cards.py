"""The faces of cards: sites to start, workers and machines, put together from parts."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.middle_ages.cards import SITES, WAGES, YIELDS, Amounts
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
_TAB_LINE = 4
_DECK_RADIUS = 9
_REWARD = 68
"""The width of the points and coins beside a building, without what may cover its edge."""
_SHIELD = 42
_PILE_STEP = (5, 2)
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
    image: Canvas, amounts: Amounts, box: Box, theme: Theme, *, ink: str = "ink", pitch: int = _PITCH
) -> None:
    """Draw amounts of resources, each resource always in the same place: two above, two below."""
    wide = (box[2] - box[0]) / 2
    icon = round(min(_ICON, pitch, wide - _DIGIT))
    wide = min(wide, _ROOMY)
    for index, amount in enumerate(amounts):
        if amount:
            row, column = divmod(index, 2)
            x, y = box[0] + wide * column, box[1] + pitch * (row + 0.5)
            _put_amount(image, index, amount, (x, y), icon, paint(theme, ink), theme)


def _put_amount(
    image: Canvas, index: int, amount: int, at: Point, icon: int, ink: Colour, theme: Theme
) -> None:
    """Draw an amount of a resource with its left edge and middle at ``at``."""
    blend_in_line(image, _counted_good(index, amount, icon, ink, theme), at)


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
    spot = (right, low - _SHIELD + 2)
    if machine:
        _supply(picture, site.supplies, spot, theme)
    else:
        put_coins(picture, site.coins, (right - coins_width(str(site.coins), 46), spot[1]), theme)


def _supply(image: Canvas, supplies: Amounts, at: Point, theme: Theme) -> None:
    """Draw what a finished machine supplies, a number and the resource, with its right edge at ``at``."""
    index, amount = next((i, amount) for i, amount in enumerate(supplies) if amount)
    put_good(image, index, (at[0] - 40, at[1]), 40, theme)
    write(image, str(amount), (at[0] - 42, at[1]), SMALLEST, paint(theme, "plan_ink"), align="right")


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
        _put_column(picture, YIELDS[unit], column, theme, ink)
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


def _put_column(image: Canvas, amounts: Amounts, box: Box, theme: Theme, ink: str) -> None:
    """Draw amounts of resources below each other, each resource always in the same place."""
    pitch = round(min(_LOW_PITCH, (box[3] - box[1]) / len(amounts)))
    for index, amount in enumerate(amounts):
        if amount:
            y = box[1] + pitch * (index + 0.5)
            _put_amount(image, index, amount, (box[0], y), pitch, paint(theme, ink), theme)


def put_tab(picture: Canvas, mark: str, box: Box, theme: Theme) -> None:
    """Draw the letter or the number of a card on a round tab on its corner."""
    _put_tab(picture, mark, box, theme, _TAB // 2)


def _put_tab(picture: Canvas, words: str, box: Box, theme: Theme, radius: int) -> None:
    tab = _marked_tab(words, radius, theme)
    blend(picture, tab, (box[2] + 5 - tab.width, box[1] - 5))


@lru_cache(maxsize=128)
def _marked_tab(words: str, radius: int, theme: Theme) -> Image.Image:
    wide = max(_TAB, round(measure(words, SMALLEST)) + 16)
    image = Image.new("RGBA", (wide, _TAB))
    tab = sliced(_empty_tab, theme, radius, corner=radius, rim=_TAB_LINE, middle=paint(theme, "tab"))
    tab.put(image, (0, 0, *image.size))
    middle = wide / 2 + 1, _TAB / 2
    write(image, words, middle, SMALLEST, paint(theme, "tab_ink"), align="centre")
    return image


@sprite
def _empty_tab(theme: Theme, radius: int) -> Image.Image:
    side = (2 * radius + _TAB_LINE * 4) * 4
    image = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(image)
    for inset, ink in ((0, "tab_ink"), (10, "tab")):
        far = side - 1 - inset
        draw.rounded_rectangle((inset, inset, far, far), 4 * radius - inset, fill=paint(theme, ink))
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
    put = put_site_card if card in SITES else put_worker_card
    put(picture, card, box, theme, pile=pile)


def put_deck(picture: Canvas, card: str | None, count: int, box: Box, theme: Theme, *, sites: bool) -> None:
    """Draw a deck: its next card or its back, and its number of cards."""
    if not count:
        plot(size_of(box), theme).put(picture, box[:2])
        return
    pile = min(PILE, count - 1)
    top_card = (*box[:2], box[2] - pile * _PILE_STEP[0], box[3] - pile * _PILE_STEP[1])
    if card is None:
        _put_back(picture, top_card, theme, sites=sites, pile=pile)
    else:
        put_card(picture, card, top_card, theme, pile=pile)
    _put_tab(picture, str(count), box, theme, _DECK_RADIUS)


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
