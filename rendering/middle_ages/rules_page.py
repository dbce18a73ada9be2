"""The rules at a glance: six small scenes that show actions, what they cost and what they bring."""

from collections.abc import Callable
from functools import partial

from bot.games.middle_ages import Options, SiteView
from bot.games.middle_ages.cards import RESOURCES, SITES, WORKERS
from bot.locales import Text
from rendering.kit.boxes import grid, place_side_by_side
from rendering.kit.canvas import SIZE, Box
from rendering.kit.fonts import SMALLEST, measure, write
from rendering.kit.scene import Canvas, Scene
from rendering.kit.surfaces import put_callout, put_caption
from rendering.kit.theme import Theme
from rendering.middle_ages.buildings import building
from rendering.middle_ages.cards import put_card
from rendering.middle_ages.ground import oak_table, put_sheet
from rendering.middle_ages.icons import coins_width, put_coins, put_good, put_shield, put_sign
from rendering.middle_ages.layout import EDGE
from rendering.middle_ages.palette import paint
from rendering.middle_ages.sites import put_open_site
from rendering.middle_ages.workers import figure, figure_width

_LEGEND = 74
_GAP = 12
_LINE = 50
_ICON = 64
_EXAMPLE = "B31"
_FINISHED_SITE = "B07"
_WORKERS = ("W19", "W04", "W22")
_SECTIONS = (1, 1, 1, 2, 1, 5)
"""The section of the rules that explains each scene, counted from 1."""


def draw_rules(options: Options, theme: Theme, text: Text) -> Scene:
    """Draw the rules at a glance: a turn, the price of sending, and the end."""
    picture = oak_table(theme)
    _legend(picture, theme, text)
    area = (EDGE, EDGE + _LEGEND, SIZE[0] - EDGE, SIZE[1] - EDGE)
    for index, (draw_scene, box) in enumerate(zip(_SCENES, grid(area, 3, 2, _GAP), strict=True)):
        put_sheet(picture, box, theme)
        draw_scene(picture, box, theme, options)
        put_callout(picture, _SECTIONS[index], box, theme)
        inks = ((1, "line_ink"), (2, "line_quiet"))
        lines = [(text(f"middle-ages-rules-{index + 1}-{line}"), paint(theme, ink)) for line, ink in inks]
        put_caption(picture, box, lines, 30, 50, 28)
    return picture


def _legend(picture: Canvas, theme: Theme, text: Text) -> None:
    """Draw the four resources by icon and name, side by side with equal gaps."""
    words = [text(f"middle-ages-resource-{resource}") for resource in RESOURCES]
    wide = [_ICON + round(measure(word, _LINE)) for word in words]
    for index, box in enumerate(place_side_by_side((0, EDGE, SIZE[0], EDGE + 56), wide, 46)):
        y = (box[1] + box[3]) / 2
        put_good(picture, index, (box[0], y), 54, theme)
        write(picture, words[index], (box[0] + _ICON, y), _LINE, paint(theme, "line_ink"))


def _take(
    picture: Canvas, box: Box, theme: Theme, _options: Options, *, card: str, down: int, high: int
) -> None:
    """Draw an action and the card that it brings, ``high`` pixels high and ``down`` from the upper edge."""
    put_sign(picture, "action", (box[0] + 34, box[1] + 130), 68, theme)
    put_sign(picture, "gives", (box[0] + 112, box[1] + 130), 44, theme)
    left, top = box[0] + 172, box[1] + down
    put_card(picture, card, (left, top, left + 184, top + high), theme)


def _send(picture: Canvas, box: Box, theme: Theme, options: Options) -> None:
    """Draw three workers on their way to one site in one turn, and the actions that each one costs."""
    for index, worker in enumerate(_WORKERS):
        x = box[0] + 64 + 78 * index
        figure(worker, 104).put(picture, (x - figure_width(104) / 2, box[1] + 212))
        number = 1 if options.send_cost == "flat" else index + 1
        put_sign(picture, "disc", (x - 27, box[1] + 78), 54, theme)
        at = x + 1, box[1] + 78
        write(picture, str(number), at, SMALLEST, paint(theme, "action_ink"), align="centre")
        wage = str(WORKERS[worker].wage)
        put_coins(picture, wage, (x - coins_width(wage, 50) / 2, box[1] + 238), theme, high=50)
    put_sign(picture, "gives", (box[0] + 262, box[1] + 160), 28, theme)
    building(_EXAMPLE, 80).put(picture, (box[2] - 88, box[1] + 200))


def _finish(picture: Canvas, box: Box, theme: Theme, _options: Options) -> None:
    needs = SITES[_FINISHED_SITE].needs
    site = SiteView(
        card=_FINISHED_SITE,
        crew=_WORKERS[:2],
        needs=needs,
        placed=needs,
        missing=(0, 0, 0, 0),
        sent=0,
        price=1,
    )
    left, top = box[0] + 16, box[1] + 16
    put_open_site(picture, site, (left, top, left + 226, top + 262), theme, shows_price=False)
    put_sign(picture, "gives", (box[0] + 242, box[1] + 130), 36, theme)
    x = box[0] + 286
    put_coins(picture, f"+{SITES[_FINISHED_SITE].coins}", (x - 22, box[1] + 90), theme, high=54)
    put_shield(picture, SITES[_FINISHED_SITE].vp, (x + 2, box[1] + 170), theme, high=60)


def _coins(picture: Canvas, box: Box, theme: Theme, options: Options) -> None:
    """Draw one, two or three actions for coins, and coins for an action."""
    for count, coins in ((1, 1), (2, 3), (3, 6)):
        y = box[1] + 76 + 54 * (count - 1)
        for index in range(count):
            put_sign(picture, "action", (box[0] + 48 + 52 * index, y), 50, theme)
        put_sign(picture, "gives", (box[0] + 218, y), 40, theme)
        put_coins(picture, f"+{coins}", (box[0] + 272, y), theme, high=50)
    y = box[1] + 76 + 54 * 3 + 10
    put_coins(picture, f"-{options.extra_action_price}", (box[0] + 48, y), theme, high=50)
    put_sign(picture, "gives", (box[0] + 218, y), 40, theme)
    put_sign(picture, "action", (box[0] + 278, y), 56, theme)


def _end(picture: Canvas, box: Box, theme: Theme, options: Options) -> None:
    put_shield(picture, options.target_vp, (box[0] + 44, box[1] + 98), theme, high=92, size=70)
    put_sign(picture, "gives", (box[0] + 168, box[1] + 98), 50, theme)
    put_sign(picture, "hourglass", (box[0] + 254, box[1] + 98), 84, theme)
    put_coins(picture, 10, (box[0] + 44, box[1] + 208), theme, high=60)
    put_sign(picture, "gives", (box[0] + 168, box[1] + 208), 50, theme)
    put_shield(picture, "+1", (box[0] + 254, box[1] + 208), theme, high=66)


_SCENES: tuple[Callable[[Scene, Box, Theme, Options], None], ...] = (
    partial(_take, card=_EXAMPLE, down=16, high=262),
    partial(_take, card="W22", down=26, high=236),
    _send,
    _finish,
    _coins,
    _end,
)
