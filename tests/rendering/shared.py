"""Pictures that several tests look at, each drawn once."""

from collections.abc import Mapping
from functools import cache

import msgspec

from bot.locales import texts
from rendering import RENDERERS, render, rules_picture
from rendering.canvas import Picture
from rendering.theme import Colour


def shared(
    key: str,
    view: msgspec.Struct,
    *,
    theme: str = "dark",
    locale: str = "en",
    choices: tuple[str, ...] = (),
) -> Picture:
    """Return the result of ``render`` for these arguments."""
    return _drawn(key, view, theme, locale, choices)


def shared_rules(key: str, *, theme: str = "dark", locale: str = "en") -> Picture:
    """Return the result of ``rules_picture`` for these arguments."""
    return _rules(key, theme, locale)


def samples_of(key: str) -> Mapping[str, msgspec.Struct]:
    """Return a game's samples by name; empty if it has none."""
    found: Mapping[str, msgspec.Struct] = RENDERERS[key].samples()
    return found


@cache
def _drawn(key: str, view: msgspec.Struct, theme: str, locale: str, choices: tuple[str, ...]) -> Picture:
    return render(key, view, theme=theme, locale=locale, choices=choices)


@cache
def _rules(key: str, theme: str, locale: str) -> Picture:
    return rules_picture(key, theme=theme, text=texts(locale))


def contrast(first: Colour, second: Colour) -> float:
    """Return the contrast ratio of two colours after WCAG 2, from 1 to 21."""
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    linear = [_linear(channel / 255) for channel in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
