"""The coach of a first match, a line in the board above its buttons, and the legend of the pictures."""

from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest

from bot.client.bot import Guildhall
from bot.games import GAMES
from bot.games.builders.state import Foundation, Player, Row
from bot.lessons import LESSONS
from bot.locales import texts
from cogs.kit.game_ui import GAME_UIS
from rendering import RENDERERS
from tests.games.builders_play import table, view_of
from tests.play.builders_table import open_panel
from tests.play.help.test_lessons import Learner
from tests.play.world import World, components, new_bot, present_id, release_resources, reply_text, words
from tests.players.positions import states_of


@pytest.fixture
def simcord_bot(database: Path) -> Guildhall:
    """Return the real bot with its coach."""
    return new_bot(database, coach=True)


_MOST_WORDS = 25
"""The most words of the coach, because the question above them must stay on the screen."""


def get_line(message: Any) -> str:
    """Return the coach's line in a message; empty without one."""
    return next((line for line in words(message).split("\n") if "Coach:" in line), "")


def _texts(message: Any) -> list[str]:
    return [part.content for part in components(message) if isinstance(part, discord.TextDisplay)]


async def test_a_newcomer_reads_right_above_the_buttons_what_matters_now(world: World) -> None:
    await world.begin_constructor()
    _, question = _texts(world.board)
    assert question.split("\n")[1].startswith("-# **Coach:** The pattern says which tiles are neighbours.")
    assert not (await world.match()).is_assisted


@pytest.mark.parametrize("extra", ["no", "yes"])
async def test_the_coach_calls_patterns_fair_only_without_the_extra_ones(world: World, extra: str) -> None:
    await world.begin_constructor(**{"extra-patterns": extra == "yes"})
    line = get_line(world.board)
    assert ("No pattern favours one of you." in line) == (extra == "no")
    assert ("A pattern with scales may favour one of you." in line) == (extra == "yes")


@pytest.mark.usefixtures("real_pictures")
async def test_with_many_buttons_the_coach_speaks_above_the_picture(world: World) -> None:
    """On a phone, question, coach and many buttons would push the picture off the screen."""
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    caption, coach, question = _texts(world.board)
    assert coach.startswith("-# **Coach:** A tower with your piece on top is a point")
    assert question.endswith("Place a piece on an empty tile.")
    assert "Coach" not in caption + question
    old = world.board
    await world.act(world.ada, "Rb2")
    messages = world.env.backend.messages[world.channel.id]
    assert "Coach" not in str(messages[old.id].components)


async def test_the_coach_sends_nothing_of_its_own(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    await world.act(world.bruno, "Mb1")
    messages = world.env.backend.messages[world.channel.id].values()
    coached = [message for message in messages if "Coach:" in str(message.components)]
    assert [message.id for message in coached] == [world.board.id]
    private_messages = [message for message in messages if not message.visible_to(None)]
    assert not [message for message in private_messages if message.id > world.board.id]


async def test_each_board_speaks_to_the_newcomer_who_acts(world: World) -> None:
    await world.begin_constructor()
    await world.resign(world.bruno)
    await world.ada.slash(world.channel, "constructor new", starter="ice")
    await world.press(world.chioma, "join")
    await world.press(world.ada, "start")
    assert not get_line(world.board)
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    assert get_line(world.board)
    await world.press(world.chioma, "pick", "S")
    assert get_line(world.board)
    await world.act(world.chioma, "Mb1")
    assert not get_line(world.board)


async def test_nothing_more_is_read_for_those_to_whom_the_coach_does_not_speak(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[int] = []
    read = world.bot.store.matches.get_pupil

    async def count(*values: Any) -> Any:
        reads.append(1)
        return await read(*values)

    monkeypatch.setattr(world.bot.store.matches, "get_pupil", count)
    for who in (world.ada, world.bruno):
        await who.slash(world.channel, "me coach", when="off")
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    assert len(reads) <= 1  # the first board, which is shown before anything was read with the match
    await world.bruno.slash(world.channel, "me coach", when="on")
    reads.clear()
    await world.command(world.bruno, "Mb1")
    assert not reads
    await world.command(world.ada, "Sa1")
    assert len(reads) == 1
    assert get_line(world.board)


async def test_the_line_follows_the_position(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    await world.act(world.bruno, "Mb1")
    assert "can land on one of your pieces" in get_line(world.board)


async def test_the_coach_goes_quiet_after_each_kind_of_action_was_done_twice(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    for ada, bruno in (("Sa1", "Sc3"), ("Sa2", "Sc2")):
        assert get_line(world.board)
        await world.act(world.ada, ada)
        await world.act(world.bruno, bruno)
    assert not get_line(world.board)


async def test_who_has_played_before_is_not_coached_unless_they_want_it(world: World) -> None:
    await world.begin_constructor()
    await world.resign(world.bruno)
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    assert not get_line(world.board)
    await world.ada.slash(world.channel, "me coach", when="on")
    await world.act(world.ada, "Rb2")
    await world.act(world.bruno, "Sa1")
    assert get_line(world.board)


@pytest.mark.parametrize("again", [False, True])
async def test_coach_off_under_more_makes_it_quiet_and_me_coach_speak_again(
    world: World, again: bool
) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    panel = await world.press(world.ada, "more")
    assert panel.response is not None
    labels = [getattr(part, "label", "") for part in components(panel.response)]
    assert "Coach Off" in labels
    result = await world.ada.click(panel.response, custom_id="u:coach-off:")
    assert "the coach is quiet" in reply_text(result)
    await world.act(world.ada, "Rb2")
    if again:
        await world.ada.slash(world.channel, "me coach", when="on")
    await world.act(world.bruno, "Sa1")
    assert bool(get_line(world.board)) == again
    panel = await world.press(world.ada, "more")
    assert ("Coach Off" in [getattr(part, "label", "") for part in components(panel.response)]) == again


@pytest.mark.usefixtures("quick_computers")
async def test_after_a_lesson_the_coach_speaks_even_in_a_later_match(world: World) -> None:
    await world.begin_constructor()
    await world.resign(world.bruno)
    learner = await Learner(world, world.ada).open("constructor")
    for _ in LESSONS["constructor"].steps:
        await learner.press("Skip")
    await learner.press("Play a Beginner")
    match = await world.match()
    assert (await world.bot.store.lessons.get(world.ada.id, "constructor")).coached_match == match.id
    assert get_line(world.board)


async def test_after_a_restart_the_next_board_has_the_line(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await release_resources(world.bot)
    await world.env.restart_bot(new_bot(world.database, coach=True))
    await world.act(world.ada, "Rb2")
    assert get_line(world.board)


async def test_where_several_act_the_coach_speaks_in_the_panel_of_each(world: World) -> None:
    await world.begin_game("builders", 2)
    assert not get_line(world.board)
    assert "Corners (A) and sides (B)" in get_line(await open_panel(world, world.ada))
    await world.ada.slash(world.channel, "me coach", when="off")
    assert not get_line(await open_panel(world, world.ada))


async def test_before_a_race_the_coach_speaks_in_the_panel(world: World) -> None:
    await world.begin_game("space-builder", 2)
    assert not get_line(world.board)
    panel = (await world.press(world.bruno, "race-ready")).response
    assert "When the map appears, lay your cards as it shows them" in get_line(panel)
    assert words(panel).count("all are ready") == 1


async def test_the_coach_is_silent_for_who_does_not_build_in_a_race(world: World) -> None:
    await world.begin_game("space-builder", 3)
    question = (await world.press(world.chioma, "race-sit")).response
    await world.press(world.chioma, "race-sit", message=question)
    panel = (await world.press(world.chioma, "race-panel")).response
    assert "You are sitting this round out." in words(panel)
    assert not get_line(panel)
    await world.resign(world.bruno)
    panel = (await world.press(world.bruno, "race-panel")).response
    assert "You have left the match." in words(panel)
    assert not get_line(panel)


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
    legend = "\n".join(renderer.legend(view, renderer.sprites_in(view, text=texts("en")), text=texts("en")))
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


async def test_the_coach_explains_structures_when_a_double_brings_corner_joints() -> None:
    mine, ring = Player(hand=(2, 6, 1, 1), corner_joints=2), Foundation()
    doubles = (
        view_of(table(mine, dice=(3, 3), ring=ring)),
        view_of(table(mine, dice=(3, 3), row=Row(0, "C", 7, 2, 1))),
    )
    for view in (*doubles, view_of(table(mine, dice=(3, 4), ring=ring))):
        explanations = [each.kind for each in GAME_UIS["builders"].explain(view, 0, text=texts("en"))]
        assert (explanations[0] == "structure") == view.double
        assert "lay" in explanations


@pytest.mark.parametrize("game", [key for key in sorted(GAMES) if key in LESSONS])
async def test_every_mark_and_every_explanation_has_its_sentence(game: str) -> None:
    text, renderer, ui = texts("en"), RENDERERS[game], GAME_UIS[game]
    for view in renderer.samples().values():
        legend = renderer.legend(view, renderer.sprites_in(view, text=text), text=text)
        assert len(set(legend)) == len(legend)
        for player in range(len(view.players) if hasattr(view, "players") else 2):
            acting = view.current if isinstance(view.current, tuple) else (view.current,)
            if player in acting:
                for explanation in ui.explain(view, player, text=text):
                    assert explanation.sentence.endswith(".")
                    assert len(explanation.sentence.split()) <= _MOST_WORDS
