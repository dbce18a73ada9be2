"""Plates with nine squares: maps like blueprints, boards like landing fields, and the cards on them."""

from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import product

from PIL import Image, ImageChops, ImageDraw

from bot.games.space_builder import BUILDINGS, PAD, SQUARES, Card, Placement
from rendering.kit import (
    SCALE,
    Box,
    Canvas,
    Colour,
    Indexed,
    Size,
    Sprite,
    Stamp,
    Theme,
    blend,
    box_in,
    draw_raised_box,
    ellipse,
    fill,
    index,
    inset,
    polygon,
    rounded_rectangle,
    ruling,
    size_of,
    sliced,
    slope,
    sprite,
    stamp,
    stretch,
    subtract,
    tint,
    tinted,
)
from rendering.space_builder.cards import (
    ROOM,
    Tone,
    draw_blank,
    frame,
    pale_rim,
    put_card,
    put_face,
    rim_width,
    turned_face,
)
from rendering.space_builder.layout import Grid, grid_in, side_of_card
from rendering.space_builder.palette import OUTLINE, card_theme, paint

_PLATE_ROOM = 16  # pixels around a plate, for its shadow
_RIM = 6  # the width of a plate's rim, with the lines on both sides of it
_RADIUS = 20
_CORNER = 44  # pixels along the edge of a plate to which the shadow of its corner reaches
_TILE = 32  # the length of what is repeated along the edges
_LIGHT, _CONTRAST = (1, 1.2), 0.9
_RULE = 26  # pixels between the fine lines of a blueprint
_FRAME = 7  # pixels from the edge of a map to the line around its grid


def put_map(
    picture: Canvas,
    box: Box,
    layout: Iterable[Placement],
    pad: str,
    theme: Theme,
    needed_cards: Collection[str] = BUILDINGS,
    frame_colour: Colour | None = None,
) -> None:
    """Draw a map; cards other than ``needed_cards`` are nearly as pale as the blueprint.

    With ``frame_colour``, the needed ones have frames of that colour.
    """
    theme, squares, side = card_theme(theme), grid_in(box), size_of(box)[0]
    size = size_of(squares[pad])[0]
    _put_plate(picture, box, paint(theme, "plan_line"), rims_of_map(side, theme), theme)
    part = pad_of_map(side, pad, theme)
    part.put(picture, box_in(squares[pad], part.size))
    for card in layout:
        place = squares[card.location]
        tone: Tone = "full" if card.building in needed_cards else "pale"
        put_face(picture, turned_face(card.building, card.side, card.turn, size, theme, tone), place, size)
        if tone == "pale":
            pale_rim(size, theme).put(picture, place)
        elif frame_colour is not None:
            frame(size, frame_colour).put(picture, place)


def put_city(picture: Canvas, box: Box, cards: Iterable[Card], colour: Colour, theme: Theme) -> None:
    """Draw a board with the cards that were laid on it."""
    laid_cards = {card.location: card for card in cards if card.location}
    squares = put_field(picture, box, colour, theme, laid_cards)
    for square, card in laid_cards.items():
        put_card(picture, card.building, card.side, card.turn, squares[square], colour, theme)


def put_field(
    picture: Canvas, box: Box, rim: Colour, theme: Theme, taken_squares: Collection[str | None] = ()
) -> Grid:
    """Draw a board with its pad and the squares that are not taken; return the boxes of all squares."""
    squares, line, side = grid_in(box), paint(theme, "field_line"), side_of_card(size_of(box)[0])
    _put_plate(picture, box, rim, _skin(size_of(box)[0], theme), theme)
    blend(picture, landing_pad(side, line, theme), squares[PAD])
    for square, place in squares.items():
        if square != PAD and square not in taken_squares:
            free_square(side, line).put(picture, place)
    return squares


@lru_cache(maxsize=8)  # the same one stays on a board from turn to turn
def _skin(side: int, theme: Theme) -> Indexed:
    return tinted(shade(side), *(paint(theme, name) for name in ("field_dark", "field_light", "field")))


def _put_plate(picture: Canvas, box: Box, rim: Colour, skin: Indexed | Stamp, theme: Theme) -> None:
    """Draw a thick plate with its shadow."""
    skin.put(picture, (box[0] + _RIM, box[1] + _RIM))
    sliced(
        small_plate,
        rim,
        not theme.plain,
        room=_PLATE_ROOM,
        corner=_PLATE_ROOM + _CORNER,
        rim=_PLATE_ROOM + _RIM,
        middle="empty",
    ).put(picture, box)


@sprite
def small_plate(rim: Colour, shadow: bool) -> Image.Image:
    """Draw a plate without its skin that is little more than its corners."""
    image = _draw_rim((2 * _CORNER + _TILE,) * 2, rim, shadow=shadow)
    image.putalpha(subtract(image.getchannel("A"), _inner(image.size)))
    return image.reduce(SCALE)


@sprite
def shade(side: int) -> Image.Image:
    """Draw the light on the skin of a board in grey."""
    light = stretch(slope((side + 2 * _PLATE_ROOM,) * 2, _LIGHT), _CONTRAST)
    return light.crop(inset((0, 0, *light.size), _PLATE_ROOM + _RIM))


@sprite
def free_square(side: int, colour: Colour) -> Stamp:
    """Draw the place of a card as corners of light lines."""
    image = Image.new("RGBA", (side * SCALE, side * SCALE))
    draw = ImageDraw.Draw(image)
    reach, wide = side * SCALE * 0.2, max(3, round(side * SCALE * 0.02))
    near, far = wide, side * SCALE - wide
    for (x, inward), (y, down) in product(((near, 1), (far, -1)), repeat=2):
        for end in ((x + inward * reach, y), (x, y + down * reach)):
            draw.line((x, y, *end), fill=(*colour, 255), width=wide)
    return stamp(Sprite(image.reduce(SCALE), (0, 0)))


@sprite
def rims_of_map(side: int, theme: Theme) -> Stamp:
    """Draw a map with the rims of nine cards, without their pictures, which cover most of it."""
    image = _draw_map(side, None, theme).convert("RGBA")
    for box in grid_in((0, 0, side, side)).values():
        left, top, right, bottom = map(round, box)
        line = rim_width(right - left)
        image.paste((0, 0, 0, 0), (left + line, top + line, right - line, bottom - line))
    return stamp(Sprite(image.crop(inset((0, 0, side, side), _RIM)), (0, 0)))


@sprite
def pad_of_map(side: int, pad: str, theme: Theme) -> Indexed:
    """Draw the part of a map with its landing pad, up to the cards around it."""
    squares = grid_in((0, 0, side, side))
    around = round(squares[SQUARES[1]][0] - squares[SQUARES[0]][2]) - 1
    return index(_draw_map(side, pad, theme).crop(inset(squares[pad], -around)))


def _draw_map(side: int, pad: str | None, theme: Theme) -> Image.Image:
    """Draw a map without the shadow around it, and with blank cards on all squares but ``pad``."""
    image, line = _draw_plan(side, _FRAME, theme), paint(theme, "plan_line")
    inside = inset((0, 0, *image.size), (_PLATE_ROOM + _FRAME) * SCALE)
    ImageDraw.Draw(image).rectangle(inside, outline=(*line, 255), width=max(2, SCALE))
    image = image.reduce(SCALE)
    for square, (left, top, right, _) in grid_in((_PLATE_ROOM,) * 2 + (_PLATE_ROOM + side,) * 2).items():
        size, at = round(right - left), (round(left), round(top))
        if square == pad:
            image.alpha_composite(landing_pad(size, paint(theme, "slot"), theme), at)
        else:
            card = draw_blank(size, line, shadow=not theme.plain)
            image.alpha_composite(card, (at[0] - ROOM, at[1] - ROOM))
    return image.crop(inset((0, 0, *image.size), _PLATE_ROOM)).convert("RGB")


def _draw_plan(side: int, edge: int, theme: Theme) -> Image.Image:
    """Draw a blueprint with its shadow, ``SCALE`` times larger, its fine lines ``edge`` pixels within."""
    line = paint(theme, "plan_line")
    image = _draw_rim((side, side), line, shadow=not theme.plain)
    light = stretch(slope(image.size, _LIGHT), _CONTRAST)
    skin = tint(light, *(paint(theme, name) for name in ("plan_dark", "plan_light", "plan")))
    fill(image, _inner(image.size), skin)
    inside = inset((0, 0, *image.size), (_PLATE_ROOM + edge) * SCALE)
    fill(image, ruling(image.size, inside, _RULE * SCALE), line, 0.13)
    return image


def _draw_rim(size: Size, rim: Colour, *, shadow: bool) -> Image.Image:
    """Draw a plate without its skin, ``SCALE`` times larger."""
    colours = (0, OUTLINE), (1, rim), (_RIM - 1, OUTLINE)
    layers = [(edge * SCALE, (_RADIUS - edge) * SCALE, colour) for edge, colour in colours]
    return draw_raised_box(size, _PLATE_ROOM, layers, (6, 12, 12, 0.5) if shadow else None)


def _inner(whole: Size) -> Image.Image:
    """Return the mask of what is within the rim of a plate."""
    return rounded_rectangle(
        whole, inset((0, 0, *whole), (_PLATE_ROOM + _RIM) * SCALE), (_RADIUS - _RIM) * SCALE
    )


@sprite
def landing_pad(side: int, colour: Colour, theme: Theme) -> Image.Image:
    """Draw the landing pad on a square of a field."""
    return draw_pad(side * SCALE, colour, theme).reduce(SCALE)


def draw_pad(side: int, colour: Colour, theme: Theme) -> Image.Image:
    """Draw the landing pad, the same from all four sides, so that only its corner shows how a map lies."""
    big = side * 2
    image = Image.new("RGBA", (big, big))
    draw = ImageDraw.Draw(image)
    whole, beacon = (0, 0, big, big), (*paint(theme, "beacon"), 255)
    draw.rounded_rectangle((0, 0, big - 1, big - 1), big * 0.08, fill=(*OUTLINE, 120))
    for reach, wide, ink in ((0.46, 0.045, beacon), (0.34, 0.025, (*colour, 255))):
        draw.ellipse(inset(whole, big * (0.5 - reach)), outline=ink, width=round(big * wide))
    for across, along in ((0.07, 0.2), (0.2, 0.07)):
        draw.rectangle(inset(whole, big * (0.5 - across), big * (0.5 - along)), fill=beacon)
    for x, y in product((0.09, 0.91), repeat=2):
        draw.ellipse([big * (x - 0.04), big * (y - 0.04), big * (x + 0.04), big * (y + 0.04)], fill=beacon)
    return image.reduce(2)


@sprite
def pile(side: int, theme: Theme) -> Sprite:
    """Draw a pile of three maps that are face down: on each a planet with its ring over a ruled sky."""
    image = _draw_plan(side, 16, theme)
    whole, middle, reach = image.size, image.width / 2, side * SCALE * 0.2
    line, beacon = paint(theme, "plan_line"), paint(theme, "beacon")
    around = Image.new("L", whole)
    edges = [middle - 1.8 * reach, middle - 0.5 * reach, middle + 1.8 * reach, middle + 0.5 * reach]
    ImageDraw.Draw(around).ellipse(edges, outline=255, width=round(reach * 0.17))
    around = around.rotate(24, Image.Resampling.BICUBIC)
    planet = ellipse(whole, (middle, middle), (reach, reach))
    lower_half = polygon(whole, [(0, whole[1]), (0, middle * 1.45), (whole[0], middle * 0.55), whole])
    fill(image, around, beacon)
    fill(image, planet, line)
    lit = ellipse(whole, (middle - 14, middle - 14), (reach, reach))
    fill(image, ImageChops.subtract(planet, lit), paint(theme, "slot"))
    fill(image, ImageChops.multiply(around, lower_half), beacon)
    back = image.reduce(SCALE)
    maps = Image.new("RGBA", (back.width + 18, back.height + 18))
    for aside in (18, 9, 0):
        maps.alpha_composite(back, (aside, aside))
    return Sprite(maps, (_PLATE_ROOM, _PLATE_ROOM))
