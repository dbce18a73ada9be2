"""The symbols in the pictures of The Builders: Middle Ages."""

from collections.abc import Sequence

from bot.games.middle_ages import RESOURCES, View
from rendering.words import Symbol


def symbols(view: View) -> Sequence[Symbol]:
    """Return the symbols that pictures can have."""
    cost = (("count", view.actions), ("price", view.options.extra_action_price))
    area = Symbol("area", ("",), button="middle-ages-button-areas")  # beside the picture
    return (
        Symbol("points", ("shield(",), "middle_ages_points", (("target", view.options.target_vp),)),
        Symbol("coin", ("coin(",), "middle_ages_coin"),
        *(
            Symbol(name, (f"good({index}", f"slot({index}"), f"middle_ages_{name}")
            for index, name in enumerate(RESOURCES)
        ),
        Symbol("letters", ("tab(",), "\N{REGIONAL INDICATOR SYMBOL LETTER A}"),
        Symbol("wage", ("card('W",)),
        Symbol("machine", ("empty_card(dark, True",), "\N{LARGE BLUE SQUARE}"),
        Symbol("actions", ("sign('action'", "sign('spent'"), "middle_ages_action", cost),
        Symbol("missing", ("slot(",), "\N{WHITE MEDIUM SMALL SQUARE}"),
        Symbol("done", ("sign('tick",), "\N{HEAVY CHECK MARK}"),
        Symbol("faded", ("veil(", "busy_figure("), "middle_ages_apprentice"),
        *([] if view.current is None else [area]),
    )
