"""The files of a test: small and local, so that a test may read them without waiting."""

from pathlib import Path


def bytes_of(file: Path) -> bytes:
    """Return all bytes of a file."""
    return file.read_bytes()


def write(file: Path, content: bytes) -> None:
    """Write ``content`` to a file."""
    file.write_bytes(content)


def touch(file: Path) -> None:
    """Create an empty file."""
    file.touch()


def neighbours(file: Path) -> list[str]:
    """Return the names of the other files in the folder of a file."""
    return sorted(path.name for path in file.parent.iterdir() if path != file)


def remove(file: Path) -> None:
    """Delete a file if there is one."""
    file.unlink(missing_ok=True)
