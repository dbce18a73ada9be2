"""Handlers of buttons, menus and forms, by the verb in their custom ids."""

from collections.abc import Awaitable, Callable, Collection
from typing import Any, NamedTuple

Handler = Callable[[Any], Awaitable[None]]
"""A function that handles a click; the cogs define the type of the click."""


class Registration(NamedTuple):
    """A handler, and how its clicks are acknowledged.

    ``private``: the answer is visible to the user alone. ``concurrent``: the handler runs while Discord
    processes the acknowledgement, and waits for that itself. ``anywhere``: the button may be in a direct
    message or in another channel than that of the match. ``confirms``: the click answers a private question,
    which can be answered only once, because the next reply replaces it.
    """

    handler: Handler
    private: bool
    concurrent: bool
    anywhere: bool
    confirms: bool


class Handlers:
    """Handlers by verb. Each cog has its own, and the bot includes them in its own when it loads the cog."""

    def __init__(self) -> None:
        self._by_verb: dict[str, Registration] = {}

    def on_click(
        self,
        verb: str,
        *,
        private: bool = False,
        concurrent: bool = False,
        anywhere: bool = False,
        confirms: bool = False,
    ) -> Callable[[Handler], Handler]:
        """Register the decorated function as the handler of a verb; see `Registration`."""

        def register(handler: Handler) -> Handler:
            self._add(verb, Registration(handler, private, concurrent, anywhere, confirms))
            return handler

        return register

    def on_submit(self, verb: str) -> Callable[[Handler], Handler]:
        """Register the decorated function as the handler of a form."""
        return self.on_click(verb)

    def include(self, others: "Handlers") -> None:
        """Take over the handlers of another object. Raise ``ValueError`` if a verb already has a handler."""
        for verb, registration in others._by_verb.items():
            self._add(verb, registration)

    def _add(self, verb: str, registration: Registration) -> None:
        if verb in self._by_verb:
            raise ValueError(f"two handlers for {verb}")
        self._by_verb[verb] = registration

    def find(self, verb: str) -> Registration | None:
        """Return the registration of a verb, or ``None``."""
        return self._by_verb.get(verb)

    def registrations(self) -> Collection[tuple[str, Registration]]:
        """Return all verbs with their registrations."""
        return self._by_verb.items()

    def verbs(self) -> Collection[str]:
        """Return all verbs that have a handler."""
        return self._by_verb.keys()
