"""The end of a match: the winner's city with a crown among fireworks, and all players in their order."""

from functools import partial
from math import cos, pi, sin
from random import Random

from PIL import Image, ImageDraw

from bot.games.space_builder import PlayerView, View
from bot.locales import Text
from rendering.kit.boxes import stack
from rendering.kit.canvas import SCALE, SIZE, Box, Sprite
from rendering.kit.fonts import write
from rendering.kit.scene import Canvas, Scene
from rendering.kit.sprites import sprite
from rendering.kit.stamps import Stamp, stamp
from rendering.kit.surfaces import crown, put_mark
from rendering.kit.theme import PLAYERS, THEMES, Theme
from rendering.space_builder.cards import put_own_cards
from rendering.space_builder.ground import moon, put_pips, put_sheet
from rendering.space_builder.icons import NAME_MARK, SIGN, put_sign
from rendering.space_builder.labels import find_winner, ranking, winner_text
from rendering.space_builder.layout import EDGE, OWN_CARD, SHELF_CARD, SLIM, side_of_card
from rendering.space_builder.maps import put_city
from rendering.space_builder.palette import paint
from rendering.words.player_names import fit_names, write_name
from rendering.words.wording import player_name

CITY: Box = (76, 220, 696, 840)
_SHEET: Box = (772, EDGE, SIZE[0] - EDGE, SIZE[1] - EDGE)
_WHOLE: Box = (EDGE, 230, SIZE[0] - EDGE, SIZE[1] - EDGE)
_TITLE: Box = (260, EDGE, SIZE[0] - 260, _WHOLE[1])
_TITLE_OVER_CITY: Box = (CITY[0] + 60, EDGE, CITY[2] - 50, CITY[1])
_PAD = 22
_NAME = 60
_TALL = 380
_DOT = 5
CITY_BURSTS = ((66, 100, 58), (708, 110, 58), (36, 330, 34), (734, 300, 34), (36, 700, 34), (734, 640, 36))
WIDE_BURSTS = ((80, 116, 62), (1120, 116, 62), (196, 60, 36), (1004, 60, 36), (210, 176, 34), (990, 176, 34))


def draw_end(view: View, theme: Theme, text: Text) -> Scene:
    """Draw who has won, with the city that won if there is one, and the standings."""
    winner = find_winner(view) if view.outcome else None
    verdicts = view.result.verdicts if view.result else ()
    city = next((one for one in verdicts if one.player == winner and not one.faults), None)
    bursts = () if winner is None else WIDE_BURSTS if city is None else CITY_BURSTS
    picture = moon(theme)
    for number, (x, y, reach) in enumerate(bursts):
        burst(number, reach).put(picture, (x, y))
    sheet, title = _WHOLE, _TITLE
    if winner is not None and city is not None:
        sheet, title = _SHEET, _TITLE_OVER_CITY
        put_city(picture, CITY, city.cards, theme.player_colour(winner), theme)
    _title(picture, title, winner, theme, text)
    _standing(picture, sheet, view, winner, theme, text)
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


def _title(picture: Canvas, box: Box, winner: int | None, theme: Theme, text: Text) -> None:
    """Write that the match is over, and below it the winner with a crown."""
    left, top, right, _ = box
    middle, ink = (left + right) / 2, paint(theme, "line_ink")
    write(picture, text("space-builder-match-over"), (middle, top + 44), 54, ink, align="centre")
    words = fit_names(partial(winner_text, winner), text, right - left - 90)
    at = middle + (36 if winner is not None else 0), top + 124
    wide = write(picture, words, at, 88, ink, align="centre", width=right - left - 90)
    if winner is not None:
        crown(theme).put(picture, (middle + 24 - wide / 2, top + 124))


def _standing(picture: Canvas, box: Box, view: View, winner: int | None, theme: Theme, text: Text) -> None:
    """Draw a sheet with a place for each player, the best first."""
    put_sheet(picture, box, theme, None if winner is None else theme.player_colour(winner))
    left, top, right, bottom = box
    inside = (left + _PAD, top + 10, right - _PAD, bottom - 10)
    for player, place in zip(ranking(view), stack(inside, len(view.players), 4), strict=True):
        _player(picture, place, view.players[player], player, theme, text)


def _player(
    picture: Canvas, box: Box, player_view: PlayerView, player: int, theme: Theme, text: Text
) -> None:
    """Draw a player's name, a star for each round won, and the cards that they had to build."""
    left, top, right, bottom = box
    wide, middle, ink = right - left > 600, (top + bottom) / 2, paint(theme, "line_ink")
    room, colour = bottom - top - 110, theme.player_colour(player)
    y = middle - (min(OWN_CARD, room) / 2 + 10 if wide else 160 if bottom - top > _TALL else 50)
    x = left + put_mark(picture, player, (left, y), NAME_MARK, theme) + 14
    room_for_name = right - x - (9 * SIGN if wide else 0)
    write_name(picture, player_name(player, text), (x, y), room_for_name, _NAME, ink)
    stars = min(player_view.rounds_won, 8)
    first_star = (right - stars * (SIGN + 2), y) if wide else (left, y + 62)
    for number in range(stars):
        put_sign(picture, "star", (first_star[0] + number * (SIGN + 2), first_star[1]), SIGN, theme)
    if wide:
        side = OWN_CARD if room >= OWN_CARD else SHELF_CARD
        if room < side:
            put_pips(picture, (left, y + 44, left + 700, y + 76), len(player_view.unfrozen), colour, theme)
            return
        put_own_cards(picture, player_view.unfrozen, (left, y + 44), side, side + 12, colour, theme)
        return
    if not stars:
        words, quiet = text("space-builder-no-round-won"), paint(theme, "line_quiet")
        write(picture, words, (left, y + 62), 50, quiet, width=right - left)
    if bottom - top <= _TALL:
        put_pips(picture, (left, y + 98, right, y + 130), len(player_view.unfrozen), colour, theme)
        return
    side, at, pitch = side_of_card(SLIM), (left, y + 106), (right - left + 10) / 4
    put_own_cards(picture, player_view.unfrozen, at, side, pitch, colour, theme, columns=4)
