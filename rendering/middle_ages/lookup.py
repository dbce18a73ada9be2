"""The cards of The Builders: Middle Ages, to be looked up."""

from collections.abc import Collection, Iterator
from functools import partial

from PIL import Image

from bot.games.middle_ages import SITES, WORKERS, Amounts, Worker
from bot.locales import Text
from rendering.kit import Theme, inset
from rendering.middle_ages.cards import put_card
from rendering.middle_ages.ground import oak_table
from rendering.middle_ages.labels import amounts_text, card_name
from rendering.words import LookupEntry

_SIZE = 348, 518
_EDGE = 24
"""The size of a picture, and the edge around its card."""
_CARDS = ("card(", "building(", "busy_figure(")
"""How the names of the sprites begin that only the card has which they name."""


def _kind(worker: Worker) -> tuple[str, int, Amounts]:
    return worker.kind, worker.wage, worker.yields


_ALIKE = {
    kind: [each.id for each in WORKERS.values() if _kind(each) == kind]
    for kind in map(_kind, WORKERS.values())
}
"""The workers that are alike, by what they have in common."""


def entries(text: Text) -> Iterator[LookupEntry]:
    """Yield the sites, the machines, then the workers; workers that are alike count as one entry."""
    for site in SITES.values():
        words = text(
            f"middle-ages-entry-{site.kind}",
            needs=amounts_text(site.needs, text),
            coins=site.coins,
            points=site.vp,
            supplies=amounts_text(site.supplies, text),
        )
        yield LookupEntry(site.id, card_name(site.id, text), words, partial(_paint, site.id))
    for (_, wage, yields), ids in _ALIKE.items():
        words = text("middle-ages-entry-worker", wage=wage, brings=amounts_text(yields, text), count=len(ids))
        yield LookupEntry(ids[0], card_name(ids[0], text), words, partial(_paint, ids[0]))


def find_entries(names: Collection[str]) -> set[str]:
    """Return the ids of the entries of all cards whose sprites have these names."""
    cards = {name.split("'")[1] for name in names if name.startswith(_CARDS)}
    kinds = {_kind(WORKERS[card]) for card in cards if card in WORKERS}
    return {card for card in cards if card in SITES} | {_ALIKE[kind][0] for kind in kinds}


def _paint(card: str, theme: Theme) -> Image.Image:
    picture = oak_table(theme, _SIZE)
    put_card(picture, card, inset((0, 0, *_SIZE), _EDGE), theme)
    return picture.paint()
