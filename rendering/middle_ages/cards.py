"""The faces of cards: sites to start, workers and machines; each is drawn once and cached."""

from PIL import Image, ImageDraw

from bot.games.middle_ages.cards import SITES, WAGES, YIELDS, Amounts
from rendering.kit.boxes import size_of
from rendering.kit.canvas import Box, Point, Size, Sprite, ellipse, fill, intersection, rounded_rectangle
from rendering.kit.fonts import SMALLEST, measure, write
from rendering.kit.sprites import sprite
from rendering.kit.stamps import Stamp, stamp
from rendering.kit.theme import Theme
from rendering.middle_ages.buildings import building
from rendering.middle_ages.ground import parchment, plot
from rendering.middle_ages.icons import coins_width, put_coins, put_good, put_shield
from rendering.middle_ages.palette import OUTLINE, material, paint
from rendering.middle_ages.workers import figure, unit_figure

PILE = 2
_PAD = 7
_TAB = 48
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
    image: Image.Image, amounts: Amounts, box: Box, theme: Theme, *, ink: str = "ink", pitch: int = _PITCH
) -> None:
    """Draw amounts of resources, each resource always in the same place: two above, two below."""
    wide = (box[2] - box[0]) / 2
    icon = round(min(_ICON, pitch, wide - _DIGIT))
    wide = min(wide, _ROOMY)
    for index, amount in enumerate(amounts):
        if amount:
            row, column = divmod(index, 2)
            x, y = box[0] + wide * column, box[1] + pitch * (row + 0.5)
            put_good(image, index, (x, y), icon, theme)
            write(image, str(amount), (x + icon + 4, y), SMALLEST, paint(theme, ink))


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


@sprite
def site_card(card: str, size: Size, theme: Theme, *, pile: int = 0) -> Stamp:
    """Draw the face of a site: the building, beside it its points and coins or supply, below it its needs."""
    site = SITES[card]
    machine = site.kind == "machine"
    face = parchment(size, theme, plan=machine, pile=pile)
    face = Sprite(face.image.copy(), face.anchor)
    image, (x, y) = face.image, face.anchor
    right, bottom = x + size[0] - _PAD, y + size[1] - _PAD
    window = (x + _PAD, y + _PAD, right, bottom - 2 * _LOW_PITCH - 4)
    scene(image, window, theme, plan=machine)
    side = round(min(window[2] - window[0] - _REWARD, window[3] - window[1] - 6))
    image.alpha_composite(building(card, side), (round(window[0]), round(window[3] - side - 3)))
    needs = (x + _PAD + 2, window[3] + 2, right, bottom)
    put_amounts(image, site.needs, needs, theme, ink="plan_ink" if machine else "ink", pitch=_LOW_PITCH)
    low = window[3] - _SHIELD / 2
    put_shield(image, site.vp, (right - _SHIELD, low), theme, high=_SHIELD)
    spot = (right, low - _SHIELD + 2)
    if machine:
        _supply(image, site.supplies, spot, theme)
    else:
        put_coins(image, site.coins, (right - coins_width(str(site.coins), 46), spot[1]), theme)
    return stamp(face)


def _supply(image: Image.Image, supplies: Amounts, at: Point, theme: Theme) -> None:
    """Draw what a finished machine supplies, a number and the resource, with its right edge at ``at``."""
    index, amount = next((i, amount) for i, amount in enumerate(supplies) if amount)
    put_good(image, index, (at[0] - 40, at[1]), 40, theme)
    write(image, str(amount), (at[0] - 42, at[1]), SMALLEST, paint(theme, "plan_ink"), align="right")


@sprite
def worker_card(unit: str, size: Size, theme: Theme, *, pile: int = 0) -> Stamp:
    """Draw a worker or a finished machine: who it is, the wage, and what it supplies."""
    machine = unit in SITES
    face = parchment(size, theme, plan=machine, pile=pile)
    face = Sprite(face.image.copy(), face.anchor)
    image, (x, y) = face.image, face.anchor
    right, bottom = x + size[0] - _PAD, y + size[1] - _PAD
    ink = "plan_ink" if machine else "ink"
    if size[0] >= max(_BROAD, size[1]) and size[1] >= _LOWEST:
        window = (x + _PAD, y + _PAD, right - _COLUMN, bottom)
        scene(image, window, theme, plan=machine)
        wide = window[2] - window[0]
        high = round(min(_LARGE, window[3] - window[1] - _COIN - 4, wide * (0.94 if machine else 1.24)))
        image.alpha_composite(unit_figure(unit, high), (round(window[0] + 2), round(window[3] - high - 4)))
        put_coins(image, WAGES[unit], (window[0] + 4, window[1] + _COIN / 2 + 4), theme)
        _put_column(image, YIELDS[unit], (window[2] + 6, y + _TAB - 4, right, bottom), theme, ink)
        return stamp(face)
    pitch = _LOW_PITCH if size[1] < _LOW else _PITCH
    window = (x + _PAD, y + _PAD, right, bottom - 2 * pitch - 4)
    if size[1] < _LOWEST:
        put_coins(image, WAGES[unit], (window[0] + 2, (window[1] + window[3]) / 2), theme)
        amounts_box = (x + _PAD + 2, window[3] + 2, right, bottom)
        put_amounts(image, YIELDS[unit], amounts_box, theme, ink=ink, pitch=pitch)
        return stamp(face)
    scene(image, window, theme, plan=machine)
    high = round(min(window[3] - window[1] - 6, (size[0] - 70) * (1 if machine else 1.2)))
    person = unit_figure(unit, high)
    image.alpha_composite(person, (round(window[0] + 2), round(window[3] - high - 4)))
    put_coins(image, WAGES[unit], (window[0] + person.width + 6, window[3] - 28), theme)
    amounts_box = (x + _PAD + 2, window[3] + 2, right, bottom)
    put_amounts(image, YIELDS[unit], amounts_box, theme, ink=ink, pitch=pitch)
    return stamp(face)


def _put_column(image: Image.Image, amounts: Amounts, box: Box, theme: Theme, ink: str) -> None:
    """Draw amounts of resources below each other, each resource always in the same place."""
    pitch = round(min(_LOW_PITCH, (box[3] - box[1]) / len(amounts)))
    for index, amount in enumerate(amounts):
        if amount:
            y = box[1] + pitch * (index + 0.5)
            put_good(image, index, (box[0], y), pitch, theme)
            write(image, str(amount), (box[0] + pitch + 4, y), SMALLEST, paint(theme, ink))


@sprite
def tab(words: str, theme: Theme, *, round_tab: bool = True) -> Sprite:
    """Draw the mark of a card on a round tab, or the number of cards in a deck on a square one."""
    wide = max(_TAB, round(measure(words, SMALLEST)) + 16)
    big = Image.new("RGBA", (wide * 4, _TAB * 4))
    draw = ImageDraw.Draw(big)
    radius = _TAB * 2 if round_tab else 36
    draw.rounded_rectangle((0, 0, big.width - 1, big.height - 1), radius, fill=paint(theme, "tab_ink"))
    draw.rounded_rectangle((10, 10, big.width - 11, big.height - 11), radius - 10, fill=paint(theme, "tab"))
    image = big.reduce(4)
    write(image, words, (wide / 2 + 1, _TAB / 2), SMALLEST, paint(theme, "tab_ink"), align="centre")
    return Sprite(image, (wide, 0))


def put_tab(picture: Image.Image, mark: str, box: Box, theme: Theme) -> None:
    """Draw the letter or the number of a card on its corner."""
    tab(mark, theme).put(picture, (box[2] + 5, box[1] - 5))


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
    tab(str(count), theme, round_tab=False).put(picture, (box[2] + 5, box[1] - 5))


@sprite
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
