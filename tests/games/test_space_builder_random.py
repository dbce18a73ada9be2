"""What holds in whole matches of Space Builder for any players and any order in which news arrives."""

from itertools import pairwise
from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.games import IllegalAction
from bot.games.space_builder import (
    BUILDINGS,
    FAULTS,
    SQUARES,
    Action,
    Back,
    Flip,
    Lay,
    Open,
    Options,
    Ready,
    Settle,
    SitOut,
    State,
    Stop,
    Take,
    Tap,
    Turn,
    Unfreeze,
    replay_hand,
)
from bot.games.space_builder.hand import apply_click, new_hand
from bot.games.space_builder.race import rewind
from bot.games.space_builder.scoring import sort_by_merit
from tests.games.space_builder_play import GAME, Choose, able, at_random, keen, match_of, play, turns

CLICKS = (Take, Turn, Flip, Lay, Back, Tap, Stop, Unfreeze)
some_matches = settings(max_examples=20, deadline=None)
seats = st.integers(2, 4)
seeds = st.integers(0, 2**32)
ways = st.sampled_from([at_random, keen, able])
options = st.builds(
    Options,
    mode=st.sampled_from(["live", "turns"]),
    facing=st.sampled_from(["random", "upright"]),
    sealed=st.booleans(),
    ghosts=st.booleans(),
    cap_seconds=st.sampled_from([30, 300]),
    wait_seconds=st.sampled_from([0, 2]),
)


def check_result(state: State) -> None:
    result = state.result
    if result is None:
        return
    for one in result.verdicts:
        costs = [FAULTS[flaw] for flaw in one.flaws]
        assert max(costs) <= 2
        assert one.faults == sum(costs) <= 2 * len(one.cards)
        assert one.time <= result.end
        assert not one.tapped or "not-built" not in one.flaws
    order = sort_by_merit(result.verdicts)
    alone = len(order) == 1 and len(order[0].cards) == len(BUILDINGS) and order[0].faults > 0
    assert result.winner == (order[0].player if order and not alone else None)
    if len(order) > 1 and result.end < state.stage.options.cap:
        assert sum(one.tapped for one in order) >= len(order) - 1


def check_hand(state: State) -> None:
    for player, seat in zip(state.players, state.round.seats, strict=True):
        cards = seat.hand.cards
        locations = [card.location for card in cards if card.location]
        assert len(locations) == len(set(locations))
        if state.phase == "building":
            assert tuple(card.building for card in cards) == player.unfrozen


@some_matches
@given(match_options=options, players=seats, seed=seeds, choose=ways)
def test_every_position_keeps_the_rules(
    match_options: Options, players: int, seed: int, choose: Choose
) -> None:
    states = match_of(match_options, players, seed, choose)
    for state in states[::3]:
        check_hand(state)
        check_result(state)
    final = states[-1]
    outcome = GAME.outcome(final)
    assert outcome is not None
    assert (outcome.winners == (final.winner,)) or final.phase == "abandoned"
    # A winner is added a card for each round won but the last, unless it was left alone.
    assert all(4 <= len(one.unfrozen) <= 4 + one.rounds_won for one in final.players)
    assert final.round.number <= (8 - 4) * players + 1 or match_options.mode == "turns"


@some_matches
@given(players=seats, seed=seeds, ghosts=st.booleans())
def test_longest_match_in_turns(players: int, seed: int, ghosts: bool) -> None:
    """Only a round that a player with all cards plays alone and fails to win adds to (8 - 4) n + 1."""
    match_options = Options(mode="turns", ghosts=ghosts)
    states = match_of(match_options, players, seed, keen)
    results = {state.result.round: state.result for state in states if state.result}
    unwon = sum(result.winner is None for result in results.values())
    assert len(results) - unwon <= (8 - 4) * players + 1


@some_matches
@given(match_options=options, players=seats, seed=seeds, choose=ways)
def test_seed_and_actions_make_the_match(
    match_options: Options, players: int, seed: int, choose: Choose
) -> None:
    states = match_of(match_options, players, seed, choose)
    assert states == match_of(match_options, players, seed, choose)
    for state in states[::9]:
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state


def conceivable(state: State, player: int) -> list[Action]:
    """Return all that a player could try, with the stamp of what is offered or else of the round."""
    at = max((one.at for one in GAME.legal_actions(state, player) if isinstance(one, CLICKS)), default=-1)
    at = state.round.opened if at < 0 else at
    cards: list[Action] = [kind(code, at) for code in (*BUILDINGS, "XXX") for kind in (Take, Unfreeze)]
    cards += [Lay(square, at) for square in SQUARES]
    cards += [Turn(by, at) for by in (-2, -1, 0, 1, 2)]
    return cards + [kind(at) for kind in (Flip, Back, Tap, Stop, Ready, SitOut, Open)]


def is_legal(state: State, player: int, action: Action) -> bool:
    try:
        GAME.apply_action(state, player, action)
    except IllegalAction:
        return False
    return True


@settings(max_examples=12, deadline=None)
@given(match_options=options, players=seats, seed=seeds, choose=ways)
def test_exactly_the_legal_actions_are_offered(
    match_options: Options, players: int, seed: int, choose: Choose
) -> None:
    for state in match_of(match_options, players, seed, choose)[::7]:
        for player in range(players):
            actions = list(GAME.legal_actions(state, player))
            assert all(is_legal(state, player, action) for action in actions)
            for action in conceivable(state, player):
                assert action in actions or not is_legal(state, player, action)


@settings(max_examples=12, deadline=None)
@given(match_options=options, players=seats, seed=seeds, choose=ways)
def test_stamps_offered_are_the_earliest(
    match_options: Options, players: int, seed: int, choose: Choose
) -> None:
    for state in match_of(match_options, players, seed, choose)[::7]:
        for player in GAME.current_players(state):
            for action in GAME.legal_actions(state, player):
                assert not is_legal(state, player, replace(action, at=action.at - 1))


@some_matches
@given(match_options=options, players=seats, seed=seeds)
def test_rewinding_is_never_having_clicked_later(match_options: Options, players: int, seed: int) -> None:
    for state in match_of(match_options, players, seed, able)[::11]:
        for player, seat in zip(state.players, state.round.seats, strict=True):
            if seat.start is None or not seat.clicks:
                continue
            assert replay_hand(player.unfrozen, seat.clicks, seat.clicks[-1].at) == seat.hand
            for cut in range(len(seat.clicks)):
                hand = new_hand(player.unfrozen)
                for click in seat.clicks[:cut]:
                    hand = apply_click(hand, click)
                before = seat.clicks[cut].at - seat.start - 1
                assert rewind(seat, player.unfrozen, before) == hand


def merge(logs: list[list[Action]], rng: Random) -> list[tuple[int, Action]]:
    """Return the actions of all players in a random order that keeps each player's own order."""
    queues = [list(log) for log in logs]
    order = []
    while waiting := [player for player, log in enumerate(queues) if log]:
        player = rng.choice(waiting)
        order.append((player, queues[player].pop(0)))
    return order


def logs_of(state: State, rng: Random) -> list[list[Action]]:
    """Return the actions of each player in a round in turns, in which nobody sees the others' actions."""
    logs: list[list[Action]] = []
    for player in range(len(state.players)):
        mine = play(state, f"{player} open @{rng.randrange(1000)}")
        log: list[Action] = []
        while player in GAME.current_players(mine) and len(log) < 60:
            action = able(mine, player, rng)
            if isinstance(action, Settle):
                break
            if hasattr(action, "location"):  # some take their time
                action = replace(action, at=action.at + rng.randrange(5))
            log.append(action)
            mine = GAME.apply_action(mine, player, action)
        start = mine.round.seats[player].start
        logs.append([GAME.action_from_string(f"open @{start}"), *log])
    return logs


@settings(max_examples=40, deadline=None)
@given(players=seats, seed=seeds)
def test_order_in_which_players_open_changes_nothing(players: int, seed: int) -> None:
    rng, state = Random(seed), turns(players, str(seed))
    logs = logs_of(state, rng)
    ends = []
    for _ in range(2):
        after = state
        for player, action in merge(logs, rng):
            after = GAME.apply_action(after, player, action)
        ends.append(GAME.apply_action(after, min(GAME.current_players(after)), Settle(10**9)))
    assert ends[0] == ends[1]


@some_matches
@given(players=seats, seed=seeds)
def test_facing_changes_nothing_but_the_picture(players: int, seed: int) -> None:
    states = match_of(Options(), players, seed, able)
    for before, after in pairwise(states):
        if before.phase == "building" and after.result != before.result:
            other = replace(before, round=replace(before.round, facing=(before.round.facing + 1) % 4))
            after_settling = GAME.apply_action(other, min(GAME.current_players(other)), Settle(10**12))
            assert after_settling.result is not None
            assert after.result is not None
            assert replace(after_settling.result, facing=after.result.facing) == after.result


@some_matches
@given(seed=seeds, choose=ways)
def test_two_players_never_both_tap(seed: int, choose: Choose) -> None:
    for state in match_of(Options(), 2, seed, choose):
        if state.result:
            assert sum(one.tapped for one in state.result.verdicts) <= 1 or _at_once(state)


def _at_once(state: State) -> bool:
    assert state.result is not None
    return len({one.time for one in state.result.verdicts}) == 1
