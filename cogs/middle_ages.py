"""The Builders: Middle Ages on Discord: its commands, and the controls under its board."""

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import ButtonStyle, app_commands
from discord.ext import commands

from bot.client import Guildhall
from bot.games.middle_ages import GAME as RULES
from bot.games.middle_ages import PRESETS, SITES, WORKERS, Coins, Preview, View, preview
from bot.locales import Text
from bot.translator import command_text, declared
from cogs.support.actions import act_by_command, find_acting_view
from cogs.support.controls import MOST_CHOICES, Choice, Control, Line, Menu
from cogs.support.game_ui import GameUI
from cogs.support.parameters import choices, get_option, matching, parameters, with_table
from cogs.support.replies import Interaction, text_of
from cogs.support.tables import open_table
from rendering import THEMES
from rendering.middle_ages.labels import amounts_text, card_name, tie_text
from rendering.wording import seat

KEY = RULES.key
SHOWN_OPTIONS = (
    *("target_vp", "start_coins", "free_actions", "extra_action_price"),
    *("send_cost", "end_rule", "must_use_actions", "reveal_next"),
)


class MiddleAgesUI(GameUI[View]):
    """The controls of the game: a button per kind of action, then the card; one menu for all sends."""

    key = KEY

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
        return [*(line for line in lines if line), self._areas(view, text)]

    def _kinds(self, view: View, text: Text) -> list[Control]:
        firsts = {action.split()[0] for action in view.legal}
        picks = [
            Control(text(f"middle-ages-button-{kind}"), "pick", kind, ButtonStyle.primary)
            for kind in ("build", "hire")
            if kind in firsts
        ]
        coins = [
            Control(text("middle-ages-button-coins", coins=_pay(view, action)), "act", action)
            for action in view.legal
            if action.startswith("coins")
        ]
        price = view.options.extra_action_price
        rest = [
            Control(text(f"middle-ages-button-{kind}", price=price), "act", kind)
            for kind in ("buy", "end")
            if kind in firsts
        ]
        return [*picks, *coins, *rest]

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

    def _areas(self, view: View, text: Text) -> list[Control]:
        return [
            Control(text("middle-ages-button-area", seat=seat(player, text=text)), "area", str(player))
            for player in range(len(view.players))
        ]

    def choices(self, view: View, selection: str) -> Sequence[str]:
        """Return the cards that can be chosen next."""
        if selection in ("build", "hire"):
            return [action.split()[1] for action in view.legal if action.startswith(f"{selection} ")]
        return [site for unit, site in _sends(view) if unit == selection]

    def options(self, options: dict[str, Any], *, text: Text) -> list[str]:
        """Return the options of a match, one line each.

        The main options are always listed, the others where they differ from the default.
        """
        chosen, usual = RULES.options_from(options), RULES.Options()
        fields = msgspec.structs.asdict(chosen)
        more = [name for name in fields if name not in SHOWN_OPTIONS and fields[name] != getattr(usual, name)]
        return [_option_line(name, fields[name], text) for name in (*SHOWN_OPTIONS, *more)]

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
            return text("middle-ages-warning-coins", price=price, coins=_pay(view, action))
        if words[0] == "buy" and _only_coins(view):
            return text("middle-ages-warning-buy", price=view.options.extra_action_price)
        return ""

    def term(self, value: str, *, text: Text) -> str:
        """Return a card with its name."""
        return _card_term(value, text) if value in SITES or value in WORKERS else value

    def verdict(self, view: View, *, text: Text) -> str:
        """Return each step of the tie-break that was needed."""
        return tie_text(view, text)

    def title(self, view: View, *, text: Text) -> str:
        """Return the round, and whether it is the last one."""
        key = "middle-ages-title-last" if view.ending else "middle-ages-title"
        return text(key, round=view.round, target=view.options.target_vp)


def _card_term(card: str, text: Text) -> str:
    return text("middle-ages-choice-card", card=card_name(card, text), id=card)


def _pay(view: View, action: str) -> int:
    count = RULES.action_from_string(action)
    assert isinstance(count, Coins)
    return view.coins_next if count.count is None else sum(range(1, count.count + 1))


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
    return Choice(text(key, buys=seen.buys, **names), action, _describe_send(seen, text))


def _describe_send(seen: Preview, text: Text) -> str:
    """Describe what a send will do.

    That is price and wage, and what is still missing or what the finished site pays.
    """
    effect = (
        text("middle-ages-effect-finishes", coins=seen.coins, points=seen.vp)
        if seen.finishes
        else text("middle-ages-effect-missing", missing=amounts_text(seen.missing, text))
    )
    return text("middle-ages-effect", actions=seen.price, coins=seen.cost, wage=seen.wage, effect=effect)


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


def _option_line(name: str, value: Any, text: Text) -> str:
    key = f"middle-ages-option-{name.replace('_', '-')}"
    if isinstance(value, bool):
        return text(f"{key}-{'on' if value else 'off'}")
    if isinstance(value, int):
        return text(key, count=value)
    return text(f"{key}-{''.join(letter if letter.isalnum() else '-' for letter in value)}")


UI = MiddleAgesUI()


@app_commands.guild_only()
class MiddleAges(
    commands.GroupCog,
    group_name=command_text("command-middle-ages-name"),
    group_description=command_text("command-middle-ages"),
):
    """The commands of the game."""

    def __init__(self, bot: Guildhall) -> None:
        super().__init__()
        self.bot = bot

    @app_commands.command(**declared("middle-ages-new"))
    @with_table
    @parameters(
        opponent="new-opponent",
        second="new-second-opponent",
        third="new-third-opponent",
        preset="middle-ages-preset",
        target_vp="middle-ages-target-vp",
        start_coins="middle-ages-start-coins",
        free_actions="middle-ages-free-actions",
        extra_action_price="middle-ages-extra-action-price",
        send_cost="middle-ages-send-cost",
        end_rule="middle-ages-end-rule",
        must_use_actions="middle-ages-must-use-actions",
        reveal_next="middle-ages-reveal-next",
        theme="new-theme",
        thread="new-thread",
    )
    @app_commands.choices(
        preset=choices("middle-ages-preset", tuple(PRESETS)),
        send_cost=choices("middle-ages-send-cost", ("escalating", "flat")),
        end_rule=choices("middle-ages-end-rule", ("round", "one_more")),
        reveal_next=choices("middle-ages-reveal-next", ("both", "building", "none")),
        theme=choices("theme", tuple(THEMES)),
    )
    async def new(
        self,
        interaction: Interaction,
        opponent: discord.Member | None = None,
        second: discord.Member | None = None,
        third: discord.Member | None = None,
        preset: str = "official",
        target_vp: int | None = None,
        start_coins: int | None = None,
        free_actions: int | None = None,
        extra_action_price: int | None = None,
        send_cost: str | None = None,
        end_rule: str | None = None,
        must_use_actions: bool | None = None,
        reveal_next: str | None = None,
        theme: str = "dark",
        thread: bool = False,
    ) -> None:
        """Open a table."""
        chosen = {
            "target_vp": target_vp,
            "start_coins": start_coins,
            "free_actions": free_actions,
            "extra_action_price": extra_action_price,
            "send_cost": send_cost,
            "end_rule": end_rule,
            "must_use_actions": must_use_actions,
            "reveal_next": reveal_next,
        }
        named = {name: value for name, value in chosen.items() if value is not None}
        await open_table(
            interaction,
            KEY,
            msgspec.structs.asdict(PRESETS.get(preset, RULES.Options())) | named,
            opponents=tuple(guest for guest in (opponent, second, third) if guest is not None),
            thread=thread,
            theme=theme,
        )

    @app_commands.command(**declared("middle-ages-build"))
    @parameters(site="middle-ages-site")
    async def build(self, interaction: Interaction, site: str) -> None:
        """Start a site."""
        await act_by_command(interaction, KEY, f"build {site}")

    @build.autocomplete("site")
    async def _build_sites(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._complete(interaction, typed, "build", 1)

    @app_commands.command(**declared("middle-ages-hire"))
    @parameters(worker="middle-ages-worker")
    async def hire(self, interaction: Interaction, worker: str) -> None:
        """Hire a worker."""
        await act_by_command(interaction, KEY, f"hire {worker}")

    @hire.autocomplete("worker")
    async def _workers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._complete(interaction, typed, "hire", 1)

    @app_commands.command(**declared("middle-ages-send"))
    @parameters(worker="middle-ages-unit", site="middle-ages-open-site")
    async def send(self, interaction: Interaction, worker: str, site: str) -> None:
        """Send a worker or a machine to a site."""
        await act_by_command(interaction, KEY, f"send {worker} {site}")

    @send.autocomplete("worker")
    async def _units(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._complete(interaction, typed, "send", 1, {2: get_option(interaction, "site")})

    @send.autocomplete("site")
    async def _open_sites(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._complete(interaction, typed, "send", 2, {1: get_option(interaction, "worker")})

    @app_commands.command(**declared("middle-ages-coins"))
    @parameters(count="middle-ages-count")
    async def coins(self, interaction: Interaction, count: int | None = None) -> None:
        """Take coins."""
        await act_by_command(interaction, KEY, "coins" if count is None else f"coins {count}")

    @app_commands.command(**declared("middle-ages-buy"))
    async def buy(self, interaction: Interaction) -> None:
        """Buy an action."""
        await act_by_command(interaction, KEY, "buy")

    @app_commands.command(**declared("middle-ages-end"))
    async def end(self, interaction: Interaction) -> None:
        """End the turn."""
        await act_by_command(interaction, KEY, "end")

    async def _complete(
        self, interaction: Interaction, typed: str, kind: str, place: int, fixed: dict[int, str] | None = None
    ) -> list[app_commands.Choice[str]]:
        """Return the choices for the card at ``place`` in the legal actions of a kind.

        ``fixed`` are the cards already chosen for other places.
        """
        found = await find_acting_view(self.bot, interaction, KEY)
        legal = [action.split() for action in found[1].legal] if found else []
        text = text_of(interaction)
        offered = {
            words[place]: _card_term(words[place], text)
            for words in legal
            if words[0] == kind and all(value in ("", words[at]) for at, value in (fixed or {}).items())
        }
        return matching(offered, typed)


async def setup(bot: Guildhall) -> None:
    """Add the cog."""
    await bot.add_cog(MiddleAges(bot))
