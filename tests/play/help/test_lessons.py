"""Lessons on Discord, taken by somebody who knows only what the messages say."""

import random
import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
import simcord

from bot.lessons import LESSONS
from bot.locales import texts
from bot.store.lessons import LessonProgress
from tests.play.world import World, components, deliver_together, forge, pictures, reply_text, words

BACK, WORDS = "◀️", "📖"
_NAVIGATION = {BACK, WORDS, "Skip", "Solve", "Next"}
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_LEAVING = re.compile("learn-(play|practise)")
"""The buttons that begin a match."""
_MOST_CLICKS = 150
TEXT = texts("en")
_ROW, _TEXT, _GALLERY = 1, 10, 12
"""Discord's types of components."""
_BY_BOLD_LABELS = sorted(set(LESSONS) - {"space-builder"})
"""The games whose lessons name what to click; in Space Builder it is found on the map."""


def _key(label: str, custom_id: str, value: str | None) -> tuple[str, ...]:
    """Return what tells a choice apart: its verb, step, number of actions so far, label and argument."""
    verb = "act" if "learn-act" in custom_id else "pick"
    _, step, count, _, argument = custom_id.split("/", 4)
    return verb, step, count, label, argument, value or ""


class Learner:
    """Somebody who reads a lesson and clicks."""

    def __init__(self, world: World, who: simcord.MemberActor) -> None:
        self.world = world
        self.who = who
        self.message: Any = None

    async def open(self, game: str) -> "Learner":
        """Open the lesson of a game."""
        self.message = (await self.who.slash(self.world.channel, "learn", game=game)).response
        return self

    @property
    def text(self) -> str:
        """What the lesson says."""
        return words(self.message)

    @property
    def step(self) -> str:
        """The heading: which step it is."""
        return self.text.partition("\n")[0]

    def controls(self) -> Iterator[tuple[str, str, str | None]]:
        """Yield the label, the custom id and, in a menu, the value of everything that can be chosen."""
        for part in components(self.message):
            if isinstance(part, discord.Button) and not part.disabled:
                assert part.custom_id
                yield part.label or str(part.emoji), part.custom_id, None
            elif isinstance(part, discord.SelectMenu):
                for option in part.options:
                    yield option.label, part.custom_id, option.value

    def labels(self) -> set[str]:
        """Return all labels that can be chosen."""
        return {label for label, _, _ in self.controls()}

    async def choose(self, custom_id: str, value: str | None) -> None:
        """Click a button, or choose a line of a menu."""
        if value is None:
            result = await self.who.click(self.message, custom_id=custom_id)
        else:
            result = await self.who.select(self.message, [value], custom_id=custom_id)
        if result.response is not None and "learn-words" not in custom_id:
            self.message = result.response

    async def press(self, label: str) -> None:
        """Choose what has this label."""
        custom_id, value = next((where, line) for name, where, line in self.controls() if name == label)
        await self.choose(custom_id, value)

    async def do_step(self) -> list[str]:
        """Do what the step asks for: what is printed in bold, in its order, and else whatever is possible.

        Return what is printed in bold and was never the label of a control.
        """
        task, bold_labels = "", list[str]()
        tried_keys: set[tuple[str, ...]] = set()
        for _ in range(_MOST_CLICKS):
            controls = list(self.controls())
            if "Next" in self.labels():
                return bold_labels
            if self.text != task:
                task, bold_labels = self.text, _BOLD.findall(self.text)
            label = next((each for each in bold_labels if each in self.labels()), None)
            if label is not None:
                bold_labels.remove(label)
                await self.press(label)
                continue
            control = next(
                each for each in controls if each[0] not in _NAVIGATION and _key(*each) not in tried_keys
            )
            if "learn-act" in control[1]:  # what was chosen before is not chosen any more
                tried_keys = {each for each in tried_keys if each[0] == "act"}
            tried_keys.add(_key(*control))
            await self.choose(*control[1:])
        raise AssertionError(f"not done after {_MOST_CLICKS} clicks: {self.text}")


@pytest.mark.parametrize("game", _BY_BOLD_LABELS)
@pytest.mark.sampled
@pytest.mark.usefixtures("quick_computers")
async def test_a_lesson_can_be_done_from_its_words_and_labels_alone(world: World, game: str) -> None:
    learner = await Learner(world, world.ada).open(game)
    steps = len(LESSONS[game].steps)
    for number in range(1, steps + 1):
        assert f"Step {number} of {steps}" in learner.step
        assert pictures(learner.message)
        not_found = await learner.do_step()
        assert not not_found or game == "builders"  # its steps name sets of answers, too
        await learner.press("Next")
    assert "You are ready" in learner.step
    await learner.press("Play a Beginner")
    match = await world.match()
    assert (match.game, match.status) == (game, "running")
    assert match.players[0] == world.ada.id


async def test_once_a_part_of_a_step_is_done_only_the_rest_is_asked_for(world: World) -> None:
    learner = await Learner(world, world.ada).open("constructor")
    assert _BOLD.findall(learner.text) == ["Ring", "b1"]
    for label in ("Ring", "b1"):
        await learner.press(label)
    assert _BOLD.findall(learner.text) == ["Small", "c2"]
    await learner.press(BACK)
    assert _BOLD.findall(learner.text) == ["Ring", "b1"]


@pytest.mark.parametrize("game", _BY_BOLD_LABELS)
@pytest.mark.sampled
async def test_every_challenge_can_be_done_and_has_a_star_then(world: World, game: str) -> None:
    learner = await _finish(world, game)
    count = len(LESSONS[game].challenges)
    assert f"are optional and harder, with a star for each: {'☆' * count}" in learner.text
    assert f"`/{game} new` opens a table" in learner.text
    await learner.press("More Challenges")
    for number in range(1, count + 1):
        assert f"Challenge {number} " in learner.step
        await learner.do_step()
        assert f"Challenge {number} {'★' * number}{'☆' * (count - number)}" in learner.step
        await learner.press("Next")
    assert f"Challenges: {'★' * count}" in learner.text
    assert "Play a Beginner" in learner.labels()


async def _finish(world: World, game: str = "constructor") -> Learner:
    """Open a lesson and skip all of its steps."""
    learner = await Learner(world, world.ada).open(game)
    for _ in LESSONS[game].steps:
        await learner.press("Skip")
    assert "You are ready" in learner.step
    return learner


async def test_a_solution_that_was_shown_earns_no_star_and_stars_stay_after_a_restart(world: World) -> None:
    learner = await _finish(world)
    await learner.press("More Challenges")
    await learner.press("Solve")
    assert "Challenge 1 ☆☆☆☆" in learner.step
    await learner.press(BACK)
    await learner.do_step()
    await learner.press("Next")
    await learner.press("Skip")
    await world.restart()
    again = await Learner(world, world.ada).open("constructor")
    assert "Challenge 3 ★☆☆☆" in again.step
    chooser = Learner(world, world.ada)
    chooser.message = (await world.ada.slash(world.channel, "learn")).response
    assert "Constructor ★" in chooser.labels()


async def test_more_challenges_go_on_with_the_first_one_without_a_star(world: World) -> None:
    learner = await _finish(world)
    await learner.press("More Challenges")
    await learner.do_step()
    await learner.press(BACK)
    await learner.press(BACK)
    assert "You are ready" in learner.step
    await learner.press("More Challenges")
    assert "Challenge 2 ★☆☆☆" in learner.step


async def test_a_finished_lesson_opens_at_its_end_and_can_begin_again(world: World) -> None:
    await _finish(world)
    learner = await Learner(world, world.ada).open("constructor")
    assert "You are ready" in learner.step
    await learner.press("Begin Again")
    assert "Step 1 of 6" in learner.step


async def test_a_step_of_an_older_version_that_is_a_challenge_now_goes_on_there(world: World) -> None:
    """Progress as an older version stored it leads on, and to the end of the lesson when it goes back."""
    name = LESSONS["constructor"].challenges[0].name
    await world.bot.store.lessons.put(
        LessonProgress(user_id=world.ada.id, game="constructor", step=name, actions=("x",))
    )
    learner = await Learner(world, world.ada).open("constructor")
    assert "Challenge 1 ☆☆☆☆" in learner.step
    await learner.press(BACK)
    assert "You are ready" in learner.step


@pytest.mark.parametrize("game", sorted(LESSONS))
async def test_the_question_and_the_feedback_stand_between_picture_and_buttons(
    world: World, game: str
) -> None:
    learner = await Learner(world, world.ada).open(game)
    (container,) = learner.message.components
    heading, picture, question, *rows = container["components"]
    assert [heading["type"], picture["type"], question["type"]] == [_TEXT, _GALLERY, _TEXT]
    assert {row["type"] for row in rows} == {_ROW}
    assert TEXT(f"{game}-lesson-{LESSONS[game].steps[0].name}") in question["content"]
    await learner.press("Solve")
    (container,) = learner.message.components
    feedback = container["components"][2]
    assert feedback["content"] == TEXT(f"{game}-lesson-{LESSONS[game].steps[0].name}-done")


@pytest.mark.parametrize("game", sorted(LESSONS))
@pytest.mark.sampled
async def test_show_me_skip_and_back_always_work(world: World, game: str) -> None:
    learner = await Learner(world, world.ada).open(game)
    steps = len(LESSONS[game].steps)
    for number in range(1, steps + 1):
        await learner.press("Solve")
        assert f"Step {number} of {steps}" in learner.step
        await learner.press(BACK)
        assert "Skip" in learner.labels()
        await learner.press("Skip")
    await learner.press("Back")
    for number in range(steps, 0, -1):
        assert f"Step {number} of {steps}" in learner.step
        if number > 1:
            await learner.press(BACK)
    assert BACK not in learner.labels()


async def _click_at_random(world: World, game: str, clicks: int) -> None:
    rng, learner = random.Random(game), await Learner(world, world.ada).open(game)
    for _ in range(clicks):
        controls = [each for each in learner.controls() if not _LEAVING.search(each[1])]
        _, custom_id, value = rng.choice(controls)
        await learner.choose(custom_id, value)
        assert "went wrong" not in learner.text
        assert learner.labels() & {"Next", "Skip", "Play a Beginner"}
        assert learner.labels() & {"Back", BACK, "Skip"}


@pytest.mark.parametrize("game", sorted(LESSONS))
@pytest.mark.sampled
async def test_random_clicks_never_lock_a_learner_in(world: World, game: str) -> None:
    await _click_at_random(world, game, 100)


@pytest.mark.nightly
@pytest.mark.parametrize("game", sorted(LESSONS))
async def test_hundreds_of_random_clicks_never_lock_a_learner_in(world: World, game: str) -> None:
    await _click_at_random(world, game, 300)


async def test_a_lesson_goes_on_where_it_was_left_even_after_a_restart(world: World) -> None:
    learner = await Learner(world, world.ada).open("constructor")
    await learner.press("Skip")
    await world.restart()
    again = await Learner(world, world.ada).open("constructor")
    assert again.step == learner.step
    await learner.press("Skip")
    assert "Step 3 of" in learner.step


async def test_an_older_page_of_a_lesson_changes_nothing(world: World) -> None:
    learner = await Learner(world, world.ada).open("constructor")
    other = await Learner(world, world.ada).open("constructor")
    await other.press("Skip")
    await learner.press("Solve")
    assert "You have gone on elsewhere" in learner.text
    assert "Step 2 of" in learner.step
    await learner.press("Skip")
    assert "Step 3 of" in learner.step


async def test_the_lessons_of_two_users_are_their_own(world: World) -> None:
    ada = await Learner(world, world.ada).open("constructor")
    await ada.press("Skip")
    bruno = await Learner(world, world.bruno).open("constructor")
    assert "Step 1 of" in bruno.step


async def test_a_table_offers_the_lesson(world: World) -> None:
    await world.open_constructor_table()
    learner = Learner(world, world.bruno)
    learner.message = (await world.press(world.bruno, "learn")).response
    assert "Step 1 of" in learner.step


async def test_without_a_game_all_lessons_are_offered_and_finished_ones_marked(world: World) -> None:
    chooser = Learner(world, world.ada)
    chooser.message = (await world.ada.slash(world.channel, "learn")).response
    assert len(chooser.labels()) == len(LESSONS)
    learner = await Learner(world, world.ada).open("constructor")
    for _ in LESSONS["constructor"].steps:
        await learner.press("Skip")
    chooser.message = (await world.ada.slash(world.channel, "learn")).response
    marked_buttons = [
        part for part in components(chooser.message) if isinstance(part, discord.Button) and part.emoji
    ]
    assert [part.label for part in marked_buttons] == ["Constructor"]


async def test_the_lesson_that_was_chosen_takes_the_place_of_the_choice(world: World) -> None:
    chooser = Learner(world, world.ada)
    choice = chooser.message = (await world.ada.slash(world.channel, "learn")).response
    assert choice is not None
    await chooser.press("Constructor")
    assert chooser.message.id == choice.id
    assert "Step 1 of" in chooser.step
    await chooser.press("Skip")
    assert "Step 2 of" in chooser.step


async def test_a_step_that_an_update_removed_begins_the_lesson_again(world: World) -> None:
    progress = LessonProgress(
        user_id=world.ada.id, game="constructor", step="of last year", actions=("0:nonsense",)
    )
    await world.bot.store.lessons.put(progress)
    learner = await Learner(world, world.ada).open("constructor")
    assert "Step 1 of" in learner.step
    await learner.press("Skip")
    assert "Step 2 of" in learner.step


async def test_actions_that_an_update_made_illegal_begin_the_step_again(world: World) -> None:
    name = LESSONS["constructor"].steps[1].name
    progress = LessonProgress(user_id=world.ada.id, game="constructor", step=name, actions=("0:Ra1", "x"))
    await world.bot.store.lessons.put(progress)
    learner = await Learner(world, world.ada).open("constructor")
    assert "Step 2 of" in learner.step
    assert BACK in learner.labels()


async def test_where_the_bot_may_not_post_the_lesson_goes_on_and_its_match_says_where(world: World) -> None:
    forbidden: Any = {world.guild.default_role: discord.PermissionOverwrite(attach_files=False)}
    closed_channel = world.guild.create_text_channel("closed", overwrites=forbidden)
    learner = Learner(world, world.ada)
    learner.message = (await world.ada.slash(closed_channel, "learn", game="constructor")).response
    for _ in LESSONS["constructor"].steps:
        await learner.press("Skip")
    assert "You are ready" in learner.step
    custom_id = "u:learn-play:constructor"
    refusal = await world.ada.click(learner.message, custom_id=custom_id)
    assert world.channel.mention in reply_text(refusal)
    assert await world.bot.store.matches.find_latest(closed_channel.id) is None


@pytest.mark.usefixtures("quick_computers")
async def test_a_beginner_is_played_in_a_thread_if_the_channel_has_a_match(world: World) -> None:
    await world.begin_constructor()
    learner = await Learner(world, world.ada).open("constructor")
    for _ in LESSONS["constructor"].steps:
        await learner.press("Skip")
    await world.ada.click(learner.message, custom_id="u:learn-play:constructor")
    (thread,) = [each for each in world.env.backend.channels.values() if each.type == 11]
    match = await world.bot.store.matches.find_latest(thread.id)
    assert match is not None
    assert match.status == "running"
    assert match.humans == (world.ada.id,)


async def test_all_data_of_a_user_can_be_deleted(world: World) -> None:
    learner = await Learner(world, world.ada).open("constructor")
    await learner.press("Skip")
    panel = (await world.ada.slash(world.channel, "me coach", when="off")).response
    assert panel is not None
    question = await world.ada.click(panel, custom_id="u:privacy-ask:")
    assert question.response is not None
    await world.ada.click(question.response, custom_id="u:privacy-delete:")
    assert (await world.bot.store.preferences.get(world.ada.id)).coach == "auto"
    assert (await world.bot.store.lessons.get(world.ada.id, "constructor")).step == ""


async def test_a_lesson_in_a_direct_message_goes_on_and_its_match_says_where(world: World) -> None:
    user = world.dmitri.user
    first_page = await user.slash("learn", game="constructor")
    assert first_page.response is not None
    assert "Step 1 of" in words(first_page.response)
    message = first_page.response
    for _ in LESSONS["constructor"].steps:
        (skip,) = [part for part in components(message) if getattr(part, "label", "") == "Skip"]
        next_page = await user.click(message, custom_id=skip.custom_id)
        assert next_page.response is not None
        message = next_page.response
    refusal = await user.click(message, custom_id="u:learn-play:constructor")
    assert "A match can be played in a text channel or a thread" in reply_text(refusal)


async def test_a_double_click_on_next_goes_on_once(world: World) -> None:
    learner = await Learner(world, world.ada).open("constructor")
    skip = next(custom_id for label, custom_id, _ in learner.controls() if label == "Skip")
    message = learner.message
    await deliver_together(world, *[lambda: world.ada.click(message, custom_id=skip)] * 2)
    assert "Step 2 of" in (await Learner(world, world.ada).open("constructor")).step


@pytest.mark.parametrize("custom_id", ["u:learn-play:chess", "u:learn:chess", "u:learn-act:chess/a/0/0/x"])
async def test_a_forged_button_of_a_lesson_gets_a_sentence(world: World, custom_id: str) -> None:
    learner = await Learner(world, world.ada).open("constructor")
    reply = reply_text(await forge(world, world.ada, learner.message, custom_id))
    assert "no lesson for this game" in reply or "do not know this button" in reply
    assert "went wrong" not in reply
    assert await world.bot.store.matches.find_latest(world.channel.id) is None
