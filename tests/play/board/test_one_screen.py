"""Every message that asks a player something fits one screen: question, picture and the buttons that answer.

SimCord's page is measured, at the sizes of a phone and of a small window on a computer, with the newest
message scrolled to the end. Discord on a phone has at least as much room:

- Above and below the messages it takes about 140 of 740 pixels, the page 200.
- A picture is about 250 pixels wide, on the page 235; its height follows.
- Buttons are 32 to 40 pixels high, menus 40 to 44, as on the page; both wrap in the same way.

The highest part that has to be seen is the part of the picture that the question is about; the question
itself stands between the picture and the buttons. ``screens.json`` has the height of each kind of message, on
the phone and on the computer. The test fails if a kind is not in it or does not fit, and if the phone cuts a
placeholder or shows the last row of a board's buttons in two lines. The command
``python -m tests.play.board.test_one_screen`` measures all kinds again and says which are too high.
"""

import asyncio
import json
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from copy import deepcopy
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import pytest
from msgspec.structs import replace
from PIL import Image
from playwright.async_api import Browser, async_playwright
from simcord.backend.cdn import CDN_BASE

from bot.games import GAMES, RealTimeGame
from bot.lessons import LESSONS
from bot.locales import Text
from bot.match.models import Match
from bot.match.replay import Replay
from bot.match.review import MOST_TURNING_POINTS, write_review
from bot.simulation import simulated_discord
from bot.simulation.pages import Pages, new_preview
from cogs.board import board_messages
from cogs.board.buttons import rows
from cogs.board.captions import find_asked_players
from cogs.board.summaries import Story
from cogs.help import lessons
from cogs.kit.game_ui import get_ui, text_for
from cogs.kit.large_pictures import attach
from cogs.kit.replies import private_view
from cogs.space_builder.panel_content import panel_view
from rendering import RENDERERS, THEMES, Emojis, Picture, rules_picture, with_emojis, without_emojis
from rendering.emojis import drawings
from rendering.kit import crop
from rendering.middle_ages.layout import MOST_UNITS, table_layout
from tests.match.record_files import random_match
from tests.play.archive.test_review_words import review_of
from tests.play.help.test_lessons import Learner
from tests.play.screens import TEXT, Screen, collect
from tests.play.stored import add
from tests.play.world import World, forge, new_bot, release_resources

pytestmark = [pytest.mark.exhaustive, pytest.mark.waits, pytest.mark.xdist_group("browser")]

Heights = dict[str, list[int]]
"""The heights of the kinds of messages, one for each of `SCREENS`."""
Flaws = dict[str, set[str]]
"""What the phone does not show whole: placeholders, and the last row of a board that needs two lines."""
SCREENS = ((360, 740), (1200, 900))
ROOM = (540, 696)
"""The height of the page's list of messages on these screens."""
_FILE = Path(__file__).parent / "screens.json"
_PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
_NAMES = tuple(letter * 32 for letter in "Wమ지ض")
"""As long and as wide as display names are."""
_MOST = 45
"""The most messages in a channel: SimCord's page shows no more than 50."""
_MEASURE = """(parts) => [...document.querySelectorAll('.channel-message')].map((message, index) => {
    const box = (part) => part.getBoundingClientRect();
    const controls = [...message.querySelectorAll('.component-row, .preview-select')].map(box);
    if (!controls.length) return 0;
    const texts = [...message.querySelectorAll('.text-display')].map(box);
    const above = texts.filter((text) => text.top < controls[0].top).slice(-1);
    const picture = message.querySelector('img.gallery-image');
    if (parts[index] > 1) return Math.round(controls[controls.length - 1].bottom - controls[0].top);
    const begin = parts[index] < 1 && picture ? box(picture) : above[0] ?? controls[0];
    const top = begin.top + (parts[index] < 1 && picture ? parts[index] * begin.height : 0);
    return Math.round(controls[controls.length - 1].bottom - top);
})"""
"""Returns the height of each message from the part of the picture that it is about to the last control.

``parts`` says where that part begins in each picture, from the top (0) to the bottom (1); from 1 on, or
without a picture, the question is the highest part; above 1 nothing is asked.
"""
_FLAWS = """() => [...document.querySelectorAll('.channel-message')].map((message) => {
    const menus = [...message.querySelectorAll('.select-value-label')];
    const row = [...message.querySelectorAll('.component-row')].pop();
    const buttons = row ? [...row.querySelectorAll('button')] : [];
    const tops = buttons.map((each) => each.getBoundingClientRect().top);
    return {
        cut: menus.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
        wrapped: new Set(tops).size > 1 ? row.innerText.replaceAll('\\n', ' ') : '',
    };
})"""
"""Returns for each message the placeholders that are cut, and its last row if that has several lines."""
_LOADED = """(wide) => {
    const images = [...document.querySelectorAll('img.gallery-image')];
    const box = document.querySelector('.components-v2').getBoundingClientRect();
    const isAsWide = innerWidth === wide && box.right <= wide && (wide < 700 || box.width > 500);
    const isReady = isAsWide && document.fonts.status === 'loaded';
    return isReady && images.every((image) => image.complete && image.naturalWidth);
}"""


_sizes: dict[tuple[str, str, int], tuple[int, int]] = {}


@cache
def _blank(size: tuple[int, int]) -> Picture:
    data = BytesIO()
    Image.new("RGB", size, (90, 120, 90)).save(data, "JPEG")
    return Picture(data.getvalue(), "A board.", size)


def _draw_blank(match: Any, view: Any, *_: Any) -> Picture:
    """Return a blank picture of the size that the board of a match has."""
    if view is None:
        return _blank(rules_picture(match.game, theme="dark", text=TEXT).size)
    if match.game == "middle-ages" and match.status == "running":
        is_crowded = len(view.players[view.shown_player].free) > MOST_UNITS
        return _blank(table_layout(len(view.players), is_crowded=is_crowded).size)
    kind = (match.game, view.phase, len(match.players))  # other boards of a kind have the same size
    if kind not in _sizes:
        _sizes[kind] = RENDERERS[match.game].paint(view, theme=THEMES["dark"], text=TEXT).size
    return _blank(_sizes[kind])


def _draw_blank_step(
    game: str, view: Any, choices: Sequence[str], part: tuple[float, float], text: Any, *, theme: str
) -> Picture:
    words = without_emojis(text)
    picture = RENDERERS[game].draw_for_player(view, theme=THEMES[theme], text=words, choices=choices)
    return crop(_blank(picture.size), *part)


class Sender:
    """Sends messages to be measured, up to 45 to a channel."""

    def __init__(self, world: World) -> None:
        self.world, self.channels = world, list[tuple[Any, list[tuple[str, float]]]]()
        self.emojis = _add_emojis(world)

    def _channel(self, kind: str, part: float = 0) -> Any:
        if not self.channels or len(self.channels[-1][1]) >= _MOST:
            name = f"screens-{len(self.channels)}"
            self.channels.append((self.world.guild.create_text_channel(name), []))
        channel, kinds = self.channels[-1]
        kinds.append((kind, part))
        return channel

    def _find_target(self, screen: Screen) -> discord.TextChannel:
        part = 0 if screen.panel_of is not None else _find_part(screen.match)
        channel = self.world.bot.get_channel(self._channel(screen.kind, part).id)
        assert isinstance(channel, discord.TextChannel)
        return channel

    async def send(self, screen: Screen) -> None:
        """Send the board or the private panel that a screen describes."""
        match, target = screen.match, self._find_target(screen)
        names = _NAMES[: len(match.players)]
        story = Story(match, self.emojis)
        if screen.panel_of is None:
            message = await board_messages.render_message(
                story,
                selection=screen.selection,
                names=names,
                find_coach_line=partial(_find_longest_coach_line, match),
            )
            await target.send(view=message.view(), files=message.files())
            return
        text, view = with_emojis(text_for(match, TEXT), self.emojis), match.view(screen.panel_of)
        if match.real_time is not None:
            shown = attach([_blank((1200, 900))], "map")
            await target.send(view=panel_view(match, view, text, shown.galleries), files=shown.files)
            return
        panel = get_ui(match).panel(view, screen.panel_of, screen.selection, text=text)
        assert panel is not None
        await target.send(view=private_view(panel.text, *rows(panel.lines, match.id, match.board_version)))

    def copy(self, kind: str, message: Any, part: float = 0) -> None:
        """Send a copy of a private message, such as a page of a lesson."""
        backend, channel = self.world.env.backend, self._channel(kind, part)
        stored = deepcopy(backend.get_message(message.message.channel.id, message.id))
        stored.id, stored.channel_id, stored.flags = backend.snowflake(), channel.id, stored.flags & ~64
        backend.messages.setdefault(channel.id, {})[stored.id] = stored


def _find_part(match: Match) -> float:
    """Return where the part of a board's picture begins that its question is about; see ``_MEASURE``.

    In the Middle Ages, the top of the picture shows the points of all players, which no action is about.
    """
    if match.pause is not None:
        return 2
    if match.game == "middle-ages" and match.status == "running":
        view = match.view(None)
        return table_layout(len(match.players)).sites[0][1] / _draw_blank(match, view).size[1]
    return 0


async def _find_longest_coach_line(match: Match, view: Any, text: Text) -> str:
    """Return the longest line that the coach may say in a position."""
    asked = find_asked_players(match)
    if len(asked) != 1 or match.began_simultaneously:
        return ""
    whys = [each.sentence for each in get_ui(match).explain(view, asked[0], text=text)]
    return text("coach-line", why=max(whys, key=len)) if whys else ""


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
    """Send all pages of all lessons and challenges."""
    for game in LESSONS:
        learner = await Learner(world, world.ada).open(game)
        for _ in LESSONS[game].steps:
            await _send_step(learner, sender, f"{game} lesson")
        sender.copy(f"{game} lesson: end", learner.message)
        await learner.press("More Challenges")
        for _ in LESSONS[game].challenges:
            await _send_step(learner, sender, f"{game} challenge")
        sender.copy(f"{game} challenge: end", learner.message)


async def _send_reviews(world: World, sender: Sender) -> None:
    """Send the pages of reviews: the curve and the moments of a long match of each game without a race."""
    help_reply = await world.ada.slash(world.channel, "help")
    users = tuple(world.people)[:2]
    for game in (key for key, rules in GAMES.items() if not isinstance(rules, RealTimeGame)):
        match, record = random_match(game, "screens", players=2)
        place = {"guild_id": world.guild.id, "channel_id": world.channel.id}
        match = replace(match, **place, seats=users, host=users[0], revision=9)
        match = await add(world.bot.store, match, record)
        replay = Replay(match, record).by_turn
        review = review_of(replay, "screens")
        points = (review.turning_points or ())[:MOST_TURNING_POINTS]
        stored = write_review(replace(review, turning_points=points))
        await world.bot.store.reviews.put(match.id, stored, is_complete=True)
        curve = await forge(world, world.ada, help_reply.response, f"u:review:{match.id}")
        sender.copy(f"{game} review: curve", curve.response)
        running = replace(match, status="running", state=replay.state(points[0].action_count))
        part = _find_part(running)
        for point in points:
            custom_id = f"u:review-moment:{match.id}/{point.frame}"
            moment = await forge(world, world.ada, help_reply.response, custom_id)
            sender.copy(f"{game} review: moment", moment.response, part)


async def _send_step(learner: Learner, sender: Sender, kind: str) -> None:
    """Send the pages of a step: before anything is chosen, after each kind of wrong choice, and when done."""
    sender.copy(f"{kind}: task", learner.message)
    for custom_id, value in _list_choices(learner):
        await learner.choose(custom_id, value)
        if "Next" not in learner.labels():
            sender.copy(f"{kind}: feedback", learner.message)
        else:
            break
    if "Next" not in learner.labels():
        await learner.press("Solve")
    sender.copy(f"{kind}: done", learner.message)
    await learner.press("Next")


def _list_choices(learner: Learner) -> Sequence[tuple[str, str | None]]:
    """Return the last choices of a page: an action that may be wrong, and a selection."""
    last = {custom_id.split(":")[1]: (custom_id, value) for _, custom_id, value in learner.controls()}
    return [last[verb] for verb in ("learn-act", "learn-pick") if verb in last]


async def measure(world: World, browser: Browser) -> tuple[Heights, Flaws]:
    """Return the height of each kind of message, on each screen, and what is wrong with some on the phone."""
    sender, heights, flaws = Sender(world), Heights(), Flaws()
    for user, name in zip(world.people, _NAMES, strict=False):
        world.env.backend.get_member(world.guild.id, user).nick = name
    with (
        patch.object(board_messages, "draw_board", _draw_blank),
        patch.object(lessons, "draw_step", _draw_blank_step),
    ):
        for game in GAMES:
            for screen in collect(game, list(world.people)).values():
                await sender.send(screen)
        await _send_lessons(world, sender)
        await _send_reviews(world, sender)
    for channel, kinds in sender.channels:
        preview = new_preview(world.env, channel, viewers=[world.ada], port=0)
        async with preview:
            Pages(world.env, preview).refresh_outdated()
            page = await browser.new_page()
            for number, (wide, high) in enumerate(SCREENS):
                await page.set_viewport_size({"width": wide, "height": high})
                if not number:
                    await page.goto(preview.url)
                    await page.wait_for_selector(".channel-message")
                await page.wait_for_function(_LOADED, arg=wide)
                measured = await page.evaluate(_MEASURE, [part for _, part in kinds])
                assert len(measured) == len(kinds)
                for (kind, _), height in zip(kinds, measured, strict=True):
                    known = heights.setdefault(kind, [0] * len(SCREENS))
                    known[number] = max(known[number], height)
                if not number:
                    found = await page.evaluate(_FLAWS)
                    for (kind, _), each in zip(kinds, found, strict=True):
                        wrapped = [each["wrapped"]] if each["wrapped"] and _has_common_row(kind) else []
                        flaws.setdefault(kind, set()).update(each["cut"], wrapped)
            await page.close()
    return heights, {kind: found for kind, found in flaws.items() if found}


def _has_common_row(kind: str) -> bool:
    """Return whether the last row of a kind of message has the buttons that all running matches have."""
    return " board " in kind and not any(f" {state}" in kind for state in ("lobby", "over", "asks:"))


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


def _find_too_high(heights: Heights) -> dict[str, list[int]]:
    """Return the kinds of messages that are higher than a screen has room for."""
    return {
        kind: measured
        for kind, measured in heights.items()
        if any(height > room for height, room in zip(measured, ROOM, strict=True))
    }


@pytest.mark.usefixtures("real_pictures", "frozen_time")
async def test_every_kind_of_message_fits_one_screen(world: World) -> None:
    async with _open_browser() as browser:
        heights, flaws = await measure(world, browser)
    assert not _find_too_high(heights)
    assert not flaws
    assert set(heights) == set(json.loads(_FILE.read_text())), "measure again: see the top of this file"


async def _measure_again() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "guildhall.db"
        async with simulated_discord(new_bot(file), check_errors=False, settle_timeout=60) as env:
            world = World(env, file)
            async with _open_browser() as browser:
                heights, flaws = await measure(world, browser)
            await release_resources(world.bot)
    _FILE.write_text(json.dumps(heights, indent=1, sort_keys=True) + "\n")
    for kind, measured in sorted(_find_too_high(heights).items()):
        sys.stdout.write(f"too high: {measured} {kind}\n")
    for kind, found in sorted(flaws.items()):
        sys.stdout.write(f"cut or wrapped: {', '.join(sorted(found))} in {kind}\n")


if __name__ == "__main__":
    asyncio.run(_measure_again())
