"""A rematch that several users ask for at the same moment: one opens the table, the others join it."""

from functools import partial

import pytest

from tests.play.world import World, buttons, deliver_together, reply_text, words

GAMES = {2: "constructor", 3: "middle-ages", 4: "builders"}


async def _call_off_match(world: World, players: int) -> str:
    """Call off a match of ``players`` players, and return the custom id of the button for a rematch."""
    await world.begin_game(GAMES[players], players)
    await world.cancel(world.ada)
    return next(custom_id for custom_id, _ in buttons(world.board) if ":rematch:" in custom_id)


@pytest.mark.parametrize("players", GAMES)
@pytest.mark.sampled
async def test_all_who_click_rematch_at_once_sit_at_one_table(world: World, players: int) -> None:
    rematch, board = await _call_off_match(world, players), world.board
    people = list(world.people.values())[:players]
    results = await deliver_together(world, *(partial(who.click, board, custom_id=rematch) for who in people))
    match = await world.match()
    assert match.status == "running"
    assert set(match.players) == {who.id for who in people}
    replies = sorted(reply_text(result).split(":")[0] for result in results)
    assert replies == ["The rematch has begun", *["The table is open"] * (players - 1)]


@pytest.mark.parametrize("players", GAMES)
@pytest.mark.sampled
async def test_all_who_ask_by_command_at_once_sit_at_one_table(world: World, players: int) -> None:
    await _call_off_match(world, players)
    people = list(world.people.values())[:players]
    results = await deliver_together(
        world, *(partial(who.slash, world.channel, "match rematch") for who in people)
    )
    match = await world.match()
    assert match.status == "running"
    assert set(match.players) == {who.id for who in people}
    assert sum("The rematch has begun" in reply_text(result) for result in results) == 1


async def test_the_second_user_to_ask_by_command_joins_and_the_match_begins(world: World) -> None:
    await _call_off_match(world, 2)
    first = await world.bruno.slash(world.channel, "match rematch")
    assert "The table is open" in reply_text(first)
    assert "do not sit at this table" in reply_text(await world.dmitri.slash(world.channel, "match rematch"))
    assert "already sit" in reply_text(await world.bruno.slash(world.channel, "match rematch"))
    second = await world.ada.slash(world.channel, "match rematch")
    assert "The rematch has begun" in reply_text(second)
    match = await world.match()
    assert match.status == "running"
    assert set(match.players) == {world.ada.id, world.bruno.id}


async def test_who_did_not_play_is_not_told_to_watch_a_match_that_is_over(world: World) -> None:
    await _call_off_match(world, 2)
    for result in (
        await world.dmitri.slash(world.channel, "match rematch"),
        await world.press(world.dmitri, "rematch"),
        await world.dmitri.slash(world.channel, "match show"),
    ):
        assert reply_text(result).startswith("You did not play in this match.")


async def test_a_table_of_a_rematch_is_not_said_to_need_a_start(world: World) -> None:
    await _call_off_match(world, 2)
    await world.press(world.ada, "rematch")
    assert reply_text(await world.ada.slash(world.channel, "match undo")) == (
        "This match has not begun yet: its table is still open."
    )


async def test_a_table_that_was_closed_is_not_said_to_begin(world: World) -> None:
    await world.open_constructor_table()
    await world.cancel(world.ada)
    for command in ("match read", "match log"):
        reply = reply_text(await world.ada.slash(world.channel, command))
        assert reply == "This table was closed before the match began, so there is no board."


async def test_who_joins_the_table_of_a_rematch_last_starts_it(world: World) -> None:
    rematch, board = await _call_off_match(world, 3), world.board
    await world.ada.click(board, custom_id=rematch)
    await world.press(world.bruno, "join")
    assert (await world.match()).status == "lobby"
    await world.press(world.chioma, "join")
    match = await world.match()
    assert match.status == "running"
    assert match.players == match.rotation
    assert "The rematch has begun" in reply_text(await world.ada.click(board, custom_id=rematch))


async def test_a_rematch_that_somebody_declines_waits_for_start(world: World) -> None:
    rematch, board = await _call_off_match(world, 3), world.board
    await world.ada.click(board, custom_id=rematch)
    assert words(world.board).splitlines()[1] == (
        f"<@{world.ada.id}> would like a rematch. "
        "It begins by itself as soon as everybody who played has a seat."
    )
    await world.press(world.bruno, "leave")
    await world.press(world.chioma, "join")
    assert "To play without the others, press **Start**." in words(world.board)
    assert (await world.match()).status == "lobby"
    await world.press(world.ada, "start")
    assert (await world.match()).status == "running"


@pytest.mark.usefixtures("quick_computers")
async def test_a_rematch_against_computers_begins_at_once(world: World) -> None:
    await world.ada.slash(world.channel, "constructor new", computer="beginner")
    await world.press(world.ada, "start")
    await world.cancel(world.ada)
    reply = reply_text(await world.press(world.ada, "rematch"))
    assert "The rematch has begun" in reply
    assert (await world.match()).status == "running"


async def test_a_double_click_on_rematch_opens_one_table(world: World) -> None:
    rematch, board = await _call_off_match(world, 2), world.board
    click = partial(world.ada.click, board, custom_id=rematch)
    results = await deliver_together(world, click, click)
    assert (await world.match()).players == (world.ada.id,)
    assert sorted("The table is open" in reply_text(result) for result in results) == [False, True]
    assert any("You already sit at this table" in reply_text(result) for result in results)


@pytest.mark.usefixtures("quick_computers", "frozen_time")
async def test_who_watches_computers_opens_one_table_by_a_double_click(world: World) -> None:
    await world.watch_computers()
    await world.cancel(world.ada)
    rematch, board = next(one for one, _ in buttons(world.board) if ":rematch:" in one), world.board
    click = partial(world.ada.click, board, custom_id=rematch)
    await deliver_together(world, click, click)
    match = await world.match()
    assert match.id == 2
    assert match.status != "lobby"


async def test_a_rematch_beside_another_table_gets_one_thread_for_all(world: World) -> None:
    rematch, board = await _call_off_match(world, 2), world.board
    await world.chioma.slash(world.channel, "constructor new")
    await world.press(world.ada, "join")
    clicks = (partial(who.click, board, custom_id=rematch) for who in (world.ada, world.bruno))
    replies = sorted(map(reply_text, await deliver_together(world, *clicks)))
    (thread,) = world.channel.threads
    assert [reply.split(",")[0].split(":")[0] for reply in replies] == [
        "The rematch has begun in a thread of its own",
        "This channel has another match",
    ]
    assert all(f"/{thread.id})" in reply for reply in replies)
    match = await world.bot.store.matches.find_latest(thread.id)
    assert match is not None
    assert match.status == "running"
    assert set(match.players) == {world.ada.id, world.bruno.id}


async def test_each_of_two_matches_of_the_same_players_has_a_rematch_of_its_own(world: World) -> None:
    channels, boards = (world.channel, world.guild.create_text_channel("other")), []
    for world.channel in channels:
        rematch = await _call_off_match(world, 2)
        boards.append((world.board, rematch))
    for channel, (board, rematch) in zip(channels, boards, strict=True):
        for who in (world.ada, world.bruno):
            reply = reply_text(await who.click(board, custom_id=rematch))
            assert f"/{channel.id})" in reply
