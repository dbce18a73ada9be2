"""The rules follow the options of the table, and the table lists only what differs from the default."""

import discord
import pytest
import simcord

from bot.games import GAMES
from bot.locales import texts
from rendering import RENDERERS
from tests.play.world import World, components, reply_text, words

TEXT = texts("en")


async def _whole_rules(world: World, result: simcord.InteractionResult) -> str:
    """Return what the message of the rules says, and all of their sections."""
    assert result.response is not None
    opening = reply_text(result)
    (menu,) = [part for part in components(result.response) if isinstance(part, discord.SelectMenu)]
    everything = await world.ada.select(result.response, [menu.options[-1].value], custom_id=menu.custom_id)
    return "\n".join([opening, reply_text(everything)])


async def test_a_usual_table_lists_no_options(world: World) -> None:
    for game in GAMES:
        await world.ada.slash(world.channel, f"{game} new")
        assert "•" not in words(world.board)
        await world.press(world.ada, "cancel")


async def test_a_table_lists_what_differs_and_its_rules_follow(world: World) -> None:
    await world.open_table(world.ada, "middle-ages", preset="thai", **{"target-points": 20})
    board_text = words(world.board)
    assert "First to 20" in board_text
    assert "Sending a worker always costs one action" in board_text
    assert "coins" not in board_text
    rules = await _whole_rules(world, await world.press(world.ada, "rules"))
    for sentence in ("has 20 points", "everybody else gets one more turn", "That always costs 1 action"):
        assert sentence in rules
    assert "At this table" in rules
    assert "the place is shared" in rules
    assert "surcharge" not in rules
    elsewhere = world.guild.create_text_channel("elsewhere")
    usual = await _whole_rules(world, await world.ada.slash(elsewhere, "help", game="middle-ages"))
    assert "has 17 points" in usual
    assert "the round is played out" in usual
    assert "At this table" not in usual


@pytest.mark.parametrize(
    ("game", "options", "usual_sentence", "changed_sentence"),
    [
        ("constructor", {"open_rings": True}, "a small that stands alone.", "or tops a tower."),
        ("constructor", {"decider": True}, "after two rounds wins.", "a third one decides"),
        ("constructor", {"same_pattern": False}, "of the same pattern", "chooses its pattern"),
        ("builders", {"pieces_a_corner": 12}, "ten pieces", "12 pieces"),
        ("builders", {"corner_joints": 0}, "brings two corner joints", "no corner joints"),
        ("builders", {"shortest_side": 3}, "as many B as there are players", "it has 3 B"),
        ("space-builder", {"facing": "upright"}, "may be turned", "lies upright"),
        ("space-builder", {"mode": "turns"}, "**Live.**", "Each opens the map when they like"),
        ("middle-ages", {"must_use_actions": True}, "coins each:", "All free actions must be used"),
    ],
)
def test_the_rules_say_what_the_options_change(
    game: str, options: dict[str, object], usual_sentence: str, changed_sentence: str
) -> None:
    renderer, rules = RENDERERS[game], GAMES[game]
    default = renderer.rules_text(text=TEXT)
    rules_text = renderer.rules_text(rules.options_from(options), text=TEXT)
    assert usual_sentence.replace("**Live.**", "Live.**") in default
    assert changed_sentence not in default
    assert changed_sentence in rules_text
