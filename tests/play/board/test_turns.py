"""What a player sees and may do while a match is played."""

import pytest
import simcord

from bot.games.constructor import GAME
from bot.locales import texts
from cogs.board.actions import prepare
from tests.play.world import (
    World,
    buttons,
    download_file,
    find_private_answers,
    get_pinged_users,
    pictures,
    reply_text,
    words,
)

ACTIONS = ("pattern rhombus", "Rb2", "Sc2", "b2-c2")


async def play(world: World, *actions: str) -> None:
    """Make actions for the player to act."""
    for action in actions:
        await world.act(await world.current(), action)


async def test_a_click_is_prepared_without_a_view_where_the_game_needs_none(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin_constructor()
    match = await world.match()

    def refuse(*_: object) -> None:
        raise AssertionError("a view was made")

    monkeypatch.setattr(type(GAME), "view", refuse)
    prepared_action = prepare(match, world.ada.id, "pattern rhombus", texts("en"))
    assert (prepared_action.notation, prepared_action.confirmation) == ("pattern rhombus", "")


async def test_the_next_player_and_only_that_one_is_mentioned_once_a_turn(world: World) -> None:
    await world.begin_constructor()
    messages_before = len(world.channel.history())
    assert get_pinged_users(world, world.board) == [world.ada.id]
    await play(world, "pattern rhombus")
    assert len(world.channel.history()) == messages_before  # still her turn: edited, nobody notified again
    assert get_pinged_users(world, world.board) == [world.ada.id]
    await play(world, "Rb2")
    assert (
        get_pinged_users(world, world.board) == [user.id for user in world.board.mentions] == [world.bruno.id]
    )
    messages_before = len(world.channel.history())
    await world.press(world.bruno, "pick", "S")
    await world.press(world.bruno, "pick")
    assert get_pinged_users(world, world.board) == [world.bruno.id]
    await world.restart()
    await world.env.advance_time(3600)
    assert len(world.channel.history()) == messages_before


async def test_reading_the_board_says_whose_turn_it_is_to_all_others(world: World) -> None:
    await world.begin_constructor()
    await play(world, "pattern rhombus")
    prompt = "Place a piece on an empty tile."
    assert reply_text(await world.press(world.ada, "read")).endswith(f"\n{prompt}")
    for reader in (world.bruno, world.dmitri):
        reply = reply_text(await world.press(reader, "read"))
        assert reply.endswith(f"It is the turn of ⚪ ada: {prompt}"), reply


@pytest.mark.usefixtures("real_pictures")
async def test_every_board_has_a_picture_with_alt_text(world: World) -> None:
    await world.begin_constructor()
    await play(world, "pattern rhombus", "Rb2")
    (item,) = pictures(world.board)
    assert "b2: ice ring" in (item.description or "")
    assert len(item.description or "") <= 1024
    assert await download_file(world.bot, world.board)


@pytest.mark.usefixtures("real_pictures")
async def test_a_click_on_a_kind_offers_exactly_the_tiles_where_it_may_go(world: World) -> None:
    await world.begin_constructor()
    await play(world, "pattern rhombus", "Rb2")
    before = world.board
    await world.press(world.bruno, "pick", "M")
    assert world.board.id == before.id
    labels = {label for custom_id, label in buttons(world.board) if ":act:" in custom_id}
    assert labels == {"a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"}
    assert pictures(world.board)[0].media.url == pictures(before)[0].media.url  # it is not sent again
    assert pictures(world.board)[0].description == pictures(before)[0].description
    medium = next(custom_id for custom_id, label in buttons(world.board) if label == "Medium")
    await world.bruno.click(world.board, custom_id=medium)
    assert not any(":act:" in custom_id for custom_id, _ in buttons(world.board))


async def test_only_what_is_legal_has_a_button(world: World) -> None:
    await world.begin_constructor()
    await play(world, *ACTIONS)
    labels = [label for _, label in buttons(world.board)]
    assert "Ring" in labels
    assert "Small" in labels
    assert not any("→" in label for label in labels)  # his small is enclosed


async def test_read_the_board_describes_everything_in_words(world: World) -> None:
    await world.begin_constructor()
    await play(world, *ACTIONS)
    for result in (
        await world.press(world.chioma, "read"),
        await world.ada.slash(world.channel, "match read"),
    ):
        reply = reply_text(result)
        assert "c2" in reply
        assert "ring" in reply
        assert "small" in reply


async def test_the_log_reads_like_sentences(world: World) -> None:
    await world.begin_constructor()
    await play(world, *ACTIONS)
    reply = reply_text(await world.ada.slash(world.channel, "match log"))
    assert (
        f"**Round 1 of 2 · <@{world.ada.id}> (⚪ Ice)**\n- chose the rhombus\n- placed a ring on b2\n"
        in reply
    )
    assert reply == reply_text(await _more(world, "log"))


async def _more(world: World, control: str) -> simcord.InteractionResult:
    panel = await world.press(world.ada, "more")
    assert panel.response is not None
    return await world.press(world.ada, control, message=panel.response)


async def test_rules_and_help_explain_the_game_with_a_picture(world: World) -> None:
    await world.begin_constructor()
    for result in (
        await world.press(world.ada, "rules"),
        await world.dmitri.slash(world.channel, "help", game="constructor"),
    ):
        assert "build towers on nine tiles" in reply_text(result)
        assert len(pictures(result.response)) == 1


async def test_show_posts_the_board_again_and_mentions_nobody(world: World) -> None:
    await world.begin_constructor()
    await play(world, "pattern rhombus")
    old = world.board.id
    await world.ada.slash(world.channel, "match show")
    assert world.board.id != old
    assert get_pinged_users(world, world.board) == []
    await play(world, "Rb2")
    assert get_pinged_users(world, world.board) == [world.bruno.id]


async def test_an_old_message_is_not_edited_but_posted_again(world: World) -> None:
    await world.begin_constructor()
    old = world.board.id
    await world.env.advance_time(56 * 60)
    await play(world, "pattern rhombus")
    assert world.board.id != old
    assert get_pinged_users(world, world.board) == []


async def test_a_deleted_board_is_posted_again(world: World) -> None:
    await world.begin_constructor()
    match = await world.match()
    world.env.backend.delete_message(world.channel.id, world.board.id)
    await world.ada.slash(world.channel, "constructor pattern", pattern="rhombus")
    assert (await world.match()).revision == match.revision + 1
    assert "Place a piece" in words(world.board)


async def test_a_private_panel_from_before_a_restart_still_works(world: World) -> None:
    await world.begin_constructor()
    panel = await world.press(world.ada, "more")
    await world.restart()
    assert panel.response is not None
    assert "began a match of Constructor." in reply_text(
        await world.press(world.ada, "log", message=panel.response)
    )


async def test_every_change_is_logged_with_its_ids_and_without_people(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO"):
        await world.begin_constructor()
        await play(world, "pattern rhombus")
    match = await world.match()
    changes = [record for record in caplog.records if record.getMessage() == "match.changed"]
    assert len(changes) == match.revision - 1
    people = [str(person) for who in world.people.values() for person in (who.id, who.name)]
    assert not any(person in str(vars(record)) for record in changes for person in people)


async def test_undo_is_free_within_the_turn(world: World) -> None:
    await world.begin_constructor()
    await play(world, "pattern triring")
    assert not find_private_answers(await world.press(world.ada, "undo")), "the board shows it"
    assert (await world.match()).state.phase == "pattern"
    await play(world, "pattern rhombus", "Rb2")
    assert GAME.view((await world.match()).state, None).pattern == "rhombus"


@pytest.mark.parametrize("agree", [True, False])
async def test_undo_after_the_opponent_has_acted_needs_their_consent(world: World, agree: bool) -> None:
    await world.begin_constructor()
    await play(world, "pattern rhombus", "Rb2", "Sc1")
    reply = reply_text(await world.ada.slash(world.channel, "match undo"))
    assert "asked" in reply
    assert get_pinged_users(world, world.board) == [world.bruno.id]
    refusal = reply_text(await world.press(world.ada, "answer", "yes"))
    assert "You asked this question" in refusal
    await world.press(world.bruno, "answer", "yes" if agree else "no")
    assert (await world.current()).id == world.ada.id
    stacks = [tile.stack for tile in GAME.view((await world.match()).state, None).tiles if tile.stack]
    assert len(stacks) == (0 if agree else 2)


async def test_playing_on_declines_an_undo(world: World) -> None:
    await world.begin_constructor()
    await play(world, "pattern rhombus", "Rb2", "Sc1")
    await world.ada.slash(world.channel, "match undo")
    await play(world, "Sa1")
    assert (await world.match()).consent_request is None
    assert "answer" not in str(buttons(world.board))


async def test_the_registry_of_buttons_is_whole_after_all_of_this(world: World) -> None:
    await world.begin_constructor()
    await play(world, *ACTIONS)
    await world.ada.slash(world.channel, "match undo")
    if (await world.match()).consent_request is not None:
        await world.press(world.bruno, "answer", "no")
    for control in ("read", "rules", "more"):
        await world.press(world.bruno, control)
    await world.env.advance_time(3600)
    store = world.bot._connection._view_store
    assert {item.__name__ for item in store._dynamic_items.values()} == {"ClickItem"}
    assert not store._views
    assert not store._synced_message_views
