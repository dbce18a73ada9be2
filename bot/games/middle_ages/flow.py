"""How a match begins, how turns and rounds follow each other, and when the match is over."""

import random
from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from bot.games.middle_ages.cards import APPRENTICES, SITES, WORKERS
from bot.games.middle_ages.options import Options
from bot.games.middle_ages.state import ROW_SIZE, OpenSite, Player, Progress, Row, Stage, State, Turn

IDLE_ROUNDS = 10
NO_TURN = Turn(0)


def set_up(players: int, options: Options, seed: str) -> State:
    """Deal coins, an apprentice each and both rows (rule book p. 2).

    ``seed`` shuffles the cards and draws who begins.
    """
    rng = random.Random(seed)
    sites = _shuffle(rng, SITES)
    apprentices = _shuffle(rng, APPRENTICES)
    dealt_apprentices = apprentices[:players]
    workers = _shuffle(rng, [card for card in WORKERS if card not in dealt_apprentices])  # ruling 14
    starter = rng.randrange(players)
    return State(
        Stage(options, starter),
        starter,
        tuple(
            Player(options.start_coins + options.advantage_of(player), 0, (apprentice,))
            for player, apprentice in enumerate(dealt_apprentices)
        ),
        Row(sites[:ROW_SIZE], sites[ROW_SIZE:]),
        Row(workers[:ROW_SIZE], workers[ROW_SIZE:]),
        Turn(options.free_actions),
    )


def _shuffle(rng: random.Random, cards: Iterable[str]) -> tuple[str, ...]:
    deck = list(cards)
    rng.shuffle(deck)
    return tuple(deck)


def end_turn(state: State, player: int, last: tuple[str, ...] = ()) -> State:
    """End ``player``'s turn: begin the next one or end the match; ``last`` as in ``State``."""
    players, stage, progress = state.players, state.stage, state.progress
    others, later = _others(player, len(players), stage.starter, stage.leavers)
    turns = _count_turns_left(state, player, later, len(others))
    players = _with_fresh_sites(players, player)
    if turns == 0 or (turns is None and not later and _is_stuck(state)):
        return _end_match(replace(state, players=players, last=last))
    return State(
        stage,
        others[0],
        players,
        state.sites,
        state.workers,
        Turn(stage.options.free_actions),
        Progress(progress.round + (not later), progress.worked, turns or 0),
        last,
    )


def leave_match(state: State, player: int) -> State:
    """Remove ``player``: end the match if one player is left, and the turn if it was theirs.

    A turn that is over because its player left begins the end like any other.
    """
    stage, progress = state.stage, state.progress
    after = replace(state, stage=replace(stage, leavers=(*stage.leavers, player)))
    if len(after.stage.leavers) == len(state.players) - 1:
        return _end_match(after)
    if player == state.current:
        return end_turn(after, player, state.last)
    if progress.left and has_turn_left(state, player):
        return replace(after, progress=replace(progress, left=progress.left - 1))
    return after


def has_end_begun(state: State) -> bool:
    """Return whether a turn has ended with enough victory points, so that only the last turns are left."""
    if state.current is not None:
        return state.progress.left > 0
    return any(player.vp >= state.stage.options.target_vp for player in state.players)


def has_ended_early(state: State) -> bool:
    """Return whether a match is over although nobody has enough points and several players are left."""
    stays = len(state.players) - len(state.stage.leavers)
    return state.current is None and stays > 1 and not has_end_begun(state)


def has_turn_left(state: State, player: int) -> bool:
    """Return whether ``player`` is in a turn or gets another one."""
    current, turns, stage = state.current, state.progress.left, state.stage
    if current is None or player in stage.leavers:
        return False
    others, _ = _others(current, len(state.players), stage.starter, stage.leavers)
    return not turns or player in (current, *others)[:turns]


def _end_match(state: State) -> State:
    progress = Progress(state.progress.round, state.progress.worked)
    return replace(state, current=None, turn=NO_TURN, progress=progress)


@cache
def _others(player: int, seats: int, starter: int, leavers: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """Return the others who have not left, clockwise, and how many of them have a later turn in the round."""
    around = ((player + step) % seats for step in range(1, seats))
    others = tuple(other for other in around if other not in leavers)
    seat = (player - starter) % seats
    return others, sum((other - starter) % seats > seat for other in others)


def _count_turns_left(state: State, player: int, later: int, others: int) -> int | None:
    """Return the turns still to play after this one; ``None`` while the end has not begun.

    Only the end of a turn with enough victory points begins it (ruling 11): the round is completed, or with
    ``end_rule="one_more"`` every other player has one more turn.
    """
    if state.progress.left:
        return state.progress.left - 1
    if state.players[player].vp < state.stage.options.target_vp:
        return None
    return others if state.stage.options.end_rule == "one_more" else later


def _is_stuck(state: State) -> bool:
    """Return whether no site can be finished any more, or no player tried to for ten rounds (ruling 3)."""
    if state.progress.round - state.progress.worked >= IDLE_ROUNDS:
        return True
    if any(state.workers.slots):
        return False
    leavers = state.stage.leavers
    return not any(player.free for number, player in enumerate(state.players) if number not in leavers)


def _with_fresh_sites(players: tuple[Player, ...], player: int) -> tuple[Player, ...]:
    """Reset the player's sites: units sent raise the price of the next one only within a turn."""
    mine = players[player]
    if not any(site.sent for site in mine.sites):
        return players
    sites = tuple(OpenSite(site.card, site.crew, site.placed) for site in mine.sites)
    return (*players[:player], replace(mine, sites=sites), *players[player + 1 :])
