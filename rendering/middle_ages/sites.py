"""Open sites: what is needed, placed and still missing per resource; the crew; the reward."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.games.middle_ages import SiteView
from bot.games.middle_ages.cards import SITES
from rendering.boxes import size_of
from rendering.canvas import Box, Point, Size, Sprite
from rendering.fonts import SMALLEST, write
from rendering.middle_ages.buildings import building
from rendering.middle_ages.cards import scene
from rendering.middle_ages.figures import unit_figure
from rendering.middle_ages.ground import parchment
from rendering.middle_ages.icons import coins_width, put_coins, put_good, put_image, put_shield, put_sign
from rendering.middle_ages.palette import paint
from rendering.stamps import Stamp, stamp
from rendering.theme import Theme

_PAD = 8
_MOST = 5  # pips in a line; no card needs more of a resource
_WIDE = 330
_LOW = 210
_SLIM = 150
_ROOMY = 150
_LEAST_PIP = 12
_PRICE = 48
_PITCH = 35
_STACKED = 46


class Plan(NamedTuple):
    """The layout of an open site: the drawing's box, the first line, the sizes within a line."""

    window: Box
    first: Point
    pitch: float
    icon: int
    pip: float
    figure: int
    aside: int = 0
    """The width that the crew leaves free at the right."""


def plan_of(size: Size) -> Plan:
    """Return the layout for a card of ``size``.

    Wide cards have the drawing at the left, narrow ones above.
    """
    wide, high = size
    if wide >= _WIDE or high < _LOW:
        pitch = (high - 2 * _PAD) / 4
        left, icon = round(wide * 0.47), round(min(46, pitch - 2))
        pip = min(34.0, (wide - left - _PAD - icon - 38) / _MOST)
        window = (_PAD, _PAD, left - 10, high - _PAD)
        return Plan(window, (left, _PAD + pitch / 2), pitch, icon, pip, min(80, high // 3))
    lines = 4 * _PITCH + 8
    pip = min(24.0, (wide - 32 - 32 - 2 * _PAD - 6) / _MOST)
    window = (_PAD, _PAD, wide - _PAD, high - lines)
    return Plan(window, (_PAD, high - lines + 22), _PITCH, 32, pip, 50, _STACKED)


@lru_cache(maxsize=128)
def _face(card: str, size: Size, theme: Theme) -> Stamp:
    """Draw an open site without the work done on it."""
    machine = SITES[card].kind == "machine"
    base = parchment(size, theme, plan=machine)
    face = Sprite(base.image.copy(), base.anchor)
    image, window = face.image, _placed(plan_of(size).window, face.anchor)
    scene(image, window, theme, plan=machine)
    tall = window[3] - window[1] > window[2] - window[0]
    beside = tall and window[2] - window[0] > _ROOMY
    room = (0, 52 if beside else 30) if tall else (50, 4)
    side = round(min(window[2] - window[0] - room[0] - 4, window[3] - window[1] - room[1]))
    at = round(window[0]) + 4, round(window[3] - side - 3)
    image.alpha_composite(building(card, side), at)
    _reward(image, card, window, theme, beside=beside)
    return stamp(face)


def _placed(box: Box, by: Point) -> Box:
    return box[0] + by[0], box[1] + by[1], box[2] + by[0], box[3] + by[1]


def _reward(image: Image.Image, card: str, window: Box, theme: Theme, *, beside: bool) -> None:
    """Draw what the site pays once it is finished: points, and coins beside or above them."""
    site, right, top = SITES[card], window[2], window[1]
    y = top + 26 if beside else top + 72
    put_shield(image, site.vp, (right - 47, y), theme, high=48)
    right -= 50 if beside else 0
    if site.kind == "building":
        put_coins(image, site.coins, (right - coins_width(str(site.coins), 44) + 1, top + 23), theme, high=44)
        return
    index, amount = next((i, amount) for i, amount in enumerate(site.supplies) if amount)
    put_good(image, index, (right - 40, top + 23), 38, theme)
    write(image, str(amount), (right - 42, top + 23), SMALLEST, paint(theme, "plan_ink"), align="right")


def put_open_site(picture: Image.Image, site: SiteView, box: Box, theme: Theme, *, priced: bool) -> None:
    """Draw an open site: per resource the amount missing and a pip for each one needed; the crew in front."""
    size, corner = size_of(box), box[:2]
    _face(site.card, size, theme).put(picture, corner)
    plan = plan_of(size)
    for index in range(4):
        if site.needs[index]:
            y = corner[1] + plan.first[1] + plan.pitch * index
            _line(picture, index, site, (corner[0] + plan.first[0], y), plan, theme)
    window = _placed(plan.window, corner)
    _crew(picture, site.crew, (window[0], window[1], window[2] - plan.aside, window[3]), plan.figure)
    if priced and site.price > 1:
        y = window[3] - 24 if window[2] - window[0] < _SLIM else window[1] + 22
        _put_price(picture, site.price, (window[0] - 2, y), theme)


def _line(picture: Image.Image, index: int, site: SiteView, at: Point, plan: Plan, theme: Theme) -> None:
    (x, y), missing, needs = at, site.missing[index], site.needs[index]
    machine = SITES[site.card].kind == "machine"
    put_good(picture, index, (x, y), plan.icon, theme)
    x += plan.icon + 3
    if missing:
        write(picture, str(missing), (x, y), SMALLEST, paint(theme, "plan_ink" if machine else "ink"))
    else:
        put_sign(picture, "tick_on_plan" if machine else "tick", (x, y), 28, theme)
    x += 33
    side = round(min(plan.pip - 1, plan.pitch - 8))
    for pip in range(needs if side >= _LEAST_PIP else 0):
        put_good(picture, index, (x + plan.pip * pip, y), side, theme, empty=pip >= needs - missing)


def _crew(picture: Image.Image, crew: tuple[str, ...], window: Box, high: int) -> None:
    """Draw the crew side by side in front of the building, the last at the right."""
    people = [unit_figure(unit, high) for unit in crew]
    room = window[2] - window[0] - 8
    step = min(high * 0.62, (room - high) / max(1, len(people)))
    for index, person in enumerate(people):
        left = window[2] - 6 - step * (len(people) - index - 1) - person.width
        put_image(picture, person, (left, window[3] - high + 4))


def _put_price(picture: Image.Image, price: int, at: Point, theme: Theme) -> None:
    """Draw the number of actions that the next unit costs here."""
    put_sign(picture, "disc", at, _PRICE, theme)
    spot = at[0] + _PRICE / 2 + 1, at[1]
    write(picture, str(price), spot, SMALLEST, paint(theme, "action_ink"), align="centre")
