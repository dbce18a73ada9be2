"""Fixtures for the tests of several games' pictures."""

from collections.abc import Callable

import pytest

from rendering import renderer
from rendering.kit import canvas, fonts


@pytest.fixture
def drawn_labels(monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, int]]:
    """Return a set that collects the labels drawn from now on, with their sizes."""
    labels: set[tuple[str, int]] = set()
    for name in ("lettering", "_coloured_lettering"):
        original = getattr(fonts, name)

        def spy(text: str, size: int, *looks: object, original: Callable[..., object] = original) -> object:
            labels.add((text, size))
            return original(text, size, *looks)

        monkeypatch.setattr(fonts, name, spy)
    return labels


@pytest.fixture
def without_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw pictures without encoding them, which takes most of the time."""
    monkeypatch.setattr(canvas, "encode", lambda image, **_: image.mode.encode())
    monkeypatch.setattr(renderer, "encoded", lambda scene, **_: scene.paint().mode.encode())
