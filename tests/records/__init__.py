"""Record files that have to stay readable, by version: ``uv run python -m tests.records`` adds new ones."""

from pathlib import Path

SAMPLES = Path(__file__).parent
