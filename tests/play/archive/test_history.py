"""The finished matches of a channel and of a user: listed, paged, chosen, replayed, and played again."""

from typing import Any

import pytest
import simcord
from msgspec.structs import replace

from bot.games import Outcome, Score
from bot.locales import texts
from bot.match.models import Match
from tests.play.notified_users import me
from tests.play.private_pages import PrivatePage
from tests.play.stored import add, add_random, remove
from tests.play.world import World, forge, reply_text, words

pytestmark = pytest.mark.usefixtures("frozen_time")
Actor = simcord.MemberActor


class Reader(PrivatePage):
    """A user who looks at a list of matches."""

    @property
    def match_lines(self) -> list[str]:
        """The lines of the matches."""
        return [line for line in self.text.splitlines() if line.startswith("- ")]

    async def press(self, label: str) -> simcord.InteractionResult:
        """Click a button."""
        return await self.who.click(self.message, custom_id=self.buttons()[label].custom_id)

    async def turn_to(self, label: str) -> None:
        """Click a button that shows another page in place."""
        self.message = (await self.press(label)).response


async def here(world: World, who: Actor, channel: Any = None) -> Reader:
    """Return the list of the channel."""
    return Reader(who, await who.slash(channel or world.channel, "match history"))


async def own(world: World, who: Actor) -> Reader:
    """Return the list of a user's own matches."""
    return Reader(who, await me(world, who, "history"))


async def add_changed(world: World, match: Match, **changes: Any) -> Match:
    """Store a match again with some changes."""
    return await add(world.bot.store, replace(match, **changes))


async def test_before_the_first_match_the_lists_are_empty(world: World) -> None:
    assert "No match has been finished in this channel yet" in (await here(world, world.ada)).text
    assert "You have not finished a match yet" in (await own(world, world.ada)).text
    await world.open_constructor_table()
    await world.cancel(world.ada)
    assert "No match has been finished" in (await here(world, world.ada)).text


async def test_a_line_tells_the_game_the_day_the_players_and_the_result(world: World) -> None:
    match = await add_random(world, "constructor")
    assert match.ending is not None
    assert match.ending.outcome is not None
    first, second = (score.total for score in match.ending.outcome.scores)
    (line,) = (await here(world, world.chioma)).match_lines
    ada, bruno = world.ada.id, world.bruno.id
    assert line.startswith("- **Constructor** · <t:")
    assert f"⚪ <@{ada}> {first}, ⚫ <@{bruno}> {second}" in line
    assert line.endswith("won")
    winner = match.players[match.ending.outcome.winners[0]]
    assert f"<@{winner}> won" in line
    (own_line,) = (await own(world, world.ada)).match_lines
    assert own_line == f"{line} · <#{world.channel.id}>"


async def test_equal_points_are_said_to_have_been_decided_by_a_tie_break(world: World) -> None:
    match = await add_random(world, "constructor")
    assert match.ending is not None
    outcomes = {
        "won the tie": Outcome((2, 1), (Score(5), Score(5))),
        "a draw": Outcome((1, 1), (Score(5), Score(5))),
        "won": Outcome((2, 1), (Score(4), Score(5))),
    }
    for outcome in outcomes.values():
        await add_changed(world, match, ending=replace(match.ending, outcome=outcome))
    lines = (await here(world, world.ada)).match_lines[-2::-1]
    assert all(line.endswith(result) for line, result in zip(lines, outcomes, strict=True))


async def test_computers_are_called_as_in_the_language_of_the_list(world: World) -> None:
    match = await add_random(world, "constructor")
    await add_changed(world, match, seats=(world.ada.id, -1), locale="ko")
    name, others_name = (texts(language)("computer-name-0") for language in ("en", "ko"))
    for reader in (await here(world, world.ada), await own(world, world.ada)):
        told = reader.match_lines[0] + reader.menu().options[0].label
        assert name in reader.match_lines[0]
        assert name in reader.menu().options[0].label
        assert others_name not in told


async def test_each_ending_is_told_and_practice_is_marked(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.resign(world.bruno)
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.cancel(world.ada)
    match = await add_random(world, "constructor")
    await add_changed(world, match, is_practice=True)
    practice_line, _, cancelled_line, resigned_line = (await here(world, world.ada)).match_lines
    assert "(practice)" in practice_line
    assert cancelled_line.endswith("called off")
    assert resigned_line.endswith(f"<@{world.ada.id}> won early")


async def test_the_list_is_paged_from_either_end(world: World) -> None:
    match = await add_random(world, "constructor")
    for day in range(1, 21):
        await add_changed(world, match, ended_at=1_900_000_000_000 + 86_400_000 * day)
    for reader in (await here(world, world.ada), await own(world, world.ada)):
        newest = reader.match_lines
        assert len(newest) == 8
        assert {"Newest", "Newer"}.isdisjoint(reader.buttons())
        await reader.turn_to("Older")
        middle = reader.match_lines
        await reader.turn_to("Older")
        assert len(reader.match_lines) == 5
        assert {"Older", "Oldest"}.isdisjoint(reader.buttons())
        reader.assert_fits()
        await reader.turn_to("Newer")
        assert len({*newest, *middle, *reader.match_lines}) >= 16
        await reader.turn_to("Newest")
        assert reader.match_lines == newest
        await reader.turn_to("Oldest")
        assert len(reader.match_lines) == 8
        reader.assert_fits()


async def test_a_match_that_was_chosen_is_replayed_and_leads_back(world: World) -> None:
    match = await add_random(world, "builders")
    await add_random(world, "middle-ages")
    reader = await here(world, world.dmitri)
    page = reader.text
    assert [option.label for option in reader.menu().options][1].startswith("2030-03-17 · Builders · ada")
    await world.restart()
    await reader.choose(str(match.id))
    assert "Builders · The end" in reader.text
    assert set(reader.buttons()) >= {"Replay", "Back to the List"}
    assert "The Start" in words((await reader.press("Replay")).response)
    await reader.turn_to("Back to the List")
    assert reader.text == page


async def test_a_rematch_is_offered_to_players_in_the_channel(
    world: World,
) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.resign(world.bruno)
    match = await world.match()
    elsewhere = world.guild.create_text_channel("elsewhere")
    for reader, is_offered in (
        (await here(world, world.ada), True),
        (await here(world, world.chioma), False),
        (Reader(world.ada, await world.ada.slash(elsewhere, "me history")), False),
    ):
        await reader.choose(str(match.id))
        assert ("Rematch" in reader.buttons()) == is_offered
    reader = await here(world, world.ada)
    await reader.choose(str(match.id))
    assert "The table is open" in reply_text(await reader.press("Rematch"))
    assert (await world.match()).rotation
    assert "The rematch has begun" in reply_text(
        await forge(world, world.bruno, world.board, f"u:rematch:{match.id}")
    )
    assert (await world.match()).status == "running"
    refusal = await forge(world, world.chioma, world.board, f"u:rematch:{match.id}")
    assert "did not play" in reply_text(refusal)


async def test_matches_of_other_channels_and_deleted_ones_are_refused_plainly(world: World) -> None:
    match = await add_random(world, "constructor")
    reader = await here(world, world.chioma)
    elsewhere = world.guild.create_text_channel("elsewhere")
    assert "No match has been finished" in (await here(world, world.chioma, elsewhere)).text
    message = await world.bot.get_partial_messageable(elsewhere.id, guild_id=world.guild.id).send("Hello.")
    answer = await forge(world, world.chioma, message, "u:history-match:c/", str(match.id))
    assert "in its own channel" in reply_text(answer)
    answer = await forge(world, world.ada, message, f"u:rematch:{match.id}")
    assert "not played here" in reply_text(answer)
    await remove(world.bot.store, match)
    answer = await forge(world, world.chioma, reader.message, "u:history-match:c/", str(match.id))
    assert "no such match" in reply_text(answer)


@pytest.mark.parametrize(
    "argument", ["", "c", "x/", "c/b", "c/x1", "c/b-1", "c/b" + "9" * 18, "m/a0", "c/a٣"]
)
@pytest.mark.sampled(2)
async def test_forged_buttons_break_nothing(world: World, argument: str) -> None:
    await add_random(world, "constructor")
    reader = await here(world, world.ada)
    for custom_id, values in (
        (f"u:history:{argument}", ()),
        (f"u:history-match:{argument}", ("1",)),
        (f"u:history-match:{argument}", ("x",)),
        (f"u:rematch:{argument}", ()),
    ):
        result = await forge(world, world.ada, reader.message, custom_id, *values)
        replies = "".join(words(each) for each in (result.response, *result.followups) if each)
        assert replies
        assert "Something went wrong" not in replies
