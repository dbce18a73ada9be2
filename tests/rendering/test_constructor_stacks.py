"""Stacks put together from parts look like stacks that are painted whole."""

import pytest
from PIL import Image

from bot.games.constructor.pieces import LANDINGS, controller
from rendering import THEMES
from rendering.constructor.solids import leak_light
from rendering.constructor.stacks import (
    GLASS,
    HEIGHTS,
    STACKS,
    Setting,
    canvas,
    cast,
    levels,
    mark_stamp,
    paint_unit,
    put_stack,
    solid_body,
    split,
    stack_sprite,
)
from rendering.kit import SCALE, Sprite
from tests.rendering.goldens import difference

SIZE = 122.0
LOW = [stack for stack in STACKS if len(stack) <= 4]


def paint_whole(stack: str, theme: str) -> Image.Image:
    """Return a stack on a tile, each of its pieces painted on those below it."""
    setting = Setting(SIZE, THEMES[theme])
    units = split(stack)
    lifts = [round(level * SIZE) * SCALE for level in levels(units)]
    image, body = setting.blank(), setting.blank()
    for unit, lift in zip(units, lifts, strict=True):
        cast(image, unit, lift, setting)
    if stack in GLASS:
        leak_light(image, setting.solid(stack, 0), setting.theme)
    onto = None
    for unit, lift in zip(units, lifts, strict=True):
        body.alpha_composite(paint_unit(unit, lift, body, setting, onto))
        onto = solid_body(unit, lift, body, setting)
    image.alpha_composite(body)
    whole, centre = canvas(SIZE)
    picture = Image.new("RGB", whole, setting.theme["tile"])
    Sprite(image.reduce(SCALE), (0, 0)).put(picture, (0, 0))
    if controller(stack) is not None:
        mark_stamp(stack[-1], SIZE, setting.theme).put(picture, (centre[0], centre[1] - lifts[-1] / SCALE))
    return picture


def put_together(stack: str, theme: str) -> Image.Image:
    whole, centre = canvas(SIZE)
    picture = Image.new("RGB", whole, THEMES[theme]["tile"])
    put_stack(picture, stack, centre, SIZE, THEMES[theme])
    return picture


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("stack", LOW)
def test_low_stacks_look_like_those_painted_whole(stack: str, theme: str) -> None:
    assert difference(put_together(stack, theme), paint_whole(stack, theme)) < 1


@pytest.mark.parametrize("stack", [stack for stack in STACKS if len(stack) in (5, 7)])
def test_tall_stacks_look_like_those_painted_whole(stack: str) -> None:
    assert difference(put_together(stack, "dark"), paint_whole(stack, "dark")) < 1.5


def test_no_stack_without_open_rings_sinks() -> None:
    usual = {stack for landings in LANDINGS[False] for stacks in landings.values() for stack in stacks}
    for stack in (*usual, "SrMs", "sRmS"):
        units = split(stack)
        full = sum(HEIGHTS[unit[0].upper()] for unit in units[:-1])
        assert levels(units)[-1] == pytest.approx(full)


@pytest.mark.parametrize("colour", [0, 1])
def test_the_stacks_are_those_of_the_rules(colour: int) -> None:
    for piece, stacks in LANDINGS[True][colour].items():
        assert stacks <= set(STACKS)
        assert {stack + piece for stack in stacks if stack.count(piece) < 3} <= set(STACKS)


def test_every_stack_has_room() -> None:
    highest = canvas(SIZE)[1][1]
    for stack in STACKS:
        assert stack_sprite(stack, SIZE, THEMES["contrast"]).anchor[1] < highest, stack
