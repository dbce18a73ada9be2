"""Large pictures for people who see little: from any board, and wherever the bot draws for them alone."""

import re
from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import pytest
import simcord

from bot.lessons import LESSONS
from bot.locales import texts
from cogs.kit import large_pictures
from rendering import RENDERERS
from tests.example_games import EVERY_GAME
from tests.play.world import (
    World,
    components,
    find_private_answers,
    forge,
    names,
    pictures,
    present_id,
    reply_text,
)

PARTS = 2
PICTURES: Mapping[str, set[str]] = {
    "builders": {"picture"},
    "middle-ages": {"area", "area-other"},
    "space-builder": {"race-begin", "race-faces"},
}
"""The verbs of the games' own controls that show private pictures."""
_TRIES = 3
_LEAVES = re.compile(
    r"(cancel|resign|hand-over|computer|race-(stop|sit|click)|learn-(play|practise)|review|rematch|pause|open"
    r"|new|stand-in|take-seat|me-|privacy|delete|clip|(panel-)?act|undo|report|record|page|show|nudge)"
)
"""The verbs that end or change a match, or open another one."""


@pytest.mark.usefixtures("real_pictures")
@pytest.mark.parametrize("game", EVERY_GAME)
async def test_everybody_can_see_a_board_in_large_parts(world: World, game: str) -> None:
    await world.begin_game(game, 2)
    for reader in (world.ada, world.dmitri):
        result = await world.press(reader, "large")
        assert result.response is not None
        assert result.response.ephemeral
        parts = names(result.response)
        assert len(parts) > 1
        assert parts[0].startswith(f"{game}-large-1-")
        assert f"in {len(parts)} parts" in reply_text(result)
        descriptions = [picture.description for picture in pictures(result.response)]
        assert descriptions[1] == f"Part 2 of {len(parts)}."
        assert len(descriptions[0] or "") > len(descriptions[1])


async def test_before_a_match_begins_there_is_nothing_to_enlarge(world: World) -> None:
    await world.open_table(world.ada, "constructor")
    result = await forge(world, world.ada, world.board, present_id(await world.match(), "large", ""))
    assert not pictures(result.response)
    assert "not begun" in reply_text(result)


@pytest.mark.usefixtures("quick_computers")
@pytest.mark.parametrize("game", EVERY_GAME)
async def test_every_private_picture_follows_the_setting(
    world: World, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(large_pictures, "enlarge", lambda picture, _: [picture] * PARTS)
    await world.ada.user.slash("me pictures", size="large")
    await world.begin_game(game, 2, **({"mode": "turns"} if game == "space-builder" else {}))
    walk = Walk(world, world.ada)
    await walk.give("help")
    if game in LESSONS:
        await walk.give("help", game=game)
        await walk.give("rules game", game=game)
        await walk.give("rules card", name=next(iter(RENDERERS[game].entries(text=texts("en")))).id)
        await walk.give("learn", game=game)
    await walk.click_through()
    await world.resign(world.bruno)
    await walk.click_through()
    expected = {"large", "rules", "replay", *PICTURES.get(game, ())}
    assert expected <= walk.picture_counts.keys()
    assert {verb for verb, counts in walk.picture_counts.items() if counts != {PARTS}} == set()


@pytest.mark.usefixtures("real_pictures")
async def test_others_get_usual_pictures(world: World) -> None:
    await world.begin_game("middle-ages", 2)
    await world.ada.user.slash("me pictures", size="large")
    assert len(names((await world.press(world.ada, "area")).response)) > 1
    assert len(names((await world.press(world.bruno, "area")).response)) == 1
    await world.ada.user.slash("me pictures", size="usual")
    assert len(names((await world.press(world.ada, "area")).response)) == 1


class Walk:
    """A user who opens everything that only they can see, and how many pictures each message then shows."""

    def __init__(self, world: World, who: simcord.MemberActor) -> None:
        self.world, self.who = world, who
        self.picture_counts: dict[str, set[int]] = {}
        """The numbers of pictures in private messages that have some, by verb or command."""
        self._messages: list[Any] = []
        self._tried: dict[str, set[str]] = defaultdict(set)
        """The custom ids that were tried, by verb."""

    async def give(self, command: str, **options: str) -> None:
        """Give a command."""
        self._note(command, await self.who.slash(self.world.channel, command, **options))

    async def click_through(self) -> None:
        """Click the buttons and menus of the board and of all private messages, each verb a few times."""
        while found := self._find_untried():
            message, verb, custom_id, values = found
            self._tried[verb].add(custom_id)
            click = self.who.select(message, values, custom_id=custom_id) if values else None
            self._note(verb, await (click or self.who.click(message, custom_id=custom_id)))

    def _find_untried(self) -> tuple[Any, str, str, list[str]] | None:
        kept = self.world.env.backend.messages[self.world.channel.id]
        for message in (self.world.board, *(each for each in self._messages if each.id in kept)):
            for part in components(message):
                custom_id = getattr(part, "custom_id", None) or ""
                verb = custom_id.split(":")[1 if custom_id.startswith("u:") else 3] if custom_id else ""
                tried = self._tried[verb]
                is_new = custom_id not in tried and len(tried) < _TRIES and not _LEAVES.match(verb)
                if verb and is_new and not part.disabled:
                    return message, verb, custom_id, [one.value for one in getattr(part, "options", ())][:1]
        return None

    def _note(self, verb: str, result: simcord.InteractionResult) -> None:
        for message in find_private_answers(result):
            self._messages.append(message)
            if shown := names(message):
                self.picture_counts.setdefault(verb, set()).add(len(shown))
