"""Where a scene has which words, read from its layers: nothing is painted."""

from collections.abc import Mapping
from unittest.mock import patch

from PIL import Image

from bot.locales import texts
from rendering import RENDERERS, THEMES, with_names
from rendering.kit import fonts
from rendering.kit.canvas import Box
from rendering.kit.look import Look
from rendering.kit.theme import Colour
from rendering.words.player_names import lettering


def find_words(
    key: str, view: object, names: tuple[str, ...] = (), locale: str = "en"
) -> Mapping[str, list[Box]]:
    """Return the boxes of all words in the picture of a position."""
    words_by_image: dict[int, str] = {}
    images = []
    original = fonts._coloured_lettering

    def spy(text: str, size: int, weight: fonts.Weight, colour: Colour) -> Image.Image:
        image = original(text, size, weight, colour)
        words_by_image[id(image)] = text
        images.append(image)
        return image

    with patch.object(fonts, "_coloured_lettering", spy):
        scene = RENDERERS[key].compose(
            view, look=Look(THEMES["dark"], lettering(with_names(texts(locale), names)))
        )
    boxes: dict[str, list[Box]] = {}
    for layer in scene.layers:
        if id(layer.what) in words_by_image:
            boxes.setdefault(words_by_image[id(layer.what)], []).append(layer.box)
    return boxes


def is_inside(inner: Box, outer: Box) -> bool:
    """Return whether a box is inside another."""
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]
