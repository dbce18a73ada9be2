"""Fixtures for the tests of several folders."""

import gc
import logging
import os
import shutil
from collections.abc import Iterator
from contextlib import nullcontext, suppress
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import settings
from sqlalchemy import create_engine

from bot.store.migrate import upgrade
from cogs.upkeep import atlas as upkeep
from tests.codebase.combinations import leave_out_all_but_samples, names_tests
from tests.example_games import EXAMPLES, register_examples

TESTS = Path(__file__).parent

# The same examples in every run: what fails once fails again.
settings.register_profile("fixed", derandomize=True, deadline=None)  # a busy machine is no fault
settings.load_profile("fixed")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Import a share of the test files first, so that each is compiled by one process, not by all of them.

    On a new checkout, compiling all of them with their assertions takes longer than importing them.
    """
    number = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")
    count = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if count > 1 and session.config.args == session.config.getini("testpaths"):
        for file in sorted(TESTS.rglob("test_*.py"))[int(number) :: count]:
            with suppress(Exception):  # it is reported where the file is collected
                import_module(".".join(file.relative_to(TESTS.parent).with_suffix("").parts))


def pytest_configure(config: pytest.Config) -> None:
    """Run exhaustive and nightly tests too where files or tests are named, unless ``-m`` is given as well.

    The terminal speaks English, wherever the tests run.
    """
    os.environ["LC_ALL"] = "C.UTF-8"
    has_mark = any(argument.startswith("-m") for argument in config.invocation_params.args)
    if not has_mark and names_tests(config):
        config.option.markexpr = ""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what waits, and leave most cases of sampled tests to the nightly run.

    One process waits, one thing after the other: the other processes keep the cores busy meanwhile.
    """
    items.sort(key=lambda item: item.get_closest_marker("waits") is None)
    for item in items:
        if item.get_closest_marker("waits") and not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group("waits"))
    leave_out_all_but_samples(items)


@pytest.fixture(scope="session", autouse=True)
def modules_left_out_of_garbage_collection() -> None:
    """Leave what is imported by now alone: looking through it again and again takes a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)


@pytest.fixture(scope="session", autouse=True)
def not_drawn_in_the_background() -> Iterator[None]:
    """Let bots draw no atlas: it takes half a minute, and each test would draw its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(upkeep, "use_atlas", lambda _: True)
        yield


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an empty SQLite database with the newest schema: making one takes as long as many a test."""
    file = tmp_path_factory.mktemp("store") / "empty.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()
    return file


@pytest.fixture
def database(empty_database: Path, tmp_path: Path) -> Path:
    """Return the path of a test's database."""
    return Path(shutil.copyfile(empty_database, tmp_path / "guildhall.db"))


@pytest.fixture
def example_games() -> Iterator[None]:
    """Add the small games of the tests to the registries."""
    with register_examples():
        yield


@pytest.fixture(autouse=True)
def example_games_of_a_case(request: pytest.FixtureRequest) -> Iterator[None]:
    """Add the small games of the tests to the registries for a test's cases of them."""
    case = getattr(request.node, "callspec", None)
    values = () if case is None or "example_games" in request.fixturenames else case.params.values()
    needs_games = any(game.key in values for game in EXAMPLES)
    with register_examples() if needs_games else nullcontext():
        yield


@pytest.fixture(autouse=True)
def loggers_as_before() -> Iterator[None]:
    """Restore the loggers after a test, because a command of the bot configures them for its process."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    levels = {logger: logger.level for logger in _loggers()}
    yield
    for handler in [handler for handler in root.handlers if handler.name == "guildhall"]:
        if handler not in handlers:
            root.removeHandler(handler)
    root.setLevel(level)
    for logger in _loggers():
        if logger.level != levels.get(logger, logging.NOTSET):
            logger.setLevel(levels.get(logger, logging.NOTSET))


def _loggers() -> list[logging.Logger]:
    loggers = list(logging.getLogger().manager.loggerDict.values())
    return [logger for logger in loggers if isinstance(logger, logging.Logger)]
