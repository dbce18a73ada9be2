"""How the message about the end of a match says who has won, and why it ended."""

from cogs.board.sent_messages import buttons_of
from tests.play import race
from tests.play.world import World, words

HOUR = 3600


async def test_a_resignation_comes_before_the_winner(world: World) -> None:
    await world.begin_constructor()
    await world.resign(world.bruno)
    board_text = words(world.board)
    assert f"<@{world.bruno.id}> has resigned.\n<@{world.ada.id}> (⚪ Ice) wins." in board_text


async def test_a_match_that_was_called_off_names_its_players(world: World) -> None:
    await world.begin_constructor()
    for who, action in ((world.ada, "pattern rhombus"), (world.ada, "Rb2"), (world.bruno, "Rb1")):
        await world.act(who, action)
    await world.press(world.ada, "cancel")
    await world.press(world.bruno, "answer", "yes")
    board_text = words(world.board)
    assert f"<@{world.ada.id}> asked to call the match off, and nobody was against it." in board_text
    assert f"It was a match of <@{world.ada.id}> and <@{world.bruno.id}>." in board_text


async def test_nobody_wins_a_match_that_everybody_has_left(world: World) -> None:
    await race.begin(world, mode="turns", deadline=1)
    for _ in range(3):
        await world.env.advance_time(HOUR + 60)
    assert (await world.match()).is_over
    assert "Everybody has left, so nobody wins." in words(world.board)


async def test_the_message_about_the_end_says_which_board_it_is(world: World) -> None:
    """A process that finds it in the channel recognizes it by the number of the board."""
    await world.begin_constructor()
    await world.resign(world.bruno)
    match = await world.match()
    found = buttons_of(world.board, match.id)
    assert found is not None
    assert (found.board_seq, found.version) == (match.board_seq, match.board_version)
