"""Checks of files: who may read the token and the seeds of running matches."""

import os
import shlex
from collections.abc import Iterable
from pathlib import Path

from bot.cli.checks.finding import Finding, fine, note, wrong
from bot.store.files import database_files, others_may_read

BACKUPS = "backups"
"""The folder beside the database in which backups are looked for, as `docs/hosting.md` has it."""


def check_settings_file(file: Path) -> Finding:
    """Return whether the file with the settings exists, and whether others may read the token in it."""
    if not os.path.exists(file):  # also False in a folder that we may not enter
        return note("check-env-missing", file=str(file))
    if others_may_read(file):
        return wrong("check-env-others", file=str(file), command=_chmod([file]))
    return fine("check-env-private", file=str(file))


def check_database_files(database: Path) -> list[Finding]:
    """Return whether only their owner may read a SQLite database, its logs and its backups."""
    backups = [*database.parent.glob("*.db"), *database.parent.glob(f"{BACKUPS}/*")]
    files = dict.fromkeys((*database_files(database), *sorted(backups)))
    findings = list(_foreign_owner(database))
    if open_to_others := [file for file in files if others_may_read(file)]:
        return [*findings, wrong("check-files-others", command=_chmod(open_to_others))]
    if any(map(os.path.exists, files)):
        findings.append(fine("check-files-private"))
    return findings


def _foreign_owner(file: Path) -> Iterable[Finding]:
    """Yield a note if root checks the database of another user: root may read whatever the bot may not."""
    if os.path.exists(file) and os.geteuid() == 0 and file.stat().st_uid != 0:
        yield note("check-other-user", file=str(file), owner=_owner(file))


def _owner(file: Path) -> str:
    try:
        return file.owner()
    except KeyError:  # such as the user of a container
        return str(file.stat().st_uid)


def _chmod(files: Iterable[Path]) -> str:
    """Return the command, which works in every folder: the operator may be in another one than the bot."""
    return shlex.join(["chmod", "go=", *(str(file.absolute()) for file in files)])
