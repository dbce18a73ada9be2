"""Boxes for the parts of a picture: side by side, stacked, in a grid, cut out of each other."""

from collections.abc import Sequence

from rendering.kit.canvas import Box, Point


def stack(box: Box, count: int, gap: float) -> list[Box]:
    """Return ``count`` boxes of equal height, one below the other."""
    left, top, right, bottom = box
    high = (bottom - top - gap * (count - 1)) // count
    return [(left, top + (high + gap) * i, right, top + (high + gap) * i + high) for i in range(count)]


def columns(box: Box, count: int, gap: float) -> list[Box]:
    """Return ``count`` boxes of equal width, side by side."""
    left, top, right, bottom = box
    return [(start, top, end, bottom) for _, start, _, end in stack((top, left, bottom, right), count, gap)]


def grid(area: Box, columns: int, rows: int, gap: float) -> list[Box]:
    """Return equal boxes that fill ``area``, row by row."""
    left, top, right, bottom = area
    wide, high = (right - left - gap * (columns - 1)) / columns, (bottom - top - gap * (rows - 1)) / rows
    places = [divmod(index, columns) for index in range(columns * rows)]
    corners = [(left + (wide + gap) * column, top + (high + gap) * row) for row, column in places]
    return [(round(x), round(y), round(x + wide), round(y + high)) for x, y in corners]


def split(box: Box, *heights: float | None, gap: float = 0) -> list[Box]:
    """Return boxes of the given heights, one below the other; those with ``None`` share what is left."""
    left, y, right, bottom = box
    fixed = sum(high for high in heights if high is not None) + gap * (len(heights) - 1)
    share = (bottom - y - fixed) / max(1, heights.count(None))
    boxes: list[Box] = []
    for high in heights:
        end = y + (share if high is None else high)
        boxes.append((left, y, right, end))
        y = end + gap
    return boxes


def split_across(box: Box, *widths: float | None, gap: float = 0) -> list[Box]:
    """Return boxes of the given widths, side by side; those with ``None`` share what is left."""
    left, top, right, bottom = box
    places = split((top, left, bottom, right), *widths, gap=gap)
    return [(start, top, end, bottom) for _, start, _, end in places]


def box_in(box: Box, size: tuple[float, float], across: float = 0.5, down: float = 0.5) -> Box:
    """Return a box of a given size in another.

    ``across`` and ``down`` place it, from 0 (left, upper edge) to 1 (right, lower edge).
    """
    (left, top, right, bottom), (wide, high) = box, size
    x, y = left + (right - left - wide) * across, top + (bottom - top - high) * down
    return x, y, x + wide, y + high


def inset(box: Box, across: float, down: float | None = None) -> Box:
    """Return a box that is smaller on all sides, by ``down`` above and below if that is given."""
    down = across if down is None else down
    return box[0] + across, box[1] + down, box[2] - across, box[3] - down


def middle_of(box: Box) -> Point:
    """Return the middle of a box."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def find_size(sizes: Sequence[int], room: float) -> int:
    """Return the largest of rising sizes that is at most ``room``; 0 if there is none."""
    return max((size for size in sizes if size <= room), default=0)


def size_of(box: Box) -> tuple[int, int]:
    """Return the width and height of a box in whole pixels."""
    return round(box[2] - box[0]), round(box[3] - box[1])
