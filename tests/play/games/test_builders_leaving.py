"""Players of Builders who leave while others play on, on Discord."""

from bot.games.builders.state import Panel, Player
from tests.games.builders_play import table
from tests.play.builders_table import actor, begin, begin_first_turn, command, set_state, view_of
from tests.play.world import World, buttons, components, reply_text, words


async def test_the_board_names_players_who_left_and_mentions_the_next(world: World) -> None:
    await begin_first_turn(world, 3, order="order 1A 9B")
    first = await actor(world)
    await world.press(first, "act", "lay B")
    await world.resign(first)
    leaver = (await world.match()).players.index(first.id)
    board_text = words(world.board)
    assert "Left the match: " in board_text
    assert "simplest action" not in board_text
    assert "left the match" in words(world.channel.history()[-2])
    view = await view_of(world)
    assert (view.leavers, view.phase, len(view.pieces)) == ((leaver,), "choose", 1)
    second = await actor(world)
    assert second is not first
    assert "left the match" in reply_text(await second.slash(world.channel, "match log"))


async def test_a_match_begins_without_who_left_before_ordering(world: World) -> None:
    await begin(world, 3)
    for who in (world.ada, world.chioma):
        await command(world, who, "order 1A 4B 3C 2D")
    await world.resign(world.bruno)
    view = await view_of(world)
    assert (view.phase, sorted(view.order), view.leavers) == ("choose", [0, 2], (1,))


async def test_the_end_names_who_has_left_behind_all_others(world: World) -> None:
    await begin_first_turn(world, 3)
    panels = (Panel(1, "C"), *(Panel(0, "C"),) * 3)
    players = Player(hand=(0, 0, 1, 0), joints=2), Player(joints=50), Player(joints=9)
    await set_state(world, table(*players, panels=panels))
    await world.resign(world.bruno)
    await command(world, world.ada, "lead C north")
    match = await world.match()
    assert match.ending is not None
    assert match.ending.outcome is not None
    assert match.ending.outcome.ranks == (2, 3, 1)
    board_text = words(world.board)
    assert "Winner: " in board_text
    assert board_text.count("left the match and is not ranked") == 1


async def test_the_last_player_left_wins_and_the_picture_says_so(world: World) -> None:
    await begin_first_turn(world, 3)
    await world.resign(world.bruno)
    await world.resign(world.ada)
    match = await world.match()
    assert match.ending is not None
    assert match.ending.outcome is not None
    assert match.ending.outcome.ranks == (2, 3, 1)
    assert (await view_of(world)).outcome == match.ending.outcome
    assert "has resigned." in words(world.board)


async def test_nobody_leaves_by_writing_it_behind_an_order(world: World) -> None:
    await begin(world, 3)
    result = await command(world, world.ada, "order 1A 4B 3C 2D;leave")
    assert "I do not understand" in reply_text(result)
    assert (await view_of(world)).leavers == ()
    assert not (await view_of(world)).players[0].handed_in


async def test_a_seat_that_was_left_cannot_be_given_to_a_computer(world: World) -> None:
    await begin_first_turn(world, 3)
    await world.resign(world.bruno)
    more = await world.press(world.ada, "more")
    assert more.response is not None
    menu = await world.press(world.ada, "hand-over", message=more.response)
    assert menu.response is not None
    (select_menu,) = [part for part in components(menu.response) if hasattr(part, "options")]
    ada = (await world.match()).find_player(world.ada.id)
    assert {option.value.partition("=")[0] for option in select_menu.options} == {str(ada)}
    more = await world.press(world.bruno, "more")
    assert not any(":hand-over:" in custom_id for custom_id, _ in buttons(more.response))


async def test_a_player_who_resigns_is_warned_of_the_consequence(world: World) -> None:
    await begin_first_turn(world, 3)
    for who, sentence in ((world.ada, "The others play on without you"), (world.bruno, "Your opponent wins")):
        more = await world.press(who, "more")
        assert more.response is not None
        question = await world.press(who, "resign", "ask", message=more.response)
        assert sentence in reply_text(question)
        assert question.response is not None
        await world.press(who, "resign", "yes", message=question.response)
    assert (await world.match()).is_over
