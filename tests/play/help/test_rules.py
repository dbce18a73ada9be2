"""The rules in sections, and an entry for everything that can be looked up."""

from typing import Any

import discord
import pytest

from bot.games.middle_ages import SITES, WORKERS
from bot.locales import languages, texts
from cogs.board.rule_sections import sections_of
from cogs.help.rules import entries_of
from cogs.kit.game_ui import GAME_UIS
from cogs.kit.option_parameters import option_parameters
from rendering import RENDERERS, THEMES
from tests.example_games import EVERY_GAME
from tests.play.world import World, components, pictures, reply_text, words


def menu(message: Any) -> discord.SelectMenu:
    """Return the only menu of a message."""
    (select_menu,) = [part for part in components(message) if isinstance(part, discord.SelectMenu)]
    return select_menu


async def test_sections_open_one_at_a_time_below_the_picture(world: World) -> None:
    page = (await world.ada.slash(world.channel, "rules game", game="middle-ages")).response
    assert page is not None
    assert "Start a site" not in words(page)
    lines = menu(page).options
    assert [line.label for line in lines][:2] == ["§1 Your turn", "§2 A site is finished"]
    assert "Each § in the picture" in words(page)
    for line, sentence in ((lines[0], "Start a site"), (lines[1], "as soon as its crew brings")):
        result = await world.ada.select(page, [line.value], custom_id=menu(page).custom_id)
        assert result.response is not None
        page = result.response
        assert sentence in words(page)
        assert pictures(page)
    assert "Start a site" not in words(page)


async def test_the_rules_of_a_table_open_with_its_own_options(world: World) -> None:
    await world.open_table(world.ada, "middle-ages", opponent=world.bruno, **{"free-actions": 4})
    page = (await world.press(world.bruno, "rules")).response
    assert page is not None
    result = await world.bruno.select(page, ["1"], custom_id=menu(page).custom_id)
    assert "four actions" in reply_text(result)


async def test_the_rules_of_a_game_are_those_of_the_match_in_the_channel(world: World) -> None:
    said = "the options of the match in this channel"
    usual = reply_text(await world.ada.slash(world.channel, "rules game", game="middle-ages"))
    await world.open_table(world.ada, "middle-ages", opponent=world.bruno, **{"free-actions": 4})
    page = (await world.chioma.slash(world.channel, "rules game", game="middle-ages")).response
    assert page is not None
    assert said in words(page)
    assert said not in usual
    assert "four actions" in reply_text(
        await world.chioma.select(page, ["1"], custom_id=menu(page).custom_id)
    )
    assert said not in reply_text(await world.ada.slash(world.channel, "rules game", game="builders"))
    await world.press(world.bruno, "join")
    await world.press(world.ada, "start")
    assert said in reply_text(await world.ada.slash(world.channel, "rules game", game="middle-ages"))
    await world.resign(world.ada)
    assert reply_text(await world.ada.slash(world.channel, "rules game", game="middle-ages")) == usual


async def test_a_refusal_links_to_the_rule_that_it_is_about(world: World) -> None:
    await world.begin_constructor()
    await world.act(world.ada, "pattern rhombus")
    await world.act(world.ada, "Rb2")
    refusal = await world.bruno.slash(world.channel, "constructor place", kind="Ring", tile="b2")
    assert refusal.response is not None
    (link,) = [part for part in components(refusal.response) if isinstance(part, discord.Button)]
    assert link.label == "Rules §2: Your turn"
    rule = await world.bruno.click(refusal.response, custom_id=link.custom_id)
    assert "on any empty tile" in reply_text(rule)


async def test_a_card_is_found_by_a_few_letters(world: World) -> None:
    completions = await world.ada.autocomplete(world.channel, "rules card", "name", "owl")
    assert completions[0]["name"] == "Owl Eye (Space Builder)"
    result = await world.ada.slash(world.channel, "rules card", name=completions[0]["value"])
    assert "one yellow step" in reply_text(result)
    assert pictures(result.response)


@pytest.mark.parametrize("query", ["owl eye", "Owl E", "space-builder/OBS"])
async def test_a_name_may_be_typed_in_any_way(world: World, query: str) -> None:
    assert "Owl Eye" in reply_text(await world.ada.slash(world.channel, "rules card", name=query))


@pytest.mark.parametrize("query", ["église", "Eglise", "church"])
async def test_a_name_may_be_typed_without_accents_or_in_english(world: World, query: str) -> None:
    await world.ada.slash(world.channel, "me language", language="fr")
    completions = await world.ada.autocomplete(world.channel, "rules card", "name", query)
    assert [each["value"] for each in completions] == ["middle-ages/B27"]
    assert "### Église" in reply_text(await world.ada.slash(world.channel, "rules card", name=query))


async def test_a_typed_name_that_fits_several_entries_names_the_others(world: World) -> None:
    answer = reply_text(await world.ada.slash(world.channel, "rules card", name="crane"))
    assert "### Crane I\n" in answer
    assert answer.endswith("Also found: Crane II (The Builders: Middle Ages).")
    answer = reply_text(await world.ada.slash(world.channel, "rules card", name="option"))
    assert "Also found: Option: " in answer
    assert "more." in answer
    assert "Also found" not in reply_text(await world.ada.slash(world.channel, "rules card", name="owl eye"))


async def test_an_unknown_name_gets_a_sentence(world: World) -> None:
    result = await world.ada.slash(world.channel, "rules card", name="no such thing")
    assert "There is no card, building, piece or option called" in reply_text(result)


async def test_the_legend_offers_the_cards_on_screen(world: World) -> None:
    await world.begin_game("middle-ages", 2)
    more = (await world.press(world.ada, "more")).response
    legend = (await world.press(world.ada, "legend", message=more)).response
    assert legend is not None
    line = menu(legend).options[0]
    result = await world.ada.select(legend, [line.value], custom_id=menu(legend).custom_id)
    assert line.label in reply_text(result)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_entry_has_a_name_words_and_a_picture_if_it_is_no_option(game: str) -> None:
    entries = entries_of(game, texts("en"))
    assert len({entry.id for entry in entries}) == len(entries)
    for entry in entries:
        assert entry.name
        assert entry.words.endswith(".")
        assert len(f"u:rules-entry:{game}/{entry.id}") <= 100
        assert entry.paint is not None or entry.id.startswith("option-")


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_entry_of_an_option_names_its_values(game: str) -> None:
    words = {entry.id: entry.words for entry in entries_of(game, texts("en"))}
    for name, parameter in option_parameters(GAME_UIS[game]).items():
        lines = words[f"option-{name}"].split("\n")[1:]
        assert lines == [
            f"- {texts('en')(f'choice-{parameter.text}-{choice.value}')}." for choice in parameter.choices
        ]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_entry_of_an_option_with_a_number_says_its_limits(game: str) -> None:
    words = {entry.id: entry.words for entry in entries_of(game, texts("en"))}
    for name, parameter in option_parameters(GAME_UIS[game]).items():
        if parameter.kind is not bool and not parameter.choices:
            assert f"({parameter.kind.min_value} to {parameter.kind.max_value})" in words[f"option-{name}"]


def test_all_cards_of_the_middle_ages_are_there_with_their_number() -> None:
    entries = [entry for entry in entries_of("middle-ages", texts("en")) if entry.paint]
    descriptions = [entry.words for entry in entries]
    workers = sum(
        int(each.split("There are ")[1].split()[0]) for each in descriptions if "There are " in each
    )
    single = sum("There is one" in each for each in descriptions)
    assert workers + single == len(SITES) + len(WORKERS)


@pytest.mark.parametrize("game", sorted(RENDERERS))
@pytest.mark.sampled
def test_pictures_of_entries_can_be_drawn(game: str) -> None:
    painters = [entry.paint for entry in RENDERERS[game].entries(text=texts("en")) if entry.paint]
    for paint in painters[:: max(1, len(painters) // 6)]:
        assert min(paint(THEMES["dark"]).size) >= 250


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_language_has_the_same_sections_and_refusals_name_one_of_them(game: str) -> None:
    counts = {len(sections_of(game, texts(language))) for language in languages()}
    assert len(counts) == 1
    assert all(0 < number <= min(counts) for number in GAME_UIS[game].rule_sections.values())
