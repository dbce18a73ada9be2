"""``/ranking`` and ``/records``: what members who keep a rating show to others, and nobody else."""

import re
from collections.abc import Awaitable, Callable
from itertools import combinations
from typing import Final

import pytest
import simcord
from msgspec.structs import replace

from bot.games import GAMES
from bot.locales import texts
from bot.match.models import Ending
from bot.match.review import Review, TurnReview, write_review
from bot.match.servers import Ratings, ServerBlock
from cogs.board.display_names import DisplayNames
from rendering.kit.encoder import MAX_BYTES
from tests.example_games import EVERY_GAME
from tests.play.board.test_display_names import rename
from tests.play.me.test_privacy import delete
from tests.play.private_pages import PrivatePage
from tests.play.server_matches import count_matches, finish, keep_ratings
from tests.play.world import World, components, download_file, forge, pictures, reply_text

pytestmark = pytest.mark.usefixtures("frozen_time")
OFF: Final = "Ratings are switched off in this server"
PLAYERS_ONLY: Final = "only members who keep a rating themselves see rankings and records"
TEXT: Final = texts("en")
RUDE: Final = "Rude Rhino"


async def ask(
    world: World, command: str, who: simcord.MemberActor | None = None, game: str = "constructor"
) -> PrivatePage:
    """Return the private answer to one of the commands about a game."""
    who = who or world.dmitri
    return PrivatePage(who, await who.slash(world.channel, command, game=game))


async def see_everything(world: World) -> str:
    """Return all that Dmitri can see: words, alt texts and buttons, with the numbers of ratings."""
    ranking, records = await ask(world, "ranking"), await ask(world, "records")
    seen = [ranking.text, *(str(item.description) for item in pictures(ranking.message)), records.text]
    if "Show Numbers" in ranking.buttons():
        await ranking.press("Show Numbers")
    ids = [str(part.custom_id) for part in components(records.message) if hasattr(part, "custom_id")]
    return "\n".join([*seen, ranking.text, *ids])


async def play_round_robin(world: World) -> None:
    """Let four people, who keep ratings, play each other four times; who comes first by name wins."""
    await keep_ratings(world, *world.people.values())
    for one, other in combinations(world.people.values(), 2):
        for _ in range(4):
            await finish(world, (one, other), (9, 5))
    await count_matches(world)


async def play_eight(world: World) -> None:
    """Let Ada and Chioma, who keep ratings, play eight matches."""
    await keep_ratings(world, world.ada, world.chioma)
    for number in range(8):
        await finish(world, (world.ada, world.chioma), (30 + number, 20), minutes=40 + number)
    await count_matches(world)


async def play_ten(world: World) -> None:
    """Let Ada, Bruno and Chioma play ten matches."""
    await play_eight(world)
    await add_bruno(world)


async def add_bruno(world: World) -> None:
    """Let Bruno, who keeps a rating, take all records from Ada and Chioma in two more matches."""
    await keep_ratings(world, world.bruno)
    await finish(world, (world.bruno, world.ada), (90, 10), minutes=20)
    match = await finish(world, (world.bruno, world.chioma), (31, 30), minutes=90)
    turns = (TurnReview((0.04, 0.96), (0.0, 0.0), 0), TurnReview((1.0, 0.0), (0.0, 0.0), 0))
    content = write_review(Review(start=(0.5, 0.5), turns=turns, turning_points=()))
    await world.bot.store.reviews.put(match.id, content, is_complete=True)
    await count_matches(world)


# Rankings


async def test_a_ranking_has_tiers_and_names_and_numbers_on_request(world: World) -> None:
    await play_round_robin(world)
    page = await ask(world, "ranking")
    lines = re.findall(r"^\d · (\w+) · .{1,3} (\w+)$", page.text, re.MULTILINE)
    assert [name for name, _ in lines] == ["ada", "bruno", "chioma", "dmitri"]
    assert {tier for _, tier in lines} <= {"Digger", "Bricklayer", "Mason", "Architect", "Wonder"}
    (picture,) = pictures(page.message)
    assert str(picture.description).startswith("Constructor: ranking\nTwo players\n1 · ada")
    assert len(await download_file(world.bot, page.message)) <= MAX_BYTES
    assert not re.search(r"\d{3}", page.text + str(picture.description))
    page.assert_fits()
    await page.press("Show Numbers")
    numbers = list(map(int, re.findall(r"^\d · \w+ · .* · (\d+)$", page.text, re.MULTILINE)))
    assert len(numbers) == 4
    assert numbers == sorted(numbers, reverse=True)
    await page.press("Hide Numbers")
    assert not re.search(r"\d{3}", page.text)
    await page.choose("builders")
    assert "Builders: ranking\nNobody is ranked yet" in page.text
    assert not pictures(page.message)


async def test_the_provisional_are_apart_and_in_no_order_of_strength(world: World) -> None:
    await keep_ratings(world, *world.people.values())
    await finish(world, (world.dmitri, world.bruno, world.ada), (9, 5, 1), game="builders")
    await count_matches(world)
    page = PrivatePage(world.ada, await world.ada.slash(world.channel, "ranking"))
    assert "Builders: ranking" in page.text, "the game that was finished last"
    assert re.search(
        r"\*\*Three or more players\*\*\nProvisional, by name\nada .*\nbruno .*\ndmitri ", page.text
    )
    assert "Two players" not in page.text


async def test_a_ranking_has_at_most_25_lines(world: World) -> None:
    people = [world.guild.add_member(world.env.create_user(f"m{number:02}")) for number in range(32)]
    await keep_ratings(world, *people)
    for one, other in zip(people[::2], people[1::2], strict=True):
        await finish(world, (one, other), (9, 5), game="builders")
        await finish(world, (one, other, people[0]), (9, 5, 1), game="builders") if one != people[0] else None
    await count_matches(world)
    page = await ask(world, "ranking", game="builders")
    assert len(re.findall(r"^(?:\d · )?m\d\d ·", page.text, re.MULTILINE)) == 25
    page.assert_fits()


async def test_large_pictures_come_in_parts_for_who_chose_them(world: World) -> None:
    await play_round_robin(world)
    assert len(pictures((await ask(world, "ranking")).message)) == 1
    await world.bot.store.preferences.set(world.dmitri.id, pictures="large")
    assert len(pictures((await ask(world, "ranking")).message)) > 1


# Records


async def test_records_name_their_holders_and_lead_to_replays(world: World) -> None:
    await play_ten(world)
    page = await ask(world, "records")
    date = r"<t:\d+:d>"
    assert re.search(rf"Highest score:\*\* bruno, 90 points, against ada · {date}", page.text)
    assert re.search(rf"Fastest win:\*\* bruno, in 20 minutes, against ada · {date}", page.text)
    assert re.search(rf"Closest match:\*\* bruno and chioma, 1 point apart · {date}", page.text)
    assert "bruno, whose chance to win was once 4 %, against chioma" in page.text
    assert "10 matches of members who keep a rating" in page.text
    assert "Half of the matches take at most 44 minutes" in page.text
    assert "With 2 players, of 10 matches: ⚪ Ice won 10, ⚫ Black won 0." in page.text
    assert "Built most in the last 10 matches: " in page.text
    page.assert_fits()
    replays = [part for part in components(page.message) if getattr(part, "label", "") == "Replay"]
    assert len(replays) == 2, "one for each match"
    result = await world.dmitri.click(page.message, custom_id=replays[0].custom_id)
    assert "Round 1 of 2 · The Start" in reply_text(result)


async def test_a_match_of_another_channel_has_no_button_that_would_be_refused(world: World) -> None:
    await keep_ratings(world, world.ada)
    other = world.guild.create_text_channel("other")
    await finish(world, (world.ada, world.bruno), (9, 5), channel_id=other.id)
    await count_matches(world)
    page = await ask(world, "records")
    assert "ada, 9 points, against somebody · <t:" in page.text
    assert page.text.count(f"<#{other.id}>") == 3
    assert "Replay" not in page.buttons()
    assert "Replay" in (await ask(world, "records", world.ada)).buttons()


async def test_the_longest_race_without_a_fault_is_in_the_records_of_races(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await keep_ratings(world, world.ada)
    matches = [
        await finish(world, (world.ada, world.bruno), (5, 3), game="space-builder", seed=f"race{number}")
        for number in range(3)
    ]
    await count_matches(world)
    monkeypatch.setattr(type(GAMES["space-builder"]), "faults", lambda *_: {0: 0, 1: 0})
    page = await ask(world, "records", game="space-builder")
    rounds = max(match.state.result.round for match in matches)
    sentence = (
        "a fault:** ada, 1 round, against somebody" if rounds == 1 else f"ada, {rounds} rounds in a row"
    )
    assert sentence in page.text
    assert "Fastest win:" in page.text
    assert "Highest score" not in page.text, "a race is not about points"
    assert "Closest match" not in page.text


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_every_game_has_the_general_part(world: World, game: str) -> None:
    await keep_ratings(world, world.ada, world.bruno)
    for _ in range(10):
        await finish(world, (world.ada, world.bruno), (9, 5), game=game)
    await count_matches(world)
    page = PrivatePage(world.ada, await world.ada.slash(world.channel, "records"))
    assert "Fastest win:** ada, in a minute, against bruno" in page.text
    assert "With 2 players, of 10 matches: " in page.text


async def test_counts_are_told_from_ten_matches_on(world: World) -> None:
    await keep_ratings(world, world.ada, world.bruno)
    for _ in range(9):
        await finish(world, (world.ada, world.bruno), (9, 5))
    await count_matches(world)
    page = await ask(world, "records")
    assert "9 matches of members" in page.text
    assert "From 10 matches on" in page.text
    assert "With 2 players" not in page.text


async def test_wins_against_computers_and_of_those_who_gave_up_are_no_fastest_ones(world: World) -> None:
    await keep_ratings(world, world.ada)
    await finish(world, (world.ada, world.bruno), (9, 5), seats=(world.ada.id, -1), rating="off")
    outcome = (await finish(world, (world.ada, world.bruno), (9, 5), minutes=30)).ending
    assert outcome is not None
    claimed = Ending("claimed", by=world.ada.id, outcome=outcome.outcome)
    await finish(world, (world.ada, world.bruno), (9, 5), ending=claimed, resigned=(1,))
    await count_matches(world)
    assert "in 30 minutes, against somebody" in (await ask(world, "records")).text


# Who sees it, and whom


@pytest.mark.parametrize("command", ["ranking", "records"])
async def test_the_server_decides_who_sees_it(world: World, command: str) -> None:
    await play_ten(world)

    async def change(value: Ratings) -> None:
        await world.bot.servers.change_settings(
            world.guild.id, 1, "set-theme", lambda each: replace(each, ratings=value), lambda *_: {}
        )

    page = await ask(world, command)
    await change("players")
    assert PLAYERS_ONLY in (await ask(world, command)).text
    assert "bruno" in (await ask(world, command, world.ada)).text
    menu = page.menu().custom_id or ""
    result = await forge(world, world.dmitri, page.message, menu, "constructor")
    assert PLAYERS_ONLY in reply_text(result)
    await change("off")
    assert OFF in (await ask(world, command, world.ada)).text
    assert "bruno" not in (await ask(world, command, world.ada)).text


@pytest.mark.parametrize("command", ["ranking", "records"])
async def test_without_a_game_the_page_is_about_the_match_of_the_channel(world: World, command: str) -> None:
    async def open_page() -> str:
        return PrivatePage(world.dmitri, await world.dmitri.slash(world.channel, command)).text

    assert TEXT(f"{next(iter(GAMES))}-name") in await open_page()
    await play_eight(world)  # of Constructor
    await world.begin_game("middle-ages", 2)
    assert TEXT("middle-ages-name") in await open_page()
    await world.resign(world.ada)
    assert TEXT("middle-ages-name") in await open_page()


async def test_forged_buttons_are_refused(world: World) -> None:
    page = await ask(world, "records")
    for custom_id in ("u:ranking:", "u:ranking:chess/numbers"):
        assert "button" in reply_text(await forge(world, world.dmitri, page.message, custom_id))
    for custom_id in ("u:ranking-game:", "u:records-game:"):
        assert "button" in reply_text(await forge(world, world.dmitri, page.message, custom_id, "chess"))


async def switch_off(world: World) -> None:
    await keep_ratings(world, world.bruno, choice="off")


async def erase(world: World) -> None:
    await delete(world, world.bruno)


async def block(world: World) -> None:
    block = ServerBlock(guild_id=world.guild.id, user_id=world.bruno.id, at=1, by_user=1, reason="Rude.")
    await world.bot.store.server_blocks.add(block)
    world.bot.cog_of(DisplayNames).forget_hidden(world.guild.id)


async def leave(world: World) -> None:
    world.guild.remove_member(world.bruno)
    world.bot.cog_of(DisplayNames)._names.clear()


@pytest.mark.parametrize("hide", [switch_off, erase, block, leave])
async def test_who_hides_is_absent_from_all_that_others_see(
    world: World, hide: Callable[[World], Awaitable[None]]
) -> None:
    """What others see is then the same as if Bruno had never played."""
    rename(world, world.bruno, RUDE)
    await play_eight(world)
    without = await ask(world, "records")
    await add_bruno(world)
    before, ranking = await see_everything(world), (await ask(world, "ranking")).text
    assert before.count(RUDE) == 7
    await hide(world)
    if hide is erase:
        await count_matches(world)
    after = await see_everything(world)
    assert RUDE not in after
    assert str(world.bruno.id) not in after
    records = (await ask(world, "records")).text
    assert not_closest(records) == not_closest(without.text)
    assert "Closest match:** somebody and chioma, 1 point apart" in records, "it is Chioma's as well"
    names = [line.split(" · ")[0] for line in ranking.splitlines() if RUDE not in line]
    assert [line.split(" · ")[0] for line in (await ask(world, "ranking")).text.splitlines()] == names


def not_closest(page: str) -> list[str]:
    return [line for line in page.splitlines() if "Closest" not in line]


async def test_a_reported_name_is_shown_to_nobody(world: World) -> None:
    rename(world, world.bruno, RUDE)
    await play_ten(world)
    before = await see_everything(world)
    assert await world.bot.names.report(world.guild.id, world.bruno.id, RUDE, by_user=world.chioma.id)
    world.bot.cog_of(DisplayNames).forget_hidden(world.guild.id)
    after = await see_everything(world)
    assert RUDE not in after
    assert sorted(before.replace(RUDE, "somebody").splitlines()) == sorted(after.splitlines())


async def test_whom_a_reader_refuses_is_not_named_to_them(world: World) -> None:
    rename(world, world.bruno, RUDE)
    await play_ten(world)
    await world.bot.matches.invitations.refuse(world.dmitri.id, [world.bruno.id])
    assert RUDE not in await see_everything(world)
    assert RUDE in (await ask(world, "records", world.chioma)).text
