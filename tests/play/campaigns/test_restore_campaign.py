"""Many restores of the database at random moments: no old board or panel acts on another position."""

from itertools import islice
from random import Random
from typing import Any, NamedTuple

import discord
import pytest
import simcord

from bot.client.click_handlers import Scope
from bot.match.commands import Act
from bot.match.models import Match
from cogs.kit.custom_ids import read_custom_id
from tests.play.world import World, buttons, components, find_buttons, forge, reply_text

pytestmark = [pytest.mark.usefixtures("frozen_time")]

REFUSED = ("was restored from a backup", "out of date", "of an earlier turn", "do not know this match")
MOST_ACTIONS = 4
"""The most actions before a backup, between it and the restore, and after the restore."""
MOST_LEGAL = 40
RACE = "space-builder"


class Offer(NamedTuple):
    """A button, or a line of a menu, that was shown."""

    custom_id: str
    message: simcord.ResponseMessage
    value: str | None


class Campaign:
    """A match of a game that is played at random, and everything that it has offered to click."""

    def __init__(self, world: World, game: str, seed: str) -> None:
        self.world, self.game, self.rng = world, game, Random(seed)
        self.seen: dict[str, Offer] = {}
        self.clicks = 0
        self.digests: tuple[str, ...] = ()
        """The digests of the match when the backup was made."""

    async def restore_once(self) -> None:
        """Play, back up, play on, restore, play on, then click all that only the lost history has shown."""
        await self._play()
        match = await self.world.bot.store.matches.find_latest(self.world.channel.id)
        self.digests = () if match is None else match.digests
        backup, before = self.world.back_up(), set(map(_history, self.seen))
        await self._play()
        lost = [offer for custom_id, offer in self.seen.items() if _history(custom_id) not in before]
        await self.world.restore(backup)
        if self.rng.random() < 0.7:
            await self._play(is_noted=False)
        self.rng.shuffle(lost)
        for offer in lost:
            await self._click(offer)
            del self.seen[offer.custom_id]
        await self._act()
        await self._require_folded()
        self._note()

    async def _play(self, *, is_noted: bool = True) -> None:
        for _ in range(self.rng.randint(1, MOST_ACTIONS)):
            await self._act()
            if is_noted:
                self._note()
                await self._look()

    async def _act(self) -> None:
        """Make a random action, or begin a match if none is running."""
        match = await self.world.bot.store.matches.find_latest(self.world.channel.id)
        if match is None or match.is_over:
            await self.world.begin_game(self.game, 2)
        elif match.status == "lobby":
            await self.world.cancel(self.world.ada)
        elif self.game == RACE:
            await self._race(match)
        else:
            player = self.rng.choice(sorted(match.players_to_act()))
            legal = list(islice(match.rules.legal_actions(match.state, player), MOST_LEGAL))
            notation = match.rules.action_to_string(self.rng.choice(legal))
            await self.world.bot.matches.perform(match.id, match.players[player], Act(notation))
        await self.world.bot.outbox.wait_for_running(60)
        await self.world.env.advance_time(1)
        await self.world.bot.outbox.wait_for_running(60)

    async def _race(self, match: Match) -> None:
        world, phase = self.world, match.state.phase
        waiting = [
            who for who in (world.ada, world.bruno) if match.find_player(who.id) in match.players_to_act()
        ]
        if phase == "ready" and waiting:
            await self.rng.choice(waiting).slash(world.channel, "space-builder ready")
        elif phase == "building" and waiting:
            who = self.rng.choice(waiting)
            question = await who.slash(world.channel, "space-builder stop")
            if find_buttons(question.response, "race-stop"):
                await world.press(who, "race-stop", message=question.response)
        else:
            await world.env.advance_time(30)

    async def _look(self) -> None:
        """Open what a random player can open: panels and questions."""
        who = self.rng.choice((self.world.ada, self.world.bruno))
        board = self.world.board
        for custom_id, _ in buttons(board):
            verb = custom_id.split(":")[3]
            if verb in ("more", "panel", "race-panel") and self.rng.random() < 0.5:
                result = await who.click(board, custom_id=custom_id)
                for message in (result.response, *result.followups):
                    if message is not None and message.ephemeral:
                        self._note_message(message)

    def _note(self) -> None:
        """Note everything that everybody can click."""
        for message in self._public_messages():
            self._note_message(message)

    def _note_message(self, message: simcord.ResponseMessage) -> None:
        for part in components(message):
            custom_id = getattr(part, "custom_id", None) or ""
            content = read_custom_id(custom_id) if custom_id[:2] in ("b:", "s:") else None
            registration = content and self.world.bot.handlers.find(Scope.MATCH, content.verb)
            if registration and not registration.anywhere and not getattr(part, "disabled", False):
                value = part.options[0].value if isinstance(part, discord.SelectMenu) else None
                self.seen[custom_id] = Offer(custom_id, message, value)

    def _public_messages(self) -> list[simcord.ResponseMessage]:
        messages = self.world.env.backend.messages[self.world.channel.id].values()
        return [simcord.ResponseMessage(self.world.env, one) for one in messages if one.visible_to(None)]

    async def _require_folded(self) -> None:
        """Check that every message with controls shows the present of its match, one for each match.

        The end of a match that is not stored any more may stay: that also happens without a restore.
        """
        shown: list[int] = []
        for message in self._public_messages():
            content = read_custom_id(buttons(message)[0][0]) if buttons(message) else None
            match = None if content is None else await self.world.bot.store.matches.find(content.match_id)
            if match is not None and content is not None and match.channel_id == self.world.channel.id:
                assert content.version.digest in match.digests, message
                shown.append(match.id)
            elif content is not None:
                assert find_buttons(message, "rematch"), message
        assert len(set(shown)) == len(shown), shown

    async def _click(self, offer: Offer) -> None:
        """Click as a player who may act; it must be refused with an answer, and change nothing."""
        world, message = self.world, offer.message
        before = await world.bot.store.matches.find_latest(world.channel.id)
        who = world.ada
        if not message.ephemeral and before is not None and before.players_to_act():
            who = world.people[before.players[self.rng.choice(sorted(before.players_to_act()))]]
        stored = world.env.backend.messages[world.channel.id].get(message.id)
        if message.ephemeral and stored is not None:
            who = next(each for each in world.people.values() if stored.visible_to(each.id))
        shown = message if stored is not None else world.board
        offered = {getattr(part, "custom_id", None) for part in components(shown)}
        values = () if offer.value is None else (offer.value,)
        result: Any
        if offer.custom_id not in offered:
            result = await forge(world, who, shown, offer.custom_id, *values)
        elif values:
            result = await who.select(shown, list(values), custom_id=offer.custom_id)
        else:
            result = await who.click(shown, custom_id=offer.custom_id)
        await world.env.settle()
        self.clicks += 1
        assert await world.bot.store.matches.find_latest(world.channel.id) == before, offer
        answer = reply_text(result) if _has_reply(result) else "\n".join(_texts(shown))
        # A map that was shown ahead of its commit carries the digest before it: it may still be looked at.
        is_shown_ahead = self.game == RACE and offer.custom_id.split(":")[2].partition(".")[2] in self.digests
        assert is_shown_ahead or any(sentence in answer for sentence in REFUSED), (offer, answer)


def _history(custom_id: str) -> str:
    """Return the match and the version in a custom id."""
    return ":".join(custom_id.split(":")[1:3])


def _has_reply(result: simcord.InteractionResult) -> bool:
    return any(message and message.ephemeral for message in (result.response, *result.followups))


def _texts(message: Any) -> list[str]:
    return [part.content for part in components(message) if isinstance(part, discord.TextDisplay)]


@pytest.mark.parametrize(
    "restores",
    [pytest.param(2, marks=[pytest.mark.exhaustive]), pytest.param(25, marks=[pytest.mark.nightly])],
)
@pytest.mark.parametrize("game", ["constructor", "builders", "middle-ages", RACE])
async def test_nothing_from_a_lost_history_acts_and_everything_is_folded(
    world: World, game: str, restores: int
) -> None:
    campaign = Campaign(world, game, f"{game}/{restores}")
    for _ in range(restores):
        await campaign.restore_once()
    assert campaign.clicks > restores
