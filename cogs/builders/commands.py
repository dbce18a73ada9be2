"""The slash commands of Builders."""

from collections.abc import Mapping
from typing import Any

from bot.games.builders import View
from bot.locales import Text
from cogs.builders.building import AUTO_FILL, as_many_control, step_label
from cogs.builders.choosing import completions
from cogs.kit.game_commands import ActionCommand, Choices, Parameter, plain_command
from cogs.kit.parameters import filter_choices

_STEPS = ("lay", "lead", "structure", AUTO_FILL)


def _complete_step(view: View, query: str, _values: Mapping[str, Any], text: Text) -> Choices:
    if not view.steps:
        return []
    labels = {step.action: step_label(view, step, text) for step in view.steps}
    labels[AUTO_FILL] = as_many_control(view, text).label
    return filter_choices(labels, query)


def _read_step(_view: View, values: Mapping[str, Any], _text: Text) -> str:
    """Return the typed text as a building step, even if it is also the notation of another action."""
    step = values["step"]
    kind = step.strip().lower().partition(" ")[0]
    return step if kind in _STEPS else f"lead {step}" if " " in step.strip() else f"lay {step}"


def _choose_pieces(phase: str) -> ActionCommand:
    def complete(view: View, query: str, _values: Mapping[str, Any], text: Text) -> Choices:
        return completions(view, query, text) if view.phase == phase else []

    return ActionCommand(
        phase,
        lambda _view, values, _text: f"{phase} {values['pieces']}",
        {"pieces": Parameter(complete=complete)},
    )


COMMANDS = (
    _choose_pieces("order"),
    plain_command("move"),
    _choose_pieces("take"),
    ActionCommand("build", _read_step, {"step": Parameter(complete=_complete_step)}),
    plain_command("structure"),
    plain_command("done"),
)
