"""The result of a renderer."""

from typing import NamedTuple


class Picture(NamedTuple):
    """An encoded picture: the bytes of the file, its alt text, its width and height in pixels."""

    data: bytes
    description: str
    size: tuple[int, int]
    extension: str = "jpg"
