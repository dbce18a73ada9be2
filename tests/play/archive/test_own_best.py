"""A reader's own best round beside a round of a race: for them alone, and only where rounds compare."""

import re
from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import update

from bot.games import RealTimeGame, Run
from bot.locales import texts
from bot.match.events import Event
from bot.match.models import Match
from bot.match.replay import Replay
from bot.match.replay import replay as replay_states
from bot.services.best_run_service import MOST_RACES, BestRunService
from bot.store.tables import matches
from cogs.archive.clip_planner import ClipPlanner, Range
from cogs.archive.frames import frame_view
from cogs.archive.own_best import view_with_own_best
from cogs.kit.large_pictures import draw_view
from rendering import RENDERERS
from tests.match.races import race
from tests.play.private_pages import PrivatePage
from tests.play.stored import add
from tests.play.world import World, forge, reply_text

pytestmark = pytest.mark.usefixtures("frozen_time")


def runs_of(match: Match, record: object) -> list[tuple[int, int, Run]]:
    """Return the runs in a race: the player, the number of actions before the check, and the run."""
    rules, found = match.real_time, list[tuple[int, int, Run]]()
    assert isinstance(rules, RealTimeGame)
    for count, (before, after) in enumerate(pairwise(replay_states(match, record))):  # type: ignore[arg-type]
        if rules.is_milestone(before, after):
            runs = ((player, rules.read_run(before, player)) for player in range(len(match.players)))
            found += [(player, count, run) for player, run in runs if run is not None]
    return found


async def add_race(world: World, seed: str) -> Match:
    """Store a race of Ada and Bruno in the world's channel."""
    match, record = race(seed, 2)
    users = (world.ada.id, world.bruno.id)
    here = replace(match, guild_id=world.guild.id, channel_id=world.channel.id, seats=users, host=users[0])
    return await add(world.bot.store, replace(here, revision=9), record)


def find_moment(replay: Replay, count: int) -> int:
    """Return the last moment of the round that is checked after a number of actions."""
    return max(number for number, frame in enumerate(replay.frames) if frame.moment and frame.last == count)


def test_a_run_has_the_times_of_its_cards_and_ends_only_if_the_city_was_finished_without_fault() -> None:
    match, record = race("a", 2)
    runs = [run for _, _, run in runs_of(match, record)]
    assert {run.end is None for run in runs} == {True, False}
    for run in runs:
        assert list(run.steps) == sorted(run.steps)
        assert isinstance(run.kind, tuple)
        assert run.end is None or (len(run.steps) == run.kind[0] and run.end >= run.steps[-1])


async def test_a_reader_sees_their_fastest_other_round_of_the_kind_and_nobody_else_does(world: World) -> None:
    stored = [await add_race(world, seed) for seed in ("a", "b", "e")]
    await world.open_constructor_table()
    own = {
        (match.id, count): run
        for match in stored
        for player, count, run in runs_of(match, await world.bot.store.matches.get_record(match.id))
        if player == 0
    }
    compared = 0
    for (match_id, count), run in own.items():
        others = [
            each.end
            for key, each in own.items()
            if each.kind == run.kind and each.end and key != (match_id, count)
        ]
        match = await world.bot.matches.find(match_id)
        assert match is not None
        replay = await world.bot.replays.open(match)
        number = find_moment(replay, count)
        view, words = await view_with_own_best(world.bot, replay, number, world.ada.id, texts("en"))
        if not others:
            assert (view, words) == (frame_view(replay, number, 0), "")
            continue
        compared += 1
        best = view.moment.best
        assert (best.player, best.run.end, best.races) == (0, min(others), len(stored))
        turned = "a turned" if best.run.kind[1] else "an upright"
        assert f"Your best round with {best.run.kind[0]} cards on {turned} map took " in words
        assert "(Of your last 3 finished races.)" in words
        address = f"u:replay:m{match_id}/{replay.address(number)}"
        page = PrivatePage(world.ada, await forge(world, world.ada, world.board, address))
        assert words in page.text
        page.assert_fits()
        for other in (world.bruno, world.chioma):
            assert words not in reply_text(await forge(world, other, world.board, address))
        said = await world.ada.click(page.message, custom_id=page.buttons()["In Words"].custom_id)
        assert words in reply_text(said)
        clip = ClipPlanner(replay, ("Ada", "Bruno"), Range(), locale="en").plan_frame(number)
        assert clip.view == frame_view(replay, number, None)
    assert compared > 2


async def test_rounds_of_others_on_the_seat_and_of_unfinished_races_do_not_count(world: World) -> None:
    match = await add_race(world, "a")
    user, runs = world.ada.id, runs_of(match, await world.bot.store.matches.get_record(match.id))
    kind = next(run.kind for player, _, run in runs if player == 0 and run.end)

    async def find() -> Run | None:
        return (await BestRunService(world.bot.store).find(user, kind, (0, 0)))[0]

    assert await find()
    assert (await BestRunService(world.bot.store).find(world.chioma.id, kind, (0, 0))) == (None, 0)
    lent = msgspec.json.encode([Event("lent", 0, user, 3)]).decode()
    for values in ({"events": lent}, {"events": "[]", "status": "abandoned"}):
        async with world.bot.store.engine.begin() as connection:
            await connection.execute(update(matches).where(matches.c.id == match.id).values(**values))
        assert await find() is None, values


async def test_only_the_last_races_are_read_each_of_them_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = [await add_race(world, "d") for _ in range(MOST_RACES + 2)]
    service, read = BestRunService(world.bot.store), list[int]()
    get_record = world.bot.store.matches.get_record

    async def note(match_id: int) -> object:
        read.append(match_id)
        return await get_record(match_id)

    monkeypatch.setattr(world.bot.store.matches, "get_record", note)
    for _ in range(2):
        _, races = await service.find(world.ada.id, (4, True), (0, 0))
        assert races == MOST_RACES
    assert sorted(read) == [match.id for match in stored[-MOST_RACES:]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picture_shows_the_best_round_where_there_is_room(players: int) -> None:
    match, record = race("a", players)
    replay = Replay(match, record)
    number = next(at for at, frame in enumerate(replay.frames) if frame.moment)
    view = replay.view(number)
    cards = view.moment.builders[0].count
    race_rules = match.real_time
    assert race_rules is not None
    best = Run((cards, view.moment.facing != 0), tuple(range(1, cards + 1)), 30_000)
    best_player = view.moment.builders[0].player
    with_best = race_rules.add_best_run(view, best_player, best, 1)
    plain, changed = (draw_view(match, each, texts("en"), theme="dark") for each in (view, with_best))
    assert (plain.data != changed.data) == (players < 4)
    alt_text = RENDERERS["space-builder"].describe(with_best, text=texts("en"))
    assert re.search(r"By this time it had \d+ cards?\. .*\(Of your last finished race\.\)", alt_text)
    at_once = race_rules.add_best_run(view, best_player, Run(best.kind, (1,) * cards, 2), 1)
    assert "By this time it was finished." in RENDERERS["space-builder"].describe(at_once, text=texts("en"))
