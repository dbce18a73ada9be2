"""Sprites leave opaque what they are drawn over."""

from PIL import Image

from rendering.kit import Sprite


def test_a_sprite_leaves_an_opaque_picture_opaque() -> None:
    glass = Sprite(Image.new("RGBA", (10, 10), (200, 0, 0, 128)), (0, 0))
    for mode in ("RGB", "RGBA"):
        picture = Image.new(mode, (30, 30), (0, 0, 200))
        glass.put(picture, (5, 5))
        assert picture.convert("RGBA").getpixel((10, 10)) == (100, 0, 100, 255)


def test_a_sprite_is_blended_over_a_picture_with_transparency() -> None:
    glass = Sprite(Image.new("RGBA", (10, 10), (200, 0, 0, 128)), (0, 0))
    picture = Image.new("RGBA", (30, 30), (0, 0, 0, 0))
    glass.put(picture, (5, 5))
    assert picture.getpixel((10, 10)) == (200, 0, 0, 128)
    assert picture.getpixel((2, 2)) == (0, 0, 0, 0)
