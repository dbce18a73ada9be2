"""The replay of a match: by clicks and by command, after a restart, and with nothing hidden in it."""

from collections.abc import Sequence
from typing import Any

import pytest
import simcord
from msgspec.structs import replace
from sqlalchemy import update

from bot.locales import texts
from bot.match.refusals import Refusal
from bot.match.replay import Replay
from bot.store.tables import actions
from cogs.archive.frames import frame_view, key_moments, name_frame
from rendering import RENDERERS
from tests.codebase.combinations import usual_first
from tests.example_games import EVERY_GAME
from tests.match.record_files import random_match
from tests.play import builders_table, race
from tests.play.archive.test_frames import reopen
from tests.play.private_pages import PrivatePage
from tests.play.stored import add_random, remove
from tests.play.world import World, forge, pictures, reply_text, words

pytestmark = pytest.mark.usefixtures("frozen_time")
TURNS = ("Rb2", "Sc2", "Ra1", "Sc1", "Ra2")
Actor = simcord.MemberActor


class Viewer(PrivatePage):
    """A user who looks at a replay."""

    @property
    def title(self) -> str:
        """The heading of the page."""
        return self.text.partition("\n")[0]

    @property
    def alt_text(self) -> str:
        """What the picture shows."""
        (picture,) = pictures(self.message)
        return picture.description or ""

    def lines(self) -> list[str]:
        """Return the lines of the menu."""
        return [f"{option.label}: {option.description}" for option in self.menu().options]

    async def press(self, label: str) -> simcord.InteractionResult:
        """Click a button; what it answers in place is the page from then on."""
        result = await self.who.click(self.message, custom_id=self.buttons()[label].custom_id)
        if label != "In Words" and result.response is not None:
            self.message = result.response
        return result


async def open_replay(world: World, who: Actor) -> Viewer:
    """Return the replay that a user opens under the board or under *More*."""
    return Viewer(who, await world.press(who, "replay"))


async def by_command(world: World, who: Actor, channel: Any = None, **options: Any) -> Viewer:
    """Return the replay that a user opens by the command."""
    return Viewer(who, await who.slash(channel or world.channel, "match replay", **options))


async def play_turns(world: World, turns: Sequence[str] = TURNS) -> None:
    """Let Ada and Bruno play some turns of Constructor."""
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    for action in turns:
        await world.act(await world.current(), action)


async def play_to_end(world: World) -> None:
    """Let Ada and Bruno play some turns, then Bruno resign."""
    await play_turns(world)
    await world.resign(world.bruno)


async def test_the_last_page_says_once_that_who_was_ahead_resigned(world: World) -> None:
    await race.begin(world)
    panel, other = await race.start_race(world, world.ada, world.bruno)
    await race.stop(world.ada, panel)
    await race.stop(world.bruno, other)
    await world.env.advance_time(3)
    await world.press(world.ada, "race-unfreeze", "OBS")
    panel, _ = await race.start_race(world, world.ada, world.bruno)
    await race.build(world, world.ada, panel, cards=1)
    await world.resign(world.ada)
    viewer = await open_replay(world, world.chioma)
    await viewer.press("Last")
    assert viewer.text.count("has resigned") == 1
    assert " wins." in viewer.text


# By clicks, by command, from words alone


async def test_the_end_board_offers_a_replay_that_is_paged_by_clicks(world: World) -> None:
    await play_to_end(world)
    viewer = await open_replay(world, world.chioma)
    assert "The Start" in viewer.title
    assert "First" not in viewer.buttons()
    assert "Back" not in viewer.buttons()
    titles = [viewer.title]
    while "Forward" in viewer.buttons():
        await viewer.press("Forward")
        titles.append(viewer.title)
        viewer.assert_fits()
        assert len(pictures(viewer.message)) == 1
    assert titles[1:] == [f"### Constructor · Round 1 of 2 · Turn {turn} of 5" for turn in range(1, 6)]
    assert "has resigned" in viewer.text
    assert "Last" not in viewer.buttons()
    await viewer.press("Back")
    assert viewer.title == titles[-2]
    assert "placed a small on c1" in viewer.text
    assert "Points so far: " in viewer.text
    await viewer.press("First")
    assert viewer.title == titles[0]
    await viewer.press("Last")
    assert viewer.title == titles[-1]


async def test_a_menu_jumps_to_a_turn_and_tells_who_did_what(world: World) -> None:
    await play_to_end(world)
    viewer = await open_replay(world, world.ada)
    frame_lines = viewer.lines()
    assert len(frame_lines) == 6
    assert "The Start" in frame_lines[0]
    assert "Turn 2" in frame_lines[2]
    assert "bruno" in frame_lines[2]
    assert "placed a small on c2" in frame_lines[2]
    await viewer.choose("4")
    assert "Turn 4 of 5" in viewer.title


async def test_key_moments_lead_to_the_ends_of_rounds_and_of_the_match(world: World) -> None:
    await add_random(world, "constructor")
    viewer = await by_command(world, world.chioma)
    await viewer.press("Key Moments")
    assert "lists only the key moments now" in viewer.text
    assert viewer.menu().placeholder == "Key Moments"
    assert "Round 1 is over" in viewer.lines()[0]
    assert "The match ended" in viewer.lines()[-1]
    await viewer.choose(viewer.menu().options[0].value)
    assert "is over" in viewer.text
    await viewer.choose(viewer.menu().options[-1].value)
    assert "Last" not in viewer.buttons()
    await viewer.press("All Turns")
    assert "key moments now" not in viewer.text
    assert len(viewer.lines()) == 25


async def test_before_the_first_round_has_ended_there_are_no_key_moments(world: World) -> None:
    await play_turns(world)
    viewer = await open_replay(world, world.ada)
    await viewer.press("Key Moments")
    assert "No round has ended yet" in viewer.text


async def test_every_frame_can_be_read_in_words(world: World) -> None:
    await play_to_end(world)
    viewer = await open_replay(world, world.chioma)
    first = reply_text(await viewer.press("In Words"))
    await viewer.press("Last")
    assert reply_text(await viewer.press("In Words")) != first
    assert first.startswith("**The Start**")
    assert "Choose" not in first  # nobody can any more
    read = await world.press(world.chioma, "read")
    assert reply_text(await viewer.press("In Words")).partition("\n")[2] == reply_text(read)


async def test_only_the_present_position_asks_for_an_action_in_words(world: World) -> None:
    await play_turns(world, TURNS[:3])
    viewer = await open_replay(world, world.ada)
    request = "Place a piece"
    assert request in reply_text(await viewer.press("In Words"))
    await viewer.press("Back")
    assert request not in reply_text(await viewer.press("In Words"))


async def test_the_command_completes_matches_newest_first_and_finds_what_is_typed(world: World) -> None:
    await add_random(world, "constructor")
    await add_random(world, "builders")
    await play_turns(world, TURNS[:2])
    completions = await world.ada.autocomplete(world.channel, "match replay", "match", "")
    assert [choice["value"] for choice in completions] == ["m3", "m2", "m1"]
    assert completions[0]["name"] == "Now · Constructor · ada, bruno"
    assert completions[1]["name"].startswith("2030-03-17 · Builders · ada, bruno")
    completions_of_query = await world.ada.autocomplete(world.channel, "match replay", "match", "builders")
    assert [choice["value"] for choice in completions_of_query] == ["m2"]
    assert "Builders" in (await by_command(world, world.ada, match="m2")).title
    assert "Builders" in (await by_command(world, world.ada, match=" BUILD")).title
    assert "Now" in (await by_command(world, world.ada, match="3")).title
    assert "Now" in (await by_command(world, world.ada)).title


@pytest.mark.parametrize("query", ["nonsense", "m99", "99999", "i7", "-1", "١"])
@pytest.mark.sampled
async def test_a_wrong_name_gets_a_plain_answer(world: World, query: str) -> None:
    await play_turns(world, ())
    result = await world.ada.slash(world.channel, "match replay", match=query)
    assert any(part in reply_text(result) for part in ("I know no match", "no such match", "no such replay"))


async def test_a_channel_without_a_match_has_nothing_to_replay(world: World) -> None:
    assert "no match in this channel" in (await by_command(world, world.ada)).text
    await world.open_constructor_table()
    assert "no match in this channel" in (await by_command(world, world.ada)).text
    assert "not begun yet" in (await by_command(world, world.ada, match="m1")).text


# Restarts, other places, what is gone


async def test_a_page_from_before_a_restart_still_works(world: World) -> None:
    await play_to_end(world)
    viewer = await open_replay(world, world.ada)
    await world.restart()
    await viewer.press("Forward")
    assert "Turn 1 of 5" in viewer.title
    await world.restart()
    await viewer.choose("3")
    assert "Turn 3 of 5" in viewer.title


async def test_a_match_can_be_seen_in_its_channel_and_elsewhere_by_its_players_only(world: World) -> None:
    await play_to_end(world)
    elsewhere = world.guild.create_text_channel("elsewhere")
    assert "The Start" in (await by_command(world, world.bruno, elsewhere, match="m1")).title
    stranger = await by_command(world, world.chioma, elsewhere, match="m1")
    assert "in its own channel" in stranger.text
    assert not pictures(stranger.message)
    here = await open_replay(world, world.bruno)
    assert "The Start" in here.title
    message = await world.bot.get_partial_messageable(elsewhere.id, guild_id=world.guild.id).send("Hello.")
    for custom_id in ("u:replay:m1", "u:replay-frame:m1/0", "u:replay-words:m1/0", "u:replay-moments:m1/0"):
        answer = await forge(world, world.chioma, message, custom_id)
        assert "in its own channel" in reply_text(answer)


async def test_a_match_that_was_deleted_meanwhile_gets_a_plain_answer(world: World) -> None:
    match = await add_random(world, "constructor")
    viewer = await by_command(world, world.ada)
    await remove(world.bot.store, match)
    assert "no such match" in reply_text(await viewer.press("Forward"))


async def test_a_record_that_does_not_fit_the_rules_gets_a_plain_answer(world: World) -> None:
    match = await add_random(world, "constructor")
    async with world.bot.store.engine.begin() as connection:
        action_update = update(actions).where(actions.c.match_id == match.id, actions.c.id == 5)
        await connection.execute(action_update.values(action="Sa1"))
    refusal = await by_command(world, world.ada)
    assert "cannot be replayed" in refusal.text
    answer = await forge(world, world.ada, refusal.message, "u:replay-words:m1/20")
    assert "cannot be replayed" in reply_text(answer)


@pytest.mark.parametrize(
    "argument", ["", "/", "m1", "m1/", "m1/-1", "m1/x", "x1/0", "m1/9999999", "m0/0", "m" + "9" * 30 + "/0"]
)
@pytest.mark.parametrize("verb", ["replay", "replay-frame", "replay-moments", "replay-words"])
@pytest.mark.sampled(8)
async def test_forged_buttons_break_nothing(world: World, verb: str, argument: str) -> None:
    await add_random(world, "constructor")
    viewer = await by_command(world, world.ada)
    result = await forge(world, world.ada, viewer.message, f"u:{verb}:{argument}")
    assert "Something went wrong" not in "".join(
        words(each) for each in (result.response, *result.followups) if each
    )


async def test_an_imported_record_is_paged_like_a_match(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Imports:
        async def open(self, import_id: int, *_: int) -> tuple[Replay, Sequence[str]]:
            if import_id != 3:
                raise Refusal("import-gone")
            return reopen("constructor", "import"), ("Ann", "Ben")

    await world.begin_constructor()
    monkeypatch.setattr(world.bot, "imports", Imports(), raising=False)
    viewer = await by_command(world, world.ada, match="i3")
    assert "Ann and Ben" in viewer.text
    await viewer.press("Forward")
    assert "Ann 0" in viewer.text
    assert "<@" not in viewer.text
    await viewer.press("Last")
    assert "Winner" in viewer.text
    assert "Ann" in reply_text(await viewer.press("In Words"))
    assert "no such replay" in (await by_command(world, world.ada, match="i4")).text


# A running match


async def test_a_page_still_works_when_the_match_moved_on(world: World) -> None:
    await play_turns(world, TURNS[:3])
    viewer = await open_replay(world, world.ada)
    assert viewer.title.endswith("· Now")
    for action in TURNS[3:]:
        await world.act(await world.current(), action)
    await viewer.press("Back")
    assert "Turn 3 of 6" in viewer.title
    await viewer.press("Last")
    assert viewer.title.endswith("· Now")
    assert "Last" in viewer.buttons()


async def test_actions_that_were_taken_back_are_not_shown(world: World) -> None:
    await play_turns(world, TURNS[:2])
    viewer = await open_replay(world, world.ada)
    count = len(viewer.lines())
    await world.press(world.bruno, "undo")
    await viewer.press("Last")
    assert len(viewer.lines()) == count - 1
    assert "c2" not in "".join(viewer.lines())


async def test_turns_are_numbered_without_gaps_after_an_undo(world: World) -> None:
    await play_turns(world, TURNS[:2])
    await world.press(world.bruno, "undo")
    for action in TURNS[1:]:
        await world.act(await world.current(), action)
    await world.resign(world.bruno)
    viewer = await open_replay(world, world.ada)
    await viewer.press("Forward")
    titles = [viewer.title]
    while "Forward" in viewer.buttons():
        await viewer.press("Forward")
        titles.append(viewer.title)
    assert [title.rpartition(" · ")[2] for title in titles] == [f"Turn {turn} of 5" for turn in range(1, 6)]


async def test_players_see_their_own_orders_and_nobody_else_does(world: World) -> None:
    await builders_table.begin(world)
    await builders_table.command(world, world.bruno, builders_table.ORDER)
    own = reply_text(await (await open_replay(world, world.bruno)).press("In Words"))
    watching = await open_replay(world, world.dmitri)
    assert reply_text(await watching.press("In Words")) != own
    texts_by_user = {
        who.id: (await open_replay(world, who)).text for who in (world.bruno, world.ada, world.dmitri)
    }
    assert len(set(texts_by_user.values())) == 1


@pytest.mark.usefixtures("real_pictures")
@pytest.mark.exhaustive
async def test_a_builder_sees_the_own_map_and_a_watcher_does_not(world: World) -> None:
    await race.begin(world, mode="turns")
    panel = await race.open_map(world, world.ada)
    await race.build(world, world.ada, panel, cards=2)
    own_view, watcher_view = await open_replay(world, world.ada), await open_replay(world, world.dmitri)
    assert "the map of ada" in own_view.alt_text
    assert "the map of" not in watcher_view.alt_text


# Every game, to its end


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.sampled
async def test_every_frame_of_every_game_fits_into_a_message(world: World, game: str) -> None:
    match = await add_random(world, game)
    viewer = await by_command(world, world.dmitri)
    replay = await world.bot.replays.open(match)
    text = texts("en")
    for number in sorted({0, 1, *range(2, len(replay.frames), 17), len(replay.frames) - 1}):
        address = replay.address(number)
        result = await forge(world, world.dmitri, viewer.message, f"u:replay-frame:m1/{address}")
        viewer.message = result.response
        assert name_frame(replay, number, text) in viewer.title
        viewer.assert_fits()
    has_points = RENDERERS[game].standing(frame_view(replay, len(replay.frames) - 1, None))
    assert (" at the end: " in viewer.text) == bool(has_points)
    await viewer.press("Key Moments")
    viewer.assert_fits()


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("seed", usual_first(1, ["one", "two", "three"]))
def test_key_moments_are_frames_in_their_order(game: str, seed: str) -> None:
    replay = Replay(*random_match(game, seed))
    moments = key_moments(replay, texts("en"))
    numbers = [moment.number for moment in moments]
    assert numbers == sorted(numbers)
    assert numbers[-1] == len(replay.frames) - 1
    assert all(moment.label for moment in moments)


def test_everybody_sees_the_same_of_a_race_that_is_over() -> None:
    replay = Replay(*random_match("space-builder", "race", players=3))
    assert {frame_view(replay, number, 1).viewer for number in range(len(replay.frames) - 1)} == {None}
    running = replace(replay.match, status="running", ending=None)
    going_on = Replay(running, replay.record)
    assert frame_view(going_on, len(going_on.frames) - 1, 1).viewer == 1
