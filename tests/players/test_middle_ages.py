"""How the computer plays The Builders: Middle Ages."""

from functools import partial
from itertools import chain
from random import Random

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from bot.games.middle_ages import GAME, SITES, Leave, Send, State
from bot.games.middle_ages.actions import BUY, COINS, END
from bot.games.middle_ages.cards import NOTHING
from bot.games.middle_ages.options import PRESETS
from bot.games.middle_ages.state import OpenSite, Progress, Turn, send_price
from bot.locales import texts
from bot.players import LEVEL_NAMES, get_computer
from bot.players.middle_ages.determinize import Determinizer
from bot.players.middle_ages.evaluation import ahead_of, evaluate_actions, evaluate_position
from bot.players.middle_ages.reasons import reason_of
from bot.players.middle_ages.search import TurnsModel, count_turns, pick_noisily, play
from tests.games.middle_ages_play import act, player, player_of, table
from tests.games.middle_ages_play import play as play_texts
from tests.players.positions import states_of
from tests.rendering.middle_ages_marks import new_turn


def start(**options: object) -> State:
    return GAME.new_state(2, GAME.options_from(options), "seed")


def with_site(state: State, card: str, supplies: tuple[int, int, int, int], unit: str, coins: int) -> State:
    """Return a position in which the player to act has one open site and one free unit."""
    player = state.current
    assert player is not None
    mine = replace(state.players[player], coins=coins, free=(unit,), sites=(OpenSite(card, (), supplies),))
    players = tuple(mine if number == player else each for number, each in enumerate(state.players))
    return replace(state, players=players)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", range(3))
def test_evaluated_actions_are_legal_and_never_empty(preset: str, seed: int) -> None:
    rng, state = Random(seed), GAME.new_state(2 + seed, PRESETS[preset], str(seed))
    for _ in range(400):
        if state.current is None:
            break
        legal = set(GAME.legal_actions(state, state.current))
        actions = {action for _, action in evaluate_actions(state, state.current)}
        assert actions
        assert actions <= legal
        state = GAME.apply_action(state, state.current, rng.choice(sorted(actions, key=str)))


def test_evaluated_actions_are_legal_where_actions_must_be_used() -> None:
    for state in states_of("middle-ages", 1, 2, must_use_actions=True):
        if state.current is not None:
            legal = set(GAME.legal_actions(state, state.current))
            actions = {action for _, action in evaluate_actions(state, state.current)}
            assert actions
            assert actions <= legal


@pytest.mark.parametrize("level", ["expert", "master"])
def test_a_site_that_can_be_finished_for_the_last_points_is_finished(level: str) -> None:
    """The chapel lacks what one free worker brings, and its points begin the end with a lead."""
    stone, wood, knowledge, tile = SITES["B31"].needs
    unit = "W09"  # two stones and a tile
    state = with_site(start(target_vp=5), "B31", (stone, wood, knowledge, tile - 1), unit, 10)
    player = state.current
    assert player is not None
    choice = get_computer("middle-ages").choose(GAME.view(state, player), player, level, seed="seed", ply=0)
    assert choice is not None
    assert choice.action == f"send {unit} B31"


def test_a_finished_site_and_progress_make_a_player_stand_better() -> None:
    state = start()
    player = state.current or 0
    empty = with_site(state, "B31", NOTHING, "W07", 10)
    progress = with_site(state, "B31", (3, 2, 0, 0), "W07", 10)
    richer = with_site(state, "B31", NOTHING, "W07", 30)
    base = evaluate_position(empty, player, 1.0)
    assert evaluate_position(progress, player, 1.0) > base
    assert evaluate_position(richer, player, 1.0) > base
    assert evaluate_position(progress, player, 0.0) < evaluate_position(progress, player, 1.0), (
        "near the end, promises count less"
    )


def test_the_end_comes_nearer_with_the_points_of_the_leader() -> None:
    state = start()
    ahead = replace(state.players[1], vp=16)
    assert ahead_of(state) == 1.0
    assert ahead_of(replace(state, players=(state.players[0], ahead))) == pytest.approx(1 / 17)


def test_playouts_are_judged_between_nothing_and_everything() -> None:
    rng = Random(1)
    for state in list(states_of("middle-ages", 1, 3))[::40]:
        rewards = TurnsModel(state, 4).rewards(state, rng)
        assert len(rewards) == 3
        assert all(0 <= reward <= 1 for reward in rewards)


def test_the_winner_gets_most() -> None:
    state = list(states_of("middle-ages", 1, 2))[-1]
    outcome = GAME.outcome(state)
    assert outcome is not None
    winner = outcome.winners[0]
    rewards = TurnsModel(state, 4).rewards(state, Random(1))
    assert rewards[winner] > 0.8 > 0.2 > rewards[1 - winner]


def test_without_noise_the_judgement_decides() -> None:
    state = start()
    player = state.current or 0
    rated_actions = evaluate_actions(state, player)
    best = max(rated_actions, key=lambda one: one[0])[1]
    assert {pick_noisily(rated_actions, 0.0, Random(number)) for number in range(5)} == {best}
    assert len({pick_noisily(rated_actions, 5.0, Random(number)) for number in range(30)}) > 3


@pytest.mark.parametrize("level", ["beginner", "casual", "expert"])
@pytest.mark.sampled
def test_computers_use_all_actions_where_they_are_compulsory(level: str) -> None:
    state = GAME.new_state(3, PRESETS["thai"], "seed")
    for ply in range(24):
        player = state.current
        assert player is not None
        choice = get_computer("middle-ages").choose(
            GAME.view(state, player), player, level, seed="thai", ply=ply
        )
        assert choice is not None
        if choice.action == "end":
            assert state.turn.actions <= state.turn.bought
        state = GAME.apply_action(state, player, GAME.action_from_string(choice.action))


bare_table = partial(table, site_row="- - - - -", worker_row="- - - - -", site_deck="", worker_deck="")
ONLY_COINS = {
    "no coins for the wages": bare_table(
        player(2, free="W19 W20 W35 W36 W38 W39", sites="B31 B32 B33 B34", finished="B27 B28")
    ),
    "no free worker": bare_table(player(2, sites="B34:W35+W19"), turn=Turn(1)),
    "no open site": bare_table(player(12, free="W19", finished="B27 B28"), turn=Turn(2)),
    "the last turn": bare_table(
        player(12, free="W19", finished="B27 B28"),
        player(3, free="W42", finished="B29 B30 B23"),
        progress=Progress(12, 12, 1),
    ),
}
"""Positions in which nothing but coins is worth an action."""


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("position", ONLY_COINS)
def test_coins_are_taken_where_nothing_else_is_worth_its_price(position: str, level: str) -> None:
    assert choose(ONLY_COINS[position], level) == "coins"


@pytest.mark.parametrize("preset", PRESETS)
def test_no_turn_is_ended_while_an_action_could_still_bring_coins(preset: str) -> None:
    ends, options = 0, to_builtins(PRESETS[preset])
    for state in chain.from_iterable(states_of("middle-ages", seed, **options) for seed in range(3)):
        if state.current is not None:
            actions = {action for _, action in evaluate_actions(state, state.current)}
            assert END not in actions or COINS not in GAME.legal_actions(state, state.current)
            ends += END in actions
    assert ends


@pytest.mark.parametrize("preset", PRESETS)
def test_an_action_is_bought_only_for_a_send_that_needs_it(preset: str) -> None:
    """And not to take coins with it then: it costs more than they are."""
    bought, options = 0, to_builtins(PRESETS[preset])
    for state in chain.from_iterable(states_of("middle-ages", seed, **options) for seed in range(9)):
        if state.current is None or BUY not in {each for _, each in evaluate_actions(state, state.current)}:
            continue
        after = act(state, "buy")
        sites = {site.card: site for site in after.players[after.current or 0].sites}
        then = {action for _, action in evaluate_actions(after, after.current or 0)}
        assert COINS not in then
        assert any(
            send_price(after.stage.options, sites[each.site].sent) == after.turn.actions
            for each in then
            if isinstance(each, Send)
        )
        bought += 1
    assert bought


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_no_action_is_bought_that_leaves_nothing_for_the_wage(level: str) -> None:
    state = table(player(6, free="W01", sites="B31"), turn=Turn(0))
    assert choose(state, level) == "end"
    richer = table(player(7, free="W01", sites="B31"), turn=Turn(0))
    assert BUY in {each for _, each in evaluate_actions(richer, 0)}


def test_playouts_end_at_the_same_turn_whatever_is_tried_first() -> None:
    """Or what ends a turn would be judged after one turn more than what goes on with it."""
    state = start()
    turns = count_turns(state) + 4
    for text in ("coins", "end", "end, end"):
        after = play_texts(state, text)
        for seed in range(3):
            assert count_turns(play(after, turns, Random(seed))) == turns


def choose(state: State, level: str, ply: int = 0) -> str:
    """Return what a computer of ``level`` does."""
    player = player_of(state)
    choice = get_computer("middle-ages").choose(GAME.view(state, player), player, level, seed="s", ply=ply)
    assert choice is not None
    return choice.action


def test_computers_play_on_without_those_who_left() -> None:
    """What a leaver had neither brings the end nearer nor counts as a lead."""
    state = GAME.new_state(3, GAME.options_from({}), "seed")
    player = state.current
    assert player is not None
    leaver = (player + 1) % 3
    far = replace(state.players[leaver], vp=16, coins=99)
    state = replace(state, players=tuple(far if n == leaver else p for n, p in enumerate(state.players)))
    after = GAME.apply_action(state, leaver, Leave())
    assert ahead_of(state) < 0.1
    assert ahead_of(after) == 1
    rewards = TurnsModel(after, 2).rewards(after, Random(1))
    assert rewards[leaver] == 0
    assert sum(rewards) == pytest.approx(1)
    assert drawn_again(after) == after.stage
    for level in ("casual", "expert"):
        choice = get_computer("middle-ages").choose(
            GAME.view(after, player), player, level, seed="left", ply=0
        )
        assert choice is not None
        assert choice.action in GAME.view(after, player).legal


def drawn_again(state: State) -> object:
    """Return what is the same in every state sampled from the view."""
    return Determinizer(GAME.view(state, None)).sample_state(Random(1)).stage


def test_the_reason_for_hiring_speaks_of_open_sites_only_if_there_are_any() -> None:
    state = start()
    player = state.current
    assert player is not None
    hire, text = f"hire {next(filter(None, GAME.view(state, player).worker_row))}", texts("en")

    def why(state: State) -> str:
        reason = reason_of(GAME.view(state, player), player, hire)
        return text(reason.key, **reason.values)

    assert why(state) == "This worker yields 2 resources, and only one worker is free."
    one_open_site = with_site(state, "B31", NOTHING, state.players[player].free[0], 10)
    assert why(one_open_site).startswith("This worker has what an open site still misses")


def test_the_numbers_and_letters_in_pictures_make_no_difference_to_a_search() -> None:
    state = act(new_turn(), "send W10 B34")
    assert state.turn.unit_order
    unmarked = replace(state, turn=replace(state.turn, unit_order=(), site_order=()))
    model = TurnsModel(state, 4)
    samples = [Determinizer(GAME.view(each, 0)).sample_state(Random(1)) for each in (state, unmarked)]
    assert samples == [replace(samples[0]), replace(samples[0], turn=samples[1].turn)]
    assert model.actions(samples[0]) == model.actions(samples[1])
    assert model.rewards(samples[0], Random(2)) == model.rewards(samples[1], Random(2))
