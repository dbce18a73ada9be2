"""The small pictures that stay in the lines of old boards, and how much the bot posts by itself."""

from collections.abc import Sequence
from io import BytesIO
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.games import GAMES
from bot.locales import texts
from cogs.board.story import describe_beginning, list_entries
from cogs.board.summaries import is_summarized, read_lines, turn_lines, without_ending
from rendering import RENDERERS, THEMES
from rendering.kit import shrink
from tests.play.board.test_folded_boards import choose, perform
from tests.play.board.test_story import play_whole_match
from tests.play.faults import EDIT, FailingDiscord, failing, http_failure
from tests.play.world import World, buttons, download_file, pictures, words

TEXT = texts("en")
__all__ = ["failing"]


async def set_posts(world: World, posts: Any) -> None:
    """Set how much the bot posts by itself."""
    await world.bot.servers.change_settings(
        world.guild.id, world.ada.id, "set-posts", lambda old: replace(old, posts=posts), lambda *_: {}
    )


async def play_a_round(world: World) -> None:
    """Play Constructor until the first round is over."""
    rng = Random(3)
    while not (match := await world.match()).state.stage.finished:
        await perform(world, match, *choose(match, rng))


def kept(world: World) -> Sequence[Any]:
    """Return the messages before the board that show a picture."""
    return [message for message in world.channel.history()[:-1] if pictures(message)]


async def test_the_end_of_a_round_stays_as_a_small_picture(world: World) -> None:
    await world.begin_constructor()
    await play_a_round(world)
    requests = len(world.posts())
    (message,) = kept(world)
    assert "Round 1 is over" in words(message)
    assert not buttons(message)
    assert (pictures(message)[0].description or "").startswith("Constructor, the end of round 1")
    data = await download_file(world.bot, message)
    assert len(data) <= 40_000
    with Image.open(BytesIO(data)) as image:
        assert image.width == 600
    assert requests == len(world.channel.history()), "a picture needs no message of its own"


async def test_the_last_round_is_left_to_the_board_of_the_end(world: World) -> None:
    await play_whole_match(world, "constructor", "fold")
    (message,) = kept(world)
    assert "Round 1 is over" in words(message)


@pytest.mark.parametrize(("posts", "boards"), [("few", "fold"), ("usual", "delete")])
async def test_no_picture_stays_where_it_is_not_wanted(world: World, posts: str, boards: str) -> None:
    await set_posts(world, posts)
    await world.begin_constructor(boards=boards)
    await play_a_round(world)
    assert kept(world) == []


@pytest.mark.usefixtures("expired_clicks")
async def test_a_picture_that_discord_refuses_leaves_the_line(world: World, failing: FailingDiscord) -> None:
    await world.begin_constructor()
    rng, match = Random(3), await world.match()
    while True:
        match = await world.match()
        player, action = choose(match, rng)
        after = match.rules.apply_action(match.state, player, match.rules.action_from_string(action))
        if after.stage.finished:
            break
        await perform(world, match, player, action)
    failing.fail(*EDIT, http_failure(400))
    await perform(world, match, player, action)
    assert kept(world) == []
    assert "Round 1 is over" in words(world.channel.history()[-2])


def test_a_town_that_passes_ten_points_and_a_structure_are_kept() -> None:
    for key, name in (("middle-ages", "mid"), ("builders", "many_rows")):
        renderer = RENDERERS[key]
        after: Any = renderer.samples()[name]
        field = {"middle-ages": {"vp": 9}, "builders": {"structures": 0}}[key]
        grown = {"middle-ages": {"vp": 10}, "builders": {"structures": 1}}[key]
        first, *others = after.players
        before = replace(after, players=(replace(first, **field), *others))
        after = replace(after, players=(replace(first, **grown), *others))
        draw = renderer.find_kept_picture(before, after)
        assert draw
        assert not renderer.find_kept_picture(after, after)
        for theme in THEMES.values():
            picture = shrink(draw(theme=theme, text=TEXT))
            assert max(picture.size) == 600
            assert len(picture.data) <= 40_000
            assert picture.description


def test_a_game_keeps_no_pictures_unless_it_says_so() -> None:
    for key in GAMES:
        for view in RENDERERS[key].samples().values():
            assert not RENDERERS[key].find_kept_picture(view, view)


@pytest.mark.usefixtures("frozen_time")
@pytest.mark.parametrize("game", ["constructor", "middle-ages", "builders", "space-builder"])
@pytest.mark.sampled
async def test_at_most_one_in_ten_messages_is_not_a_board_or_its_line(world: World, game: str) -> None:
    await play_whole_match(world, game, "fold")
    match, (*old, board) = await world.match(), world.channel.history()
    text = texts(match.locale)
    lines = await read_lines(match, await world.bot.matches.get_actions(match.id))
    entries = without_ending(match, list_entries(match, lines, text))
    told = {describe_beginning(match, text)}
    for turn in {entry.turn for entry in entries}:
        of_turn = [entry for entry in entries if entry.turn == turn and is_summarized(match, entry)]
        told.update(turn_lines(match, of_turn, text))
    others = [message for message in old if not told.issuperset(words(message).splitlines())]
    assert "The end" in words(board)
    assert len(old) > 5
    assert 10 * len(others) <= len(old) + 1
