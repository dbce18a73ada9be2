"""Players who do the same over and over, whatever it is good for: their boards have to be shown as well."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from bot.games import GAMES, AnyGame
from bot.locales import texts
from bot.match.commands import Act, Join, Start
from bot.match.models import Match
from bot.match.new_table import NewTable
from cogs.board.board_messages import MOST_GAME_COMPONENTS
from cogs.kit.controls import Menu, count_components
from cogs.kit.game_ui import GAME_UIS
from tests.example_games import EVERY_GAME
from tests.play.world import World, words

TEXT = texts("en")
_MOST_STEPS = 80


def play_stubbornly(rules: AnyGame, players: int, favourite: str) -> Iterator[Any]:
    """Yield the states of a match whose players choose actions with the tag ``favourite`` if they can."""
    rng, state = Random(favourite), rules.new_state(players, rules.Options(), favourite)
    for _ in range(_MOST_STEPS):
        if rules.outcome(state) or not rules.current_players(state):
            return
        player, action = choose_stubbornly(rules, state, favourite, rng)
        state = rules.apply_action(state, player, action)
        yield state


def choose_stubbornly(rules: AnyGame, state: Any, favourite: str, rng: Random) -> tuple[int, Any]:
    """Return a player to act, and an action with the tag ``favourite`` if there is one, otherwise any."""
    player = rng.choice(sorted(rules.current_players(state)))
    legal = list(rules.legal_actions(state, player))
    favourites = [action for action in legal if _tag(action) == favourite]
    return player, rng.choice(favourites or legal)


def _tag(action: msgspec.Struct) -> str:
    return str(action.__struct_config__.tag)


def find_tags(rules: AnyGame) -> list[str]:
    """Return the tags of the actions that players of a match at random have."""
    tags = {
        _tag(action)
        for state in play_stubbornly(rules, rules.players.start, "")
        for player in rules.current_players(state)
        for action in rules.legal_actions(state, player)
    }
    return sorted(tags)


@pytest.mark.parametrize("number", [min, max])
@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_board_never_has_more_controls_than_discord_shows(
    game: str, number: Callable[[range], int]
) -> None:
    rules, ui = GAMES[game], GAME_UIS[game]
    for tag in find_tags(rules):
        for state in play_stubbornly(rules, number(rules.players), tag):
            view = rules.view(state, None)
            selections = [""]
            for selection in selections:
                lines = ui.controls(view, selection, text=TEXT)
                assert count_components(lines) <= MOST_GAME_COMPONENTS, (tag, selection)
                picks = [one for line in lines if not isinstance(line, Menu) for one in line]
                selections += [
                    one.argument for one in picks if one.verb == "pick" and one.argument not in selections
                ]


async def _begin(world: World, rules: AnyGame, channel_id: int) -> Match:
    matches, host = world.bot.matches, world.ada.id
    table = await matches.open(
        NewTable(guild_id=world.guild.id, channel_id=channel_id, game=rules.key, host=host)
    )
    for guest in (world.bruno, world.chioma, world.dmitri)[: rules.players.start - 1]:
        await matches.perform(table.id, guest.id, Join())
    return await matches.perform(table.id, host, Start())


@pytest.mark.nightly
@pytest.mark.parametrize("game", [game for game in EVERY_GAME if game != "space-builder"])
async def test_every_board_of_stubborn_players_is_delivered(
    world: World, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    rules = GAMES[game]
    for tag in find_tags(rules):
        channel, rng = world.guild.create_text_channel(tag), Random(tag)
        match = await _begin(world, rules, channel.id)
        for _ in range(_MOST_STEPS):
            player, action = choose_stubbornly(rules, match.state, tag, rng)
            act = Act(rules.action_to_string(action))
            match = await world.bot.matches.perform(match.id, match.players[player], act)
            assert await world.bot.outbox.drain(60), tag
            if match.is_over:
                break
        title = GAME_UIS[game].title(match.view(None), text=TEXT)
        assert match.is_over or title in words(channel.history()[-1])
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
