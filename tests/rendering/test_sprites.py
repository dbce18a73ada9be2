"""Sprites are drawn once, and not at all if the atlas has them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PIL import Image

from rendering.kit import THEMES, Theme, theme_for
from rendering.kit.sprites import Sprites


class StandInAtlas(dict[str, Any]):
    """An atlas that is a mapping."""

    def find(self, name: str) -> Any:
        return self[name]

    def release_pages(self) -> None:
        pass


def drawing(sprites: Sprites) -> Callable[..., Image.Image]:
    @sprites
    def draw(size: int, theme: Theme) -> Image.Image:
        return Image.new("RGB", (size, size), theme[theme.players[0].colour])

    return draw


def test_a_sprite_is_drawn_once() -> None:
    sprites = Sprites()
    draw = drawing(sprites)
    assert draw(1, THEMES["dark"]) is draw(1, THEMES["dark"])
    assert sprites.drawn.total() == 1
    draw(2, THEMES["dark"])
    draw(1, THEMES["light"])
    assert sprites.drawn.total() == 3


def test_a_sprite_does_not_depend_on_who_has_which_mark() -> None:
    sprites = Sprites()
    draw = drawing(sprites)
    swapped = theme_for("dark", (2, 0))
    assert swapped.players[0] != THEMES["dark"].players[0]
    assert draw(1, swapped).getpixel((0, 0)) == draw(1, THEMES["dark"]).getpixel((0, 0))


def test_what_the_atlas_has_is_not_drawn() -> None:
    sprites, image = Sprites(), Image.new("RGB", (1, 1))
    draw = drawing(sprites)
    name = f"{draw.__module__}.draw(1, dark)"
    sprites.atlas = StandInAtlas({name: image})
    assert draw(1, theme_for("dark", (2, 0))) is image
    assert sprites.drawn.total() == 0
    draw(2, THEMES["dark"])
    assert sprites.drawn.total() == 1


def test_sprites_in_pictures_are_noted_and_those_within_others_are_not() -> None:
    sprites = Sprites()
    part = drawing(sprites)

    @sprites
    def whole(theme: Theme, *, size: int) -> Image.Image:
        return part(size, theme).copy()

    kept = part(5, THEMES["dark"])
    with sprites.noting() as notes:
        whole(THEMES["dark"], size=3)
        part(5, THEMES["dark"])
    part(6, THEMES["dark"])
    prefix = f"{part.__module__}."
    assert set(notes) == {f"{prefix}whole(dark,){{'size': 3}}", f"{prefix}draw(5, dark)"}
    assert notes[f"{prefix}draw(5, dark)"] is kept


def test_sprites_can_be_forgotten() -> None:
    sprites = Sprites()
    draw = drawing(sprites)
    first = draw(1, THEMES["dark"])
    sprites.clear()
    assert draw(1, replace(THEMES["dark"])) is not first
