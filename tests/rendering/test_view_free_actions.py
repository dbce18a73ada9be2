"""Actions that are described without a view are described as they would be with one."""

from typing import Any

import pytest

from bot.games import GAMES
from bot.locales import texts
from bot.match.replay import replay
from rendering import RENDERERS
from tests.match.record_files import random_match

MATCHES = 4


@pytest.mark.parametrize("key", GAMES)
def test_a_description_without_a_view_is_the_same(key: str) -> None:
    renderer, text, kinds = RENDERERS[key], texts("en"), set[type]()
    for number in range(MATCHES):
        match, record = random_match(key, f"described {number}")
        for before, line in zip(replay(match, record), record, strict=False):
            action = match.rules.action_from_string(line.action)
            if type(action) in renderer.view_free_actions and type(action) not in kinds:
                kinds.add(type(action))
                view: Any = match.rules.view(before, line.player)
                one, several = (
                    [renderer.describe_actions([(each, action)] * count, text=text) for each in (view, None)]
                    for count in (1, 2)
                )
                assert one[0] == one[1]
                assert several[0] == several[1]
    assert kinds or not renderer.view_free_actions
