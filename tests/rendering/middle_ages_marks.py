"""Checks of the letters and numbers of Middle Ages over the states of a match."""

from collections.abc import Iterable

from bot.games.middle_ages import PlayerView, State, View
from rendering.middle_ages.labels import site_mark, site_marks, unit_mark, unit_marks
from tests.games.middle_ages_play import player, table, view_of

Marks = dict[str, str]
ACTIONS = "send W10 B34, hire W38, send W01 M3, build B01"
"""Actions in the turn of `new_turn`: units leave and come back, a site is finished, cards are new."""


def new_turn() -> State:
    """Return the beginning of a turn with three workers and three sites."""
    return table(player(60, free="W01 W10 W40", sites="B34 M3 B31:W04+W19"), free_actions=10)


def marks_of(state: State, number: int = 0) -> tuple[str, str]:
    """Return the marks of a player's units and sites, as ``1 W01, 2 W02`` and ``A B34``."""
    mine = view_of(state).players[number]
    units, sites = (
        ", ".join(f"{mark} {card}" for card, mark in marks.items())
        for marks in (unit_marks(mine), site_marks(mine))
    )
    return units, sites


def check_marks(states: Iterable[State]) -> None:
    """Check that no mark changes its meaning within a turn, and that no two cards share one."""
    turn: tuple[int, int | None] | None = None
    units, sites = Marks(), Marks()
    row: tuple[str | None, ...] = ()
    for view in map(view_of, states):
        if (view.round, view.current) != turn:
            turn, units, sites, row = (view.round, view.current), {}, {}, ()
        for number, one in enumerate(view.players):
            if number == view.current:
                units, sites = _check_acting(one, units, sites)
            else:
                assert list(unit_marks(one).values()) == [unit_mark(place) for place in range(len(one.free))]
                assert list(site_marks(one).values()) == [site_mark(place) for place in range(len(one.sites))]
        row = _check_rows(view, row)


def _check_acting(mine: PlayerView, units: Marks, sites: Marks) -> tuple[Marks, Marks]:
    """Check the marks of the player to act, and return all marks given so far in the turn."""
    unit_numbers, site_letters = unit_marks(mine), site_marks(mine)
    assert sorted(unit_numbers) == sorted(mine.free)
    assert list(site_letters) == [site.card for site in mine.sites]
    numbers = [int(mark) for mark in unit_numbers.values()]
    assert numbers == sorted(numbers)
    after = units | unit_numbers, sites | site_letters
    for given, known in zip(after, (units, sites), strict=True):
        assert known.items() <= given.items()
        assert len(set(given.values())) == len(given)
    return after


def _check_rows(view: View, before: tuple[str | None, ...]) -> tuple[str | None, ...]:
    """Check that cards of the rows stay in their places, and return both rows."""
    after = (*view.site_row, *view.worker_row)
    for card, past in zip(after, before, strict=bool(before)):
        assert card == past or past not in after
    return after
