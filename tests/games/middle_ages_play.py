"""Helpers for tests that play The Builders: Middle Ages."""

import random
from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any

from bot.games.middle_ages import (
    GAME,
    SITES,
    WORKERS,
    Action,
    Build,
    Coins,
    Hire,
    Options,
    PlayerView,
    Send,
    SiteView,
    State,
    View,
    preview,
    yields_of,
)
from bot.games.middle_ages.cards import NOTHING, plus
from bot.games.middle_ages.state import OpenSite, Player, Progress, Row, Stage, Turn

SPARE_WORKERS = "W38 W39 W40 W41 W42"
SPARE_SITES = "B01 B02 B03 B04 B05"


def options_of(**values: Any) -> Options:
    """Return the given options as the services check them."""
    return GAME.options_from(values)


def new(players: int = 2, seed: str = "seed", **options: Any) -> State:
    """Return a match before its first action."""
    return GAME.new_state(players, options_of(**options), seed)


def player(coins: int = 10, *, free: str = "", sites: str = "", finished: str = "") -> Player:
    """Return a player; ``sites`` such as ``B31:W19+W04 M3`` are sites with their crews."""
    finished_sites = tuple(finished.split())
    return Player(
        coins,
        sum(SITES[card].vp for card in finished_sites),
        tuple(sorted(free.split())),
        tuple(_open_site(text) for text in sites.split()),
        finished_sites,
    )


def _open_site(text: str) -> OpenSite:
    card, _, units = text.partition(":")
    crew = tuple(filter(None, units.split("+")))
    return OpenSite(card, crew, reduce(plus, map(yields_of, crew), NOTHING))


def table(
    *players: Player,
    turn: Turn | None = None,
    current: int = 0,
    starter: int = 0,
    progress: Progress = Progress(),  # noqa: B008  a frozen value
    site_row: str = SPARE_SITES,
    worker_row: str = SPARE_WORKERS,
    site_deck: str | None = None,
    worker_deck: str | None = None,
    **options: Any,
) -> State:
    """Return a position in which it is the turn of ``current``.

    ``-`` is an empty place of a row. The decks hold the cards that nobody has, unless decks are given.
    """
    match_options = options_of(**options)
    seats = players if len(players) > 1 else (*players, player(free="W37"))
    return State(
        Stage(match_options, starter),
        current,
        seats,
        _row(site_row, site_deck, SITES, _site_cards(seats)),
        _row(worker_row, worker_deck, WORKERS, _unit_cards(seats)),
        turn or Turn(match_options.free_actions),
        progress,
    )


def _row(slots: str, deck: str | None, every: Iterable[str], used_cards: set[str]) -> Row:
    row_cards = tuple(None if card == "-" else card for card in slots.split())
    rest = tuple(card for card in every if card not in used_cards and card not in row_cards)
    return Row(row_cards, rest if deck is None else tuple(deck.split()))


def _site_cards(players: Iterable[Player]) -> set[str]:
    return {card for one in players for card in (*one.finished, *(site.card for site in one.sites))}


def _unit_cards(players: Iterable[Player]) -> set[str]:
    return {unit for one in players for unit in (*one.free, *(u for site in one.sites for u in site.crew))}


def player_of(state: State) -> int:
    """Return the one player to act."""
    (current,) = GAME.current_players(state)
    return current


def act(state: State, text: str) -> State:
    """Return the state after the player to act makes the action written as ``text``."""
    return GAME.apply_action(state, player_of(state), GAME.action_from_string(text))


def play(state: State, texts: str) -> State:
    """Return the state after several actions, separated by commas."""
    return reduce(act, filter(None, map(str.strip, texts.split(","))), state)


def play_turns(state: State, turns: int) -> State:
    """Return the state after several turns in which nobody does anything."""
    for _ in range(turns):
        state = act(state, "end")
    return state


def actions_of(state: State) -> list[Action]:
    """Return the legal actions of the player to act."""
    return list(GAME.legal_actions(state, player_of(state)))


def view_of(state: State) -> View:
    """Return the view of a spectator."""
    return GAME.view(state, None)


def me(state: State, number: int = 0) -> PlayerView:
    """Return what a spectator sees of a player."""
    return view_of(state).players[number]


def site_of(state: State, card: str, number: int = 0) -> SiteView:
    """Return what a spectator sees of an open site."""
    (site,) = (each for each in me(state, number).sites if each.card == card)
    return site


Choose = Callable[[State, random.Random], Action]


def clumsy(state: State, rng: random.Random) -> Action:
    """Return any legal action."""
    return rng.choice(actions_of(state))


def sensible(state: State, rng: random.Random) -> Action:
    """Return mostly an action that advances a site, sometimes any: such matches end by points."""
    legal = actions_of(state)
    if rng.random() < 0.05:
        return rng.choice(legal)
    view = view_of(state)
    worths = [_worth(view, action) for action in legal]
    return rng.choice([a for a, worth in zip(legal, worths, strict=True) if worth == max(worths)])


def _worth(view: View, action: Action) -> int:
    mine = view.players[player_number(view)]
    if isinstance(action, Send):
        outlook = preview(view, action.unit, action.site)
        return 9 if outlook.finishes else -1 if outlook.useless else 6 - outlook.price
    if isinstance(action, Build):
        return 4 if len(mine.sites) < 2 else 0
    if isinstance(action, Hire):
        return 3 if len(mine.free) < 2 else 0
    return 2 if isinstance(action, Coins) else 1 if action == GAME.action_from_string("end") else -2


def player_number(view: View) -> int:
    """Return the player to act."""
    assert view.current is not None
    return view.current


def playout(state: State, choose: Choose, rng: random.Random, longest: int = 5_000) -> list[State]:
    """Return all states of a match, cut off after ``longest`` actions."""
    states = [state]
    while GAME.current_players(states[-1]) and len(states) <= longest:
        now = states[-1]
        states.append(GAME.apply_action(now, player_of(now), choose(now, rng)))
    return states
