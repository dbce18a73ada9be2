"""The picture of a match: the tiles with their stacks or the patterns to choose from, the players' panels."""

from collections.abc import Collection, Mapping
from functools import partial
from math import ceil
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.games.constructor import EXTRA_PATTERNS, GAME, PIECES, Kind, Move, Place, Tile, View, tiles_of
from rendering.constructor.labels import result_text, score_text, shows_last_round
from rendering.constructor.layout import RISE, Layout, areas_above_blocks, fit, layout
from rendering.constructor.panel import TOKEN, draw_panel, draw_status, token
from rendering.constructor.stacks import put_badge, put_ghost, put_stack
from rendering.constructor.tiles import empty_board, marking, put_tile
from rendering.kit import (
    GAP,
    LARGE,
    SCALE,
    SMALL,
    SPRING,
    USUAL,
    WIDE,
    Box,
    Canvas,
    Look,
    Part,
    Scene,
    Size,
    Theme,
    block,
    box_in,
    flatten,
    grid,
    icon,
    inset,
    put_in_middle,
    put_lines,
    put_panel,
    put_rounded_box,
    put_row,
    size_of,
    split,
    split_across,
    sprite,
    stack,
    table,
    to_canvas,
    words,
)
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
    return ChoiceMarks(sorted(glowing | ghosts.keys()), ghosts, kinds.pop() if len(kinds) == 1 else None)


def draw_board(view: View, look: Look, choices: Collection[str] = ()) -> Scene:
    """Draw a position; ``choices`` are the actions from which a player chooses now.

    Before a round has a pattern, draw those to choose from.
    """
    has_inset = shows_last_round(view)
    shows_result = view.current is None and not view.is_paused and view.phase != "round-over"
    place = layout(view.pattern, has_inset=has_inset, result=shows_result)
    if view.pattern is None:
        picture = _draw_pattern_choice(view, look)
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
        _draw_finished_round(picture, place.inset, view, look)
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


def _draw_pattern_choice(view: View, look: Look) -> Scene:
    """Draw a new picture of the numbered patterns to choose from, in two rows above the players' panels.

    One more card shows how the last round ended or, before a round has ended, a heading.
    """
    picture = to_canvas(table(look.theme))
    count = len(view.patterns) + 1
    *boxes, last = grid(areas_above_blocks()[0], max(2, ceil(count / 2)), 2, WIDE)[:count]
    for number, (pattern, box) in enumerate(zip(view.patterns, boxes, strict=True), 1):
        _put_card(picture, pattern, number, box, look)
    if view.finished:
        _draw_finished_round(picture, last, view, look)
    elif view.phase == "pattern" and not view.is_paused:
        lines = look.text("constructor-choose-first"), look.text("constructor-choose-second")
        put_lines(picture, inset(last, GAP), *((line, LARGE, look["ink"]) for line in lines))
    return picture


def _draw_finished_round(picture: Canvas, box: Box, view: View, look: Look) -> None:
    """Draw how the last finished round ended: its number, its points by colour, its final position."""
    finished_round, inside = view.finished[-1], inset(box, GAP)
    put_panel(picture, box, look.theme)
    if _is_wide(size_of(box)):
        left, area = split_across(inside, None, None)
        lines = box_in(left, (size_of(left)[0], 2 * SMALL))
    else:
        lines, area = split(inside, 2 * SMALL, None)
    title, result = stack(lines, 2, 0)
    heading = look.text("constructor-round-number", round=len(view.finished))
    put_in_middle(picture, title, words(heading, SMALL, look["quiet"]))
    ice, black = (icon(token(colour, TOKEN, look.theme)) for colour in (0, 1))
    points = "–".join(str(finished_round.points[view.colours.index(colour)]) for colour in (0, 1))
    put_in_middle(picture, result, ice, words(points, SMALL, look["ink"]), black)
    _draw_tiles(picture, finished_round.tiles, area, look.theme, rise=RISE / 2)


def _is_wide(size: Size) -> bool:
    return size[0] > 1.5 * size[1]


def _put_card(picture: Canvas, pattern: str, number: int, box: Box, look: Look) -> None:
    """Draw a card with a pattern, its number and its name."""
    put_panel(picture, box, look.theme)
    head, area, name = split(inset(box, GAP), USUAL, None, USUAL)
    sign = icon(scales(look.theme)) if pattern in EXTRA_PATTERNS else None
    put_row(picture, head, _number_part(number, look), SPRING, sign)
    put_in_middle(picture, name, words(look.text(f"constructor-pattern-{pattern}"), SMALL, look["ink"]))
    if _is_wide(size_of(box)):
        area = inset((head[0], head[1], head[2], name[1]), USUAL + GAP, 0)
    _draw_tiles(picture, tiles_of(pattern), area, look.theme, rise=0)


def _number_part(number: int, look: Look) -> Part:
    """Return the part of a row that is a number on a disc."""

    def put(picture: Canvas, box: Box) -> None:
        put_rounded_box(picture, box, look["ink"], USUAL // 2)
        put_in_middle(picture, box, words(number, SMALL, look["panel"]))

    return block((USUAL, USUAL), put)


@sprite
def scales(theme: Theme) -> Image.Image:
    """Draw scales that are out of balance, the sign of a pattern that favours a player."""
    unit = 14 * SCALE
    image = Image.new("RGBA", (4 * unit, 4 * unit))
    draw = ImageDraw.Draw(image)
    line, ink = round(unit * 0.32), theme["quiet"]
    left, right, top = (0.75 * unit, 1.7 * unit), (3.25 * unit, 0.9 * unit), (2 * unit, 1.3 * unit)
    draw.line((*left, *right), fill=ink, width=line)
    draw.line((*top, 2 * unit, 3.6 * unit), fill=ink, width=line)
    draw.line((1.2 * unit, 3.6 * unit, 2.8 * unit, 3.6 * unit), fill=ink, width=line)
    for x, y in (left, right):
        draw.pieslice((x - 0.7 * unit, y - 0.5 * unit, x + 0.7 * unit, y + unit), 0, 180, fill=ink)
    return image.reduce(SCALE)


def _draw_tiles(image: Canvas, tiles: tuple[Tile, ...], area: Box, theme: Theme, *, rise: float) -> None:
    size, centres = fit(tiles, area, rise=rise)
    for tile in tiles:
        put_tile(image, tile, centres[tile.label], size, theme)
    for tile in tiles:
        if tile.stack:
            put_stack(image, tile.stack, centres[tile.label], size, theme)
