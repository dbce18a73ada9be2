"""Record files of all versions stay readable, and ``docs/record.md`` is true for programs in any language."""

import json
import random
import re
import shutil
from collections import deque
from collections.abc import Sequence
from hashlib import sha512
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.middle_ages import SITES
from bot.match.record import VERSION, read_record, to_match, write_record
from bot.match.record_checks import verify
from bot.match.record_schema import record_schema
from bot.match.replay import Replay
from tests.records import SAMPLES

DOCS = Path(__file__).parents[2] / "docs"
FILES = sorted(SAMPLES.glob("*/*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_sample_stays_readable(file: Path) -> None:
    record = read_record(file.read_bytes())
    *_, last = verify(record)
    replay = Replay(*to_match(record, last))
    assert len(replay.frames) > 2
    assert replay.state(0) != last
    assert record.version == int(file.parent.name)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_samples_of_the_newest_version_are_written_in_the_same_way(file: Path) -> None:
    record = read_record(file.read_bytes())
    assert write_record(record) == file.read_bytes() or record.version < VERSION


@pytest.mark.parametrize("key", GAMES)
def test_there_are_samples_of_every_game(key: str) -> None:
    has_sample = any(read_record(file.read_bytes()).game == key for file in FILES)
    assert has_sample, "add a case to tests/records/__main__.py, then run `uv run python -m tests.records`"


def test_there_are_samples_of_all_endings() -> None:
    records = [read_record(file.read_bytes()) for file in FILES]
    assert {record.result.kind for record in records if record.result} >= {"played", "resigned", "claimed"}
    assert {action.cause for record in records for action in record.actions} == {"", "auto", "bot"}
    assert any(player.computer for record in records for player in record.players)
    assert any(not player.name for record in records for player in record.players)


def test_the_schema_in_the_docs_is_that_of_the_types() -> None:
    """Write it with ``uv run bot record schema > docs/record.schema.json``."""
    docs_schema = json.loads((DOCS / "record.schema.json").read_text(encoding="utf-8"))
    assert docs_schema == json.loads(json.dumps(record_schema()))


def test_every_field_is_described() -> None:
    for name, definition in record_schema()["$defs"].items():
        items = {item["title"]: item for item in definition.get("prefixItems", ())}
        for field, schema in definition.get("properties", items).items():
            assert "description" in schema or (name == "Record" and field in ("format", "version")), field


def test_the_example_in_the_docs_is_a_true_record() -> None:
    page = (DOCS / "record.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.+?)```", page, flags=re.DOTALL)
    assert example.encode() == (SAMPLES / str(VERSION) / "constructor-claimed.json").read_bytes()
    assert all(f"| `{field}`" in page or f"`{field}`" in page for field in json.loads(example))


@pytest.mark.parametrize(
    "file", [file for file in FILES if file.parent.name == str(VERSION)], ids=lambda file: file.stem
)
def test_the_program_in_the_docs_plays_every_sample(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (DOCS / "record.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.+?)```", page, flags=re.DOTALL)
    shutil.copy(file, tmp_path / "match.json")
    monkeypatch.chdir(tmp_path)
    exec(program, {})
    record = read_record(file.read_bytes())
    last = deque(verify(record), maxlen=1).pop()
    assert capsys.readouterr().out == f"{GAMES[record.game].outcome(last)}\n"


class Twister:
    """The generator as ``docs/record.md`` describes it, without that of Python."""

    def __init__(self, text: str) -> None:
        data = text.encode()
        number = int.from_bytes(data + sha512(data).digest())
        key = [number >> 32 * place & 0xFFFFFFFF for place in range((number.bit_length() + 31) // 32)]
        self.state, self.place = self.seed(key), 624

    @staticmethod
    def seed(key: Sequence[int]) -> list[int]:
        """Return the state that ``init_by_array`` makes."""
        state = [19650218]
        for i in range(1, 624):
            state.append((1812433253 * (state[-1] ^ state[-1] >> 30) + i) & 0xFFFFFFFF)
        i, j = 1, 0
        for _ in range(max(624, len(key))):
            mix = (state[i - 1] ^ state[i - 1] >> 30) * 1664525
            state[i] = ((state[i] ^ mix) + key[j] + j) & 0xFFFFFFFF
            i, j = i + 1, (j + 1) % len(key)
            if i == 624:
                state[0], i = state[623], 1
        for _ in range(623):
            mix = (state[i - 1] ^ state[i - 1] >> 30) * 1566083941
            state[i] = ((state[i] ^ mix) - i) & 0xFFFFFFFF
            i += 1
            if i == 624:
                state[0], i = state[623], 1
        state[0] = 0x80000000
        return state

    def output(self) -> int:
        """Return the next 32 bits."""
        if self.place == 624:
            for i in range(624):
                both = self.state[i] & 0x80000000 | self.state[(i + 1) % 624] & 0x7FFFFFFF
                odd = 0x9908B0DF if both & 1 else 0
                self.state[i] = self.state[(i + 397) % 624] ^ both >> 1 ^ odd
            self.place = 0
        bits = self.state[self.place]
        self.place += 1
        bits ^= bits >> 11
        bits ^= bits << 7 & 0x9D2C5680
        bits ^= bits << 15 & 0xEFC60000
        return bits ^ bits >> 18

    def below(self, limit: int) -> int:
        """Return a number below a limit."""
        while (number := self.output() >> 32 - limit.bit_length()) >= limit:
            pass
        return number

    def shuffle(self, items: Sequence[str]) -> list[str]:
        """Return the items in another order."""
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            other = self.below(last + 1)
            result[last], result[other] = result[other], result[last]
        return result


@pytest.mark.parametrize("seed", ["5eed", "a longer seed, ünïcödé"])
def test_any_language_draws_the_same_numbers(seed: str) -> None:
    python, twister = random.Random(seed), Twister(seed)
    for limit in (2, 3, 4, 7, 20, 64) * 200:
        assert twister.below(limit) == python.randrange(limit)


def test_any_language_shuffles_the_same_cards() -> None:
    record = read_record((SAMPLES / "1" / "middle-ages-played.json").read_bytes())
    first = next(verify(record))
    assert record.seed is not None
    cards = Twister(record.seed).shuffle(list(SITES))
    assert first.sites.slots + first.sites.deck == tuple(cards)
