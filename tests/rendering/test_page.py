"""The page of a match as a file: small pictures, no markup but its own, nothing from elsewhere."""

import json
import re
from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.locales import texts
from rendering import RENDERERS, THEMES
from rendering.archive.page import MatchPage, PagePictures, build_page, room_for_pictures
from rendering.archive.page.html import MAX_BYTES
from rendering.archive.page.pictures import TILE, place_on_sheet
from tests.rendering.page_sample import FRAMES, NASTY, TEXT, paint, sample, sample_file, views


def put_together(pictures: PagePictures) -> list[Image.Image]:
    """Return the picture of every frame, put together as the script of the page does it."""
    sheets = iter(pictures.sheets)
    tiles: list[Image.Image] = []
    pictures_cells: list[dict[int, int]] = []
    images = []
    for cut in pictures.cuts:
        cells = dict(pictures_cells[-cut.back]) if cut.back else {}
        new: list[int] = []
        for cell, tile, length in cut.runs:
            for step in range(length):
                cells[cell + step] = tile + step
                if tile + step == len(tiles) + len(new):
                    new.append(cell + step)
        if new:
            sheet = Image.open(BytesIO(next(sheets))).convert("RGB")
            corners = [(TILE * x, TILE * y) for x, y in place_on_sheet(new, pictures.columns)]
            tiles += [sheet.crop((left, top, left + TILE, top + TILE)) for left, top in corners]
        pictures_cells.append(cells)
        image = Image.new("RGB", cut.size)
        for cell in range(pictures.columns * -(-cut.size[1] // TILE)):
            row, column = divmod(cell, pictures.columns)
            image.paste(tiles[cells[cell]], (column * TILE, row * TILE))
        images.append(image)
    return images


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return by how much two pictures of a size differ, from 0 to 255."""
    statistics = ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB")))
    return max(statistics.mean)


@pytest.mark.parametrize("game", ["constructor", "middle-ages"])
@pytest.mark.nightly
def test_the_pictures_put_together_are_those_of_the_frames(game: str) -> None:
    frame_views = views(game, 6)
    pictures, progress = paint(frame_views, game)
    assert progress == list(range(1, len(frame_views) + 1))
    for view, image in zip(frame_views, put_together(pictures), strict=True):
        original = RENDERERS[game].paint(view, theme=THEMES["dark"], text=texts("en"))
        expected = original.resize(image.size, Image.Resampling.LANCZOS)
        # The names differ, which is a small part of a picture.
        assert difference(image, expected) < 6
    assert difference(put_together(pictures)[-1], Image.open(BytesIO(pictures.last))) < 3


@pytest.mark.exhaustive
def test_frames_that_look_the_same_share_everything() -> None:
    view = views()[3]
    once, often = paint([view])[0], paint([view] * 5)[0]
    assert often.sheets == once.sheets
    assert [cut.runs for cut in often.cuts[1:]] == [[]] * 4


@pytest.mark.exhaustive
def test_a_picture_that_comes_back_takes_no_more_room() -> None:
    first, second = views()[2:4]
    once, often = paint([first, second])[0], paint([first, second] * 3)[0]
    assert often.sheets == once.sheets
    assert not any(cut.runs for cut in often.cuts[2:])


@pytest.mark.exhaustive
def test_pictures_become_coarser_until_they_fit() -> None:
    frame_views = views(frames=3)
    sizes = [sum(map(len, paint(frame_views, max_bytes=most)[0].sheets)) for most in (10**6, 40_000, 1)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[1] <= 60_000
    assert sizes[2] > 0


@pytest.mark.nightly
def test_the_rest_of_the_page_is_counted_before_pictures_are_painted() -> None:
    page = sample()
    words = len(sample_file()) - sum(len(b64encode(sheet)) for sheet in paint(views())[0].sheets)
    assert room_for_pictures(page, TEXT) * 4 // 3 + words < MAX_BYTES


class Reader(HTMLParser):
    """Collects the elements, the addresses and the words of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.handlers: list[str] = []
        self.words = ""
        self.within: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.within.append(tag)
        for name, value in attrs:
            if name in ("src", "href", "action", "srcset", "data", "poster"):
                self.addresses.append(value or "")
            if name.startswith("on") or name == "style":
                self.handlers.append(name)

    def handle_data(self, data: str) -> None:
        if self.within[-1:] not in (["style"], ["script"]):
            self.words += data

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002
        self.within = []


def read(file: bytes) -> Reader:
    reader = Reader()
    reader.feed(file.decode())
    return reader


def contents_of(file: bytes, tag: str) -> list[str]:
    return re.findall(rf"<{tag}[^>]*>(.*?)</{tag}>", file.decode(), re.DOTALL)


@pytest.mark.exhaustive
def test_names_full_of_markup_stay_words() -> None:
    page = read(sample_file())
    assert page.tags.count("script") == 2
    assert page.tags.count("img") == 1
    assert page.handlers == []
    assert page.words.count(NASTY) >= FRAMES * 2


@pytest.mark.exhaustive
def test_nothing_comes_from_elsewhere_and_nothing_else_may_run() -> None:
    file = sample_file()
    assert all(address.startswith("data:image/webp;base64,") for address in read(file).addresses)
    assert not re.search(r"url\((?!data:)|@import", file.decode())
    header = re.search(r'Content-Security-Policy" content="([^"]*)"', file.decode())
    assert header is not None
    policy = dict(part.split(" ", 1) for part in header[1].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["img-src"] == "data:"
    for name, content in (
        ("style", contents_of(file, "style")[0]),
        ("script", contents_of(file, "script")[1]),
    ):
        digest = b64encode(sha256(content.encode()).digest()).decode()
        assert policy[f"{name}-src"] == f"'sha256-{digest}'"


def data_of(file: bytes) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(contents_of(file, "script")[0])
    return data


def test_each_sentence_is_there_once_and_every_frame_has_its_own() -> None:
    data = data_of(sample_file())
    assert len(set(data["sentences"])) == len(data["sentences"])
    for (alt_text, lines), frame in zip(data["frames"], sample().frames, strict=True):
        assert " ".join(data["sentences"][number] for number in alt_text) == frame.alt_text
        texts_of_lines = [" ".join(data["sentences"][number] for number in line) for line in lines]
        assert texts_of_lines == list(frame.lines)


def test_without_a_script_the_match_can_be_read_from_the_start_to_the_end() -> None:
    words = read(sample_file()).words
    places = [words.index(f"Step {number} of") for number in range(FRAMES)]
    assert places == sorted(places)
    assert all(f"Turn {number} of {FRAMES - 1}" in words for number in range(FRAMES))


def test_a_page_without_scores_moments_and_review_has_no_empty_parts() -> None:
    page: MatchPage = sample()._replace(scores=(), key_moments=(), review=None, options=(), date="")
    file = build_page(page, paint(views(frames=1))[0], TEXT)
    words = read(file).words
    assert "Key Moments" not in words
    assert "Review" not in words
    assert "usual options" in words
    assert "Bruno" in words
