"""A seat that is lent in one step, for tests of what follows."""

from dataclasses import dataclass, replace
from typing import ClassVar

from bot.match.commands import AnswerStandIn, AskStandIn, Context
from bot.match.models import Change


@dataclass(frozen=True, slots=True)
class LendSeat:
    """Ask a friend to stand in, who accepts at once."""

    friend: int
    needs_record: ClassVar[bool] = False

    def __call__(self, context: Context, /) -> Change:
        asked = AskStandIn(self.friend)(context).match
        return AnswerStandIn(context.user, accept=True)(replace(context, match=asked, user=self.friend))
