"""A warning fails the tests where it reveals a mistake of ours, not where a package has to repair itself."""

import warnings
from typing import Any

import pytest

OURS = ("bot", "bot.store.engine", "cogs.me.me_commands", "rendering", "tests.play.world")
OTHERS = ("discord.utils", "asyncio.events", "botany", "tests_of_others.x", "PIL.Image")


def warn_in(module: str, category: type[Warning]) -> None:
    """Warn as a line of a module would."""
    names: dict[str, Any] = {"__name__": module, "warn": warnings.warn, "category": category}
    exec("warn('old', category)", names)


@pytest.mark.parametrize("module", OURS)
@pytest.mark.parametrize("category", [DeprecationWarning, FutureWarning, SyntaxWarning, UserWarning])
def test_a_warning_in_our_own_code_fails(module: str, category: type[Warning]) -> None:
    with pytest.raises(category, match="old"):
        warn_in(module, category)


@pytest.mark.parametrize("module", OTHERS)
@pytest.mark.parametrize("category", [DeprecationWarning, FutureWarning, SyntaxWarning, UserWarning])
def test_a_warning_in_the_code_of_others_does_not(module: str, category: type[Warning]) -> None:
    warn_in(module, category)


def test_a_coroutine_that_is_never_awaited_fails_wherever_it_is_found() -> None:
    with pytest.raises(RuntimeWarning, match="never awaited"):
        warnings.warn_explicit(
            "coroutine 'x' was never awaited", RuntimeWarning, "sys", 1, module="asyncio.events"
        )


def test_an_unclosed_resource_fails_the_test() -> None:
    with pytest.raises(ResourceWarning):
        warnings.warn_explicit("unclosed <socket>", ResourceWarning, "gc", 1, module="asyncio.events")


def test_an_error_that_nobody_catches_fails() -> None:
    with pytest.raises(pytest.PytestUnraisableExceptionWarning):
        warn_in("_pytest.unraisableexception", pytest.PytestUnraisableExceptionWarning)
