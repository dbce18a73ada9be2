"""Sprites are kept within a limit of memory, and packed before they go."""

from collections.abc import Callable

from PIL import Image, ImageChops

from rendering.kit.canvas import Sprite
from rendering.kit.sprites import SpriteCache
from rendering.kit.stamps import Stamp, stamp

MEGABYTE = 1_000_000


def smooth(number: int) -> Image.Image:
    """Return a picture of a megabyte that can be packed well."""
    return (
        Image.linear_gradient("L").resize((500, 500)).point([(value + number) % 256 for value in range(256)])
    )


def colourful(number: int) -> Image.Image:
    return Image.merge("RGB", [smooth(number), smooth(number + 1), smooth(number + 2)])


def drawing(sprites: SpriteCache) -> tuple[Callable[[int], Image.Image], Callable[[], int]]:
    @sprites
    def draw(number: int) -> Image.Image:
        return colourful(number)

    return draw, sprites.draw_counts.total


def test_what_is_kept_is_not_drawn_again() -> None:
    draw, count_draws = drawing(SpriteCache(10 * MEGABYTE))
    assert draw(1) is draw(1)
    assert count_draws() == 1


def test_what_no_picture_used_for_the_longest_time_is_packed_and_comes_back_the_same() -> None:
    sprites = SpriteCache(3 * MEGABYTE + 10_000)
    draw, count_draws = drawing(sprites)
    for number in range(8):
        draw(number)
        assert sprites.unpacked_bytes <= sprites.limit
    assert 0 < sprites.packed_bytes < MEGABYTE
    again = draw(0)
    assert count_draws() == 8
    assert not ImageChops.difference(again, colourful(0)).getbbox()
    assert again.tobytes() == colourful(0).tobytes()


def test_another_process_has_the_sprites_of_this_one_without_drawing_them() -> None:
    here, there = SpriteCache(2 * MEGABYTE + 10_000), SpriteCache()
    draw, _ = drawing(here)
    for number in range(4):  # the first two are packed by then
        draw(number)
    dump = here.dump("tests.rendering")
    draw, count_draws = drawing(there)
    there.load(dump)
    assert 0 < there.packed_bytes < MEGABYTE
    for number in range(4):
        assert draw(number).tobytes() == colourful(number).tobytes()
    assert count_draws() == 0
    draw(4)
    assert count_draws() == 1


def test_only_sprites_of_the_packages_that_are_asked_for_are_dumped() -> None:
    here, there = SpriteCache(), SpriteCache()
    draw, _ = drawing(here)
    draw(1)
    drawing(there)
    there.load(here.dump("rendering.kit", "rendering.builders"))
    assert there.packed_bytes == 0


def test_sprites_of_functions_that_are_not_there_are_left_out() -> None:
    here, there = SpriteCache(), SpriteCache()
    draw, _ = drawing(here)
    draw(1)
    there.load(here.dump("tests.rendering"))
    assert there.packed_bytes == 0


def test_parts_of_sprites_go_before_what_pictures_use() -> None:
    sprites = SpriteCache(3 * MEGABYTE + 10_000, packed_limit=0)
    part, _ = drawing(sprites)

    @sprites
    def whole(number: int) -> Image.Image:
        return part(number).copy()

    whole(1)
    whole(2)  # the part of the second needs the room of one
    whole(1)
    assert sprites.draw_counts.total() == 4
    part(1)
    assert sprites.draw_counts.total() == 5


def test_packed_sprites_are_dropped_too_and_drawn_again() -> None:
    sprites = SpriteCache(2 * MEGABYTE + 10_000, packed_limit=1)
    draw, count_draws = drawing(sprites)
    for number in (*range(4), 0):
        assert draw(number).tobytes() == colourful(number).tobytes()
        assert sprites.unpacked_bytes <= sprites.limit
        assert sprites.packed_bytes <= 1
    assert count_draws() == 5


def test_groups_of_pictures_are_counted_and_packed() -> None:
    sprites = SpriteCache(MEGABYTE // 2)

    @sprites
    def draw(side: int) -> Stamp:
        image = Image.new("RGBA", (side, side))
        image.paste((1, 2, 3, 90), (5, 5, side - 5, side - 5))
        return stamp(Sprite(image, (3, 4)))

    first = draw(200)
    assert sprites.unpacked_bytes > 190 * 190 * 4
    for side in range(201, 210):
        draw(side)
        assert sprites.unpacked_bytes <= sprites.limit
    pictures = [Image.new("RGB", (220, 220), "white") for _ in range(2)]
    for picture, one_stamp in zip(pictures, (first, draw(200)), strict=True):
        one_stamp.put(picture, (9, 9))
    assert pictures[0] == pictures[1]
    assert sprites.draw_counts.total() == 10


def test_of_what_changes_with_a_match_only_the_latest_are_kept() -> None:
    sprites = SpriteCache(10 * MEGABYTE)

    @sprites.latest(2)
    def draw(number: int) -> Image.Image:
        return colourful(number)

    for number in (1, 2, 1, 3, 1):
        draw(number)
    assert sprites.draw_counts.total() == 3
    draw(2)
    assert sprites.draw_counts.total() == 4
    assert sprites.unpacked_bytes < 3 * MEGABYTE
    assert not sprites.packed_bytes


def test_cleared_sprites_are_drawn_again() -> None:
    sprites = SpriteCache(10 * MEGABYTE)
    draw, count_draws = drawing(sprites)
    draw(1)
    sprites.clear()
    assert not sprites.unpacked_bytes
    draw(1)
    assert count_draws() == 2
