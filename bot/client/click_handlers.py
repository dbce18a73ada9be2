"""Handlers of buttons, menus and forms, by what they belong to and the verb in their custom ids."""

from collections.abc import Awaitable, Callable
from enum import Enum, auto
from typing import Any, NamedTuple

Handler = Callable[[Any], Awaitable[None]]
"""A function that handles a click; the cogs define the type of the click."""


class Scope(Enum):
    """What a control belongs to."""

    MATCH = auto()
    """A match, whose number and version its custom id carries."""
    USER = auto()
    """No match: everything that it needs is in its custom id."""
    FORM = auto()
    """A form in which users type texts or choose values."""


class Who(Enum):
    """Who may use a control. Handlers and services refuse others; tests try each control as a stranger."""

    ANYBODY = auto()
    """Everybody, everywhere; it changes only the user's own data, and shows no more but visible profiles."""
    PEOPLE_HERE = auto()
    """Everybody in the channel of the match; it changes nothing for others."""
    UNBLOCKED = auto()
    """Everybody who is not blocked in the server: it lets the user join a match."""
    PLAYERS = auto()
    """The players and the host of the match, in its channel."""
    CONCERNED = auto()
    """The users whom the match concerns, everywhere, and everybody in its channel for themselves."""
    VIEWERS = auto()
    """The users who may see a match or an imported record: in its channel, or everywhere if it is theirs."""
    OWNER = auto()
    """The user to whom it belongs."""
    MODERATORS = auto()
    """The moderators of the server."""
    MANAGERS = auto()
    """The users who manage the server."""


class Registration(NamedTuple):
    """A handler, who may use it, and how its clicks are acknowledged.

    ``private``: the answer is visible to the user alone. ``concurrent``: the handler runs while Discord
    processes the acknowledgement, and waits for that itself. ``anywhere``: the button may be in a direct
    message or in another channel than that of the match. ``confirms``: the click answers a private question,
    which can be answered only once, because the next reply replaces it. ``opens_form``: the handler answers
    with a form, which Discord accepts only as the first answer, so nothing is acknowledged before.
    """

    handler: Handler
    who: Who
    private: bool
    concurrent: bool
    anywhere: bool
    confirms: bool
    opens_form: bool


class Handlers:
    """Handlers by scope and verb. Each cog has its own, and the bot includes them when it loads the cog."""

    def __init__(self) -> None:
        self._registrations: dict[tuple[Scope, str], Registration] = {}

    def on_click(
        self,
        verb: str,
        who: Who,
        scope: Scope = Scope.MATCH,
        *,
        private: bool = False,
        concurrent: bool = False,
        anywhere: bool = False,
        confirms: bool = False,
        opens_form: bool = False,
    ) -> Callable[[Handler], Handler]:
        """Register the decorated function as the handler of a verb; see `Registration`."""

        def register(handler: Handler) -> Handler:
            self._add(
                (scope, verb),
                Registration(handler, who, private, concurrent, anywhere, confirms, opens_form),
            )
            return handler

        return register

    def on_user_click(
        self, verb: str, who: Who, *, private: bool = False, confirms: bool = False, opens_form: bool = False
    ) -> Callable[[Handler], Handler]:
        """Register the handler of a control that belongs to no match."""
        return self.on_click(verb, who, Scope.USER, private=private, confirms=confirms, opens_form=opens_form)

    def on_submit(self, verb: str, who: Who) -> Callable[[Handler], Handler]:
        """Register the handler of a form."""
        return self.on_click(verb, who, Scope.FORM)

    def include(self, others: "Handlers") -> None:
        """Take over the handlers of another object. Raise ``ValueError`` if a verb already has a handler."""
        for key, registration in others._registrations.items():
            self._add(key, registration)

    def _add(self, key: tuple[Scope, str], registration: Registration) -> None:
        if key in self._registrations:
            raise ValueError(f"two handlers for {key[1]}")
        self._registrations[key] = registration

    def find(self, scope: Scope, verb: str) -> Registration | None:
        """Return the registration of a verb, or ``None``."""
        return self._registrations.get((scope, verb))

    def of(self, scope: Scope) -> dict[str, Registration]:
        """Return the registrations of a scope, by verb."""
        return {
            verb: each
            for (scope_of_verb, verb), each in self._registrations.items()
            if scope_of_verb is scope
        }
