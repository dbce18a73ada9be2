"""The fullest positions of Middle Ages, made without playing a match."""

from collections.abc import Iterable

import msgspec

from bot.games.middle_ages import PlayerView, SiteView, View, yields_of
from bot.games.middle_ages.cards import NOTHING, SITES, WORKERS, missing_of, plus
from rendering.middle_ages.samples import samples

MACHINES = tuple(card for card, site in SITES.items() if site.kind == "machine")


def open_site(card: str, *crew: str, sent: int = 0) -> SiteView:
    """Return a site with a crew."""
    supplies, needs = NOTHING, SITES[card].needs
    for unit in crew:
        supplies = plus(supplies, yields_of(unit))
    missing = missing_of(needs, supplies)
    return SiteView(
        card=card, crew=crew, needs=needs, placed=supplies, missing=missing, sent=sent, price=1 + sent
    )


def crowded_view(sites: int, units: int, **changes: object) -> View:
    """Return a late position of four players with all cards, and these numbers of sites and free units."""
    view = samples()["late_4"]
    cards, workers = list(SITES)[::-1], [*list(WORKERS)[::-1], *MACHINES]
    players: list[PlayerView] = []
    for number, player in enumerate(view.players):
        crews = [workers.pop() for _ in range(2)]
        mine = tuple(open_site(cards[number * 8 + index], sent=index) for index in range(sites))
        if mine:
            mine = (open_site(mine[0].card, *crews, sent=2), *mine[1:])
        free = tuple(workers[-1 - index] for index in range(units))
        finished_cards = tuple(cards[32 - number * 4 : 36 - number * 4])
        values = {"coins": 149, "vp": 16, "sites": mine, "free": free, "finished": finished_cards}
        players.append(msgspec.structs.replace(player, **values, unit_order=(), site_order=()))
    return msgspec.structs.replace(view, players=tuple(players), **changes)


def with_open_sites(view: View, cards: Iterable[str]) -> View:
    """Return the view with these open sites of the current player."""
    assert view.current is not None
    players = list(view.players)
    sites = tuple(map(open_site, cards))
    players[view.current] = msgspec.structs.replace(players[view.current], sites=sites, site_order=())
    return msgspec.structs.replace(view, players=tuple(players))


FULLEST = {
    "many_of_all": crowded_view(8, 12, actions=9),
    "six_sites": crowded_view(6, 7),
    "five_sites_at_the_end": crowded_view(5, 5, ending=True, actions=4, bought=1),
    "four_sites": crowded_view(4, 8),
    "three_sites": crowded_view(3, 6, ending=True),
    "two_sites": crowded_view(2, 16),
    "one_site": crowded_view(1, 9),
    "nothing": crowded_view(0, 0, site_row=(None,) * 5, worker_row=(None,) * 5, site_deck=0, worker_deck=0),
    "only_units": crowded_view(0, 14),
}
"""The positions that a picture must have room for, by name."""
