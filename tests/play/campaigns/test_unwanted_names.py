"""Who cannot invite a user is named in nothing that this user alone sees."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import pytest
import simcord

from bot.client.click_handlers import Who
from bot.match.models import Match
from tests.play import race
from tests.play.campaigns.test_other_peoples_ids import Attempt, Exhibits, Visitor
from tests.play.ids import Id
from tests.play.notified_users import me
from tests.play.server_matches import count_matches, finish, keep_ratings
from tests.play.world import World, download_file, reply_text, words

pytestmark = pytest.mark.usefixtures("frozen_time", "quick_computers", "real_pictures")

UNWANTED: Final = "Zyxada"
CHOSEN: Final = (
    *("me-refused-hosts", "me-away", "me-stand-in", "me-settings", "refuse-host"),
    *("me invitations", "me settings", "me away"),
)
"""What has to name whom the user has just chosen, or has refused."""
WITH_FILE: Final = ("match import",)
"""What needs a file that a user uploads; see `test_records`."""
LAST: Final = ("leave", "resign", "match resign", "match cancel", "cancel", "me-reset", "me-forget")
"""What ends a match for the user, or what they have set."""
DELETING: Final = ("privacy-delete",)
LOOKING: Final = (Who.PEOPLE_HERE, Who.VIEWERS, Who.UNBLOCKED)
_REPLAYS: Final = "replay replay-frame replay-jump replay-moment replay-moments replay-turns replay-words"
_EVERYWHERE: Final = f"large log log-page match-record match-replay read record report-name {_REPLAYS}"
NAMING: Final[Mapping[str, str]] = {
    "over": f"{_EVERYWHERE} happened page review story review-curve review-moment "
    "history-match match-history ranking records",
    "middle-ages": f"{_EVERYWHERE} match-log match-read area area-other",
}
"""What names the others to users who refuse nobody, in each match; a new view has to be added here."""
FILE: Final = 13
"""Discord's number for a component that offers a file."""


class Reader(Visitor):
    """A user who tries everything, with what they see."""

    async def try_all(self, attempts: Sequence[Attempt]) -> set[str]:
        """Try everything, and return what named the unwanted user."""
        mention, found = f"<@{self.exhibits.world.ada.id}>", set[str]()
        for each in attempts:
            seen = await self._read(await each.make())
            if UNWANTED in seen or mention in seen:
                found.add(each.what)
        return found

    async def _read(self, result: simcord.InteractionResult) -> str:
        """Return all that the answers show to the user alone, files as well."""
        seen = []
        for message in (result.response, *result.followups):
            if message is not None and message.ephemeral:
                seen.append(str(message.components))
                if any(part["type"] == FILE for part in _walk(message.components)):
                    seen.append((await download_file(self.exhibits.world.bot, message)).decode())
        return "\n".join(seen)

    def everything_about(self, match: Match) -> list[Attempt]:
        """Return all that the user can press or type about a match, what ends it last."""
        attempts = [
            *self.match_buttons(match),
            *self.uses(Id.MATCH, str(match.id)),
            *self.uses(Id.SOURCE, f"m{match.id}"),
            *self.commands(),
        ]
        return sorted(attempts, key=lambda each: each.what in LAST)


def _walk(parts: Sequence[Any]) -> Iterator[Any]:
    for part in parts:
        yield part
        yield from _walk(part.get("components", ()))


async def _prepare(world: World, name: str) -> tuple[Reader, Match]:
    """Return Bruno in the channel of a match with Ada, and the match."""
    exhibits = Exhibits(world, hidden=False)
    is_over = name == "over"
    match = await (
        exhibits.add_reviewed_match() if is_over else exhibits.open_match(name, name, [world.bruno.id])
    )
    if is_over:
        await finish(world, (world.ada, world.bruno), (9, 5), game="builders")  # the menus choose this game
        await keep_ratings(world, world.ada, world.bruno)
        await count_matches(world)
    channel = exhibits.channels[name]
    message = await world.bot.get_partial_messageable(channel.id).send("Hello.")
    assert await world.bot.outbox.drain(60)
    return Reader(exhibits, name, world.bruno, channel, message), match


async def _refuse_ada(world: World) -> None:
    await world.bot.matches.invitations.refuse(world.bruno.id, [world.ada.id])


@pytest.mark.parametrize("name", sorted(NAMING))
@pytest.mark.exhaustive
async def test_these_views_name_others_to_those_who_refuse_nobody(world: World, name: str) -> None:
    reader, match = await _prepare(world, name)
    looking = [each for each in reader.everything_about(match) if each.who in LOOKING]
    found = await reader.try_all(looking)
    assert {what.replace(" ", "-") for what in found} == set(NAMING[name].split())


@pytest.mark.parametrize("name", ["over", "middle-ages", "constructor", "builders", "space-builder"])
@pytest.mark.exhaustive
async def test_nothing_that_the_user_alone_sees_names_whom_they_refuse(world: World, name: str) -> None:
    reader, match = await _prepare(world, name)
    await _refuse_ada(world)
    attempts = reader.everything_about(match)
    if name == "over":
        attempts += [*reader.uses(Id.NOTHING, ""), *reader.uses(Id.USER, str(world.ada.id))]
    tried = [each for each in attempts if each.what not in (*CHOSEN, *WITH_FILE, *DELETING)]
    assert await reader.try_all(tried) == set()


async def test_the_panel_of_a_race_names_no_ghost_of_a_refused_builder(world: World) -> None:
    world.env.backend.get_member(world.guild.id, world.ada.id).nick = UNWANTED
    await race.begin(world, 3, mode="turns", ghosts=True)
    first = await race.open_map(world, world.ada)
    await race.build(world, world.ada, first)
    await race.finish(world, world.ada, first)
    panel = await race.open_map(world, world.bruno)
    await world.env.advance_time(60)
    await race.click_panel(world.bruno, panel, "take DOM")
    assert UNWANTED in words(panel)
    await _refuse_ada(world)
    panel = await race.reopen_panel(world, world.bruno)
    for action in ("take DOM", "turn +1"):
        await race.click_panel(world.bruno, panel, action)
        assert "finished at" in words(panel)
        assert UNWANTED not in str(panel.components)


async def test_a_refused_stand_in_is_somebody_in_the_list_of_matches(world: World) -> None:
    await world.open_constructor_table()
    await world.press(world.bruno, "join")
    await world.press(world.bruno, "start")
    await me(world, world.bruno, "away", until="3", **{"stand-in": world.chioma})
    await world.bot.matches.invitations.refuse(world.bruno.id, [world.chioma.id])
    assert "somebody is asked to play for you" in reply_text(await me(world, world.bruno, "matches"))
    await world.press(world.chioma, "stand-in", "yes")
    assert "somebody plays for you" in reply_text(await me(world, world.bruno, "matches"))
    assert f"you play for <@{world.bruno.id}>" in reply_text(await me(world, world.chioma, "matches"))
    await world.bot.matches.invitations.refuse(world.chioma.id, [world.bruno.id])
    assert "you play for somebody" in reply_text(await me(world, world.chioma, "matches"))


async def test_a_stand_in_is_refused_without_the_name_of_an_unwanted_owner(world: World) -> None:
    await world.begin_constructor()
    await me(world, world.bruno, "away", until="3", **{"stand-in": world.chioma})
    await world.press(world.chioma, "stand-in", "yes")
    refusal = await world.chioma.slash(world.channel, "match resign")
    assert f"You play for <@{world.bruno.id}>" in reply_text(refusal)
    await world.bot.matches.invitations.refuse(world.chioma.id, [world.bruno.id])
    refusal = await world.chioma.slash(world.channel, "match resign")
    assert "You play for somebody" in reply_text(refusal)


async def test_undo_is_refused_without_the_name_of_an_unwanted_player(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    await _refuse_ada(world)
    assert "takes back what Ice did last" in reply_text(await world.press(world.bruno, "undo"))
