"""Images whose pixels lie in memory that others own, such as a mapped file: their areas need no copy."""

from typing import Any, cast

from PIL import Image

from rendering.kit.canvas import Size
from rendering.kit.scene import Edges

_MEMORY = "memory"
"""The name under which an image knows where its pixels lie, and the bytes from one row to the next."""


def map_image(memory: memoryview, mode: str, size: Size, stride: int = 0) -> Image.Image:
    """Return a read-only image, in RGBA or L, whose first pixel is at the start of ``memory``.

    A row starts ``stride`` bytes after the one before it, if there is something between them.
    """
    stride = stride or size[0] * len(mode)
    buffer = cast("Any", memory)
    image = Image.frombuffer(mode, size, buffer[: stride * size[1]], "raw", mode, stride, 1)
    image.info[_MEMORY] = memory, stride
    return image


def cut(image: Image.Image, box: Edges) -> Image.Image:
    """Return an area of an image, without a copy if its pixels are mapped; else as ``Image.crop`` does."""
    left, top, right, bottom = box
    memory, stride = image.info.get(_MEMORY, (b"", 0))
    start = top * stride + left * len(image.mode)
    is_inside = 0 <= left < right <= image.width and 0 <= top < bottom <= image.height
    # A changed or cropped copy has the information of its original. Pillow wants all of the last row.
    if not image.readonly or not is_inside or len(memory) < start + (bottom - top) * stride:
        return image.crop(box)
    return map_image(memory[start:], image.mode, (right - left, bottom - top), stride)
