"""What is special in the lesson of Builders: actions in series, and a structure built in any order."""

from bot.lessons import LESSONS
from tests.play.help.test_lessons import Learner
from tests.play.world import World


async def _open(world: World, step: str) -> Learner:
    learner, lesson = await Learner(world, world.ada).open("builders"), LESSONS["builders"]
    for index in range(lesson.index_of(step)):
        await learner.press("Skip")
        if index == len(lesson.steps) - 1:
            await learner.press("More Challenges")
    return learner


async def test_a_series_of_actions_ends_with_the_step(world: World) -> None:
    learner = await _open(world, "close")
    await learner.press(next(label for label in learner.labels() if label.startswith("Lay 3 at Once")))
    assert "Next" in learner.labels()
    assert "The foundation is closed" in learner.text


async def test_a_wrong_choice_is_told_as_what_the_learner_did(world: World) -> None:
    learner = await _open(world, "large")
    await learner.press("Build up to 3")
    await learner.press("North: Row of 3 Small C (+1)")
    assert "You began a row of C on the north panel, but three C in a row" in learner.text
    assert "Next" not in learner.labels()


async def test_a_structure_is_built_step_by_step(world: World) -> None:
    learner = await _open(world, "structure")
    await learner.press("Build up to 12")
    await learner.press("Begin a Structure (4 Steps, +8)")
    await learner.press("Structure, Step 2 of 4 (for +8)")
    await learner.press("Structure, Step 3 of 4 (for +8)")
    await learner.press("Finish the Structure (+8)")
    assert "Next" in learner.labels()


async def test_the_last_panel_can_be_lost_and_won(world: World) -> None:
    learner = await _open(world, "win")
    await learner.press("West: Last Large D (+1)")
    assert "you would lose, 19 to 21" in learner.text
    await learner.press("Lay 4 at Once (+5)")
    assert "you win 23 to 21" in learner.text


async def test_the_step_whose_choice_is_in_a_menu_says_so(world: World) -> None:
    learner = await _open(world, "lead")
    values = {label: value for label, _, value in learner.controls()}
    assert values["North: Row of 3 Large D (+2)"] is not None
    assert "In the menu **Begin which row?**, choose **North: Row of 3 Large D (+2)**" in learner.text
