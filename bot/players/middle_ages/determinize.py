"""The determinization of views of The Builders: Middle Ages: the order of the decks is sampled."""

from random import Random

from bot.games.middle_ages import SITES, WORKERS, PlayerView, State, View
from bot.games.middle_ages.state import OpenSite, Player, Progress, Row, Stage, Turn


class Determinizer:
    """A sampler of the states that fit a view."""

    def __init__(self, view: View) -> None:
        self._view = view
        owned_cards = {card for player in view.players for card in _cards_of(player)}
        visible_cards = {*view.site_row, *view.worker_row, view.next_site, view.next_worker}
        self._sites = [card for card in SITES if card not in owned_cards | visible_cards]
        self._workers = [card for card in WORKERS if card not in owned_cards | visible_cards]
        self._players = tuple(
            Player(
                player.coins,
                player.vp,
                player.free,
                tuple(OpenSite(site.card, site.crew, site.placed, site.sent) for site in player.sites),
                player.finished,
            )
            for player in view.players
        )
        mine = view.players[view.current or 0]
        orders = mine.unit_order, mine.site_order
        self._turn = Turn(view.actions, view.bought, view.coin_actions, *orders)
        self._progress = Progress(view.round, view.round, self._count_turns_left())

    def sample_state(self, rng: Random) -> State:
        """Return a state with a random order of the decks."""
        view = self._view
        return State(
            Stage(view.options, view.starter, view.leavers),
            view.current,
            self._players,
            Row(view.site_row, _deck(view.next_site, self._sites, rng)),
            Row(view.worker_row, _deck(view.next_worker, self._workers, rng)),
            self._turn,
            self._progress,
            view.last,
        )

    def _count_turns_left(self) -> int:
        """Return the turns to the end, the current one included; 0 before the end has begun."""
        view = self._view
        if not view.ending or view.current is None:
            return 0
        return sum(player.still_to_play for player in view.players)


def _cards_of(player: PlayerView) -> set[str]:
    sites = [card for site in player.sites for card in (site.card, *site.crew)]
    return {*player.free, *sites, *player.finished}


def _deck(top: str | None, others: list[str], rng: Random) -> tuple[str, ...]:
    deck = list(others)
    rng.shuffle(deck)
    return tuple(deck) if top is None else (top, *deck)
