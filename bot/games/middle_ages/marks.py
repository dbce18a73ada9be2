"""The order of a player's units and sites during a turn, which their numbers and letters follow.

The steps leave it alone, so that searches, which show nothing to anybody, do not pay for it.
"""

from bot.games.middle_ages.state import State, Turn


def keep_order(before: State, after: State) -> State:
    """Return ``after`` with the order of ``before`` and what is new behind it, if the turn goes on."""
    player = before.current
    if player is None or player != after.current:
        return after
    turn, now = before.turn, after.turn
    had, has = before.players[player], after.players[player]
    units, sites = turn.unit_order, turn.site_order
    if has.free is not had.free:
        units = _extend(units, had.free, has.free)
    if sites or len(has.sites) < len(had.sites):  # only a finished site leaves its place
        sites = _extend(
            sites, tuple([site.card for site in had.sites]), tuple([site.card for site in has.sites])
        )
    if not units and not sites:
        return after
    return State(
        after.stage,
        after.current,
        after.players,
        after.sites,
        after.workers,
        Turn(now.actions, now.bought, now.coin_actions, units, sites),
        after.progress,
        after.last,
    )


def _extend(order: tuple[str, ...], had: tuple[str, ...], has: tuple[str, ...]) -> tuple[str, ...]:
    """Return the order with the new cards at its end; empty as long as no card has left its place."""
    if not order and has[: len(had)] == had:
        return ()
    order = order or had
    return (*order, *[card for card in has if card not in order])
