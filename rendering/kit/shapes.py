"""Small drawings as lists of shapes in units of their own, with outlines, smooth when reduced."""

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw

from rendering.kit.canvas import Point
from rendering.kit.theme import Colour

_FINE = 4


class Fill(NamedTuple):
    """A filled shape: its points, its colour or the name of it, the width of its outline if unusual."""

    points: Sequence[Point]
    colour: Colour | str
    edge: float | None = None


class Line(NamedTuple):
    """A line: its points, its colour or the name of it, its width, and whether it has an outline.

    ``None`` is the width of outlines.
    """

    points: Sequence[Point]
    colour: Colour | str
    wide: float | None
    rim: bool = False


Shapes = Sequence[Fill | Line]
"""The shapes of a drawing, from back to front."""


def draw_shapes(
    shapes: Shapes,
    size: tuple[int, int],
    units: tuple[float, float],
    find: Callable[[str], Colour],
    *,
    ink: Colour,
    edge: float,
) -> Image.Image:
    """Draw shapes on a canvas of ``units``, the origin at the lower left, y going up.

    ``find`` returns the colour of a name, ``ink`` is the colour of outlines, ``edge`` their width in units.
    """
    image = Image.new("RGBA", (size[0] * _FINE, size[1] * _FINE))
    draw, scale = ImageDraw.Draw(image), min(size[0] / units[0], size[1] / units[1]) * _FINE
    left = (image.width - units[0] * scale) / 2
    for shape in shapes:
        spots = [(left + x * scale, image.height - y * scale) for x, y in shape.points]
        colour = find(shape.colour) if isinstance(shape.colour, str) else shape.colour
        if isinstance(shape, Fill):
            draw.polygon(spots, fill=colour)
            outline = round(scale * (edge if shape.edge is None else shape.edge))
            if outline:
                draw.line([*spots, *spots[:2]], fill=ink, width=outline, joint="curve")
            continue
        wide = edge if shape.wide is None else shape.wide
        strokes = [(ink, wide + 2 * edge), (colour, wide)] if shape.rim else [(colour, wide)]
        for paint, across in strokes:
            draw.line(spots, fill=paint, width=max(1, round(scale * across)), joint="curve")
    return image.reduce(_FINE)


def place_shapes(shapes: Shapes, place: Callable[[float, float], Point]) -> Shapes:
    """Return shapes with each point where ``place`` puts it."""
    return [shape._replace(points=[place(*point) for point in shape.points]) for shape in shapes]


def box(x: float, y: float, wide: float, high: float) -> list[Point]:
    """Return the corners of a rectangle with its lower left corner at ``x``, ``y``."""
    return [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]


def oval(centre: Point, radii: Point) -> list[Point]:
    """Return the outline of an ellipse."""
    return arc(centre, radii, 0, 360, 40)[:-1]


def arc(centre: Point, radii: Point, first: float, last: float, steps: int = 24) -> list[Point]:
    """Return points along an ellipse between two angles in degrees, anticlockwise from the right."""
    (x, y), (wide, high) = centre, radii
    angles = [pi * (first + (last - first) * step / steps) / 180 for step in range(steps + 1)]
    return [(x + wide * cos(angle), y + high * sin(angle)) for angle in angles]


def arch(x: float, y: float, wide: float, high: float) -> list[Point]:
    """Return the outline of an opening with a round head."""
    reach = wide / 2
    rise = max(0.0, high - reach)
    curve = arc((x + reach, y + rise), (reach, min(reach, high)), 0, 180, 12)
    return [(x, y), (x + wide, y), *curve]
