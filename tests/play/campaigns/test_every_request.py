"""Each request to Discord fails in each way: no dead board, no second one, nothing lost, nothing twice."""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from cogs.kit.clicks import ASK
from tests.play import race
from tests.play.board.test_kindness import in_thread
from tests.play.faults import (
    DELIVERED_BY,
    EDIT,
    FAILURES,
    HOUR,
    POST,
    TIMEOUT,
    FailingDiscord,
    assert_alive,
    begin_with_pattern,
    failing,
    http_failure,
)
from tests.play.match.test_gone import open_computer_menu, seats
from tests.play.notified_users import begin_another_match, get_directs, me, pass_time
from tests.play.world import World, buttons, forge, get_pinged_users, present_id, reply_text, words

__all__ = ["failing"]

pytestmark = pytest.mark.simcord(check_errors=False)

TURNS = ("Rb2", "Sc2", "Ra1", "Sc1", "Ra2")
"""What Ada and Bruno do in turn, beginning with Ada."""
KINDS = (("403", "404", "400", "401"), ("429",), ("500", "reset"), ("timeout",))
"""The failures, with those that the bot treats much alike in one tuple."""


def get_repeat_seconds(failure: str) -> int:
    """Return the seconds after which what failed once has been repeated; a refusal may last for an hour."""
    return int(HOUR) + DELIVERED_BY if failure in KINDS[0] else DELIVERED_BY


def _failures(turn: int = 0) -> Iterator[tuple[str, list[pytest.MarkDecorator]]]:
    """Yield all failures with their marks; one of each kind is in the usual run, ``turn`` decides which."""
    for kind in KINDS:
        for number, failure in enumerate(kind):
            yield failure, [] if number == turn % len(kind) else [pytest.mark.nightly]


def _ways(turn: int = 0) -> list[Any]:
    """Return parameters: each failure, before Discord accepts the request or after, and what comes meanwhile.

    After a timeout Discord has always accepted it, because that is the hardest to find out.
    """
    ways = []
    for number, (failure, marks) in enumerate(_failures(turn), turn):
        after, within = bool(number & 1) or failure == "timeout", bool(number & 2)
        pause = "in-the-pause" if within else "after-it"
        name = f"{failure}-{'after-acceptance' if after else 'before'}-{pause}"
        ways.append(pytest.param(failure, after, within, id=name, marks=marks))
    return ways


each_way = pytest.mark.parametrize(("failure", "after", "within"), _ways())
each_failure = pytest.mark.parametrize(
    "failure", [pytest.param(failure, marks=marks) for failure, marks in _failures()]
)


async def _begin_turn(world: World, failing: FailingDiscord) -> None:  # noqa: ARG001
    await begin_with_pattern(world)


async def _expire_clicks(world: World, failing: FailingDiscord) -> None:
    failing.expire_clicks()
    await begin_with_pattern(world)


async def _begin_in_thread(world: World, failing: FailingDiscord) -> None:  # noqa: ARG001
    thread, _ = await in_thread(world)
    world.channel = thread
    await world.act(world.ada, "pattern rhombus")


async def _expire_clicks_in_thread(world: World, failing: FailingDiscord) -> None:
    failing.expire_clicks()
    await _begin_in_thread(world, failing)


async def _lose_confirmation(world: World, failing: FailingDiscord) -> None:
    await begin_with_pattern(world)
    failing.fail(*POST, TIMEOUT, after=True)


async def _forbid_edits(world: World, failing: FailingDiscord) -> None:
    failing.expire_clicks()
    await begin_with_pattern(world)
    old = f"/channels/{world.channel.id}/messages/{world.board.id}"
    failing.fail("PATCH", old, http_failure(400, 30046), times=99)


async def _notify_directly(world: World, failing: FailingDiscord) -> None:  # noqa: ARG001
    await begin_with_pattern(world)
    await me(world, world.bruno, "notices", where="direct")


async def _notify_directly_before(world: World, failing: FailingDiscord) -> None:
    await _notify_directly(world, failing)
    for who, action in ((world.ada, TURNS[0]), (world.bruno, TURNS[1])):
        await _play_turn(world, who, action)
    assert len(get_directs(world.bruno)) == 1


async def _notify_by_digest_before(world: World, failing: FailingDiscord) -> None:  # noqa: ARG001
    """Let one message notify Bruno of two matches, and let him answer in one of them."""
    await me(world, world.bruno, "digest", at="18:00", zone="UTC")
    await begin_with_pattern(world)
    await world.act(world.ada, TURNS[0])
    elsewhere = world.guild.create_text_channel("elsewhere")
    await begin_another_match(world, elsewhere, world.ada, world.bruno)
    await world.ada.slash(elsewhere, "constructor pattern", pattern="rhombus")
    await world.ada.slash(elsewhere, "constructor place", kind="R", tile="b2")
    await pass_time(world, 18 * 3600 + 60)
    await me(world, world.bruno, "digest", at="off")
    await me(world, world.bruno, "notices", where="direct")
    await _play_turn(world, world.bruno, TURNS[1])
    assert len(get_directs(world.bruno)) == 1


@dataclass(frozen=True)
class Scenario:
    """A request that fails, what comes before it, and how many turns are played then."""

    method: str
    path: str
    prepare: Callable[[World, FailingDiscord], Awaitable[None]] = _begin_turn
    turns: Sequence[str] = TURNS[:2]
    others: int = 0
    """The direct messages that Bruno keeps because they are about another match."""


DIRECT = "/channels/{direct}/messages"
SCENARIOS: Mapping[str, Scenario] = {
    "callback": Scenario("POST", "/interactions/*/callback"),
    "webhook": Scenario("PATCH", "/webhooks/*"),
    "post": Scenario(*POST),
    "edit": Scenario(*EDIT, _expire_clicks),
    "history": Scenario("GET", "/channels/*/messages", _lose_confirmation),
    "delete": Scenario("DELETE", "/channels/*/messages/*", _forbid_edits),
    "post-in-thread": Scenario(*POST, _begin_in_thread),
    "edit-in-thread": Scenario(*EDIT, _expire_clicks_in_thread),
    "direct-open": Scenario("POST", "/users/@me/channels", _notify_directly, TURNS[:3]),
    "direct-history": Scenario("GET", DIRECT, _notify_directly, TURNS[:3]),
    "direct-send": Scenario("POST", DIRECT, _notify_directly, TURNS[:3]),
    "direct-delete": Scenario("DELETE", f"{DIRECT}/*", _notify_directly_before, TURNS[2:]),
    "direct-edit": Scenario("PATCH", f"{DIRECT}/*", _notify_by_digest_before, TURNS[2:], 1),
}


@pytest.mark.parametrize(
    ("scenario", "failure", "after", "within"),
    [
        pytest.param(name, *way.values, id=f"{name}-{way.id}", marks=way.marks)
        for turn, name in enumerate(SCENARIOS)
        for way in _ways(turn)
    ],
)
@pytest.mark.sampled(6)
async def test_one_failed_request_loses_nothing(
    world: World, failing: FailingDiscord, scenario: str, failure: str, after: bool, within: bool
) -> None:
    case = SCENARIOS[scenario]
    await case.prepare(world, failing)
    path = case.path.format(direct=world.bruno.user.dm_channel.id)
    fault = failing.fail(case.method, path, FAILURES[failure], after=after)
    for number, action in enumerate(case.turns):
        who = world.ada if action.startswith("R") else world.bruno
        await _play_turn(world, who, action)
        if number == 0 and not within:
            await world.env.advance_time(get_repeat_seconds(failure))
            await _assert_notified_once(world)
    await world.env.advance_time(get_repeat_seconds(failure))
    assert fault.hits
    match = await world.match()
    played_actions = TURNS[: TURNS.index(case.turns[-1]) + 1]
    assert [line.action for line in await world.bot.store.matches.get_record(match.id)] == [
        "pattern rhombus",
        *played_actions,
    ]
    await _assert_notified_once(world)
    _assert_not_notified_otherwise(world, await world.current(), case.others)
    assert await world.bot.store.outbox.find_due(10**15) == []
    assert await world.bot.store.timers.find_due_of(world.bruno.id, ("direct", "mention"), 10**15) == []
    await assert_alive(world)


async def _assert_notified_once(world: World) -> None:
    """Assert that a mention on the board or a direct message notifies of the newest turn."""
    match, who = await world.match(), await world.current()
    mentions = get_pinged_users(world, world.board)
    assert mentions in ([], [who.id])
    newest = [message for message in get_directs(who) if f":mute-turn:{match.turn}'" in str(buttons(message))]
    assert len(newest) + len(mentions) == 1


def _assert_not_notified_otherwise(world: World, who: Any, others: int) -> None:
    """Assert that newer direct messages replaced those of earlier turns; ``others`` are of other matches."""
    standing = [message for message in get_directs(who) if str(world.channel.id) in words(message)]
    assert len(standing) <= 1
    assert len(get_directs(who)) == len(standing) + others


async def _play_turn(world: World, who: Any, action: str) -> None:
    """Play as a person does who clicks again when nothing happens, and types when there is no board."""
    actions = len(await world.bot.store.matches.get_record((await world.match()).id))
    for _ in range(4):
        for control, argument in (("pick", action[0]), ("act", action)):
            custom_ids = [custom_id for custom_id, _ in buttons(world.board)]
            targets = [custom_id for custom_id in custom_ids if f":{control}:{argument}" in custom_id]
            if targets:
                await who.click(world.board, custom_id=targets[0])
        if len(await world.bot.store.matches.get_record((await world.match()).id)) > actions:
            return
        await world.env.advance_time(10)
    await who.slash(world.channel, "constructor place", kind=action[0], tile=action[1:])


# Requests that are no part of a turn in Constructor


@each_way
@pytest.mark.sampled
async def test_a_table_opens_in_one_thread(
    world: World, failing: FailingDiscord, failure: str, after: bool, within: bool
) -> None:
    fault = failing.fail("POST", "/channels/*/threads", FAILURES[failure], after=after)
    reply = await _open_in_thread(world)
    assert fault.hits
    if "The table is open" not in reply:
        if not within:
            await world.env.advance_time(get_repeat_seconds(failure))
        assert "The table is open" in await _open_in_thread(world)
    (world.channel,) = world.channel.threads
    for control in ("join", "start"):
        await world.press(world.bruno, control)
    await world.act(world.ada, "pattern rhombus")
    await assert_alive(world)


async def _open_in_thread(world: World) -> str:
    options = {"opponent": world.bruno, "starter": "ice", "thread": True}
    return reply_text(await world.ada.slash(world.channel, "constructor new", **options))


@each_way
@pytest.mark.sampled
async def test_an_answer_that_fails_undoes_nothing(
    world: World, failing: FailingDiscord, failure: str, after: bool, within: bool
) -> None:
    await begin_with_pattern(world)
    await _play_turn(world, world.ada, TURNS[0])
    await _play_turn(world, world.bruno, TURNS[1])
    fault = failing.fail("POST", "/webhooks/*", FAILURES[failure], after=after)
    await forge(world, world.ada, world.board, present_id(await world.match(), "undo", ASK))
    assert fault.hits
    if not within:
        await world.env.advance_time(get_repeat_seconds(failure))
    await world.press(world.bruno, "answer", "yes")
    match = await world.match()
    assert [line.action for line in await world.bot.store.matches.get_record(match.id)] == ["pattern rhombus"]
    assert get_pinged_users(world, world.board) == [world.ada.id]
    await assert_alive(world)


@each_way
@pytest.mark.sampled
async def test_a_map_that_fails_is_opened_once(
    world: World, failing: FailingDiscord, failure: str, after: bool, within: bool
) -> None:
    await race.begin(world, mode="turns")
    fault = failing.fail("POST", "/webhooks/*", FAILURES[failure], after=after)
    for _ in range(2):
        if await _find_clock_start(world) is None:
            question = await world.press(world.ada, "race-open")
            await world.press(world.ada, "race-begin", message=race.answer_of(question))
            if not within:
                await world.env.advance_time(50)
    assert fault.hits
    start = await _find_clock_start(world)
    assert start is not None
    await world.env.advance_time(50)
    panel = await race.reopen_panel(world, world.ada)
    assert race.has_map(panel)
    await race.build(world, world.ada, panel, cards=1)
    assert await _find_clock_start(world) == start
    open_actions = [
        line for line in await world.bot.store.matches.get_record(1) if line.action.startswith("open")
    ]
    assert len(open_actions) == 1
    assert await world.bot.store.timers.find_of_kind("race-opening") == []


async def _find_clock_start(world: World) -> int | None:
    """Return when Ada's clock began to run, in milliseconds since the match began."""
    match = await world.match()
    start: int | None = match.state.round.seats[race.player_of(match, world.ada)].start
    return start


@each_failure
@pytest.mark.sampled
async def test_a_server_that_does_not_say_who_is_there_stops_nobody(
    world: World, failing: FailingDiscord, failure: str
) -> None:
    await begin_with_pattern(world)
    await world.act(world.ada, TURNS[0])
    world.guild.remove_member(world.bruno)
    fault = failing.fail("GET", "/guilds/*/members/*", FAILURES[failure])
    _, menu = await open_computer_menu(world)
    assert fault.hits
    assert seats(menu) == {"0"}
    _, menu = await open_computer_menu(world)
    assert seats(menu) == {"0", "1"}


@each_failure
@pytest.mark.sampled
async def test_a_direct_message_that_fails_delays_no_other_match(
    world: World, failing: FailingDiscord, failure: str
) -> None:
    await begin_with_pattern(world)
    for who in (world.bruno, world.dmitri):
        await me(world, who, "notices", where="direct")
    others = {"beside": world.dmitri, "below": world.bruno}
    channels = {name: world.guild.create_text_channel(name) for name in others}
    for name, guest in others.items():
        await begin_another_match(world, channels[name], world.chioma, guest)
        await world.chioma.slash(channels[name], "constructor pattern", pattern="rhombus")
    fault = failing.fail("POST", f"/channels/{world.bruno.user.dm_channel.id}/messages", FAILURES[failure])
    await world.act(world.ada, TURNS[0])
    assert fault.hits
    for name, guest in others.items():
        await world.chioma.slash(channels[name], "constructor place", kind="R", tile="b2")
        board = channels[name].last_message
        assert board is not None
        address = board.jump_url.removesuffix(f"/{board.id}")
        is_mentioned = guest.id in world.env.backend.get_message(channels[name].id, board.id).ping_user_ids
        notifications = [
            text for text in map(words, get_directs(guest)) if "your turn" in text and f"({address})" in text
        ]
        assert len(notifications) + is_mentioned == 1


@each_failure
@pytest.mark.parametrize("scenario", ["direct-history", "direct-send"])
@pytest.mark.sampled(2)
async def test_only_a_refusal_of_the_person_ends_direct_messages(
    world: World, failing: FailingDiscord, scenario: str, failure: str
) -> None:
    case = SCENARIOS[scenario]
    await case.prepare(world, failing)
    failing.fail(case.method, case.path.format(direct=world.bruno.user.dm_channel.id), FAILURES[failure])
    for who, action in ((world.ada, TURNS[0]), (world.bruno, TURNS[1])):
        await _play_turn(world, who, action)
    person = await world.bot.store.preferences.get(world.bruno.id)
    assert person.direct_refused == (scenario == "direct-send" and failure in ("403", "404"))


@each_failure
@pytest.mark.sampled
async def test_a_reminder_that_was_not_confirmed_comes_once(
    world: World, failing: FailingDiscord, failure: str
) -> None:
    await _notify_directly(world, failing)
    await _play_turn(world, world.ada, TURNS[0])
    (turn,) = get_directs(world.bruno)
    direct = f"/channels/{world.bruno.user.dm_channel.id}/messages"
    fault = failing.fail("POST", direct, FAILURES[failure], after=True)
    await world.ada.slash(world.channel, "match nudge")
    await world.env.advance_time(get_repeat_seconds(failure))
    assert fault.hits
    (reminder,) = get_directs(world.bruno)
    assert reminder.id != turn.id
    await _assert_notified_once(world)


async def test_a_direct_message_that_was_sent_is_found_when_its_nonce_is_forgotten(
    world: World, failing: FailingDiscord
) -> None:
    await _notify_directly(world, failing)
    await pass_time(world, HOUR + 1)
    direct = f"/channels/{world.bruno.user.dm_channel.id}/messages"
    failing.fail("POST", direct, TIMEOUT, after=True)
    await _play_turn(world, world.ada, TURNS[0])
    busy = http_failure(429, headers={"Retry-After": "400"})
    for method in ("GET", "POST"):
        failing.fail(method, direct, busy)
    await world.env.advance_time(DELIVERED_BY)
    assert len(get_directs(world.bruno)) == 1
    assert await world.bot.store.timers.find_due_of(world.bruno.id, ("direct",), 2**60) == []
