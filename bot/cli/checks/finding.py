"""The result of a check: one line for the operator."""

from dataclasses import dataclass
from typing import Literal

from bot.locales import terminal_text as _text
from bot.observability.logs import redact

Severity = Literal["fine", "note", "wrong"]


@dataclass(frozen=True)
class Finding:
    """A sentence about something that is fine, worth knowing, or to be repaired before the start."""

    severity: Severity
    sentence: str

    def __str__(self) -> str:
        """Return the line, without anything that looks like a secret."""
        return redact(f"{_text(f'check-mark-{self.severity}')} {self.sentence}")


def fine(key: str, **values: str | int) -> Finding:
    """Return a finding about something that is as it should be."""
    return Finding("fine", _text(key, **values))


def note(key: str, **values: str | int) -> Finding:
    """Return a finding about something that does not keep the bot from running."""
    return Finding("note", _text(key, **values))


def wrong(key: str, **values: str | int) -> Finding:
    """Return a finding about something that has to be repaired."""
    return Finding("wrong", _text(key, **values))
