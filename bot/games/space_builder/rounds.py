"""How rounds begin, are settled and lead to the next, and how the match ends."""

from msgspec.structs import replace

from bot.games.space_builder.checking import Verdict, check, in_order_of_checking, in_order_of_merit
from bot.games.space_builder.deck import draw, full_pile, put_away
from bot.games.space_builder.hand import new_hand
from bot.games.space_builder.maps import BUILDINGS
from bot.games.space_builder.race import awaited, race_end, rewind
from bot.games.space_builder.state import Phase, Player, Result, Round, Seat, Stage, State

MISSED_ROUNDS = 2
ABSENCES = 2


def first_round(stage: Stage, players: int) -> State:
    """Return the first round of a match, in which every player has the four starred cards."""
    everybody = (Player(),) * players
    nothing = Round(0, 0, 0, (), 0)
    return open_round(State(stage, "ready", everybody, nothing, full_pile(stage)), 1, 0)


def open_round(state: State, number: int, at: int) -> State:
    """Open round ``number`` with a new map, or end the match: the last player left wins (rules 7.6)."""
    active, stage, players = state.active(), state.stage, state.players
    if len(active) < 2:
        return _ended(state, active[0] if active else None)
    maps, deck = draw(stage, state.deck, len(players) if _sealed(stage) else 1)
    benches = [new_hand(player.unfrozen) for player in players]
    seats = tuple(Seat(maps[seat % len(maps)][0], hand) for seat, hand in enumerate(benches))
    phase: Phase = "ready" if stage.options.live else "building"
    current = Round(number, at, maps[0][1], seats, stage.options.cap)
    return State(stage, phase, players, current, deck, state.missed, state.result)


def next_round(state: State, at: int, *, again: bool = False) -> State:
    """Open the round after this one, or this one ``again`` with another map."""
    deck = put_away(state.deck, (seat.map for seat in state.round.seats))
    return open_round(replace(state, deck=deck), state.round.number + (not again), at)


def settle_round(state: State, at: int) -> State:
    """Check the round (rules 5); its winner unfreezes a card, or wins the match (rules 6)."""
    result = _result(state)
    players = _after_round(state, result)
    missed = 0 if result.verdicts else state.missed + 1
    after = replace(state, players=players, result=result, missed=missed)
    winner = result.winner
    if not result.verdicts:
        return _ended(after, None) if missed >= MISSED_ROUNDS else next_round(after, at, again=True)
    if winner is None:
        return next_round(after, at)
    if state.players[winner].unfrozen == BUILDINGS:
        return _ended(after, winner)
    if players[winner].out or len(after.active()) < 2:
        return next_round(after, at)
    return replace(after, phase="unfreeze", until=at + state.stage.options.thaw)


def unfreeze(state: State, winner: int, building: str, at: int) -> State:
    """Open the next round, in which the winner of this one has to build one more card."""
    mine = state.players[winner]
    unfrozen = tuple(code for code in BUILDINGS if code in mine.unfrozen or code == building)
    return next_round(with_player(state, winner, replace(mine, unfrozen=unfrozen)), at)


def leave(state: State, player: int, at: int) -> State:
    """Remove ``player`` from the next round on, or at once while no player builds (rules 7.6)."""
    after = with_player(state, player, replace(state.players[player], out=True))
    active = after.active()
    if not active:
        return _ended(after, None)
    if state.phase == "ready":
        return _ended(after, active[0]) if len(active) < 2 else _with_enough(after)
    chooser = state.result.winner if state.phase == "unfreeze" and state.result else None
    return next_round(after, at) if chooser == player else after


def with_player(state: State, number: int, player: Player) -> State:
    """Return the state with one player changed."""
    players = (*state.players[:number], player, *state.players[number + 1 :])
    return replace(state, players=players)


def _with_enough(state: State) -> State:
    """Ask the players who sat the round out again if fewer than two can get ready."""
    if len(awaited(state)) >= 2:
        return state
    seats = tuple(replace(seat, sat=None) for seat in state.round.seats)
    return replace(state, round=replace(state.round, seats=seats))


def _sealed(stage: Stage) -> bool:
    return stage.options.sealed and not stage.options.live


def _ended(state: State, winner: int | None) -> State:
    return replace(state, phase="abandoned" if winner is None else "over", winner=winner)


def _result(state: State) -> Result:
    current = state.round
    end = race_end(current.seats, state.stage.options)
    verdicts = [
        check(number, seat.map, rewind(seat, state.players[number].unfrozen, end), seat.start)
        for number, seat in enumerate(current.seats)
        if seat.start is not None
    ]
    return Result(
        round=current.number,
        facing=current.facing,
        end=end,
        verdicts=tuple(in_order_of_checking(verdicts)),
        winner=_winner(verdicts),
    )


def _winner(verdicts: list[Verdict]) -> int | None:
    """Return the best builder. One alone with all cards wins only without a fault (rules 7.4.5)."""
    if not verdicts:
        return None
    best = in_order_of_merit(verdicts)[0]
    alone = len(verdicts) == 1 and len(best.cards) == len(BUILDINGS)
    return None if alone and best.faults else best.player


def _after_round(state: State, result: Result) -> tuple[Player, ...]:
    faults = {verdict.player: verdict.faults for verdict in result.verdicts}
    live = state.stage.options.live
    return tuple(
        _built(player, faults[number], won=number == result.winner)
        if number in faults
        else (player if live or player.out else _missed(player))
        for number, player in enumerate(state.players)
    )


def _built(player: Player, faults: int, *, won: bool) -> Player:
    return Player(player.unfrozen, player.rounds_won + won, player.faults + faults, out=player.out)


def _missed(player: Player) -> Player:
    """Count an absence; a player absent twice in a row in turns is out of the match (rules 7.4.5)."""
    absences = player.absences + 1
    out = absences >= ABSENCES
    return Player(player.unfrozen, player.rounds_won, player.faults, absences, out)
