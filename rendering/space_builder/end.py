"""The end of a match: the winner's city with a crown among fireworks, and all players in their order."""

from functools import partial
from math import cos, pi, sin
from random import Random

from PIL import Image, ImageDraw

from bot.games.space_builder import BUILDINGS, PlayerView, View
from rendering.kit import (
    CLOSE,
    GAP,
    LARGE,
    PLAYERS,
    SCALE,
    SIZE,
    SPRING,
    THEMES,
    TITLE,
    USUAL,
    Box,
    Canvas,
    Look,
    Part,
    Scene,
    Sprite,
    Stamp,
    crown,
    find_size,
    icon,
    inset,
    put_each,
    put_in_middle,
    row,
    size_of,
    split,
    sprite,
    stack,
    stamp,
    words,
)
from rendering.space_builder.cards import own_cards
from rendering.space_builder.ground import moon, pip_row, put_sheet
from rendering.space_builder.icons import NAME_MARK, SIGN, sign_part
from rendering.space_builder.labels import find_winner, ranking, winner_text
from rendering.space_builder.layout import EDGE, OWN_CARD, SHELF_CARD
from rendering.space_builder.palette import paint
from rendering.space_builder.plates import put_city
from rendering.words import fit_names, player_parts

CITY: Box = (76, 220, 696, 840)
_DOT = 5
CITY_BURSTS = ((66, 100, 58), (708, 110, 58), (36, 330, 34), (734, 300, 34), (36, 700, 34), (734, 640, 36))
WIDE_BURSTS = ((80, 116, 62), (1120, 116, 62), (196, 60, 36), (1004, 60, 36), (210, 176, 34), (990, 176, 34))


def draw_end(view: View, look: Look) -> Scene:
    """Draw who has won, with the city that won if there is one, and the standings."""
    winner = find_winner(view)
    verdicts = view.result.verdicts if view.result else ()
    city = next((one for one in verdicts if one.player == winner and not one.faults), None)
    bursts = () if winner is None else WIDE_BURSTS if city is None else CITY_BURSTS
    picture = moon(look.theme)
    for number, (x, y, reach) in enumerate(bursts):
        burst(number, reach).put(picture, (x, y))
    title, sheet = split(inset((0, 0, *SIZE), EDGE), CITY[1] - EDGE, None)
    title = inset(title, 4 * LARGE, 0)  # between the fireworks
    if city is not None:
        title = inset((CITY[0], EDGE, CITY[2], CITY[1]), LARGE, 0)
        sheet = CITY[2] + TITLE, EDGE, sheet[2], sheet[3]
        put_city(picture, CITY, city.cards, look.theme.player_colour(city.player), look.theme)
    _title(picture, title, winner, look)
    put_sheet(picture, sheet, look.theme, None if winner is None else look.theme.player_colour(winner))
    for player, place in zip(ranking(view), stack(inset(sheet, GAP), len(view.players), CLOSE), strict=True):
        _player(picture, place, view.players[player], player, look)
    return picture


@sprite
def burst(number: int, reach: int) -> Stamp:
    """Draw a rocket's burst, anchored at its middle; its number gives its colour and turns its rays."""
    theme = THEMES["dark"]  # these colours are the same in all themes
    colours = [theme[player.colour] for player in PLAYERS] + [paint(theme, "star")]
    colour, chance = (*colours[number % len(colours)], 255), Random(f"fireworks {number}")
    middle = round(reach * 1.05) + _DOT
    side, dot = 2 * middle * SCALE, _DOT * SCALE
    image = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(image)
    for ray in range(14):
        angle = 2 * pi * ray / 14 + number
        start, end = reach * 0.35, reach * chance.uniform(0.8, 1.05)
        (x, y), (px, py) = (
            ((middle + r * cos(angle)) * SCALE, (middle + r * sin(angle)) * SCALE) for r in (start, end)
        )
        draw.line([x, y, px, py], fill=colour, width=5 * SCALE)
        draw.ellipse((px - dot, py - dot, px + dot, py + dot), fill=colour)
    return stamp(Sprite(image.reduce(SCALE), (middle, middle)))


def _title(picture: Canvas, box: Box, winner: int | None, look: Look) -> None:
    """Write that the match is over, and below it the winner with a crown."""
    _, over, below, _ = split(box, None, USUAL, TITLE, None)
    ink, prize = paint(look.theme, "line_ink"), icon(crown(look.theme).image)
    put_in_middle(picture, over, words(look.text("space-builder-match-over"), USUAL, ink))
    sentence = fit_names(partial(winner_text, winner), look.text, size_of(box)[0] - prize.wide - GAP)
    put_in_middle(picture, below, None if winner is None else prize, words(sentence, TITLE, ink))


def _player(picture: Canvas, box: Box, player_view: PlayerView, player: int, look: Look) -> None:
    """Draw a player's name, a star for each round won, and the cards that they had to build."""
    (wide, high), theme, won = size_of(box), look.theme, player_view.rounds_won
    colour, is_wide = theme.player_colour(player), wide > SIZE[0] / 2
    named = player_parts(player, NAME_MARK, LARGE, paint(theme, "line_ink"), look)
    stars = _stars(won, wide / 2 if is_wide else wide, look)
    lines = [[*named, SPRING, stars]] if is_wide else [named, [stars]]
    columns = len(BUILDINGS) // len(lines)
    room = min(high / (2 * len(lines)) - CLOSE, wide / columns)
    if side := find_size((SHELF_CARD, OWN_CARD), room):
        cards = own_cards(player_view.unfrozen, side, colour, theme, columns=columns)
    else:
        cards = [pip_row(len(player_view.unfrozen), wide, colour, theme)]
    heights = [LARGE] * len(lines) + [max(side + CLOSE, USUAL)] * len(cards)
    _, *places, _ = split(box, None, *heights, None)
    put_each(picture, places, [*lines, *([part] for part in cards)])


def _stars(won: int, room: float, look: Look) -> Part:
    """Return a star for each round won, a number after one if they lack room, words if there is none."""
    star = sign_part("star", SIGN, look.theme)
    if not won:
        return words(look.text("space-builder-no-round-won"), USUAL, paint(look.theme, "line_quiet"))
    stars = row(*[star] * won)
    return stars if stars.wide <= room else row(star, words(won, USUAL, paint(look.theme, "line_ink")))
