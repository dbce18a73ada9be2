"""The result of a round and of the match: points, ranks and tie-breaks."""

from collections.abc import Iterable

from bot.games.contract import Outcome, Score, rank_by
from bot.games.space_builder.checking import Verdict, check
from bot.games.space_builder.maps import BUILDINGS
from bot.games.space_builder.race import race_end, rewind
from bot.games.space_builder.state import Result, State


def result_of(state: State) -> Result:
    """Return the result of the round, with the cards as they were when the last builder had to stop.

    The verdicts are in the order of checking: builders who tapped, in the order of their taps, then stopped
    builders (rules 5). One builder alone with all cards wins only without a fault (rules 7.4.5).
    """
    current = state.round
    end = race_end(current.seats, state.stage.options)
    verdicts = [
        check(number, seat.map, rewind(seat, state.players[number].unfrozen, end), seat.start)
        for number, seat in enumerate(current.seats)
        if seat.start is not None
    ]
    order = sort_by_merit(verdicts)
    winner = order[0].player if order else None
    if len(order) == 1 and len(order[0].cards) == len(BUILDINGS) and order[0].faults:
        winner = None
    return Result(
        round=current.number,
        facing=current.facing,
        end=end,
        verdicts=tuple(sorted(verdicts, key=lambda one: (not one.tapped, one.time, one.id, one.player))),
        winner=winner,
    )


def sort_by_merit(verdicts: Iterable[Verdict]) -> list[Verdict]:
    """Return the verdicts, the best first: fewest faults, tapped before stopped, then the fastest (rules 5).

    Equal times are decided by the lower interaction, then by the lower seat.
    """
    return sorted(verdicts, key=lambda one: (one.faults, not one.tapped, one.time, one.id, one.player))


def outcome_of(state: State) -> Outcome:
    """Return ranks: the winner, then by unfrozen cards, then rounds won, then fewer faults (rules 6).

    An abandoned match has no winner: all share the first rank.
    """
    scores, merits = [], []
    for number, player in enumerate(state.players):
        unfrozen = len(player.unfrozen)
        parts = (("unfrozen", unfrozen), ("rounds-won", player.rounds_won), ("faults", player.faults))
        scores.append(Score(unfrozen, parts))
        merits.append((number == state.winner, unfrozen, player.rounds_won, -player.faults))
    ranks = (1,) * len(merits) if state.winner is None else rank_by(merits)
    return Outcome(ranks, tuple(scores))
