"""The bot's own emojis: only what Discord lacks is uploaded, and nobody needs them to play."""

from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from PIL import Image

from bot.client.bot import Guildhall
from bot.games.builders.state import Player, Row
from cogs.kit.custom_ids import CustomId, write_custom_id
from cogs.upkeep import emojis
from rendering.emojis import drawings, emoji_name
from tests.games.builders_play import table
from tests.play import race
from tests.play.builders_table import begin_first_turn, set_state
from tests.play.faults import FailingDiscord, failing, http_failure
from tests.play.notified_users import DAY, pass_time
from tests.play.world import World, buttons, components, forge, new_bot, release_resources, words

__all__ = ["failing"]

UPLOADING = 60
"""Seconds in which all emojis are uploaded."""
UPLOAD, LIST = ("POST", "/applications/*/emojis"), ("GET", "/applications/*/emojis")


@pytest.fixture
def simcord_bot(database: Path) -> Guildhall:
    """Return the real bot with its emojis."""
    return new_bot(database, emojis=True)


@pytest.fixture(autouse=True)
def plain_emojis(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all emojis look alike; `tests/rendering` looks at them."""
    file = BytesIO()
    Image.new("RGBA", (128, 128), "teal").save(file, "PNG")
    monkeypatch.setattr(emojis, "draw_emoji", lambda _: file.getvalue())


def uploads(world: World) -> int:
    """Return the number of emojis that were uploaded so far."""
    requests = [(request.method, request.path) for request in world.env.http_requests]
    return sum(method == "POST" and path.endswith("/emojis") for method, path in requests)


def get_emoji_ids(world: World) -> dict[str, int]:
    """Return the emojis of the application by name."""
    return {emoji.name: emoji.id for emoji in world.env.backend.application_emojis.values()}


async def restart(world: World) -> None:
    """End the bot and start a new one, which has its emojis as well."""
    old = world.bot
    await world.env.restart_bot(new_bot(world.database, emojis=True))
    await release_resources(old)


def list_custom_emojis(message: Any) -> list[str]:
    """Return the names of the bot's emojis on the controls of a message."""
    button_parts = [part for part in components(message) if isinstance(part, discord.Button)]
    button_emojis = [part.emoji for part in button_parts if part.emoji is not None]
    return [emoji.name for emoji in button_emojis if emoji.id is not None]


async def place(world: World) -> None:
    """Let the current player of Constructor place a small."""
    match = await world.match()
    (action, *_) = [legal for legal in match.view(None).legal if legal.startswith("S")]
    await world.act(await world.current(), action)


async def play_to_the_end(world: World) -> None:
    """Play a match of Constructor by clicks."""
    rng = Random("emojis")
    await world.begin_constructor()
    while not (await world.match()).is_over:
        match = await world.match()
        (player,) = match.players_to_act()
        actions = list(match.rules.legal_actions(match.state, player))
        await world.act(await world.current(), match.rules.action_to_string(rng.choice(actions)))


# Uploads


async def test_only_what_discord_lacks_is_uploaded(world: World) -> None:
    await world.env.advance_time(UPLOADING)
    assert set(get_emoji_ids(world)) == set(map(emoji_name, drawings()))
    assert uploads(world) == len(drawings())
    before = get_emoji_ids(world)
    await restart(world)
    await world.env.advance_time(UPLOADING)
    assert (uploads(world), get_emoji_ids(world)) == (len(drawings()), before)


async def test_marks_are_there_within_two_seconds(world: World) -> None:
    await world.env.advance_time(2)
    assert {emoji_name(name) for name in ("coral", "teal", "amber", "violet")} <= set(get_emoji_ids(world))


async def test_outdated_versions_are_deleted_a_week_later_and_emojis_of_others_are_not(world: World) -> None:
    backend = world.env.backend
    await world.env.advance_time(UPLOADING)
    for name in ("teal_000000", "teal", "party_000000", "teal_party"):
        backend.create_application_emoji(name)
    await restart(world)
    await pass_time(world, 6 * DAY)
    assert "teal_000000" in get_emoji_ids(world)  # messages from before still show it
    await pass_time(world, 2 * DAY)
    assert set(get_emoji_ids(world)) - set(map(emoji_name, drawings())) == {
        "teal",
        "party_000000",
        "teal_party",
    }


async def test_an_application_that_is_full_gets_no_more(world: World) -> None:
    backend = world.env.backend
    for number in range(emojis.MOST_EMOJIS - 1 - len(get_emoji_ids(world))):
        backend.create_application_emoji(f"other{number}")
    before = uploads(world)
    await restart(world)
    await world.env.advance_time(UPLOADING)
    assert len(get_emoji_ids(world)) == emojis.MOST_EMOJIS
    assert uploads(world) == before + 1


async def test_a_day_later_a_deleted_one_is_uploaded_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emojis, "DAY", 400.0)
    await world.env.advance_time(UPLOADING)
    world.env.backend.delete_application_emoji(get_emoji_ids(world)[emoji_name("teal")])
    await world.env.advance_time(400)
    assert emoji_name("teal") in get_emoji_ids(world)


async def test_an_operator_can_switch_them_off(world: World) -> None:
    await world.env.restart_bot(new_bot(world.database))
    before = len(world.env.http_requests)
    await world.env.advance_time(UPLOADING)
    assert not any("/emojis" in request.path for request in world.env.http_requests[before:])


async def test_an_upload_goes_on_once_discord_is_there_again(world: World, failing: FailingDiscord) -> None:
    failing.fail(*UPLOAD, http_failure(503), times=2)
    failing.fail(*UPLOAD, http_failure(429, headers={"Retry-After": "300"}), times=1)
    await restart(world)
    await world.env.advance_time(2 * emojis.RETRY + 300 + UPLOADING)
    assert len(get_emoji_ids(world)) == len(drawings())


# Use


async def test_seats_pieces_and_captions_show_them(world: World) -> None:
    await world.env.advance_time(UPLOADING)
    await world.open_constructor_table(starter="ice")
    black = emoji_name("constructor_black")
    assert f"<:{black}:{get_emoji_ids(world)[black]}> Black: free" in words(world.board)
    assert "Join as Black" in [label for _, label in buttons(world.board)]
    assert list_custom_emojis(world.board) == [black]
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    await world.act(world.ada, "pattern rhombus")
    assert list_custom_emojis(world.board) == [
        emoji_name(f"constructor_ice_{kind}") for kind in ("ring", "medium", "small")
    ]
    assert f"<:{emoji_name('constructor_ice')}" in words(world.board)
    assert not any("<:" in label for _, label in buttons(world.board))


async def test_pieces_and_structures_of_builders_show_them(world: World) -> None:
    await world.env.advance_time(UPLOADING)
    await begin_first_turn(world)
    row = Row(panel=0, shape="C", slots=7, slot=2, feet=1)
    await set_state(world, table(Player(hand=(0, 0, 4, 4), corner_joints=4), row=row))
    assert list_custom_emojis(world.board) == [
        emoji_name("builders_C"),
        emoji_name("builders_structure_coral"),
    ]


@pytest.mark.parametrize("game", ["middle-ages", "builders", "space-builder"])
@pytest.mark.sampled
async def test_tables_of_every_game_show_the_marks(world: World, game: str) -> None:
    await world.env.advance_time(UPLOADING)
    await world.begin_game(game, 4)
    await restart(world)
    await world.ada.slash(world.channel, "match log")
    await world.ada.slash(world.channel, "match show")
    assert "🔴" not in words(world.board)


async def test_buttons_are_the_same_with_and_without_but_pieces_need_no_words(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    without = buttons(world.board)
    await world.env.advance_time(UPLOADING)
    await world.ada.slash(world.channel, "match show")
    again = [custom_id.split(":")[3:] for custom_id, _ in buttons(world.board)]
    assert [custom_id.split(":")[3:] for custom_id, _ in without][:3] == again[:3]
    assert [label for _, label in without][:3] == ["Ring", "Medium", "Small"]
    assert [label for _, label in buttons(world.board)][:3] == ["", "", ""]
    assert list_custom_emojis(world.board)


# Refused


@pytest.mark.exhaustive
async def test_a_match_is_played_with_words_if_emojis_are_refused(
    world: World, failing: FailingDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    failing.fail(*LIST, http_failure(403), times=1000)
    await restart(world)
    await play_to_the_end(world)
    assert "⚪ Ice" in words(world.board)
    assert "<:" not in "".join(map(words, world.channel.history()))
    assert [record.message for record in caplog.records].count("emojis.not_uploaded") == 1


@pytest.mark.parametrize("failure", [http_failure(400), http_failure(403), http_failure(503), TimeoutError()])
@pytest.mark.parametrize("request_", [UPLOAD, LIST], ids=["upload", "list"])
@pytest.mark.sampled(2)
async def test_the_log_tells_once_that_emojis_are_missing(
    world: World,
    failing: FailingDiscord,
    failure: Exception,
    request_: tuple[str, str],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(emojis, "DAY", 400.0)
    failing.fail(*request_, failure, times=1000)
    await restart(world)
    await world.env.advance_time(1000)
    assert [record.message for record in caplog.records].count("emojis.not_uploaded") == 1
    await world.open_constructor_table()
    assert "⚫ Black: free" in words(world.board)


async def test_a_deleted_emoji_does_not_stop_a_match(world: World) -> None:
    await world.begin_constructor()
    await world.env.advance_time(UPLOADING)
    await world.act(world.ada, "pattern rhombus")
    assert list_custom_emojis(world.board)
    for name in ("constructor_ice_small", "constructor_black_small"):
        world.env.backend.delete_application_emoji(get_emoji_ids(world)[emoji_name(name)])
    await place(world)
    assert "it is your turn" in words(world.board)
    assert buttons(world.board)
    assert list_custom_emojis(world.board) == []


async def test_an_emoji_that_is_refused_is_uploaded_again(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.env.advance_time(emojis.PATIENCE / 1000 + 1)
    small = emoji_name("constructor_black_small")
    world.env.backend.delete_application_emoji(get_emoji_ids(world)[small])
    await place(world)
    assert list_custom_emojis(world.board) == []
    await world.env.advance_time(1)
    assert small in get_emoji_ids(world)
    await world.ada.slash(world.channel, "match show")
    assert small in list_custom_emojis(world.board)


async def test_what_can_be_chosen_next_is_shown_without_refused_emojis(world: World) -> None:
    await world.env.advance_time(UPLOADING)
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    world.env.backend.application_emojis.clear()
    who = await world.current()
    await world.press(who, "pick", "S")
    await world.press(who, "pick")
    assert "it is your turn" in words(world.board)
    assert list_custom_emojis(world.board) == []


@pytest.mark.parametrize("are_deleted", [False, True])
@pytest.mark.sampled
async def test_a_private_menu_shows_marks_unless_they_are_refused(world: World, are_deleted: bool) -> None:
    await world.env.advance_time(UPLOADING)
    await world.begin_constructor()
    if are_deleted:
        world.env.backend.application_emojis.clear()
    match = await world.match()
    click_id = CustomId(match.id, match.board_version, "hand-over", "")
    answer = await forge(world, world.ada, world.board, write_custom_id("b", click_id))
    (menu,) = [part for part in components(answer.response) if isinstance(part, discord.SelectMenu)]
    emoji_names = {option.emoji.name if option.emoji else "" for option in menu.options}
    assert emoji_names == ({""} if are_deleted else {emoji_name("constructor_ice")})
    assert not any("<" in option.label for option in menu.options)


async def test_the_panel_of_a_race_shows_cards_and_squares_and_words_where_they_are_refused(
    world: World,
) -> None:
    await race.begin(world, mode="turns")
    panel = await race.open_map(world, world.ada)
    without = [label for _, label in buttons(panel)]
    await world.env.advance_time(UPLOADING)
    panel = await race.reopen_panel(world, world.ada)
    squares = ["empty"] * 6 + ["pad"] + ["empty"] * 2
    cards = ["DOM_A0", "SIL_A0", "HRN_A0", "GRN_A0"]
    assert list_custom_emojis(panel) == [emoji_name(f"space_builder_{name}") for name in (*squares, *cards)]
    assert [label for _, label in buttons(panel)][:9] == [""] * 9
    await race.click_panel(world.ada, panel, "turn +1")
    await race.click_panel(world.ada, panel, "flip")
    await race.click_panel(world.ada, panel, "lay B1")
    assert list_custom_emojis(panel).count(emoji_name("space_builder_DOM_B1")) == 2
    await race.click_panel(world.ada, panel, "take DOM")
    await race.click_panel(world.ada, panel, "back")
    world.env.backend.application_emojis.clear()
    await race.click_panel(world.ada, panel, "take SIL")
    assert list_custom_emojis(panel) == []
    assert [label for _, label in buttons(panel)] == without


async def test_what_is_wrong_for_another_reason_is_not_sent_again(
    world: World, failing: FailingDiscord
) -> None:
    await world.env.advance_time(UPLOADING)
    fault = failing.fail("POST", "/channels/*/messages", http_failure(400), times=1)
    await world.open_constructor_table()
    assert len(fault.hits) == 1


async def test_the_simulated_discord_is_as_strict_about_emojis(world: World) -> None:
    file = BytesIO()
    Image.new("RGBA", (128, 128)).save(file, "PNG")
    fine = file.getvalue()
    for name, image in (("a", fine), ("a-b", fine), ("big", fine + bytes(300_000))):
        with pytest.raises(discord.HTTPException):
            await world.bot.create_application_emoji(name=name, image=image)
    emoji = await world.bot.create_application_emoji(name="fine", image=fine)
    with pytest.raises(discord.HTTPException):
        await world.bot.create_application_emoji(name="fine", image=fine)
    assert await world.bot.http.get_from_cdn(f"https://cdn.simcord.invalid/emojis/{emoji.id}.png") == fine
