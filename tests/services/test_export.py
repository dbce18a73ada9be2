"""A record can be taken along, checked and played again; it gives nothing away before the end."""

import hashlib
import json
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.services.commands import Hint, Resign, Start
from bot.services.export import BrokenRecord, export, replay, seed_hash
from tests.services.seats import ADA, BRUNO, NOW, SEED, Played, constructor, in_turn, table


def exported(played: Played) -> dict[str, Any]:
    """Return the content of the record as a user saves it."""
    content: dict[str, Any] = json.loads(export(played.match, played.record))
    return content


def test_the_seed_is_hidden_until_the_match_is_over() -> None:
    played = in_turn()
    assert SEED not in export(played.match, played.record).decode()
    assert exported(played)["seed"] is None
    played.do(BRUNO, Resign())
    assert exported(played)["seed"] == SEED


def test_the_hash_shown_at_the_start_is_that_of_the_seed_shown_at_the_end() -> None:
    played = in_turn()
    promised = exported(played)["seed_sha256"]
    assert promised == seed_hash(played.match.seed)
    played.do(BRUNO, Resign())
    assert hashlib.sha256(exported(played)["seed"].encode()).hexdigest() == promised


def test_a_record_says_who_did_what_when() -> None:
    played = in_turn().act(ADA, "draw")
    content = exported(played)
    assert (content["game"], content["players"], content["options"]) == ("harvest", 2, {})
    assert content["actions"][-1] == {"player": 0, "action": "draw", "at": NOW + 4}
    assert len(content["actions"]) == 3


def test_a_record_says_after_how_many_of_its_actions_something_happened() -> None:
    played = in_turn().act(ADA, "draw")
    played.do(ADA, Hint())
    played.act(ADA, "take")
    played.do(ADA, Hint())
    assert exported(played)["events"] == [
        {"player": 0, "kind": "hint", "after": 3},
        {"player": 0, "kind": "hint", "after": 4},
    ]


@pytest.mark.parametrize("orders", [1, 4])
def test_a_record_does_not_count_what_was_done_in_secret(orders: int) -> None:
    played = table(ADA, BRUNO, None, None, game="builders")
    played.do(ADA, Start())
    for _ in range(orders):
        played.act(BRUNO, "order 1A 4B 3C 2D")
    played.do(ADA, Hint())
    content = exported(played)
    assert content["actions"] == []
    assert content["events"] == [{"player": 0, "kind": "hint", "after": 0}]
    assert (played.match.public_revision, played.match.events[0].public_revision) == (4, 4)


def test_a_record_names_no_account() -> None:
    played = constructor()
    played = Played(replace(played.match, seats=(987654321, 123456789)))
    text = export(played.match, played.record).decode()
    assert "987654321" not in text
    assert "123456789" not in text


def test_anybody_can_play_a_record_again_with_the_rules_alone() -> None:
    played = constructor().act(ADA, "Ra1").act(BRUNO, "Sb1")
    played.do(BRUNO, Resign())
    content = exported(played)
    rules = GAMES[content["game"]]
    state = rules.new_state(content["players"], rules.options_from(content["options"]), content["seed"])
    for line in content["actions"]:
        state = rules.apply_action(state, line["player"], rules.action_from_string(line["action"]))
    assert state == played.match.state


def test_a_record_gives_every_position() -> None:
    played = in_turn().act(ADA, "take", "draw")
    states = list(replay(played.match, played.record))
    assert len(states) == len(played.record) + 1
    assert states[-1] == played.match.state
    assert played.match.recent_state in states


@pytest.mark.parametrize("change", [{"action": "pick 9"}, {"player": 1}, {"action": "draw"}])
def test_a_record_that_was_changed_from_outside_is_detected(change: dict[str, Any]) -> None:
    played = in_turn()
    record = (replace(played.record[0], **change), played.record[1])
    with pytest.raises(BrokenRecord):
        list(replay(played.match, record))
