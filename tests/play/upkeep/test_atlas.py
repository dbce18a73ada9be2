"""At a start the bot uses the atlas of sprites; if there is none, another process draws it."""

import asyncio
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

from bot import locales
from bot.cli.main import FAILED
from bot.games import GAMES
from bot.locales import FALLBACK, MissingText, texts
from bot.settings import Settings
from cogs.upkeep import atlas
from cogs.upkeep.atlas import AtlasUpkeep
from rendering import RENDERERS
from rendering.atlas import forget_everything_drawn
from tests.players.positions import states_of


class Folder:
    """A folder whose atlas is there once a process has drawn it, if it draws one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, code: str, *, draws: bool = False) -> None:
        self.asked: list[Path] = []
        self.processes: list[subprocess.Popen[bytes]] = []
        self.is_drawn = False
        self._code, self._draws = code, draws
        monkeypatch.setattr(atlas, "use_atlas", self._use)
        monkeypatch.setattr(atlas, "start_drawing", self._start)

    def _use(self, folder: Path) -> bool:
        self.asked.append(folder)
        return self.is_drawn

    def _start(self, folder: Path) -> subprocess.Popen[bytes]:
        assert folder == self.asked[0]
        self.is_drawn = self._draws
        self.processes.append(subprocess.Popen([sys.executable, "-c", self._code]))
        return self.processes[-1]


def upkeep() -> AtlasUpkeep:
    """Return the cog of a bot whose database is a file."""
    settings = Settings(database_url="sqlite+aiosqlite:////srv/bot/guildhall.db")
    bot: Any = SimpleNamespace(atlas_folder=settings.data_folder)
    return AtlasUpkeep(bot)


async def finish(cog: AtlasUpkeep) -> None:
    """Wait until nothing is drawn any more."""
    assert cog.drawing is not None
    await asyncio.to_thread(cog.drawing.join)


async def test_an_atlas_beside_the_database_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    folder, cog = Folder(monkeypatch, ""), upkeep()
    folder.is_drawn = True
    await cog.cog_load()
    assert folder.asked == [Path("/srv/bot")]
    assert folder.processes == []
    await cog.cog_unload()


async def test_what_boards_say_is_read_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    folder, cog = Folder(monkeypatch, ""), upkeep()
    folder.is_drawn = True
    locales._clear_caches()
    forget_everything_drawn()  # sentences are kept too
    await cog.cog_load()
    parse = Mock(wraps=locales._PARSER.parse)
    monkeypatch.setattr(locales._PARSER, "parse", parse)
    for key, rules in GAMES.items():
        for state in islice(states_of(key, 1), 0, None, 9):
            assert RENDERERS[key].alt_text(rules.view(state, None), text=texts(FALLBACK))
    late = {call.args[0].partition(" =")[0] for call in parse.call_args_list}
    assert not {name for name in late if "-says-" in name}  # some cards and places are read late
    texts(FALLBACK)("refusal-closing")
    assert "refusal-closing" in parse.call_args.args[0]  # not all texts are read
    await cog.cog_unload()


async def test_a_game_that_lacks_a_text_stops_no_start(monkeypatch: pytest.MonkeyPatch) -> None:
    folder, cog = Folder(monkeypatch, ""), upkeep()
    folder.is_drawn = True
    alt_text = Mock(side_effect=MissingText("constructor-name"))
    monkeypatch.setattr(type(RENDERERS["constructor"]), "alt_text", alt_text)
    await cog.cog_load()
    assert alt_text.called
    assert folder.asked
    await cog.cog_unload()


async def test_a_missing_atlas_is_drawn_by_another_process_and_then_used(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder, cog = Folder(monkeypatch, "", draws=True), upkeep()
    await cog.cog_load()
    await finish(cog)
    assert len(folder.asked) == 2
    assert [process.returncode for process in folder.processes] == [0]
    assert "atlas.missing" not in caplog.messages
    await cog.cog_unload()


async def test_boards_are_drawn_without_an_atlas_that_cannot_be_drawn(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder, cog = Folder(monkeypatch, "raise SystemExit(1)"), upkeep()
    await cog.cog_load()
    await finish(cog)
    assert [process.returncode for process in folder.processes] == [1]
    assert "atlas.missing" in caplog.messages
    await cog.cog_unload()


async def test_the_process_ends_with_the_bot(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder, cog = Folder(monkeypatch, "import time; time.sleep(60)"), upkeep()
    await cog.cog_load()
    await cog.cog_unload()
    await finish(cog)
    assert folder.processes[0].returncode != 0
    assert "atlas.missing" not in caplog.messages


def test_the_atlas_lies_beside_the_database(tmp_path: Path) -> None:
    assert Settings(database_url=f"sqlite+aiosqlite:///{tmp_path}/a.db").data_folder == tmp_path
    assert Settings(database_url="postgresql+asyncpg://bot@localhost/bot").data_folder == Path()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no groups of processes")
def test_ctrl_c_reaches_the_bot_alone_and_a_deleted_folder_ends_the_process(tmp_path: Path) -> None:
    folder = tmp_path / "deleted"
    with atlas.start_drawing(folder) as process:
        assert os.getpgid(process.pid) == process.pid
    assert process.returncode == FAILED
    assert not folder.exists()
