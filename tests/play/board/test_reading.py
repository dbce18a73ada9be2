"""The reading trial: what somebody can tell of a match who has read nothing but its folded channel."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.locales import texts
from bot.match.models import Match
from bot.match.replay import iterate_public_lines
from cogs.board.captions import main_points
from rendering import RENDERERS
from tests.play.board.test_folded_boards import choose, perform
from tests.play.board.test_story import play_whole_match
from tests.play.world import World, words

TEXT = texts("en")
GAMES = ("constructor", "middle-ages", "builders", "space-builder")
Standing = tuple[dict[int, float], frozenset[int]]
"""The points of each player, and who leads."""
_SCORE = re.compile(
    r"(?P<score>\S+ \d+(?:–\d+ \S+?|(?: · \S+ \d+)+))(?: in (?:all|rounds))?(?:, (?P<lead>.+))?\.$"
)
_REASONS = {
    "constructor": "Round 2 is over, because ",
    "middle-ages": "points are reached",
    "builders": "The puzzle is complete.",
    "space-builder": " won: finished at ",
}


def read_standings(match: Match, lines: list[str]) -> Iterator[Standing]:
    """Yield what the lines of a channel say of points and leaders, as a reader keeps them in mind."""
    marks = {RENDERERS[match.game].seat_mark(player, text=TEXT): player for player in _players(match)}
    leaders = frozenset(marks.values())
    for found in filter(None, map(_SCORE.search, lines)):
        parts = re.findall(r"\d+|[^\s\d–·]+", found["score"])
        if len(marks) == len("ab"):  # such as "⚪ 1–0 ⚫"
            one, first, second, other = parts
            parts = [one, first, other, second]
        points: dict[int, float] = {
            marks[mark]: int(count) for mark, count in zip(parts[::2], parts[1::2], strict=True)
        }
        lead = found["lead"] or ""
        if "level" in lead:
            leaders = frozenset(marks.values())
        elif "lead" in lead:
            leaders = frozenset(player for mark, player in marks.items() if mark in lead.split())
        yield points, leaders


async def list_standings(world: World, match: Match) -> list[Standing]:
    """Return the points and leaders after each turn of the record that changed them or ended a round."""
    record = await world.bot.store.matches.get_record(match.id)
    rules, standings = match.rules, list[Standing]()
    turns: dict[int, list[Any]] = {}
    for line, before, after in iterate_public_lines(match, record):
        turns.setdefault(line.turn, []).append((before, after))
    for steps in turns.values():
        first, last = _standing(match, steps[0][0]), _standing(match, steps[-1][1])
        is_reached = any(rules.is_milestone(before, after) for before, after in steps)
        is_over = rules.outcome(steps[-1][1]) is not None
        if first != last or (is_reached and any(last[0].values())) or is_over:
            standings.append(last)
    return standings


def _players(match: Match) -> range:
    return range(len(match.players))


def _standing(match: Match, state: Any) -> Standing:
    view = match.rules.past_view(state, None)
    points = dict(enumerate(RENDERERS[match.game].standing(view)))
    return points, frozenset(player for player in points if points[player] == max(points.values()))


@pytest.mark.usefixtures("frozen_time")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.sampled
async def test_a_reader_can_retell_a_match_from_its_folded_channel(world: World, game: str) -> None:
    """They know which game it was, the points and the leader at any time, why it ended, and who won."""
    await play_whole_match(world, game, "fold")
    match = await world.match()
    *old, board = world.channel.history()
    lines = [line for message in old for line in words(message).splitlines()]
    assert lines[0].split(". ")[0].rstrip(".").endswith(f" began a match of {TEXT(f'{game}-name')}")
    standings = await list_standings(world, match)
    assert list(read_standings(match, lines)) == standings
    assert len(standings) > 1
    assert match.ending is not None
    assert match.ending.outcome is not None
    assert "Final score: " in lines[-1]
    result = words(board)
    assert _REASONS[game] in "\n".join([*lines, result])
    winners, scores = match.ending.outcome.winners, match.ending.outcome.scores
    (verdict,) = [line for line in result.splitlines() if "Winner" in line or "draw" in line]
    told = {player for player in _players(match) if f"<@{match.players[player]}>" in verdict}
    assert told == (set() if len(winners) == len(match.players) else set(winners))
    assert all(f"**{main_points(game, score)}**" in result for score in scores)


@pytest.mark.usefixtures("frozen_time")
async def test_a_reader_can_tell_three_matches_of_one_channel_apart(world: World) -> None:
    """The channel alone says how the match in it and the one in a thread ended, and whom the third awaits."""
    channel, rng = world.channel, Random("three")
    await world.begin_constructor()
    await _play_on(world, rng, 6)
    threads = []
    for game, host, guest, options in (
        ("middle-ages", world.chioma, world.dmitri, {"target-points": 3}),
        ("builders", world.ada, world.dmitri, {}),
    ):
        world.channel = channel
        await host.slash(channel, f"{game} new", opponent=guest)
        world.channel = channel.threads[-1]
        threads.append(world.channel)
        await world.change_table(host, game, options)
        await world.press(guest, "join")
        await world.press(host, "start")
    for place, count in ((threads[1], 9), (threads[0], 500), (channel, 500)):
        world.channel = place
        await _play_on(world, rng, count)
    await world.env.advance_time(61)
    matches = {}
    for place in (channel, *threads):
        world.channel = place
        match = await world.match()
        matches[match.game] = match
    told = [message for message in map(words, channel.history()) if message]
    lines = {
        game: [each for each in told if each.startswith(f"**{TEXT(f'{game}-name')}**: ")] for game in GAMES
    }
    (ended,), (waiting,) = lines["middle-ages"], lines["builders"]
    middle_ages, builders = matches["middle-ages"], matches["builders"]
    assert middle_ages.ending is not None
    assert middle_ages.ending.outcome is not None
    verdict, *_ = ended.splitlines()[1].split(". ")
    winners = [middle_ages.players[player] for player in middle_ages.ending.outcome.winners]
    assert [user for user in middle_ages.players if f"<@{user}>" in verdict] == winners
    for user, score in zip(middle_ages.players, middle_ages.ending.outcome.scores, strict=True):
        assert re.search(rf"<@{user}> {main_points('middle-ages', score)}\b", ended.split(". ", 1)[1])
    awaited = waiting.split("Waiting for ")[1].split(".")[0]
    users = {builders.players[player] for player in builders.publicly_to_act()}
    assert {user for user in builders.players if f"<@{user}>" in awaited} == users
    others = [each for each in told if each not in (ended, waiting)]
    assert all(f"<@{world.dmitri.id}>" not in each for each in others)
    world.channel = channel
    of_channel = [line for each in others for line in each.splitlines()]
    standings = await list_standings(world, matches["constructor"])
    assert list(read_standings(matches["constructor"], of_channel)) == standings


async def _play_on(world: World, rng: Random, count: int) -> None:
    """Make at most ``count`` actions in the match of the channel."""
    for _ in range(count):
        match = await world.match()
        if match.is_over:
            return
        await perform(world, match, *choose(match, rng))
