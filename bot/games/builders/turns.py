"""How turns follow each other, and when the match is over (sections 4 and 10)."""

from msgspec.structs import replace

from bot.games.builders.dice import dice_of, is_double
from bot.games.builders.pieces import CORNER_JOINTS_A_DOUBLE
from bot.games.builders.playable import is_ended, may_move, steps
from bot.games.builders.state import Player, State, TurnSummary


def with_player(players: tuple[Player, ...], number: int, player: Player) -> tuple[Player, ...]:
    """Return the players with ``player`` in place of that ``number``."""
    return (*players[:number], player, *players[number + 1 :])


def roll(state: State, player: int) -> State:
    """Roll the dice and deal corner joints for a double; a player who can do nothing passes (section 4)."""
    dice = dice_of(state.stage.seed, state.turn)
    players, corner_box = state.players, state.corner_box
    if corner_box and is_double(dice):
        won = min(CORNER_JOINTS_A_DOUBLE, corner_box)
        mine = players[player]
        mine = replace(mine, corner_joints=mine.corner_joints + won)
        players, corner_box = with_player(players, player, mine), corner_box - won
    rolled = replace(state, phase="choose", players=players, corner_box=corner_box, dice=dice)
    if may_move(rolled, player) or steps(rolled, player):
        return rolled
    return _pass(rolled, TurnSummary(player, dice, "pass"))


def _pass(state: State, turned: TurnSummary) -> State:
    """Begin the next turn, or end the match once all players in succession had to pass (section 10.3)."""
    passes = state.passes + 1
    if passes == len(state.order):
        return end_match(state, turned, passes)
    return replace(_next_turn(state, _following(state, turned.player), turned), passes=passes)


def end_turn(state: State, turned: TurnSummary) -> State:
    """Begin the next player's turn, or end the match if the puzzle has ended (section 10)."""
    return end_turn_of(state, _following(state, turned.player), turned)


def end_turn_of(state: State, following: int, turned: TurnSummary | None) -> State:
    """Begin the turn of the player ``following``, or end the match if the puzzle has ended."""
    return end_match(state, turned) if is_ended(state) else _next_turn(state, following, turned)


def end_match(state: State, turned: TurnSummary | None, passes: int = 0) -> State:
    """Return the match as it ended."""
    return replace(state, phase="over", current=None, dice=None, left=0, passes=passes, last=turned)


def _following(state: State, player: int) -> int:
    order = state.order
    return order[(order.index(player) + 1) % len(order)]


def _next_turn(state: State, following: int, turned: TurnSummary | None) -> State:
    return replace(
        state,
        phase="roll",
        current=following,
        turn=state.turn + 1,
        dice=None,
        left=0,
        begun=len(state.log),
        passes=0,
        last=turned,
    )
