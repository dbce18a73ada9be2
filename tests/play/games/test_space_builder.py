"""Space Builder as users play it: whole matches in both modes, by clicks and by commands, with restarts."""

from typing import Any

import pytest
import simcord

from bot.games.space_builder import BUILDINGS
from bot.match.replay import replay
from tests.codebase.combinations import usual_first
from tests.play.race import (
    begin,
    build,
    find_ids,
    finish,
    jump_forward,
    make_ready,
    open_map,
    panel_of,
    player_of,
    reopen_panel,
    stop_by_command,
)
from tests.play.world import World, words

pytestmark = pytest.mark.usefixtures("frozen_time")
SHORT = {"cap": 60, "deadline": 1}
DEADLINE = 3600


class Played:
    """A match that Bruno wins: he builds without fault, the others give up or never come."""

    def __init__(self, world: World, players: int, *, by_click: bool) -> None:
        self.world = world
        self.people = list(world.people.values())[:players]
        self.winner = world.bruno
        self.by_click = by_click
        self.rounds = 0

    async def restart(self, stage: int) -> bool:
        """Restart at one stage of each round, a different one in each."""
        if self.rounds % 5 == stage:
            await self.world.restart()
        return self.rounds % 5 == stage

    async def live_round(self) -> None:
        """Make all ready; the winner builds, all others stop."""
        world, by_click = self.world, self.by_click
        panel = await self._ready()
        if await self.restart(1):
            panel = None
        await world.env.advance_time(6)
        panel = panel or await reopen_panel(world, self.winner)
        await build(world, self.winner, panel, cards=2, by_click=by_click)
        if await self.restart(2) and by_click:
            panel = await reopen_panel(world, self.winner)
        await build(world, self.winner, panel, by_click=by_click)
        for who in self.people if len(self.people) > 2 else ():
            if who != self.winner:
                await stop_by_command(world, who)
        await finish(world, self.winner, panel, by_click=by_click)
        await self.restart(3)
        await world.env.advance_time(3)

    async def _ready(self) -> simcord.ResponseMessage | None:
        first, *others = self.people
        await make_ready(self.world, first)
        again = await self.restart(0)
        if self.by_click:
            panels = await make_ready(self.world, *others)
            return None if again else panels[0]
        for who in others:
            result = await who.slash(self.world.channel, "space-builder ready")
            panel_of(result)
        return None

    async def turns_round(self) -> None:
        """Let the winner build and Ada begin to; the others are late, or absent every second round."""
        world, by_click = self.world, self.by_click
        absent = self.people[2:] if self.rounds % 2 else []
        panel = await self._open(self.winner)
        await self.restart(0)
        await build(world, self.winner, panel, cards=2, by_click=by_click)
        if await self.restart(1) and by_click:
            panel = await reopen_panel(world, self.winner)
        await build(world, self.winner, panel, by_click=by_click)
        await finish(world, self.winner, panel, by_click=by_click)
        await self.restart(2)
        for who in self.people:
            if who not in (self.winner, *absent):
                panel = await self._open(who)
                await build(world, who, panel, cards=1, by_click=by_click)
        await self.restart(3)
        await jump_forward(world, DEADLINE + 3 if absent else 63)

    async def _open(self, who: simcord.MemberActor) -> simcord.ResponseMessage:
        if self.by_click:
            return await open_map(self.world, who)
        question = await who.slash(self.world.channel, "space-builder open")
        return panel_of(await self.world.press(who, "race-begin", message=question.response))

    async def unfreeze(self, code: str) -> None:
        """Let the winner of the round choose a card."""
        await self.restart(4)
        if self.by_click:
            await self.world.press(self.winner, "race-unfreeze", code)
        else:
            await self.winner.slash(self.world.channel, "space-builder unfreeze", card=code)


@pytest.mark.parametrize(
    ("mode", "by_click", "players"),
    usual_first(2, [("live", True, 2), ("turns", False, 3), ("live", False, 4)]),
)
@pytest.mark.sampled
async def test_a_whole_match_with_restarts_inside_rounds(
    world: World, mode: str, by_click: bool, players: int
) -> None:
    match = await begin(world, players, mode=mode, **SHORT)
    play = Played(world, players, by_click=by_click)
    frozen_cards = [code for code in reversed(BUILDINGS) if code not in match.state.players[0].unfrozen]
    for number in range(1, 6):
        assert match.state.round.number == number
        await (play.live_round() if mode == "live" else play.turns_round())
        match = await world.match()
        result = match.state.result
        assert result is not None
        assert result.winner == player_of(match, world.bruno), words(world.board)
        assert next(v.faults for v in result.verdicts if v.player == result.winner) == 0
        if number < 5:
            assert match.state.phase == "unfreeze"
            assert sorted(code for code in find_ids(world.board, "race-unfreeze")) == sorted(frozen_cards)
            await play.unfreeze(frozen_cards.pop(0))
            match = await world.match()
        play.rounds += 1
    assert (match.status, match.state.phase) == ("finished", "over")
    assert match.ending is not None
    assert match.ending.outcome is not None
    assert match.ending.outcome.winners == (player_of(match, world.bruno),)
    board_text = words(world.board)
    assert f"<@{world.bruno.id}>" in board_text
    record = await world.bot.store.matches.get_record(match.id)
    assert list(replay(match, record))[-1] == match.state
    assert await _timers(world) == []


async def _timers(world: World) -> list[Any]:
    return [timer for timer in await world.bot.store.timers.find_due(10**15) if timer.kind == "rules"]


@pytest.mark.parametrize(
    ("options", "limit"),
    [
        ({"cap": 60}, "A round lasts at most 1 minute."),
        ({"cap": 200}, "A round lasts at most 3:20 minutes."),
        ({"mode": "turns"}, "You have at most 5 minutes to build."),
    ],
)
async def test_the_table_of_a_race_speaks_of_no_other_clock(
    world: World, options: dict[str, Any], limit: str
) -> None:
    await world.open_table(world.ada, "space-builder", **options)
    assert limit in words(world.board)
    assert "No clock" not in words(world.board)
