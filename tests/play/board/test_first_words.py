"""Texts are parsed when they are first needed: on the drawing thread, so that the event loop goes on."""

from threading import Thread, current_thread, main_thread
from typing import Any

import pytest

from cogs.board import board_messages
from tests.play.world import World


async def test_the_first_controls_of_a_game_in_a_language_are_made_off_the_loop(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = list[Thread]()
    make = board_messages.controls

    def note_thread(*values: Any) -> Any:
        threads.append(current_thread())
        return make(*values)

    monkeypatch.setattr(board_messages, "controls", note_thread)
    monkeypatch.setattr(board_messages, "READ_LANGUAGES", set())
    await world.begin_constructor()
    await world.env.settle()
    assert [thread is main_thread() for thread in (threads[0], threads[-1])] == [False, True]
