"""Languages: one for a match, and one for what only a user reads."""

from typing import Any

import pytest
import simcord

from bot.locales import Text, languages, texts
from tests.play.me.test_preference_panel import choose, press, read_selection
from tests.play.notified_users import me
from tests.play.table.test_table_forms import LOOK, open_form, submit
from tests.play.world import World, components, forge, reply_text, words

OTHERS = [language for language in languages() if language != "en"]


@pytest.mark.parametrize("language", OTHERS)
async def test_a_user_reads_private_answers_in_the_language_they_chose(world: World, language: str) -> None:
    await world.begin_constructor()
    panel = await me(world, world.ada, "language", language=language)
    text = texts(language)
    assert text("me-language", language=text("language-name")) in reply_text(panel)
    assert text("me-title-learning") in reply_text(panel)
    for restarted in (False, True):
        if restarted:
            await world.restart()
        answer = await world.ada.slash(world.channel, "match log")
        assert reply_text(answer).startswith(text("log-title"))
        others = await world.bruno.slash(world.channel, "match log")
        assert reply_text(others).startswith(texts("en")("log-title"))


async def test_the_panel_changes_language_at_once_and_back(world: World) -> None:
    panel = await me(world, world.ada, "coach")
    panel = await choose(world.ada, panel, "language", "ko")
    text = texts("ko")
    assert text("me-title-learning") in reply_text(panel)
    assert "한국어" in read_selection(panel)
    panel = await choose(world.ada, panel, "language", "client")
    assert "What only you read is in the language of your Discord." in reply_text(panel)
    assert texts("en")("me-title-learning") in reply_text(panel)
    await choose(world.ada, panel, "language", "th")
    panel = await press(world.ada, await me(world, world.ada, "coach"), "u:me-reset:learning")
    assert texts("en")("me-title-learning") in reply_text(panel)
    assert (await world.bot.preferences.get(world.ada.id)).language == ""


async def test_a_language_that_another_process_stored_is_read(world: World) -> None:
    await world.bot.store.preferences.set(world.ada.id, language="fr")
    await world.bot.preferences.read_languages()
    answer = await world.ada.slash(world.channel, "match log")
    assert reply_text(answer).startswith(texts("fr")("refusal-no-match-here")[:20])


@pytest.mark.parametrize("language", OTHERS)
async def test_the_host_chooses_the_language_of_a_table(world: World, language: str) -> None:
    await world.open_table(world.ada, "constructor", opponent=world.bruno)
    await submit(world, await open_form(world, LOOK), new_locale=language)
    text: Text = texts(language)
    assert text("table-title", game=text("constructor-name")) in words(world.board)
    await world.press(world.bruno, "join")
    await world.press(world.ada, "start")
    assert text("constructor-title", round=1, rounds=2) in words(world.board)
    assert text("button-more") in labels_of(world.board)
    await world.resign(world.ada)
    assert text("end-title", game=text("constructor-name")) in words(world.board)
    await world.press(world.bruno, "rematch")
    assert (await world.match()).locale == language


def labels_of(message: Any) -> list[str]:
    return [part.label for part in components(message) if getattr(part, "label", None)]


async def _choose_behind(world: World, who: simcord.MemberActor, control: str, value: str) -> Any:
    """Choose in the menu that a button opens."""
    panel: Any = (await world.press(who, control)).response
    (menu,) = [part for part in components(panel) if getattr(part, "options", None)]
    return await who.select(panel, [value], custom_id=menu.custom_id)


@pytest.mark.usefixtures("quick_computers")
async def test_private_sentences_name_buttons_and_computers_as_they_stand_on_the_board(world: World) -> None:
    french: Text = texts("fr")
    await world.ada.slash(world.channel, "middle-ages new")
    await submit(world, await open_form(world, LOOK), new_locale="fr")
    await world.press(world.bruno, "join", "1")
    await _choose_behind(world, world.ada, "computer", "beginner")
    await world.press(world.ada, "start")
    legend = reply_text(await world.press(world.bruno, "legend"))
    assert f"The button *{french('middle-ages-button-areas')}*: all that you have" in legend
    log = reply_text(await world.bruno.slash(world.channel, "match log"))
    assert f"**{french('computer-name-0')}** · Beginner" in log
    answer = await _choose_behind(world, world.bruno, "hand-over", "1=beginner")
    assert f"press *{french('button-more')}* and *Take My Seat Back*" in reply_text(answer)
    listed = reply_text(await world.bruno.slash(world.channel, "me matches"))
    assert f"**{texts('en')('computer-name-1')}** · Beginner plays for you" in listed


async def test_a_deletion_forgets_the_language_at_once(world: World) -> None:
    await me(world, world.ada, "language", language="fr")
    await world.bot.privacy.delete(world.ada.id)
    assert world.bot.preferences.find_language(world.ada.id) == ""


async def test_a_forged_language_changes_nothing(world: World) -> None:
    panel = await me(world, world.ada, "coach")
    await forge(world, world.ada, panel.response, "u:me-set:language", "tlh")
    assert (await world.bot.preferences.get(world.ada.id)).language == ""
