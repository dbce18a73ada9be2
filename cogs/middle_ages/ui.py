"""The controls under the board of the Middle Ages."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.games.middle_ages import GAME as RULES
from bot.games.middle_ages import (
    PRESETS,
    SITES,
    WORKERS,
    View,
    preview,
)
from bot.locales import Text
from cogs.middle_ages.commands import COMMANDS, card_label
from cogs.support.controls import MOST_CHOICES, Choice, Control, Line, Menu
from cogs.support.game_ui import GameUI
from rendering.middle_ages.labels import amounts_text, card_name, tie_text
from rendering.wording import seat


class MiddleAgesUI(GameUI[View]):
    """The controls of the game: a button per kind of action, then the card; one menu for all sends."""

    key = RULES.key
    commands = COMMANDS
    presets = PRESETS
    first_parameters = ("target_vp",)
    fixed_options = unlisted_options = frozenset({"tiebreak"})

    def controls(self, view: View, selection: str, *, text: Text) -> Sequence[Line]:
        """Return the lines of buttons and menus; only what is legal now."""
        if selection in ("build", "hire"):
            return self._cards(view, selection, text)
        if selection:
            return self._sites(view, selection, text)
        lines: list[Line] = [self._kinds(view, text)]
        sends = _sends(view)
        if sends:
            lines.append(self._send_menu(view, sends, text))
        areas = [
            Control(text("middle-ages-button-area", seat=seat(player, text=text)), "area", str(player))
            for player in range(len(view.players))
        ]
        return [*(line for line in lines if line), areas]

    def _kinds(self, view: View, text: Text) -> list[Control]:
        firsts = {action.split()[0] for action in view.legal}
        picks = [
            Control(text(f"middle-ages-button-{kind}"), "pick", kind, ButtonStyle.primary)
            for kind in ("build", "hire")
            if kind in firsts
        ]
        values = {"coins": view.coins_next, "price": view.options.extra_action_price}
        rest = [
            Control(text(f"middle-ages-button-{kind}", **values), "act", kind)
            for kind in ("coins", "buy", "end")
            if kind in firsts
        ]
        return [*picks, *rest]

    def _cards(self, view: View, kind: str, text: Text) -> Sequence[Line]:
        row = view.site_row if kind == "build" else view.worker_row
        cards = [
            Control(
                text("middle-ages-button-card", slot=slot, card=card_name(card, text)),
                "act",
                f"{kind} {card}",
                ButtonStyle.success,
            )
            for slot, card in enumerate(row, 1)
            if card is not None and f"{kind} {card}" in view.legal
        ]
        return [cards, [Control(text("button-back"), "pick")]]

    def _send_menu(self, view: View, sends: Sequence[tuple[str, str]], text: Text) -> Menu:
        """Return a menu of all sends if they fit, else of the units, whose sites follow in a second menu."""
        if len(sends) <= MOST_CHOICES:
            lines = tuple(_send_choice(view, unit, site, text) for unit, site in sends)
            return Menu(text("middle-ages-menu-send"), "act", lines)
        units = dict.fromkeys(unit for unit, _ in sends)
        lines = tuple(Choice(card_name(unit, text), unit) for unit in units)
        return Menu(text("middle-ages-menu-unit"), "pick", lines)

    def _sites(self, view: View, unit: str, text: Text) -> Sequence[Line]:
        lines = tuple(_send_choice(view, sent, site, text) for sent, site in _sends(view) if sent == unit)
        back: Line = [Control(text("button-back"), "pick")]
        if not lines:
            return [back]
        return [Menu(text("middle-ages-menu-site", unit=card_name(unit, text)), "act", lines), back]

    def choices(self, view: View, selection: str) -> Sequence[str]:
        """Return the cards that can be chosen next."""
        if selection in ("build", "hire"):
            return [action.split()[1] for action in view.legal if action.startswith(f"{selection} ")]
        return [site for unit, site in _sends(view) if unit == selection]

    def confirmation(self, view: View, action: str, *, text: Text) -> str:
        """Return the confirmation for an action that is probably a mistake.

        Such mistakes are unused free actions, a worker sent for nothing, and a purchase at a loss.
        """
        if action not in view.legal and ";" not in action:
            return ""
        words = action.split(";")[-1].split()
        if words[0] == "end" and view.actions > view.bought:
            return text("middle-ages-warning-end", count=view.actions)
        if words[0] == "send" and len(words) == 3 and preview(view, words[1], words[2]).useless:
            return text(
                "middle-ages-warning-useless", unit=card_name(words[1], text), site=card_name(words[2], text)
            )
        if words[0] == "coins" and view.actions <= view.bought:
            price = view.options.extra_action_price
            return text("middle-ages-warning-coins", price=price, coins=view.coins_next)
        if words[0] == "buy" and _only_coins(view):
            return text("middle-ages-warning-buy", price=view.options.extra_action_price)
        return ""

    def term(self, value: str, *, text: Text) -> str:
        """Return a card with its name."""
        return card_label(value, text) if value in SITES or value in WORKERS else value

    def verdict(self, view: View, *, text: Text) -> str:
        """Return each step of the tie-break that was needed."""
        return tie_text(view, text)

    def title(self, view: View, *, text: Text) -> str:
        """Return the round, and whether it is the last one."""
        key = "middle-ages-title-last" if view.ending else "middle-ages-title"
        return text(key, round=view.round, target=view.options.target_vp)


def _sends(view: View) -> list[tuple[str, str]]:
    """Return the units and sites of the current player: those that finish a site first, useless ones last.

    A send counts if it is legal, or would be after buying the missing actions.
    """
    if view.current is None:
        return []
    mine = view.players[view.current]
    pairs = [(unit, site.card, preview(view, unit, site.card)) for unit in mine.free for site in mine.sites]
    pairs = [pair for pair in pairs if pair[2].affordable]
    pairs.sort(key=lambda pair: (not pair[2].finishes, pair[2].useless, sum(pair[2].missing)))
    return [(unit, site) for unit, site, _ in pairs]


def _send_choice(view: View, unit: str, site: str, text: Text) -> Choice:
    seen = preview(view, unit, site)
    names = {"unit": card_name(unit, text), "site": card_name(site, text)}
    key = "middle-ages-choice-buy-send" if seen.buys else "middle-ages-choice-send"
    action = ";".join([*["buy"] * seen.buys, f"send {unit} {site}"])
    effect = (
        text("middle-ages-effect-finishes", coins=seen.coins, points=seen.vp)
        if seen.finishes
        else text("middle-ages-effect-missing", missing=amounts_text(seen.missing, text))
    )
    price = {"actions": seen.price, "coins": seen.cost, "wage": seen.wage}
    described = text("middle-ages-effect", **price, effect=effect)
    return Choice(text(key, buys=seen.buys, **names), action, described)


def _only_coins(view: View) -> bool:
    """Return whether a bought action could be used only to take coins."""
    mine = view.players[view.current or 0]
    left = mine.coins - view.options.extra_action_price
    cards = any(view.site_row) or any(view.worker_row)
    sends = any(
        seen.price <= view.actions + 1 and seen.wage <= left and not seen.useless
        for unit in mine.free
        for site in mine.sites
        if (seen := preview(view, unit, site.card))
    )
    return not cards and not sends
