"""The content of a builder's private panel: the map, and buttons whose labels change (rules 7.1).

The nine squares have the layout of the board, three in a row; below are a row of tools, and the cards: four
in a row, and the rest in the row of the last buttons, which wraps on a phone. Squares and cards show their
content as an emoji, or in short words if Discord has no such emoji.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ButtonStyle, ui

from bot.games.space_builder import GAME as RULES
from bot.games.space_builder import PAD, SQUARES, Card, Hand, HandView, SeatView, View
from bot.locales import Text, texts
from bot.match.models import Match
from cogs.board.board_messages import ACCENT
from cogs.board.buttons import rows
from cogs.board.time_lines import time_values
from cogs.kit.controls import ANSWER, CHOSEN, GREY, Control
from cogs.kit.custom_ids import base36
from rendering import RENDERERS, find_emoji, on_board
from rendering.space_builder.labels import building_name, card_text, short_name, side_detail, time_text

CLICK = "race-click"
STOP = "stop"
STOP_CONFIRMED = "stop-sure"
KEEP_BUILDING = "build-on"
_CARDS_IN_A_ROW = 4


def panel_key(match: Match) -> str:
    """Return the key of the round's panels, which distinguishes them from those of earlier rounds."""
    return base36(match.state.round.opened)


def panel_button_label(match: Match) -> str:
    """Return the label of the button under the board that brings the panel back."""
    name = "panel" if match.state.stage.options.live else "open"
    return texts(match.locale)(f"space-builder-button-{name}")


def panel_view(
    match: Match,
    view: View,
    text: Text,
    galleries: Sequence[ui.MediaGallery[Any]] = (),
    *,
    asks_to_stop: bool = False,
    coach: str = "",
) -> ui.LayoutView:
    """Return the viewer's panel; the ``galleries`` show the map.

    With ``asks_to_stop``, the question whether the viewer wants to stop building replaces the current card
    and the tools.
    ``coach`` is the coach's line for the viewer.
    """
    asks = asks_to_stop and is_open(view)
    items: list[ui.Item[Any]] = [ui.TextDisplay(caption(view, text, match.clock_start))]
    if coach:
        items.append(ui.TextDisplay(coach))
    items.extend(galleries)
    if is_open(view):
        items.append(ui.TextDisplay(text("space-builder-stop-sure") if asks else task(view, text)))
    items.extend(rows(controls(view, panel_key(match), text, asks), match.id, match.board_version))
    panel = ui.LayoutView(timeout=None)
    panel.add_item(ui.Container(*items, accent_colour=ACCENT))
    return panel


def is_open(view: View) -> bool:
    """Return whether the viewer can build now."""
    assert view.viewer is not None
    seat = view.players[view.viewer].seat
    running = view.phase == "building" and not view.is_paused and seat is not None and seat.builds
    return running and seat is not None and seat.tap is None and seat.stop is None and not seat.expired


def find_current_card(hand: HandView) -> Card | None:
    """Return the current card, which tools turn and flip: the one taken up, or else the next in the hand."""
    for card in hand.cards:
        if (card.building == hand.held) if hand.held else not card.location:
            return card
    return None


def take_card_if_needed(hand: Hand | HandView, action: str) -> str:
    """Return ``action``, preceded by taking up the next card if it needs a card and none is taken up."""
    verb, _, location = action.partition(" ")
    if verb not in ("turn", "flip", "lay") or hand.held is not None:
        return action
    if any(card.location == location != "" for card in hand.cards):  # a second click on the same square
        return action
    next_card = next((card.building for card in hand.cards if not card.location), None)
    return action if next_card is None else f"take {next_card};{action}"


def caption(view: View, text: Text, began: int) -> str:
    """Return the caption above the map: the viewer's state, and the start of the clock.

    ``began`` is the time at which the match's own times begin.
    """
    assert view.viewer is not None
    lines = [text("space-builder-panel-title", round=view.round)]
    seat = view.players[view.viewer].seat
    if standstill := _describe_standstill(view, text):
        lines.append(standstill)
    elif seat is None or view.phase not in ("ready", "building", "settling"):
        lines.append(_describe_result(view, text))
    elif seat.tap is not None or seat.stop is not None or seat.expired:
        lines.append(_describe_end(seat, view.options.mode, text))
    elif view.viewer in view.resting:
        lines.append(text("space-builder-panel-sits-out"))
    elif view.phase == "ready":
        lines.append(_describe_readiness(view, seat, text))
    elif view.phase == "settling":
        lines.append(text("space-builder-panel-settling"))
    elif seat.builds and view.hand:
        if view.hand.started_at is not None:
            since = time_values(began + view.hand.started_at)["left"]
            kind = "lead" if view.hand.lead else "usual"
            lines.append(text("space-builder-panel-clock", kind=kind, since=since))
        lines.extend(
            text(
                "space-builder-panel-ghost",
                player=RENDERERS[RULES.key].player(ghost.player, text=text),
                time=time_text(ghost.time),
            )
            for ghost in view.ghosts
        )
    elif view.options.live:
        lines.append(text("space-builder-panel-late"))
    else:
        lines.append(
            text("space-builder-panel-not-opened", button=on_board(text)("space-builder-button-open"))
        )
    return "\n".join(lines)


def _describe_standstill(view: View, text: Text) -> str:
    """Say why the viewer does not play any more, or not now; empty if they do."""
    assert view.viewer is not None
    if view.is_paused:
        return text("space-builder-panel-paused")
    if view.phase in ("over", "abandoned"):
        return text("space-builder-panel-match-over")
    return text("space-builder-illegal-left-the-match") if view.players[view.viewer].out else ""


def _describe_readiness(view: View, seat: SeatView, text: Text) -> str:
    """Say whether the viewer is ready, and what the map waits for."""
    name, button = ("ready", "panel") if seat.ready else ("not-ready", "ready")
    return text(
        f"space-builder-panel-{name}",
        button=on_board(text)(f"space-builder-button-{button}"),
        waits=view.map_waits_for,
        wait=view.options.ready_seconds,
    )


def _describe_result(view: View, text: Text) -> str:
    """Say who won the round that is over, and what comes next."""
    winner = None if view.result is None else view.result.winner
    who = "nobody" if winner is None else "you" if winner == view.viewer else "other"
    player = "" if winner is None else RENDERERS[RULES.key].player(winner, text=text)
    button = on_board(text)("space-builder-button-last")
    return text("space-builder-panel-over", who=who, player=player, button=button)


def _describe_end(seat: SeatView, mode: str, text: Text) -> str:
    """Describe how the viewer's clock ended."""
    if seat.tap is not None:
        return text("space-builder-panel-tapped", time=time_text(seat.tap), mode=mode)
    if seat.stop is not None:
        return text("space-builder-panel-stopped", time=time_text(seat.stop), mode=mode)
    return text("space-builder-panel-expired")


def task(view: View, text: Text) -> str:
    """Describe the current card and how it lies, or that all cards are laid.

    In the first round, say what to do with the card, too; a line less leaves room for more cards later.
    """
    card = find_current_card(view.hand) if view.hand else None
    if card is None:
        return text("space-builder-panel-all-laid")
    sentence = text(
        "space-builder-panel-correct" if card.location else "space-builder-panel-lay",
        round=view.round,
        card=building_name(card.building, text),
        way=text(f"space-builder-way-{card.turn}"),
        detail=side_detail(card.building, card.side, text),
    )
    return with_picture(card, sentence, text)


def with_picture(card: Card, sentence: str, text: Text) -> str:
    """Return a sentence that names a card, after the emoji of the card as it lies, if Discord has it."""
    emoji = find_emoji(_emoji_name(card), text)
    return f"{emoji} {sentence}" if emoji else sentence


def controls(view: View, key: str, text: Text, asks_to_stop: bool = False) -> Sequence[list[Control]]:
    """Return the rows of buttons: squares, tools, cards; only locked squares once the viewer is done.

    Each custom id has the name of its button before the action, because Discord refuses equal custom ids.
    """
    faces = Control(text("space-builder-button-faces"), "race-faces")
    seat = view.players[view.viewer or 0].seat
    if view.hand is None or seat is None or not seat.builds:
        return [[faces]]
    buttons = _Buttons(view.hand, key, text, is_open(view))
    squares = [[buttons.square(name) for name in SQUARES[start : start + 3]] for start in (0, 3, 6)]
    if not is_open(view):
        return [*squares, [faces]]
    tools = buttons.answers() if asks_to_stop else buttons.tools()
    cards = [buttons.card(card) for card in view.hand.cards]
    last = [*cards[_CARDS_IN_A_ROW:], buttons.click("stop", STOP, ButtonStyle.danger)]
    return [*squares, tools, cards[:_CARDS_IN_A_ROW], last]


class _Buttons:
    """The buttons of a panel for the current cards; all are locked unless the panel ``is_open``."""

    def __init__(self, hand: HandView, key: str, text: Text, is_open: bool) -> None:
        self.hand, self.key, self.text, self.is_open = hand, key, text, is_open
        self.up = find_current_card(hand)
        self.cards_by_square = {card.location: card for card in hand.cards if card.location}

    def control(
        self,
        name: str,
        label: str,
        action: str,
        style: ButtonStyle = ANSWER,
        *,
        on: bool = True,
    ) -> Control:
        """Return a button that performs ``action``, grey and disabled unless it is ``on``."""
        on = on and self.is_open
        return Control(label, CLICK, f"{self.key}.{name}.{action}", style if on else GREY, disabled=not on)

    def click(self, name: str, action: str, style: ButtonStyle = ANSWER, *, on: bool = True) -> Control:
        """Return a button whose label is the text for its name."""
        return self.control(name, self.text(f"space-builder-button-{name}"), action, style, on=on)

    def square(self, name: str) -> Control:
        """Return the button of a square, which lays the current card there or takes up the card on it."""
        if name == PAD:
            return self._as_emoji("space_builder_pad", self.click("pad", f"lay {PAD}", on=False))
        card = self.cards_by_square.get(name)
        if card is None:
            empty = self.text("space-builder-button-empty")
            control = self.control(name, empty, f"lay {name}", on=self.up is not None)
            return self._as_emoji("space_builder_empty", control)
        label = card_text(card.building, card.turn, card.side, self.text)
        action = f"lay {name}" if self.hand.held else f"take {card.building}"
        held = CHOSEN if card.building == self.hand.held else ANSWER
        style = held if self.hand.held else GREY
        return self._as_card(card, self.control(name, label, action, style))

    def card(self, card: Card) -> Control:
        """Return the button that takes up a card: green for the current card, grey once the card is laid."""
        label = short_name(card.building, self.text)
        style = CHOSEN if card == self.up else GREY if card.location else ANSWER
        return self._as_card(card, self.control(card.building, label, f"take {card.building}", style))

    def tools(self) -> list[Control]:
        """Return the tools for the current card, and the button that taps the deck at the end.

        Until all cards are laid, a laid card that is picked up can be removed instead: a phone has no room
        for both buttons.
        """
        some, are_laid = self.up is not None, all(card.location for card in self.hand.cards)
        can_remove = not are_laid and self.up is not None and self.up.location != ""
        return [
            self.click("turn", "turn +1", on=some),
            self.click("flip", "flip", on=some),
            self.click("back", "back") if can_remove else self.click("tap", "tap", on=are_laid),
        ]

    def answers(self) -> list[Control]:
        """Return the answers to the question whether the viewer wants to stop building."""
        return [
            self.click("build-on", KEEP_BUILDING),
            self.click("stop-sure", STOP_CONFIRMED, ButtonStyle.danger),
        ]

    def _as_card(self, card: Card, control: Control) -> Control:
        """Return a button that shows a card and how it lies."""
        return self._as_emoji(_emoji_name(card), control)

    def _as_emoji(self, name: str, control: Control) -> Control:
        """Return a button that shows an emoji in place of its label, if Discord has it."""
        return replace(control, emoji=find_emoji(name, self.text), emoji_only=True)


def _emoji_name(card: Card) -> str:
    """Return the name of the emoji that shows a card as it lies."""
    return f"space_builder_{card.building}_{card.side}{card.turn}"
