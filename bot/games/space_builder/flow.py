"""How a match begins, how rounds begin, are settled and follow each other, and how the match ends."""

import random
from collections.abc import Iterable

from msgspec.structs import replace

from bot.games.space_builder.hand import new_hand
from bot.games.space_builder.maps import BUILDINGS, MAPS, TURNS
from bot.games.space_builder.options import Options
from bot.games.space_builder.race import FEWEST, expected_players
from bot.games.space_builder.scoring import result_of
from bot.games.space_builder.state import (
    Deck,
    Phase,
    Player,
    Result,
    Round,
    Seat,
    Stage,
    State,
    with_player,
)

ABSENCES = 2


def set_up(players: int, options: Options, seed: str) -> State:
    """Return the first round of a match, in which every player has the four starred cards."""
    stage = Stage(options, seed)
    return _begin_round(stage, (Player(),) * players, full_deck(stage), None, 1, 0)


def full_deck(stage: Stage) -> Deck:
    """Return all maps, shuffled. Order and facings come from the match's seed alone (rules 3.1)."""
    return _shuffle(stage, MAPS, 0)


def open_round(state: State, number: int, at: int) -> State:
    """Open round ``number`` with a new map, or end the match: the last player left wins (rules 7.6)."""
    active = state.active()
    if len(active) < FEWEST:
        return _end_match(state, active[0] if active else None)
    return _begin_round(state.stage, state.players, state.deck, state.result, number, at)


def next_round(state: State, at: int, *, again: bool = False) -> State:
    """Open the round after this one, or this one ``again`` with another map."""
    deck, maps = state.deck, {seat.map for seat in state.round.seats}
    deck = Deck(deck.cards, (*deck.used, *sorted(maps)), deck.shuffles)
    return open_round(replace(state, deck=deck), state.round.number + (not again), at)


def settle_round(state: State, at: int) -> State:
    """Check the round (rules 5); its winner unfreezes a card, or wins the match (rules 6).

    A round that nobody opened is played again; a second one in a row ends the match, because all are absent
    twice and so out of it (rules 7.4.5).
    """
    result = result_of(state)
    players = _count_round(state, result)
    after = replace(state, players=players, result=result)
    winner = result.winner
    if winner is None:
        return next_round(after, at, again=not result.verdicts)
    if state.players[winner].unfrozen == BUILDINGS:
        return _end_match(after, winner)
    if players[winner].out or len(after.active()) < FEWEST:
        return next_round(after, at)
    return replace(after, phase="unfreeze", until=at + state.stage.options.thaw)


def leave_match(state: State, player: int, at: int) -> State:
    """Remove ``player`` from the next round on, or at once while no player builds (rules 7.6).

    If fewer than two can then get ready, the players who sat the round out are asked again.
    """
    mine = replace(state.players[player], out=True)
    after = replace(state, players=with_player(state.players, player, mine))
    active = after.active()
    if not active:
        return _end_match(after, None)
    if state.phase == "ready":
        if len(active) < FEWEST:
            return _end_match(after, active[0])
        if len(expected_players(after)) >= FEWEST:
            return after
        seats = tuple(replace(seat, sat=None) for seat in after.round.seats)
        return replace(after, round=replace(after.round, seats=seats))
    chooser = state.result.winner if state.phase == "unfreeze" and state.result else None
    return next_round(after, at) if chooser == player else after


def _begin_round(
    stage: Stage, players: tuple[Player, ...], deck: Deck, result: Result | None, number: int, at: int
) -> State:
    """Return the beginning of a round, its map face down."""
    is_sealed = stage.options.sealed and not stage.options.live
    maps, deck = _draw(stage, deck, len(players) if is_sealed else 1)
    hands = [new_hand(player.unfrozen) for player in players]
    seats = tuple(Seat(maps[seat % len(maps)][0], hand) for seat, hand in enumerate(hands))
    phase: Phase = "ready" if stage.options.live else "building"
    current = Round(number, at, maps[0][1], seats, stage.options.cap)
    return State(stage, phase, players, current, deck, result)


def _end_match(state: State, winner: int | None) -> State:
    return replace(state, phase="abandoned" if winner is None else "over", winner=winner)


def _count_round(state: State, result: Result) -> tuple[Player, ...]:
    """Return the players with the round counted.

    In turns, a player absent twice in a row is out of the match (rules 7.4.5).
    """
    faults = {verdict.player: verdict.faults for verdict in result.verdicts}
    players = list(state.players)
    for number, player in enumerate(players):
        if number in faults:
            wins = player.rounds_won + (number == result.winner)
            players[number] = Player(player.unfrozen, wins, player.faults + faults[number], out=player.out)
        elif not state.stage.options.live and not player.out:
            absences = player.absences + 1
            players[number] = replace(player, absences=absences, out=absences >= ABSENCES)
    return tuple(players)


def _draw(stage: Stage, deck: Deck, count: int) -> tuple[list[tuple[int, int]], Deck]:
    """Return the top ``count`` cards and the deck without them.

    When the deck is empty, the used maps are shuffled again with new facings (rules 6).
    """
    cards: list[tuple[int, int]] = []
    while len(cards) < count:
        if not deck.cards:
            deck = _shuffle(stage, deck.used, deck.shuffles)
        cards.append(deck.cards[0])
        deck = Deck(deck.cards[1:], deck.used, deck.shuffles)
    return cards, deck


def _shuffle(stage: Stage, maps: Iterable[int], shuffles: int) -> Deck:
    rng = random.Random(f"{stage.seed}/{shuffles}")
    order = list(maps)
    rng.shuffle(order)
    turns = TURNS if stage.options.facing == "random" else 1
    return Deck(tuple((number, rng.randrange(turns)) for number in order), shuffles=shuffles + 1)
