"""Matches leave as files and come back as replays; nothing in a file can deceive or break anything."""

import json
from typing import Any

import discord
import pytest
import simcord
from msgspec.structs import replace

from bot.match.commands import Resign
from bot.match.record import MAX_BYTES, read_record, sign, to_record, write_record
from bot.match.record_checks import verify
from bot.match.refusals import Refusal
from bot.match.servers import ServerBlock
from bot.services.import_service import NOWHERE, ImportedReplay
from bot.store import imported_records
from bot.store.imported_records import MOST_PER_USER
from tests.example_games import EVERY_GAME
from tests.match.record_files import random_match
from tests.play.faults import POST, RESET, TIMEOUT, FailingDiscord, failing, http_failure
from tests.play.me.test_preference_panel import press
from tests.play.notified_users import me
from tests.play.server_owner import forbid_everyone
from tests.play.table.test_practice import begin
from tests.play.world import (
    World,
    components,
    download_file,
    find_buttons,
    forge,
    get_pinged_users,
    reply_text,
    words,
)
from tests.store.samples import content

__all__ = ["failing"]

EVIL = "@everyone [x](http://evil) `**_<@1> ||\u202e"


async def finish_match(world: World) -> None:
    """Begin a match of Constructor with Ada and Bruno, and let Bruno resign."""
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.resign(world.bruno)


async def save(world: World, who: simcord.MemberActor, **options: Any) -> bytes:
    """Return the file that ``/match record`` gives."""
    return await download_file(
        world.bot, (await who.slash(world.channel, "match record", **options)).response
    )


async def bring(
    world: World, who: simcord.MemberActor, data: bytes, channel: Any = None
) -> simcord.InteractionResult:
    """Open a file."""
    return await who.slash(channel or world.channel, "match import", file=("a match.json", data))


def opening(result: simcord.InteractionResult) -> str:
    """Return the custom id of the button that opens the replay."""
    button, *_ = [part for part in components(result.response) if isinstance(part, discord.Button)]
    return str(button.custom_id)


def import_id(result: simcord.InteractionResult) -> int:
    """Return the id of an imported file."""
    return int(opening(result).removeprefix("u:replay:i").removesuffix("/0"))


async def open_import(world: World, who: simcord.MemberActor, number: int) -> ImportedReplay:
    """Return an imported match as a user gets it in the channel."""
    return await world.bot.imports.open(number, who.id, world.channel.id)


def file(game: str = "constructor", *names: str) -> bytes:
    """Return the file of a random match for two."""
    match, actions = random_match(game, "file", players=2)
    return write_record(to_record(match, actions, names))


async def test_a_match_that_was_saved_opens_again(world: World) -> None:
    await finish_match(world)
    data = await save(world, world.dmitri)
    answer = await bring(world, world.chioma, data)
    reply = reply_text(answer)
    assert reply.startswith("### Constructor\nPlayed by ada and bruno.\n")
    assert "It took one turn and ended on <t:" in reply
    assert "bruno has resigned.\nada wins." in reply
    replay, names = await open_import(world, world.chioma, import_id(answer))
    assert (replay.match.state, names) == ((await world.match()).state, ("ada", "bruno"))


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_a_match_of_each_game_opens(world: World, game: str) -> None:
    reply = reply_text(await bring(world, world.ada, file(game, "Ada", "Bruno")))
    assert "Played by Ada" in reply
    assert "<@" not in reply


async def test_the_length_of_a_race_is_told_in_rounds(world: World) -> None:
    match, actions = random_match("space-builder", "file", players=2)
    rounds = match.state.round.number
    reply = reply_text(await bring(world, world.ada, write_record(to_record(match, actions, ()))))
    assert f"It took {rounds} rounds and ended on <t:" in reply


async def test_the_buttons_under_more_and_on_the_end_board_save_the_record(world: World) -> None:
    await world.begin_constructor()
    assert not find_buttons(world.board, "record")
    running = await world.press(world.ada, "record")
    assert json.loads(await download_file(world.bot, running.response))["seed"] is None
    await world.resign(world.bruno)
    direct = await world.press(world.chioma, "record", message=world.board)
    assert await download_file(world.bot, direct.response) == await save(world, world.ada)


async def test_a_player_can_be_known_by_the_mark_alone(world: World) -> None:
    await finish_match(world)
    panel = await me(world, world.bruno, "notices")
    changed_panel = await press(world.bruno, panel, "u:me-set:named_in_records=off")
    labels = [part.label for part in components(changed_panel.response) if isinstance(part, discord.Button)]
    assert "Name in Record Files: Off" in labels
    data = await save(world, world.ada)
    assert b"bruno" not in data
    assert read_record(data).players[0].name == "ada"
    assert "Played by ada and ⚫ Black." in reply_text(await bring(world, world.ada, data))


async def test_names_are_saved_without_markup(world: World) -> None:
    await finish_match(world)
    world.env.backend.get_member(world.guild.id, world.ada.id).nick = EVIL
    assert read_record(await save(world, world.ada)).players[0].name == "everyone x(http:/evil) 1"


async def test_another_match_of_the_channel_can_be_saved(world: World) -> None:
    await finish_match(world)
    first = await save(world, world.ada)
    await finish_match(world)
    completions = await world.ada.autocomplete(world.channel, "match record", "match", "constr")
    assert [choice["value"] for choice in completions] == ["m2", "m1"]
    assert "Constructor" in completions[0]["name"]
    assert await save(world, world.dmitri, match="m1") == await save(world, world.dmitri, match="1") == first
    assert await save(world, world.dmitri) == await save(world, world.dmitri, match="m2")


@pytest.mark.parametrize("query", ["3", "m0", "i1", "9" * 30, "Zoe", "²"])
@pytest.mark.sampled
async def test_no_other_match_can_be_saved(world: World, query: str) -> None:
    await finish_match(world)
    answer = reply_text(await world.ada.slash(world.channel, "match record", match=query))
    assert "no match of this channel like that" in answer or "in its own channel" in answer


async def test_a_match_of_another_channel_is_not_saved_here(world: World) -> None:
    await finish_match(world)
    elsewhere = world.guild.create_text_channel("elsewhere")
    assert await world.ada.autocomplete(elsewhere, "match record", "match", "") == []
    answer = reply_text(await world.dmitri.slash(elsewhere, "match record", match="1"))
    assert "in its own channel" in answer
    assert "no match in this channel" in reply_text(await world.ada.slash(elsewhere, "match record"))


async def test_a_table_has_no_record_yet(world: World) -> None:
    await world.open_constructor_table()
    assert "no match in this channel" in reply_text(await world.ada.slash(world.channel, "match record"))


@pytest.mark.parametrize(
    ("data", "answer"),
    [
        (b"", "not a record file"),
        (b"PK\x03\x04", "not a record file"),
        (b'{"format": "guildhall-record", "version": 7}', "has version 7"),
        (b'{"format": "guildhall-record", "version": 1}', "is damaged"),
        (b" " * (MAX_BYTES + 1), "too large: a record has at most 9,000 kB"),
        (file()[:-200], "not a record file"),
        (file().replace(b"Ra", b"Rb", 1), "was changed after it was saved"),
    ],
)
@pytest.mark.sampled(2)
async def test_a_file_that_is_no_record_is_refused(world: World, data: bytes, answer: str) -> None:
    assert answer in reply_text(await bring(world, world.ada, data))
    assert await world.bot.store.imported_records.find(1, world.ada.id, world.channel.id) is None


@pytest.mark.parametrize(
    ("reason", "answer"),
    [
        ("not-over", "was not over"),
        ("other-seed", "The seed in this file is not the one"),
        ("other-table", "No match can begin"),
        ("illegal-action", "breaks the rules"),
        ("other-result", "The result in this file"),
        ("unknown-game", "a game that I do not know"),
    ],
)
async def test_a_file_with_a_right_checksum_that_lies_is_refused(
    world: World, reason: str, answer: str
) -> None:
    honest = read_record(file())
    assert honest.result is not None
    lies: dict[str, dict[str, Any]] = {
        "not-over": {"result": None},
        "other-seed": {"seed": "another"},
        "other-table": {"players": honest.players[:1]},
        "illegal-action": {"actions": honest.actions[1:]},
        "other-result": {"result": replace(honest.result, scores=(9, 9))},
        "unknown-game": {"game": "chess"},
    }
    data = write_record(sign(replace(honest, **lies[reason])))
    assert answer in reply_text(await bring(world, world.ada, data))


async def test_a_large_file_is_refused_before_it_is_downloaded(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read(*_: object, **__: object) -> bytes:
        raise AssertionError

    monkeypatch.setattr(discord.Attachment, "read", read)
    assert "too large" in reply_text(await bring(world, world.ada, b" " * (MAX_BYTES + 1)))


async def test_a_file_that_is_larger_than_it_says_is_refused(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read(*_: object, **__: object) -> bytes:
        return b" " * (MAX_BYTES + 1)

    monkeypatch.setattr(discord.Attachment, "read", read)
    assert "too large" in reply_text(await bring(world, world.ada, b"{}"))


@pytest.mark.parametrize("failure", [TIMEOUT, RESET, http_failure(404), http_failure(500)])
async def test_a_file_that_cannot_be_downloaded_is_asked_for_again(
    world: World, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    async def read(*_: object, **__: object) -> bytes:
        raise failure

    with monkeypatch.context() as patch:
        patch.setattr(discord.Attachment, "read", read)
        assert "Attach it again" in reply_text(await bring(world, world.ada, file()))
    assert "### Constructor" in reply_text(await bring(world, world.ada, file()))


async def test_names_full_of_markup_are_harmless(world: World) -> None:
    reply = reply_text(await bring(world, world.ada, file("constructor", EVIL, "x" * 100)))
    assert "Played by everyone x(http:/evil) 1 and" in reply
    assert not any(sign in reply.replace("<t:", "") for sign in ("@", "](", "`", "<", "|"))


async def test_the_same_file_is_stored_once_and_only_the_newest_stay(world: World) -> None:
    first = import_id(await bring(world, world.ada, file()))
    assert import_id(await bring(world, world.ada, file())) == first
    records = world.bot.store.imported_records
    others = [await records.add(world.ada.id, f"file {number}", 10**15 + number) for number in range(20)]
    assert len(others) == MOST_PER_USER
    with pytest.raises(Refusal) as refusal:
        await open_import(world, world.ada, first)
    assert refusal.value.key == "import-gone"
    assert import_id(await bring(world, world.bruno, file())) not in (first, *others)


async def look(world: World, who: simcord.MemberActor, number: int, channel: Any = None) -> str:
    """Return what a user reads who types the id of an imported match."""
    command = who.slash(channel or world.channel, "match replay", match=f"i{number}")
    return reply_text(await command)


async def share(world: World, who: simcord.MemberActor, answer: simcord.InteractionResult) -> str:
    """Click *Share in This Channel* under the answer to an import, and return what the user reads."""
    custom_id = f"u:import-share:{import_id(answer)}"
    return reply_text(await forge(world, who, answer.response, custom_id))


async def test_nobody_else_opens_an_imported_match_or_learns_that_there_is_one(world: World) -> None:
    number = import_id(await bring(world, world.ada, file("constructor", "Zoe", "Yan")))
    elsewhere = world.guild.create_text_channel("elsewhere")
    assert "Zoe" in await look(world, world.ada, number, elsewhere)
    absent = await look(world, world.bruno, 999)
    assert "yours alone" in absent
    assert {await look(world, world.bruno, number, one) for one in (world.channel, elsewhere)} == {absent}
    message = await world.bot.get_partial_messageable(world.channel.id).send("Hello.")
    for verb in ("replay", "replay-frame", "replay-words", "replay-moments"):
        assert reply_text(await forge(world, world.bruno, message, f"u:{verb}:i{number}/1")) == absent
    assert reply_text(await forge(world, world.bruno, message, f"u:import-share:{number}")) == absent
    assert await look(world, world.bruno, number) == absent


async def test_an_imported_match_that_is_shared_opens_in_that_channel_until_its_user_deletes_it(
    world: World,
) -> None:
    answer = await bring(world, world.ada, file("constructor", "Zoe", "Yan"))
    number = import_id(answer)
    assert "everybody in this channel" in await share(world, world.ada, answer)
    post = world.board
    assert words(post).startswith(f"<@{world.ada.id}> shares a match from a file:\n### Constructor")
    assert get_pinged_users(world, post) == []
    assert "shared already" in await share(world, world.ada, answer)
    assert world.board.id == post.id
    replay = await world.bruno.click(post, custom_id=f"u:replay:i{number}/0")
    assert "Zoe" in reply_text(replay)
    assert "Zoe" in await look(world, world.bruno, number)
    forged = await forge(world, world.bruno, post, f"u:import-share:{number}")
    assert "yours alone" in reply_text(forged)
    assert world.board.id == post.id
    elsewhere = world.guild.create_text_channel("elsewhere")
    absent = await look(world, world.bruno, 999)
    assert await look(world, world.bruno, number, elsewhere) == absent
    await world.restart()
    assert "Zoe" in await look(world, world.bruno, number)
    await world.bot.privacy.delete(world.ada.id)
    assert await look(world, world.bruno, number) == absent


async def test_a_match_is_not_shared_where_its_user_may_not_write(world: World) -> None:
    answer = await bring(world, world.ada, file())
    silent = world.guild.create_text_channel("silent", overwrites=forbid_everyone(world, "send_messages"))
    message = await world.bot.get_partial_messageable(world.channel.id).send("Hello.")
    question = await bring(world, world.bruno, file(), silent)
    assert "you lack the permission Send Messages" in await share(world, world.bruno, question)
    block = ServerBlock(guild_id=world.guild.id, user_id=world.ada.id, at=1, by_user=1, reason="Rude.")
    await world.bot.store.server_blocks.add(block)
    assert "has blocked you" in await share(world, world.ada, answer)
    assert (await content(world.bot.store))["shared_records"] == []
    assert world.board.id == message.id


@pytest.mark.parametrize(("status", "sentence"), [(403, "may not post"), (500, "went wrong")])
@pytest.mark.simcord(check_errors=False)
async def test_a_match_whose_post_fails_is_not_shared_and_can_be_shared_then(
    world: World, failing: FailingDiscord, status: int, sentence: str
) -> None:
    answer = await bring(world, world.ada, file())
    fault = failing.fail(*POST, http_failure(status, 50013))
    assert sentence in await share(world, world.ada, answer)
    assert fault.hits
    assert (await content(world.bot.store))["shared_records"] == []
    assert "everybody in this channel" in await share(world, world.ada, answer)


async def test_fewer_files_stay_if_they_are_large(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imported_records, "MOST_CHARACTERS_PER_USER", 100)
    records = world.bot.store.imported_records
    other = await records.add(world.bruno.id, "x" * 10, 1)
    ids = [await records.add(world.ada.id, "x" * size, 1) for size in (10, 50, 40, 300, 51, 49, 1)]
    owners = [(other, world.bruno.id), *((number, world.ada.id) for number in ids)]
    kept = [await records.find(number, user, NOWHERE) is not None for number, user in owners]
    assert kept == [True, False, False, False, False, False, True, True]


async def test_a_stored_file_opens_after_a_restart_until_its_user_deletes_it(world: World) -> None:
    number = import_id(await bring(world, world.ada, file("builders", "Ada", "Bruno")))
    before, _ = await open_import(world, world.ada, number)
    await world.restart()
    after, names = await open_import(world, world.ada, number)
    assert (after.match, names) == (before.match, ("Ada", "Bruno"))
    await world.bot.privacy.delete(world.bruno.id)
    await open_import(world, world.ada, number)
    panel = await me(world, world.ada, "coach")
    question = await press(world.ada, panel, "u:privacy-ask:")
    assert "record files that you opened" in words(question.response)
    await press(world.ada, question, "u:privacy-delete:")
    with pytest.raises(Refusal):
        await open_import(world, world.ada, number)


@pytest.mark.usefixtures("quick_computers")
async def test_a_match_against_a_computer_can_be_saved_and_opened(world: World) -> None:
    _, match = await begin(world, "constructor", starter="ice")
    world.channel = world.channel.threads[0]
    await world.bot.matches.perform(match, world.ada.id, Resign())
    data = await save(world, world.ada)
    record = read_record(data)
    assert [player.computer for player in record.players] == [None, "beginner"]
    assert record.is_assisted
    list(verify(record))
    reply = reply_text(await bring(world, world.ada, data))
    assert f"Played by ada and 🤖 {record.players[1].name}." in reply
