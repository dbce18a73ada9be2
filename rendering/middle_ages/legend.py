"""The symbols in the pictures of The Builders: Middle Ages."""

from collections.abc import Iterator

from bot.games.middle_ages import View
from bot.games.middle_ages.cards import RESOURCES
from rendering.words.legend import Symbol


def symbols(view: View) -> Iterator[Symbol]:
    """Yield the symbols that pictures can have."""
    cost = (("count", view.actions), ("price", view.options.extra_action_price))
    yield Symbol("points", ("shield(",), "middle_ages_points", (("target", view.options.target_vp),))
    yield Symbol("coin", ("coin(",), "middle_ages_coin")
    for index, name in enumerate(RESOURCES):
        yield Symbol(name, (f"good({index}", f"slot({index}"), f"middle_ages_{name}")
    yield Symbol("letters", ("tab(",), "\N{REGIONAL INDICATOR SYMBOL LETTER A}")
    yield Symbol("wage", ("card('W",))
    yield Symbol("machine", ("empty_card(dark, True",), "\N{LARGE BLUE SQUARE}")
    yield Symbol("actions", ("sign('action'", "sign('spent'"), "middle_ages_action", cost)
    yield Symbol("missing", ("slot(",), "\N{WHITE MEDIUM SMALL SQUARE}")
    yield Symbol("done", ("sign('tick",), "\N{HEAVY CHECK MARK}")
    yield Symbol("faded", ("veil(", "busy_figure("), "middle_ages_apprentice")
    if view.current is not None:
        yield Symbol("area", ("",), "\N{LEFT-POINTING MAGNIFYING GLASS}")  # a button beside the picture
