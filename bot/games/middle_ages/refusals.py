"""Explain why an action is illegal; the steps call this only after an action has failed its check."""

from bot.games.contract import IllegalAction
from bot.games.middle_ages.actions import Build, Hire, Send
from bot.games.middle_ages.cards import SITES, WAGES, WORKERS, YIELDS
from bot.games.middle_ages.state import MOST_COIN_ACTIONS, Player, Row, State, send_price


def explain_unreadable_text(text: str) -> IllegalAction:
    """Return the error for text that is no action at all."""
    return IllegalAction("not-an-action", text=text)


def explain_idle_player(state: State, player: int) -> IllegalAction:
    """Return the error for a player who has nothing to do now, or has left."""
    if state.current is None:
        return IllegalAction("match-over")
    return IllegalAction("left-the-match" if player in state.stage.leavers else "not-your-turn")


def explain_build(state: State, action: Build) -> IllegalAction:
    """Return the error for the first rule about starting a site that ``action`` breaks."""
    return (
        _find_site_error(action.card)
        or _find_row_error(state.sites, action.card)
        or _explain_missing_actions(state, 1)
    )


def explain_hire(state: State, action: Hire) -> IllegalAction:
    """Return the error for the first rule about hiring that ``action`` breaks."""
    card = action.card
    if card not in WORKERS:
        return IllegalAction("not-a-worker" if card in SITES else "no-such-card", card=card)
    return _find_row_error(state.workers, card) or _explain_missing_actions(state, 1)


def explain_send(state: State, player: int, action: Send) -> IllegalAction:
    """Return the error for the first rule about sending that ``action`` breaks."""
    unit, mine = action.unit, state.players[player]
    error = (
        _find_unit_error(unit)
        or _find_site_error(action.site)
        or _find_open_site_error(mine, action.site)
        or _find_free_unit_error(mine, unit)
    )
    if error:
        return error
    send_count = next(site.sent for site in mine.sites if site.card == action.site)
    price = send_price(state.stage.options, send_count)
    if price > state.turn.actions:
        return _explain_missing_actions(state, price)
    return IllegalAction("not-enough-coins", needed=WAGES[unit], had=mine.coins)


def explain_coins(state: State) -> IllegalAction:
    """Return the error for the first rule that taking coins breaks."""
    if state.turn.coin_actions == MOST_COIN_ACTIONS:
        return IllegalAction("coin-cap", cap=MOST_COIN_ACTIONS)
    return _explain_missing_actions(state, 1)


def explain_buy(state: State, player: int) -> IllegalAction:
    """Return the error for buying an action that the player can't pay."""
    price = state.stage.options.extra_action_price
    return IllegalAction("not-enough-coins", needed=price, had=state.players[player].coins)


def explain_end(state: State) -> IllegalAction:
    """Return the error for giving up actions that have to be used; ``count`` is how many at least."""
    return IllegalAction("must-use-actions", count=state.turn.actions - state.turn.bought)


def _explain_missing_actions(state: State, cost: int) -> IllegalAction:
    """Return the error for too few actions; ``buys`` more are needed, at ``price`` coins each."""
    actions, price = state.turn.actions, state.stage.options.extra_action_price
    return IllegalAction(
        "not-enough-actions",
        needed=cost,
        left=actions,
        buys=cost - actions,
        price=price,
    )


def _find_site_error(card: str) -> IllegalAction | None:
    if card in SITES:
        return None
    return IllegalAction("not-a-site" if card in WORKERS else "no-such-card", card=card)


def _find_unit_error(card: str) -> IllegalAction | None:
    if card in YIELDS:
        return None
    return IllegalAction("not-a-unit" if card in SITES else "no-such-card", card=card)


def _find_row_error(row: Row, card: str) -> IllegalAction | None:
    if card in row.slots:
        return None
    return IllegalAction("not-in-row" if any(row.slots) else "row-empty", card=card)


def _find_open_site_error(mine: Player, card: str) -> IllegalAction | None:
    if any(site.card == card for site in mine.sites):
        return None
    return IllegalAction("site-finished" if card in mine.finished else "not-your-site", site=card)


def _find_free_unit_error(mine: Player, unit: str) -> IllegalAction | None:
    if unit in mine.free:
        return None
    for site in mine.sites:
        if unit in site.crew:
            return IllegalAction("not-free", unit=unit, site=site.card)
        if unit == site.card:
            return IllegalAction("machine-unfinished", unit=unit)
    return IllegalAction("not-your-unit", unit=unit)
