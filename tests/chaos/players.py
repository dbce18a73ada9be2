"""Users who click what they see, sometimes twice, sometimes what is no longer there."""

import asyncio
from copy import deepcopy
from time import monotonic
from typing import Any

from tests.chaos.bots import pause
from tests.chaos.stage import Stage
from tests.chaos.stand_in import Control, Interaction, User, controls, words
from tests.chaos.tables import ANY, Table
from tests.client.stand_in import Message

ANSWER_SECONDS = 3.0
OUTCOME_SECONDS = 20.0
"""The seconds after which a user who has seen nothing of a click counts as left alone."""
LAG = 0.5
"""The seconds by which a busy machine may delay this process before its measurements count for nothing."""
VERBS = {
    *("join", "start", "act", "act-sure", "pick", "panel", "panel-set", "panel-act"),
    *("race-ready", "race-panel", "race-click", "race-unfreeze", "race-stop", "race-open", "race-begin"),
}
"""The verbs of the controls with which a match is played."""
SEEN, TWICE, OLD, ANYBODY = 0.6, 0.05, 0.05, 0.2
"""How often a user clicks in their own panel if there is one, twice, in an older message, or out of turn."""


class Players:
    """The users at all tables."""

    def __init__(self, stage: Stage, pace: float) -> None:
        self.stage = stage
        self.is_over = False
        self._pace = pace
        self._lag = 0.0

    async def play(self) -> None:
        """Play at all tables until the end of the episode."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._feel_lag())
            for table in self.stage.tables:
                group.create_task(self._play(table))

    async def _feel_lag(self) -> None:
        while not self.is_over:
            began = monotonic()
            await pause(0.1)
            self._lag = max(monotonic() - began - 0.1, self._lag * 0.97)

    async def _play(self, table: Table) -> None:
        rng, discord = self.stage.rng, self.stage.discord
        while not self.is_over:
            await pause(rng.uniform(0, 2 * self._pace))
            if not discord.ready.is_set():
                continue
            user = rng.choice(self._find_mentioned_users(table) or table.users)
            target = self._find_control(table, user)
            if target is None:
                await self._open(table)
                continue
            target = message, control = deepcopy(target[0]), target[1]  # as the user sees it
            table.old[:] = [*table.old[-20:], target]
            times = 2 if rng.random() < TWICE else 1
            if rng.random() < OLD:
                message, control = rng.choice(table.old)
            await asyncio.gather(*(self._click(table, user, message, control) for _ in range(times)))

    def _find_mentioned_users(self, table: Table) -> list[int]:
        """Return the users whom the board names, most of the time: those who have to act are among them."""
        messages = self.stage.discord.channels[table.channel].messages
        if not messages or self.stage.rng.random() < ANYBODY:
            return []
        board_text = words(messages[max(messages)])
        return [user for user in table.users if f"<@{user}>" in board_text]

    def _find_control(self, table: Table, user: int) -> tuple[Message, Control] | None:
        """Return something that a user can click to go on, ``None`` if there is no match."""
        rng, discord = self.stage.rng, self.stage.discord
        messages = discord.channels[table.channel].messages
        boards = [one for one in messages.values() if any(controls(one))]
        if not boards:
            return None
        board = boards[-1]
        in_board = [one for one in controls(board) if one.content.verb in VERBS]
        if starting := [one for one in in_board if one.content.verb == "start"]:
            in_board = rng.choice(([one for one in in_board if one.content.verb == "join"], starting))
        match = next(controls(board)).content.match_id
        private = discord.private[user, table.channel]
        in_panel = [
            one
            for one in (controls(private[-1]) if private else ())
            if one.content.verb in VERBS and one.content.match_id == match
        ]
        if in_panel and (not in_board or rng.random() < SEEN):
            return private[-1], rng.choice(in_panel)
        if in_board:
            return board, rng.choice(in_board)
        return None if any(one.content.verb == "rematch" for one in controls(board)) else self._wait(board)

    def _wait(self, board: Message) -> tuple[Message, Control]:
        """Return a look at the position: there is nothing else to do for now."""
        return board, next(controls(board))

    async def _open(self, table: Table) -> None:
        host, *guests = table.users
        guest_options = {
            f"{name}": User(guest) for name, guest in zip(("opponent", "second"), guests, strict=False)
        }
        options = {**guest_options, **table.options}
        interaction = await self.stage.discord.command(host, table.channel, table.game, "new", options)
        self.stage.tally.counts["commands"] += 1
        await self._follow(table, interaction, self.stage.disturbances)
        messages = self.stage.discord.channels[table.channel].messages
        boards = [one for one in messages.values() if any(controls(one))]
        if not boards or not table.changes:
            return
        match = next(controls(boards[-1])).content.match_id
        for page in range(2):
            form = f"u:table-form:{match}/{page}"
            interaction = await self.stage.discord.submit(
                host, table.channel, form, table.changes, boards[-1]
            )
            await self._follow(table, interaction, self.stage.disturbances)

    async def _click(self, table: Table, user: int, message: Message, control: Control) -> None:
        content = control.content
        action = control.value or content.argument or content.verb
        table.clicks[content.match_id, user, action] += 1
        table.clicks[content.match_id, user, ANY] += 1
        self.stage.tally.counts["clicks"] += 1
        before = self.stage.disturbances
        interaction = await self.stage.discord.click(user, table.channel, message, control)
        await self._follow(table, interaction, before)

    async def _follow(self, table: Table, interaction: Interaction, before: int) -> None:
        """Wait for the acknowledgement and for what becomes of a click, and judge both."""
        stage, channel = self.stage, self.stage.discord.channels[table.channel]
        has_database_failed = stage.database_fails
        await self._until(lambda: interaction.answered_at is not None, ANSWER_SECONDS)
        if not self._is_undisturbed(before):
            await pause(stage.rng.uniform(0, self._pace))
            return
        what = f"{interaction.user} in {table.game}: {interaction.what}"
        if interaction.answered_at is not None:
            stage.tally.measure("seconds to an answer", interaction.answered_at - interaction.began)
        stage.tally.check("answer", interaction.answered_at is not None, what)
        if interaction.answered_at is None:
            return

        def has_outcome() -> bool:
            return bool(interaction.output_count) or channel.changes > interaction.changes

        await self._until(has_outcome, OUTCOME_SECONDS)
        if self._is_undisturbed(before) and not has_database_failed and not stage.database_fails:
            if has_outcome():
                stage.tally.measure("seconds to an outcome", monotonic() - interaction.began)
            stage.tally.check("outcome", has_outcome(), what)

    def _is_undisturbed(self, before: int) -> bool:
        return before == self.stage.disturbances and not self.stage.discord_fails and self._lag < LAG

    async def _until(self, happens: Any, seconds: float) -> None:
        until = monotonic() + seconds
        while not happens() and monotonic() < until:
            await pause(0.02)
