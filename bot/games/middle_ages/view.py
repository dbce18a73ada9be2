"""What everybody may know of a match: all but the order of the decks."""

from typing import Literal

import msgspec

from bot.games.contract import GameView, Outcome
from bot.games.middle_ages.cards import SITES, Amounts, missing_of
from bot.games.middle_ages.flow import NO_TURN, has_end_begun, has_turn_left
from bot.games.middle_ages.options import Options
from bot.games.middle_ages.state import MOST_COIN_ACTIONS, OpenSite, State, send_price


class SiteView(msgspec.Struct, frozen=True, kw_only=True):
    """An open site. ``price`` is how many actions the next unit sent to it costs in its owner's turn.

    ``placed`` is what the crew yields, surplus included; ``sent`` counts the units sent in this turn.
    """

    card: str
    crew: tuple[str, ...]
    needs: Amounts
    placed: Amounts
    missing: Amounts
    sent: int
    price: int


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player's coins, points and cards. ``free`` are workers and machines that can be sent, sorted by id.

    ``finished`` are sites in the order in which they were finished. ``still_to_play`` is whether the player
    is in a turn or gets another one: all who have not left until the end begins, none after the match.
    ``unit_order`` and ``site_order`` are as in `Turn`, empty for those whose turn it is not.
    """

    coins: int
    vp: int
    free: tuple[str, ...]
    sites: tuple[SiteView, ...]
    finished: tuple[str, ...]
    still_to_play: bool
    unit_order: tuple[str, ...] = ()
    site_order: tuple[str, ...] = ()


class View(GameView, frozen=True, kw_only=True):
    """A match as everybody sees it.

    ``actions``, ``bought`` and ``coin_actions`` are of the turn: actions left, actions bought, actions spent
    on coins. ``coins_next`` is what the next coin action of the turn would pay, 0 when the cap is reached.
    Rows keep the places of their cards, ``None``: an empty place. ``next_site`` and ``next_worker`` are the
    top cards of the decks, ``None`` when hidden or when the deck is empty; ``site_deck`` and ``worker_deck``
    count the cards of the decks, the top one included. ``starter`` is the match's first player.
    ``leavers`` are the players who have left, first to last.
    ``legal`` are the actions of the current player; ``last`` the cards that the last action was about:
    the one built or hired, or the unit sent and its site. ``focus`` is the player whose area a replay shows,
    ``None`` for the current player.
    """

    phase: Literal["play", "over"]
    round: int
    ending: bool
    current: int | None
    actions: int
    bought: int
    coin_actions: int
    coins_next: int
    players: tuple[PlayerView, ...]
    site_row: tuple[str | None, ...]
    worker_row: tuple[str | None, ...]
    next_site: str | None
    next_worker: str | None
    site_deck: int
    worker_deck: int
    starter: int
    leavers: tuple[int, ...]
    last: tuple[str, ...]
    options: Options
    focus: int | None = None

    @property
    def shown_player(self) -> int:
        """The player whose area the board shows."""
        current = self.starter if self.current is None else self.current
        return current if self.focus is None else self.focus


def make_view(state: State, legal: tuple[str, ...], outcome: Outcome | None) -> View:
    """Return the view of ``state``, the same for everybody; ``legal`` are the legal actions in notation."""
    turn, coin_actions = state.turn, state.turn.coin_actions
    return View(
        phase="play" if outcome is None else "over",
        round=state.progress.round,
        ending=has_end_begun(state),
        current=state.current,
        actions=turn.actions,
        bought=turn.bought,
        coin_actions=coin_actions,
        coins_next=0 if state.current is None or coin_actions == MOST_COIN_ACTIONS else coin_actions + 1,
        players=tuple(_player(state, player) for player in range(len(state.players))),
        site_row=state.sites.slots,
        worker_row=state.workers.slots,
        next_site=next_site(state),
        next_worker=next_worker(state),
        site_deck=len(state.sites.deck),
        worker_deck=len(state.workers.deck),
        starter=state.stage.starter,
        leavers=state.stage.leavers,
        legal=legal,
        last=state.last,
        options=state.stage.options,
        outcome=outcome,
    )


def next_site(state: State) -> str | None:
    """Return the top card of the sites' deck, if that lies face up (ruling 15)."""
    is_hidden = state.stage.options.reveal_next == "none"
    return None if is_hidden or not state.sites.deck else state.sites.deck[0]


def next_worker(state: State) -> str | None:
    """Return the top card of the workers' deck, if that lies face up (ruling 15)."""
    is_hidden = state.stage.options.reveal_next != "both"
    return None if is_hidden or not state.workers.deck else state.workers.deck[0]


def face_up_cards(state: State) -> frozenset[str | None]:
    """Return all cards that are face up and belong to no player."""
    return frozenset((*state.sites.slots, *state.workers.slots, next_site(state), next_worker(state), None))


def _player(state: State, player: int) -> PlayerView:
    mine, turn = state.players[player], state.turn if player == state.current else NO_TURN
    return PlayerView(
        coins=mine.coins,
        vp=mine.vp,
        free=mine.free,
        sites=tuple(_site(state.stage.options, site) for site in mine.sites),
        finished=mine.finished,
        still_to_play=has_turn_left(state, player),
        unit_order=turn.unit_order,
        site_order=turn.site_order,
    )


def _site(options: Options, site: OpenSite) -> SiteView:
    needs = SITES[site.card].needs
    return SiteView(
        card=site.card,
        crew=site.crew,
        needs=needs,
        placed=site.placed,
        missing=missing_of(needs, site.placed),
        sent=site.sent,
        price=send_price(options, site.sent),
    )
