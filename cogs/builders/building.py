"""The controls of a Builders turn: the dice, the choice between moving and building, the building steps."""

from collections.abc import Sequence

from bot.games.builders import STRUCTURE_POINTS, STRUCTURE_STEPS, LeadView, StepView, View
from bot.locales import Text
from cogs.kit.controls import ANSWER, Choice, Control, Line, Menu
from rendering.builders.emojis import find_piece_emoji, find_structure_emoji
from rendering.words import and_list

BUILD = "build"
"""The selection of a player who has chosen to build, before the first step."""
AUTO_FILL = "many"
"""The action that stands for as many building steps as possible."""
MOST_AT_ONCE = 5
"""The most building steps offered besides moving; with more, the player has to choose to build first."""
MOST_LEADS = 2
"""The most rows to begin that have a button each; on a phone, more of them would hide the picture."""


def turn_controls(view: View, selection: str, *, text: Text) -> Sequence[Line]:
    """Return the controls for what the current player can do now."""
    if view.phase == "roll":  # only after an undo, or in an old match in which players rolled themselves
        roll = Control(text("builders-button-roll"), "act", "roll", ANSWER)
        return [[roll]]
    move = []
    if view.move is not None:
        label = text("builders-button-move", value=view.value, pieces=view.move.pieces)
        move.append(Control(label, "act", "move", ANSWER))
    if is_building(view, selection):
        return _steps(view, move, text)
    build = Control(text("builders-button-build", value=view.value), "pick", BUILD, ANSWER)
    return [[*move, build]]


def is_building(view: View, selection: str) -> bool:
    """Return whether to offer building steps.

    They are offered during a build, once building is chosen, if nothing else is possible, or if they are few.
    """
    if view.phase == "build":
        return True
    return view.phase == "choose" and (
        selection == BUILD or view.move is None or len(view.steps) <= MOST_AT_ONCE
    )


def _steps(view: View, move: list[Control], text: Text) -> Sequence[Line]:
    """Return the controls of a build: each step has a button, but many rows to begin are in a menu."""
    more = [as_many_control(view, text)] if len(view.auto_fill) > 1 else []
    if view.phase == "build":
        more.append(Control(text("builders-button-done"), "act", "done", ANSWER))
    leads = [step for step in view.steps if step.action.startswith("lead")]
    listed = leads if len(leads) > MOST_LEADS else []
    choices = [
        Choice(
            step_label(view, step, text),
            step.action,
            _describe_lead(view, step, text),
            _step_emoji(view, step, text),
        )
        for step in listed
    ]
    menu: list[Line] = [Menu(text("builders-menu-lead"), "act", tuple(choices), "lead")] if choices else []
    buttons = [
        Control(step_label(view, step, text), "act", step.action, ANSWER, emoji=_step_emoji(view, step, text))
        for step in view.steps
        if step not in listed
    ]
    lines: list[Line] = [[*move, *more], *menu, buttons]
    return [line for line in lines if line]


def as_many_control(view: View, text: Text) -> Control:
    """Return the control that makes as many steps as possible at once."""
    count = view.pieces_to_lay
    steps = len(view.auto_fill) - count
    label = text("builders-button-many", count=count, steps=steps, points=view.auto_fill_points)
    return Control(label, "act", AUTO_FILL, ANSWER)


def _step_emoji(view: View, step: StepView, text: Text) -> str | None:
    kind, *names = step.action.split()
    return (
        find_structure_emoji(view.current or 0, text)
        if kind == "structure"
        else find_piece_emoji(names[0], text)
    )


def step_label(view: View, step: StepView, text: Text) -> str:
    """Return the label of a step with its points.

    For a lead it also has the number of pieces in the row, because other players will lay there too.
    """
    kind, *names = step.action.split()
    if kind == "structure":
        number = view.players[view.current or 0].progress + 1
        points, steps = STRUCTURE_POINTS, STRUCTURE_STEPS
        return text("builders-button-structure", step=number, steps=steps, points=points)
    if kind == "lay":
        return text("builders-button-lay", kind=names[0], joints=step.joints)
    pieces = len(_find_lead(view, step.action).joints)
    return text("builders-button-lead", shape=names[0], panel=names[1], joints=step.joints, pieces=pieces)


def _find_lead(view: View, action: str) -> LeadView:
    """Return the row that an action begins."""
    _, shape, side = action.split()
    panel = next(panel for panel in view.panels if panel.side == side)
    return next(lead for lead in panel.leads if lead.shape == shape)


def _describe_lead(view: View, step: StepView, text: Text) -> str:
    """Describe the row that a step begins: what the whole of it earns, and on which sides it is the same."""
    row = _find_lead(view, step.action)
    others = (each.action for each in view.steps if each.action.startswith("lead") and each != step)
    same = [text(f"builders-side-{each.split()[2]}") for each in others if _find_lead(view, each) == row]
    sides, joints = and_list(same, text), sum(row.joints)
    return text("builders-choice-lead", joints=joints, next=row.next_length, same=len(same), sides=sides)
