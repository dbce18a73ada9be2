"""Whatever stands in a record file, the terminal and the import take it or refuse it in one sentence."""

import asyncio
import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.cli.main import main
from bot.locales import texts
from bot.match.refusals import Refusal
from bot.services.import_service import ImportService
from tests.records import SAMPLES

text = texts("en")
NAMES = ("constructor-resigned", "constructor-computer", "middle-ages-played", "space-builder-3")
FILES = sorted(file for name in NAMES for file in SAMPLES.glob(f"*/{name}.json"))
EXTREMES = (
    "9" * 28,
    "9" * 4001,
    "9" * 5000,
    "-" + "9" * 28,
    "-" + "9" * 4001,
    str(2**47 + 1),
    str(2**53),
    str(2**63),
    str(2**64),
    str(-(2**63)),
    "0",
    "-0",
    "-1",
    "1.0",
    "1e28",
    "1e999",
    "-1e999",
    "0.1",
    "NaN",
    "Infinity",
    "null",
    "true",
    "{}",
    "[]",
    '""',
    '"x"',
    json.dumps("x" * 200_000),
    json.dumps("9" * 5000),
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\u0000"',
    json.dumps("{ $number } \u202e\r\n"),
    "[" * 50_000,
    "[" * 50_000 + "]" * 50_000,
    '{"a":' * 50_000 + "1" + "}" * 50_000,
    "[" + "1," * 200_000 + "1]",
    '{"a":1,"a":2}',
    "\ufeff",
)
"""What is put in place of a value: JSON, and what only looks like it."""
Place = tuple[str | int, ...]


class Shelf:
    """A store that keeps no file."""

    async def add(self, user_id: int, content: str, now: int) -> int:
        """Return the id of a file."""
        return len((str(user_id), content, str(now)))


def places_in(value: Any, place: Place = ()) -> Iterator[Place]:
    """Yield the place of each value within a value, of items of a list the first two and the last."""
    if place:
        yield place
    items: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = sorted({number: value[number] for number in (0, 1, -1) if abs(number) < len(value)}.items())
    for name, item in items:
        yield from places_in(item, (*place, name))


def put(content: Any, place: Place, value: str, *, is_doubled: bool, is_signed: bool) -> bytes:
    """Return a file in which something else stands at a place, or there as well, signed or not."""
    holder = content = json.loads(json.dumps(content))
    for name in place[:-1]:
        holder = holder[name]
    if is_doubled and isinstance(holder, dict):
        holder["double"] = "HERE"
    else:
        holder[place[-1]] = "HERE"

    def write() -> str:
        file = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        return file.replace('"double":', f"{json.dumps(place[-1])}:").replace('"HERE"', value)

    if is_signed and place[0] != "checksum":
        content["checksum"] = ""
        content["checksum"] = sha256(write().encode("utf-8", "surrogatepass")).hexdigest()
    return write().encode("utf-8", "surrogatepass")


def require_answer(data: bytes, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Let the terminal and the import take a file or refuse it, both in the same words."""
    file = folder / "match.json"
    file.write_bytes(data)
    status = main(["record", "verify", str(file)])
    printed = capsys.readouterr()
    try:
        asyncio.run(ImportService(Shelf()).add(1, data))  # type: ignore[arg-type]
    except Refusal as refusal:
        reason = text(f"refusal-{refusal.key}", **refusal.details)
        (line,) = printed.err.splitlines()
        assert (status, printed.out) == (2, "")
        assert line == f"{file}: {reason}".replace("*", "").replace("`", "")
        assert len(line) < 500
    else:
        assert (status, printed.err) == (0, "")


PLACES = [(file, place) for file in FILES for place in places_in(json.loads(file.read_bytes()))]


@given(st.sampled_from(PLACES), st.sampled_from(EXTREMES), st.booleans(), st.booleans())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_anything_in_any_field_is_taken_or_refused_in_a_sentence(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    at: tuple[Path, Place],
    value: str,
    is_doubled: bool,
    is_signed: bool,
) -> None:
    content = json.loads(at[0].read_bytes())
    data = put(content, at[1], value, is_doubled=is_doubled, is_signed=is_signed)
    require_answer(data, tmp_path, capsys)


@pytest.mark.parametrize("digits", [20, 28, 29, 4001, 5000])
@pytest.mark.parametrize("sign", ["", "-"])
def test_a_file_with_a_huge_version_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], digits: int, sign: str
) -> None:
    content = json.loads(FILES[0].read_bytes())
    data = put(content, ("version",), sign + "9" * digits, is_doubled=False, is_signed=True)
    require_answer(data, tmp_path, capsys)


@pytest.mark.parametrize("value", EXTREMES, ids=map(str, range(len(EXTREMES))))
@pytest.mark.parametrize("is_signed", [True, False])
@pytest.mark.nightly
def test_each_extreme_in_each_field_is_taken_or_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], value: str, is_signed: bool
) -> None:
    places = {tuple(map(str, place)): (file, place) for file, place in PLACES}
    for file, place in places.values():
        content = json.loads(file.read_bytes())
        data = put(content, place, value, is_doubled=False, is_signed=is_signed)
        require_answer(data, tmp_path, capsys)
