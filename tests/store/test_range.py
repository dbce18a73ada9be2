"""Numbers that no column holds: they find nothing, on each kind of database."""

import pytest

from bot.match.models import LARGEST_ID
from bot.store import Store
from tests.store.samples import table


@pytest.mark.parametrize("number", [0, -1, LARGEST_ID, LARGEST_ID + 1, 2**63 - 1, 2**63, 36**13, 10**80])
async def test_no_number_of_a_match_is_too_large_to_look_for(store: Store, number: int) -> None:
    match = await store.matches.create(table())
    assert await store.matches.find(number) is None
    assert await store.matches.find_with_recipients(number) == (None, {})
    assert await store.matches.find(match.id) is not None
