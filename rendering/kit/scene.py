"""Scenes: what a picture shows, as a list of layers; nothing is painted until somebody asks for the image.

Two scenes can be compared, so that a picture of the next turn is painted only where it differs from the last.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache, wraps
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeVar, cast
from weakref import WeakValueDictionary

from PIL import Image

from rendering.kit.sprites import sprite
from rendering.kit.theme import Colour

P = ParamSpec("P")
ImageT = TypeVar("ImageT", bound=Image.Image)
Edges = tuple[int, int, int, int]
"""The left, top, right and bottom edge of an area, in pixels."""
_LETTERING = "words"
"""The name of lettering that has no other one."""


class Paintable(Protocol):
    """What paints itself, as a stamp or a panel of any size does."""

    def paint(self, image: Image.Image, box: Edges) -> None:
        """Paint it into a box of an image."""


class Ground(Paintable, Protocol):
    """An opaque picture behind everything else, which can make an image of any of its areas."""

    @property
    def size(self) -> tuple[int, int]:
        """The width and height in pixels."""

    def crop(self, box: Edges) -> Image.Image:
        """Return a new image of an area, in RGB."""


class Layer(NamedTuple):
    """One thing in a scene: what it is and the box that it fills; outside of ``area`` it is cut off.

    With a ``mask``, an image or a colour is blended; without one, it is copied.
    """

    what: Paintable | Image.Image | Colour
    mask: Image.Image | None
    box: Edges
    area: Edges

    def crop(self, area: Edges) -> Image.Image | None:
        """Return a new image of an area of the scene if the layer alone fills it, without painting."""
        what, mask, box, shown = self
        is_ground = what.mode == "RGB" if isinstance(what, Image.Image) else hasattr(what, "crop")
        if mask is None and is_ground and _overlap(shown, area) == area:
            return cast("Ground", what).crop(_move(area, -box[0], -box[1]))
        return None

    def paint(self, image: Image.Image, left: int, top: int) -> None:
        """Paint the layer on an image whose corner is at ``left`` and ``top`` of the scene."""
        what, mask, box, area = self
        if area != box:
            inside = _overlap(area, (left, top, left + image.width, top + image.height))
            place = _move(inside, -left, -top)
            part = image.crop(place)
            self._replace(area=box).paint(part, inside[0], inside[1])
            image.paste(part, place)
            return
        place = box[0] - left, box[1] - top, box[2] - left, box[3] - top
        if mask is not None and type(what) is tuple:  # an image is blended twice as fast as a colour
            what = Image.new("RGB", mask.size, what)
        if isinstance(what, Image.Image):
            if what.mode in ("L", "P"):
                what = what.convert("RGB")
            paste(image, what, mask, place)
        elif type(what) is tuple:
            image.paste(what, place)
        else:
            cast("Paintable", what).paint(image, place)


class Tag(NamedTuple):
    """The name of what lies in a box of a scene; it paints nothing."""

    name: str

    def paint(self, image: Image.Image, box: Edges) -> None:
        """Paint nothing."""


_tag = lru_cache(maxsize=1024)(Tag)  # layers with the same name are the same


class Seen(NamedTuple):
    """Something in a scene: the name of a sprite with its arguments, or words; and the box in which it is."""

    name: str
    words: str
    box: Edges

    def __str__(self) -> str:
        """Return the name and the words, of plain lettering the words alone, and the box."""
        name = "" if self.name == _LETTERING else f"{self.name} "
        return f"{name}{self.words} at {self.box}" if self.words else f"{name}at {self.box}"


class Scene:
    """A picture that is not painted yet: its size and its layers, each over those before it."""

    mode = "RGB"

    def __init__(self, size: tuple[int, int], layers: Sequence[Layer] = ()) -> None:
        self.size = size
        self.width, self.height = size
        self.layers = list(layers)

    def read(self) -> list["Seen"]:
        """Return what is in the scene, in its order: sprites and other images by their names, and words."""
        layers = list(self._unfold())
        parts = [(getattr(layer.what, "image", layer.what), layer.what, layer.mask) for layer in layers]
        names = sprite.names({id(each) for three in parts for each in three})
        found = []
        for (image, *others), (what, _, box, area) in zip(parts, layers, strict=True):
            info = image.info if isinstance(image, Image.Image) else {}
            name = next((names[id(each)] for each in (image, *others) if id(each) in names), None)
            name = name or info.get("name") or (what.name if isinstance(what, Tag) else None)
            if "words" in info or name is not None:
                found.append(Seen(name or _LETTERING, info.get("words", ""), _overlap(box, area)))
        return found

    def _unfold(self) -> Iterator[Layer]:
        """Yield the layers, and after one that was a scene itself, see `flatten`, those of that scene."""
        for layer in self.layers:
            yield layer
            inner = layer.what.info.get("scene") if isinstance(layer.what, Image.Image) else None
            if inner is not None:
                left, top = layer.box[:2]
                for what, mask, box, area in inner._unfold():
                    visible = _overlap(_move(area, left, top), layer.area)
                    if visible[0] < visible[2] and visible[1] < visible[3]:
                        yield Layer(what, mask, _move(box, left, top), visible)

    def __str__(self) -> str:
        """Return a line for each sprite and each lettering, with its box."""
        return "\n".join(map(str, self.read()))

    def paste(
        self,
        what: "Scene | Ground | Image.Image | Colour",
        at: Sequence[int] = (0, 0),
        mask: Image.Image | None = None,
    ) -> None:
        """Add a ground, an image, a colour, or all layers of a scene, as ``Image.paste`` does."""
        left, top = at[0], at[1]
        if isinstance(what, Scene):
            window = left, top, left + what.width, top + what.height
            for part, other_mask, box, area in what.layers:
                area = _overlap(_move(area, left, top), window)
                if area[0] < area[2] and area[1] < area[3]:
                    self.layers.append(Layer(part, other_mask, _move(box, left, top), area))
            return
        size = (mask or what).size if len(at) == 2 else (at[2] - left, at[3] - top)  # type: ignore[union-attr]
        box = left, top, left + size[0], top + size[1]
        self.layers.append(Layer(what, mask, box, box))

    def outline(self, box: Edges, colour: Colour, line: int = 1) -> None:
        """Add the outline of a box, ``line`` pixels wide, whose last pixels are at its right and bottom."""
        left, top, right, bottom = box[0], box[1], box[2] + 1, box[3] + 1
        for side in (
            (left, top, right, top + line),
            (left, bottom - line, right, bottom),
            (left, top + line, left + line, bottom - line),
            (right - line, top + line, right, bottom - line),
        ):
            self.paste(colour, side)

    def paint(self, area: Edges | None = None) -> Image.Image:
        """Return a new image of the scene, or of an area of it."""
        left, top, right, bottom = area or (0, 0, *self.size)
        visible = [
            layer
            for layer in self.layers
            if (box := layer.area)[0] < right and box[1] < bottom and box[2] > left and box[3] > top
        ]
        image = visible[0].crop((left, top, right, bottom)) if visible else None
        if image is None:
            image = Image.new("RGB", (right - left, bottom - top))
        else:
            del visible[0]
        pixels = image.im
        for layer in visible:
            what, mask, box, area = layer
            if mask is what and area == box:  # most are sprites and letterings: that saves two calls for each
                place = box[0] - left, box[1] - top, box[2] - left, box[3] - top
                pixels.paste(mask.im, place, mask.im)
            else:
                layer.paint(image, left, top)
        return image


Canvas = Image.Image | Scene
"""What a picture is put together on."""


def put_paintable(picture: Canvas, what: Paintable, box: Edges) -> None:
    """Add what paints itself to a scene, or paint it into a box of an image at once."""
    if isinstance(picture, Scene):
        picture.layers.append(Layer(what, None, box, box))
    else:
        what.paint(picture, box)


def put_tag(picture: Canvas, name: str, box: Sequence[float]) -> None:
    """Say what lies in a box, for those who read the scene; nothing is painted there."""
    left, top, right, bottom = map(round, box)
    put_paintable(picture, _tag(name), (left, top, right, bottom))


def put_kept(
    picture: Canvas, put: Callable[..., object], box: tuple[float, float, float, float], *values: Any
) -> None:
    """Call ``put(picture, box, *values)``; in a scene, add the layers that this has added before.

    Nothing but the size of the box and the values may decide how it looks.
    """
    if not isinstance(picture, Scene):
        put(picture, box, *values)
        return
    left, top, right, bottom = map(round, box)
    for what, mask, place, area in _layers(put, (right - left, bottom - top), *values):
        to = _move(place, left, top)
        picture.layers.append(Layer(what, mask, to, to if area is place else _move(area, left, top)))


@lru_cache(maxsize=512)  # to put the parts of a card in their places takes three times as long
def _layers(put: Callable[..., object], size: tuple[int, int], *values: Any) -> Sequence[Layer]:
    """Return the layers of what is put into a box of a size whose upper left corner is at 0, 0."""
    scene = Scene(size)
    put(scene, (0, 0, *size), *values)
    return scene.layers


def while_shown(make: Callable[P, ImageT]) -> Callable[P, ImageT]:
    """Return ``make`` with each result kept as long as anything uses it, such as a scene that is kept."""
    made = WeakValueDictionary[Hashable, ImageT]()

    @wraps(make)
    def find_or_make(*args: P.args, **kwargs: P.kwargs) -> ImageT:
        key = args, *kwargs.items()
        image = made.get(key)
        if image is None:
            image = made[key] = make(*args, **kwargs)
        return image

    return find_or_make


def flatten(scene: Scene, image: Image.Image | None = None) -> Image.Image:
    """Return the image of a scene, painted unless it is given; as a layer it can be read like the scene."""
    image = image or scene.paint()
    # A colour has no name, but its mask takes memory.
    image.info["scene"] = Scene(
        scene.size, [layer for layer in scene.layers if type(layer.what) is not tuple]
    )
    return image


def name_image(image: Image.Image, name: str, words: object = "") -> Image.Image:
    """Return an image that is made of sprites, with a name and its words, so that a scene can be read."""
    image.info.update(name=name, words=str(words))
    return image


def paste(image: Image.Image, what: Image.Image, mask: Image.Image | None, place: Edges) -> None:
    """Do what ``Image.paste`` does after its checks, which take as long as blending a small image.

    ``image`` is in RGB and can be written to; ``what`` is in RGB or RGBA and as large as its place.
    """
    if mask is None:
        image.im.paste(what.im, place)
    else:
        image.im.paste(what.im, place, mask.im)


def area_of(box: Edges) -> int:
    """Return the number of pixels in a box."""
    return (box[2] - box[0]) * (box[3] - box[1])


def _move(box: Edges, left: int, top: int) -> Edges:
    return box[0] + left, box[1] + top, box[2] + left, box[3] + top


def _overlap(one: Edges, other: Edges) -> Edges:
    return (
        max(one[0], other[0]),
        max(one[1], other[1]),
        min(one[2], other[2]),
        min(one[3], other[3]),
    )
