"""The faces of the cards in both rows: sites, machines and workers; each is drawn once and cached."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.games.middle_ages.cards import SITES, WORKERS, Amounts
from rendering.boxes import size_of
from rendering.canvas import Box, Point, Size, Sprite, ellipse, fill, intersection, rounded_rectangle
from rendering.fonts import SMALLEST, font, write
from rendering.middle_ages.buildings import building
from rendering.middle_ages.figures import figure
from rendering.middle_ages.ground import parchment, plot
from rendering.middle_ages.icons import put_coins, put_good, put_shield, put_sign
from rendering.middle_ages.palette import OUTLINE, material, paint
from rendering.stamps import Stamp, stamp
from rendering.theme import Theme

FIRST_LINE = 28
PITCH = 40
SLIM = 150
_PAD = 7
_TAB = 48
PILE = 2
_PILE_STEP = (5, 2)


class Plan(NamedTuple):
    """The layout of a card: its left margin, the size of a resource's icon, where the drawing begins."""

    left: int
    icon: int
    scene: int


def plan_of(size: Size) -> Plan:
    """Return the layout for a card of ``size``; slim cards have less of everything."""
    return Plan(5, 32, 70) if size[0] < SLIM else Plan(9, 38, 80)


def put_amounts(
    image: Image.Image, amounts: Amounts, corner: Point, plan: Plan, theme: Theme, *, ink: str = "ink"
) -> None:
    """Draw what is needed or yielded: one line per resource, always at the same height, none for zero."""
    x = corner[0] + plan.left
    for index, amount in enumerate(amounts):
        if amount:
            y = corner[1] + FIRST_LINE + PITCH * index
            put_good(image, index, (x, y), plan.icon, theme)
            write(image, str(amount), (x + plan.icon + 4, y), SMALLEST, paint(theme, ink))


def scene(image: Image.Image, box: Box, theme: Theme, *, plan: bool = False) -> None:
    """Paint the ground and the sky behind a building or a person."""
    if plan:
        return
    big = image.width, image.height
    shape = rounded_rectangle(big, box, 10)
    fill(image, shape, paint(theme, "sky"), 0.9)
    if not theme.plain:
        wide, high = box[2] - box[0], box[3] - box[1]
        for x, y, reach in ((0.15, 0.3, 0.75), (0.95, 0.2, 0.6)):
            hill = ellipse(big, (box[0] + wide * x, box[3]), (wide * reach, high * y))
            fill(image, intersection(hill, shape), material("leaf"), 0.3)
    ground = Image.new("L", big)
    ImageDraw.Draw(ground).rectangle((box[0], box[3] - 14, box[2], box[3]), fill=255)
    grass = material("leaf") if not theme.plain else (190, 190, 190)
    fill(image, intersection(ground, shape), grass, 0.8)


@lru_cache(maxsize=96)
def site_card(card: str, size: Size, theme: Theme, *, pile: int = 0) -> Stamp:
    """Draw the face of a site: needs at the left, the building, coins and victory points, or the supply."""
    site = SITES[card]
    machine = site.kind == "machine"
    face = parchment(size, theme, plan=machine, pile=pile)
    face = Sprite(face.image.copy(), face.anchor)
    image, (x, y), plan = face.image, face.anchor, plan_of(size)
    slim = size[0] < SLIM
    window = (x + plan.scene, y + _PAD, x + size[0] - _PAD, y + FIRST_LINE + 3 * PITCH + 14)
    scene(image, window, theme, plan=machine)
    side = min(120, round(window[2] - window[0]))
    left = round((window[0] + window[2]) / 2 - side / 2)
    image.alpha_composite(building(card, side), (left, round(window[3] - side - 4)))
    put_amounts(image, site.needs, (x, y), plan, theme, ink="plan_ink" if machine else "ink")
    low = y + size[1] - 29
    if machine:
        _supply(image, site.supplies, (x + _PAD - 2 * slim, low), theme)
    else:
        put_coins(image, site.coins, (x + _PAD, low), theme)
    put_shield(image, site.vp, (x + size[0] - _PAD - 46 + 4 * slim, y + 88 if slim else low), theme)
    return stamp(face)


def _supply(image: Image.Image, supplies: Amounts, at: tuple[float, float], theme: Theme) -> None:
    """Draw what a finished machine supplies: an arrow, a number and the resource."""
    index, amount = next((i, amount) for i, amount in enumerate(supplies) if amount)
    x = at[0] + put_sign(image, "arrow", at, 32, theme) + 3
    x += write(image, str(amount), (x, at[1]), SMALLEST, paint(theme, "plan_ink"))
    put_good(image, index, (x + 2, at[1]), 38, theme)


@lru_cache(maxsize=96)
def worker_card(worker: str, size: Size, theme: Theme, *, pile: int = 0) -> Stamp:
    """Draw the face of a worker: yields at the left, the person with hat and tool, the wage."""
    face = parchment(size, theme, pile=pile)
    face = Sprite(face.image.copy(), face.anchor)
    image, (x, y), plan = face.image, face.anchor, plan_of(size)
    window = (x + plan.scene, y + _PAD, x + size[0] - _PAD, y + size[1] - _PAD)
    scene(image, window, theme)
    high = min(126, round((window[2] - window[0]) * 1.4))
    person = figure(worker, high)
    floor = 48 if size[0] < SLIM else 5
    image.alpha_composite(person, (round(window[0] + 2), round(window[3] - high - floor)))
    put_amounts(image, WORKERS[worker].yields, (x, y), plan, theme)
    put_coins(image, WORKERS[worker].wage, (x + size[0] - 50, y + size[1] - 28), theme, high=42)
    return stamp(face)


@lru_cache(maxsize=64)
def tab(words: str, theme: Theme, *, round_tab: bool = True) -> Sprite:
    """Draw the number of a place on a round tab, or the number of cards in a deck on a square one."""
    wide = max(_TAB, round(font(SMALLEST).getlength(words)) + 16)
    big = Image.new("RGBA", (wide * 4, _TAB * 4))
    draw = ImageDraw.Draw(big)
    radius = _TAB * 2 if round_tab else 36
    draw.rounded_rectangle((0, 0, big.width - 1, big.height - 1), radius, fill=paint(theme, "tab_ink"))
    draw.rounded_rectangle((10, 10, big.width - 11, big.height - 11), radius - 10, fill=paint(theme, "tab"))
    image = big.reduce(4)
    write(image, words, (wide / 2 + 1, _TAB / 2), SMALLEST, paint(theme, "tab_ink"), align="centre")
    return Sprite(image, (wide, 0))


def put_tab(picture: Image.Image, number: int, box: Box, theme: Theme) -> None:
    """Draw the number of a place in a row on the corner of its card."""
    tab(str(number), theme).put(picture, (box[2] + 5, box[1] - 5))


def put_card(picture: Image.Image, card: str | None, box: Box, theme: Theme) -> None:
    """Draw the card of a row in its place, or the empty place."""
    if card is None:
        plot(size_of(box), theme).put(picture, box[:2])
    else:
        face = site_card if card in SITES else worker_card
        face(card, size_of(box), theme).put(picture, box[:2])


def put_deck(
    picture: Image.Image, card: str | None, count: int, box: Box, theme: Theme, *, sites: bool
) -> None:
    """Draw a deck: its next card or its back, and its number of cards."""
    if not count:
        plot(size_of(box), theme).put(picture, box[:2])
        return
    pile = min(PILE, count - 1)
    wide, high = size_of(box)
    size = wide - pile * _PILE_STEP[0], high - pile * _PILE_STEP[1]
    if card is None:
        sprite = _back(size, theme, sites=sites, pile=pile)
    else:
        sprite = (site_card if card in SITES else worker_card)(card, size, theme, pile=pile)
    sprite.put(picture, box[:2])
    out = 18 if wide < SLIM else 5
    tab(str(count), theme, round_tab=False).put(picture, (box[2] + out, box[1] - 5))


@lru_cache(maxsize=16)
def _back(size: Size, theme: Theme, *, sites: bool, pile: int) -> Stamp:
    face = parchment(size, theme, pile=pile)
    face = Sprite(face.image.copy(), face.anchor)
    wide, high = size
    x, y = face.anchor
    field = rounded_rectangle(face.image.size, (x + 12, y + 12, x + wide - 12, y + high - 12), 10)
    fill(face.image, field, material("beam"))
    side = min(wide, high) - 60
    drawing = building("B31", side) if sites else figure("W20", side)
    spot = round(x + (wide - drawing.width) / 2), round(y + (high - side) / 2)
    shadow = Image.new("RGBA", drawing.size, (*OUTLINE, 255))
    shadow.putalpha(drawing.getchannel("A"))
    face.image.alpha_composite(shadow, spot)
    return stamp(face)
