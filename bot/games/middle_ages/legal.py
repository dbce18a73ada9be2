"""The legal actions."""

from bot.games.middle_ages.actions import BUILD, BUY, COINS, END, HIRE, SEND, Action
from bot.games.middle_ages.cards import WAGES
from bot.games.middle_ages.state import MOST_COIN_ACTIONS, Player, State, send_price

HIGHEST_WAGE = max(WAGES.values())


def legal_actions(state: State, player: int) -> list[Action]:
    """Return all actions open to ``player``: end, coins, sends by site, hires and builds by place, buy.

    The first of them is the default for an absent player: it takes nothing from the others.
    """
    options, turn, mine = state.stage.options, state.turn, state.players[player]
    actions: list[Action] = _uses(state, mine)
    if not options.must_use_actions or turn.actions <= turn.bought or not actions:
        actions.insert(0, END)
    if mine.coins >= options.extra_action_price:
        actions.append(BUY)
    return actions


def may_end(state: State, player: int) -> bool:
    """Return whether ``player`` may end the turn.

    Bought actions may be given up, others if the options allow it or if there is no use for them.
    """
    turn = state.turn
    if not state.stage.options.must_use_actions or turn.actions <= turn.bought:
        return True
    return not _uses(state, state.players[player])


def _uses(state: State, mine: Player) -> list[Action]:
    """Return the legal actions for which the actions left in the turn can be used."""
    options, actions = state.stage.options, state.turn.actions
    if not actions:
        return []
    uses: list[Action] = [COINS] if state.turn.coin_actions < MOST_COIN_ACTIONS else []
    coins, free = mine.coins, mine.free
    if coins < HIGHEST_WAGE:
        free = tuple(unit for unit in free if WAGES[unit] <= coins)
    for site in mine.sites:
        if send_price(options, site.sent) <= actions:
            sends = SEND[site.card]
            uses += [sends[unit] for unit in free]
    uses += [HIRE[card] for card in state.workers.slots if card]
    uses += [BUILD[card] for card in state.sites.slots if card]
    return uses
