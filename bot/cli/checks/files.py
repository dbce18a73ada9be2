"""Checks of files: who may read the token and the seeds of running matches."""

import os
import shlex
from collections.abc import Iterable
from pathlib import Path

from bot.cli.checks.finding import Finding, fine, note, wrong
from bot.store.files import get_database_files, is_readable_by_others

BACKUPS = "backups"
"""The folder beside the database in which to look for backups, as `docs/hosting.md` names it."""


def check_settings_file(file: Path) -> Finding:
    """Check that the file with the settings exists, and that others can't read the token in it."""
    if not os.path.exists(file):  # also False in a folder that the user may not enter
        return note("check-env-missing", file=str(file))
    if is_readable_by_others(file):
        return wrong("check-env-others", file=str(file), command=_make_chmod_command([file]))
    return fine("check-env-private", file=str(file))


def check_database_files(database: Path) -> list[Finding]:
    """Check that only the owner may read a SQLite database, its logs and its backups."""
    backups = [*database.parent.glob("*.db"), *database.parent.glob(f"{BACKUPS}/*")]
    files = dict.fromkeys((*get_database_files(database), *sorted(backups)))
    findings = list(_check_owner(database))
    if open_to_others := [file for file in files if is_readable_by_others(file)]:
        return [*findings, wrong("check-files-others", command=_make_chmod_command(open_to_others))]
    if any(map(os.path.exists, files)):
        findings.append(fine("check-files-private"))
    return findings


def _check_owner(file: Path) -> Iterable[Finding]:
    """Yield a note if root checks another user's database, because root may read more than the bot."""
    if os.path.exists(file) and os.geteuid() == 0 and file.stat().st_uid != 0:
        yield note("check-other-user", file=str(file), owner=_get_owner(file))


def _get_owner(file: Path) -> str:
    try:
        return file.owner()
    except KeyError:  # such as the user of a container
        return str(file.stat().st_uid)


def _make_chmod_command(files: Iterable[Path]) -> str:
    """Return the command that makes files private, with full paths so that it works in every folder."""
    return shlex.join(["chmod", "go=", *(str(file.absolute()) for file in files)])
