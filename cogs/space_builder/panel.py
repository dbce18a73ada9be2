"""A builder's private panel: 23 buttons whose labels change, and the map (rules 7.1)."""

import secrets
from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.games.space_builder import BUILDINGS, PAD, Card, HandView, View
from bot.locales import Text
from bot.store.models import Match
from cogs.support.board_messages import ACCENT
from cogs.support.buttons import rows
from cogs.support.controls import Control, Line
from cogs.support.custom_ids import base36
from cogs.support.drawing import gallery, picture_file
from rendering import Picture
from rendering.space_builder.labels import building_name, card_text, time_text
from rendering.wording import seat as seat_mark

FROZEN = "❄"
CLICK = "race-click"
_SQUARES = ("A1", "B1", "C1"), ("A2", "B2", "C2"), (PAD, "B3", "C3")


def panel_key(match: Match) -> str:
    """Return the key that a panel carries, which distinguishes it from those of earlier rounds."""
    return base36(match.state.round.opened)


def panel_view(
    match: Match, view: View, text: Text, picture: str | None, description: str = ""
) -> ui.LayoutView:
    """Return the viewer's panel; ``picture`` is the name of the upload that shows the map."""
    items: list[ui.Item[Any]] = [ui.TextDisplay(caption(view, text))]
    if picture:
        items.append(gallery(picture, description or None))
    items.extend(rows(controls(view, panel_key(match), text), match.id, match.button_revision))
    panel = ui.LayoutView(timeout=None)
    panel.add_item(ui.Container(*items, accent_colour=ACCENT))
    return panel


def upload(picture: Picture) -> discord.File:
    """Return a picture as an upload whose name reveals nothing."""
    return picture_file(picture, secrets.token_hex(6))


def is_open(view: View) -> bool:
    """Return whether the viewer can build now."""
    assert view.viewer is not None
    seat = view.players[view.viewer].seat
    running = view.phase == "building" and seat is not None and seat.builds
    return running and seat is not None and seat.tap is None and seat.stop is None


def caption(view: View, text: Text) -> str:
    """Return the caption above the map: the state of the viewer, and what to do."""
    assert view.viewer is not None
    lines = [text("space-builder-panel-title", round=view.round)]
    seat = view.players[view.viewer].seat
    if seat is None or view.phase not in ("ready", "building", "settling"):
        lines.append(text("space-builder-panel-over"))
    elif seat.tap is not None:
        lines.append(text("space-builder-panel-tapped", time=time_text(seat.tap)))
    elif seat.stop is not None:
        lines.append(text("space-builder-panel-stopped", time=time_text(seat.stop)))
    elif view.phase == "ready":
        lines.append(text("space-builder-panel-ready" if seat.ready else "space-builder-panel-not-ready"))
    elif view.phase == "settling":
        lines.append(text("space-builder-panel-over"))
    elif seat.builds:
        lines.append(_held_line(view.hand, text))
        lines.extend(
            text(
                "space-builder-panel-ghost",
                seat=seat_mark(ghost.player, text=text),
                time=time_text(ghost.time),
            )
            for ghost in view.ghosts
        )
    else:
        lines.append(text("space-builder-panel-sits-out"))
    return "\n".join(lines)


def _held_line(hand: HandView | None, text: Text) -> str:
    held = _held(hand)
    if held is None:
        return text("space-builder-panel-take")
    return text("space-builder-panel-held", card=card_label(held), name=building_name(held.building, text))


def _held(hand: HandView | None) -> Card | None:
    cards = hand.cards if hand else ()
    return next((card for card in cards if hand and card.building == hand.held), None)


def card_label(card: Card) -> str:
    """Return a card as it lies: code, direction of its roof, and side."""
    return card_text(card.building, card.turn, card.side)


def controls(view: View, key: str, text: Text) -> Sequence[Line]:
    """Return the five rows of buttons, all locked unless the viewer can build.

    Each custom id carries the button's own name before its action, because Discord refuses two equal ones.
    """
    locked = not is_open(view)
    hand = view.hand
    held = _held(hand)
    cards = {card.building: card for card in hand.cards} if hand else {}
    laid = {card.location: card for card in cards.values() if card.location}

    def click(
        name: str, label: str, action: str, style: ButtonStyle = ButtonStyle.secondary, *, off: bool = False
    ) -> Control:
        return Control(label, CLICK, f"{key}.{name}.{action}", style, disabled=locked or off)

    def square(name: str) -> Control:
        if name == PAD:
            return click(name, text("space-builder-button-pad"), f"lay {PAD}", off=True)
        card = laid.get(name)
        if card is None:
            style = ButtonStyle.secondary if held is None else ButtonStyle.success
            return click(name, name, f"lay {name}", style, off=held is None)
        mine = held is not None and card.building == held.building
        action = f"take {card.building}" if held is None else f"lay {name}"
        return click(name, card_label(card), action, ButtonStyle.primary if mine else ButtonStyle.secondary)

    def card_button(code: str) -> Control:
        if code not in cards:
            label = code if code in view.players[view.viewer or 0].unfrozen else f"{FROZEN} {code}"
            return click(code, label, f"take {code}", off=True)
        mine = held is not None and held.building == code
        label = code if cards[code].location else card_label(cards[code])
        style = ButtonStyle.primary if mine else ButtonStyle.secondary
        return click(code, label, f"take {code}", style, off=mine)

    tools = {
        "⟲": click("left", "⟲", "turn -1", off=held is None),
        "⟳": click("right", "⟳", "turn +1", off=held is None),
        "flip": click("flip", text("space-builder-button-flip"), "flip", off=held is None),
        "back": click("back", text("space-builder-button-back"), "back", off=held is None),
        "faces": Control(text("space-builder-button-faces"), "race-faces"),
        "tap": click("tap", text("space-builder-button-tap"), "tap", ButtonStyle.success),
        "stop": click("stop", text("space-builder-button-stop"), "stop", ButtonStyle.danger),
    }
    sides = (tools["⟲"], tools["⟳"]), (tools["flip"], tools["back"]), (tools["faces"], tools["tap"])
    board = [[*map(square, names), *more] for names, more in zip(_SQUARES, sides, strict=True)]
    return [*board, [*map(card_button, BUILDINGS[:5])], [*map(card_button, BUILDINGS[5:]), tools["stop"]]]
