"""What Babel knows and no text uses is forgotten, without a change to any text."""

import subprocess
import sys

import pytest

PROGRAM = """
import sys
from datetime import date
import bot.locales as locales
if sys.argv[1:]:
    locales.forget_unused = lambda _: None
for language in locales.languages():
    text = locales.texts(language)
    for month in range(1, 13):
        day = date(2026, month, 9)
        print(text("clip-ended", date=day), text("builders-finished-on", date=day))
    for count in (0, 1, 2, 5, 11, 21, 1000, 1234567, 10**6):
        print(text("check-space", free=count, folder="x"), text("middle-ages-amount-tile", count=count))
        print(text("clip-score", points=locales.with_decimal(count + 0.5)))
with open("/proc/self/status") as status:
    print(next(line.split()[1] for line in status if line.startswith("RssAnon:")))
"""
LEAST_KILOBYTES = 2000
"""What is saved at the least: how much depends on what else takes memory between."""


@pytest.mark.skipif(sys.platform != "linux", reason="it reads the memory of a process from /proc")
def test_texts_are_the_same_in_less_memory() -> None:
    (*texts, memory), (*all_texts, all_memory) = (
        subprocess.run(
            [sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, check=True
        ).stdout.splitlines()
        for arguments in ([], ["all"])
    )
    assert texts == all_texts
    assert "9 mai 2026" in "\n".join(texts)
    assert int(memory) < int(all_memory) - LEAST_KILOBYTES
