"""Quiet hours and digests: notifications wait, and come in one message, sorted by time left."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.play.notified_users import (
    DAY,
    HOUR,
    begin_another_match,
    begin_on_brunos_turn,
    count_pings,
    get_directs,
    me,
    pass_time,
    read_directs,
    stay_down,
)
from tests.play.world import World, get_pinged_users, reply_text, words

# The simulated Discord begins at midnight in UTC.
NIGHT = {"from": "22:00", "to": "7:00", "zone": "UTC"}


async def test_a_notification_waits_for_the_end_of_the_quiet_hours(world: World) -> None:
    text = reply_text(await me(world, world.bruno, "quiet", **NIGHT))
    assert "22:00 to 07:00 (UTC time" in text
    await begin_on_brunos_turn(world)
    assert count_pings(world, world.bruno) == 0
    assert f"<@{world.bruno.id}>" in words(world.board)
    await pass_time(world, 7 * HOUR - 60)
    assert get_directs(world.bruno) == []
    await world.restart()
    await pass_time(world, 120)
    (text,) = read_directs(world.bruno)
    assert "it is your turn" in text
    assert world.board.jump_url.rpartition("/")[0] in text
    await pass_time(world, 2 * DAY)
    assert len(get_directs(world.bruno)) == 1


async def test_what_waited_in_three_servers_comes_in_one_digest_sorted_by_time_left(world: World) -> None:
    await me(world, world.ada, "quiet", **NIGHT)
    for number, clock in enumerate(("week", "day", "none")):
        guild = world.env.create_guild(f"Guild {number}")
        channel = guild.create_text_channel("games")
        ada, bruno = (guild.add_member(who.user) for who in (world.ada, world.bruno))
        await begin_another_match(world, channel, ada, bruno, clock)
    await pass_time(world, 7 * HOUR + 60)
    (digest,) = read_directs(world.ada)
    assert "3 matches wait for you" in digest
    lines = digest.splitlines()[1:]
    links = [line.split("channels/")[1].split("/")[0] for line in lines]
    assert len(set(links)) == 3
    assert [("<t:" in line) for line in lines] == [True, True, False]
    first, second = (int(line.split("<t:")[1].split(":")[0]) for line in lines[:2])
    assert first < second


async def test_a_notification_that_has_become_pointless_is_not_sent(world: World) -> None:
    await me(world, world.bruno, "quiet", **NIGHT)
    await begin_on_brunos_turn(world)
    await world.bruno.slash(world.channel, "constructor place", kind="S", tile="c2")
    await pass_time(world, 8 * HOUR)
    assert get_directs(world.bruno) == []


async def test_no_notification_comes_of_a_match_that_ended_meanwhile(world: World) -> None:
    await me(world, world.bruno, "quiet", **NIGHT)
    await begin_on_brunos_turn(world)
    await world.resign(world.ada)
    await pass_time(world, 8 * HOUR)
    assert get_directs(world.bruno) == []


async def test_a_user_who_ends_the_quiet_hours_is_notified_at_once(world: World) -> None:
    await me(world, world.bruno, "quiet", **NIGHT)
    await begin_on_brunos_turn(world)
    await me(world, world.bruno, "quiet", **{"from": "off"})
    await pass_time(world, 10)
    assert len(get_directs(world.bruno)) == 1


async def test_a_daily_digest_comes_once_a_day(world: World) -> None:
    await me(world, world.bruno, "digest", at="18:00", zone="UTC")
    await begin_on_brunos_turn(world)
    await pass_time(world, 18 * HOUR - 60)
    assert get_directs(world.bruno) == []
    await pass_time(world, 120)
    (first,) = get_directs(world.bruno)
    await world.act(world.bruno, "Sc2")
    await world.act(world.ada, "Ra1")
    await pass_time(world, HOUR)
    assert [message.id for message in get_directs(world.bruno)] == [first.id]
    await pass_time(world, DAY)
    (second,) = get_directs(world.bruno)
    assert second.id != first.id


async def test_a_bot_that_was_down_for_a_week_notifies_once(world: World) -> None:
    await me(world, world.bruno, "quiet", **NIGHT)
    await begin_on_brunos_turn(world, clock="day")
    await stay_down(world, 7 * DAY)
    await pass_time(world, 7 * HOUR + 60)
    (message,) = read_directs(world.bruno)
    assert "it is your turn" in message


@pytest.mark.parametrize(
    ("zone", "evening", "end"),
    [
        ("Europe/Berlin", datetime(2026, 3, 28, 23, tzinfo=UTC), 5),  # 7:00 in summer time
        ("America/New_York", datetime(2026, 3, 8, 4, tzinfo=UTC), 11),
    ],
)
@pytest.mark.sampled
async def test_a_night_that_spring_shortens_ends_by_the_clock_on_the_wall(
    world: World, zone: str, evening: datetime, end: int
) -> None:
    await me(world, world.bruno, "quiet", **{**NIGHT, "zone": zone})
    await pass_time(world, (evening - world.env.now()).total_seconds())
    await begin_on_brunos_turn(world)
    morning = evening.replace(hour=end) + timedelta(days=evening.hour > end)
    await pass_time(world, (morning - world.env.now()).total_seconds() - 60)
    assert get_directs(world.bruno) == []
    await pass_time(world, 120)
    assert len(get_directs(world.bruno)) == 1


async def test_invalid_times_and_zones_are_refused_in_a_sentence(world: World) -> None:
    for options, phrase in (
        ({"from": "25:00", "to": "7"}, "time of day"),
        ({"from": "22", "to": "7", "zone": "Mars/Base"}, "time zone"),
        ({"zone": "united states"}, "Several places"),
        ({"from": "7", "to": "6"}, "at most 16 hours"),
        ({"from": "22"}, "when they end"),
        ({"to": "7", "zone": "UTC"}, "when they end"),
    ):
        assert phrase in reply_text(await me(world, world.bruno, "quiet", **options))
    completions = await world.bruno.autocomplete(world.channel, "me quiet", "zone", "berl")
    assert [choice["value"] for choice in completions] == ["Europe/Berlin"]


async def test_nobody_else_is_disturbed_by_somebody_elses_night(world: World) -> None:
    await me(world, world.bruno, "quiet", **NIGHT)
    await world.begin_constructor()
    assert get_pinged_users(world, world.board) == [world.ada.id]


async def test_another_zone_moves_the_hours_and_ends_none_of_them(world: World) -> None:
    await me(world, world.bruno, "quiet", **NIGHT)
    reply = reply_text(await me(world, world.bruno, "quiet", zone="Asia/Tokyo"))
    assert "22:00 to 07:00 (Tokyo time, now 09:0" in reply
    await me(world, world.bruno, "digest", at="18:00")
    assert "at 18:00 (Kolkata time" in reply_text(await me(world, world.bruno, "digest", zone="kolkata"))
    for command in ("quiet", "digest", "notices"):  # nothing is erased because nothing was typed
        reply = reply_text(await me(world, world.bruno, command))
        assert "22:00 to 07:00" in reply
        assert "at 18:00" in reply
    assert "23:30 to 07:00" in reply_text(await me(world, world.bruno, "quiet", **{"from": "23:30"}))
    assert "no quiet hours" in reply_text(await me(world, world.bruno, "quiet", to="off"))
    assert "at 18:00" not in reply_text(await me(world, world.bruno, "digest", at="off"))
