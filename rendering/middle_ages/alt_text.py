"""The words of Middle Ages: descriptions of positions and actions, prompts, alt texts."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal

from bot.games.middle_ages import (
    SITES,
    WAGES,
    WORKERS,
    YIELDS,
    Action,
    Build,
    Buy,
    Coins,
    End,
    Hire,
    PlayerView,
    Send,
    SiteView,
    View,
    preview,
)
from bot.locales import Text
from rendering.middle_ages.labels import (
    add_mark,
    amounts_text,
    card_name,
    result_text,
    short_name,
    site_mark,
    site_marks,
    tie_text,
    unit_mark,
    unit_marks,
    unit_name,
)
from rendering.renderer import Renderer
from rendering.words import (
    DESCRIPTION_LIMIT,
    and_list,
    comma_list,
    fit_sentences,
    name_and_colour,
    or_list,
    player_name,
    score_values,
    without_names,
)

_VERBS = ("send", "build", "hire", "coins", "buy", "end")


class MiddleAgesWords(Renderer[View]):
    """The words of Middle Ages."""

    view_free_actions = frozenset((Build, Hire))

    def sentences(self, view: View, *, text: Text) -> list[str]:
        """Describe the whole position, one line per subject.

        If that is too long for a description, count crews instead of naming them, then do the same for
        finished sites, and finally shorten the other players.
        """
        for detail in (2, 1, 0, -1):
            lines = _lines(view, text, detail)
            if len("\n".join([*lines, self.prompt(view, text=text)])) <= DESCRIPTION_LIMIT:
                break
        return lines

    def alt_text(self, view: View, *, text: Text) -> str:
        """Describe the picture, the most important first."""
        return fit_sentences(_lines(view, text, -1))

    def prompt(self, view: View, *, text: Text) -> str:
        """Describe in one sentence what the player to act can do, with the actions left."""
        if view.current is None:
            return text("middle-ages-prompt-over")
        firsts = {action.split()[0] for action in view.legal}
        values = {"price": view.options.extra_action_price, "coins": view.coins_next}
        verbs = [text(f"middle-ages-verb-{verb}", **values) for verb in _VERBS if verb in firsts]
        return text("middle-ages-prompt", actions=view.actions, can=or_list(verbs, text))

    def action_values(self, view: View, action: Action) -> Mapping[str, Any]:
        """Return the coins that an action brings or costs, or whether a turn ends without an action."""
        match action:
            case Coins():
                return {"coins": view.coins_next}
            case Buy():
                return {"coins": view.options.extra_action_price}
            case End():
                is_idle = view.actions == view.options.free_actions and not view.bought
                return {"actions": "none" if is_idle else "some"}
            case _:
                return super().action_values(view, action)

    def describe_action(self, view: View, action: Action, *, text: Text) -> str:
        """Describe ``action`` in the position ``view``: the part of a sentence after the player's name."""
        match action:
            case Build(card=card):
                return text("middle-ages-did-build", site=card_name(card, text))
            case Hire(card=card):
                worker = WORKERS[card]
                return text(f"middle-ages-did-hire-{worker.kind}", yields=amounts_text(worker.yields, text))
            case Send():
                return _describe_send(view, action, text)
            case _:
                return super().describe_action(view, action, text=text)

    def describe_actions(self, steps: Sequence[tuple[View, Action]], *, text: Text) -> Sequence[str]:
        """Describe several actions of one kind, cards as a list."""
        match steps[0][1]:
            case Build():
                sites = [
                    text("middle-ages-the-site", site=card_name(action.card, text))
                    for _, action in steps
                    if isinstance(action, Build)
                ]
                return [text("middle-ages-did-build-several", sites=and_list(sites, text))]
            case Hire():
                workers = [
                    text(
                        "middle-ages-hired",
                        worker=_unit_with_article(action.card, text),
                        yields=amounts_text(WORKERS[action.card].yields, text),
                    )
                    for _, action in steps
                    if isinstance(action, Hire)
                ]
                return [text("middle-ages-did-hire-several", workers=and_list(workers, text))]
            case _:
                return super().describe_actions(steps, text=text)


def area_text(view: View, player: int, *, text: Text) -> str:
    """Describe all that one player has, in at most 1024 characters."""
    return fit_sentences(_player(view, player, text, 2).splitlines())


def _lines(view: View, text: Text, detail: int) -> list[str]:
    """Return the lines of `sentences`, the fewer and shorter the less ``detail`` there is, from 2 to -1."""
    market = [] if view.outcome else _market(view, text)
    return [*_head(view, text), *_players(view, text, detail), *market]


def _describe_send(view: View, action: Send, text: Text) -> str:
    effect = preview(view, action.unit, action.site)
    deed = f"finish-{SITES[action.site].kind}" if effect.finishes else "send"
    return text(
        f"middle-ages-did-{deed}",
        unit=_unit_with_article(action.unit, text),
        yields=amounts_text(WORKERS[action.unit].yields, text) if action.unit in WORKERS else "none",
        site=card_name(action.site, text),
        wage=effect.wage,
        actions=effect.price,
        missing=amounts_text(effect.missing, text),
        coins=effect.coins,
        points=effect.vp,
    )


def _unit_with_article(unit: str, text: Text) -> str:
    """Return a worker or machine with its article, as the object of a sentence."""
    if unit in WORKERS:
        return text(f"middle-ages-a-{WORKERS[unit].kind}")
    return text("middle-ages-a-machine", name=card_name(unit, text))


def _order(view: View) -> list[int]:
    """Return the players in turn order, the one shown first; after the end, the best first."""
    count = len(view.players)
    if view.outcome:
        return sorted(range(count), key=view.outcome.ranks.__getitem__)
    return [(view.shown_player + step) % count for step in range(count)]


def _head(view: View, text: Text) -> list[str]:
    if view.outcome:
        lines = text("middle-ages-says-over", result=result_text(view, text)), tie_text(view, text)
        return list(filter(None, lines))
    if view.is_paused:
        return [text("says-paused", game=text("middle-ages-name"))]
    if view.current is None:
        return [text("middle-ages-says-stopped", round=view.round)]
    head = text(
        "middle-ages-says-turn-one-more" if view.options.end_rule == "one_more" else "middle-ages-says-turn",
        round=view.round,
        name=name_and_colour(view.current, text),
        actions=view.actions,
        target=view.options.target_vp,
    )
    money = text("middle-ages-says-money", coins=view.coins_next, price=view.options.extra_action_price)
    if not view.ending:
        return [head, money]
    waiting = [player_name(i, text) for i, player in enumerate(view.players) if player.still_to_play]
    return [head, text("middle-ages-says-ending", names=comma_list(waiting, text)), money]


def _players(view: View, text: Text, detail: int) -> list[str]:
    order = _order(view)
    if view.outcome:
        return [
            line
            for each in order
            for line in (_brief(view, each, text), *_finished_sites(view.players[each], text, detail))
        ]
    if detail < 0:
        return [_player(view, order[0], text, 0), *(_brief(view, each, text) for each in order[1:])]
    return [_player(view, each, text, detail) for each in order]


def _player(view: View, player: int, text: Text, detail: int) -> str:
    mine, name = view.players[player], _name(view, player, text)
    marks = site_marks(mine)
    lines = [
        text("middle-ages-says-player", name=name, coins=mine.coins, points=mine.vp),
        text("middle-ages-says-free", units=_list_free_units(mine, text, detail)),
        *(_site(marks[site.card], site, text, detail, turn=view.current == player) for site in mine.sites),
        *_finished_sites(mine, text, detail),
    ]
    return "\n".join(lines) if detail else " ".join(lines)


def _name(view: View, player: int, text: Text) -> str:
    name = name_and_colour(player, text)
    return text("middle-ages-says-left", name=name) if player in view.leavers else name


def _list_free_units(mine: PlayerView, text: Text, detail: int) -> str:
    """List free units; unless space is short, with their numbers in the picture and their wages."""
    if not detail:
        return _crew(mine.free, text)
    unit_names = [
        add_mark(mark, _hand(unit, without_names(text)), text) for unit, mark in unit_marks(mine).items()
    ]
    return comma_list(unit_names, text) or text("middle-ages-none")


def _crew(units: Sequence[str], text: Text) -> str:
    return comma_list([unit_name(unit, text) for unit in units], text) or text("middle-ages-none")


@lru_cache(maxsize=128)  # most of them stay from turn to turn
def _site(mark: str, site: SiteView, text: Text, detail: int, *, turn: bool) -> str:
    line = text(
        "middle-ages-says-site",
        site=add_mark(mark, card_name(site.card, text), text),
        missing=amounts_text(site.missing, text),
        crew=_crew(site.crew, text) if detail > 1 else str(len(site.crew)),
        coins=SITES[site.card].coins,
        points=SITES[site.card].vp,
    )
    if turn and site.price > 1:
        line = f"{line} {text('middle-ages-says-price', actions=site.price)}"
    return line


def _finished_sites(mine: PlayerView, text: Text, detail: int) -> list[str]:
    if not mine.finished or detail < 0:
        return []
    if not detail:
        return [text("middle-ages-says-count", count=len(mine.finished))]
    sites = comma_list([card_name(card, text) for card in mine.finished], text)
    return [text("middle-ages-says-finished", sites=sites)]


def _brief(view: View, player: int, text: Text) -> str:
    mine, name = view.players[player], _name(view, player, text)
    if view.outcome:
        return text("middle-ages-says-score", name=name, **score_values(view.outcome, player))
    return text(
        "middle-ages-says-brief",
        name=name,
        coins=mine.coins,
        points=mine.vp,
        units=len(mine.free),
        finished=len(mine.finished),
        sites=comma_list([card_name(site.card, text) for site in mine.sites], text)
        or text("middle-ages-none"),
    )


def _market(view: View, text: Text) -> list[str]:
    """Describe both rows and what comes next in them."""
    words = without_names(text)
    return [
        _row("sites", view.site_row, view.next_site, view.site_deck, words),
        _row("workers", view.worker_row, view.next_worker, view.worker_deck, words),
    ]


@lru_cache(maxsize=32)  # most turns change one of them
def _row(
    name: Literal["sites", "workers"], row: Sequence[str | None], upcoming: str | None, deck: int, text: Text
) -> str:
    mark, say = (site_mark, _offer) if name == "sites" else (unit_mark, _hand)
    offers = [add_mark(mark(index), say(card, text), text) for index, card in enumerate(row) if card]
    cards = comma_list(offers, text) or text("middle-ages-none")
    unseen = text("middle-ages-hidden" if deck else "middle-ages-empty")
    return text(
        f"middle-ages-says-{name}",
        cards=cards,
        upcoming=say(upcoming, text) if upcoming else unseen,
        deck=deck,
    )


@lru_cache(maxsize=512)
def _offer(card: str, text: Text) -> str:
    site = SITES[card]
    return text(
        "middle-ages-says-offer-machine" if site.kind == "machine" else "middle-ages-says-offer",
        site=card_name(card, text),
        needs=amounts_text(site.needs, text),
        coins=site.coins,
        points=site.vp,
        supplies=amounts_text(site.supplies, text),
    )


@lru_cache(maxsize=512)
def _hand(card: str, text: Text) -> str:
    return text(
        "middle-ages-says-hand",
        worker=short_name(card, text),
        yields=amounts_text(YIELDS[card], text),
        wage=WAGES[card],
    )
