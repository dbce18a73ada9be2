"""What reasons claim is true of the position in which the action is made."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.builders.pieces import STRUCTURE_STEPS
from bot.games.constructor import Move, Place
from bot.games.constructor.patterns import PATTERNS
from bot.games.constructor.pieces import controller, may_land
from bot.games.middle_ages import SITES
from bot.games.middle_ages.cards import WAGES, yields_of
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
            is_tower = "tower" in TEXT(reason.key, **reason.values)
            assert is_tower == (controller(target) is not None), text
        elif reason.key == "players-constructor-lure":
            assert reason.values["tile"] in landing
        else:
            assert reason.key == "players-constructor-quiet"
            assert view.round != rules.view(state, None).round or not landing
    assert len(seen) == 3


@pytest.mark.parametrize("extra", [False, True])
def test_only_patterns_that_are_known_to_be_balanced_are_called_fair(extra: bool) -> None:
    rules, computer = GAMES["constructor"], get_computer("constructor")
    view = rules.view(rules.new_state(2, rules.options_from({"extra_patterns": extra}), "1"), 0)
    fair = {
        action.removeprefix("pattern ")
        for action in view.legal
        if TEXT(computer.reason(view, 0, action).key) == "This pattern favours no player."
    }
    assert fair == set(PATTERNS)


def test_coins_are_said_to_be_too_few_only_where_the_wages_are_higher() -> None:
    seen = Counter[bool]()
    for state, player, text, reason in reasons_of("middle-ages"):
        if reason.key == "players-middle-ages-coins":
            own = GAMES["middle-ages"].view(state, player).players[player]
            is_short = own.coins < sum(WAGES[unit] for unit in own.free)
            says = "for the wages of the free workers" if own.coins == 0 else "less than the wages"
            assert (says in TEXT(reason.key, **reason.values)) == is_short, text
            seen[is_short] += 1
    assert len(seen) == 2


def test_work_of_which_nothing_counts_is_not_counted() -> None:
    sentences = {
        TEXT(reason.key, **reason.values)
        for *_, reason in reasons_of("middle-ages")
        if reason.key == "players-middle-ages-send" and not reason.values["used"]
    }
    assert sentences
    assert all(each.startswith("Nothing that this worker brings is of use there; ") for each in sentences)


def test_what_is_said_of_a_move_in_constructor_is_on_the_board_after_it() -> None:
    rules, seen = GAMES["constructor"], Counter[str]()
    for state, player, text, reason in reasons_of("constructor"):
        move = rules.action_from_string(text)
        if not isinstance(move, Move):
            continue
        seen[reason.key] += 1
        view = rules.view(state, player)
        stacks = {tile.label: tile.stack for tile in view.tiles}
        under, mine = stacks[move.target], view.colours[player]
        after = under + stacks[move.source]
        if reason.key.startswith("players-constructor-capture"):
            assert controller(under) not in (None, mine)
            assert reason.values["height"] == len(under)
            assert not reason.key.endswith("tallest") or len(under) == max(map(len, stacks.values()))
        elif reason.key == "players-constructor-tower":
            assert (controller(under), controller(after)) == (None, mine)
            assert reason.values["height"] == len(after)
        else:
            assert reason.key == "players-constructor-enclose"
            assert controller(after) is None
    assert len(seen) >= 3


def test_pieces_are_said_to_be_for_what_most_of_them_are_laid_in() -> None:
    """No view lists orders and what can be taken: all are legal that have the right number of pieces."""
    rules, seen = GAMES["builders"], Counter[tuple[type, str]]()
    for state in states_of("builders", 1, 2):
        player = min(rules.current_players(state), default=0)
        for action in rules.legal_actions(state, player) if state.phase in ("order", "take") else ():
            reason = get_computer("builders").reason(
                rules.view(state, player), player, rules.action_to_string(action)
            )
            sentence = TEXT(reason.key, **reason.values)
            a, b, c, d = action.counts
            assert ("A and B" in sentence) == (7 * (a + b) > 3 * (c + d)), action
            assert ("C and D" in sentence) == (7 * (c + d) > 3 * (a + b)), action
            seen[type(action), sentence] += 1
    assert len(seen) == 6


def test_what_is_said_of_work_and_cards_happens() -> None:
    rules, seen = GAMES["middle-ages"], Counter[str]()
    for state, player, text, reason in reasons_of("middle-ages"):
        before = rules.view(state, player).players[player]
        action, values = rules.action_from_string(text), reason.values
        seen[reason.key] += 1
        match reason.key.removeprefix("players-middle-ages-"):
            case "finish" | "send" as kind:
                after = rules.view(rules.apply_action(state, player, action), player).players[player]
                assert (action.site in after.finished) == (kind == "finish")
                wage = WAGES[action.unit]
                if kind == "finish":
                    assert after.vp - before.vp == values["points"]
                    assert after.coins - before.coins + wage == values["coins"]
                else:
                    (missing,) = (sum(site.missing) for site in after.sites if site.card == action.site)
                    assert missing == values["left"]
            case "hire":
                yields = yields_of(action.card)
                needed = [any(map(min, site.missing, yields)) for site in before.sites]
                assert (values["open"], values["free"]) == (sum(needed), len(before.free))
                assert values["yields"] == sum(yields)
            case "machine" | "build" | "build-reward" as kind:
                card = SITES[action.card]
                assert (kind == "machine") == (card.kind == "machine")
                kinds = [any(amounts) for amounts in zip(*map(yields_of, before.free), strict=True)]
                if kind == "build":
                    assert all(has for need, has in zip(card.needs, kinds, strict=True) if need)
                    assert values["open"] == len(before.sites)
                elif kind == "build-reward":
                    assert (values["points"], values["coins"]) == (card.vp, card.coins)
    assert len(seen) == 9


def test_what_is_said_of_a_step_in_builders_happens() -> None:
    rules, seen = GAMES["builders"], Counter[str]()
    for state, player, text, reason in reasons_of("builders"):
        seen[reason.key] += 1
        action, values = rules.action_from_string(text), reason.values
        view = rules.view(state, player)
        before, after_view = (
            view.players[player],
            rules.view(rules.apply_action(state, player, action), player),
        )
        after = after_view.players[player]
        match reason.key.removeprefix("players-builders-"):
            case "row":
                assert after.joints - before.joints == values["joints"]
            case "many":
                later = state
                for step in view.auto_fill:
                    later = rules.apply_action(later, player, rules.action_from_string(step))
                gained = rules.view(later, player).players[player].points - before.points
                assert (len(view.auto_fill), gained) == (values["count"], values["points"])
            case "move":
                assert view.move is not None
                assert (view.move.corners, view.move.pieces) == (values["corners"], values["pieces"])
                assert values["pieces"]
            case "near":
                assert view.move is None or not view.move.pieces
            case "finish":
                (panel,) = (panel for panel in after_view.panels if panel.side == action.panel)
                assert panel.length == 0
            case "structure":
                assert values["steps"] == STRUCTURE_STEPS - (after.progress or STRUCTURE_STEPS)
                assert (values["steps"] == 0) == (after.structures > before.structures)
    assert {"players-builders-row", "players-builders-move", "players-builders-lead"} <= set(seen)
