"""The bot keeps freed memory for the next picture, and returns it every minute with the atlas's pages."""

import json
import platform
import subprocess
import sys
from unittest.mock import Mock

import pytest

from cogs.upkeep import atlas

_PICTURE = "(1200, 900)"
_PAGES = 1200 * 900 * 4 // 4096
_PROGRAM = f"""
import json, resource
from PIL import Image
from bot.client.memory import keep_freed_memory, release_memory

def count_faults():
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    Image.new("RGB", {_PICTURE}, "red")
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before

keep_freed_memory()
counts = [count_faults(), count_faults()]
release_memory()
print(json.dumps([*counts, count_faults()]))
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries have no such setting")
def test_the_memory_of_a_picture_serves_the_next_one_until_it_is_returned() -> None:
    process = subprocess.run([sys.executable, "-c", _PROGRAM], stdout=subprocess.PIPE, text=True, check=True)
    first, second, after_release = json.loads(process.stdout)
    assert first > 0.9 * _PAGES
    assert second < 0.1 * _PAGES
    assert after_release > 0.9 * _PAGES


def test_memory_and_pages_are_returned_every_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = Mock()
    calls.wait.side_effect = [False, False, True]
    for name, attribute in (
        ("_NEVER", calls),
        ("release_memory", calls.memory),
        ("release_pages", calls.pages),
    ):
        monkeypatch.setattr(atlas, name, attribute)
    atlas._release_memory_again_and_again()
    assert [name for name, *_ in calls.method_calls] == ["wait", "memory", "pages"] * 2 + ["wait"]
    assert calls.wait.call_args.args == (60,)
