"""The files of a test: small and local, so a test that waits for nothing else may read them itself."""

from pathlib import Path


def bytes_of(file: Path) -> bytes:
    """All that is in a file."""
    return file.read_bytes()


def write(file: Path, content: bytes) -> None:
    """Has a file hold ``content``."""
    file.write_bytes(content)


def touch(file: Path) -> None:
    """Makes an empty file."""
    file.touch()


def neighbours(file: Path) -> list[str]:
    """The names of what else is in the folder of a file."""
    return sorted(path.name for path in file.parent.iterdir() if path != file)
