"""Where a scene has which words, read from its layers: nothing is painted."""

from collections.abc import Mapping

from PIL import Image

from bot.games import GAMES
from bot.locales import texts
from rendering import RENDERERS, THEMES, with_names
from rendering.kit import Box, Look, Scene
from rendering.renderer import with_options
from rendering.words.match_text import without_emojis
from rendering.words.player_names import lettering


def find_words(
    key: str, view: object, names: tuple[str, ...] = (), locale: str = "en"
) -> Mapping[str, list[Box]]:
    """Return the boxes of all words in the picture of a position."""
    look = Look(THEMES["dark"], lettering(with_names(texts(locale), names)))
    return _read_words(RENDERERS[key].compose(view, look=look))


def find_rules_words(key: str, locale: str = "en") -> Mapping[str, list[Box]]:
    """Return the boxes of all words in the picture of the rules."""
    options = GAMES[key].Options()
    look = Look(THEMES["dark"], with_options(without_emojis(texts(locale)), options))
    return _read_words(RENDERERS[key].compose_rules(options, look=look))


def _read_words(scene: Scene) -> Mapping[str, list[Box]]:
    boxes: dict[str, list[Box]] = {}
    for layer in scene.layers:
        info = layer.what.info if isinstance(layer.what, Image.Image) else {}
        if "words" in info and "name" not in info:  # lettering, no sprite that is called so
            boxes.setdefault(info["words"], []).append(layer.box)
    return boxes


def apart(first: Box, second: Box) -> float:
    """Return the pixels between two boxes in the direction where they are further apart.

    The number is negative if they overlap.
    """
    across = max(first[0], second[0]) - min(first[2], second[2])
    down = max(first[1], second[1]) - min(first[3], second[3])
    return max(across, down)


def is_inside(inner: Box, outer: Box) -> bool:
    """Return whether a box is inside another."""
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]
