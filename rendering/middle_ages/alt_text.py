"""The whole position in words, and the alt texts of the pictures."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.middle_ages import PlayerView, SiteView, View, tie_breaks
from bot.games.middle_ages.cards import SITES, WORKERS
from bot.locales import Text
from rendering.middle_ages.labels import (
    amounts_text,
    card_name,
    listed,
    numbers,
    player_name,
    prompt,
)
from rendering.wording import DESCRIPTION_LIMIT, fit_sentences


def describe(view: View, *, text: Text) -> str:
    """Describe the whole position, one line per subject, in at most ``DESCRIPTION_LIMIT`` characters.

    If that is too long, count crews instead of naming them, then do the same for finished sites, and at last
    shorten the other players.
    """
    for detail in (2, 1, 0, -1):
        lines = [
            *_head(view, text),
            *_players(view, text, detail),
            *([] if view.outcome else _market(view, text)),
            *_last(view, text),
            prompt(view, text=text),
        ]
        whole = "\n".join(lines)
        if len(whole) <= DESCRIPTION_LIMIT:
            return whole
    return whole[:DESCRIPTION_LIMIT]


def alt_text(view: View, *, text: Text) -> str:
    """Describe what the picture shows, the most important first, in at most 1024 characters."""
    order = _order(view)
    briefs = [_brief(view, player, text) for player in order[1:]]
    own = [_brief(view, order[0], text) if view.outcome else _player(view, order[0], text, 0)]
    market = [] if view.outcome else [*_market(view, text)]
    return fit_sentences([*_head(view, text), *own, *briefs, *market])


def area_text(view: View, player: int, *, text: Text) -> str:
    """Describe all that one player has, in at most 1024 characters."""
    return fit_sentences([text("middle-ages-says-key"), *_player(view, player, text, 2).splitlines()])


def result_text(view: View, text: Text) -> str:
    """Say who has won, or who shares first place."""
    winners = view.outcome.winners if view.outcome else ()
    names = listed([player_name(player, text) for player in winners], text)
    return text("middle-ages-wins" if len(winners) == 1 else "middle-ages-share", names=names)


def tie_text(view: View, text: Text) -> str:
    """Say which tie-breaks decided between equal totals; return an empty string if none was needed."""
    steps = tie_breaks(view.outcome) if view.outcome else ()
    return text(f"middle-ages-tie-{'-'.join(steps)}") if steps else ""


def left_text(view: View, text: Text) -> str:
    """Say who has left the match, in seat order; return an empty string if all are there."""
    names = [player_name(player, text) for player in sorted(view.leavers)]
    return text("middle-ages-left-all", names=listed(names, text)) if names else ""


def _order(view: View) -> list[int]:
    """Return the players in turn order, beginning with the player to act; after the end, the best first."""
    if view.outcome:
        return _ranking(view)
    first = view.starter if view.current is None else view.current
    count = len(view.players)
    return [(first + step) % count for step in range(count)]


def _ranking(view: View) -> list[int]:
    ranks = view.outcome.ranks if view.outcome else (1,) * len(view.players)
    return sorted(range(len(view.players)), key=lambda player: ranks[player])


def _head(view: View, text: Text) -> list[str]:
    if view.outcome:
        tie = tie_text(view, text)
        return [text("middle-ages-says-over", result=result_text(view, text)), *([tie] if tie else [])]
    if view.current is None:
        return [text("middle-ages-says-stopped", round=view.round)]
    head = text(
        "middle-ages-says-turn",
        round=view.round,
        name=player_name(view.current, text),
        actions=view.actions,
        target=view.options.target_vp,
    )
    return [head, *_ending(view, text), *_money(view, text)]


def _ending(view: View, text: Text) -> list[str]:
    if not view.ending:
        return []
    waiting = [player_name(i, text) for i, player in enumerate(view.players) if player.still_to_play]
    return [text("middle-ages-says-ending", names=listed(waiting, text))]


def _money(view: View, text: Text) -> list[str]:
    return [text("middle-ages-says-money", coins=view.coins_next, price=view.options.extra_action_price)]


def _players(view: View, text: Text, detail: int) -> list[str]:
    if view.outcome:
        return [_ended(view, player, text, detail) for player in _ranking(view)]
    first, *others = _order(view)
    told = [_player(view, first, text, max(0, detail))]
    told += [_brief(view, n, text) if detail < 0 else _player(view, n, text, detail) for n in others]
    return [text("middle-ages-says-key"), *told]


def _player(view: View, player: int, text: Text, detail: int) -> str:
    mine, name = view.players[player], _name(view, player, text)
    lines = [
        text("middle-ages-says-player", name=name, coins=mine.coins, points=mine.vp),
        text("middle-ages-says-free", units=_units(mine.free, text)),
        *(_site(site, text, detail, turn=view.current == player) for site in mine.sites),
        *_finished(mine, text, detail),
    ]
    return "\n".join(lines) if detail else " ".join(lines)


def _name(view: View, player: int, text: Text) -> str:
    name = player_name(player, text)
    return text("middle-ages-says-left", name=name) if player in view.leavers else name


def _units(units: Sequence[str], text: Text) -> str:
    return listed([_unit(unit, text) for unit in units], text) or text("middle-ages-none")


def _unit(unit: str, text: Text) -> str:
    if unit in WORKERS:
        return card_name(unit, text)
    return text(
        "middle-ages-says-machine", name=card_name(unit, text), supplies=numbers(SITES[unit].supplies)
    )


def _site(site: SiteView, text: Text, detail: int, *, turn: bool) -> str:
    crew = _units(site.crew, text) if detail > 1 else str(len(site.crew))
    values = {
        "site": card_name(site.card, text),
        "needs": numbers(site.needs),
        "missing": amounts_text(site.missing, text),
        "crew": crew,
        "coins": SITES[site.card].coins,
        "points": SITES[site.card].vp,
    }
    line = text("middle-ages-says-site", **values)
    if turn and site.price > 1:
        line = f"{line} {text('middle-ages-says-price', actions=site.price)}"
    return line


def _finished(mine: PlayerView, text: Text, detail: int) -> list[str]:
    if not mine.finished:
        return []
    if not detail:
        return [text("middle-ages-says-count", count=len(mine.finished))]
    sites = listed([card_name(card, text) for card in mine.finished], text)
    return [text("middle-ages-says-finished", sites=sites)]


def _brief(view: View, player: int, text: Text) -> str:
    mine, name = view.players[player], _name(view, player, text)
    if view.outcome:
        score = view.outcome.scores[player]
        parts = {part.replace("-", "_"): value for part, value in score.parts}
        rank = view.outcome.ranks[player]
        return text("middle-ages-says-score", name=name, rank=rank, total=score.total, **parts)
    return text(
        "middle-ages-says-brief",
        name=name,
        coins=mine.coins,
        points=mine.vp,
        units=len(mine.free),
        finished=len(mine.finished),
        sites=listed([card_name(site.card, text) for site in mine.sites], text) or text("middle-ages-none"),
    )


def _ended(view: View, player: int, text: Text, detail: int) -> str:
    return "\n".join([_brief(view, player, text), *_finished(view.players[player], text, detail)])


def _market(view: View, text: Text) -> list[str]:
    sites = [_place(number, _offer(card, text), text) for number, card in enumerate(view.site_row, 1)]
    workers = [_place(number, _hand(card, text), text) for number, card in enumerate(view.worker_row, 1)]
    next_site = _offer(view.next_site, text, hidden=bool(view.site_deck))
    next_worker = _hand(view.next_worker, text, hidden=bool(view.worker_deck))
    rows = (("sites", sites, next_site, view.site_deck), ("workers", workers, next_worker, view.worker_deck))
    return [
        text(f"middle-ages-says-{name}", cards=" ".join(cards), upcoming=upcoming, deck=deck)
        for name, cards, upcoming, deck in rows
    ]


def _place(number: int, card: str, text: Text) -> str:
    return text("middle-ages-says-place", number=number, card=card)


@lru_cache(maxsize=512)
def _offer(card: str | None, text: Text, *, hidden: bool = False) -> str:
    if card is None:
        return text("middle-ages-hidden" if hidden else "middle-ages-empty")
    site = SITES[card]
    key = "middle-ages-says-offer-machine" if site.kind == "machine" else "middle-ages-says-offer"
    return text(
        key,
        site=card_name(card, text),
        needs=numbers(site.needs),
        coins=site.coins,
        points=site.vp,
        supplies=amounts_text(site.supplies, text),
    )


@lru_cache(maxsize=512)
def _hand(card: str | None, text: Text, *, hidden: bool = False) -> str:
    if card is None:
        return text("middle-ages-hidden" if hidden else "middle-ages-empty")
    return text("middle-ages-says-hand", worker=card_name(card, text), wage=WORKERS[card].wage)


def _last(view: View, text: Text) -> list[str]:
    if not view.last or view.outcome:
        return []
    return [text("middle-ages-says-last", cards=listed([card_name(card, text) for card in view.last], text))]
