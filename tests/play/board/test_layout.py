"""The order of a board: caption, picture, question, the game's controls, one row of common buttons."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from simcord.results import to_discord_message

from bot.games import GAMES
from cogs.board.sent_messages import read_sent_message
from tests.play.world import World, buttons, components, find_buttons, words


def parts(message: Any) -> list[Any]:
    """Return the parts of a board's container, from above."""
    (container,) = message.components
    assert isinstance(container, discord.Container)
    return list(container.children)


def find_message(world: World, message_id: int) -> Any:
    """Return a message of the channel as it is now."""
    return to_discord_message(world.env, world.env.backend.get_message(world.channel.id, message_id))


def verbs(row: Any) -> Iterator[str]:
    """Yield the verbs of a row's buttons."""
    for part in row.children:
        if isinstance(part, discord.Button) and part.custom_id:
            yield part.custom_id.split(":")[3]


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.usefixtures("real_pictures")
async def test_the_question_stands_between_the_picture_and_the_buttons(world: World, game: str) -> None:
    await world.begin_game(game, 2)
    board = parts(world.board)
    first = next(index for index, part in enumerate(board) if isinstance(part, discord.ActionRow))
    (caption, *pictures, question), rows = board[:first], board[first:]
    assert isinstance(caption, discord.TextDisplay)
    assert isinstance(question, discord.TextDisplay)
    assert all(isinstance(part, discord.MediaGalleryComponent) for part in pictures)
    assert len(pictures) == 1
    assert rows
    assert all(isinstance(part, discord.ActionRow) for part in rows)
    assert "it is your turn" in caption.content.split("\n")[0]
    assert question.content.split(": ")[-1] not in caption.content


@pytest.mark.parametrize("game", list(GAMES))
async def test_buttons_to_look_and_help_are_one_row_and_the_rest_is_under_more(
    world: World, game: str
) -> None:
    await world.begin_game(game, 2)
    *_, last = parts(world.board)
    row = list(verbs(last))
    assert row[-1] == "more"
    assert len(row) <= 3
    more = await world.press(world.ada, "more", message=world.board)
    offered = [custom_id.split(":")[3] for custom_id, _ in buttons(more.response)]
    wanted = {"rules", "read"} | ({"area"} if game == "middle-ages" else set())
    assert wanted <= {*row, *offered}
    assert not {*row} & {*offered}


async def test_the_most_important_buttons_are_in_the_row_and_the_rest_under_more(world: World) -> None:
    await world.begin_constructor()
    assert list(verbs(parts(world.board)[-1])) == ["hint", "read", "more"]
    await world.act(world.ada, "pattern rhombus")
    assert list(verbs(parts(world.board)[-1])) == ["undo", "hint", "more"]
    await world.press(world.ada, "read")  # under *More*
    await world.press(world.ada, "undo")
    assert (await world.match()).action_count == 0


async def test_a_request_is_asked_right_above_its_buttons(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    await world.act(world.bruno, "Sa1")
    await world.ada.slash(world.channel, "match cancel")
    caption, *rest = parts(world.board)
    assert caption.content.startswith(f"<@{world.bruno.id}>, <@{world.ada.id}>")
    first_row = next(index for index, part in enumerate(rest) if isinstance(part, discord.ActionRow))
    assert rest[first_row - 1].content.count("Do you agree?") == 1
    assert list(verbs(rest[first_row])) == ["answer", "answer", "more"]


async def test_no_message_comes_below_the_board_and_old_ones_lose_their_question(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    old = world.board
    await world.act(world.ada, "Rb2")
    messages = world.env.backend.messages[world.channel.id]
    assert max(messages) == world.board.id
    folded = find_message(world, old.id)
    assert "Place a piece" not in words(folded)
    assert not find_buttons(folded, "read")


async def test_kept_pictures_lose_their_question(world: World) -> None:
    await world.begin_constructor(boards="keep")
    await world.act(world.ada, "pattern rhombus")
    old = world.board
    await world.act(world.ada, "Rb2")
    kept = find_message(world, old.id)
    assert "Place a piece" not in words(kept)


async def test_a_board_from_before_the_update_goes_on_to_work(world: World) -> None:
    await world.begin_constructor()
    stored = world.env.backend.get_message(world.channel.id, world.board.id)
    (container,) = stored.components
    texts = [part for part in container["components"] if part["type"] == 10]
    container["components"].remove(texts[-1])
    texts[0]["content"] = "### Constructor\\n" + texts[0]["content"] + texts[-1]["content"]
    assert read_sent_message(world.board).caption == texts[0]["content"]
    await world.act(world.ada, "pattern rhombus")
    assert sum(isinstance(part, discord.TextDisplay) for part in components(world.board)) == 2


async def test_a_message_is_read_back_without_its_question(world: World) -> None:
    await world.begin_constructor()
    board = await world.bot.store.boards.get((await world.match()).id)
    assert board.message is not None
    caption = parts(world.board)[0].content
    assert read_sent_message(world.board).caption == caption
    assert read_sent_message(world.board).filename == board.message.filename


async def test_each_board_has_menus_of_its_own_so_that_no_old_choice_is_shown(world: World) -> None:
    await world.begin_game("middle-ages", 2)
    who, seen = await world.current(), set[int]()
    for _ in range(3):
        menus = [part for part in components(world.board) if isinstance(part, discord.SelectMenu)]
        assert menus
        ids = {int(part.id or 0) for part in menus}
        assert len(ids) == len(menus)
        assert min(ids) > 100
        assert not ids & seen
        seen |= ids
        await world.command(who, "coins")
