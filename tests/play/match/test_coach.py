"""The coach of a first match, a private line below the board, and the legend of the pictures."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from simcord.results import to_discord_message

from bot.client.bot import Guildhall
from bot.games import GAMES
from bot.lessons import LESSONS
from bot.locales import texts
from cogs.kit.game_ui import GAME_UIS
from rendering import RENDERERS
from tests.play.faults import FailingDiscord, failing, http_failure
from tests.play.help.test_lessons import Learner
from tests.play.world import World, components, new_bot, present_id, release_resources, reply_text
from tests.players.positions import states_of

__all__ = ["failing"]


@pytest.fixture
def simcord_bot(database: Path) -> Guildhall:
    """Return the real bot with its coach."""
    return new_bot(database, coach=True)


def lines(world: World, who: Any) -> list[str]:
    """Return the coach's lines that a user sees now."""
    messages = world.env.backend.messages[world.channel.id].values()
    private_messages = [
        message for message in messages if message.visible_to(who.id) and not message.visible_to(None)
    ]
    texts_of = ["\n".join(_texts(message.components)) for message in private_messages]
    return [each for each in texts_of if "Coach:" in each]


def _texts(parts: Any) -> list[str]:
    contents = []
    for part in parts:
        contents += [part["content"]] if "content" in part else []
        contents += _texts(part.get("components", ()))
    return contents


async def test_a_newcomer_is_told_what_they_can_do_and_why(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    (line,) = lines(world, world.ada)
    assert "You can place a piece on 9 tiles" in line
    assert "A tower with your piece on top is a point." in line
    assert not lines(world, world.bruno)
    assert not (await world.match()).is_assisted


async def test_the_line_follows_the_position_and_goes_with_the_turn(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    assert not lines(world, world.ada)
    assert len(lines(world, world.bruno)) <= 1
    await world.act(world.bruno, "Mb1")
    (line,) = lines(world, world.ada)
    assert "can be taken next turn" in line


async def test_the_coach_goes_quiet_after_each_kind_of_action_was_done_twice(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    for ada, bruno in (("Sa1", "Sc3"), ("Sa2", "Sc2")):
        assert lines(world, world.ada)
        await world.act(world.ada, ada)
        await world.act(world.bruno, bruno)
    assert not lines(world, world.ada)


async def test_who_has_played_before_is_not_coached_unless_they_want_it(world: World) -> None:
    await world.begin_constructor()
    await world.resign(world.bruno)
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    assert not lines(world, world.ada)
    await world.ada.slash(world.channel, "me coach", when="on")
    await world.act(world.ada, "Rb2")
    await world.act(world.bruno, "Sa1")
    assert lines(world, world.ada)


async def test_no_coach_switches_it_off_and_me_coach_on_again(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    messages = world.env.backend.messages[world.channel.id].values()
    line = max((one for one in messages if "Coach:" in str(one.components)), key=lambda one: one.id)
    result = await world.ada.click(to_discord_message(world.env, line), custom_id="u:coach-off:")
    assert "quiet from now on" in reply_text(result)
    await world.act(world.ada, "Rb2")
    await world.act(world.bruno, "Sa1")
    assert not lines(world, world.ada)
    panel = await world.ada.slash(world.channel, "me coach", when="auto")
    assert "In my first match" in str([getattr(part, "options", "") for part in components(panel.response)])


async def test_after_a_lesson_the_coach_speaks_even_in_a_later_match(world: World) -> None:
    await world.begin_constructor()
    await world.resign(world.bruno)
    learner = await Learner(world, world.ada).open("constructor")
    for _ in LESSONS["constructor"].steps:
        await learner.press("Skip")
    await learner.press("Play a Beginner")
    match = await world.match()
    assert (await world.bot.store.lessons.get(world.ada.id, "constructor")).coached_match == match.id
    (line,) = lines(world, world.ada)
    assert "You can" in line


async def test_after_a_restart_the_next_click_brings_the_line_again(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await release_resources(world.bot)
    await world.env.restart_bot(new_bot(world.database, coach=True))
    before = len(lines(world, world.ada))
    await world.press(world.ada, "read")
    assert len(lines(world, world.ada)) == before + 1


async def test_a_line_that_discord_refuses_stops_nobody(world: World, failing: FailingDiscord) -> None:
    await world.begin_constructor()
    failing.fail("POST", "/webhooks/*/*", http_failure(500), times=20)
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    assert not lines(world, world.ada)
    assert (await world.current()).id == world.bruno.id


async def test_what_does_this_mean_explains_the_marks_on_screen(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    match = await world.match()
    custom_id = present_id(match, "legend")
    answer = await world.press(world.ada, "more")
    assert answer.response is not None
    result = await world.ada.click(answer.response, custom_id=custom_id)
    reply = reply_text(result)
    assert "goes around a small" in reply
    assert "belongs to Black" not in reply


@pytest.mark.parametrize("facing", ["random", "upright"])
async def test_the_legend_speaks_of_turned_maps_only_if_the_table_has_them(facing: str) -> None:
    renderer = RENDERERS["space-builder"]
    view = renderer.samples()["building_facing_0"]
    view = msgspec.structs.replace(view, options=msgspec.structs.replace(view.options, facing=facing))
    legend = "\n".join(renderer.legend(view, text=texts("en")))
    assert ("The map may lie turned." in legend) == (facing == "random")
    assert ("on the map and on your board" in legend) == (facing == "upright")


async def test_the_coach_speaks_of_no_later_turn_once_the_puzzle_has_ended() -> None:
    rules = GAMES["builders"]
    states = (state for state in states_of("builders", 4, 2) if state.phase == "build")
    views = (rules.view(state, state.current) for state in states)
    view = next(view for view in views if view.is_ended and "structure" in view.legal)
    explanations = GAME_UIS["builders"].explain(view, view.current, text=texts("en"))
    assert [each.sentence for each in explanations] == [
        "Nothing more fits into the puzzle, so this is the last turn. "
        "A structure counts only if you finish it now."
    ]


@pytest.mark.parametrize("game", [key for key in sorted(GAMES) if key in LESSONS])
async def test_every_mark_and_every_explanation_has_its_sentence(game: str) -> None:
    text, renderer, ui = texts("en"), RENDERERS[game], GAME_UIS[game]
    for view in renderer.samples().values():
        legend = renderer.legend(view, text=text)
        assert len(set(legend)) == len(legend)
        for player in range(len(view.players) if hasattr(view, "players") else 2):
            acting = view.current if isinstance(view.current, tuple) else (view.current,)
            if player in acting:
                for explanation in ui.explain(view, player, text=text):
                    assert explanation.sentence.endswith(".")
