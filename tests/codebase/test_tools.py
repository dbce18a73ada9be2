"""Lint, format, types and floors."""

import subprocess
import sys

import pytest

from tests.codebase.sources import ROOT, report

TOOLS = {
    "lint": ("-m", "ruff", "check", "."),
    "format": ("-m", "ruff", "format", "--check", "."),
    "types": ("-m", "mypy"),
    "floors": ("-c", "from importlinter.cli import lint_imports_command as lint; lint()"),
}


@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.waits
def test_tool(tool: str) -> None:
    command = [sys.executable, *TOOLS[tool]]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    report([result.stdout + result.stderr] if result.returncode else [])
