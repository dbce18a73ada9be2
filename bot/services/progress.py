"""The progress of a request, so that the answer to an error states only what is certain."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from bot.match.refusals import Refusal


@dataclass
class Progress:
    """Whether a request has changed a match.

    ``is_committed``: it has. ``is_uncertain``: a commit was begun, and nobody knows whether it succeeded.
    """

    is_committed: bool = False
    is_uncertain: bool = False


_progress: ContextVar[Progress] = ContextVar("progress")


@contextmanager
def follow_progress() -> Iterator[Progress]:
    """Yield the progress of the request that runs inside the block."""
    progress = Progress()
    token = _progress.set(progress)
    try:
        yield progress
    finally:
        _progress.reset(token)


@contextmanager
def committing() -> Iterator[Progress]:
    """Yield the progress of the request; after an error inside the block, its commit is uncertain.

    After a ``Refusal``, nothing was committed for certain. The caller sets ``is_committed``.
    """
    progress = _progress.get(None) or Progress()
    progress.is_uncertain = True
    try:
        yield progress
    except Refusal:
        progress.is_uncertain = False
        raise
    progress.is_uncertain = False
