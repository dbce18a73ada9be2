"""The Middle Ages' emojis: resources, coins, points, actions, the classes of workers, the machines."""

from collections.abc import Mapping
from functools import partial

from PIL import Image

from bot.games.middle_ages import MACHINES, RESOURCES, WORKERS
from bot.locales import Text
from rendering.kit import SIDE, THEMES, Drawing
from rendering.middle_ages.buildings import building
from rendering.middle_ages.icons import coin, good, shield, sign
from rendering.middle_ages.workers import figure
from rendering.words import find_emoji

_BUST = 0.72
"""The share of a figure, from the top, that an emoji shows: all of it would be too small to recognize."""
_FACES = ("W06", "W18", "W19", "W39")
"""A worker of each class whose tool is easy to recognize."""


def find_unit_emoji(unit: str, text: Text) -> str | None:
    """Return the emoji of a worker's class or of a machine, ``None`` if Discord does not have it."""
    name = WORKERS[unit].kind if unit in WORKERS else unit
    return find_emoji(f"middle_ages_{name}", text)


def emojis() -> Mapping[str, Drawing]:
    """Return the functions that draw ``stone``, ``coin``, ``points``, ``labourer``, ``M1`` and so on."""
    theme = THEMES["dark"]
    return {
        **{name: partial(good, index, SIDE, theme) for index, name in enumerate(RESOURCES)},
        "coin": partial(coin, SIDE, SIDE, theme),
        "points": partial(shield, SIDE * 7 // 8, SIDE, theme),
        "action": partial(sign, "action", SIDE, theme),
        **{WORKERS[worker].kind: partial(_worker, worker) for worker in _FACES},
        **{machine: partial(_machine, machine) for machine in MACHINES},
    }


def _machine(machine: str) -> Image.Image:
    return building(machine, SIDE).image


def _worker(worker: str) -> Image.Image:
    image, _ = figure(worker, 2 * SIDE)
    return image.crop((0, 0, image.width, round(image.height * _BUST)))
