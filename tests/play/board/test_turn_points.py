"""The points in the lines of old turns: what a turn brought, the score after it, and who leads."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.locales import languages, texts
from bot.match.replay import iterate_public_lines
from cogs.board.story import list_entries
from cogs.board.summaries import Story, group_turns, shorten_turn, split_at_rounds, split_leaving
from cogs.board.turn_points import describe_points
from cogs.kit.game_ui import text_for
from rendering import Emojis, with_emojis
from rendering.emojis import drawings
from rendering.words.emoji_text import markup_length
from tests.match.races import race
from tests.match.record_files import random_match
from tests.play.board.test_folded_boards import choose, perform, play, story
from tests.play.board.test_story import read_whole_log
from tests.play.world import World, words


async def test_a_turn_without_points_says_nothing_of_points(world: World) -> None:
    await world.begin_constructor()
    await play(world, "pattern rhombus", "Rb2", "Sc2")
    assert not any("–" in line for line in story(world))


async def test_a_tower_tells_what_it_brought_the_score_and_who_leads(world: World) -> None:
    await world.begin_constructor(starter="ice")
    await play(world, "pattern rhombus", "Rb2", "Sc2", "Mb1", "Rc1", "b1-c1", "Sa2")
    ada = f"⚪ <@{world.ada.id}>"
    assert story(world)[-2].endswith(f", making a tower of 2. +1, ⚪ 1–0 ⚫, {ada} takes the lead.")
    assert "takes the lead" not in story(world)[-1]
    (log,) = await read_whole_log(world)
    assert f"- +1, ⚪ 1–0 ⚫, {ada} takes the lead" in log


async def test_the_live_board_tells_the_points_within_its_limit(world: World) -> None:
    await world.begin_game("middle-ages", 3, **{"target-points": 3})
    rng, found = Random("middle-ages"), 0
    while not (match := await world.match()).is_over:
        await perform(world, match, *choose(match, rng))
        lines = [line for line in words(world.board).splitlines() if line.startswith("-# <@")]
        assert all(len(line) - markup_length(line) <= len("-# ") + 300 for line in lines)
        found += any(line.endswith((" takes the lead.", " share the lead.")) for line in lines)
    assert found


@pytest.mark.parametrize("boards", ["fold", "delete"])
async def test_nothing_stands_after_a_resignation_but_the_winner(world: World, boards: str) -> None:
    await world.begin_constructor(boards=boards)
    await play(world, "pattern rhombus", "Rb2", "Sc2")
    await world.resign(world.ada)
    assert "placed a small on c2" in words(world.board) + "".join(story(world))
    *_, resigned, winner = words(world.board).splitlines()
    assert resigned == f"<@{world.ada.id}> has resigned."
    assert winner == f"<@{world.bruno.id}> (⚫ Black) wins."


@pytest.mark.parametrize("game", ["middle-ages", "builders"])
@pytest.mark.sampled
async def test_a_turn_in_which_a_player_left_ends_with_that(world: World, game: str) -> None:
    await world.begin_game(game, 3)
    rng = Random(game)
    for _ in range(17):
        match = await world.match()
        await perform(world, match, *choose(match, rng))
    match = await world.match()
    leaver = match.players[min(match.players_to_act())]
    await world.resign(world.people[leaver])
    (line,) = [line for line in words(world.board).splitlines() if "left the match" in line]
    assert line.endswith(" left the match.")
    assert any("- left the match" in page for page in await read_whole_log(world))


@pytest.mark.parametrize(("game", "told"), [("middle-ages", "took 1 coin"), ("builders", "ordered")])
async def test_who_ends_the_match_by_leaving_is_told_once(world: World, game: str, told: str) -> None:
    await world.begin_game(game, 2)
    rng = Random(game)
    for action in ("coins",) if game == "middle-ages" else ("", ""):
        match = await world.match()
        player, chosen = choose(match, rng)
        await perform(world, match, player, action or chosen)
    match = await world.match()
    await world.resign(world.people[match.players[min(match.players_to_act())]])
    channel = "".join(map(words, world.channel.history()))
    assert told in channel
    assert "left the match" not in channel
    assert channel.count("has resigned.") == 1
    (log,) = await read_whole_log(world)
    assert "left the match" in log


async def test_what_ended_a_round_brought_is_told_before_the_next_one_begins(world: World) -> None:
    """The player who ends a round of Constructor with a tower may begin the next one in the same turn."""
    await world.begin_constructor(starter="ice")
    rng = Random(23)
    while not (match := await world.match()).state.stage.finished:
        await perform(world, match, *choose(match, rng))
    await play(world, "Rb2")
    points = f"⚪ 2–3 ⚫ in all, ⚫ <@{world.bruno.id}> takes the lead"
    assert (
        f"cleared for round 2. +1, {points}. <@{world.bruno.id}> (⚫ Black) placed a ring on b2."
        in story(world)[-1]
    )
    log = (await read_whole_log(world))[-1]
    assert f"- +1, {points}\n- placed a ring on b2" in log


async def test_the_markup_of_emojis_does_not_shorten_the_line_of_a_turn(world: World) -> None:
    await world.begin_constructor(starter="ice")
    await play(world, "pattern rhombus", "Rb2", "Sc2", "Mb1", "Rc1", "b1-c1")
    emojis = {
        name: f"<:{name}_ec6ebf:1575835894684844033>" for name in ("constructor_ice", "constructor_black")
    }
    told = Story(await world.match(), Emojis(emojis))
    line = shorten_turn(told.match, told.entries[-1:], told.text)
    assert len(line) > 300
    assert line.endswith(" takes the lead.")


@pytest.mark.parametrize("game", GAMES)
def test_the_line_of_a_turn_never_loses_its_score(game: str) -> None:
    """Mentions have twenty characters, and some languages more words than English."""
    match, record = random_match(game, "score", players=GAMES[game].players[-1])
    match = replace(match, seats=tuple(10**18 + seat for seat in match.seats if seat is not None))
    emojis = Emojis({name: f"<:{name}_ec6ebf:1575835894684844033>" for name in drawings()})
    for language in languages():
        told = replace(match, locale=language)
        text = with_emojis(text_for(told, texts(language)), emojis)
        lines = list(iterate_public_lines(told, record))
        for turn in group_turns(list_entries(told, lines, text)):
            line = shorten_turn(told, turn, text)
            assert not line.endswith("…"), language
            points = [
                describe_points(told, part, text) for part in split_at_rounds(split_leaving(told, turn)[0])
            ]
            assert points[-1] in line


def test_half_a_point_at_the_start_leads() -> None:
    match, record = random_match("constructor", "half", options={"advantage": 1, "advantage_player": 1})
    text = text_for(match, texts("en"))
    lines = list(iterate_public_lines(match, record))
    told = "\n".join(
        describe_points(match, turn, text) for turn in group_turns(list_entries(match, lines, text))
    )
    assert "⚪ 1–0.5 ⚫, ⚪" in told or "⚪ 0–1.5 ⚫" in told
    assert "level" not in told


def test_the_end_of_a_round_of_a_race_is_no_gain_of_whoever_acted_last() -> None:
    text = texts("en")
    told = []
    for seed in ("menu", "other", "third"):
        match, record = race(seed, 2)
        for turn in group_turns(list_entries(match, iterate_public_lines(match, record), text)):
            told += [describe_points(match, part, text) for part in split_at_rounds(turn)]
    assert any(line.endswith(" leads") for line in told)
    assert not any("+1" in line for line in told)
