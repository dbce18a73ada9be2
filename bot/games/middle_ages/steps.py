"""The effect of each kind of action on a state, after checking the action in full."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.middle_ages import refusals
from bot.games.middle_ages.actions import Action, Build, Buy, Coins, End, Hire, Leave, Send
from bot.games.middle_ages.cards import SITES, WAGES, YIELDS, Amounts, plus
from bot.games.middle_ages.flow import end_turn, leave_match
from bot.games.middle_ages.legal import may_end
from bot.games.middle_ages.state import (
    MOST_COIN_ACTIONS,
    OpenSite,
    Player,
    Progress,
    Row,
    State,
    Turn,
    send_price,
)


def build(state: State, player: int, action: Build) -> State:
    """Start a site from the row, whose place is refilled at once."""
    card, turn = action.card, state.turn
    if card not in state.sites.slots or not turn.actions:
        raise refusals.explain_build(state, action)
    mine = state.players[player]
    sites = (*mine.sites, OpenSite(card))
    mine = Player(mine.coins, mine.vp, mine.free, sites, mine.finished)
    return _continue_turn(state, player, mine, _use_actions(turn, 1), (card,), sites=state.sites.take(card))


def hire(state: State, player: int, action: Hire) -> State:
    """Hire a worker from the row, whose place is refilled at once. Hiring costs no wage (rule book p. 5)."""
    card, turn = action.card, state.turn
    if card not in state.workers.slots or not turn.actions:
        raise refusals.explain_hire(state, action)
    mine = state.players[player]
    free = tuple(sorted((*mine.free, card)))
    mine = Player(mine.coins, mine.vp, free, mine.sites, mine.finished)
    return _continue_turn(
        state, player, mine, _use_actions(turn, 1), (card,), workers=state.workers.take(card)
    )


def send(state: State, player: int, action: Send) -> State:
    """Send a unit to work for its wage; if that finishes the site, the whole crew is free again.

    Wages are paid each time (rule book p. 5), before the site pays anything.
    """
    unit, turn, mine = action.unit, state.turn, state.players[player]
    site = next((site for site in mine.sites if site.card == action.site), None)
    if site is None or unit not in mine.free:
        raise refusals.explain_send(state, player, action)
    price, coins = send_price(state.stage.options, site.sent), mine.coins - WAGES[unit]
    if price > turn.actions or coins < 0:
        raise refusals.explain_send(state, player, action)
    crew, supplies = (*site.crew, unit), plus(site.placed, YIELDS[unit])
    if _is_covered(SITES[site.card].needs, supplies):
        mine = _finish_site(mine, site, crew, coins)
    else:
        open_site = OpenSite(site.card, crew, supplies, site.sent + 1)
        sites = tuple(open_site if other is site else other for other in mine.sites)
        free = tuple(other for other in mine.free if other != unit)
        mine = Player(coins, mine.vp, free, sites, mine.finished)
    return _continue_turn(state, player, mine, _use_actions(turn, price), (unit, site.card))


def take_coins(state: State, player: int, _action: Coins) -> State:
    """Take 1, 2 or 3 coins, by the number of coin actions in the turn (ruling 1)."""
    turn, mine = state.turn, state.players[player]
    coins = turn.coin_actions + 1
    if coins > MOST_COIN_ACTIONS or not turn.actions:
        raise refusals.explain_coins(state)
    mine = Player(mine.coins + coins, mine.vp, mine.free, mine.sites, mine.finished)
    return _continue_turn(state, player, mine, Turn(turn.actions - 1, turn.bought, coins))


def buy(state: State, player: int, _action: Buy) -> State:
    """Buy one more action. That is no action itself and may be repeated (rule book p. 6, ruling 4)."""
    turn, mine = state.turn, state.players[player]
    coins = mine.coins - state.stage.options.extra_action_price
    if coins < 0:
        raise refusals.explain_buy(state, player)
    mine = Player(coins, mine.vp, mine.free, mine.sites, mine.finished)
    return _continue_turn(state, player, mine, Turn(turn.actions + 1, turn.bought + 1, turn.coin_actions))


def end(state: State, player: int, _action: End) -> State:
    """End the turn; unused actions lapse (ruling 17)."""
    if not may_end(state, player):
        raise refusals.explain_end(state)
    return end_turn(state, player)


def leave(state: State, player: int, _action: Leave) -> State:
    """Remove ``player``, whose workers and sites stay out of play, and end their turn."""
    return leave_match(state, player)


STEPS: Mapping[type[Action], Callable[[State, int, Any], State]] = {
    Build: build,
    Hire: hire,
    Send: send,
    Coins: take_coins,
    Buy: buy,
    End: end,
    Leave: leave,
}


def _is_covered(needs: Amounts, supplies: Amounts) -> bool:
    """Return whether each need is met by its own resource (rule book p. 6)."""
    return (
        supplies[0] >= needs[0]
        and supplies[1] >= needs[1]
        and supplies[2] >= needs[2]
        and supplies[3] >= needs[3]
    )


def _finish_site(mine: Player, site: OpenSite, crew: tuple[str, ...], coins: int) -> Player:
    """Free the crew, collect the site's coins and points, and put a machine to work (p. 6 and 8)."""
    card = SITES[site.card]
    machines = (card.id,) if card.kind == "machine" else ()
    return Player(
        coins + card.coins,
        mine.vp + card.vp,
        tuple(sorted({*mine.free, *crew, *machines})),
        tuple(other for other in mine.sites if other is not site),
        (*mine.finished, card.id),
    )


def _use_actions(turn: Turn, actions: int) -> Turn:
    return Turn(turn.actions - actions, turn.bought, turn.coin_actions)


def _continue_turn(
    state: State,
    player: int,
    mine: Player,
    turn: Turn,
    last: tuple[str, ...] = (),
    *,
    sites: Row | None = None,
    workers: Row | None = None,
) -> State:
    """Return the changed state; end the turn if no action is left and the coins do not suffice for one."""
    players, progress = state.players, state.progress
    if last and progress.worked != progress.round:
        progress = Progress(progress.round, progress.round, progress.left)
    after = State(
        state.stage,
        player,
        (*players[:player], mine, *players[player + 1 :]),
        sites or state.sites,
        workers or state.workers,
        turn,
        progress,
        last,
    )
    if not turn.actions and mine.coins < state.stage.options.extra_action_price:
        return end_turn(after, player, last)
    return after
