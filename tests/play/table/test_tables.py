"""Opening a table, taking seats, starting; and every way in which a match can end."""

import discord
import pytest

from bot.games.constructor import GAME
from bot.match.record import hash_seed, read_record
from tests.play.world import (
    World,
    buttons,
    download_file,
    find_buttons,
    forge,
    get_pinged_users,
    reply_text,
    words,
)


async def test_a_table_shows_all_that_was_chosen_before_anybody_joins(world: World) -> None:
    await world.open_constructor_table(
        **{"starter": "black", "same-pattern": False, "open-rings": True, "decider": True},
        **{"extra-patterns": True, "theme": "light", "colour": "black"},
    )
    board_text = words(world.board)
    for phrase in ("Black starts", "a pattern of its own", "Open rings", "Decider", "Extra patterns"):
        assert phrase in board_text
    assert f"⚫ Black: <@{world.ada.id}>" in board_text
    assert f"Invited: <@{world.bruno.id}>." in board_text
    assert get_pinged_users(world, world.board) == [world.bruno.id]
    await world.press(world.bruno, "join")
    await world.press(world.ada, "start")
    match = await world.match()
    assert match.theme == "light"
    assert match.players == (world.bruno.id, world.ada.id)
    assert (await world.current()).id == world.ada.id
    assert len([c for c, _ in buttons(world.board) if ":act:" in c]) == 7


async def test_a_table_names_only_the_guests_who_have_not_come_yet(world: World) -> None:
    bruno, chioma = (f"<@{who.id}>" for who in (world.bruno, world.chioma))
    guests = {"opponent": world.bruno, "second-opponent": world.chioma}
    await world.ada.slash(world.channel, "builders new", **guests)
    assert f"Invited: {bruno} and {chioma}." in words(world.board)
    await world.press(world.bruno, "join")
    assert f"Invited: {chioma}." in words(world.board)
    await world.press(world.chioma, "join")
    assert "Invited" not in words(world.board)


async def test_seats_can_be_changed_left_and_taken(world: World) -> None:
    await world.ada.slash(world.channel, "constructor new")
    await world.press(world.ada, "join", "1")
    assert (await world.match()).seats == (None, world.ada.id)
    assert ":start:" not in str(buttons(world.board))
    assert "**Start** appears once enough of you sit here." in words(world.board)
    await world.press(world.chioma, "join", "0")
    await world.press(world.ada, "leave")
    match = await world.match()
    assert match.host == world.chioma.id
    assert match.seats == (world.chioma.id, None)
    await world.press(world.bruno, "join", "1")
    assert "Start" in [label for _, label in buttons(world.board)]
    await world.press(world.bruno, "start")
    assert (await world.match()).status == "running"


async def test_a_seat_is_reserved_for_an_invited_user(world: World) -> None:
    await world.open_constructor_table()
    reply = reply_text(await world.press(world.chioma, "join"))
    assert "kept for users who were invited" in reply
    await world.press(world.bruno, "leave")  # he declines
    await world.press(world.chioma, "join")
    assert world.chioma.id in (await world.match()).seats


async def test_a_table_can_be_closed_by_its_host_alone(world: World) -> None:
    await world.open_constructor_table()
    await world.press(world.bruno, "join")
    assert not find_buttons((await world.press(world.bruno, "more")).response, "cancel")
    assert "Only the host" in reply_text(await forge(world, world.bruno, world.board, "b:1:1:cancel:"))
    answer = await world.press(world.ada, "cancel")
    assert (await world.match()).status == "abandoned"
    assert reply_text(answer) == "The table is closed."
    assert words(world.board).splitlines() == [
        "### Constructor · The table is closed",
        f"<@{world.ada.id}> closed the table before the match began. Nothing was played.",
    ]
    assert not find_buttons(world.board, "read")
    read = await world.ada.slash(world.channel, "match read")
    assert "closed before the match began" in reply_text(read)
    assert (await world.ada.slash(world.channel, "constructor new")).response is not None
    assert (await world.match()).status == "lobby"


async def test_fair_play_shows_the_hash_of_the_seed_and_at_the_end_the_seed(world: World) -> None:
    await world.begin_constructor()
    match = await world.match()
    reply = reply_text(await forge(world, world.dmitri, world.board, "b:1:0:fair-play:"))
    assert hash_seed(match.seed) in reply
    assert match.seed not in reply
    await world.resign(world.ada)
    reply = reply_text(await forge(world, world.dmitri, world.board, "b:1:0:fair-play:"))
    assert hash_seed(match.seed) in reply
    assert match.seed in reply
    assert match.seed not in words(world.board)


async def test_resigning_by_button_asks_once(world: World) -> None:
    await world.begin_constructor()
    panel = await world.press(world.ada, "more")
    assert panel.response is not None
    sure = await world.press(world.ada, "resign", message=panel.response)
    assert (await world.match()).status == "running"
    assert sure.response is not None
    await world.press(world.ada, "resign", "yes", message=sure.response)
    match = await world.match()
    assert match.status == "finished"
    assert f"<@{world.bruno.id}> (⚫ Black) wins." in words(world.board)
    assert get_pinged_users(world, world.board) == [world.bruno.id]


async def test_calling_off_alone_before_the_second_turn(world: World) -> None:
    await world.begin_constructor()
    question = await world.bruno.slash(world.channel, "match cancel")
    assert "really" in reply_text(question)
    assert (await world.match()).status == "running"
    reply = reply_text(await world.press(world.bruno, "cancel", "yes", message=question.response))
    assert "called off" in reply
    assert (await world.match()).status == "abandoned"
    assert f"<@{world.bruno.id}> called the match off." in words(world.board)


async def test_calling_off_together_later(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    assert "asked" in reply_text(await world.ada.slash(world.channel, "match cancel"))
    assert (await world.match()).status == "running"
    await world.press(world.bruno, "answer", "yes")
    assert (await world.match()).status == "abandoned"
    assert "asked to call the match off, and nobody was against it." in words(world.board)


async def test_a_moderator_ends_a_stuck_match_with_a_reason_that_all_see(world: World) -> None:
    await world.begin_constructor()
    reply = reply_text(await world.chioma.slash(world.channel, "match end", reason="spam"))
    assert "Manage Messages" in reply
    role = world.guild.create_role("Moderators", permissions=discord.Permissions(manage_messages=True))
    moderator = world.guild.add_member(world.env.create_user("mod"), roles=[role])
    await moderator.slash(world.channel, "match end", reason="gone **home** @everyone")
    assert (await world.match()).status == "abandoned"
    assert "gone \\*\\*home\\*\\*" in words(world.board)
    assert set(get_pinged_users(world, world.board)) <= {world.ada.id, world.bruno.id}


@pytest.mark.parametrize("by_button", [True, False])
async def test_a_rematch_rotates_the_seats(world: World, by_button: bool) -> None:
    await world.begin_constructor()
    assert "still being played" in reply_text(await world.ada.slash(world.channel, "match rematch"))
    await world.resign(world.ada)
    if by_button:
        await world.press(world.bruno, "rematch")
    else:
        await world.bruno.slash(world.channel, "match rematch")
    await world.press(world.ada, "join")
    match = await world.match()
    assert match.status == "running"
    assert match.players == (world.bruno.id, world.ada.id)
    assert match.options["starter"] == "ice"


async def test_a_table_in_a_thread_leaves_the_channel_free(world: World) -> None:
    await world.open_constructor_table(thread=True)
    (thread,) = world.channel.threads
    match = await world.bot.store.matches.find_latest(thread.id)
    assert match is not None
    assert thread.last_message is not None
    assert "A table is open" in words(thread.last_message)
    await world.chioma.slash(world.channel, "constructor new")
    assert (await world.match()).host == world.chioma.id
    await world.ada.slash(thread, "constructor new", thread=True)
    assert len(world.channel.threads) == 2


async def test_the_record_can_be_saved_and_played_through(world: World) -> None:
    await world.begin_constructor()
    for action in ("pattern rhombus", "Rb2", "Sc2", "b2-c2"):
        await world.act(await world.current(), action)
    panel = await world.press(world.ada, "more")
    result = await world.press(world.ada, "record", message=panel.response)
    record = read_record(await download_file(world.bot, result.response))
    assert record.seed is None  # it would reveal what is still to come
    match = await world.match()
    state = GAME.new_state(len(record.players), GAME.options_from(record.options), match.seed)
    for line in record.actions:
        state = GAME.apply_action(state, line.player, GAME.action_from_string(line.action))
    assert state == match.state


async def test_the_end_shows_points_by_round(world: World) -> None:
    await world.begin_constructor()
    while not (match := await world.match()).is_over:
        (player,) = match.players_to_act()
        action = GAME.action_to_string(next(iter(GAME.legal_actions(match.state, player))))
        await world.command(await world.current(), action)
    board_text = words(world.board)
    assert "round 1:" in board_text
    assert "round 2:" in board_text
    assert match.ending is not None
    assert match.ending.outcome is not None
    for score in match.ending.outcome.scores:
        assert f"**{score.total}**" in board_text
