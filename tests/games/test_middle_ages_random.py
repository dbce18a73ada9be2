"""Random matches of The Builders: Middle Ages, with all options, against the written rules."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import IllegalAction
from bot.games.middle_ages import (
    GAME,
    SITES,
    WORKERS,
    Action,
    Build,
    Buy,
    Coins,
    End,
    Hire,
    Options,
    PlayerView,
    Send,
    SiteView,
    State,
    View,
    preview,
    yields_of,
)
from tests.games.middle_ages_play import (
    Choose,
    actions_of,
    clumsy,
    player_number,
    player_of,
    playout,
    sensible,
    view_of,
)

options = st.builds(
    Options,
    send_cost=st.sampled_from(["escalating", "flat"]),
    end_rule=st.sampled_from(["round", "one_more"]),
    tiebreak=st.sampled_from(["vp_then_coins", "none"]),
    must_use_actions=st.booleans(),
    reveal_next=st.sampled_from(["both", "building", "none"]),
    target_vp=st.integers(1, 60),
    start_coins=st.integers(0, 100),
    free_actions=st.integers(1, 10),
    extra_action_price=st.integers(1, 20),
)
seats = st.integers(2, 4)
seeds = st.integers(0, 10**6)
ways = st.sampled_from([clumsy, sensible])
some_matches = settings(max_examples=25, deadline=None, database=None)


def match_of(match_options: Options, players: int, seed: int, choose: Choose) -> list[State]:
    """Return all states of a match."""
    return playout(GAME.new_state(players, match_options, str(seed)), choose, random.Random(seed))


def sum_of(crew: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(sum(amounts) for amounts in zip((0, 0, 0, 0), *map(yields_of, crew), strict=True))


# What holds in every position


def check_cards(state: State, view: View) -> None:
    """Check that every card is in one place; machines at work count among the units of their owner."""
    workers, sites = Counter(state.workers.deck), Counter(state.sites.deck)
    workers.update(filter(None, view.worker_row))
    sites.update(filter(None, view.site_row))
    for one in view.players:
        units = Counter((*one.free, *(unit for site in one.sites for unit in site.crew)))
        machines = Counter(card for card in one.finished if SITES[card].kind == "machine")
        workers.update(units - machines)
        assert machines <= units
        sites.update((*one.finished, *(site.card for site in one.sites)))
    assert workers == Counter(WORKERS.keys())
    assert sites == Counter(SITES.keys())
    assert (view.site_deck, view.worker_deck) == (len(state.sites.deck), len(state.workers.deck))
    assert view.site_deck == 0 or None not in view.site_row
    assert view.worker_deck == 0 or None not in view.worker_row


def check_player(view: View, one: PlayerView, *, at_turn: bool) -> None:
    assert one.coins >= 0
    assert one.vp == sum(SITES[card].vp for card in one.finished)
    assert one.free == tuple(sorted(one.free))
    for site in one.sites:
        check_site(view, site, at_turn=at_turn)


def check_site(view: View, site: SiteView, *, at_turn: bool) -> None:
    needs = SITES[site.card].needs
    assert (site.needs, site.placed) == (needs, sum_of(site.crew))
    assert site.missing == tuple(max(0, n - p) for n, p in zip(needs, site.placed, strict=True))
    assert any(site.missing)
    assert site.price == (1 if view.options.send_cost == "flat" else 1 + site.sent)
    assert at_turn or site.sent == 0


def expected_actions(view: View) -> Iterator[str]:
    """Yield the legal actions, by the rules implemented again on the view alone."""
    mine, match_options = view.players[player_number(view)], view.options
    uses = list(expected_uses(view, mine)) if view.actions else []
    if not match_options.must_use_actions or view.actions <= view.bought or not uses:
        yield "end"
    yield from uses
    if mine.coins >= match_options.extra_action_price:
        yield "buy"


def expected_uses(view: View, mine: PlayerView) -> Iterator[str]:
    yield from (f"build {card}" for card in view.site_row if card)
    yield from (f"hire {card}" for card in view.worker_row if card)
    for site in mine.sites:
        for unit in mine.free:
            wage = WORKERS[unit].wage if unit in WORKERS else 0
            if site.price <= view.actions and wage <= mine.coins:
                yield f"send {unit} {site.card}"
    if view.coin_actions < 3:
        yield "coins"


def check_position(state: State) -> None:
    view = view_of(state)
    check_cards(state, view)
    for number, one in enumerate(view.players):
        check_player(view, one, at_turn=number == view.current)
    assert 0 <= view.coin_actions <= 3
    if view.current is None:
        assert (view.legal, view.actions) == ((), 0)
        return
    assert sorted(view.legal) == sorted(expected_actions(view))
    assert view.actions or view.players[view.current].coins >= view.options.extra_action_price


@some_matches
@given(match_options=options, players=seats, seed=seeds, choose=ways)
def test_every_position_keeps_the_rules(
    match_options: Options, players: int, seed: int, choose: Choose
) -> None:
    for state in match_of(match_options, players, seed, choose):
        check_position(state)


# What holds from one position to the next


def bank_payment(before: View, after: View, text: str) -> int:
    """Return the coins that the bank paid the current player, without what the action cost."""
    number = player_number(before)
    kind, *cards = text.split()
    cost = before.options.extra_action_price if kind == "buy" else 0
    if kind == "send" and cards[0] in WORKERS:
        cost = WORKERS[cards[0]].wage
    return after.players[number].coins - before.players[number].coins + cost


def expected_gain(before: View, after: View, text: str) -> int:
    kind, *rest = text.split()
    if kind == "coins":
        return before.coin_actions + 1
    if kind == "send" and rest[1] in after.players[player_number(before)].finished:
        return SITES[rest[1]].coins
    return 0


def expected_price(before: View, text: str) -> int:
    """Return the number of actions that an action costs."""
    kind, *rest = text.split()
    if kind == "send":
        mine = before.players[player_number(before)]
        return next(site.price for site in mine.sites if site.card == rest[1])
    return -1 if kind == "buy" else 1


def check_step(before: View, after: View, text: str) -> None:
    number = player_number(before)
    for other in set(range(len(before.players))) - {number}:
        past, present = before.players[other], after.players[other]
        assert (past.coins, past.vp, past.free, past.finished) == (
            present.coins,
            present.vp,
            present.free,
            present.finished,
        )
    assert bank_payment(before, after, text) == expected_gain(before, after, text)
    assert after.players[number].vp >= before.players[number].vp
    if text != "end" and after.current == number and after.round == before.round:
        assert after.actions == before.actions - expected_price(before, text)
        assert after.bought == before.bought + (text == "buy")
    elif after.current is not None:
        assert (after.actions, after.bought, after.coin_actions) == (after.options.free_actions, 0, 0)
        assert after.current == (number + 1) % len(after.players)


def text_between(before: State, after: State) -> str:
    """Return the action that leads from one state to the other."""
    actions = actions_of(before)
    matching_actions = (a for a in actions if GAME.apply_action(before, player_of(before), a) == after)
    return GAME.action_to_string(next(matching_actions))


@settings(some_matches, max_examples=15)
@given(match_options=options, players=seats, seed=seeds, choose=ways)
def test_every_step_keeps_the_rules(match_options: Options, players: int, seed: int, choose: Choose) -> None:
    for before, after in pairwise(match_of(match_options, players, seed, choose)):
        check_step(view_of(before), view_of(after), text_between(before, after))


@settings(some_matches, max_examples=15)
@given(match_options=options, players=seats, seed=seeds)
def test_previews_come_true(match_options: Options, players: int, seed: int) -> None:
    for state in match_of(match_options, players, seed, sensible)[:-1]:
        view = view_of(state)
        number = player_number(view)
        for action in actions_of(state):
            if isinstance(action, Send):
                check_preview(view, view_of(GAME.apply_action(state, number, action)), action)


def check_preview(before: View, after: View, action: Send) -> None:
    number = player_number(before)
    outlook = preview(before, action.unit, action.site)
    mine, then = before.players[number], after.players[number]
    assert (outlook.affordable, outlook.buys) == (True, 0)
    assert then.coins == mine.coins - outlook.cost + outlook.coins
    assert then.vp == mine.vp + outlook.vp
    assert outlook.finishes == (action.site in then.finished)
    if not outlook.finishes:
        assert outlook.missing == next(site.missing for site in then.sites if site.card == action.site)


# What holds for whole matches


@some_matches
@given(match_options=options, players=seats, seed=seeds, choose=ways)
def test_matches_end_and_turns_are_shared_fairly(
    match_options: Options, players: int, seed: int, choose: Choose
) -> None:
    states = match_of(match_options, players, seed, choose)
    final = view_of(states[-1])
    assert final.phase == "over"
    assert final.outcome is not None
    assert final.ending == any(one.vp >= match_options.target_vp for one in final.players)
    turns = Counter(player for player, _ in {(state.current, state.progress.round) for state in states[:-1]})
    if match_options.end_rule == "round" or not final.ending:
        assert set(turns.values()) == {final.round}
    assert max(turns.values()) - min(turns.values()) <= 1


@some_matches
@given(match_options=options, players=seats, seed=seeds, choose=ways)
def test_ranks_follow_the_scores(match_options: Options, players: int, seed: int, choose: Choose) -> None:
    final = view_of(match_of(match_options, players, seed, choose)[-1])
    if final.outcome is None:
        return
    values = []
    for one, score in zip(final.players, final.outcome.scores, strict=True):
        parts = dict(score.parts)
        assert (
            score.total == one.vp + one.coins // 10 == sum(score for name, score in parts.items()) - one.coins
        )
        values.append(
            (score.total,) if match_options.tiebreak == "none" else (score.total, one.vp, one.coins)
        )
    order = sorted(values, reverse=True)
    assert final.outcome.ranks == tuple(1 + order.index(value) for value in values)


@settings(some_matches, max_examples=10)
@given(match_options=options, players=seats, seed=seeds, choose=ways)
def test_seed_and_actions_make_the_match(
    match_options: Options, players: int, seed: int, choose: Choose
) -> None:
    states = match_of(match_options, players, seed, choose)
    again = GAME.new_state(players, match_options, str(seed))
    for before, after in pairwise(states):
        assert again == before
        assert msgspec.json.decode(msgspec.json.encode(again), type=State) == again
        text = text_between(before, after)
        again = GAME.apply_action(again, player_of(again), GAME.action_from_string(text))
    assert again == states[-1]


@settings(some_matches, max_examples=6)
@given(match_options=options, players=seats, seed=seeds, choose=ways)
def test_whatever_is_not_legal_is_refused(
    match_options: Options, players: int, seed: int, choose: Choose
) -> None:
    rng = random.Random(seed)
    for state in match_of(match_options, players, seed, choose)[:-1:7]:
        legal, number = actions_of(state), player_of(state)
        for action in rng.sample(CONCEIVABLE, 150) + OTHERS:
            if action not in legal:
                with pytest.raises(IllegalAction):
                    GAME.apply_action(state, number, action)


UNITS = [*WORKERS, *(card for card in SITES if SITES[card].kind == "machine")]
CONCEIVABLE: list[Action] = [
    *(Build(card) for card in SITES),
    *(Hire(card) for card in WORKERS),
    *(Send(unit, site) for unit in UNITS for site in SITES),
]
OTHERS: list[Action] = [Buy(), End(), Coins()]
