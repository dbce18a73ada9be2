"""The cards of The Builders: Middle Ages, to be looked up."""

from collections.abc import Iterator
from functools import partial

from PIL import Image

from bot.games.middle_ages import SITES, WORKERS, View
from bot.games.middle_ages.cards import Amounts
from bot.locales import Text
from rendering.kit.theme import Theme
from rendering.middle_ages.cards import put_card
from rendering.middle_ages.ground import oak_table
from rendering.middle_ages.labels import amounts_text, card_name
from rendering.words.lookup import LookupEntry

_SIZE = 300, 470
_EDGE = 24


def entries(text: Text) -> Iterator[LookupEntry]:
    """Yield the sites, the machines, then the workers; workers that are alike count as one entry."""
    for site in SITES.values():
        values = {"coins": site.coins, "points": site.vp, "supplies": amounts_text(site.supplies, text)}
        needs = amounts_text(site.needs, text)
        words = text(f"middle-ages-entry-{site.kind}", needs=needs, **values)
        yield LookupEntry(site.id, card_name(site.id, text), words, partial(_paint, site.id))
    alike: dict[tuple[str, int, Amounts], list[str]] = {}
    for worker in WORKERS.values():
        alike.setdefault((worker.kind, worker.wage, worker.yields), []).append(worker.id)
    for (_, wage, yields), ids in alike.items():
        brings = amounts_text(yields, text)
        words = text("middle-ages-entry-worker", wage=wage, brings=brings, count=len(ids))
        yield LookupEntry(ids[0], card_name(ids[0], text), words, partial(_paint, ids[0]))


def list_visible_cards(view: View) -> list[str]:
    """Return the cards of the player to act, those in the rows, and the top ones of the decks."""
    mine = [] if view.current is None else [view.players[view.current]]
    sites = [site.card for player in mine for site in player.sites]
    units = [unit for player in mine for unit in player.free]
    decks = *view.site_row, view.next_site, *view.worker_row, view.next_worker
    return [card for card in (*sites, *units, *decks) if card]


def _paint(card: str, theme: Theme) -> Image.Image:
    wide, high = _SIZE
    picture = oak_table(theme, (wide + 2 * _EDGE, high + 2 * _EDGE))
    put_card(picture, card, (_EDGE, _EDGE, _EDGE + wide, _EDGE + high), theme)
    return picture.paint()
