"""Fixtures for the tests of several games' pictures."""

import pytest

from rendering import renderer
from rendering.kit import Colour, canvas, fonts


@pytest.fixture
def drawn_labels(monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, int]]:
    """Return a set that collects the labels drawn from now on, with their sizes."""
    labels: set[tuple[str, int]] = set()
    original = fonts.lettering

    def spy(text: str, size: int, weight: fonts.Weight, colour: Colour) -> fonts.Letters:
        labels.add((text, size))
        return original(text, size, weight, colour)

    monkeypatch.setattr(fonts, "lettering", spy)
    return labels


@pytest.fixture
def without_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw pictures without encoding them, which takes most of the time."""
    monkeypatch.setattr(canvas, "encode", lambda image, **_: image.mode.encode())
    monkeypatch.setattr(renderer, "encoded", lambda scene, **_: scene.paint().mode.encode())
