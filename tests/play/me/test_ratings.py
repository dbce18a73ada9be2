"""Ratings as users meet them: opt in, tables that say whether they are rated, placement, off switches."""

import asyncio
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.match.commands import Act, Cancel, Hint, Resign, Undo
from bot.match.models import Match
from bot.match.ratings import MOST_A_WEEK, MOST_PLACEMENTS, Rating
from bot.match.refusals import Refusal
from tests.play.world import World, deliver_together, find_buttons, forge, reply_text, words


async def keep(world: World, *users: Any) -> None:
    """Let users keep a rating."""
    for user in users:
        assert "You keep a rating" in reply_text(await user.slash(world.channel, "me rating", keep=True))


async def play(world: World) -> Match:
    """Let Ada and Bruno play a short match, which Bruno resigns."""
    await world.open_table(world.ada, "constructor")
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    await world.act(await world.current(), "pattern rhombus")
    await world.resign(world.bruno)
    return await world.match()


async def ratings(world: World, user: Any) -> list[Rating]:
    return await world.bot.ratings.of_user(user.id)


async def test_a_match_of_people_who_keep_ratings_is_rated_and_says_so_before(world: World) -> None:
    await keep(world, world.ada, world.bruno)
    await world.open_table(world.ada, "constructor")
    assert "Rated, if all who play keep a rating (`/me rating`)." in words(world.board)
    await world.press(world.chioma, "join")
    assert "Not rated: not everybody here keeps a rating (`/me rating`)." in words(world.board)
    await world.press(world.chioma, "leave")
    await world.press(world.bruno, "join")
    assert words(world.board).endswith("Rated.")
    await world.press(world.bruno, "start")
    await world.resign(world.bruno)
    assert "This match was rated." in words(world.board)
    (winner,), (loser,) = await ratings(world, world.ada), await ratings(world, world.bruno)
    assert winner.number > 1000 > loser.number


async def test_a_first_race_is_rated_with_its_upright_maps(world: World) -> None:
    await keep(world, world.ada, world.bruno)
    await world.open_table(world.ada, "space-builder", facing="upright")
    assert "The map is never turned." in words(world.board)
    assert "Rated, if all who play keep a rating" in words(world.board)


async def test_nobody_who_did_not_ask_for_it_reads_of_ratings(world: World) -> None:
    await world.open_table(world.ada, "constructor")
    assert "ated" not in words(world.board).replace("rotated", "")
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    await world.resign(world.bruno)
    assert "This match was rated." not in words(world.board)
    assert await ratings(world, world.ada) == []


async def test_the_end_of_a_first_match_offers_it_once_in_private(world: World) -> None:
    await play(world)
    assert len(find_buttons(world.board, "keep-rating")) == 1
    result = await world.press(world.bruno, "keep-rating")
    assert result.response is not None
    assert result.response.flags.ephemeral
    assert "A rating says how strong you play a game" in words(result.response)
    panel = await world.bruno.click(result.response, custom_id="u:me-section:rating")
    assert "You keep no rating, and nobody sees a profile of you." in reply_text(panel)
    await play(world)
    assert find_buttons(world.board, "keep-rating") == []


@pytest.mark.parametrize("begins_before", [False, True])
async def test_a_server_without_ratings_has_no_rated_match(world: World, *, begins_before: bool) -> None:
    await keep(world, world.ada, world.bruno)
    if begins_before:
        await world.open_table(world.ada, "constructor")
        await world.press(world.bruno, "join")
    await world.bot.servers.change_settings(
        world.guild.id,
        world.ada.id,
        "set-ratings",
        lambda before: replace(before, ratings="off"),
        lambda *_: {},
    )
    if not begins_before:
        await world.open_table(world.ada, "constructor")
        assert "ated" not in words(world.board).replace("rotated", "")
        await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    await world.resign(world.bruno)
    assert await ratings(world, world.ada) == []


async def test_after_four_matches_in_a_week_a_table_says_that_it_is_not_rated(world: World) -> None:
    await keep(world, world.ada, world.bruno)
    for _ in range(MOST_A_WEEK):
        await play(world)
    await world.open_table(world.ada, "constructor")
    await world.press(world.bruno, "join")
    assert "the same people have finished four rated matches this week" in words(world.board)
    await world.press(world.bruno, "start")
    assert (await world.match()).rating == "off"
    await world.resign(world.bruno)
    assert (await ratings(world, world.ada))[0].matches == MOST_A_WEEK


async def test_other_options_and_computers_are_not_rated(world: World) -> None:
    await keep(world, world.ada, world.bruno)
    await world.ada.slash(world.channel, "constructor new", decider=True)
    assert "Not rated: the options are not the usual ones." in words(world.board)
    await world.cancel(world.ada)
    await world.ada.slash(world.channel, "constructor new", computer="beginner")
    assert "Not rated: a computer plays." in words(world.board)


async def test_options_that_change_no_strength_leave_a_table_rated(world: World) -> None:
    await keep(world, world.ada)
    await world.ada.slash(world.channel, "constructor new", starter="ice")
    assert "Rated, if all who play keep a rating" in words(world.board)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_free_options_are_options_of_the_game(game: str) -> None:
    rules = GAMES[game]
    assert set(rules.free_options) <= set(rules.options_from({}).__struct_fields__)


async def test_a_rated_match_gives_no_hints_but_an_agreed_undo_ends_its_rating(world: World) -> None:
    await keep(world, world.ada, world.bruno)
    await world.open_table(world.ada, "constructor")
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    match, first = await world.match(), await world.current()
    assert find_buttons(world.board, "hint") == []
    with pytest.raises(Refusal, match="hint-rated"):
        await world.bot.matches.perform(match.id, first.id, Hint())
    await world.act(first, "pattern rhombus")
    assert (await world.match()).rating == "rated"


@pytest.mark.usefixtures("quick_computers")
async def test_placement_matches_lead_from_level_to_level(world: World) -> None:
    await keep(world, world.ada)
    assert (await begin_placement(world)).rating == "placement"
    again = await begin_placement(world, refused=True)
    assert "Play it to its end first." in again
    match = await latest_placement(world)
    for command in (Hint(), Undo()):
        with pytest.raises(Refusal):
            await world.bot.matches.perform(match.id, world.ada.id, command)
    await lose(world)
    (rating,) = await ratings(world, world.ada)
    assert (rating.placements, rating.next_level) == (1, 0)
    assert rating.number < 1000
    for _ in range(MOST_PLACEMENTS - 1):
        await begin_placement(world)
        await lose(world)
    assert "all your placement matches" in await begin_placement(world, refused=True)


async def begin_placement(world: World, *, refused: bool = False) -> Any:
    """Press the button of a placement match in Ada's panel; return the match, or what it was refused with."""
    panel: Any = await world.ada.slash(world.channel, "me rating")
    result = await world.ada.click(panel.response, custom_id="u:placement:constructor")
    if refused:
        return reply_text(result)
    return await latest_placement(world)


async def latest_placement(world: World) -> Match:
    """Return Ada's newest match."""
    (match_id, *_) = reversed(await world.bot.store.matches.find_live_of(world.ada.id))
    match = await world.bot.store.matches.find(match_id)
    assert match is not None
    return match


async def lose(world: World) -> None:
    """Let Ada resign her placement match after her first turn, when it cannot be called off any more."""
    match = await latest_placement(world)
    while match.turn <= 1:
        player = match.find_player(world.ada.id)
        assert player is not None
        if player in match.players_to_act():
            action = next(iter(match.rules.legal_actions(match.state, player)))
            await world.bot.matches.perform(match.id, world.ada.id, Act(match.rules.action_to_string(action)))
        await world.env.advance_time(60)
        match = await latest_placement(world)
    with pytest.raises(Refusal, match="cancel-placement"):
        await world.bot.matches.perform(match.id, world.ada.id, Cancel())
    ended = await world.bot.matches.perform(match.id, world.ada.id, Resign())
    assert ended.status == "finished"


@pytest.mark.usefixtures("quick_computers")
async def test_a_double_click_begins_one_placement_match(world: World) -> None:
    await keep(world, world.ada)
    panel: Any = await world.ada.slash(world.channel, "me rating")
    click = partial(world.ada.click, panel.response, custom_id="u:placement:constructor")
    await deliver_together(world, click, click)
    assert len(await world.bot.store.matches.find_live_of(world.ada.id)) == 1


async def test_a_forged_placement_is_refused(world: World) -> None:
    panel = await world.ada.slash(world.channel, "me rating")
    refused = await forge(world, world.ada, panel.response, "u:placement:constructor")
    assert "You keep no rating" in reply_text(refused)
    await keep(world, world.ada)
    await forge(world, world.ada, panel.response, "u:placement:chess")
    assert await world.bot.store.matches.find_live_of(world.ada.id) == []


async def test_a_user_who_keeps_no_rating_any_more_is_in_no_rated_match(world: World) -> None:
    await keep(world, world.ada, world.bruno)
    await play(world)
    reply = reply_text(await world.ada.slash(world.channel, "me rating", keep=False))
    assert "You keep no rating" in reply
    await play(world)
    assert (await ratings(world, world.bruno))[0].matches == 1


async def test_ratings_are_recounted_as_soon_as_somebody_has_deleted_their_data(world: World) -> None:
    await keep(world, world.ada, world.bruno)
    await play(world)
    assert len(await ratings(world, world.ada)) == 1
    await world.bot.privacy.delete(world.bruno.id)
    async with asyncio.timeout(5):
        while await world.bot.store.ratings.is_stale():
            await world.env.settle()
    assert await ratings(world, world.ada) == []
