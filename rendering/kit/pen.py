"""A pen for small drawings in units of their own, with an outline around every shape, smooth when reduced."""

from collections.abc import Callable, Sequence
from math import cos, hypot, pi, sin
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

Place = Callable[[float, float], Point]
"""Where a point of a drawing lies on the canvas."""


def _keep(x: float, y: float) -> Point:
    return x, y


class Pen:
    """A pen on a canvas of ``across`` x ``up`` units, the origin at the lower left, y going up.

    ``ink`` is the colour of outlines, ``edge`` their width in units.
    """

    def __init__(
        self, size: tuple[int, int], across: float, up: float, *, ink: Colour, edge: float = 2.0
    ) -> None:
        self._image = Image.new("RGBA", (size[0] * _FINE, size[1] * _FINE))
        self._draw = ImageDraw.Draw(self._image)
        self._scale = min(size[0] / across, size[1] / up) * _FINE
        self._left = (self._image.width - across * self._scale) / 2
        self.ink = ink
        self.edge = edge

    def finish(self) -> Image.Image:
        """Return the drawing in its final size."""
        return self._image.reduce(_FINE)

    def draw(self, drawing: Shapes, find: Callable[[str], Colour], place: Place = _keep) -> None:
        """Draw shapes; ``find`` returns the colour of a name, ``place`` where a point of the drawing lies."""
        for shape in drawing:
            points = [place(*point) for point in shape.points]
            colour = find(shape.colour) if isinstance(shape.colour, str) else shape.colour
            if isinstance(shape, Fill):
                self.polygon(points, colour, edge=shape.edge)
            else:
                self.line(points, colour, self.edge if shape.wide is None else shape.wide, rim=shape.rim)

    def polygon(self, points: Sequence[Point], colour: Colour, *, edge: float | None = None) -> None:
        """Draw a filled shape with its outline."""
        spots = [self._to_pixels(point) for point in points]
        self._draw.polygon(spots, fill=colour)
        wide = self._line_width(self.edge if edge is None else edge)
        if wide:
            self._draw.line([*spots, *spots[:2]], fill=self.ink, width=wide, joint="curve")

    def box(
        self, x: float, y: float, wide: float, high: float, colour: Colour, *, edge: float | None = None
    ) -> None:
        """Draw a rectangle with its lower left corner at ``x``, ``y``."""
        self.polygon(box(x, y, wide, high), colour, edge=edge)

    def oval(self, centre: Point, radii: Point, colour: Colour, *, edge: float | None = None) -> None:
        """Draw an ellipse."""
        self.polygon(oval(centre, radii), colour, edge=edge)

    def line(self, points: Sequence[Point], colour: Colour, wide: float, *, rim: bool = False) -> None:
        """Draw a line through ``points``, if ``rim`` is set with an outline."""
        if rim:
            self.line(points, self.ink, wide + 2 * self.edge)
        spots = [self._to_pixels(point) for point in points]
        self._draw.line(spots, fill=colour, width=max(1, self._line_width(wide)), joint="curve")

    def _to_pixels(self, point: Point) -> Point:
        return self._left + point[0] * self._scale, self._image.height - point[1] * self._scale

    def _line_width(self, units: float) -> int:
        return round(units * self._scale)


def along(a: Point, b: Point, share: float, aside: float) -> Point:
    """Return the point at a share of the way from ``a`` to ``b``, ``aside`` units to its left."""
    across, up = b[0] - a[0], b[1] - a[1]
    length = hypot(across, up)
    return a[0] + across * share - up / length * aside, a[1] + up * share + across / length * aside


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
