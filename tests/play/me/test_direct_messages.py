"""A user's channel with the bot: the newest notification of each match, in the user's language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import simcord

from bot.locales import add_texts, remove_texts, texts
from tests.play.notified_users import (
    HOUR,
    begin_another_match,
    begin_on_brunos_turn,
    get_directs,
    list_mutes,
    me,
    pass_time,
    read_directs,
)
from tests.play.world import World, words


async def test_a_newer_direct_message_of_a_match_replaces_the_older_one(world: World) -> None:
    await me(world, world.bruno, "notices", where="direct")
    await begin_on_brunos_turn(world)
    (first,) = get_directs(world.bruno)
    await world.act(world.bruno, "Sc2")
    await world.restart()
    await world.act(world.ada, "Ra1")
    (second,) = get_directs(world.bruno)
    assert second.id > first.id
    assert f"({world.channel_link})" in words(second)


async def test_a_digest_keeps_what_no_newer_message_says(world: World) -> None:
    await me(world, world.bruno, "digest", at="18:00", zone="UTC")
    await begin_on_brunos_turn(world)
    elsewhere = world.guild.create_text_channel("elsewhere")
    await begin_another_match(world, elsewhere, world.ada, world.bruno)
    for action in ("constructor pattern", "constructor place"):
        options = {"pattern": "rhombus"} if "pattern" in action else {"kind": "R", "tile": "b2"}
        await world.ada.slash(elsewhere, action, **options)
    await pass_time(world, 18 * HOUR + 60)
    (digest,) = get_directs(world.bruno)
    assert "2 matches wait for you" in words(digest)
    await me(world, world.bruno, "digest", at="off")
    await me(world, world.bruno, "notices", where="direct")
    await world.act(world.bruno, "Sc2")
    await world.act(world.ada, "Ra1")
    older, newer = get_directs(world.bruno)
    assert (older.id, str(world.channel.id) in words(older)) == (digest.id, False)
    assert str(elsewhere.id) in words(older)
    assert list_mutes(older) == ["mute-turn", "mute-match"]
    assert str(world.channel.id) in words(newer)
    await move_in_channel(world, elsewhere)
    assert digest.id not in [message.id for message in get_directs(world.bruno)]
    assert len(get_directs(world.bruno)) == 2


async def move_in_channel(world: World, channel: simcord.ChannelHandle) -> None:
    """Let Bruno and Ada make a move each in a channel."""
    await world.bruno.slash(channel, "constructor place", kind="S", tile="c2")
    await world.ada.slash(channel, "constructor place", kind="R", tile="a1")


async def test_an_older_message_that_cannot_be_deleted_goes_with_the_next(world: World) -> None:
    await me(world, world.bruno, "notices", where="direct")
    await begin_on_brunos_turn(world)
    channel = world.bruno.user.dm_channel
    world.env.inject_error("DELETE", f"/channels/{channel.id}/messages/*", status=503, code=0, times=None)
    await world.act(world.bruno, "Sc2")
    await world.act(world.ada, "Ra1")
    assert len(get_directs(world.bruno)) == 2
    world.env.backend.faults.clear()
    await world.act(world.bruno, "Sc1")
    await world.act(world.ada, "Ra2")
    assert len(get_directs(world.bruno)) == 1


@pytest.mark.exhaustive
async def test_a_digest_of_very_many_matches_says_how_many_more_there_are(world: World) -> None:
    await me(world, world.bruno, "quiet", **{"from": "22:00", "to": "7:00", "zone": "UTC"})
    count = 24
    for number in range(count):
        channel = world.guild.create_text_channel(f"games-{number}")
        host = world.guild.add_member(world.env.create_user(f"host-{number}"))
        await host.slash(channel, "middle-ages new", opponent=world.bruno)
    await pass_time(world, 8 * HOUR)
    (digest,) = read_directs(world.bruno)
    assert f"{count} matches wait for you" in digest
    assert len(digest) < 4000
    listed_count = digest.count("you are invited")
    assert 10 < listed_count < count
    assert digest.endswith(f"And {count - listed_count} more.")


@pytest.fixture
def german(tmp_path: Path) -> Iterator[None]:
    """Add a second language that has only one sentence."""
    folder = tmp_path / "locales"
    (folder / "de").mkdir(parents=True)
    (folder / "de" / "notifications.ftl").write_text(
        "direct-turn = { $match }: du bist am Zug.\n", encoding="utf-8"
    )
    add_texts(folder)
    yield
    remove_texts(folder)


@pytest.mark.usefixtures("german")
async def test_a_direct_message_is_in_the_language_of_its_recipient(world: World) -> None:
    await me(world, world.bruno, "notices", where="direct")
    assert (await world.bot.store.preferences.get(world.bruno.id)).locale == "en-US"
    await world.bot.store.preferences.set(world.bruno.id, locale="de")
    await begin_on_brunos_turn(world)
    (message,) = read_directs(world.bruno)
    assert message == "**Constructor** (Guildhall, #games): du bist am Zug."
    assert "it is your turn" in words(world.board)


@pytest.mark.parametrize("language", ["ko", "th", "fr", "es"])
async def test_a_direct_message_is_in_the_language_that_its_recipient_chose(
    world: World, language: str
) -> None:
    await me(world, world.bruno, "notices", where="direct")
    await me(world, world.bruno, "language", language=language)
    await begin_on_brunos_turn(world)
    (message,) = read_directs(world.bruno)
    values = {"match": "**Constructor** (Guildhall, #games)", "link": world.channel_link}
    assert message.split("(http")[0] == texts(language)("direct-turn", **values).split("(http")[0]
    assert "it is your turn" in words(world.board)


async def test_a_direct_message_names_the_place_without_markup(world: World) -> None:
    channel = world.guild.create_text_channel("<@1>*games*")
    await me(world, world.bruno, "notices", where="direct")
    await begin_another_match(world, channel, world.bruno, world.ada)
    await world.bruno.slash(channel, "constructor pattern", pattern="rhombus")
    await world.bruno.slash(channel, "constructor place", kind="R", tile="b2")
    await world.ada.slash(channel, "constructor place", kind="S", tile="c2")
    assert "(Guildhall, #1games)" in read_directs(world.bruno)[-1]
