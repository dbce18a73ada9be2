"""What the marks in the pictures of The Builders: Middle Ages mean."""

from collections.abc import Iterator

from bot.games.middle_ages import SITES, View
from bot.games.middle_ages.cards import RESOURCES
from rendering.legend import Mark


def visible_marks(view: View) -> Iterator[Mark]:
    """Yield the marks that can be seen in a position."""
    yield Mark("points", "middle_ages_points", (("target", view.options.target_vp),))
    yield Mark("coin", "middle_ages_coin")
    for name in RESOURCES:
        yield Mark(name, f"middle_ages_{name}")
    yield Mark("letters", "\N{REGIONAL INDICATOR SYMBOL LETTER A}")
    yield Mark("wage")
    open_sites = [site for player in view.players for site in player.sites]
    cards = [*view.site_row, *(site.card for site in open_sites)]
    if any(card and SITES[card].kind == "machine" for card in cards):
        yield Mark("machine", "\N{LARGE BLUE SQUARE}")
    if view.current is None:
        return
    price = view.options.extra_action_price
    yield Mark("actions", "middle_ages_action", (("count", view.actions), ("price", price)))
    if view.players[view.current].sites:
        yield Mark("missing", "\N{WHITE MEDIUM SMALL SQUARE}")
        yield Mark("done", "\N{HEAVY CHECK MARK}")
    yield Mark("area", "\N{LEFT-POINTING MAGNIFYING GLASS}")
