"""Materials made of seeded noise: wood, slate, frost, cloth. Equal arguments give equal pixels."""

from collections.abc import Sequence
from math import sin
from random import Random

from PIL import Image, ImageChops, ImageFilter, ImageOps

from rendering.kit.sprites import sprite
from rendering.kit.theme import Colour

Size = tuple[int, int]


def noise(size: Size, cell: tuple[float, float], seed: str) -> Image.Image:
    """Return smooth grey noise around 128 whose blots are ``cell`` wide and high."""
    small = max(2, round(size[0] / cell[0])), max(2, round(size[1] / cell[1]))
    grains = Image.frombytes("L", small, Random(f"noise {seed}").randbytes(small[0] * small[1]))
    return grains.resize(size, Image.Resampling.BICUBIC)


def clouds(size: Size, cell: float, seed: str) -> Image.Image:
    """Return noise in three octaves, the largest with blots of ``cell``."""
    image = noise(size, (cell, cell), seed)
    for octave in (1, 2):
        finer = noise(size, (cell / 2**octave, cell / 2**octave), f"{seed} {octave}")
        image = Image.blend(image, finer, 0.5 / (octave + 0.5))
    return image


def stretch(image: Image.Image, amount: float) -> Image.Image:
    """Return a grey image with its distance from 128 multiplied by ``amount``."""
    return image.point(lambda value: 128 + (value - 128) * amount)


def tint(grey: Image.Image, dark: Colour, light: Colour, middle: Colour | None = None) -> Image.Image:
    """Return a grey image in colours: black becomes ``dark``, white ``light``."""
    return ImageOps.colorize(grey, dark, light, middle)


@sprite
def grain(size: Size, period: float, seed: str) -> Image.Image:
    """Return grey wood grain from left to right: growth rings ``period`` apart, fibres and pores."""
    rings = _growth_rings((max(2, size[0] // 6), size[1]), period, seed)
    rings = rings.resize(size, Image.Resampling.BICUBIC)
    fibres = noise(size, (size[0] / 5, 3.4), f"{seed} fibres")
    pores = noise(size, (52, 2.8), f"{seed} pores").point(lambda value: 3 * value + 140)
    return ImageChops.multiply(Image.blend(rings, fibres, 0.33), pores)


def _growth_rings(size: Size, period: float, seed: str) -> Image.Image:
    wide, high = size
    warp = noise(size, (wide / 2.2, high / 5), f"{seed} warp").tobytes()
    drift = noise(size, (wide / 5, high / 24), f"{seed} drift").tobytes()
    warps, drifts = [value / 22 for value in range(256)], [value / 90 for value in range(256)]
    pixels = bytearray()
    for y in range(high):
        down, row = y / period, slice(y * wide, (y + 1) * wide)
        phases = [down + warps[one] + drifts[other] for one, other in zip(warp[row], drift[row], strict=True)]
        pixels += bytes([int(196 - 120 * (phase % 1.0) ** 3 + 22 * sin(phase * 0.9)) for phase in phases])
    return Image.frombytes("L", size, bytes(pixels)).filter(ImageFilter.GaussianBlur(0.8))


def lay_planks(
    trunk: Image.Image, size: Size, cuts: Sequence[tuple[int, int, int]], seam: int
) -> Image.Image:
    """Return planks of a ``size`` below each other, cut from a trunk in grey, each with a dark seam above it.

    The cuts are the left and the upper edge of each plank in the trunk, and how much lighter it is.
    """
    wide, high = size
    ground = Image.new("L", (wide, high * len(cuts)))
    for y, (left, top, tone) in zip(range(0, ground.height, high), cuts, strict=True):
        plank = trunk.crop((left, top, left + wide, top + high))
        ground.paste(plank.point([value + tone for value in range(256)]), (0, y))
        ground.paste(20, (0, y, wide, y + seam))
    return ground


@sprite
def slate(size: Size, seed: str) -> Image.Image:
    """Return grey split stone seen from above: thin flakes broken off in steps, lit from the upper left."""
    flakes = clouds(size, size[0] / 5, f"{seed} flakes")
    rough = Image.blend(flakes, noise(size, (7, 5), f"{seed} edges"), 0.16)
    steps = rough.point(lambda value: round(value / 17) * 17)
    return Image.blend(relief(steps.filter(ImageFilter.GaussianBlur(0.9)), 2), stretch(rough, 1.4), 0.3)


@sprite
def strata(size: Size, seed: str) -> Image.Image:
    """Return grey split stone seen from the side: its layers."""
    layers = noise(size, (size[0] / 7, 5), f"{seed} layers")
    return Image.blend(relief(layers, 2), stretch(layers, 0.7), 0.4)


def relief(heights: Image.Image, reach: int) -> Image.Image:
    """Return the light on a surface of these ``heights`` when it comes from the upper left."""
    return ImageChops.subtract(heights, ImageChops.offset(heights, -reach, -reach), 1, 128)


@sprite
def frost(size: Size, seed: str) -> Image.Image:
    """Return grey frosted glass: soft clouds and fine grain."""
    grains = stretch(noise(size, (4, 4), f"{seed} grains"), 0.35)
    return Image.blend(stretch(clouds(size, size[0] / 3, seed), 1.2), grains, 0.4)


@sprite
def cloth(size: Size, seed: str) -> Image.Image:
    """Return grey cloth of crossing threads."""
    across = noise(size, (26, 3), f"{seed} across")
    return Image.blend(across, noise(size, (3, 26), f"{seed} along"), 0.5)
