"""Legends and menus of cards say what a picture shows: they are read from its scene."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.games.middle_ages import SITES, WORKERS
from bot.locales import texts
from rendering import RENDERERS
from tests.example_games import EVERY_GAME
from tests.players.positions import states_of

EN = texts("en")


def explained(game: str, sample: str, **changes: Any) -> set[str]:
    """Return the names of the symbols that the legend of a sample explains."""
    renderer = RENDERERS[game]
    view = replace(renderer.samples()[sample], **changes)
    names = renderer.sprites_in(view, text=EN)
    return {symbol.name for symbol in renderer.symbols(view) if symbol.is_in(names)}


def views_of(game: str) -> Iterator[Any]:
    """Yield the samples of a game, and views of a random match by everybody and by its players."""
    yield from RENDERERS[game].samples().values()
    rules = GAMES[game]
    for number, state in enumerate(states_of(game, 3)):
        if number % 40 == 0:
            viewers = (None, *sorted(rules.current_players(state)))
            yield from (rules.view(state, viewer) for viewer in viewers)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_symbol_is_in_some_picture(game: str) -> None:
    """A sprite with another name would otherwise take its line from the legend unnoticed."""
    renderer = RENDERERS[game]
    every, found = set[str](), set[str]()
    for view in renderer.samples().values():
        names = renderer.sprites_in(view, text=EN)
        for symbol in renderer.symbols(view):
            every |= {symbol.name, *(start.partition("(")[0] for start in symbol.sprites)}
            starts = [start for start in symbol.sprites if any(name.startswith(start) for name in names)]
            found |= {symbol.name, *(start.partition("(")[0] for start in starts)} if starts else set()
    assert found == every


def test_builders_explains_what_it_shows_from_the_start_to_the_end() -> None:
    assert {"corner-joint", "next", "track"} <= explained("builders", "start")
    assert "leader" not in explained("builders", "start")
    assert {"leader", "new", "structure"} <= explained("builders", "many_rows_4")
    assert {"leader", "structure"} <= explained("builders", "over_left")
    assert explained("builders", "over_left").isdisjoint({"new", "next", "track", "dice"})


def test_constructor_explains_the_scales_of_patterns_that_may_favour_a_player() -> None:
    rules = GAMES["constructor"]
    for extra in (False, True):
        state = rules.new_state(2, rules.options_from({"extra_patterns": extra}), "1")
        names = RENDERERS["constructor"].sprites_in(view := rules.view(state, 0), text=EN)
        shown = {each.name for each in RENDERERS["constructor"].symbols(view) if each.is_in(names)}
        assert ("scales" in shown) == extra


def test_the_middle_ages_explain_no_cards_after_the_end() -> None:
    assert {"points", "coin"} <= explained("middle-ages", "over") <= {"points", "coin", "machine"}


def test_a_machine_on_a_deck_is_explained() -> None:
    row = tuple(card for card in SITES if card.startswith("B"))[:5]
    plain = {"site_row": row, "next_site": "B20"}
    assert "machine" not in explained("middle-ages", "start", **plain)
    assert "machine" in explained("middle-ages", "start", **(plain | {"next_site": "M3"}))


def test_space_builder_explains_what_the_viewer_sees() -> None:
    assert not explained("space-builder", "ready")
    assert {"pad", "sides", "cards"} <= explained("space-builder", "building_tapped")
    assert "faults" not in explained("space-builder", "building_tapped")
    assert {"faults", "cards"} <= explained("space-builder", "result_3")


def test_constructor_explains_the_towers_of_the_last_round_beside_the_next() -> None:
    assert {"tower-ice", "tower-black"} <= explained("constructor", "new_round")
    assert explained("constructor", "new_round").isdisjoint({"last", "height"})


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.sampled(2)
def test_every_card_in_a_picture_can_be_looked_up_and_no_other(game: str) -> None:
    renderer = RENDERERS[game]
    entries = {entry.id for entry in renderer.entries(text=EN)}
    for view in views_of(game):
        found = renderer.find_entries(renderer.sprites_in(view, text=EN))
        assert found is None or entries.issuperset(found)
        if found is not None and view.current is not None:
            area = view.players[view.shown_player]
            sites = {site.card for site in area.sites[:6]}  # for more there is no room
            rows = {view.next_site, *view.site_row} - {None}
            assert sites | rows <= SITES.keys() & found <= sites | rows | {*area.finished, *area.free}


def test_a_worker_is_offered_by_the_entry_of_all_that_are_alike() -> None:
    ids = {entry.id for entry in RENDERERS["middle-ages"].entries(text=EN)}
    for worker in WORKERS:
        (found,) = RENDERERS["middle-ages"].find_entries({f"card({worker!r})"}) or ()
        assert found in ids
        assert (WORKERS[found].wage, WORKERS[found].yields) == (WORKERS[worker].wage, WORKERS[worker].yields)
