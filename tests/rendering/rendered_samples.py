"""Pictures that several tests look at, each drawn once."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import pytest

from bot.games import GAMES
from bot.locales import texts
from rendering import RENDERERS, THEMES, render, rules_picture
from rendering.kit import Colour, Picture, Theme


def by_game(*cases: tuple[Any, ...]) -> list[Any]:
    """Return cases that begin with a game as parameters; each runs where that game is drawn."""
    return [pytest.param(*case, marks=pytest.mark.xdist_group(f"{case[0]} pictures")) for case in cases]


each_game = pytest.mark.parametrize("key", by_game(*((key,) for key in GAMES)))


def fresh(theme: str) -> Theme:
    """Return a theme in which nothing has been drawn yet: caches tell themes apart by identity."""
    return replace(THEMES[theme])


def render_once(
    key: str,
    view: msgspec.Struct,
    *,
    theme: str = "dark",
    locale: str = "en",
    choices: tuple[str, ...] = (),
) -> Picture:
    """Return the result of ``render`` for these arguments."""
    return _render(key, view, theme, locale, choices)


def render_rules_once(key: str, *, theme: str = "dark", locale: str = "en") -> Picture:
    """Return the result of ``rules_picture`` for these arguments."""
    return _render_rules(key, theme, locale)


def samples_of(key: str) -> Mapping[str, msgspec.Struct]:
    """Return a game's samples by name; empty if it has none."""
    samples: Mapping[str, msgspec.Struct] = RENDERERS[key].samples()
    return samples


@cache
def _render(key: str, view: msgspec.Struct, theme: str, locale: str, choices: tuple[str, ...]) -> Picture:
    return render(key, view, theme=theme, locale=locale, choices=choices)


@cache
def _render_rules(key: str, theme: str, locale: str) -> Picture:
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
