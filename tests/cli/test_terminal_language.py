"""The terminal speaks the language of its locale, as far as there is one."""

import subprocess
import sys

import pytest

from bot.cli.main import main
from bot.locales import languages, terminal_language, texts


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "es_MX"}, "es"),
        ({"LANG": "ko"}, "ko"),
        ({"LANG": "th_TH@dict"}, "th"),
        ({"LANG": "../../etc"}, "en"),
        ({"LC_MESSAGES": "th_TH.UTF-8", "LANG": "fr_FR.UTF-8"}, "th"),
        ({"LC_ALL": "C", "LC_MESSAGES": "th_TH.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_FR.UTF-8"}, "fr"),
    ],
)
def test_the_language_is_that_of_the_locale(variables: dict[str, str], language: str) -> None:
    assert terminal_language(variables) == language


@pytest.mark.parametrize("language", languages())
def test_help_speaks_every_language_also_on_a_terminal_without_its_letters(language: str) -> None:
    about = texts(language)("cli-about")
    for encoding in ("utf-8", "ascii"):
        shown = subprocess.run(
            [sys.executable, "-m", "bot", "--help"],
            env={"LC_ALL": f"{language}.UTF-8", "PYTHONIOENCODING": encoding, "COLUMNS": "400"},
            capture_output=True,
            check=True,
        ).stdout
        assert about.encode(encoding, "replace") in shown


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "command", ["run", "sandbox", "atlas", "backup", "ratings", "check", "tournament", "record verify"]
)
def test_each_command_has_its_help_in_every_language(
    command: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    with pytest.raises(SystemExit, match="0"):
        main([*command.split(), "--help"])
    assert capsys.readouterr().out
