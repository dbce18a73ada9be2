"""Stamps, which are put together from pieces, show the same as their sprites."""

import pytest
from PIL import Image, ImageChops, ImageDraw

from rendering.kit import Sprite, stamp

GROUND = (90, 140, 60)
AT = (37, 41)


def ring() -> Sprite:
    image = Image.new("RGBA", (203, 187))
    ImageDraw.Draw(image).ellipse((9, 5, 190, 180), outline=(200, 30, 40, 255), width=9)
    return Sprite(image, (100, 90))


def disc() -> Sprite:
    image = Image.linear_gradient("L").resize((200, 180)).convert("RGBA")
    mask = Image.new("L", image.size)
    ImageDraw.Draw(mask).ellipse((11, 3, 197, 170), fill=255)
    image.putalpha(mask.resize((100, 90)).resize(image.size))
    return Sprite(image, (3, 7))


def lit_panel() -> Sprite:
    image = Image.new("RGBA", (368, 248))
    draw = ImageDraw.Draw(image)
    for inset in range(34):
        draw.rounded_rectangle((inset, inset, 367 - inset, 247 - inset), 50, fill=(250, 200, 40, 5 * inset))
    draw.rounded_rectangle((34, 34, 333, 213), 26, fill=(18, 21, 27, 255))
    return Sprite(image, (34, 34))


def speck() -> Sprite:
    return Sprite(Image.new("RGBA", (5, 3), (1, 2, 3, 128)), (0, 0))


SPRITES = {"ring": ring, "disc": disc, "panel": lit_panel, "speck": speck}


@pytest.mark.parametrize("name", SPRITES)
def test_a_stamp_puts_what_its_sprite_puts(name: str) -> None:
    sprite = SPRITES[name]()
    for corner in (AT, (-20, -30), (250, 190)):
        expected, result = (Image.new("RGB", (320, 240), GROUND) for _ in range(2))
        sprite.put(expected, corner)
        stamp(sprite).put(result, corner)
        assert result.tobytes() == expected.tobytes()


@pytest.mark.parametrize("name", SPRITES)
def test_a_stamp_blends_as_its_sprite_does(name: str) -> None:
    sprite = SPRITES[name]()
    expected, result = (Image.new("RGBA", (480, 360), (*GROUND, 100)) for _ in range(2))
    sprite.put(expected, (140, 120))
    stamp(sprite).put(result, (140, 120))
    assert ImageChops.difference(result, expected).getextrema() == ((0, 0),) * 4


def blended_share(name: str) -> float:
    """Return the share of a sprite that its stamp blends."""
    sprite = SPRITES[name]()
    masks = [piece.mask for piece in stamp(sprite).pieces if piece.mask]
    return sum(mask.width * mask.height for mask in masks) / (sprite.image.width * sprite.image.height)


def test_empty_and_opaque_parts_are_not_blended() -> None:
    assert blended_share("ring") < 0.7
    assert blended_share("disc") < 0.7
    assert blended_share("panel") < 0.6


def test_the_inside_of_a_panel_is_stored_as_a_colour() -> None:
    colours = [piece for piece in stamp(lit_panel()).pieces if isinstance(piece.paint, tuple)]
    assert sum((piece.right - piece.left) * (piece.bottom - piece.top) for piece in colours) > 240 * 120


def test_an_empty_sprite_puts_nothing() -> None:
    picture = Image.new("RGB", (40, 40), GROUND)
    stamp(Sprite(Image.new("RGBA", (30, 30)), (0, 0))).put(picture, (0, 0))
    assert picture.getcolors() == [(1600, GROUND)]
