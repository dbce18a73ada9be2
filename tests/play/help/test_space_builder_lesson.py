"""The lesson of Space Builder, taken from its words and labels alone, by quick fingers and by slow ones."""

import re

import discord
import pytest

from bot.lessons import LESSONS, Mistake, Position
from bot.services import lesson_service
from bot.timestamps import milliseconds
from tests.play.help.test_lessons import WORDS, Learner
from tests.play.world import World, components, deliver_together, names, words

GAME = "space-builder"
LESSON = LESSONS[GAME]
SQUARES = (
    "Top left",
    "Top middle",
    "Top right",
    "Middle left",
    "Centre",
    "Middle right",
    "Bottom left",
    "Bottom middle",
    "Bottom right",
)
PAD = SQUARES.index("Bottom left")
CARDS = ("Bubble Dome", "Comet Silo", "Sky Horn", "Fern House")
ROOFS = ("roof up", "roof right", "roof down", "roof left")
_CARD = re.compile(r"(.+): (.+), (roof \w+), (.+)\.")
_UP = re.compile(r"Picked up: (.+?), (roof \w+), (.+?)\.")
Way = tuple[int, str, str]
"""Where a card lies, where its roof points, and the detail of its side."""


class Builder(Learner):
    """A learner who reads what the map shows, and builds it."""

    async def read(self) -> tuple[dict[str, Way], dict[str, Way]]:
        """Return the cards to build, as they should lie on the board, and those that lie there."""
        custom_id = next(custom_id for label, custom_id, _ in self.controls() if label == WORDS)
        text = words((await self.who.click(self.message, custom_id=custom_id)).response)
        of_map, _, of_board = text.partition("The board")
        pad = SQUARES.index(re.findall(r"landing pad (?:is )?(\w+ \w+)", of_map)[0].capitalize())
        turns = next(turns for turns in range(4) if _turn_back(pad, turns) == PAD)
        framed_cards = re.findall(r"Coral[^:]*: unfrozen (.+?);", of_map)[0]
        goals = {
            card: (_turn_back(place, turns), ROOFS[(ROOFS.index(roof) - turns) % 4], detail)
            for card, (place, roof, detail) in _cards(of_map).items()
            if card in framed_cards
        }
        return goals, _cards(of_board)

    async def build(self) -> None:
        """Build what the map shows until the step is done, and tap the pile if it is not."""
        goals, layout = await self.read()
        for card in CARDS:
            place, roof, detail = goals[card]
            if layout.get(card) == (place, roof, detail):
                continue
            if card in layout:
                await self.choose(self.squares()[layout[card][0]], None)
            while self.up() != (card, roof, detail):
                assert self.up()[0] == card
                await self.press("Flip" if self.up()[2] != detail else "Turn")
            await self.choose(self.squares()[place], None)
            if "Next" in self.labels():
                return
        await self.press("Done")

    def up(self) -> tuple[str, str, str]:
        """Return the card that is picked up, where its roof points and its detail."""
        card, roof, detail = _UP.findall(self.text)[-1]
        return card, roof, detail

    def squares(self) -> list[str]:
        """Return the custom ids of the nine squares."""
        buttons = [part for part in components(self.message) if isinstance(part, discord.Button)]
        return [part.custom_id or "" for part in buttons[:9]]


def _turn_back(square: int, turns: int) -> int:
    """Return where a square comes to lie when its map is turned to the left."""
    for _ in range(turns):
        row, column = divmod(square, 3)
        square = 3 * (2 - column) + row
    return square


def _cards(text: str) -> dict[str, Way]:
    lines = (_CARD.fullmatch(line) for line in text.splitlines())
    groups = [line.groups() for line in lines if line and line[1] in SQUARES]
    return {card: (SQUARES.index(place), roof, detail) for place, card, roof, detail in groups}


async def begin(world: World, step: str) -> Builder:
    """Open the lesson and skip to a step."""
    builder = Builder(world, world.ada)
    await builder.open(GAME)
    for index in range(LESSON.index_of(step)):
        await builder.press("Skip")
        if index == len(LESSON.steps) - 1:
            await builder.press("More Challenges")
    return builder


@pytest.mark.exhaustive
async def test_all_maps_can_be_built_from_the_words_and_labels_alone(world: World) -> None:
    builder = await begin(world, "place")
    for step in LESSON.all_steps:
        if step is LESSON.challenges[0]:
            assert "You are ready" in builder.step
            await builder.press("More Challenges")
        await (builder.press("Moth Hangar") if step.name == "unfreeze" else builder.build())
        assert "ry again" not in builder.text
        assert "Next" in builder.labels(), step.name
        await builder.press("Next")
    assert "Challenges: ★★★★" in builder.text


async def test_a_card_on_a_wrong_square_is_taken_back_with_a_sentence(world: World) -> None:
    builder = await begin(world, "place")
    await builder.choose(builder.squares()[0], None)
    assert "\nThe map shows the Bubble Dome top right. You still hold it: try again.\n" in builder.text
    await builder.press("Turn")
    await builder.choose(builder.squares()[2], None)
    assert "\nThe map shows its roof up. You still hold it: turn it, then try again.\n" in builder.text
    assert builder.up()[:2] == ("Bubble Dome", "roof right")
    for _ in range(3):
        await builder.press("Turn")
    assert "Step 1 of" in builder.step
    await builder.choose(builder.squares()[2], None)
    assert "Next" in builder.labels()


async def test_after_a_tap_with_a_fault_the_rest_of_the_city_stays(world: World) -> None:
    builder = await begin(world, "fix")
    _, layout = await builder.read()
    await builder.press("Done")
    assert "The Sky Horn shows the wrong side: 2 faults. Press it, then **Flip**." in builder.text
    assert (await builder.read())[1] == layout
    await builder.build()
    assert "No fault: you win again" in builder.text


async def test_after_a_fault_the_step_says_how_to_pick_the_card_up(world: World) -> None:
    builder = await begin(world, "finish")
    await builder.choose(builder.squares()[3], None)
    await builder.press("Done")
    assert (
        "The Fern House has its roof the wrong way: 2 faults. "
        "Press it, then **Turn** until it is as on the map." in builder.text
    )
    await builder.choose(builder.squares()[3], None)
    assert builder.up()[0] == "Fern House"


async def test_quick_clicks_on_one_page_all_count(world: World) -> None:
    builder = await begin(world, "turn")
    turn = next(custom_id for label, custom_id, _ in builder.controls() if label == "Turn")
    page = builder.message
    await deliver_together(world, *(lambda: world.ada.click(page, custom_id=turn) for _ in range(3)))
    await builder.open(GAME)
    assert builder.up() == ("Comet Silo", "roof left", "one belt")


@pytest.mark.usefixtures("real_pictures")
async def test_the_map_is_sent_again_only_when_it_changes(world: World) -> None:
    builder = await begin(world, "finish")
    of_map = names(builder.message)
    await builder.press("Turn")
    assert names(builder.message) == of_map
    await builder.press("Solve")
    assert len(names(builder.message)) == 1
    assert names(builder.message) != of_map


def test_laying_down_tools_ends_a_step_without_its_goal() -> None:
    index = LESSON.index_of("turn")
    after = LESSON.act(index, LESSON.start(index), "stop")
    assert isinstance(after, Mistake)
    assert after.before == LESSON.start(index)


def _tap_after(seconds: int) -> Position | Mistake:
    """Build the map of the race without a fault, and tap the pile after some time."""
    index = LESSON.index_of("race")
    position = LESSON.start(index)
    *clicks, tap = LESSON.all_steps[index].ways[0].split(";")
    for click in clicks:
        after = LESSON.act(index, position, click.strip(), 1000)
        assert isinstance(after, Position)
        position = after
    return LESSON.act(index, position, tap.strip(), seconds * 1000)


def test_the_race_is_won_within_three_minutes() -> None:
    outcome = _tap_after(150)
    assert isinstance(outcome, Position)
    assert outcome.is_done


def test_the_race_is_lost_to_a_faster_tutor_and_begins_again() -> None:
    """The cards that were laid in time are faultless, but the tutor tapped first."""
    outcome = _tap_after(200)
    assert isinstance(outcome, Mistake)
    assert outcome.sentence == "wrong-slow"
    assert outcome.before == LESSON.start(LESSON.index_of("race"))


async def test_when_the_time_is_up_the_clock_starts_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    builder = await begin(world, "race")
    await builder.press("Turn")
    monkeypatch.setattr(lesson_service, "milliseconds", lambda: milliseconds() + 400_000)
    await builder.press("Turn")
    assert "Your time was up. The clock starts again now." in builder.text
    assert builder.up()[:2] == ("Bubble Dome", "roof up")
    await builder.build()
    assert "that wins the round" in builder.text
