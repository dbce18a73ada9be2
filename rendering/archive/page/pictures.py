"""The pictures of a whole match in little room: small tiles that all frames share.

From one frame to the next most of a picture stays. So each picture is cut into tiles, and only tiles that no
earlier picture had are encoded, those of one frame together as a sheet. Drawing them at several qualities at
once costs little beside painting, and the best that fits is known at the end without painting again.
"""

from collections import deque
from collections.abc import Generator, Iterator, Sequence
from hashlib import blake2b
from itertools import groupby, zip_longest
from typing import Any, Final, NamedTuple

from PIL import Image

from rendering import RENDERERS, texts_for, theme_for
from rendering.kit import Look, Scene
from rendering.kit.encoder import save
from rendering.kit.film import Film
from rendering.words import lettering

TILE: Final = 32
"""The side of a tile in pixels: a multiple of the 16 that WebP encodes together."""
_SIZES = (960, (84, 72, 56, 40)), (640, (40, 24))
"""The widths of pictures and the qualities at each, the small one for long matches.

The widths are multiples of a tile that `Film` reduces exactly.
"""
_MANY = 200
"""The number of frames from which a match is long."""
_RECENT = 8
"""The number of pictures among which the most similar one is looked for."""
_MOST_PAINTED_FRAMES = 600
"""The number of frames that have a picture of their own; in longer matches every second one, or fewer."""


class PagePlan(NamedTuple):
    """The plan for the pictures of a page: the views of a match's frames, and how to paint them.

    Attributes:
        game: The key of the game.
        views: What everybody may see in each frame.
        theme: The name of the theme.
        locale: The language of the lettering.
        names: The players' names by seat.
        marks: The numbers of the players' marks; empty for the default ones.
        max_bytes: The maximum size of all sheets together.
    """

    game: str
    views: Sequence[Any]
    theme: str
    locale: str
    names: Sequence[str]
    marks: tuple[int, ...]
    max_bytes: int


class Cut(NamedTuple):
    """How the picture of a frame differs from that of an earlier one.

    Attributes:
        size: The width and height of the picture in pixels.
        back: How many frames ago the earlier picture was; 0 for the first frame, which has none.
        runs: The cells with other tiles: the first cell, the number of its tile, and how many cells with the
            tiles that follow it. Cells are counted row by row, tiles through all sheets.
    """

    size: tuple[int, int]
    back: int
    runs: Sequence[tuple[int, int, int]]


class PagePictures(NamedTuple):
    """The pictures of all frames.

    Attributes:
        columns: The number of cells in a row.
        sheets: WebP images, one for each frame with new tiles; `place_on_sheet` returns where they are.
        cuts: How to put together the picture of each frame.
        last: The whole picture of the last frame, as WebP.
    """

    columns: int
    sheets: Sequence[bytes]
    cuts: Sequence[Cut]
    last: bytes


def place_on_sheet(cells: Sequence[int], columns: int) -> list[tuple[int, int]]:
    """Return the column and row on a sheet of each of its tiles, which come from these cells.

    A sheet is the picture without the columns and rows in which nothing is new. So tiles keep most of their
    neighbours: others would shine through at the edges, because WebP smooths them.
    """
    across = {column: place for place, column in enumerate(sorted({cell % columns for cell in cells}))}
    down = {row: place for place, row in enumerate(sorted({cell // columns for cell in cells}))}
    return [(across[cell % columns], down[cell // columns]) for cell in cells]


def paint_page(plan: PagePlan) -> Generator[int, None, PagePictures]:
    """Paint the pictures of a match; yield the number of frames that are done after each."""
    sizes = _SIZES if len(plan.views) > _MANY else _SIZES[:1]
    cutters = [_Cutter(width, qualities) for width, qualities in sizes]
    for number, scene in enumerate(_compose(plan), start=1):
        for cutter in cutters:
            cutter.add(scene)
        # drop the best quality while it is too large, unless it is the last one
        while cutters[0].size > plan.max_bytes and sum(len(cutter.sheets) for cutter in cutters) > 1:
            del cutters[0].sheets[0]
            if not cutters[0].sheets:
                del cutters[0]
        yield number
    return cutters[0].finish()


def _compose(plan: PagePlan) -> Iterator[Scene]:
    """Yield the scene of each frame; in a long match the last one again where a frame has none of its own."""
    text = lettering(texts_for(plan.locale, plan.names, plan.marks))
    theme, renderer = theme_for(plan.theme, plan.marks), RENDERERS[plan.game]
    stride = -(-len(plan.views) // _MOST_PAINTED_FRAMES)
    for number, view in enumerate(plan.views):
        if number % stride == 0 or number == len(plan.views) - 1:
            scene = renderer.compose(view, look=Look(theme, text))
        yield scene


class _Cutter:
    """Cuts pictures of one width into tiles; ``sheets`` are those of each quality, the best one first."""

    def __init__(self, width: int, qualities: Sequence[int]) -> None:
        self.sheets = [(quality, list[bytes]()) for quality in qualities]
        self._film = Film(width, TILE, Image.Resampling.LANCZOS)
        self._cuts = list[Cut]()
        self._numbers = dict[bytes, int]()
        self._recent = deque[list[int]]([[]], maxlen=_RECENT)
        """The tiles of the last pictures, the newest one first; before the first one is one without tiles."""

    @property
    def size(self) -> int:
        """The bytes of all sheets of the best quality."""
        return sum(map(len, self.sheets[0][1]))

    def add(self, scene: Scene) -> None:
        """Cut the picture of the next frame: keep how it differs from the most similar of the last ones.

        Players may swap places in the picture each turn, so the latest is not always the most similar.
        """
        changed, image = self._film.show(scene), self._film.image
        first, picture, new = len(self._numbers), list[int](), list[int]()
        for cell, is_changed in enumerate(changed.tobytes()):
            if is_changed:
                digest = blake2b(_tile(image, cell).tobytes(), digest_size=12).digest()
                number = self._numbers.setdefault(digest, len(self._numbers))
                if number == first + len(new):
                    new.append(cell)
                picture.append(number)
            else:
                picture.append(self._recent[0][cell])
        differences = [_find_differences(picture, earlier) for earlier in self._recent]
        back, cells = min(enumerate(differences, start=1), key=lambda each: len(each[1]))
        self._cuts.append(Cut(image.size, back if self._cuts else 0, _runs(cells, picture)))
        self._recent.appendleft(picture)
        if new:
            sheet = _lay_out(image, new)
            for quality, sheets in self.sheets:
                sheets.append(save(sheet, "WEBP", quality=quality, method=4))

    def finish(self) -> PagePictures:
        """Return the pictures of the best quality that is left."""
        (quality, sheets), image = self.sheets[0], self._film.image
        last = save(image, "WEBP", quality=quality, method=4)
        return PagePictures(image.width // TILE, sheets, self._cuts, last)


def _find_differences(picture: Sequence[int], earlier: Sequence[int]) -> Sequence[int]:
    return [
        cell
        for cell, (number, before) in enumerate(zip_longest(picture, earlier[: len(picture)]))
        if number != before
    ]


def _runs(cells: Sequence[int], picture: Sequence[int]) -> list[tuple[int, int, int]]:
    """Return cells of a picture as runs, in which both cells and tiles follow each other."""
    # in a run, the cell and the number of its tile both stay ahead of a count by the same
    ahead = groupby(enumerate(cells), key=lambda each: (each[1] - each[0], picture[each[1]] - each[0]))
    runs = [[cell for _, cell in run] for _, run in ahead]
    return [(run[0], picture[run[0]], len(run)) for run in runs]


def _tile(image: Image.Image, cell: int) -> Image.Image:
    top, left = (TILE * number for number in divmod(cell, image.width // TILE))
    return image.crop((left, top, left + TILE, top + TILE))


def _lay_out(image: Image.Image, cells: Sequence[int]) -> Image.Image:
    """Return the sheet with these cells of a picture; the cells between them have only their mean colour."""
    columns, rows = image.width // TILE, -(-image.height // TILE)
    across, down = sorted({cell % columns for cell in cells}), sorted({cell // columns for cell in cells})
    means = image.resize((columns, rows), Image.Resampling.BOX)
    sheet = Image.new("RGB", (len(across), len(down)))
    sheet.putdata([means.getpixel((column, row)) for row in down for column in across])
    sheet = sheet.resize((sheet.width * TILE, sheet.height * TILE), Image.Resampling.NEAREST)
    for cell, (column, row) in zip(cells, place_on_sheet(cells, columns), strict=True):
        sheet.paste(_tile(image, cell), (column * TILE, row * TILE))
    return sheet
