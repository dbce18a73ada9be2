"""How far a request got, so that the answer to an error claims only what is certain."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from bot.services.refusals import Refusal


@dataclass
class Progress:
    """Whether a request has changed a match.

    ``committed``: it has. ``uncertain``: a commit began and nobody knows yet whether it holds.
    """

    committed: bool = False
    uncertain: bool = False


_progress: ContextVar[Progress] = ContextVar("progress")


@contextmanager
def follow_progress() -> Iterator[Progress]:
    """Yield the progress of the request that is carried out inside."""
    progress = Progress()
    token = _progress.set(progress)
    try:
        yield progress
    finally:
        _progress.reset(token)


@contextmanager
def committing() -> Iterator[Progress]:
    """Count an error inside as a commit that may hold or not; a ``Refusal`` as one that does not hold.

    The caller sets ``committed`` on what is yielded.
    """
    progress = _progress.get(None) or Progress()
    progress.uncertain = True
    try:
        yield progress
    except Refusal:
        progress.uncertain = False
        raise
    progress.uncertain = False
