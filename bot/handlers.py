"""Handlers of buttons and menus, by the action that their custom id names."""

from collections.abc import Awaitable, Callable, Collection
from typing import Any, NamedTuple

Handler = Callable[[Any], Awaitable[None]]
"""Handles a click. The cogs define what a click is."""


class Registration(NamedTuple):
    """A handler, and how its clicks are acknowledged.

    ``private``: it answers with something that only the user sees. ``concurrent``: it is carried out while
    Discord takes the acknowledgement, and waits for that itself. ``anywhere``: its button may stand in a
    direct message or in another channel than that of the match. ``confirms``: it answers a private question,
    which is used up by that and makes room for the outcome.
    """

    handler: Handler
    private: bool
    concurrent: bool
    anywhere: bool
    confirms: bool


class Handlers:
    """Handlers by action. Each cog has its own and includes them in those of the bot when it is set up."""

    def __init__(self) -> None:
        self._by_action: dict[str, Registration] = {}

    def on_action(
        self,
        action: str,
        *,
        private: bool = False,
        concurrent: bool = False,
        anywhere: bool = False,
        confirms: bool = False,
    ) -> Callable[[Handler], Handler]:
        """Register the decorated function as the handler of an action; see `Registration`."""

        def register(handler: Handler) -> Handler:
            self._add(action, Registration(handler, private, concurrent, anywhere, confirms))
            return handler

        return register

    def include(self, others: "Handlers") -> None:
        """Take over the handlers of another object. Raise ``ValueError`` for an action that has one."""
        for action, registration in others._by_action.items():
            self._add(action, registration)

    def _add(self, action: str, registration: Registration) -> None:
        if action in self._by_action:
            raise ValueError(f"two handlers for {action}")
        self._by_action[action] = registration

    def find(self, action: str) -> Registration | None:
        """Return the registration of an action, or ``None``."""
        return self._by_action.get(action)

    def actions(self) -> Collection[str]:
        """Return all actions that have a handler."""
        return self._by_action.keys()
