"""The symbols in the pictures of The Builders: Middle Ages."""

from collections.abc import Iterable
from itertools import compress

from bot.games.middle_ages import SITES, View
from bot.games.middle_ages.cards import RESOURCES
from rendering.middle_ages.player import idle_units
from rendering.words.legend import Symbol


def visible_symbols(view: View) -> Iterable[Symbol]:
    """Return the symbols in the picture of a position."""
    open_sites = [site for player in view.players for site in player.sites]
    cards = [*view.site_row, *(site.card for site in open_sites)]
    is_turn = view.current is not None
    has_sites = view.current is not None and bool(view.players[view.current].sites)
    cost = (("count", view.actions), ("price", view.options.extra_action_price))
    symbols = {
        Symbol("points", "middle_ages_points", (("target", view.options.target_vp),)): True,
        Symbol("coin", "middle_ages_coin"): True,
        **{Symbol(name, f"middle_ages_{name}"): True for name in RESOURCES},
        Symbol("letters", "\N{REGIONAL INDICATOR SYMBOL LETTER A}"): True,
        Symbol("wage"): True,
        Symbol("machine", "\N{LARGE BLUE SQUARE}"): any(
            card and SITES[card].kind == "machine" for card in cards
        ),
        Symbol("actions", "middle_ages_action", cost): is_turn,
        Symbol("missing", "\N{WHITE MEDIUM SMALL SQUARE}"): has_sites,
        Symbol("done", "\N{HEAVY CHECK MARK}"): has_sites,
        Symbol("faded", "middle_ages_apprentice"): is_turn
        and (bool(idle_units(view)) or any(site.crew for site in open_sites)),
        Symbol("area", "\N{LEFT-POINTING MAGNIFYING GLASS}"): is_turn,
    }
    return compress(symbols, symbols.values())
