"""The options that the players agree on before a match."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Literal

import msgspec

from bot.games.contract import HeadStartOptions


class Options(HeadStartOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a match; the defaults are the rules as printed.

    ``target_vp``: victory points that begin the end.
    ``send_cost``: the n-th unit sent to a site in one turn costs n actions, or always 1.
    ``end_rule``: the round is completed, or every other player gets one more turn.
    ``must_use_actions``: the free actions of a turn can't be given up.
    ``reveal_next``: which decks lie face up.
    ``tiebreak``: what decides between equal totals.
    """

    target_vp: Annotated[int, msgspec.Meta(ge=1, le=60)] = 17
    start_coins: Annotated[int, msgspec.Meta(ge=0, le=100)] = 10
    free_actions: Annotated[int, msgspec.Meta(ge=1, le=10)] = 3
    extra_action_price: Annotated[int, msgspec.Meta(ge=1, le=20)] = 5
    send_cost: Literal["escalating", "flat"] = "escalating"
    end_rule: Literal["round", "one_more"] = "round"
    must_use_actions: bool = False
    reveal_next: Literal["both", "building", "none"] = "both"
    tiebreak: Literal["vp_then_coins", "none"] = "vp_then_coins"


PRESETS: Mapping[str, Options] = MappingProxyType(
    {
        "official": Options(),
        "bga": Options(must_use_actions=True),
        "thai": Options(must_use_actions=True, send_cost="flat", end_rule="one_more", tiebreak="none"),
    }
)
