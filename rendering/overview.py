"""One picture of all games: a typical position of each, with its name."""

from functools import lru_cache
from math import ceil

from PIL import Image, ImageOps

from bot.games import GAMES
from bot.locales import FALLBACK, Text, language_of, texts
from rendering import RENDERERS, THEMES, Picture, Theme
from rendering.kit import SMALLEST, to_picture, wrap, write

_CELL = (600, 450)
_LABEL = 132
_COLUMNS = 2


def draw_overview(locale: str = FALLBACK, *, theme: str = "dark") -> Picture:
    """Return the picture of all games in a theme, with their names in the language of ``locale``."""
    return _draw(texts(language_of(locale)), THEMES[theme])


@lru_cache(maxsize=4)  # the picture depends on nothing but the language and the theme
def _draw(text: Text, theme: Theme) -> Picture:
    wide, high = _CELL[0], _CELL[1] + _LABEL
    sheet = Image.new("RGB", (_COLUMNS * wide, ceil(len(GAMES) / _COLUMNS) * high), theme["table"])
    for number, key in enumerate(GAMES):
        renderer = RENDERERS[key]
        samples = renderer.samples()
        view = samples.get(renderer.cover) or next(iter(samples.values()))
        image = renderer.paint(view, theme=theme, text=text)
        left, top = number % _COLUMNS * wide, number // _COLUMNS * high
        sheet.paste(ImageOps.fit(image, _CELL, Image.Resampling.LANCZOS, centering=(0.5, 0)), (left, top))
        lines = wrap(text(f"{key}-name"), wide - 40, SMALLEST)
        for line, words in enumerate(lines):
            middle = top + _CELL[1] + _LABEL / 2 + (line - (len(lines) - 1) / 2) * 50
            write(sheet, words, (left + wide / 2, middle), SMALLEST, theme["ink"], align="centre")
    return to_picture(sheet, text("overview-picture"), busy=True)
