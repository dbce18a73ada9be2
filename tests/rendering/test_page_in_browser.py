"""The page of a match in a real browser: every control, screen readers, phones, and no request."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from tests.rendering.page_sample import FRAMES, NASTY, sample, sample_file

pytestmark = [pytest.mark.exhaustive, pytest.mark.waits, pytest.mark.xdist_group("browser")]

LAST = FRAMES - 1
SLOW = 2600
_PROGRAMS = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Return a browser for all tests of this module."""
    with sync_playwright() as playwright:
        programs = [path for path in map(shutil.which, _PROGRAMS) if path]
        program = programs[0] if programs else playwright.chromium.executable_path
        if not Path(program).exists():
            pytest.skip("no Chromium is installed")
        running = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        )
        yield running
        running.close()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the sample page on the disk."""
    path = tmp_path_factory.mktemp("page") / "match.html"
    path.write_bytes(sample_file())
    return path


@contextmanager
def open_page(browser: Browser, file: Path, *, width: int = 1200, **options: Any) -> Iterator[Page]:
    """Open the page; at the end, fail if it asked for anything but itself, or if its script failed."""
    context = browser.new_context(viewport={"width": width, "height": 800}, **options)
    page, requests, errors = context.new_page(), list[str](), list[str]()
    page.on("request", lambda request: requests.append(request.url))
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text))
    page.goto(file.as_uri())
    if options.get("java_script_enabled", True):
        expect(page.locator("#picture")).to_have_attribute("data-frame", "0")
    yield page
    context.close()
    assert [url for url in requests if not url.startswith("data:")] == [file.as_uri()]
    assert errors == []


def step(page: Page) -> Locator:
    return page.locator("#told .where")


def expect_frame(page: Page, number: int) -> None:
    """Expect that picture, words, slider and list show a frame."""
    expect(page.locator("#picture")).to_have_attribute("data-frame", str(number))
    expect(page.locator("#picture")).to_have_attribute("aria-label", sample().frames[number].alt_text)
    expect(step(page)).to_contain_text(f"Turn {number} of {LAST}")
    expect(page.locator("#told")).to_contain_text(f"Step {number} of")
    expect(page.locator("#words li").last).to_contain_text(f"Line {number}.")
    expect(page.locator("#slider")).to_have_value(str(number))
    expect(page.locator("#steps [aria-current=step]")).to_contain_text(f"Turn {number} of {LAST}")


def test_buttons_slider_and_lists_show_every_frame(browser: Browser, file: Path) -> None:
    with open_page(browser, file) as page:
        expect_frame(page, 0)
        page.get_by_role("button", name="Forward", exact=True).click()
        expect_frame(page, 1)
        page.get_by_role("button", name="Last", exact=True).click()
        expect_frame(page, LAST)
        page.get_by_role("button", name="Back", exact=True).click()
        expect_frame(page, LAST - 1)
        page.get_by_role("button", name="First", exact=True).click()
        expect_frame(page, 0)
        page.get_by_role("slider").fill("4")
        expect_frame(page, 4)
        page.locator("#steps button").nth(6).click()
        expect_frame(page, 6)
        page.locator(".moments button").first.click()
        expect_frame(page, sample().key_moments[0].frame)
        assert page.title().startswith("Constructor: Ada </script>")


def test_the_picture_is_drawn_in_full(browser: Browser, file: Path) -> None:
    with open_page(browser, file) as page:
        page.keyboard.press("End")
        expect_frame(page, LAST)
        empty = page.evaluate(
            "() => { const picture = document.getElementById('picture');"
            " const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);"
            " let empty = 0; for (let i = 3; i < data.length; i += 4) empty += data[i] < 255; return empty; }"
        )
        assert empty == 0


def test_keys_show_every_frame_and_play(browser: Browser, file: Path) -> None:
    with open_page(browser, file, reduced_motion="reduce") as page:
        for key, number in (("ArrowRight", 1), ("End", LAST), ("ArrowLeft", LAST - 1), ("Home", 0)):
            page.keyboard.press(key)
            expect_frame(page, number)
        page.get_by_label("Speed").focus()
        page.keyboard.press("ArrowUp")  # changes the menu, where the focus is, and not the frame
        expect(page.get_by_label("Speed")).to_have_value(str(SLOW))
        expect_frame(page, 0)
        page.clock.install()
        page.locator("#slider").focus()
        page.keyboard.press("Space")
        expect(page.locator("#play")).to_have_text("Pause")
        expect(page.locator("#told")).to_have_attribute("aria-live", "off")
        for number in (1, 2):
            page.clock.run_for(SLOW)
            expect_frame(page, number)
        page.keyboard.press("Space")
        expect(page.locator("#play")).to_have_text("Play")
        expect(page.locator("#told")).to_have_attribute("aria-live", "polite")
        page.keyboard.press("End")
        page.locator("#play").click()  # from the end it plays from the start
        expect_frame(page, 0)
        for number in range(1, FRAMES):
            page.clock.run_for(SLOW)
            expect_frame(page, number)
        expect(page.locator("#play")).to_have_text("Play")


@pytest.mark.parametrize("width", [360, 1200])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_every_part_can_be_read_and_reached(browser: Browser, file: Path, width: int, scheme: Any) -> None:
    with open_page(browser, file, width=width, color_scheme=scheme) as page:
        for part in page.locator("details > summary").all():
            part.click()
        assert page.evaluate("document.documentElement.scrollWidth") == width
        results = Axe().run(page)
        assert results.violations_count == 0, results.generate_report()
        assert page.evaluate("getComputedStyle(document.body).colorScheme") == scheme
        other = {"dark": "Light", "light": "Dark"}[scheme]
        page.get_by_label("Colours").select_option(other)
        assert page.evaluate("getComputedStyle(document.body).colorScheme") == other.lower()
        assert Axe().run(page).violations_count == 0


@pytest.mark.parametrize("width", [360, 1200])
def test_the_labels_of_the_review_are_not_cut_off(browser: Browser, file: Path, width: int) -> None:
    with open_page(browser, file, width=width) as page:
        page.locator(".curve text").first.wait_for()
        left = page.evaluate(
            "() => Math.min(...[...document.querySelectorAll('.curve text')].map((text) => text.getBBox().x))"
        )
        assert left >= 0


@pytest.mark.exhaustive
def test_the_focus_can_be_seen_on_all_controls(browser: Browser, file: Path) -> None:
    with open_page(browser, file) as page:
        focus_names = set()
        for _ in range(40):
            page.keyboard.press("Tab")
            name, width = page.evaluate(
                "() => [document.activeElement.id || document.activeElement.tagName,"
                " getComputedStyle(document.activeElement).outlineWidth]"
            )
            if name == "BODY":
                break
            assert width == "3px", name
            focus_names.add(name)
        assert {"colours", "slider", "first", "back", "play", "forward", "last", "speed"} <= focus_names


@pytest.mark.exhaustive
def test_without_javascript_the_turns_and_the_end_are_there(browser: Browser, file: Path) -> None:
    with open_page(browser, file, width=360, java_script_enabled=False) as page:
        for number in range(FRAMES):
            expect(page.locator("#steps")).to_contain_text(f"Step {number} of")
        expect(page.locator("figure img")).to_be_visible()
        expect(page.locator("figure img")).to_have_attribute("alt", sample().frames[-1].alt_text)
        expect(page.locator("#play")).to_be_hidden()
        expect(page.locator("h2", has_text="Review")).to_be_visible()
        expect(page.locator("main")).to_contain_text(NASTY.replace("\u2028", " "))
