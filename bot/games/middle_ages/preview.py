"""A preview of sending a unit, before a player commits to it."""

import msgspec

from bot.games.contract import IllegalAction
from bot.games.middle_ages.cards import SITES, WAGES, YIELDS, Amounts, missing_of
from bot.games.middle_ages.view import View


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """The cost and the effect of a send.

    ``missing`` is what the site lacks afterwards. ``price`` is in actions; ``buys`` is how many of them have
    to be bought first. ``cost`` is in coins, those actions and the ``wage`` together, and ``affordable`` if
    the player has enough. ``useless``: the site lacks as much as before. If the send ``finishes`` the site,
    that pays ``coins`` and gives ``vp``.
    """

    missing: Amounts
    wage: int
    price: int
    buys: int
    cost: int
    affordable: bool
    useless: bool
    finishes: bool
    coins: int
    vp: int


def preview(view: View, unit: str, site: str) -> Preview:
    """Return the cost and effect of sending ``unit``, hired or not, to ``site`` for the current player.

    Raise ``IllegalAction`` if the site is not one of their open sites, or if no such unit exists.
    """
    if view.current is None:
        raise IllegalAction("match-over")
    if unit not in YIELDS:
        raise IllegalAction("not-a-unit" if unit in SITES else "no-such-card", card=unit)
    mine = view.players[view.current]
    target = next((each for each in mine.sites if each.card == site), None)
    if target is None:
        raise IllegalAction("not-your-site", site=site)
    missing = missing_of(target.missing, YIELDS[unit])
    buys = max(0, target.price - view.actions)
    cost = WAGES[unit] + buys * view.options.extra_action_price
    finishes = not any(missing)
    return Preview(
        missing=missing,
        wage=WAGES[unit],
        price=target.price,
        buys=buys,
        cost=cost,
        affordable=cost <= mine.coins,
        useless=missing == target.missing,
        finishes=finishes,
        coins=SITES[site].coins if finishes else 0,
        vp=SITES[site].vp if finishes else 0,
    )
