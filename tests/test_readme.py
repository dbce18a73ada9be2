"""The README and the page on hosting are true."""

import re
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.locales import texts
from bot.settings import Settings
from cogs.support.permissions import INVITE, NEEDED, NEEDED_FOR_THREAD

_ROOT = Path(__file__).parent.parent
_README = (_ROOT / "README.md").read_text(encoding="utf-8")
_HOSTING = (_ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
_CI = (_ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_the_invite_link_asks_for_what_the_bot_needs() -> None:
    for page in (_README, _HOSTING):
        (permissions,) = re.findall(r"scope=bot\+applications\.commands&permissions=(\d+)", page)
        assert int(permissions) == INVITE.value
    text = texts("en")
    for name in {*NEEDED, *NEEDED_FOR_THREAD}:
        assert text(f"permission-{name.replace('_', '-')}") in " ".join(_README.split())


def test_the_readme_has_both_commands_and_ci_calls_the_second() -> None:
    assert "pip install uv && uv run bot sandbox\n" in _README
    assert "pip install uv && uv run pytest\n" in _README
    assert "pip install uv && uv run pytest" in _CI


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_named_with_its_command(key: str) -> None:
    assert texts("en")(f"{key}-name") in _README
    assert f"`/{key} new`" in _README


def test_every_setting_is_explained_in_the_page_on_hosting_and_in_the_example() -> None:
    example = (_ROOT / ".env.example").read_text(encoding="utf-8")
    for name in Settings.__dataclass_fields__:
        assert f"\n| `{name.upper()}` |" in _HOSTING
        assert f"\n{name.upper()}=" in example


@pytest.mark.parametrize("picture", re.findall(r"\]\((\.github/[^)]+)\)", _README))
def test_every_picture_is_there(picture: str) -> None:
    assert (_ROOT / picture).stat().st_size > 10_000
