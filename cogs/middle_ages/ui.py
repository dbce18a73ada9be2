"""`GameUI` of The Builders: Middle Ages: its controls and texts on Discord."""

from collections.abc import Callable, Iterable, Sequence
from types import MappingProxyType
from typing import Any

from bot.games.middle_ages import GAME as RULES
from bot.games.middle_ages import (
    PRESETS,
    SITES,
    WORKERS,
    Build,
    Buy,
    Coins,
    End,
    Hire,
    Send,
    State,
    View,
    preview,
)
from bot.locales import Text
from cogs.kit.controls import ANSWER, MOST_CHOICES, Choice, Control, Line, Menu
from cogs.kit.game_ui import Explanation, GameUI
from cogs.middle_ages.coach import explain
from cogs.middle_ages.commands import COMMANDS
from rendering.middle_ages.emojis import find_unit_emoji
from rendering.middle_ages.labels import (
    add_mark,
    amounts_text,
    card_name,
    current_player,
    short_name,
    site_mark,
    site_marks,
    tie_text,
    unit_mark,
    unit_marks,
    unit_name,
)
from rendering.words import and_list, player_name

_MOST_SENDS = 16
"""The most ways to send a unit that one menu offers; if there are more, the site is chosen first."""

_ORDER = (Send, Build, Hire, Coins, Buy, End)


class MiddleAgesUI(GameUI[View]):
    """The controls of the game: a menu for the rows of cards, a menu for sending, and a row of buttons.

    More rows would not fit a phone together with the picture.
    """

    key = RULES.key
    minor_actions = frozenset({Buy, Coins})
    rule_sections = MappingProxyType(
        {
            "coin-cap": 1,
            "must-use-actions": 1,
            "not-enough-actions": 1,
            "not-enough-coins": 1,
            "not-in-row": 1,
            "not-your-site": 1,
            "not-your-unit": 1,
            "site-finished": 2,
            "machine-unfinished": 3,
            "not-free": 4,
        }
    )
    commands = COMMANDS
    presets = PRESETS
    first_parameters = ("preset",)
    fixed_options = GameUI.fixed_options | {"tiebreak"}

    def controls(self, view: View, selection: str, *, text: Text) -> Sequence[Line]:
        """Return the lines of buttons and menus for the legal actions.

        ``selection`` is an open site, if there are too many ways to send units for one menu.
        """
        if selection in _affordable(view):
            return [_send_menu(view, selection, text), [Control(text("button-back"), "pick")]]
        lines: list[Line] = [_cards_menu(view, text), *_sends(view, text), _buttons(view, text)]
        return [line for line in lines if (line.choices if isinstance(line, Menu) else line)]

    def question(self, view: View, selection: str, *, text: Text) -> str:  # noqa: ARG002
        """Return how many actions are left, and why nobody can be sent or what another worker costs, if so.

        The controls below say what the actions can be.
        """
        question = text("middle-ages-question", actions=view.actions)
        sends = _explain_no_send(view, text) or _explain_surcharge(view, text)
        return " ".join(filter(None, (_explain_end(view, text), question, sends)))

    def looks(self, view: View, *, text: Text) -> list[Control]:  # noqa: ARG002
        """Return the button that shows all that a player has."""
        return [Control(text("middle-ages-button-areas"), "area")]

    def choices(self, view: View, selection: str) -> Sequence[str]:
        """Return the units that can be sent to the selected site."""
        return _affordable(view).get(selection, ())

    def hint_choices(self, view: View, action: str) -> Sequence[str]:  # noqa: ARG002
        """Return the cards that the action names."""
        return action.split()[1:]

    def confirmation(self, get_view: Callable[[], View], action: str, *, text: Text) -> str:
        """Ask for confirmation before an action that is probably a mistake.

        Such mistakes are unused free actions, a worker sent for nothing, and a purchase at a loss.
        """
        view = get_view()
        if action not in view.legal and ";" not in action:
            return ""
        words = action.split(";")[-1].split()
        if words[0] == "end" and view.actions > view.bought:
            return text("middle-ages-warning-end", count=view.actions)
        if words[0] == "send" and len(words) == 3 and preview(view, words[1], words[2]).useless:
            names = {"unit": unit_name(words[1], text), "site": card_name(words[2], text)}
            return text("middle-ages-warning-useless", **names)
        if words[0] == "coins" and view.actions <= view.bought:
            price = view.options.extra_action_price
            return text("middle-ages-warning-coins", price=price, coins=view.coins_next)
        if words[0] == "buy" and _only_coins(view):
            return text("middle-ages-warning-buy", price=view.options.extra_action_price)
        return ""

    def possible(self, actions: Sequence[Any], *, text: Text) -> list[str]:
        """Describe the possible actions, in the same order as the line above the board."""
        return super().possible(sorted(actions, key=lambda action: _ORDER.index(type(action))), text=text)

    def built(self, state: State, *, text: Text) -> Iterable[str]:
        """Return the names of the sites that were finished."""
        return [card_name(card, text) for player in state.players for card in player.finished]

    def term(self, value: str, *, text: Text) -> str:
        """Return the name of a card."""
        return card_name(value, text) if value in SITES or value in WORKERS else value

    def verdict(self, view: View, *, text: Text) -> str:
        """Describe each step of the tie-break that was needed."""
        return tie_text(view, text)

    def milestone(self, view: View, *, text: Text) -> Sequence[str]:
        """Describe that the last turns have begun, or why the match has ended without them."""
        if view.phase == "over" and view.ending:
            return [text("middle-ages-milestone-reached", target=view.options.target_vp)]
        if view.phase == "over":
            stay = [player for number, player in enumerate(view.players) if number not in view.leavers]
            can_work = any(view.worker_row) or any(player.free for player in stay)
            return [text("middle-ages-milestone-idle" if can_work else "middle-ages-milestone-stuck")]
        return [text("middle-ages-milestone-last", target=view.options.target_vp)]

    def explain(self, view: View, player: int, *, text: Text) -> Sequence[Explanation]:
        """Return the coach's explanations."""
        return tuple(explain(view, player, text))

    def title(self, view: View, *, text: Text) -> str:
        """Return the round, and whether it is the last one."""
        key = "middle-ages-title-last" if view.ending else "middle-ages-title"
        return text(key, round=view.round, target=view.options.target_vp)

    def stage(self, view: View, *, text: Text) -> str:
        """Return the round."""
        return text("middle-ages-stage", round=view.round)


def _legal(view: View, kind: str) -> list[int]:
    """Return the places of a row with cards that can be taken."""
    row = view.site_row if kind == "build" else view.worker_row
    return [index for index, card in enumerate(row) if card and f"{kind} {card}" in view.legal]


def _cards_menu(view: View, text: Text) -> Menu:
    """Return the menu of the cards that can be taken from the rows."""
    sites = [_site_choice(view, index, text) for index in _legal(view, "build")]
    workers = [_worker_choice(view, index, text) for index in _legal(view, "hire")]
    kind = "cards" if sites and workers else "build" if sites else "hire"
    return Menu(text(f"middle-ages-menu-{kind}"), "act", (*sites, *workers), "cards")


def _site_choice(view: View, index: int, text: Text) -> Choice:
    card = view.site_row[index]
    assert card
    site = SITES[card]
    values = {"coins": site.coins, "points": site.vp, "supplies": amounts_text(site.supplies, text)}
    key = "middle-ages-choice-machine" if site.kind == "machine" else "middle-ages-choice-site"
    description = text(key, needs=amounts_text(site.needs, text), **values)
    return Choice(add_mark(site_mark(index), card_name(card, text), text), f"build {card}", description)


def _worker_choice(view: View, index: int, text: Text) -> Choice:
    card = view.worker_row[index]
    assert card
    description = text("middle-ages-choice-worker", wage=WORKERS[card].wage)
    return Choice(
        add_mark(unit_mark(index), card_name(card, text), text),
        f"hire {card}",
        description,
        find_unit_emoji(card, text),
    )


def _buttons(view: View, text: Text) -> list[Control]:
    """Return the buttons for actions without a card."""
    values = {"coins": view.coins_next, "price": view.options.extra_action_price}
    labels = {"end": "end" if view.actions else "end-now"}
    return [
        Control(text(f"middle-ages-button-{labels.get(kind, kind)}", **values), "act", kind, ANSWER)
        for kind in ("coins", "end", "buy")
        if kind in view.legal
    ]


def _sends(view: View, text: Text) -> list[Line]:
    """Return the controls that send units: a button if one way is useful, else a menu.

    The button would invite to a send that brings nothing; the menu says so.
    """
    affordable = _affordable(view)
    pairs = [(unit, site) for site, units in affordable.items() for unit in units]
    is_single = len(pairs) == 1 and f"send {pairs[0][0]} {pairs[0][1]}" in view.legal
    if is_single and not preview(view, *pairs[0]).useless:
        return [[_send_button(view, *pairs[0], text)]]
    if len(affordable) == 1:
        return [_send_menu(view, site, text) for site in affordable]
    if len(pairs) <= _MOST_SENDS:
        choices = [_send_choice(view, unit, site, text, names_site=True) for unit, site in pairs]
        return [Menu(text("middle-ages-menu-sends", buys=_buys(view)), "act", tuple(choices), "send")]
    sites = [_open_site_choice(view, site, text) for site in affordable]
    return [
        Menu(
            text("middle-ages-menu-sites", buys=_buys(view)),
            "pick",
            tuple(sites[start : start + MOST_CHOICES]),
            str(start),
        )
        for start in range(0, len(sites), MOST_CHOICES)
    ]


def _open_site_choice(view: View, card: str, text: Text) -> Choice:
    """Return the line that opens the menu of a site, with what the site lacks."""
    mine = current_player(view)
    (missing,) = (site.missing for site in mine.sites if site.card == card)
    lacks = text("middle-ages-choice-open-site", missing=amounts_text(missing, text))
    return Choice(add_mark(site_marks(mine)[card], card_name(card, text), text), card, lacks)


def _explain_no_send(view: View, text: Text) -> str:
    """Return why no free worker of the player to act can be sent; empty if one can, or without a site."""
    assert view.current is not None
    mine = view.players[view.current]
    sends = [(site, preview(view, unit, site.card)) for site in mine.sites for unit in mine.free]
    if not sends or not view.actions or any(each.affordable and not each.useless for _, each in sends):
        return ""
    if any(each.affordable for _, each in sends):
        missing = amounts_text(mine.sites[0].missing, text)
        return text("middle-ages-question-useless", missing=missing)
    price = min(each.price for _, each in sends)
    return text("middle-ages-question-dear", price=price, why="actions" if price > view.actions else "coins")


def _explain_end(view: View, text: Text) -> str:
    """Return who still plays after this turn once there are enough points; empty before."""
    mine, current = current_player(view), view.current or 0
    seats = len(view.players)
    others = [
        each for each in ((current + step) % seats for step in range(1, seats)) if each not in view.leavers
    ]
    if view.ending:
        later = [each for each in others if view.players[each].still_to_play]
    elif mine.vp < view.options.target_vp:
        return ""
    elif view.options.end_rule == "one_more":
        later = others
    else:
        seat = (current - view.starter) % seats
        later = [each for each in others if (each - view.starter) % seats > seat]
    players = and_list([player_name(each, text) for each in later], text)
    return text("middle-ages-question-end", count=len(later), players=players)


def _explain_surcharge(view: View, text: Text) -> str:
    """Return what another worker costs at the sites that got one this turn; empty without one."""
    mine = current_player(view)
    if not view.actions or not mine.free:
        return ""
    marks = site_marks(mine)
    prices = sorted({site.price for site in mine.sites if site.price > 1})
    sites = {price: [marks[site.card] for site in mine.sites if site.price == price] for price in prices}
    parts = [
        text("middle-ages-price-on", price=price, sites="/".join(letters)) for price, letters in sites.items()
    ]
    return text("middle-ages-question-surcharge", prices=and_list(parts, text)) if parts else ""


def _affordable(view: View) -> dict[str, list[str]]:
    """Return the units that the current player can send to each open site, the best for the site first.

    Sending is possible if it is legal now or after buying the missing actions. Sites without such units are
    omitted, and so are units that would not fit a menu.
    """
    if view.current is None:
        return {}
    mine = view.players[view.current]
    units_by_site = {}
    for site in mine.sites:
        effects = [(unit, preview(view, unit, site.card)) for unit in mine.free]
        able = [(unit, effect) for unit, effect in effects if effect.affordable]
        able.sort(key=lambda pair: (not pair[1].finishes, pair[1].useless, sum(pair[1].missing)))
        if able:
            units_by_site[site.card] = [unit for unit, _ in able[:MOST_CHOICES]]
    return units_by_site


def _send_button(view: View, unit: str, site: str, text: Text) -> Control:
    """Return the button that sends a unit if that is the only possibility."""
    effect = preview(view, unit, site)
    names = {"unit": short_name(unit, text), "site": site_marks(current_player(view))[site]}
    label = text("middle-ages-button-send", **names, wage=effect.wage)
    return Control(label, "act", _send_action(effect.buys, unit, site), ANSWER)


def _send_menu(view: View, site: str, text: Text) -> Menu:
    """Return the menu of units for a site, which has only its letter: a phone would cut off its name."""
    placeholder = text("middle-ages-menu-send", mark=site_marks(current_player(view))[site], buys=_buys(view))
    lines = tuple(_send_choice(view, unit, site, text) for unit in _affordable(view)[site])
    return Menu(placeholder, "act", lines, f"send-{site}")


def _send_choice(view: View, unit: str, site: str, text: Text, *, names_site: bool = False) -> Choice:
    """Return the line that sends a unit to a site; with ``names_site`` it begins with the site."""
    outcome = preview(view, unit, site)
    effect = text("middle-ages-effect-missing", missing=amounts_text(outcome.missing, text))
    if outcome.finishes:
        effect = text("middle-ages-effect-finishes", coins=outcome.coins, points=outcome.vp)
    elif outcome.useless:
        effect = text("middle-ages-effect-useless")
    price = {"actions": outcome.price, "buys": outcome.buys, "cost": outcome.cost, "wage": outcome.wage}
    price["bought"] = outcome.cost - outcome.wage
    label = add_mark(unit_marks(current_player(view))[unit], unit_name(unit, text), text)
    if names_site:
        marked_site = add_mark(site_marks(current_player(view))[site], card_name(site, text), text)
        label = text("middle-ages-choice-send", site=marked_site, unit=label)
    key = "middle-ages-effect-bought" if outcome.buys else "middle-ages-effect"
    description = text(key, **price, effect=effect)
    return Choice(label, _send_action(outcome.buys, unit, site), description, find_unit_emoji(unit, text))


def _buys(view: View) -> str:
    """Return whether every send needs a bought action, as a value of the texts."""
    return "no" if view.actions else "yes"


def _send_action(buys: int, unit: str, site: str) -> str:
    """Return the notation for sending a unit after buying actions."""
    return ";".join([*["buy"] * buys, f"send {unit} {site}"])


def _only_coins(view: View) -> bool:
    """Return whether a bought action could be used only to take coins."""
    mine = view.players[view.current or 0]
    coins = mine.coins - view.options.extra_action_price
    cards = any(view.site_row) or any(view.worker_row)
    sends = any(
        effect.price <= view.actions + 1 and effect.wage <= coins and not effect.useless
        for unit in mine.free
        for site in mine.sites
        if (effect := preview(view, unit, site.card))
    )
    return not cards and not sends
