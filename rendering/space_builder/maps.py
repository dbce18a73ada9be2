"""Maps like blueprints, with a card on all squares but one, where the pad is; cities built from them."""

from collections.abc import Collection, Iterable

from PIL import Image, ImageDraw

from bot.games.space_builder import BUILDINGS, SQUARES, Card, Placement
from rendering.kit.boxes import box_in, inset, size_of
from rendering.kit.canvas import SCALE, Box, Sprite
from rendering.kit.indexed import Indexed, index
from rendering.kit.scene import Canvas
from rendering.kit.sprites import sprite
from rendering.kit.stamps import Stamp, stamp
from rendering.kit.theme import Colour, Theme
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
from rendering.space_builder.layout import grid_in
from rendering.space_builder.palette import card_theme, paint
from rendering.space_builder.plates import (
    PLATE_ROOM,
    RIM,
    draw_plan,
    landing_pad,
    put_field,
    put_plate,
)

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
    put_plate(picture, box, paint(theme, "plan_line"), rims_of_map(side, theme), theme)
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


@sprite
def rims_of_map(side: int, theme: Theme) -> Stamp:
    """Draw a map with the rims of nine cards, without their pictures, which cover most of it."""
    image = _draw_map(side, None, theme).convert("RGBA")
    for box in grid_in((0, 0, side, side)).values():
        left, top, right, bottom = map(round, box)
        line = rim_width(right - left)
        image.paste((0, 0, 0, 0), (left + line, top + line, right - line, bottom - line))
    return stamp(Sprite(image.crop(inset((0, 0, side, side), RIM)), (0, 0)))


@sprite
def pad_of_map(side: int, pad: str, theme: Theme) -> Indexed:
    """Draw the part of a map with its landing pad, up to the cards around it."""
    squares = grid_in((0, 0, side, side))
    around = round(squares[SQUARES[1]][0] - squares[SQUARES[0]][2]) - 1
    return index(_draw_map(side, pad, theme).crop(inset(squares[pad], -around)))


def _draw_map(side: int, pad: str | None, theme: Theme) -> Image.Image:
    """Draw a map without the shadow around it, and with blank cards on all squares but ``pad``."""
    image, line = draw_plan(side, _FRAME, theme), paint(theme, "plan_line")
    inside = inset((0, 0, *image.size), (PLATE_ROOM + _FRAME) * SCALE)
    ImageDraw.Draw(image).rectangle(inside, outline=(*line, 255), width=max(2, SCALE))
    image = image.reduce(SCALE)
    for square, (left, top, right, _) in grid_in((PLATE_ROOM,) * 2 + (PLATE_ROOM + side,) * 2).items():
        size, at = round(right - left), (round(left), round(top))
        if square == pad:
            image.alpha_composite(landing_pad(size, paint(theme, "slot"), theme), at)
        else:
            card = draw_blank(size, line, shadow=not theme.plain)
            image.alpha_composite(card, (at[0] - ROOM, at[1] - ROOM))
    return image.crop(inset((0, 0, *image.size), PLATE_ROOM)).convert("RGB")
