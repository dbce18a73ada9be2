"""The words of a moment of a round seen again."""

from bot.games.space_builder import Best, Builder, Finish, MomentView, Placing, View
from bot.locales import Text
from rendering.space_builder.labels import building_name, seconds_text, time_text
from rendering.words.wording import name_and_colour


def describe_event(event: Placing | Finish, player: str, text: Text) -> str:
    """Describe what a builder, called ``player``, did at a moment."""
    if isinstance(event, Finish):
        return text(f"space-builder-moment-{event.kind}", player=player)
    card, split_text = building_name(event.building, text), seconds_text(event.split, text)
    return text("space-builder-moment-lay", player=player, card=card, split=split_text, tries=event.tries)


def describe_moment(view: View, moment: MomentView, text: Text) -> list[str]:
    """Describe the boards at a moment, a line for the time and one for each builder."""
    time = time_text(moment.clock)
    return [
        text("space-builder-says-moment", round=view.round, time=time),
        *(_describe_builder(each, text) for each in moment.builders),
        *([describe_best(moment, moment.best, text)] if moment.best else []),
    ]


def describe_best(moment: MomentView, best: Best, text: Text) -> str:
    """Describe how far the reader's best round was at a moment, and when it had as many cards."""
    own = next(each for each in moment.builders if each.player == best.player)
    equal = len(own.cards) if own.last else 0
    return text(
        "space-builder-moment-best",
        count=own.count,
        turned="yes" if moment.facing else "no",
        end=seconds_text(best.run.end or 0, text),
        laid="all" if moment.clock >= (best.run.end or 0) else best.laid(moment.clock),
        equal=equal,
        equal_at=seconds_text(best.run.steps[equal - 1], text),
        own_at=seconds_text(own.last.at if own.last else 0, text),
        races=best.races,
    )


def _describe_builder(builder: Builder, text: Text) -> str:
    last, wasted, finish = builder.last, builder.wasted, builder.finish
    vain = text(
        "space-builder-moment-wasted",
        placings=wasted.placings,
        turns=wasted.turns,
        time=seconds_text(wasted.time, text),
    )
    return text(
        "space-builder-says-moment-builder",
        name=name_and_colour(builder.player, text),
        laid=len(builder.cards),
        count=builder.count,
        finish="none" if finish is None else finish.kind,
        end="" if finish is None else time_text(finish.at),
        card="none" if last is None else building_name(last.building, text),
        split="" if last is None else seconds_text(last.split, text),
        wasted=vain if wasted.placings or wasted.turns else "none",
    )
