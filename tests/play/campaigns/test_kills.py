"""Whole matches in which the bot is killed again and again: nothing is lost, and nothing comes twice."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from bot.games import GAMES as RULES
from bot.games.space_builder import GAME as SPACE_BUILDER
from bot.games.space_builder import SYSTEM_ACTIONS
from bot.match.models import Match
from bot.match.replay import replay
from bot.timestamps import to_milliseconds
from tests.codebase.combinations import usual_first
from tests.example_games import EVERY_GAME
from tests.play import builders_table, race
from tests.play.games import test_middle_ages
from tests.play.kills import Killer
from tests.play.world import World, buttons, to_fields

pytestmark = [
    pytest.mark.simcord(check_errors=False),
    pytest.mark.usefixtures("frozen_time"),
]

MOST = 2500
Step = Callable[[World, Killer, Match, Random], Awaitable[bool]]
"""A function that lets a user do something, and returns whether the match has to change by it."""


async def _go_back(world: World, who: Any) -> None:
    """Give up what was selected before the bot died."""
    for custom_id, _ in buttons(world.board):
        if custom_id.endswith(":pick:"):
            await who.click(world.board, custom_id=custom_id)
            return


async def _any_game(world: World, _killer: Killer, match: Match, rng: Random) -> bool:
    (player,) = match.players_to_act()
    action = rng.choice(list(match.rules.legal_actions(match.state, player)))
    who = world.people[match.players[player]]
    await _go_back(world, who)
    await world.act(who, match.rules.action_to_string(action))
    return True


async def _middle_ages(world: World, _killer: Killer, match: Match, rng: Random) -> bool:
    (player,) = match.players_to_act()
    legal = [match.rules.action_to_string(each) for each in match.rules.legal_actions(match.state, player)]
    action = test_middle_ages.choose_wisely(match.rules.view(match.state, player), legal, rng)
    await _go_back(world, world.people[match.players[player]])
    await test_middle_ages.click(world, world.people[match.players[player]], action)
    return True


async def _builders(world: World, _killer: Killer, match: Match, rng: Random) -> bool:
    player = rng.choice(sorted(match.players_to_act()))
    action = builders_table.choose_briskly(match, player, rng)
    await _go_back(world, world.people[match.players[player]])
    await builders_table.click(world, world.people[match.players[player]], action)
    return True


class Race:
    """Ada builds every city as the map shows it and taps; the others make some clicks, and stop."""

    def __init__(self) -> None:
        self._panels: dict[tuple[int, int], tuple[Any, int]] = {}
        """The newest panel by round and user, and how often the bot had been killed before."""

    async def __call__(self, world: World, killer: Killer, match: Match, rng: Random) -> bool:
        state = match.state
        if state.phase == "unfreeze":
            card = rng.choice(list(race.find_ids(world.board, "race-unfreeze")))
            await world.press(world.people[match.players[state.result.winner]], "race-unfreeze", card)
            return True
        if state.phase == "ready":
            unready = [player for player, seat in enumerate(state.round.seats) if seat.ready is None]
            if unready:
                await self._open(world, killer, match, rng.choice(unready), "race-ready")
                return True
        elif building := _building(match, to_milliseconds(world.env.now())):
            return await self._build(world, killer, match, rng.choice(building), rng)
        await world.env.advance_time(rng.choice((1, 2, 3)))
        return False

    async def _open(self, world: World, killer: Killer, match: Match, player: int, control: str) -> Any:
        """Return the panel that a button under the board opens."""
        user, kills = match.players[player], killer.kills
        panel = race.panel_of(await world.press(world.people[user], control))
        self._panels[match.state.round.opened, user] = panel, kills
        return panel

    async def _build(self, world: World, killer: Killer, match: Match, player: int, rng: Random) -> bool:
        """Click in the panel at hand; only one that a dead bot left behind may have to be opened again."""
        user = match.players[player]
        if user == world.ada.id:
            actions = [race.next_click(match.state, player)]
        else:
            actions = _clicks(match, player, rng)
        panel, kills = self._panels.get((match.state.round.opened, user), (None, 0))
        open_actions = race.find_open_buttons(panel) if panel else set()
        action = next((action for action in actions if action in open_actions), None)
        if action is not None:
            await race.click_panel(world.people[user], panel, action)
            if action == "stop":
                await race.click_panel(world.people[user], panel, "stop-sure")
            return True
        assert kills < killer.kills, (actions, open_actions)
        button = "race-panel" if match.state.stage.options.live else "race-open"
        new_panel = await self._open(world, killer, match, player, button)
        assert not race.find_open_buttons(new_panel).isdisjoint(actions), actions
        return False


def _building(match: Match, at: int) -> list[int]:
    """Return the players who can still build."""
    seats, cap = match.state.round.seats, match.state.stage.options.cap
    builders = [player for player, seat in enumerate(seats) if seat.start is not None]
    if sum(seats[player].hand.tap is not None for player in builders) >= len(builders) - 1:
        return []
    return [
        player
        for player in builders
        if not seats[player].hand.is_done and match.elapsed(at) <= seats[player].start + cap
    ]


def _clicks(match: Match, player: int, rng: Random) -> list[str]:
    """Return all that a builder can click, in any order; stopping comes last, as a rule."""
    legal = [
        each
        for each in SPACE_BUILDER.legal_actions(match.state, player)
        if not isinstance(each, SYSTEM_ACTIONS)
    ]
    clicks = [SPACE_BUILDER.action_to_string(each).partition(" @")[0] for each in legal]
    rng.shuffle(clicks)
    stops = rng.random() < 0.1
    return sorted(clicks, key=lambda click: (click == "stop") != stops)


@dataclass(frozen=True)
class Played:
    """How a game is played here: the options of its tables, what makes a step, and how often the bot dies."""

    options: Mapping[str, Any]
    play: Callable[[], Step]
    every: int
    down: float


GAMES = {
    **{key: Played({}, lambda: _any_game, 40, 0.3) for key in EVERY_GAME},
    "constructor": Played({"starter": "ice"}, lambda: _any_game, 60, 0.3),
    "middle-ages": Played(test_middle_ages.SHORT, lambda: _middle_ages, 60, 0.3),
    "builders": Played(builders_table.SHORT, lambda: _builders, 90, 0.3),
    "space-builder": Played({"cap": 780}, Race, 120, 0.1),
}
_LISTED = (("constructor", 0), ("space-builder", 1), ("middle-ages", 1), ("builders", 1))
MATCHES = [*_LISTED, *((key, 0) for key in EVERY_GAME if key not in dict(_LISTED))]
"""A game and a seed; with odd seeds there are three users where the game allows it."""


async def _gather(world: World, match: Match | None, game: str, players: int) -> bool:
    """Let Ada open a table, her guests join one after the other, and the match begin."""
    guests = (world.bruno, world.chioma)[: players - 1]
    if match is None:
        invitations = dict(zip(("opponent", "second-opponent"), guests, strict=False))
        await world.ada.slash(world.channel, f"{game} new", **invitations)
    elif to_fields(game, GAMES[game].options).items() - match.options.items():
        await world.change_table(world.ada, game, GAMES[game].options)
    elif missing := [guest for guest in guests if guest.id not in match.seats]:
        await world.press(missing[0], "join")
    else:
        await world.press(world.ada, "start")
    return True


@pytest.mark.parametrize(("game", "seed"), usual_first(1, MATCHES))
@pytest.mark.nightly
async def test_a_match_survives_any_number_of_kills(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str, seed: int
) -> None:
    rng = Random(f"kills {game} {seed}")
    players = min(2 + seed % 2, RULES[game].players[-1])
    killer = Killer(world, monkeypatch, rng, every=GAMES[game].every, down=GAMES[game].down)
    step = GAMES[game].play()
    while (match := await killer.find_match()) is None or not match.is_over:
        assert killer.steps < MOST, match
        if match is None or match.status == "lobby":
            has_acted = await killer.attempt(_gather(world, match, game, players))
        else:
            has_acted = await killer.attempt(step(world, killer, match, rng))
        assert not has_acted or await killer.find_match() != match
    await killer.retire()
    assert match.status == "finished"
    assert await world.match() == match
    assert killer.kills > 5
    record = await world.bot.store.matches.get_record(match.id)
    assert list(replay(match, record))[-1] == match.state
