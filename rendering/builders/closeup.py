"""A close-up of the part of the puzzle where the next piece goes."""

from collections.abc import Sequence

from bot.games.builders import View
from bot.games.builders.geometry import HEIGHT
from rendering.builders.ground import planks
from rendering.builders.layout import CLOSE_SCALES, SCALES, Frame, foundation
from rendering.builders.marking import put_new, put_places
from rendering.builders.palette import paint
from rendering.builders.places import later_places, next_places, row_outlines
from rendering.builders.puzzle import lay, to_laid_pieces
from rendering.kit.boxes import find_size
from rendering.kit.canvas import SIZE, Point, Size, to_canvas
from rendering.kit.fonts import write
from rendering.kit.rows import SMALL
from rendering.kit.scene import Scene
from rendering.kit.theme import Theme


def draw_closeup(view: View, theme: Theme) -> Scene:
    """Draw a close-up with the joints that each place earns.

    It shows the open row, the end of the open foundation or, failing both, the latest pieces.
    """
    pieces = to_laid_pieces(view.pieces)
    frame = close_frame(view, SIZE, around=2, scales=CLOSE_SCALES)
    picture = to_canvas(planks(SIZE, theme, "planks"))
    lay(picture, pieces, frame, theme)
    put_new(picture, view, frame, theme)
    put_places(picture, view, frame, theme)
    places = [*next_places(view), *later_places(view)]
    # while the foundation is open, only the place of the smaller piece, the last one, has its number
    for place in places if view.foundation.is_closed else places[-1:]:
        across, down = zip(*map(frame.spot, place.outline), strict=True)
        middle = sum(across) / len(across), sum(down) / len(down)
        write(picture, str(place.joints), middle, SMALL, paint(theme, "line_ink"), align="centre")
    return picture


def close_frame(view: View, size: Size, *, around: float, scales: Sequence[int] = SCALES) -> Frame:
    """Return a frame with the part to show at its centre, as large as its width and height allow.

    ``around`` is the margin around that part in units.
    """
    points = _focus_points(view)
    extents = (max(values) - min(values) for values in zip(*points, strict=True))
    fit = min(room / (extent + 2 * around) for room, extent in zip(size, extents, strict=True))
    scale = find_size(scales, fit) or scales[0]
    if fit < scale:
        points = next_places(view)[0].outline
    wide, high = foundation(view, step=1)
    origin = Frame(scale, round(scale * HEIGHT), wide, high, 0, 0, is_closed=view.foundation.is_closed)
    across, down = zip(*map(origin.spot, points), strict=True)
    left = _start(across, size[0], wide * scale / 2, around * scale)
    top = _start(down, size[1], high * scale / 2, around * scale)
    return origin._replace(left=left, top=top)


def _start(values: Sequence[float], room: int, middle: float, around: float) -> int:
    """Return the origin's coordinate at which all of ``values`` are visible.

    The puzzle's ``middle`` is as close to the centre of the picture as that allows.
    """
    low, high = min(values) - around, max(values) + around
    spare = max(0.0, (room - (high - low)) / 2)
    centre = (low + high) / 2
    return round(room / 2 - min(max(middle, centre - spare), centre + spare))


def _focus_points(view: View) -> Sequence[Point]:
    """Return the corners of the places in the open row or at the end of the open foundation.

    Where there is neither, return the corners of the latest pieces.
    """
    places = [place.outline for place in next_places(view)]
    if view.row:
        outlines = row_outlines(view)
    elif not view.foundation.is_closed and places:
        outlines = places
    else:
        outlines = [piece.outline for piece in view.pieces[-8:]] or places[:1]
    return [point for outline in outlines for point in outline] or [(0.0, 0.0), (4.0, 4.0)]
