"""Private messages with pages, such as a replay or a list: reading and clicking them."""

from typing import Any

import discord
import simcord

from tests.play.world import components, words


class PrivatePage:
    """A private message that a user pages through."""

    def __init__(self, who: simcord.MemberActor, result: simcord.InteractionResult) -> None:
        self.who = who
        self.message: Any = result.response

    @property
    def text(self) -> str:
        """All words of the page."""
        return words(self.message)

    def buttons(self) -> dict[str, discord.Button]:
        """Return the enabled buttons, by label."""
        parts = [part for part in components(self.message) if isinstance(part, discord.Button)]
        return {part.label or "": part for part in parts if not part.disabled}

    def menu(self) -> discord.SelectMenu:
        """Return the only menu of the page."""
        (select_menu,) = (part for part in components(self.message) if isinstance(part, discord.SelectMenu))
        return select_menu

    async def press(self, label: str) -> simcord.InteractionResult:
        """Click a button; the page becomes what it answers."""
        result = await self.who.click(self.message, custom_id=self.buttons()[label].custom_id)
        if result.response is not None:
            self.message = result.response
        return result

    async def choose(self, value: str) -> None:
        """Choose a line of the menu."""
        result = await self.who.select(self.message, [value], custom_id=self.menu().custom_id)
        self.message = result.response

    def assert_fits(self) -> None:
        """Assert that the page does not exceed the limits of Discord."""
        parts = list(components(self.message))
        assert len(parts) <= 40
        assert len(self.text) <= 4000
        ids = [part.custom_id for part in parts if getattr(part, "custom_id", None)]
        assert len(set(ids)) == len(ids)
        assert all(len(custom_id) <= 100 for custom_id in ids)
