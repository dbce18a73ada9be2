"""What reasons claim is true of the position in which the action is made."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.games import GAMES
from bot.games.constructor import Move, Place
from bot.games.constructor.pieces import may_land
from bot.games.middle_ages.cards import WAGES
from bot.locales import texts
from bot.players import get_computer
from bot.players.computer import Reason
from tests.players.positions import states_of

TEXT = texts("en")
SEEDS = range(6)


def reasons_of(key: str) -> Iterator[tuple[Any, int, str, Reason]]:
    """Yield the reason of every action in some random matches, with the state before and its player."""
    rules, computer = GAMES[key], get_computer(key)
    for seed in SEEDS:
        for state in states_of(key, seed, 2):
            for player in rules.current_players(state):
                view = rules.view(state, player)
                for action in view.legal:
                    yield state, player, action, computer.reason(view, player, action)


def test_what_is_said_of_a_piece_that_is_placed_holds_on_the_board_after_it() -> None:
    rules, seen = GAMES["constructor"], Counter[str]()
    for state, player, text, reason in reasons_of("constructor"):
        place = rules.action_from_string(text)
        if not isinstance(place, Place):
            continue
        seen[reason.key] += 1
        after = rules.apply_action(state, player, place)
        view = rules.view(after, None)
        answers = [rules.action_from_string(each) for each in rules.view(after, 1 - player).legal]
        landing = {each.source for each in answers if isinstance(each, Move) and each.target == place.tile}
        if reason.key == "players-constructor-threaten":
            stacks = {tile.label: tile.stack for tile in view.tiles}
            is_same_round = view.round == rules.view(state, None).round
            assert is_same_round, text
            assert rules.current_players(after), text
            target = stacks[str(reason.values["tile"])]
            assert may_land(stacks[place.tile], target, open_rings=view.options.open_rings)
            assert reason.values["height"] == len(target)
        elif reason.key == "players-constructor-lure":
            assert reason.values["tile"] in landing
        else:
            assert reason.key == "players-constructor-quiet"
            assert view.round != rules.view(state, None).round or not landing
    assert len(seen) == 3


def test_coins_are_said_to_be_too_few_only_where_the_wages_are_higher() -> None:
    seen = Counter[bool]()
    for state, player, text, reason in reasons_of("middle-ages"):
        if reason.key == "players-middle-ages-coins":
            own = GAMES["middle-ages"].view(state, player).players[player]
            is_short = own.coins < sum(WAGES[unit] for unit in own.free)
            assert ("less than" in TEXT(reason.key, **reason.values)) == is_short, text
            seen[is_short] += 1
    assert len(seen) == 2


def test_work_of_which_nothing_counts_is_not_counted() -> None:
    sentences = {
        TEXT(reason.key, **reason.values)
        for *_, reason in reasons_of("middle-ages")
        if reason.key == "players-middle-ages-send" and not reason.values["used"]
    }
    assert sentences
    assert all(each.startswith("None of that work counts there; then ") for each in sentences)
