"""The commands as Discord knows them: completion, limits, and when they are sent."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.locales import FALLBACK, languages
from cogs.board.buttons import LONGEST_LABEL
from cogs.kit.clicks import ClickItem
from cogs.kit.custom_ids import base36
from tests.codebase.combinations import diagonal
from tests.play.notified_users import HOUR
from tests.play.race import jump_forward
from tests.play.world import World, buttons, components, new_bot, words

OFFERED = [language for language in languages() if language != FALLBACK]
PLAYING = Path(__file__).parents[3] / "docs" / "playing.md"


async def _complete(world: World, command: str, option: str, **filled: str) -> list[str]:
    who = await world.current()
    return [
        choice["value"] for choice in await who.autocomplete(world.channel, command, option, "", **filled)
    ]


async def test_completion_offers_exactly_what_is_legal(world: World) -> None:
    await world.begin_constructor()
    assert await _complete(world, "constructor pattern", "pattern") == ["rhombus", "trapezoid", "triring"]
    assert await _complete(world, "constructor place", "kind") == []
    await world.act(world.ada, "pattern rhombus")
    rng = Random(5)
    for _ in range(12):
        match = await world.match()
        (player,) = match.players_to_act()
        legal = {match.rules.action_to_string(a) for a in match.rules.legal_actions(match.state, player)}
        completions = {
            f"{kind}{tile}"
            for kind in await _complete(world, "constructor place", "kind")
            for tile in await _complete(world, "constructor place", "tile", kind=kind)
        } | {
            f"{source}-{target}"
            for source in await _complete(world, "constructor move", "from")
            for target in await _complete(world, "constructor move", "to", **{"from": source})
        }
        assert completions == legal
        await world.act(await world.current(), rng.choice(sorted(legal)))


async def test_completion_offers_nothing_to_users_who_may_not_act(world: World) -> None:
    await world.begin_constructor()
    for who in (world.bruno, world.dmitri):
        assert await who.autocomplete(world.channel, "constructor pattern", "pattern", "") == []


async def test_completion_follows_what_is_typed(world: World) -> None:
    await world.begin_constructor()
    completions = await world.ada.autocomplete(world.channel, "constructor pattern", "pattern", "tra")
    assert [choice["value"] for choice in completions] == ["trapezoid"]


def _requests(world: World, method: str) -> int:
    """Return how often the bot has sent its commands (PUT) or asked which ones Discord has (GET)."""
    return sum(
        request.method == method and request.path.endswith("/commands") for request in world.env.http_requests
    )


async def test_commands_are_sent_only_when_they_changed(world: World) -> None:
    assert _requests(world, "PUT") == 1
    await world.restart()
    assert _requests(world, "PUT") == 1
    await world.bot.store.meta.set("command_tree", "another")
    await world.restart()
    assert _requests(world, "PUT") == 2


Commands = dict[Any, dict[str, Any]]
ONE = ("constructor", 1)


def _rename(commands: Commands) -> None:
    commands[ONE]["description"] = "Something else"


def _translate(commands: Commands) -> None:
    commands[ONE]["name_localizations"] = {"de": "spiel"}


def _lose_an_option(commands: Commands) -> None:
    commands[ONE]["options"][0]["options"].pop()


def _allow_everywhere(commands: Commands) -> None:
    commands[ONE]["contexts"] = [0, 1, 2]


def _forbid(commands: Commands) -> None:
    commands[ONE]["default_member_permissions"] = "8"


def _lose_a_command(commands: Commands) -> None:
    del commands[ONE]


DRIFTS = [_rename, _translate, _lose_an_option, _allow_everywhere, _forbid, _lose_a_command]


@pytest.mark.usefixtures("frozen_time")
@pytest.mark.parametrize(("drift", "restart"), diagonal(DRIFTS, (True, False)))
@pytest.mark.sampled
async def test_commands_that_somebody_changed_at_discord_are_sent_again(
    world: World, drift: Callable[[Commands], None], restart: bool
) -> None:
    drift(world.env.backend.commands[None])
    await (world.restart() if restart else jump_forward(world, 25 * HOUR))
    assert _requests(world, "PUT") == 2
    assert _requests(world, "GET") == 1
    await world.restart()
    assert _requests(world, "PUT") == 2, "Discord has them again"


async def test_commands_are_the_same_in_the_words_of_discord(world: World) -> None:
    """Discord leaves out defaults, writes permissions as text, and adds fields of its own."""
    for command in world.env.backend.commands[None].values():
        command |= {
            "version": "7",
            "default_permission": True,
            "dm_permission": None,
            "integration_types": [0],
        }
        for part in _parts(command):
            for name in ("name_localizations", "description_localizations"):
                part[name] = part.get(name) or None
            if not part.get("required"):
                part.pop("required", None)
    await world.restart()
    assert (_requests(world, "GET"), _requests(world, "PUT")) == (1, 1)


async def test_a_bot_that_cannot_ask_for_its_commands_starts(world: World) -> None:
    world.env.inject_error("GET", "/applications/*/commands", status=403)
    await world.restart()
    assert (_requests(world, "GET"), _requests(world, "PUT")) == (1, 1)
    await world.open_constructor_table()


async def test_commands_keep_to_the_limits_of_discord(world: World) -> None:
    commands = world.bot.tree.get_commands()
    assert len(commands) <= 100
    tree = world.bot.tree
    assert tree.translator is not None
    for command in commands:
        payload = await command.get_translated_payload(tree, tree.translator)
        assert len(payload.get("options", ())) <= 25
        assert _letters(payload) <= 8000
        for part in _parts(payload):
            assert 1 <= len(part["name"]) <= 32
            assert not part.get("name_localizations"), "names of commands stay English"
            descriptions = [part["description"], *part.get("description_localizations", {}).values()]
            assert len(descriptions) > len(OFFERED)
            assert all(1 <= len(each) <= 100 for each in descriptions)
            assert len(part.get("choices") or ()) <= 25


def _parts(payload: dict[str, Any]) -> list[dict[str, Any]]:
    return [payload, *(part for option in payload.get("options") or () for part in _parts(option))]


def _letters(payload: dict[str, Any]) -> int:
    """Return what Discord counts: names, descriptions and values, each in its longest translation."""
    parts = _parts(payload)
    choices = [choice for part in parts for choice in part.get("choices") or ()]
    names = sum(_longest(each, "name") for each in (*parts, *choices))
    descriptions = sum(_longest(part, "description") for part in parts)
    return names + descriptions + sum(len(str(choice["value"])) for choice in choices)


def _longest(part: dict[str, Any], name: str) -> int:
    return max(map(len, (part[name], *(part.get(f"{name}_localizations") or {}).values())))


async def test_every_message_keeps_to_the_limits_of_discord(world: World) -> None:
    await world.begin_constructor(**{"extra-patterns": True, "same-pattern": False, "decider": True})
    rng = Random(11)
    for _ in range(20):
        _check(world.board)
        match = await world.match()
        (player,) = match.players_to_act()
        legal = [match.rules.action_to_string(a) for a in match.rules.legal_actions(match.state, player)]
        await world.act(await world.current(), rng.choice(legal))
    panel = await world.press(world.ada, "more")
    assert panel.response is not None
    for message in (world.board, panel.response):
        _check(message)


def _check(message: object) -> None:
    assert len(list(components(message))) <= 40
    assert len(words(message)) <= 4000
    for custom_id, label in buttons(message):
        assert len(custom_id) <= 100
        assert 1 <= len(label) <= LONGEST_LABEL
        is_blank = label.isprintable() and not label.strip("\u2800")  # a gap in a keypad, which is disabled
        is_key = custom_id.split(":")[-1].endswith(label.strip("→").replace("→", "-")) or label.endswith("→")
        name = label if label[0].isalnum() else label.partition(" ")[2]  # after the mark of a player
        assert is_blank or is_key or name[0].isupper() or name[0].isdigit(), label
    for component in components(message):
        if isinstance(component, discord.ActionRow):
            assert len(component.children) <= 5


@pytest.mark.parametrize("number", [0, 1, 35, 36, 10**12])
def test_numbers_in_buttons_read_back(number: int) -> None:
    assert int(base36(number), 36) == number


def test_custom_ids_of_buttons_and_menus_fit() -> None:
    fits = ClickItem.__discord_ui_compiled_template__.fullmatch
    assert fits("b:1:1:read:")
    assert fits("s:1:1:read:")
    assert not fits("x:1:1:read:")


async def test_the_bot_asks_for_no_privileged_intents(world: World) -> None:
    intents = world.bot.intents
    assert intents.guilds
    assert not {name for name, on in intents if on} & {"members", "presences", "message_content"}


async def test_the_bot_can_be_built_twice(world: World) -> None:
    other = new_bot(world.database)
    await other.store.close()
    assert other is not world.bot


async def test_the_page_on_playing_lists_every_command_and_no_other(world: World) -> None:
    listed_commands = set()
    for row in re.findall(r"^\| `/([^|]+)\|", PLAYING.read_text(encoding="utf-8"), flags=re.MULTILINE):
        group, *names = re.findall(r"[\w-]+(?: [\w-]+)?", row)
        listed_commands |= {group} | {f"{group.split()[0]} {name}" for name in names}
    commands = [one for one in world.bot.tree.walk_commands() if isinstance(one, app_commands.Command)]
    assert listed_commands == {command.qualified_name for command in commands}
