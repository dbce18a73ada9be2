"""How turns and rounds follow each other, and when the match is over."""

from msgspec.structs import replace

from bot.games.middle_ages.state import OpenSite, Player, Progress, State, Turn

IDLE_ROUNDS = 10
NO_TURN = Turn(0)


def end_turn(state: State, player: int, last: tuple[str, ...] = ()) -> State:
    """The next player's turn, or the end of the match, after ``player``'s; ``last`` as in ``State``."""
    players, stage, progress = state.players, state.stage, state.progress
    seat = (player - stage.starter) % len(players)
    left = _turns_left(state, player, seat)
    closes_round = seat == len(players) - 1
    players = _with_fresh_sites(players, player)
    if left == 0 or (left is None and closes_round and _is_stuck(state)):
        ended = Progress(progress.round, progress.worked)
        return State(stage, None, players, state.sites, state.workers, NO_TURN, ended, last)
    return State(
        stage,
        (player + 1) % len(players),
        players,
        state.sites,
        state.workers,
        Turn(stage.options.free_actions),
        Progress(progress.round + closes_round, progress.worked, left or 0),
        last,
    )


def end_begun(state: State) -> bool:
    """Whether a turn has ended with enough victory points: the match is in its last turns, or after them."""
    if state.current is not None:
        return state.progress.left > 0
    return any(player.vp >= state.stage.options.target_vp for player in state.players)


def still_to_play(state: State, player: int) -> bool:
    """Whether ``player`` is in a turn or gets another one."""
    if state.current is None:
        return False
    left = state.progress.left
    return not left or (player - state.current) % len(state.players) < left


def _turns_left(state: State, player: int, seat: int) -> int | None:
    """The turns still to play after this one; ``None`` while the end has not begun.

    Only the end of a turn with enough victory points begins it (ruling 11): the round is completed, or with
    ``end_rule="one_more"`` everybody else has one more turn.
    """
    if state.progress.left:
        return state.progress.left - 1
    options, others = state.stage.options, len(state.players) - 1
    if state.players[player].vp < options.target_vp:
        return None
    return others if options.end_rule == "one_more" else others - seat


def _is_stuck(state: State) -> bool:
    """Whether nothing can be finished any more, or nobody has tried to for ten rounds (ruling 3)."""
    if not state.stage.options.stalemate_guard:
        return False
    if state.progress.round - state.progress.worked >= IDLE_ROUNDS:
        return True
    return not any(state.workers.slots) and not any(player.free for player in state.players)


def _with_fresh_sites(players: tuple[Player, ...], player: int) -> tuple[Player, ...]:
    """The players once the turn is over: the surcharge of a site is for units of the same turn alone."""
    mine = players[player]
    if not any(site.sent for site in mine.sites):
        return players
    sites = tuple(OpenSite(site.card, site.crew, site.placed) for site in mine.sites)
    return (*players[:player], replace(mine, sites=sites), *players[player + 1 :])
