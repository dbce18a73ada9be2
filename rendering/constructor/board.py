"""The picture of a match: the tiles with their stacks or the patterns to choose from, the players' panels."""

from collections.abc import Collection, Mapping
from functools import partial
from typing import NamedTuple

from bot.games.constructor import GAME, PIECES, Kind, Move, Place, View
from rendering.constructor.cards import draw_finished_round, draw_pattern_choice
from rendering.constructor.labels import result_text, score_text, shows_last_round
from rendering.constructor.layout import Layout, layout
from rendering.constructor.panel import draw_panel, draw_status
from rendering.constructor.stacks import put_badge, put_ghost, put_stack
from rendering.constructor.tiles import empty_board, marking
from rendering.kit import Canvas, Look, Scene, Theme, flatten, size_of, to_canvas
from rendering.words import fit_names

_BRIGHTNESS = 0.299, 0.587, 0.114  # of red, green and blue
_FADED_GREY, _FADED_COLOUR = 0.35, 0.15  # what is left of a faded picture's brightness and of its colours


class ChoiceMarks(NamedTuple):
    """The tiles that glow, the stack that would be on each target, and the kind to place."""

    glowing: Collection[str]
    ghosts: Mapping[str, str]
    kind: Kind | None


def mark_choices(view: View, choices: Collection[str]) -> ChoiceMarks:
    """Return the marks for ``choices``, the actions from which a player chooses now.

    A piece that can move glows, and so does each tile where one of the actions ends, whether it is the only
    one or one of several; the ghost on it shows what would be there.
    """
    actions = [GAME.action_from_string(action) for action in view.legal if action in choices]
    stacks = {tile.label: tile.stack for tile in view.tiles}
    kinds = {action.kind for action in actions if isinstance(action, Place)}
    glowing, ghosts = set[str](), dict[str, str]()
    for action in actions:
        match action:
            case Move(source=source, target=target):
                glowing.add(source)
                ghosts[target] = stacks[target] + stacks[source]
            case Place(kind=kind, tile=tile) if len(kinds) == 1 and view.current is not None:
                ghosts[tile] = PIECES[view.colours[view.current]][kind]
            case Place(tile=tile):
                glowing.add(tile)
    return ChoiceMarks(glowing | ghosts.keys(), ghosts, kinds.pop() if len(kinds) == 1 else None)


def draw_board(view: View, look: Look, choices: Collection[str] = ()) -> Scene:
    """Draw a position; ``choices`` are the actions from which a player chooses now.

    Before a round has a pattern, draw those to choose from.
    """
    has_inset = shows_last_round(view)
    shows_result = view.current is None and not view.is_paused and view.phase != "round-over"
    place = layout(view.pattern, has_inset=has_inset, result=shows_result)
    if view.pattern is None:
        picture = draw_pattern_choice(view, look)
    else:
        picture = to_canvas(empty_board(view.pattern, look.theme, has_inset=has_inset))
    choice_marks = mark_choices(view, choices)
    _draw_stacks(picture, view, place, look.theme, choice_marks)
    if view.early_winners is not None:
        picture = _fade(picture, look.theme)
    for colour, box in enumerate(place.panels):
        draw_panel(picture, box, view, colour, upright=place.upright, look=look, kind=choice_marks.kind)
    lines = [look.text("constructor-round"), f"{view.round}/{view.rounds}"]
    if shows_result:
        result = fit_names(partial(result_text, view), look.text, size_of(place.status)[0], lines=2)
        lines = [result, score_text(view, look.text)] if view.outcome else [result]
    draw_status(picture, place.status, lines, look, loud=shows_result)
    if place.inset:
        draw_finished_round(picture, place.inset, view, look)
    return picture


def _draw_stacks(picture: Canvas, view: View, place: Layout, theme: Theme, choice_marks: ChoiceMarks) -> None:
    glowing = choice_marks.glowing
    markings = {"glow": glowing} if glowing else {"source": view.last[:-1], "target": view.last[-1:]}
    for kind, labels in markings.items():
        for label in labels:
            marking(kind, place.tile, theme).put(picture, place.centres[label])
    for tile in view.tiles:
        centre = place.centres[tile.label]
        if tile.stack:
            put_stack(picture, tile.stack, centre, place.tile, theme)
        if tile.label in choice_marks.ghosts:
            put_ghost(picture, choice_marks.ghosts[tile.label], centre, place.tile, theme)
    for tile in view.tiles:
        if tile.label not in choice_marks.ghosts:
            put_badge(picture, tile.stack, place.centres[tile.label], place.tile, theme)


def _fade(picture: Scene, theme: Theme) -> Scene:
    """Return the picture with faded colours, because nobody plays there any more."""
    rows = []
    for channel, ground in enumerate(theme["table"]):
        shares = [_FADED_GREY * share for share in _BRIGHTNESS]
        shares[channel] += _FADED_COLOUR
        rows += [*shares, ground * (1 - _FADED_GREY - _FADED_COLOUR)]
    return to_canvas(flatten(picture, picture.paint().convert("RGB", tuple(rows))))
