"""Every message that asks a player something fits one screen: question, picture and the buttons that answer.

SimCord's page is measured, at the sizes of a phone and of a small window on a computer, with the newest
message scrolled to the end. Discord on a phone differs in these points, in none of which it has less room:

- Above and below the messages it takes about 140 of 740 pixels, the page 200.
- A picture is about 250 pixels wide, on the page 235; its height follows.
- Buttons are 32 to 40 pixels high, menus 40 to 44, as on the page; both wrap in the same way.

``screens.json`` has the height of each kind of message, on the phone and on the computer. A kind that is not
in it fails. So does one that does not fit, unless it is no higher than noted there. The command
``python -m tests.play.board.test_one_screen`` measures all kinds again and says which are too high.
"""

import asyncio
import json
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from copy import deepcopy
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import pytest
from PIL import Image
from playwright.async_api import Browser, async_playwright
from simcord.backend.cdn import CDN_BASE

from bot.games import GAMES
from bot.lessons import LESSONS
from bot.simulation import simulated_discord
from bot.simulation.pages import Pages, new_preview
from cogs.board import board_messages
from cogs.board.buttons import rows
from cogs.board.summaries import Story
from cogs.help import lessons
from cogs.kit.game_ui import get_ui, text_for
from cogs.kit.replies import private_view
from cogs.space_builder.panel_content import panel_view, upload
from rendering import RENDERERS, THEMES, Emojis, Picture, rules_picture, with_emojis, without_emojis
from rendering.emojis import drawings
from tests.play.help.test_lessons import Learner
from tests.play.screens import TEXT, Screen, collect
from tests.play.world import World, new_bot, release_resources

pytestmark = [pytest.mark.exhaustive, pytest.mark.waits, pytest.mark.xdist_group("browser")]

Heights = dict[str, list[int]]
"""The heights of the kinds of messages, one for each of `SCREENS`."""
SCREENS = ((360, 740), (1200, 900))
ROOM = (540, 696)
"""The height of the page's list of messages on these screens."""
TOLERANCE = 4
_FILE = Path(__file__).parent / "screens.json"
_PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
_NAMES = ("ada", "bruno", "chioma", "dmitri")
_MOST = 45
"""The most messages in a channel: SimCord's page shows no more than 50."""
_MEASURE = """() => [...document.querySelectorAll('.channel-message')].map((message) => {
    const box = (part) => part.getBoundingClientRect();
    const controls = [...message.querySelectorAll('.component-row, .preview-select')].map(box);
    if (!controls.length) return 0;
    const above = (part) => box(part).top < controls[0].top;
    const texts = [...message.querySelectorAll('.text-display')].filter(above);
    const pictures = [...message.querySelectorAll('img.gallery-image')];
    const asks = message.querySelector('.component-row')?.innerText ?? '';
    const last = /Agree|Decline/.test(asks) ? controls[0] : controls[controls.length - 1];
    const tops = [...texts.slice(-1), ...pictures].map((part) => box(part).top);
    return Math.round(last.bottom - Math.min(...tops));
})"""
"""Returns the height of each message from the question or the picture to the last control that answers it."""
_LOADED = """() => {
    const images = [...document.querySelectorAll('img.gallery-image')];
    const box = document.querySelector('.components-v2').getBoundingClientRect();
    const isAsWide = box.right <= innerWidth && (innerWidth < 700 || box.width > 500);
    const isReady = isAsWide && document.fonts.status === 'loaded';
    return isReady && images.every((image) => image.complete && image.naturalWidth);
}"""


@cache
def _blank(size: tuple[int, int]) -> Picture:
    data = BytesIO()
    Image.new("RGB", size, (90, 120, 90)).save(data, "JPEG")
    return Picture(data.getvalue(), "A board.", size)


def _draw_blank(match: Any, view: Any, *_: Any) -> Picture:
    """Return a blank picture of the size that the board of a match has."""
    if view is None:
        return _blank(rules_picture(match.game, theme="dark", text=TEXT).size)
    return _blank(RENDERERS[match.game].paint(view, theme=THEMES["dark"], text=TEXT).size)


def _draw_blank_step(game: str, view: Any, choices: Sequence[str], text: Any) -> Picture:
    words = without_emojis(text)
    picture = RENDERERS[game].draw_for_player(view, theme=THEMES["dark"], text=words, choices=choices)
    return _blank(picture.size)


class Sender:
    """Sends messages to be measured, up to 45 to a channel."""

    def __init__(self, world: World) -> None:
        self.world, self.channels = world, list[tuple[Any, list[str]]]()
        self.emojis = _add_emojis(world)

    def _channel(self, kind: str) -> Any:
        if not self.channels or len(self.channels[-1][1]) >= _MOST:
            name = f"screens-{len(self.channels)}"
            self.channels.append((self.world.guild.create_text_channel(name), []))
        channel, kinds = self.channels[-1]
        kinds.append(kind)
        return channel

    async def send(self, screen: Screen) -> None:
        """Send the board or the private panel that a screen describes."""
        match, target = screen.match, self.world.bot.get_channel(self._channel(screen.kind).id)
        assert isinstance(target, discord.TextChannel)
        names = _NAMES[: len(match.players)]
        story = Story(match, self.emojis)
        if screen.panel_of is None:
            message = await board_messages.render_message(story, selection=screen.selection, names=names)
            await target.send(view=message.view(), files=message.files())
            return
        text, view = with_emojis(text_for(match, TEXT), self.emojis), match.view(screen.panel_of)
        if match.real_time is not None:
            file = upload(_blank((1200, 900)))
            await target.send(view=panel_view(match, view, text, file.filename), files=[file])
            return
        panel = get_ui(match).panel(view, screen.panel_of, screen.selection, text=text)
        assert panel is not None
        await target.send(view=private_view(panel.text, *rows(panel.lines, match.id, match.board_version)))

    def copy(self, kind: str, message: Any) -> None:
        """Send a copy of a private message, such as a page of a lesson."""
        backend, channel = self.world.env.backend, self._channel(kind)
        stored = deepcopy(backend.get_message(message.message.channel.id, message.id))
        stored.id, stored.channel_id, stored.flags = backend.snowflake(), channel.id, stored.flags & ~64
        backend.messages.setdefault(channel.id, {})[stored.id] = stored


def _add_emojis(world: World) -> Emojis:
    markup = {}
    for name in drawings():
        emoji = world.env.backend.create_application_emoji(name)
        world.env.backend.cdn._blobs[f"{CDN_BASE}/emojis/{emoji.id}.png"] = _blank((32, 32)).data
        markup[name] = f"<:{name}:{emoji.id}>"
    emojis = Emojis(markup)
    world.bot.app_emojis = emojis
    return emojis


async def _send_lessons(world: World, sender: Sender) -> None:
    """Send all pages of all lessons: before anything is chosen, after a first choice, and when done."""
    for game in LESSONS:
        learner = await Learner(world, world.ada).open(game)
        for _ in LESSONS[game].steps:
            sender.copy(f"{game} lesson: task", learner.message)
            acts = [each for each in learner.controls() if "learn-act" in each[1]]
            if acts:
                await learner.choose(*acts[-1][1:])
                if "Next" not in learner.labels():
                    sender.copy(f"{game} lesson: feedback", learner.message)
            if "Next" not in learner.labels():
                await learner.press("Show Me")
            sender.copy(f"{game} lesson: done", learner.message)
            await learner.press("Next")
        sender.copy(f"{game} lesson: end", learner.message)


async def measure(world: World, browser: Browser) -> Heights:
    """Return the height of each kind of message, on each screen."""
    sender, heights = Sender(world), Heights()
    with (
        patch.object(board_messages, "draw_board", _draw_blank),
        patch.object(lessons, "draw_step", _draw_blank_step),
    ):
        for game in GAMES:
            for screen in collect(game, list(world.people)).values():
                await sender.send(screen)
        await _send_lessons(world, sender)
    for channel, kinds in sender.channels:
        preview = new_preview(world.env, channel, viewers=[world.ada], port=0)
        async with preview:
            Pages(world.env, preview).refresh_outdated()
            for number, (wide, high) in enumerate(SCREENS):
                page = await browser.new_page(viewport={"width": wide, "height": high})
                await page.goto(preview.url)
                await page.wait_for_selector(".channel-message")
                await page.wait_for_function(_LOADED)
                measured = await page.evaluate(_MEASURE)
                await page.close()
                assert len(measured) == len(kinds)
                for kind, height in zip(kinds, measured, strict=True):
                    known = heights.setdefault(kind, [0] * len(SCREENS))
                    known[number] = max(known[number], height)
    return heights


def _find_program(default: str) -> str:
    """Return the path of a Chromium. Skip the test if there is none."""
    program = next((path for path in map(shutil.which, _PROGRAMS) if path), default)
    if not Path(program).exists():
        pytest.skip("no Chromium is installed")
    return program


@asynccontextmanager
async def _open_browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        program = _find_program(playwright.chromium.executable_path)
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        browser = await playwright.chromium.launch(executable_path=program, args=arguments)
        yield browser
        await browser.close()


def _read_heights() -> Mapping[str, list[int]]:
    heights: Mapping[str, list[int]] = json.loads(_FILE.read_text())
    return heights


@pytest.mark.usefixtures("real_pictures", "frozen_time")
async def test_every_kind_of_message_fits_one_screen(world: World) -> None:
    async with _open_browser() as browser:
        heights, known = await measure(world, browser), _read_heights()
    assert set(heights) == set(known), "measure the new kinds: see the top of this file"
    higher = {
        kind: (measured, known[kind])
        for kind, measured in heights.items()
        for screen, room in enumerate(ROOM)
        if measured[screen] > max(known[kind][screen] + TOLERANCE, room)
    }
    assert not higher


async def _measure_again() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "guildhall.db"
        async with simulated_discord(new_bot(file), check_errors=False, settle_timeout=60) as env:
            world = World(env, file)
            async with _open_browser() as browser:
                heights = await measure(world, browser)
            await release_resources(world.bot)
    _FILE.write_text(json.dumps(heights, indent=1, sort_keys=True) + "\n")
    for kind, measured in sorted(heights.items()):
        over = max(height - room for height, room in zip(measured, ROOM, strict=True))
        sys.stdout.write(f"{measured}{f' {over} too high' if over > 0 else ''} {kind}\n")


if __name__ == "__main__":
    asyncio.run(_measure_again())
