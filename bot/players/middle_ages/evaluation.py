"""The evaluation of actions and positions of The Builders: Middle Ages, in victory points.

Rough, so that playouts can call it thousands of times: a site is worth what it pays, each unit brings it
nearer in proportion to what it covers, and what will pay only later counts less the nearer the end is.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from bot.games.middle_ages import SITES
from bot.games.middle_ages.actions import BUILD, BUY, COINS, END, HIRE, SEND, Action
from bot.games.middle_ages.cards import WAGES, YIELDS, Amounts, missing_of
from bot.games.middle_ages.legal import may_end
from bot.games.middle_ages.state import MOST_COIN_ACTIONS, OpenSite, Player, State, Turn, send_price


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """The weights of the evaluation, found by letting variants play each other.

    ``coin``: a tenth of a point at the end, and before it what it makes possible. ``supply``: each resource
    of a machine over a whole match. ``focus``: bringing a site nearer its end. Sites and workers count more
    with ``ahead`` and less with each that is ``open`` or ``free`` already.
    """

    coin: float = 0.12
    supply: float = 0.11
    waste: float = 0.07
    surcharge: float = 0.25
    finish: float = 0.62
    crew: float = 1.71
    focus: float = 0.64
    buy: float = 1.35
    last_buy: float = 0.28
    build: float = 0.21
    build_ahead: float = 1.36
    build_open: float = 0.99
    gain: float = 0.41
    need: float = 0.36
    size: float = 0.1
    fit: float = 0.19
    hire: float = 0.09
    hire_ahead: float = 4.17
    hire_free: float = 0.55
    use: float = 0.3
    strength: float = 0.34
    poor: float = 1.62


WEIGHTS = Weights()
STRENGTH: Mapping[str, int] = {unit: sum(yields) for unit, yields in YIELDS.items()}
NEEDS: Mapping[str, int] = {card: sum(site.needs) for card, site in SITES.items()}
FITTING = 3
"""The number of units that are considered for a new site."""
POOR = 4
"""The number of coins below which work stops."""
CACHED = 1 << 13
"""The size of each cache: enough for the values that one decision needs repeatedly."""

RatedAction = tuple[float, Action]

_WORTH: Mapping[str, tuple[float, float]] = {
    card: (site.vp + WEIGHTS.coin * site.coins, WEIGHTS.supply * sum(site.supplies))
    for card, site in SITES.items()
}
"""The worth of finishing a site: the fixed part, and the part to multiply by how much is ahead."""


def worth_of_site(card: str, ahead: float) -> float:
    """Return the worth of finishing the site; ``ahead`` is the share of the match still to come."""
    now, later = _WORTH[card]
    return now + later * ahead


@lru_cache(maxsize=CACHED)
def _missing(card: str, supplies: Amounts) -> Amounts:
    return missing_of(SITES[card].needs, supplies)


@lru_cache(maxsize=CACHED)
def coverage_of(missing: Amounts, unit: str) -> int:
    """Return how many of the ``missing`` resources the unit brings."""
    return sum(map(min, missing, YIELDS[unit]))


def ahead_of(state: State) -> float:
    """Return the share of the match still to come, by the active player nearest to the target."""
    target, leavers, players = state.stage.options.target_vp, state.stage.leavers, state.players
    if state.progress.left:
        return 0.0
    if leavers:
        players = tuple(player for number, player in enumerate(players) if number not in leavers)
    return max(0.0, 1 - max(player.vp for player in players) / target)


def evaluate_actions(state: State, player: int) -> list[RatedAction]:
    """Return every action that could make sense, with its evaluation; never empty."""
    mine, turn, options, weights = state.players[player], state.turn, state.stage.options, WEIGHTS
    ahead, actions, extra = ahead_of(state), turn.actions, options.extra_action_price
    candidates: list[RatedAction] = []
    beyond: list[RatedAction] = []
    may_take_coins = actions > 0 and turn.coin_actions < MOST_COIN_ACTIONS
    is_bought_for = False
    for site in mine.sites:
        price = send_price(options, site.sent)
        if price <= actions:
            sends = _sends(site, mine.free, mine.coins, price, ahead)
            candidates += sends
            is_bought_for |= turn.bought > 0 and price == actions and bool(sends)
        elif price == actions + 1:
            beyond += _sends(site, mine.free, mine.coins - extra, price, ahead)
    if beyond:  # only then: what is bought for anything else comes to nothing, or to a few coins
        margin = weights.buy if actions else weights.last_buy
        candidates.append((max(beyond, key=_worth)[0] - weights.coin * extra - margin, BUY))
    if actions:
        candidates += _investments(state, mine, ahead)
    if may_take_coins and not is_bought_for:
        candidates.append(_rate_coins(turn, mine))
    may_end_now = not may_take_coins and may_end(state, player)  # coins are never worse than the end
    if may_end_now or not candidates:
        candidates.append((0.0 if actions else 0.05, END))
    return candidates


def _worth(candidate: RatedAction) -> float:
    return candidate[0]


def _sends(site: OpenSite, free: tuple[str, ...], coins: int, price: int, ahead: float) -> list[RatedAction]:
    """Return the actions of sending each useful unit whose wage ``coins`` can pay, for ``price`` actions."""
    weights = WEIGHTS
    surcharge = weights.surcharge * (price - 1)
    bonus = weights.finish + weights.crew * len(site.crew) - surcharge
    return [
        (now + later * ahead + (bonus if finishes else -surcharge), action)
        for now, later, wage, finishes, action in _labours(site.card, site.placed, free)
        if wage <= coins
    ]


@lru_cache(maxsize=CACHED)
def _labours(
    card: str, supplies: Amounts, free: tuple[str, ...]
) -> Sequence[tuple[float, float, int, bool, Action]]:
    """Return the effect of each useful unit at the site.

    Each entry holds the worth in the two parts of ``_WORTH``, the wage, whether the unit finishes the site,
    and the action.
    """
    weights, needs = WEIGHTS, NEEDS[card]
    missing = _missing(card, supplies)
    total = sum(missing)
    now, later = _WORTH[card]
    labours: list[tuple[float, float, int, bool, Action]] = []
    for unit in free:
        covers, wage = coverage_of(missing, unit), WAGES[unit]
        if covers:
            costs = weights.coin * wage + weights.waste * (STRENGTH[unit] - covers)
            brings = now * covers / needs + weights.focus * (1 - (total - covers) / needs)
            labours.append((brings - costs, later * covers / needs, wage, covers == total, SEND[card][unit]))
    return tuple(labours)


def _investments(state: State, mine: Player, ahead: float) -> list[RatedAction]:
    weights = WEIGHTS
    room = weights.build + weights.build_ahead * ahead - weights.build_open * len(mine.sites)
    investments: list[RatedAction] = [
        (room + now + later * ahead, action)
        for now, later, action in _new_sites(state.sites.slots, mine.free)
    ]
    wants = tuple([_missing(site.card, site.placed) for site in mine.sites])
    idle = weights.hire + weights.hire_ahead * ahead - weights.hire_free * len(mine.free)
    investments += [(idle + use, action) for use, action in _new_workers(state.workers.slots, wants)]
    return investments


@lru_cache(maxsize=CACHED)
def _new_sites(slots: tuple[str | None, ...], free: tuple[str, ...]) -> Sequence[tuple[float, float, Action]]:
    """Return the worth of starting each site of the row, in the two parts of ``_WORTH``.

    It includes how well the free units fit the site.
    """
    gain = WEIGHTS.gain
    cards = [card for card in slots if card is not None]
    return tuple(
        (gain * _WORTH[card][0] + _ease(card, free), gain * _WORTH[card][1], BUILD[card]) for card in cards
    )


@lru_cache(maxsize=CACHED)
def _ease(card: str, free: tuple[str, ...]) -> float:
    """Return a bonus for a site that needs little work and that the free units fit well."""
    weights, needs = WEIGHTS, SITES[card].needs
    fit = sum(sorted((coverage_of(needs, unit) for unit in free), reverse=True)[:FITTING])
    size = NEEDS[card]
    return weights.fit * min(1.0, fit / size) - (weights.size + weights.gain * weights.need) * size


@lru_cache(maxsize=CACHED)
def _new_workers(slots: tuple[str | None, ...], wants: tuple[Amounts, ...]) -> Sequence[tuple[float, Action]]:
    """Return each worker of the row with its strength and its use on the open site where that is greatest."""
    weights = WEIGHTS
    return tuple(
        (weights.use * _use(card, wants) + weights.strength * STRENGTH[card], HIRE[card])
        for card in slots
        if card is not None
    )


def _use(card: str, wants: tuple[Amounts, ...]) -> int:
    return max([coverage_of(missing, card) for missing in wants], default=1)


def _rate_coins(turn: Turn, mine: Player) -> RatedAction:
    most = min(MOST_COIN_ACTIONS - turn.coin_actions, turn.actions)
    poor = WEIGHTS.poor * max(0, POOR - mine.coins)
    # Later coin actions of the turn pay more: the average makes starting worth as much as going on.
    return WEIGHTS.coin * (turn.coin_actions + most + 1) / 2 + poor, COINS


def evaluate_position(state: State, player: int, ahead: float) -> float:
    """Return the value of a player's position in points: those won, and what units and sites promise."""
    mine = state.players[player]
    sure = mine.vp + WEIGHTS.coin * mine.coins
    free = sum(STRENGTH[unit] for unit in mine.free)
    return sure + sum(_promise(site, ahead) for site in mine.sites) + WEIGHTS.supply * ahead * free


def _promise(site: OpenSite, ahead: float) -> float:
    progress = 1 - sum(_missing(site.card, site.placed)) / NEEDS[site.card]
    crew = sum(STRENGTH[unit] for unit in site.crew)
    likely = progress * min(1.0, 0.3 + 0.7 * ahead + 0.4 * progress)
    return worth_of_site(site.card, ahead) * likely + WEIGHTS.supply * ahead * crew * 0.8
