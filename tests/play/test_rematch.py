"""A rematch that several users ask for at the same moment: one opens the table, the others join it."""

from functools import partial

import pytest

from tests.play.world import World, at_once, buttons, reply_text

GAMES = {2: "constructor", 3: "middle-ages", 4: "builders"}


async def _over(world: World, players: int) -> str:
    """Play and call off a match of this many; return the custom id of the button for a rematch."""
    await world.begin_game(GAMES[players], players)
    await world.ada.slash(world.channel, "match cancel")
    return next(custom_id for custom_id, _ in buttons(world.board) if ":rematch:" in custom_id)


@pytest.mark.parametrize("players", GAMES)
async def test_all_who_click_rematch_at_once_sit_at_one_table(world: World, players: int) -> None:
    rematch, board = await _over(world, players), world.board
    people = list(world.people.values())[:players]
    results = await at_once(world, *(partial(who.click, board, custom_id=rematch) for who in people))
    match = await world.match()
    assert match.status == "lobby"
    assert set(match.players) == {who.id for who in people}
    assert all("The table is open" in reply_text(result) for result in results)
    await world.press(world.ada, "start")
    assert (await world.match()).status == "running"


@pytest.mark.parametrize("players", GAMES)
async def test_all_who_ask_by_command_at_once_sit_at_one_table(world: World, players: int) -> None:
    await _over(world, players)
    people = list(world.people.values())[:players]
    results = await at_once(world, *(partial(who.slash, world.channel, "match rematch") for who in people))
    assert set((await world.match()).players) == {who.id for who in people}
    assert all("The table is open" in reply_text(result) for result in results)


async def test_the_second_user_to_ask_by_command_joins(world: World) -> None:
    await _over(world, 2)
    for who in (world.bruno, world.ada):
        assert "The table is open" in reply_text(await who.slash(world.channel, "match rematch"))
    assert set((await world.match()).players) == {world.ada.id, world.bruno.id}
    assert "already sit" in reply_text(await world.ada.slash(world.channel, "match rematch"))
    assert "not a player" in reply_text(await world.dmitri.slash(world.channel, "match rematch"))


async def test_a_double_click_on_rematch_opens_one_table(world: World) -> None:
    rematch, board = await _over(world, 2), world.board
    click = partial(world.ada.click, board, custom_id=rematch)
    results = await at_once(world, click, click)
    assert (await world.match()).players == (world.ada.id,)
    assert sorted("The table is open" in reply_text(result) for result in results) == [False, True]
    assert any("You already sit at this table" in reply_text(result) for result in results)


async def test_who_watches_computers_opens_one_table_by_a_double_click(world: World) -> None:
    await world.ada.slash(world.channel, "constructor new", computer="beginner", watch=True)
    await world.press(world.ada, "cancel")
    rematch, board = next(one for one, _ in buttons(world.board) if ":rematch:" in one), world.board
    click = partial(world.ada.click, board, custom_id=rematch)
    results = await at_once(world, click, click)
    assert all("The table is open" in reply_text(result) for result in results)


async def test_another_table_in_the_channel_is_not_taken_for_a_rematch(world: World) -> None:
    rematch, board = await _over(world, 2), world.board
    await world.chioma.slash(world.channel, "constructor new")
    assert "already has a match" in reply_text(await world.ada.click(board, custom_id=rematch))
    await world.press(world.ada, "join")
    assert "already has a match" in reply_text(await world.ada.click(board, custom_id=rematch))
