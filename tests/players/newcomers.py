"""Newcomers: scripted players who know the rules and the hints of the lesson, and never look ahead.

They play against the computers to show how strong these are for a person's first matches.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from bot.games import AnyGame, builders, constructor, middle_ages, space_builder
from bot.games.builders import USUAL_ORDER, format_counts
from bot.games.constructor import Move, Place, is_adjacent
from bot.games.constructor.pieces import LANDS_ON, colour_of, controller, kind_of
from bot.games.middle_ages import RESOURCES, SITES, Build, Hire, Send
from bot.games.middle_ages.cards import WAGES, YIELDS, Amounts
from bot.games.space_builder import Card, Flip, Lay, Placement, Take, Tap, Turn, turn_layout
from bot.games.space_builder.maps import TURNS
from bot.games.space_builder.options import SECOND
from bot.players import get_computer
from bot.players.computer import shares

Newcomer = Callable[[Any, Random], str | None]
"""A player who chooses an action from a view, in the notation; ``None`` where only the system can act."""

SITES_AT_ONCE = 2
"""The most sites that a newcomer to the Middle Ages has open."""
SHORT_OF_COINS = 4
"""The number of coins below which a newcomer to the Middle Ages takes some."""
SECONDS_A_CARD = (90 / 4, 110 / 4)
"""The shortest and the longest time that a newcomer to Space Builder takes for each card of a round."""
MISTAKES = 0.2
"""The share of cards that a newcomer to Space Builder lays wrong."""


def play_constructor(view: constructor.View, rng: Random) -> str:
    """Take a tower, make one, place a piece where nothing can land on it, or do anything else."""
    rules = constructor.GAME
    stacks = {tile.label: tile.stack for tile in view.tiles}
    captures, towers, safe = [], [], []
    for text in view.legal:
        action = rules.action_from_string(text)
        if isinstance(action, Move):
            under = stacks[action.target]
            if controller(under) is not None:
                captures.append(text)
            elif controller(under + stacks[action.source]) is not None:
                towers.append(text)
        elif isinstance(action, Place) and _is_safe(view, action):
            safe.append(text)
    return rng.choice(captures or towers or safe or view.legal)


def _is_safe(view: constructor.View, action: Place) -> bool:
    """Return whether no opposing piece that may move now could land on the piece placed."""
    assert view.current is not None
    mine = view.colours[view.current]
    spot = next(tile for tile in view.tiles if tile.label == action.tile)
    return not any(
        len(tile.stack) == 1
        and colour_of(tile.stack) != mine
        and LANDS_ON[kind_of(tile.stack)] == action.kind
        and is_adjacent(spot, tile)
        for tile in view.tiles
    )


def play_middle_ages(view: middle_ages.View, rng: Random) -> str:
    """Finish a site, send the worker who covers most, hire one who fits, start a site, or take coins."""
    assert view.current is not None
    rules, mine = middle_ages.GAME, view.players[view.current]
    actions = [rules.action_from_string(text) for text in rng.sample(view.legal, len(view.legal))]
    sends = [action for action in actions if isinstance(action, Send)]
    hires = [action for action in actions if isinstance(action, Hire)]
    starts = [action for action in actions if isinstance(action, Build)]
    sites = {site.card: site for site in mine.sites}

    def coverage(send: Send) -> int:
        return _coverage_of(sites[send.site].missing, send.unit)

    finishing = [send for send in sends if coverage(send) == sum(sites[send.site].missing)]
    if finishing:
        return rules.action_to_string(min(finishing, key=lambda send: WAGES[send.unit]))
    if mine.coins < SHORT_OF_COINS and "coins" in view.legal:
        return "coins"
    useful = [send for send in sends if coverage(send) and sites[send.site].price == 1]
    if useful:
        return rules.action_to_string(max(useful, key=lambda send: (coverage(send), -WAGES[send.unit])))
    lacking = [_rest(site.missing, mine.free) for site in mine.sites]
    fitting = [hire for hire in hires if any(_coverage_of(missing, hire.card) for missing in lacking)]
    if fitting:
        most = max(fitting, key=lambda hire: max(_coverage_of(missing, hire.card) for missing in lacking))
        return rules.action_to_string(most)
    if starts and len(sites) < SITES_AT_ONCE:
        best = min(starts, key=lambda start: sum(_rest(SITES[start.card].needs, mine.free)))
        return rules.action_to_string(best)
    return "coins" if "coins" in view.legal else "end"


def _coverage_of(missing: Amounts, unit: str) -> int:
    return sum(map(min, missing, YIELDS[unit]))


def _rest(missing: Amounts, units: Sequence[str]) -> Amounts:
    """Return what would still be missing if all ``units`` worked there."""
    stone, wood, knowledge, tile = (
        max(0, missing[kind] - sum(YIELDS[unit][kind] for unit in units)) for kind in range(len(RESOURCES))
    )
    return stone, wood, knowledge, tile


def play_builders(view: builders.View, rng: Random) -> str:  # noqa: ARG001  no choice is drawn
    """Order as usual, build as much as fits, or move and take the even selection."""
    if view.phase == "order":
        return f"order {format_counts(USUAL_ORDER)}"
    if view.phase == "take":
        assert view.choice is not None
        return f"take {format_counts(view.choice.even)}"
    return (*view.auto_fill, *view.legal)[0]


def play_space_builder(view: space_builder.View, rng: Random) -> str | None:
    """Build card by card and tap. A round's views need equal states of ``rng``, for equal mistakes."""
    hand, layout = view.hand, view.map
    if view.phase != "building" or hand is None or layout is None or hand.started_at is None:
        return next((text for text in view.legal if text.startswith(("ready", "unfreeze"))), None)
    if not view.legal:
        return None
    pace = rng.uniform(*SECONDS_A_CARD) * SECOND
    placements = {placement.building: placement for placement in turn_layout(layout.layout, -layout.facing)}
    now = space_builder.GAME.action_from_string(view.legal[0]).at
    for card in hand.cards:
        goal = placements[card.building]
        turn = (goal.turn + (rng.random() < MISTAKES)) % TURNS
        if (card.location, card.turn, card.side) != (goal.location, turn, goal.side):
            at = now + round(pace / (2 + turn + (goal.side == "B")))
            click = _next_click(card, goal, turn, at, is_held=hand.held == card.building)
            break
    else:
        click = Tap(now)
    return space_builder.GAME.action_to_string(click) if click.at - hand.started_at <= hand.limit else None


def _next_click(card: Card, goal: Placement, turn: int, at: int, *, is_held: bool) -> space_builder.Click:
    if not is_held:
        return Take(card.building, at)
    if card.turn != turn:
        return Turn(1, at)
    return Flip(at) if card.side != goal.side else Lay(goal.location, at)


NEWCOMERS: Mapping[str, Newcomer] = {
    "constructor": play_constructor,
    "middle-ages": play_middle_ages,
    "space-builder": play_space_builder,
    "builders": play_builders,
}


def results_against(level: str, key: str, matches: int) -> Iterator[float]:
    """Yield the newcomer's result of each match for two: 1 for a win, a half for a draw, 0 for a loss.

    Each start is played once from both seats. Match number n is the same, however many are asked for.
    """
    for number in range(matches):
        start, seat = divmod(number, 2)
        yield _play(level, key, seat, f"newcomer/{key}/{start}")


def _play(level: str, key: str, seat: int, start: str) -> float:
    """Return the result of the newcomer on ``seat``; of players who race, the earliest action comes first."""
    rules: AnyGame = get_computer(key).rules
    state, ply = rules.new_state(2, rules.options_from({}), start), 0
    while rules.current_players(state):
        player, action = choose(level, key, state, seat, f"{start}/{seat}", ply)
        state, ply = rules.apply_action(state, player, action), ply + 1
    outcome = rules.outcome(state)
    assert outcome is not None
    return shares(outcome)[seat]


def choose(level: str, key: str, state: Any, seat: int, seed: str, ply: int) -> tuple[int, Any]:
    """Return who acts in a match of a newcomer on ``seat`` against computers, and the action."""
    computer = get_computer(key)
    rules, choices = computer.rules, []
    to_act = sorted(rules.current_players(state))
    for player in to_act:
        view = rules.view(state, player)
        if player == seat:
            text = NEWCOMERS[key](view, Random(f"{seed}:{computer.decision_key(view, ply)}"))
        else:
            choice = computer.choose(view, player, level, seed=seed, ply=ply)
            text = None if choice is None else choice.action
        if text is not None:
            choices.append((player, rules.action_from_string(text)))
    # Where nobody has a choice the system acts, by the last of the legal actions.
    system = (to_act[0], list(rules.legal_actions(state, to_act[0]))[-1])
    return min(choices, key=lambda one: getattr(one[1], "at", 0), default=system)
