"""The words of Builders: descriptions of positions and actions, prompts, alt texts."""

from collections.abc import Iterator, Sequence
from datetime import date
from itertools import groupby

from bot.games.builders import (
    KINDS,
    SIDE_INDEX,
    SIDES_OF_TRACK,
    STRUCTURE_STEPS,
    Action,
    Done,
    Lay,
    Lead,
    Move,
    Order,
    PanelView,
    Roll,
    StepView,
    Structure,
    Take,
    View,
    next_length,
)
from bot.locales import Text
from rendering.builders.labels import counts_text, result_text, tie_text
from rendering.renderer import Renderer
from rendering.words import and_list, fit_sentences, name_and_colour, player_name, score_values


class BuildersWords(Renderer[View]):
    """The words of Builders."""

    view_free_actions = frozenset((Done, Order, Take))

    def sentences(self, view: View, *, text: Text) -> list[str]:
        """Describe the whole position, one line per subject."""
        return [
            *_head(view, text),
            *_puzzle(view, text),
            *_row(view, text),
            *_panels(view, text),
            *_players(view, text),
            *_box(view, text),
            *_options(view, text),
            *_last(view, text),
        ]

    def alt_text(self, view: View, *, text: Text) -> str:
        """Describe the picture, the most important first."""
        return fit_sentences(
            [
                *_head(view, text),
                *_puzzle(view, text),
                *_row(view, text),
                *_players(view, text),
                *_box(view, text),
                *_panels(view, text),
            ]
        )

    def prompt(self, view: View, *, text: Text) -> str:
        """Describe in one sentence what the player to act can do."""
        pieces = view.pieces_to_lay
        if view.phase == "choose":
            ways = [name for name, there in (("move", view.move), ("build", view.steps)) if there]
            return text(f"builders-prompt-choose-{'-'.join(ways)}", value=view.value, pieces=pieces)
        if view.phase == "build" and not view.steps:
            return text("builders-prompt-done")
        if view.phase == "build" and view.is_ended:
            return text("builders-prompt-ended")
        count = view.choice.total if view.choice else 0
        return text(f"builders-prompt-{view.phase}", count=count, pieces=pieces)

    def describe_action(self, view: View, action: Action, *, text: Text) -> str:
        """Describe ``action`` in the position ``view``: the part of a sentence after the player's name.

        A roll is described with its dice if the view has them.
        """
        match action:
            case Order(counts=counts) | Take(counts=counts):
                return text(f"builders-did-{action.__struct_config__.tag}", pieces=counts_text(counts, text))
            case Roll() if view.dice is not None:
                return text(
                    "builders-did-roll-known",
                    **_numbers(view.dice),
                    value=view.value,
                    double="yes" if view.double else "no",
                    corner_joints=view.corner_box,
                )
            case Roll() if view.last is not None and view.last.deed == "pass":
                return text("builders-did-roll-pass", **_numbers(view.last.dice))
            case Move():
                corners = view.move.corners if view.move else 0
                return text("builders-did-move", value=view.value, corners=corners)
            case Lay(kind=kind):
                panel = text(f"builders-panel-{view.row.panel}") if view.row else ""
                ends = _name_completed_part(view, action)
                return text("builders-did-lay", kind=kind, ends=ends, panel=panel)
            case Lead(shape=shape, panel=side):
                is_last = not next_length(view.panels[SIDE_INDEX[side]].length, shape)
                key = "builders-did-finish" if is_last else "builders-did-lead"
                return text(key, shape=shape, panel=text(f"builders-panel-{side}"))
            case Structure():
                progress = 1 + (view.players[view.current].progress if view.current is not None else 0)
                return text("builders-did-structure", steps=progress % STRUCTURE_STEPS)
            case _:
                return super().describe_action(view, action, text=text)

    def describe_actions(self, steps: Sequence[tuple[View, Action]], *, text: Text) -> Sequence[str]:
        """Describe several actions of one kind; count pieces that complete nothing by their kind."""
        sentences: list[str] = []
        for alone, same in groupby(steps, key=lambda step: _needs_own_sentence(*step)):
            run = list(same)
            if alone or len(run) == 1:
                sentences += [self.describe_action(view, action, text=text) for view, action in run]
            else:
                kinds = [action.kind for _, action in run if isinstance(action, Lay)]
                pieces = counts_text(map(kinds.count, KINDS), text)
                sentences.append(text("builders-did-lay-several", pieces=pieces))
        return sentences

    def advise(self, view: View, action: Action, *, text: Text) -> str:
        """Describe an action as advice, a roll without its dice, even if the view has them."""
        if isinstance(action, Roll):
            return text("builders-do-roll")
        return super().advise(view, action, text=text)


def closeup_text(view: View, *, text: Text) -> str:
    """Describe the close-up in at most 1024 characters."""
    return fit_sentences(
        [
            text("builders-says-closeup"),
            *_puzzle(view, text),
            *_row(view, text),
            *_panels(view, text),
        ]
    )


def finished_puzzle_text(view: View, *, text: Text, end_date: date | None = None) -> str:
    """Describe the picture of the puzzle alone, in at most 1024 characters."""
    shares = [
        text(
            "builders-says-share", name=name_and_colour(number, text), joints=player.joints, laid=player.laid
        )
        for number, player in enumerate(view.players)
    ]
    lines = [
        text("builders-says-puzzle-alone", pieces=len(view.pieces), shares=and_list(shares, text)),
        *_puzzle(view, text),
    ]
    if end_date and view.outcome:
        lines += [text("builders-says-ended", date=end_date), *_players(view, text)]
    return fit_sentences(lines)


def _numbers(dice: tuple[int, int]) -> dict[str, int]:
    """Return the numbers of the dice as values of a text."""
    return {"first": dice[0], "second": dice[1]}


def _name_completed_part(view: View, action: Lay) -> str:
    """Return what a piece completes: ``ring``, ``panel``, ``row`` or ``none``."""
    if not view.foundation.is_closed:
        return "ring" if action.kind == "A" and view.foundation.side == "west" else "none"
    row = view.row
    if row is None or len(row.empty) > 1:
        return "none"
    length = view.panels[SIDE_INDEX[row.panel]].length
    return "row" if next_length(length, row.shape) else "panel"


def _needs_own_sentence(view: View, action: Action) -> bool:
    """Return whether an action gets its own sentence: all but a piece that completes nothing."""
    return not isinstance(action, Lay) or _name_completed_part(view, action) != "none"


def _head(view: View, text: Text) -> list[str]:
    if view.outcome:
        tie = tie_text(view, text)
        result = text("builders-says-over", result=result_text(view, text))
        return [result, *([text("builders-says-tie", tie=tie)] if tie else [])]
    if view.phase == "over":
        return [text("builders-says-stopped")]
    if view.is_paused:
        orders = _orders(view, text) if view.phase == "order" else []
        return [text("says-paused", game=text("builders-name")), *orders]
    if view.current is None:
        return [text("builders-says-order"), text("builders-says-kinds"), *_orders(view, text)]
    # No turn number here: replays show one above, and they also count the orders as a turn.
    stage = "panels" if view.foundation.is_closed else "foundation"
    return [text(f"builders-says-{stage}", name=name_and_colour(view.current, text)), *_dice(view, text)]


def _orders(view: View, text: Text) -> Iterator[str]:
    """Describe who has handed in an order, and the viewer's own order.

    The view never contains the order of another player.
    """
    for number, player in enumerate(view.players):
        name = player_name(number, text)
        if number in view.leavers:
            yield text("builders-says-gone", name=name)
            continue
        yield text("builders-says-handed-in" if player.handed_in else "builders-says-writes", name=name)
        if player.sheet is not None:
            yield text("builders-says-own-order", name=name, pieces=counts_text(player.sheet, text))


def _dice(view: View, text: Text) -> list[str]:
    if view.dice is None:
        return []
    worth = "double" if view.double else "sum"
    line = text(f"builders-says-dice-{worth}", **_numbers(view.dice), value=view.value)
    return [line, text("builders-says-left", left=view.left)] if view.phase == "build" else [line]


def _puzzle(view: View, text: Text) -> list[str]:
    """Describe the lengths of the foundation's sides and, while it is open, the side being laid."""
    if view.phase == "order":
        return []
    north, east, south, west = view.foundation.sides
    if view.foundation.side is None:
        return [text("builders-says-ring", north=north, east=east, count=2 * (north + east) + 4)]
    side = text(f"builders-side-{view.foundation.side}")
    sizes = {"north": north, "east": east, "south": south, "west": west}
    return [text("builders-says-ring-open", **sizes, side=side, shortest=view.foundation.shortest)]


def _row(view: View, text: Text) -> Iterator[str]:
    row = view.row
    if row is not None and not view.outcome:
        yield text(
            "builders-says-row",
            shape=row.shape,
            panel=text(f"builders-panel-{row.panel}"),
            slot=row.slot + 1,
            slots=row.slots,
            joints=row.joints,
        )


def _panels(view: View, text: Text) -> list[str]:
    return [] if view.outcome else [_panel(panel, text) for panel in view.panels]


def _panel(panel: PanelView, text: Text) -> str:
    """Describe a panel, and of each row what it would need and earn, or why no player may lead it."""
    name = text(f"builders-panel-{panel.side}")
    if not panel.length:
        return text("builders-says-panel-finished", panel=name)
    below = "foundation" if panel.length == panel.base else panel.below
    whole = text("builders-says-panel", panel=name, length=panel.length, base=panel.base, below=below)
    leads = [
        text(
            f"builders-says-lead-{lead.refusal}" if lead.refusal else "builders-says-lead",
            shape=lead.shape,
            pieces=len(lead.joints),
            joints=sum(lead.joints),
            next=lead.next_length,
        )
        for lead in panel.leads
    ]
    return f"{whole} {text('builders-says-leads', leads=and_list(leads, text))}" if leads else whole


def _players(view: View, text: Text) -> list[str]:
    """Describe the players, the best first after the end, else in turn order before those who left."""
    if view.phase == "order":
        return []
    players: Sequence[int] = (*view.order, *view.leavers)
    if view.outcome:
        players = sorted(range(len(view.players)), key=view.outcome.ranks.__getitem__)
    return [_player(view, player, text) for player in players]


def _player(view: View, player: int, text: Text) -> str:
    """Describe what a player has; the joints and structures of one who left no longer count."""
    mine, name = view.players[player], name_and_colour(player, text)
    if player in view.leavers:
        return text("builders-says-leaver", name=name, joints=mine.joints, structures=mine.structures)
    if view.outcome:
        return text("builders-says-score", name=name, **score_values(view.outcome, player))
    return text(
        "builders-says-player",
        name=name,
        points=mine.points,
        joints=mine.joints,
        structures=mine.structures,
        progress=mine.progress,
        steps=STRUCTURE_STEPS,
        hand=counts_text(mine.hand, text),
        corner_joints=mine.corner_joints,
        space=mine.space,
        spaces=SIDES_OF_TRACK * view.options.spaces,
    )


def _box(view: View, text: Text) -> Iterator[str]:
    if view.outcome:
        return
    yield text("builders-says-box", pieces=counts_text(view.box, text), corner_joints=view.corner_box)
    if any(view.away):
        away, (small, large) = counts_text((*view.away, 0, 0), text), view.supply
        yield text("builders-says-away", pieces=away, small=small, large=large)


def _options(view: View, text: Text) -> Iterator[str]:
    """Describe what moving would bring, what each building step would earn and what can be taken."""
    if view.move:
        yield text(
            "builders-says-move",
            space=view.move.space,
            corners=view.move.corners,
            pieces=view.move.pieces,
        )
    if view.steps:
        steps = [_step(step, text) for step in view.steps]
        yield text("builders-says-steps", steps=and_list(steps, text))
    if view.choice and view.phase == "take":
        most = counts_text(view.choice.most, text)
        yield text("builders-says-choice", total=view.choice.total, most=most)


def _step(step: StepView, text: Text) -> str:
    action, *names = step.action.split()
    return text(
        "builders-says-step",
        action=action,
        piece=names[0] if names else "",
        panel=text(f"builders-panel-{names[1]}") if action == "lead" else "",
        points=step.points,
        joints=step.joints,
    )


def _last(view: View, text: Text) -> Iterator[str]:
    last = view.last
    if last is not None:
        yield text(
            f"builders-says-last-{last.deed}",
            name=player_name(last.player, text),
            pieces=counts_text(last.taken, text),
            steps=last.steps,
            **_numbers(last.dice),
        )
