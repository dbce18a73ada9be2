"""The board that ``bot check --live`` posts, and the form that it opens."""

from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.games import GAMES
from bot.locales import terminal_text as _text
from cogs.board.board_messages import ACCENT
from cogs.kit.clicks import VISIT_FORM
from cogs.kit.drawing import gallery
from rendering import Picture, rules_picture

CLICK: Final = "live:click"
OPEN_FORM: Final = "live:form"


def draw_board(number: int) -> Picture:
    """Return one of two pictures of the size of a board."""
    return rules_picture(list(GAMES)[number], theme="dark", text=_text)


def new_board(picture: Picture, name: str) -> ui.LayoutView:
    """Return a message like a board: a picture with alt text, a button, and a button that opens a form."""
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[Any] = ui.ActionRow(
        ui.Button(label=_text("live-button-click"), custom_id=CLICK, style=ButtonStyle.primary),
        ui.Button(label=_text("live-button-form"), custom_id=OPEN_FORM),
    )
    items: tuple[ui.Item[Any], ...] = (
        ui.TextDisplay(_text("live-board-text")),
        gallery(f"{name}.{picture.extension}", picture.description),
        row,
    )
    view.add_item(ui.Container(*items, accent_colour=ACCENT))
    return view


def new_form() -> ui.Modal:
    """Return a form with a text that may be left empty."""
    form = ui.Modal(title=_text("live-form-title"), custom_id=VISIT_FORM, timeout=None)
    form.add_item(ui.TextInput(label=_text("live-form-label"), custom_id="words", required=False))
    return form


def find_pictures(message: discord.Message) -> list[str]:
    """Return the addresses of the pictures in the galleries of a message."""
    waiting, urls = list[Any](message.components), []
    while waiting:
        part = waiting.pop()
        waiting += getattr(part, "children", ())
        urls += [item.media.url for item in getattr(part, "items", ())]
    return urls
