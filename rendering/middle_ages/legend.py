"""The symbols in the pictures of The Builders: Middle Ages."""

from collections.abc import Iterator

from bot.games.middle_ages import SITES, View
from bot.games.middle_ages.cards import RESOURCES
from rendering.middle_ages.player import idle_units
from rendering.words.legend import Symbol


def visible_symbols(view: View) -> Iterator[Symbol]:
    """Yield the symbols in the picture of a position."""
    yield Symbol("points", "middle_ages_points", (("target", view.options.target_vp),))
    yield Symbol("coin", "middle_ages_coin")
    for name in RESOURCES:
        yield Symbol(name, f"middle_ages_{name}")
    yield Symbol("letters", "\N{REGIONAL INDICATOR SYMBOL LETTER A}")
    yield Symbol("wage")
    open_sites = [site for player in view.players for site in player.sites]
    cards = [*view.site_row, *(site.card for site in open_sites)]
    if any(card and SITES[card].kind == "machine" for card in cards):
        yield Symbol("machine", "\N{LARGE BLUE SQUARE}")
    if view.current is None:
        return
    price = view.options.extra_action_price
    yield Symbol("actions", "middle_ages_action", (("count", view.actions), ("price", price)))
    if view.players[view.current].sites:
        yield Symbol("missing", "\N{WHITE MEDIUM SMALL SQUARE}")
        yield Symbol("done", "\N{HEAVY CHECK MARK}")
    if idle_units(view) or any(site.crew for site in open_sites):
        yield Symbol("faded", "middle_ages_apprentice")
    yield Symbol("area", "\N{LEFT-POINTING MAGNIFYING GLASS}")
