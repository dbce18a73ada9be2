"""Lint, format, types, floors and translations."""

import subprocess
import sys

import pytest

from bot.locales import FALLBACK, languages
from tests.codebase.sources import ROOT, report

TOOLS = {
    "lint": ("-m", "ruff", "check", "."),
    "format": ("-m", "ruff", "format", "--check", "."),
    "types": ("-m", "mypy"),
    "floors": ("-c", "from importlinter.cli import lint_imports_command as lint; lint()"),
    "translations": (
        "-c",
        "from compare_locales.commands import CompareLocales; raise SystemExit(CompareLocales.call())",
        *("tests/locales/l10n.toml", ".", *(language for language in languages() if language != FALLBACK)),
    ),
}


@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.waits
def test_tool(tool: str) -> None:
    command = [sys.executable, *TOOLS[tool]]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    report([result.stdout + result.stderr] if result.returncode else [])
