"""The coach's explanations for a position of The Builders: Middle Ages."""

from collections.abc import Iterator

from bot.games.middle_ages import WORKERS, PlayerView, View, preview, yields_of
from bot.locales import Text
from cogs.kit.game_ui import Explanation
from rendering.middle_ages.labels import amounts_text, card_name, short_name


def explain(view: View, player: int, text: Text) -> Iterator[Explanation]:
    """Yield the coach's explanations for ``player``, the most important first."""
    mine, price = view.players[player], view.options.extra_action_price
    if view.actions == 0:
        if "buy" in view.legal:
            yield Explanation("buy", text("middle-ages-coach-buy", price=price))
        yield Explanation("end", text("middle-ages-coach-end"))
        return
    sends = list(_about_sending(view, mine, text))
    yield from sends
    if not mine.sites:
        yield Explanation("build", text("middle-ages-coach-build"))
    if not mine.free:
        yield Explanation("hire", text("middle-ages-coach-hire"))
    elif mine.sites and not sends:
        missing = amounts_text(mine.sites[0].missing, text)
        yield Explanation("hire", text("middle-ages-coach-hire-more", missing=missing))
    wages = [WORKERS[unit].wage for unit in mine.free if unit in WORKERS]
    if wages and mine.coins < min(wages):
        yield Explanation("coins", text("middle-ages-coach-coins", coins=mine.coins))
    if len(mine.sites) == 1:
        yield Explanation("build", text("middle-ages-coach-second-site"))


def _about_sending(view: View, mine: PlayerView, text: Text) -> Iterator[Explanation]:
    """Yield what a site lacks and who supplies it."""
    sends = [(unit, site, preview(view, unit, site.card)) for site in mine.sites for unit in mine.free]
    useful = [send for send in sends if send[2].affordable and not send[2].useless]
    if not useful:
        return
    useful.sort(key=lambda send: (not send[2].finishes, send[2].price, sum(send[2].missing)))
    unit, site, effect = useful[0]
    values = {
        "site": card_name(site.card, text),
        "missing": amounts_text(site.missing, text),
        "unit": text("middle-ages-coach-unit", unit=short_name(unit, text)),
    }
    if effect.finishes:
        finishing = text("middle-ages-coach-finish", points=effect.vp, coins=effect.coins, **values)
        yield Explanation("send", finishing)
    else:
        brings = amounts_text(yields_of(unit), text)
        sending = text("middle-ages-coach-send", brings=brings, wage=effect.wage, **values)
        yield Explanation("send", sending)
